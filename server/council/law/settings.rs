//! The rulings: where the source is silent, a scenario says how it is played (⚙ in the rules). One row each.

pub use kit::rulings::{Kind, Row, SettingFault};

kit::choice! {
    /// How a clock or a hidden choice ends (C-9, C-11, C-15).
    Ends {
        /// By Control.
        ByControl = "ruling-ends-by-control",
        /// By itself.
        ByItself = "ruling-ends-by-itself",
    }
}

kit::rulings! {
    wire "council.ts", sentence "rulings-text";

    /// What a grant carries (I-4).
    grant_carries: GrantCarries, "I-4", "ruling-grant-carries" {
        /// Influence alone.
        Influence = "ruling-grant-carries-influence",
        /// Influence and support of its own.
        InfluenceAndSupport = "ruling-grant-carries-influence-and-support",
    }

    /// When a grant can be moved (I-5).
    grant_moves: GrantMoves, "I-5", "ruling-grant-moves" {
        /// In a later phase than the one it was made in.
        NextPhase = "ruling-grant-moves-next-phase",
        /// At any time.
        AnyTime = "ruling-grant-moves-any-time",
    }

    /// How long a grant lasts (I-5).
    grant_lasts: GrantLasts, "I-5", "ruling-grant-lasts" {
        /// Until it is moved or withdrawn, to the end of the cycle.
        Cycle = "ruling-grant-lasts-cycle",
        /// To the end of the phase.
        Phase = "ruling-grant-lasts-phase",
    }

    /// Which of the citizens presides (C-2).
    presiding: Presiding, "C-2", "ruling-presiding" {
        /// The highest Arête.
        HighestArete = "ruling-presiding-highest-arete",
        /// The lowest Arête.
        LowestArete = "ruling-presiding-lowest-arete",
        /// One after the other, clockwise.
        InTurn = "ruling-presiding-in-turn",
        /// By lot.
        Lot = "ruling-presiding-lot",
        /// Elected in secret.
        Elected = "ruling-presiding-elected",
    }

    /// When the chair of a Prytanis passes on that lost its vote (C-2).
    chair_passes: ChairPasses, "C-2", "ruling-chair-passes" {
        /// At once, for the rest of the cycle.
        AtOnce = "ruling-chair-passes-at-once",
        /// With the next cycle.
        NextCycle = "ruling-chair-passes-next-cycle",
    }

    election_seconds: ElectionSeconds, "C-2", "ruling-election-seconds" { 0 in 0..=3600 }

    /// Whether the Prytanis may put a face-up event under its deck.
    second_look: SecondLook, "A-4", "ruling-second-look" {
        /// No.
        No = "ruling-second-look-no",
        /// Once a cycle.
        OnceACycle = "ruling-second-look-once-a-cycle",
    }

    /// Whether the Prytanis may veto what has passed.
    veto: Veto, "A-4", "ruling-veto" {
        /// No.
        No = "ruling-veto-no",
        /// Once an Act.
        OnceAnAct = "ruling-veto-once-an-act",
    }

    /// Who gives the floor.
    floor: Floor, "A-4", "ruling-floor" {
        /// Control.
        Control = "ruling-floor-control",
        /// The Prytanis.
        Prytanis = "ruling-floor-prytanis",
    }

    /// How many events the Prytanis activates (C-4).
    events_activated: EventsActivated, "C-4", "ruling-events-activated" {
        /// As many as the Act number.
        Act = "ruling-events-activated-act",
        /// One.
        One = "ruling-events-activated-one",
        /// All that lie face up.
        All = "ruling-events-activated-all",
    }

    show_seconds: ShowSeconds, "C-4", "ruling-show-seconds" { 0 in 0..=600 }

    /// What happens when a deck runs out (C-7).
    deck_runs_out: DeckRunsOut, "C-7", "ruling-deck-runs-out" {
        /// Its place stays empty; Control has a button.
        Empty = "ruling-deck-runs-out-empty",
        /// Its discards are shuffled in.
        Reshuffled = "ruling-deck-runs-out-reshuffled",
    }

    debate_seconds: DebateSeconds, "C-9", "ruling-debate-seconds" { 120 in 10..=3600 }
    speaker_seconds: SpeakerSeconds, "C-9", "ruling-speaker-seconds" { 60 in 0..=600 }
    debate_ends: DebateEnds, "C-9", "ruling-debate-ends" { Ends }

    /// Who wins a tied race (C-11).
    race_tie: RaceTie, "C-11", "ruling-race-tie" {
        /// Nobody.
        Nobody = "ruling-race-tie-nobody",
        /// Everybody who is tied.
        All = "ruling-race-tie-all",
        /// Control picks.
        ControlPicks = "ruling-race-tie-control-picks",
    }

    /// What becomes of the Horses shown (C-11).
    horses_shown: HorsesShown, "C-11", "ruling-horses-shown" {
        /// They go home.
        Kept = "ruling-horses-shown-kept",
        /// They are spent.
        Spent = "ruling-horses-shown-spent",
    }

    /// Where the bonus of the race counts (C-11).
    race_bonus_counts: RaceBonusCounts, "C-11", "ruling-race-bonus-counts" {
        /// In the council, to the end of the cycle.
        Council = "ruling-race-bonus-counts-council",
        /// In an Assembly before that too.
        Everywhere = "ruling-race-bonus-counts-everywhere",
    }

    bids_revealed: BidsRevealed, "C-11", "ruling-bids-revealed" { Ends }
    bid_seconds: BidSeconds, "C-11", "ruling-bid-seconds" { 0 in 0..=3600 }
    votes_revealed: VotesRevealed, "C-15", "ruling-votes-revealed" { Ends }
    vote_seconds: VoteSeconds, "C-15", "ruling-vote-seconds" { 0 in 0..=3600 }

    /// How much of YES and NO a motion needs (C-16).
    majority: Majority, "C-16", "ruling-majority" {
        /// More YES than NO.
        Simple = "ruling-majority-simple",
        /// Two thirds of both or more.
        TwoThirds = "ruling-majority-two-thirds",
        /// Three quarters of both or more.
        ThreeQuarters = "ruling-majority-three-quarters",
    }

    quorum: Quorum, "C-16", "ruling-quorum" { 0 in 0..=12 }
    agenda_full: AgendaFull, "C-22", "ruling-agenda-full" { 10 in 1..=100 }
    motion_seconds: MotionSeconds, "A-3", "ruling-motion-seconds" { 120 in 10..=3600 }
    round_bell_seconds: RoundBellSeconds, "C-1", "ruling-round-bell-seconds" { 300 in 0..=3600 }

    /// How an Action Round ends (C-1).
    round_ends: RoundEnds, "C-1", "ruling-round-ends" {
        /// Control is reminded.
        ByControl = "ruling-round-ends-by-control",
        /// By itself.
        ByItself = "ruling-round-ends-by-itself",
    }

    stasis_threshold: StasisThreshold, "C-23", "ruling-stasis-threshold" { 13 in 2..=100 }

    /// Where the Stasis number goes after a Stasis Phase (C-25).
    stasis_after: StasisAfter, "C-25", "ruling-stasis-after" {
        /// To the Act number.
        FallsToAct = "ruling-stasis-after-falls-to-act",
        /// Nowhere.
        Stays = "ruling-stasis-after-stays",
    }

    /// What becomes of Stasis cards that the deck cannot give (S-1).
    cards_not_dealt: CardsNotDealt, "S-1", "ruling-cards-not-dealt" {
        /// They stay on account for the next stasis.
        Kept = "ruling-cards-not-dealt-kept",
        /// They are lost.
        Lost = "ruling-cards-not-dealt-lost",
    }

    cards_seconds: CardsSeconds, "S-4", "ruling-cards-seconds" { 45 in 0..=3600 }
    muster_seconds: MusterSeconds, "S-9", "ruling-muster-seconds" { 30 in 0..=3600 }
    turn_seconds: TurnSeconds, "S-11", "ruling-turn-seconds" { 5 in 0..=3600 }

    /// In what order battles are fought (S-16).
    battle_order: BattleOrder, "S-16", "ruling-battle-order" {
        /// That of the maps.
        MapOrder = "ruling-battle-order-map-order",
        /// Control picks each.
        ControlPicks = "ruling-battle-order-control-picks",
    }

    /// What becomes of an objective that one faction alone is at (S-16).
    lone_holder: LoneHolder, "S-16", "ruling-lone-holder" {
        /// It is held.
        Holds = "ruling-lone-holder-holds",
        /// It rolls for it, and a natural 13 loses it.
        Rolls = "ruling-lone-holder-rolls",
    }

    tyche_most: TycheMost, "S-18", "ruling-tyche-most" { 1 in 0..=3 }
    tyche_seconds: TycheSeconds, "S-18", "ruling-tyche-seconds" { 10 in 0..=3600 }

    /// What becomes of Heroes when a tie empties an objective (S-20).
    tied_heroes: TiedHeroes, "S-20", "ruling-tied-heroes" {
        /// They live.
        Live = "ruling-tied-heroes-live",
        /// They die.
        Die = "ruling-tied-heroes-die",
    }

    mercy_seconds: MercySeconds, "S-21", "ruling-mercy-seconds" { 15 in 1..=3600 }

    /// What rests where the Colossus stands (S-23).
    colossus_ignores: ColossusIgnores, "S-23", "ruling-colossus-ignores" {
        /// The place's own Victory Points, the units on it for anybody's, and its power over them.
        All = "ruling-colossus-ignores-all",
        /// The place's own Victory Points.
        Place = "ruling-colossus-ignores-place",
    }

    /// When the holder of the tie-breaking objective wins a tie for the most points (S-27).
    springs_decide: SpringsDecide, "S-27", "ruling-springs-decide" {
        /// Whoever that is.
        Whoever = "ruling-springs-decide-whoever",
        /// Only if it is among the tied.
        AmongTied = "ruling-springs-decide-among-tied",
    }

    /// Who may be given a die that brings Doom (S-30).
    doom_dice_to: DoomDiceTo, "S-30", "ruling-doom-dice-to" {
        /// Others only.
        Others = "ruling-doom-dice-to-others",
        /// Oneself too.
        Anyone = "ruling-doom-dice-to-anyone",
    }

    share_seconds: ShareSeconds, "S-30", "ruling-share-seconds" { 45 in 1..=3600 }
    pace_seconds: PaceSeconds, "S-16", "ruling-pace-seconds" { 0 in 0..=600 }

    /// Who throws the dice.
    dice_by: DiceBy, "S-17", "ruling-dice-by" {
        /// The program.
        Program = "ruling-dice-by-program",
        /// Hands at the table; Control enters them.
        Hand = "ruling-dice-by-hand",
    }

    /// Who sees the odds of a battle.
    odds_shown: OddsShown, "S-17", "ruling-odds-shown" {
        /// Control.
        Control = "ruling-odds-shown-control",
        /// Everybody.
        Everybody = "ruling-odds-shown-everybody",
    }

    wrath_alarm: WrathAlarm, "Alarm", "ruling-wrath-alarm" { 250 in 0..=1_000_000 }
    doom_alarm: DoomAlarm, "Alarm", "ruling-doom-alarm" { 1000 in 0..=1_000_000 }
    stasis_alarm: StasisAlarm, "Alarm", "ruling-stasis-alarm" { 0 in 0..=1000 }
    agenda_alarm: AgendaAlarm, "Alarm", "ruling-agenda-alarm" { 0 in 0..=100 }
    arete_alarm: AreteAlarm, "Alarm", "ruling-arete-alarm" { 0 in 0..=1_000_000 }
    faction_doom_alarm: FactionDoomAlarm, "Alarm", "ruling-faction-doom-alarm" { 0 in 0..=1_000_000 }
    tyche_alarm: TycheAlarm, "Alarm", "ruling-tyche-alarm" { 0 in 0..=1_000_000 }
    horses_alarm: HorsesAlarm, "Alarm", "ruling-horses-alarm" { 0 in 0..=1_000_000 }
    talents_alarm: TalentsAlarm, "Alarm", "ruling-talents-alarm" { 0 in 0..=1_000_000 }
    wait_alarm_seconds: WaitAlarmSeconds, "Alarm", "ruling-wait-alarm-seconds" { 60 in 0..=3600 }
    script_seconds: ScriptSeconds, "N-4", "ruling-script-seconds" { 3 in 0..=60 }
}

/// What was played before there was a ruling on it: a table that was begun then goes on so.
const PLAYED: [(&str, &str); 4] = [
    ("race_bonus_counts", "everywhere"),
    ("cards_not_dealt", "lost"),
    ("chair_passes", "next_cycle"),
    ("colossus_ignores", "place"),
];

/// Completes the settings of a setup that was written before there were all of them.
pub(crate) fn as_played(settings: &mut serde_json::Map<String, serde_json::Value>) {
    for (key, word) in PLAYED {
        settings.entry(key).or_insert_with(|| word.into());
    }
}
