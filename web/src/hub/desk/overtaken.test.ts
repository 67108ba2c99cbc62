import { describe, expect, it } from 'vitest';

import { history, nowIn } from '../../games/council/dev/fixtures';
import { overtaken } from './overtaken';

const NOW = nowIn('ballot');
const last = history().at(-1)?.entry ?? 0;

describe('two hands at once', () => {
  it('the second is told what happened and by whom', () => {
    expect(overtaken('step_over', history(), last - 1, NOW)).toBe(
      'Phaedra’s phone was quicker: The Tyrants have voted. Nothing was done twice.',
    );
  });

  it('ends the sentence once, and knows a Control without a name', () => {
    const told = history().map((one) => ({ ...one, device: '', words: 'Act 2 begins.' }));
    expect(overtaken('step_over', told, last - 1, NOW)).toBe(
      'Another Control was quicker: Act 2 begins. Nothing was done twice.',
    );
  });

  it('the same holds when what happened was heard of just before', () => {
    const moment = history().at(-1)?.at ?? 0;
    expect(overtaken('already_so', history(), last, moment + 2_000)).toContain('was quicker');
    expect(overtaken('already_so', history(), last, moment + 60_000)).toBeNull();
  });

  it('names the clock', () => {
    const rung = history().filter(({ entry }) => entry <= 52);
    const standing = rung.map((one) => ({ ...one, abandoned: false }));
    expect(overtaken('turn_over', standing, 51, NOW)).toMatch(/^The clock was quicker/);
  });

  it('leaves every other refusal its own words', () => {
    expect(overtaken('not_yours', history(), last - 1, NOW)).toBeNull();
    expect(overtaken('step_over', [], 0, NOW)).toBeNull();
  });
});
