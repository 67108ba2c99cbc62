import { say } from './texts';

/** A rule's number begins with the part of the rules that it belongs to; by the names of their headings. */
const PARTS: [RegExp, string][] = [
  [/^C-?\d/i, 'rulings-council'],
  [/^S-?\d/i, 'rulings-stasis'],
  [/^A-?\d/i, 'rulings-assembly'],
  [/^I-?\d/i, 'rulings-figures'],
  [/^D-?\d/i, 'rulings-day'],
  [/^N-?\d/i, 'rulings-table'],
  [/^alarm/i, 'rulings-alarms'],
];

export const rulingParts = (): { name: string; of: RegExp }[] =>
  PARTS.map(([of, name]) => ({ of, name: say(name) }));
