//! The sitting on screens, among the offers, in words and in the log.

use game::{Text, text};
use serde::Serialize;

use crate::action::{Action, Group};
use crate::assembly::agenda::MotionState;
use crate::assembly::sitting::rules::next_motion;
use crate::assembly::sitting::{SittingCommand, SittingEvent, rules};
use crate::control::stage::Scene;
use crate::cycle::vote::words::{passes_now, verdict};
use crate::cycle::{debate, grants, outcome, vote};
use crate::day::shown::next_round;
use crate::figures::count;
use crate::law::settings::{Ends, Ruling};
use crate::law::texts::shown::by;
use crate::log::{LogKind, NewLine, line};
use crate::state::{Faction, State};
use crate::steps::Phase;
use crate::steps::words::{Ask, Meanwhile, PLAIN, Said, vote_or};

// The Assembly under way, as everybody sees it.

/// The Assembly under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct AssemblyView {
    /// The number of the motion that is before it; none between motions.
    pub motion: Option<u32>,
    /// The motion that is read next.
    pub next: Option<u32>,
    /// The motion that was decided last in this Assembly.
    pub last: Option<u32>,
    /// Motions still waiting in this Assembly, the one before it among them.
    pub left: u32,
    /// Motions adopted in this Assembly.
    pub adopted: u32,
    /// Motions rejected in this Assembly.
    pub rejected: u32,
    /// What a motion needs to pass, with the articles that say so.
    pub needed: Text,
}

pub(crate) fn assembly(state: &State) -> Option<AssemblyView> {
    if state.phase() != Phase::Assembly {
        return None;
    }
    let many = |of: &dyn Fn(MotionState) -> bool| {
        count(state.assembly.agenda.iter().filter(|motion| of(motion.state)).count())
    };
    let before = state.assembly.motion.and_then(|id| state.motion(id));
    let open = before.filter(|motion| motion.is_open()).map(|motion| motion.id);
    Some(AssemblyView {
        motion: open,
        next: rules::next_motion(state).map(|motion| motion.id),
        last: before.filter(|motion| !motion.is_open()).map(|motion| motion.id),
        left: many(&|state| matches!(state, MotionState::Waiting | MotionState::Now)),
        adopted: many(&|state| state == MotionState::Adopted),
        rejected: many(&|state| state == MotionState::Rejected),
        needed: passes_now(state),
    })
}

// What Control may read to the Assembly.

/// the motions that can be read now, other than the one that is next anyway.
pub(crate) fn motions_to_take_up(state: &State) -> Vec<Action> {
    let next = rules::next_motion(state).map(|motion| motion.id);
    let rows = state.assembly.agenda.iter().filter(|row| rules::may_take_up(state, row.id));
    rows.filter(|row| Some(row.id) != next)
        .map(|row| {
            let command =
                SittingCommand::TakeUpMotion { step: state.course.step_number, motion: row.id };
            let (key, says) =
                (format!("take_up:{}", row.id), text!("sitting-it-is-read-before-the"));
            Action::new(key, Group::TakeUp, &row.title, says, command)
        })
        .collect()
}

// What is said of the Assembly.

/// Between two motions.
pub(crate) const ASSEMBLY: Said = Said {
    scene: |state| vote_or(state, Scene::Agenda),
    headline: between_motions,
    meanwhile: Meanwhile::Headline("sitting-the-assembly-sits-2"),
    button: |state| match next_motion(state) {
        Some(motion) => (
            text!("sitting-read-the-motion", title = &motion.title),
            text!("sitting-its-text-is-shown-and"),
        ),
        None => next_round(state),
    },
    ..PLAIN
};

/// A motion was read and is debated.
pub(crate) const DEBATE: Said = Said {
    scene: |_| Scene::Motion,
    archon: debate::shown::floor_asked,
    headline: debated,
    meanwhile: Meanwhile::Asks(|state, faction| {
        debate::shown::ask(state, faction, || listen(state, faction))
    }),
    clock: Some(|state| match state.settings.debate_ends {
        Ends::ByItself => (text!("sitting-debate"), text!("sitting-the-motion-is-put-to")),
        Ends::ByControl => (text!("sitting-debate"), text!("sitting-the-vote-may-be-called")),
    }),
    button: |state| {
        let says = vote::words::opens(state, text!("sitting-the-debate-ends-the-factions"));
        (text!("sitting-put-the-motion-to-the"), says)
    },
    plays: |seat| grants::shown::grants_now(seat).into_iter().collect(),
    ..PLAIN
};

/// The Assembly votes on it.
pub(crate) const BALLOT: Said = Said {
    headline: |state| of_the_motion(state, text!("sitting-the-assembly-votes")),
    meanwhile: Meanwhile::Asks(votes),
    ..vote::view::BALLOT
};

/// It passed, and what will happen is shown.
pub(crate) const OUTCOME: Said = Said {
    scene: |_| Scene::Vote,
    headline: adopted,
    meanwhile: Meanwhile::Asks(|state, _| outcome::shown::ask(state)),
    button: |_| (text!("sitting-let-it-happen"), text!("sitting-what-is-shown-becomes-true")),
    ..outcome::shown::OUTCOME
};

fn votes(state: &State, faction: &Faction) -> Ask {
    vote::words::ask(state, faction, text!("sitting-the-assembly-votes"))
}

fn between_motions(state: &State) -> Text {
    let last = state.assembly.motion.and_then(|id| state.motion(id));
    let verdict = last.and_then(|motion| Some((&motion.title, motion.verdict.as_ref()?)));
    match (verdict, state.agenda_count()) {
        (Some((title, ended)), _) => {
            text!("sitting-ended", title = title, ended = vote::words::verdict(state, ended))
        }
        (None, 1) => text!("sitting-the-assembly-sits-one-motion"),
        (None, many) => text!("sitting-the-assembly-sits-motions-are", many = many),
    }
}

fn debated(state: &State) -> Text {
    debate::shown::floor(state, of_the_motion(state, text!("sitting-debated")))
}

fn adopted(state: &State) -> Text {
    of_the_motion(state, text!("sitting-adopted"))
}

fn of_the_motion(state: &State, what: Text) -> Text {
    let motion = state.assembly.motion.and_then(|id| state.motion(id));
    motion.map_or(Text::default(), |motion| {
        text!("sitting-of-the-motion", what = what, title = &motion.title)
    })
}

/// What somebody hears who is not on the list of speakers.
fn listen(state: &State, faction: &Faction) -> Text {
    let grants = if faction.has_vote() {
        Text::default()
    } else {
        text!("sitting-you-may-grant-your-influence")
    };
    text!("sitting-debated-and-grants", debated = debated(state), grants = grants)
}

// Lines on the Assembly.

/// Lines that speak of what is so now.
pub(crate) fn after(state: &State, event: &SittingEvent) -> Option<NewLine> {
    Some(match event {
        SittingEvent::AssemblyAnnounced => {
            let (motions, article) = (state.agenda_count(), by(state.reason(Ruling::AgendaFull)));
            let text =
                text!("sitting-the-agenda-is-full-with", motions = motions, article = article);
            line(LogKind::Phase, text)
        }
        SittingEvent::AssemblyOpened { .. } => {
            line(LogKind::Phase, text!("sitting-the-assembly-sits"))
        }
        SittingEvent::AssemblyClosed => line(LogKind::Phase, text!("sitting-the-assembly-is-over")),
        SittingEvent::MotionTakenUp { motion } => {
            let title = state.motion(*motion).map_or("", |motion| &motion.title);
            line(LogKind::Council, text!("sitting-before-the-assembly", title = title))
        }
        SittingEvent::MotionSettled { motion, adopted } => {
            let row = state.motion(*motion)?;
            let verdict =
                row.verdict.as_ref().map(|ended| verdict(state, ended)).unwrap_or_default();
            let title = &row.title;
            let text = match adopted {
                true => text!("sitting-is-adopted", title = title, verdict = verdict),
                false => text!("sitting-is-rejected", title = title, verdict = verdict),
            };
            line(LogKind::Vote, text)
        }
    })
}
