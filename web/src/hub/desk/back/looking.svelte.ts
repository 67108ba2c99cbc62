import type { Past } from '../../questions';
import type { Answer } from '../../table.svelte';
import type { TableCommand } from '../../../wire/hub';
import { say } from '../texts';

type Looked<Game, OwnGame> = { lookBack: (to: number) => Promise<Past<Game, OwnGame>> };

/** A look back at one moment: asked for once, and again when something happened meanwhile. */
export class Looking<Game, OwnGame> {
  past = $state.raw<Past<Game, OwnGame> | null>(null);
  /** Why there is nothing to see. */
  failed = $state<string | null>(null);
  /** Since which entry things happened while one looked; none when nothing did. */
  overtaken = $state<number | null>(null);
  #asked = 0;

  constructor(private readonly table: Looked<Game, OwnGame>) {}

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
