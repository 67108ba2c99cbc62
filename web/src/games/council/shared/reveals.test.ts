import { describe, expect, it } from 'vitest';

import type { CouncilView, SealView } from '../../../wire/council';
import { sealOn } from '../../../hub/seals/seal';
import { counted } from '../../../hub/seals/reveal';
import { council, there } from '../dev/fixtures';
import {
  choiceOf,
  electionReveal,
  raceReveal,
  reveals,
  secretOf,
  tycheReveal,
  voteReveal,
} from './reveals';

const nameOf = (id: string) => id.toUpperCase();

/** The seal that a device puts on what this command locks. */
function seal(seat: string, question: string, command: Parameters<typeof choiceOf>[0]): SealView {
  const { choice } = there(choiceOf(command, nameOf));
  return { is: 'open', ...sealOn({ seat, question, choice }) };
}

describe('a choice', () => {
  it('has one word when it is locked and when it is shown', () => {
    const race = there(council('strengths').race);
    const bids = race.bids.map((bid) => ({
      ...bid,
      seal: seal(bid.faction, 'race 7', { do: 'lock_bid', cycle: 1, horses: bid.horses }),
    }));
    const shown = raceReveal({ ...race, question: 'race 7', bids });
    expect(counted(there(shown))).toEqual({ sealed: bids.length, broken: [] });

    const ballot = there(council('ballot-revealed-12').ballot);
    const result = there(ballot.result);
    const picks = result.picks.map((row) => ({
      ...row,
      seal: seal(row.faction, 'vote 9', { do: 'vote', ballot: 1, pick: row.pick }),
    }));
    const votes = voteReveal({ ...ballot, result: { ...result, question: 'vote 9', picks } });
    expect(counted(there(votes))).toEqual({ sealed: picks.length, broken: [] });

    const elected = there(council('election-revealed').election?.result ?? null);
    const chosen = elected.picks.map((row) => ({
      ...row,
      seal: seal(row.faction, 'election 3', { do: 'elect', cycle: 1, faction: row.pick }),
    }));
    const election = electionReveal({ ...elected, question: 'election 3', picks: chosen }, nameOf);
    expect(counted(there(election))).toEqual({ sealed: chosen.length, broken: [] });

    const battle = there(council('battle_dice').streets?.battle ?? null);
    const sides = battle.sides.map((side) => ({
      ...side,
      tyche: 1,
      seal: seal(side.faction, 'tyche 5', { do: 'spend_tyche', step: 1, dice: 1 }),
    }));
    const dice = tycheReveal({ ...battle, question: 'tyche 5', sides });
    expect(counted(there(dice))).toEqual({ sealed: sides.length, broken: [] });
  });

  it('is none where a command locks nothing', () => {
    expect(choiceOf({ do: 'raise_hand' }, nameOf)).toBeNull();
  });

  it('is shown only after the reveal', () => {
    const open: CouncilView = council('ballot');
    expect(reveals(open).filter(({ question }) => question.startsWith('vote'))).toEqual([]);
  });
});

it('is called by its question for as long as anybody speaks of it', () => {
  const game = council('outcome');
  const { question } = there(game.ballot?.result);
  expect(secretOf(game, question)).toMatch(/^the vote on “.+”$/);
  expect(secretOf(council('debate'), 'vote 3')).toBe('a vote');
  expect(secretOf(council('debate'), 'race 3')).toBe('the race');
  expect(secretOf(council('debate'), 'as an older page wrote it')).toBe(
    'as an older page wrote it',
  );
});
