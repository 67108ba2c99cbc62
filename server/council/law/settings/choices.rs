//! What each ruling that is a word may be.

use serde::{Deserialize, Serialize};

use super::Value;

/// What a ruling may be: a number, or a word of its own.
pub(super) trait Ruling: Copy {
    fn value(self) -> Value;
    /// None where it is no such value.
    fn of(value: &Value) -> Option<Self>;
}

impl Ruling for u32 {
    fn value(self) -> Value {
        Value::Number(self)
    }

    fn of(value: &Value) -> Option<Self> {
        match value {
            Value::Number(number) => Some(*number),
            Value::Word(_) => None,
        }
    }
}

macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(borsh::BorshSerialize, borsh::BorshDeserialize)]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[derive(strum::EnumString, strum::IntoStaticStr)]
        #[serde(rename_all = "snake_case")]
        #[strum(serialize_all = "snake_case")]
        pub enum $name { $($(#[$vdoc])* $variant),+ }

        impl Ruling for $name {
            fn value(self) -> Value {
                Value::Word(<&str>::from(self).to_owned())
            }

            fn of(value: &Value) -> Option<Self> {
                match value {
                    Value::Word(word) => word.parse().ok(),
                    Value::Number(_) => None,
                }
            }
        }
    };
}

words!(
    /// What a grant carries (I-4).
    GrantCarries {
        /// Influence alone.
        Influence,
        /// Influence and support of its own.
        InfluenceAndSupport,
    }
);
words!(
    /// When a grant can be moved (I-5).
    GrantMoves {
        /// In a later phase than the one it was made in.
        NextPhase,
        /// At any time.
        AnyTime,
    }
);
words!(
    /// How long a grant lasts (I-5).
    GrantLasts {
        /// Until it is moved or withdrawn, to the end of the cycle.
        Cycle,
        /// To the end of the phase.
        Phase,
    }
);
words!(
    /// What happens when a deck runs out (C-7).
    DeckRunsOut {
        /// Its place stays empty; Control has a button.
        Empty,
        /// Its discards are shuffled in.
        Reshuffled,
    }
);
words!(
    /// Where the bonus of the race counts (C-11).
    RaceBonusCounts {
        /// In the council, to the end of the cycle.
        Council,
        /// In an Assembly before that too.
        Everywhere,
    }
);
words!(
    /// What becomes of Stasis cards that the deck cannot give (S-1).
    CardsNotDealt {
        /// They stay on account for the next stasis.
        Kept,
        /// They are lost.
        Lost,
    }
);
words!(
    /// How a clock or a hidden choice ends (C-9, C-11, C-15).
    Ends {
        /// By Control.
        ByControl,
        /// By itself.
        ByItself,
    }
);
words!(
    /// Who wins a tied race (C-11).
    RaceTie {
        /// Nobody.
        Nobody,
        /// Everybody who is tied.
        All,
        /// Control picks.
        ControlPicks,
    }
);
words!(
    /// What becomes of the Horses shown (C-11).
    HorsesShown {
        /// They go home.
        Kept,
        /// They are spent.
        Spent,
    }
);
words!(
    /// Where the Stasis number goes after a Stasis Phase (C-25).
    StasisAfter {
        /// To the Act number.
        FallsToAct,
        /// Nowhere.
        Stays,
    }
);

words!(
    /// Which of the citizens presides (C-2).
    Presiding {
        /// The highest Arête.
        HighestArete,
        /// The lowest Arête.
        LowestArete,
        /// One after the other, clockwise.
        InTurn,
        /// By lot.
        Lot,
        /// Elected in secret.
        Elected,
    }
);
words!(
    /// When the chair of a Prytanis passes on that lost its vote (C-2).
    ChairPasses {
        /// At once, for the rest of the cycle.
        AtOnce,
        /// With the next cycle.
        NextCycle,
    }
);
words!(
    /// Whether the Prytanis may put a face-up event under its deck.
    SecondLook {
        /// No.
        No,
        /// Once a cycle.
        OnceACycle,
    }
);
words!(
    /// Whether the Prytanis may veto what has passed.
    Veto {
        /// No.
        No,
        /// Once an Act.
        OnceAnAct,
    }
);
words!(
    /// Who gives the floor.
    Floor {
        /// Control.
        Control,
        /// The Prytanis.
        Prytanis,
    }
);
words!(
    /// How many events the Prytanis activates (C-4).
    EventsActivated {
        /// As many as the Act number.
        Act,
        /// One.
        One,
        /// All that lie face up.
        All,
    }
);
words!(
    /// How much of YES and NO a motion needs (C-16).
    Majority {
        /// More YES than NO.
        Simple,
        /// Two thirds of both or more.
        TwoThirds,
        /// Three quarters of both or more.
        ThreeQuarters,
    }
);
words!(
    /// In what order battles are fought (S-16).
    BattleOrder {
        /// That of the maps.
        MapOrder,
        /// Control picks each.
        ControlPicks,
    }
);
words!(
    /// What becomes of an objective that one faction alone is at (S-16).
    LoneHolder {
        /// It is held.
        Holds,
        /// It rolls for it, and a natural 13 loses it.
        Rolls,
    }
);
words!(
    /// What becomes of Heroes when a tie empties an objective (S-20).
    TiedHeroes {
        /// They live.
        Live,
        /// They die.
        Die,
    }
);
words!(
    /// What rests where the Colossus stands (S-23).
    ColossusIgnores {
        /// The place's own Victory Points, the units on it for anybody's, and its power over them.
        All,
        /// The place's own Victory Points.
        Place,
    }
);
words!(
    /// When the holder of the tie-breaking objective wins a tie for the most points (S-27).
    SpringsDecide {
        /// Whoever that is.
        Whoever,
        /// Only if it is among the tied.
        AmongTied,
    }
);
words!(
    /// Who may be given a die that brings Doom (S-30).
    DoomDiceTo {
        /// Others only.
        Others,
        /// Oneself too.
        Anyone,
    }
);
words!(
    /// Who throws the dice.
    DiceBy {
        /// The program.
        Program,
        /// Hands at the table; Control enters them.
        Hand,
    }
);
words!(
    /// Who sees the odds of a battle.
    OddsShown {
        /// Control.
        Control,
        /// Everybody.
        Everybody,
    }
);
