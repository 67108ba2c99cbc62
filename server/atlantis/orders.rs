//! The orders of the game: their table (O-30), and what each is once it is read.

mod kinds;
mod order;
mod read;
mod set;
mod table;

pub use order::{Amount, Build, Given, Order, Show, Step, Target, Thing, What};
pub use set::{Formed, Set, UnitSet, Whose};
pub(crate) use table::rows;
pub use table::{Row, TABLE, Vocabulary, with_tables};
