//! Lines on proposals and the agenda.

use game::{Name, text};

use crate::assembly::agenda::{AgendaEvent, Proposal, ProposalState};
use crate::event::Event;
use crate::log::{Draft, LogKind, line};
use crate::state::State;
use crate::words::commas;

fn title(state: &State, id: u32) -> &str {
    state.motion(id).map_or("", |motion| &motion.title)
}

/// Lines that speak of what is about to go.
pub(crate) fn before(state: &State, event: &AgendaEvent) -> Option<Draft> {
    let text = match event {
        AgendaEvent::MotionStruck { motion, reason } => {
            text!(
                "agenda-control-takes-off-the-agenda",
                motion = title(state, *motion),
                reason = reason
            )
        }
        AgendaEvent::MotionAmended { motion, title: new, reason, .. } => {
            let old = title(state, *motion);
            let name = if old == new {
                text!("agenda-quoted-old", old = old)
            } else {
                text!("agenda-now", old = old, new = new)
            };
            text!("agenda-control-rewords", name = name, reason = reason)
        }
        AgendaEvent::MotionSplit { motion, parts } => {
            let parts =
                commas(parts.iter().map(|part| text!("agenda-quoted", title = &part.title)));
            text!("agenda-control-splits-into", motion = title(state, *motion), parts = parts)
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
            line(kind, text!("agenda-control-puts-on-the-agenda", title = title))
        }
        AgendaEvent::MotionAdded { title, by: Some(by), .. } => {
            let text = text!(
                "agenda-moved-by-joins-the-agenda",
                title = title,
                who = Name::of(state.name(by))
            );
            line(LogKind::Council, text).about([by])
        }
        // A proposal is between the Archon and Control until it is admitted.
        AgendaEvent::MotionProposed { faction, .. } => {
            let text = text!("agenda-propose-a-motion", who = Name::of(state.name(faction)));
            line(LogKind::Council, text).about([faction]).for_control()
        }
        AgendaEvent::ProposalDeclined { proposal, reason } => {
            let row = state.assembly.proposals.iter().find(|row| row.id == *proposal)?;
            let text = text!(
                "agenda-control-declines-a-motion-of",
                who = Name::of(state.name(&row.by)),
                reason = reason
            );
            line(kind, text).about([&row.by]).for_control()
        }
        AgendaEvent::MotionMoved { motion, to } => line(
            kind,
            text!("agenda-control-moves-to-place", motion = title(state, *motion), what = to + 1),
        ),
        AgendaEvent::MotionPostponed { motion, postponed: true } => {
            line(kind, text!("agenda-is-put-off-to-another", motion = title(state, *motion)))
        }
        AgendaEvent::MotionPostponed { motion, postponed: false } => {
            line(kind, text!("agenda-waits-in-this-assembly-again", motion = title(state, *motion)))
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
        let (name, title) = (state.name(&row.by), &row.words.title);
        let why = row.answer.clone().unwrap_or_default();
        let text =
            text!("agenda-the-motion-of-on-falls", name = Name::of(name), title = title, why = why);
        line(LogKind::Control, text).about([&row.by]).for_control()
    });
    told.collect()
}
