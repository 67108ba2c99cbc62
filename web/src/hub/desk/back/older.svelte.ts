import type { PointView } from '../../../wire/hub';

type Asked = { pointsBefore: (before: number) => Promise<PointView[]> };

/** The history as far back as somebody asked for: the view holds only its last points. */
export class Older {
  #kept = $state.raw<PointView[]>([]);
  /** Whether an answer is awaited. */
  waiting = $state(false);
  /** Whether nothing came before. */
  whole = $state(false);

  constructor(private readonly table: Asked) {}

  /** What was asked for with what the view holds now, oldest first. */
  with(shown: PointView[]): PointView[] {
    // Numbers as keys come out in their order, and the later of two points with one number stays.
    return Object.values(
      Object.fromEntries([...this.#kept, ...shown].map((point) => [point.entry, point])),
    );
  }

  /** Whether something came before. Numbers count from 2, two for a point. */
  before(shown: PointView[]): boolean {
    const first = this.with(shown)[0];
    return !this.whole && first !== undefined && first.entry > 2;
  }

  /** Asks for what came before. A refusal is told by the table itself. */
  async more(shown: PointView[]): Promise<void> {
    const known = this.with(shown);
    const first = known[0];
    if (!first || this.waiting) return;
    this.waiting = true;
    try {
      const found = await this.table.pointsBefore(first.entry);
      this.#kept = [...found, ...known];
      this.whole = found.length === 0;
    } catch {
      // Said already; the button stays.
    } finally {
      this.waiting = false;
    }
  }
}
