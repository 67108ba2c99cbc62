import { getContext, setContext } from 'svelte';

import { useSealer } from '../../../hub/seals/sealer.svelte';
import type { Answer } from '../../../hub/table.svelte';
import type { Action, Ask, CouncilView } from '../../../wire/council';
import { asked } from '../shared/asked';
import { choiceOf } from '../shared/reveals';
import { nameOf, type Scene } from './scene';
import { told } from '../../../ui/told.svelte';
import { say } from './texts';

/** What is asked, in the words in which it is read. */
export type Asked = { urgency: Ask['urgency']; title: string; sentence: string };

/** Whether a locked choice was opened again, for the whole page to know. */
export class Changes {
  open = $state(false);

  /** What is asked, as it is read here; it does not go on saying that a choice is locked. */
  asked(game: CouncilView, ask: Ask): Asked {
    const { urgency, title } = ask;
    if (this.open && urgency === 'done') {
      return { urgency: 'may', title: say('anew'), sentence: say('anew-says') };
    }
    return { urgency, title: told(title), sentence: told(asked(game, ask)) };
  }
}

const CHANGES = Symbol('changes');

export function provideChanges(): Changes {
  return setContext(CHANGES, new Changes());
}

function useChanges(): Changes | undefined {
  return getContext(CHANGES);
}

/**
 * A secret choice on its way: from the touch on nothing shows which one it was, and until the answer
 * no second touch does anything. The device seals it, and keeps what it sealed.
 */
export class Sealing {
  busy = $state(false);
  readonly #changes = useChanges() ?? new Changes();
  readonly #sealer = useSealer();
  #table: Scene['table'] | undefined;

  constructor() {
    // A new question finds nothing opened.
    this.changing = false;
  }

  /** Whether the choices lie open although one is locked. */
  get changing(): boolean {
    return this.#changes.open;
  }

  set changing(open: boolean) {
    this.#changes.open = open;
  }

  /** Whether the choices lie open: nothing is locked yet, or they were opened again. */
  open(may: boolean, locked: boolean): boolean {
    return may && !this.busy && (!locked || this.changing);
  }

  /** Whether the choice waits for the line to come back. */
  get unsent(): boolean {
    return this.busy && this.#table?.open === false;
  }

  /** Whether another hand has changed what this device locked. */
  get replaced(): boolean {
    return this.#sealer?.replaced ?? false;
  }

  async lock(scene: Pick<Scene, 'table' | 'game' | 'own'>, action: Action): Promise<void> {
    if (this.busy || !scene.table.open) return;
    this.busy = true;
    this.#table = scene.table;
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
