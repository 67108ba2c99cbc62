import { describe, expect, it } from 'vitest';
import { council } from '../dev/fixtures';
import { lanes, TRACK } from './track';

describe('the race course', () => {
  it('shows only who has concealed something before the reveal', () => {
    const course = lanes(council('race'));
    expect(course.every((lane) => lane.horses === null && lane.run === 0 && !lane.won)).toBe(true);
    expect(course.filter((lane) => lane.locked).map((lane) => lane.faction.id)).toEqual(
      council('race').bids_in,
    );
  });
  it('brings the most Horses to the finish and none beyond', () => {
    const course = lanes(council('strengths'));
    const length = TRACK.finish - TRACK.gate;
    expect(Math.max(...course.map((lane) => lane.run))).toBe(length);
    const most = Math.max(...course.map((lane) => lane.horses ?? 0));
    for (const lane of course) expect(lane.run).toBeCloseTo(((lane.horses ?? 0) / most) * length);
  });
  it('leaves all at the gate when nobody showed any', () => {
    const race = council('strengths').race;
    const none = race && {
      ...race,
      winners: [],
      bids: race.bids.map((b) => ({ ...b, horses: 0 })),
    };
    expect(lanes(council('strengths', { race: none })).every((lane) => lane.run === 0)).toBe(true);
  });
  it('keeps its lanes within the course', () => {
    for (const lane of lanes(council('race'))) {
      expect(lane.y - lane.height / 2).toBeGreaterThanOrEqual(TRACK.top - 0.001);
      expect(lane.y + lane.height / 2).toBeLessThanOrEqual(TRACK.bottom + 0.001);
    }
  });
});
