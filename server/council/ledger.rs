//! Figures that remember why they are what they are (I-9), with causes in words.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

/// What a cause begins with that is Control's word.
const BY_CONTROL: &str = "Control: ";

/// What older causes of play are added up under.
const EARLIER: &str = "at the start and later";
/// What older words of Control are added up under. It begins as they do.
const EARLIER_BY_CONTROL: &str = "Control: earlier changes";

/// A figure with its causes; never below 0 (N-2), at most `i32::MAX`.
pub(crate) type Ledger = kit::Ledger<Cause>;

/// Why a figure changed, in the words that it is shown with.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Cause(Arc<str>);

impl kit::Cause for Cause {
    fn by_hand(&self) -> bool {
        self.0.starts_with(BY_CONTROL)
    }

    fn earlier(by_hand: bool) -> Self {
        if by_hand { EARLIER_BY_CONTROL.into() } else { EARLIER.into() }
    }
}

impl From<&str> for Cause {
    fn from(words: &str) -> Self {
        Self(words.into())
    }
}

impl From<&String> for Cause {
    fn from(words: &String) -> Self {
        words.as_str().into()
    }
}

/// The cause of a change by Control's hand, which a figure names for ever after.
pub(crate) fn by_control(reason: &str) -> String {
    format!("{BY_CONTROL}{reason}")
}

/// A figure that starts at `value`.
pub(crate) fn starting(value: u32) -> Ledger {
    Ledger::starting(value, "at the start")
}

/// Why it changed last, for the list of changes.
pub(crate) fn latest(ledger: &Ledger) -> String {
    ledger.latest().map_or_else(String::new, |cause| cause.0.to_string())
}

/// The figure with its parts.
pub(crate) fn figure(ledger: &Ledger) -> Figure {
    let part = |(cause, by): (&Cause, i32)| Part { label: cause.0.to_string(), by };
    Figure {
        value: i32::try_from(ledger.value()).unwrap_or(i32::MAX),
        parts: ledger.parts().map(part).collect(),
    }
}

/// A number that can say why it is what it is (I-9): the parts add up to the value.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct Figure {
    /// The number.
    pub value: i32,
    /// Its parts.
    pub parts: Vec<Part>,
}

/// A part of a figure.
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct Part {
    /// Where it comes from.
    pub label: String,
    /// How much it adds.
    pub by: i32,
}
