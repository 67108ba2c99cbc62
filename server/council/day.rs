//! The day: Acts, its rounds and their clocks, the Diplomacy Round (C-1, A-1).

use game::Millis;
use serde::{Deserialize, Serialize};

use crate::content::{Round, RoundKind};
use crate::steps::Phase;

pub(crate) mod rules;
pub(crate) mod shown;

/// What may be wanted here.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum DayCommand {
    /// Calls the Diplomacy Round: play halts at the end of the phase (Control, C-1).
    CallDiplomacy,
    /// Takes the call back (Control).
    CancelDiplomacy,
    /// Begins the next Act (Control, A-1, C-6).
    AdvanceAct {
        /// The Act that begins.
        act: u32,
    },
    /// Begins a round of this sort, between two rounds or in an Assembly (Control). What is planned
    /// before the next one of this sort, up to the next Action Round, is left out; without one it is put
    /// in.
    BeginRound {
        /// The view's `step_number`.
        step: u32,
        /// What sort.
        round: RoundKind,
    },
    /// Plans the rest of the day: these rounds follow the one under way (Control).
    ChangePlan {
        /// At most 60.
        rounds: Vec<Round>,
    },
    /// Sets the remaining time of the round under way (Control).
    SetRound {
        /// The round's `id`.
        round: u32,
        /// Seconds from now, at most 28800; none for no clock.
        seconds: Option<u32>,
    },
    /// The warning before the end of a round, and its end (the clock alone).
    RingBell {
        /// The round's `id`.
        round: u32,
    },
}

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the commands and of the state
pub enum DayEvent {
    /// An Action Round began.
    RoundBegan { round: u32 },
    /// The Diplomacy Round is called (C-1).
    DiplomacyCalled,
    /// The call was taken back.
    DiplomacyCancelled,
    /// The Archons leave; play resumes with this phase.
    DiplomacyBegan { resume: Phase },
    /// The rest of the day was planned anew.
    PlanChanged { rounds: Vec<Round> },
    /// The clock of the round was set.
    RoundSet { seconds: Option<u32> },
    /// The end of a round is near.
    RoundWarned { round: u32 },
    /// The time of a round is up.
    RoundRanOut { round: u32 },
    /// An Act began.
    ActBegan { act: u32 },
}

/// How far a round is.
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
pub enum RoundState {
    /// It is planned.
    Ahead,
    /// It is under way.
    Now,
    /// It is over.
    Over,
    /// It was planned and left out.
    Skipped,
}

/// How near the end of a round is.
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
pub enum Bell {
    /// There is time, or no clock.
    Quiet,
    /// The warning before its end has sounded.
    Warned,
    /// Its time is up; it goes on until Control ends it.
    Over,
}

/// What ends with the round under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(rename_all = "snake_case")]
pub enum Closing {
    /// The Act: another begins with the next Action Round.
    Act,
    /// The day: no Action Round is planned any more.
    Day,
}

/// The day.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug, Default)]
pub(crate) struct Day {
    /// In order; those that are over or skipped come first, then the one under way, then the plan.
    pub rounds: Vec<DayRound>,
    /// The place of the round under way.
    pub now: Option<usize>,
    next_id: u32,
}

/// A round of the day.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug)]
pub(crate) struct DayRound {
    pub id: u32,
    pub kind: RoundKind,
    pub act: u32,
    /// Its planned length; 0 for none.
    pub seconds: u32,
    pub state: RoundState,
    pub began: Option<Millis>,
    /// When it ends, while it is under way; when it ended, once it is over.
    pub ends: Option<Millis>,
    pub bell: Bell,
}

impl Day {
    /// A day that has not begun; rounds of Acts before the first are left out.
    pub(crate) fn planned(plan: &[Round], act: u32) -> Self {
        let mut day = Self::default();
        day.plan(plan);
        day.leave_out_before(act);
        day
    }

    fn round(&mut self, kind: RoundKind, act: u32, seconds: u32) -> DayRound {
        self.next_id += 1;
        DayRound {
            id: self.next_id,
            kind,
            act,
            seconds,
            state: RoundState::Ahead,
            began: None,
            ends: None,
            bell: Bell::Quiet,
        }
    }

    /// Rounds so far.
    pub(crate) fn numbered(&self) -> u32 {
        self.next_id
    }

    /// Goes on after a going back: rounds are numbered from here, and the one under way has as long to
    /// go as it had.
    pub(crate) fn go_on(&mut self, numbered: u32, stood: u64) {
        self.next_id = self.next_id.max(numbered);
        if let Some(ends) = self.current_mut().and_then(|round| round.ends.as_mut()) {
            ends.0 = ends.0.saturating_add(stood);
        }
    }

    /// These rounds follow the one under way.
    pub(crate) fn plan(&mut self, plan: &[Round]) {
        self.rounds.retain(|round| round.state != RoundState::Ahead);
        for row in plan {
            let round = self.round(row.round, row.act, row.minutes * 60);
            self.rounds.push(round);
        }
    }

    /// The round under way.
    pub(crate) fn current(&self) -> Option<&DayRound> {
        self.rounds.get(self.now?)
    }

    pub(crate) fn current_mut(&mut self) -> Option<&mut DayRound> {
        self.rounds.get_mut(self.now?)
    }

    /// The rounds that are planned, in order.
    pub(crate) fn ahead(&self) -> impl Iterator<Item = &DayRound> {
        self.rounds.iter().filter(|round| round.state == RoundState::Ahead)
    }

    pub(crate) fn find_mut(&mut self, id: u32) -> Option<&mut DayRound> {
        self.rounds.iter_mut().find(|round| round.id == id)
    }

    /// The planned round that a beginning round of this sort takes: the first of its sort before the
    /// next Action Round; for an Action Round the next one.
    pub(crate) fn planned_for(&self, kind: RoundKind) -> Option<&DayRound> {
        let mut near = self.ahead();
        match kind {
            RoundKind::Action => near.find(|round| round.kind == kind),
            _ => near.take_while(|round| round.kind != RoundKind::Action).find(|r| r.kind == kind),
        }
    }

    /// A round of this sort begins; one that was planned if there is one, else one more.
    pub(crate) fn begin(&mut self, kind: RoundKind, act: u32, at: Millis) {
        if let Some(former) = self.current_mut() {
            former.state = RoundState::Over;
            former.ends = Some(at);
        }
        let planned = self.planned_for(kind).map(|round| round.id);
        let planned = planned.and_then(|id| self.rounds.iter().position(|round| round.id == id));
        let index = match planned {
            // It may come before its time: what lies between is still to be held.
            Some(at) if kind == RoundKind::Assembly => {
                let round = self.rounds.remove(at);
                self.put_in(round)
            }
            Some(at) => at,
            None => {
                let usual = self.rounds.iter().rev().find(|round| round.kind == kind);
                let seconds = usual.map_or(0, |round| round.seconds);
                let round = self.round(kind, act, seconds);
                self.put_in(round)
            }
        };
        for round in &mut self.rounds[..index] {
            if round.state == RoundState::Ahead {
                round.state = RoundState::Skipped;
            }
        }
        let round = &mut self.rounds[index];
        round.state = RoundState::Now;
        round.act = act;
        round.began = Some(at);
        round.ends = (round.seconds > 0).then(|| at.plus_seconds(round.seconds));
        self.now = Some(index);
    }

    /// Puts a round before those that are planned; returns its place.
    fn put_in(&mut self, round: DayRound) -> usize {
        let ahead = self.rounds.iter().position(|round| round.state == RoundState::Ahead);
        let index = ahead.unwrap_or(self.rounds.len());
        self.rounds.insert(index, round);
        index
    }

    /// Rounds of an Act that is past are left out.
    pub(crate) fn leave_out_before(&mut self, act: u32) {
        for round in &mut self.rounds {
            if round.state == RoundState::Ahead && round.act < act {
                round.state = RoundState::Skipped;
            }
        }
    }

    /// The number of a round among those of its sort that were not left out, from 1.
    pub(crate) fn number(&self, id: u32) -> usize {
        let Some(at) = self.rounds.iter().position(|round| round.id == id) else { return 0 };
        let kind = self.rounds[at].kind;
        let alike = |round: &&DayRound| round.kind == kind && round.state != RoundState::Skipped;
        self.rounds[..=at].iter().filter(alike).count()
    }
}
