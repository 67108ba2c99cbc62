import { expect } from '@playwright/test';

import { type Text, english } from './english';
import { Phone, type Room } from './room';
import { SOON } from './watch';

/** Who never touches the phone. */
export const SILENT = 'tyrants';

/** Where the Colossus is led. */
export const BRIDGE = 'canal_bridge';

/**
 * Where each faction goes, one place after the other, and the last again when it stands on all. The
 * Aristocrats take the whole Outer Ring, the Democrats the Inner Ring but for the place of the
 * Colossus, and the Amazons the Water Springs.
 */
const PLANS: Record<string, string[]> = {
  aristocrats: ['stadium', 'civic_docks', 'great_library', 'colossus'],
  democrats: ['royal_tombs', 'naval_docks', 'monolith_of_dyzan', 'temple_of_tyche'],
  amazons: ['water_springs'],
  medes: ['stadium', 'temple_of_poseidon'],
  oligarchs: ['temple_of_cleito'],
  theocrats: [BRIDGE],
  monarchists: ['royal_palace'],
};

/** Seconds in which everybody comes to a turn. */
const LONG = 60;

type Place = { id: string; colossus: boolean; present: { faction: string }[] };
type Aim = { objective: string };
type HandCard = { card: { id: string; says: Text }; play: { aims: { aim: Aim }[] } };

/** What a seat does in its turn: what its phone touches, and what comes of it. */
type Deed = { touches: string[]; command: object };

/** The turns of one stasis. */
export class Turns {
  reloaded = false;

  constructor(readonly room: Room) {}

  place(id: string): Place {
    return this.room.watch.game.city.objectives.find((row: Place) => row.id === id);
  }

  /**
   * Whose turn it is plays as planned, and Control passes for who does nothing. A clock of a few
   * seconds, which a busy machine may miss, is left to run out.
   */
  async next(): Promise<void> {
    const { watch, control } = this.room;
    const { step_number: turn, streets } = watch.game;
    const over = () => watch.game.step_number > turn;
    await expect.poll(() => over() || (watch.game.clock?.seconds ?? LONG) >= LONG).toBe(true);
    if (over()) return;
    if (!(await this.#acts(streets.turn.faction, turn))) await control.touch('quick-do:pass');
    await expect.poll(over, SOON).toBe(true);
  }

  /** Whether the seat has something to do. */
  async #acts(seat: string, turn: number): Promise<boolean> {
    if (seat === SILENT) return false;
    const archon = this.room.archon(seat);
    await expect.poll(() => archon.watch.game.step_number).toBeGreaterThanOrEqual(turn);
    if (archon instanceof Phone && seat === 'democrats' && !this.reloaded) {
      this.reloaded = true;
      await archon.page.reload();
      await expect(archon.screen.id('tab-cards')).toBeVisible();
    }
    const deed = this.#deed(seat, turn);
    if (!deed) return false;
    if (archon instanceof Phone) await this.#touches(archon, deed.touches, turn);
    else await archon.play(deed.command);
    return true;
  }

  #deed(seat: string, step: number): Deed | null {
    const { hand, place } = this.room.archon(seat).watch.own.game.street as {
      hand: HandCard[];
      place: { mixes: { mobs: number; military: number }[] } | null;
    };
    const held = hand.find(({ card }) => english(card.says).includes('Colossus'));
    const bridge = held?.play.aims.find(({ aim }) => aim.objective === BRIDGE);
    if (held && bridge && !this.place(BRIDGE).colossus) {
      const card = held.card.id;
      return {
        touches: ['tab-cards', `card-${card}`, `place-${BRIDGE}`],
        command: { do: 'play_card', step, card, aims: [bridge.aim] },
      };
    }
    const plan = PLANS[seat] ?? [];
    const here = (id: string) => this.place(id).present.some(({ faction }) => faction === seat);
    const objective = plan.find((id) => !here(id)) ?? plan.at(-1);
    const mix = place?.mixes[0];
    // Who has nothing left to place does nothing.
    if (!mix || !objective) return null;
    return {
      touches: [`place-${objective}`, `mix-${mix.mobs}-${mix.military}`],
      command: { do: 'place_units', step, objective, ...mix, heroes: [] },
    };
  }

  async #touches({ screen }: Phone, testids: string[], turn: number): Promise<void> {
    for (const testid of testids.slice(0, -1)) await screen.touch(testid);
    const last = testids.at(-1) ?? '';
    const over = () => this.room.watch.game.step_number > turn;
    // The phone passes over a touch that comes sooner than one can see what it would hit.
    await expect(async () => {
      if (!over()) await screen.id(last).click({ timeout: 2_000 });
      await expect.poll(over, { ...SOON, timeout: 400 }).toBe(true);
    }).toPass({ ...SOON, timeout: 15_000 });
  }
}
