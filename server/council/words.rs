//! Words that every room uses.

use crate::content::Until;
use crate::ids::FactionId;
use crate::state::State;

impl State {
    /// The names of factions as a list: "Medes, Tyrants and Amazons".
    pub(crate) fn names<'a>(&self, ids: impl IntoIterator<Item = &'a FactionId>) -> String {
        let names: Vec<&str> = ids.into_iter().map(|id| self.name(id)).collect();
        if names.is_empty() { "nobody".to_owned() } else { list(&names) }
    }
}

/// "Medes", "Medes and Tyrants", "Medes, Tyrants and Amazons"; nothing of nothing.
pub(crate) fn list<T: AsRef<str>>(parts: &[T]) -> String {
    let parts: Vec<&str> = parts.iter().map(AsRef::as_ref).collect();
    match parts.split_last() {
        None => String::new(),
        Some((one, [])) => (*one).to_owned(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
    }
}

/// Somebody who decides: a faction with its article, or Control.
pub(crate) fn the(state: &State, id: Option<&FactionId>) -> String {
    id.map_or("Control".to_owned(), |id| format!("the {}", state.name(id)))
}

/// Until when something lasts, for people.
pub(crate) fn until(until: Until) -> &'static str {
    match until {
        Until::Vote => "for this vote",
        Until::Phase => "for this phase",
        Until::Cycle => "for this cycle",
        Until::Round => "for this Action Round",
        Until::Act => "for this Act",
        Until::Removed => "until it is taken away",
    }
}

/// A span of time: "5 minutes", "1 minute 30 seconds", "45 seconds".
pub(crate) fn span(seconds: u32) -> String {
    let many = |number: u32, one: &str| match number {
        0 => None,
        1 => Some(format!("1 {one}")),
        _ => Some(format!("{number} {one}s")),
    };
    let parts = [many(seconds / 60, "minute"), many(seconds % 60, "second")];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    if parts.is_empty() { "no time".to_owned() } else { parts.join(" ") }
}

/// A number with its sign: "+2", "−1".
pub(crate) fn signed(by: i32) -> String {
    if by < 0 { format!("−{}", by.unsigned_abs()) } else { format!("+{by}") }
}
