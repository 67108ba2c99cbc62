//! What a game of hidden offers is made of: its rooms with what can be wanted and can happen there, and its state.

use std::sync::Arc;

use borsh::{BorshDeserialize, BorshSerialize};
use game::{Actor, Millis, SeatId, Shared, Text, Version};
use kit::{Clock, Reader, Seal, UpTo};
use serde::{Deserialize, Serialize};

kit::modes! { wire "offers.ts", seat SeatId }

kit::figures! {
    wire "offers.ts", start "offers-cause-start", by_hand "offers-cause-by-hand", earlier "offers-cause-earlier", "offers-cause-earlier-by-hand"
}

kit::rulings! {
    wire "offers.ts", sentence "offers-ruling-sentence";

    /// Who takes a lot for which several offer the most.
    tie: Tie, "O-3", "offers-ruling-tie" {
        /// Nobody, and it is gone.
        Nobody = "offers-ruling-tie-nobody",
        /// The first of them in the order of the seats.
        First = "offers-ruling-tie-first",
    }
    offer_seconds: OfferSeconds, "O-1", "offers-ruling-offer-seconds" { 0 in 0..=600 }
}

macro_rules! rooms {
    ($($make:ident)::+, $head:tt) => {
        $($make)::+! {
            $head
            /// Offers for the lot on the table, all opened at once (O-2, O-3).
            Offers {
                wants OffersCommand, decided by rules::decide_offers, reserves [];
                brings OffersEvent, applied by rules::apply_offers, told after by shown::offers_told;
            }
            /// The steps and their clock (O-1).
            Steps {
                wants StepsCommand, decided by rules::decide_steps, reserves [];
                brings StepsEvent, applied by rules::apply_steps, told after by shown::steps_told;
            }
            /// How seats are played, what they have, and how it is ruled.
            Desk {
                wants DeskCommand, decided by rules::decide_desk, reserves [change_setting, set_coins];
                brings DeskEvent, applied by rules::apply_desk, told after by shown::desk_told;
            }
            /// Who acted and when, and going back.
            Record {
                brings RecordEvent, applied by rules::apply_record, told after by shown::record_told;
            }
        }
    };
}
pub(crate) use rooms;

rooms!(kit::commands, { pub enum Command });
rooms!(kit::events, { pub enum Event });

#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum OffersCommand {
    /// Hides so many coins for the lot; may be changed until all are opened.
    Offer {
        step: u32,
        coins: u32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seal: Option<Seal>,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum OffersEvent {
    Offered {
        seat: SeatId,
        coins: u32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seal: Option<Seal>,
    },
    Judged {
        offers: Vec<(SeatId, u32)>,
        winner: Option<SeatId>,
        untold: Vec<(SeatId, Hand)>,
    },
}

#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum StepsCommand {
    Advance { step: u32 },
    SetClock { step: u32, seconds: u32 },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum StepsEvent {
    StepBegan { step: Step, seconds: Option<u32> },
    ClockSet { seconds: u32 },
    Ended,
}

#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum DeskCommand {
    SetSeat {
        seat: SeatId,
        mode: SeatMode,
    },
    /// The program plays the seats that it plays (the clock alone).
    PlaySeats {
        step: u32,
    },
    SetCoins {
        seat: SeatId,
        to: u32,
        reason: String,
    },
    ChangeSetting {
        key: String,
        value: Value,
    },
    /// Somebody may know what lies hidden: it is offered again.
    ConcealAnew,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum DeskEvent {
    SeatSet { seat: SeatId, mode: SeatMode },
    SeatPlayed { seat: SeatId },
    CoinsSet { seat: SeatId, to: u32, reason: String },
    SettingChanged { key: String, value: Value },
    Concealed,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum RecordEvent {
    Acted {
        by: Actor,
        at: Millis,
    },
    /// The game went back to here; `stood` milliseconds lie between, and it goes on with these numbers.
    Rewound {
        anew: bool,
        stood: u64,
        step: u32,
        lines: u32,
        desk_lines: u32,
    },
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Setup {
    pub seats: Vec<String>,
    pub lots: Vec<String>,
    pub coins: u32,
    #[serde(default)]
    pub settings: Settings,
}

#[derive(
    BorshSerialize, BorshDeserialize, Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Everybody hides an offer for the lot on the table.
    Offering,
    /// Offers are opened, and the lot is taken; before the first lot nothing was offered yet.
    Judging,
}

#[derive(BorshSerialize, BorshDeserialize, Clone, Debug)]
pub struct Course {
    pub step: Step,
    pub step_number: u32,
    /// The number of what is asked in secret, for the seals on the answers.
    pub question: u32,
    /// Which lot is on the table, from 1; 0 before the first.
    pub lot: usize,
    pub clock: Clock,
    pub over: bool,
}

#[derive(BorshSerialize, BorshDeserialize, Clone, Debug)]
pub struct Bidder {
    pub id: SeatId,
    pub mode: SeatMode,
    pub coins: Ledger,
}

/// A lot for which offers were opened.
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug)]
pub struct Sale {
    pub offers: Vec<(SeatId, u32)>,
    pub winner: Option<SeatId>,
    pub reveal: Reveal,
}

#[derive(BorshSerialize, BorshDeserialize, Clone, Debug)]
pub struct Line {
    /// The number of the lot.
    pub lot: u32,
    pub text: Text,
    pub seats: Vec<SeatId>,
}

/// A line about to be written.
pub struct Draft(pub Reader, pub Text, pub Vec<SeatId>);

pub type Logs = kit::Logs<Line, 60>;

#[derive(BorshSerialize, BorshDeserialize, Clone, Debug)]
pub struct Acted {
    pub actor: Actor,
    pub at: Millis,
    /// The number of the first line of what it did in the game master's log.
    pub told_from: u32,
}

#[derive(Clone)]
pub struct State {
    pub setup: Arc<Setup>,
    pub settings: Shared<Settings>,
    pub course: Shared<Course>,
    pub bidders: Shared<Vec<Bidder>>,
    pub offers: Sealed<UpTo>,
    pub sales: Shared<Vec<Sale>>,
    pub seats: Shared<Seats>,
    pub logs: Shared<Logs>,
    pub acted: Shared<Acted>,
}

impl State {
    pub fn new(setup: Setup) -> Self {
        let course = Course {
            step: Step::Judging,
            step_number: 0,
            question: 0,
            lot: 0,
            clock: Clock::default(),
            over: false,
        };
        let seated = |id: &String| Bidder {
            id: SeatId(id.clone()),
            mode: SeatMode::default(),
            coins: starting(setup.coins),
        };
        Self {
            settings: setup.settings.clone().into(),
            course: course.into(),
            bidders: setup.seats.iter().map(seated).collect::<Vec<_>>().into(),
            offers: Sealed::default(),
            sales: Shared::default(),
            seats: Shared::default(),
            logs: Shared::default(),
            acted: Acted { actor: Actor::Clock, at: Millis(0), told_from: 0 }.into(),
            setup: Arc::new(setup),
        }
    }

    pub fn versions(&self) -> [Version; 7] {
        [
            self.settings.version(),
            self.course.version(),
            self.bidders.version(),
            self.sales.version(),
            self.seats.version(),
            self.logs.version(),
            self.acted.version(),
        ]
    }

    pub fn keep(&self) -> Option<Vec<u8>> {
        let Self { setup: _, settings, course, bidders, offers, sales, seats, logs, acted } = self;
        borsh::to_vec(&(settings, course, bidders, offers, sales, seats, logs, acted)).ok()
    }

    pub fn restored(origin: &Self, bytes: &[u8]) -> Option<Self> {
        let (settings, course, bidders, offers, sales, seats, logs, acted) =
            borsh::from_slice(bytes).ok()?;
        let setup = Arc::clone(&origin.setup);
        Some(Self { setup, settings, course, bidders, offers, sales, seats, logs, acted })
    }

    /// The place of a seat: what is shown of it is read where it is made.
    pub fn place(&self, id: &SeatId) -> Option<usize> {
        self.bidders.iter().position(|row| &row.id == id)
    }

    pub fn find(&self, id: &SeatId) -> Option<&Bidder> {
        self.bidders.iter().find(|row| &row.id == id)
    }

    pub fn bidder(&self, id: &SeatId) -> &Bidder {
        self.find(id).expect("events name only seats of the table")
    }

    pub fn bidder_mut(&mut self, id: &SeatId) -> &mut Bidder {
        let row = self.bidders.iter_mut().find(|row| &row.id == id);
        row.expect("events name only seats of the table")
    }

    /// The name of the lot on the table; empty before the first.
    pub fn title(&self) -> &str {
        self.course.lot.checked_sub(1).map_or("", |at| self.setup.lots[at].as_str())
    }
}
