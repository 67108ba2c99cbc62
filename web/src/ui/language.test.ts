import { afterEach, expect, it } from 'vitest';

import { catalogue, isolated, language, Name, speak, textsAreThere } from './language.svelte';
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
const german = () => Promise.resolve({ default: GERMAN });
const away = () => Promise.reject(new Error('away'));
const say = catalogue(ENGLISH, { de: german, el: away });

afterEach(() => speak('en'));

it('writes a message with its values', () => {
  expect([say('horses', { n: 1 }), say('horses', { n: 1200 })]).toEqual([
    '1 Horse',
    '1,200 Horses',
  ]);
});

it('names a message that is nowhere, and a value that is not given', () => {
  expect(say('unheard-of')).toBe('unheard-of');
  expect(say('won')).toContain('win the race');
});

it('speaks what was wanted last, and all of it', async () => {
  let arrive: (texts: { default: string }) => void = () => undefined;
  const slow = new Promise<{ default: string }>((settle) => (arrive = settle));
  catalogue('slow = Slow.', { de: () => slow, el: away });
  const choice = speak('de');
  const late = catalogue('late = Late.', {
    de: () => Promise.resolve({ default: 'late = Spät.' }),
    el: away,
  });
  await speak('en');
  arrive({ default: 'slow = Langsam.' });
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

it('goes on in English where a language does not come', async () => {
  await speak('el');
  expect(say('horses', { n: 3 })).toBe('3 Horses');
});

it('fetches the language for texts that come later', async () => {
  await speak('de');
  const late = catalogue('yes = Yes', {
    de: () => Promise.resolve({ default: 'yes = Ja' }),
    el: away,
  });
  expect(late('yes')).toBe('Yes');
  await textsAreThere();
  expect(late('yes')).toBe('Ja');
});

it('gives a name its case, and one without cases a word before it', async () => {
  const amazons = new Name('Amazonen', { dative: 'den Amazonen' });
  expect(say('won', { who: new Name('Medes') })).toBe('The Medes win the race.');
  await speak('de');
  expect(say('won', { who: amazons })).toBe('Der Sieg geht an den Amazonen.');
  expect(say('won', { who: new Name('Blau') })).toBe('Der Sieg geht an der Fraktion Blau.');
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
