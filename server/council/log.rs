//! The log as it stays in the state, and the changes of figures; the journal has all of both.

use game::{Millis, Text, text};
use kit::Reader;

use serde::{Deserialize, Serialize};

use crate::control::figures::FigureChange;
use crate::ids::{FactionId, ObjectiveId, StreetCardId};

/// How many lines of the log stay.
const LINES: usize = 200;
/// How many changes of figures stay.
const CHANGES: usize = 300;

/// The log, as the room reads it and as Control does.
pub(crate) type Logs = kit::Logs<Line, LINES>;
/// The last changes of figures (I-9).
pub(crate) type Changes = kit::Log<FigureChange, CHANGES>;

/// A line of the log.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug)]
pub(crate) struct Line {
    pub at: Millis,
    pub when: When,
    pub kind: LogKind,
    pub text: Text,
    pub factions: Vec<FactionId>,
}

/// The Act and the cycle: "Act 1, cycle 3".
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Copy, Debug)]
pub(crate) struct When {
    pub act: u32,
    /// 0 before the first.
    pub cycle: u32,
}

impl When {
    /// For people.
    pub(crate) fn said(self) -> Text {
        match self.cycle {
            0 => text!("when-act", act = self.act),
            cycle => text!("when-cycle", act = self.act, cycle = cycle),
        }
    }
}

/// What sort of thing happened.
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(rename_all = "snake_case")]
pub enum LogKind {
    /// A phase, a round, an Act.
    Phase,
    /// Who presides, events, motions.
    Council,
    /// A race.
    Race,
    /// A vote.
    Vote,
    /// The streets.
    Stasis,
    /// A figure changed.
    Figure,
    /// Control did something out of the ordinary.
    Control,
}

/// Why something was decided as it was: the rule, the article, the numbers.
#[derive(
    borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug, PartialEq, Eq, Serialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct BecauseView {
    /// What was decided.
    pub of: Decision,
    /// The rule's number: "C-16".
    pub rule: String,
    /// The article or law that bends the rule: "Article 3".
    pub reason: Option<Text>,
    /// The rule applied to the numbers, in one or two sentences.
    pub sentence: Text,
}

/// What was decided by rule.
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// Who presides.
    Prytanis,
    /// Who won the race.
    Race,
    /// How the vote ended.
    Vote,
    /// What the Check phase found.
    Check,
    /// Who won the battle on the table.
    Battle,
    /// Who won the stasis.
    Stasis,
}

impl BecauseView {
    pub(crate) fn new(of: Decision, rule: &str, reason: Option<Text>, sentence: Text) -> Self {
        Self { of, rule: rule.into(), reason, sentence }
    }
}

/// A line about to be written.
pub(crate) struct NewLine {
    pub reader: Reader,
    pub kind: LogKind,
    pub text: Text,
    pub factions: Vec<FactionId>,
    /// Where it happened, in a stasis.
    pub at: Option<ObjectiveId>,
    /// The Stasis card that it laid open.
    pub card: Option<StreetCardId>,
    /// Whether it is a deed of its own in the streets; what else happens is told with the deed before.
    pub deed: bool,
    /// Whether it tells what a seat itself did.
    pub of_seat: bool,
}

/// A line that everybody reads.
pub(crate) fn line(kind: LogKind, text: impl Into<Text>) -> NewLine {
    NewLine {
        reader: Reader::Everybody,
        kind,
        text: text.into(),
        factions: Vec::new(),
        at: None,
        card: None,
        deed: false,
        of_seat: false,
    }
}

impl NewLine {
    pub(crate) fn about<'a>(mut self, factions: impl IntoIterator<Item = &'a FactionId>) -> Self {
        self.factions.extend(factions.into_iter().cloned());
        self
    }

    pub(crate) fn at(mut self, objective: &ObjectiveId) -> Self {
        self.at = Some(objective.clone());
        self
    }

    /// A card that lies open now.
    pub(crate) fn with(mut self, card: &StreetCardId) -> Self {
        self.card = Some(card.clone());
        self
    }

    pub(crate) fn of_deed(mut self) -> Self {
        self.deed = true;
        self
    }

    /// What a seat itself did: where Control or the program did it in its place, the line says so. What follows
    /// from it is not such: a reveal that the last vote brings about must not tell who cast that vote (N-1).
    pub(crate) fn of_seat(mut self) -> Self {
        self.of_seat = true;
        self
    }

    /// The same, and something more.
    pub(crate) fn and(mut self, more: Text) -> Self {
        if !more.is_empty() {
            self.text = text!("and-more", line = self.text, more = more);
        }
        self
    }

    pub(crate) fn for_control(mut self) -> Self {
        self.reader = Reader::Control;
        self
    }
}
