//! Why the steward answers as it does: the rows of its rules, each said as a sentence.

use game::{Text, text};
use serde::{Deserialize, Serialize};

/// The row of its rules that decided an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Because {
    FirstStatue,
    KeepsCompass,
    LeavesZeus,
    Hermes,
    Stays,
    HoldsSite,
    Retreats,
    DefendsCity,
    CommitsNothing,
    CallsOff,
    Hunts,
    Withdraws,
    Places,
    OneFarm,
    Housing,
    Quarry,
    Grows,
    Dies,
    Offers,
    BidsNothing,
    Raid,
    KeepsStatue,
    Earthquake,
    Flood,
    Sinks,
    Passes,
    Sails,
    Ships,
    Finishes,
    CallsLeaders,
    Settles,
    PlacesToBuild,
    Appoints,
    Learns,
    BuildsShips,
    TakesCompass,
    MakesArms,
    Outbids,
    Builds,
    StatueThatServes,
    OffersNothing,
}

impl Because {
    /// Its row, said as a sentence.
    #[must_use]
    pub fn said(self) -> Text {
        match self {
            Self::FirstStatue => text!("steward-first-statue"),
            Self::KeepsCompass => text!("steward-keeps-compass"),
            Self::LeavesZeus => text!("steward-leaves-zeus"),
            Self::Hermes => text!("steward-hermes"),
            Self::Stays => text!("steward-stays"),
            Self::HoldsSite => text!("steward-holds-site"),
            Self::Retreats => text!("steward-retreats"),
            Self::DefendsCity => text!("steward-defends-city"),
            Self::CommitsNothing => text!("steward-commits-nothing"),
            Self::CallsOff => text!("steward-calls-off"),
            Self::Hunts => text!("steward-hunts"),
            Self::Withdraws => text!("steward-withdraws"),
            Self::Places => text!("steward-places"),
            Self::OneFarm => text!("steward-one-farm"),
            Self::Housing => text!("steward-housing"),
            Self::Quarry => text!("steward-quarry"),
            Self::Grows => text!("steward-grows"),
            Self::Dies => text!("steward-dies"),
            Self::Offers => text!("steward-offers"),
            Self::BidsNothing => text!("steward-bids-nothing"),
            Self::Raid => text!("steward-raid"),
            Self::KeepsStatue => text!("steward-keeps-statue"),
            Self::Earthquake => text!("steward-earthquake"),
            Self::Flood => text!("steward-flood"),
            Self::Sinks => text!("steward-sinks"),
            Self::Passes => text!("steward-passes"),
            Self::Sails => text!("steward-sails"),
            Self::Ships => text!("steward-ships"),
            Self::Finishes => text!("steward-finishes"),
            Self::CallsLeaders => text!("steward-calls-leaders"),
            Self::Settles => text!("steward-settles"),
            Self::PlacesToBuild => text!("steward-places-to-build"),
            Self::Appoints => text!("steward-appoints"),
            Self::Learns => text!("steward-learns"),
            Self::MakesArms => text!("steward-makes-arms"),
            Self::TakesCompass => text!("steward-takes-compass"),
            Self::Outbids => text!("steward-outbids"),
            Self::BuildsShips => text!("steward-builds-ships"),
            Self::Builds => text!("steward-builds"),
            Self::StatueThatServes => text!("steward-statue-that-serves"),
            Self::OffersNothing => text!("steward-offers-nothing"),
        }
    }
}
