import { read, write } from '../../../hub/storage';
import { same, type Text } from '../../../ui/told.svelte';
import type { FactionView, Figure } from '../../../wire/council';

/** What a card or Control may take from a faction. */
const TAKEN = ['arete', 'tyche', 'horses', 'talents'] as const;
export type Taken = (typeof TAKEN)[number];

/** What is told of these was given away by the faction itself: no blow of fate. */
const OWN = [
  'cause-paid-for-stasis-cards',
  'cause-battle-rolls',
  'cause-given-to',
  'cause-shown-in-a-race',
];

/** What was lost at once, and why, as the figure says it. */
export type Loss = { cause: Text; lost: { what: Taken; from: number; to: number }[] };
type Seen = { returns: number; figures: Record<Taken, Figure> };
type Kept = { seen: Seen | null; untold: Loss[] };

/** Which losses this device has still to tell its person; what was lost before it came is not told. */
export class Losses {
  #kept = $state.raw<Kept>({ seen: null, untold: [] });

  constructor(private readonly name: string) {
    this.#kept = kept(name);
  }

  /** The first that is still to be told. */
  get untold(): Loss | undefined {
    return this.#kept.untold[0];
  }

  /** To be called with every view; a game that was taken back has taken nothing. */
  heed({ arete, tyche, horses, talents }: FactionView, returns: number): void {
    const { seen: before, untold } = this.#kept;
    const seen = { returns, figures: { arete, tyche, horses, talents } };
    if (JSON.stringify(before) === JSON.stringify(seen)) return;
    const back = before?.returns !== returns;
    this.#keep({ seen, untold: back ? [] : [...untold, ...lost(before, seen)] });
  }

  heard(): void {
    this.#keep({ ...this.#kept, untold: this.#kept.untold.slice(1) });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    write(this.name, JSON.stringify(kept));
  }
}

/** What fell between the two, by its cause. */
function lost(before: Seen, now: Seen): Loss[] {
  const losses: Loss[] = [];
  for (const what of TAKEN) {
    const [was, is] = [before.figures[what], now.figures[what]];
    const cause = is.value < was.value ? causeOf(was, is) : undefined;
    if (cause === undefined) continue;
    const line = { what, from: was.value, to: is.value };
    const known = losses.find((loss) => same(loss.cause, cause));
    if (known) known.lost.push(line);
    else losses.push({ cause, lost: [line] });
  }
  return losses;
}

/** The latest part that fell, unless it was the faction's own doing. */
function causeOf(was: Figure, is: Figure): Text | undefined {
  const by = (figure: Figure, cause: Text) =>
    figure.parts.find(({ label }) => same(label, cause))?.by ?? 0;
  const fell = is.parts.filter(({ label }) => by(is, label) < by(was, label));
  const cause = fell[fell.length - 1]?.label;
  return typeof cause === 'object' && OWN.includes(cause.say) ? undefined : cause;
}

function kept(name: string): Kept {
  try {
    const found = JSON.parse(read(name) ?? 'null') as Kept | null;
    return { seen: found?.seen ?? null, untold: found?.untold ?? [] };
  } catch {
    return { seen: null, untold: [] };
  }
}
