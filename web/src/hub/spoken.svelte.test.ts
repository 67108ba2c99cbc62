import { flushSync } from 'svelte';
import { afterEach, expect, it } from 'vitest';

import { away, parsed } from '../ui/dev/parsed';
import { catalogue, speak, textsAreThere } from '../ui/language.svelte';
import type { Texts } from '../ui/messages';
import { Part } from '../ui/part.svelte';
import { tellFrom, tellFromPart } from '../ui/told.svelte';
import { heardAloud } from './dev/voice';
import { setSpeaksAloud, spoken } from './spoken.svelte';

const heard = heardAloud();

afterEach(() => {
  setSpeaksAloud(false);
  heard.length = 0;
});

function announced() {
  let words = $state<string | null | undefined>(undefined);
  const end = $effect.root(() =>
    spoken(
      () => words,
      () => 'de',
    ),
  );
  const say = (to: typeof words) => {
    words = to;
    flushSync();
  };
  return { say, end };
}

it('reads out each new announcement once, in the table’s language, where somebody asked for it', () => {
  const { say, end } = announced();
  setSpeaksAloud(true);
  say('Willkommen');
  expect(heard, 'it stood there before').toEqual([]);
  say('Mittag');
  say('Mittag');
  say(null);
  say('Mittag');
  expect(heard).toEqual([
    { text: 'Mittag', lang: 'de' },
    { text: 'Mittag', lang: 'de' },
  ]);
  end();
});

it('reads out a phrase that stood ready once its words are there, in the device’s language', async () => {
  let come: (what: { default: Texts }) => void = () => undefined;
  const late = new Part(async () => {
    const texts = await new Promise<{ default: Texts }>((done) => (come = done));
    tellFrom(catalogue({ en: () => Promise.resolve(texts), de: away, el: away }));
  });
  tellFromPart(late);
  await speak('en');
  const { say, end } = announced();
  setSpeaksAloud(true);
  say(null);
  say('usual-come');
  expect(heard, 'its words are on their way').toEqual([]);
  come(await parsed('usual-come = Please come.')());
  await late.fetch();
  await textsAreThere();
  flushSync();
  expect(heard).toEqual([{ text: 'Please come.', lang: 'en-GB' }]);
  end();
});

it('says nothing unless it was turned on', () => {
  const { say, end } = announced();
  say(null);
  say('Mittag');
  expect(heard).toEqual([]);
  end();
});
