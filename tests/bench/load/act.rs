//! An Act from the lobby to the next one, as the program plays it with eight seats, Control and the
//! projector looking on: what comes over the network to each of them.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::client::{Answer, Client};
use crate::house::Table;
use crate::plan::Plan;
use crate::stop;

/// Cycles of its Action Rounds.
const CYCLES: [u64; 2] = [3, 2];

/// More of Control's presses than an Act takes.
const MOST: usize = 1_000;

/// Between one look and the next whether something still happens.
const LOOK: Duration = Duration::from_millis(20);

/// What somebody must decide before play goes on, as offers are grouped.
const DECISIONS: [&str; 9] = [
    "prytanis",
    "events",
    "winner",
    "put",
    "tie",
    "target",
    "end_deployment",
    "name_winner",
    "amend",
];

/// Everybody at a table, each holding both parts of its view.
pub struct Act {
    control: Client,
    projector: Client,
    seats: Vec<(&'static str, Client)>,
    presses: usize,
    /// How long Control waited for each answer.
    waits: Vec<Duration>,
}

/// What came to each sort of client in an Act, in bytes, with the view that it began with.
pub struct Came {
    /// The phone to which most came.
    pub phone: usize,
    pub control: usize,
    pub projector: usize,
    /// How often Control pressed.
    pub presses: usize,
}

impl Act {
    /// Sits down at a table in its lobby.
    pub async fn at(table: &Table, plan: &Plan) -> Self {
        let (control, projector) = (table.control().await, table.projector().await);
        let mut seats = Vec::new();
        for seat in &plan.seats {
            seats.push((*seat, table.sit(seat).await));
        }
        Self { control, projector, seats, presses: 0, waits: Vec::new() }
    }

    /// Plays the first Act and begins the second.
    pub async fn play(mut self) -> Came {
        self.opens().await;
        self.goes_through().await;
        self.press(json!({ "do": "advance_act", "act": 2 })).await;
        self.quiet().await;
        let phone = self.seats.iter().map(|(_, client)| client.bytes).max().unwrap_or(0);
        let (control, projector) = (self.control.bytes, self.projector.bytes);
        Came { phone, control, projector, presses: self.presses }
    }

    /// Plays a day of three Acts; returns how long Control waited for each answer.
    pub async fn day(mut self) -> Vec<Duration> {
        self.opens().await;
        self.goes_through().await;
        for act in [2, 3] {
            self.press(json!({ "do": "advance_act", "act": act })).await;
            self.begin("action").await;
            self.goes_through().await;
        }
        self.waits
    }

    /// Has the program play all seats, and begins.
    async fn opens(&mut self) {
        self.press(json!({ "do": "change_setting", "key": "script_seconds", "value": 0 })).await;
        let seats: Vec<&str> = self.seats.iter().map(|(seat, _)| *seat).collect();
        for seat in seats {
            let mode = json!({ "how": "scripted" });
            self.press(json!({ "do": "set_seat", "faction": seat, "mode": mode })).await;
        }
        self.next().await;
    }

    /// Goes through an Act from its first Action Round on.
    async fn goes_through(&mut self) {
        self.cycles(CYCLES[0]).await;
        self.recess().await;
        self.begin("action").await;
        self.cycles(CYCLES[1]).await;
        let step = self.game()["step_number"].clone();
        self.press(json!({ "do": "begin_stasis", "step": step })).await;
        self.until(|game| game["phase"] != "stasis").await;
        self.recess().await;
        let offered = |row: &Value| row["command"]["round"] == "assembly";
        if self.desk()["actions"].as_array().expect("offers").iter().any(offered) {
            self.begin("assembly").await;
            self.until(|game| game["phase"] != "assembly").await;
            self.recess().await;
        }
    }

    fn everybody(&mut self) -> impl Iterator<Item = &mut Client> {
        let seats = self.seats.iter_mut().map(|(_, client)| client);
        [&mut self.control, &mut self.projector].into_iter().chain(seats)
    }

    fn game(&self) -> &Value {
        self.control.game()
    }

    fn desk(&self) -> &Value {
        &self.control.own.view["game"]
    }

    /// Waits until the clock and the program have done all that they do by themselves.
    async fn quiet(&mut self) {
        loop {
            let was = self.control.shared.revision;
            for client in self.everybody() {
                client.settle().await;
            }
            tokio::time::sleep(LOOK).await;
            self.control.settle().await;
            if self.control.shared.revision == was {
                return;
            }
        }
    }

    async fn press(&mut self, command: Value) {
        let answer = self.send(None, command.clone()).await;
        if answer != Answer::Accepted {
            stop(format!("An Act stands still: {command} was answered {answer:?}."));
        }
        self.presses += 1;
        self.quiet().await;
    }

    async fn send(&mut self, seat: Option<&str>, command: Value) -> Answer {
        let begun = Instant::now();
        let answer = self.control.play_as(uuid::Uuid::new_v4(), seat, command).await;
        self.waits.push(begun.elapsed());
        answer
    }

    async fn next(&mut self) {
        let step = self.game()["step_number"].clone();
        self.press(json!({ "do": "advance", "step": step })).await;
    }

    async fn begin(&mut self, round: &str) {
        let step = self.game()["step_number"].clone();
        self.press(json!({ "do": "begin_round", "step": step, "round": round })).await;
    }

    /// The big button, or the first thing on offer where somebody must decide. Where the program was
    /// faster nothing is lost: it is looked at again.
    async fn step(&mut self) {
        self.presses += 1;
        if self.presses > MOST {
            stop(format!("An Act does not end; {}", self.desk()["next"]));
        }
        let (game, next) = (self.game(), &self.desk()["next"]);
        let step = &game["step_number"];
        let pressed = match game["step"].as_str() {
            Some("deploy") => Some((None, json!({ "do": "end_deployment", "step": step }))),
            _ if !next["command"].is_null() => {
                Some((None, json!({ "do": "advance", "step": step })))
            }
            _ => self.decision(),
        };
        if let Some((seat, command)) = pressed {
            self.send(seat, command).await;
        }
        self.quiet().await;
    }

    /// What is on offer first where somebody must decide, and for whom Control decides it.
    fn decision(&self) -> Option<(Option<&'static str>, Value)> {
        let next = &self.desk()["next"];
        let seat = self.seats.iter().find(|(seat, _)| next["waits_for"] == *seat);
        let offers = match seat {
            Some((_, client)) => &client.own.view["game"]["actions"],
            None => &self.desk()["actions"],
        };
        let decides =
            |row: &&Value| row["group"].as_str().is_some_and(|of| DECISIONS.contains(&of));
        let offer = offers.as_array()?.iter().find(decides)?;
        Some((seat.map(|(seat, _)| *seat), offer["command"].clone()))
    }

    async fn until(&mut self, so: impl Fn(&Value) -> bool) {
        while !so(self.game()) {
            self.step().await;
        }
    }

    async fn cycles(&mut self, count: u64) {
        let cycle = |game: &Value| game["cycle"].as_u64().expect("cycles are counted");
        let last = cycle(self.game()) + count;
        self.until(|game| game["step"] == "check" && cycle(game) + 1 >= last).await;
    }

    async fn recess(&mut self) {
        if self.game()["step"] != "diplomacy" {
            self.press(json!({ "do": "call_diplomacy" })).await;
        }
        self.until(|game| game["step"] == "diplomacy").await;
    }
}
