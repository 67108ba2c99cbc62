//! Lines on the Assembly.

use crate::assembly::sitting::SittingEvent;
use crate::cycle::vote::words::ballot_sentence;
use crate::log::{Draft, LogKind, line};
use crate::sentences::by;
use crate::state::State;

/// Keeps how the vote on a motion ended, in the words of that moment: the ballot is soon another.
pub(crate) fn keep(state: &mut State, event: &SittingEvent) {
    if let SittingEvent::MotionSettled { motion, .. } = event {
        let verdict = ballot_sentence(state);
        if let Some(row) = state.motion_mut(*motion) {
            row.verdict = verdict;
        }
    }
}

/// Lines that speak of what is so now.
pub(crate) fn after(state: &State, event: &SittingEvent) -> Option<Draft> {
    Some(match event {
        SittingEvent::AssemblyAnnounced => {
            let (motions, article) = (state.agenda_count(), by(state.reason("agenda_full")));
            let text = format!(
                "The agenda is full with {motions} motions{article}: an Assembly opens the next \
                 Diplomacy Round."
            );
            line(LogKind::Phase, text)
        }
        SittingEvent::AssemblyOpened { .. } => line(LogKind::Phase, "The Assembly sits."),
        SittingEvent::AssemblyClosed => line(LogKind::Phase, "The Assembly is over."),
        SittingEvent::MotionTakenUp { motion } => {
            let title = state.motion(*motion).map_or("", |motion| &motion.title);
            line(LogKind::Council, format!("Before the Assembly: “{title}”."))
        }
        SittingEvent::MotionSettled { motion, adopted } => {
            let row = state.motion(*motion)?;
            let verdict = row.verdict.clone().unwrap_or_default();
            let ended = if *adopted { "adopted" } else { "rejected" };
            line(LogKind::Vote, format!("“{}” is {ended}. {verdict}", row.title))
        }
    })
}
