/** What a game says of its words and of its rules. */
export type Terms = {
  /** What a term is. */
  saysOf(term: string): string;
  exampleOf(term: string): string;
  /** How a term stands at the table; null where there is nothing to tell. */
  nowOf(term: string, situation: unknown): string | null;
  /** What a rule says, by its number; null of a rule unheard of. */
  ruleText(rule: string): string | null;
};
