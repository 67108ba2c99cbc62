import { told } from '../../../ui/told.svelte';
import type { Desk } from './desk.svelte';
import { helps } from './helper';
import { say } from './texts';

/** Where an act stands in the menus and the palette. */
export type Section =
  | 'now'
  | 'council'
  | 'room'
  | 'table'
  | 'records'
  | 'seats'
  | 'figures'
  | 'projector'
  | 'rulings'
  | 'round';

/** A section's name, as menus and palette show it. */
export const sectionName = (section: Section): string => say(`section-${section}`);

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

/** Why an act cannot be run now, or null. */
export function hindrance(desk: Desk, act: Pick<Act, 'needs' | 'full'>): string | null {
  if (act.full && desk.helper) return helps();
  if (act.needs === 'nothing') return null;
  if (desk.table.status !== 'live') return say('hindered-away');
  const pause = act.needs === 'game' ? desk.hall.pause : null;
  if (pause?.owner === 'server') {
    return pause.reason === '' ? say('hindered-halted') : told(pause.reason);
  }
  return pause ? say('hindered-paused') : null;
}

export function runAct(desk: Desk, act: Act): void {
  const why = hindrance(desk, act);
  if (why === null) act.run();
  else desk.table.say(why, 'hindered');
}
