//! Lines on the Assembly.

use game::text;

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
