//! Rulings: where the source of a game is silent, a scenario says how it is played, and the game master may
//! change it. A game states each in one row of [`rulings!`](crate::rulings!): its key, its rule, the message
//! that says what it decides, and what it may be.

use game::{Text, text};

/// What a ruling may be.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// One of these words, each with the message that says what it means.
    Words(&'static [(&'static str, &'static str)]),
    /// A number between these two.
    Range(u32, u32),
}

/// One ruling: its key, its rule, what it decides and what it may be.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The field of the settings and the key of the scenario file.
    pub key: &'static str,
    /// The rule's number.
    pub rule: &'static str,
    /// The message that says what it decides.
    pub text: &'static str,
    /// What it may be.
    pub kind: Kind,
}

/// A value of a ruling as it is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ValueRef<'a> {
    /// Seconds or a count.
    Number(u32),
    /// One of the row's words.
    Word(&'a str),
}

/// Why a ruling cannot be what it was to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SettingFault {
    /// No row has this key.
    NoSuchKey,
    /// The row does not allow this value; the sentence says what it allows.
    NotAllowed(String),
}

/// The type of a ruling: a number, or an enum of its words.
pub trait Ruled: Copy {
    /// It as a value.
    fn value(self) -> ValueRef<'static>;
    /// None where it is no such value.
    fn of(value: ValueRef<'_>) -> Option<Self>;
}

impl Ruled for u32 {
    fn value(self) -> ValueRef<'static> {
        ValueRef::Number(self)
    }

    fn of(value: ValueRef<'_>) -> Option<Self> {
        match value {
            ValueRef::Number(number) => Some(number),
            ValueRef::Word(_) => None,
        }
    }
}

impl Row {
    /// Whether the ruling may be this.
    ///
    /// # Errors
    /// [`SettingFault::NotAllowed`] where it may not.
    pub fn allows(&self, value: ValueRef<'_>) -> Result<(), SettingFault> {
        let fits = match (self.kind, value) {
            (Kind::Words(words), ValueRef::Word(word)) => words.iter().any(|(w, _)| *w == word),
            (Kind::Range(least, most), ValueRef::Number(n)) => (least..=most).contains(&n),
            (Kind::Words(_), ValueRef::Number(_)) | (Kind::Range(..), ValueRef::Word(_)) => false,
        };
        if fits { Ok(()) } else { Err(SettingFault::NotAllowed(self.allowed())) }
    }

    /// What the row allows, in a sentence for writers of scenarios.
    #[must_use]
    pub fn allowed(&self) -> String {
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

    /// The words that it may be, each with what it means; none for a number.
    pub fn choices(&self) -> impl Iterator<Item = (&'static str, Text)> {
        let words = match self.kind {
            Kind::Words(words) => words,
            Kind::Range(..) => &[],
        };
        words.iter().map(|(word, means)| (*word, text!(*means)))
    }

    /// For a number: the least and the most.
    #[must_use]
    pub fn range(&self) -> Option<(u32, u32)> {
        match self.kind {
            Kind::Words(_) => None,
            Kind::Range(least, most) => Some((least, most)),
        }
    }

    /// What a value means; a word that the row does not know stands for itself.
    #[must_use]
    pub fn means(&self, value: ValueRef<'_>) -> Text {
        match value {
            ValueRef::Number(number) => number.to_string().into(),
            ValueRef::Word(word) => {
                let choice = self.choices().find(|(choice, _)| *choice == word);
                choice.map_or_else(|| word.to_owned().into(), |(_, means)| means)
            }
        }
    }
}

/// Makes a ruling this value, if it is one of its own.
pub fn set<R: Ruled>(ruling: &mut R, value: ValueRef<'_>) -> bool {
    let of = R::of(value);
    *ruling = of.unwrap_or(*ruling);
    of.is_some()
}

/// Words, each with the message that says what it means.
#[must_use]
pub const fn words<const N: usize>(
    words: &[&'static str],
    means: [&'static str; N],
) -> [(&'static str, &'static str); N] {
    let mut both = [("", ""); N];
    let mut at = 0;
    while at < N {
        both[at] = (words[at], means[at]);
        at += 1;
    }
    both
}

/// An enum of the words that a ruling may be, each with the message that says what it means: for words that
/// several rulings share. The first is what is played where nobody says anything.
///
/// The game's crate needs `borsh`, `serde` and `strum`.
#[macro_export]
macro_rules! choice {
    (
        $(#[$meta:meta])* $name:ident {
            $(#[$fmeta:meta])* $first:ident = $fmeans:literal
            $(, $(#[$vmeta:meta])* $variant:ident = $means:literal)* $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(::borsh::BorshSerialize, ::borsh::BorshDeserialize)]
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        #[derive(::serde::Serialize, ::serde::Deserialize)]
        #[derive(::strum::EnumString, ::strum::IntoStaticStr, ::strum::VariantNames)]
        #[serde(rename_all = "snake_case")]
        #[strum(serialize_all = "snake_case")]
        pub enum $name { $(#[$fmeta])* #[default] $first $(, $(#[$vmeta])* $variant)* }

        impl $name {
            /// Its words, each with the message that says what it means.
            pub const WORDS: &'static [(&'static str, &'static str)] = &$crate::rulings::words(
                <Self as ::strum::VariantNames>::VARIANTS,
                [$fmeans $(, $means)*],
            );
        }

        impl $crate::rulings::Ruled for $name {
            fn value(self) -> $crate::rulings::ValueRef<'static> {
                $crate::rulings::ValueRef::Word(self.into())
            }

            fn of(value: $crate::rulings::ValueRef<'_>) -> Option<Self> {
                match value {
                    $crate::rulings::ValueRef::Word(word) => word.parse().ok(),
                    $crate::rulings::ValueRef::Number(_) => None,
                }
            }
        }
    };
}

/// The rulings of a game, one row each, in the order in which the game master reads them. A row has the key,
/// its name as a type, the rule's number, the message that says what it decides, and in braces what it may
/// be:
///
/// - `{ 10 in 0..=60 }`: a number, what it is where nobody says anything, and its bounds,
/// - `{ Nobody = "ruling-tie-nobody", All = "ruling-tie-all" }`: an enum of words of the row's name, as
///   [`choice!`](crate::choice!) makes it,
/// - `{ Ends }`: one that [`choice!`](crate::choice!) made, which rows share.
///
/// Made of it are `Settings`, the rulings in force, which a scenario's file writes and an event's journal
/// reads by the keys; `Ruling`, by which a rule asks for one; `ROWS`; and what crosses the wire: `Value`,
/// `SettingView` and `ChoiceView`, for which the first line names the file of the web's types. It also names
/// the message that makes a sentence of what a ruling decides.
///
/// The game's crate needs `borsh`, `serde` and `strum`, and `ts-rs` with its feature `types`.
///
/// ```
/// # #![allow(unexpected_cfgs)]
/// kit::rulings! {
///     wire "toy.ts", sentence "rulings-text";
///
///     /// Who wins a tie.
///     tie: Tie, "T-2", "ruling-tie" {
///         /// Nobody.
///         Nobody = "ruling-tie-nobody",
///         /// Everybody who is tied.
///         All = "ruling-tie-all",
///     }
///     offer_seconds: OfferSeconds, "T-1", "ruling-offer-seconds" { 30 in 0..=600 }
/// }
///
/// let settings = Settings::default();
/// assert_eq!((settings.tie, settings.offer_seconds), (Tie::Nobody, 30));
/// let settings = settings.with("tie", &Tie::All.into()).expect("its row allows it");
/// assert_eq!(settings.value(Ruling::Tie.key()), Some(Value::Word("all".into())));
/// assert!(settings.with("offer_seconds", &601.into()).is_err());
/// ```
#[macro_export]
macro_rules! rulings {
    (
        wire $file:tt, sentence $sentence:literal;
        $($(#[$meta:meta])* $key:ident: $name:ident, $rule:literal, $text:literal $may:tt)+
    ) => {
        $($crate::rulings! { @choice [$(#[$meta])*] $name $may })+

        /// The rulings in force.
        #[derive(::borsh::BorshSerialize, ::borsh::BorshDeserialize)]
        #[derive(Clone, Debug, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(deny_unknown_fields, default)]
        #[allow(missing_docs)] // ROWS says what each decides
        pub struct Settings { $(pub $key: $crate::rulings!(@type $name $may)),+ }

        impl Default for Settings {
            fn default() -> Self {
                Self { $($key: $crate::rulings!(@start $may)),+ }
            }
        }

        /// Which ruling.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        #[allow(missing_docs)] // ROWS says what each decides
        pub enum Ruling { $($name),+ }

        /// Every ruling, in the order of [`Ruling`].
        pub const ROWS: &[$crate::rulings::Row] = &[$($crate::rulings::Row {
            key: stringify!($key),
            rule: $rule,
            text: $text,
            kind: $crate::rulings!(@kind $name $may),
        }),+];

        impl Ruling {
            /// All of them, in the order of their rows.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// The one with this key.
            #[must_use]
            pub fn of(key: &str) -> Option<Self> {
                match key {
                    $(stringify!($key) => Some(Self::$name),)+
                    _ => None,
                }
            }

            /// Its key in a scenario, in the journal and on the wire.
            #[must_use]
            pub const fn key(self) -> &'static str {
                self.row().key
            }

            /// What is said of it.
            #[must_use]
            pub const fn row(self) -> &'static $crate::rulings::Row {
                &ROWS[self as usize]
            }
        }

        impl Settings {
            /// The value of a ruling.
            #[must_use]
            pub fn read(&self, ruling: Ruling) -> $crate::rulings::ValueRef<'static> {
                match ruling {
                    $(Ruling::$name => $crate::rulings::Ruled::value(self.$key),)+
                }
            }

            /// The value of a ruling by its key; none where there is no such key.
            #[must_use]
            pub fn value(&self, key: &str) -> Option<Value> {
                Ruling::of(key).map(|ruling| Value::of(self.read(ruling)))
            }

            /// The number that a ruling is; 0 where it is a word.
            #[must_use]
            pub fn number(&self, ruling: Ruling) -> u32 {
                match self.read(ruling) {
                    $crate::rulings::ValueRef::Number(number) => number,
                    $crate::rulings::ValueRef::Word(_) => 0,
                }
            }

            /// All of them by their keys.
            #[must_use]
            pub fn values(&self) -> std::collections::BTreeMap<String, Value> {
                let row = |ruling: &Ruling| (ruling.key().to_owned(), Value::of(self.read(*ruling)));
                Ruling::ALL.iter().map(row).collect()
            }

            /// Those that are other ones than they were.
            #[must_use]
            pub fn since(&self, was: &Self) -> std::collections::BTreeMap<String, Value> {
                let changed = |ruling: &&Ruling| self.read(**ruling) != was.read(**ruling);
                let row = |ruling: &Ruling| (ruling.key().to_owned(), Value::of(self.read(*ruling)));
                Ruling::ALL.iter().filter(changed).map(row).collect()
            }

            /// These settings with one changed.
            ///
            /// # Errors
            /// A [`SettingFault`]($crate::rulings::SettingFault) for an unknown key or a value that its row
            /// does not allow.
            pub fn with(
                &self,
                key: &str,
                value: &Value,
            ) -> Result<Self, $crate::rulings::SettingFault> {
                let unknown = $crate::rulings::SettingFault::NoSuchKey;
                let ruling = Ruling::of(key).ok_or(unknown)?;
                ruling.row().allows(value.read())?;
                let mut changed = self.clone();
                let is_set = match ruling {
                    $(Ruling::$name => $crate::rulings::set(&mut changed.$key, value.read()),)+
                };
                let not_allowed = || ruling.row().allowed();
                is_set
                    .then_some(changed)
                    .ok_or_else(|| $crate::rulings::SettingFault::NotAllowed(not_allowed()))
            }

            /// The rulings that are out of bounds, by their keys, each with a sentence on what is allowed.
            #[must_use]
            pub fn faults(&self) -> Vec<(&'static str, String)> {
                let allows = |ruling: &Ruling| ruling.row().allows(self.read(*ruling)).is_ok();
                let faulty = Ruling::ALL.iter().filter(|ruling| !allows(ruling));
                faulty.map(|ruling| (ruling.key(), ruling.row().allowed())).collect()
            }

            /// Every ruling with its value now.
            #[must_use]
            pub fn rows(&self) -> Vec<SettingView> {
                let view = |ruling: &Ruling| SettingView::of(ruling.row(), Value::of(self.read(*ruling)));
                Ruling::ALL.iter().map(view).collect()
            }
        }

        /// The value of a setting, as a word or a number.
        #[derive(::borsh::BorshSerialize, ::borsh::BorshDeserialize)]
        #[derive(Clone, Debug, PartialEq, Eq, ::serde::Serialize, ::serde::Deserialize)]
        #[cfg_attr(feature = "types", derive(::ts_rs::TS), ts(export_to = $file))]
        #[serde(untagged)]
        pub enum Value {
            /// Seconds or a count.
            Number(u32),
            /// One of the row's choices.
            Word(String),
        }

        impl Value {
            /// This value, to be kept.
            #[must_use]
            pub fn of(value: $crate::rulings::ValueRef<'_>) -> Self {
                match value {
                    $crate::rulings::ValueRef::Number(number) => Self::Number(number),
                    $crate::rulings::ValueRef::Word(word) => Self::Word(word.to_owned()),
                }
            }

            /// What it says.
            #[must_use]
            pub fn read(&self) -> $crate::rulings::ValueRef<'_> {
                match self {
                    Self::Number(number) => $crate::rulings::ValueRef::Number(*number),
                    Self::Word(word) => $crate::rulings::ValueRef::Word(word),
                }
            }
        }

        impl<R: $crate::rulings::Ruled> From<R> for Value {
            fn from(ruling: R) -> Self {
                Self::of(ruling.value())
            }
        }

        /// A ruling as Control sees it.
        #[derive(Clone, Debug, PartialEq, Eq, ::serde::Serialize)]
        #[cfg_attr(feature = "types", derive(::ts_rs::TS), ts(export_to = $file))]
        pub struct SettingView {
            /// Its key in the scenario file.
            pub key: String,
            /// The number of the rule that it belongs to.
            pub rule: String,
            /// What it decides, in a sentence.
            pub text: ::game::Text,
            /// Its value now.
            pub value: Value,
            /// The words it may be set to; empty for a number.
            pub choices: Vec<ChoiceView>,
            /// For a number: the least and the most.
            pub range: Option<(u32, u32)>,
        }

        impl SettingView {
            fn of(row: &$crate::rulings::Row, value: Value) -> Self {
                Self {
                    key: row.key.into(),
                    rule: row.rule.into(),
                    text: ::game::text!($sentence, ruling = ::game::text!(row.text)),
                    value,
                    choices: row
                        .choices()
                        .map(|(word, text)| ChoiceView { word: word.into(), text })
                        .collect(),
                    range: row.range(),
                }
            }
        }

        /// A choice of a setting.
        #[derive(Clone, Debug, PartialEq, Eq, ::serde::Serialize)]
        #[cfg_attr(feature = "types", derive(::ts_rs::TS), ts(export_to = $file))]
        pub struct ChoiceView {
            /// The word.
            pub word: String,
            /// What it means.
            pub text: ::game::Text,
        }
    };

    (@choice [$($meta:tt)*] $name:ident { $start:literal in $least:literal..=$most:literal }) => {};
    (@choice [$($meta:tt)*] $name:ident { $shared:ident }) => {};
    (@choice [$($meta:tt)*] $name:ident { $($words:tt)+ }) => {
        $crate::choice! { $($meta)* $name { $($words)+ } }
    };
    (@type $name:ident { $start:literal in $least:literal..=$most:literal }) => { u32 };
    (@type $name:ident { $shared:ident }) => { $shared };
    (@type $name:ident { $($words:tt)+ }) => { $name };
    (@start { $start:literal in $least:literal..=$most:literal }) => { $start };
    (@start { $($words:tt)+ }) => { Default::default() };
    (@kind $name:ident { $start:literal in $least:literal..=$most:literal }) => {
        $crate::rulings::Kind::Range($least, $most)
    };
    (@kind $name:ident { $shared:ident }) => { $crate::rulings::Kind::Words($shared::WORDS) };
    (@kind $name:ident { $($words:tt)+ }) => { $crate::rulings::Kind::Words($name::WORDS) };
}
