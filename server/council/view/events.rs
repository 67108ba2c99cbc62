//! Events, the race, votes and what comes of them, as everybody sees them.

use serde::{Deserialize, Serialize};

use crate::command::{Hand, Pick};
use crate::ids::{CardId, FactionId};
use crate::view::Figure;

/// An event deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct DeckView {
    /// Its id, which a written card names (C-8).
    pub id: String,
    /// Its name.
    pub name: String,
    /// An icon.
    pub emblem: String,
    /// Cards left, face down.
    pub left: u32,
    /// Cards discarded.
    pub discarded: u32,
    /// The face-up card; none shows an empty place (C-7).
    pub up: Option<CardView>,
}

/// An event card as everybody may read it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct CardView {
    /// Its id.
    pub id: CardId,
    /// Its deck's place, from 0.
    pub deck: u32,
    /// Title.
    pub title: String,
    /// Mood.
    pub flavour: String,
    /// What the council is asked.
    pub text: String,
    /// An icon.
    pub emblem: String,
    /// A motion moves an article to the Assembly; a crisis does something at once.
    pub kind: CardKind,
    /// The options, in order.
    pub options: Vec<OptionView>,
    /// What happens when nothing passes, in sentences.
    pub default: Vec<String>,
}

/// What sort of card it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum CardKind {
    Motion,
    Crisis,
}

/// An option of a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct OptionView {
    /// A few words.
    pub label: String,
    /// One sentence.
    pub text: String,
    /// What it does, in sentences.
    pub effects: Vec<String>,
}

/// An activated event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct DocketView {
    /// The card.
    pub card: CardView,
    /// How far it is.
    pub state: DocketState,
    /// The options that failed, by their place.
    pub failed: Vec<u32>,
}

/// How far an activated event is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(rename_all = "snake_case")]
pub enum DocketState {
    /// Not yet called.
    Waiting,
    /// Before the council now.
    Called,
    /// Settled: an option passed.
    Passed,
    /// Settled: its default happened.
    Defaulted,
    /// Left undone when the phase was skipped.
    Dropped,
}

/// The race after its reveal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct RaceView {
    /// What each faction showed, in seat order.
    pub bids: Vec<BidView>,
    /// Who won; several where all tied win.
    pub winners: Vec<FactionId>,
    /// What a winner gains.
    pub bonus: u32,
    /// The verdict in a sentence.
    pub verdict: String,
}

/// A bid after the reveal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct BidView {
    /// Whose.
    pub faction: FactionId,
    /// How many Horses.
    pub horses: u32,
    /// Whose hand locked them.
    pub hand: Hand,
}

/// A vote.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct BallotView {
    /// Its number, from 1 over the whole game.
    pub number: u32,
    /// The event; none for a motion of the Assembly.
    pub card: Option<CardId>,
    /// The motion's number; none for an event.
    pub motion: Option<u32>,
    /// The event's or the motion's title.
    pub title: String,
    /// The option's place on the card; 0 for a motion.
    pub option: u32,
    /// The option's label; for a motion what adopting it means: "A new article".
    pub label: String,
    /// What happens if it passes, in sentences.
    pub effects: Vec<String>,
    /// What is needed, in a sentence.
    pub needed: String,
    /// Who has a vote, in seat order.
    pub voters: Vec<FactionId>,
    /// Who has picked.
    pub votes_in: Vec<FactionId>,
    /// The reveal.
    pub result: Option<ResultView>,
}

/// A vote after its reveal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct ResultView {
    /// Each voter's pick with its strength at the reveal, in seat order; empty where hands were counted
    /// in the room and only the sums were entered.
    pub picks: Vec<PickView>,
    /// Strength of YES.
    pub yes: Figure,
    /// Strength of NO.
    pub no: Figure,
    /// Strength that abstained.
    pub abstain: Figure,
    /// How it ended.
    pub verdict: Verdict,
    /// Who decided the tie.
    pub decided_by: Option<FactionId>,
    /// Who vetoed what had passed.
    pub vetoed_by: Option<FactionId>,
    /// The verdict in a sentence, with its rule.
    pub sentence: String,
}

/// How a vote ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Verdict {
    Passed,
    Failed,
    /// Not yet decided.
    Tied,
}

/// A revealed pick.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct PickView {
    /// Whose.
    pub faction: FactionId,
    /// The pick.
    pub pick: Pick,
    /// The strength behind it.
    pub strength: Figure,
    /// Whose hand it came from.
    pub hand: Hand,
}

/// What is about to happen (C-19).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct OutcomeView {
    /// The event; none for a motion of the Assembly.
    pub card: Option<CardId>,
    /// The event's or the motion's title.
    pub title: String,
    /// Which way it went: the option's label, that nothing passed, or that the motion is adopted.
    pub way: String,
    /// What the card says of it.
    pub text: String,
    /// The changes, in order.
    pub changes: Vec<ChangeView>,
}

/// One change of an outcome.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct ChangeView {
    /// What will happen, in a sentence: "Medes: Arête 4 → 3".
    pub says: String,
    /// Whom it strikes, in seat order; empty for the city or while it is to be chosen.
    pub factions: Vec<FactionId>,
    /// The amount, where there is one.
    pub by: Option<i32>,
    /// Who is still to name whom it strikes.
    pub chooser: Option<Chooser>,
    /// Why Control changed it.
    pub revised: Option<String>,
    /// Whether Control struck it out.
    pub struck: bool,
}

/// Who names a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Chooser {
    Prytanis,
    Control,
}

/// What the Check phase found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct CheckView {
    /// The agenda, in a sentence.
    pub assembly: String,
    /// The Stasis number, in a sentence.
    pub stasis: String,
    /// What comes next.
    pub next: String,
}
