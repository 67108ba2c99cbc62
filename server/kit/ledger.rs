//! A figure that remembers why it is what it is.

use std::sync::Arc;

/// How many causes of play a ledger tells apart, and how many by hand; older ones are added up.
const CAUSES: usize = 8;
/// The highest value: figures and their parts are signed numbers for whoever shows them.
const MOST: u32 = i32::MAX as u32;

/// Why a figure changed. Changes of the same cause are added up.
pub trait Cause: Clone + PartialEq {
    /// Whether a game master changed it by hand, outside of the rules. Play never crowds these out.
    fn by_hand(&self) -> bool;

    /// What older causes are added up under, where there are too many to tell apart: those by hand, or
    /// those of play. Its own [`Cause::by_hand`] is the same.
    fn earlier(by_hand: bool) -> Self;
}

/// A figure from 0 to `i32::MAX` with the causes that make it up: eight of play and eight by hand, then
/// the two oldest of a sort become one. Copies share their causes until one of them changes.
///
/// ```
/// # use kit::{Cause, Ledger};
/// #[derive(Clone, Debug, PartialEq)]
/// enum Why { Start, Harvest, Earlier, Control(&'static str), Corrections }
///
/// impl Cause for Why {
///     fn by_hand(&self) -> bool {
///         matches!(self, Why::Control(_) | Why::Corrections)
///     }
///     fn earlier(by_hand: bool) -> Self {
///         if by_hand { Why::Corrections } else { Why::Earlier }
///     }
/// }
///
/// let mut gold: Ledger<Why> = Ledger::starting(3, Why::Start);
/// gold.change(2, 0, Why::Harvest);
/// gold.change(-9, 1, Why::Control("miscounted"));
/// assert_eq!(gold.value(), 1);
/// assert_eq!(gold.latest(), Some(&Why::Control("miscounted")));
/// let parts: Vec<_> = gold.parts().map(|(why, by)| (why.clone(), by)).collect();
/// assert_eq!(parts, [(Why::Start, 3), (Why::Harvest, 2), (Why::Control("miscounted"), -4)]);
/// ```
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug, PartialEq, Eq)]
pub struct Ledger<C> {
    #[borsh(bound(deserialize = "C: borsh::BorshDeserialize + Clone"))]
    causes: Arc<Vec<(C, i32)>>,
    latest: Option<C>,
}

impl<C> Default for Ledger<C> {
    fn default() -> Self {
        Self { causes: Arc::default(), latest: None }
    }
}

impl<C: Cause> Ledger<C> {
    /// A figure that starts at `value`, or at `i32::MAX` if that is less.
    #[must_use]
    pub fn starting(value: u32, cause: impl Into<C>) -> Self {
        let mut ledger = Self::default();
        ledger.set(value, cause);
        ledger
    }

    /// Its value.
    #[must_use]
    pub fn value(&self) -> u32 {
        let sum: i64 = self.causes.iter().map(|(_, by)| i64::from(*by)).sum();
        u32::try_from(sum).unwrap_or(0).min(MOST)
    }

    /// What it is made of, the oldest cause first: the sum is its value.
    pub fn parts(&self) -> impl Iterator<Item = (&C, i32)> {
        self.causes.iter().map(|(cause, by)| (cause, *by))
    }

    /// The cause of the last change; none before the first.
    #[must_use]
    pub fn latest(&self) -> Option<&C> {
        self.latest.as_ref()
    }

    /// Where it would stand after `by`, with `floor` as its least value.
    #[must_use]
    pub fn after(&self, by: i32, floor: u32) -> u32 {
        let moved = i64::from(self.value()) + i64::from(by);
        let bounded = moved.clamp(i64::from(floor.min(MOST)), i64::from(MOST));
        u32::try_from(bounded).expect("clamped to what a ledger holds")
    }

    /// Rises or falls by `by`, to [`Ledger::after`]. A value below `floor` is lifted to it.
    pub fn change(&mut self, by: i32, floor: u32, cause: impl Into<C>) {
        self.set(self.after(by, floor), cause);
    }

    /// Becomes `value`, or `i32::MAX` if that is less. A value that is the same leaves no cause.
    pub fn set(&mut self, value: u32, cause: impl Into<C>) {
        let by = i64::from(value.min(MOST)) - i64::from(self.value());
        let by = i32::try_from(by).expect("two values from 0 to i32::MAX differ by an i32");
        if by == 0 {
            return;
        }
        let cause = cause.into();
        self.latest = Some(cause.clone());
        let causes = Arc::make_mut(&mut self.causes);
        match causes.iter_mut().find(|(known, _)| *known == cause) {
            Some((_, sum)) if sum.checked_add(by).is_some() => *sum += by,
            _ => causes.push((cause, by)),
        }
        causes.retain(|(_, by)| *by != 0);
        fold(causes, false);
        fold(causes, true);
    }

    /// Whether this is a copy of `other` and neither has changed since. Two that came to the same by
    /// different ways are not.
    #[must_use]
    pub fn is_untouched(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.causes, &other.causes)
    }
}

/// Adds the two oldest causes of one sort up where there are too many of it.
fn fold<C: Cause>(causes: &mut Vec<(C, i32)>, by_hand: bool) {
    let of = |cause: &C| cause.by_hand() == by_hand;
    let mut sort = causes.iter().enumerate().filter(|(_, (cause, _))| of(cause)).map(|(at, _)| at);
    let (Some(first), Some(second)) = (sort.next(), sort.next()) else { return };
    if sort.count() + 2 <= CAUSES {
        return;
    }
    if let Some(sum) = causes[first].1.checked_add(causes[second].1) {
        causes.remove(second);
        causes[first] = (C::earlier(by_hand), sum);
    }
}

#[cfg(test)]
mod tests;
