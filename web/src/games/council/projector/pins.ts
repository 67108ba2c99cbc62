import type { Staging } from './staging';
import { say } from './texts';

/** What a further projector may show for itself, whatever the first one shows; the first follows Control. */
const PINS: (Staging | '')[] = [
  '',
  'council',
  'cards',
  'city',
  'stasis',
  'agenda',
  'constitution',
  'day',
  'standings',
  'join',
];

/** What may be chosen, by what it is called. */
export function pins(): [key: Staging | '', name: string][] {
  return PINS.map((key) => [key, say(`pin-${key || 'none'}`)]);
}

/** The scene of that name, where a projector may show it for itself. */
export function pinOf(key: string | null): Staging | null {
  return PINS.find((one) => one !== '' && one === key) || null;
}
