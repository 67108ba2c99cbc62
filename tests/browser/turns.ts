import { expect } from '@playwright/test';

import type { Room } from './room';

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

type Place = { id: string; colossus: boolean; present: { faction: string }[] };
type HandCard = { card: { id: string; says: string } };

/** The turns of one stasis. Five seconds may be too few for a busy machine: a turn that was missed is
 * played as the next one. */
export class Turns {
  reloaded = false;

  constructor(readonly room: Room) {}

  place(id: string): Place {
    return this.room.watch.game.city.objectives.find((row: Place) => row.id === id);
  }

  /** Whose turn it is plays as planned; who is silent is passed by the clock. */
  async next(): Promise<void> {
    const { watch } = this.room;
    const { step_number, streets } = watch.game;
    if (streets.turn.faction !== SILENT) await this.act(streets.turn.faction, step_number);
    await expect
      .poll(() => watch.game.step_number, { timeout: 12_000 })
      .toBeGreaterThan(step_number);
  }

  async act(seat: string, turn: number): Promise<void> {
    const phone = this.room.phone(seat);
    await expect.poll(() => phone.watch.game.step_number).toBeGreaterThanOrEqual(turn);
    if (phone.watch.game.step_number > turn) return console.log(`the ${seat} were too late`);
    if (seat === 'democrats' && !this.reloaded) {
      this.reloaded = true;
      await phone.page.reload();
      await expect(phone.screen.id('tab-cards')).toBeVisible();
    }
    const { hand, place } = phone.watch.own.game.street as {
      hand: HandCard[];
      place: { mixes: { mobs: number; military: number }[] } | null;
    };
    const colossus = hand.find(({ card }) => card.says.includes('Colossus'));
    if (colossus && !this.place(BRIDGE).colossus) {
      await this.touches(seat, ['tab-cards', `card-${colossus.card.id}`, `place-${BRIDGE}`]);
      return;
    }
    const plan = PLANS[seat] ?? [];
    const here = (id: string) => this.place(id).present.some(({ faction }) => faction === seat);
    const goal = plan.find((id) => !here(id)) ?? plan.at(-1);
    const mix = place?.mixes[0];
    // Who has nothing left to place lets the clock pass.
    if (mix && goal) await this.touches(seat, [`place-${goal}`, `mix-${mix.mobs}-${mix.military}`]);
  }

  async touches(seat: string, testids: string[]): Promise<void> {
    const { screen } = this.room.phone(seat);
    try {
      for (const testid of testids) await screen.id(testid).click({ timeout: 4_000 });
    } catch (late) {
      console.log(`the ${seat} were too late: ${String(late).split('\n', 1)[0]}`);
    }
  }
}
