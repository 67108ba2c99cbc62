import type { CardSize, PaperName } from './paper';

/** A sort of sheets that a game can be printed on. */
export type Kind = {
  id: string;
  name: string;
  /** Whether it is printed where nobody says otherwise. */
  usual: boolean;
  /** Whether the codes of seats stand on it, where they are known. */
  coded?: boolean;
  /** Whether its cards are as large as their texts ask, or as somebody says. */
  sized?: boolean;
};

/** What is to be printed, and how. */
export class Choices {
  kinds = $state<Record<string, boolean>>({});
  paper = $state<PaperName>(american() ? 'letter' : 'a4');
  saving = $state(false);
  backs = $state(true);
  /** Null lets the longest card decide. */
  size = $state<CardSize | null>(null);

  constructor(kinds: Kind[]) {
    this.kinds = Object.fromEntries(kinds.map(({ id, usual }) => [id, usual]));
  }
}

/** The few countries that print on Letter. */
function american(): boolean {
  return /-(US|CA|MX|PH|CL|CO)$/.test(globalThis.navigator?.language ?? '');
}
