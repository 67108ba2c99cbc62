import { describe, expect, it, vi } from 'vitest';

import { past } from '../../../games/council/dev/fixtures';
import type { ControlView, CouncilView } from '../../../wire/council';
import type { Past } from '../../questions';
import { Looking } from './looking.svelte';

type CouncilPast = Past<CouncilView, ControlView>;

const seen = (to: number): CouncilPast => ({ to, ...past(to) });
const looking = (lookBack = (to: number) => Promise.resolve(seen(to))) => new Looking({ lookBack });

describe('a look back', () => {
  it('shows the moment asked for last, whichever answer comes first', async () => {
    const answers: ((past: CouncilPast) => void)[] = [];
    const one = looking(() => new Promise((resolve) => answers.push(resolve)));
    const both = [one.at(44), one.at(50)];
    answers[1]?.(seen(50));
    answers[0]?.(seen(44));
    await Promise.all(both);
    expect(one.past?.to).toBe(50);
  });

  it('that is refused says why', async () => {
    const one = looking(() => Promise.reject(new Error('There is no such entry.')));
    await one.at(900);
    expect(one.past).toBeNull();
    expect(one.failed).toBe('There is no such entry.');
  });
});

describe('going back', () => {
  it('names what was seen, and asks for new choices only where choices lay hidden', async () => {
    const send = vi.fn(() => Promise.resolve({ ok: true as const }));
    const one = looking();
    await one.at(50);
    await one.back(true, send);
    expect(send).toHaveBeenLastCalledWith({ do: 'rewind', to: 50, seen: 57, anew: true });
    await one.at(44);
    await one.back(true, send);
    expect(send).toHaveBeenLastCalledWith({ do: 'rewind', to: 44, seen: 57, anew: false });
  });

  it('overtaken by somebody, looks again and says since when', async () => {
    const lookBack = vi.fn((to: number) => Promise.resolve(seen(to)));
    const one = looking(lookBack);
    await one.at(50);
    const answer = await one.back(true, () =>
      Promise.resolve({ ok: false, code: 'moved_on', sentence: 'Something happened meanwhile.' }),
    );
    expect(answer?.ok).toBe(false);
    expect(one.overtaken).toBe(57);
    expect(lookBack).toHaveBeenCalledTimes(2);
  });

  it('does nothing before there is something to see', async () => {
    const send = vi.fn();
    expect(await looking().back(true, send)).toBeNull();
    expect(send).not.toHaveBeenCalled();
  });
});
