//! What every game by steps shows of a step, and what it offers: as the desk of `web/src/hub/desk` reads it.

/// What a game by steps offers and shows of a step. Given are the file of the web's types, the field and the type by
/// which the game names a seat, its commands, and the groups in which a screen lays out what is offered.
///
/// Made of it are `Action`, `NextView`, `ClockView` and `Awaiting`, which cross the wire.
///
/// The game's crate needs `serde`, and `ts-rs` with its feature `types`.
#[macro_export]
macro_rules! desk {
    (wire $file:tt, seat $seat:ident: $Seat:ident, commands $Command:ident, groups $Group:ident) => {
        /// A legal action: sent as it stands, it is accepted.
        #[derive(Clone, Debug, PartialEq, Eq, ::serde::Serialize)]
        #[cfg_attr(feature = "types", derive(::ts_rs::TS), ts(export_to = $file))]
        pub struct Action {
            /// Stable within the list: "offer:3", "ready".
            pub key: String,
            /// How a screen lays it out.
            pub group: $Group,
            /// A few words.
            pub label: ::game::Text,
            /// What it will do, in a sentence.
            pub says: ::game::Text,
            /// The command that does it.
            pub command: $Command,
        }

        impl Action {
            /// An offer of this command.
            pub fn new(
                key: impl Into<String>,
                group: $Group,
                label: impl Into<::game::Text>,
                says: impl Into<::game::Text>,
                command: impl Into<$Command>,
            ) -> Self {
                let (key, label, says) = (key.into(), label.into(), says.into());
                Self { key, group, label, says, command: command.into() }
            }
        }

        /// A clock. Moments are on the table's clock, in milliseconds.
        #[derive(Clone, Debug, PartialEq, Eq, ::serde::Serialize)]
        #[cfg_attr(feature = "types", derive(::ts_rs::TS), ts(export_to = $file))]
        pub struct ClockView {
            /// What runs out.
            pub label: ::game::Text,
            /// When it runs out.
            pub ends_at: u64,
            /// Its whole length.
            pub seconds: u32,
            /// What happens then, in a sentence.
            pub then: ::game::Text,
        }

        /// Somebody who is awaited.
        #[derive(Clone, Debug, PartialEq, Eq, ::serde::Serialize)]
        #[cfg_attr(feature = "types", derive(::ts_rs::TS), ts(export_to = $file))]
        pub struct Awaiting {
            /// Who.
            pub $seat: $Seat,
            /// For what: "to hide an offer".
            pub what: ::game::Text,
            /// Since when, in milliseconds on the table's clock.
            pub since: u64,
        }

        /// The next step.
        #[derive(Clone, Debug, PartialEq, ::serde::Serialize)]
        #[cfg_attr(feature = "types", derive(::ts_rs::TS), ts(export_to = $file))]
        pub struct NextView {
            /// Named by what it will do: "Open the offers: 2 of 3 in".
            pub label: ::game::Text,
            /// What it will do, in a sentence.
            pub says: ::game::Text,
            /// Absent while somebody must decide first: then the button opens the way to decide for them.
            pub command: Option<$Command>,
            /// For whom it waits, when the command is absent.
            pub waits_for: Option<$Seat>,
            /// Whether everything awaited is in.
            pub ready: bool,
        }
    };
}
