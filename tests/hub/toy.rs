//! A toy game with one of everything that a hub must carry: a public counter, a secret of each seat, a
//! reveal, timers, a day on which something falls due, chance, rules that ask who is here, drafts, an end,
//! and rules that panic.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use game::{
    Actor, Alarm, Audience, Chance, Deadline, Game, Millis, Moved, Record, Refusal, Seat, SeatId,
    Secret, Text, Told, Translations, UnixMillis, Vaulting,
};
use prytaneion::{Registry, Scenario};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

#[path = "toy/moves.rs"]
mod moves;
pub use moves::{Command, Event, Panics};

/// The toy.
pub struct Toy;

#[derive(Default, Serialize, Deserialize)]
pub struct Setup {
    pub seats: Vec<String>,
    /// Bytes of ballast in everybody's view.
    #[serde(default)]
    pub ballast: usize,
    #[serde(default)]
    pub translations: Translations,
}

#[derive(Clone, Default, borsh::BorshSerialize, borsh::BorshDeserialize)]
pub struct State {
    seats: Vec<String>,
    #[borsh(skip)]
    translations: Arc<Translations>,
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
    /// Who is here, once a rule asks.
    here: Option<BTreeSet<SeatId>>,
    chimes: Vec<Millis>,
    chimed: u32,
    due: Option<UnixMillis>,
    /// How late it was when it fell due, in milliseconds.
    late: Option<i64>,
    writing: bool,
    over: bool,
    left_out: BTreeSet<SeatId>,
    /// Whose people have joined others.
    joined: BTreeSet<SeatId>,
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
    here: Option<BTreeSet<SeatId>>,
    chimed: u32,
    late: Option<i64>,
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
        let translations = setup.translations.into();
        Ok(State { seats: setup.seats, translations, ballast, ..State::default() })
    }

    fn seats(state: &State) -> Vec<Seat> {
        let seat = |id: &String| Seat {
            id: SeatId(id.clone()),
            name: id.to_uppercase(),
            colour: "#123456".into(),
            emblem: "owl".into(),
            says: String::new(),
        };
        state.seats.iter().map(seat).collect()
    }

    fn left_out(state: &State) -> BTreeSet<SeatId> {
        state.left_out.clone()
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
            Command::Whisper => vec![Event::Whispered],
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
            Command::Doze { ms } => {
                std::thread::sleep(Duration::from_millis(*ms));
                vec![Event::Turned]
            }
            Command::Jam => vec![Event::Jammed],
            Command::Ring
            | Command::Here { .. }
            | Command::Strike { .. }
            | Command::Fall { .. }
            | Command::Renew
                if *actor != Actor::Clock =>
            {
                return Err(refusal("not_clock", "Only the clock rings."));
            }
            Command::Ring if state.stuck => vec![],
            Command::Ring => vec![Event::Rang],
            Command::Watch => vec![Event::Watched],
            Command::Here { seats } => vec![Event::CameOrWent { here: seats.clone() }],
            Command::Chime { after_ms } => {
                let at = after_ms.iter().map(|after| Millis(now.0 + after)).collect();
                vec![Event::Chiming { at }]
            }
            Command::Strike { at } => vec![Event::Chimed { at: *at }],
            Command::Due { at } => vec![Event::FallsDue { at: *at }],
            Command::Fall { late } => vec![Event::FellDue { late: *late }],
            Command::Write => vec![Event::Writing],
            Command::Renew => {
                let value = chance.roll(1_000_000);
                vec![Event::Renewed { draw: chance.drawn(), value }]
            }
            Command::Finish => vec![Event::Finished],
            Command::LeaveOut { seats } => vec![Event::LeftOut { seats: seats.clone() }],
            Command::Swap { one, other } => {
                vec![Event::Swapped { one: one.clone(), other: other.clone() }]
            }
            Command::Join { from, into } => {
                vec![Event::Joined { from: from.clone(), into: into.clone() }]
            }
        })
    }

    fn apply(state: &mut State, event: &Event) {
        state.words = words(event);
        match event {
            Event::Added { by, who } => {
                state.count += by;
                *state.adders.entry(who.clone()).or_default() += by;
            }
            Event::Turned | Event::Whispered => state.page += 1,
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
            Event::Watched => state.here = Some(BTreeSet::new()),
            Event::CameOrWent { here } => state.here = Some(here.clone()),
            Event::Chiming { at } => state.chimes.clone_from(at),
            Event::Chimed { at } => {
                state.chimes.retain(|chime| chime != at);
                state.chimed += 1;
            }
            Event::FallsDue { at } => state.due = Some(*at),
            Event::FellDue { late } => (state.due, state.late) = (None, Some(*late)),
            Event::Writing => state.writing = true,
            Event::Renewed { draw, value } => {
                state.secrets.clear();
                state.rolls.push((*draw, *value));
            }
            Event::Finished => state.over = true,
            Event::LeftOut { seats } => state.left_out.clone_from(seats),
            Event::Swapped { .. } => {}
            Event::Joined { from, .. } => {
                state.left_out.insert(from.clone());
                state.joined.insert(from.clone());
            }
            Event::Returned { .. } | Event::Followed { .. } => {}
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
                here: state.here.clone(),
                chimed: state.chimed,
                late: state.late,
                ballast: state.ballast.clone(),
            })),
            Audience::Control => View::Control { hidden: state.secrets.keys().cloned().collect() },
            Audience::Seat(seat) => View::Seat { secret: state.secrets.get(seat).cloned() },
        }
    }

    fn alarms(state: &State) -> Vec<Alarm<Command>> {
        let end = state.ends.map(|at| Alarm { at, command: Command::Ring });
        let chime = |at: &Millis| Alarm { at: *at, command: Command::Strike { at: *at } };
        state.chimes.iter().map(chime).chain(end).collect()
    }

    fn deadlines(state: &State, now: UnixMillis) -> Vec<Deadline<Command>> {
        let fall = |at: UnixMillis| Deadline { at, command: Command::Fall { late: now.0 - at.0 } };
        state.due.map(fall).into_iter().collect()
    }

    fn presence(state: &State, here: &BTreeSet<SeatId>) -> Option<Command> {
        let known = state.here.as_ref()?;
        (known != here).then(|| Command::Here { seats: here.clone() })
    }

    fn drafting(state: &State, _seat: &SeatId) -> Option<u32> {
        state.writing.then_some(state.page)
    }

    fn boundary(state: &State) -> Option<u32> {
        u32::try_from(state.rolls.len()).ok()
    }

    fn over(state: &State) -> bool {
        state.over
    }

    fn lift(format: u32, _event: Value) -> Result<Value, Refusal> {
        Err(refusal("format", &format!("The toy never had a format {format}.")))
    }
}

impl Record for Toy {
    fn told(state: &State) -> Text {
        state.words.clone().into()
    }

    fn milestone(state: &State) -> u64 {
        u64::from(state.count >= 100)
    }

    fn sealed(state: &State) -> bool {
        !state.secrets.is_empty()
    }

    fn renewal(state: &State) -> Option<Command> {
        state.writing.then_some(Command::Renew)
    }

    fn vaulting(event: &Event) -> Option<Vaulting> {
        match event {
            Event::Hidden { .. } => Some(Vaulting::Locks(0)),
            Event::Revealed => Some(Vaulting::Opens(0)),
            Event::WentBack { anew: true, .. } => Some(Vaulting::ForgetsAll),
            Event::Renewed { .. } => Some(Vaulting::Renews),
            _ => None,
        }
    }

    fn moved(event: &Event) -> Option<Moved> {
        match event {
            Event::Swapped { one, other } => Some(Moved::Swap(one.clone(), other.clone())),
            Event::Joined { from, into } => {
                Some(Moved::Join { from: from.clone(), into: into.clone() })
            }
            Event::Returned { seat } => Some(Moved::Return(seat.clone())),
            Event::Followed { seat } => Some(Moved::Follow(seat.clone())),
            _ => None,
        }
    }

    fn keep(state: &State) -> Option<Vec<u8>> {
        borsh::to_vec(state).ok()
    }

    fn restore(origin: &State, bytes: &[u8]) -> Option<State> {
        let state: State = borsh::from_slice(bytes).ok()?;
        Some(State { translations: Arc::clone(&origin.translations), ..state })
    }

    fn translations(state: &State) -> Option<&Translations> {
        Some(&state.translations)
    }

    fn taken_back(past: &State, last: &State, anew: bool, now: Millis) -> Vec<Event> {
        let apart = last.joined.difference(&past.joined).cloned();
        let along = past.joined.difference(&last.joined).cloned();
        [Event::WentBack { anew, stood: now.0 - past.at.0 }]
            .into_iter()
            .chain(apart.map(|seat| Event::Returned { seat }))
            .chain(along.map(|seat| Event::Followed { seat }))
            .collect()
    }

    fn reserved(command: &Command) -> bool {
        matches!(command, Command::Set { .. })
    }

    fn sheets(state: &State) -> Value {
        json!({ "seats": state.seats })
    }

    fn secrets(told: &[Told<Event>]) -> Vec<Secret> {
        let (mut secrets, mut hidden) = (Vec::<Secret>::new(), Vec::<(usize, &SeatId)>::new());
        for row in told {
            for (event, what) in row.events.iter().enumerate() {
                match what {
                    Event::Hidden { seat, .. } => {
                        hidden.push((secrets.len(), seat));
                        let entry = row.entry;
                        secrets.push(Secret { entry, event, opened: None, shown: None });
                    }
                    Event::Whispered => {
                        let entry = row.entry;
                        secrets.push(Secret { entry, event, opened: None, shown: None });
                    }
                    Event::Revealed => {
                        let mut last = BTreeMap::new();
                        for (place, seat) in std::mem::take(&mut hidden).into_iter().rev() {
                            secrets[place].opened = Some(row.entry);
                            let Secret { entry, event, .. } = secrets[place];
                            // Told where it was first in.
                            let (was, shown) =
                                last.insert(seat, place).map_or((None, (entry, event)), |was| {
                                    (Some(was), secrets[was].shown.expect("it was the last"))
                                });
                            was.into_iter().for_each(|was| secrets[was].shown = None);
                            secrets[place].shown = Some(shown);
                        }
                    }
                    Event::WentBack { anew: true, .. } | Event::Renewed { .. } => hidden.clear(),
                    _ => {}
                }
            }
        }
        secrets
    }

    /// At which entries somebody added something, and at which it ends; to a seat also what it hid.
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
            "ends": told.last().map(|row| row.entry),
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
        Event::Finished => "finished".into(),
        Event::Swapped { .. } | Event::Joined { .. } => "changed seats".into(),
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
        translations: Default::default(),
        setup: json!({ "seats": seats, "ballast": ballast }),
    }
}
