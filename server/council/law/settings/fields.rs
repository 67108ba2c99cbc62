//! The rulings as fields, each with what it is where nobody says anything, and as words and numbers by
//! their keys.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::Value;
use super::choices::*;

macro_rules! settings {
    ($($key:ident: $kind:ty = $start:expr,)+) => {
        /// The rulings in force.
        #[derive(borsh::BorshSerialize, borsh::BorshDeserialize)]
        #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(deny_unknown_fields, default)]
        #[allow(missing_docs)] // ROWS says what each decides
        pub struct Settings { $(pub $key: $kind),+ }

        impl Default for Settings {
            fn default() -> Self {
                Self { $($key: $start),+ }
            }
        }

        impl Settings {
            /// The value of a ruling; none where there is no such key.
            #[must_use]
            pub fn value(&self, key: &str) -> Option<Value> {
                match key {
                    $(stringify!($key) => Some(self.$key.value()),)+
                    _ => None,
                }
            }

            /// All of them by their keys.
            #[must_use]
            pub fn values(&self) -> BTreeMap<String, Value> {
                [$((stringify!($key).to_owned(), self.$key.value())),+].into()
            }

            /// Those that are other ones than they were.
            pub(crate) fn since(&self, was: &Self) -> BTreeMap<String, Value> {
                let mut changed = BTreeMap::new();
                $(if self.$key != was.$key {
                    changed.insert(stringify!($key).to_owned(), self.$key.value());
                })+
                changed
            }

            /// Whether there is such a ruling, and it is this now.
            pub(super) fn set(&mut self, key: &str, value: &Value) -> bool {
                match key {
                    $(stringify!($key) => set(&mut self.$key, value),)+
                    _ => false,
                }
            }
        }
    };
}

/// Becomes this value, if it is one of its own.
fn set<R: Ruling>(ruling: &mut R, value: &Value) -> bool {
    let of = R::of(value);
    *ruling = of.unwrap_or(*ruling);
    of.is_some()
}

settings! {
    presiding: Presiding = Presiding::HighestArete,
    chair_passes: ChairPasses = ChairPasses::AtOnce,
    election_seconds: u32 = 0,
    second_look: SecondLook = SecondLook::No,
    veto: Veto = Veto::No,
    floor: Floor = Floor::Control,
    events_activated: EventsActivated = EventsActivated::Act,
    show_seconds: u32 = 0,
    majority: Majority = Majority::Simple,
    quorum: u32 = 0,
    grant_carries: GrantCarries = GrantCarries::Influence,
    grant_moves: GrantMoves = GrantMoves::NextPhase,
    grant_lasts: GrantLasts = GrantLasts::Cycle,
    deck_runs_out: DeckRunsOut = DeckRunsOut::Empty,
    debate_seconds: u32 = 120,
    debate_ends: Ends = Ends::ByControl,
    race_tie: RaceTie = RaceTie::Nobody,
    horses_shown: HorsesShown = HorsesShown::Kept,
    race_bonus_counts: RaceBonusCounts = RaceBonusCounts::Council,
    bids_revealed: Ends = Ends::ByControl,
    bid_seconds: u32 = 0,
    votes_revealed: Ends = Ends::ByControl,
    vote_seconds: u32 = 0,
    agenda_full: u32 = 10,
    motion_seconds: u32 = 120,
    round_bell_seconds: u32 = 300,
    round_ends: Ends = Ends::ByControl,
    stasis_threshold: u32 = 13,
    stasis_after: StasisAfter = StasisAfter::FallsToAct,
    cards_not_dealt: CardsNotDealt = CardsNotDealt::Kept,
    cards_seconds: u32 = 45,
    muster_seconds: u32 = 30,
    turn_seconds: u32 = 5,
    battle_order: BattleOrder = BattleOrder::MapOrder,
    lone_holder: LoneHolder = LoneHolder::Holds,
    tyche_most: u32 = 1,
    tyche_seconds: u32 = 10,
    tied_heroes: TiedHeroes = TiedHeroes::Live,
    mercy_seconds: u32 = 15,
    springs_decide: SpringsDecide = SpringsDecide::Whoever,
    colossus_ignores: ColossusIgnores = ColossusIgnores::All,
    doom_dice_to: DoomDiceTo = DoomDiceTo::Others,
    share_seconds: u32 = 45,
    pace_seconds: u32 = 0,
    dice_by: DiceBy = DiceBy::Program,
    odds_shown: OddsShown = OddsShown::Control,
    wrath_alarm: u32 = 250,
    doom_alarm: u32 = 1000,
    stasis_alarm: u32 = 0,
    agenda_alarm: u32 = 0,
    arete_alarm: u32 = 0,
    faction_doom_alarm: u32 = 0,
    tyche_alarm: u32 = 0,
    horses_alarm: u32 = 0,
    talents_alarm: u32 = 0,
    wait_alarm_seconds: u32 = 60,
    script_seconds: u32 = 3,
}
