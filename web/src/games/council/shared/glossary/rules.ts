import { say } from './texts';

/** What a rule says whose number stands on a screen, in a sentence or two; nothing of a rule unheard of. */
export function ruleText(rule: string): string | null {
  const message = `rule-${rule.toLowerCase()}`;
  const text = say(message);
  return text === message ? null : text;
}
