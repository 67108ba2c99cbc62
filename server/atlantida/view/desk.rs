//! What Control may do, for the table and in the place of a seat, without seeing any hand (A-8, N-9).

use game::{Text, text};
use serde::Serialize;

use crate::battle::{Answer, BattleCommand, Commitment, Turns};
use crate::between::decide::prices;
use crate::between::{BetweenCommand, Favour};
use crate::command::Command;
use crate::control::ControlCommand;
use crate::control::decide::may_give_up;
use crate::draft::DraftCommand;
use crate::end::EndCommand;
use crate::end::decide::sinkable;
use crate::ids::Faction;
use crate::setup::SetupCommand;
use crate::state::State;
use crate::table::Stage;

/// How a screen lays an offer out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Group {
    Clock,
    Phase,
    Answer,
    Seat,
    Leave,
}

/// Something that Control may do: sent as it stands, it is accepted.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct Action {
    /// Stable within the list.
    pub key: String,
    /// How a screen lays it out.
    pub group: Group,
    /// A few words.
    pub label: Text,
    /// What it will do, in a sentence.
    pub says: Text,
    /// The command that does it.
    pub command: Command,
}

/// What Control may do in the place of a seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[allow(missing_docs)]
pub struct DeskSeat {
    pub faction: Faction,
    pub absent: bool,
    /// Sent in the place of the seat.
    pub actions: Vec<Action>,
    /// Sent by Control itself.
    pub own: Vec<Action>,
}

/// Control's buttons on the phone of the seat that hosts the table, without taking back and correcting.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct HostView {
    /// For the table.
    pub actions: Vec<Action>,
    /// For the others, in seat order.
    pub seats: Vec<HostedSeat>,
}

/// What the host may do about another seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[allow(missing_docs)]
pub struct HostedSeat {
    pub faction: Faction,
    pub actions: Vec<Action>,
}

/// None for who does not host.
pub(super) fn host(state: &State, faction: Faction) -> Option<HostView> {
    if state.accord.host != Some(faction) || state.course.stage == Stage::Over {
        return None;
    }
    let seats = state.world.opponents(faction).map(|player| player.faction);
    let seat = |faction| HostedSeat { faction, actions: about_it(state, faction) };
    Some(HostView { actions: clock(state), seats: seats.map(seat).collect() })
}

fn action(
    key: impl Into<String>,
    group: Group,
    (label, says): (Text, Text),
    command: impl Into<Command>,
) -> Action {
    Action { key: key.into(), group, label, says, command: command.into() }
}

/// For the table: its clock, which Control may also set anew while it runs.
pub(super) fn actions(state: &State) -> Vec<Action> {
    let anew = state.course.clock.running().map(|_| set_clock(state));
    clock(state).into_iter().chain(anew).collect()
}

/// Time is added to what is left; a step without a clock gets one.
fn clock(state: &State) -> Vec<Action> {
    let step = state.course.step;
    if matches!(state.course.stage, Stage::Lobby | Stage::Over) {
        return Vec::new();
    }
    if state.course.clock.running().is_none() {
        return vec![set_clock(state)];
    }
    let more = (text!("desk-more-time"), text!("desk-more-time-says"));
    let stop = (text!("desk-stop-clock"), text!("desk-stop-clock-says"));
    let action = |key: &str, said, command| action(key, Group::Clock, said, command);
    vec![
        action("clock:more", more, ControlCommand::AddTime { step, seconds: 60 }),
        action("clock:stop", stop, ControlCommand::StopClock { step }),
    ]
}

fn set_clock(state: &State) -> Action {
    let said = (text!("desk-clock"), text!("desk-clock-says"));
    let command = ControlCommand::SetClock { step: state.course.step, seconds: 60 };
    action("clock:60", Group::Clock, said, command)
}

/// In the place of each seat.
pub(super) fn seats(state: &State) -> Vec<DeskSeat> {
    let all: Vec<Faction> = match state.course.stage {
        Stage::Lobby => state.content.scenario().factions.iter().map(|row| row.id).collect(),
        _ => state.world.active().map(|player| player.faction).collect(),
    };
    let seat = |faction: Faction| DeskSeat {
        faction,
        absent: state.is_absent(faction),
        actions: in_its_place(state, faction),
        own: about_it(state, faction),
    };
    all.into_iter().map(seat).collect()
}

/// The steward, for this once or until somebody is there.
fn about_it(state: &State, faction: Faction) -> Vec<Action> {
    if state.course.stage == Stage::Over {
        return Vec::new();
    }
    let mark = if state.is_absent(faction) {
        let said = (text!("desk-present"), text!("desk-present-says"));
        action("present", Group::Seat, said, ControlCommand::MarkPresent { faction })
    } else {
        let said = (text!("desk-absent"), text!("desk-absent-says"));
        action("absent", Group::Seat, said, ControlCommand::MarkAbsent { faction })
    };
    let plays = state.awaits(faction).then(|| {
        let said = (text!("desk-play-for"), text!("desk-play-for-says"));
        action("play-for", Group::Phase, said, ControlCommand::PlayFor { faction })
    });
    [Some(mark), plays].into_iter().flatten().collect()
}

fn in_its_place(state: &State, faction: Faction) -> Vec<Action> {
    if !state.awaits(faction) || state.accord.stands() {
        return Vec::new();
    }
    let mut all = match state.course.stage {
        Stage::Movement if state.battle.is_some() => in_battle(state, faction),
        Stage::Movement => vec![finish(DraftCommand::FinishMovement)],
        Stage::Improvement => vec![finish(DraftCommand::FinishImprovement)],
        Stage::Zeus => zeus(state, faction),
        Stage::Order | Stage::Compass => compass(state),
        Stage::Sinking => sinking(state, faction),
        Stage::Boarding => {
            let said = (text!("desk-nobody-boards"), text!("desk-nobody-boards-says"));
            vec![action("nobody", Group::Answer, said, EndCommand::Board { from: Vec::new() })]
        }
        Stage::Lobby | Stage::Statues | Stage::Over => Vec::new(),
    };
    if may_give_up(state, faction) {
        let said = (text!("desk-give-up"), text!("desk-give-up-says"));
        all.push(action("give-up", Group::Leave, said, ControlCommand::GiveUp));
    }
    all
}

fn finish(command: DraftCommand) -> Action {
    action("finish", Group::Phase, (text!("desk-finish"), text!("desk-finish-says")), command)
}

fn in_battle(state: &State, faction: Faction) -> Vec<Action> {
    let Some(of) = state.battle.as_ref() else { return Vec::new() };
    let battle = of.number;
    let nothing = Commitment::default();
    if of.defender == faction {
        let answer = |answer| BattleCommand::Answer { battle, answer, seal: None };
        let fight = (text!("desk-fight"), text!("desk-fight-says"));
        let retreat = (text!("desk-retreat"), text!("desk-retreat-says"));
        return vec![
            action("fight", Group::Answer, fight, answer(Answer::Fight(nothing))),
            action("retreat", Group::Answer, retreat, answer(Answer::Retreat)),
        ];
    }
    let commit = BattleCommand::Commit { battle, commitment: nothing, seal: None };
    let fight = (text!("desk-fight"), text!("desk-fight-says"));
    let off = (of.turns == Turns::AttackerSees).then(|| {
        let said = (text!("desk-call-off"), text!("desk-call-off-says"));
        action("call-off", Group::Answer, said, BattleCommand::CallOff { battle })
    });
    [Some(action("fight", Group::Answer, fight, commit)), off].into_iter().flatten().collect()
}

fn zeus(state: &State, faction: Faction) -> Vec<Action> {
    let gold = state.world.player(faction).gold();
    let paid = prices(state.ground(), faction).into_iter().filter(|(_, price)| *price <= gold);
    let none = [(Favour::None, 0)];
    let all = none.into_iter().chain(paid);
    let said = |favour: Favour, gold: u32| match favour {
        Favour::None => (text!("desk-zeus-none"), text!("desk-zeus-none-says")),
        Favour::Stop => (text!("desk-zeus-stop"), text!("desk-zeus-says", gold = gold)),
        Favour::Spare => (text!("desk-zeus-spare"), text!("desk-zeus-says", gold = gold)),
    };
    let one = |(favour, gold): (Favour, u32)| {
        let key = format!("zeus:{gold}");
        action(key, Group::Answer, said(favour, gold), BetweenCommand::UseZeus { favour })
    };
    all.map(one).collect()
}

/// The Compass stays as it is.
fn compass(state: &State) -> Vec<Action> {
    let Some(compass) = state.world.sky.compass else { return Vec::new() };
    let (holder, clockwise) = (compass.holder, compass.clockwise);
    let leave: Command = match state.course.stage {
        Stage::Order => SetupCommand::SetOrder { holder, clockwise, ring: Vec::new() }.into(),
        _ => BetweenCommand::SetCompass { holder, clockwise }.into(),
    };
    let said = (text!("desk-compass"), text!("desk-compass-says"));
    vec![action("compass", Group::Answer, said, leave)]
}

fn sinking(state: &State, faction: Faction) -> Vec<Action> {
    let all = sinkable(state, faction);
    let may_pass = all.iter().all(|(_, price)| *price > 0);
    let pass = may_pass.then(|| {
        action(
            "pass",
            Group::Answer,
            (text!("desk-pass"), text!("desk-pass-says")),
            EndCommand::Pass,
        )
    });
    let sink = all.into_iter().map(|(hex, gold)| {
        let name = hex.to_string();
        let said = (text!("desk-sink", hex = &name), text!("desk-sink-says", gold = gold));
        action(format!("sink:{name}"), Group::Answer, said, EndCommand::Sink { hex })
    });
    sink.chain(pass).collect()
}
