//! Why a command is refused. Built only from what its receiver may see (N-10).

use game::{Name, Refusal, Text, text};

use crate::ids::Stock;

/// A refusal of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rejection {
    /// Only Control may do this, or the host where there is none.
    ControlOnly,
    /// Only a seat may do this, or Control in its place.
    SeatOnly,
    /// The game has begun already, or has not yet.
    NotNow(&'static str),
    /// It is somebody else's turn.
    NotYours(Option<Name>),
    /// No such faction plays.
    NoSuchFaction,
    /// A rule does not allow it; the message says which and why.
    Rule {
        /// Its number.
        rule: &'static str,
        /// The message.
        says: &'static str,
    },
    /// The same, with a bound.
    Bound {
        /// The rule's number.
        rule: &'static str,
        /// The message.
        says: &'static str,
        /// The most, or the least, that is allowed.
        most: u32,
    },
    /// A stock does not reach.
    TooLittle {
        /// Which.
        stock: Stock,
        /// What it costs.
        needed: u32,
        /// What there is.
        have: u32,
    },
    /// A setting is not what its row allows.
    BadSetting(Text),
    /// A reason or a name is empty, too long, or has a sign that it cannot have.
    BadText,
    /// The seal is not on this choice, or not for what is asked now.
    BadSeal,
}

/// A rule that does not allow what was wanted.
pub(crate) fn rule<T>(rule: &'static str, says: &'static str) -> Result<T, Rejection> {
    Err(Rejection::Rule { rule, says })
}

/// That something is so, else a rule does not allow it.
pub(crate) fn must(is: bool, number: &'static str, says: &'static str) -> Result<(), Rejection> {
    if is { Ok(()) } else { rule(number, says) }
}

/// That a number is no more than this.
pub(crate) fn at_most(
    number: u32,
    most: u32,
    rule: &'static str,
    says: &'static str,
) -> Result<(), Rejection> {
    if number <= most { Ok(()) } else { Err(Rejection::Bound { rule, says, most }) }
}

impl Rejection {
    fn code(&self) -> &'static str {
        match self {
            Self::ControlOnly => "control_only",
            Self::SeatOnly => "seat_only",
            Self::NotNow(_) => "not_now",
            Self::NotYours(_) => "not_yours",
            Self::NoSuchFaction => "no_such_faction",
            Self::Rule { .. } => "rule",
            Self::Bound { .. } => "bound",
            Self::TooLittle { .. } => "too_little",
            Self::BadSetting(_) => "bad_setting",
            Self::BadText => "bad_text",
            Self::BadSeal => "bad_seal",
        }
    }

    /// Why, for a person.
    pub(crate) fn said(self) -> Text {
        match self {
            Self::ControlOnly => text!("refused-control-only"),
            Self::SeatOnly => text!("refused-seat-only"),
            Self::NotNow(when) => text!(when),
            Self::NotYours(Some(who)) => text!("refused-not-yours", who = who),
            Self::NotYours(None) => text!("refused-not-asked"),
            Self::NoSuchFaction => text!("refused-no-such-faction"),
            Self::Rule { rule, says } => text!(says, rule = rule),
            Self::Bound { rule, says, most } => text!(says, rule = rule, most = most),
            Self::TooLittle { stock, needed, have } => {
                text!(
                    "refused-too-little",
                    what = text!(stock.message()),
                    needed = needed,
                    have = have
                )
            }
            Self::BadSetting(sentence) => sentence,
            Self::BadText => text!("refused-bad-text"),
            Self::BadSeal => text!("refused-bad-seal"),
        }
    }
}

impl From<Rejection> for Refusal {
    fn from(rejection: Rejection) -> Self {
        Self { code: rejection.code().to_owned(), sentence: rejection.said() }
    }
}
