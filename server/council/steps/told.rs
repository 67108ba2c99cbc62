//! What the log says of the sequence of play.

use crate::log::{Draft, LogKind, line};
use crate::steps::words;
use crate::steps::{Step, StepsEvent};

/// The line on an event. Of most steps their own events tell.
pub(crate) fn after(event: &StepsEvent) -> Option<Draft> {
    let text = match event {
        StepsEvent::CycleBegan { cycle } => format!("Cycle {cycle} begins."),
        StepsEvent::CycleEnded => "The cycle ends; grants and the horse bonus lapse.".to_owned(),
        StepsEvent::StepBegan { step, .. } => began(*step)?.to_owned(),
        StepsEvent::PhaseSkipped { phase } => {
            format!("Control ends the {} phase as it stands.", words::phase(*phase))
        }
        StepsEvent::ClockSet { .. } | StepsEvent::ClockStopped => return None,
    };
    Some(line(LogKind::Phase, text))
}

fn began(step: Step) -> Option<&'static str> {
    if step == Step::Debate {
        return Some("The debate is open.");
    }
    (step == Step::Race).then_some("Horses are being concealed.")
}
