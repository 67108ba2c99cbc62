import { compare } from 'fast-json-patch';

import { council, crowd, factions, streetCouncil } from '../../dev/fixtures';
import type { Frame } from '../../../../wire/hub';
import type { ChronicleView, CouncilView, FactionView } from '../../../../wire/council';
import type { Told } from '../told';
import { articles, laws, load, own, voters } from './archive';
import { races, sides, votes } from './assembly';
import { chapters, moments } from './story';
import { battles, series, stases } from './streets';

const MINUTE = 60_000;

/** A chronicle of a made-up day: `?fixture&edition=control&count=12`. */
export function chronicle(search: string): Told {
  const asked = new URLSearchParams(search);
  const edition = asked.get('edition') ?? 'public';
  const faction = edition.startsWith('seat:') ? edition.slice(5) : null;
  const all = asked.has('count') ? crowd(Number(asked.get('count'))) : factions();
  const control = edition === 'control';
  return {
    name: 'Saturday at the town hall',
    game: 'council',
    edition: faction !== null ? { seat: faction } : control ? 'control' : 'public',
    unix_ms: [Date.UTC(2026, 10, 21, 9), Date.UTC(2026, 10, 21, 16, 30)],
    story: story(all, faction, control),
    frames: frames(),
    journal: control ? [{ seq: 1, kind: 'game' }] : [],
  };
}

function story(all: FactionView[], faction: string | null, control: boolean): ChronicleView {
  const ids = all.map(({ id }) => id);
  return {
    scenario: 'The Council of Atlantis',
    faction,
    control,
    summary:
      'The city went hungry and voted on it. The Tyrants took the streets once, lost the constitution twice, and ended the day second to a Democracy that nobody had feared at noon.',
    factions: all.map((one, n) => ({
      id: one.id,
      name: one.name,
      creed: one.creed,
      colour: one.colour,
      emblem: one.emblem,
      pattern: one.pattern,
      citizen: one.citizen,
      exiled: one.exiled,
      arete: one.arete.value + ((n * 5) % 4),
      doom: one.doom.value + ((n * 3) % 7),
      stases_won: n === 1 ? 1 : 0,
      presided: (n * 2) % 5,
    })),
    chapters: chapters(ids),
    moments: moments(ids),
    series: series(ids),
    votes: votes(ids),
    sides: sides(ids),
    races: races(ids),
    stases: stases(ids),
    battles: battles(ids),
    articles: articles(),
    laws: laws(),
    voters: control ? voters(ids) : [],
    own: control || faction !== null ? own(ids, control) : [],
    load: control ? load(ids) : null,
  };
}

/** The day in twelve pictures, whole and patched by turns. */
function frames(): Frame[] {
  const steps = [
    'lobby',
    'presiding',
    'choose_events',
    'debate',
    'race',
    'strengths',
    'ballot',
    'outcome',
    'check',
  ] as const;
  const views: CouncilView[] = [
    ...steps.map((step) => council(step)),
    streetCouncil('deploy-full'),
    streetCouncil('score'),
    council('diplomacy'),
  ];
  return views.map((view, n) => {
    const before = views[n - 1];
    const whole = n % 5 === 0 || !before;
    return {
      entry: 1 + n * 4,
      at: n * 9 * MINUTE,
      shared: whole ? view : null,
      patch: whole ? [] : compare(before, view),
    };
  });
}
