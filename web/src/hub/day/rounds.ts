import { say } from '../play/texts';
import type { Bell, DayView, RoundView } from '../views';

/** All moments are on the table's clock, in milliseconds; what no clock decides is `null`. */
export type Forecast = { id: number; begins: number | null; ends: number | null };

/** What a forecast needs of a round; the plan that Control is about to change has it, too. */
export type Length = Pick<RoundView, 'id' | 'seconds' | 'state' | 'began_at' | 'ends_at'>;

/** A break that is planned: not before this moment, for so long. */
export type Rest = { at: number; ms: number };

/** A day as a game has it: its rounds are of its own sorts. */
type Day<Round> = { rounds: Round[]; now: number | null };

const MINUTE = 60_000;

/** The round under way. */
export function currentRound<Round extends RoundView>({ rounds, now }: Day<Round>): Round | null {
  return rounds.find(({ id }) => id === now) ?? null;
}

/** The rounds that are planned, in order. */
export function roundsAhead({ rounds }: DayView): RoundView[] {
  return rounds.filter(({ state }) => state === 'ahead');
}

/** The rounds that were, are and will be: those that were left out are not among them. */
export function roundsHeld<Round extends RoundView>({
  rounds,
}: Pick<Day<Round>, 'rounds'>): Round[] {
  return rounds.filter(({ state }) => state !== 'skipped');
}

/**
 * When each round began or will begin, and ended or will end, if each follows the other at once. A
 * round whose time is up ends now at the earliest. Nothing is foretold beyond a round without a clock,
 * nor before the day has begun: its first round then begins `now`.
 */
export function forecast(rounds: Length[], now: number, breaks: Rest[] = []): Forecast[] {
  let from: number | null = now;
  let ahead = breaks;
  return rounds
    .filter(({ state }) => state !== 'skipped')
    .map((round) => {
      const line: Forecast = foretold(round, from, now);
      if (round.state !== 'over' && line.ends !== null) {
        // A break that falls into a round lets it end later, and what follows begin later.
        let { ends } = line;
        const falls = ({ at }: Rest) => at < ends;
        for (let next = ahead.find(falls); next; next = ahead.find(falls)) {
          ends += next.ms;
          ahead = ahead.filter((one) => one !== next);
        }
        line.ends = ends;
      }
      from = line.ends;
      return line;
    });
}

function foretold(round: Length, from: number | null, now: number): Forecast {
  const { id, state, seconds, began_at, ends_at } = round;
  if (state === 'over') return { id, begins: began_at, ends: ends_at };
  if (state === 'now') {
    return { id, begins: began_at, ends: ends_at === null ? null : Math.max(now, ends_at) };
  }
  const ends = from === null || seconds === 0 ? null : from + seconds * 1000;
  return { id, begins: from, ends };
}

/**
 * Milliseconds by which the day is later than the lengths of its rounds allow, up to the end of the
 * round under way; below 0 it is early. Rounds without a clock take as long as they take.
 */
export function late(rounds: Length[], now: number): number {
  const lines = forecast(rounds, now);
  return lines.reduce((sum, { id, begins, ends }) => {
    const round = rounds.find((r) => r.id === id);
    if (!round || round.state === 'ahead' || round.seconds === 0) return sum;
    return begins === null || ends === null ? sum : sum + ends - begins - round.seconds * 1000;
  }, 0);
}

/** "6 minutes behind the plan", "on time", "3 minutes ahead of the plan"; to the minute. */
export function lateWords(milliseconds: number): string {
  const minutes = Math.round(milliseconds / MINUTE);
  if (minutes === 0) return say('late-not');
  return say(minutes > 0 ? 'late-behind' : 'late-ahead', { minutes: Math.abs(minutes) });
}

/** Milliseconds that remain of a round; below 0 they are over its time. Without a clock, none. */
export function roundLeft(round: RoundView, now: number): number | null {
  return round.state === 'now' && round.ends_at !== null ? round.ends_at - now : null;
}

/** Whole minutes that remain, rounded up so that 0 is the end; below 0 it is over by so many. */
export function minutesLeft(round: RoundView, now: number): number | null {
  const left = roundLeft(round, now);
  if (left === null) return null;
  // A plain 0, never the negative one.
  return left >= 0 ? Math.ceil(left / MINUTE) : -Math.floor(-left / MINUTE) || 0;
}

/** How much of a round is over, 0 to 1; of one without a clock nothing can be said. */
export function roundShare(round: RoundView, now: number): number | null {
  if (round.state === 'over') return 1;
  if (round.state !== 'now') return 0;
  if (round.ends_at === null || round.began_at === null) return null;
  const whole = round.ends_at - round.began_at;
  return whole <= 0 ? 1 : Math.min(1, Math.max(0, (now - round.began_at) / whole));
}

/** "12 minutes left", "less than a minute left", "time is up", "4 minutes over its time", "no clock". */
export function leftWords(round: RoundView, now: number): string {
  const left = roundLeft(round, now);
  if (left === null) return say('left-no-clock');
  if (left > MINUTE) return say('left-minutes', { minutes: Math.ceil(left / MINUTE) });
  if (left > 0) return say('left-little');
  const over = Math.floor(-left / MINUTE);
  return over === 0 ? say('left-up') : say('left-over', { minutes: over });
}

/** What the bell says of a round, for an alarm; nothing while it is quiet. */
export function bellWords(bell: Bell, round: string): string | null {
  if (bell === 'quiet') return null;
  return say(bell === 'warned' ? 'bell-warned' : 'bell-over', { round });
}

/** "1 h 20", "45 min": a planned length. */
export function lengthWords(seconds: number): string {
  if (seconds === 0) return say('left-no-clock');
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return say('length-minutes', { minutes });
  const rest = minutes % 60;
  if (rest === 0) return say('length-hours', { hours });
  return say('length-both', { hours, minutes: String(rest).padStart(2, '0') });
}

/**
 * "17:40": a moment of the table's clock as the clock on the wall will show it, if the table does not
 * pause; `now` is the table's clock, `wall` the wall's at the same moment.
 */
export function wallTime(moment: number, now: number, wall: number = Date.now()): string {
  const at = new Date(wall + moment - now);
  return `${String(at.getHours()).padStart(2, '0')}:${String(at.getMinutes()).padStart(2, '0')}`;
}
