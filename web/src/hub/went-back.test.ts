import { describe, expect, it } from 'vitest';
import type { LogLine } from '../wire/council';
import { wentBack } from './went-back';

const line = (at: number, text: string, kind: LogLine['kind'] = 'control'): LogLine => ({
  at,
  when: 'Act 1, cycle 2',
  kind,
  text,
  factions: [],
});
const view = (returns: number, first: number, ...all: LogLine[]) => ({
  table: { returns },
  game: { log: Object.fromEntries(all.map((one, n) => [first + n, one])) },
});
const plainly = () => 'Control took the game back.';
const SAID = 'Control took the game back. The vote is open.';
const [a, b, c] = [line(1, 'a'), line(2, 'b', 'vote'), line(3, 'c')];

describe('a game that was taken back', () => {
  it('is told from one that goes on', () => {
    expect(wentBack(view(2, 1, a), view(2, 1, a), plainly)).toBeNull();
    expect(wentBack(view(2, 1, a), view(2, 1, a, line(2, SAID)), plainly)).toBeNull();
  });
  it('is told in the words of the log', () => {
    expect(wentBack(view(0, 1, a, b, c), view(1, 1, a, line(9, SAID)), plainly)).toBe(SAID);
  });
  it('is told by the line of it, not by those that follow', () => {
    const after = view(1, 1, a, line(9, SAID), line(9, 'The Medes are on paper.'), line(9, 'On.'));
    expect(wentBack(view(0, 1, a, b, c), after, plainly)).toBe(SAID);
  });
  it('is not taken for an old line that comes to light again', () => {
    expect(wentBack(view(0, 3, c), view(1, 1, a, b, line(9, SAID)), plainly)).toBe(SAID);
  });
  it('is told plainly where the log has no new word of it', () => {
    expect(wentBack(view(0, 1, a, c), view(1, 1, a), plainly)).toBe('Control took the game back.');
    expect(wentBack(view(0, 1, a), view(1, 1), plainly)).toBe('Control took the game back.');
  });
});
