//! What was revealed last, for everybody: battles, offers and bids, the result (N-12).

use borsh::{BorshDeserialize, BorshSerialize};
use serde::{Deserialize, Serialize};

use crate::battle::{Answer, Report};
use crate::hand::{Hand, Opened, Reveal};
use crate::ids::{Card, Faction};
use crate::score::Ended;

/// What was revealed last.
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug, Default)]
pub(crate) struct Shown {
    pub battle: Option<Report>,
    pub battle_reveal: Option<Reveal>,
    pub offers: Option<OffersShown>,
    pub offers_reveal: Option<Reveal>,
    pub result: Option<Ended>,
}

/// Offers of a tribute, or bids for a Lost Fleet.
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct OffersShown {
    /// Tribute, or Lost Fleet.
    pub card: Card,
    /// All of them, the first in rank first.
    pub offers: Vec<Offer>,
    /// Who is rewarded (G-15).
    pub rewarded: Option<Faction>,
    /// Who is punished (G-16).
    pub punished: Vec<Faction>,
    /// Whose the fleet is.
    pub winner: Option<Faction>,
}

/// An offer that was shown.
#[derive(
    BorshSerialize, BorshDeserialize, Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[allow(missing_docs)]
pub struct Offer {
    pub faction: Faction,
    pub gold: u32,
}

impl Shown {
    /// A battle is over.
    pub(crate) fn battle_reveal(
        &mut self,
        question: String,
        opened: &Opened<Answer>,
        report: &Report,
    ) {
        self.battle_reveal = Some(reveal(question, opened));
        self.battle = Some(report.clone());
    }

    /// Offers are open.
    pub(crate) fn offers_reveal(
        &mut self,
        question: String,
        opened: &Opened<u32>,
        shown: &OffersShown,
    ) {
        self.offers_reveal = Some(reveal(question, opened));
        self.offers = Some(shown.clone());
    }
}

/// How choices came in that are shown as they were locked.
fn reveal<T: Clone + PartialEq>(question: String, opened: &Opened<T>) -> Reveal {
    let shown: Vec<(Faction, T)> = opened.iter().map(|(of, row)| (*of, row.what.clone())).collect();
    let rows = shown.iter().map(|(of, what)| (of, what.clone()));
    Reveal::of(question, opened, rows, &[], |_| Hand::Own)
}
