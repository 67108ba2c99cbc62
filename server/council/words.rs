//! Words that every room uses.

use game::{Filling, Fills, Joined, Name, Text, text};

use crate::content::Until;
use crate::ids::FactionId;
use crate::origin::Origin;
use crate::state::State;

impl State {
    /// An origin, for people.
    pub(crate) fn origin(&self, origin: &Origin) -> Text {
        match origin {
            Origin::Control => text!("control"),
            Origin::Assembly => text!("origin-assembly"),
            Origin::Faction(id) => text!("origin-faction", who = Name::of(self.name(id))),
            Origin::Named(words) | Origin::Titled(words) => words.into(),
        }
    }

    /// The names of factions as a list, in a message: "Medes, Tyrants and Amazons".
    pub(crate) fn named<'a>(&self, ids: impl IntoIterator<Item = &'a FactionId>) -> Filling {
        let names: Vec<Name> = ids.into_iter().map(|id| Name::of(self.name(id))).collect();
        if names.is_empty() { text!("nobody").fill() } else { names.fill() }
    }
}

/// One after the other, with commas: "Medes 3, Tyrants 4".
pub(crate) fn commas<T: Fills>(parts: impl IntoIterator<Item = T>) -> Joined {
    Joined::of("and-comma", parts)
}

/// Until when something lasts, for people.
pub(crate) fn until(until: Until) -> Text {
    match until {
        Until::Vote => text!("until-vote"),
        Until::Phase => text!("until-phase"),
        Until::Cycle => text!("until-cycle"),
        Until::Round => text!("until-round"),
        Until::Act => text!("until-act"),
        Until::Removed => text!("until-removed"),
    }
}

/// A span of time: "5 minutes", "1 minute 30 seconds", "45 seconds".
pub(crate) fn span(seconds: u32) -> Text {
    match (seconds / 60, seconds % 60) {
        (0, 0) => text!("span-none"),
        (0, seconds) => text!("span-seconds", seconds = seconds),
        (minutes, 0) => text!("span-minutes", minutes = minutes),
        (minutes, seconds) => text!("span-both", minutes = minutes, seconds = seconds),
    }
}

/// A number with its sign: "+2", "−1".
pub(crate) fn signed(by: i32) -> String {
    if by < 0 { format!("−{}", by.unsigned_abs()) } else { format!("+{by}") }
}
