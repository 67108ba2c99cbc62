//! Lines on proposals and the agenda.

use crate::assembly::agenda::{AgendaEvent, Proposal, ProposalState};
use crate::event::Event;
use crate::log::{Draft, LogKind, line};
use crate::state::State;

fn title(state: &State, id: u32) -> &str {
    state.motion(id).map_or("", |motion| &motion.title)
}

/// Lines that speak of what is about to go.
pub(crate) fn before(state: &State, event: &AgendaEvent) -> Option<Draft> {
    let text = match event {
        AgendaEvent::MotionStruck { motion, reason } => {
            format!("Control takes “{}” off the agenda: {reason}", title(state, *motion))
        }
        AgendaEvent::MotionAmended { motion, title: new, reason, .. } => {
            let old = title(state, *motion);
            let name = if old == new {
                format!("“{old}”")
            } else {
                format!("“{old}”, now “{new}”")
            };
            format!("Control rewords {name}: {reason}")
        }
        AgendaEvent::MotionSplit { motion, parts } => {
            let parts: Vec<String> = parts.iter().map(|part| format!("“{}”", part.title)).collect();
            format!("Control splits “{}” into {}.", title(state, *motion), parts.join(", "))
        }
        AgendaEvent::MotionAdded { .. }
        | AgendaEvent::MotionProposed { .. }
        | AgendaEvent::ProposalWithdrawn { .. }
        | AgendaEvent::ProposalAdmitted { .. }
        | AgendaEvent::ProposalDeclined { .. }
        | AgendaEvent::MotionMoved { .. }
        | AgendaEvent::MotionPostponed { .. } => return None,
    };
    Some(line(LogKind::Control, text))
}

/// Lines that speak of what is so now.
pub(crate) fn after(state: &State, event: &AgendaEvent) -> Option<Draft> {
    let kind = LogKind::Control;
    Some(match event {
        AgendaEvent::MotionAdded { title, by: None, .. } => {
            line(kind, format!("Control puts “{title}” on the agenda."))
        }
        AgendaEvent::MotionAdded { title, by: Some(by), .. } => {
            let text = format!("“{title}”, moved by the {}, joins the agenda.", state.name(by));
            line(LogKind::Council, text).about([by])
        }
        // A proposal is between the Archon and Control until it is admitted.
        AgendaEvent::MotionProposed { faction, .. } => {
            let text = format!("The {} propose a motion.", state.name(faction));
            line(LogKind::Council, text).about([faction]).for_control()
        }
        AgendaEvent::ProposalDeclined { proposal, reason } => {
            let row = state.assembly.proposals.iter().find(|row| row.id == *proposal)?;
            let text =
                format!("Control declines a motion of the {}: {reason}", state.name(&row.by));
            line(kind, text).about([&row.by]).for_control()
        }
        AgendaEvent::MotionMoved { motion, to } => {
            line(kind, format!("Control moves “{}” to place {}.", title(state, *motion), to + 1))
        }
        AgendaEvent::MotionPostponed { motion, postponed: true } => {
            line(kind, format!("“{}” is put off to another Assembly.", title(state, *motion)))
        }
        AgendaEvent::MotionPostponed { motion, postponed: false } => {
            line(kind, format!("“{}” waits in this Assembly again.", title(state, *motion)))
        }
        AgendaEvent::ProposalWithdrawn { .. }
        | AgendaEvent::ProposalAdmitted { .. }
        | AgendaEvent::MotionAmended { .. }
        | AgendaEvent::MotionSplit { .. }
        | AgendaEvent::MotionStruck { .. } => return None,
    })
}

/// The proposals that wait for Control's answer.
pub(crate) fn waiting(state: &State) -> Vec<u32> {
    let proposals = state.assembly.proposals.iter();
    proposals.filter(|row| row.state == ProposalState::Waiting).map(|row| row.id).collect()
}

/// Proposals that fell because of what happened. Control is told, and nobody else: the room does not know
/// of them.
pub(crate) fn overtaken(state: &State, event: &Event, waited: &[u32]) -> Vec<Draft> {
    let declined =
        |row: &&Proposal| row.state == ProposalState::Declined && waited.contains(&row.id);
    let by_control = matches!(event, Event::Agenda(AgendaEvent::ProposalDeclined { .. }));
    let rows = state.assembly.proposals.iter().filter(|row| !by_control && declined(row));
    let told = rows.map(|row| {
        let (name, [title, ..]) = (state.name(&row.by), &row.words);
        let why = row.answer.as_deref().unwrap_or_default();
        let text = format!("The motion of the {name} on “{title}” falls: {why}");
        line(LogKind::Control, text).about([&row.by]).for_control()
    });
    told.collect()
}
