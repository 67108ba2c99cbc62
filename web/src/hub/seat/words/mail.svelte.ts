import { SvelteSet } from 'svelte/reactivity';
import type { Answer } from '../../table.svelte';
import { told } from '../../../ui/told.svelte';
import type { MessageView, TableCommand, Text } from '../../../wire/hub';
import { read, write } from '../../storage';
import { say } from '../texts';

/** How many questions of a seat may wait for an answer. */
export const MOST_WAITING = 5;
/** The longest question, in characters. */
export const LONGEST = 400;

/** Something that this seat has not read yet. */
export type Letter = {
  key: string;
  id: number;
  /** Control's word to this seat or to all, or the answer to a question. */
  kind: 'word' | 'to_all' | 'answer';
  /** What the seat had asked. */
  asked: string;
  text: Text;
};

/** Whose word it is, over the word itself. */
export function titleOf({ kind }: Pick<Letter, 'kind'>): string {
  switch (kind) {
    case 'word':
      return say('control-to-you');
    case 'to_all':
      return say('control-to-all');
    case 'answer':
      return say('control-answers');
  }
}

/** The questions of this seat that Control has not answered. */
export function waiting(messages: MessageView[]): MessageView[] {
  return messages.filter(({ question, answer }) => question && answer === null);
}

/**
 * What of Control's words and answers this seat has still to read. The hub knows which words were
 * read; which answers were, this device keeps for itself, through a reload too.
 */
export class Mail {
  readonly #name: string;
  /** What was read here; the hub's answer may still be on its way. */
  readonly #read: SvelteSet<string>;

  constructor(
    code: string,
    readonly seat: string,
  ) {
    this.#name = ['read', code, seat].join('.');
    this.#read = new SvelteSet(remembered(this.#name));
  }

  unread(messages: MessageView[]): Letter[] {
    return messages
      .flatMap((message) => letter(message, this.seat))
      .filter(({ key }) => !this.#read.has(key));
  }

  async read(
    { key, id, kind }: Letter,
    command: (command: TableCommand) => Promise<Answer>,
  ): Promise<void> {
    this.#read.add(key);
    if (kind === 'answer')
      write(this.#name, JSON.stringify([...this.#read].filter((one) => one.startsWith('a'))));
    else await command({ do: 'heard', message: id });
  }
}

function letter(message: MessageView, seat: string): Letter[] {
  const { id, question, text, answer, heard } = message;
  if (question) {
    // An answer by word of mouth was heard when it was given.
    if (!answer?.text) return [];
    // One that was given anew is to be read anew.
    return [
      {
        key: `a${id} ${mark(answer.text)}`,
        id,
        kind: 'answer',
        asked: told(text),
        text: answer.text,
      },
    ];
  }
  if (heard.includes(seat)) return [];
  return [{ key: `w${id}`, id, kind: message.seat === null ? 'to_all' : 'word', asked: '', text }];
}

/** Tells one text from another without keeping it. */
function mark(text: string): number {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 4_294_967_291;
  return sum;
}

function remembered(name: string): string[] {
  try {
    const found: unknown = JSON.parse(read(name) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
