/** What a form without its reason says. None stands ready: one that nobody chose would be published. */
export const UNSAID = 'Say why: touch a reason, or write one.';

/** Reasons that a hand on stage can touch instead of typing. */
export const REASONS = {
  edit: ['Correction', 'Done by hand at the table', 'Card effect', 'Trade', 'Control’s ruling'],
  deck: [
    'Control’s ruling',
    'Card effect',
    'Correction',
    'Drawn by hand at the table',
    'The story needs it',
  ],
  standing: ['Card effect', 'Vote of the Assembly', 'Control’s ruling', 'Correction'],
  office: ['Vote of the Assembly', 'Control’s ruling', 'The Archon is away', 'Correction'],
  void: [
    'A mistake in the vote',
    'Somebody could not vote',
    'A rule was overlooked',
    'Control’s ruling',
  ],
  outcome: [
    'Control’s ruling',
    'Agreed at the table',
    'A power was used',
    'The text says otherwise',
  ],
  motion: ['Withdrawn', 'Merged with another', 'Settled already', 'Control’s ruling'],
  reword: ['Made clearer', 'Agreed in the debate', 'Two made one', 'Control’s ruling'],
  decline: [
    'Not a matter for the Assembly',
    'Already on the agenda',
    'Say it more clearly',
    'It needs a Magistrate first',
  ],
  law: ['A Magistrate’s word', 'Vote of the Assembly', 'Control’s ruling', 'Correction'],
  pause: ['Lunch', 'Short break', 'A question of rules', 'Please listen to Control'],
  streets: ['Correction', 'Misplaced', 'Done by hand at the table', 'A rule was overlooked'],
  support: ['Control’s gift', 'Law', 'Artefact', 'Special action', 'Oracle'],
} as const satisfies Record<string, readonly string[]>;

export type Why = keyof typeof REASONS;

/** As the server takes it: trimmed, at most 200 characters. */
export function tidy(text: string, most = 200): string {
  return text.trim().replace(/\s+/g, ' ').slice(0, most);
}
