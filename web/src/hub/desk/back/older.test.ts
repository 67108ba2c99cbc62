import { describe, expect, it, vi } from 'vitest';

import { history } from '../../../games/council/dev/fixtures';
import { Older } from './older.svelte';

const all = history();
const shown = all.slice(-4);
const entries = (points: { entry: number }[]) => points.map(({ entry }) => entry);

describe('the history further back', () => {
  it('is asked for before the oldest point, and stands before it', async () => {
    const pointsBefore = vi.fn(() => Promise.resolve(all.slice(-6, -4)));
    const older = new Older({ pointsBefore });
    expect(older.before(shown)).toBe(true);
    await older.more(shown);
    expect(pointsBefore).toHaveBeenCalledWith(shown[0]?.entry);
    expect(entries(older.with(shown))).toEqual(entries(all.slice(-6)));
  });

  it('keeps what has left the view meanwhile, and shows each point as it is now', async () => {
    const older = new Older({ pointsBefore: () => Promise.resolve([]) });
    await older.more(shown);
    const now = shown.slice(1).map((point) => ({ ...point, abandoned: true }));
    expect(entries(older.with(now))).toEqual(entries(shown));
    expect(
      older
        .with(now)
        .map(({ abandoned }) => abandoned)
        .slice(1),
    ).toEqual([true, true, true]);
    expect(older.before(now)).toBe(false);
  });

  it('can be asked for again after a refusal', async () => {
    const older = new Older({ pointsBefore: () => Promise.reject(new Error('no')) });
    await older.more(shown);
    expect([older.waiting, older.before(shown)]).toEqual([false, true]);
  });

  it('is whole where the first point is there', () => {
    const older = new Older({ pointsBefore: () => Promise.resolve([]) });
    expect(older.before([])).toBe(false);
    expect(older.before(shown.map((point, at) => ({ ...point, entry: 2 * (at + 1) })))).toBe(false);
  });
});
