//! What the rules say of each step: its clock, to whom it falls, and whom the table waits for.

use crate::content::TieRule;
use crate::cycle::outcome::rules::target_falls_to;
use crate::cycle::{prytanis, race, vote};
use crate::ids::FactionId;
use crate::law::settings::Ends;
use crate::stasis::amend::rules::is_ready;
use crate::stasis::battle::rules::{at_mercy, may_spend};
use crate::stasis::cards::rules::can_choose;
use crate::stasis::score::rules::crowned;
use crate::stasis::spoils::rules::sharing;
use crate::state::{Faction, State};
use crate::steps::{Phase, Step};

/// What the rules say of a step.
pub(crate) struct Rules {
    /// The seconds of its clock, 0 for none; absent where it can have none.
    pub clock: Option<fn(&State) -> u32>,
    /// The ruling that an article may set its length by.
    pub length: Option<&'static str>,
    /// What happens when its clock runs out.
    pub runs_out: RunsOut,
    /// To whom the decision falls that it waits for; nobody means Control. Absent where the big button
    /// goes on.
    pub falls_to: Option<fn(&State) -> Option<&FactionId>>,
    /// Whether the big button goes on all the same.
    pub goes_on: fn(&State) -> bool,
    /// For whom the table waits, given that somebody is there.
    pub awaits: Awaits,
}

/// For whom the table waits.
#[derive(Clone, Copy)]
pub(crate) enum Awaits {
    /// For whom it falls to decide, or to name whom an outcome strikes.
    Deciders,
    /// For each faction of which this is so.
    Each(fn(&State, &Faction) -> bool),
    /// For nobody.
    Nobody,
}

use Awaits::{Deciders, Each, Nobody};

/// What happens when a clock runs out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RunsOut {
    /// The next step begins.
    Advance,
    /// So it does where a ruling says that debates end by themselves (C-9).
    AsRuled,
    /// The turn is passed (S-11).
    Pass,
}

/// A step that has no clock, and goes on when Control says so.
const PLAIN: Rules = Rules {
    clock: None,
    length: None,
    runs_out: RunsOut::Advance,
    falls_to: None,
    goes_on: |_| false,
    awaits: Deciders,
};

/// The row of a step.
pub(crate) fn of(step: Step) -> Rules {
    match step {
        Step::Lobby => PLAIN,
        Step::Election => Rules {
            clock: Some(|state| state.settings.election_seconds),
            awaits: Each(prytanis::rules::awaited),
            ..PLAIN
        },
        Step::TieForPrytanis => {
            Rules { falls_to: Some(|state| state.chair.supremacy.as_ref()), ..PLAIN }
        }
        Step::Presiding => Rules { clock: Some(shown), ..PLAIN },
        Step::ChooseEvents => {
            Rules { falls_to: Some(|state| state.chair.prytanis.as_ref()), ..PLAIN }
        }
        Step::EventsChosen => Rules { clock: Some(shown), ..PLAIN },
        Step::Debate => Rules {
            clock: Some(|state| state.settings.debate_seconds),
            length: Some("debate_seconds"),
            runs_out: RunsOut::AsRuled,
            ..PLAIN
        },
        Step::Race => Rules {
            clock: Some(|state| state.settings.bid_seconds),
            awaits: Each(race::rules::awaited),
            ..PLAIN
        },
        Step::RaceTied => Rules { falls_to: Some(control), ..PLAIN },
        Step::Strengths => PLAIN,
        Step::ChooseMotion => {
            Rules { falls_to: Some(|state| state.chair.prytanis.as_ref()), ..PLAIN }
        }
        Step::Ballot | Step::MotionBallot => Rules {
            clock: Some(|state| state.settings.vote_seconds),
            awaits: Each(vote::rules::awaited),
            ..PLAIN
        },
        Step::BallotTied | Step::MotionTied => {
            Rules { falls_to: Some(|state| state.tie_breaker()), ..PLAIN }
        }
        Step::Outcome | Step::MotionOutcome => PLAIN,
        Step::Check => PLAIN,
        Step::StasisCards => Rules {
            clock: Some(|state| state.settings.cards_seconds),
            awaits: Each(getting_ready),
            ..PLAIN
        },
        Step::Muster => Rules {
            clock: Some(|state| state.settings.muster_seconds),
            awaits: Each(getting_ready),
            ..PLAIN
        },
        Step::Deploy => Rules {
            clock: Some(|state| state.settings.turn_seconds),
            runs_out: RunsOut::Pass,
            falls_to: Some(|state| state.the_streets().mover()),
            ..PLAIN
        },
        Step::HandDice => Rules { awaits: Nobody, ..PLAIN },
        Step::Battles | Step::BattleDice | Step::Spoils => {
            Rules { clock: Some(|state| state.settings.pace_seconds), awaits: Nobody, ..PLAIN }
        }
        Step::Tyche => Rules {
            clock: Some(|state| state.settings.tyche_seconds),
            awaits: Each(|state, row| {
                may_spend(state, &row.id) && !state.the_streets().tyche.is_in(&row.id)
            }),
            ..PLAIN
        },
        Step::Battle => Rules {
            clock: Some(mercy_seconds),
            awaits: Each(|state, row| at_mercy(state).is_some_and(|(winner, _)| winner == &row.id)),
            ..PLAIN
        },
        Step::Share => Rules {
            clock: Some(|state| paced(state, state.settings.share_seconds)),
            awaits: Each(|state, row| {
                sharing(state).is_some_and(|(_, spoil, _)| spoil.faction == row.id)
            }),
            ..PLAIN
        },
        Step::Score => Rules { awaits: Nobody, ..PLAIN },
        Step::ScoreTied => Rules { falls_to: Some(control), awaits: Nobody, ..PLAIN },
        Step::Amend => {
            Rules { falls_to: Some(crowned), goes_on: |state| !is_ready(state), ..PLAIN }
        }
        Step::Amended => Rules { awaits: Nobody, ..PLAIN },
        Step::Assembly => PLAIN,
        Step::MotionDebate => Rules {
            clock: Some(|state| state.settings.motion_seconds),
            length: Some("motion_seconds"),
            runs_out: RunsOut::AsRuled,
            ..PLAIN
        },
        Step::Diplomacy => PLAIN,
    }
}

/// The seconds for which something is only shown.
fn shown(state: &State) -> u32 {
    state.settings.show_seconds
}

/// So many seconds where battles go on by themselves.
fn paced(state: &State, seconds: u32) -> u32 {
    if state.settings.pace_seconds > 0 { seconds } else { 0 }
}

/// Where Heroes are judged, at least as long as that takes.
fn mercy_seconds(state: &State) -> u32 {
    let (mercy, pace) = (state.settings.mercy_seconds, state.settings.pace_seconds);
    if at_mercy(state).is_some() { paced(state, mercy.max(pace)) } else { pace }
}

fn control(_: &State) -> Option<&FactionId> {
    None
}

fn getting_ready(state: &State, faction: &Faction) -> bool {
    can_choose(state, faction) && !state.the_streets().ready.contains(&faction.id)
}

/// The seconds of the clock with which the step under way begins; 0 for none.
pub(crate) fn seconds(state: &State, step: Step) -> u32 {
    of(step).clock.map_or(0, |seconds| seconds(state))
}

/// Whether a step can have a clock.
pub(crate) fn has_clock(step: Step) -> bool {
    of(step).clock.is_some()
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

/// Who must decide before play goes on: a faction, or nobody but Control, as where nobody sits in the
/// seat that the rules name (N-4).
pub(crate) fn decider(state: &State) -> Option<&FactionId> {
    state.there(named(state))
}

/// Whom the rules name to decide, whether somebody is there or not.
pub(crate) fn named(state: &State) -> Option<&FactionId> {
    falls_to(state).and_then(|falls_to| falls_to(state))
}

/// Whether the table waits for nobody.
pub(crate) fn nobody_awaited(state: &State) -> bool {
    all_awaited(state).next().is_none()
}

/// Whether the table waits for this faction.
pub(crate) fn awaited(state: &State, faction: &Faction) -> bool {
    match awaits(state) {
        Deciders => deciders(state).any(|id| id == &faction.id),
        Each(fits) => !faction.is_away() && fits(state, faction),
        Nobody => false,
    }
}

/// The factions that the table waits for, each once.
pub(crate) fn all_awaited(state: &State) -> impl Iterator<Item = &FactionId> + Clone {
    let (deciders, each) = match awaits(state) {
        Deciders => (Some(deciders(state)), None),
        Each(fits) => (None, Some(fits)),
        Nobody => (None, None),
    };
    let each = each.into_iter().flat_map(move |fits| {
        state.factions().filter(move |row| !row.is_away() && fits(state, row))
    });
    deciders.into_iter().flatten().chain(each.map(|row| &row.id))
}

fn awaits(state: &State) -> Awaits {
    if is_over(state) { Nobody } else { of(question(state)).awaits }
}

/// To whom it falls to decide, or to name whom an outcome strikes: nobody who is not there.
fn deciders(state: &State) -> impl Iterator<Item = &FactionId> + Clone {
    let (decides, names) = (decider(state), target_falls_to(state));
    decides.into_iter().chain(names.filter(|_| names != decides))
}

/// A stasis that is over awaits nobody, though the step after it has not begun.
fn is_over(state: &State) -> bool {
    state.phase() == Phase::Stasis && state.city.streets.is_none()
}
