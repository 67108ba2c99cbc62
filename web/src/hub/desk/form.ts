import { sayWhy, tidy } from './reasons';
import type { GameCommand } from '../views';

/** What a form comes to: a command, or a sentence on what is still missing. */
export type Made<Command = GameCommand> =
  { ok: true; command: Command } | { ok: false; sentence: string };

export const made = <Command>(command: Command): Made<Command> => ({ ok: true, command });
export const missing = (sentence: string): Made<never> => ({ ok: false, sentence });

/** A command with its reason, which nobody gives unasked. */
export function because<Command>(
  reason: string,
  command: (reason: string) => Command,
): Made<Command> {
  const why = tidy(reason);
  return why === '' ? missing(sayWhy()) : made(command(why));
}
