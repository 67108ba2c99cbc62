import { listed } from '../../../../ui/format';
import type { Terms } from '../../../../hub/glossary/terms';
import { named as faction, told } from '../../../../ui/told.svelte';
import type { CouncilView, FactionView } from '../../../../wire/council';
import { say } from './texts';
import { ruleText } from './rules';
import { named, type TermId } from './words';

/** What a term's "now" is told from; onlookers have no faction. */
export type Situation = { game: CouncilView; me: FactionView | null };
/** How a term stands at the table; null where there is nothing to tell. */
type Now = (situation: Situation) => string | null;

/** What it is. */
export const saysOf = (term: TermId): string => say(`says-${named(term)}`);
export const exampleOf = (term: TermId): string => say(`example-${named(term)}`);
export const nowOf = (term: TermId, situation: Situation): string | null =>
  NOW[term]?.(situation) ?? null;

const factionOf = (game: CouncilView, id: string | null) => game.factions.find((f) => f.id === id);
const names = (all: { name: string }[]) => listed(all.map(({ name }) => told(name)));

type Counted =
  | 'arete'
  | 'horses'
  | 'tyche'
  | 'talents'
  | 'doom'
  | 'influence'
  | 'support'
  | 'strength'
  | 'stasis_cards';

/** "You have 7; the most is 9 (Oligarchs)." */
function compared(which: Counted): Now {
  return ({ game, me }) => {
    const most = Math.max(...game.factions.map((one) => one[which].value));
    const first = game.factions.filter((one) => one[which].value === most);
    const who = first.length > 3 ? say('now-factions', { n: first.length }) : names(first);
    if (!me) return say('now-most', { most, who });
    return say('now-compared', { mine: me[which].value, most, who });
  };
}

const NOW: Partial<Record<TermId, Now>> = {
  act: ({ game }) => say('now-act', { act: game.act }),
  agenda: ({ game }) => say('now-agenda', { n: game.agenda_count, full: game.agenda_full }),
  arete: compared('arete'),
  article: ({ game }) => say('now-articles', { n: game.constitution.length }),
  assembly: ({ game }) => (game.assembly_announced ? say('now-assembly') : null),
  citizen: ({ game }) => {
    const none = game.factions.filter(({ citizen }) => !citizen);
    return none.length > 0
      ? say('now-not-citizens', { who: names(none) })
      : say('now-all-citizens');
  },
  colossus: ({ game }) => {
    const on = game.city?.objectives.find(({ colossus }) => colossus);
    return on ? say('now-colossus', { place: told(on.name) }) : null;
  },
  cycle: ({ game }) => say('now-cycle', { n: game.cycle }),
  doom: compared('doom'),
  exile: ({ game }) => {
    const gone = game.factions.filter(({ exiled }) => exiled);
    return gone.length > 0 ? say('now-exiled', { who: names(gone) }) : say('now-nobody-exiled');
  },
  grant: ({ game }) => {
    const made = game.factions.filter(({ grant }) => grant !== null).length;
    return made > 0 ? say('now-grants', { n: made }) : say('now-no-grant');
  },
  hero: ({ me }) => {
    if (!me) return null;
    const alive = me.heroes.filter(({ fallen }) => fallen === null);
    return alive.length > 0 ? say('now-heroes', { who: names(alive) }) : say('now-no-hero');
  },
  horses: compared('horses'),
  influence: compared('influence'),
  law: ({ game }) =>
    game.laws.length > 0 ? say('now-laws', { n: game.laws.length }) : say('now-no-law'),
  prytanis: ({ game }) => {
    const who = factionOf(game, game.prytanis);
    return who ? say('now-prytanis', { who: faction(who.name) }) : say('now-nobody-presides');
  },
  race: ({ game }) => say('now-race', { n: game.stasis.value }),
  stasis: ({ game }) => say('now-stasis', { n: game.stasis.value, of: game.stasis_threshold }),
  stasisCard: compared('stasis_cards'),
  strength: compared('strength'),
  supremacy: ({ game }) => {
    const who = factionOf(game, game.supremacy);
    return who ? say('now-supremacy', { who: faction(who.name) }) : say('now-no-supremacy');
  },
  support: compared('support'),
  talents: compared('talents'),
  tyche: compared('tyche'),
  wrath: ({ game }) => say('now-wrath', { n: game.wrath.value }),
};

/** What the council says of its words and of its rules. */
export const TERMS: Terms = { saysOf, exampleOf, nowOf, ruleText };
