import { describe, expect, it } from 'vitest';
import { made } from '../dev/made-up';
import { MOMENTS } from './dev/moments';
import { lit, standing } from './asked';
import { light } from './light';
import { movesBetween, pointAt } from './moves';
import { WALL } from '../shared/measures';
import { happened, lasts, standingOf, trimmed, type Told } from './scene';
import { edgeOf, turnedTo } from './tablet/edges';

const moment = (name: string) => {
  const found = MOMENTS[name];
  if (!found) throw new Error(`There is no moment “${name}”.`);
  return found().game;
};
const told = (from: string, to: string) =>
  happened(moment(from), moment(to)).map((one) => one.kind);

describe('what stands on the board', () => {
  it.each([
    ['lobby', 'lobby'],
    ['statues', 'map'],
    ['improve', 'map'],
    ['sealed', 'battle'],
    ['plunder', 'battle'],
    ['won', 'map'],
    ['sinks', 'map'],
    ['over', 'score'],
    ['race', 'score'],
  ])('in %s is the %s', (name, stands) => {
    expect(standingOf(moment(name))).toBe(stands);
  });
});

describe('what is told large', () => {
  it.each([
    ['sealed', 'won', ['battle']],
    ['sealed', 'forced', ['battle']],
    ['improve', 'tribute', ['offers']],
    ['improve', 'fleet', ['offers']],
    ['sinks', 'sunk', ['seaquake']],
    ['improve', 'turn-8', ['turn']],
    ['late', 'over', ['collapse']],
    ['improve', 'race', ['race']],
    ['improve', 'together', []],
    ['won', 'won', []],
  ])('from %s to %s is %j', (from, to, kinds) => {
    expect(told(from, to)).toEqual(kinds);
  });
  it('is nothing of what was there when the page was opened', () => {
    expect(happened(moment('over'), moment('over'))).toEqual([]);
  });
  it('takes nine seconds at most, but for the collapse', () => {
    for (const name of ['won', 'forced', 'tribute', 'sunk', 'turn-8', 'race'])
      for (const one of happened(made(), moment(name))) expect(lasts(one)).toBeLessThan(9_001);
  });
  it('leaves out the lesser where a queue would be too long', () => {
    const quake: Told = { kind: 'seaquake', sunk: ['A3'] };
    const turn: Told = { kind: 'turn', turn: 4 };
    const [fight] = happened(made(), moment('won'));
    if (!fight) throw new Error('Nothing is told.');
    expect(trimmed([fight, quake, turn]).map((one) => one.kind)).toEqual(['battle']);
    expect(trimmed([quake, turn]).map((one) => one.kind)).toEqual(['seaquake', 'turn']);
  });
});

describe('how a player stands', () => {
  it('is to be asked, to move, to have sealed, to be done', () => {
    expect(standing(made(), 'ampheres', true)).toBe('moving');
    expect(standing(moment('improve'), 'mneseus', true)).toBe('asked');
    expect(standing(moment('sealed'), 'atlas', true)).toBe('sealed');
    expect(standing(moment('sealed'), 'mestor', true)).toBe('asked');
    expect(standing(moment('together'), 'atlas', true)).toBe('done');
    expect(standing(made(), 'mestor', false)).toBe('away');
  });
  it('lights nobody once it is over', () => {
    expect(lit(moment('over'), 'atlas')).toBe(false);
    expect(lit(moment('sealed'), 'mestor')).toBe(true);
    expect(lit(moment('sealed'), 'atlas')).toBe(false);
  });
});

describe('the light', () => {
  it('goes from amber to night over the turns', () => {
    expect([1, 5, 9, 13].map(light)).toEqual(['#c9713f', '#8a3f4e', '#43305a', '#14111f']);
    expect(light(3)).toBe('#aa5847');
    expect(light(0)).toBe(light(1));
  });
});

describe('a table', () => {
  it('has its peoples clockwise from the lower left', () => {
    expect(edgeOf('atlas')).toMatchObject({ turn: 0, x: 140 });
    expect(edgeOf('ampheres').turn).toBe(180);
    expect(edgeOf('mestor').turn).toBe(-90);
    expect(edgeOf('azaes')).toMatchObject({ turn: 0, x: 522 });
  });
  it('turns its labels the short way', () => {
    expect(turnedTo(0, -90)).toBe(-90);
    expect(turnedTo(-90, -180)).toBe(-180);
    expect(turnedTo(-180, 90)).toBe(-270);
    expect(turnedTo(-270, 0)).toBe(-360);
  });
});

describe('who went where', () => {
  const moved = () => {
    const game = made();
    const [home, mine] = game.players[0]?.groups ?? [];
    if (home && mine) {
      home.pops -= 2;
      mine.pops += 2;
    }
    return game;
  };
  it('is told by the places that lost and gained', () => {
    const [move, ...more] = movesBetween(made(), moved());
    expect(more).toEqual([]);
    expect(move).toMatchObject({
      faction: 'atlas',
      count: 2,
      from: { place: 'home' },
      to: { place: 'B3', holds: true },
    });
  });
  it('is a ship for those who are saved', () => {
    const game = made();
    const azaes = game.players[4];
    if (azaes?.groups[0]) {
      azaes.groups[0].pops -= 3;
      azaes.continent += 3;
    }
    expect(movesBetween(made(), game)).toMatchObject([{ to: { place: 'continent' }, count: 3 }]);
  });
  it('is nothing for those who died', () => {
    const game = made();
    const group = game.players[0]?.groups[0];
    if (group) group.pops -= 1;
    expect(movesBetween(made(), game)).toEqual([]);
  });
  it('has a point on the map for each place', () => {
    const at = pointAt({ place: 'B3', holds: true }, 'atlas', made(), WALL);
    expect(at).toEqual({ x: 264, y: expect.closeTo(-136.4, 1) as number });
    expect(pointAt({ place: 'continent', holds: false }, 'atlas', made(), WALL)).toBeNull();
  });
});
