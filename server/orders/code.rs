//! The codes of what is said about an order set: a stable word for programs, a level, and the message for people.

/// How bad it is (O-60).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Something to know.
    Notice,
    /// The line runs, as far as it can.
    Warning,
    /// The line has no effect.
    Error,
}

/// One thing that can be said about an order set. A game has codes of its own beside those of this crate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Code {
    /// The word for programs, `extra_text`; it never changes.
    pub name: &'static str,
    /// How bad it is.
    pub level: Level,
    /// The message for people, by its name in a catalogue.
    pub say: &'static str,
}

impl Code {
    /// A code whose line has no effect.
    #[must_use]
    pub const fn error(name: &'static str, say: &'static str) -> Self {
        Self { name, level: Level::Error, say }
    }

    /// A code whose line runs.
    #[must_use]
    pub const fn warning(name: &'static str, say: &'static str) -> Self {
        Self { name, level: Level::Warning, say }
    }

    /// A code of something to know.
    #[must_use]
    pub const fn notice(name: &'static str, say: &'static str) -> Self {
        Self { name, level: Level::Notice, say }
    }
}

/// The text has more bytes or lines than a set may have (O-1).
pub const SET_TOO_LARGE: Code = Code::error("set_too_large", "orders-set-too-large");
/// The line has more bytes than a line may have (O-1).
pub const LINE_TOO_LONG: Code = Code::error("line_too_long", "orders-line-too-long");
/// The envelope is not closed (O-2).
pub const NO_END: Code = Code::warning("no_end", "orders-no-end");
/// A quote is not closed (O-12).
pub const UNCLOSED_QUOTE: Code = Code::warning("unclosed_quote", "orders-unclosed-quote");
/// There is more than the order wants (O-14).
pub const EXTRA_TEXT: Code = Code::warning("extra_text", "orders-extra-text");
/// A text is longer than it may be, and cut (O-15).
pub const TEXT_CUT: Code = Code::warning("text_cut", "orders-text-cut");
/// No unit was named above the order (O-20).
pub const NO_UNIT_LINE: Code = Code::error("no_unit_line", "orders-no-unit-line");
/// The unit is not the sender's (O-20).
pub const NOT_YOUR_UNIT: Code = Code::error("not_your_unit", "orders-not-your-unit");
/// The unit had orders above (O-20).
pub const UNIT_AGAIN: Code = Code::warning("unit_again", "orders-unit-again");
/// The end of a block that was not begun (O-21, O-22).
pub const STRAY_END: Code = Code::error("stray_end", "orders-stray-end");
/// The line begins with no order of the game.
pub const UNKNOWN_ORDER: Code = Code::error("unknown_order", "orders-unknown-order");
/// Something is missing, or none of the words stands there that may (O-14).
pub const MISSING_ARGUMENT: Code = Code::error("missing_argument", "orders-missing-argument");
/// What stands there is no number, or one that is not possible (O-13).
pub const BAD_NUMBER: Code = Code::error("bad_number", "orders-bad-number");
/// What stands there is not possible as a text, where the game has no code of its own for it (O-15).
pub const BAD_TEXT: Code = Code::error("bad_text", "orders-bad-text");
/// What stands there is the name of nothing that the sender knows, where the game has no code of its own (O-16).
pub const UNKNOWN_NAME: Code = Code::error("unknown_name", "orders-unknown-name");

/// A message for a block's `open`.
pub const BLOCK_OPEN: &str = "orders-block-open";
/// A message for a block's `nested`.
pub const BLOCK_NESTED: &str = "orders-block-nested";
/// A message for the second new unit under one number.
pub const FORMED_AGAIN: &str = "orders-formed-again";
/// A message for a group.
pub const REPLACED: &str = "orders-replaced";

/// Every code of this crate. Those of blocks and groups are the game's.
pub const ALL: [Code; 15] = [
    SET_TOO_LARGE,
    LINE_TOO_LONG,
    NO_END,
    UNCLOSED_QUOTE,
    EXTRA_TEXT,
    TEXT_CUT,
    NO_UNIT_LINE,
    NOT_YOUR_UNIT,
    UNIT_AGAIN,
    STRAY_END,
    UNKNOWN_ORDER,
    MISSING_ARGUMENT,
    BAD_NUMBER,
    BAD_TEXT,
    UNKNOWN_NAME,
];
