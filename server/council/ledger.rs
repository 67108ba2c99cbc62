//! A number that remembers why it is what it is (I-9).

use std::sync::Arc;

use crate::view::{Figure, Part};

/// How many causes of play a ledger tells apart, and how many of Control's; older ones are added up.
const CAUSES: usize = 8;
/// What older causes of play are added up under.
const EARLIER: &str = "at the start and later";
/// What a cause begins with that is Control's word.
const BY_CONTROL: &str = "Control: ";
/// What older words of Control are added up under. It begins as they do.
const EARLIER_BY_CONTROL: &str = "Control: earlier changes";

/// The cause of a change by Control's hand, which a figure names for ever after.
pub(crate) fn by_control(reason: &str) -> String {
    format!("{BY_CONTROL}{reason}")
}

/// A counter with its causes; never below 0 (N-2), at most `i32::MAX`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ledger {
    /// Shared by copies until one of them changes: a state is copied at every command.
    causes: Arc<Vec<(String, i32)>>,
    /// The cause of the last change.
    latest: Arc<str>,
}

impl Ledger {
    /// A counter that starts at `value`.
    #[must_use]
    pub fn starting(value: u32) -> Self {
        let mut ledger = Self::default();
        ledger.set(value, "at the start");
        ledger
    }

    /// Its value.
    #[must_use]
    pub fn value(&self) -> u32 {
        let sum: i64 = self.causes.iter().map(|(_, by)| i64::from(*by)).sum();
        u32::try_from(sum).unwrap_or(0).min(i32::MAX as u32)
    }

    /// Where it would stand after `by`, with `floor` as its least value.
    #[must_use]
    pub fn after(&self, by: i32, floor: u32) -> u32 {
        let moved = i64::from(self.value()) + i64::from(by);
        let bounded = moved.clamp(i64::from(floor), i64::from(i32::MAX));
        u32::try_from(bounded).unwrap_or(floor)
    }

    /// Rises or falls, no lower than `floor`.
    pub fn change(&mut self, by: i32, floor: u32, cause: &str) {
        self.set(self.after(by, floor), cause);
    }

    /// Becomes `value`.
    pub fn set(&mut self, value: u32, cause: &str) {
        let by = i64::from(value.min(i32::MAX as u32)) - i64::from(self.value());
        let by = i32::try_from(by).expect("two values from 0 to i32::MAX differ by an i32");
        if by == 0 {
            return;
        }
        self.latest = cause.into();
        let causes = Arc::make_mut(&mut self.causes);
        match causes.iter_mut().find(|(label, _)| label == cause) {
            Some((_, sum)) if sum.checked_add(by).is_some() => *sum += by,
            _ => causes.push((cause.to_owned(), by)),
        }
        causes.retain(|(_, by)| *by != 0);
        fold(causes, EARLIER, |label| !label.starts_with(BY_CONTROL));
        fold(causes, EARLIER_BY_CONTROL, |label| label.starts_with(BY_CONTROL));
    }

    /// The cause of the last change.
    pub(crate) fn latest(&self) -> &str {
        &self.latest
    }

    /// Whether this is a copy of `other` and neither has changed since.
    pub(crate) fn is_untouched(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.causes, &other.causes)
    }

    /// The figure with its parts.
    #[must_use]
    pub fn figure(&self) -> Figure {
        Figure {
            value: i32::try_from(self.value()).unwrap_or(i32::MAX),
            parts: self
                .causes
                .iter()
                .map(|(label, by)| Part { label: label.clone(), by: *by })
                .collect(),
        }
    }
}

/// Adds the two oldest causes of one sort up where there are too many of it.
fn fold(causes: &mut Vec<(String, i32)>, name: &str, of: impl Fn(&str) -> bool) {
    let mut sort = causes.iter().enumerate().filter(|(_, (label, _))| of(label)).map(|(at, _)| at);
    let (Some(first), Some(second)) = (sort.next(), sort.next()) else { return };
    if sort.count() + 2 <= CAUSES {
        return;
    }
    if let Some(sum) = causes[first].1.checked_add(causes[second].1) {
        causes.remove(second);
        causes[first] = (name.to_owned(), sum);
    }
}
