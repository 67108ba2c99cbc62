import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { away, parsed } from './dev/parsed';
import { catalogue, speak, textsAreThere } from './language.svelte';
import { Part } from './part.svelte';
import {
  named,
  tellFrom,
  tellFromPart,
  told,
  translateWith,
  type Translation,
  written,
} from './told.svelte';

const German: Record<string, Translation> = {
  'The flood': { text: 'Die Flut' },
  Medes: { text: 'Meder', forms: { dative: 'den Medern' } },
};
const translator = vi.fn((_to: string, texts: string[]) =>
  Promise.resolve(
    Object.fromEntries(texts.flatMap((text) => (German[text] ? [[text, German[text]]] : []))),
  ),
);

beforeEach(() => {
  translator.mockClear();
  translateWith(translator);
});
afterEach(async () => {
  translateWith(null);
  await speak('en');
});

it('asks nobody in the language of the scenario', () => {
  expect(told('The flood')).toBe('The flood');
  expect(translator).not.toHaveBeenCalled();
});

it('asks once for all that is shown at once', async () => {
  await speak('de');
  expect([told('The flood'), named('Medes').value]).toEqual(['The flood', 'Medes']);
  told('The flood');
  await vi.waitFor(() => expect(told('The flood')).toBe('Die Flut'));
  expect(named('Medes').in('dative')).toBe('den Medern');
  expect(translator.mock.calls).toEqual([['de', ['The flood', 'Medes']]]);
});

it('leaves what Control wrote as it was written, and does not ask for it again', async () => {
  await speak('de');
  told('Written today');
  await vi.waitFor(() => expect(translator).toHaveBeenCalledOnce());
  expect(told('Written today')).toBe('Written today');
  await Promise.resolve();
  expect(translator).toHaveBeenCalledOnce();
});

it('tells a phrase that was touched in the language of the device, and asks nobody for it', async () => {
  tellFrom(
    catalogue({
      en: parsed('usual-lunch = Lunch'),
      de: parsed('usual-lunch = Mittagessen'),
      el: away,
    }),
  );
  await textsAreThere();
  expect(told('usual-lunch')).toBe('Lunch');
  await speak('de');
  expect(told('usual-lunch')).toBe('Mittagessen');
  expect([written('usual-lunch'), written('The flood')]).toEqual(['Mittagessen', 'The flood']);
  expect(translator).not.toHaveBeenCalled();
});

it('asks again where nobody answered', async () => {
  translator.mockRejectedValueOnce(new Error('away'));
  await speak('de');
  told('The flood');
  await vi.waitFor(() => expect(translator).toHaveBeenCalledOnce());
  await new Promise((done) => setTimeout(done));
  told('The flood');
  await vi.waitFor(() => expect(told('The flood')).toBe('Die Flut'));
});

it('writes a long list flat, as its message joins two', async () => {
  const english = `
teller-and = { $before } + { $next }
teller-sum = { $sum } in all
`;
  tellFrom(catalogue({ en: parsed(english), de: parsed(english), el: away }));
  await textsAreThere();
  const sum = (all: (number | string)[]) =>
    told({ say: 'teller-sum', with: { sum: { all, by: 'teller-and' } } });
  expect(sum([])).toBe(' in all');
  expect(sum(['dice 3'])).toBe('dice 3 in all');
  expect(sum([1, 2, 'a friend'])).toBe('1 + 2 + a friend in all');
  const many = Array.from({ length: 100_000 }, () => 1);
  expect(sum(many)).toHaveLength(100_000 * 4 - 3 + ' in all'.length);
  // A journal of an older version had one within the other.
  const within = { say: 'teller-and', with: { before: 1, next: 2 } };
  const nested = { say: 'teller-and', with: { before: within, next: 3 } };
  expect(told({ say: 'teller-sum', with: { sum: nested } })).toBe('1 + 2 + 3 in all');
});

it('writes a message of the server with what is filled in', async () => {
  const english = `
teller-won = { NAME($who, start: "yes") } win: { $horses }.
teller-horses = { $n } Horses
teller-tied = { $who } are tied.
teller-met = { NAME($who, form: "the", start: "yes") } met.
`;
  const german = `
teller-won = Der Sieg geht an { $who }: { $horses }.
teller-horses = { $n } Pferde
teller-tied = { $who } sind gleichauf.
teller-met = Begegnet sind sich { NAME($who, form: "dative") }.
`;
  tellFrom(catalogue({ en: parsed(english), de: parsed(german), el: away }));
  await textsAreThere();
  const horses = { say: 'teller-horses', with: { n: 3 } };
  const won = { say: 'teller-won', with: { who: { name: 'Medes' }, horses } };
  const who = [{ name: 'Medes' }, { name: 'Tyrants' }];
  const tied = { say: 'teller-tied', with: { who } };
  const met = { say: 'teller-met', with: { who } };
  expect(told(won)).toBe('The Medes win: 3 Horses.');
  expect(told(tied)).toBe('Medes and Tyrants are tied.');
  expect(told(met)).toBe('The Medes and the Tyrants met.');
  // Catalogues that another file's pages fetch late are asked first.
  await vi.waitFor(() => expect(told({ say: 'unheard-of' })).toBe('unheard-of'));
  await speak('de');
  told(won);
  await vi.waitFor(() => expect(told(won)).toBe('Der Sieg geht an Meder: 3 Pferde.'));
  expect(told(met)).toBe('Begegnet sind sich den Medern und den Tyrants.');
});

it('brings what it has no message for, and says nothing until then', async () => {
  const load = vi.fn(() => {
    tellFrom(catalogue({ en: parsed('teller-late = Late.'), de: away, el: away }));
    return Promise.resolve({});
  });
  tellFromPart(new Part(load, 'looked at'));
  expect(load).not.toHaveBeenCalled();
  expect(told({ say: 'teller-late' })).toBe('');
  await vi.waitFor(() => expect(told({ say: 'teller-late' })).toBe('Late.'));
  await vi.waitFor(() => expect(told({ say: 'unheard-of' })).toBe('unheard-of'));
  expect(load).toHaveBeenCalledOnce();
});

it('shows apostrophes as they are printed', () => {
  expect(told("the accuser's and the accused's")).toBe('the accuser’s and the accused’s');
});
