import type {
  Action,
  Ask,
  Command,
  CouncilView,
  FactionId,
  Group,
  HandCard,
  PlayOffer,
  StreetDesk,
  StreetSeat,
} from '../../../wire/council';
import { NOW } from './day';
import { STREET_CARDS } from './places';

/**
 * What a seat and Control's desk see of a made-up stasis (`streets.ts`): hands, offers, actions.
 * `seat(game, faction)` and `control(game)` have them in already.
 */
export function streetSeat(game: CouncilView, id: FactionId): StreetSeat | null {
  const { streets, city } = game;
  if (!streets || !city) return null;
  const mine = streets.turn?.faction === id && game.step === 'deploy';
  const camp = streets.camps.find((one) => one.faction === id);
  const free = city.objectives.filter((one) => !one.barricade || one.barricade === id);
  const spoil = streets.spoils.find((one) => one.state === 'sharing' && one.faction === id);
  return {
    hand: STREET_CARDS.slice(0, camp?.cards ?? 0).map((card, n): HandCard => ({
      card: { ...card, id: `${id}-${n}` },
      play: mine ? playOf(card.card, game, id) : null,
    })),
    place:
      mine && camp
        ? {
            mixes: [
              { mobs: 2, military: 0 },
              { mobs: 1, military: 1 },
              { mobs: 0, military: 2 },
            ],
            objectives: free.map((one) => one.id),
            heroes: camp.heroes
              .filter((one) => one.at === 'reserve')
              .map(({ name, value }) => ({ name, value })),
          }
        : null,
    share: spoil?.dice
      ? {
          objective: spoil.objective,
          dice: spoil.dice,
          what: spoil.objective === 'temple_of_tyche' ? 'Tyche' : 'Doom',
          to: game.factions.map((one) => one.id),
          needed: Math.min(3, game.factions.length),
        }
      : null,
    seen:
      game.step === 'deploy' && id === 'democrats'
        ? { faction: 'tyrants', cards: STREET_CARDS.slice(3, 6) }
        : null,
    tyche: null,
  };
}

function playOf(card: string, game: CouncilView, id: FactionId): PlayOffer {
  const places = game.city?.objectives ?? [];
  const own = places.filter((one) => one.present.some((side) => side.faction === id));
  const at = (all: typeof places, then: typeof places = []) =>
    all.map((one) => ({
      aim: { objective: one.id },
      label: one.name,
      then: then.filter((other) => other.id !== one.id).map((other) => ({ objective: other.id })),
    }));
  switch (card) {
    case 'look':
    case 'steal':
      return {
        with: 'aims',
        asks: 'Whose hand?',
        then_asks: '',
        aims: game.factions
          .filter((one) => one.id !== id)
          .map((one) => ({ aim: { faction: one.id }, label: one.name, then: [] })),
      };
    case 'roof_tile':
      return {
        with: 'aims',
        asks: 'Which Hero?',
        then_asks: '',
        aims: places.flatMap((one) =>
          one.present
            .filter((side) => side.faction !== id)
            .flatMap((side) =>
              side.heroes.map((hero) => ({
                aim: { hero: hero.name },
                label: `${hero.name}, ${one.name}`,
                then: [],
              })),
            ),
        ),
      };
    case 'march':
      return { with: 'aims', asks: 'From where?', then_asks: 'Where to?', aims: at(own, places) };
    case 'panic':
    case 'bribe':
      return {
        with: 'aims',
        asks: 'Where?',
        then_asks: 'Whose mobs?',
        aims: places.flatMap((one) => {
          const rivals = one.present.filter((side) => side.faction !== id && side.mobs > 0);
          return rivals.length === 0
            ? []
            : [
                {
                  aim: { objective: one.id },
                  label: one.name,
                  then: rivals.map((side) => ({ faction: side.faction })),
                },
              ];
        }),
      };
    case 'tear_down':
      return { with: 'discard' };
    case 'draw':
      return { with: 'nothing' };
    default:
      return { with: 'aims', asks: 'Where?', then_asks: '', aims: at(own.length ? own : places) };
  }
}

/** What Control sees of it. */
export function streetDesk(game: CouncilView): StreetDesk | null {
  const fight = game.streets?.battle;
  if (!game.streets) return null;
  const share = fight ? 0.9 / fight.sides.length : 0;
  return {
    odds:
      fight && !fight.verdict
        ? {
            holds: fight.sides.map((_, n) => (n === 0 ? share / 2 : n === 1 ? share * 1.5 : share)),
            thirteen: fight.sides.map(() => 0.097_222),
            nobody: 0.1,
            basis: game.step === 'tyche' ? 'before Tyche' : 'with Tyche as shown',
          }
        : null,
    // The last points of the history (`history.ts`) are of this stasis.
    began_at: NOW - 90_000,
    pace_seconds: 0,
  };
}

export function streetActions(game: CouncilView, id: FactionId): Action[] {
  const { streets, step, step_number } = game;
  if (!streets) return [];
  const make = (
    key: string,
    group: Group,
    label: string,
    says: string,
    command: Command,
  ): Action => ({ key, group, label, says, command });
  const camp = streets.camps.find((one) => one.faction === id);
  const ready = make('ready', 'ready', 'Ready', 'You are done here and wait for the others.', {
    do: 'ready',
    step: step_number,
  });
  switch (step) {
    case 'stasis_cards':
      return camp?.ready
        ? []
        : [
            make('buy', 'buy', 'Buy a card', 'You pay 1 Tyche of 2 and draw one Stasis card.', {
              do: 'buy_card',
              step: step_number,
            }),
            ready,
          ];
    case 'muster':
      return camp?.ready
        ? []
        : [
            ...(camp?.heroes ?? []).map(({ name, value, at }) =>
              make(
                `commit:${name}`,
                'commit',
                at === 'safe' ? `Commit ${name}` : `${name} to safety`,
                at === 'safe'
                  ? `${name} may go into the streets: +${value} where they stand.`
                  : `${name} stays out of the streets.`,
                { do: 'commit_hero', step: step_number, hero: name, committed: at === 'safe' },
              ),
            ),
            ready,
          ];
    case 'tyche':
      return streets.battle?.tyche_awaited.includes(id)
        ? [0, 1].map((dice) =>
            make(
              `tyche:${dice}`,
              'tyche',
              dice === 0 ? 'No die' : 'One die',
              dice === 0 ? 'You keep your Tyche.' : 'You pay 1 Tyche for a fourth die.',
              { do: 'spend_tyche', step: step_number, dice },
            ),
          )
        : [];
    case 'battle':
      return streets.battle?.verdict?.holder === id
        ? streets.battle.captives
            .filter((one) => one.fate === null)
            .flatMap(({ hero }) =>
              (['executed', 'spared'] as const).map((fate) =>
                make(
                  `mercy:${hero}:${fate}`,
                  'mercy',
                  fate === 'executed' ? `Execute ${hero}` : `Spare ${hero}`,
                  fate === 'executed'
                    ? `${hero} dies and is gone for good.`
                    : `${hero} goes home unharmed.`,
                  { do: 'judge', step: step_number, hero, fate },
                ),
              ),
            )
        : [];
    case 'amend':
      return streets.score?.winner === id
        ? game.constitution.flatMap((article, n) =>
            article.alternatives.map((other, m) =>
              make(`amend:${n + 1}:${m}`, 'amend', other.changes, other.text, {
                do: 'amend',
                step: step_number,
                article: n + 1,
                to: { alternative: m },
              }),
            ),
          )
        : [];
    default:
      return [];
  }
}

const ASKED: Partial<Record<CouncilView['step'], [title: string, sentence: string]>> = {
  stasis_cards: ['Buy cards or be ready', 'One Tyche buys one more card.'],
  muster: ['Who fights?', 'Commit Heroes to the streets, or keep them safe.'],
  deploy: ['Your turn', 'Place 2 units at one objective, or play a card.'],
  tyche: ['Trust in Tyche?', 'One Tyche buys a fourth die for this battle.'],
  battle: ['Judge the captives', 'You hold the place: execute or spare each Hero.'],
  share: ['Share out the dice', 'Each die goes to a different faction.'],
  amend: ['Change an article', 'You won the stasis: one article is yours to change.'],
};

/** What is asked of a seat in the streets. */
export function streetAsk(game: CouncilView, id: FactionId): Ask | null {
  if (!game.streets) return null;
  const said = ASKED[game.step];
  const now = game.awaiting.some((one) => one.faction === id);
  if (now && said) return { urgency: 'now', title: said[0], sentence: said[1] };
  const camp = game.streets.camps.find((one) => one.faction === id);
  if ((game.step === 'stasis_cards' || game.step === 'muster') && camp?.ready)
    return { urgency: 'done', title: 'Ready', sentence: 'Waiting for the other Archons.' };
  return { urgency: 'wait', title: 'The streets', sentence: game.headline };
}
