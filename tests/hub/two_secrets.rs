//! Two secrets at once, as in a war with tributes: the ant seals an attack, all seal tributes, and whichever is opened
//! first leaves the other as it lies. A game of nothing but that, through the hub's doors.

use game::{
    Actor, Alarm, Audience, Chance, Game, Millis, Record, Refusal, Seat, SeatId, Secret, Shown,
    Text, Told, Vaulting,
};
use kit::{Bound, Does, Opening, Reveal, Seal, Sealable, Sealed, Secrets};
use prytaneion::{Config, Registry, Scenario};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::client::{Answer, Client};
use crate::house::{House, make_table_of};

struct War;

/// Which of the two.
type Which = usize;

#[derive(Clone, Default)]
struct State {
    vaults: [Sealed<SeatId, u32, ()>; 2],
    shown: [Option<Reveal<SeatId, ()>>; 2],
    opened: [Vec<(SeatId, u32)>; 2],
    number: [u32; 2],
    words: String,
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
enum Command {
    Lock { which: Which, what: u32, seal: Option<Seal> },
    Open { which: Which },
}

#[derive(Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
enum Event {
    Locked { which: Which, seat: SeatId, what: u32, seal: Option<Seal> },
    Opened { which: Which, rows: Vec<(SeatId, u32)> },
    WentBack { anew: bool },
}

type Row = kit::SecretRow<State, Event, SeatId, ()>;

fn does(row: Which, event: &Event) -> Option<Does<'_, SeatId>> {
    match event {
        Event::Locked { which, seat, what, .. } if *which == row => {
            Some(Does::Locks { whose: seat, choice: what })
        }
        Event::Opened { which, rows } if *which == row => Some(Does::Opens(Opening {
            shown: rows.iter().map(|(seat, what)| (seat, what.words())).collect(),
            ..Opening::unseen()
        })),
        Event::Locked { .. } | Event::Opened { .. } | Event::WentBack { .. } => None,
    }
}

macro_rules! row {
    ($which:literal, $question:literal) => {
        Row {
            question: $question,
            is_asked: |_| true,
            number: |state| state.number[$which],
            vault: |state| Some(&state.vaults[$which]),
            vault_mut: |state| Some(&mut state.vaults[$which]),
            does: |event| does($which, event),
            revealed: |state| state.shown[$which].as_ref(),
        }
    };
}

const SECRETS: Secrets<State, Event, SeatId, ()> = Secrets {
    rows: &[row!(0, "attack"), row!(1, "tribute")],
    acts: |_| None,
    to_all: |event| matches!(event, Event::WentBack { anew: true }).then_some(Vaulting::ForgetsAll),
};

fn refused(code: &str) -> Refusal {
    Refusal { code: code.into(), sentence: "Not so.".into() }
}

impl Game for War {
    type Setup = Value;
    type State = State;
    type Command = Command;
    type Event = Event;
    type View = Value;

    const NAME: &'static str = "war";
    const FORMAT: u32 = 1;

    fn create(_: Value) -> Result<State, Refusal> {
        Ok(State::default())
    }

    fn seats(_: &State) -> Vec<Seat> {
        let seat = |id: &str| Seat {
            id: SeatId(id.into()),
            name: id.into(),
            colour: "#123456".into(),
            emblem: "owl".into(),
            says: String::new(),
        };
        ["ant", "bee"].map(seat).into()
    }

    fn decide(
        state: &State,
        actor: &Actor,
        command: &Command,
        _: Millis,
        _: &mut dyn Chance,
    ) -> Result<Vec<Event>, Refusal> {
        Ok(vec![match (command, actor) {
            (Command::Lock { which, what, seal }, Actor::Seat(seat)) => {
                let row = SECRETS.rows.get(*which).ok_or_else(|| refused("which"))?;
                // Only who attacks is bound by the first.
                if *which == 0 && seat.0 != "ant" {
                    return Err(refused("not_asked"));
                }
                let seal = row.checked(state, actor, seat, what, seal.as_ref());
                let seal = seal.map_err(|_| refused("bad_seal"))?;
                Event::Locked { which: *which, seat: seat.clone(), what: *what, seal }
            }
            (Command::Open { which }, Actor::Control { .. }) => {
                let locked = state.vaults[*which].at_reveal();
                let rows = locked.iter().map(|(seat, choice)| (seat.clone(), choice.what));
                Event::Opened { which: *which, rows: rows.collect() }
            }
            _ => return Err(refused("who")),
        }])
    }

    fn apply(state: &mut State, event: &Event) {
        state.words.clear();
        match event {
            Event::Locked { which, seat, what, seal } => {
                state.vaults[*which].lock(seat.clone(), *what, (), seal.clone());
            }
            Event::Opened { which, rows } => {
                let question = SECRETS.rows[*which].asked(state).unwrap_or_default();
                let locked = state.vaults[*which].reveal();
                let shown = rows.iter().map(|(seat, what)| (seat, *what));
                state.shown[*which] = Some(Reveal::of(question, &locked, shown, &[], |_| ()));
                state.opened[*which].clone_from(rows);
                state.number[*which] += 1;
                state.words = format!("opened {which}");
            }
            Event::WentBack { anew } => {
                if *anew {
                    SECRETS.forget(state);
                    state.number = state.number.map(|number| number + 100);
                }
                state.words = "went back".into();
            }
        }
    }

    fn view(state: &State, audience: &Audience) -> Value {
        let held = state.vaults.each_ref().map(|vault| vault.who_is_in().collect::<Vec<_>>());
        match audience {
            Audience::Public => json!({ "held": held, "opened": state.opened }),
            Audience::Control => Value::Null,
            Audience::Seat(seat) => json!({
                "own": state.vaults.each_ref().map(|vault| vault.own(seat)),
                "asked": SECRETS.rows.iter().map(|row| row.asked(state)).collect::<Vec<_>>(),
                "sealed": SECRETS.rows.iter().map(|row| row.own_seal(state, seat).is_some())
                    .collect::<Vec<_>>(),
            }),
        }
    }

    fn alarms(_: &State) -> Vec<Alarm<Command>> {
        Vec::new()
    }

    fn lift(_: u32, event: Value) -> Result<Value, Refusal> {
        Ok(event)
    }
}

impl Record for War {
    fn told(state: &State) -> Text {
        state.words.clone().into()
    }

    fn sealed(state: &State) -> bool {
        SECRETS.sealed(state)
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

    fn taken_back(_: &State, _: &State, anew: bool, _: Millis) -> Vec<Event> {
        vec![Event::WentBack { anew }]
    }
}

/// Locks a choice under a seal on what is asked of the seat.
async fn lock(client: &mut Client, seat: &str, which: Which, what: u32) {
    client.settle().await;
    let asked = client.own.view["game"]["asked"][which].as_str().unwrap().to_owned();
    let seal = Seal::on(seat, &asked, &what.to_string(), [5; 32]);
    let lock = json!({ "do": "lock", "which": which, "what": what, "seal": seal });
    assert_eq!(client.play(lock).await, Answer::Accepted, "{asked}");
}

async fn back_to(control: &mut Client, which: Which, to: &str) -> Value {
    control.settle().await;
    let rows = control.own.view["table"]["history"].as_object().unwrap();
    let point = rows.values().find(|row| row["words"] == format!("opened {which}")).unwrap();
    let to = point[to].clone();
    control.send(&json!({ "type": "look_back", "to": to })).await;
    let past = control.wait_for("past").await;
    let back = json!({ "do": "rewind", "to": to, "seen": past["seen"], "anew": false });
    assert_eq!(control.table(back).await, Answer::Accepted);
    past
}

#[tokio::test]
async fn two_secrets_at_once_are_opened_in_either_order() {
    for first in [0, 1] {
        let scenario = Scenario {
            game: War::NAME.into(),
            id: War::NAME.into(),
            name: "War".into(),
            summary: String::new(),
            translations: Default::default(),
            setup: json!({}),
        };
        let registry = Registry::default().with::<War>();
        let house =
            House::with(|config| Config { registry, scenarios: vec![scenario], ..config }).await;
        let table = make_table_of(house.addr, &house.key, War::NAME).await;
        let mut control = table.control().await;
        let (mut ant, mut bee) = (table.sit("ant").await, table.sit("bee").await);
        lock(&mut ant, "ant", 0, 3).await;
        lock(&mut bee, "bee", 1, 4).await;
        lock(&mut ant, "ant", 1, 1).await;
        let refused = bee.play(json!({ "do": "lock", "which": 0, "what": 1 })).await;
        assert_eq!(refused, Answer::Refused("not_asked".into()));

        let open = |which: Which| json!({ "do": "open", "which": which });
        let all = json!([[["ant", 3]], [["ant", 1], ["bee", 4]]]);
        assert_eq!(control.play(open(first)).await, Answer::Accepted);
        ant.settle().await;
        assert_eq!(ant.game()["opened"][first], all[first]);
        // The other lies as it lay, under its seal.
        assert_eq!(ant.game()["opened"][1 - first], json!([]));
        assert_eq!(ant.own.view["game"]["sealed"][1 - first], true);
        assert_eq!(control.play(open(1 - first)).await, Answer::Accepted);
        ant.settle().await;
        assert_eq!(ant.game()["opened"], all);

        // After the first was opened and before the second, what lies hidden is known by now.
        let past = back_to(&mut control, 1 - first, "before").await;
        assert_eq!((&past["sealed"], &past["opened"]), (&json!(true), &json!(true)));
        ant.until_game(|game| game["held"] == json!([[], []])).await;
        assert_eq!(ant.game()["opened"][first], all[first]);
        lock(&mut ant, "ant", 1 - first, 2).await;
        ant.verify().await;
        control.verify().await;
    }
}

#[test]
fn a_reveal_shows_the_seals_of_its_own_secret() {
    let mut state = State::default();
    let (ant, bee) = (SeatId("ant".into()), SeatId("bee".into()));
    for (which, seat, what) in [(0, &ant, 3), (1, &bee, 4)] {
        let asked = SECRETS.rows[which].asked(&state).unwrap();
        let seal = Some(Seal::on(&seat.0, &asked, &u32::to_string(&what), [5; 32]));
        War::apply(&mut state, &Event::Locked { which, seat: seat.clone(), what, seal });
    }
    for (which, seat, what) in [(1, bee, 4), (0, ant, 3)] {
        let event = Event::Opened { which, rows: vec![(seat.clone(), what)] };
        War::apply(&mut state, &event);
        let shown: Vec<_> = War::shown(&state, &event);
        assert_eq!((shown.len(), shown[0].fits), (1, Some(true)));
        let bound = state.shown[which].as_ref().map(|reveal| reveal.seal(&seat));
        assert!(matches!(bound, Some(Bound::Open(_))));
    }
}
