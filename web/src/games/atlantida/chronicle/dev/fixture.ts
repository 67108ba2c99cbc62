import { compare } from 'fast-json-patch';

import type { Chronicle, PeopleOf, TableView, TurnOf } from '../../../../wire/atlantida';
import type { Frame } from '../../../../wire/hub';
import { table } from '../../dev/recorded';
import type { Told } from '../story';

/** Recorded moments, as if they followed one another. */
const SEEN = ['begun', 'feeding', 'moving', 'battle-won', 'tribute-set', 'sunk', 'score-5'];

const people = (faction: PeopleOf['faction'], n: number, turn: number): PeopleOf => ({
  faction,
  on_island: 4 + turn,
  continent: Math.max(0, turn - 4 - n),
  hades: Math.floor((turn * (n + 1)) / 9),
  points: (Math.max(0, turn - 4 - n) - 2 * Math.floor((turn * (n + 1)) / 9)) as never,
  advances: Math.floor(turn / 2),
});

/** The chronicle of an evening that was never played: `?fixture=atlantida`. */
export function chronicle(): Told {
  const end = table('score-5');
  const lines = (turn: number) =>
    [...end.log, ...table('battle-won').log, ...table('sunk').log]
      .filter((line) => line.turn === turn)
      .sort((a, b) => a.number - b.number);
  const turns: TurnOf[] = Array.from({ length: 14 }, (_, turn) => ({
    turn,
    at: turn * 600_000,
    event: end.board.track[turn - 1]?.card ?? null,
    lines: lines(turn).map(({ text }) => text),
    kinds: lines(turn).map(({ kind }) => kind),
    decisive: lines(turn).flatMap(({ kind }, n) => (kind === 'battle' ? [n] : [])),
    peoples: end.players.map(({ faction }, n) => people(faction, n, turn)),
    held: [],
    sunk: [],
  }));
  return {
    name: 'Sunday evening',
    game: 'atlantida',
    edition: 'public',
    unix_ms: [Date.UTC(2026, 10, 22, 18), Date.UTC(2026, 10, 22, 21)],
    story: { turns, result: end.result } as Chronicle,
    frames: frames(),
    journal: [],
  };
}

/** The first whole, the others as what changed. */
function frames(): Frame[] {
  let before: TableView | null = null;
  return SEEN.map((name, n) => {
    const view = table(name);
    const patch = before ? compare(before, view) : [];
    const shared = before ? null : view;
    before = view;
    return { entry: n, at: n * 600_000, shared, patch };
  });
}
