import { roundShare, roundsHeld } from '../../../hub/day/rounds';
import type { DayView, RoundView } from '../../../wire/council';
import type { Point } from './seating';

/** The day as half a sundial: it runs from the left horizon over the zenith to the right. */
export const DIAL = { x: 960, y: 884, inner: 634, outer: 744, act: 590, sun: 800 } as const;

/** A round's part of the dial; shares of the half circle from 0 at the left to 1 at the right. */
export interface Sector {
  round: RoundView;
  from: number;
  to: number;
}

/** What a round without a clock is taken to last, in seconds. */
const UNTIMED = 1200;
/** However short a round is, its sign needs room. */
const LEAST = 0.034;

/** The rounds of the day, each as wide as it is planned to last. */
export function sectors(day: DayView): Sector[] {
  const held = roundsHeld(day);
  const length = ({ seconds }: RoundView) => (seconds > 0 ? seconds : UNTIMED);
  const all = held.reduce((sum, round) => sum + length(round), 0);
  const least = all * Math.min(LEAST, 0.8 / Math.max(1, held.length));
  const widths = held.map((round) => Math.max(least, length(round)));
  const whole = widths.reduce((sum, width) => sum + width, 0);
  let gone = 0;
  return held.map((round, n) => {
    const from = gone / whole;
    gone += widths[n] ?? 0;
    return { round, from, to: gone / whole };
  });
}

/** Where the sun stands: in the round under way, else between those that are over and those ahead. */
export function sunAt(all: Sector[], now: number): number {
  const under = all.find(({ round }) => round.state === 'now');
  if (under) return under.from + (under.to - under.from) * (roundShare(under.round, now) ?? 0);
  return all.filter(({ round }) => round.state === 'over').at(-1)?.to ?? 0;
}

/** The part of the dial that each Act takes. */
export function acts(all: Sector[]): { act: number; from: number; to: number }[] {
  const found: { act: number; from: number; to: number }[] = [];
  for (const { round, from, to } of all) {
    const last = found.at(-1);
    if (last?.act === round.act) last.to = to;
    else found.push({ act: round.act, from, to });
  }
  return found;
}

/** A point of the dial. */
export function onDial(share: number, radius: number): Point {
  const angle = Math.PI * (1 - share);
  return { x: DIAL.x + radius * Math.cos(angle), y: DIAL.y - radius * Math.sin(angle) };
}

/** A sector's outline as an SVG path, with a joint of `gap` pixels to its neighbours. */
export function sectorPath(from: number, to: number, gap = 5): string {
  const { inner, outer } = DIAL;
  const at = (share: number, radius: number) => {
    const { x, y } = onDial(share, radius);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const joint = gap / 2 / (Math.PI * inner);
  const [a, b] = [from + joint, Math.max(from + joint, to - joint)];
  return `M${at(a, inner)}L${at(a, outer)}A${outer} ${outer} 0 0 1 ${at(b, outer)}L${at(b, inner)}A${inner} ${inner} 0 0 0 ${at(a, inner)}Z`;
}
