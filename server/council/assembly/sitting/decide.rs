//! The Assembly goes from motion to motion.

use game::Actor;

use crate::assembly::sitting::{SittingCommand, SittingEvent, rules};
use crate::decision::{Decided, Decision, control_only, same_step};
use crate::rejection::Rejection;
use crate::steps::Step;

/// Decides a command of this room.
pub(crate) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &SittingCommand) -> Decided {
    match command {
        SittingCommand::TakeUpMotion { step, motion } => {
            control_only(actor)?;
            same_step(d, *step)?;
            if !rules::may_take_up(&d.state, *motion) {
                return Err(Rejection::NotNow("when-for-a-motion-that-waits"));
            }
            take_up(d, *motion);
            Ok(())
        }
    }
}

/// The Assembly sits, between two motions.
pub(crate) fn between(d: &mut Decision<'_>) {
    d.enter(Step::Assembly);
}

/// A motion is read to the Assembly.
pub(crate) fn take_up(d: &mut Decision<'_>, motion: u32) {
    d.emit(SittingEvent::MotionTakenUp { motion });
    d.enter(Step::MotionDebate);
}

/// A motion is decided, and the Assembly sits on.
pub(crate) fn settle(d: &mut Decision<'_>, motion: u32, adopted: bool) {
    d.emit(SittingEvent::MotionSettled { motion, adopted });
    between(d);
}
