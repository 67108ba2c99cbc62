import type { Past } from '../../../../hub/questions';
import type { Answer } from '../../../../hub/table.svelte';
import type { ControlView, CouncilView } from '../../../../wire/council';
import type { TableCommand } from '../../../../wire/hub';
import { say } from './texts';

export type CouncilPast = Past<CouncilView, ControlView>;

type Looked = { lookBack: (to: number) => Promise<CouncilPast> };

/** A look back at one moment: asked for once, and again when something happened meanwhile. */
export class Looking {
  past = $state.raw<CouncilPast | null>(null);
  /** Why there is nothing to see. */
  failed = $state<string | null>(null);
  /** Since which entry things happened while one looked; none when nothing did. */
  overtaken = $state<number | null>(null);
  #asked = 0;

  constructor(private readonly table: Looked) {}

  async at(to: number): Promise<void> {
    const asked = ++this.#asked;
    this.past = this.failed = null;
    try {
      const past = await this.table.lookBack(to);
      if (asked === this.#asked) this.past = past;
    } catch (why) {
      if (asked !== this.#asked) return;
      this.failed = why instanceof Error ? why.message : say('back-failed');
    }
  }

  /** Goes back to what is looked at. Overtaken by somebody else, it looks again and changes nothing. */
  async back(
    anew: boolean,
    send: (command: TableCommand) => Promise<Answer>,
  ): Promise<Answer | null> {
    const { past } = this;
    if (!past) return null;
    const answer = await send({
      do: 'rewind',
      to: past.to,
      seen: past.seen,
      anew: past.sealed && anew,
    });
    if (!answer.ok && answer.code === 'moved_on') {
      this.overtaken ??= past.seen;
      await this.at(past.to);
    }
    return answer;
  }
}
