import { afterEach, expect, it } from 'vitest';

import { away, parsed } from './dev/parsed';
import {
  callThings,
  catalogue,
  isolated,
  language,
  Name,
  speak,
  textsAreThere,
} from './language.svelte';
import type { Texts } from './messages';
import { pieces } from './pieces';

const ENGLISH = `
horses = { $n ->
    [one] 1 Horse
   *[other] { $n } Horses
  }
won = { NAME($who, form: "the", start: "yes") } win the race.
given = <who/> gives { $what } to <b>{ $to }</b>.
`;
const GERMAN = `
horses = { $n ->
    [one] 1 Pferd
   *[other] { $n } Pferde
  }
won = Der Sieg geht an { NAME($who, form: "dative") }.
given = <b>{ $to }</b> bekommt { $what } von <who/>.
`;
const say = catalogue({ en: parsed(ENGLISH), de: parsed(GERMAN), el: away });

afterEach(() => speak('en'));

it('writes a message with its values', () => {
  expect([say('horses', { n: 1 }), say('horses', { n: 1200 })]).toEqual([
    '1 Horse',
    '1,200 Horses',
  ]);
});

it('writes small numbers as the formatter of each language does, which it does without', async () => {
  const count = catalogue({
    en: parsed('n = { $n }'),
    de: parsed('n = { $n }'),
    el: parsed('n = { $n }'),
  });
  const numbers = [...Array(1_100).keys(), -1, -12, 0.5, 12.25, 1_234_567];
  for (const [spoken, locale] of [
    ['en', 'en-GB'],
    ['de', 'de'],
    ['el', 'el'],
  ] as const) {
    await speak(spoken);
    const format = new Intl.NumberFormat(locale);
    expect(numbers.map((n) => count('n', { n }))).toEqual(numbers.map((n) => format.format(n)));
  }
});

it('names a message that is nowhere, and a value that is not given', () => {
  expect(say('unheard-of')).toBe('unheard-of');
  expect(say('won')).toContain('win the race');
});

it('speaks what was wanted last, and all of it', async () => {
  let arrive: () => void = () => undefined;
  const slow = new Promise<void>((settle) => (arrive = settle));
  const slowly = () => slow.then(parsed('slow = Langsam.'));
  catalogue({ en: parsed('slow = Slow.'), de: slowly, el: away });
  const choice = speak('de');
  const late = catalogue({ en: parsed('late = Late.'), de: parsed('late = Spät.'), el: away });
  await speak('en');
  arrive();
  await choice;
  expect(language()).toBe('en');
  await speak('de');
  expect([language(), late('late')]).toEqual(['de', 'Spät.']);
});

it('speaks another language when its texts are there', async () => {
  const asked = speak('de');
  expect([language(), say('horses', { n: 3 })]).toEqual(['en', '3 Horses']);
  await asked;
  expect([say('horses', { n: 3 }), document.documentElement.lang]).toEqual(['3 Pferde', 'de']);
});

it('goes on in another language where one does not come, and asks for it again', async () => {
  let tried = 0;
  const twice = () => (++tried < 2 ? away() : parsed('yes = Ναι')());
  const yes = catalogue({ en: parsed('yes = Yes'), de: away, el: twice });
  await speak('el');
  expect(yes('yes')).toBe('Yes');
  await speak('el');
  expect(yes('yes')).toBe('Ναι');
});

it('says nothing before its texts are there, in the language that is wanted by then', async () => {
  await speak('de');
  const late = catalogue({ en: away, de: parsed('yes = Ja'), el: away });
  expect(late('yes')).toBe('');
  await textsAreThere();
  expect([late('yes'), late('no')]).toEqual(['Ja', 'no']);
});

it('fails where nothing comes, until something does', async () => {
  let source: () => Promise<{ default: Texts }> = away;
  const late = catalogue({ en: () => source(), de: away, el: away });
  await expect(textsAreThere()).rejects.toThrow('away');
  source = parsed('yes = Yes');
  await textsAreThere();
  expect(late('yes')).toBe('Yes');
});

it('gives a name its case, and one without cases the article of several', async () => {
  const amazons = new Name('Amazonen', { dative: 'den Amazonen' });
  expect(say('won', { who: new Name('Medes') })).toBe('The Medes win the race.');
  await speak('de');
  expect(say('won', { who: amazons })).toBe('Der Sieg geht an den Amazonen.');
  expect(say('won', { who: new Name('Tyrants') })).toBe('Der Sieg geht an den Tyrants.');
});

it('keeps a name from the right from turning what stands beside it', () => {
  expect(isolated('דן')).toBe('\u2068דן\u2069');
  expect(isolated('Dan')).toBe('Dan');
  expect(say('won', { who: new Name('דן') })).toBe('The \u2068דן\u2069 win the race.');
});

it('parts a sentence where its tags are, in the order of each language', async () => {
  const values = { what: 'Tyche', to: 'Rhea' };
  expect(pieces(say, 'given', values)).toEqual([
    { tag: 'who', text: '' },
    { tag: null, text: ' gives Tyche to ' },
    { tag: 'b', text: 'Rhea' },
    { tag: null, text: '.' },
  ]);
  await speak('de');
  expect(pieces(say, 'given', values).map(({ tag }) => tag)).toEqual(['b', null, 'who', null]);
});

it('takes nothing that was typed for a tag', () => {
  const typed = pieces(say, 'given', { what: '<b>1</b>', to: '<who/>' });
  expect(typed.map(({ text }) => text).join('')).toBe(' gives <b>1</b> to <who/>.');
});

it('calls a thing as it is called here, in each language, and otherwise as the text does', async () => {
  const rides = catalogue({
    en: parsed('rides = Ten { CALLED("pony", "ponies") } for a { CALLED("cart", "cart") }.'),
    de: parsed('rides = Zehn { CALLED("pony", "Ponys") } für einen { CALLED("cart", "Karren") }.'),
    el: away,
  });
  await textsAreThere();
  await speak('en');
  expect(rides('rides')).toBe('Ten ponies for a cart.');
  callThings({ pony: 'Mules' });
  expect(rides('rides')).toBe('Ten Mules for a cart.');
  await speak('de');
  expect(rides('rides')).toBe('Zehn Mules für einen Karren.');
  callThings({});
  expect(rides('rides')).toBe('Zehn Ponys für einen Karren.');
});
