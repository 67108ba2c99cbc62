import { saidOf } from '../../../hub/desk/anew';
import { say } from './texts';

/** Reasons that a hand on stage can touch instead of typing: the names of their messages. */
const USUAL = {
  edit: ['reason-correction', 'reason-by-hand', 'reason-card', 'reason-trade', 'reason-ruling'],
  deck: ['reason-ruling', 'reason-card', 'reason-correction', 'reason-drawn', 'reason-story'],
  standing: ['reason-card', 'reason-assembly', 'reason-ruling', 'reason-correction'],
  hero: ['reason-quest', 'reason-card', 'reason-story', 'reason-correction'],
  office: ['reason-assembly', 'reason-ruling', 'reason-archon-away', 'reason-correction'],
  void: ['reason-vote-mistake', 'reason-could-not-vote', 'reason-rule', 'reason-ruling'],
  outcome: ['reason-ruling', 'reason-agreed', 'reason-power', 'reason-text'],
  motion: ['reason-withdrawn', 'reason-merged', 'reason-settled', 'reason-ruling'],
  reword: ['reason-clearer', 'reason-debated', 'reason-two-one', 'reason-ruling'],
  decline: [
    'reason-no-matter',
    'reason-on-agenda',
    'reason-say-clearly',
    'reason-magistrate-first',
  ],
  law: ['reason-magistrate', 'reason-assembly', 'reason-ruling', 'reason-correction'],
  streets: ['reason-correction', 'reason-misplaced', 'reason-by-hand', 'reason-rule'],
  support: ['reason-gift', 'reason-law', 'reason-artefact', 'reason-special', 'reason-oracle'],
} as const satisfies Record<string, readonly string[]>;

type Why = keyof typeof USUAL;

/** What is touched is written into the field as Control reads it, like what Control types. */
export const REASONS: Record<Why, readonly string[]> = saidOf(Object.keys(USUAL) as Why[], (why) =>
  USUAL[why].map((reason) => say(reason)),
);
