//! The council's secrets, one row each: the bids of the race (C-10), the picks of a vote (C-15), those of an
//! election (C-2), and Tyche in a battle (S-18).

use game::Vaulting;
use kit::{Does, Opening, Sealable, SecretRow, Secrets};

use crate::control::decks::DecksEvent;
use crate::control::record::RecordEvent;
use crate::control::seats::Hand;
use crate::cycle::prytanis::PrytanisEvent;
use crate::cycle::race::RaceEvent;
use crate::cycle::vote::VoteEvent;
use crate::event::Event;
use crate::ids::FactionId;
use crate::stasis::battle::BattleEvent;
use crate::state::State;
use crate::steps::{Step, StepsEvent};

type Row = SecretRow<State, Event, FactionId, Hand>;

/// All of them; the numbers of the vaults are their places.
pub(crate) const SECRETS: Secrets<State, Event, FactionId, Hand> = Secrets {
    rows: &[BIDS, PICKS, ELECTION, TYCHE],
    acts: |event| match event {
        Event::Record(RecordEvent::Acted { by, .. }) => Some(by),
        _ => None,
    },
    to_all: |event| match event {
        Event::Record(RecordEvent::Rewound { anew: true, .. }) => Some(Vaulting::ForgetsAll),
        Event::Decks(DecksEvent::Concealed { .. }) => Some(Vaulting::Renews),
        _ => None,
    },
};

const BIDS: Row = Row {
    question: "race",
    is_asked: |state| state.course.step == Step::Race,
    number: |state| state.course.question,
    vault: |state| Some(&state.bids),
    vault_mut: |state| Some(&mut state.bids),
    does: |event| {
        Some(match event {
            Event::Race(RaceEvent::BidLocked { faction, horses, .. }) => {
                Does::Locks { whose: faction, choice: horses }
            }
            Event::Race(RaceEvent::RaceRevealed { bids, untold, .. }) => Does::Opens(Opening {
                shown: bids.iter().map(|(id, horses)| (id, horses.words())).collect(),
                others: None,
                untold: ids(untold),
            }),
            Event::Steps(StepsEvent::CycleBegan { .. }) => Does::Forgets,
            _ => return None,
        })
    },
    revealed: |state| state.track.race.as_ref().map(|race| &race.reveal),
};

const PICKS: Row = Row {
    question: "vote",
    is_asked: |state| matches!(state.course.step, Step::Ballot | Step::MotionBallot),
    number: |state| state.course.question,
    vault: |state| Some(&state.picks),
    vault_mut: |state| Some(&mut state.picks),
    does: |event| {
        Some(match event {
            Event::Vote(VoteEvent::Voted { faction, pick, .. }) => {
                Does::Locks { whose: faction, choice: pick }
            }
            Event::Vote(VoteEvent::VotesRevealed { picks, .. }) => Does::Opens(Opening {
                shown: picks.iter().map(|cast| (&cast.faction, cast.pick.words())).collect(),
                ..Opening::unseen()
            }),
            // Hands were counted in the room.
            Event::Vote(VoteEvent::VotesCounted { .. }) => Does::Opens(Opening::unseen()),
            Event::Vote(
                VoteEvent::BallotOpened { .. }
                | VoteEvent::MotionPut { .. }
                | VoteEvent::BallotVoided { .. },
            ) => Does::Forgets,
            _ => return None,
        })
    },
    revealed: |state| Some(&state.voting.ballot.as_ref()?.result.as_ref()?.reveal),
};

const ELECTION: Row = Row {
    question: "election",
    is_asked: |state| state.course.step == Step::Election,
    number: |state| state.course.question,
    vault: |state| Some(&state.chair.election.as_ref()?.picks),
    vault_mut: |state| Some(&mut state.chair.election.as_mut()?.picks),
    does: |event| {
        Some(match event {
            Event::Prytanis(PrytanisEvent::Elected { faction, pick, .. }) => {
                Does::Locks { whose: faction, choice: pick }
            }
            Event::Prytanis(PrytanisEvent::ElectionRevealed { picks, untold }) => {
                Does::Opens(Opening {
                    shown: picks.iter().map(|(id, pick, _)| (id, pick.words())).collect(),
                    others: None,
                    untold: ids(untold),
                })
            }
            Event::Prytanis(PrytanisEvent::ElectionOpened) => Does::Forgets,
            _ => return None,
        })
    },
    revealed: |state| Some(&state.chair.election.as_ref()?.result.as_ref()?.reveal),
};

const TYCHE: Row = Row {
    question: "tyche",
    is_asked: |state| state.course.step == Step::Tyche,
    number: |state| state.course.question,
    vault: |state| Some(&state.city.streets.as_ref()?.tyche),
    vault_mut: |state| {
        state.city.streets.as_ref()?;
        Some(&mut state.streets_mut().tyche)
    },
    does: |event| {
        Some(match event {
            Event::Battle(BattleEvent::TycheChosen { faction, dice, .. }) => {
                Does::Locks { whose: faction, choice: dice }
            }
            Event::Battle(BattleEvent::TycheShown { spent, untold, .. }) => Does::Opens(Opening {
                shown: spent.iter().map(|(id, dice)| (id, dice.words())).collect(),
                // Who spends nothing is not named.
                others: Some(0.words()),
                untold: ids(untold),
            }),
            Event::Battle(BattleEvent::BattleOpened { .. }) => Does::Forgets,
            _ => return None,
        })
    },
    revealed: |state| state.city.streets.as_ref()?.battle()?.shown.as_ref(),
};

fn ids(untold: &[(FactionId, Hand)]) -> Vec<&FactionId> {
    untold.iter().map(|(id, _)| id).collect()
}
