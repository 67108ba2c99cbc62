//! A whole stasis as the rules alone play it: eight scripted players, no pacing, no hub.

use std::time::Instant;

use council::Council;
use council::command::{Command, StepsCommand, StreetsCommand};
use council::content::Draft;
use game::{Actor, Audience, Chance, Game, Millis, SeatId};
use prytaneion::games;
use serde_json::{Value, json};

use crate::print::row;

/// How many stases are played.
const RUNS: u64 = 11;
/// More commands than a stasis takes.
const MOST: usize = 5000;

/// Prints the median times.
pub fn section() {
    println!(
        "\na stasis of eight scripted players, all ten views after each command (median of {RUNS})"
    );
    for act in 1..=3 {
        let mut runs: Vec<Run> = (1..=RUNS).map(|seed| play(act, seed)).collect();
        runs.sort_by(|one, other| one.seconds.total_cmp(&other.seconds));
        let Run { seconds, deciding, commands } = &runs[runs.len() / 2];
        row(
            &format!("Act {act}"),
            format!(
                "{:.0} ms, {:.0} ms of them deciding, in {commands} commands: {:.2} ms each",
                seconds * 1e3,
                deciding * 1e3,
                seconds * 1e3 / *commands as f64,
            ),
        );
    }
}

/// What a stasis took.
struct Run {
    seconds: f64,
    /// Of them, to decide and apply; the rest is views.
    deciding: f64,
    commands: usize,
}

/// Dice from a seed.
struct Dice(u64, u64);

impl Chance for Dice {
    fn roll(&mut self, sides: u32) -> u32 {
        self.1 += 1;
        // The generator of Knuth; its high bits are good enough for a bench.
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        1 + (self.0 >> 33) as u32 % sides
    }

    fn drawn(&self) -> u64 {
        self.1
    }
}

fn play(act: u32, seed: u64) -> Run {
    let setup = games::scenarios(None).unwrap().remove(0).setup;
    let mut draft: Draft = serde_json::from_value(setup).unwrap();
    (draft.scenario.start.act, draft.scenario.start.stasis) = (act, act);
    let mut state = Council::create(draft).unwrap();
    let (mut dice, mut script) = (Dice(seed, 0), Dice(seed + 1000, 0));
    let seats = Council::seats(&state).into_iter().map(|seat| Audience::Seat(seat.id));
    let everybody: Vec<Audience> =
        [Audience::Public, Audience::Control].into_iter().chain(seats).collect();
    for command in [
        Command::Steps(StepsCommand::Advance { step: 0 }),
        Command::Streets(StreetsCommand::BeginStasis { step: 1 }),
    ] {
        let actor = Actor::Control { for_seat: None };
        let events = Council::decide(&state, &actor, &command, Millis(0), &mut dice).unwrap();
        events.iter().for_each(|event| Council::apply(&mut state, event));
    }
    let mut views: Vec<Value> =
        everybody.iter().map(|who| json!(Council::view(&state, who))).collect();
    let mut run = Run { seconds: 0.0, deciding: 0.0, commands: 0 };
    while views[0]["phase"] == "stasis" && run.commands < MOST {
        let (actor, command) = script_for(&views, &mut script);
        let start = Instant::now();
        let events = Council::decide(&state, &actor, &command, Millis(0), &mut dice);
        // A choice that somebody else has overtaken is no fault.
        for event in events.unwrap_or_default() {
            Council::apply(&mut state, &event);
        }
        run.deciding += start.elapsed().as_secs_f64();
        views = everybody.iter().map(|who| json!(Council::view(&state, who))).collect();
        run.seconds += start.elapsed().as_secs_f64();
        run.commands += 1;
    }
    run
}

/// One of several.
fn one<'a, T>(of: &'a [T], script: &mut Dice) -> Option<&'a T> {
    let script: &mut dyn Chance = script;
    script.pick(of)
}

/// What the first that is awaited does; else Control goes on.
fn script_for(views: &[Value], script: &mut Dice) -> (Actor, Command) {
    let step = views[0]["step_number"].clone();
    let awaited = &views[0]["awaiting"][0]["faction"];
    let seats = views[1]["seats"].as_array().unwrap();
    let own = seats.iter().position(|row| &row["faction"] == awaited);
    if let Some(at) = own {
        let choices = choices(&views[at + 2], &step, script);
        if let Some(choice) = one(&choices, script) {
            let seat = SeatId(awaited.as_str().unwrap().into());
            return (Actor::Seat(seat), serde_json::from_value(choice.clone()).unwrap());
        }
    }
    let desk = &views[1];
    let next = &desk["next"]["command"];
    let actions = desk["actions"].as_array().unwrap();
    let ends = ["name_winner", "pass"];
    let other = actions.iter().find(|row| ends.contains(&row["group"].as_str().unwrap()));
    let command = if next.is_null() { &other.unwrap()["command"] } else { next };
    (Actor::Control { for_seat: None }, serde_json::from_value(command.clone()).unwrap())
}

/// What a seat may do now: an action of its list, units anywhere, a card at one target, dice in order.
fn choices(view: &Value, step: &Value, script: &mut Dice) -> Vec<Value> {
    let street = &view["street"];
    let wanted = ["ready", "tyche", "mercy", "amend"];
    let actions = view["actions"].as_array().unwrap().iter();
    let actions = actions.filter(|row| wanted.contains(&row["group"].as_str().unwrap()));
    let mut choices: Vec<Value> = actions.map(|row| row["command"].clone()).collect();
    let place = &street["place"];
    for at in place["objectives"].as_array().into_iter().flatten() {
        let mix = one(place["mixes"].as_array().unwrap(), script).unwrap();
        let (mobs, military) = (&mix["mobs"], &mix["military"]);
        choices.push(serde_json::json!({
            "do": "place_units", "step": step, "objective": at, "mobs": mobs, "military": military
        }));
    }
    for held in street["hand"].as_array().into_iter().flatten() {
        let (card, play) = (&held["card"]["id"], &held["play"]);
        let aims = match play["with"].as_str() {
            Some("aims") => {
                let first = one(play["aims"].as_array().unwrap(), script).unwrap();
                let then = one(first["then"].as_array().unwrap(), script);
                [Some(&first["aim"]), then].into_iter().flatten().cloned().collect()
            }
            Some("nothing") => Vec::new(),
            _ => continue,
        };
        let row =
            serde_json::json!({ "do": "play_card", "step": step, "card": card, "aims": aims });
        choices.push(row);
    }
    if let Some(to) = street["share"]["to"].as_array() {
        let to: Vec<&Value> = to.iter().take(3).collect();
        choices.push(serde_json::json!({ "do": "share_dice", "step": step, "to": to }));
    }
    choices
}
