import { SECTIONS, type Act, type Section } from '../act';
import type { Desk } from '../desk.svelte';

/** A menu's acts. What the rules allow now stands first in the game's own. */
export function menuActs(desk: Desk, section: Section): Act[] {
  const placed = new Set(
    desk.control.actions.filter((one) => desk.isPlaced(one)).map(({ key }) => `do:${key}`),
  );
  return desk
    .acts()
    .filter(
      (act) =>
        act.section === section ||
        (section === desk.main && act.section === SECTIONS.now && !placed.has(act.id)),
    );
}
