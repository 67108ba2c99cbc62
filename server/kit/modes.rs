//! How seats are played, and from whose hands choices come: words that cross the wire and stand in journals.

/// How the seats of a game are played, whose hand a choice came from, and what binds it, as screens see it. Given are
/// the file of the web's types and the type by which the game names a seat.
///
/// Made of it are `SeatMode`, `Absence`, `Hand`, `SealView`, and this crate's vaults and accounts with
/// them: `Sealed`, `Opened`, `Reveal`, `Seats`.
///
/// The game's crate needs `borsh` and `serde`, and `ts-rs` with its feature `types`.
#[macro_export]
macro_rules! modes {
    (wire $file:tt, seat $Seat:ident) => {
        /// How a seat is played (N-4).
        #[derive(
            ::borsh::BorshSerialize,
            ::borsh::BorshDeserialize,
            Clone,
            Debug,
            Default,
            PartialEq,
            Eq,
            ::serde::Serialize,
            ::serde::Deserialize,
        )]
        #[cfg_attr(feature = "types", derive(::ts_rs::TS), ts(export_to = $file))]
        #[serde(tag = "how", rename_all = "snake_case", deny_unknown_fields)]
        pub enum SeatMode {
            /// On its own phone.
            #[default]
            Phone,
            /// On a tablet that several seats share.
            Tablet,
            /// On paper: Control enters what was written or said.
            Paper,
            /// Nobody is there. Nobody waits for the seat, except where Control decides for it.
            Absent {
                /// What its choices are then.
                instead: Absence,
            },
            /// The program plays it.
            Scripted,
        }

        /// What the choices of an absent seat are.
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
        #[serde(rename_all = "snake_case")]
        pub enum Absence {
            /// It abstains, bids nothing and passes.
            Abstain,
            /// It chooses as another does; where that one abstains or is absent too, it abstains. All else as under
            /// `abstain`.
            Follow($Seat),
            /// Control decides for it; it is awaited as ever.
            Control,
        }

        impl SeatMode {
            /// Whether nobody is there, so that nobody waits for it.
            #[must_use]
            pub fn is_away(&self) -> bool {
                matches!(self, Self::Absent { instead: Absence::Abstain | Absence::Follow(_) })
            }

            /// With whom it chooses while nobody is there.
            #[must_use]
            pub fn follows(&self) -> Option<&$Seat> {
                match self {
                    Self::Absent { instead: Absence::Follow(whom) } => Some(whom),
                    Self::Phone
                    | Self::Tablet
                    | Self::Paper
                    | Self::Absent { instead: Absence::Abstain | Absence::Control }
                    | Self::Scripted => None,
                }
            }

            /// Whether Control decides for it.
            #[must_use]
            pub fn is_controls(&self) -> bool {
                *self == Self::Absent { instead: Absence::Control }
            }

            /// From whose hand a choice comes that `actor` makes for it; `playing` while the program plays it.
            #[must_use]
            pub fn hand(&self, actor: &::game::Actor, playing: bool) -> Hand {
                match actor {
                    _ if playing => Hand::Script,
                    ::game::Actor::Control { .. } if *self == Self::Paper => Hand::Paper,
                    ::game::Actor::Control { .. } => Hand::Control,
                    ::game::Actor::Seat(_) | ::game::Actor::Clock => Hand::Own,
                }
            }

            /// From whose hand a choice comes that was never locked.
            #[must_use]
            pub fn unlocked(&self) -> Hand {
                if matches!(self, Self::Absent { .. }) { Hand::Absent } else { Hand::Own }
            }
        }

        /// Whose hand a choice came from.
        #[derive(
            ::borsh::BorshSerialize,
            ::borsh::BorshDeserialize,
            Clone,
            Copy,
            Debug,
            Default,
            PartialEq,
            Eq,
            ::serde::Serialize,
            ::serde::Deserialize,
        )]
        #[cfg_attr(feature = "types", derive(::ts_rs::TS), ts(export_to = $file))]
        #[serde(rename_all = "snake_case")]
        pub enum Hand {
            /// The seat's own.
            #[default]
            Own,
            /// Control entered it for a seat that is played on paper.
            Paper,
            /// Control entered it in place of a seat that is played otherwise.
            Control,
            /// Nobody was there: it is what Control set for an absent seat.
            Absent,
            /// The program's.
            Script,
        }

        /// Choices of seats that stay sealed until all are shown at once.
        pub type Sealed<T> = $crate::Sealed<$Seat, T, Hand>;
        /// Such choices once they are shown.
        pub type Opened<T> = $crate::Opened<$Seat, T, Hand>;
        /// How the choices of a reveal came in.
        pub type Reveal = $crate::Reveal<$Seat, Hand>;
        /// Whom the table waits for, and what the program has played.
        pub type Seats = $crate::Seats<$Seat>;

        /// What binds a choice that is shown to the one that was locked.
        #[derive(Clone, Debug, PartialEq, Eq, ::serde::Serialize)]
        #[cfg_attr(feature = "types", derive(::ts_rs::TS), ts(export_to = $file))]
        #[serde(tag = "is", rename_all = "snake_case")]
        pub enum SealView {
            /// A device of the seat sealed it: anybody can check that it is what was locked.
            Open {
                /// The SHA-256 that the choice was bound to.
                commitment: String,
                /// What opens it.
                nonce: String,
            },
            /// No device sealed it; `hand` says whose it is. So where another choice would be shown in the same way,
            /// such as more than is left by now: a seal would tell the one from the other (N-1).
            None,
            /// Nothing was locked.
            NotIn,
        }

        impl From<$crate::Bound> for SealView {
            fn from(bound: $crate::Bound) -> Self {
                match bound {
                    $crate::Bound::Open($crate::Seal { commitment, nonce }) => {
                        Self::Open { commitment, nonce }
                    }
                    $crate::Bound::None => Self::None,
                    $crate::Bound::NotIn => Self::NotIn,
                }
            }
        }
    };
}
