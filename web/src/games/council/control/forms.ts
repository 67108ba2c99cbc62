import * as form from '../../../hub/desk/form';
import { uuid } from '../../../hub/uuid';
import type {
  Card,
  CardPlace,
  Choice,
  Command,
  Counter,
  Effect,
  FactionId,
  HeroView,
  Measure,
  Pick,
  Until,
} from '../../../wire/council';
import { tidy } from '../../../hub/desk/reasons';
import { say } from './texts';

/** What a form comes to: a command of the council, or a sentence on what is still missing. */
export type Made = form.Made<Command>;

export const made: (command: Command) => Made = form.made;
export const missing: (sentence: string) => Made = form.missing;

/** A command with its reason, which nobody gives unasked. */
export const because: (reason: string, command: (reason: string) => Command) => Made = form.because;

/** A whole number of 0 or more, or null for anything else. */
export function whole(text: string): number | null {
  return /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : null;
}

/** Bids counted in the room. An empty row leaves the faction with what it locked. */
export function bidsCommand(cycle: number, rows: [FactionId, string][]): Made {
  const bids: [FactionId, number][] = [];
  for (const [faction, text] of rows) {
    if (text.trim() === '') continue;
    const horses = whole(text);
    if (horses === null) {
      return missing(say('form-horses', { text }));
    }
    bids.push([faction, horses]);
  }
  return made({ do: 'enter_bids', cycle, bids });
}

/** Votes counted in the room. A row without a pick leaves the faction with what it picked. */
export function votesCommand(ballot: number, rows: [FactionId, Pick | null][]): Made {
  const picks = rows.filter((row): row is [FactionId, Pick] => row[1] !== null);
  return made({ do: 'enter_votes', ballot, picks });
}

export function supportCommand(faction: FactionId, by: number, label: string, until: Until): Made {
  const name = tidy(label, 60);
  if (name === '') return missing(say('form-support-label'));
  if (!Number.isInteger(by) || by < 1 || by > 1000) return missing(say('form-support-by'));
  return made({ do: 'add_support', faction, by, label: name, until });
}

/** A Hero as it is, what it is to be, and why; without `was` a new one for `owner`. */
export function heroSetCommand(
  was: { hero: HeroView; owner: FactionId } | null,
  to: { name: string; value: number; alive: boolean; owner: FactionId },
  reason: string,
): Made | null {
  const { value, alive, owner } = to;
  const name = tidy(to.name, 40);
  if (was === null) {
    if (name === '') return missing(say('form-hero-name'));
    return because(reason, (reason) => ({
      do: 'add_hero',
      faction: owner,
      hero: name,
      value,
      reason,
    }));
  }
  const { hero } = was;
  const same = hero.value === value && (hero.fallen === null) === alive && was.owner === owner;
  if (same) return null;
  return because(reason, (reason) => ({
    do: 'set_hero',
    hero: hero.name,
    faction: owner,
    value,
    alive,
    reason,
  }));
}

/** A line of a card that is being written. Every field is there; `do` says which count. */
export type EffectDraft = {
  id: number;
  do: Effect['do'];
  what: Counter;
  by: number;
  to: string;
  until: Until;
  title: string;
  text: string;
};

export type OptionDraft = { id: number; label: string; text: string; effects: EffectDraft[] };

export type CardDraft = {
  deck: string;
  title: string;
  text: string;
  flavour: string;
  options: OptionDraft[];
  otherwise: string;
  otherwiseEffects: EffectDraft[];
};

/** What becomes of a motion that a card moves: a new article that people obey. */
const ARTICLE: Measure = { as: 'article', replaces: null, lever: null };

let drafts = 0;

export function effectDraft(kind: Effect['do'] = 'change'): EffectDraft {
  drafts += 1;
  return {
    id: drafts,
    do: kind,
    what: 'arete',
    by: 1,
    to: 'prytanis',
    until: 'cycle',
    title: '',
    text: '',
  };
}

export function optionDraft(label = ''): OptionDraft {
  drafts += 1;
  return { id: drafts, label, text: '', effects: [] };
}

/** One effect as the server takes it, or a sentence on what it lacks. */
export function effectOf(draft: EffectDraft): Effect | string {
  const { what, by, to, until } = draft;
  const title = tidy(draft.title, 80);
  const text = draft.text.trim();
  switch (draft.do) {
    case 'change':
      return by === 0 ? say('effect-by') : { do: 'change', what, by, to };
    case 'stasis':
    case 'wrath':
      return by === 0 ? say('effect-by') : { do: draft.do, by };
    case 'support':
      if (by < 1) return say('effect-support-by');
      return title === ''
        ? say('effect-support-label')
        : { do: 'support', by, to, until, label: title };
    case 'motion':
      if (title === '' || text === '') return say('effect-motion');
      return { do: 'motion', title, text, changes: '', measure: ARTICLE };
    case 'law':
      return title === '' || text === ''
        ? say('effect-law')
        : { do: 'law', title, text, lever: null, until: 'removed' };
    case 'article':
      return title === '' || text === ''
        ? say('effect-article')
        : { do: 'article', title, text, replaces: null, lever: null };
    case 'task':
      return text === '' ? say('effect-task') : { do: 'task', text };
    case 'exile':
    case 'recall':
    case 'enfranchise':
    case 'disenfranchise':
    case 'supremacy':
      return { do: draft.do, to };
  }
}

function effectsOf(effects: EffectDraft[]): Effect[] | string {
  const all: Effect[] = [];
  for (const draft of effects) {
    const effect = effectOf(draft);
    if (typeof effect === 'string') return effect;
    all.push(effect);
  }
  return all;
}

/** `the-wells-run-dry-4f2a91`: readable, and new each time. */
export function cardId(title: string): string {
  const slug = title
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 48);
  return `${slug || 'card'}-${uuid().slice(0, 6)}`;
}

export function cardCommand(draft: CardDraft, act: number, place: CardPlace): Made {
  const title = tidy(draft.title, 80);
  if (title === '') return missing(say('card-title'));
  if (draft.text.trim() === '') return missing(say('card-text'));
  const options: Choice[] = [];
  for (const [n, option] of draft.options.entries()) {
    const label = tidy(option.label, 80);
    if (label === '') return missing(say('card-option', { number: n + 1 }));
    const effects = effectsOf(option.effects);
    if (typeof effects === 'string')
      return missing(say('card-option-lacks', { option: label, what: effects }));
    options.push({ label, text: option.text.trim(), effects });
  }
  const otherwise = effectsOf(draft.otherwiseEffects);
  if (typeof otherwise === 'string')
    return missing(say('card-otherwise-lacks', { what: otherwise }));
  const card: Card = {
    id: cardId(title),
    deck: draft.deck,
    act,
    title,
    flavour: draft.flavour.trim(),
    text: draft.text.trim(),
    emblem: '',
    options,
    default: { text: draft.otherwise.trim(), effects: otherwise },
  };
  return made({ do: 'write_card', card, place });
}
