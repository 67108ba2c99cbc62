//! The constitution, the laws, and the rulings in force.

pub mod rulings;
pub mod settings;
pub mod texts;
