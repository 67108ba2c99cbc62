import type { TableView as Room } from '../../../../wire/hub';
import type {
  AskedView,
  BattleView,
  Force,
  Outcome,
  Report,
  SideReport,
  TableView,
} from '../../../../wire/atlantida';
import { made } from '../../dev/made-up';

/** A moment of a game, and the table around it. */
export type Rehearsal = { game: TableView; room?: Partial<Room>; running?: boolean; now?: number };

const asked = (change: Partial<AskedView>): AskedView => ({ ...made().asked, ...change });
const duty = (faction: 'atlas' | 'ampheres' | 'mneseus' | 'mestor' | 'azaes') => ({
  faction,
  since: 0,
});

const force = (pops: number, leaders: number, parts: Force['parts']): Force => ({
  pops,
  leaders,
  parts,
  most_arms: 2 * pops,
  most_sacrifices: pops - 1,
  sacrifice: 1,
});
const ATTACK = force(5, 1, [
  ['pops', 5],
  ['led', 1],
]);
const DEFENCE = force(3, 1, [
  ['pops', 3],
  ['led', 1],
  ['strategy', 1],
]);

const battle = (locked: BattleView['locked'], change: Partial<BattleView> = {}): BattleView => ({
  number: 4,
  attacker: 'atlas',
  defender: 'mestor',
  prize: { held: 'A3' },
  turns: 'attacker_first',
  attack: ATTACK,
  defence: DEFENCE,
  most: [16, 12],
  locked,
  ...change,
});

const side = (force: Force, arms: number, sacrifices: number, losses: number): SideReport => ({
  force,
  spent: { arms, sacrifices },
  strength: force.parts.reduce((all, [, by]) => all + by, 0) + arms + sacrifices,
  losses,
});

const report = (outcome: Outcome, change: Partial<Report> = {}): Report => ({
  number: 4,
  attacker: 'atlas',
  defender: 'mestor',
  prize: { held: 'A3' },
  outcome,
  attack: side(ATTACK, 4, 1, 0),
  defence: side(DEFENCE, 2, 0, 2),
  sets: 0,
  ...change,
});

const sealed = () =>
  made(5, {
    battle: battle(['atlas']),
    asked: asked({ step: 42, duties: [duty('mestor')], clock: [31_000, 45] }),
  });

const sunk = (game: TableView, ...ids: string[]): TableView => ({
  ...game,
  board: {
    ...game.board,
    hexes: game.board.hexes.map((hex) => (ids.includes(hex.id) ? { ...hex, sunk: true } : hex)),
  },
});

const at = (turn: number, game: TableView): TableView => ({
  ...game,
  board: { ...game.board, turn },
});

const places = (by: 'race' | 'points' | 'advances'): TableView => {
  const game = made();
  const points = [18, -4, 12, 18, 0];
  const saved = [20, 0, 16, 22, 0];
  const dead = [1, 2, 2, 2, 6];
  return {
    ...at(13, game),
    asked: asked({ stage: 'over', duties: [], clock: null }),
    result: {
      by,
      places: game.players
        .map(({ faction }, n) => ({
          faction,
          place: [1, 4, 3, 2, 5][n] ?? 5,
          continent: saved[n] ?? 0,
          hades: dead[n] ?? 0,
          points: points[n] as never,
          out: saved[n] === 0 ? { say: 'out-nobody-saved' } : null,
          advances: [4, 3, 2, 3, 5][n] ?? 0,
          record: null,
        }))
        .sort((one, other) => one.place - other.place),
    },
  };
};

const lobby = (): TableView => {
  const game = made();
  return {
    ...game,
    asked: asked({ stage: 'lobby', duties: [], clock: null }),
    board: {
      ...game.board,
      turn: 0,
      track: [],
      compass: null,
      theatre: null,
      hexes: game.board.hexes.map((hex) => {
        return { ...hex, site: null, creature: null, holder: null, sunk: false };
      }),
    },
    players: [],
    log: [],
  };
};

/** Moments of a game: what stands, and, rehearsed one after the other, what is told between two. */
export const MOMENTS: Record<string, () => Rehearsal> = {
  lobby: () => ({ game: lobby() }),
  statues: () => ({
    game: at(0, made(5, { asked: asked({ stage: 'statues', duties: [duty('atlas')] }) })),
  }),
  improve: () => ({
    game: made(5, { asked: asked({ stage: 'improvement', step: 50, duties: [duty('mneseus')] }) }),
  }),
  together: () => ({
    game: made(5, {
      asked: asked({
        stage: 'improvement',
        together: true,
        step: 51,
        duties: [duty('mneseus'), duty('azaes')],
        done: ['atlas', 'ampheres', 'mestor'],
      }),
    }),
  }),
  sealed: () => ({ game: sealed() }),
  plunder: () => ({
    game: { ...sealed(), battle: battle([], { prize: 'plunder', turns: 'at_once' }) },
  }),
  won: () => ({ game: made(5, { last_battle: report('attacker_wins') }) }),
  equal: () => ({
    game: made(5, {
      last_battle: report('defender_wins', {
        attack: side(ATTACK, 1, 0, 0),
        defence: side(DEFENCE, 2, 0, 0),
      }),
    }),
  }),
  retreat: () => ({ game: made(5, { last_battle: report('retreated') }) }),
  forced: () => ({ game: made(5, { last_battle: report('forced_back') }) }),
  plundered: () => ({
    game: made(5, { last_battle: report('attacker_wins', { prize: 'plunder', sets: 2 }) }),
  }),
  tribute: () => ({
    game: made(5, {
      offers: {
        card: 'tribute',
        offers: [
          { faction: 'mestor', gold: 4 },
          { faction: 'atlas', gold: 4 },
          { faction: 'mneseus', gold: 3 },
          { faction: 'azaes', gold: 1 },
          { faction: 'ampheres', gold: 0 },
        ],
        rewarded: 'mestor',
        punished: ['azaes', 'ampheres'],
        winner: null,
      },
    }),
  }),
  fleet: () => ({
    game: made(5, {
      offers: {
        card: 'lost_fleet',
        offers: [
          { faction: 'azaes', gold: 6 },
          { faction: 'atlas', gold: 2 },
          { faction: 'ampheres', gold: 0 },
          { faction: 'mneseus', gold: 0 },
          { faction: 'mestor', gold: 0 },
        ],
        rewarded: null,
        punished: [],
        winner: 'azaes',
      },
    }),
  }),
  sinks: () => {
    const game = made(5, { asked: asked({ stage: 'sinking', duties: [duty('mestor')] }) });
    const sinking: TableView['board']['sinking'] = {
      may: ['A2', 'D1', 'E2', 'C1'],
      kept: [['D4', 'azaes']],
      chosen: [],
    };
    return { game: { ...game, board: { ...game.board, sinking } } };
  },
  sunk: () => ({ game: sunk(made(), 'A3') }),
  'turn-8': () => ({ game: at(8, made()) }),
  late: () => ({ game: at(12, sunk(made(), 'A3', 'D1', 'E2', 'B1')) }),
  early: () => ({ game: at(1, made()) }),
  over: () => ({ game: places('points') }),
  race: () => ({ game: places('race') }),
  question: () => {
    const open: TableView['accord']['open'] = {
      number: 1,
      by: 'mestor',
      wish: { back: 2 },
      what: 'Back to before the attack on the Mine',
      undone: ['Atlas attacks Mestor at A3.', 'Mestor retreats before Atlas.'],
      voters: ['atlas', 'ampheres', 'mneseus', 'azaes'],
      ends_at: 55_000,
    };
    const accord = { held: false, held_by: null, host: null, open, answered: null, points: [] };
    return { game: { ...made(), ...{ accord } } as TableView };
  },
  stopped: () => {
    const accord = {
      held: true,
      held_by: 'atlas',
      host: null,
      open: null,
      answered: null,
      points: [],
    };
    return { game: { ...made(), ...{ accord } } as TableView, running: false };
  },
  paused: () => ({
    game: made(),
    running: false,
    room: { pause: { owner: 'control', reason: 'Paused by Atlas' } },
  }),
};
