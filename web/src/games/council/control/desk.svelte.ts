import { createContext } from 'svelte';

import type { Beside } from '../../../hub/desk/back/beside';
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
import { beside, seenSince } from './back/differs';
import { reserves } from './helper';
import { TOUR } from './tour';
import { say } from './texts';
import { called, KINDS } from './words';

/** What Control often announces. */
const USUAL = ['come', 'two-minutes', 'listen', 'lunch'];

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

  readonly kinds = KINDS;

  beside(then: CouncilView): Beside {
    return beside(then, this.council);
  }

  seenSince(then: CouncilView): string[] {
    return seenSince(then, this.council);
  }

  get usualAnnouncements(): string[] {
    return USUAL.map((one) => say(`announce-usual-${one}`));
  }

  announce(text: string): Promise<Answer> {
    return this.play({ do: 'announce', text });
  }

  enlarge(): Promise<Answer> {
    return this.play({ do: 'show', scene: 'message' });
  }

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
