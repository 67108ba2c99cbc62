//! What an Archon and what Control see beyond what everybody sees: what is asked, and what may be done.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::command::{Command, Pick};
use crate::content::Counter;
use crate::ids::FactionId;
use crate::settings::SettingView;
use crate::view::{FigureChange, LogLine, OpenDeckView, ProposalView, StreetDesk, StreetSeat};

/// What an Archon sees beyond `CouncilView`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct SeatView {
    /// The Archon's faction.
    pub faction: FactionId,
    /// What its own players are told; paragraphs parted by an empty line; may be empty.
    pub brief: String,
    /// What is asked of it now.
    pub ask: Ask,
    /// What it may do now.
    pub actions: Vec<Action>,
    /// What it may hand over.
    pub give: Option<GiveOffer>,
    /// What it bid, before the reveal. Secret.
    pub bid: Option<u32>,
    /// What it picked, before the reveal. Secret.
    pub pick: Option<Pick>,
    /// Whom it picked for Prytanis, before the reveal. Secret.
    pub choice: Option<FactionId>,
    /// What it proposed for the agenda, the latest last.
    pub proposals: Vec<ProposalView>,
    /// Whether it may propose another motion now.
    pub may_propose: bool,
    /// What it sees of a stasis under way.
    pub street: Option<StreetSeat>,
}

/// What is asked of somebody now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct Ask {
    /// Whether the table waits for it.
    pub urgency: Urgency,
    /// A few words: "Vote", "You preside", "Locked".
    pub title: String,
    /// One sentence: what to do, or for whom or what one waits.
    pub sentence: String,
}

impl Ask {
    pub(crate) fn new(urgency: Urgency, title: &str, sentence: impl Into<String>) -> Self {
        Self { urgency, title: title.into(), sentence: sentence.into() }
    }
}

/// Whether the table waits for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(rename_all = "snake_case")]
pub enum Urgency {
    /// The table waits for this Archon.
    Now,
    /// It may do something; nobody waits.
    May,
    /// It has done it, and may still change it.
    Done,
    /// It waits.
    Wait,
}

/// A legal action: sent as it stands, it is accepted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct Action {
    /// Stable within the list: "bid:3", "grant:medes".
    pub key: String,
    /// How a screen lays it out.
    pub group: Group,
    /// A few words.
    pub label: String,
    /// What it will do, in a sentence.
    pub says: String,
    /// The command that does it.
    pub command: Command,
}

impl Action {
    pub(crate) fn new(
        key: impl Into<String>,
        group: Group,
        label: impl Into<String>,
        says: impl Into<String>,
        command: impl Into<Command>,
    ) -> Self {
        let (key, label, says) = (key.into(), label.into(), says.into());
        Self { key, group, label, says, command: command.into() }
    }
}

/// What an action is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(rename_all = "snake_case")]
pub enum Group {
    /// `pick_prytanis`, one a tied faction.
    Prytanis,
    /// `activate_events`, one a set of cards.
    Events,
    /// `lock_bid`, one a number of Horses.
    Bid,
    /// `pick_winner`, one a tied faction and nobody.
    Winner,
    /// `assign_hero`, one a Hero.
    Hero,
    /// `grant`, one a faction, and withdrawal.
    Grant,
    /// `put_to_vote`, one an option.
    Put,
    /// `leave_to_default`.
    Stop,
    /// `vote`: yes, no, abstain.
    Vote,
    /// `decide_tie`: yes and no.
    Tie,
    /// `choose_target`, one a change and faction.
    Target,
    /// `raise_hand` and `lower_hand`.
    Speak,
    /// `void_vote` with a stock reason.
    Void,
    /// `skip_phase`.
    Skip,
    /// `call_diplomacy`, `cancel_diplomacy`.
    Diplomacy,
    /// `advance_act`.
    Act,
    /// `reshuffle`, one a deck.
    Deck,
    /// `set_clock` and `stop_clock`.
    Clock,
    /// `begin_stasis`.
    Stasis,
    /// `buy_card`.
    Buy,
    /// `ready`.
    Ready,
    /// `commit_hero`, one a Hero.
    Commit,
    /// `pass_turn`.
    Pass,
    /// `start_last_actions` and `end_deployment`.
    EndDeployment,
    /// `pick_battle`, one a battle that is still to be fought.
    Battle,
    /// `spend_tyche`, one a number of dice.
    Tyche,
    /// `judge`: execute and spare, one each a Hero.
    Mercy,
    /// `skip_to_score`.
    SkipToScore,
    /// `name_winner`, one a faction and nobody.
    NameWinner,
    /// `amend`, one an alternative of an article.
    Amend,
    /// `begin_round`, one a sort of round that may begin now.
    Round,
    /// `elect`, one a candidate and an abstention.
    Elect,
    /// `second_look`, one a deck (a power of the Prytanis).
    SecondLook,
    /// `veto` (a power of the Prytanis).
    Veto,
    /// `give_floor`, one a hand that is raised, and nobody.
    Floor,
    /// `take_up_motion`, one a motion that waits in the Assembly.
    TakeUp,
    /// `change_setting`: the pace at which battles go on by themselves.
    Pace,
    /// `change_setting`: whether everybody sees the odds.
    Odds,
    /// `change_settings`: whether the council goes on by itself, or step by step.
    Run,
    /// What meets an alarm and stands nowhere else: another mark, more time, a proposal admitted.
    Alarm,
}

/// What an Archon may hand over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct GiveOffer {
    /// To whom.
    pub to: Vec<FactionId>,
    /// What, and how many at most (1 or more).
    pub what: Vec<GiveItem>,
}

/// Something to hand over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct GiveItem {
    /// What.
    pub what: Counter,
    /// How many at most.
    pub most: u32,
}

/// What Control sees beyond `CouncilView`. Bids and votes before the reveal are not in it (C-10,
/// C-15).
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct ControlView {
    /// The one big button.
    pub next: NextView,
    /// What else Control may do now as itself.
    pub actions: Vec<Action>,
    /// What Control may do for each seat, in seat order.
    pub seats: Vec<ControlSeat>,
    /// The rulings.
    pub settings: Vec<SettingView>,
    /// What needs attention.
    pub alarms: Vec<AlarmView>,
    /// What is to be done by hand.
    pub tasks: Vec<TaskView>,
    /// What Archons propose for the agenda and Control has not answered, the oldest first.
    pub proposals: Vec<ProposalView>,
    /// How each faction voted so far (C-20), in seat order.
    pub voters: Vec<VoterView>,
    /// What Control sees of a stasis under way.
    pub street: Option<StreetDesk>,
    /// The deck that lies open.
    pub open_deck: Option<OpenDeckView>,
    /// Figures as they changed, by number; the last 300 changes (I-9).
    pub changes: BTreeMap<u32, FigureChange>,
    /// The log with what only Control reads, by number; the last 200 lines.
    pub log: BTreeMap<u32, LogLine>,
}

/// The next step.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct NextView {
    /// Named by what it will do: "Reveal the bids: 7 of 8 in, Medes missing".
    pub label: String,
    /// What it will do, in a sentence.
    pub says: String,
    /// Absent while somebody must decide first: then the button opens the way to decide for them.
    pub command: Option<Command>,
    /// For whom it waits, when the command is absent.
    pub waits_for: Option<FactionId>,
    /// Whether everything awaited is in.
    pub ready: bool,
}

/// What Control may do for a seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct ControlSeat {
    /// Whose seat.
    pub faction: FactionId,
    /// What is asked of it.
    pub ask: Ask,
    /// What Control may do in its place, with `for_seat`.
    pub actions: Vec<Action>,
    /// What Control may hand over for it.
    pub give: Option<GiveOffer>,
    /// What its Archon sees of a stasis, without its secret choice of Tyche; Control plays its cards
    /// where it cannot (N-4).
    pub street: Option<StreetSeat>,
}

/// Something that needs attention.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct AlarmView {
    /// A few words.
    pub title: String,
    /// What to do about it.
    pub sentence: String,
    /// Stable while it rings: "wrath", "bell".
    pub key: String,
    /// What can be done about it at once.
    pub actions: Vec<Action>,
}

/// Something to do by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct TaskView {
    /// Its number.
    pub id: u32,
    /// What to do.
    pub text: String,
    /// Where it comes from.
    pub source: String,
    /// Whether it is done.
    pub done: bool,
}

/// How a faction voted so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct VoterView {
    /// Whose.
    pub faction: FactionId,
    /// Votes YES.
    pub yes: u32,
    /// Votes NO.
    pub no: u32,
    /// Abstentions while it had a vote.
    pub abstained: u32,
    /// The last votes, oldest first, at most 12.
    pub last: Vec<Pick>,
}
