//! What was opened last, each choice with what binds it to the one that was locked (N-12), and the own seal (O-6).

use kit::{Bound, Seal, Sealable};
use serde::Serialize;

use crate::battle::Answer;
use crate::hand::{Hand, Reveal};
use crate::ids::Faction;
use crate::secrets::SECRETS;
use crate::state::State;

/// What the choice of a seat is sealed under, while something is asked of it in secret. Secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct SealingView {
    /// What is asked, as the seal names it: "battle 41".
    pub question: String,
    /// The commitment of the choice that is locked; none where none is, or without a seal.
    pub commitment: Option<String>,
}

/// What was opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(rename_all = "snake_case")]
pub enum RevealOf {
    /// What the sides of a battle put in.
    Battle,
    /// Offers of a tribute, or bids for a Lost Fleet.
    Offer,
}

/// Choices that were opened together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct RevealView {
    /// What was asked, as the seals name it.
    pub question: String,
    /// What it was.
    pub of: RevealOf,
    /// Of each who chose.
    pub rows: Vec<RevealedView>,
}

/// A choice that was opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct RevealedView {
    /// Whose it was.
    pub faction: Faction,
    /// In the words that seals have for it.
    pub choice: String,
    /// Of a battle: what it was.
    pub answer: Option<Answer>,
    /// Of an offer or a bid: what it was.
    pub gold: Option<u32>,
    /// From whose hand it came.
    pub hand: Hand,
    /// What binds it.
    pub seal: SealView,
}

/// What binds a choice that is shown to the one that was locked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(tag = "is", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum SealView {
    /// A device of the seat sealed it: anybody can check that it is what was locked.
    Open { commitment: String, nonce: String },
    /// No device sealed it.
    None,
    /// Nothing was locked.
    NotIn,
}

impl From<Bound> for SealView {
    fn from(bound: Bound) -> Self {
        match bound {
            Bound::Open(Seal { commitment, nonce }) => Self::Open { commitment, nonce },
            Bound::None => Self::None,
            Bound::NotIn => Self::NotIn,
        }
    }
}

/// What the choice of a seat is sealed under.
pub(super) fn sealing(state: &State, faction: Faction) -> Option<SealingView> {
    let asked = state.battle.is_some() && is_side(state, faction);
    let question = SECRETS.question(state).filter(|_| asked)?;
    let seal = SECRETS.own_seal(state, &faction);
    Some(SealingView { question, commitment: seal.map(|seal| seal.commitment.clone()) })
}

fn is_side(state: &State, faction: Faction) -> bool {
    let side =
        |battle: &crate::battle::Battle| [battle.attacker, battle.defender].contains(&faction);
    state.battle.as_ref().is_some_and(side)
}

/// The last battle and the last offers that were opened.
pub(super) fn reveals(state: &State) -> Vec<RevealView> {
    let shown = &state.shown;
    let battle = shown.battle_reveal.as_ref().zip(shown.battle.as_ref()).map(|(reveal, report)| {
        let sides =
            [(report.attacker, report.attack.spent), (report.defender, report.defence.spent)];
        let answer = |with: Option<_>| with.map_or(Answer::Retreat, Answer::Fight);
        let rows = sides.map(|(faction, with)| {
            let answer = answer(with);
            row(reveal, faction, answer.words(), Some(answer), None)
        });
        of(reveal, RevealOf::Battle, rows.into_iter().flatten().collect())
    });
    let offers = shown.offers_reveal.as_ref().zip(shown.offers.as_ref()).map(|(reveal, offers)| {
        let rows = offers.offers.iter();
        let rows =
            rows.filter_map(|of| row(reveal, of.faction, of.gold.words(), None, Some(of.gold)));
        of(reveal, RevealOf::Offer, rows.collect())
    });
    [battle, offers].into_iter().flatten().collect()
}

fn of(reveal: &Reveal, of: RevealOf, rows: Vec<RevealedView>) -> RevealView {
    RevealView { question: reveal.question.clone(), of, rows }
}

/// Of who locked something.
fn row(
    reveal: &Reveal,
    faction: Faction,
    choice: String,
    answer: Option<Answer>,
    gold: Option<u32>,
) -> Option<RevealedView> {
    reveal.came.get(&faction)?;
    let (hand, seal) = (reveal.hand(&faction), reveal.seal(&faction).into());
    Some(RevealedView { faction, choice, answer, gold, hand, seal })
}
