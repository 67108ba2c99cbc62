import { useSealer } from '../../../hub/seals/sealer.svelte';
import type { Answer } from '../../../hub/table.svelte';
import type { Action } from '../../../wire/council';
import { choiceOf } from '../shared/reveals';
import { nameOf, type Scene } from './scene';

/**
 * A secret choice on its way: from the touch on nothing shows which one it was, and until the answer
 * no second touch does anything. The device seals it, and keeps what it sealed.
 */
export class Sealing {
  busy = $state(false);
  /** Whether the choices lie open although one is locked. */
  changing = $state(false);
  readonly #sealer = useSealer();

  /** Whether the choices lie open: nothing is locked yet, or they were opened again. */
  open(may: boolean, locked: boolean): boolean {
    return may && !this.busy && (!locked || this.changing);
  }

  /** Whether another hand has changed what this device locked. */
  get replaced(): boolean {
    return this.#sealer?.replaced ?? false;
  }

  async lock(scene: Pick<Scene, 'table' | 'game' | 'own'>, action: Action): Promise<void> {
    if (this.busy || !scene.table.open) return;
    this.busy = true;
    const answer = await this.#send(scene, action);
    this.busy = false;
    if (answer.ok) this.changing = false;
  }

  #send(
    { table, game, own }: Pick<Scene, 'table' | 'game' | 'own'>,
    action: Action,
  ): Promise<Answer> {
    const { command } = action;
    const bound = choiceOf(command, (id) => nameOf(game, id));
    const question = own?.seal?.question;
    if (!this.#sealer || !bound || question === undefined) return table.play(command);
    return this.#sealer.lock({ question, ...bound }, (seal) => table.play({ ...command, seal }));
  }
}
