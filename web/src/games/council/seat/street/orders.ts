import type { Text } from '../../../../wire/hub';
import type {
  Aim,
  AimOffer,
  Command,
  FactionId,
  HandCard,
  Mix,
  ObjectiveId,
  PlaceOffer,
  StreetSeat,
  TurnView,
} from '../../../../wire/council';

/** An aim's name within a page: "objective-stadium", "hero-Cimon". */
export function aimKey(aim: Aim): string {
  return Object.entries(aim)[0]?.join('-') ?? '';
}

export function objectiveOf(aim: Aim): ObjectiveId | null {
  return 'objective' in aim ? aim.objective : null;
}

/** Places units as offered; null where the offer does not hold any more. */
export function placing(
  step: number,
  offer: PlaceOffer | null,
  objective: ObjectiveId | null,
  mix: Mix,
  heroes: string[],
): Command | null {
  if (!offer || objective === null || !offer.objectives.includes(objective)) return null;
  if (!offer.mixes.some((one) => one.mobs === mix.mobs && one.military === mix.military)) {
    return null;
  }
  const going = offer.heroes.map(({ name }) => name).filter((name) => heroes.includes(name));
  return { do: 'place_units', step, objective, ...mix, heroes: going };
}

/** What is still to be aimed at, with the targets picked so far; null when the card can be played. */
export function asked(card: HandCard, aims: Aim[]): { asks: Text; aims: AimOffer[] } | null {
  const { play } = card;
  if (play?.with !== 'aims') return null;
  const first = play.aims.find(({ aim }) => aims[0] && aimKey(aim) === aimKey(aims[0]));
  if (!first) return { asks: play.asks, aims: play.aims };
  if (first.then.length === 0 || aims.length > 1) return null;
  return {
    asks: play.then_asks,
    aims: first.then.map((aim) => ({ aim, label: '', then: [] })),
  };
}

/** Plays a card at these targets, or discards it where no target is legal; null while one is missing. */
export function playing(
  step: number,
  street: StreetSeat | null,
  id: string | null,
  aims: Aim[],
): Command | null {
  const card = street?.hand.find((one) => one.card.id === id);
  if (!card?.play) return null;
  if (card.play.with === 'discard') return { do: 'discard_card', step, card: card.card.id };
  if (card.play.with === 'nothing') return { do: 'play_card', step, card: card.card.id, aims: [] };
  const [first, second] = aims;
  const offer = card.play.aims.find(({ aim }) => first && aimKey(aim) === aimKey(first));
  if (!offer) return null;
  if (offer.then.length === 0) {
    return { do: 'play_card', step, card: card.card.id, aims: [offer.aim] };
  }
  const then = offer.then.find((aim) => second && aimKey(aim) === aimKey(second));
  return then ? { do: 'play_card', step, card: card.card.id, aims: [offer.aim, then] } : null;
}

/** Who acts from now on, the faction whose turn it is first; as many as are still to come. */
export function upcoming({ order, faction, last_actions }: TurnView): FactionId[] {
  const at = Math.max(0, order.indexOf(faction));
  const round = [...order.slice(at), ...order.slice(0, at)];
  return last_actions === null ? round : round.slice(0, last_actions);
}

/** In how many turns it is one's own: 0 now, null when there is none left. */
export function turnsUntil(turn: TurnView, me: FactionId): number | null {
  const at = upcoming(turn).indexOf(me);
  return at < 0 ? null : at;
}
