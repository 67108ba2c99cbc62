//! What each audience sees, field by field (N-1). Screens render these and compute no rule; every
//! legal action is listed with the command that carries it out.

pub(crate) mod alarms;
mod because;
pub(crate) mod control;
pub(crate) mod council;
pub(crate) mod fates;
pub(crate) mod seat;

pub use alarms::AlarmView;
pub use control::{ControlSeat, ControlView, TaskView, VoterView};
pub use council::{CouncilView, FactionView, LogLine};
pub use fates::FateView;
pub use seat::SeatView;

pub use crate::cycle::check::view::CheckView;
pub use crate::cycle::events::DocketState;
pub use crate::cycle::events::view::{CardKind, CardView, DeckView, DocketView, OptionView};
pub use crate::cycle::grants::view::{GrantView, HeroView, SupportView};
pub use crate::cycle::outcome::Chooser;
pub use crate::cycle::outcome::view::{Becomes, ChangeView, FigureTurn, OutcomeView};
pub use crate::cycle::prytanis::view::{ElectionPick, ElectionResult, ElectionView, TallyView};
pub use crate::cycle::race::view::{BidView, RaceView};
pub use crate::cycle::vote::Verdict;
pub use crate::cycle::vote::view::{BallotView, PickView, ResultView, WeightView};

pub(crate) mod chronicle;
pub use crate::action::{Action, Group};
pub use crate::control::decks::view::{DeckCard, OpenDeckView};
pub use crate::control::figures::FigureChange;
pub use crate::control::figures::offers::{GiveItem, GiveOffer};
pub use crate::control::stage::view::SpotlightView;
pub use crate::ledger::{Figure, Part};
pub use crate::log::{BecauseView, Decision, LogKind};
pub use crate::past::view::{AllianceView, PastView};
pub use crate::steps::button::NextView;
pub use crate::steps::purpose::PurposeView;
pub use crate::steps::view::{Awaiting, ClockView};
pub use crate::steps::words::{Ask, Urgency};
pub use crate::steps::{Phase, Step};
pub use chronicle::*;

pub use crate::assembly::agenda::view::{MeasureKind, MotionView, ProposalView};
pub use crate::assembly::agenda::{MotionState, ProposalState};
pub use crate::assembly::sitting::view::AssemblyView;
pub use crate::control::seats::SealView;
pub use crate::control::seats::view::SealingView;
pub use crate::day::view::{DayView, RoundView};
pub use crate::day::{Bell, Closing, RoundState};
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
