import { council, there } from '../../dev/fixtures';
import type { BattleView, CouncilView, SideFate, SideView } from '../../../../wire/council';

/** How far a rehearsed battle is: Tyche is chosen, the dice wait, it is fought, all threw 13, a tie. */
export type Moment = 'tyche' | 'dice' | 'fought' | 'ruin' | 'tied';
export const MOMENTS: Moment[] = ['tyche', 'dice', 'fought', 'ruin', 'tied'];

/** From the fewest who can meet to all whom a table can have. */
export const MELEES = Array.from({ length: 11 }, (_, n) => n + 2);

const FATES: Record<Moment, (n: number) => SideFate | null> = {
  tyche: () => null,
  dice: () => null,
  fought: (n) => (n === 0 ? 'holds' : n === 2 ? 'thirteen' : 'beaten'),
  ruin: () => 'thirteen',
  tied: (n) => (n < 2 ? 'tied' : n === 2 ? 'thirteen' : 'beaten'),
};

/** A battle that so many sides meet in, each with all that a side can bring. */
export function melee(sides: number, moment: Moment): Partial<CouncilView> {
  const view = council('battle-crowd-12');
  const streets = there(view.streets);
  const battle = there(streets.battle);
  const rows = battle.sides.slice(0, sides).map((side, n) => cast(view, side, n, moment));
  const holder = moment === 'fought' ? (rows[0]?.faction ?? null) : null;
  const now: BattleView = {
    ...battle,
    sides: rows,
    tyche_awaited: moment === 'tyche' ? rows.slice(1).map((side) => side.faction) : [],
    odds: {
      holds: rows.map((_, n) => 0.9 / (n + 1)),
      thirteen: rows.map(() => 0.1),
      nobody: 0.0004,
      basis: 'with Tyche as shown',
    },
    verdict: rows[0]?.fate
      ? { holder, sentence: said(holder !== null), rule: 'S-21', says: LOSSES }
      : null,
    captives: [],
  };
  return { step: moment === 'tyche' ? 'tyche' : 'battle', streets: { ...streets, battle: now } };
}

const LOSSES = ['The Amazons throw a natural 13 and are gone.', 'Penthesilea and Myrine die.'];
const said = (held: boolean) =>
  held ? 'The Aristocrats hold the Canal Bridge.' : 'Nobody holds the Canal Bridge.';

/** The city at its fullest: everybody is everywhere, two at least at each place, with Heroes and barricades. */
export function throng(): Partial<CouncilView> {
  const view = council('deploy-full-12');
  const city = there(view.city);
  const all = there(there(council('battle-crowd-12').streets).battle).sides;
  const objectives = city.objectives.map((place, n) => {
    const sides = Array.from({ length: 2 + (n % 11) }, (_, m) => there(all[(n + m) % all.length]));
    const present = sides.map((side, m) => {
      const { faction, mobs, military, heroes, bonus } = cast(view, side, m, 'dice');
      const shown = (n + m) % 2 === 0 ? heroes : [];
      return { faction, mobs, military, heroes: shown, bonus };
    });
    const [first] = [...present].sort((a, b) => b.bonus.value - a.bonus.value);
    return {
      ...{ ...place, present, leader: first?.faction ?? null },
      state: n === 4 ? ('fighting' as const) : ('contested' as const),
      barricade: n % 3 === 0 ? (present[0]?.faction ?? null) : null,
      colossus: n === 6,
    };
  });
  return { city: { ...city, objectives } };
}

/** A side with units, two Heroes of its faction and a card, its dice as the moment has them. */
function cast(view: CouncilView, side: SideView, n: number, moment: Moment): SideView {
  const heroes = (view.factions.find(({ id }) => id === side.faction)?.heroes ?? []).slice(0, 2);
  const helmets = heroes.map(({ name, value }) => ({ name, value }));
  const parts = [
    ...side.bonus.parts,
    ...helmets.map(({ name, value }) => ({ label: name, by: value })),
    { label: 'Rain of Stones', by: 2 },
  ];
  const bonus = { value: parts.reduce((all, one) => all + one.by, 0), parts };
  const fate = FATES[moment](n);
  const dice = [6, 6, 1];
  const thrown = { label: 'dice', by: 13 };
  const shown = moment === 'tyche' ? null : n % 3;
  return {
    ...{ ...side, heroes: helmets, bonus, tyche: shown, fate, tyche_dice: [] },
    dice: fate === null ? null : [6, 6, 1],
    ...(fate !== null && {
      tyche_dice: Array.from({ length: n % 3 }, () => 6),
      total: { value: bonus.value + sum(dice), parts: [thrown, ...parts] },
    }),
  };
}

const sum = (all: number[]) => all.reduce((one, other) => one + other, 0);
