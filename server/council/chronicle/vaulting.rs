//! What each event does to choices that nobody may see yet (C-2, C-10, C-15, S-18).

use game::Vaulting;

use crate::control::decks::DecksEvent;
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
pub(crate) fn vaulting(event: &Event) -> Option<Vaulting> {
    Some(match event {
        Event::Race(RaceEvent::BidLocked { .. }) => Vaulting::Locks(BIDS),
        Event::Race(RaceEvent::RaceRevealed { .. }) => Vaulting::Opens(BIDS),
        Event::Steps(StepsEvent::CycleBegan { .. }) => Vaulting::Forgets(BIDS),
        Event::Vote(VoteEvent::Voted { .. }) => Vaulting::Locks(VOTES),
        Event::Vote(VoteEvent::VotesRevealed { .. } | VoteEvent::VotesCounted { .. }) => {
            Vaulting::Opens(VOTES)
        }
        Event::Vote(
            VoteEvent::BallotOpened { .. }
            | VoteEvent::MotionPut { .. }
            | VoteEvent::BallotVoided { .. },
        ) => Vaulting::Forgets(VOTES),
        Event::Prytanis(PrytanisEvent::Elected { .. }) => Vaulting::Locks(ELECTED),
        Event::Prytanis(PrytanisEvent::ElectionRevealed { .. }) => Vaulting::Opens(ELECTED),
        Event::Prytanis(PrytanisEvent::ElectionOpened) => Vaulting::Forgets(ELECTED),
        Event::Battle(BattleEvent::TycheChosen { .. }) => Vaulting::Locks(TYCHE),
        Event::Battle(BattleEvent::TycheShown { .. }) => Vaulting::Opens(TYCHE),
        Event::Battle(BattleEvent::BattleOpened { .. }) => Vaulting::Forgets(TYCHE),
        Event::Record(RecordEvent::Rewound { anew: true, .. }) => Vaulting::ForgetsAll,
        Event::Decks(DecksEvent::Concealed { .. }) => Vaulting::Renews,
        _ => return None,
    })
}
