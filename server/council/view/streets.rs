//! What is seen of the Stasis Phase (section 5 of the rules). Hands are not in it: each Archon sees its
//! own, and Control those of the seats that it may have to play for.

use serde::{Deserialize, Serialize};

use crate::ids::{CardId, FactionId, MapId, ObjectiveId, StreetCardId};
use crate::stasis::deploy::Aim;
use crate::stasis::muster::HeroAt;
use crate::view::{
    AmendmentView, BattleRow, BattleView, DiceView, Figure, OddsView, ScoreView, SpoilView,
};

/// The city, always to be seen; and the fight for it while a stasis is under way.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct CityView {
    /// Its name.
    pub name: String,
    /// The maps, from the middle of the city outwards.
    pub maps: Vec<MapView>,
    /// The objectives in map order.
    pub objectives: Vec<ObjectiveView>,
}

/// A map of the city.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct MapView {
    /// Its id.
    pub id: MapId,
    /// Its name.
    pub name: String,
    /// The one faction that holds all of it (S-22), from the settling of the palace on.
    pub complete: Option<FactionId>,
}

/// An objective.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct ObjectiveView {
    /// Its id.
    pub id: ObjectiveId,
    /// Its map.
    pub map: MapId,
    /// Its name.
    pub name: String,
    /// An icon of the game-icons set.
    pub emblem: String,
    /// One line of mood.
    pub flavour: String,
    /// What holding it brings beyond its point, a sentence each.
    pub worth: Vec<String>,
    /// Where it lies on its map's ring: degrees clockwise from the north.
    pub angle: u32,
    /// Whether the Colossus stands here (S-23).
    pub colossus: bool,
    /// Who is there, in turn order; empty outside of a stasis.
    pub present: Vec<PresentView>,
    /// Whose barricade stands here.
    pub barricade: Option<FactionId>,
    /// How far the fight for it is.
    pub state: ObjectiveState,
    /// Who holds it, once that is known.
    pub holder: Option<FactionId>,
}

/// How far the fight for an objective is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(rename_all = "snake_case")]
pub enum ObjectiveState {
    /// Nobody is there.
    Empty,
    /// One faction is there.
    Occupied,
    /// Two or more are there: it will be fought for (S-16).
    Contested,
    /// It is being fought for.
    Fighting,
    /// It was fought for.
    Fought,
}

/// A faction at an objective.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct PresentView {
    /// Who.
    pub faction: FactionId,
    /// Mobs there: +1 each.
    pub mobs: u32,
    /// Military units there: +3 each.
    pub military: u32,
    /// Heroes there.
    pub heroes: Vec<StreetHero>,
    /// What it adds to its three dice, with its parts: units, Heroes, cards (S-17).
    pub bonus: Figure,
}

/// A Hero in the streets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct StreetHero {
    /// The name.
    pub name: String,
    /// 1 to 3.
    pub value: u32,
}

/// A stasis under way.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct StreetsView {
    /// Which stasis of the game this is, from 1.
    pub number: u32,
    /// What each faction brings, in turn order once that is known, else in seat order.
    pub camps: Vec<CampView>,
    /// Stasis cards left in the deck.
    pub deck_left: u32,
    /// Stasis cards discarded.
    pub discarded: u32,
    /// The turn under way.
    pub turn: Option<TurnView>,
    /// What was done last in the streets.
    pub deed: Option<DeedView>,
    /// The battles in the order in which they are fought; empty before they are known.
    pub battles: Vec<BattleRow>,
    /// The battle on the table.
    pub battle: Option<BattleView>,
    /// What special objectives bring, in the order in which they are settled; empty before that.
    pub spoils: Vec<SpoilView>,
    /// The score sheet.
    pub score: Option<ScoreView>,
    /// The article that the winner changed.
    pub amendment: Option<AmendmentView>,
    /// The dice that wait to be thrown: by the program when Control says so, or by hand.
    pub dice: Option<DiceView>,
}

/// What a faction brings to a stasis.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct CampView {
    /// Whose.
    pub faction: FactionId,
    /// Stasis cards in hand; which ones is secret.
    pub cards: u32,
    /// How many cards were drawn and why (S-1 to S-4).
    pub drawn: Figure,
    /// Mobs not yet placed, and where they come from (S-6, S-8).
    pub mobs: Figure,
    /// Military units not yet placed (S-6).
    pub military: Figure,
    /// Units on the maps.
    pub placed: u32,
    /// Its Heroes, the living ones and those that fell in this stasis.
    pub heroes: Vec<CampHero>,
    /// Whether its Archon has said that it is ready.
    pub ready: bool,
    /// Objectives where it stands, or which it holds once that is known.
    pub holds: u32,
}

/// A Hero of a camp.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct CampHero {
    /// The name.
    pub name: String,
    /// 1 to 3.
    pub value: u32,
    /// Where it is.
    pub at: HeroAt,
}

/// A turn of the deployment (S-10 to S-13).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct TurnView {
    /// Whose.
    pub faction: FactionId,
    /// Who is next; nobody after the last of the last actions.
    pub next: Option<FactionId>,
    /// The order of turns, from the faction that began.
    pub order: Vec<FactionId>,
    /// How many units are placed in a turn: the Act number.
    pub units: u32,
    /// The last actions (S-13): how many are left, this one among them.
    pub last_actions: Option<u32>,
    /// Objectives that hold no unit of anybody.
    pub empty: u32,
    /// Whether everybody has passed for two full turns (S-15).
    pub stalled: bool,
}

/// What was done last in the streets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct DeedView {
    /// Rises with every deed, so that a screen knows a new one.
    pub number: u32,
    /// By whom; nobody when it was Control.
    pub faction: Option<FactionId>,
    /// The Stasis card that was played or discarded.
    pub card: Option<StreetCardView>,
    /// The objective that it happened at.
    pub objective: Option<ObjectiveId>,
    /// What happened, a sentence each; the first stands alone.
    pub says: Vec<String>,
}

/// A Stasis card as its holder reads it, or everybody once it is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct StreetCardView {
    /// This copy.
    pub id: StreetCardId,
    /// The card that it is a copy of.
    pub card: CardId,
    /// Title.
    pub title: String,
    /// Mood.
    pub flavour: String,
    /// An icon.
    pub emblem: String,
    /// What it does, in one or two sentences.
    pub says: String,
}

/// A card of a hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct HandCard {
    /// The card.
    pub card: StreetCardView,
    /// How it can be played now; absent out of one's turn.
    pub play: Option<PlayOffer>,
}

/// How a card can be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(tag = "with", rename_all = "snake_case")]
pub enum PlayOffer {
    /// It needs no target: `play_card` with no aims.
    Nothing,
    /// It needs a target: `play_card` with one aim of these, and a second one where it lists some.
    Aims {
        /// The legal first targets.
        aims: Vec<AimOffer>,
        /// What is picked first: "Where?", "Whose hand?".
        asks: String,
        /// What is picked second; empty where nothing is.
        then_asks: String,
    },
    /// No target is legal: `discard_card` is an action all the same.
    Discard,
}

/// A legal target.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct AimOffer {
    /// The target.
    pub aim: Aim,
    /// A few words on it: its name, and who is hit.
    pub label: String,
    /// The legal second targets, empty where none is picked.
    pub then: Vec<Aim>,
}

/// What may be placed in a turn (S-11): `place_units` with one of these mixes, at one of these
/// objectives, with any of these Heroes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct PlaceOffer {
    /// Every legal mix.
    pub mixes: Vec<Mix>,
    /// Where.
    pub objectives: Vec<ObjectiveId>,
    /// Committed Heroes that are not yet placed.
    pub heroes: Vec<StreetHero>,
}

/// A mix of units.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct Mix {
    /// Mobs.
    pub mobs: u32,
    /// Military units.
    pub military: u32,
}

/// Dice to share out (S-30, S-31): `share_dice` with a different one of these factions for each die.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct ShareOffer {
    /// The objective.
    pub objective: ObjectiveId,
    /// The dice.
    pub dice: [u32; 3],
    /// What a die brings: "Doom" or "Tyche".
    pub what: String,
    /// To whom.
    pub to: Vec<FactionId>,
    /// How many dice must be given: all three, or as many as there are factions (S-33).
    pub needed: u32,
}

/// A rival's hand as it was looked at. Secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct SeenHand {
    /// Whose.
    pub faction: FactionId,
    /// The cards as they were then.
    pub cards: Vec<StreetCardView>,
}

/// What an Archon sees of a stasis beyond [`StreetsView`]; Control sees the same for each seat, without
/// the secret choice of Tyche.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct StreetSeat {
    /// Its hand. Secret.
    pub hand: Vec<HandCard>,
    /// What it may place now.
    pub place: Option<PlaceOffer>,
    /// Dice that it may share out now.
    pub share: Option<ShareOffer>,
    /// A hand that it looked at.
    pub seen: Option<SeenHand>,
    /// How many Tyche dice it chose for this battle, before they are shown. Secret, from Control too.
    pub tyche: Option<u32>,
}

/// What Control sees of a stasis beyond [`StreetsView`].
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct StreetDesk {
    /// The exact odds of the battle on the table.
    pub odds: Option<OddsView>,
    /// When the stasis broke out, in milliseconds on the table's clock: what seats did since are its
    /// moves.
    #[cfg_attr(test, ts(type = "number"))]
    pub began_at: u64,
    /// Seconds after which battles and spoils go on by themselves; 0 when Control steps.
    pub pace_seconds: u32,
}
