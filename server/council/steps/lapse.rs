//! What lasts for a time ends with it (I-2, A-5).

use crate::content::Until;
use crate::cycle::grants::apply::support_ends;
use crate::law::texts::apply::lapse_laws;
use crate::state::State;

/// Laws and support that end with `end` do so.
pub(crate) fn lapse(state: &mut State, end: Until) {
    lapse_laws(state, |law| law.until == end);
    support_ends(state, end);
}
