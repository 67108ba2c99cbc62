import type { SettingView, Step } from '../../../../wire/council';

type Rule = {
  /** The ruling whether Control or the program ends the step. */
  ends?: { key: string; what: string; itself: string };
  /** The ruling that sets the step's clock. */
  seconds?: { key: string; what: string };
};

const AT_LAST = 'when all are in';
const REVEALED = (key: string) => ({ key, what: 'Revealed', itself: AT_LAST });
const VOTE: Rule = {
  ends: REVEALED('votes_revealed'),
  seconds: { key: 'vote_seconds', what: 'or after' },
};

/** How each step ends by itself, where it does. */
const RULES: Partial<Record<Step, Rule>> = {
  election: { seconds: { key: 'election_seconds', what: 'Revealed after' } },
  debate: {
    ends: { key: 'debate_ends', what: 'Ends', itself: 'at its time' },
    seconds: { key: 'debate_seconds', what: 'Time' },
  },
  race: { ends: REVEALED('bids_revealed'), seconds: { key: 'bid_seconds', what: 'or after' } },
  ballot: VOTE,
  motion_ballot: VOTE,
  motion_debate: { seconds: { key: 'motion_seconds', what: 'Time' } },
  stasis_cards: { seconds: { key: 'cards_seconds', what: 'Ends after' } },
  muster: { seconds: { key: 'muster_seconds', what: 'Ends after' } },
  deploy: { seconds: { key: 'turn_seconds', what: 'Passes after' } },
  tyche: { seconds: { key: 'tyche_seconds', what: 'Shown after' } },
  share: { seconds: { key: 'share_seconds', what: 'By lot after' } },
};

const USUAL = [5, 10, 15, 30, 45, 60, 90, 120, 180, 300, 600];

export type EndsRule = { setting: SettingView; what: string; itself: string };
export type SecondsRule = { setting: SettingView; value: number; what: string; offers: number[] };

/** The rulings that end this step, as far as the table has them. */
export function rulesOf(
  step: Step,
  settings: SettingView[],
): { ends: EndsRule | null; seconds: SecondsRule | null } {
  const found = (key: string | undefined) => settings.find((one) => one.key === key);
  const { ends, seconds } = RULES[step] ?? {};
  const ending = found(ends?.key);
  const clock = found(seconds?.key);
  return {
    ends: ends && ending ? { setting: ending, what: ends.what, itself: ends.itself } : null,
    seconds: seconds && clock ? secondsRule(clock, seconds.what) : null,
  };
}

/** The usual lengths within the ruling's bounds, and the one that holds now. */
function secondsRule(setting: SettingView, what: string): SecondsRule | null {
  const { value, range } = setting;
  if (typeof value !== 'number' || range === null) return null;
  const [least, most] = range;
  const offers = [...USUAL, value, ...(least === 0 ? [0] : [])]
    .filter((one) => one >= least && one <= most)
    .sort((a, b) => a - b);
  return { setting, value, what, offers: [...new Set(offers)] };
}

/** "no clock", "45 s", "2 min", "2:30 min". */
export function secondsName(seconds: number): string {
  if (seconds === 0) return 'no clock';
  if (seconds < 120) return `${seconds} s`;
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)}${rest ? `:${String(rest).padStart(2, '0')}` : ''} min`;
}
