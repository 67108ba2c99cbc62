/** The forms in which a term stands in sentences, its name first. */
export const WORDS = {
  abstention: ['Abstention', 'abstention', 'abstentions', 'abstain', 'abstains'],
  act: ['Act'],
  agenda: ['Agenda', 'agenda'],
  archon: ['Archon', 'Archons'],
  arete: ['Arête'],
  article: ['Article', 'article', 'articles', 'constitution'],
  assembly: ['Assembly'],
  citizen: ['Citizen', 'citizen', 'citizens', 'citizenship'],
  colossus: ['Colossus'],
  control: ['Control'],
  crisis: ['Crisis'],
  cycle: ['Cycle', 'cycle'],
  deployment: ['Deployment', 'deployment'],
  diplomacy: ['Diplomacy Round'],
  doom: ['Doom'],
  exile: ['Exile', 'exile', 'exiled', 'exiles'],
  grant: ['Grant', 'grant', 'grants', 'granted'],
  hero: ['Hero', 'Heroes'],
  horses: ['Horses', 'Horse'],
  influence: ['Influence', 'influence'],
  law: ['Law', 'law', 'laws'],
  military: ['Military unit', 'military units', 'military unit', 'military'],
  mob: ['Mob', 'mobs', 'mob'],
  motion: ['Motion', 'motion', 'motions'],
  muster: ['Muster', 'muster'],
  natural13: ['Natural 13', 'natural 13', 'natural thirteen'],
  objective: ['Objective', 'objective', 'objectives'],
  project: ['Megaproject', 'megaproject', 'megaprojects'],
  prytanis: ['Prytanis'],
  race: ['Race', 'race'],
  stasis: ['Stasis number', 'Stasis'],
  stasisCard: ['Stasis card', 'Stasis cards'],
  strength: ['Vote strength', 'vote strength', 'strength'],
  supremacy: ['Supremacy', 'supremacy'],
  support: ['Support', 'support'],
  talents: ['Talents', 'Talent'],
  tyche: ['Tyche'],
  victoryPoint: ['Victory Point', 'Victory Points', 'VP'],
  wrath: ['Divine Wrath'],
} as const satisfies Record<string, readonly string[]>;

export type TermId = keyof typeof WORDS;

/** A word of a sentence that stands for a term. */
export type Marked = { word: string; term: TermId };

const TERMS = new Map<string, TermId>(
  Object.entries(WORDS).flatMap(([id, forms]) => forms.map((form) => [form, id as TermId])),
);
/** The longest form first: "Stasis cards" is no Stasis number. */
const FORMS = [...TERMS.keys()].sort((a, b) => b.length - a.length);
// What stands before is taken along: older browsers cannot look behind.
const FORM = new RegExp(`(^|[^\\p{L}])(${FORMS.join('|')})(?![\\p{L}])`, 'gu');

/** A text with its terms marked, each where it stands first. */
export function marked(text: string): (string | Marked)[] {
  const parts: (string | Marked)[] = [];
  const seen = new Set<TermId>();
  let from = 0;
  for (const { 1: before = '', 2: word = '', index } of text.matchAll(FORM)) {
    const term = TERMS.get(word);
    if (term === undefined || seen.has(term)) continue;
    seen.add(term);
    const at = index + before.length;
    if (at > from) parts.push(text.slice(from, at));
    parts.push({ word, term });
    from = at + word.length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}
