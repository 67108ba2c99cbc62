//! What Control may do with rounds and Acts now (C-1, A-1).

use game::text;

use crate::action::{Action, Group};
use crate::content::{ACTS, RoundKind};
use crate::day::{DayCommand, rules, words};
use crate::state::State;
use crate::steps::Phase;

/// The rounds that may begin now.
pub(crate) fn rounds(state: &State) -> Vec<Action> {
    let kinds = [RoundKind::Assembly, RoundKind::Diplomacy, RoundKind::Action];
    let open = kinds.into_iter().filter(|round| rules::may_begin(state, *round));
    open.map(|round| begin_round(state, round)).collect()
}

fn begin_round(state: &State, round: RoundKind) -> Action {
    let key = match round {
        RoundKind::Action => "round:action",
        RoundKind::Diplomacy => "round:diplomacy",
        RoundKind::Assembly => "round:assembly",
    };
    let command = DayCommand::BeginRound { step: state.course.step_number, round };
    let (label, says) = (words::begin(state, round), words::begins(state, round));
    Action::new(key, Group::Round, label, says, command)
}

/// The Diplomacy Round is called, or the call is taken back; the next Act begins.
pub(crate) fn calls(state: &State) -> Vec<Action> {
    diplomacy(state).into_iter().chain(act(state)).collect()
}

fn diplomacy(state: &State) -> Option<Action> {
    if matches!(state.phase(), Phase::Lobby | Phase::Diplomacy | Phase::Assembly) {
        return None;
    }
    let (key, label, says, command) = if state.course.diplomacy_called {
        let says = text!("day-play-goes-on-after-this");
        let label = text!("day-cancel-the-diplomacy-round");
        ("diplomacy:cancel", label, says, DayCommand::CancelDiplomacy)
    } else {
        let says = text!("day-play-halts-at-the-end");
        ("diplomacy:call", text!("day-call-the-diplomacy-round"), says, DayCommand::CallDiplomacy)
    };
    Some(Action::new(key, Group::Diplomacy, label, says, command))
}

fn act(state: &State) -> Option<Action> {
    if state.phase() == Phase::Lobby || state.course.act >= ACTS {
        return None;
    }
    let act = state.course.act + 1;
    let says = text!("day-stasis-is-at-least-and", act = act);
    let (key, label) = (format!("act:{act}"), text!("day-begin-act", act = act));
    Some(Action::new(key, Group::Act, label, says, DayCommand::AdvanceAct { act }))
}
