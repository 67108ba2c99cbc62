//! Order files: whatever their bytes, they are read by the tables of two games, every line is something, and printed again
//! they are what they were.

use std::sync::LazyLock;

use orders::Grammar;

#[path = "../../orders/any_bytes.rs"]
mod any_bytes;
#[path = "../../orders/classic.rs"]
mod classic;
#[path = "../../orders/toy.rs"]
mod toy;

static TOY: LazyLock<Grammar> = LazyLock::new(|| Grammar::new(&toy::TABLES).unwrap());

pub fn body(data: &[u8]) {
    // Where an editor's cursor stands: anywhere, and the same for the same bytes.
    let at = data.iter().fold(data.len(), |sum, byte| sum + usize::from(*byte)) % (data.len() + 1);
    any_bytes::holds(&TOY, data, at);
    any_bytes::holds(&classic::RULES, data, at);
}
