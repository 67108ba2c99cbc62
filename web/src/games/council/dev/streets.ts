import type {
  Awaiting,
  BattleView,
  CampView,
  CityView,
  CouncilView,
  DeedView,
  FactionId,
  ObjectiveView,
  PresentView,
  ScoreView,
  SideFate,
  SideView,
  SpoilView,
  Step,
  StreetsView,
} from '../../../wire/council';
import { crowd, figure } from './city';
import { NOW } from './day';
import { MAPS, PLACES, STREET_CARDS } from './places';

/**
 * A made-up stasis in every state that a screen can meet, for 3 to 12 factions.
 *
 *   city(state, count)     the CityView of that state: who stands where
 *   streets(state, count)  the StreetsView of that state
 *   street(state, count)   both, and step, headline, scene, factions and who is awaited: give it to
 *                          `council(STEP_OF[state], street(state))`; `council(step)` has a state of
 *                          each step already
 *
 * What a seat and Control's desk see of it is in `street-seats.ts`.
 */
export const STEP_OF = {
  /** Cards are dealt; some Archons are ready. */
  cards: 'stasis_cards',
  /** Mobs and military, Heroes to commit. */
  muster: 'muster',
  /** The first turns: five objectives taken. */
  'deploy-early': 'deploy',
  /** About 55 units, one objective empty, the Colossus just led away by a card. */
  'deploy-full': 'deploy',
  /** All thirteen taken: each has one more action. */
  'last-actions': 'deploy',
  /** Everybody has passed for two turns. */
  stalled: 'deploy',
  /** A card waits for dice that Control throws. */
  'hand-dice': 'hand_dice',
  /** The list of battles, the first about to begin. */
  battles: 'battles',
  /** Three sides, two may still buy a Tyche die. */
  tyche: 'tyche',
  /** Tyche is shown, with odds; the dice wait. */
  'battle-dice': 'battle_dice',
  /** Somebody holds it; a captive waits for mercy. */
  'battle-holds': 'battle',
  /** The captives are judged. */
  'battle-judged': 'battle',
  /** Tied for the highest: nobody holds it, Heroes live. */
  'battle-tied': 'battle',
  /** A natural 13 among them. */
  'battle-thirteen': 'battle',
  /** Every side threw 13. */
  'battle-nobody': 'battle',
  /** The Royal Tombs' dice are about to be thrown. */
  spoils: 'spoils',
  /** All settled. */
  'spoils-settled': 'spoils',
  /** The Temple of Tyche's dice are to be shared out. */
  sharing: 'share',
  /** The sheet with a winner. */
  score: 'score',
  /** The most are tied, and nobody holds the springs. */
  'score-tied': 'score_tied',
  /** Tied, and the Water Springs decide. */
  'score-springs': 'score',
  amend: 'amend',
  amended: 'amended',
} as const satisfies Record<string, Step>;

export type StreetState = keyof typeof STEP_OF;
export const STREET_STATES = Object.keys(STEP_OF) as StreetState[];

/** Which faction (by its place in the circle), mobs, military, how many of its Heroes. */
type Standing = [who: number, mobs: number, military: number, heroes?: number];
const ACT = 2;

const EARLY: Record<string, Standing[]> = {
  royal_palace: [[4, 0, 1, 1]],
  temple_of_poseidon: [
    [6, 1, 1],
    [8, 2, 0],
  ],
  canal_bridge: [
    [0, 2, 0],
    [5, 1, 1],
  ],
  stadium: [[7, 2, 0]],
  great_library: [[1, 0, 2, 1]],
};

const FULL: Record<string, Standing[]> = {
  royal_palace: [
    [4, 1, 2, 1],
    [5, 2, 0],
  ],
  temple_of_poseidon: [
    [6, 4, 1, 1],
    [8, 2, 1],
  ],
  temple_of_cleito: [
    [7, 0, 2],
    [0, 3, 0],
  ],
  water_springs: [[1, 2, 0]],
  royal_tombs: [
    [3, 1, 2, 1],
    [9, 3, 0],
  ],
  naval_docks: [
    [1, 2, 1, 1],
    [2, 3, 0],
  ],
  canal_bridge: [
    [1, 0, 1],
    [0, 2, 1, 1],
    [5, 3, 1, 1],
    [8, 1, 0],
    [9, 1, 1],
    [10, 2, 0],
    [11, 1, 1],
  ],
  monolith_of_dyzan: [[3, 2, 0]],
  temple_of_tyche: [
    [2, 3, 1, 1],
    [7, 2, 0, 1],
    [4, 2, 0],
    [10, 14, 3],
  ],
  civic_docks: [[2, 0, 1]],
  great_library: [[6, 1, 1]],
  colossus: [
    [7, 1, 0],
    [5, 0, 1],
    [11, 2, 1],
  ],
};

const LATE: Record<string, Standing[]> = { ...FULL, stadium: [[4, 1, 0]] };

type Heroes = PresentView['heroes'];
const heroesOf = (count: number, id: FactionId, some: number): Heroes =>
  (crowd(count).find((one) => one.id === id)?.heroes ?? [])
    .slice(0, some)
    .map(({ name, value }) => ({ name, value }));

function present(of: Standing[], count: number): PresentView[] {
  const there: PresentView[] = [];
  for (const [who, mobs, military, some = 0] of of) {
    if (who >= 8 && who >= count) continue;
    const faction = crowd(count)[who % count]?.id ?? '';
    const was = there.find((one) => one.faction === faction);
    const sum = {
      faction,
      mobs: mobs + (was?.mobs ?? 0),
      military: military + (was?.military ?? 0),
      heroes: was && was.heroes.length > 0 ? was.heroes : heroesOf(count, faction, some),
    };
    if (was) there.splice(there.indexOf(was), 1);
    there.push({ ...sum, bonus: bonus(sum) });
  }
  return there;
}

function bonus({ mobs, military, heroes }: Omit<PresentView, 'faction' | 'bonus'>) {
  const parts: [string, number][] = [
    ...(mobs > 0 ? [[mobs === 1 ? '1 mob' : `${mobs} mobs`, mobs] as [string, number]] : []),
    ...(military > 0 ? [[`${military} military`, 3 * military] as [string, number]] : []),
    ...heroes.map(({ name, value }): [string, number] => [name, value]),
  ];
  return figure(
    parts.reduce((sum, [, by]) => sum + by, 0),
    ...parts,
  );
}

function standings(state: StreetState): Record<string, Standing[]> {
  switch (state) {
    case 'cards':
    case 'muster':
      return { royal_palace: [[4, 0, 1]] };
    case 'deploy-early':
      return EARLY;
    case 'deploy-full':
    case 'hand-dice':
      return FULL;
    default:
      return LATE;
  }
}

/** The fights are over. */
const settled = (state: StreetState) =>
  ['spoils', 'spoils-settled', 'sharing', 'amend', 'amended'].includes(state) ||
  state.startsWith('score');
/** The battle on the table is the one for the Canal Bridge; those before it in map order are over. */
const inBattle = (state: StreetState) => state === 'tyche' || state.startsWith('battle-');
const AT = 'canal_bridge';

/** The city; without a state, as it lies outside of a stasis. */
export function city(state?: StreetState, count = 8): CityView {
  const objectives = PLACES.map((place) => objective(place, state, count));
  const complete = (map: string) => {
    const held = objectives.filter((one) => one.map === map && !one.colossus);
    const first = held[0]?.holder ?? null;
    return state && settled(state) && held.every((one) => one.holder === first) ? first : null;
  };
  return {
    name: 'Atlantis',
    maps: MAPS.map((map) => ({ ...map, complete: complete(map.id) })),
    objectives,
  };
}

function objective(
  place: (typeof PLACES)[number],
  state: StreetState | undefined,
  count: number,
): ObjectiveView {
  const all = state ? present(standings(state)[place.id] ?? [], count) : [];
  const moved = state !== undefined && !['cards', 'muster', 'deploy-early'].includes(state);
  const before = PLACES.findIndex((one) => one.id === AT) > PLACES.indexOf(place);
  const over = state !== undefined && (settled(state) || (inBattle(state) && before));
  const fighting = state !== undefined && inBattle(state) && place.id === AT;
  const there = over && all.length > 1 ? all.slice(0, 1) : all;
  return {
    ...place,
    colossus: place.id === (moved ? 'naval_docks' : 'colossus'),
    present: there,
    barricade: moved && place.id === 'great_library' ? (there[0]?.faction ?? null) : null,
    state: fighting
      ? 'fighting'
      : over && all.length > 1
        ? 'fought'
        : there.length === 0
          ? 'empty'
          : there.length === 1
            ? 'occupied'
            : 'contested',
    holder: over ? (there[0]?.faction ?? null) : null,
  };
}

function camps(state: StreetState, count: number): CampView[] {
  const there = city(state, count).objectives;
  const early = state === 'cards' || state === 'muster';
  return crowd(count).map((one, n): CampView => {
    const drawn = Math.max(0, 8 - n);
    const here = there.flatMap((place) =>
      place.present.filter((side) => side.faction === one.id).map((side) => ({ place, side })),
    );
    const placed = here.reduce((sum, { side }) => sum + side.mobs + side.military, 0);
    const dice = n % 3 === 1 ? 4 : 0;
    const left = early ? one.arete.value + dice : state === 'deploy-early' ? 3 : n % 2;
    const men = early ? ACT : n === 2 || state === 'deploy-early' ? 1 : 0;
    return {
      faction: one.id,
      cards: early ? drawn + (one.id === 'tyrants' ? ACT : 0) : Math.max(0, 5 - n),
      drawn: figure(
        drawn + (one.id === 'tyrants' ? ACT : 0),
        [`rank ${n + 1} in Arête`, drawn],
        ...(one.id === 'tyrants' ? [['Tyrants’ extra', ACT] as [string, number]] : []),
      ),
      mobs: figure(
        left,
        ['Arête', one.arete.value],
        ...(dice ? [['Megaproject 1', dice] as [string, number]] : []),
        ...(early ? [] : [['placed', left - one.arete.value - dice] as [string, number]]),
      ),
      military: figure(men, ['Act', ACT], ['placed', men - ACT]),
      placed,
      heroes: one.heroes.map((hero, h) => {
        const at = here.find(({ side }) => side.heroes.some((some) => some.name === hero.name));
        return {
          name: hero.name,
          value: hero.value,
          at: fallen(state, one.id, hero.name, count)
            ? 'dead'
            : at
              ? { objective: at.place.id }
              : h === 0 && n % 2 === 0
                ? 'reserve'
                : 'safe',
        };
      }),
      ready: early && n % 3 !== 2,
      holds: here.length,
    };
  });
}

/** Whether a Hero has died in the battle on the table. */
function fallen(state: StreetState, faction: FactionId, hero: string, count: number): boolean {
  const fight = THROWS[state] ? battle(state, count) : null;
  const side = fight?.sides.find((one) => one.faction === faction);
  const there = side?.heroes.some((one) => one.name === hero) ?? false;
  const captive = fight?.captives.find((one) => one.hero === hero);
  return (there && side?.fate === 'thirteen') || captive?.fate === 'executed';
}

const card = (id: string) => {
  const found = STREET_CARDS.find((one) => one.card === id) ?? STREET_CARDS[0];
  if (!found) throw new Error('There are cards.');
  return found;
};

function deed(state: StreetState, ids: FactionId[]): DeedView | null {
  switch (state) {
    case 'cards':
    case 'muster':
      return null;
    case 'deploy-early':
      return {
        number: 6,
        faction: ids[7 % ids.length] ?? null,
        card: null,
        objective: 'stadium',
        says: ['The Tyrants place 2 mobs at the Stadium.'],
      };
    case 'last-actions':
      return {
        number: 41,
        faction: ids[4 % ids.length] ?? null,
        card: null,
        objective: 'stadium',
        says: [
          'The Monarchists place 1 mob at the Stadium.',
          'Every objective holds a unit: each faction has one more action.',
        ],
      };
    case 'stalled':
      return {
        number: 44,
        faction: ids[3 % ids.length] ?? null,
        card: null,
        objective: null,
        says: ['The Medes pass.'],
      };
    case 'hand-dice':
      return {
        number: 42,
        faction: ids[0] ?? null,
        card: card('elephants'),
        objective: 'temple_of_cleito',
        says: ['The Amazons play Elephants in the Street at the Temple of Cleito.'],
      };
    default:
      return {
        number: 40,
        faction: ids[1] ?? null,
        card: card('colossus'),
        objective: 'naval_docks',
        says: [
          'The Aristocrats play The Colossus Walks.',
          'The Colossus leaves its square and stands at the Naval Docks.',
        ],
      };
  }
}

type Rolled = { dice: [number, number, number]; tyche?: number; fate: SideFate };
/** What the sides at the Canal Bridge throw, in turn order. */
const THROWS: Partial<Record<StreetState, Rolled[]>> = {
  'battle-holds': [
    { dice: [2, 5, 3], fate: 'beaten' },
    { dice: [6, 4, 5], tyche: 4, fate: 'holds' },
    { dice: [3, 3, 5], fate: 'beaten' },
  ],
  'battle-tied': [
    { dice: [1, 2, 3], fate: 'beaten' },
    { dice: [5, 4, 3], tyche: 2, fate: 'tied' },
    { dice: [5, 5, 4], fate: 'tied' },
  ],
  'battle-thirteen': [
    { dice: [6, 6, 4], fate: 'holds' },
    { dice: [2, 4, 1], tyche: 3, fate: 'beaten' },
    { dice: [6, 6, 1], fate: 'thirteen' },
  ],
  'battle-nobody': [
    { dice: [6, 5, 2], fate: 'thirteen' },
    { dice: [4, 4, 5], tyche: 6, fate: 'thirteen' },
    { dice: [6, 6, 1], fate: 'thirteen' },
  ],
};
THROWS['battle-judged'] = THROWS['battle-holds'];

const VERDICTS: Partial<Record<StreetState, [who: number | null, sentence: string, rule: string]>> =
  {
    'battle-holds': [0, 'hold the Canal Bridge with the highest total.', 'S-21'],
    'battle-judged': [0, 'hold the Canal Bridge with the highest total.', 'S-21'],
    'battle-tied': [null, 'Tied for the highest: everybody leaves the Canal Bridge.', 'S-20'],
    'battle-thirteen': [1, 'hold the Canal Bridge with the highest total.', 'S-21'],
    'battle-nobody': [null, 'Everybody threw 13: nobody holds the Canal Bridge.', 'S-19'],
  };

function sides(state: StreetState, count: number): SideView[] {
  const there = present(LATE[AT] ?? [], count);
  return there.map((one, n): SideView => {
    const few = THROWS[state];
    const rolled: Rolled | undefined = few && {
      ...(few[n % few.length] as Rolled),
      ...(n >= few.length ? { dice: [1, 3, 2], fate: 'beaten' } : {}),
    };
    const dice = rolled?.dice ?? null;
    const tyche = rolled?.tyche === undefined || n >= 3 ? [] : [rolled.tyche];
    const sum = (dice ?? []).reduce((a, b) => a + b, 0);
    const more = tyche.reduce((a, b) => a + b, 0);
    return {
      ...one,
      tyche: state === 'tyche' ? null : n === 1 ? 1 : 0,
      dice,
      tyche_dice: tyche,
      total:
        dice &&
        figure(
          sum + more + one.bonus.value,
          ['dice', sum],
          ...(more ? [['Tyche', more] as [string, number]] : []),
          ...one.bonus.parts.map(({ label, by }): [string, number] => [label, by]),
        ),
      fate: rolled?.fate ?? null,
    };
  });
}

function battle(state: StreetState, count: number): BattleView | null {
  if (!inBattle(state)) return null;
  const all = sides(state, count);
  const name = (id?: FactionId) => crowd(count).find((one) => one.id === id)?.name ?? '';
  const won = VERDICTS[state];
  const holder = won && won[0] !== null ? (all.find((one) => one.fate === 'holds') ?? null) : null;
  const share = 0.9 / all.length;
  return {
    objective: AT,
    number: 5,
    of: rows(state, count).length,
    sides: all,
    tyche_awaited: state === 'tyche' ? all.slice(0, 2).map((one) => one.faction) : [],
    odds:
      state === 'battle-dice'
        ? {
            holds: all.map((_, n) => (n === 0 ? share / 2 : n === 1 ? share * 1.5 : share)),
            thirteen: all.map(() => 0.097_222),
            nobody: 0.1,
            basis: 'with Tyche as shown',
          }
        : null,
    verdict: won
      ? {
          holder: holder?.faction ?? null,
          sentence: holder ? `The ${name(holder.faction)} ${won[1]}` : won[1],
          rule: won[2],
          says: all
            .filter((one) => one.fate !== 'holds')
            .map((one) =>
              one.fate === 'thirteen'
                ? `The ${name(one.faction)} threw a natural 13: their units are gone, their Heroes dead.`
                : `The ${name(one.faction)} lose ${one.mobs + one.military} units.`,
            ),
        }
      : null,
    captives: holder
      ? all
          .filter((one) => one.fate === 'beaten')
          .flatMap((one) =>
            one.heroes.map((hero, n) => ({
              faction: one.faction,
              hero: hero.name,
              fate: state === 'battle-judged' ? (n === 0 ? ('executed' as const) : 'spared') : null,
            })),
          )
      : [],
  };
}

function rows(state: StreetState, count: number): StreetsView['battles'] {
  if (state !== 'battles' && !inBattle(state) && !settled(state)) return [];
  const name = (id?: FactionId) => crowd(count).find((one) => one.id === id)?.name ?? '';
  const all = PLACES.map((place) => ({ place, there: present(LATE[place.id] ?? [], count) }));
  const contested = all.filter(({ there }) => there.length > 1);
  const now = contested.findIndex(({ place }) => place.id === AT);
  return contested.map(({ place, there }, n) => {
    const at = state === 'battles' ? 0 : settled(state) ? contested.length : now;
    const over = n < at;
    return {
      objective: place.id,
      factions: there.map((one) => one.faction),
      state: over ? ('fought' as const) : n === at ? ('now' as const) : ('waiting' as const),
      verdict: over ? `The ${name(there[0]?.faction)} hold the ${place.name}.` : null,
      holder: over ? (there[0]?.faction ?? null) : null,
    };
  });
}

const SPOILS: [at: string, rule: string, says: string, dice: boolean, result: string][] = [
  [
    'temple_of_poseidon',
    'S-25',
    'Divine Wrath +1 and 2 Victory Points.',
    false,
    'Divine Wrath 12 → 13.',
  ],
  ['temple_of_cleito', 'S-26', 'Three dice; on a 13, +13 Doom.', true, '13: Doom 5 → 18.'],
  [
    'royal_tombs',
    'S-28',
    'Divine Wrath +1; three dice: on a 13, +13 Doom, else Talents.',
    true,
    '11: Talents 4 → 15.',
  ],
  [
    'monolith_of_dyzan',
    'S-30',
    'Three dice: on a 13, +13 Doom, else each die is given to a rival as Doom.',
    true,
    'Doom 4 to the Amazons, 2 to the Tyrants, 1 to the Democrats.',
  ],
  [
    'temple_of_tyche',
    'S-31',
    'Three dice: on a 13, +13 Doom, else each die is given to a faction as Tyche.',
    true,
    'Tyche 6 to the Democrats, 6 to the Medes, 2 to the Theocrats.',
  ],
  ['civic_docks', 'S-32', 'One Trade goal card.', false, 'Control hands over 1 Trade goal card.'],
  [
    'great_library',
    'S-32',
    'Research tiles: 2, the Act number.',
    false,
    'Control hands over 2 Research tiles.',
  ],
  [
    'stadium',
    'S-32',
    'Two Stasis cards, kept for the next stasis.',
    false,
    'The Monarchists keep 2 Stasis cards.',
  ],
];
const ROLLED: Record<string, [number, number, number]> = {
  temple_of_cleito: [6, 5, 2],
  royal_tombs: [5, 4, 2],
  monolith_of_dyzan: [4, 2, 1],
  temple_of_tyche: [6, 6, 2],
};

function spoils(state: StreetState, count: number): SpoilView[] {
  if (!settled(state)) return [];
  const there = city(state, count).objectives;
  const ids = crowd(count).map((one) => one.id);
  const at =
    state === 'spoils' ? 'royal_tombs' : state === 'sharing' ? 'temple_of_tyche' : 'nowhere';
  const reached = SPOILS.findIndex(([id]) => id === at);
  return SPOILS.map(([id, rule, says, dice, result], n): SpoilView => {
    const over = reached < 0 || n < reached;
    const now = n === reached;
    const gifts =
      id === 'monolith_of_dyzan' ? [0, 7, 2] : id === 'temple_of_tyche' ? [2, 3, 6] : [];
    return {
      objective: id,
      faction: there.find((one) => one.id === id)?.holder ?? ids[0] ?? '',
      rule,
      says,
      state: over ? 'settled' : now ? (state === 'sharing' ? 'sharing' : 'rolling') : 'waiting',
      dice: dice && (over || (now && state === 'sharing')) ? (ROLLED[id] ?? null) : null,
      given: over ? gifts.map((who) => ids[who] ?? null) : [],
      result: over ? result : null,
    };
  });
}

function score(state: StreetState, count: number): ScoreView | null {
  if (!state.startsWith('score') && !state.startsWith('amend')) return null;
  const there = city(state, count);
  const tied = state !== 'score' && state.startsWith('score');
  const map = (id: string) => there.maps.find((one) => one.id === id);
  const rows = crowd(count).map(({ id }): ScoreView['rows'][number] => {
    const lines = there.objectives
      .filter((one) => one.holder === id)
      .map((one) => ({
        objective: one.id as string | null,
        text: one.colossus ? `${one.name}, the Colossus stands there` : one.name,
        points: one.colossus ? 0 : 1,
        rule: one.colossus ? 'S-23' : 'S-22',
      }));
    if (lines.some((one) => one.objective === 'temple_of_poseidon')) {
      lines.push({
        objective: 'temple_of_poseidon',
        text: 'Temple of Poseidon, bonus',
        points: 2,
        rule: 'S-25',
      });
    }
    for (const one of there.maps) {
      if (one.complete === id) {
        lines.push({
          objective: null,
          text: `All of the ${map(one.id)?.name ?? ''}, doubled`,
          points: 4,
          rule: 'S-22',
        });
      }
    }
    if (tied && ['aristocrats', 'theocrats'].includes(id)) {
      const have = lines.reduce((sum, one) => sum + one.points, 0);
      for (let more = have; more < 5; more++) {
        lines.push({
          objective: 'naval_docks',
          text: 'Military on the Inner Ring',
          points: 1,
          rule: 'S-29',
        });
      }
    }
    return { faction: id, total: lines.reduce((sum, one) => sum + one.points, 0), lines };
  });
  rows.sort((a, b) => b.total - a.total);
  const winner = tied ? 'aristocrats' : (rows[0]?.faction ?? '');
  const name = crowd(count).find((one) => one.id === winner)?.name ?? '';
  return {
    rows,
    tied: tied ? ['aristocrats', 'theocrats'] : [],
    winner: state === 'score-tied' ? null : winner,
    sentence:
      state === 'score-tied'
        ? 'Tied for the most, and nobody holds the Water Springs: Control names the winner.'
        : state === 'score-springs'
          ? `Tied for the most: the ${name} hold the Water Springs and win the stasis.`
          : `The ${name} have the most Victory Points and win the stasis.`,
    rule: tied ? 'S-27' : 'S-34',
  };
}

/** The fight for the city in that state. */
export function streets(state: StreetState, count = 8): StreetsView {
  const ids = crowd(count).map((one) => one.id);
  const there = city(state, count).objectives;
  const deploys = STEP_OF[state] === 'deploy' || state === 'hand-dice';
  const mine = state === 'deploy-early' ? 'democrats' : 'aristocrats';
  const order = [...ids.slice(7 % count), ...ids.slice(0, 7 % count)];
  const next = order[(order.indexOf(mine) + 1) % order.length] ?? null;
  const fight = battle(state, count);
  return {
    number: 1,
    camps: camps(state, count),
    deck_left: 24,
    discarded: state === 'cards' ? 0 : 9,
    turn: deploys
      ? {
          faction: mine,
          next,
          order,
          units: ACT,
          last_actions: state === 'last-actions' ? 5 : null,
          empty: there.filter((one) => one.present.length === 0).length,
          stalled: state === 'stalled',
        }
      : null,
    deed: deed(state, ids),
    battles: rows(state, count),
    battle: fight,
    spoils: spoils(state, count),
    score: score(state, count),
    amendment:
      state === 'amended'
        ? {
            faction: score(state, count)?.winner ?? mine,
            article: 3,
            title: 'Of Tied Votes',
            before: 'When YES and NO are equal in strength, the Archon of the Monarchists decides.',
            after: 'When YES and NO are equal in strength, the Prytanis decides.',
          }
        : null,
    dice: waiting(state, fight, ids),
  };
}

function waiting(
  state: StreetState,
  fight: BattleView | null,
  ids: FactionId[],
): StreetsView['dice'] {
  switch (state) {
    case 'hand-dice':
      return {
        what: 'Elephants in the Street at the Temple of Cleito',
        throws: [ids[0], ids[7 % ids.length]].flatMap((faction) =>
          faction ? [{ faction, dice: 1, tyche: 0 }] : [],
        ),
      };
    case 'battle-dice':
      return {
        what: 'the battle for the Canal Bridge',
        throws: (fight?.sides ?? []).map((one) => ({
          faction: one.faction,
          dice: 3,
          tyche: one.tyche ?? 0,
        })),
      };
    case 'spoils':
      return {
        what: 'the Royal Tombs',
        throws: [{ faction: ids[3 % ids.length] ?? '', dice: 3, tyche: 0 }],
      };
    default:
      return null;
  }
}

const SCENE_OF: Partial<Record<Step, CouncilView['scene']>> = {
  tyche: 'battle',
  battle_dice: 'battle',
  battle: 'battle',
  spoils: 'spoils',
  share: 'spoils',
  score: 'score',
  score_tied: 'score',
  amend: 'amendment',
  amended: 'amendment',
};

const HEADLINES: Partial<Record<StreetState, string>> = {
  cards: 'Stasis. The Archons draw their cards: 5 of 8 ready.',
  muster: 'The factions muster. Which Heroes take to the streets?',
  'last-actions': 'Last actions: each faction acts once more.',
  stalled: 'Everybody has passed for two turns: Control may begin the last actions.',
  'hand-dice': 'Control throws the dice for Elephants in the Street.',
  battles: 'The battles begin with the Royal Palace.',
  tyche: 'The Canal Bridge: who trusts in Tyche?',
  'battle-dice': 'The Canal Bridge: the dice are about to be thrown.',
  spoils: 'The Medes hold the Royal Tombs and throw three dice.',
  'spoils-settled': 'Every special place has brought what it brings.',
  sharing: 'The Democrats share out the dice of the Temple of Tyche.',
  score: 'The stasis is decided.',
  'score-tied': 'Tied, and nobody holds the Water Springs: Control names the winner.',
  'score-springs': 'The Water Springs decide the stasis.',
  amend: 'The victors choose the article to change.',
  amended: 'Article 3 is changed.',
};

function awaited(state: StreetState, count: number): CouncilView['awaiting'] {
  return asked(state, count).map((one) => ({ ...one, since: NOW - 24_000 }));
}

function asked(state: StreetState, count: number): Omit<Awaiting, 'since'>[] {
  const view = streets(state, count);
  switch (STEP_OF[state]) {
    case 'stasis_cards':
    case 'muster':
      return view.camps
        .filter((one) => !one.ready)
        .map(({ faction }) => ({ faction, what: 'to be ready' }));
    case 'deploy':
      return view.turn ? [{ faction: view.turn.faction, what: 'to act' }] : [];
    case 'tyche':
      return (view.battle?.tyche_awaited ?? []).map((faction) => ({
        faction,
        what: 'to choose on Tyche',
      }));
    case 'share':
      return [{ faction: 'democrats', what: 'to share the dice' }];
    case 'amend':
      return [{ faction: view.score?.winner ?? '', what: 'to change an article' }];
    case 'battle':
      return view.battle?.captives.some((one) => one.fate === null)
        ? [{ faction: view.battle.verdict?.holder ?? '', what: 'to judge a Hero' }]
        : [];
    default:
      return [];
  }
}

/** What that state changes on the plain council. */
export function street(state: StreetState, count = 8): Partial<CouncilView> {
  const fight = streets(state, count);
  const names = (id: FactionId) => crowd(count).find((one) => one.id === id)?.name ?? '';
  return {
    act: ACT,
    phase: 'stasis',
    step: STEP_OF[state],
    stasis: figure(13, ['Act 2', 2], ['The Festival Accounts', 11]),
    headline:
      HEADLINES[state] ??
      fight.battle?.verdict?.sentence ??
      (fight.turn ? `The ${names(fight.turn.faction)} act.` : 'The streets are full.'),
    scene: SCENE_OF[STEP_OF[state]] ?? 'city',
    factions: crowd(count),
    awaiting: awaited(state, count),
    city: city(state, count),
    streets: fight,
  };
}
