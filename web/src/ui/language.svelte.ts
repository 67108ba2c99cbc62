import {
  FluentBundle,
  FluentResource,
  FluentType,
  type FluentFunction,
  type FluentVariable,
} from '@fluent/bundle';

/** The languages of the room, as each names itself. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', el: 'Ελληνικά' } as const;

export type Language = keyof typeof LANGUAGES;
/** A language other than English, which comes over the network when it is wanted. */
type Other = Exclude<Language, 'en'>;
/** How the other languages of a catalogue are fetched. */
type Others = Record<Other, () => Promise<{ default: string }>>;

/** The cases in which a sentence may need a name; all but the name alone have its article. */
export type Form = 'the' | 'genitive' | 'dative' | 'accusative';

/** What is filled into a message, by the name that it has there. */
export type Values = Record<string, string | number | Name>;
/** Writes the message of this name with these values, in the language of the device. */
export type Say = (message: string, values?: Values) => string;

/** Who is spoken of where nobody gave its forms: their names need no case. */
const GROUP: Record<Language, Record<Form, string>> = {
  en: { the: 'the', genitive: 'the', dative: 'the', accusative: 'the' },
  de: {
    the: 'die Fraktion',
    genitive: 'der Fraktion',
    dative: 'der Fraktion',
    accusative: 'die Fraktion',
  },
  el: {
    the: 'η παράταξη',
    genitive: 'της παράταξης',
    dative: 'στην παράταξη',
    accusative: 'την παράταξη',
  },
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
    return this.forms[form] ?? `${GROUP[spoken.language][form]} ${isolated(this.value)}`;
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

const spoken = $state<{ language: Language }>({ language: 'en' });

class Catalogue {
  #bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});
  readonly #texts: Partial<Record<Language, string>>;
  readonly #others: Others;

  constructor(english: string, others: Others) {
    this.#texts = { en: english };
    this.#others = others;
  }

  readonly say: Say = (name, values = {}) => {
    const bundle = this.#bundle(spoken.language) ?? this.#bundle('en');
    const pattern = bundle?.getMessage(name)?.value;
    if (!bundle || !pattern) return name;
    // What cannot be filled in stands there by its name: a screen never fails for a text.
    return bundle.formatPattern(pattern, ready(values), []);
  };

  /** Fetches this language; English is there. Where it does not come, English is spoken on. */
  async fetch(language: Language): Promise<void> {
    if (language === 'en' || language in this.#texts) return;
    try {
      this.#texts[language] = (await this.#others[language]()).default;
      this.#bundles = { ...this.#bundles };
    } catch {
      // Asked for again with the next choice of a language.
    }
  }

  /** A catalogue is read when it is first needed. */
  #bundle(language: Language): FluentBundle | undefined {
    const made = this.#bundles[language];
    const text = this.#texts[language];
    if (made || text === undefined) return made;
    const bundle = new FluentBundle(LOCALES[language], {
      useIsolating: false,
      functions: { NAME },
    });
    bundle.addResource(new FluentResource(text));
    this.#bundles[language] = bundle;
    return bundle;
  }
}

/** British English counts and lists as these texts do. */
const LOCALES: Record<Language, string> = { en: 'en-GB', de: 'de', el: 'el' };

function ready(values: Values): Record<string, FluentVariable> {
  const pairs = Object.entries(values).map(([key, value]) => [
    key,
    typeof value === 'string' ? isolated(value) : value,
  ]);
  return Object.fromEntries(pairs) as Record<string, FluentVariable>;
}

const catalogues: Catalogue[] = [];
/** What is to be spoken as soon as its texts are there. */
let wanted: Language = 'en';
let coming: Promise<unknown> = Promise.resolve();

/** The texts of a part of the pages: English with the code, the others when they are spoken. */
export function catalogue(english: string, others: Others): Say {
  const one = new Catalogue(english, others);
  catalogues.push(one);
  if (wanted !== 'en') coming = Promise.all([coming, one.fetch(wanted)]);
  return one.say;
}

/** Ends when all texts that are on their way are there. */
export const textsAreThere = (): Promise<unknown> => coming;

/** The language that this page speaks. */
export const language = (): Language => spoken.language;

/** What `Intl` calls the language that this page speaks. */
export const locale = (): string => LOCALES[spoken.language];

/** Speaks this language from now on, all at once, when its texts are there. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const texts = Promise.all(catalogues.map((one) => one.fetch(language)));
  coming = Promise.all([coming, texts]);
  await texts;
  // Another one was wanted meanwhile.
  if (wanted !== language) return;
  spoken.language = language;
  document.documentElement.lang = language;
}

/** Whether there are texts in this language. */
export const isLanguage = (name: string): name is Language => Object.keys(LANGUAGES).includes(name);
