import {
  agenda,
  council,
  crowd,
  day,
  FakeHub,
  figure,
  NOW,
  shared,
  spotlight,
  STREET_STATES,
  streetCouncil,
  type StreetState,
} from '../dev/fixtures';
import { Table } from '../../../hub/table.svelte';
import type { PublicTable } from '../shared/tables';
import type { CouncilView, PickView } from '../../../wire/council';
import { atTheAssembly, type Rehearsal } from './rehearsal-assembly';

function picks(ids: string[], pattern: string): PickView[] {
  return ids.map((faction, n) => ({
    faction,
    pick: ({ y: 'yes', n: 'no', a: 'abstain' } as const)[pattern[n] as 'y'] ?? 'abstain',
    strength: figure(7 + n, ['Arête', 5], ['Heroes', n], ['Amazons’ grant', 2]),
    hand: 'own',
  }));
}

function revealed(game: CouncilView, pattern: string): CouncilView {
  if (!game.ballot) return game;
  const all = picks(game.ballot.voters, pattern);
  const sum = (pick: string) =>
    all.filter((one) => one.pick === pick).reduce((total, one) => total + one.strength.value, 0);
  return {
    ...game,
    headline: 'The votes are revealed.',
    ballot: {
      ...game.ballot,
      votes_in: game.ballot.voters,
      result: {
        picks: all,
        yes: figure(sum('yes')),
        no: figure(sum('no')),
        abstain: figure(sum('abstain')),
        verdict: sum('yes') > sum('no') ? 'passed' : 'failed',
        decided_by: null,
        vetoed_by: null,
        sentence: `${sum('yes')} YES against ${sum('no')} NO; abstentions do not count.`,
      },
    },
  };
}

function twelveVote(): CouncilView {
  const game = council('ballot', { factions: crowd(12) });
  if (game.ballot) {
    game.ballot = { ...game.ballot, voters: game.factions.map((one) => one.id) };
  }
  return game;
}

function wordy(): CouncilView {
  const game = council('choose_events');
  const say = (text: string) => `${text} ${text} ${text}`;
  return {
    ...game,
    headline:
      'The Prytanis of the Friends of the Democracy weighs three matters of the utmost gravity, and the water runs',
    decks: game.decks.map((deck, n) => ({
      ...deck,
      up: deck.up && {
        ...deck.up,
        title:
          n === 1 ? deck.up.title : 'The Deplorable State of the Harbour Chain and Its Keepers',
        text: n === 2 ? deck.up.text : say(deck.up.text),
        options: deck.up.options.map((one) => ({ ...one, text: say(one.text) })),
      },
    })),
  };
}

function granting(game: CouncilView, from: string, to: string, amount: number): CouncilView {
  return {
    ...game,
    factions: game.factions.map((one) =>
      one.id === from ? { ...one, grant: { to, amount, fixed: true } } : one,
    ),
  };
}

function exiling(game: CouncilView, ids: string[]): CouncilView {
  return {
    ...game,
    factions: game.factions.map((one) =>
      ids.includes(one.id) ? { ...one, exiled: true, strength: figure(0) } : one,
    ),
  };
}

const articles = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    title: ['Of Citizens', 'Of the Prytanis', 'Of Supremacy', 'Of Strife'][n % 4] ?? '',
    obeyed: null,
    alternatives: [],
    text: 'The factions of Atlantis are citizens, save the Amazons and the Medes. A citizen faction votes in the Council and in the Assembly with its influence and whatever support it has gathered. A faction without the vote may grant its influence to one other, and to no second.'.slice(
      0,
      120 + ((n * 67) % 170),
    ),
  }));

const held = (scene: CouncilView['scene'], change: Partial<CouncilView> = {}) =>
  council('strengths', { scene, scene_held: true, ...change });

const bids = (count: number): CouncilView['race'] => ({
  bids: crowd(count).map(({ id }, n) => ({ faction: id, horses: (n * 5) % 7, hand: 'own' })),
  winners: ['oligarchs'],
  bonus: 5,
  verdict: 'The Oligarchs show 6 Horses and win the race: +5 support for the rest of the cycle.',
});

/** Every state of the streets, as `street:tyche`; with other numbers of factions as `street:tyche:12`. */
function inTheStreets(): Record<string, () => Rehearsal> {
  const play = (state: StreetState, count: number) => () => ({ game: streetCouncil(state, count) });
  const all = STREET_STATES.flatMap((state): [string, () => Rehearsal][] => [
    [`street:${state}`, play(state, 8)],
    [`street:${state}:3`, play(state, 3)],
    [`street:${state}:12`, play(state, 12)],
  ]);
  return {
    ...Object.fromEntries(all),
    'battle-crowd': () => ({ game: melee('battle-dice') }),
    'battle-crowd-over': () => ({ game: melee('battle-tied') }),
    'city-quiet': () => ({ game: held('city') }),
    'city-6-maps': () => ({ game: held('city', { city: sprawling() }) }),
    'city-1-map': () => ({ game: held('city', { city: hamlet() }) }),
  };
}

/** A battle of all twelve. */
function melee(state: StreetState): CouncilView {
  const game = streetCouncil(state, 12);
  const fight = game.streets?.battle;
  if (!game.streets || !fight) return game;
  const sides = game.factions.flatMap(({ id }, n) => {
    const side = fight.sides[n % fight.sides.length];
    return side ? [{ ...side, faction: id, mobs: side.mobs + 9 * (n % 3) }] : [];
  });
  const odds = fight.odds && {
    ...fight.odds,
    holds: sides.map((_, n) => (n === 5 ? 0.004 : 0.08)),
  };
  return { ...game, streets: { ...game.streets, battle: { ...fight, sides, odds } } };
}

/** A city of six maps and thirty objectives. */
function sprawling(): CouncilView['city'] {
  const { city } = streetCouncil('deploy-full');
  if (!city) return null;
  const maps = [1, 4, 5, 6, 7, 7];
  return {
    name: 'Poseidonis',
    maps: maps.map((_, n) => ({ id: `m${n}`, name: `Ring ${n + 1}`, complete: null })),
    objectives: maps.flatMap((count, m) =>
      Array.from({ length: count }, (_, n) => {
        const like = city.objectives[(m * 5 + n) % city.objectives.length];
        if (!like) throw new Error('There are thirteen.');
        const angle = Math.round((360 / count) * (n + (m % 2) / 2)) % 360;
        return { ...like, id: `o${m}-${n}`, map: `m${m}`, angle, colossus: m === 5 && n === 2 };
      }),
    ),
  };
}

/** A city of one map and three objectives. */
function hamlet(): CouncilView['city'] {
  const { city } = streetCouncil('last-actions');
  if (!city) return null;
  return {
    name: 'Kerne',
    maps: [{ id: 'central', name: 'The Village', complete: null }],
    objectives: city.objectives.filter((one) => one.map === 'central').slice(0, 3),
  };
}

/** What Control holds up, one of each sort, and at their longest. */
function heldUp(): Record<string, () => Rehearsal> {
  const sorts = ['card', 'faction', 'figure', 'article', 'law', 'motion'] as const;
  const lit = (of: (typeof sorts)[number], long: boolean) => () => ({
    game: council('strengths', { scene: 'spotlight', spotlight: spotlight(of, long) }),
  });
  return Object.fromEntries(
    sorts.flatMap((of) => [
      [`spotlight-${of}`, lit(of, false)],
      [`spotlight-${of}-long`, lit(of, true)],
    ]),
  );
}

/** A choice of each hand that is not the Archon's own. */
function byOthers(game: CouncilView): CouncilView {
  const hand = (n: number) => (['own', 'control', 'absent', 'script'] as const)[n % 4] ?? 'own';
  const result = game.ballot?.result;
  const picks = result?.picks.map((one, n) => ({ ...one, hand: hand(n) })) ?? [];
  const bids = game.race?.bids.map((one, n) => ({ ...one, hand: hand(n) })) ?? [];
  return {
    ...game,
    ballot: game.ballot && result ? { ...game.ballot, result: { ...result, picks } } : game.ballot,
    race: game.race && { ...game.race, bids },
  };
}

/** The game as it stands after Control has gone back; `rehearse` it after another play. */
function tookBack(game: CouncilView): CouncilView {
  const text = 'Control went back to before the vote: the wrong option had been put.';
  const line = { at: NOW, when: 'Act 1, cycle 2', kind: 'control' as const, text, factions: [] };
  return { ...game, step_number: 31, log: { ...game.log, 8: line } };
}

const LINE =
  'Dinner at seven in the courtyard · Lost: one bronze owl · The Medes are at the map table';

export const PLAYS: Record<string, () => Rehearsal> = {
  lobby: () => ({ game: council('lobby') }),
  'lobby-full': () => ({
    game: council('lobby'),
    room: { seats: shared(council('lobby')).table.seats.map((s) => ({ ...s, taken: true })) },
  }),
  'lobby-12': () => ({
    game: council('lobby', { factions: crowd(12) }),
    room: {
      lobby: 'locked',
      seats: crowd(12).map(({ id, name, colour, emblem }, n) => ({
        id,
        name,
        colour,
        emblem,
        taken: n % 3 > 0,
        online: n % 3 > 1,
      })),
    },
  }),
  join: () => ({ game: held('join') }),
  tie: () => ({ game: council('tie_for_prytanis') }),
  council: () => ({ game: granting(council('strengths'), 'amazons', 'oligarchs', 5) }),
  'council-3': () => ({ game: council('strengths', { factions: crowd(3) }) }),
  'council-5': () => ({ game: council('strengths', { factions: crowd(5) }) }),
  'council-10': () => ({ game: council('strengths', { factions: crowd(10) }) }),
  'council-12': () => ({
    game: granting(
      granting(council('strengths', { factions: crowd(12) }), 'amazons', 'theocrats', 5),
      'medes',
      'more-1',
      3,
    ),
  }),
  'council-exiles': () => ({
    game: granting(
      exiling(council('strengths'), ['tyrants', 'oligarchs']),
      'tyrants',
      'aristocrats',
      3,
    ),
  }),
  'council-12-exiles': () => ({
    game: exiling(council('strengths', { factions: crowd(12) }), [
      'tyrants',
      'medes',
      'more-0',
      'more-3',
      'amazons',
    ]),
  }),
  cards: () => ({ game: council('choose_events') }),
  'cards-long': () => ({ game: wordy() }),
  'cards-chosen': () => ({ game: council('events_chosen') }),
  'cards-next': () => {
    const game = council('events_chosen');
    return {
      game: {
        ...game,
        decks: game.decks.map((deck) => ({
          ...deck,
          up: deck.up && { ...deck.up, id: `${deck.up.id}-next`, title: 'What Comes Next' },
        })),
      },
    };
  },
  'cards-empty': () => ({ game: held('cards', { docket: [] }) }),
  debate: () => ({
    game: council('debate', {
      speakers: [
        'medes',
        'oligarchs',
        'amazons',
        'tyrants',
        'democrats',
        'theocrats',
        'monarchists',
      ],
    }),
  }),
  'debate-floor': () => ({ game: council('debate', { speaking: 'medes' }) }),
  'debate-silent': () => ({ game: council('debate', { clock: null, speakers: [] }) }),
  race: () => ({ game: council('race') }),
  'race-run': () => ({
    game: council('strengths', { race: bids(8), scene: 'council' }),
  }),
  'race-held': () => ({ game: held('race', { race: bids(8) }) }),
  'race-tied': () => ({ game: council('race_tied') }),
  'race-12': () => ({ game: held('race', { factions: crowd(12), race: bids(12) }) }),
  'race-12-closed': () => ({ game: council('race', { factions: crowd(12) }) }),
  'vote-choose': () => ({ game: council('choose_motion') }),
  vote: () => ({ game: council('ballot') }),
  'vote-revealed': () => ({ game: revealed(council('ballot'), 'nyynya') }),
  'vote-tied': () => ({ game: council('ballot_tied') }),
  'vote-decided': () => {
    const game = council('ballot_tied');
    const result = game.ballot?.result;
    if (game.ballot && result) {
      game.ballot = {
        ...game.ballot,
        result: {
          ...result,
          verdict: 'failed',
          decided_by: 'monarchists',
          sentence: '15 to 15: tied. The Monarchists decide by Article 7, and decided NO.',
        },
      };
    }
    return { game };
  },
  'vote-12': () => ({ game: twelveVote() }),
  'vote-12-revealed': () => ({ game: revealed(twelveVote(), 'ynyynyyyaaya') }),
  'vote-12-all': () => ({ game: revealed(twelveVote(), 'yyyyyyyyyyyy') }),
  'vote-12-abstained': () => ({ game: revealed(twelveVote(), 'yaaanaaaaaya') }),
  outcome: () => ({ game: council('outcome') }),
  'outcome-long': () => {
    const game = council('outcome');
    const changes = game.outcome?.changes ?? [];
    if (game.outcome)
      game.outcome = {
        ...game.outcome,
        changes: [...changes, ...changes, ...changes, ...changes].map((one, n) => ({
          ...one,
          says:
            n % 3 ? one.says : `${one.says}; those who voted NO, each: Doom +1 and a long memory`,
          factions: n % 3 ? one.factions : ['medes', 'tyrants', 'oligarchs'],
        })),
      };
    return { game };
  },
  check: () => ({ game: council('check') }),
  'check-stasis': () => ({
    game: council('check', {
      stasis: figure(14),
      check: {
        assembly:
          'The agenda holds 10 of 10 motions: an Assembly is announced for the Diplomacy Round.',
        stasis: 'Stasis stands at 14, and 13 is enough: the streets rise.',
        next: 'The Stasis Phase begins. The Archons cannot leave before it is resolved.',
      },
      agenda: agenda(10),
      agenda_count: 10,
      reasons: { agenda_full: 'Article 9', stasis_threshold: 'Article 8' },
      assembly_announced: true,
    }),
  }),
  stasis: () => ({ game: held('stasis') }),
  'stasis-1': () => ({ game: held('stasis', { stasis: figure(1, ['Act 1', 1]) }) }),
  'stasis-12': () => ({
    game: held('stasis', { stasis: figure(12, ['Act 2', 2], ['The Festival Accounts', 10]) }),
  }),
  'stasis-13': () => ({ game: held('stasis', { stasis: figure(15) }) }),
  streets: () => ({ game: council('deploy', { city: null }) }),
  ...inTheStreets(),
  ...atTheAssembly(),
  'bell-quiet': () => ({ game: council('ballot') }),
  'bell-warned': () => ({ game: council('ballot', { day: day(3, 'warned') }) }),
  'bell-late': () => ({
    game: council('ballot', { act: 3, cycle: 12, day: day(13, 'over') }),
  }),
  'bell-over': () => ({ game: council('ballot', { day: day(3, 'over') }) }),
  constitution: () => ({ game: held('constitution', { constitution: articles(6) }) }),
  'constitution-long': () => ({ game: held('constitution', { constitution: articles(10) }) }),
  'constitution-short': () => ({ game: held('constitution') }),
  'stasis-reason': () => ({
    game: held('stasis', { reasons: { stasis_threshold: 'Article 8' } }),
  }),
  message: () => ({
    game: held('message', {
      announcement: 'Lunch is served in the courtyard. The council sits again at two.',
    }),
  }),
  'message-long': () => ({
    game: held('message', {
      announcement:
        'Whoever has lost a bronze brooch in the shape of an owl may collect it from Control, on condition that its rightful name can be stated together with that of the goddess and the day on which it was last seen.',
    }),
  }),
  ...heldUp(),
  'vote-hands': () => ({ game: byOthers(revealed(council('ballot'), 'nyynya')) }),
  'vote-12-hands': () => ({ game: byOthers(revealed(twelveVote(), 'ynyynyyyaaya')) }),
  'race-hands': () => ({ game: byOthers(held('race', { race: bids(8) })) }),
  back: () => ({ game: tookBack(council('ballot')) }),
  foot: () => ({ game: council('strengths'), room: { ticker: LINE } }),
  'foot-long': () => ({
    game: council('ballot', { headline: `${LINE}, says Control` }),
    room: { ticker: `${LINE} · ${LINE}` },
  }),
  black: () => ({ game: held('black') }),
  ticker: () => ({
    game: council('strengths', {
      announcement: 'Control asks the Medes to come to the map table.',
    }),
  }),
  'ticker-long': () => ({
    game: council('debate', {
      announcement:
        'Whoever has lost a bronze brooch in the shape of an owl may collect it from Control, on condition that its rightful name can be stated together with that of the goddess and the day on which it was last seen.',
    }),
  }),
  paused: () => ({
    game: council('debate'),
    running: false,
    room: { pause: { owner: 'control', reason: 'A question of the rules is being settled' } },
  }),
  halted: () => ({
    game: council('ballot'),
    running: false,
    room: { pause: { owner: 'server', reason: 'The disk refuses to write' } },
  }),
};

/** A table whose hub exists only in the page. `window.rehearse(name)` goes on to another play. */
export function rehearse(name: string): PublicTable {
  const play = (wanted: string): Rehearsal => PLAYS[wanted]?.() ?? { game: council('strengths') };
  const scene = (wanted: string) => {
    const { game, room, running = true } = play(wanted);
    return {
      audience: 'public' as const,
      shared: shared(game, room),
      own: { table: null, game: null },
      now: NOW,
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
      hub.send({ type: 'view', part: 'shared', revision, view: hub.scene.shared });
      hub.send({ type: 'clock_set', clock: { now: NOW, running: hub.scene.running ?? true } });
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
