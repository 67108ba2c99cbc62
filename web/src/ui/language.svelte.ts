import {
  FluentBundle,
  FluentNumber,
  FluentType,
  type FluentFunction,
  type FluentVariable,
} from '@fluent/bundle';

import { messages, type Texts } from './messages';

/** The languages of the room, as each names itself. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', el: 'Ελληνικά' } as const;

export type Language = keyof typeof LANGUAGES;
/** How each language of a catalogue is fetched. */
type Source = Record<Language, () => Promise<{ default: Texts }>>;

/** The cases in which a sentence may need a name; all but the name alone have its article. */
export type Form = 'the' | 'genitive' | 'dative' | 'accusative';

/** What is filled into a message, by the name that it has there. */
export type Values = Record<string, string | number | Name>;
/** Writes the message of this name with these values, in the language of the device. */
export type Say = (message: string, values?: Values) => string;

/** The article of a name whose forms nobody gave: of several people, as all verbs have it. */
const ARTICLE: Record<Language, Record<Form, string>> = {
  en: { the: 'the', genitive: 'the', dative: 'the', accusative: 'the' },
  de: { the: 'die', genitive: 'der', dative: 'den', accusative: 'die' },
  el: { the: 'οι', genitive: 'των', dative: 'στους', accusative: 'τους' },
};

/** First strong isolate, and its end. */
const [ISOLATE, END] = [String.fromCharCode(0x2068), String.fromCharCode(0x2069)];
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** A value that is written from the right, so that it turns nothing around that stands beside it. */
export function isolated(value: string): string {
  return RIGHT_TO_LEFT.test(value) ? ISOLATE + value + END : value;
}

/** The name of a group of people, with the forms that the device's language has of it. */
export class Name extends FluentType<string> {
  readonly forms: Partial<Record<Form, string>>;

  constructor(name: string, forms: Partial<Record<Form, string>> = {}) {
    super(name);
    this.forms = forms;
  }

  /** The name with its article in this case: "the Medes", "den Medern". */
  in(form: Form): string {
    return this.forms[form] ?? `${ARTICLE[spoken.language][form]} ${isolated(this.value)}`;
  }

  toString(): string {
    return isolated(this.value);
  }
}

/** `{ NAME($who, form: "dative") }`; with `start: "yes"` where a sentence begins with it. */
const NAME: FluentFunction = ([who], { form, start }) => {
  if (!(who instanceof Name)) return who ?? '';
  const name = who.in(String(form ?? 'the') as Form);
  return start ? name.charAt(0).toLocaleUpperCase(spoken.language) + name.slice(1) : name;
};

/** What things are called here that texts call otherwise, by what they are. */
let called = $state.raw<Record<string, string>>({});

/** From now on these things are called so, whatever the language, and all others as the texts call them. */
export function callThings(names: Record<string, string>): void {
  if (key(names) !== key(called)) called = names;
}

/** Another one with all that is called otherwise. */
export const thingsCalled = (): string => key(called);

const key = (names: Record<string, string>): string => JSON.stringify(Object.entries(names).sort());

/** `{ CALLED("pony", "ponies") }`: these words, or what the thing is called here, in whatever case they stand. */
const CALLED: FluentFunction = ([what, words]) => {
  const name = called[String(what)];
  return name === undefined ? (words ?? '') : isolated(name);
};

const spoken = $state<{ language: Language }>({ language: 'en' });

class Catalogue {
  #bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});
  readonly #coming: Partial<Record<Language, Promise<void>>> = {};
  readonly #source: Source;

  constructor(source: Source) {
    this.#source = source;
  }

  readonly say: Say = (name, values = {}) => {
    const bundle = this.#bundles[spoken.language] ?? this.#any;
    if (!bundle) return '';
    const pattern = bundle.getMessage(name)?.value;
    // What cannot be filled in stands there by its name: a screen never fails for a text.
    return pattern ? bundle.formatPattern(pattern, ready(values), []) : name;
  };

  /** Fetches this language; English where it does not come and nothing is there to speak from. */
  async fetch(language: Language): Promise<void> {
    try {
      await (this.#coming[language] ??= this.#fetched(language));
    } catch (error) {
      // It is asked for again with whatever comes next.
      this.#coming[language] = undefined;
      if (this.#any) return;
      if (language === 'en') throw error;
      await this.fetch('en');
    }
  }

  async #fetched(language: Language): Promise<void> {
    const { default: texts } = await this.#source[language]();
    const bundle = new FluentBundle(LOCALES[language], {
      useIsolating: false,
      functions: { NAME, CALLED },
    });
    bundle.addResource({ body: messages(texts) });
    this.#bundles = { ...this.#bundles, [language]: bundle };
  }

  get #any(): FluentBundle | undefined {
    return this.#bundles.en ?? Object.values(this.#bundles)[0];
  }
}

/** British English counts and lists as these texts do. */
const LOCALES: Record<Language, string> = { en: 'en-GB', de: 'de', el: 'el' };

/**
 * A number in a message. All languages write small ones the same, and nearly all are small: the browser's own formatter
 * takes as long to be made ready as half a page.
 */
class Count extends FluentNumber {
  override toString(...[scope]: Parameters<FluentNumber['toString']>): string {
    const small = Number.isInteger(this.value) && this.value >= 0 && this.value < 1_000;
    return small ? String(this.value) : super.toString(scope);
  }
}

function ready(values: Values): Record<string, FluentVariable> {
  const filled = (value: Values[string]): FluentVariable => {
    if (typeof value === 'number') return new Count(value);
    return typeof value === 'string' ? isolated(value) : value;
  };
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, filled(value)]));
}

const catalogues: Catalogue[] = [];
/** What is to be spoken as soon as its texts are there; null until the page has said so. */
let wanted: Language | null = null;

/** The texts of a part of the pages, which says nothing until those of the language that is wanted have come. */
export function catalogue(source: Source): Say {
  const one = new Catalogue(source);
  catalogues.push(one);
  // Whoever needs them waits for `textsAreThere`, and is told there if they do not come.
  if (wanted !== null) one.fetch(wanted).catch(() => undefined);
  return one.say;
}

/** Ends when each part has texts that it can speak from; fails when one has none. */
export async function textsAreThere(): Promise<void> {
  const language = wanted;
  if (language !== null) await Promise.all(catalogues.map((one) => one.fetch(language)));
}

/** The language that this page speaks. */
export const language = (): Language => spoken.language;

/** What `Intl` calls the language that this page speaks. */
export const locale = (): string => LOCALES[spoken.language];

/** Speaks this language from now on, all at once, when its texts are there. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  await textsAreThere();
  // Another one was wanted meanwhile.
  if (wanted !== language) return;
  spoken.language = language;
  document.documentElement.lang = language;
}

/** Whether there are texts in this language. */
export const isLanguage = (name: string): name is Language => Object.keys(LANGUAGES).includes(name);
