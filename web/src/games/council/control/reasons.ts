/** Reasons that a hand on stage can touch instead of typing. */
export const REASONS = {
  edit: ['usual-correction', 'usual-by-hand', 'usual-card', 'usual-trade', 'usual-ruling'],
  deck: ['usual-ruling', 'usual-card', 'usual-correction', 'usual-drawn', 'usual-story'],
  standing: ['usual-card', 'usual-assembly', 'usual-ruling', 'usual-correction'],
  hero: ['usual-quest', 'usual-card', 'usual-story', 'usual-correction'],
  office: ['usual-assembly', 'usual-ruling', 'usual-archon-away', 'usual-correction'],
  void: ['usual-vote-mistake', 'usual-could-not-vote', 'usual-rule', 'usual-ruling'],
  outcome: ['usual-ruling', 'usual-agreed', 'usual-power', 'usual-text'],
  motion: ['usual-withdrawn', 'usual-merged', 'usual-settled', 'usual-ruling'],
  reword: ['usual-clearer', 'usual-debated', 'usual-two-one', 'usual-ruling'],
  decline: ['usual-no-matter', 'usual-on-agenda', 'usual-say-clearly', 'usual-magistrate-first'],
  law: ['usual-magistrate', 'usual-assembly', 'usual-ruling', 'usual-correction'],
  streets: ['usual-correction', 'usual-misplaced', 'usual-by-hand', 'usual-rule'],
  support: ['usual-gift', 'usual-law', 'usual-artefact', 'usual-special', 'usual-oracle'],
} as const satisfies Record<string, readonly string[]>;
