//! What the room is shown and told.

use serde::{Deserialize, Serialize};

use crate::control::decks::DeckName;
use crate::control::figures::FigureName;
use crate::ids::{CardId, FactionId};

pub(crate) mod rules;
pub(crate) mod shown;

/// What may be wanted here.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum StageCommand {
    /// Chooses what the projector shows, or lets the phase choose with `null` (Control).
    Show {
        /// The scene.
        scene: Option<Scene>,
    },
    /// Holds one thing up on the projector and on every onlooker's screen; `null` takes it down
    /// (Control).
    Spotlight {
        /// What.
        on: Option<Subject>,
    },
    /// Says something to the whole room; empty takes it back (Control).
    Announce {
        /// At most 200 characters.
        text: String,
    },
}

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the commands and of the state
pub enum StageEvent {
    /// The projector shows this.
    SceneShown { scene: Option<Scene> },
    /// Control said something to the room.
    Announced { text: String },
    /// Control holds something up before the room, or takes it down.
    HeldUp { on: Option<Subject> },
}

/// What the projector shows.
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Scene {
    /// Factions round the table, strengths, presiding.
    Council,
    /// The three face-up events, and those activated.
    Cards,
    /// The debate: clock, speakers, what is debated.
    Debate,
    /// The horse race.
    Race,
    /// The vote and its reveal.
    Vote,
    /// What is about to happen.
    Outcome,
    /// The stasis track.
    Stasis,
    /// The city: who stands where, who holds what.
    City,
    /// The battle on the table.
    Battle,
    /// What special objectives bring.
    Spoils,
    /// The score sheet.
    Score,
    /// The article that the winner changed.
    Amendment,
    /// The agenda of the Assembly.
    Agenda,
    /// The motion that is before the Assembly, or was last: its text, clock, speakers.
    Motion,
    /// The election of the Prytanis.
    Election,
    /// The day: its rounds and where it stands.
    Day,
    /// How the day went so far: Arête, influence, alliances.
    Standings,
    /// The constitution and the laws.
    Constitution,
    /// How to join.
    Join,
    /// The announcement, large.
    Message,
    /// What Control holds up.
    Spotlight,
    /// Nothing.
    Black,
}

/// What Control holds up before the room.
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(tag = "of", rename_all = "snake_case", deny_unknown_fields)]
pub enum Subject {
    /// An event that everybody may see: face up, before the council, or discarded.
    Card {
        /// Which.
        card: CardId,
    },
    /// A faction with its figures.
    Faction {
        /// Which.
        faction: FactionId,
    },
    /// A figure with its parts.
    Figure {
        /// Which.
        figure: FigureName,
    },
    /// An article of the constitution.
    Article {
        /// Its number, from 1.
        article: u32,
    },
    /// A law.
    Law {
        /// Its number.
        law: u32,
    },
    /// A motion of the agenda.
    Motion {
        /// Its number.
        motion: u32,
    },
}

/// What Control holds before the room.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug, Default)]
pub(crate) struct Stage {
    pub announcement: Option<String>,
    /// The scene that Control holds against the phases.
    pub scene: Option<Scene>,
    /// The deck that Control has opened.
    pub open_deck: Option<DeckName>,
    /// What Control holds up.
    pub spotlight: Option<Subject>,
}
