//! What people get wrong.

use game::Chance;

/// A line that is wrong, or likely to be.
pub(super) fn one(chance: &mut dyn Chance) -> &'static str {
    chance.pick(&ALL).copied().unwrap_or_default()
}

const ALL: [&str; 24] = [
    "give 99999 5 silver",
    "studdy combat",
    "give 0 7 swords",
    "buy 3 dragons",
    "sell 5 plate armor",
    "tax",
    "produce orichalcum",
    "buy 500 horses",
    "enter 77",
    "leave",
    "move in",
    "study",
    "claim 9999",
    "build castle",
    "teach 99999",
    "withdraw 900 grain",
    "show skill combat 5",
    "declare 99 ally",
    "name unit \"torn (bracket",
    "promote 7",
    "sail n",
    "forget fishing",
    "entertain\nstudy combat",
    "weapon grain",
];
