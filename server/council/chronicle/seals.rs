//! What each event does to choices that nobody may see yet (C-2, C-10, C-15, S-18).

use game::Seal;

use crate::control::record::RecordEvent;
use crate::cycle::prytanis::PrytanisEvent;
use crate::cycle::race::RaceEvent;
use crate::cycle::vote::VoteEvent;
use crate::event::Event;
use crate::stasis::battle::BattleEvent;
use crate::steps::StepsEvent;

const BIDS: u8 = 0;
const VOTES: u8 = 1;
const ELECTED: u8 = 2;
const TYCHE: u8 = 3;

/// What this event does to them.
pub(crate) fn seal(event: &Event) -> Option<Seal> {
    Some(match event {
        Event::Race(RaceEvent::BidLocked { .. }) => Seal::Locks(BIDS),
        Event::Race(RaceEvent::RaceRevealed { .. }) => Seal::Opens(BIDS),
        Event::Steps(StepsEvent::CycleBegan { .. }) => Seal::Forgets(BIDS),
        Event::Vote(VoteEvent::Voted { .. }) => Seal::Locks(VOTES),
        Event::Vote(VoteEvent::VotesRevealed { .. } | VoteEvent::VotesCounted { .. }) => {
            Seal::Opens(VOTES)
        }
        Event::Vote(
            VoteEvent::BallotOpened { .. }
            | VoteEvent::MotionPut { .. }
            | VoteEvent::BallotVoided { .. },
        ) => Seal::Forgets(VOTES),
        Event::Prytanis(PrytanisEvent::Elected { .. }) => Seal::Locks(ELECTED),
        Event::Prytanis(PrytanisEvent::ElectionRevealed { .. }) => Seal::Opens(ELECTED),
        Event::Prytanis(PrytanisEvent::ElectionOpened) => Seal::Forgets(ELECTED),
        Event::Battle(BattleEvent::TycheChosen { .. }) => Seal::Locks(TYCHE),
        Event::Battle(BattleEvent::TycheShown { .. }) => Seal::Opens(TYCHE),
        Event::Battle(BattleEvent::BattleOpened { .. }) => Seal::Forgets(TYCHE),
        Event::Record(RecordEvent::Rewound { anew: true, .. }) => Seal::ForgetsAll,
        _ => return None,
    })
}
