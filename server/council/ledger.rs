//! Figures that remember why they are what they are (I-9).

use std::sync::Arc;

use game::{Text, text};
use serde::{Deserialize, Serialize};

/// A figure with its causes; never below 0 (N-2), at most `i32::MAX`.
pub(crate) type Ledger = kit::Ledger<Cause>;

/// Why a figure changed.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Cause {
    /// It was so when the table began.
    Start,
    /// Something in play: a message, or the title of a card, a motion or a place.
    Play(Arc<Text>),
    /// Control's hand, with its reason.
    Control(Arc<str>),
    /// Older causes of play and the start, added up; or Control's.
    Earlier { by_hand: bool },
}

impl Cause {
    /// For people.
    pub(crate) fn said(&self) -> Text {
        match self {
            Self::Start => text!("cause-start"),
            Self::Play(text) => Text::clone(text),
            Self::Control(reason) => by_control(reason),
            Self::Earlier { by_hand: false } => text!("cause-earlier"),
            Self::Earlier { by_hand: true } => text!("cause-earlier-by-control"),
        }
    }
}

impl kit::Cause for Cause {
    fn by_hand(&self) -> bool {
        matches!(self, Self::Control(_) | Self::Earlier { by_hand: true })
    }

    fn earlier(by_hand: bool) -> Self {
        Self::Earlier { by_hand }
    }
}

impl From<Text> for Cause {
    fn from(text: Text) -> Self {
        Self::Play(Arc::new(text))
    }
}

/// The words of a change by Control's hand, which a figure names for ever after.
pub(crate) fn by_control(reason: &str) -> Text {
    text!("cause-control", reason = reason)
}

/// A figure that starts at `value`.
pub(crate) fn starting(value: u32) -> Ledger {
    Ledger::starting(value, Cause::Start)
}

/// Why it changed last, for the list of changes.
pub(crate) fn latest(ledger: &Ledger) -> Text {
    ledger.latest().map_or_else(Text::default, Cause::said)
}

/// The figure with its parts.
pub(crate) fn figure(ledger: &Ledger) -> Figure {
    Figure {
        value: i32::try_from(ledger.value()).unwrap_or(i32::MAX),
        parts: ledger.parts().map(|(cause, by)| Part { label: cause.said(), by }).collect(),
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
    pub label: Text,
    /// How much it adds.
    pub by: i32,
}
