//! What an Archon sees beyond what everybody sees: what is asked of it, and what it may do.

use serde::Serialize;

use crate::action::Action;
use crate::assembly::agenda;
use crate::assembly::agenda::shown::ProposalView;
use crate::control::figures::shown::{GiveOffer, give};
use crate::control::seats::shown::{SealingView, sealing};
use crate::cycle::race::rules::{Eyes, can_show};
use crate::cycle::vote::Pick;
use crate::ids::FactionId;
use crate::offers;
use crate::stasis::streets;
use crate::stasis::streets::view::StreetSeat;
use crate::state::{Faction, State};
use crate::steps::view;
use crate::steps::words::Ask;
use crate::view::fates;
use crate::view::fates::FateView;

/// What an Archon sees beyond `CouncilView`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct SeatView {
    /// The Archon's faction.
    pub faction: FactionId,
    /// What its own players are told; paragraphs parted by an empty line; may be empty.
    pub brief: String,
    /// What is asked of it now.
    pub ask: Ask,
    /// How many seconds a clock runs on for it once it has run out; mostly 0.
    pub extra_seconds: u32,
    /// What it may do now.
    pub actions: Vec<Action>,
    /// What has befallen it and still weighs on it.
    pub fates: Vec<FateView>,
    /// What it may hand over.
    pub give: Option<GiveOffer>,
    /// What it bid, before the reveal. Secret.
    pub bid: Option<u32>,
    /// What it picked, before the reveal. Secret.
    pub pick: Option<Pick>,
    /// Whom it picked for Prytanis, before the reveal. Secret.
    pub choice: Option<FactionId>,
    /// What its secret choice is sealed under, while one is asked of somebody. Secret.
    pub seal: Option<SealingView>,
    /// What it proposed for the agenda, the latest last.
    pub proposals: Vec<ProposalView>,
    /// Whether it may propose another motion now.
    pub may_propose: bool,
    /// What it sees of a stasis under way.
    pub street: Option<StreetSeat>,
}

sections! {
    SeatView, seat, show_seat(state: &State, seat: usize);
    one faction = state.nth(seat).id.clone();
    one brief = state.printed(state.nth(seat)).brief.clone();
    one ask = view::ask(state, state.nth(seat));
    one extra_seconds = state.nth(seat).extra_seconds;
    one actions = offers::archon(state, state.nth(seat));
    one fates = fates::fates(state, state.nth(seat));
    one give = give(state, state.nth(seat), Eyes::Own);
    one bid = bid(state, state.nth(seat));
    one pick = pick(state, state.nth(seat));
    one choice = choice(state, state.nth(seat));
    one seal = sealing(state, &state.nth(seat).id);
    one proposals = agenda::shown::proposals(state, Some(&state.nth(seat).id));
    one may_propose = agenda::rules::may_propose(state, &state.nth(seat).id);
    one street = streets::view::seat(state, state.nth(seat));
}

fn bid(state: &State, faction: &Faction) -> Option<u32> {
    state.bids.own(&faction.id).map(|bid| can_show(faction, bid.number))
}

fn pick(state: &State, faction: &Faction) -> Option<Pick> {
    state.open_ballot().and_then(|_| state.picks.own(&faction.id)).copied()
}

fn choice(state: &State, faction: &Faction) -> Option<FactionId> {
    let election = state.chair.election.as_ref()?;
    election.picks.own(&faction.id).cloned().flatten()
}
