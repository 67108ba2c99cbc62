//! The Assembly and its agenda (section 4 of the rules).

pub mod agenda;
pub mod sitting;
