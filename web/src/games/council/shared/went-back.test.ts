import { describe, expect, it } from 'vitest';
import { council } from '../dev/fixtures';
import type { CouncilView } from '../../../wire/council/CouncilView';
import type { LogLine } from '../../../wire/council/LogLine';
import { wentBack } from './went-back';

const line = (text: string, kind: LogLine['kind'] = 'council', at = 1): LogLine => ({
  at,
  when: 'Act 1, cycle 2',
  kind,
  text,
  factions: [],
});
const log = (first: number, ...all: LogLine[]): Pick<CouncilView, 'log'> => ({
  log: Object.fromEntries(all.map((one, n) => [first + n, one])),
});
const game = council('ballot');

describe('a game that was taken back', () => {
  it('is told from one that goes on', () => {
    const on = { log: { ...game.log, 8: line('The vote is open.') } };
    expect(wentBack(game, game)).toBeNull();
    expect(wentBack(game, on)).toBeNull();
  });
  it('is known by the line that says so, in its words', () => {
    const said = 'Control went back to before the vote: the wrong option was put.';
    expect(wentBack(game, { log: { ...game.log, 8: line(said, 'control') } })).toBe(said);
  });
  it('is not believed of a line that was known before', () => {
    const before = log(1, line('Control went back.', 'control'));
    const after = { log: { ...before.log, 2: line('The vote is open.') } };
    expect(wentBack(before, after)).toBeNull();
  });
  it('is known by a line that is gone or has become another', () => {
    const before = log(1, line('a'), line('b'), line('c'));
    expect(wentBack(before, log(1, line('a'), line('b')))).toBe('Control went back.');
    expect(wentBack(before, log(1, line('a'), line('other')))).toBe('Control went back.');
    expect(wentBack(before, { log: {} })).toBe('Control went back.');
  });
  it('is not seen in lines that only fell off the end of the log', () => {
    const before = log(1, line('a'), line('b'));
    expect(wentBack(before, log(2, line('b'), line('c')))).toBeNull();
    expect(wentBack(before, log(40, line('x'), line('y')))).toBeNull();
  });
});
