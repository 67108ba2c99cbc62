//! The debate (C-9) among the offers, in words and in the log.

use game::{Name, Text, text};
use serde::Serialize;

use crate::action::{Action, Group};
use crate::command::Command;
use crate::control::stage::Scene;
use crate::cycle::debate::{DebateCommand, DebateEvent, rules};
use crate::cycle::race;
use crate::day::shown::{or_diplomacy, then};
use crate::ids::FactionId;
use crate::law::settings::Ends;
use crate::log::{LogKind, NewLine, line};
use crate::state::{Faction, State};
use crate::steps::words::{Ask, Meanwhile, PLAIN, Said, Urgency};

// Who may ask to speak and get the floor, with the command that does it (C-9).

/// To end one's speech; to join the list of speakers, or to leave it.
pub(crate) fn floor_asked(state: &State, faction: &Faction) -> Vec<Action> {
    let speaks = state.floor.speaking.as_ref() == Some(&faction.id);
    let end = speaks.then(|| {
        let command = Command::Debate(DebateCommand::GiveFloor { faction: None });
        let says = text!("debate-nobody-has-the-floor-any");
        Action::new("speak:end", Group::Speak, text!("debate-end-my-speech"), says, command)
    });
    end.into_iter().chain([hand(state, faction)]).collect()
}

fn hand(state: &State, faction: &Faction) -> Action {
    if state.floor.speakers.contains(&faction.id) {
        let says = text!("debate-you-leave-the-list-of");
        let command = Command::Debate(DebateCommand::LowerHand);
        return Action::new("speak:lower", Group::Speak, text!("debate-lower-hand"), says, command);
    }
    let says = text!("debate-you-join-the-list-of");
    let command = Command::Debate(DebateCommand::RaiseHand);
    Action::new("speak:raise", Group::Speak, text!("debate-raise-hand"), says, command)
}

/// Who may get the floor: those who asked for it, in their order. Who has it may ask again, for later.
pub(crate) fn floor_offers(state: &State) -> Vec<Action> {
    if !rules::is_open(state) {
        return Vec::new();
    }
    let asked = state.floor.speakers.iter();
    let asked = asked.filter(|id| state.floor.speaking.as_ref() != Some(*id)).map(|id| {
        let says = text!("debate-speak-everybody-sees-it", who = Name::of(state.name(id)));
        let command = Command::Debate(DebateCommand::GiveFloor { faction: Some(id.clone()) });
        Action::new(format!("floor:{id}"), Group::Floor, state.name(id), says, command)
    });
    let nobody = state.floor.speaking.as_ref().map(|_| {
        let says = text!("debate-nobody-has-the-floor-any");
        let command = Command::Debate(DebateCommand::GiveFloor { faction: None });
        Action::new("floor:nobody", Group::Floor, text!("debate-nobody"), says, command)
    });
    asked.chain(nobody).collect()
}

// What is said of debates (C-9).

/// The open debate of the council.
pub(crate) const DEBATE: Said = Said {
    scene: |_| Scene::Debate,
    archon: floor_asked,
    headline: |state| floor(state, text!("debate-the-floor-is-open-to")),
    meanwhile: Meanwhile::Asks(|state, faction| {
        ask(state, faction, || text!("debate-speak-bargain-threaten-raise-a"))
    }),
    clock: Some(|state| match state.settings.debate_ends {
        Ends::ByItself => {
            (text!("debate-debate"), then(state, text!("debate-the-support-phase-begins")))
        }
        Ends::ByControl => (text!("debate-debate"), text!("debate-may-end-once-the-time-is-up")),
    }),
    button: |state| {
        let label = text!("debate-end-the-debate-start-the");
        let says = race::shown::opens(state, text!("debate-the-archons-conceal-their-horses"));
        or_diplomacy(state, label, says)
    },
    ..PLAIN
};

/// Who has the floor; else what is said when nobody has it.
pub(crate) fn floor(state: &State, otherwise: Text) -> Text {
    match &state.floor.speaking {
        Some(id) => text!("debate-have-the-floor", who = Name::of(state.name(id))),
        None => otherwise,
    }
}

/// What is asked of somebody in a debate; who is not on the list of speakers hears something else.
pub(crate) fn ask(state: &State, faction: &Faction, otherwise: impl Fn() -> Text) -> Ask {
    if state.floor.speaking.as_ref() == Some(&faction.id) {
        return Ask::new(
            Urgency::May,
            text!("debate-you-have-the-floor"),
            text!("debate-the-room-listens-to-you"),
        );
    }
    let sentence = match state.floor.speakers.iter().position(|id| id == &faction.id) {
        None => otherwise(),
        Some(0) => text!("debate-you-are-next-to-speak"),
        Some(before) => text!("debate-before-you-on-the-list", before = before),
    };
    Ask::new(Urgency::May, text!("debate-debate"), sentence)
}

// How long each has spoken, for Control.

/// How long a faction has spoken in the day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct SpokenView {
    /// Which.
    pub faction: FactionId,
    /// Seconds, without the speech under way.
    pub seconds: u32,
    /// How often it had the floor.
    pub times: u32,
}

/// How long each faction has spoken; nothing where nobody has.
pub(crate) fn spoken(state: &State) -> Vec<SpokenView> {
    if state.floor.spoken.is_empty() {
        return Vec::new();
    }
    let row = |faction: &Faction| {
        let spoken = state.floor.spoken.get(&faction.id).copied().unwrap_or_default();
        let seconds = u32::try_from(spoken.millis / 1000).unwrap_or(u32::MAX);
        SpokenView { faction: faction.id.clone(), seconds, times: spoken.times }
    };
    state.factions().map(row).collect()
}

// What the log says of the debate.

/// The line on an event, of the state as it is now. Hands that are raised or lowered are seen on
/// the list.
pub(crate) fn after(state: &State, event: &DebateEvent) -> Option<NewLine> {
    match event {
        DebateEvent::FloorGiven { faction: Some(faction) } => {
            let text = text!("debate-have-the-floor", who = Name::of(state.name(faction)));
            Some(line(LogKind::Council, text).about([faction]).of_seat())
        }
        DebateEvent::FloorGiven { faction: None }
        | DebateEvent::HandRaised { .. }
        | DebateEvent::HandLowered { .. } => None,
    }
}
