import { compare } from 'fast-json-patch';

import { chronicleOf, council } from '../../dev/fixtures';
import type { Frame } from '../../../../wire/hub';
import type { ChronicleView } from '../../../../wire/council';
import type { Told } from '../told';

/** The chronicle of an afternoon: `?fixture&edition=control`, or `seat:medes`. */
export function chronicle(edition = 'public'): Told {
  const faction = edition.startsWith('seat:') ? edition.slice(5) : null;
  const control = edition === 'control';
  const story = chronicleOf(faction ?? edition);
  return {
    name: 'Saturday at the town hall',
    game: 'council',
    edition: faction !== null ? { seat: faction } : control ? 'control' : 'public',
    unix_ms: [Date.UTC(2026, 10, 21, 9), Date.UTC(2026, 10, 21, 16, 30)],
    story,
    frames: frames(story),
    journal: control ? [{ seq: 1, kind: 'game' }] : [],
  };
}

/** What was seen at some moments of the day, whole and patched by turns; the pictures are of another. */
const SEEN = [
  'lobby',
  'presiding',
  'choose_events',
  'debate',
  'race',
  'strengths',
  'ballot',
].concat(['outcome', 'check'], ['deploy-full', 'score', 'diplomacy']);

function frames({ chapters, moments }: ChronicleView): Frame[] {
  const told = chapters.flatMap(({ paragraphs }) => paragraphs.map(({ entry }) => entry));
  const entries = [...new Set([...moments.map(({ entry }) => entry), ...told])];
  entries.sort((a, b) => a - b);
  return SEEN.slice(0, entries.length).map((name, n) => {
    const view = council(name);
    const before = n % 5 === 0 ? null : council(SEEN[n - 1] ?? '');
    return {
      entry: entries[n] ?? 0,
      at: n * 9 * 60_000,
      shared: before ? null : view,
      patch: before ? compare(before, view) : [],
    };
  });
}
