//! What Control sees beyond what everybody sees. What is hidden from all is hidden from Control too
//! (C-10, C-15).

use crate::assembly::agenda;
use crate::cycle::race::rules::Eyes;
use crate::cycle::vote::Pick;
use crate::offers;
use crate::state::{Faction, State};
use crate::view::{ControlSeat, ControlView, TaskView, VoterView};

use crate::control::{decks, figures};
use crate::figures::count;
use crate::stasis::streets::view as streets;
use crate::steps;

use super::{alarms, lines};

/// Lines of the log that Control sees.
const CONTROL_LINES: usize = 200;
/// Votes of a faction that Control sees one by one.
const LAST_VOTES: usize = 12;

/// What Control sees beyond the council's view.
pub(crate) fn control(state: &State) -> ControlView {
    let actions = offers::control(state);
    ControlView {
        next: steps::button::next(state),
        alarms: alarms::alarms(state, &actions),
        actions,
        seats: state.factions.iter().map(|faction| seat(state, faction)).collect(),
        settings: state.settings.rows(),
        tasks: state
            .tasks
            .iter()
            .map(|task| TaskView {
                id: task.id,
                text: task.text.clone(),
                source: task.source.clone(),
                done: task.done,
            })
            .collect(),
        proposals: agenda::view::proposals(state, None),
        voters: state.factions.iter().map(voter).collect(),
        street: streets::desk(state),
        open_deck: decks::view::open(state),
        changes: state.changes.last(usize::MAX).map(|(at, row)| (at, row.clone())).collect(),
        log: lines(state.logs.control(), CONTROL_LINES),
    }
}

fn seat(state: &State, faction: &Faction) -> ControlSeat {
    ControlSeat {
        faction: faction.id.clone(),
        ask: steps::asks::ask(state, faction),
        actions: offers::archon(state, faction),
        give: figures::offers::give(state, faction, Eyes::Control),
        street: streets::desk_seat(state, faction),
    }
}

fn voter(faction: &Faction) -> VoterView {
    let picks = &faction.record.0;
    let number = |pick: Pick| count(picks.iter().filter(|one| **one == pick).count());
    VoterView {
        faction: faction.id.clone(),
        yes: number(Pick::Yes),
        no: number(Pick::No),
        abstained: number(Pick::Abstain),
        last: picks[picks.len().saturating_sub(LAST_VOTES)..].to_vec(),
    }
}
