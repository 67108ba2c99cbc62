import type { Effect } from '../../../../wire/council';

type Need = 'what' | 'by' | 'to' | 'until' | 'title' | 'text';

/** The kinds of effect that Control can write, and the fields that each needs. */
export const EFFECTS: Record<Effect['do'], { name: string; needs: Need[] }> = {
  change: { name: 'Figure rises or falls', needs: ['what', 'by', 'to'] },
  stasis: { name: 'Stasis number', needs: ['by'] },
  wrath: { name: 'Divine Wrath', needs: ['by'] },
  support: { name: 'Support for a time', needs: ['by', 'to', 'until', 'title'] },
  exile: { name: 'Exile', needs: ['to'] },
  recall: { name: 'Recall from exile', needs: ['to'] },
  enfranchise: { name: 'Make citizens', needs: ['to'] },
  disenfranchise: { name: 'Take citizenship', needs: ['to'] },
  supremacy: { name: 'Hand supremacy', needs: ['to'] },
  motion: { name: 'Motion to the agenda', needs: ['title', 'text'] },
  article: { name: 'A new article', needs: ['title', 'text'] },
  law: { name: 'Proclaim a law', needs: ['title', 'text'] },
  task: { name: 'Something for Control', needs: ['text'] },
};

/** Whom an effect strikes, besides a faction by its name. */
export const TARGETS: Record<string, string> = {
  prytanis: 'the Prytanis',
  highest_arete: 'the highest Arête',
  lowest_arete: 'the lowest Arête',
  voted_yes: 'who voted YES',
  voted_no: 'who voted NO',
  abstained: 'who abstained',
  citizens: 'citizens',
  non_citizens: 'who is not a citizen',
  exiles: 'exiles',
  everyone: 'everyone',
  prytanis_chooses: 'whom the Prytanis names',
  control_chooses: 'whom Control names',
};
