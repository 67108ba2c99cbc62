import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { textsAreThere } from '../../../ui/language.svelte';
import '../shared/rules-texts';
import Book from './Book.svelte';
import { chronicle } from './dev/fixture';
import { apart, scaleOf } from './scale';
import { growth, seatsOf, seen } from './story';

let screen: Record<string, unknown> | undefined;
const find = (testid: string) => document.querySelector<HTMLElement>(`[data-testid="${testid}"]`);

beforeAll(async () => {
  await textsAreThere();
});
afterEach(() => {
  if (screen) void unmount(screen);
  screen = undefined;
  document.body.innerHTML = '';
});

describe('the story', () => {
  const told = chronicle();

  it('knows who played, and how they grew', () => {
    const seats = seatsOf(told.story);
    expect(seats).toHaveLength(5);
    expect(growth(told.story.turns, seats[0] ?? 'atlas')).toHaveLength(14);
  });

  it('sees the table as it stood last in each turn', () => {
    const views = seen(told.frames);
    for (const [turn, view] of views) expect(view.board.turn).toBe(turn);
    expect(views.get(13)?.asked.stage).toBe('over');
    expect(seen([])).toEqual(new Map());
  });
});

describe('the picture of scores', () => {
  it('holds what is below zero, and steps that can be read', () => {
    const { y, ticks } = scaleOf([0, 13], [-14, 9]);
    expect(ticks).toContain(0);
    expect(ticks.length).toBeLessThan(9);
    expect(y(-14)).toBeGreaterThan(y(9));
    expect(scaleOf([1], [0]).ticks.length).toBeGreaterThan(1);
  });

  it('keeps coins apart', () => {
    const places = [...apart([100, 101, 99, 300], 30)].sort((a, b) => a - b);
    for (const [n, one] of places.entries())
      expect(one - (places[n - 1] ?? -99)).toBeGreaterThanOrEqual(30);
  });
});

describe('the book', () => {
  const lay = (told = chronicle()) => {
    screen = mount(Book, { target: document.body, props: { told } });
    flushSync();
  };

  it('shows result, scores, island and every turn', () => {
    lay();
    expect(find('result')?.children).toHaveLength(5);
    expect(find('line-atlas')).not.toBeNull();
    expect(find('island')).not.toBeNull();
    expect(find('turn-13')?.textContent).toContain('Turn 13');
    const decisive = chronicle().story.turns.flatMap((turn) => turn.decisive);
    expect(decisive.length).toBeGreaterThan(0);
    expect(document.querySelectorAll('.moment')).toHaveLength(decisive.length);
    expect(document.body.textContent).not.toMatch(/\b(log|atl)-[a-z]/);
  });

  it('stands without pictures', () => {
    lay({ ...chronicle(), frames: [] });
    expect(find('island')).toBeNull();
    expect(find('result')?.textContent).toContain('Atlas');
  });
});
