//! What is played. Another game is measured by filling in another plan.

use prytaneion::{Scenario, games};
use serde_json::{Value, json};

/// A command made from what its sender sees: the shared and the own part of the view.
pub type Make = Box<dyn Fn(&Value, &Value) -> Value>;

/// What is asked of all seats at once.
#[derive(Clone, Copy, Debug)]
pub struct Asked {
    /// How commands name it.
    pub number: u64,
    /// How seals name it.
    pub question: u64,
}

/// What is played.
pub struct Plan {
    pub scenario: Scenario,
    /// The ids of the seats.
    pub seats: Vec<&'static str>,
    /// What Control sends once, so that every seat is asked the same.
    pub prepare: Vec<Make>,
    /// What Control sends once at a table, so that `command` is always accepted.
    pub stock: Vec<Make>,
    /// A command of this seat that everybody sees the outcome of; at any time.
    pub command: fn(seat: usize) -> Value,
    /// What is asked, as everybody sees it.
    pub asked: fn(shared: &Value) -> Asked,
    /// How a seat answers, as text.
    pub vote: fn(seat: usize, asked: Asked) -> String,
    /// How Control shows all answers, as text.
    pub reveal: fn(asked: Asked) -> String,
    /// How Control asks anew after that, as text, and what is asked then.
    pub anew: fn(asked: Asked) -> (String, Asked),
}

/// A council in the middle of a vote: eight seats of the shipped scenario, all of them with a vote.
pub fn council() -> Plan {
    const SEATS: [&str; 8] = [
        "amazons",
        "aristocrats",
        "democrats",
        "medes",
        "monarchists",
        "oligarchs",
        "theocrats",
        "tyrants",
    ];
    /// Most are for it, as where something passes.
    const PICKS: [&str; 3] = ["yes", "yes", "no"];
    let citizens = SEATS.iter().map(|id| -> Make {
        let command = json!({
            "do": "set_standing", "faction": id, "citizen": true, "exiled": false, "reason": "a bench"
        });
        Box::new(move |_, _| command.clone())
    });
    let rich = SEATS.iter().map(|id| -> Make {
        let figure = json!({ "of": "faction", "faction": id, "counter": "talents" });
        Box::new(move |_, _| {
            json!({ "do": "edit", "figure": figure, "to": 1_000_000, "reason": "a bench" })
        })
    });
    Plan {
        scenario: scenario("council"),
        seats: SEATS.to_vec(),
        prepare: citizens.chain(to_the_vote()).collect(),
        stock: rich.collect(),
        command: |seat| {
            let to = SEATS[(seat + 1) % SEATS.len()];
            json!({ "do": "give", "to": to, "what": "talents", "amount": 1 })
        },
        asked: |shared| {
            let number = |value: &Value| value.as_u64().expect("a vote is open");
            let game = &shared["game"];
            Asked {
                number: number(&game["ballot"]["number"]),
                question: number(&game["step_number"]),
            }
        },
        vote: |seat, asked| {
            // As a phone does: with a seal on what is chosen.
            let (seat, pick) = (SEATS[seat], PICKS[seat % PICKS.len()]);
            let of = format!("vote {}", asked.question);
            let seal = kit::Seal::on(seat, &of, pick, rand::random());
            format!(
                r#"{{"do":"vote","ballot":{},"pick":"{pick}","seal":{}}}"#,
                asked.number,
                json!(seal)
            )
        },
        reveal: |asked| format!(r#"{{"do":"advance","step":{}}}"#, asked.question),
        anew: |asked| {
            let Asked { number, question } = asked;
            let anew = format!(r#"{{"do":"void_vote","ballot":{number},"reason":"once more"}}"#);
            // What came of the vote was a step too.
            (anew, Asked { number: number + 1, question: question + 2 })
        },
    }
}

/// An island at whose first turn all improve at the same time: each phone tries out who works where, sees what
/// that brings, and takes it back. Control sets a clock that everybody sees, and stops it.
pub fn atlantida(players: usize) -> Plan {
    const SEATS: [&str; 5] = ["atlas", "ampheres", "mneseus", "mestor", "azaes"];
    let together: Make = Box::new(
        |_, _| json!({ "do": "change_setting", "key": "improvement", "value": "together" }),
    );
    let factions = SEATS[..players].to_vec();
    let begin: Make = Box::new(move |_, _| json!({ "do": "begin", "factions": factions }));
    // The movement phase of each is the steward's.
    let moves = (0..players).map(|_| -> Make {
        Box::new(|shared, _| {
            json!({ "do": "play_for", "faction": shared["game"]["asked"]["duties"][0]["faction"] })
        })
    });
    Plan {
        scenario: scenario("atlantida"),
        seats: SEATS[..players].to_vec(),
        prepare: [together, begin].into_iter().chain(moves).collect(),
        stock: Vec::new(),
        // No section asks for it at these tables: nobody else sees what a phone tries out.
        command: |_| json!({ "do": "reset" }),
        asked: |shared| {
            let step = shared["game"]["asked"]["step"].as_u64().expect("a step");
            Asked { number: 0, question: step }
        },
        vote: |_, asked| {
            let tries = asked.number % 2 == 0;
            if tries { r#"{"do":"place","at":[]}"# } else { r#"{"do":"undo"}"# }.into()
        },
        reveal: |asked| format!(r#"{{"do":"set_clock","step":{},"seconds":600}}"#, asked.question),
        anew: |asked| {
            let Asked { number, question } = asked;
            let anew = format!(r#"{{"do":"stop_clock","step":{question}}}"#);
            (anew, Asked { number: number + 1, question })
        },
    }
}

/// The first shipped scenario of this game.
fn scenario(game: &str) -> Scenario {
    let all = games::scenarios(None).expect("the shipped content is sound");
    all.into_iter().find(|row| row.game == game).expect("a shipped scenario")
}

fn advance() -> Make {
    Box::new(|shared, _| json!({ "do": "advance", "step": shared["game"]["step_number"] }))
}

/// From the lobby to an open vote, by Control alone.
fn to_the_vote() -> Vec<Make> {
    let prytanis: Make = Box::new(|shared, _| {
        let game = &shared["game"];
        json!({ "do": "pick_prytanis", "cycle": game["cycle"], "faction": game["tied"][0] })
    });
    let events: Make = Box::new(|shared, _| {
        let game = &shared["game"];
        let card = &game["decks"][0]["up"]["id"];
        json!({ "do": "activate_events", "cycle": game["cycle"], "cards": [card] })
    });
    // A card of one option is before the council already; of several one is put to the vote.
    let put: Make = Box::new(|shared, _| {
        let game = &shared["game"];
        match game["step"].as_str() {
            Some("choose_motion") => {
                let card = &game["docket"][0]["card"]["id"];
                json!({ "do": "put_to_vote", "card": card, "option": 0 })
            }
            _ => json!({ "do": "announce", "text": "The vote is open." }),
        }
    });
    let steps = [advance(), prytanis, advance(), events];
    steps.into_iter().chain((0..4).map(|_| advance())).chain([put]).collect()
}
