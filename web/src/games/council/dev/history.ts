import type { PointView } from '../../../wire/hub';
import { council, control, nowIn } from './recorded';

type Row = [
  words: string,
  by: PointView['by'],
  seat: string | null,
  device: string,
  change?: Partial<PointView>,
];

const LAPTOP = 'Control’s laptop';

/** A cycle with a vote that was taken back once, oldest first. */
const ROWS: Row[] = [
  ['Control begins cycle 2 of Act 1', 'control', null, LAPTOP],
  ['The Monarchists pick the Democrats for Prytanis', 'seat', 'monarchists', 'Leon’s phone'],
  ['The Democrats choose The Wells Run Low', 'seat', 'democrats', 'Xenia’s phone'],
  ['Control opens the debate', 'control', null, LAPTOP],
  ['The Tyrants ask to speak', 'seat', 'tyrants', 'Phaedra’s phone'],
  ['Control ends the debate', 'control', null, 'Ada’s tablet'],
  ['The Amazons lock their Horses', 'seat', 'amazons', 'Penthesilea’s phone'],
  ['The Tyrants lock their Horses', 'seat', 'tyrants', 'Phaedra’s phone'],
  ['Control reveals the race: the Tyrants win with 4 Horses', 'control', null, LAPTOP],
  ['Control sets the Arête of the Medes from 4 to 5', 'control', null, 'Ada’s tablet'],
  ['The Democrats put “Ration the wells” to the vote', 'seat', 'democrats', 'Xenia’s phone'],
  ['The Oligarchs have voted', 'seat', 'oligarchs', 'Nikias’ phone', { abandoned: true }],
  ['The time to vote is over', 'clock', null, '', { abandoned: true }],
  ['Control lets it happen: the wells are rationed', 'control', null, LAPTOP, { abandoned: true }],
  ['Went back: the vote is open again', 'control', null, LAPTOP, { back_to: 50 }],
  ['The Aristocrats have voted', 'seat', 'aristocrats', 'Kimon’s phone'],
  ['Control votes for the Medes', 'control', 'medes', LAPTOP],
  ['The Tyrants have voted', 'seat', 'tyrants', 'Phaedra’s phone'],
];

const FIRST = 40;

/** What happened, for going back. Entries that say nothing are left out, as the hub does. */
export function history(rows = ROWS): PointView[] {
  return rows.map(([words, by, seat, device, change], n) => ({
    entry: FIRST + n,
    before: FIRST + n - 1,
    at: nowIn('ballot') - (rows.length - n) * 21_000,
    words,
    by,
    seat,
    device,
    abandoned: false,
    back_to: null,
    ...change,
  }));
}

/** What was so after an entry of that history: the vote was open, or the race before it. */
export function past(to: number, rows = history()) {
  const was = to > FIRST + 9 ? 'ballot' : 'race';
  const undone = rows.filter(({ entry, abandoned }) => entry > to && !abandoned);
  return {
    seen: rows.at(-1)?.entry ?? 0,
    shared: council(was),
    control: control(was),
    sealed: was === 'ballot',
    opened: false,
    steps: undone.length,
    undone: undone.map(({ words }) => words),
  };
}
