//! Views as the rules have them: what a test reads here has its type, and a part that a test reads must
//! be there.

use std::ops::Deref;
use std::rc::Rc;

use council::View;
use council::view::{
    AssemblyView, BallotView, BattleVerdict, BattleView, ClockView, ControlView, CouncilView,
    DeedView, DiceView, ElectionResult, ElectionView, OutcomeView, RaceView, ResultView, ScoreView,
    SeatView, SpotlightView, StreetDesk, StreetSeat, StreetsView, TurnView,
};
use game::Audience;

use crate::kept::Look;
use crate::kit::{Play, faction};

/// A view, or a part of one.
pub struct Typed<T> {
    look: Rc<Look>,
    read: fn(&Look) -> Option<&T>,
}

impl<T> Deref for Typed<T> {
    type Target = T;

    fn deref(&self) -> &T {
        (self.read)(&self.look).expect("it was there")
    }
}

impl<T> Typed<T> {
    #[track_caller]
    fn of(play: &Play, audience: &Audience, read: fn(&Look) -> Option<&T>) -> Self {
        let look = play.state.look(audience);
        let what = std::any::type_name::<T>();
        assert!(read(&look).is_some(), "{audience:?} sees no {what} now");
        Self { look, read }
    }
}

fn council(look: &Look) -> Option<&CouncilView> {
    if let View::Public(view) = look.view() { Some(view) } else { None }
}

fn control(look: &Look) -> Option<&ControlView> {
    if let View::Control(view) = look.view() { Some(view) } else { None }
}

fn seat(look: &Look) -> Option<&SeatView> {
    if let View::Seat(view) = look.view() { Some(view) } else { None }
}

macro_rules! seen_by_all {
    ($($name:ident: $part:ty = $($field:ident).+;)*) => {
        impl Play {
            $(#[track_caller]
            pub fn $name(&self) -> Typed<$part> {
                fn read(look: &Look) -> Option<&$part> {
                    let part = council(look)?;
                    $(let part = part.$field.as_ref()?;)+
                    Some(part)
                }
                Typed::of(self, &Audience::Public, read)
            })*
        }
    };
}

seen_by_all! {
    the_clock: ClockView = clock;
    the_race: RaceView = race;
    the_ballot: BallotView = ballot;
    the_result: ResultView = ballot.result;
    the_outcome: OutcomeView = outcome;
    the_election: ElectionView = election;
    the_count: ElectionResult = election.result;
    the_assembly: AssemblyView = assembly;
    the_spotlight: SpotlightView = spotlight;
    the_streets: StreetsView = streets;
    the_turn: TurnView = streets.turn;
    the_deed: DeedView = streets.deed;
    the_battle: BattleView = streets.battle;
    the_verdict: BattleVerdict = streets.battle.verdict;
    the_dice: DiceView = streets.dice;
    the_score: ScoreView = streets.score;
}

impl Play {
    /// What everybody sees.
    pub fn council(&self) -> Typed<CouncilView> {
        Typed::of(self, &Audience::Public, council)
    }

    /// What Control sees beyond it.
    pub fn at_desk(&self) -> Typed<ControlView> {
        Typed::of(self, &Audience::Control, control)
    }

    /// What an Archon sees beyond it.
    #[track_caller]
    pub fn archon(&self, id: &str) -> Typed<SeatView> {
        Typed::of(self, &Audience::Seat(faction(id).seat()), seat)
    }

    /// What Control sees of a stasis.
    #[track_caller]
    pub fn street_desk(&self) -> Typed<StreetDesk> {
        Typed::of(self, &Audience::Control, |look| control(look)?.street.as_ref())
    }

    /// What an Archon sees of a stasis.
    #[track_caller]
    pub fn street(&self, id: &str) -> Typed<StreetSeat> {
        Typed::of(self, &Audience::Seat(faction(id).seat()), |look| seat(look)?.street.as_ref())
    }
}
