//! What may be done, as a screen offers it: the command that does it, and a sentence on what it will do; and what is
//! shown of every step.

use serde::{Deserialize, Serialize};

use crate::command::Command;
use crate::ids::FactionId;

kit::desk! { wire "council.ts", seat faction: FactionId, commands Command, groups Group }

/// What an action is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
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
    /// `amend`, one an alternative of an article, and `leave_constitution`.
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
