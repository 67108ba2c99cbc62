//! What is said and shown of each step and what it offers.

use crate::sequence::steps;
use crate::steps::Step;
use crate::steps::words::Said;

steps!(kit::said, {
    /// The row of a step.
    pub(crate) fn of(step: Step) -> Said
});
