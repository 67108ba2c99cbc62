//! Why a command is refused. Built only from what its receiver may see (N-1).

use std::fmt;

use game::Refusal;

use crate::ids::FactionId;

/// A refusal of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rejection {
    /// Only Control may do this.
    ControlOnly,
    /// Only an Archon may do this, or Control in its place.
    ArchonOnly,
    /// The step that the command speaks of is over.
    StepOver,
    /// This is not done in this step.
    NotNow(&'static str),
    /// The table waits for somebody to decide first.
    WaitsFor(String),
    /// Somebody else decides this.
    NotYours(String),
    /// No faction of this name.
    NoSuchFaction(FactionId),
    /// The thing named is not among those offered.
    NotOffered(&'static str),
    /// Exactly so many events are activated.
    WrongNumber {
        /// How many.
        needed: usize,
    },
    /// More than one has.
    TooMany {
        /// What.
        what: &'static str,
        /// How many one has.
        have: u32,
    },
    /// The Horses are held by a bid (C-12).
    HorsesHeld {
        /// How many are free.
        free: u32,
    },
    /// Control cannot know how many Horses are free while a bid is locked (C-10, C-12).
    BidLocked,
    /// Who has a vote grants nothing (I-4).
    HasVote,
    /// Who has no vote cannot vote (I-3).
    NoVote(String),
    /// The grant was made in this phase (I-5).
    GrantFixed(String),
    /// To oneself.
    ToOneself,
    /// That option failed already (C-18).
    TriedAlready,
    /// A figure would break its bound (N-2).
    OutOfBounds(String),
    /// A text is empty or too long.
    BadText {
        /// Which.
        what: &'static str,
        /// The most characters.
        most: usize,
    },
    /// A setting is not what its row allows.
    BadSetting(String),
    /// The seal is not on this choice, or not for what is asked now.
    BadSeal,
    /// A card that Control wrote is not a card.
    BadCard(String),
    /// The card does not lie in the deck.
    NotInDeck,
    /// The event is before the council.
    BeforeTheCouncil,
    /// It is so already.
    AlreadySo,
    /// The turn that the command speaks of is over (S-11).
    TurnOver,
    /// It is somebody else's turn.
    NotYourTurn(String),
    /// Not as many units as a turn places (S-11).
    WrongUnits {
        /// How many are placed.
        needed: u32,
    },
    /// A barricade keeps one out.
    Barricaded(String),
    /// The card's target is not, or no longer, legal.
    NoSuchTarget,
    /// The card has a legal target, so it is played and not discarded.
    HasTarget,
    /// Dice that are not dice.
    BadDice(String),
}

impl Rejection {
    fn code(&self) -> &'static str {
        match self {
            Self::ControlOnly => "control_only",
            Self::ArchonOnly => "archon_only",
            Self::StepOver => "step_over",
            Self::NotNow(_) => "not_now",
            Self::WaitsFor(_) => "waits_for",
            Self::NotYours(_) => "not_yours",
            Self::NoSuchFaction(_) => "no_such_faction",
            Self::NotOffered(_) => "not_offered",
            Self::WrongNumber { .. } => "wrong_number",
            Self::TooMany { .. } => "too_many",
            Self::HorsesHeld { .. } => "horses_held",
            Self::BidLocked => "bid_locked",
            Self::HasVote => "has_vote",
            Self::NoVote(_) => "no_vote",
            Self::GrantFixed(_) => "grant_fixed",
            Self::ToOneself => "to_oneself",
            Self::TriedAlready => "tried_already",
            Self::OutOfBounds(_) => "out_of_bounds",
            Self::BadText { .. } => "bad_text",
            Self::BadSetting(_) => "bad_setting",
            Self::BadSeal => "bad_seal",
            Self::BadCard(_) => "bad_card",
            Self::NotInDeck => "not_in_deck",
            Self::BeforeTheCouncil => "before_the_council",
            Self::AlreadySo => "already_so",
            Self::TurnOver => "turn_over",
            Self::NotYourTurn(_) => "not_your_turn",
            Self::WrongUnits { .. } => "wrong_units",
            Self::Barricaded(_) => "barricaded",
            Self::NoSuchTarget => "no_such_target",
            Self::HasTarget => "has_target",
            Self::BadDice(_) => "bad_dice",
        }
    }
}

impl fmt::Display for Rejection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ControlOnly => f.write_str("Only Control can do this."),
            Self::ArchonOnly => f.write_str("Choose the seat to act for first."),
            Self::StepOver => f.write_str("The game has moved on; look at where it stands now."),
            Self::NotNow(when) => write!(f, "This can be done {when}."),
            Self::WaitsFor(whom) => write!(f, "First {whom} must decide."),
            Self::NotYours(whose) => write!(f, "That is for {whose} to decide."),
            Self::NoSuchFaction(id) => write!(f, "There is no faction called {id} at this table."),
            Self::NotOffered(what) => write!(f, "That {what} is not on offer."),
            Self::WrongNumber { needed: 1 } => f.write_str("Choose exactly one event."),
            Self::WrongNumber { needed } => write!(f, "Choose exactly {needed} events."),
            Self::TooMany { what, have } => write!(f, "You have {have} {what}, no more."),
            Self::HorsesHeld { free } => {
                write!(f, "Your bid holds Horses until the reveal; {free} are free.")
            }
            Self::BidLocked => f.write_str(
                "A bid is locked for this faction; its Horses are held until the reveal.",
            ),
            Self::HasVote => f.write_str("A faction with a vote of its own grants nothing."),
            Self::NoVote(who) => write!(f, "The {who} have no vote now."),
            Self::GrantFixed(to) => write!(
                f,
                "This grant to the {to} was made in this phase; it can move in the next one."
            ),
            Self::ToOneself => f.write_str("That cannot go to oneself."),
            Self::TriedAlready => f.write_str("That option has failed already."),
            Self::OutOfBounds(bound) => f.write_str(bound),
            Self::BadText { what, most } => {
                write!(f, "The {what} must have 1 to {most} characters.")
            }
            Self::BadSetting(sentence) | Self::BadCard(sentence) | Self::BadDice(sentence) => {
                f.write_str(sentence)
            }
            Self::TurnOver => f.write_str("That turn is over; nothing was spent."),
            Self::NotYourTurn(whose) => write!(f, "It is the turn of the {whose}."),
            Self::WrongUnits { needed: 0 } => f.write_str("There is no unit left to place."),
            Self::WrongUnits { needed: 1 } => f.write_str("Place exactly one unit."),
            Self::WrongUnits { needed } => write!(f, "Place exactly {needed} units."),
            Self::Barricaded(whose) => {
                write!(f, "The barricade of the {whose} keeps you out; the turn is still yours.")
            }
            Self::NoSuchTarget => {
                f.write_str("That target is not there, or no longer; the turn is still yours.")
            }
            Self::HasTarget => {
                f.write_str("This card has a target: play it, or do something else.")
            }
            Self::BadSeal => f.write_str(
                "The seal is not on this choice, or something else is asked now. Choose again.",
            ),
            Self::NotInDeck => f.write_str("That card does not lie in this deck."),
            Self::BeforeTheCouncil => {
                f.write_str("That event is before the council; it stays there until it is settled.")
            }
            Self::AlreadySo => f.write_str("It is so already; nothing changed."),
        }
    }
}

impl From<Rejection> for Refusal {
    fn from(rejection: Rejection) -> Self {
        Self { code: rejection.code().to_owned(), sentence: rejection.to_string() }
    }
}
