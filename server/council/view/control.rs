//! What Control sees beyond what everybody sees. What is hidden from all is hidden from Control too
//! (C-10, C-15).

use std::collections::BTreeMap;

use game::Text;
use serde::Serialize;

use crate::action::{Action, NextView};
use crate::assembly::agenda;
use crate::assembly::agenda::shown::ProposalView;
use crate::command::Command;
use crate::control::decks::shown::OpenDeckView;
use crate::control::figures::FigureChange;
use crate::control::figures::shown::GiveOffer;
use crate::control::roster::shown::RosterView;
use crate::control::{decks, figures, roster};
use crate::cycle::debate;
use crate::cycle::debate::shown::SpokenView;
use crate::cycle::outcome::Task;
use crate::cycle::race::rules::Eyes;
use crate::cycle::vote::Pick;
use crate::figures::count;
use crate::ids::FactionId;
use crate::law::settings::SettingView;
use crate::offers;
use crate::stasis::streets::view as streets;
use crate::stasis::streets::view::{StreetDesk, StreetSeat};
use crate::state::State;
use crate::steps::view;
use crate::steps::view::StepRule;
use crate::steps::words::Ask;
use crate::view::alarms::{AlarmView, alarms};
use crate::view::council::{LogLine, line};

/// Lines of the log that Control sees.
const LINES: usize = 200;
/// Votes of a faction that Control sees one by one.
const LAST_VOTES: usize = 12;

/// What Control sees beyond `CouncilView`. Bids and votes before the reveal are not in it (C-10,
/// C-15).
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct ControlView {
    /// The one big button.
    pub next: NextView,
    /// What ends the step under way, besides the button.
    pub rule: StepRule,
    /// What a game master who only helps may not send, by the words of commands.
    pub reserved: Vec<&'static str>,
    /// What else Control may do now as itself.
    pub actions: Vec<Action>,
    /// What Control may do for each seat, in seat order.
    pub seats: Vec<ControlSeat>,
    /// The rulings.
    pub settings: Vec<SettingView>,
    /// Which factions play, while that can be chosen.
    pub roster: Option<RosterView>,
    /// What needs attention.
    pub alarms: Vec<AlarmView>,
    /// What is to be done by hand.
    pub tasks: Vec<TaskView>,
    /// What Archons propose for the agenda and Control has not answered, the oldest first.
    pub proposals: Vec<ProposalView>,
    /// How each faction voted so far (C-20), in seat order.
    pub voters: Vec<VoterView>,
    /// How long each faction has spoken so far (C-9), in seat order; empty where nobody has.
    pub spoken: Vec<SpokenView>,
    /// What Control sees of a stasis under way.
    pub street: Option<StreetDesk>,
    /// The deck that lies open.
    pub open_deck: Option<OpenDeckView>,
    /// Figures as they changed, by number; the last 300 changes (I-9).
    pub changes: BTreeMap<u32, FigureChange>,
    /// The log with what only Control reads, by number; the last 200 lines.
    pub log: BTreeMap<u32, LogLine>,
}

/// What Control may do for a seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct ControlSeat {
    /// Whose seat.
    pub faction: FactionId,
    /// What is asked of it.
    pub ask: Ask,
    /// How many seconds a clock runs on for it once it has run out; mostly 0.
    pub extra_seconds: u32,
    /// What Control may do in its place, with `for_seat`.
    pub actions: Vec<Action>,
    /// What Control may hand over for it.
    pub give: Option<GiveOffer>,
    /// What its Archon sees of a stasis, without its secret choice of Tyche; Control plays its cards
    /// where it cannot (N-4).
    pub street: Option<StreetSeat>,
}

/// Something to do by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct TaskView {
    /// Its number.
    pub id: u32,
    /// What to do.
    pub text: Text,
    /// Where it comes from.
    pub source: Text,
    /// Whether it is done.
    pub done: bool,
}

/// How a faction voted so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct VoterView {
    /// Whose.
    pub faction: FactionId,
    /// Votes YES.
    pub yes: u32,
    /// Votes NO.
    pub no: u32,
    /// Abstentions while it had a vote.
    pub abstained: u32,
    /// The last votes, oldest first, at most 12.
    pub last: Vec<Pick>,
}

sections! {
    ControlView, control, show_control(state: &State);
    one next = view::next(state);
    one rule = view::rule(state);
    one reserved = Command::RESERVED.to_vec();
    one actions = offers::control(state);
    objects seats = seat(state, at), at < state.playing() => seat in show_seat(state, at, seat);
    one settings = state.settings.rows();
    one roster = roster::shown::roster(state);
    one alarms = alarms(state, &offers::control(state));
    each tasks = task(state, &state.happening.tasks[at]), at < state.happening.tasks.len();
    one proposals = agenda::shown::proposals(state, None);
    each voters = voter(state, &state.nth(at).id), at < state.playing();
    one spoken = debate::shown::spoken(state);
    one street = streets::desk(state);
    one open_deck = decks::shown::open(state);
    lines changes = row.clone() => row in state.changes.last(usize::MAX);
    lines log = line(row) => row in state.logs.control().last(LINES);
}

fn task(state: &State, task: &Task) -> TaskView {
    let (text, source) = (task.text.clone(), state.origin(&task.source));
    TaskView { id: task.id, text, source, done: task.done }
}

sections! {
    ControlSeat, seat, show_seat(state: &State, at: usize);
    one faction = state.nth(at).id.clone();
    one ask = view::ask(state, state.nth(at));
    one extra_seconds = state.nth(at).extra_seconds;
    one actions = offers::archon(state, state.nth(at));
    one give = figures::shown::give(state, state.nth(at), Eyes::Control);
    one street = streets::desk_seat(state, state.nth(at));
}

/// How a faction voted so far.
pub(crate) fn voter(state: &State, faction: &FactionId) -> VoterView {
    let picks = state.records.get(faction).map_or(&[][..], |record| &record.0);
    let number = |pick: Pick| count(picks.iter().filter(|one| **one == pick).count());
    VoterView {
        faction: faction.clone(),
        yes: number(Pick::Yes),
        no: number(Pick::No),
        abstained: number(Pick::Abstain),
        last: picks[picks.len().saturating_sub(LAST_VOTES)..].to_vec(),
    }
}
