//! What the rules say of each step: its clock, to whom it falls, and whom the table waits for.

use game::Millis;
use kit::BySteps;

use crate::assembly::sitting;
use crate::content::TieRule;
use crate::cycle::outcome::rules::target_falls_to;
use crate::cycle::{check, debate, events, outcome, prytanis, race, vote};
use crate::day;
use crate::decision::Sequence;
use crate::event::Event;
use crate::ids::FactionId;
use crate::law::settings::Ends;
use crate::stasis::{amend, battle, cards, deploy, muster, score, spoils, streets};
use crate::state::{Faction, State};
use crate::steps::row::Awaits::{Deciders, Each, Nobody};
use crate::steps::row::{Awaits, Clock, Row, RunsOut};
use crate::steps::{Phase, Step, StepsEvent};

/// The row of a step.
pub(crate) fn of(step: Step) -> Row {
    match step {
        Step::Lobby => day::rules::LOBBY,
        Step::Election => prytanis::decide::ELECTION,
        Step::TieForPrytanis => prytanis::decide::TIE,
        Step::Presiding => prytanis::decide::PRESIDING,
        Step::ChooseEvents => events::decide::CHOICE,
        Step::EventsChosen => events::decide::CHOSEN,
        Step::Debate => debate::rules::DEBATE,
        Step::Race => race::decide::RACE,
        Step::RaceTied => race::decide::TIE,
        Step::Strengths => race::decide::STRENGTHS,
        Step::ChooseMotion => vote::decide::CHOICE,
        Step::Ballot | Step::MotionBallot => vote::decide::BALLOT,
        Step::BallotTied | Step::MotionTied => vote::decide::TIE,
        Step::Outcome => outcome::decide::OUTCOME,
        Step::Check => check::rules::CHECK,
        Step::StasisCards => cards::decide::CARDS,
        Step::Muster => muster::decide::MUSTER,
        Step::Deploy => deploy::decide::TURN,
        Step::HandDice => streets::flow::HAND_DICE,
        Step::Battles => battle::decide::BATTLES,
        Step::Tyche => battle::decide::TYCHE,
        Step::BattleDice => streets::flow::BATTLE_DICE,
        Step::Battle => battle::decide::BATTLE,
        Step::Spoils => streets::flow::SPOILS,
        Step::Share => spoils::decide::SHARE,
        Step::Score => score::decide::SCORE,
        Step::ScoreTied => score::decide::TIE,
        Step::Amend => amend::decide::AMEND,
        Step::Amended => amend::decide::AMENDED,
        Step::Assembly => sitting::rules::ASSEMBLY,
        Step::MotionDebate => debate::rules::MOTION,
        Step::MotionOutcome => outcome::decide::MOTION,
        Step::Diplomacy => day::rules::DIPLOMACY,
    }
}

impl BySteps<Event> for State {
    type Step = Step;

    fn seconds(&self, step: Step) -> u32 {
        of(step).clock.seconds(self)
    }

    fn begins(step: Step, seconds: Option<u32>) -> Event {
        StepsEvent::StepBegan { step, seconds }.into()
    }
}

impl Sequence for State {
    fn decider(&self) -> Option<&FactionId> {
        self.there(named(self))
    }

    fn awaits(&self, faction: &Faction) -> bool {
        match awaits(self) {
            Deciders => deciders(self).any(|id| id == &faction.id),
            Each(fits) => !faction.is_away() && fits(self, faction),
            Nobody => false,
        }
    }

    fn may_do_more(&self, faction: &Faction) -> bool {
        (of(self.course.step).more)(self, faction)
    }

    fn all_awaited(&self) -> impl Iterator<Item = &FactionId> + Clone {
        let (deciders, each) = match awaits(self) {
            Deciders => (Some(deciders(self)), None),
            Each(fits) => (None, Some(fits)),
            Nobody => (None, None),
        };
        let each = each.into_iter().flat_map(move |fits| {
            self.factions().filter(move |row| !row.is_away() && fits(self, row))
        });
        deciders.into_iter().flatten().chain(each.map(|row| &row.id))
    }
}

/// Whether a step can have a clock.
pub(crate) fn has_clock(step: Step) -> bool {
    !matches!(of(step).clock, Clock::No)
}

/// How much longer the clock of the step runs once it has run out, for those who are given more time and
/// are awaited still; nothing where it runs so already.
pub(crate) fn lent(state: &State) -> Option<u32> {
    if state.course.lent {
        return None;
    }
    let more = state.all_awaited().map(|id| state.faction(id).extra_seconds);
    more.max().filter(|seconds| *seconds > 0)
}

/// When the time of the step is up: once nobody is awaited any more for whom its clock runs on.
pub(crate) fn time_up(state: &State) -> Option<Millis> {
    let ends = state.course.clock.running()?.ends_at;
    let mut awaited = state.all_awaited().map(|id| state.faction(id).extra_seconds);
    let over = state.course.lent && awaited.all(|seconds| seconds == 0);
    Some(if over { state.acted.at.min(ends) } else { ends })
}

/// Whether a break may come before a step: not where the room looks at what was just revealed or thrown.
pub(crate) fn rests(step: Step) -> bool {
    match step {
        Step::Election
        | Step::TieForPrytanis
        | Step::ChooseEvents
        | Step::Debate
        | Step::Race
        | Step::ChooseMotion
        | Step::Ballot
        | Step::Check
        | Step::StasisCards
        | Step::Muster
        | Step::Deploy
        | Step::Battles
        | Step::Tyche
        | Step::Share
        | Step::Amend
        | Step::Assembly
        | Step::MotionDebate
        | Step::MotionBallot
        | Step::Diplomacy => true,
        Step::Lobby
        | Step::Presiding
        | Step::EventsChosen
        | Step::RaceTied
        | Step::Strengths
        | Step::BallotTied
        | Step::Outcome
        | Step::HandDice
        | Step::BattleDice
        | Step::Battle
        | Step::Spoils
        | Step::Score
        | Step::ScoreTied
        | Step::Amended
        | Step::MotionTied
        | Step::MotionOutcome => false,
    }
}

/// What the clock of the step under way does when it runs out; nothing where Control ends the step.
pub(crate) fn runs_out(state: &State) -> Option<RunsOut> {
    match of(state.course.step).runs_out {
        RunsOut::AsRuled if state.settings.debate_ends == Ends::ByControl => None,
        other => Some(other),
    }
}

/// The step whose question is asked now: where the Prytanis is to choose and its chair is open, that of
/// the tie comes first (C-3).
pub(crate) fn question(state: &State) -> Step {
    let step = state.course.step;
    let prytanis_chooses = match step {
        Step::ChooseEvents | Step::ChooseMotion => true,
        Step::BallotTied | Step::MotionTied => state.chair.ties == TieRule::Prytanis,
        _ => false,
    };
    if prytanis_chooses && prytanis::rules::is_open(state) { Step::TieForPrytanis } else { step }
}

/// Whether the step under way waits for a decision that the big button cannot take.
pub(crate) fn is_undecided(state: &State) -> bool {
    falls_to(state).is_some()
}

/// To whom the step under way falls, where play cannot go on without.
fn falls_to(state: &State) -> Option<fn(&State) -> Option<&FactionId>> {
    let row = of(question(state));
    row.falls_to.filter(|_| !(row.goes_on)(state))
}

/// Whom the rules name to decide, whether somebody is there or not.
pub(crate) fn named(state: &State) -> Option<&FactionId> {
    falls_to(state).and_then(|falls_to| falls_to(state))
}

fn awaits(state: &State) -> Awaits {
    if is_over(state) { Nobody } else { of(question(state)).awaits }
}

/// To whom it falls to decide, or to name whom an outcome strikes: nobody who is not there.
fn deciders(state: &State) -> impl Iterator<Item = &FactionId> + Clone {
    let (decides, names) = (state.decider(), target_falls_to(state));
    decides.into_iter().chain(names.filter(|_| names != decides))
}

/// A stasis that is over awaits nobody, though the step after it has not begun.
fn is_over(state: &State) -> bool {
    state.phase() == Phase::Stasis && state.city.streets.is_none()
}
