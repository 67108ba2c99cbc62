import { actsOf, SECTIONS, type Act } from '../../../hub/desk/act';
import * as hub from '../../../hub/desk/acts';
import { backActs } from '../../../hub/desk/back/acts';
import type { Faction } from '../../../wire/atlantida';
import type { SeatId } from '../../../wire/hub';
import { Correct, SeatDrawer } from './dialogs';
import { AtlantidaDesk } from './desk.svelte';
import { say } from './texts';

/** What of the room's acts needs a projector that Control leads: this one leads itself. */
const NOT_HERE = ['announce', 'projector'];

/** Atlantida's desk with all that lies on it. */
export class FullDesk extends AtlantidaDesk {
  acts(): Act[] {
    return [
      ...this.#corrections(),
      ...backActs(this as never),
      ...hub.room(this as never).filter(({ id }) => !NOT_HERE.includes(id)),
      ...hub.standstill(this as never),
      ...hub.atTheTable(this as never),
      ...hub.rulings(this as never),
      ...hub.ownDevice(this as never),
      ...hub.wordActs(this as never),
      ...hub.controls(this as never),
      ...hub.chronicleActs(this as never),
      ...hub.logActs(this as never),
      ...hub.findingActs(this as never),
      ...hub.drawActs(this as never),
      ...this.players.flatMap((player) => [
        ...Object.values(hub.seatActs(this as never, player)),
        ...hub.inThePlaceOf(this as never, player, this.ofSeat(player.id).actions),
      ]),
      ...hub.eachRuling(this as never),
    ];
  }

  #corrections(): Act[] {
    if (this.gathering || this.game.asked.stage === 'over') return [];
    const act = actsOf(this.main, 'game');
    const own = actsOf(SECTIONS.seats, 'game');
    return [
      act(
        'correct',
        say('atl-desk-correct'),
        say('atl-desk-correct-says'),
        () => this.show(Correct, {}),
        { key: 'e', full: true },
      ),
      ...this.players.map(({ id }) =>
        own(
          `correct:${id}`,
          say('atl-desk-correct-of', { who: this.name(id) }),
          say('atl-desk-correct-says'),
          () => this.show(Correct, { faction: id }),
          { full: true },
        ),
      ),
    ];
  }

  quick(acts: Act[], offered: string[]): Act[] {
    const wanted = ['take-back', 'pause', 'correct', 'settings'];
    return acts.filter(({ id }) => wanted.includes(id) && !offered.includes(id));
  }

  openSeat(seat: SeatId): void {
    this.show(SeatDrawer, { seat: seat as Faction });
  }

  enter(seat: SeatId): void {
    this.openSeat(seat);
  }

  decide(seat: SeatId | null): void {
    if (seat !== null) return this.openSeat(seat);
    const chronicle = this.acts().find(({ id }) => id === 'chronicle');
    if (chronicle && !this.gathering) this.run(chronicle);
  }
}
