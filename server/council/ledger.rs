//! A number that remembers why it is what it is (I-9).

use crate::view::{Figure, Part};

/// How many causes a ledger tells apart; older ones are added up.
const CAUSES: usize = 8;

/// A counter with its causes; never below 0 (N-2), at most `i32::MAX`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ledger {
    causes: Vec<(String, i32)>,
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
        match self.causes.iter_mut().find(|(label, _)| label == cause) {
            Some((_, sum)) if sum.checked_add(by).is_some() => *sum += by,
            _ => self.causes.push((cause.to_owned(), by)),
        }
        self.causes.retain(|(_, by)| *by != 0);
        self.fold();
    }

    fn fold(&mut self) {
        if self.causes.len() <= CAUSES {
            return;
        }
        if let Some(sum) = self.causes[0].1.checked_add(self.causes[1].1) {
            self.causes.remove(1);
            self.causes[0] = ("at the start and later".to_owned(), sum);
        }
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
