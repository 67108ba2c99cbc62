//! What a game cost Control, and for whom the room waited.

use std::collections::BTreeMap;

use game::{Actor, Millis, Name, Text, text};

use crate::assembly::sitting::SittingEvent;
use crate::control::record::RecordEvent;
use crate::cycle::race::RaceEvent;
use crate::cycle::vote::VoteEvent;
use crate::day::DayEvent;
use crate::event::Event;
use crate::ids::FactionId;
use crate::stasis::streets::StreetsEvent;
use crate::state::State;
use crate::steps::view::awaiting;
use crate::steps::{Step, StepsEvent, said};
use crate::view::chronicle::{LoadRow, LoadView};
use crate::words::span;

/// Steps and seconds, span by span.
#[derive(Clone, Debug, Default)]
pub(super) struct Load {
    spans: Vec<Span>,
    /// Who was awaited since when, and in which step.
    awaited: Vec<FactionId>,
    step: Option<Step>,
    since: Millis,
    /// Milliseconds awaited by step, with the message that tells of them.
    by_step: BTreeMap<&'static str, u64>,
    /// Votes and bids that Control revealed when all were in, and how many seconds later.
    reveals: u32,
    nexts: u32,
}

/// A cycle, a stasis or an Assembly.
#[derive(Clone, Debug)]
struct Span {
    label: Text,
    /// Whether it is a cycle, or the rest of one.
    cycle: bool,
    began: Millis,
    ended: Millis,
    steps: u32,
    for_seats: u32,
    /// Milliseconds in which somebody was awaited, and each.
    waiting: u64,
    awaited: BTreeMap<FactionId, u64>,
}

impl Load {
    /// Takes in an entry; `state` is as it is after it.
    pub(super) fn note(&mut self, state: &State, at: Millis, events: &[Event]) {
        self.wait_until(at);
        for event in events {
            self.begin(state, event, at);
        }
        let by_control = events.iter().find_map(|event| match event {
            Event::Record(RecordEvent::Acted { by: Actor::Control { for_seat }, .. }) => {
                Some(for_seat.is_some())
            }
            _ => None,
        });
        if let (Some(for_seat), Some(span)) = (by_control, self.spans.last_mut()) {
            span.steps += 1;
            span.for_seats += u32::from(for_seat);
            let revealed = events.iter().any(|event| {
                matches!(
                    event,
                    Event::Vote(VoteEvent::VotesRevealed { .. })
                        | Event::Race(RaceEvent::RaceRevealed { .. })
                )
            });
            // All were in: nobody was awaited any more.
            if revealed && self.awaited.is_empty() && !for_seat {
                self.reveals += 1;
            }
            self.nexts += u32::from(!for_seat);
        }
        let awaited = awaiting(state).into_iter().map(|row| row.faction);
        self.awaited = awaited.collect();
        self.step = Some(state.course.step);
    }

    fn begin(&mut self, state: &State, event: &Event, at: Millis) {
        let act = state.course.act;
        let label = match event {
            Event::Steps(StepsEvent::CycleBegan { cycle }) => {
                text!("book-cycle", act = act, cycle = cycle)
            }
            Event::Streets(StreetsEvent::StasisBrokeOut) => {
                text!("book-stasis", number = state.city.stases)
            }
            Event::Sitting(SittingEvent::AssemblyOpened { .. }) => {
                text!("book-assembly", act = act)
            }
            Event::Day(DayEvent::DiplomacyBegan { .. }) => text!("book-diplomacy", act = act),
            // The cycle that the Archons left goes on.
            Event::Day(DayEvent::RoundBegan { round }) if *round > 1 => {
                text!("book-cycle-resumed", act = act, cycle = state.course.cycle)
            }
            _ => return,
        };
        self.spans.retain(|span| span.steps > 0 || span.ended > span.began);
        self.spans.push(Span {
            label,
            cycle: matches!(event, Event::Steps(_) | Event::Day(DayEvent::RoundBegan { .. })),
            began: at,
            ended: at,
            steps: 0,
            for_seats: 0,
            waiting: 0,
            awaited: BTreeMap::new(),
        });
    }

    fn wait_until(&mut self, at: Millis) {
        let passed = at.0.saturating_sub(self.since.0);
        self.since = self.since.max(at);
        if let Some(span) = self.spans.last_mut() {
            span.ended = span.ended.max(at);
            if !self.awaited.is_empty() {
                span.waiting += passed;
            }
            for id in &self.awaited {
                *span.awaited.entry(id.clone()).or_default() += passed;
            }
        }
        if let Some(step) = self.step.filter(|_| !self.awaited.is_empty()) {
            *self.by_step.entry(said::of(step).waited).or_default() += passed;
        }
    }

    /// The table of it, with advice.
    pub(super) fn view(&self, state: &State) -> LoadView {
        let mut waited: BTreeMap<&FactionId, u64> = BTreeMap::new();
        for (id, ms) in self.spans.iter().flat_map(|span| &span.awaited) {
            *waited.entry(id).or_default() += ms;
        }
        let rows = state.factions_told().map(|faction| {
            (faction.id.clone(), seconds(waited.get(&faction.id).copied().unwrap_or(0)))
        });
        let waited: Vec<(FactionId, u32)> = rows.collect();
        LoadView {
            rows: self.spans.iter().map(row).collect(),
            advice: self.advice(state, &waited),
            waited,
        }
    }

    fn advice(&self, state: &State, waited: &[(FactionId, u32)]) -> Vec<Text> {
        let mut advice = Vec::new();
        let total: u32 = waited.iter().map(|(_, seconds)| seconds).sum();
        if let Some((id, most)) = waited.iter().max_by_key(|(_, seconds)| *seconds) {
            let fair = total / u32::try_from(waited.len().max(1)).unwrap_or(1);
            if *most >= 30 && *most > fair + fair / 2 {
                let who = Name::of(state.name(id));
                advice.push(text!("advice-waited-longest", who = who, span = span(*most)));
            }
        }
        let step = self.by_step.iter().max_by_key(|(_, ms)| **ms);
        if let Some((what, ms)) = step.filter(|(_, ms)| **ms >= 60_000) {
            advice.push(text!(*what, span = span(seconds(*ms))));
        }
        if self.reveals >= 3 {
            advice.push(text!("advice-reveals", n = self.reveals));
        }
        let steps: u32 = self.spans.iter().map(|span| span.steps).sum();
        let for_seats: u32 = self.spans.iter().map(|span| span.for_seats).sum();
        if steps > 0 && for_seats * 4 > steps {
            advice.push(text!("advice-for-seats", n = for_seats, steps = steps));
        }
        let cycles = self.spans.iter().filter(|span| span.cycle);
        let heavy = cycles.max_by_key(|span| span.steps).filter(|span| span.steps > 12);
        if let Some(span) = heavy {
            advice.push(text!("advice-heaviest-cycle", cycle = &span.label, steps = span.steps));
        }
        advice
    }
}

fn seconds(ms: u64) -> u32 {
    u32::try_from(ms / 1000).unwrap_or(u32::MAX)
}

fn row(span: &Span) -> LoadRow {
    let longest = span.awaited.iter().max_by_key(|(_, ms)| **ms).filter(|(_, ms)| **ms >= 1000);
    LoadRow {
        label: span.label.clone(),
        steps: span.steps,
        for_seats: span.for_seats,
        seconds: seconds(span.ended.0.saturating_sub(span.began.0)),
        waiting: seconds(span.waiting),
        longest: longest.map(|(id, ms)| (id.clone(), seconds(*ms))),
    }
}
