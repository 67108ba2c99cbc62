import type { SeatId } from '../../../wire/hub';
import type { Hand, SeatMode } from '../../views';
import { named } from '../../../ui/told.svelte';
import { say } from '../texts';

type How = SeatMode['how'];

/** What a way is called, in the language of the moment, and its own word for the sentence on it. */
type Way = { readonly name: string; way: string };

/** Adds to the name of a way; a copy would keep its language for ever. */
const played = <T extends object>(way: string, more: T): Way & T =>
  Object.assign(
    {
      way,
      get name() {
        return say(`mode-${way}`);
      },
    },
    more,
  );

/** How a seat may be played, and the sign of each. */
export const HOWS: Record<How, Way & { emblem: string }> = {
  phone: played('phone', { emblem: 'smartphone' }),
  tablet: played('tablet', { emblem: 'tablet' }),
  paper: played('paper', { emblem: 'quill-ink' }),
  absent: played('absent', { emblem: 'wooden-chair' }),
  scripted: played('scripted', { emblem: 'clockwork' }),
};

/** The ways that need no further word, in the order of the list. */
export const PLAIN: SeatMode[] = [
  { how: 'phone' },
  { how: 'tablet' },
  { how: 'paper' },
  { how: 'scripted' },
];

/** What the choices of the absent are, where they follow nobody. */
export const ABSENT: (Way & { mode: SeatMode })[] = [
  played('absent-abstains', { mode: { how: 'absent', instead: 'abstain' } }),
  played('absent-control', { mode: { how: 'absent', instead: 'control' } }),
];

export function follows(seat: SeatId): SeatMode {
  return { how: 'absent', instead: { follow: seat } };
}

export function sameMode(one: SeatMode, other: SeatMode): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** "On paper", "Absent: follows the Medes". */
export function modeName(mode: SeatMode, name: (seat: SeatId) => string): string {
  if (mode.how !== 'absent') return HOWS[mode.how].name;
  if (mode.instead === 'abstain') return say('mode-absent-abstains');
  if (mode.instead === 'control') return say('mode-absent-control');
  return say('mode-absent-follows', { who: named(name(mode.instead.follow)) });
}

/** Whether it is Control who enters what this seat chooses. */
export function isEntered(mode: SeatMode): boolean {
  return mode.how === 'paper' || (mode.how === 'absent' && mode.instead === 'control');
}

/** Whether nobody is there and nobody waits: what it chooses is settled beforehand. */
export function isAway(mode: SeatMode): boolean {
  return mode.how === 'absent' && mode.instead !== 'control';
}

/** Whether the seat needs a device of its own. */
export function needsDevice(mode: SeatMode): boolean {
  return mode.how === 'phone' || mode.how === 'tablet';
}

/** The sign of a choice that came from no player's own hand; null for one that did. */
export const HANDS: Record<Hand, { readonly says: string; emblem: string } | null> = {
  own: null,
  paper: hand('paper', HOWS.paper.emblem),
  control: hand('control', 'quill-ink'),
  absent: hand('absent', HOWS.absent.emblem),
  script: hand('script', HOWS.scripted.emblem),
};

function hand(of: Hand, emblem: string): { readonly says: string; emblem: string } {
  return {
    get says() {
      return say(`hand-${of}`);
    },
    emblem,
  };
}
