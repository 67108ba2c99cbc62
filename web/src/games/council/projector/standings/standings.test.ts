import { flushSync, mount } from 'svelte';
import { describe, expect, it } from 'vitest';
import { council, nowIn, shared } from '../../dev/fixtures';
import type { AllianceView, CouncilView } from '../../../../wire/council';
import Standings from '../scenes/Standings.svelte';
import { actOf, actsOf, alliancesOf, cyclesOf, linesOf } from './standings';

const ALLIANCES: AllianceView[] = [
  { act: 1, from: 'amazons', to: 'oligarchs', amount: 5, cycles: 1 },
  { act: 2, from: 'amazons', to: 'oligarchs', amount: 4, cycles: 1 },
  { act: 2, from: 'medes', to: 'tyrants', amount: 8, cycles: 2 },
];

/** The end of the second Act: two cycles of the first, three of the second. */
function game(change: Partial<CouncilView> = {}): CouncilView {
  const { day, factions } = council('diplomacy');
  const past = [1, 1, 2, 2, 2].map((act, at) => ({
    ...{ act, cycle: at + 1 },
    arete: factions.map((_, seat) => seat + at),
  }));
  const told = { past, alliances: ALLIANCES, act: 2, day: { ...day, closing: 'act' as const } };
  return council('diplomacy', { ...told, ...change });
}

describe('the day so far', () => {
  it('is a line for each faction, from the first cycle to now', () => {
    const [first, second] = linesOf(game());
    expect(first?.points.slice(0, -1).map(({ value }) => value)).toEqual([0, 1, 2, 3, 4]);
    expect(second?.points.slice(0, -1).map(({ value }) => value)).toEqual([1, 2, 3, 4, 5]);
    expect(first?.points.at(-1)).toEqual({ at: 5, value: game().factions[0]?.arete.value });
  });
  it('is divided by its Acts', () => {
    expect(actsOf(game())).toEqual([
      { act: 1, at: 0 },
      { act: 2, at: 2 },
    ]);
  });
  it('names no more cycles than have room', () => {
    const past = Array.from({ length: 40 }, (_, n) => ({ act: 1, cycle: n + 1, arete: [] }));
    const named = cyclesOf({ past }, 10);
    expect(named[0]).toEqual({ cycle: 1, at: 0 });
    expect(named.length).toBeLessThanOrEqual(10);
  });
  it('adds alliances up for the day, and leaves others out for an Act', () => {
    const told = (act: number | null) =>
      alliancesOf(game(), act).map(({ from, to, amount }) => `${from.id} ${to.id} ${amount}`);
    expect(told(null)).toEqual(['amazons oligarchs 9', 'medes tyrants 8']);
    expect(told(2)).toEqual(['medes tyrants 8', 'amazons oligarchs 4']);
  });
  it('knows which Act is over', () => {
    expect(actOf(game(), null)).toBe(2);
    expect(actOf(council('debate', { act: 2 }), council('ballot'))).toBe(1);
    expect(actOf(council('debate'), null)).toBeNull();
  });
});

function show(of: CouncilView) {
  const clock = { remaining: (ends: number) => ends - nowIn('diplomacy'), running: false };
  const target = document.createElement('div');
  const { table } = shared(of);
  mount(Standings, { target, props: { game: of, table, clock, live: false } });
  flushSync();
  return { target, words: target.textContent.replace(/\s+/g, ' ') };
}

describe('the scene of the end', () => {
  it('names the Act, what comes then, every faction at its line, and the alliances of that Act', () => {
    const { target, words } = show(game());
    expect(words).toContain('The end of Act II');
    expect(words).toContain('Then');
    expect(words).toContain('Alliances in Act II');
    expect(target.querySelectorAll('[data-testid^="line-"]')).toHaveLength(8);
    const arrows = [...target.querySelectorAll<HTMLElement>('[data-testid^="alliance-"]')];
    expect(arrows.map(({ dataset }) => dataset['testid'])).toEqual([
      'alliance-medes-tyrants',
      'alliance-amazons-oligarchs',
    ]);
  });
  it('names the day at its end, and nothing after it', () => {
    const { day } = game();
    const { words } = show(game({ day: { ...day, closing: 'day' } }));
    expect(words).toContain('The end of the day');
    expect(words).not.toContain('Then');
  });
  it('says what comes where nothing has happened yet', () => {
    const { words } = show(game({ past: [], alliances: [] }));
    expect(words).toContain('The lines begin with the first cycle.');
    expect(words).toContain('Whoever has no vote may grant theirs.');
  });
});
