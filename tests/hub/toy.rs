//! A toy game with one of everything that a hub must carry: a public counter, a secret of each seat, a
//! reveal, a timer, chance, and rules that panic.

use std::collections::BTreeMap;

use game::{Actor, Alarm, Audience, Chance, Game, Millis, Record, Refusal, Seat, SeatId, Told};
use prytaneion::{Registry, Scenario};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// The toy.
pub struct Toy;

#[derive(Serialize, Deserialize)]
pub struct Setup {
    pub seats: Vec<String>,
    /// Bytes of ballast in everybody's view.
    #[serde(default)]
    pub ballast: usize,
}

#[derive(Clone, Default)]
pub struct State {
    seats: Vec<String>,
    ballast: String,
    count: i64,
    adders: BTreeMap<String, i64>,
    secrets: BTreeMap<SeatId, String>,
    revealed: BTreeMap<SeatId, String>,
    rolls: Vec<(u64, u32)>,
    ends: Option<Millis>,
    rings: u32,
    stuck: bool,
    /// What the last event did, as Control may know it.
    words: String,
    at: Millis,
    page: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    Add {
        by: i64,
    },
    /// The one big button: from this page to the next.
    Turn {
        page: u32,
    },
    /// Not for those who only help.
    Set {
        count: i64,
    },
    Hide {
        secret: String,
    },
    Reveal,
    Roll {
        sides: u32,
        times: u32,
    },
    Start {
        after_ms: u64,
    },
    Ballast {
        bytes: usize,
    },
    Panic {
        before: Panics,
    },
    Jam,
    Ring,
}

#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Panics {
    Deciding,
    Applying,
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    Added { by: i64, who: String },
    Turned,
    CountSet { count: i64 },
    Hidden { seat: SeatId, secret: String },
    Revealed,
    Rolled { draw: u64, value: u32 },
    Started { at: Millis, ends: Millis },
    Ballasted { bytes: usize },
    Stumbled,
    Jammed,
    Rang,
    WentBack { anew: bool, stood: u64 },
}

#[derive(Serialize)]
#[serde(untagged)]
pub enum View {
    Public(Box<Shared>),
    Control { hidden: Vec<SeatId> },
    Seat { secret: Option<String> },
}

#[derive(Serialize)]
pub struct Shared {
    count: i64,
    adders: BTreeMap<String, i64>,
    revealed: BTreeMap<SeatId, String>,
    rolls: Vec<(u64, u32)>,
    ends: Option<Millis>,
    rings: u32,
    page: u32,
    ballast: String,
}

impl Game for Toy {
    type Setup = Setup;
    type State = State;
    type Command = Command;
    type Event = Event;
    type View = View;

    const NAME: &'static str = "toy";
    const FORMAT: u32 = 1;

    fn create(setup: Setup) -> Result<State, Refusal> {
        if setup.seats.is_empty() {
            return Err(refusal("no_seats", "A toy needs seats."));
        }
        let ballast = "x".repeat(setup.ballast);
        Ok(State { seats: setup.seats, ballast, ..State::default() })
    }

    fn seats(state: &State) -> Vec<Seat> {
        let seat = |id: &String| Seat {
            id: SeatId(id.clone()),
            name: id.to_uppercase(),
            colour: "#123456".into(),
            emblem: "owl".into(),
        };
        state.seats.iter().map(seat).collect()
    }

    fn decide(
        state: &State,
        actor: &Actor,
        command: &Command,
        now: Millis,
        chance: &mut dyn Chance,
    ) -> Result<Vec<Event>, Refusal> {
        let seat = match actor {
            Actor::Seat(seat) | Actor::Control { for_seat: Some(seat) } => Some(seat.clone()),
            _ => None,
        };
        Ok(match command {
            Command::Add { by: 0 } => return Err(refusal("nothing", "Nothing to add.")),
            Command::Add { by } => {
                let who = seat.map_or("control".into(), |seat| seat.0);
                vec![Event::Added { by: *by, who }]
            }
            Command::Turn { page } if *page != state.page => {
                return Err(refusal("turned", "This page has been turned already."));
            }
            Command::Turn { .. } => vec![Event::Turned],
            Command::Set { count } => vec![Event::CountSet { count: *count }],
            Command::Hide { secret } => {
                let seat = seat.ok_or_else(|| refusal("no_pocket", "Only seats can hide."))?;
                vec![Event::Hidden { seat, secret: secret.clone() }]
            }
            Command::Reveal if seat.is_some() => {
                return Err(refusal("not_control", "Only Control can do this."));
            }
            Command::Reveal => vec![Event::Revealed],
            Command::Roll { sides, times } => {
                let rolled = |_| {
                    let value = chance.roll(*sides);
                    Event::Rolled { draw: chance.drawn(), value }
                };
                let events: Vec<_> = (0..*times).map(rolled).collect();
                if *sides == 13 {
                    return Err(refusal("unlucky", "Not with this die."));
                }
                events
            }
            Command::Start { after_ms } => {
                vec![Event::Started { at: now, ends: Millis(now.0 + after_ms) }]
            }
            Command::Ballast { bytes } => vec![Event::Ballasted { bytes: *bytes }],
            Command::Panic { before: Panics::Deciding } => panic!("the toy was told to"),
            Command::Panic { before: Panics::Applying } => {
                vec![Event::Added { by: 1000, who: "nobody".into() }, Event::Stumbled]
            }
            Command::Jam => vec![Event::Jammed],
            Command::Ring if *actor != Actor::Clock => {
                return Err(refusal("not_clock", "Only the clock rings."));
            }
            Command::Ring if state.stuck => vec![],
            Command::Ring => vec![Event::Rang],
        })
    }

    fn apply(state: &mut State, event: &Event) {
        state.words = words(event);
        match event {
            Event::Added { by, who } => {
                state.count += by;
                *state.adders.entry(who.clone()).or_default() += by;
            }
            Event::Turned => state.page += 1,
            Event::CountSet { count } => state.count = *count,
            Event::Hidden { seat, secret } => {
                state.secrets.insert(seat.clone(), secret.clone());
            }
            Event::Revealed => state.revealed = std::mem::take(&mut state.secrets),
            Event::Rolled { draw, value } => state.rolls.push((*draw, *value)),
            Event::Started { at, ends } => (state.at, state.ends) = (*at, Some(*ends)),
            Event::Ballasted { bytes } => {
                let letter = if state.ballast.starts_with('x') { "y" } else { "x" };
                state.ballast = letter.repeat(*bytes);
            }
            Event::Stumbled => panic!("the toy was told to"),
            Event::Jammed => (state.stuck, state.ends) = (true, Some(Millis(0))),
            Event::Rang => (state.ends, state.rings) = (None, state.rings + 1),
            Event::WentBack { anew, stood } => {
                if *anew {
                    state.secrets.clear();
                }
                if let Some(ends) = &mut state.ends {
                    ends.0 += stood;
                }
            }
        }
    }

    fn view(state: &State, audience: &Audience) -> View {
        match audience {
            Audience::Public => View::Public(Box::new(Shared {
                count: state.count,
                adders: state.adders.clone(),
                revealed: state.revealed.clone(),
                rolls: state.rolls.clone(),
                ends: state.ends,
                rings: state.rings,
                page: state.page,
                ballast: state.ballast.clone(),
            })),
            Audience::Control => View::Control { hidden: state.secrets.keys().cloned().collect() },
            Audience::Seat(seat) => View::Seat { secret: state.secrets.get(seat).cloned() },
        }
    }

    fn alarm(state: &State) -> Option<Alarm<Command>> {
        state.ends.map(|at| Alarm { at, command: Command::Ring })
    }

    fn lift(format: u32, _event: Value) -> Result<Value, Refusal> {
        Err(refusal("format", &format!("The toy never had a format {format}.")))
    }
}

impl Record for Toy {
    fn told(state: &State) -> String {
        state.words.clone()
    }

    fn sealed(state: &State) -> bool {
        !state.secrets.is_empty()
    }

    fn taken_back(past: &State, _last: &State, anew: bool, now: Millis) -> Vec<Event> {
        vec![Event::WentBack { anew, stood: now.0 - past.at.0 }]
    }

    fn reserved(command: &Command) -> bool {
        matches!(command, Command::Set { .. })
    }

    fn sheets(state: &State) -> Value {
        json!({ "seats": state.seats })
    }

    fn disclosed(event: &Event) -> Value {
        match event {
            Event::Hidden { seat, .. } => json!({ "event": "hidden", "seat": seat }),
            open => json!(open),
        }
    }

    /// At which entries somebody added something; to a seat also what it hid.
    fn chronicle(_: State, told: &[Told<Event>], audience: &Audience) -> Value {
        let rows =
            told.iter().flat_map(|row| row.events.iter().map(move |event| (row.entry, event)));
        let added = rows.clone().filter(|(_, event)| matches!(event, Event::Added { .. }));
        let hid = rows.filter_map(|(_, event)| match (event, audience) {
            (Event::Hidden { seat, secret }, Audience::Seat(own)) if seat == own => Some(secret),
            _ => None,
        });
        json!({
            "added": added.map(|(entry, _)| entry).collect::<Vec<_>>(),
            "hid": hid.collect::<Vec<_>>(),
        })
    }
}

/// What hides says nothing.
fn words(event: &Event) -> String {
    match event {
        Event::Added { by, who } => format!("{who} added {by}"),
        Event::Revealed => "revealed".into(),
        Event::Started { .. } => "started".into(),
        Event::Rang => "rang".into(),
        Event::WentBack { .. } => "went back".into(),
        _ => String::new(),
    }
}

fn refusal(code: &str, sentence: &str) -> Refusal {
    Refusal { code: code.into(), sentence: sentence.into() }
}

/// A registry with the toy alone.
pub fn registry() -> Registry {
    Registry::default().with::<Toy>()
}

/// A scenario of the toy with these seats.
pub fn scenario(id: &str, seats: &[&str], ballast: usize) -> Scenario {
    Scenario {
        game: Toy::NAME.into(),
        id: id.into(),
        name: "A toy".into(),
        summary: "For tests.".into(),
        setup: json!({ "seats": seats, "ballast": ballast }),
    }
}
