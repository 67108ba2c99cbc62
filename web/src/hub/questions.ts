import type { ClientMessage, ServerMessage } from '../wire/hub';

type Question = Extract<ClientMessage, { type: 'look_back' | 'points' | 'keys' }>;
type Reply<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

/** What was so after an entry of the journal, and what going back to it would take back. */
export type Past<Game, OwnGame> = Omit<Reply<'past'>, 'type' | 'shared' | 'control'> & {
  shared: Game;
  control: OwnGame;
};

/** What lets further devices be Control. */
export type Keys = Omit<Reply<'keys'>, 'type'>;

/** The table's own word on why it does not answer. */
export class Unanswered extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

type Open = {
  question: Question;
  settle: (reply: ServerMessage) => boolean;
  fail: (why: Unanswered) => void;
};

/**
 * What is asked of the table without changing it. Questions carry no id: the table answers them in
 * their order, and a refusal without an id is for the oldest.
 */
export class Questions {
  #open: Open[] = [];

  constructor(private readonly send: (message: ClientMessage) => void) {}

  ask<Type extends 'past' | 'points' | 'keys'>(
    question: Question,
    type: Type,
  ): Promise<Reply<Type>> {
    return new Promise((resolve, fail) => {
      const settle = (reply: ServerMessage) => {
        if (reply.type !== type) return false;
        if (reply.type === 'past' && question.type === 'look_back' && reply.to !== question.to)
          return false;
        resolve(reply as Reply<Type>);
        return true;
      };
      this.#open.push({ question, settle, fail });
      this.send(question);
    });
  }

  answered(reply: ServerMessage): void {
    const at = this.#open.findIndex(({ settle }) => settle(reply));
    if (at >= 0) this.#open.splice(at, 1);
  }

  refused(code: string, sentence: string): void {
    this.#open.shift()?.fail(new Unanswered(code, sentence));
  }

  /** After a connection came back: a question may have been lost on the way. */
  again(): void {
    for (const { question } of this.#open) this.send(question);
  }

  end(code: string, sentence: string): void {
    for (const { fail } of this.#open.splice(0)) fail(new Unanswered(code, sentence));
  }
}
