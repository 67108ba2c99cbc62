//! What the log says of the sequence of play.

use game::{Text, text};

use crate::log::{Draft, LogKind, line};
use crate::steps::words;
use crate::steps::{Step, StepsEvent};

/// The line on an event. Of most steps their own events tell.
pub(crate) fn after(event: &StepsEvent) -> Option<Draft> {
    let text = match event {
        StepsEvent::CycleBegan { cycle } => text!("step-cycle-begins", cycle = cycle),
        StepsEvent::CycleEnded => text!("step-the-cycle-ends-grants-and"),
        StepsEvent::StepBegan { step, .. } => began(*step)?,
        StepsEvent::PhaseSkipped { phase } => {
            text!("step-control-ends-the-phase-as", phase = words::phase(*phase))
        }
        StepsEvent::ClockSet { .. } | StepsEvent::ClockStopped => return None,
    };
    Some(line(LogKind::Phase, text))
}

fn began(step: Step) -> Option<Text> {
    if step == Step::Debate {
        return Some(text!("step-the-debate-is-open"));
    }
    (step == Step::Race).then(|| text!("step-horses-are-being-concealed"))
}
