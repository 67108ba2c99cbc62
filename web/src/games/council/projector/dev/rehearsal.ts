import { rich } from '../../dev/stage';
import { council, CROWDS, FakeHub, nowIn, shared, SITUATIONS, there } from '../../dev/fixtures';
import { Table } from '../../../../hub/table.svelte';
import type { PublicTable } from '../../shared/tables';
import type { CouncilView, DayView, Figure, SpotlightView } from '../../../../wire/council';
import type { TableView } from '../../../../wire/hub';
import { melee, MELEES, MOMENTS, throng } from './melee';

/** A scene to look at without a server; only under `vite dev`: `/projector/?rehearse=ballot-revealed-12`. */
type Rehearsal = {
  name: string;
  change?: Partial<CouncilView>;
  room?: Partial<TableView>;
  running?: boolean;
};

const LINE =
  'Dinner at seven in the courtyard · Lost: one bronze owl · The Medes are at the map table';
const LONG =
  'Whoever has lost a bronze brooch in the shape of an owl may collect it from Control, on condition that its rightful name can be stated together with that of the goddess and the day on which it was last seen.';

const held = (scene: CouncilView['scene'], change: Partial<CouncilView> = {}): Rehearsal => ({
  name: 'strengths',
  change: { scene, scene_held: true, ...change },
});

const parted = (value: number): Figure => ({
  value,
  parts: Array.from({ length: value }, () => ({ label: 'The Festival Accounts', by: 1 })),
});

/** Cards that have more to say than there is room. */
function wordy(): Rehearsal {
  const say = (text: string) => `${text} ${text} ${text}`;
  const decks = council('choose_events').decks.map((deck) => ({
    ...deck,
    up: deck.up && {
      ...deck.up,
      title: 'The Deplorable State of the Harbour Chain and Its Keepers',
      text: say(deck.up.text),
      options: deck.up.options.map((one) => ({ ...one, text: say(one.text) })),
    },
  }));
  return { name: 'choose_events', change: { decks } };
}

/** An outcome of a dozen changes. */
function long(): Rehearsal {
  const outcome = there(council('outcome-revised').outcome);
  const changes = Array.from({ length: 6 }, () => outcome.changes).flat();
  return { name: 'outcome', change: { outcome: { ...outcome, changes } } };
}

/** What Control holds up, at its longest. */
function lit(of: string, change: Partial<SpotlightView>): Rehearsal {
  const name = `spotlight-${of}`;
  return { name, change: { spotlight: { ...there(council(name).spotlight), ...change } } };
}

/** A table of twelve of whom every third is in exile. */
function exiles(): Rehearsal {
  const name = 'strengths-12';
  const factions = council(name).factions.map((one, n) => ({ ...one, exiled: n % 3 === 0 }));
  return { name, change: { factions } };
}

/** An agenda three times as full as it may be. */
function heaped(): Rehearsal {
  const { agenda } = council('check-full');
  const all = [...agenda, ...agenda, ...agenda].map((motion, n) => ({ ...motion, id: n + 1 }));
  return held('agenda', { agenda: all, agenda_count: all.length, assembly_announced: true });
}

/** A tie that has been decided. */
function decided(): Rehearsal {
  const ballot = there(council('ballot_tied').ballot);
  const sentence = 'The Monarchists decide by Article 7, and decided NO.';
  const how = { verdict: 'failed', decided_by: 'monarchists', sentence } as const;
  return {
    name: 'ballot_tied',
    change: { ballot: { ...ballot, result: { ...there(ballot.result), ...how } } },
  };
}

/** So many cycles of a day in which fortunes turned, told at the end of an Act or of the day. */
function stands(name: string, cycles: number, closing: DayView['closing']): Rehearsal {
  const { factions, day } = council(name);
  const way = (seat: number, at: number) =>
    Math.max(
      1,
      Math.round(3 + ((seat * 3) % 5) + (at / 5) * (1 + Math.sin(at * 0.2 + seat * 2.3))),
    );
  const past = Array.from({ length: cycles }, (_, at) => ({
    act: 1 + Math.floor((at * 3) / Math.max(9, cycles)),
    cycle: at + 1,
    arete: factions.map((_, seat) => way(seat, at)),
  }));
  const last = past.at(-1)?.act ?? 1;
  const all = factions.map((one, seat) => {
    const arete = way(seat, cycles);
    const influence = { value: arete + (seat % 3 === 0 ? 2 : 0), parts: [] };
    return { ...one, arete: { value: arete, parts: [] }, influence };
  });
  const pair = (n: number, to: number) => ({
    ...{ act: last, from: there(factions[n]).id, to: there(factions[to]).id },
    ...{ amount: 5 + n * 4, cycles: 2 },
  });
  const to = (n: number) => (n * 3 + 1) % factions.length;
  const alliances = factions.map((_, n) => pair(n, to(n))).filter(({ from, to }) => from !== to);
  const told = { past, alliances: cycles > 0 ? alliances : [], factions: all, act: last };
  // At the day's end nothing comes, and the band says so.
  const over = closing === 'day';
  const rounds = day.rounds.filter(({ state }) => !over || state !== 'ahead');
  return {
    name,
    change: {
      ...told,
      ...(over && { headline: { say: 'day-is-over' } }),
      scene: 'standings',
      day: { ...day, rounds, closing },
    },
  };
}

/** A city of six maps and thirty objectives. */
function sprawling(): Rehearsal {
  const { objectives } = there(council('deploy-full').city);
  const maps = [1, 4, 5, 6, 7, 7];
  const on = (count: number, m: number, n: number) => ({
    ...there(objectives[(m * 5 + n) % objectives.length]),
    id: `o${m}-${n}`,
    map: `m${m}`,
    angle: Math.round((360 / count) * (n + (m % 2) / 2)) % 360,
    colossus: m === 5 && n === 2,
  });
  const city = {
    name: 'Poseidonis',
    maps: maps.map((_, n) => ({ id: `m${n}`, name: `Ring ${n + 1}`, complete: null })),
    objectives: maps.flatMap((count, m) =>
      Array.from({ length: count }, (_, n) => on(count, m, n)),
    ),
  };
  return held('city', { city });
}

/** A city of one map and three objectives. */
function hamlet(): Rehearsal {
  const { objectives } = there(council('last-actions').city);
  const maps = [{ id: 'central', name: 'The Village', complete: null }];
  const three = objectives.filter((one) => one.map === 'central').slice(0, 3);
  return held('city', { city: { name: 'Kerne', maps, objectives: three } });
}

/** Battles of two to twelve sides, at every moment. */
const fights = MELEES.flatMap((sides) =>
  MOMENTS.map((moment): [string, () => Rehearsal] => [
    `melee-${sides}-${moment}`,
    () => ({ name: 'battle-crowd-12', change: melee(sides, moment) }),
  ]),
);

/** A break that ends in so many minutes. */
const rests = (reason: string, minutes: number): Rehearsal => ({
  name: 'debate',
  running: false,
  room: { pause: { owner: 'control', reason, until: Date.now() + minutes * 60_000 } },
});

/** Every situation that is recorded, by its name, and what is more than anybody plays. */
export const PLAYS: Record<string, () => Rehearsal> = {
  ...Object.fromEntries([...SITUATIONS, ...CROWDS].map((name) => [name, () => ({ name })])),
  ...Object.fromEntries(fights),
  throng: () => ({ name: 'deploy-full-12', change: throng() }),
  join: () => held('join'),
  'cards-long': wordy,
  'cards-empty': () => held('cards', { docket: [] }),
  'debate-silent': () => ({ name: 'debate', change: { clock: null, speakers: [] } }),
  'race-held': () => held('race'),
  'outcome-long': long,
  'vote-decided': decided,
  'strengths-12-exiles': exiles,
  'spotlight-article-long': () => lit('article', { text: LONG.repeat(3) }),
  'spotlight-law-long': () => lit('law', { text: LONG.repeat(3) }),
  'spotlight-motion-long': () => lit('motion', { text: LONG.repeat(3) }),
  'spotlight-figure-long': () => lit('figure', { figures: [['Stasis', parted(12)]] }),
  stasis: () => held('stasis'),
  'stasis-1': () => held('stasis', { stasis: parted(1) }),
  'stasis-12': () => held('stasis', { stasis: parted(12) }),
  'stasis-13': () => held('stasis', { stasis: parted(15) }),
  streets: () => ({ name: 'deploy', change: { city: null } }),
  'city-quiet': () => held('city'),
  'city-6-maps': sprawling,
  'city-1-map': hamlet,
  'agenda-30': heaped,
  'agenda-empty': () => held('agenda', { agenda: [], agenda_count: 0 }),
  'act-over': () => stands('diplomacy', 9, 'act'),
  'act-over-12': () => stands('strengths-12', 14, 'act'),
  'day-over': () => stands('diplomacy', 26, 'day'),
  'standings-empty': () => stands('lobby', 0, null),
  constitution: () => held('constitution'),
  'constitution-short': () => held('constitution', { constitution: [], laws: [] }),
  message: () => held('message', { announcement: 'Lunch is served in the courtyard.' }),
  'message-long': () => held('message', { announcement: LONG }),
  black: () => held('black'),
  'debate-nothing': () => ({ name: 'debate', change: { docket: [] } }),
  'battle-waits': () => held('battle', { docket: [] }),
  'score-waits': () => held('score', { docket: [] }),
  'motion-waits': () => held('motion', { docket: [] }),
  ticker: () => ({ name: 'strengths', change: { announcement: LONG } }),
  foot: () => ({ name: 'strengths', room: { ticker: LINE } }),
  'foot-long': () => ({ name: 'ballot', room: { ticker: `${LINE} · ${LINE}` } }),
  paused: () => ({
    name: 'debate',
    running: false,
    room: { pause: { owner: 'control', reason: 'A question of the rules is being settled' } },
  }),
  break: () => rests('Lunch', 24),
  'break-over': () => rests('', -3),
  closed: () => ({ name: 'diplomacy', room: { over: true } }),
  'floor-late': () => ({
    name: 'debate-floor',
    change: { speaking_since: nowIn('debate-floor') - 95_000 },
  }),
  'five-digits': () => ({
    name: 'strengths',
    change: rich(council('strengths')),
  }),
  halted: () => ({
    name: 'ballot',
    running: false,
    room: { pause: { owner: 'server', reason: 'The disk refuses to write' } },
  }),
};

/** A table whose hub exists only in the page. `window.rehearse(name)` goes on to another play. */
export function rehearse(name: string): PublicTable {
  const scene = (wanted: string) => {
    const { name: of, change, room, running = true } = PLAYS[wanted]?.() ?? { name: 'strengths' };
    return {
      audience: 'public' as const,
      shared: shared(council(of, change), room),
      own: { table: null, game: null },
      now: nowIn(of),
      running,
    };
  };
  const hub = new FakeHub(scene(name));
  const table: PublicTable = new Table({
    code: 'DELOS',
    screen: 'projector',
    socket: (url) => hub.socket(url),
  });
  table.connect();
  let revision = 1;
  Object.assign(window, {
    plays: Object.keys(PLAYS),
    rehearse: (wanted: string) => {
      hub.scene = scene(wanted);
      revision += 1;
      const clock = { now: hub.scene.now, running: hub.scene.running ?? true };
      hub.send({ type: 'view', part: 'shared', revision, view: hub.scene.shared });
      hub.send({ type: 'clock_set', clock });
    },
    lose: () => {
      hub.socket = () => ({
        readyState: 0,
        send() {},
        close() {},
        onopen: null,
        onmessage: null,
        onclose: null,
        onerror: null,
      });
      hub.end(1006);
    },
  });
  return table;
}
