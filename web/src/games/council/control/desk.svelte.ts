import { createContext } from 'svelte';

import { Desk } from '../../../hub/desk/desk.svelte';
import type { Answer } from '../../../hub/table.svelte';
import type {
  Command,
  ControlSeat,
  ControlView,
  CouncilView,
  FactionId,
  FactionView,
  ObjectiveId,
  ObjectiveView,
  SeatMode,
} from '../../../wire/council';
import { reserves } from './helper';
import { TOUR } from './tour';
import { called } from './words';

/** A game master's desk at a table of the council. */
export class CouncilDesk extends Desk<CouncilView, ControlView, Command> {
  get players(): FactionView[] {
    return this.council.factions;
  }

  get gathering(): boolean {
    return this.council.phase === 'lobby';
  }

  get called() {
    return called();
  }

  readonly tour = TOUR;

  setSeat(seat: FactionId, mode: SeatMode): Promise<Answer> {
    return this.play({ do: 'set_seat', faction: seat, mode });
  }

  reserves(command: Command): boolean {
    return reserves(command);
  }

  /** The council as everybody sees it. Only asked for once the first view has come. */
  get council(): CouncilView {
    return this.game;
  }

  faction(id: FactionId | null | undefined): FactionView | undefined {
    return this.council.factions.find((faction) => faction.id === id);
  }

  place(id: ObjectiveId | null | undefined): ObjectiveView | undefined {
    return this.council.city?.objectives.find((place) => place.id === id);
  }

  seat(id: FactionId): ControlSeat | undefined {
    return this.control.seats.find((seat) => seat.faction === id);
  }
}

export const [useDesk, provideCouncil] = createContext<CouncilDesk>();
