//! Whether the choices of a reveal are what their devices sealed, for whoever checks a journal.

use game::Shown;
use kit::Seal;

use crate::control::seats::{Reveal, SealView, Sealable};
use crate::cycle::prytanis::PrytanisEvent;
use crate::cycle::race::RaceEvent;
use crate::cycle::vote::VoteEvent;
use crate::event::Event;
use crate::ids::FactionId;
use crate::stasis::battle::BattleEvent;
use crate::state::State;

/// The secret choices that an event has shown, in the state that it led to.
pub(crate) fn shown(state: &State, event: &Event) -> Vec<Shown> {
    let found = match event {
        Event::Race(RaceEvent::RaceRevealed { .. }) => state.track.race.as_ref().map(|race| {
            rows(&race.reveal, race.bids.iter().map(|(id, horses)| (id, horses.words())))
        }),
        Event::Vote(VoteEvent::VotesRevealed { .. }) => {
            let ballot = state.voting.ballot.as_ref();
            ballot.and_then(|ballot| ballot.result.as_ref()).map(|result| {
                let picks = result.picks.iter().map(|cast| (&cast.faction, cast.pick.words()));
                rows(&result.reveal, picks)
            })
        }
        Event::Prytanis(PrytanisEvent::ElectionRevealed { .. }) => {
            let election = state.chair.election.as_ref();
            election.and_then(|election| election.result.as_ref()).map(|result| {
                let picks = result.picks.iter().map(|(id, pick, _)| (id, pick.words()));
                rows(&result.reveal, picks)
            })
        }
        Event::Battle(BattleEvent::TycheShown { .. }) => {
            let battle = state.city.streets.as_ref().and_then(|streets| streets.battle());
            battle.and_then(|battle| battle.shown.as_ref().map(|reveal| (battle, reveal))).map(
                |(battle, reveal)| {
                    let sides = battle.sides.iter();
                    rows(reveal, sides.map(|side| (&side.faction, side.tyche.words())))
                },
            )
        }
        _ => None,
    };
    found.unwrap_or_default()
}

fn rows<'a>(reveal: &Reveal, shown: impl Iterator<Item = (&'a FactionId, String)>) -> Vec<Shown> {
    let row = |(id, choice): (&FactionId, String)| {
        let fits = match reveal.seal(id) {
            SealView::Open { commitment, nonce } => {
                Some(Seal { commitment, nonce }.fits(id.as_str(), &reveal.question, &choice))
            }
            SealView::None | SealView::NotIn => None,
        };
        let locked = reveal.seal(id) != SealView::NotIn;
        locked.then(|| Shown { seat: id.seat(), question: reveal.question.clone(), fits })
    };
    shown.filter_map(row).collect()
}
