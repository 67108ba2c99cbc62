import { flushSync } from 'svelte';
import { afterEach, expect, it } from 'vitest';

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

it('says nothing unless it was turned on', () => {
  const { say, end } = announced();
  say(null);
  say('Mittag');
  expect(heard).toEqual([]);
  end();
});
