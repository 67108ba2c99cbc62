//! Everybody at a table: seats with two phones each, Control's desk, projectors, onlookers.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use crate::client::Part;
use crate::house::Table;
use crate::ledger::Ledger;
use crate::member::{Ask, Habits, Held, Member, Who};
use crate::plan::Plan;
use crate::verdict::Verdict;

/// Screens at a table.
pub const SCREENS: usize = 44;

/// By then everybody has come back and all that was sent is answered, however busy the machine is.
const PATIENCE: Duration = Duration::from_secs(90);

/// What each audience holds.
pub type Views = BTreeMap<String, (Part, Part)>;

/// Everybody at a table.
pub struct Crowd {
    members: Vec<mpsc::UnboundedSender<Ask>>,
    /// By the ids of their seats.
    tokens: BTreeMap<String, String>,
}

impl Crowd {
    /// Takes every seat and lets everybody come.
    pub async fn comes(table: &Table, plan: &Plan, ledger: &Ledger, seed: u64) -> Self {
        let (mut all, mut tokens) = (Vec::new(), BTreeMap::new());
        for (nth, seat) in plan.seats.iter().enumerate() {
            let gives = plan.seats[(nth + 1) % plan.seats.len()];
            let token = table.token(seat).await;
            tokens.insert((*seat).to_owned(), token.clone());
            for votes in [VOTERS.contains(seat), false] {
                let seat = Some(((*seat).to_owned(), gives.to_owned()));
                all.push(Who { screen: "seat", token: Some(token.clone()), seat, votes });
            }
        }
        all.extend((0..2).map(|_| watcher("control", Some(table.key.clone()))));
        all.extend((0..2).map(|_| watcher("projector", None)));
        while all.len() < SCREENS {
            all.push(watcher("onlooker", None));
        }
        let members = Self::of(all, (table, &[table.addr]), ledger, seed);
        Self { members, tokens }
    }

    /// Takes two seats, and lets these, a Control and a projector come, wherever the table is.
    pub async fn few(
        table: &Table,
        addrs: &[SocketAddr],
        plan: &Plan,
        ledger: &Ledger,
        seed: u64,
    ) -> Self {
        let mut all = vec![watcher("control", Some(table.key.clone())), watcher("projector", None)];
        let mut tokens = BTreeMap::new();
        for (seat, gives) in [(plan.seats[0], plan.seats[1]), (plan.seats[1], plan.seats[0])] {
            let token = table.token(seat).await;
            tokens.insert(seat.to_owned(), token.clone());
            let seat = Some((seat.to_owned(), gives.to_owned()));
            all.push(Who { screen: "seat", token: Some(token), seat, votes: false });
        }
        Self { members: Self::of(all, (table, addrs), ledger, seed), tokens }
    }

    fn of(
        all: Vec<Who>,
        (table, addrs): (&Table, &[SocketAddr]),
        ledger: &Ledger,
        seed: u64,
    ) -> Vec<mpsc::UnboundedSender<Ask>> {
        let comes = |(nth, who)| {
            Member::comes(addrs.to_vec(), &table.code, who, ledger.clone(), seed + nth as u64)
        };
        all.into_iter().enumerate().map(comes).collect()
    }

    /// What lets a device of this seat in.
    pub fn token(&self, seat: &str) -> Option<&str> {
        self.tokens.get(seat).map(String::as_str)
    }

    fn ask(&self, ask: impl Fn() -> Ask) {
        // One that has fallen over is noticed when it is asked to rest.
        self.members.iter().for_each(|member| drop(member.send(ask())));
    }

    pub fn plays(&self, plays: bool) {
        self.ask(|| Ask::Play(plays));
    }

    pub fn behaves(&self, habits: Habits) {
        self.ask(|| Ask::Behave(habits));
    }

    /// Nobody plays any more, everybody is there, all that was sent is answered.
    pub async fn rests(&self) -> Result<(), String> {
        self.plays(false);
        self.all(Ask::Rest).await.map(drop)
    }

    async fn all<T>(&self, ask: impl Fn(oneshot::Sender<T>) -> Ask) -> Result<Vec<T>, String> {
        let asked = self.members.iter().map(|member| {
            let (tell, told) = oneshot::channel();
            let _ = member.send(ask(tell));
            told
        });
        let asked: Vec<_> = asked.collect();
        let answers = async {
            let mut answers = Vec::new();
            for (nth, told) in asked.into_iter().enumerate() {
                answers.push(told.await.map_err(|_| format!("screen {nth} has fallen over"))?);
            }
            Ok(answers)
        };
        let late = || format!("not all screens answered within {} s", PATIENCE.as_secs());
        timeout(PATIENCE, answers).await.unwrap_or_else(|_| Err(late()))
    }

    /// What each audience holds, when all of its screens hold the same. They may take a moment to agree:
    /// somebody who has just come is told to the others.
    pub async fn views(&self, verdict: &mut Verdict) -> Option<Views> {
        let agree = async {
            loop {
                // A line that broke meanwhile is no answer.
                let Ok(held) = self.all(Ask::Show).await else {
                    self.rests().await?;
                    continue;
                };
                if let Some(views) = agreed(held) {
                    return Ok::<_, String>(views);
                }
            }
        };
        let views = timeout(PATIENCE, agree).await;
        match views.unwrap_or_else(|_| Err("the screens do not agree".into())) {
            Ok(views) => Some(views),
            Err(why) => {
                verdict.diverged(why);
                None
            }
        }
    }
}

/// Whoever has no seat.
fn watcher(screen: &'static str, token: Option<String>) -> Who {
    Who { screen, token, seat: None, votes: false }
}

/// Those of a shipped scenario who vote.
const VOTERS: [&str; 6] =
    ["aristocrats", "democrats", "monarchists", "oligarchs", "theocrats", "tyrants"];

fn agreed(held: Vec<Held>) -> Option<Views> {
    let mut views = Views::new();
    let everybody = held.first()?.shared.clone();
    for Held { audience, shared, own } in held {
        if shared != everybody {
            return None;
        }
        let kept = views.entry(audience).or_insert_with(|| (shared, own.clone()));
        if kept.1 != own {
            return None;
        }
    }
    Some(views)
}
