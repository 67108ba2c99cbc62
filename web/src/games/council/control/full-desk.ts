import type { Act } from '../../../hub/desk/act';
import { told } from '../../../ui/told.svelte';
import type { FactionId } from '../../../wire/council';
import { allActs } from './actions';
import { CouncilDesk } from './desk.svelte';
import { Acting, SeatDrawer } from './dialogs';
import { quickActs } from './quick';
import { decide } from './streets';

/** The council's desk with all that lies on it. */
export class FullDesk extends CouncilDesk {
  acts(): Act[] {
    return allActs(this);
  }

  quick(acts: Act[], offered: string[]): Act[] {
    const { actions, next } = this.control;
    return quickActs(acts, actions, this.council, told(next.label), offered);
  }

  openSeat(seat: FactionId): void {
    this.show(SeatDrawer, { seat });
  }

  enter(seat: FactionId): void {
    this.show(Acting, { seat });
  }

  decide(seat: FactionId | null): void {
    decide(this, seat);
  }
}
