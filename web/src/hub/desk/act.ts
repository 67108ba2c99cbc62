import { say } from './texts';

/** A part of the menus and the palette. */
export type Section = { readonly id: string; readonly name: string };

/** A part that is called so in whatever language the device speaks. */
export const section = (id: string, name: () => string): Section => ({
  id,
  get name() {
    return name();
  },
});

/** The parts that every game's desk has; a game adds its own. */
export const SECTIONS = {
  now: section('now', () => say('section-now')),
  room: section('room', () => say('section-room')),
  table: section('table', () => say('section-table')),
  records: section('records', () => say('section-records')),
  seats: section('seats', () => say('section-seats')),
  projector: section('projector', () => say('section-projector')),
  rulings: section('rulings', () => say('section-rulings')),
  round: section('round', () => say('section-round')),
};

/** Something that Control can do or look at. Menus, keys and palette all take it from one list. */
export type Act = {
  id: string;
  name: string;
  /** What it does, in a sentence. */
  hint: string;
  section: Section;
  /** The key that runs it when nothing else has the keyboard. */
  key?: string;
  danger?: boolean;
  /** What must stand for it to be run: a table under way, a connection, or nothing. */
  needs: 'game' | 'table' | 'nothing';
  /** Kept for a full Control: a helper's device shows it shut, with the reason. */
  full?: boolean;
  run: () => void;
};

type More = Partial<Pick<Act, 'key' | 'danger' | 'full'>>;

/** Acts of one section that need the same, each in few words. */
export function actsOf(section: Section, needs: Act['needs']) {
  return (id: string, name: string, hint: string, run: () => void, more: More = {}): Act => ({
    id,
    name,
    hint,
    section,
    needs,
    run,
    ...more,
  });
}
