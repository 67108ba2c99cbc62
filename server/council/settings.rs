//! The rulings: where the source is silent, a scenario says how it is played (⚙ in the rules). Each
//! has a row in [`ROWS`] with its rule, its text for Control and its choices.

use serde::{Deserialize, Serialize};

/// The value of a setting, as a word or a number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(untagged)]
pub enum Value {
    /// Seconds or a count.
    Number(u32),
    /// One of the row's choices.
    Word(String),
}

/// A ruling as Control sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct SettingView {
    /// Its key in the scenario file.
    pub key: String,
    /// The number of the rule that it belongs to.
    pub rule: String,
    /// What it decides, in a sentence.
    pub text: String,
    /// Its value now.
    pub value: Value,
    /// The words it may be set to; empty for a number.
    pub choices: Vec<ChoiceView>,
    /// For a number: the least and the most.
    pub range: Option<(u32, u32)>,
}

/// A choice of a setting.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct ChoiceView {
    /// The word.
    pub word: String,
    /// What it means.
    pub text: String,
}

macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($(#[$vdoc])* $variant),+ }
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

/// The rulings in force.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs)] // ROWS says what each decides
pub struct Settings {
    pub grant_carries: GrantCarries,
    pub grant_moves: GrantMoves,
    pub grant_lasts: GrantLasts,
    pub deck_runs_out: DeckRunsOut,
    pub debate_seconds: u32,
    pub debate_ends: Ends,
    pub race_tie: RaceTie,
    pub horses_shown: HorsesShown,
    pub bids_revealed: Ends,
    pub bid_seconds: u32,
    pub votes_revealed: Ends,
    pub vote_seconds: u32,
    pub agenda_full: u32,
    pub stasis_threshold: u32,
    pub stasis_after: StasisAfter,
    pub wrath_alarm: u32,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            grant_carries: GrantCarries::Influence,
            grant_moves: GrantMoves::NextPhase,
            grant_lasts: GrantLasts::Cycle,
            deck_runs_out: DeckRunsOut::Empty,
            debate_seconds: 120,
            debate_ends: Ends::ByControl,
            race_tie: RaceTie::Nobody,
            horses_shown: HorsesShown::Kept,
            bids_revealed: Ends::ByControl,
            bid_seconds: 0,
            votes_revealed: Ends::ByControl,
            vote_seconds: 0,
            agenda_full: 10,
            stasis_threshold: 13,
            stasis_after: StasisAfter::FallsToAct,
            wrath_alarm: 250,
        }
    }
}

/// What a setting may be.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// One of these words, each with its meaning.
    Words(&'static [(&'static str, &'static str)]),
    /// A number between these two.
    Range(u32, u32),
}

/// One ruling: its key, its rule, what it decides and what it may be.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The field of [`Settings`] and the key of the scenario file.
    pub key: &'static str,
    /// The rule's number.
    pub rule: &'static str,
    /// What it decides.
    pub text: &'static str,
    /// What it may be.
    pub kind: Kind,
}

const ENDS: Kind =
    Kind::Words(&[("by_control", "When Control says so"), ("by_itself", "By itself")]);

/// Every ruling, in the order of the rules.
pub const ROWS: &[Row] = &[
    Row {
        key: "grant_carries",
        rule: "I-4",
        text: "What a faction without a vote grants.",
        kind: Kind::Words(&[
            ("influence", "Its influence alone"),
            ("influence_and_support", "Its influence and its own support"),
        ]),
    },
    Row {
        key: "grant_moves",
        rule: "I-5",
        text: "When a grant can go to somebody else.",
        kind: Kind::Words(&[
            ("next_phase", "Not in the phase it was made in"),
            ("any_time", "At any time"),
        ]),
    },
    Row {
        key: "grant_lasts",
        rule: "I-5",
        text: "How long a grant lasts when it is not moved.",
        kind: Kind::Words(&[
            ("cycle", "To the end of the cycle"),
            ("phase", "To the end of the phase"),
        ]),
    },
    Row {
        key: "deck_runs_out",
        rule: "C-7",
        text: "What happens when an event deck runs out.",
        kind: Kind::Words(&[
            ("empty", "Its place stays empty until Control reshuffles"),
            ("reshuffled", "Its discards are shuffled in"),
        ]),
    },
    Row {
        key: "debate_seconds",
        rule: "C-9",
        text: "Seconds of open debate.",
        kind: Kind::Range(10, 3600),
    },
    Row {
        key: "debate_ends",
        rule: "C-9",
        text: "How the debate ends when its time is up.",
        kind: ENDS,
    },
    Row {
        key: "race_tie",
        rule: "C-11",
        text: "Who wins a tied horse race.",
        kind: Kind::Words(&[
            ("nobody", "Nobody"),
            ("all", "All who are tied"),
            ("control_picks", "Control picks"),
        ]),
    },
    Row {
        key: "horses_shown",
        rule: "C-11",
        text: "What becomes of the Horses shown in a race.",
        kind: Kind::Words(&[("kept", "They are kept"), ("spent", "They are spent")]),
    },
    Row {
        key: "bids_revealed",
        rule: "C-11",
        text: "How bids are revealed once all are in.",
        kind: ENDS,
    },
    Row {
        key: "bid_seconds",
        rule: "C-11",
        text: "Seconds to conceal Horses; 0 sets no clock. When they are over the bids are revealed.",
        kind: Kind::Range(0, 3600),
    },
    Row {
        key: "votes_revealed",
        rule: "C-15",
        text: "How votes are revealed once all are in.",
        kind: ENDS,
    },
    Row {
        key: "vote_seconds",
        rule: "C-15",
        text: "Seconds to vote; 0 sets no clock. When they are over the votes are revealed.",
        kind: Kind::Range(0, 3600),
    },
    Row {
        key: "agenda_full",
        rule: "C-22",
        text: "How many motions fill the agenda of the Assembly.",
        kind: Kind::Range(1, 100),
    },
    Row {
        key: "stasis_threshold",
        rule: "C-23",
        text: "The Stasis number at which stasis breaks out.",
        kind: Kind::Range(2, 100),
    },
    Row {
        key: "stasis_after",
        rule: "C-25",
        text: "Where the Stasis number goes after a Stasis Phase.",
        kind: Kind::Words(&[
            ("falls_to_act", "It falls to the Act number"),
            ("stays", "It stays where it is"),
        ]),
    },
    Row {
        key: "wrath_alarm",
        rule: "Alarm",
        text: "Divine Wrath at which Control is warned; 0 for never.",
        kind: Kind::Range(0, 1_000_000),
    },
];

/// Why a setting cannot be what it was to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingFault {
    /// No row has this key.
    NoSuchKey,
    /// The row does not allow this value; the sentence says what it allows.
    NotAllowed(String),
}

impl Settings {
    fn as_map(&self) -> serde_json::Map<String, serde_json::Value> {
        match serde_json::to_value(self) {
            Ok(serde_json::Value::Object(map)) => map,
            _ => unreachable!("a struct of words and numbers is a JSON object"),
        }
    }

    /// These settings with one changed.
    ///
    /// # Errors
    /// A [`SettingFault`] for an unknown key or a value that its row does not allow.
    pub fn with(&self, key: &str, value: &Value) -> Result<Self, SettingFault> {
        let row = ROWS.iter().find(|row| row.key == key).ok_or(SettingFault::NoSuchKey)?;
        row.allows(value)?;
        let mut map = self.as_map();
        map.insert(key.to_owned(), serde_json::json!(value));
        let changed = serde_json::from_value(serde_json::Value::Object(map));
        changed.map_err(|_| SettingFault::NotAllowed(row.allowed()))
    }

    /// The rows that are out of bounds, each with a sentence on what is allowed.
    #[must_use]
    pub fn faults(&self) -> Vec<(&'static str, String)> {
        let rows = self.rows().into_iter().zip(ROWS);
        rows.filter(|(view, row)| row.allows(&view.value).is_err())
            .map(|(_, row)| (row.key, row.allowed()))
            .collect()
    }

    /// Every ruling with its value now.
    #[must_use]
    pub fn rows(&self) -> Vec<SettingView> {
        let map = self.as_map();
        ROWS.iter().map(|row| row.view(&map[row.key])).collect()
    }
}

impl Row {
    fn allows(&self, value: &Value) -> Result<(), SettingFault> {
        let fits = match (self.kind, value) {
            (Kind::Words(words), Value::Word(word)) => words.iter().any(|(w, _)| w == word),
            (Kind::Range(least, most), Value::Number(n)) => (least..=most).contains(n),
            _ => false,
        };
        if fits { Ok(()) } else { Err(SettingFault::NotAllowed(self.allowed())) }
    }

    /// What the row allows, in a sentence.
    fn allowed(&self) -> String {
        match self.kind {
            Kind::Words(words) => {
                let words: Vec<_> = words.iter().map(|(word, _)| format!("`{word}`")).collect();
                format!("`{}` is one of {}.", self.key, words.join(", "))
            }
            Kind::Range(least, most) => {
                format!("`{}` is a whole number from {least} to {most}.", self.key)
            }
        }
    }

    fn view(&self, value: &serde_json::Value) -> SettingView {
        let (choices, range) = match self.kind {
            Kind::Words(words) => (words, None),
            Kind::Range(least, most) => (&[][..], Some((least, most))),
        };
        let value = value.as_u64().and_then(|n| u32::try_from(n).ok()).map_or_else(
            || Value::Word(value.as_str().unwrap_or_default().to_owned()),
            Value::Number,
        );
        SettingView {
            key: self.key.into(),
            rule: self.rule.into(),
            text: self.text.into(),
            value,
            choices: choices
                .iter()
                .map(|(word, text)| ChoiceView { word: (*word).into(), text: (*text).into() })
                .collect(),
            range,
        }
    }
}
