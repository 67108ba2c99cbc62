import type { SettingView, Step } from '../../../../wire/council';
import { say } from '../back/texts';

type Rule = {
  /** The ruling whether Control or the program ends the step; by the names of its words. */
  ends?: { key: string; what: string; itself: string };
  /** The ruling that sets the step's clock. */
  seconds?: { key: string; what: string };
};

const REVEALED = (key: string) => ({ key, what: 'ends-revealed', itself: 'ends-all-in' });
const VOTE: Rule = {
  ends: REVEALED('votes_revealed'),
  seconds: { key: 'vote_seconds', what: 'after-or' },
};

/** How each step ends by itself, where it does. */
const RULES: Partial<Record<Step, Rule>> = {
  election: { seconds: { key: 'election_seconds', what: 'after-revealed' } },
  debate: {
    ends: { key: 'debate_ends', what: 'ends', itself: 'ends-at-time' },
    seconds: { key: 'debate_seconds', what: 'after-time' },
  },
  race: { ends: REVEALED('bids_revealed'), seconds: { key: 'bid_seconds', what: 'after-or' } },
  ballot: VOTE,
  motion_ballot: VOTE,
  motion_debate: { seconds: { key: 'motion_seconds', what: 'after-time' } },
  stasis_cards: { seconds: { key: 'cards_seconds', what: 'after-ends' } },
  muster: { seconds: { key: 'muster_seconds', what: 'after-ends' } },
  deploy: { seconds: { key: 'turn_seconds', what: 'after-passes' } },
  tyche: { seconds: { key: 'tyche_seconds', what: 'after-shown' } },
  share: { seconds: { key: 'share_seconds', what: 'after-lot' } },
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
    ends:
      ends && ending ? { setting: ending, what: say(ends.what), itself: say(ends.itself) } : null,
    seconds: seconds && clock ? secondsRule(clock, say(seconds.what)) : null,
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
  if (seconds === 0) return say('clock-none');
  if (seconds < 120) return say('clock-seconds', { seconds });
  const rest = seconds % 60;
  const minutes = `${Math.floor(seconds / 60)}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
  return say('clock-minutes', { minutes });
}
