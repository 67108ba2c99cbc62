import { say } from '../texts';
import type { RulingView, StepRule } from '../../views';

const USUAL = [5, 10, 15, 30, 45, 60, 90, 120, 180, 300, 600];

export type EndsRule = { setting: RulingView; what: string; itself: string };
export type SecondsRule = { setting: RulingView; value: number; what: string; offers: number[] };

/** The rulings that end a step, as far as the table has them. */
export function rulesOf(
  { ends, seconds, after }: StepRule,
  settings: RulingView[],
): { ends: EndsRule | null; seconds: SecondsRule | null } {
  const found = (key: string | null) => settings.find((one) => one.key === key);
  const ending = found(ends);
  const clock = found(seconds);
  return {
    // What ends when all are in, or after its time, is a reveal.
    ends: ending ? endsRule(ending, after === 'or') : null,
    seconds: clock && after ? secondsRule(clock, say(`after-${after}`)) : null,
  };
}

const endsRule = (setting: RulingView, reveals: boolean): EndsRule =>
  reveals
    ? { setting, what: say('ends-revealed'), itself: say('ends-all-in') }
    : { setting, what: say('ends'), itself: say('ends-at-time') };

/** The usual lengths within the ruling's bounds, and the one that holds now. */
function secondsRule(setting: RulingView, what: string): SecondsRule | null {
  const { value, range } = setting;
  if (typeof value !== 'number' || range === null) return null;
  const [least, most] = range;
  const offers = [...USUAL, value, ...(least === 0 ? [0] : [])]
    .filter((one) => one >= least && one <= most)
    .sort((a, b) => a - b);
  return { setting, value, what, offers: [...new Set(offers)] };
}

/** "no clock", "45 s", "2 min", "2:30 min". */
export function secondsName(seconds: number): string {
  if (seconds === 0) return say('clock-unset');
  if (seconds < 120) return say('clock-seconds', { seconds });
  const rest = seconds % 60;
  const minutes = `${Math.floor(seconds / 60)}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
  return say('clock-minutes', { minutes });
}
