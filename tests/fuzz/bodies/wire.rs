//! What a client sends: read, written and read again it says the same; whatever command it holds, the rules
//! answer. And patches: whatever two views are, the patch between them leads from one to the other.

use std::sync::OnceLock;

use game::{Actor, Audience};
use prytaneion::wire::ClientMessage;
use prytaneion::wire::patch::between;
use serde_json::{Value, json};

use super::play::Play;

/// A table at which some steps were taken.
fn play() -> Play {
    static STEPS: OnceLock<Vec<Value>> = OnceLock::new();
    let steps = STEPS.get_or_init(|| {
        let mut play = Play::shipped(1);
        let mut steps = Vec::new();
        for _ in 0..8 {
            let offers = play.offers(&Audience::Control);
            let next = offers.into_iter().find(|command| command["do"] == "advance");
            let Some(next) = next else { break };
            if play.play(&Actor::Control { for_seat: None }, &next).is_ok() {
                steps.push(next);
            }
        }
        steps
    });
    let mut play = Play::shipped(1);
    for step in steps {
        play.play(&Actor::Control { for_seat: None }, step).unwrap();
    }
    play
}

pub fn body(data: &[u8]) {
    let (first, rest) =
        data.split_at(data.iter().position(|byte| *byte == 0).unwrap_or(data.len()));
    if let Ok(message) = serde_json::from_slice::<ClientMessage>(first) {
        let written = serde_json::to_string(&message).unwrap();
        let again: ClientMessage = serde_json::from_str(&written).expect("it was written by us");
        assert_eq!(written, serde_json::to_string(&again).unwrap());
        if let ClientMessage::Play { command, for_seat, .. } = message {
            let mut play = play();
            let seat = play.game.seats().remove(0).id;
            for actor in [Actor::Control { for_seat }, Actor::Seat(seat)] {
                let _ = play.play(&actor, &command);
            }
        }
    }
    let two = (serde_json::from_slice(first), serde_json::from_slice(rest.get(1..).unwrap_or(&[])));
    if let (Ok(old), Ok(new)) = two {
        patched(&old, &new);
    }
}

fn patched(old: &Value, new: &Value) {
    let whole = |view: &Value| json!({ "view": view });
    let patch = between(&whole(old).to_string(), &whole(new).to_string());
    let patch: json_patch::Patch = serde_json::from_str(&patch).expect("it is a patch");
    let mut patched = whole(old);
    json_patch::patch(&mut patched, &patch).expect("it fits on the old one");
    assert_eq!(patched, whole(new));
}
