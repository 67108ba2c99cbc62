import { describe, expect, it } from 'vitest';
import { council, nowIn } from '../dev/fixtures';
import { acts, DIAL, onDial, sectors, sunAt } from './dial';

const day = (name: string) => council(name).day;

describe('the day as a sundial', () => {
  it('gives each round its part, as wide as it is long, from one horizon to the other', () => {
    const all = sectors(day('debate'));
    expect(all[0]?.from).toBe(0);
    expect(all.at(-1)?.to).toBeCloseTo(1);
    all.slice(1).forEach((sector, n) => expect(sector.from).toBe(all[n]?.to));
    const width = (n: number) => (all[n]?.to ?? 0) - (all[n]?.from ?? 0);
    expect(width(0)).toBeCloseTo(width(2));
    expect(width(0)).toBeGreaterThan(width(1));
  });
  it('leaves out rounds that were skipped', () => {
    const plan = day('day-late');
    expect(sectors(plan)).toHaveLength(plan.rounds.filter((r) => r.state !== 'skipped').length);
  });
  it('keeps room for the sign of a short round among long ones', () => {
    const plan = day('lobby');
    const rounds = plan.rounds.map((round, n) => ({ ...round, seconds: n === 4 ? 60 : 14_400 }));
    const short = sectors({ ...plan, rounds })[4];
    expect((short?.to ?? 0) - (short?.from ?? 0)).toBeGreaterThan(0.025);
  });
  it('puts the sun into the round under way, as far as it has come', () => {
    const all = sectors(day('debate'));
    const sun = sunAt(all, nowIn('debate'));
    expect(sun).toBeGreaterThan(all[2]?.from ?? 1);
    expect(sun).toBeLessThan(all[2]?.to ?? 0);
    expect(sunAt(sectors(day('debate-over')), nowIn('debate-over'))).toBe(all[2]?.to);
    expect(sunAt(sectors(day('lobby')), nowIn('debate-over'))).toBe(0);
    expect(sunAt(sectors(day('unplanned')), nowIn('debate-over'))).toBe(0);
  });
  it('knows where the Acts begin', () => {
    const parts = acts(sectors(day('debate')));
    expect(parts.map(({ act }) => act)).toEqual([1, 2, 3]);
    expect(parts[1]?.from).toBe(parts[0]?.to);
  });
  it('rises at the left, stands over the middle at noon and sets at the right', () => {
    expect(onDial(0, 100).x).toBeCloseTo(DIAL.x - 100);
    expect(onDial(0.5, 100).y).toBeCloseTo(DIAL.y - 100);
    expect(onDial(1, 100).x).toBeCloseTo(DIAL.x + 100);
  });
});
