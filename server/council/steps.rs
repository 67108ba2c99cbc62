//! The sequence of play: steps, phases, cycles and their clocks (section 3 of the rules).

use kit::Clock;
use serde::{Deserialize, Serialize};

pub(crate) mod apply;
pub(crate) mod decide;
pub(crate) mod row;
pub(crate) mod rules;
pub(crate) mod said;
pub(crate) mod view;
pub(crate) mod words;

/// The phases of the council and what lies between them.
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
#[allow(missing_docs)]
pub enum Phase {
    /// Before the first cycle.
    Lobby,
    Prytanis,
    Event,
    Debate,
    Support,
    Vote,
    Check,
    /// The Stasis Phase.
    Stasis,
    /// The Assembly.
    Assembly,
    /// The Diplomacy Round.
    Diplomacy,
}

/// The steps within the phases. A screen switches on this.
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
pub enum Step {
    /// Waiting for people and for Control to begin.
    Lobby,
    /// The Prytanis is elected, in secret, where an article says so.
    Election,
    /// The faction with supremacy picks among the tied.
    TieForPrytanis,
    /// Somebody presides (or nobody can).
    Presiding,
    /// The Prytanis chooses events.
    ChooseEvents,
    /// The events are chosen.
    EventsChosen,
    /// Open debate.
    Debate,
    /// Horses are concealed.
    Race,
    /// The race is tied and Control picks.
    RaceTied,
    /// The race is run; Heroes and grants; strengths are announced.
    Strengths,
    /// The Prytanis chooses what is put to the vote.
    ChooseMotion,
    /// Votes are picked.
    Ballot,
    /// The vote is tied and somebody decides.
    BallotTied,
    /// The vote is revealed and what will happen is shown.
    Outcome,
    /// Control checks for Assembly and stasis.
    Check,
    /// Stasis cards are drawn and bought (S-1 to S-5).
    StasisCards,
    /// Units are mustered, Heroes committed or sent to safety (S-6 to S-9).
    Muster,
    /// Units are placed and cards played, turn by turn (S-10 to S-15).
    Deploy,
    /// Dice for a card or a megaproject wait for Control's hand.
    HandDice,
    /// The city before a battle is chosen.
    Battles,
    /// Tyche is spent in secret on the battle on the table (S-18).
    Tyche,
    /// The battle's dice are about to be thrown.
    BattleDice,
    /// The battle is fought; its winner judges Heroes (S-19 to S-21).
    Battle,
    /// Special objectives bring what they bring (S-24 to S-32).
    Spoils,
    /// A holder shares out dice (S-30, S-31).
    Share,
    /// The score sheet.
    Score,
    /// The most points are tied, or nobody can tell: Control names the winner (S-27).
    ScoreTied,
    /// The winner changes an article (S-34).
    Amend,
    /// The article is changed; the units leave (S-35).
    Amended,
    /// The Assembly sits, between two motions.
    Assembly,
    /// A motion was read and is debated.
    MotionDebate,
    /// The Assembly votes on it.
    MotionBallot,
    /// The vote on it is tied and somebody decides.
    MotionTied,
    /// It passed, and what will happen is shown.
    MotionOutcome,
    /// The Archons are away.
    Diplomacy,
}

impl Step {
    /// The phase that the step belongs to.
    #[must_use]
    pub fn phase(self) -> Phase {
        match self {
            Self::Lobby => Phase::Lobby,
            Self::Election | Self::TieForPrytanis | Self::Presiding => Phase::Prytanis,
            Self::ChooseEvents | Self::EventsChosen => Phase::Event,
            Self::Debate => Phase::Debate,
            Self::Race | Self::RaceTied | Self::Strengths => Phase::Support,
            Self::ChooseMotion | Self::Ballot | Self::BallotTied | Self::Outcome => Phase::Vote,
            Self::Check => Phase::Check,
            Self::StasisCards
            | Self::Muster
            | Self::Deploy
            | Self::HandDice
            | Self::Battles
            | Self::Tyche
            | Self::BattleDice
            | Self::Battle
            | Self::Spoils
            | Self::Share
            | Self::Score
            | Self::ScoreTied
            | Self::Amend
            | Self::Amended => Phase::Stasis,
            Self::Assembly
            | Self::MotionDebate
            | Self::MotionBallot
            | Self::MotionTied
            | Self::MotionOutcome => Phase::Assembly,
            Self::Diplomacy => Phase::Diplomacy,
        }
    }
}

/// The parts of a stasis. What more than one step allows is said of the part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StasisPart {
    /// Archons hold Stasis cards, from the first draw to the last turn (S-1 to S-15).
    Hands,
    /// Battles are fought (S-16 to S-21).
    Battles,
    /// Special objectives bring what they bring (S-24 to S-33).
    Spoils,
    /// The score sheet lies open (S-22, S-27).
    Score,
    /// The winner changes an article (S-34).
    Amendment,
}

impl Step {
    /// The part of a stasis that the step belongs to.
    pub(crate) fn stasis_part(self) -> Option<StasisPart> {
        Some(match self {
            Self::StasisCards | Self::Muster | Self::Deploy | Self::HandDice => StasisPart::Hands,
            Self::Battles | Self::Tyche | Self::BattleDice | Self::Battle => StasisPart::Battles,
            Self::Spoils | Self::Share => StasisPart::Spoils,
            Self::Score | Self::ScoreTied => StasisPart::Score,
            Self::Amend | Self::Amended => StasisPart::Amendment,
            Self::Lobby
            | Self::Election
            | Self::TieForPrytanis
            | Self::Presiding
            | Self::ChooseEvents
            | Self::EventsChosen
            | Self::Debate
            | Self::Race
            | Self::RaceTied
            | Self::Strengths
            | Self::ChooseMotion
            | Self::Ballot
            | Self::BallotTied
            | Self::Outcome
            | Self::Check
            | Self::Assembly
            | Self::MotionDebate
            | Self::MotionBallot
            | Self::MotionTied
            | Self::MotionOutcome
            | Self::Diplomacy => return None,
        })
    }
}

/// What may be wanted here.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::IntoStaticStr, strum::VariantNames,
)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
pub enum StepsCommand {
    /// The next step of the sequence of play (Control). Refused unless `step` is the step under way.
    Advance {
        /// The view's `step_number`.
        step: u32,
    },
    /// Ends the phase under way and leaves undone what is undone (Control).
    SkipPhase {
        /// The view's `step_number`.
        step: u32,
    },
    /// Sets the remaining time of the clock under way (Control). 0 ends it at once.
    SetClock {
        /// The view's `step_number`.
        step: u32,
        /// Seconds from now, at most 3600.
        seconds: u32,
    },
    /// The time is up, but not for those who are given more of it and have not chosen (the clock alone).
    LendTime {
        /// The view's `step_number`.
        step: u32,
    },
    /// Stops the clock of the step; nothing runs out until it is set again (Control).
    StopClock {
        /// The view's `step_number`.
        step: u32,
    },
}

/// What may have happened here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, strum::VariantNames)]
#[serde(tag = "event", rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs)] // the fields are those of the commands and of the state
pub enum StepsEvent {
    /// A cycle began.
    CycleBegan { cycle: u32 },
    /// A cycle ended: grants and the horse bonus lapse (C-24).
    CycleEnded,
    /// A step began; `seconds` is the length of its clock.
    StepBegan { step: Step, seconds: Option<u32> },
    /// A phase was skipped.
    PhaseSkipped { phase: Phase },
    /// The clock of the step was set.
    ClockSet { seconds: u32 },
    /// The clock of the step runs on for those who are given more time.
    TimeLent { seconds: u32 },
    /// The clock of the step was stopped.
    ClockStopped,
}

/// Where play stands.
#[derive(borsh::BorshSerialize, borsh::BorshDeserialize, Clone, Debug)]
pub(crate) struct Course {
    pub act: u32,
    pub round: u32,
    pub cycle: u32,
    pub step: Step,
    /// Rises with every step.
    pub step_number: u32,
    /// The number of what is asked in secret, for the seals on the answers: that of the step in which it
    /// was asked.
    pub question: u32,
    /// Rises with every phase; says in which one a grant was made (I-5).
    pub phase_number: u32,
    pub clock: Clock,
    /// Whether it runs on for those who are given more time.
    pub lent: bool,
    pub diplomacy_called: bool,
    /// The phase that play resumes with after the Diplomacy Round.
    pub resume: Option<Phase>,
}

impl Course {
    /// Where play stands before the first step.
    pub(crate) fn starting(act: u32) -> Self {
        Self {
            act,
            round: 0,
            cycle: 0,
            step: Step::Lobby,
            step_number: 0,
            question: 0,
            phase_number: 0,
            clock: Clock::default(),
            lent: false,
            diplomacy_called: false,
            resume: None,
        }
    }
}
