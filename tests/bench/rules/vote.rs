//! A vote of one of eight, in the shipped scenario: deciding, applying, what is seen, what has changed.

use council::Council;
use council::command::Command;
use criterion::{BatchSize, Criterion, Throughput};
use game::{Actor, Audience, Change, Game, Kept, Millis, SeatId};
use prytaneion::wire::patch;
use serde_json::{Value, json};

use crate::dice::Dice;
use crate::plan::{self, Asked, Plan};

type State = <Council as Game>::State;

/// One who commands.
type Deed = (Actor, Command);

const CONTROL: Actor = Actor::Control { for_seat: None };

fn done(state: &mut State, (by, command): &Deed) {
    let mut dice = Dice::seeded(1);
    let events = Council::decide(state, by, command, Millis(1_000), &mut dice).expect("it may");
    events.iter().for_each(|event| Council::apply(state, event));
}

/// A council in which all have a vote and are asked for it.
fn asked(plan: &Plan) -> (State, Asked) {
    let setup = serde_json::from_value(plan.scenario.setup.clone()).expect("a setup");
    let mut state = Council::create(setup).expect("the content is sound");
    let seen = |state: &State| json!({ "game": Council::view(state, &Audience::Public) });
    for make in &plan.prepare {
        let command = serde_json::from_value(make(&seen(&state), &Value::Null)).expect("a command");
        done(&mut state, &(CONTROL, command));
    }
    let asked = (plan.asked)(&seen(&state));
    (state, asked)
}

/// Everybody's answer.
fn votes(plan: &Plan, asked: Asked) -> Vec<Deed> {
    let vote = |(at, seat): (usize, &&str)| {
        let command = serde_json::from_str(&(plan.vote)(at, asked)).expect("a command");
        (Actor::Seat(SeatId((*seat).into())), command)
    };
    plan.seats.iter().enumerate().map(vote).collect()
}

fn unsealed(votes: &[Deed]) -> Vec<Deed> {
    let without = |(by, command): &Deed| {
        let mut command = json!(command);
        command.as_object_mut().expect("an object").remove("seal");
        (by.clone(), serde_json::from_value(command).expect("a command"))
    };
    votes.iter().map(without).collect()
}

pub fn benches(criterion: &mut Criterion) {
    let plan = plan::council();
    let (state, asked) = asked(&plan);
    let sealed = votes(&plan, asked);
    for (name, votes) in [("eight votes", unsealed(&sealed)), ("eight sealed votes", sealed)] {
        let mut group = criterion.benchmark_group(name);
        group.throughput(Throughput::Elements(votes.len() as u64));
        // One who changes a vote does the same as one who votes: the same state will do for all.
        let mut state = state.clone();
        group.bench_function("decided and applied", |bencher| {
            bencher.iter(|| votes.iter().for_each(|deed| done(&mut state, deed)));
        });
        let mut dice = Dice::seeded(1);
        group.bench_function("decided", |bencher| {
            bencher.iter(|| {
                for (by, command) in &votes {
                    let decided = Council::decide(&state, by, command, Millis(1_000), &mut dice);
                    std::hint::black_box(decided).expect("it may");
                }
            });
        });
        group.finish();
    }
    seen(criterion, &plan, state, asked);
}

/// What all ten audiences see, and what a vote changes of it.
fn seen(criterion: &mut Criterion, plan: &Plan, mut state: State, asked: Asked) {
    let seats = plan.seats.iter().map(|seat| Audience::Seat(SeatId((*seat).into())));
    let everybody: Vec<Audience> =
        [Audience::Public, Audience::Control].into_iter().chain(seats).collect();
    let mut group = criterion.benchmark_group("what ten audiences see");
    group.bench_function("made whole", |bencher| {
        bencher.iter(|| {
            for audience in &everybody {
                std::hint::black_box(Council::show(&state, audience, &mut Kept::default()));
            }
        });
    });
    let mut kept = vec![Kept::default(); everybody.len()];
    let mut rounds = Rounds { plan, asked, waiting: Vec::new() };
    group.bench_function("after a command of a round, with its patches", |bencher| {
        let shown = |deed| {
            done(&mut state, &deed);
            for (audience, kept) in everybody.iter().zip(&mut kept) {
                let changes = Council::show(&state, audience, kept);
                changes.iter().for_each(compared);
            }
        };
        bencher.iter_batched(|| rounds.next(), shown, BatchSize::PerIteration);
    });
    group.finish();
}

/// What leads from the old to the new, where something stood and stands.
fn compared(change: &Change) {
    let (Some(was), Some(now)) = (&change.was, &change.now) else { return };
    std::hint::black_box(patch::between(was, now));
}

/// Round after round: everybody answers, then Control shows the answers and asks anew.
struct Rounds<'a> {
    plan: &'a Plan,
    asked: Asked,
    waiting: Vec<Deed>,
}

impl Rounds<'_> {
    fn next(&mut self) -> Deed {
        if self.waiting.is_empty() {
            let (anew, next) = (self.plan.anew)(self.asked);
            for command in [anew, (self.plan.reveal)(self.asked)] {
                self.waiting.push((CONTROL, serde_json::from_str(&command).expect("a command")));
            }
            self.waiting.extend(votes(self.plan, self.asked));
            self.asked = next;
        }
        self.waiting.pop().expect("a round has commands")
    }
}
