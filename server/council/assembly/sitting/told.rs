//! Lines on the Assembly.

use crate::assembly::sitting::SittingEvent;
use crate::cycle::vote::words::verdict;
use crate::law::texts::words::by;
use crate::log::{Draft, LogKind, line};
use crate::state::State;

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
            let verdict =
                row.verdict.as_ref().map(|ended| verdict(state, ended)).unwrap_or_default();
            let ended = if *adopted { "adopted" } else { "rejected" };
            line(LogKind::Vote, format!("“{}” is {ended}. {verdict}", row.title))
        }
    })
}
