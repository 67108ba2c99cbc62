//! Every ruling with its rule, its text for Control and what it may be.

/// What a setting may be.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// One of these words, each with the message that says what it means.
    Words(&'static [(&'static str, &'static str)]),
    /// A number between these two.
    Range(u32, u32),
}

/// One ruling: its key, its rule, what it decides and what it may be.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The field of [`Settings`](super::Settings) and the key of the scenario file.
    pub key: &'static str,
    /// The rule's number.
    pub rule: &'static str,
    /// The message that says what it decides.
    pub text: &'static str,
    /// What it may be.
    pub kind: Kind,
}

const ENDS: Kind = Kind::Words(&[
    ("by_control", "ruling-ends-by-control"),
    ("by_itself", "ruling-ends-by-itself"),
]);

/// Every ruling, in the order of the rules.
pub const ROWS: &[Row] = &[
    Row {
        key: "grant_carries",
        rule: "I-4",
        text: "ruling-grant-carries",
        kind: Kind::Words(&[
            ("influence", "ruling-grant-carries-influence"),
            ("influence_and_support", "ruling-grant-carries-influence-and-support"),
        ]),
    },
    Row {
        key: "grant_moves",
        rule: "I-5",
        text: "ruling-grant-moves",
        kind: Kind::Words(&[
            ("next_phase", "ruling-grant-moves-next-phase"),
            ("any_time", "ruling-grant-moves-any-time"),
        ]),
    },
    Row {
        key: "grant_lasts",
        rule: "I-5",
        text: "ruling-grant-lasts",
        kind: Kind::Words(&[
            ("cycle", "ruling-grant-lasts-cycle"),
            ("phase", "ruling-grant-lasts-phase"),
        ]),
    },
    Row {
        key: "presiding",
        rule: "C-2",
        text: "ruling-presiding",
        kind: Kind::Words(&[
            ("highest_arete", "ruling-presiding-highest-arete"),
            ("lowest_arete", "ruling-presiding-lowest-arete"),
            ("in_turn", "ruling-presiding-in-turn"),
            ("lot", "ruling-presiding-lot"),
            ("elected", "ruling-presiding-elected"),
        ]),
    },
    Row {
        key: "chair_passes",
        rule: "C-2",
        text: "ruling-chair-passes",
        kind: Kind::Words(&[
            ("at_once", "ruling-chair-passes-at-once"),
            ("next_cycle", "ruling-chair-passes-next-cycle"),
        ]),
    },
    Row {
        key: "election_seconds",
        rule: "C-2",
        text: "ruling-election-seconds",
        kind: Kind::Range(0, 3600),
    },
    Row {
        key: "second_look",
        rule: "A-4",
        text: "ruling-second-look",
        kind: Kind::Words(&[
            ("no", "ruling-second-look-no"),
            ("once_a_cycle", "ruling-second-look-once-a-cycle"),
        ]),
    },
    Row {
        key: "veto",
        rule: "A-4",
        text: "ruling-veto",
        kind: Kind::Words(&[("no", "ruling-veto-no"), ("once_an_act", "ruling-veto-once-an-act")]),
    },
    Row {
        key: "floor",
        rule: "A-4",
        text: "ruling-floor",
        kind: Kind::Words(&[
            ("control", "ruling-floor-control"),
            ("prytanis", "ruling-floor-prytanis"),
        ]),
    },
    Row {
        key: "events_activated",
        rule: "C-4",
        text: "ruling-events-activated",
        kind: Kind::Words(&[
            ("act", "ruling-events-activated-act"),
            ("one", "ruling-events-activated-one"),
            ("all", "ruling-events-activated-all"),
        ]),
    },
    Row {
        key: "show_seconds",
        rule: "C-4",
        text: "ruling-show-seconds",
        kind: Kind::Range(0, 600),
    },
    Row {
        key: "deck_runs_out",
        rule: "C-7",
        text: "ruling-deck-runs-out",
        kind: Kind::Words(&[
            ("empty", "ruling-deck-runs-out-empty"),
            ("reshuffled", "ruling-deck-runs-out-reshuffled"),
        ]),
    },
    Row {
        key: "debate_seconds",
        rule: "C-9",
        text: "ruling-debate-seconds",
        kind: Kind::Range(10, 3600),
    },
    Row { key: "debate_ends", rule: "C-9", text: "ruling-debate-ends", kind: ENDS },
    Row {
        key: "race_tie",
        rule: "C-11",
        text: "ruling-race-tie",
        kind: Kind::Words(&[
            ("nobody", "ruling-race-tie-nobody"),
            ("all", "ruling-race-tie-all"),
            ("control_picks", "ruling-race-tie-control-picks"),
        ]),
    },
    Row {
        key: "horses_shown",
        rule: "C-11",
        text: "ruling-horses-shown",
        kind: Kind::Words(&[
            ("kept", "ruling-horses-shown-kept"),
            ("spent", "ruling-horses-shown-spent"),
        ]),
    },
    Row {
        key: "race_bonus_counts",
        rule: "C-11",
        text: "ruling-race-bonus-counts",
        kind: Kind::Words(&[
            ("council", "ruling-race-bonus-counts-council"),
            ("everywhere", "ruling-race-bonus-counts-everywhere"),
        ]),
    },
    Row { key: "bids_revealed", rule: "C-11", text: "ruling-bids-revealed", kind: ENDS },
    Row {
        key: "bid_seconds",
        rule: "C-11",
        text: "ruling-bid-seconds",
        kind: Kind::Range(0, 3600),
    },
    Row { key: "votes_revealed", rule: "C-15", text: "ruling-votes-revealed", kind: ENDS },
    Row {
        key: "vote_seconds",
        rule: "C-15",
        text: "ruling-vote-seconds",
        kind: Kind::Range(0, 3600),
    },
    Row {
        key: "majority",
        rule: "C-16",
        text: "ruling-majority",
        kind: Kind::Words(&[
            ("simple", "ruling-majority-simple"),
            ("two_thirds", "ruling-majority-two-thirds"),
            ("three_quarters", "ruling-majority-three-quarters"),
        ]),
    },
    Row { key: "quorum", rule: "C-16", text: "ruling-quorum", kind: Kind::Range(0, 12) },
    Row { key: "agenda_full", rule: "C-22", text: "ruling-agenda-full", kind: Kind::Range(1, 100) },
    Row {
        key: "motion_seconds",
        rule: "A-3",
        text: "ruling-motion-seconds",
        kind: Kind::Range(10, 3600),
    },
    Row {
        key: "round_bell_seconds",
        rule: "C-1",
        text: "ruling-round-bell-seconds",
        kind: Kind::Range(0, 3600),
    },
    Row {
        key: "round_ends",
        rule: "C-1",
        text: "ruling-round-ends",
        kind: Kind::Words(&[
            ("by_control", "ruling-round-ends-by-control"),
            ("by_itself", "ruling-round-ends-by-itself"),
        ]),
    },
    Row {
        key: "stasis_threshold",
        rule: "C-23",
        text: "ruling-stasis-threshold",
        kind: Kind::Range(2, 100),
    },
    Row {
        key: "stasis_after",
        rule: "C-25",
        text: "ruling-stasis-after",
        kind: Kind::Words(&[
            ("falls_to_act", "ruling-stasis-after-falls-to-act"),
            ("stays", "ruling-stasis-after-stays"),
        ]),
    },
    Row {
        key: "cards_not_dealt",
        rule: "S-1",
        text: "ruling-cards-not-dealt",
        kind: Kind::Words(&[
            ("kept", "ruling-cards-not-dealt-kept"),
            ("lost", "ruling-cards-not-dealt-lost"),
        ]),
    },
    Row {
        key: "cards_seconds",
        rule: "S-4",
        text: "ruling-cards-seconds",
        kind: Kind::Range(0, 3600),
    },
    Row {
        key: "muster_seconds",
        rule: "S-9",
        text: "ruling-muster-seconds",
        kind: Kind::Range(0, 3600),
    },
    Row {
        key: "turn_seconds",
        rule: "S-11",
        text: "ruling-turn-seconds",
        kind: Kind::Range(0, 3600),
    },
    Row {
        key: "battle_order",
        rule: "S-16",
        text: "ruling-battle-order",
        kind: Kind::Words(&[
            ("map_order", "ruling-battle-order-map-order"),
            ("control_picks", "ruling-battle-order-control-picks"),
        ]),
    },
    Row {
        key: "lone_holder",
        rule: "S-16",
        text: "ruling-lone-holder",
        kind: Kind::Words(&[
            ("holds", "ruling-lone-holder-holds"),
            ("rolls", "ruling-lone-holder-rolls"),
        ]),
    },
    Row { key: "tyche_most", rule: "S-18", text: "ruling-tyche-most", kind: Kind::Range(0, 3) },
    Row {
        key: "tyche_seconds",
        rule: "S-18",
        text: "ruling-tyche-seconds",
        kind: Kind::Range(0, 3600),
    },
    Row {
        key: "tied_heroes",
        rule: "S-20",
        text: "ruling-tied-heroes",
        kind: Kind::Words(&[
            ("live", "ruling-tied-heroes-live"),
            ("die", "ruling-tied-heroes-die"),
        ]),
    },
    Row {
        key: "mercy_seconds",
        rule: "S-21",
        text: "ruling-mercy-seconds",
        kind: Kind::Range(1, 3600),
    },
    Row {
        key: "colossus_ignores",
        rule: "S-23",
        text: "ruling-colossus-ignores",
        kind: Kind::Words(&[
            ("all", "ruling-colossus-ignores-all"),
            ("place", "ruling-colossus-ignores-place"),
        ]),
    },
    Row {
        key: "springs_decide",
        rule: "S-27",
        text: "ruling-springs-decide",
        kind: Kind::Words(&[
            ("whoever", "ruling-springs-decide-whoever"),
            ("among_tied", "ruling-springs-decide-among-tied"),
        ]),
    },
    Row {
        key: "doom_dice_to",
        rule: "S-30",
        text: "ruling-doom-dice-to",
        kind: Kind::Words(&[
            ("others", "ruling-doom-dice-to-others"),
            ("anyone", "ruling-doom-dice-to-anyone"),
        ]),
    },
    Row {
        key: "share_seconds",
        rule: "S-30",
        text: "ruling-share-seconds",
        kind: Kind::Range(1, 3600),
    },
    Row {
        key: "pace_seconds",
        rule: "S-16",
        text: "ruling-pace-seconds",
        kind: Kind::Range(0, 600),
    },
    Row {
        key: "dice_by",
        rule: "S-17",
        text: "ruling-dice-by",
        kind: Kind::Words(&[
            ("program", "ruling-dice-by-program"),
            ("hand", "ruling-dice-by-hand"),
        ]),
    },
    Row {
        key: "odds_shown",
        rule: "S-17",
        text: "ruling-odds-shown",
        kind: Kind::Words(&[
            ("control", "ruling-odds-shown-control"),
            ("everybody", "ruling-odds-shown-everybody"),
        ]),
    },
    Row {
        key: "wrath_alarm",
        rule: "Alarm",
        text: "ruling-wrath-alarm",
        kind: Kind::Range(0, 1_000_000),
    },
    Row {
        key: "doom_alarm",
        rule: "Alarm",
        text: "ruling-doom-alarm",
        kind: Kind::Range(0, 1_000_000),
    },
    Row {
        key: "stasis_alarm",
        rule: "Alarm",
        text: "ruling-stasis-alarm",
        kind: Kind::Range(0, 1000),
    },
    Row {
        key: "agenda_alarm",
        rule: "Alarm",
        text: "ruling-agenda-alarm",
        kind: Kind::Range(0, 100),
    },
    Row {
        key: "arete_alarm",
        rule: "Alarm",
        text: "ruling-arete-alarm",
        kind: Kind::Range(0, 1_000_000),
    },
    Row {
        key: "faction_doom_alarm",
        rule: "Alarm",
        text: "ruling-faction-doom-alarm",
        kind: Kind::Range(0, 1_000_000),
    },
    Row {
        key: "tyche_alarm",
        rule: "Alarm",
        text: "ruling-tyche-alarm",
        kind: Kind::Range(0, 1_000_000),
    },
    Row {
        key: "horses_alarm",
        rule: "Alarm",
        text: "ruling-horses-alarm",
        kind: Kind::Range(0, 1_000_000),
    },
    Row {
        key: "talents_alarm",
        rule: "Alarm",
        text: "ruling-talents-alarm",
        kind: Kind::Range(0, 1_000_000),
    },
    Row {
        key: "wait_alarm_seconds",
        rule: "Alarm",
        text: "ruling-wait-alarm-seconds",
        kind: Kind::Range(0, 3600),
    },
    Row {
        key: "script_seconds",
        rule: "N-4",
        text: "ruling-script-seconds",
        kind: Kind::Range(0, 60),
    },
];
