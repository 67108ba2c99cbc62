//! Everything that happened, event by event, in the order of the chapters.

use game::{Millis, Text, Told};

use crate::apply;
use crate::assembly::sitting::SittingEvent;
use crate::chronicle::ballots;
use crate::chronicle::ballots::Vote;
use crate::chronicle::cycles::{Cycle, Outcome, Turn, outcome};
use crate::chronicle::deltas::{Deltas, Stood};
use crate::chronicle::figures::Figures;
use crate::chronicle::law::Law;
use crate::chronicle::load::Load;
use crate::chronicle::own::Own;
use crate::chronicle::stases::Stasis;
use crate::content::Counter;
use crate::control::figures::FiguresEvent;
use crate::cycle::events::EventsEvent;
use crate::cycle::grants::GrantsEvent;
use crate::cycle::outcome::OutcomeEvent;
use crate::cycle::prytanis::PrytanisEvent;
use crate::cycle::race::RaceEvent;
use crate::cycle::vote::VoteEvent;
use crate::day::DayEvent;
use crate::event::Event;
use crate::ids::FactionId;
use crate::law::texts::LawEvent;
use crate::origin::Origin;
use crate::stasis::streets::StreetsEvent;
use crate::state::State;
use crate::steps::{Phase, StepsEvent};
use crate::view::chronicle::Moment;

/// Everything that happened.
pub(super) struct Annals {
    /// As it is at the end.
    pub state: State,
    pub chapters: Vec<Chapter>,
    pub votes: Vec<Vote>,
    pub figures: Figures,
    pub law: Law,
    pub load: Load,
    pub own: Own,
    /// Moments that are no vote.
    pub moments: Vec<Moment>,
    /// The moment of the last entry, and the entry.
    pub until: Millis,
    pub last: u64,
}

/// A round of the day, or a stasis.
#[derive(Clone, Debug)]
pub(super) struct Chapter {
    pub kind: Kind,
    pub entry: u64,
    pub act: u32,
    pub began: Millis,
    pub ended: Option<Millis>,
    /// Arête and Doom of each faction when it ended.
    pub standing: Vec<(FactionId, u32, u32)>,
    pub cycles: Vec<Cycle>,
    pub motions: Vec<Motion>,
    pub stasis: Option<Box<Stasis>>,
    /// What was handed over.
    pub gifts: Vec<(FactionId, FactionId, Counter, u32)>,
    /// What everybody saw Control set, with the reason.
    pub set: Vec<(u64, Deltas, String)>,
}

/// What sort of chapter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// An Action Round, and whether it goes on after a stasis or an Assembly.
    Action(u32, bool),
    Diplomacy,
    Assembly,
    Stasis,
}

/// A motion that the Assembly decided.
#[derive(Clone, Debug)]
pub(super) struct Motion {
    pub entry: u64,
    pub id: u32,
    pub title: String,
    pub source: Origin,
    pub by: Option<FactionId>,
    pub measure: &'static str,
    pub changes: Text,
    pub votes: Vec<usize>,
    pub outcome: Option<Outcome>,
    pub adopted: Option<bool>,
}

/// What is kept of the moment before an event, to be told with what came of it.
struct Was {
    /// Whether the event belongs to the cycle under way.
    in_cycle: bool,
    /// What is about to happen.
    outcome: Option<Outcome>,
    stood: Option<Stood>,
}

impl Annals {
    /// The annals of a game.
    pub(super) fn of(start: State, told: &[Told<Event>]) -> Self {
        let mut state = start;
        let mut annals = Self {
            figures: Figures::of(&state),
            law: Law::of(&state),
            state: state.clone(),
            chapters: Vec::new(),
            votes: Vec::new(),
            load: Load::default(),
            own: Own::default(),
            moments: Vec::new(),
            until: Millis(0),
            last: told.last().map_or(1, |row| row.entry),
        };
        for row in told {
            for event in &row.events {
                let was = annals.before(&state, event, row.entry);
                apply::apply(&mut state, event);
                annals.after(was, &state, event, row.entry);
            }
            annals.figures.note(&state, row.at);
            annals.load.note(&state, row.at, &row.events);
            annals.until = annals.until.max(row.at);
        }
        annals.close(&state);
        annals.state = state;
        annals
    }

    /// Takes in an event that is about to happen: whatever of the state is to be told will be gone after it.
    fn before(&mut self, state: &State, event: &Event, entry: u64) -> Was {
        self.own.before(state, event, entry);
        let in_cycle = tells(event) && is_of_the_council(state.phase());
        if in_cycle {
            self.cycle(state, entry, false).before(state, event);
        }
        let outcome = match event {
            Event::Outcome(OutcomeEvent::OutcomeHappened) => outcome(state, entry),
            _ => None,
        };
        Was { in_cycle, outcome, stood: changes_much(event).then(|| Stood::of(state)) }
    }

    /// Takes in an event that has happened; `state` is as it is now.
    fn after(&mut self, was: Was, state: &State, event: &Event, entry: u64) {
        let changed = was.stood.map(|stood| stood.until(state));
        let did = was
            .outcome
            .map(|outcome| Outcome { deltas: changed.clone().unwrap_or_default(), ..outcome });
        self.own.after(state, event, entry);
        self.law.note(state, event, did.as_ref());
        self.moment(state, event, changed.as_ref(), entry);
        self.open(state, event, entry);
        let vote = ballots::note(&mut self.votes, state, event, entry);
        if let Some(stasis) = self.stasis().filter(|stasis| !stasis.over) {
            stasis.note(state, event, entry);
        }
        self.in_cycle(was.in_cycle, state, event, did.as_ref(), entry, vote);
        self.in_assembly(state, event, did, entry, vote);
        self.by_the_way(event, changed, entry);
    }

    fn chapter(&mut self) -> Option<&mut Chapter> {
        self.chapters.last_mut()
    }

    /// The stasis of the chapter under way.
    pub(super) fn stasis(&mut self) -> Option<&mut Stasis> {
        self.chapter()?.stasis.as_deref_mut()
    }

    /// Opens a chapter where one begins.
    fn open(&mut self, state: &State, event: &Event, entry: u64) {
        let kind = match event {
            Event::Day(DayEvent::RoundBegan { round }) => Kind::Action(*round, false),
            Event::Day(DayEvent::DiplomacyBegan { .. }) => Kind::Diplomacy,
            Event::Sitting(SittingEvent::AssemblyOpened { .. }) => Kind::Assembly,
            Event::Streets(StreetsEvent::StasisBrokeOut) => Kind::Stasis,
            _ => return,
        };
        self.begin(kind, state, entry);
        if let Some(chapter) = self.chapter().filter(|_| kind == Kind::Stasis) {
            chapter.stasis = Some(Box::new(Stasis::new(state, entry)));
        }
    }

    fn begin(&mut self, kind: Kind, state: &State, entry: u64) {
        self.close(state);
        if let Some(chapter) = self.chapter() {
            chapter.ended = Some(state.acted.at);
        }
        self.chapters.push(Chapter {
            kind,
            entry,
            act: state.course.act,
            began: state.acted.at,
            ended: None,
            standing: Vec::new(),
            cycles: Vec::new(),
            motions: Vec::new(),
            stasis: None,
            gifts: Vec::new(),
            set: Vec::new(),
        });
    }

    /// Says how it stood at the end of the chapter under way, or of the story.
    fn close(&mut self, state: &State) {
        if let Some(chapter) = self.chapter() {
            let standing = state.factions_told().map(|faction| {
                let figure = |counter| faction.counter(counter);
                (faction.id.clone(), figure(Counter::Arete), figure(Counter::Doom))
            });
            chapter.standing = standing.collect();
        }
    }

    /// The cycle under way; its chapter is opened anew where something lies between.
    fn cycle(&mut self, state: &State, entry: u64, begins: bool) -> &mut Cycle {
        let action = |chapter: &Chapter| matches!(chapter.kind, Kind::Action(..));
        if !self.chapters.last().is_some_and(action) {
            self.begin(Kind::Action(state.course.round, true), state, entry);
        }
        let chapter = self.chapters.last_mut().expect("a chapter was opened if there was none");
        let fits = chapter.cycles.last().is_some_and(|cycle| cycle.number == state.course.cycle);
        if begins || !fits {
            chapter.cycles.push(Cycle { entry, ..Cycle::new(state) });
        }
        chapter.cycles.last_mut().expect("a cycle was pushed if there was none")
    }

    /// `belongs` says whether it belongs to the cycle under way.
    fn in_cycle(
        &mut self,
        belongs: bool,
        state: &State,
        event: &Event,
        did: Option<&Outcome>,
        entry: u64,
        vote: Option<usize>,
    ) {
        if let Event::Steps(StepsEvent::CycleBegan { .. }) = event {
            self.cycle(state, entry, true);
            return;
        }
        let cycle = self.chapter().and_then(|chapter| chapter.cycles.last_mut());
        let Some(cycle) = cycle.filter(|_| belongs) else { return };
        cycle.after(state, event, did, entry);
        if let Some(at) = vote {
            cycle.entry = entry;
            cycle.course.push(Turn::Vote(at));
        }
    }

    fn in_assembly(
        &mut self,
        state: &State,
        event: &Event,
        did: Option<Outcome>,
        entry: u64,
        vote: Option<usize>,
    ) {
        if self.chapters.last().is_none_or(|chapter| chapter.kind != Kind::Assembly) {
            return;
        }
        let id = match event {
            Event::Sitting(SittingEvent::MotionTakenUp { motion })
            | Event::Sitting(SittingEvent::MotionSettled { motion, .. }) => Some(*motion),
            _ => state.assembly.motion,
        };
        let Some(row) = id.and_then(|id| state.motion(id)) else { return };
        let takes_up = matches!(event, Event::Sitting(SittingEvent::MotionTakenUp { .. }));
        let Some(chapter) = self.chapter() else { return };
        if takes_up && chapter.motions.iter().all(|told| told.id != row.id) {
            chapter.motions.push(Motion {
                entry,
                id: row.id,
                title: row.title.clone(),
                source: row.source.clone(),
                by: row.by.clone(),
                measure: ballots::measure(&row.measure),
                changes: row.changes.clone(),
                votes: Vec::new(),
                outcome: None,
                adopted: None,
            });
        }
        let Some(told) = chapter.motions.iter_mut().find(|told| told.id == row.id) else { return };
        told.title.clone_from(&row.title);
        told.votes.extend(vote);
        if did.is_some() {
            told.outcome = did;
            told.entry = entry;
        }
        match event {
            Event::Sitting(SittingEvent::MotionSettled { adopted, .. }) => {
                told.adopted = Some(*adopted);
                told.entry = entry;
            }
            Event::Vote(VoteEvent::BallotVoided { .. }) => told.adopted = None,
            _ => {}
        }
    }

    /// Gifts, and what Control set before everybody's eyes.
    fn by_the_way(&mut self, event: &Event, changed: Option<Deltas>, entry: u64) {
        let Some(chapter) = self.chapter() else { return };
        match event {
            Event::Figures(FiguresEvent::Given { from, to, what, amount }) => {
                let row = (from.clone(), to.clone(), *what);
                let same = chapter
                    .gifts
                    .iter_mut()
                    .find(|(by, whom, thing, _)| (&row.0, &row.1, row.2) == (by, whom, *thing));
                match same {
                    Some((.., sum)) => *sum += amount,
                    None => chapter.gifts.push((row.0, row.1, row.2, *amount)),
                }
            }
            Event::Figures(FiguresEvent::FigureSet { reason, .. })
            | Event::Figures(FiguresEvent::StandingSet { reason, .. })
            | Event::Law(LawEvent::SupremacySet { reason, .. }) => {
                chapter.set.extend(changed.map(|deltas| (entry, deltas, reason.clone())));
            }
            _ => {}
        }
    }
}

/// Whether an event is told with all that changed by it.
fn changes_much(event: &Event) -> bool {
    matches!(
        event,
        Event::Outcome(OutcomeEvent::OutcomeHappened)
            | Event::Figures(FiguresEvent::FigureSet { .. })
            | Event::Figures(FiguresEvent::StandingSet { .. })
            | Event::Law(LawEvent::SupremacySet { .. })
    )
}

/// Whether a phase is one of the council's cycle.
fn is_of_the_council(phase: Phase) -> bool {
    !matches!(phase, Phase::Stasis | Phase::Assembly | Phase::Diplomacy | Phase::Lobby)
}

/// Whether an event belongs to the story of a cycle.
fn tells(event: &Event) -> bool {
    matches!(
        event,
        Event::Prytanis(PrytanisEvent::PrytanisTied { .. })
            | Event::Prytanis(PrytanisEvent::PrytanisAppointed { .. })
            | Event::Prytanis(PrytanisEvent::NobodyPresides)
            | Event::Prytanis(PrytanisEvent::ElectionRevealed { .. })
            | Event::Events(EventsEvent::SecondLookTaken { .. })
            | Event::Events(EventsEvent::EventsActivated { .. })
            | Event::Race(RaceEvent::RaceRevealed { .. })
            | Event::Race(RaceEvent::WinnerPicked { .. })
            | Event::Grants(GrantsEvent::GrantMade { .. })
            | Event::Grants(GrantsEvent::GrantWithdrawn { .. })
            | Event::Vote(VoteEvent::VotesRevealed { .. })
            | Event::Vote(VoteEvent::VotesCounted { .. })
            | Event::Outcome(OutcomeEvent::OutcomeHappened)
            | Event::Steps(StepsEvent::PhaseSkipped { .. })
            | Event::Steps(StepsEvent::CycleEnded)
    )
}
