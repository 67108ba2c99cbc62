import { describe, expect, it } from 'vitest';

import { history } from '../../../games/council/dev/fixtures';
import { doer, lastDeed, lastReturn, rows, seatsSince, since } from './history';

const ALL = { by: null, seat: null, text: '' };
const name = (seat: string) => seat.toUpperCase();

describe('what one key takes back', () => {
  it('is the last deed of Control or the clock, not of a seat', () => {
    expect(lastDeed(history())?.entry).toBe(56);
  });

  it('is nothing that was taken back already, and no going back', () => {
    const upTo = history().filter(({ entry }) => entry < 56);
    expect(lastDeed(upTo)?.words).toContain('Arête of the Medes');
  });

  it('is nothing where nobody did anything', () => {
    expect(lastDeed([])).toBeNull();
    expect(lastDeed(history().filter(({ by }) => by === 'seat'))).toBeNull();
  });

  it('names the seats that did something since, each once', () => {
    expect(seatsSince(history(), 46)).toEqual(['tyrants', 'democrats', 'aristocrats']);
  });
});

describe('a going back', () => {
  it('stands until Control or the clock does something else', () => {
    const just = history().filter(({ entry }) => entry <= 55);
    expect(lastReturn(just)?.entry).toBe(54);
    expect(lastReturn(history())).toBeNull();
  });

  it('stands no more once it was taken back', () => {
    const gone = history()
      .filter(({ entry }) => entry <= 54)
      .map((one) => (one.entry === 54 ? { ...one, abandoned: true } : one));
    expect(lastReturn(gone)).toBeNull();
  });
});

describe('the list', () => {
  it('has the latest first and what was taken back deeper', () => {
    const all = rows(history(), ALL);
    expect(all[0]?.entry).toBe(57);
    expect(all.filter(({ depth }) => depth > 0).map(({ entry }) => entry)).toEqual([53, 52, 51]);
  });

  it('lays a branch within a branch deeper still', () => {
    const point = history()[0];
    if (!point) throw new Error('no point');
    const nested = [
      { ...point, entry: 1 },
      { ...point, entry: 2, abandoned: true },
      { ...point, entry: 3, abandoned: true, back_to: 1 },
      { ...point, entry: 4, back_to: 1 },
    ];
    expect(rows(nested, ALL).map(({ depth }) => depth)).toEqual([0, 1, 2, 0]);
  });

  it('is sought by who, whom and words of sentence and device', () => {
    expect(rows(history(), { ...ALL, by: 'clock' })).toHaveLength(1);
    expect(rows(history(), { ...ALL, seat: 'medes' })).toHaveLength(1);
    const arete = rows(history(), { ...ALL, text: 'arete ada' });
    expect(arete.map(({ entry }) => entry)).toEqual([49]);
  });

  it('says who did it', () => {
    const [clock, forSeat, seat] = [52, 56, 57].map((entry) =>
      history().find((one) => one.entry === entry),
    );
    if (!clock || !forSeat || !seat) throw new Error('no point');
    expect(doer(clock, name)).toBe('the clock');
    expect(doer(forSeat, name)).toBe('Control’s laptop, for the MEDES');
    expect(doer(seat, name)).toBe('TYRANTS');
  });

  it('knows what came meanwhile', () => {
    expect(since(history(), 55).map(({ entry }) => entry)).toEqual([56, 57]);
  });
});
