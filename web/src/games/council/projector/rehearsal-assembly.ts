import {
  agenda,
  council,
  countedResult,
  crowd,
  day,
  election,
  figure,
  motionBallot,
  motionOutcome,
  motionResult,
  NEEDED_MORE,
  NOW,
  sitting,
  unplanned,
} from '../dev/fixtures';
import type { CouncilView, MotionView, ResultView } from '../../../wire/council';
import type { TableView } from '../../../wire/hub';

/** A scene to look at without a server; only under `vite dev`: `/projector/?rehearse=vote-revealed`. */
export type Rehearsal = { game: CouncilView; room?: Partial<TableView>; running?: boolean };

const held = (scene: CouncilView['scene'], change: Partial<CouncilView> = {}) =>
  council('strengths', { scene, scene_held: true, ...change });

function onAgenda(count: number): CouncilView {
  const all = [...agenda(10), ...agenda(10), ...agenda(10)].slice(0, count);
  return council('check', {
    scene: 'agenda',
    scene_held: true,
    assembly_announced: count >= 10,
    agenda: all.map((motion, n) => ({ ...motion, id: n + 1 })),
    agenda_count: count,
    reasons: { agenda_full: 'Article 9' },
  });
}

/** An Assembly that has come so far on an agenda of so many. */
function sat(decided: number, count: number): CouncilView {
  const states = ['adopted', 'rejected', 'adopted', 'postponed', 'rejected'] as const;
  const all = onAgenda(count).agenda.map((motion, n): MotionView => {
    const state = n < decided ? (states[n % states.length] ?? 'waiting') : 'waiting';
    const verdict: string | undefined = {
      adopted: 'Passed, 24 to 12.',
      rejected: 'Failed, 15 to 21.',
    }[state as 'adopted'];
    return { ...motion, state, verdict: verdict ?? null };
  });
  const of = (state: string) => all.filter((motion) => motion.state === state).length;
  return council('assembly', {
    scene: 'agenda',
    agenda: all,
    agenda_count: of('waiting'),
    assembly: {
      ...sitting(null),
      last: decided,
      next: decided < count ? decided + 1 : null,
      left: of('waiting'),
      adopted: of('adopted'),
      rejected: of('rejected'),
    },
  });
}

/** The motion of that number before the Assembly. */
function debated(number: number, change: Partial<CouncilView> = {}): CouncilView {
  const game = council('motion_debate');
  return {
    ...game,
    agenda: game.agenda.map((motion) => ({
      ...motion,
      state: motion.id === number ? 'now' : motion.state === 'now' ? 'waiting' : motion.state,
    })),
    assembly: { ...sitting(number), needed: NEEDED_MORE },
    ...change,
  };
}

function put(number: number, change: Partial<CouncilView> = {}): CouncilView {
  return { ...council('motion_ballot', { ballot: motionBallot(number) }), ...change };
}

function decidedMotion(result: ResultView, number = 4): CouncilView {
  return put(number, {
    scene_held: true,
    ballot: { ...motionBallot(number), votes_in: [], result },
  });
}

/** A motion that has passed and waits for Control. */
function passed(number: number): CouncilView {
  return council('motion_outcome', {
    ballot: { ...motionBallot(number), votes_in: [], result: motionResult() },
    outcome: motionOutcome(number),
  });
}

/** The same once Control has confirmed it: `rehearse('carved')` after `motion-passed`. */
function adopted(number: number): CouncilView {
  const game = council('assembly', { ballot: passed(number).ballot, assembly: sitting(null) });
  const agenda = game.agenda.map((row) =>
    row.id === number ? { ...row, state: 'adopted' as const } : row,
  );
  return { ...game, agenda };
}

function electing(count: number, revealed: boolean): CouncilView {
  const ids = crowd(count).map(({ id }) => id);
  const to = (n: number) => ids[[0, 2, 0, 5, 0, 2, 0, 1, 2, 0, 9, 3][n] ?? 0] ?? null;
  const picks = ids.map((faction, n) => ({
    faction,
    pick: n === 7 ? null : to(n),
    strength: 5 + n,
    hand: 'own' as const,
  }));
  const got = (id: string) =>
    picks.reduce((sum, { pick, strength }) => sum + (pick === id ? strength : 0), 0);
  const tallies = ids
    .map((faction) => ({ faction, votes: figure(got(faction)) }))
    .filter(({ votes }) => votes.value > 0)
    .sort((a, b) => b.votes.value - a.votes.value);
  const first = crowd(count)[0]?.name ?? '';
  const sentence = `The ${first} are elected with ${got(ids[0] ?? '')} (Article 2).`;
  return council('election', {
    factions: crowd(count),
    prytanis: revealed ? (tallies[0]?.faction ?? null) : null,
    election: {
      candidates: ids,
      voters: ids,
      votes_in: revealed ? [] : ids.filter((_, n) => n % 3 > 0),
      result: revealed ? { picks, tallies, sentence } : null,
    },
  });
}

/** A day of twelve rounds of an hour, of thirty, or of one. */
function longDay(count: number): CouncilView['day'] {
  const plan = day(3);
  const rounds = Array.from({ length: count }, (_, n) => {
    const round = plan.rounds[n % plan.rounds.length] ?? plan.rounds[0];
    if (!round) throw new Error('There is a round.');
    const act = 1 + Math.floor((n * 3) / count);
    return { ...round, id: n + 1, act, state: n < 2 ? 'over' : n === 2 ? 'now' : 'ahead' } as const;
  });
  return { ...plan, rounds };
}

const away = (change: Partial<CouncilView> = {}) =>
  council('diplomacy', { scene: 'day', ...change });

/** Every state of the agenda, the Assembly, the election and the day. */
export function atTheAssembly(): Record<string, () => Rehearsal> {
  return {
    agenda: () => ({ game: onAgenda(6) }),
    'agenda-full': () => ({ game: onAgenda(10) }),
    'agenda-over': () => ({ game: { ...onAgenda(17), agenda_full: 20 } }),
    'agenda-empty': () => ({ game: { ...onAgenda(0), agenda_full: 0 } }),
    assembly: () => ({ game: council('assembly') }),
    'assembly-begins': () => ({ game: sat(0, 10) }),
    'assembly-3': () => ({ game: sat(1, 3) }),
    'assembly-late': () => ({ game: sat(8, 10) }),
    'assembly-ends': () => ({ game: sat(10, 10) }),
    'assembly-24': () => ({ game: sat(9, 24) }),
    motion: () => ({ game: council('motion_debate') }),
    'motion-long': () => ({
      game: debated(5, {
        speaking: null,
        speakers: ['medes', 'oligarchs', 'amazons', 'tyrants', 'democrats', 'theocrats'],
      }),
    }),
    'motion-title': () => ({ game: debated(9, { speakers: [], speaking: null }) }),
    'motion-no-clock': () => ({ game: debated(2, { clock: null }) }),
    'motion-none': () => ({ game: held('motion') }),
    'motion-vote': () => ({ game: council('motion_ballot') }),
    'motion-vote-long': () => ({
      game: put(9, { ballot: { ...motionBallot(9), needed: NEEDED_MORE } }),
    }),
    'motion-revealed': () => ({ game: decidedMotion(motionResult()) }),
    'motion-counted': () => ({ game: decidedMotion(countedResult()) }),
    'motion-tied': () => ({ game: council('motion_tied') }),
    'motion-vetoed': () => ({ game: decidedMotion(motionResult('vetoed')) }),
    'motion-passed': () => ({ game: passed(4) }),
    'motion-passed-long': () => ({ game: passed(5) }),
    'motion-passed-article': () => ({ game: passed(1) }),
    carved: () => ({ game: adopted(4) }),
    'carved-long': () => ({ game: adopted(5) }),
    'carved-article': () => ({ game: adopted(1) }),
    'motion-outcome': () => ({ game: adopted(2) }),
    election: () => ({ game: council('election') }),
    'election-revealed': () => ({
      game: council('presiding', { election: election(true), scene: 'election' }),
    }),
    'election-tied': () => ({
      game: council('tie_for_prytanis', {
        election: election(true, true),
        scene: 'election',
      }),
    }),
    'election-3': () => ({ game: electing(3, false) }),
    'election-3-revealed': () => ({ game: electing(3, true) }),
    'election-12': () => ({ game: electing(12, false) }),
    'election-12-revealed': () => ({ game: electing(12, true) }),
    'election-none': () => ({ game: held('election') }),
    day: () => ({ game: away({ day: day(5) }) }),
    'day-warned': () => ({ game: away({ day: day(5, 'warned') }) }),
    'day-over': () => ({ game: away({ day: day(5, 'over') }) }),
    'day-announced': () => ({ game: away({ day: day(2), assembly_announced: true }) }),
    'day-lobby': () => ({ game: council('lobby', { scene: 'day', scene_held: true }) }),
    'day-late': () => ({ game: held('day', { act: 3, day: day(13) }) }),
    'day-ended': () => ({
      game: held('day', {
        act: 3,
        day: {
          rounds: day(15).rounds.map((one) => ({
            ...one,
            state: 'over',
            ends_at: one.ends_at ?? NOW,
          })),
          now: null,
          next: 'Begin the Diplomacy Round',
        },
      }),
    }),
    'day-12': () => ({ game: held('day', { day: longDay(12) }) }),
    'day-30': () => ({ game: held('day', { day: longDay(30) }) }),
    'day-unplanned': () => ({ game: held('day', { day: unplanned() }) }),
  };
}
