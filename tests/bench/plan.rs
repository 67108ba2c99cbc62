//! What the bench plays. Another game is benched by filling in another plan.

use prytaneion::{Registry, Scenario, games};
use serde_json::{Value, json};

/// Who sends a step.
#[derive(Clone, Copy)]
pub enum Who {
    Control,
    /// The seat of this number.
    Seat(usize),
}

/// A command made from what its sender sees: the shared and the own part of the view.
pub type Make = Box<dyn Fn(&Value, &Value) -> Value>;

/// What the bench plays.
pub struct Plan {
    pub registry: fn() -> Registry,
    pub scenario: fn() -> Scenario,
    /// The ids of the seats, at least two.
    pub seats: Vec<&'static str>,
    /// What Control sends once, so that `command` is always accepted.
    pub prepare: Vec<Make>,
    /// A command of this seat under load: always accepted, and seen by everybody.
    pub command: fn(seat: usize) -> Value,
    /// One vote from its opening to its result, or what is nearest to it in this game.
    pub cycle: fn() -> Vec<(Who, Make)>,
}

/// A council in the middle of a vote: eight seats of the shipped scenario, of which six vote.
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
    let rich = SEATS.iter().map(|id| -> Make {
        let figure = json!({ "of": "faction", "faction": id, "counter": "talents" });
        Box::new(move |_, _| {
            json!({ "do": "edit", "figure": figure, "to": 1_000_000, "reason": "a bench" })
        })
    });
    Plan {
        registry: games::registry,
        scenario: || games::scenarios(None).unwrap().remove(0),
        seats: SEATS.to_vec(),
        prepare: to_the_vote().into_iter().chain(rich).collect(),
        command: |seat| {
            let to = SEATS[(seat + 1) % SEATS.len()];
            json!({ "do": "give", "to": to, "what": "talents", "amount": 1 })
        },
        cycle: || {
            let vote = |seat| {
                let make: Make = Box::new(|shared, _| {
                    let ballot = &shared["game"]["ballot"]["number"];
                    json!({ "do": "vote", "ballot": ballot, "pick": "yes" })
                });
                (Who::Seat(seat), make)
            };
            let void: Make = Box::new(|shared, _| {
                let ballot = &shared["game"]["ballot"]["number"];
                json!({ "do": "void_vote", "ballot": ballot, "reason": "once more" })
            });
            let votes = [1, 2, 4, 5, 6, 7].into_iter().map(vote);
            votes.chain([(Who::Control, advance()), (Who::Control, void)]).collect()
        },
    }
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
