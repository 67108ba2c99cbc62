//! A small second game, on the frame alone: three seats hide an offer of coins each for one lot after the other, all
//! are opened at once, and the highest takes the lot. Its size is what a game must bring.

use std::sync::{LazyLock, Once};

use game::{
    Actor, Alarm, Audience, Catalogue, Chance, Change, Game, Joined, Kept, Millis, Record, Refusal,
    Seat, Secret, Shown, Text, Told, Vaulting, text,
};
use kit::Happens;
use prytaneion::{Registry, Scenario};
use serde_json::{Value, json};

mod laws;
mod played;
mod rules;
mod shown;
mod state;

use rules::{Decided, Decision, SECRETS, refusal};
use state::{Command, DeskCommand, Draft, Event, Line, Setup, State, StepsCommand, rooms};

/// The game of hidden offers.
pub struct Offers;

pub const TEXTS: [(&str, &str); 3] = [
    ("en", include_str!("offers/texts/en.ftl")),
    ("de", include_str!("offers/texts/de.ftl")),
    ("el", include_str!("offers/texts/el.ftl")),
];

static ENGLISH: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::english(&[TEXTS[0].1]));
static TAKEN_UP: Once = Once::new();

rooms!(kit::decided, { fn in_its_room(d: &mut Decision<'_>, actor: &Actor, command: &Command) -> Decided });
rooms!(kit::applied, { fn become_true(state: &mut State, event: &Event) });
rooms!(kit::lines, { fn before, after(state: &State, event: &Event) -> Draft });

impl Happens<State> for Event {
    fn happen(&self, state: &mut State) {
        become_true(state, self);
        rules::keep_account(state, self);
        if let Some(Draft(reader, text, seats)) = after(state, self) {
            let lot = u32::try_from(state.course.lot).unwrap_or(u32::MAX);
            state.logs.write(reader, Line { lot, text, seats });
        }
    }
}

impl Game for Offers {
    type Setup = Setup;
    type State = State;
    type Command = Command;
    type Event = Event;
    type View = Value;

    const NAME: &'static str = "offers";
    const FORMAT: u32 = 1;

    fn create(setup: Setup) -> Result<State, Refusal> {
        TAKEN_UP.call_once(|| ENGLISH.take_up());
        if setup.seats.is_empty() || setup.lots.is_empty() || !setup.settings.faults().is_empty() {
            return Err(refusal("bad_setup", text!("offers-refused-setup")));
        }
        Ok(State::new(setup))
    }

    fn seats(state: &State) -> Vec<Seat> {
        let players = state.bidders.iter().zip(shown::LOOKS.iter().cycle());
        let seat = |(row, (colour, emblem)): (&state::Bidder, &(&str, &str))| Seat {
            id: row.id.clone(),
            name: shown::name(&row.id),
            colour: (*colour).into(),
            emblem: (*emblem).into(),
            says: String::new(),
        };
        players.map(seat).collect()
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
        let mut d = Decision::new(state, chance);
        d.emit(state::RecordEvent::Acted { by: actor.clone(), at: now });
        in_its_room(&mut d, actor, command)?;
        Ok((d.events, d.state))
    }

    fn apply(state: &mut State, event: &Event) {
        event.happen(state);
    }

    fn view(state: &State, audience: &Audience) -> Value {
        match audience {
            Audience::Public => json!(shown::table(state)),
            Audience::Control => json!(shown::desk(state)),
            Audience::Seat(seat) => match state.place(seat) {
                Some(at) => json!(shown::seat(state, at)),
                None => Value::Null,
            },
        }
    }

    fn show(state: &State, audience: &Audience, kept: &mut Kept) -> Vec<Change> {
        let versions = state.versions().into_iter().chain(SECRETS.versions(state));
        let mut sections = kept.renew(versions);
        match audience {
            Audience::Public => shown::show_table(state, &mut sections),
            Audience::Control => shown::show_desk(state, &mut sections),
            Audience::Seat(seat) => {
                if let Some(at) = state.place(seat) {
                    shown::show_seat(state, at, &mut sections);
                }
            }
        }
        sections.changes()
    }

    /// Of two at the same moment the first: seats are played before their time is up.
    fn alarms(state: &State) -> Vec<Alarm<Command>> {
        let step = state.course.step_number;
        let plays = rules::plays(state)
            .map(|(at, _)| Alarm { at, command: DeskCommand::PlaySeats { step }.into() });
        let ends = state.course.clock.running().map(|clock| Alarm {
            at: clock.ends_at,
            command: StepsCommand::Advance { step }.into(),
        });
        plays.into_iter().chain(ends).collect()
    }

    fn over(state: &State) -> bool {
        state.course.over
    }

    fn lift(format: u32, event: Value) -> Result<Value, Refusal> {
        let unknown = || refusal("unknown_format", text!("offers-refused-format", format = format));
        if format == Self::FORMAT { Ok(event) } else { Err(unknown()) }
    }
}

impl Record for Offers {
    fn reserved(command: &Command) -> bool {
        Command::RESERVED.contains(&command.word())
    }

    fn told(state: &State) -> Text {
        let lines = state.logs.control().since(state.acted.told_from).map(|line| &line.text);
        let lines: Vec<&Text> = lines.collect();
        match lines.as_slice() {
            [] => Text::default(),
            [one] => (*one).clone(),
            several => text!(
                "offers-told-together",
                lines = Joined::of("offers-and-then", several.to_vec())
            ),
        }
    }

    fn milestone(state: &State) -> u64 {
        state.sales.len() as u64
    }

    fn sealed(state: &State) -> bool {
        SECRETS.sealed(state)
    }

    fn renewal(state: &State) -> Option<Command> {
        (state.course.lot > 0).then(|| DeskCommand::ConcealAnew.into())
    }

    fn vaulting(event: &Event) -> Option<Vaulting> {
        SECRETS.vaulting(event)
    }

    fn secrets(told: &[Told<Event>]) -> Vec<Secret> {
        SECRETS.secrets(told)
    }

    fn shown(state: &State, event: &Event) -> Vec<Shown> {
        SECRETS.shown(state, event)
    }

    fn keep(state: &State) -> Option<Vec<u8>> {
        state.keep()
    }

    fn restore(origin: &State, bytes: &[u8]) -> Option<State> {
        State::restored(origin, bytes)
    }

    fn taken_back(past: &State, last: &State, anew: bool, now: Millis) -> Vec<Event> {
        rules::taken_back(past, last, anew, now)
    }
}

/// A registry with this game alone.
pub fn registry() -> Registry {
    Registry::default().with::<Offers>()
}

/// A scenario of it with three seats.
pub fn scenario(settings: Value) -> Scenario {
    let lots = ["An amphora", "A bronze owl", "A ship"];
    let setup =
        json!({ "seats": crate::house::SEATS, "lots": lots, "coins": 10, "settings": settings });
    Scenario {
        game: Offers::NAME.into(),
        id: Offers::NAME.into(),
        name: "Hidden offers".into(),
        summary: "For tests.".into(),
        translations: Default::default(),
        setup,
    }
}
