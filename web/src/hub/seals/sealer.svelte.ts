import { createContext } from 'svelte';

import type { Answer } from '../table.svelte';
import { type Doubt, type Kept, keepAt, keptAt, type Taken } from './kept';
import type { Reveal, ShownChoice } from './reveal';
import { fits, type Seal, sealOn } from './seal';

/** A choice to be locked, and what the person sees of it. */
export type Locking = { question: string; choice: string; words: string };

/** What the server says lies sealed for the seat before the reveal. */
export type Lying = { question: string; commitment: string | null };

/** What a seat's device sees of its table. */
export type Followed = {
  lying: Lying | null;
  /** How many devices hold the seat. */
  devices: number;
  /** How often the game went back. */
  returns: number;
  reveals: Reveal[];
};

/** What became of a choice that this device locked. */
export type Verdict = {
  is:
    | 'as_locked'
    /** This device locked nothing, or nobody knows whether it counted. */
    | 'unknown'
    | 'other_device'
    | 'by_control'
    | 'by_program'
    /** It could not be shown in full, so its seal is not shown. */
    | 'lowered'
    /** The seat's choice is not among those shown. */
    | 'not_shown'
    /** It was locked before the game was taken back. */
    | 'went_back'
    | 'mismatch';
  locked: string;
  shown: string;
};

/** Answers after which a command may still count. */
const OPEN = ['left', 'closed', 'disk'];

/** Seals what a device locks for a seat, keeps it, and checks it when it is shown. */
export class Sealer {
  #changes = $state(0);
  #returns = $state(0);
  #devices = 1;
  #asked = $state<string | null>(null);

  constructor(
    readonly code: string,
    readonly seat: string,
  ) {}

  get #kept(): Kept[] {
    void this.#changes;
    return keptAt(this.code, this.seat);
  }

  #keep(rows: Kept[]): void {
    keepAt(this.code, this.seat, rows);
    this.#changes += 1;
  }

  /** Sends a choice with its seal. Each has a nonce of its own; what is sent is kept before it is sent. */
  async lock(locking: Locking, send: (seal: Seal) => Promise<Answer>): Promise<Answer> {
    const seal = sealOn({ seat: this.seat, question: locking.question, choice: locking.choice });
    const fresh = {
      sent: true,
      returns: this.#returns,
      devices: this.#devices,
      replaced: false,
      doubt: null,
    };
    this.#keep([...this.#kept, { ...locking, ...seal, ...fresh }]);
    const answer = await send(seal);
    const { commitment } = seal;
    if (answer.ok) {
      const older = (row: Kept) => row.question !== locking.question || row.sent;
      const rows = this.#kept.filter((row) => row.commitment === commitment || older(row));
      this.#keep(
        rows.map((row) => (row.commitment === commitment ? { ...row, sent: false } : row)),
      );
    } else if (!OPEN.includes(answer.code)) {
      this.#keep(this.#kept.filter((row) => row.commitment !== commitment));
    }
    return answer;
  }

  /** Takes in what is asked and what is shown; the reveals that newly are not what this device locked. */
  follow(now: Followed): Reveal[] {
    this.#miss(now);
    this.#heed(now.lying, now.devices, now.returns);
    const fresh = now.reveals.filter((reveal) => {
      const verdict = this.verdict(reveal);
      return verdict.is === 'mismatch' && this.#doubts(reveal, verdict);
    });
    const asked = now.lying ? [now.lying.question] : [];
    this.#tidy([...asked, ...now.reveals.map(({ question }) => question)]);
    return fresh;
  }

  /**
   * Notices which choices of this device count no more though nobody saw them, and forgets it once what was asked
   * in their place is over.
   */
  #miss({ lying, returns, reveals }: Followed): void {
    const [before, asked] = [this.#asked, lying?.question ?? null];
    const back = returns !== this.#returns;
    const again = before !== null && asked !== before && kind(before) === kind(asked);
    const missed = (row: Kept): Taken | undefined => {
      const { question } = row;
      if (row.sent || reveals.some((reveal) => reveal.question === question)) return undefined;
      if (question === asked && lying?.commitment !== null) return undefined;
      if (row.returns !== returns) return 'went_back';
      return question === before && again ? 'called_off' : undefined;
    };
    const over = ({ question }: Kept) =>
      !back && before !== null && asked !== before && kind(question) === kind(before);
    const rows = this.#kept;
    const now = rows.flatMap((row) => {
      if (row.taken) return over(row) ? [] : [row];
      const taken = missed(row);
      return taken ? [{ ...row, taken }] : [row];
    });
    if (now.length < rows.length || now.some((row, at) => row !== rows[at])) this.#keep(now);
  }

  /** Why a choice that this device locked for what is asked now counts no more; null where none is missed. */
  get taken(): Taken | null {
    const asked = kind(this.#asked);
    if (asked === null) return null;
    const missed = this.#kept.filter(({ question }) => kind(question) === asked);
    return missed.at(-1)?.taken ?? null;
  }

  /** Hears what lies sealed for the seat, how many devices hold it, and how often the game went back. */
  #heed(lying: Lying | null, devices: number, returns: number): void {
    this.#returns = returns;
    this.#devices = devices;
    this.#asked = lying?.question ?? null;
    if (!lying) return;
    const rows = this.#kept;
    const now = rows.map((row) => this.#heard(row, rows, lying, devices));
    if (now.some((row, at) => row !== rows[at])) this.#keep(now);
  }

  #heard(row: Kept, rows: Kept[], lying: Lying, devices: number): Kept {
    if (row.question !== lying.question || row.sent) return row;
    const most = Math.max(row.devices, devices);
    const waits = rows.some(({ question, sent }) => question === lying.question && sent);
    const replaced = waits ? row.replaced : lying.commitment !== row.commitment;
    if (most === row.devices && replaced === row.replaced) return row;
    return { ...row, devices: most, replaced };
  }

  /** Whether something else lies there than what this device locked. */
  get replaced(): boolean {
    const asked = this.#asked;
    return this.#kept.some((row) => row.question === asked && row.replaced);
  }

  /** Forgets what is neither asked nor shown any more. */
  #tidy(questions: string[]): void {
    const rows = this.#kept;
    const left = rows.filter(
      ({ question, doubt, taken }) => doubt ?? taken ?? questions.includes(question),
    );
    if (left.length < rows.length) this.#keep(left);
  }

  /** What became of the choice of this device for what was asked. */
  verdict(reveal: Reveal): Verdict {
    const mine = this.#kept.filter(({ question }) => question === reveal.question);
    const row = reveal.choices.find(({ seat }) => seat === this.seat);
    const locked = mine.filter(({ sent }) => !sent).at(-1);
    const words = { locked: locked?.words ?? '', shown: row?.words ?? '' };
    if (row && mine.some((kept) => isShown(kept, row, reveal)))
      return { is: 'as_locked', ...words };
    if (!locked) return { is: 'unknown', ...words };
    return { is: otherwise(locked, row, locked.returns !== this.#returns), ...words };
  }

  /** Notes that a choice was not shown as it was locked; whether that is new. */
  #doubts(reveal: Reveal, { shown }: Verdict): boolean {
    const rows = this.#kept;
    const row = rows.find(({ question, sent }) => question === reveal.question && !sent);
    if (!row || row.doubt) return false;
    const doubt: Doubt = { what: reveal.what, shown };
    this.#keep(rows.map((one) => (one === row ? { ...one, doubt } : one)));
    return true;
  }

  /** What was not shown as this device locked it, until the person has put it away. */
  get doubts(): (Doubt & { locked: string; question: string })[] {
    return this.#kept.flatMap(({ doubt, words, question }) =>
      doubt ? [{ ...doubt, locked: words, question }] : [],
    );
  }

  putAway(question: string): void {
    this.#keep(this.#kept.filter((row) => row.question !== question));
  }
}

/** What sort of thing is asked: "vote" of "vote 41". */
function kind(question: string | null): string | null {
  return question && question.replace(/ \d+$/, '');
}

/** Whether the row shows this choice, and its seal opens. */
function isShown(kept: Kept, row: ShownChoice, { question }: Reveal): boolean {
  const { seat, choice, seal } = row;
  if (seal.is !== 'open' || seal.commitment !== kept.commitment || choice !== kept.choice)
    return false;
  return fits(seal, { seat, question, choice });
}

/** Why something else is shown than what was locked. */
function otherwise(locked: Kept, row: ShownChoice | undefined, wentBack: boolean): Verdict['is'] {
  if (wentBack) return 'went_back';
  if (!row) return 'not_shown';
  if (row.hand === 'control' || row.hand === 'paper') return 'by_control';
  if (row.hand === 'script') return 'by_program';
  if (row.seal.is === 'not_in') return 'mismatch';
  if (row.seal.is === 'none' && isPart(row.choice, locked.choice))
    return row.choice === locked.choice ? 'unknown' : 'lowered';
  // Whoever holds the seat alone has nobody who could have changed it, whatever the server says.
  return locked.devices > 1 ? 'other_device' : 'mismatch';
}

/** Whether what is shown is as much of what was locked as may be left: fewer of it, as many, or nothing. */
function isPart(shown: string, locked: string): boolean {
  return shown === '' || Number(shown) <= Number(locked);
}

const [sealerOf, provide, provided] = createContext<Sealer>();

export const provideSealer = provide;

/** The seat's sealer; none on screens that hold no seat. */
export function useSealer(): Sealer | null {
  return provided() ? sealerOf() : null;
}
