import type { Text } from '../../../ui/told.svelte';
import type { SeatId } from '../../../wire/hub';
import type { ShownChoice } from '../../seals/reveal';
import type { ControlPlayView, Hand, Offer, Player, PlayView, SeatMode } from '../../views';

/*
 * What the small game of `tests/hub/offers.rs` sends to a desk, and is sent from there.
 */

export type OffersCommand =
  | { do: 'offer'; step: number; coins: number }
  | { do: 'advance'; step: number }
  | { do: 'set_clock'; step: number; seconds: number }
  | { do: 'set_seat'; seat: SeatId; mode: SeatMode }
  | { do: 'change_setting'; key: string; value: number | string };

export type BidderView = Player & {
  coins: { value: number; parts: { label: Text; by: number }[] };
  lots: string[];
};

type SaleView = {
  question: string;
  offers: { faction: SeatId; coins: number; hand: Hand; seal: ShownChoice['seal'] }[];
  winner: SeatId | null;
  verdict: Text;
};

export type OffersView = PlayView & {
  lot: number;
  lots: number;
  title: string;
  step: 'offering' | 'judging';
  players: BidderView[];
  offered: SeatId[];
  opened: SaleView | null;
};

export type OffersDeskView = ControlPlayView<OffersCommand> & {
  seats: { faction: SeatId; actions: Offer<OffersCommand>[] }[];
};
