import type { FactionId, Hand, SeatMode } from '../../../../wire/council';

type How = SeatMode['how'];

/** How a seat may be played, and the sign of each. */
export const HOWS: Record<How, { name: string; says: string; emblem: string }> = {
  phone: { name: 'Own phone', says: 'The Archon chooses on its own device.', emblem: 'smartphone' },
  tablet: {
    name: 'Shared tablet',
    says: 'Several Archons share a device; it asks who is there and covers what is secret.',
    emblem: 'tablet',
  },
  paper: {
    name: 'On paper',
    says: 'The Archon writes or says it, and Control enters it.',
    emblem: 'quill-ink',
  },
  absent: { name: 'Absent', says: 'Nobody is there.', emblem: 'wooden-chair' },
  scripted: {
    name: 'Played by the program',
    says: 'The program chooses, at its own pace.',
    emblem: 'clockwork',
  },
};

/** The ways that need no further word, in the order of the list. */
export const PLAIN: SeatMode[] = [
  { how: 'phone' },
  { how: 'tablet' },
  { how: 'paper' },
  { how: 'scripted' },
];

/** What an absent Archon's choices are, where they follow nobody. */
export const ABSENT: { mode: SeatMode; name: string; says: string }[] = [
  {
    mode: { how: 'absent', instead: 'abstain' },
    name: 'Absent: abstains',
    says: 'It abstains, bids nothing and passes. Nobody waits for it.',
  },
  {
    mode: { how: 'absent', instead: 'control' },
    name: 'Absent: Control decides',
    says: 'It is awaited as ever, and Control enters its choices.',
  },
];

export function follows(faction: FactionId): SeatMode {
  return { how: 'absent', instead: { follow: faction } };
}

export function sameMode(one: SeatMode, other: SeatMode): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** "On paper", "Absent: follows the Medes". */
export function modeName(mode: SeatMode, name: (faction: FactionId) => string): string {
  if (mode.how !== 'absent') return HOWS[mode.how].name;
  if (mode.instead === 'abstain') return 'Absent: abstains';
  if (mode.instead === 'control') return 'Absent: Control decides';
  return `Absent: follows the ${name(mode.instead.follow)}`;
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

/** The sign of a choice that came from no Archon's own hand; null for one that did. */
export const HANDS: Record<Hand, { says: string; emblem: string } | null> = {
  own: null,
  paper: { says: 'written on paper, entered by Control', emblem: HOWS.paper.emblem },
  control: { says: 'entered by Control', emblem: 'quill-ink' },
  absent: { says: 'absent', emblem: HOWS.absent.emblem },
  script: { says: 'chosen by the program', emblem: HOWS.scripted.emblem },
};
