//! The rules of the Council of Atlantis, and nothing else: no clock, no I/O, no async, no randomness
//! of its own. Rules are named by their numbers (I-1, C-16, N-1), as in the rule book of the project.
//!
//! A [`Command`] is decided against the [`State`] into [`Event`]s, which hold the results of chance and
//! always apply. A [`view`] is made for each audience, field by field.

#[macro_use(sections)]
extern crate kit;

mod action;
mod apply;
pub mod assembly;
mod chronicle;
pub mod command;
pub mod content;
pub mod control;
pub mod cycle;
pub mod day;
mod decide;
mod decision;
pub mod event;
mod figures;
pub mod ids;
mod keep;
pub mod law;
mod ledger;
mod lift;
mod log;
mod messages;
mod offers;
mod origin;
mod past;
pub mod rejection;
mod rooms;
mod secrets;

pub mod sheets;
pub mod stasis;
pub mod state;
pub mod steps;
pub mod texts;
mod told;
pub mod view;
mod words;

pub use crate::law::settings;
pub use chronicle::words as prose;
pub use stasis::battle::odds;

use crate::control::record::RecordEvent;
use crate::control::roster::RosterEvent;
use crate::control::seats::{SeatsCommand, SeatsEvent};
use crate::day::DayCommand;
use crate::stasis::battle::{BattleCommand, Throw};
use crate::stasis::deploy::DeployCommand;
use crate::steps::StepsCommand;
use std::collections::BTreeSet;

use game::{
    Actor, Alarm, Audience, Chance, Change, Game, Joined, Kept, Millis, Moved, Record, Refusal,
    Seat, SeatId, Secret, Shown, Text, Told, Translations, Vaulting, text,
};

use serde::Serialize;

use command::Command;
use content::{Content, Draft};
use decision::Happens;
use event::Event;
use ids::FactionId;
use secrets::SECRETS;
use state::State;
use steps::row::RunsOut;
use steps::rules::{lent, rests, runs_out, time_up};
use view::{ControlView, CouncilView, SeatView};

/// Lines of the log that say what a command did.
const WORDS: usize = 4;

/// What one audience sees of a council.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum View {
    /// Everybody.
    Public(Box<CouncilView>),
    /// Control, beyond what everybody sees.
    Control(Box<ControlView>),
    /// A faction, beyond what everybody sees.
    Seat(Box<SeatView>),
    /// A seat that this council does not have, or that does not play, sees nothing.
    Nobody {},
}

/// The council as a [`Game`].
#[derive(Clone, Copy, Debug)]
pub struct Council;

impl Game for Council {
    type Setup = Draft;
    type State = State;
    type Command = Command;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "council";
    const FORMAT: u32 = lift::TODAY;

    fn create(setup: Draft) -> Result<State, Refusal> {
        let content = Content::checked(setup).map_err(|faults| {
            let sentences: Vec<String> = faults.iter().map(ToString::to_string).collect();
            Refusal { code: "bad_content".into(), sentence: sentences.join(" ").into() }
        })?;
        Ok(apply::begun(content))
    }

    fn seats(state: &State) -> Vec<Seat> {
        let factions = state.content.scenario().factions.iter();
        let seat = |faction: &content::Faction| Seat {
            id: faction.id.seat(),
            name: faction.name.clone(),
            colour: faction.colour.clone(),
            emblem: faction.emblem.clone(),
            says: faction.creed.clone(),
        };
        factions.map(seat).collect()
    }

    fn left_out(state: &State) -> BTreeSet<SeatId> {
        let rows = state.all_factions().filter(|faction| !faction.plays());
        rows.map(|faction| faction.id.seat()).collect()
    }

    fn decide(
        state: &State,
        actor: &Actor,
        command: &Command,
        now: Millis,
        chance: &mut dyn Chance,
    ) -> Result<Vec<Event>, Refusal> {
        Ok(Self::play(state, actor, command, now, chance)?.0)
    }

    fn play(
        state: &State,
        actor: &Actor,
        command: &Command,
        now: Millis,
        chance: &mut dyn Chance,
    ) -> Result<(Vec<Event>, State), Refusal> {
        decide::decide(state, actor, command, now, chance).map_err(Refusal::from)
    }

    fn apply(state: &mut State, event: &Event) {
        event.happen(state);
    }

    fn view(state: &State, audience: &Audience) -> View {
        match eyes(state, audience) {
            Eyes::Public => View::Public(Box::new(view::council::council(state))),
            Eyes::Control => View::Control(Box::new(view::control::control(state))),
            Eyes::Seat(seat) => View::Seat(Box::new(view::seat::seat(state, seat))),
            Eyes::Nobody => View::Nobody {},
        }
    }

    fn show(state: &State, audience: &Audience, kept: &mut Kept) -> Vec<Change> {
        let mut sections = kept.renew(state.versions().chain(SECRETS.versions(state)));
        if sections.are_the_same() {
            return Vec::new();
        }
        match eyes(state, audience) {
            Eyes::Public => view::council::show_council(state, &mut sections),
            Eyes::Control => view::control::show_control(state, &mut sections),
            Eyes::Seat(seat) => view::seat::show_seat(state, seat, &mut sections),
            Eyes::Nobody => {}
        }
        sections.changes()
    }

    /// The clock ends a debate where the ruling says so, and always whatever else has one (C-9, C-11,
    /// C-15, S-11, S-18). It rings the bell of the round (C-1) and plays the seats that the program
    /// plays (N-4).
    fn alarms(state: &State) -> Vec<Alarm<Command>> {
        let bell = day::rules::bell(state).map(|(at, round)| Alarm {
            at,
            command: Command::Day(DayCommand::RingBell { round: round.id }),
        });
        let step = state.course.step_number;
        let script = control::seats::rules::at(state)
            .map(|at| Alarm { at, command: Command::Seats(SeatsCommand::PlayScript { step }) });
        // Of two at the same moment the first: seats are played before their time is up.
        [script, step_alarm(state), bell].into_iter().flatten().collect()
    }

    /// A seat to which no device ever came is awaited by nobody (N-4).
    fn presence(state: &State, here: &BTreeSet<SeatId>) -> Option<Command> {
        let factions = control::seats::rules::newly_come(state, here);
        (!factions.is_empty()).then(|| SeatsCommand::Arrive { factions }.into())
    }

    fn boundary(state: &State) -> Option<u32> {
        rests(state.course.step).then_some(state.course.step_number)
    }

    fn lift(format: u32, event: serde_json::Value) -> Result<serde_json::Value, Refusal> {
        lift::lift(format, event)
    }
}

impl Record for Council {
    fn told(state: &State) -> Text {
        let lines = state.logs.control().since(state.acted.told_from).take(WORDS);
        let lines: Vec<&Text> = lines.map(|line| &line.text).collect();
        match lines.as_slice() {
            [] => Text::default(),
            [one] => (*one).clone(),
            several => text!("told-together", lines = Joined::of("and-then", several.to_vec())),
        }
    }

    fn sealed(state: &State) -> bool {
        SECRETS.sealed(state)
    }

    fn milestone(state: &State) -> u64 {
        state.course.act.into()
    }

    fn taken_back(past: &State, last: &State, anew: bool, now: Millis) -> Vec<Event> {
        let by = Actor::Control { for_seat: None };
        let stood = now.0.saturating_sub(past.acted.at.0);
        // Who sits there now must not see what somebody else had chosen in secret (N-1).
        let anew = anew || (past.acted.moves != last.acted.moves && SECRETS.sealed(past));
        let numbers = control::record::rules::numbers(last);
        let mut events = vec![
            Event::Record(RecordEvent::Acted { by, at: now, by_place: false }),
            Event::Record(RecordEvent::Rewound { anew, stood, numbers }),
        ];
        events.extend(control::record::rules::seats(past, last).into_iter().map(Event::Seats));
        events.extend(control::roster::rules::people(past, last).into_iter().map(Event::Roster));
        events
    }

    fn reserved(command: &Command) -> bool {
        Command::RESERVED.contains(&command.word())
    }

    fn renewal(state: &State) -> Option<Command> {
        let begun = state.phase() != steps::Phase::Lobby;
        begun.then_some(Command::Decks(command::DecksCommand::ConcealAnew))
    }

    fn secrets(told: &[Told<Event>]) -> Vec<Secret> {
        SECRETS.secrets(told)
    }

    fn vaulting(event: &Event) -> Option<Vaulting> {
        SECRETS.vaulting(event)
    }

    fn moved(event: &Event) -> Option<Moved> {
        match event {
            Event::Seats(SeatsEvent::SeatsSwapped { one, other }) => {
                Some(Moved::Swap(one.seat(), other.seat()))
            }
            Event::Roster(RosterEvent::FactionsJoined { faction, into }) => {
                Some(Moved::Join { from: faction.seat(), into: into.seat() })
            }
            Event::Roster(RosterEvent::PeopleReturned { faction }) => {
                Some(Moved::Return(faction.seat()))
            }
            Event::Roster(RosterEvent::PeopleFollowed { faction }) => {
                Some(Moved::Follow(faction.seat()))
            }
            _ => None,
        }
    }

    fn keep(state: &State) -> Option<Vec<u8>> {
        keep::keep(state)
    }

    fn restore(origin: &State, bytes: &[u8]) -> Option<State> {
        keep::restore(origin, bytes)
    }

    fn shown(state: &State, event: &Event) -> Vec<Shown> {
        SECRETS.shown(state, event)
    }

    fn disclosed(event: &Event) -> serde_json::Value {
        chronicle::disclosed(event)
    }

    fn by_hand(command: &Command) -> u32 {
        let dice = |throw: &Throw| throw.dice.len() + throw.tyche.len();
        let dice: usize = match command {
            Command::Battle(BattleCommand::EnterDice { throws, .. }) => {
                throws.iter().map(dice).sum()
            }
            _ => 0,
        };
        u32::try_from(dice).unwrap_or(u32::MAX)
    }

    fn chronicle(start: State, told: &[Told<Event>], audience: &Audience) -> serde_json::Value {
        serde_json::json!(chronicle::chronicle(start, told, audience))
    }

    fn sheets(state: &State) -> serde_json::Value {
        serde_json::json!(sheets::sheets(state))
    }

    fn translations(state: &State) -> Option<&Translations> {
        Some(&state.content.draft().translations)
    }
}

/// Who looks, as this council knows them.
enum Eyes {
    Public,
    Control,
    /// A seat by its place.
    Seat(usize),
    Nobody,
}

fn eyes(state: &State, audience: &Audience) -> Eyes {
    match audience {
        Audience::Public => Eyes::Public,
        Audience::Control => Eyes::Control,
        Audience::Seat(seat) => {
            let id = FactionId::at(seat);
            let place = state.factions().position(|faction| faction.id == id);
            place.map_or(Eyes::Nobody, Eyes::Seat)
        }
    }
}

/// The clock of the step under way.
fn step_alarm(state: &State) -> Option<Alarm<Command>> {
    let step = state.course.step_number;
    let command = match runs_out(state)? {
        _ if lent(state).is_some() => Command::Steps(StepsCommand::LendTime { step }),
        RunsOut::Advance | RunsOut::AsRuled => Command::Steps(StepsCommand::Advance { step }),
        RunsOut::Pass => Command::Deploy(DeployCommand::PassTurn { step }),
    };
    Some(Alarm { at: time_up(state)?, command })
}
