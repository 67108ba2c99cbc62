import type { LineKind } from '../../../wire/atlantida';
import { say } from './texts';

/** The kinds of lines as the log's filter has them. */
const KINDS = {
  battle: { emblem: 'crossed-swords' },
  offers: { emblem: 'swap-bag' },
  people: { emblem: 'meeple' },
  city: { emblem: 'house' },
  table: { emblem: 'gears' },
  island: { emblem: 'big-wave' },
} as const;

/** In which of them each kind of the rules' lies. */
export const FAMILIES: Record<LineKind, keyof typeof KINDS> = {
  battle: 'battle',
  hunt: 'battle',
  offers: 'offers',
  march: 'people',
  people: 'people',
  ships: 'people',
  city: 'city',
  learning: 'city',
  seat: 'table',
  table: 'table',
  turn: 'island',
  event: 'island',
  over: 'island',
};

/** Their names, for a filter. */
export const kinds = (): Record<string, { name: string; emblem: string }> =>
  Object.fromEntries(
    Object.entries(KINDS).map(([kind, { emblem }]) => [
      kind,
      { name: say(`atl-desk-kind-${kind}`), emblem },
    ]),
  );
