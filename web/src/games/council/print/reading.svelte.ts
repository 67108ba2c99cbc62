import { tab } from '../../../hub/storage';
import type { Wanted } from './filter';

export type Part =
  'cards' | 'balance' | 'street' | 'factions' | 'articles' | 'city' | 'rulings' | 'day';

/** Where in the sheets somebody reads. A reload of the page comes back to it. */
export class Reading {
  part = $state<Part>('cards');
  wanted = $state<Wanted>({ deck: null, act: null, text: '' });
  /** Whether the print panel lies open. */
  printing = $state(false);

  constructor() {
    const kept = tab.read(KEY);
    if (!kept) return;
    const { part, wanted, printing } = JSON.parse(kept) as Pick<
      Reading,
      'part' | 'wanted' | 'printing'
    >;
    Object.assign(this, { part, wanted, printing });
  }

  keep(): void {
    const { part, wanted, printing } = this;
    tab.write(KEY, JSON.stringify({ part, wanted, printing }));
  }
}

const KEY = 'sheets';
