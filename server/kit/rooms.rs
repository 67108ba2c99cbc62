//! What is made of the list of a game's rooms: its commands and events, who decides and applies them, and what is told.
//!
//! A game lists its rooms once, a row each, in a macro of its own, which hands the rows to one of these with a head
//! that names what is made. A row says what the room is for, what may be wanted there, who decides it and which
//! commands only a full game master may send, what may happen there, who makes it true, and who tells it before and
//! after. What is not there is left out. The macro names the modules where it stands.
//!
//! ```
//! # use game::Actor;
//! # mod lamp {
//! #     use serde::{Deserialize, Serialize};
//! #     #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
//! #     #[derive(strum::IntoStaticStr, strum::VariantNames)]
//! #     #[serde(tag = "do", rename_all = "snake_case")]
//! #     #[strum(serialize_all = "snake_case")]
//! #     pub enum LampCommand { Light, Break }
//! #     #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
//! #     #[serde(tag = "event", rename_all = "snake_case")]
//! #     #[strum(serialize_all = "snake_case")]
//! #     pub enum LampEvent { Lit }
//! #     pub fn decide(lit: &mut bool, _: &game::Actor, command: &LampCommand) -> Result<(), ()> {
//! #         (*command == LampCommand::Light && !*lit).then_some(()).ok_or(())
//! #     }
//! #     pub fn apply(lit: &mut bool, _: &LampEvent) { *lit = true }
//! # }
//! # use lamp::{LampCommand, LampEvent};
//! macro_rules! rooms {
//!     ($($make:ident)::+, $head:tt) => {
//!         $($make)::+! {
//!             $head
//!             /// A lamp on the table.
//!             Lamp {
//!                 wants LampCommand, decided by lamp::decide, reserves [r#break];
//!                 brings LampEvent, applied by lamp::apply;
//!             }
//!         }
//!     };
//! }
//! rooms!(kit::commands, { pub enum Command });
//! rooms!(kit::events, { pub enum Event });
//! rooms!(kit::decided, { fn decide(lit: &mut bool, actor: &Actor, command: &Command) -> Result<(), ()> });
//! rooms!(kit::applied, { fn apply(lit: &mut bool, event: &Event) });
//!
//! let mut lit = false;
//! assert_eq!(decide(&mut lit, &Actor::Clock, &LampCommand::Light.into()), Ok(()));
//! apply(&mut lit, &Event::Lamp(LampEvent::Lit));
//! assert!(lit);
//! assert_eq!(Command::Lamp(LampCommand::Break).word(), "break");
//! ```

/// An enum that holds the enums of the rooms, one variant a room. On the wire and in the journal it is
/// written as theirs are: an object whose field `$tag` says which variant of which room it is. The enums
/// of the rooms derive `strum::VariantNames`, in the spelling that they have in serde.
#[macro_export]
macro_rules! rooms {
    ($(#[$meta:meta])* pub enum $name:ident by $tag:literal {
        $($(#[$doc:meta])* $room:ident($of:ident),)*
    }) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
        #[serde(untagged)]
        pub enum $name {
            $($(#[$doc])* $room($of),)*
        }

        $(impl From<$of> for $name {
            fn from(of: $of) -> Self {
                Self::$room(of)
            }
        })*

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                use serde::de::Error;
                use strum::VariantNames;
                let value = serde_json::Value::deserialize(from)?;
                let word = value.get($tag).and_then(serde_json::Value::as_str);
                let word = word.ok_or_else(|| D::Error::missing_field($tag))?;
                $(if $of::VARIANTS.contains(&word) {
                    return serde_json::from_value(value).map(Self::$room).map_err(D::Error::custom);
                })*
                Err(D::Error::custom(format_args!("unknown `{}`: `{word}`", $tag)))
            }
        }
    };
}

/// The commands of all rooms as one enum, with what only a full game master may send.
#[macro_export]
macro_rules! commands {
    (
        { $(#[$meta:meta])* pub enum $name:ident }
        $(
            #[doc = $doc:literal]
            $room:ident {
                $(wants $command:ident, decided by $decide:path, reserves [$($word:ident),*];)?
                brings $event:ident, applied by $apply:path
                    $(, told before by $before:path)? $(, told after by $after:path)?;
            }
        )*
    ) => {
        $crate::rooms! {
            $(#[$meta])*
            pub enum $name by "do" {
                $($(#[doc = $doc] $room($command),)?)*
            }
        }

        impl $name {
            /// What a helper may not send: it overrules what the rules made of the game. Going on,
            /// clocks, acting for a seat, the word to the room and what was counted or thrown in the
            /// room are a helper's too.
            pub const RESERVED: &[&str] = &[$($($(stringify!($word),)*)?)*];

            /// The word that says what it is, on the wire and in the journal.
            #[must_use]
            pub fn word(&self) -> &'static str {
                match self {
                    $($(Self::$room(command) => <&str as From<&$command>>::from(command),)?)*
                }
            }
        }
    };
}

/// What may happen in all rooms as one enum.
#[macro_export]
macro_rules! events {
    (
        { $(#[$meta:meta])* pub enum $name:ident }
        $(
            #[doc = $doc:literal]
            $room:ident {
                $(wants $command:ident, decided by $decide:path, reserves [$($word:ident),*];)?
                brings $event:ident, applied by $apply:path
                    $(, told before by $before:path)? $(, told after by $after:path)?;
            }
        )*
    ) => {
        $crate::rooms! {
            $(#[$meta])*
            pub enum $name by "event" {
                $(#[doc = $doc] $room($event),)*
            }
        }
    };
}

/// Decides a command in its room.
#[macro_export]
macro_rules! decided {
    (
        { fn $name:ident($d:ident: $D:ty, $actor:ident: $A:ty, $sent:ident: &$Command:ident) -> $Decided:ty }
        $(
            #[doc = $doc:literal]
            $room:ident {
                $(wants $command:ident, decided by $decide:path, reserves [$($word:ident),*];)?
                brings $event:ident, applied by $apply:path
                    $(, told before by $before:path)? $(, told after by $after:path)?;
            }
        )*
    ) => {
        fn $name($d: $D, $actor: $A, $sent: &$Command) -> $Decided {
            match $sent {
                $($($Command::$room(command) => $decide($d, $actor, command),)?)*
            }
        }
    };
}

/// Makes an event true in its room.
#[macro_export]
macro_rules! applied {
    (
        { fn $name:ident($state:ident: $S:ty, $happened:ident: &$Event:ident) }
        $(
            #[doc = $doc:literal]
            $room:ident {
                $(wants $command:ident, decided by $decide:path, reserves [$($word:ident),*];)?
                brings $event:ident, applied by $apply:path
                    $(, told before by $before:path)? $(, told after by $after:path)?;
            }
        )*
    ) => {
        fn $name($state: $S, $happened: &$Event) {
            match $happened {
                $($Event::$room(event) => $apply($state, event),)*
            }
        }
    };
}

/// The lines that rooms write: of the state as it was, and of the state as it is after an event.
#[macro_export]
macro_rules! lines {
    (
        { fn $was:ident, $is:ident($state:ident: $S:ty, $happened:ident: &$Event:ident) -> $Line:ty }
        $(
            #[doc = $doc:literal]
            $room:ident {
                $(wants $command:ident, decided by $decide:path, reserves [$($word:ident),*];)?
                brings $event:ident, applied by $apply:path
                    $(, told before by $before:path)? $(, told after by $after:path)?;
            }
        )*
    ) => {
        /// Lines that speak of the state as it was.
        #[allow(dead_code)] // where no room has any
        fn $was($state: $S, $happened: &$Event) -> Vec<$Line> {
            #[allow(unused_mut)]
            let mut lines = Vec::new();
            match $happened {
                $($($Event::$room(event) => lines.extend($before($state, event)),)?)*
                _ => {}
            }
            lines
        }

        /// The line that speaks of the state as it is now.
        fn $is($state: $S, $happened: &$Event) -> Option<$Line> {
            #[allow(unreachable_patterns)]
            match $happened {
                $($($Event::$room(event) => $after($state, event),)?)*
                _ => None,
            }
        }
    };
}
