//! What is voted on and what comes of it: ballots, elections, outcomes, motions, proposals, laws.

use crate::ids::FactionId;
