import { describe, expect, it } from 'vitest';

import { told } from '../../../../ui/told.svelte';
import { chronicle } from '../dev/fixture';
import { wanted, type Wanted } from './votes';

const votes = chronicle().story.votes;
const asked = (change: Partial<Wanted>) =>
  wanted(votes, { which: 'all', text: '', latest: false, ...change });

describe('the votes that are asked for', () => {
  it('stand in the order of time, or the other way round', () => {
    const entries = asked({}).map(({ entry }) => entry);
    expect(entries).toEqual([...entries].sort((a, b) => a - b));
    expect(asked({ latest: true }).map(({ entry }) => entry)).toEqual(entries.reverse());
  });
  it('are those that passed, and those that failed', () => {
    expect(asked({ which: 'passed' }).every(({ verdict }) => verdict === 'passed')).toBe(true);
    expect(asked({ which: 'failed' }).every(({ verdict }) => verdict === 'failed')).toBe(true);
    expect(asked({ which: 'failed' }).length).toBeGreaterThan(0);
  });
  it('are close where a little more would have turned them', () => {
    const close = asked({ which: 'close' });
    expect(close.length).toBeGreaterThan(0);
    expect(close.every(({ yes, no }) => Math.abs(yes - no) <= 2)).toBe(true);
  });
  it('were cast by another hand', () => {
    const found = asked({ which: 'hands' });
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(votes.length);
  });
  it('are found by their words', () => {
    const first = votes[0];
    expect(asked({ text: ` ${told(first?.title ?? '').toUpperCase()} ` })[0]?.title).toBe(
      first?.title,
    );
    expect(asked({ text: 'no such matter' })).toEqual([]);
  });
});
