//! Why a command is refused. Built only from what its receiver may see (N-1).

use game::{Filling, Name, Refusal, Text, text};

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
    /// This is not done in this step; the message says when.
    NotNow(&'static str),
    /// The table waits for somebody to decide first.
    WaitsFor(Filling),
    /// Somebody else decides this.
    NotYours(Filling),
    /// No faction of this name.
    NoSuchFaction(FactionId),
    /// The faction does not play at this table.
    NotPlaying(Name),
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
    NoVote(Name),
    /// The grant was made in this phase (I-5).
    GrantFixed(Filling),
    /// To oneself.
    ToOneself,
    /// That option failed already (C-18).
    TriedAlready,
    /// A figure would break its bound (N-2).
    OutOfBounds(Text),
    /// A text or a name has a sign that it cannot have.
    BadSign(&'static str),
    /// A text is empty or too long.
    BadText {
        /// Which.
        what: &'static str,
        /// The most characters.
        most: usize,
    },
    /// A setting is not what its row allows.
    BadSetting(Text),
    /// The seal is not on this choice, or not for what is asked now.
    BadSeal,
    /// A card that Control wrote is not a card.
    BadCard(Text),
    /// The card does not lie in the deck.
    NotInDeck,
    /// The event is before the council.
    BeforeTheCouncil,
    /// It is so already.
    AlreadySo,
    /// The turn that the command speaks of is over (S-11).
    TurnOver,
    /// It is somebody else's turn.
    NotYourTurn(Filling),
    /// Not as many units as a turn places (S-11).
    WrongUnits {
        /// How many are placed.
        needed: u32,
    },
    /// A barricade keeps one out.
    Barricaded(Filling),
    /// The card's target is not, or no longer, legal.
    NoSuchTarget,
    /// The card has a legal target, so it is played and not discarded.
    HasTarget,
    /// Dice that are not dice.
    BadDice(Text),
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
            Self::NotPlaying(_) => "not_playing",
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
            Self::BadText { .. } | Self::BadSign(_) => "bad_text",
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

    /// Why, for a person.
    fn said(self) -> Text {
        match self {
            Self::ControlOnly => text!("refused-control-only"),
            Self::ArchonOnly => text!("refused-archon-only"),
            Self::StepOver => text!("refused-step-over"),
            Self::NotNow(when) => text!("refused-not-now", when = text!(when)),
            Self::WaitsFor(who) => text!("refused-waits-for", who = who),
            Self::NotYours(who) => text!("refused-not-yours", who = who),
            Self::NoSuchFaction(id) => text!("refused-no-such-faction", id = id.as_str()),
            Self::NotPlaying(who) => text!("refused-not-playing", who = who),
            Self::NotOffered(what) | Self::BadSign(what) => text!(what),
            Self::WrongNumber { needed } => text!("refused-wrong-number", needed = needed),
            Self::TooMany { what, have } => text!(what, have = have),
            Self::HorsesHeld { free } => text!("refused-horses-held", free = free),
            Self::BidLocked => text!("refused-bid-locked"),
            Self::HasVote => text!("refused-has-vote"),
            Self::NoVote(who) => text!("refused-no-vote", who = who),
            Self::GrantFixed(to) => text!("refused-grant-fixed", who = to),
            Self::ToOneself => text!("refused-to-oneself"),
            Self::TriedAlready => text!("refused-tried-already"),
            Self::BadText { what, most } => text!(what, most = most),
            Self::OutOfBounds(sentence)
            | Self::BadSetting(sentence)
            | Self::BadCard(sentence)
            | Self::BadDice(sentence) => sentence,
            Self::TurnOver => text!("refused-turn-over"),
            Self::NotYourTurn(who) => text!("refused-not-your-turn", who = who),
            Self::WrongUnits { needed } => text!("refused-wrong-units", needed = needed),
            Self::Barricaded(who) => text!("refused-barricaded", who = who),
            Self::NoSuchTarget => text!("refused-no-such-target"),
            Self::HasTarget => text!("refused-has-target"),
            Self::BadSeal => text!("refused-bad-seal"),
            Self::NotInDeck => text!("refused-not-in-deck"),
            Self::BeforeTheCouncil => text!("refused-before-the-council"),
            Self::AlreadySo => text!("refused-already-so"),
        }
    }
}

impl From<Rejection> for Refusal {
    fn from(rejection: Rejection) -> Self {
        Self { code: rejection.code().to_owned(), sentence: rejection.said() }
    }
}
