import { getContext, setContext } from 'svelte';

import type { Taken } from '../../seals/kept';
import { useSealer } from '../../seals/sealer.svelte';
import type { Answer } from '../../table.svelte';
import { say } from './texts';

/** What is asked, in the words in which it is read. */
export type Asked = {
  urgency: 'now' | 'may' | 'done' | 'wait';
  title: string;
  sentence: string;
};

/** Whether a locked choice was opened again, for the whole page to know. */
export class Changes {
  open = $state(false);

  /** What is asked, as it is read here; it does not go on saying that a choice is locked. */
  asked(ask: Asked): Asked {
    if (!this.open || ask.urgency !== 'done') return ask;
    return { urgency: 'may', title: say('anew'), sentence: say('anew-says') };
  }
}

const CHANGES = Symbol('changes');

export function provideChanges(): Changes {
  return setContext(CHANGES, new Changes());
}

function useChanges(): Changes | undefined {
  return getContext(CHANGES);
}

/** A table to which a choice is sent. */
type Sends = { readonly open: boolean; play: (command: unknown) => Promise<Answer> };

/** What is chosen in answer to a secret question, and how it is read. */
type Bound = { question: string; choice: string; words: string };

/**
 * A secret choice on its way: from the touch on nothing shows which one it was, and until the answer
 * no second touch does anything. The device seals it, and keeps what it sealed.
 */
export class Sealing {
  busy = $state(false);
  readonly #changes = useChanges() ?? new Changes();
  readonly #sealer = useSealer();
  #table: Sends | undefined;

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

  /** Why what this device locked before counts no more, where it is asked for anew. */
  get taken(): Taken | null {
    return this.#sealer?.taken ?? null;
  }

  /** Sends a choice; without `bound` it is none that is sealed. */
  async send(table: Sends, command: object, bound: Bound | null): Promise<void> {
    if (this.busy || !table.open) return;
    this.busy = true;
    this.#table = table;
    const answer =
      this.#sealer && bound
        ? await this.#sealer.lock(bound, (seal) => table.play({ ...command, seal }))
        : await table.play(command);
    this.busy = false;
    if (answer.ok) this.changing = false;
  }
}
