//! What each audience sees, field by field (N-1). Screens render these and compute no rule; every
//! legal action is listed with the command that carries it out.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::command::{Scene, SeatMode};
use crate::content::Pattern;
use crate::ids::FactionId;

pub use crate::cycle::check::view::CheckView;
pub use crate::cycle::events::DocketState;
pub use crate::cycle::events::view::{CardKind, CardView, DeckView, DocketView, OptionView};
pub use crate::cycle::grants::view::{GrantView, HeroView, SupportView};
pub use crate::cycle::outcome::Chooser;
pub use crate::cycle::outcome::view::{ChangeView, OutcomeView};
pub use crate::cycle::prytanis::view::{ElectionPick, ElectionResult, ElectionView, TallyView};
pub use crate::cycle::race::view::{BidView, RaceView};
pub use crate::cycle::vote::Verdict;
pub use crate::cycle::vote::view::{BallotView, PickView, ResultView};

mod chronicle;
mod desk;
pub use crate::action::{Action, Group};
pub use crate::control::decks::view::{DeckCard, OpenDeckView};
pub use crate::control::figures::FigureChange;
pub use crate::control::figures::offers::{GiveItem, GiveOffer};
pub use crate::control::stage::view::SpotlightView;
pub use crate::ledger::{Figure, Part};
pub use crate::log::{BecauseView, Decision, LogKind};
pub use crate::steps::asks::{Ask, Urgency};
pub use crate::steps::button::NextView;
pub use crate::steps::view::{Awaiting, ClockView};
pub use crate::steps::{Phase, Step};
pub use chronicle::*;
pub use desk::*;

pub use crate::assembly::agenda::view::{MeasureKind, MotionView, ProposalView};
pub use crate::assembly::agenda::{MotionState, ProposalState};
pub use crate::assembly::sitting::view::AssemblyView;
pub use crate::day::view::{DayView, RoundView};
pub use crate::day::{Bell, RoundState};
pub use crate::law::texts::view::{AlternativeView, ArticleView, LawView};
pub use crate::stasis::amend::view::AmendmentView;
pub use crate::stasis::battle::view::{
    BattleRow, BattleState, BattleVerdict, BattleView, CaptiveView, DiceView, OddsView, SideView,
};
pub use crate::stasis::battle::{Mercy, SideFate, WantedThrow};
pub use crate::stasis::cards::view::{SeenHand, StreetCardView};
pub use crate::stasis::deploy::Aim;
pub use crate::stasis::deploy::offers::{Mix, PlaceOffer};
pub use crate::stasis::deploy::view::{DeedView, TurnView};
pub use crate::stasis::muster::HeroAt;
pub use crate::stasis::muster::view::{CampHero, CampView, StreetHero};
pub use crate::stasis::powers::offers::{AimOffer, HandCard, PlayOffer};
pub use crate::stasis::score::view::{ScoreLine, ScoreRow, ScoreView};
pub use crate::stasis::spoils::offers::ShareOffer;
pub use crate::stasis::spoils::view::{SpoilState, SpoilView};
pub use crate::stasis::streets::view::{
    CityView, MapView, ObjectiveState, ObjectiveView, PresentView, StreetDesk, StreetSeat,
    StreetsView,
};

/// What everybody sees.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct CouncilView {
    /// The scenario's name.
    pub scenario: String,
    /// The Act, 1 to 3.
    pub act: u32,
    /// The Action Round, from 1.
    pub round: u32,
    /// The cycle, from 1; 0 before the first.
    pub cycle: u32,
    /// The phase under way.
    pub phase: Phase,
    /// The step under way.
    pub step: Step,
    /// Rises with every step; commands that go on name it.
    pub step_number: u32,
    /// One line on what is going on.
    pub headline: String,
    /// The rounds of the day.
    pub day: DayView,
    /// The clock of this step, if it has one.
    pub clock: Option<ClockView>,
    /// Who is awaited and for what, in seat order.
    pub awaiting: Vec<Awaiting>,
    /// Who presides.
    pub prytanis: Option<FactionId>,
    /// Who decides ties for Prytanis (C-3).
    pub supremacy: Option<FactionId>,
    /// Whose Archon decides tied votes (C-17).
    pub tie_breaker: Option<FactionId>,
    /// The tied, while the Prytanis is to be picked among them.
    pub tied: Vec<FactionId>,
    /// The Stasis number (C-23).
    pub stasis: Figure,
    /// The number at which stasis breaks out.
    pub stasis_threshold: u32,
    /// Divine Wrath.
    pub wrath: Figure,
    /// Doom of the whole city.
    pub doom: Figure,
    /// The factions in clockwise order.
    pub factions: Vec<FactionView>,
    /// The three event decks.
    pub decks: Vec<DeckView>,
    /// How many events the Prytanis activates this cycle.
    pub events_to_choose: u32,
    /// The activated events of this cycle.
    pub docket: Vec<DocketView>,
    /// The race, from its reveal to the end of the cycle.
    pub race: Option<RaceView>,
    /// The factions that have locked a bid; empty outside of the race.
    pub bids_in: Vec<FactionId>,
    /// The vote under way or decided last, until the next one opens or the phase ends.
    pub ballot: Option<BallotView>,
    /// What is about to happen.
    pub outcome: Option<OutcomeView>,
    /// What the Check phase found.
    pub check: Option<CheckView>,
    /// Who has the floor.
    pub speaking: Option<FactionId>,
    /// Who asked to speak, in order.
    pub speakers: Vec<FactionId>,
    /// The election of the Prytanis under way, or the last of this cycle.
    pub election: Option<ElectionView>,
    /// The agenda of the Assembly, in order; during an Assembly with what it has decided.
    pub agenda: Vec<MotionView>,
    /// How many motions on it are undecided.
    pub agenda_count: u32,
    /// How many motions fill the agenda (C-22).
    pub agenda_full: u32,
    /// Whether an Assembly is announced for the next Diplomacy Round.
    pub assembly_announced: bool,
    /// The Assembly under way.
    pub assembly: Option<AssemblyView>,
    /// Whether the Diplomacy Round is called for the end of this phase (C-1).
    pub diplomacy_called: bool,
    /// The constitution in force; the first is Article 1.
    pub constitution: Vec<ArticleView>,
    /// The laws in force.
    pub laws: Vec<LawView>,
    /// Which article or law is the reason: by a ruling's key, `ties`, `supremacy` or `citizens` the
    /// words "Article 3" or "the law “…”". What no article or law decides is left out.
    pub reasons: BTreeMap<String, String>,
    /// The city; none where the scenario has no map of it.
    pub city: Option<CityView>,
    /// The stasis under way.
    pub streets: Option<StreetsView>,
    /// What Control says to the room.
    pub announcement: Option<String>,
    /// What Control holds up.
    pub spotlight: Option<SpotlightView>,
    /// Why what was decided last was decided so: at most one row for each sort of decision, only while
    /// it still matters.
    pub because: Vec<BecauseView>,
    /// What the projector shows.
    pub scene: Scene,
    /// Whether Control holds the scene against the phases.
    pub scene_held: bool,
    /// What happened, by number; the last 60 lines.
    pub log: BTreeMap<u32, LogLine>,
}

/// A faction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct FactionView {
    /// Its id, and its seat's.
    pub id: FactionId,
    /// Its name, a plural.
    pub name: String,
    /// One line on what it wants.
    pub creed: String,
    /// `#rrggbb`.
    pub colour: String,
    /// An icon of the game-icons set.
    pub emblem: String,
    /// The second sign beside the colour.
    pub pattern: Pattern,
    /// Whether it is a citizen.
    pub citizen: bool,
    /// Whether it is in exile.
    pub exiled: bool,
    /// How its seat is played.
    pub mode: SeatMode,
    /// Standing.
    pub arete: Figure,
    /// Arête and lasting adjustments (I-1).
    pub influence: Figure,
    /// Support for now (I-2), without what others grant.
    pub support: Figure,
    /// What it votes with: 0 when it has no vote (I-3).
    pub strength: Figure,
    /// Tokens and points.
    pub tyche: Figure,
    /// Horse tokens.
    pub horses: Figure,
    /// Talents.
    pub talents: Figure,
    /// Doom.
    pub doom: Figure,
    /// Stasis cards kept.
    pub stasis_cards: Figure,
    /// Architecture megaprojects (S-8).
    pub projects: Figure,
    /// Its Heroes.
    pub heroes: Vec<HeroView>,
    /// Support that Control can take away.
    pub supports: Vec<SupportView>,
    /// To whom it grants its influence.
    pub grant: Option<GrantView>,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct LogLine {
    /// When, in milliseconds on the table's clock.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: u64,
    /// The Act and the cycle: "Act 1, cycle 3".
    pub when: String,
    /// What sort of thing happened.
    pub kind: LogKind,
    /// The sentence, with its cause.
    pub text: String,
    /// Whom it is about.
    pub factions: Vec<FactionId>,
}
