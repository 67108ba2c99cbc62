//! Figures as a game tells them: why each is what it is, in messages.

/// The figures of a game with their causes. Given are the file of the web's types and the messages that say how a cause
/// is told: that it was so at the start; that the game master's hand did it, with its `reason`; that older causes are
/// added up, those of play and those by hand.
///
/// Made of it are `Cause`, `Ledger` and what shows them: `Figure` and `Part`, which cross the wire.
///
/// The game's crate needs `borsh` and `serde`, and `ts-rs` with its feature `types`.
///
/// ```
/// # #![allow(unexpected_cfgs)]
/// kit::figures! {
///     wire "toy.ts", start "cause-start", by_hand "cause-by-hand", earlier "cause-earlier", "cause-earlier-by-hand"
/// }
///
/// let mut coins = starting(5);
/// coins.change(-2, 0, game::text!("cause-lost"));
/// let figure = figure(&coins);
/// assert_eq!((figure.value, figure.parts.len()), (3, 2));
/// assert!(figure.parts[0].label.says("cause-start") && latest(&coins).says("cause-lost"));
/// ```
#[macro_export]
macro_rules! figures {
    (
        wire $file:tt, start $start:literal, by_hand $hand:literal, earlier $earlier:literal, $earlier_by_hand:literal
    ) => {
        /// A figure with its causes; never below 0, at most `i32::MAX`.
        pub type Ledger = $crate::Ledger<Cause>;

        /// Why a figure changed.
        #[derive(
            ::borsh::BorshSerialize, ::borsh::BorshDeserialize, Clone, Debug, PartialEq, Eq,
        )]
        pub enum Cause {
            /// It was so when the table began.
            Start,
            /// Something in play: a message, or the title of something of the content.
            Play(std::sync::Arc<::game::Text>),
            /// Control's hand, with its reason.
            Control(std::sync::Arc<str>),
            /// Older causes of play and the start, added up; or Control's.
            Earlier {
                /// Whether they are Control's.
                by_hand: bool,
            },
        }

        impl Cause {
            /// For people.
            #[must_use]
            pub fn said(&self) -> ::game::Text {
                match self {
                    Self::Start => ::game::text!($start),
                    Self::Play(text) => ::game::Text::clone(text),
                    Self::Control(reason) => by_control(reason),
                    Self::Earlier { by_hand: false } => ::game::text!($earlier),
                    Self::Earlier { by_hand: true } => ::game::text!($earlier_by_hand),
                }
            }
        }

        impl $crate::Cause for Cause {
            fn by_hand(&self) -> bool {
                matches!(self, Self::Control(_) | Self::Earlier { by_hand: true })
            }

            fn earlier(by_hand: bool) -> Self {
                Self::Earlier { by_hand }
            }
        }

        impl From<::game::Text> for Cause {
            fn from(text: ::game::Text) -> Self {
                Self::Play(std::sync::Arc::new(text))
            }
        }

        /// The words of a change by Control's hand, which a figure names for ever after.
        #[must_use]
        pub fn by_control(reason: &str) -> ::game::Text {
            ::game::text!($hand, reason = reason)
        }

        /// A figure that starts at `value`.
        #[must_use]
        pub fn starting(value: u32) -> Ledger {
            Ledger::starting(value, Cause::Start)
        }

        /// Why it changed last, for the list of changes.
        #[must_use]
        pub fn latest(ledger: &Ledger) -> ::game::Text {
            ledger.latest().map_or_else(::game::Text::default, Cause::said)
        }

        /// The figure with its parts.
        #[must_use]
        pub fn figure(ledger: &Ledger) -> Figure {
            Figure {
                value: i32::try_from(ledger.value()).unwrap_or(i32::MAX),
                parts: ledger.parts().map(|(cause, by)| Part { label: cause.said(), by }).collect(),
            }
        }

        /// A number that can say why it is what it is: the parts add up to the value.
        #[derive(Clone, Debug, Default, PartialEq, Eq, ::serde::Serialize)]
        #[cfg_attr(feature = "types", derive(::ts_rs::TS), ts(export_to = $file))]
        pub struct Figure {
            /// The number.
            pub value: i32,
            /// Its parts.
            pub parts: Vec<Part>,
        }

        /// A part of a figure.
        #[derive(
            ::borsh::BorshSerialize,
            ::borsh::BorshDeserialize,
            Clone,
            Debug,
            PartialEq,
            Eq,
            ::serde::Serialize,
            ::serde::Deserialize,
        )]
        #[cfg_attr(feature = "types", derive(::ts_rs::TS), ts(export_to = $file))]
        pub struct Part {
            /// Where it comes from.
            pub label: ::game::Text,
            /// How much it adds.
            pub by: i32,
        }
    };
}
