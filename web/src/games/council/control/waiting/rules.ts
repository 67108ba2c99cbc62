import type { StepRule } from '../../../../hub/desk/waiting/rules';
import type { Step } from '../../../../wire/council';

const REVEALED = (key: string) => ({ key, reveals: true });
const VOTE: StepRule = {
  ends: REVEALED('votes_revealed'),
  seconds: { key: 'vote_seconds', then: 'or' },
};

/** How each step ends by itself, where it does. */
export const RULES: Partial<Record<Step, StepRule>> = {
  election: { seconds: { key: 'election_seconds', then: 'revealed' } },
  debate: {
    ends: { key: 'debate_ends', reveals: false },
    seconds: { key: 'debate_seconds', then: 'time' },
  },
  race: { ends: REVEALED('bids_revealed'), seconds: { key: 'bid_seconds', then: 'or' } },
  ballot: VOTE,
  motion_ballot: VOTE,
  motion_debate: { seconds: { key: 'motion_seconds', then: 'time' } },
  stasis_cards: { seconds: { key: 'cards_seconds', then: 'ends' } },
  muster: { seconds: { key: 'muster_seconds', then: 'ends' } },
  deploy: { seconds: { key: 'turn_seconds', then: 'passes' } },
  tyche: { seconds: { key: 'tyche_seconds', then: 'shown' } },
  share: { seconds: { key: 'share_seconds', then: 'lot' } },
};
