import { expect, it } from 'vitest';
import { nowIn, SITUATIONS, table } from '../dev/recorded';
import { asks, lit, playing, standing } from './asked';
import { happened, standingOf } from './scene';
import { movesBetween } from './moves';

it.each(SITUATIONS)('%s stands on the board', (name) => {
  const game = table(name);
  expect(nowIn(name)).toBeGreaterThanOrEqual(0);
  const stands = standingOf(game);
  if (game.asked.stage === 'lobby') expect(stands).toBe('lobby');
  else if (game.result) expect(stands).toBe('score');
  else expect(stands).toBe(game.battle ? 'battle' : 'map');
  expect(happened(game, game)).toEqual([]);
  expect(movesBetween(game, game)).toEqual([]);
  // Whoever is asked is lit, and says so.
  for (const { faction } of game.result ? [] : game.asked.duties) {
    if (game.asked.stage !== 'lobby') expect(lit(game, faction)).toBe(true);
    expect(standing(game, faction, true)).toMatch(/^(moving|asked|gave-up)$/);
  }
  expect(typeof asks(game)).toBe('string');
  if (game.battle) expect(playing(game)).not.toBeNull();
});

it('tells between recorded moments what happened in them', () => {
  const kinds = (from: string, to: string) =>
    happened(table(from), table(to)).map((one) => one.kind);
  expect(kinds('battle', 'battle-won')).toContain('battle');
  expect(kinds('battle-one-locked', 'battle-held')).toContain('battle');
  expect(kinds('seaquake', 'seaquake-second')).toContain('seaquake');
  expect(kinds('race-near', 'race')).toEqual(['race']);
});
