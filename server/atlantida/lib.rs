//! The rules of Atlantida, and nothing else: no clock, no I/O, no async, no randomness of its own. Rules are named by
//! their numbers (M-7, E-15, F-2), as in the rule book of the project.
//!
//! A [`Command`] is decided against the [`State`] into events, which say what becomes
//! so in [facts](world::Fact) and always apply. What a player tries out in his phase is a draft: facts on a world of
//! his own, until he finishes. A [`view`] is made for each audience, field by field.

pub mod accord;
pub mod aim;
mod apply;
pub mod battle;
mod because;
pub mod between;
pub mod chronicle;
pub mod command;
pub mod content;
pub mod control;
mod decide;
mod decision;
pub mod draft;
pub mod end;
pub mod event;
pub mod hand;
pub mod ids;
pub mod improvement;
mod keep;
mod ledger;
pub mod legal;
pub mod log;
mod messages;
pub mod movement;
mod play;
pub mod rejection;
pub mod score;
mod secrets;
pub mod settings;
pub mod setup;
pub mod shown;
pub mod state;
pub mod steward;
pub mod table;
pub mod view;
pub mod world;

pub use ledger::Cause;

use game::{
    Actor, Alarm, Audience, Chance, Change, Game, Joined, Kept, Millis, Record, Refusal, Seat,
    Secret, Shown, Text, Told, Translations, Vaulting, text,
};
use serde_json::Value;

use crate::command::Command;
use crate::content::{Content, Draft};
use crate::control::ControlCommand;
use crate::decision::Happens;
use crate::event::{Event, RecordEvent};
use crate::secrets::SECRETS;
use crate::state::State;
use crate::table::Stage;
use crate::view::View;

/// Lines of the log that say what a command did.
const WORDS: usize = 4;

/// Atlantida as a [`Game`].
#[derive(Clone, Copy, Debug)]
pub struct Atlantida;

impl Game for Atlantida {
    type Setup = Draft;
    type State = State;
    type Command = Command;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "atlantida";
    const FORMAT: u32 = 1;

    fn create(setup: Draft) -> Result<State, Refusal> {
        let content = Content::checked(setup).map_err(|faults| {
            let sentences: Vec<String> = faults.iter().map(ToString::to_string).collect();
            Refusal { code: "bad_content".into(), sentence: sentences.join(" ").into() }
        })?;
        Ok(State::new(content))
    }

    fn seats(state: &State) -> Vec<Seat> {
        let seat = |row: &content::FactionRow| Seat {
            id: row.id.seat(),
            name: row.name.clone(),
            colour: row.colour.clone(),
            emblem: row.emblem.clone(),
            says: row.says.clone(),
        };
        state.content.scenario().factions.iter().map(seat).collect()
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
        view::view(state, audience)
    }

    fn show(state: &State, audience: &Audience, kept: &mut Kept) -> Vec<Change> {
        view::show(state, audience, kept)
    }

    /// The clock of the step under way (T-15, T-16).
    fn alarms(state: &State) -> Vec<Alarm<Command>> {
        if let Some(open) = &state.accord.open {
            let question = open.number;
            let command = accord::AccordCommand::QuestionTimeUp { question }.into();
            return vec![Alarm { at: open.ends_at, command }];
        }
        if state.accord.stands() {
            return Vec::new();
        }
        let step = state.course.step;
        let alarm = |running: kit::Running| Alarm {
            at: running.ends_at,
            command: ControlCommand::TimeUp { step }.into(),
        };
        state.course.clock.running().map(alarm).into_iter().collect()
    }

    fn boundary(state: &State) -> Option<u32> {
        Some(state.course.step)
    }

    fn over(state: &State) -> bool {
        state.course.stage == Stage::Over
    }

    fn lift(format: u32, event: Value) -> Result<Value, Refusal> {
        if format == Self::FORMAT {
            return Ok(event);
        }
        let sentence = text!("format-unknown", format = format, last = Self::FORMAT);
        Err(Refusal { code: "unknown_format".into(), sentence })
    }
}

impl Record for Atlantida {
    fn reserved(command: &Command) -> bool {
        command.is_reserved()
    }

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
        state.world.turn().into()
    }

    fn taken_back(past: &State, last: &State, anew: bool, now: Millis) -> Vec<Event> {
        let by = Actor::Control { for_seat: None };
        let stood = now.0.saturating_sub(past.acted.at.0);
        let course = &last.course;
        let (step, question, battles) = (course.step, course.question, course.battles);
        vec![
            Event::Record(RecordEvent::Acted { by, at: now }),
            Event::Record(RecordEvent::Rewound { anew, stood, step, question, battles }),
        ]
    }

    fn secrets(told: &[Told<Event>]) -> Vec<Secret> {
        SECRETS.secrets(told)
    }

    fn vaulting(event: &Event) -> Option<Vaulting> {
        SECRETS.vaulting(event)
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

    fn chronicle(start: State, told: &[Told<Event>], _: &Audience) -> Value {
        serde_json::json!(chronicle::chronicle(start, told))
    }

    /// Tiles, player aids and event cards: nothing in them is hidden from players.
    fn sheets(state: &State) -> Value {
        let island = &state.content.draft().island;
        serde_json::json!({ "island": island, "aids": view::aids(state) })
    }

    fn translations(state: &State) -> Option<&Translations> {
        Some(&state.content.draft().translations)
    }
}
