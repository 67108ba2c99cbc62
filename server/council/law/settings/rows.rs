//! Every ruling with its rule, its text for Control and what it may be.

/// What a setting may be.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// One of these words, each with its meaning.
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
    /// What it decides.
    pub text: &'static str,
    /// What it may be.
    pub kind: Kind,
}

const ENDS: Kind =
    Kind::Words(&[("by_control", "When Control says so"), ("by_itself", "By itself")]);

/// Every ruling, in the order of the rules.
pub const ROWS: &[Row] = &[
    Row {
        key: "grant_carries",
        rule: "I-4",
        text: "What a faction without a vote grants.",
        kind: Kind::Words(&[
            ("influence", "Its influence alone"),
            ("influence_and_support", "Its influence and its own support"),
        ]),
    },
    Row {
        key: "grant_moves",
        rule: "I-5",
        text: "When a grant can go to somebody else.",
        kind: Kind::Words(&[
            ("next_phase", "Not in the phase it was made in"),
            ("any_time", "At any time"),
        ]),
    },
    Row {
        key: "grant_lasts",
        rule: "I-5",
        text: "How long a grant lasts when it is not moved.",
        kind: Kind::Words(&[
            ("cycle", "To the end of the cycle"),
            ("phase", "To the end of the phase"),
        ]),
    },
    Row {
        key: "presiding",
        rule: "C-2",
        text: "Which of the citizens presides.",
        kind: Kind::Words(&[
            ("highest_arete", "The highest Arête"),
            ("lowest_arete", "The lowest Arête"),
            ("in_turn", "One after the other, clockwise"),
            ("lot", "One drawn by lot"),
            ("elected", "One elected in secret, each with its strength"),
        ]),
    },
    Row {
        key: "chair_passes",
        rule: "C-2",
        text: "When another presides for a Prytanis that is exiled or loses its citizenship in mid-cycle.",
        kind: Kind::Words(&[
            ("at_once", "At once, for the rest of the cycle"),
            ("next_cycle", "With the next cycle"),
        ]),
    },
    Row {
        key: "election_seconds",
        rule: "C-2",
        text: "Seconds to elect the Prytanis; 0 sets no clock. When they are over the votes are revealed.",
        kind: Kind::Range(0, 3600),
    },
    Row {
        key: "second_look",
        rule: "A-4",
        text: "Whether the Prytanis may put a face-up event under its deck, once a cycle.",
        kind: Kind::Words(&[("no", "No"), ("once_a_cycle", "Once a cycle")]),
    },
    Row {
        key: "veto",
        rule: "A-4",
        text: "Whether the Prytanis may veto what has passed in the council.",
        kind: Kind::Words(&[("no", "No"), ("once_an_act", "Once an Act")]),
    },
    Row {
        key: "floor",
        rule: "A-4",
        text: "Who gives the floor in debates.",
        kind: Kind::Words(&[("control", "Control"), ("prytanis", "The Prytanis")]),
    },
    Row {
        key: "events_activated",
        rule: "C-4",
        text: "How many events the Prytanis activates.",
        kind: Kind::Words(&[
            ("act", "As many as the Act number"),
            ("one", "One"),
            ("all", "All that lie face up"),
        ]),
    },
    Row {
        key: "show_seconds",
        rule: "C-4",
        text: "Seconds that screens show who presides, and later which events were chosen. Then the council goes \
               on by itself; 0 waits for Control.",
        kind: Kind::Range(0, 600),
    },
    Row {
        key: "deck_runs_out",
        rule: "C-7",
        text: "What happens when an event deck runs out.",
        kind: Kind::Words(&[
            ("empty", "Its place stays empty until Control reshuffles"),
            ("reshuffled", "Its discards are shuffled in"),
        ]),
    },
    Row {
        key: "debate_seconds",
        rule: "C-9",
        text: "Seconds of open debate.",
        kind: Kind::Range(10, 3600),
    },
    Row {
        key: "debate_ends",
        rule: "C-9",
        text: "How the debate ends when its time is up.",
        kind: ENDS,
    },
    Row {
        key: "race_tie",
        rule: "C-11",
        text: "Who wins a tied horse race.",
        kind: Kind::Words(&[
            ("nobody", "Nobody"),
            ("all", "All who are tied"),
            ("control_picks", "Control picks"),
        ]),
    },
    Row {
        key: "horses_shown",
        rule: "C-11",
        text: "What becomes of the Horses shown in a race.",
        kind: Kind::Words(&[("kept", "They are kept"), ("spent", "They are spent")]),
    },
    Row {
        key: "race_bonus_counts",
        rule: "C-11",
        text: "Where the bonus of the race counts, to the end of the cycle.",
        kind: Kind::Words(&[
            ("council", "In the council, not in an Assembly before the cycle ends"),
            ("everywhere", "In an Assembly too"),
        ]),
    },
    Row {
        key: "bids_revealed",
        rule: "C-11",
        text: "How bids are revealed once all are in.",
        kind: ENDS,
    },
    Row {
        key: "bid_seconds",
        rule: "C-11",
        text: "Seconds to conceal Horses; 0 sets no clock. When they are over the bids are revealed.",
        kind: Kind::Range(0, 3600),
    },
    Row {
        key: "votes_revealed",
        rule: "C-15",
        text: "How votes are revealed once all are in.",
        kind: ENDS,
    },
    Row {
        key: "vote_seconds",
        rule: "C-15",
        text: "Seconds to vote; 0 sets no clock. When they are over the votes are revealed.",
        kind: Kind::Range(0, 3600),
    },
    Row {
        key: "majority",
        rule: "C-16",
        text: "How much of YES and NO a motion needs to pass.",
        kind: Kind::Words(&[
            ("simple", "More YES than NO"),
            ("two_thirds", "Two thirds or more"),
            ("three_quarters", "Three quarters or more"),
        ]),
    },
    Row {
        key: "quorum",
        rule: "C-16",
        text: "How many Archons must vote YES or NO for a motion to pass; 0 for no quorum.",
        kind: Kind::Range(0, 12),
    },
    Row {
        key: "agenda_full",
        rule: "C-22",
        text: "How many motions fill the agenda of the Assembly.",
        kind: Kind::Range(1, 100),
    },
    Row {
        key: "motion_seconds",
        rule: "A-3",
        text: "Seconds of debate on each motion of an Assembly.",
        kind: Kind::Range(10, 3600),
    },
    Row {
        key: "round_bell_seconds",
        rule: "C-1",
        text: "Seconds before the end of a round at which everybody is warned.",
        kind: Kind::Range(0, 3600),
    },
    Row {
        key: "round_ends",
        rule: "C-1",
        text: "What happens when the time of an Action Round is up.",
        kind: Kind::Words(&[
            ("by_control", "Control is reminded, and calls the Diplomacy Round"),
            ("by_itself", "The Diplomacy Round is called by itself"),
        ]),
    },
    Row {
        key: "stasis_threshold",
        rule: "C-23",
        text: "The Stasis number at which stasis breaks out.",
        kind: Kind::Range(2, 100),
    },
    Row {
        key: "stasis_after",
        rule: "C-25",
        text: "Where the Stasis number goes after a Stasis Phase.",
        kind: Kind::Words(&[
            ("falls_to_act", "It falls to the Act number"),
            ("stays", "It stays where it is"),
        ]),
    },
    Row {
        key: "cards_not_dealt",
        rule: "S-1",
        text: "What becomes of Stasis cards that are due to an Archon when the deck has none left.",
        kind: Kind::Words(&[
            ("kept", "They stay on account for the next stasis"),
            ("lost", "They are lost"),
        ]),
    },
    Row {
        key: "cards_seconds",
        rule: "S-4",
        text: "Seconds to buy Stasis cards; 0 sets no clock. Who is ready does not wait for it.",
        kind: Kind::Range(0, 3600),
    },
    Row {
        key: "muster_seconds",
        rule: "S-9",
        text: "Seconds to commit Heroes; 0 sets no clock. Who is ready does not wait for it.",
        kind: Kind::Range(0, 3600),
    },
    Row {
        key: "turn_seconds",
        rule: "S-11",
        text: "Seconds of a turn in the streets; 0 sets no clock. When they are over it is passed.",
        kind: Kind::Range(0, 3600),
    },
    Row {
        key: "battle_order",
        rule: "S-16",
        text: "In what order battles are fought.",
        kind: Kind::Words(&[
            ("map_order", "In the order of the maps"),
            ("control_picks", "Control picks each"),
        ]),
    },
    Row {
        key: "lone_holder",
        rule: "S-16",
        text: "What becomes of an objective that one faction alone is at.",
        kind: Kind::Words(&[
            ("holds", "It is held without a roll"),
            ("rolls", "It is rolled for; a natural 13 loses it"),
        ]),
    },
    Row {
        key: "tyche_most",
        rule: "S-18",
        text: "How many Tyche dice a faction may buy for one battle roll, a Tyche each.",
        kind: Kind::Range(0, 3),
    },
    Row {
        key: "tyche_seconds",
        rule: "S-18",
        text: "Seconds to choose Tyche dice; 0 sets no clock. When they are over they are shown.",
        kind: Kind::Range(0, 3600),
    },
    Row {
        key: "tied_heroes",
        rule: "S-20",
        text: "What becomes of Heroes when a tie for the highest roll empties an objective.",
        kind: Kind::Words(&[("live", "They live"), ("die", "They die")]),
    },
    Row {
        key: "mercy_seconds",
        rule: "S-21",
        text: "Seconds to judge beaten Heroes when battles go on by themselves; then they are spared.",
        kind: Kind::Range(1, 3600),
    },
    Row {
        key: "springs_decide",
        rule: "S-27",
        text: "When the holder of the Water Springs wins a tie for the most Victory Points.",
        kind: Kind::Words(&[
            ("whoever", "Whoever that is"),
            ("among_tied", "Only if it is among the tied"),
        ]),
    },
    Row {
        key: "doom_dice_to",
        rule: "S-30",
        text: "To whom the Doom dice of the Monolith may be given.",
        kind: Kind::Words(&[("others", "To others only"), ("anyone", "To oneself too")]),
    },
    Row {
        key: "share_seconds",
        rule: "S-30",
        text: "Seconds to share out dice when battles go on by themselves; then they go by lot.",
        kind: Kind::Range(1, 3600),
    },
    Row {
        key: "pace_seconds",
        rule: "S-16",
        text: "Seconds after which battles and spoils go on by themselves; 0 waits for Control.",
        kind: Kind::Range(0, 600),
    },
    Row {
        key: "dice_by",
        rule: "S-17",
        text: "Who throws the dice of a stasis.",
        kind: Kind::Words(&[
            ("program", "The program"),
            ("hand", "Hands at the table; Control enters them"),
        ]),
    },
    Row {
        key: "odds_shown",
        rule: "S-17",
        text: "Who sees the exact odds of a battle before the dice.",
        kind: Kind::Words(&[("control", "Control"), ("everybody", "Everybody")]),
    },
    Row {
        key: "wrath_alarm",
        rule: "Alarm",
        text: "Divine Wrath at which Control is warned; 0 for never.",
        kind: Kind::Range(0, 1_000_000),
    },
    Row {
        key: "doom_alarm",
        rule: "Alarm",
        text: "Doom of all factions together at which Control is warned; 0 for never.",
        kind: Kind::Range(0, 1_000_000),
    },
    Row {
        key: "stasis_alarm",
        rule: "Alarm",
        text: "The Stasis number at which Control is warned; 0 for never.",
        kind: Kind::Range(0, 1000),
    },
    Row {
        key: "agenda_alarm",
        rule: "Alarm",
        text: "Motions on the agenda at which Control is warned; 0 for never.",
        kind: Kind::Range(0, 100),
    },
    Row {
        key: "arete_alarm",
        rule: "Alarm",
        text: "Arête of a faction at which Control is warned; 0 for never.",
        kind: Kind::Range(0, 1_000_000),
    },
    Row {
        key: "faction_doom_alarm",
        rule: "Alarm",
        text: "Doom of a faction at which Control is warned; 0 for never.",
        kind: Kind::Range(0, 1_000_000),
    },
    Row {
        key: "tyche_alarm",
        rule: "Alarm",
        text: "Tyche of a faction at which Control is warned; 0 for never.",
        kind: Kind::Range(0, 1_000_000),
    },
    Row {
        key: "horses_alarm",
        rule: "Alarm",
        text: "Horses of a faction at which Control is warned; 0 for never.",
        kind: Kind::Range(0, 1_000_000),
    },
    Row {
        key: "talents_alarm",
        rule: "Alarm",
        text: "Talents of a faction at which Control is warned; 0 for never.",
        kind: Kind::Range(0, 1_000_000),
    },
    Row {
        key: "wait_alarm_seconds",
        rule: "Alarm",
        text: "Seconds for which an Archon may be awaited before Control is warned; 0 for never.",
        kind: Kind::Range(0, 3600),
    },
    Row {
        key: "script_seconds",
        rule: "N-4",
        text: "Seconds that the program thinks before it plays a seat that it plays.",
        kind: Kind::Range(0, 60),
    },
];
