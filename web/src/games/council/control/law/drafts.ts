import type {
  ArticleView,
  Command,
  Lever,
  MotionDraft,
  MotionPart,
  ProposalView,
  SettingView,
  Until,
} from '../../../../wire/council';
import { because, made, missing, whole, type Made } from '../forms';
import { tidy } from '../../../../hub/desk/reasons';
import { leverLacks } from './levers';
import { say } from '../texts';

/** A motion while it is written. Every field is there; `as` says which count. */
export type TextDraft = {
  as: MotionDraft['as'];
  title: string;
  text: string;
  article: number;
  alternative: number;
  replaces: number | null;
  lever: Lever | null;
  until: Until;
};

/** How a law may end by itself. */
export const LAW_ENDS: Until[] = ['removed', 'cycle', 'round', 'act'];

const EMPTY: TextDraft = {
  as: 'article',
  title: '',
  text: '',
  article: 1,
  alternative: 0,
  replaces: null,
  lever: null,
  until: 'removed',
};

/** Ready to be written. */
export function textDraft(): TextDraft {
  return { ...EMPTY };
}

/** What an Archon proposed, ready to be worded otherwise, also where it took a text that stood ready. */
export function proposedDraft(proposal: ProposalView, constitution: ArticleView[]): TextDraft {
  const { title, text, motion } = proposal;
  const draft = { ...EMPTY, title, text, ...motion };
  const replaces = motion.as === 'alternative' ? motion.article : draft.replaces;
  // An article that is no more has no place to give.
  return { ...draft, replaces: constitution.some(({ id }) => id === replaces) ? replaces : null };
}

/** Title and text as the server takes them, or what is missing of them. */
export function titled(title: string, text: string, most = 600): MotionPart | string {
  const part = { title: tidy(title, 80), text: text.trim() };
  if (part.title === '') return say('lacks-title');
  if (part.text === '') return say('lacks-text');
  return part.text.length > most ? say('lacks-room', { most }) : part;
}

/** The motion as it is sent, or a sentence on what it lacks. */
export function motionOf(draft: TextDraft): MotionDraft | string {
  const { article, alternative, replaces, lever, until } = draft;
  if (draft.as === 'alternative') return { as: draft.as, article, alternative };
  const part = titled(draft.title, draft.text, draft.as === 'deed' ? 400 : 600);
  if (typeof part === 'string') return part;
  switch (draft.as) {
    case 'article':
      return { as: 'article', ...part, replaces, lever };
    case 'law':
      return { as: 'law', ...part, lever, until };
    case 'deed':
      return { as: 'deed', ...part };
  }
}

function withMotion(draft: TextDraft, command: (motion: MotionDraft) => Command): Made {
  const motion = motionOf(draft);
  return typeof motion === 'string' ? missing(motion) : made(command(motion));
}

/** What is made, where the lever of its text lacks nothing. */
export function withLever(done: Made, lever: Lever | null, settings: SettingView[]): Made {
  const lacks = done.ok ? leverLacks(lever, settings) : null;
  return lacks === null ? done : missing(lacks);
}

export function addCommand(draft: TextDraft): Made {
  return withMotion(draft, (motion) => ({ do: 'add_motion', motion }));
}

/** Admitted in Control’s words. */
export function admitCommand(proposal: number, draft: TextDraft): Made {
  return withMotion(draft, (motion) => ({ do: 'admit_proposal', proposal, motion }));
}

export function rewordCommand(motion: number, title: string, text: string, reason: string): Made {
  const part = titled(title, text);
  if (typeof part === 'string') return missing(part);
  return because(reason, (why) => ({ do: 'amend_motion', motion, ...part, reason: why }));
}

/** A sentence as it stands after a colon. */
const lowered = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

export function splitCommand(motion: number, parts: MotionPart[]): Made {
  if (parts.length < 2 || parts.length > 6) return missing(say('lacks-parts'));
  const clean: MotionPart[] = [];
  for (const [n, one] of parts.entries()) {
    const part = titled(one.title, one.text);
    if (typeof part === 'string')
      return missing(say('lacks-in-part', { number: n + 1, lacks: lowered(part) }));
    clean.push(part);
  }
  return made({ do: 'split_motion', motion, parts: clean });
}

export function lawCommand(draft: TextDraft, by: string): Made {
  const part = titled(draft.title, draft.text);
  if (typeof part === 'string') return missing(part);
  const { lever, until } = draft;
  return made({ do: 'proclaim_law', ...part, lever, until, by: tidy(by, 60) });
}

export function articleCommand(draft: TextDraft, reason: string): Made {
  const part = titled(draft.title, draft.text);
  if (typeof part === 'string') return missing(part);
  const { lever } = draft;
  return because(reason, (why) => ({ do: 'add_article', ...part, lever, reason: why }));
}

/** A text that stands ready takes the place of an article’s, or one that Control wrote. */
export function changeCommand(
  article: number,
  to: number | null,
  text: string,
  reason: string,
): Made {
  const written = text.trim();
  if (to === null && written === '') return missing(say('lacks-text'));
  const taken = to === null ? { written } : { alternative: to };
  return because(reason, (why) => ({ do: 'change_article', article, to: taken, reason: why }));
}

/** The sums of hands that were counted in the room. */
export function countCommand(ballot: number, yes: string, no: string): Made {
  const [for_, against] = [whole(yes), whole(no)];
  if (for_ === null || against === null) return missing(say('lacks-sums'));
  return made({ do: 'enter_count', ballot, yes: for_, no: against });
}

/** Whether these sums are more than all who have a vote weigh: a slip of the pen, or of who counted. */
export function isAbove(yes: string, no: string, all: number): boolean {
  return (whole(yes) ?? 0) + (whole(no) ?? 0) > all;
}

/** A motion in so many parts: its sentences shared out in their order, for Control to mend. */
export function parted(title: string, text: string, parts: number): MotionPart[] {
  const sentences = text.match(/[^.!?;]+[.!?;]*\s*/g) ?? [text];
  const each = Math.max(1, Math.ceil(sentences.length / parts));
  return Array.from({ length: parts }, (_, n) => ({
    title: `${title.slice(0, 76)} (${n + 1})`,
    text: sentences
      .slice(n * each, n === parts - 1 ? undefined : (n + 1) * each)
      .join('')
      .trim(),
  }));
}
