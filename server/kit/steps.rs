//! What is made of the list of a game's steps: its phases and steps, how a phase begins, and the rows of each step.
//!
//! A game lists its phases with their steps once, in the order of play and in a macro of its own, which hands them to one
//! of these with a head that names what is made. A phase says what it begins with; where it does not, with its first
//! step. A step has two rows, what the rules say of it and what is said and shown of it, and may belong to a part. All is
//! named by its whole path, for the macro is read where its heads stand.
//!
//! ```
//! # mod lamp {
//! #     pub const WAIT: u32 = 60;
//! #     pub const WAITS: &str = "dark";
//! #     pub const BURN: u32 = 0;
//! #     pub const BURNS: &str = "light";
//! # }
//! macro_rules! steps {
//!     ($($make:ident)::+, $head:tt) => {
//!         $($make)::+! {
//!             $head
//!             /// Nobody needs light.
//!             Day {
//!                 /// A lamp waits.
//!                 Waiting: ruled by lamp::WAIT, said by lamp::WAITS;
//!             }
//!             /// All do.
//!             Night {
//!                 /// It burns.
//!                 Burning: ruled by lamp::BURN, said by lamp::BURNS;
//!             }
//!         }
//!     };
//! }
//! steps!(kit::steps, {
//!     #[derive(Debug, PartialEq)]
//!     pub enum Phase
//!     pub enum Step
//! });
//! steps!(kit::ruled, { fn seconds(step: Step) -> u32 });
//! steps!(kit::said, { fn headline(step: Step) -> &'static str });
//!
//! assert_eq!(Step::Burning.phase(), Phase::Night);
//! assert_eq!(seconds(Step::Waiting), 60);
//! assert_eq!(headline(Step::Burning), "light");
//! ```

/// The phases and the steps, an enum each, and to which phase a step belongs.
#[macro_export]
macro_rules! steps {
    (
        { $(#[$of_phases:meta])* pub enum $Phase:ident $(#[$of_steps:meta])* pub enum $Step:ident }
        $(
            $(#[$phase_doc:meta])*
            $phase:ident $(begins $begins:path)? {
                $(
                    $(#[$doc:meta])*
                    $step:ident $(of $part:ident)?: ruled by $ruled:path, said by $said:path;
                )+
            }
        )+
    ) => {
        $(#[$of_phases])*
        pub enum $Phase {
            $($(#[$phase_doc])* $phase,)+
        }

        $(#[$of_steps])*
        pub enum $Step {
            $($($(#[$doc])* $step,)+)+
        }

        impl $Step {
            /// The phase that the step belongs to.
            #[must_use]
            pub fn phase(self) -> $Phase {
                match self {
                    $($(Self::$step)|+ => $Phase::$phase,)+
                }
            }
        }
    };
}

/// The part that a step belongs to, where it belongs to one.
#[macro_export]
macro_rules! parts {
    (
        { $(#[$meta:meta])* $vis:vis fn $name:ident($of:ident: $Step:ident) -> Option<$Part:ident> }
        $(
            $(#[$phase_doc:meta])*
            $phase:ident $(begins $begins:path)? {
                $(
                    $(#[$doc:meta])*
                    $step:ident $(of $part:ident)?: ruled by $ruled:path, said by $said:path;
                )+
            }
        )+
    ) => {
        $(#[$meta])*
        $vis fn $name($of: $Step) -> Option<$Part> {
            match $of {
                $($($($Step::$step => Some($Part::$part),)?)+)+
                _ => None,
            }
        }
    };
}

/// Begins a phase: with what it says, or with its first step.
#[macro_export]
macro_rules! begun {
    (@ $d:ident $Step:ident $first:ident) => { $d.enter($Step::$first) };
    (@ $d:ident $Step:ident $first:ident $begins:path) => { $begins($d) };
    (
        { $(#[$meta:meta])* $vis:vis fn $name:ident($d:ident: $D:ty, $of:ident: $Phase:ident, by $Step:ident) }
        $(
            $(#[$phase_doc:meta])*
            $phase:ident $(begins $begins:path)? {
                $(#[$first_doc:meta])*
                $first:ident $(of $first_part:ident)?: ruled by $first_ruled:path, said by $first_said:path;
                $(
                    $(#[$doc:meta])*
                    $step:ident $(of $part:ident)?: ruled by $ruled:path, said by $said:path;
                )*
            }
        )+
    ) => {
        $(#[$meta])*
        $vis fn $name($d: $D, $of: $Phase) {
            match $of {
                $($Phase::$phase => $crate::begun!(@ $d $Step $first $($begins)?),)+
            }
        }
    };
}

/// The rows of what the rules say of each step.
#[macro_export]
macro_rules! ruled {
    (
        { $(#[$meta:meta])* $vis:vis fn $name:ident($of:ident: $Step:ident) -> $Row:ty }
        $(
            $(#[$phase_doc:meta])*
            $phase:ident $(begins $begins:path)? {
                $(
                    $(#[$doc:meta])*
                    $step:ident $(of $part:ident)?: ruled by $ruled:path, said by $said:path;
                )+
            }
        )+
    ) => {
        $(#[$meta])*
        $vis fn $name($of: $Step) -> $Row {
            match $of {
                $($($Step::$step => $ruled,)+)+
            }
        }
    };
}

/// The rows of what is said and shown of each step.
#[macro_export]
macro_rules! said {
    (
        { $(#[$meta:meta])* $vis:vis fn $name:ident($of:ident: $Step:ident) -> $Said:ty }
        $(
            $(#[$phase_doc:meta])*
            $phase:ident $(begins $begins:path)? {
                $(
                    $(#[$doc:meta])*
                    $step:ident $(of $part:ident)?: ruled by $ruled:path, said by $said:path;
                )+
            }
        )+
    ) => {
        $(#[$meta])*
        $vis fn $name($of: $Step) -> $Said {
            match $of {
                $($($Step::$step => $said,)+)+
            }
        }
    };
}
