import { say } from './texts';

/** What a form without its reason says. None stands ready: one that nobody chose would be published. */
export const sayWhy = (): string => say('reason-unsaid');

/** As the server takes it: trimmed, at most 200 characters. */
export function tidy(text: string, most = 200): string {
  return text.trim().replace(/\s+/g, ' ').slice(0, most);
}
