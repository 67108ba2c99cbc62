import { SvelteSet } from 'svelte/reactivity';
import { prefersReducedMotion } from 'svelte/motion';
import type { Place, TableView } from '../../../wire/atlantida';

/** How long a change stays framed where nothing may move. */
const STAYS_MS = 3_000;

/** The places that have just changed, for those who see nothing move. Made while a component is set up. */
export function fresh(game: () => TableView): ReadonlySet<Place> {
  const places = new SvelteSet<Place>();
  let last: Map<Place, string> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  $effect(() => {
    const now = written(game());
    const before = last;
    last = now;
    if (!before || !prefersReducedMotion.current) return;
    const changed = [...now].filter(([place, what]) => before.get(place) !== what);
    if (changed.length === 0 || changed.length > 8) return;
    clearTimeout(timer);
    places.clear();
    changed.forEach(([place]) => places.add(place));
    timer = setTimeout(() => places.clear(), STAYS_MS);
  });
  return places;
}

function written({ board, players }: TableView): Map<Place, string> {
  return new Map(
    board.hexes.map((hex) => {
      const groups = players.map((one) =>
        one.groups
          .filter((group) => group.place === hex.id)
          .map((g) => [g.pops, g.leaders, g.holds]),
      );
      return [hex.id, JSON.stringify([hex.creature, hex.sunk, groups])];
    }),
  );
}
