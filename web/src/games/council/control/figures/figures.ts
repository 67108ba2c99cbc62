import type {
  ControlView,
  CouncilView,
  Figure,
  FigureChange,
  FigureName,
} from '../../../../wire/council';
import { counterName } from '../words';
import { named } from '../../../../ui/told.svelte';
import { say } from '../middle/texts';

/** One word for a figure, so that two of them can be told apart. */
export function figureKey(name: FigureName): string {
  return name.of === 'faction' ? `${name.faction}:${name.counter}` : name.of;
}

/** What people call it. */
export function figureTitle(name: FigureName, council: CouncilView): string {
  if (name.of === 'stasis') return say('figure-stasis');
  if (name.of === 'wrath') return say('figure-wrath');
  const faction = council.factions.find(({ id }) => id === name.faction);
  return say('figure-of', {
    figure: counterName(council, name.counter),
    who: named(faction?.name ?? name.faction),
  });
}

/** The figure as it stands. */
export function figureNow(name: FigureName, council: CouncilView): Figure {
  if (name.of === 'stasis') return council.stasis;
  if (name.of === 'wrath') return council.wrath;
  const faction = council.factions.find(({ id }) => id === name.faction);
  return faction?.[name.counter] ?? { value: 0, parts: [] };
}

/** What `edit` sets: lasting influence is set as what comes on top of Arête. */
export function figureSet(name: FigureName, council: CouncilView): number {
  const { value } = figureNow(name, council);
  if (name.of !== 'faction' || name.counter !== 'influence') return value;
  return value - (council.factions.find(({ id }) => id === name.faction)?.arete.value ?? 0);
}

export type Numbered = FigureChange & { number: number };

/** How a figure became what it is, the latest first; of all figures without a name. */
export function changesOf(changes: ControlView['changes'], name: FigureName | null): Numbered[] {
  const key = name && figureKey(name);
  return Object.entries(changes)
    .map(([number, change]) => ({ ...change, number: Number(number) }))
    .filter(({ figure }) => key === null || figureKey(figure) === key)
    .sort((a, b) => b.number - a.number);
}

/** "+2", "−1", as a change is read aloud. */
export function swing({ from, to }: Pick<FigureChange, 'from' | 'to'>): string {
  return to < from ? `−${String(from - to)}` : `+${String(to - from)}`;
}
