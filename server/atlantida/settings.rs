//! The settings (section 2): where the source is silent, a table says how it is played. One row each. Those of the
//! clocks, of taking back and of the board can be changed at any time, the others before the game begins.

pub use kit::rulings::{Kind, Row, SettingFault};

kit::choice! {
    /// Whether something is so.
    Switch {
        /// It is not.
        Off = "setting-off",
        /// It is.
        On = "setting-on",
    }
}

kit::choice! {
    /// The same, of what is so where nobody says anything.
    Usual {
        /// It is.
        On = "setting-on",
        /// It is not.
        Off = "setting-off",
    }
}

kit::rulings! {
    wire "atlantida.ts", sentence "settings-text";

    /// Which game (P-1).
    game: Version, "P-1", "setting-game" {
        /// Without statues, social advances and events.
        Basic = "setting-game-basic",
        /// With all of them.
        Advanced = "setting-game-advanced",
    }
    race_victory: RaceVictory, "V-4", "setting-race-victory" { Usual }
    extra_leader: ExtraLeader, "P-5", "setting-extra-leader" { Switch }
    no_plunder: NoPlunder, "P-9", "setting-no-plunder" { Switch }

    /// How the island is laid (I-11, I-12).
    island: Laid, "I-11", "setting-island" {
        /// Its tiles are shuffled.
        Shuffled = "setting-island-shuffled",
        /// As it is printed.
        Printed = "setting-island-printed",
    }
    city_columns: CityColumns, "B-1", "setting-city-columns" { 5 in 5..=9 }
    city_rows: CityRows, "B-1", "setting-city-rows" { 5 in 3..=9 }
    third_forest: ThirdForest, "I-15", "setting-third-forest" { Switch }

    /// Whether the Compass moves by itself (T-3).
    compass: CompassGoes, "T-3", "setting-compass" {
        /// It does not.
        Stays = "setting-compass-stays",
        /// To the next player, at the end of each turn (T-22).
        Passes = "setting-compass-passes",
    }

    /// What the last to choose a statue decides (P-8).
    advanced_order: AdvancedOrder, "P-8", "setting-advanced-order" {
        /// The holder of the Compass and its direction.
        StartAndDirection = "setting-advanced-order-start",
        /// Any order of seats.
        Any = "setting-advanced-order-any",
    }

    /// Who plays when in the improvement phase (T-5, T-14).
    improvement: ImprovementGoes, "T-5", "setting-improvement" {
        /// One after the other.
        InTurn = "setting-improvement-in-turn",
        /// All at the same time.
        Together = "setting-improvement-together",
    }

    /// Who commits first in a battle (E-9, E-25).
    battle: BattleGoes, "E-25", "setting-battle" {
        /// The attacker, sealed with the attack.
        AttackerFirst = "setting-battle-attacker-first",
        /// Both at the same time.
        AtOnce = "setting-battle-at-once",
    }
    relay: Relay, "M-6", "setting-relay" { Switch }
    tribute_due: TributeDue, "G-15", "setting-tribute-due" { 3 in 0..=20 }
    tribute_reward: TributeReward, "G-15", "setting-tribute-reward" { 4 in 0..=20 }
    europa_cap: EuropaCap, "G-10", "setting-europa-cap" { 4 in 1..=13 }
    europa_from: EuropaFrom, "G-30", "setting-europa-from" { 1 in 1..=13 }

    /// Whom a Flood threatens.
    flood_reach: FloodReach, "X-13", "setting-flood-reach" {
        /// Who is in the home city.
        City = "setting-flood-reach-city",
        /// Who is on the island.
        Island = "setting-flood-reach-island",
    }
    flood_engineering: FloodEngineering, "X-13", "setting-flood-engineering" { 3 in 2..=9 }
    temple_knowledge: TempleKnowledge, "R-9", "setting-temple-knowledge" { 0 in 0..=1 }

    /// What a dead pop counts (V-6).
    hades_points: HadesPoints, "V-6", "setting-hades-points" {
        /// Two less.
        Less = "setting-hades-points-less",
        /// Two more.
        More = "setting-hades-points-more",
        /// Nothing.
        None = "setting-hades-points-none",
    }

    /// How the steward plays a seat.
    steward: StewardPlays, "A-3", "setting-steward" {
        /// By the fixed choices of section 22: a neighbour, no rival.
        Keeper = "setting-steward-keeper",
        /// To win.
        Rival = "setting-steward-rival",
    }
    move_seconds: MoveSeconds, "T-15", "setting-move-seconds" { 90 in 0..=3600 }
    answer_seconds: AnswerSeconds, "T-15", "setting-answer-seconds" { 45 in 0..=3600 }
    improve_seconds: ImproveSeconds, "T-15", "setting-improve-seconds" { 300 in 0..=3600 }
    decide_seconds: DecideSeconds, "T-15", "setting-decide-seconds" { 45 in 0..=3600 }

    /// Whether seats may ask to take back.
    take_back: TakeBack, "A-15", "setting-take-back" {
        /// By a vote of all present seats.
        Vote = "setting-take-back-vote",
        /// Not at all.
        Off = "setting-take-back-off",
    }
    take_back_seconds: TakeBackSeconds, "A-15", "setting-take-back-seconds" { 60 in 20..=300 }

    /// How the board stands (O-11).
    board: Board, "O-11", "setting-board" {
        /// On a wall.
        Wall = "setting-board-wall",
        /// It lies on the table.
        Table = "setting-board-table",
    }
}

impl Settings {
    /// Whether the advanced game is played.
    #[must_use]
    pub fn is_advanced(&self) -> bool {
        self.game == Version::Advanced
    }

    /// Whether neither Fanaticism nor Hermes is in the game (P-9).
    #[must_use]
    pub fn without_plunder(&self) -> bool {
        self.is_advanced() && self.no_plunder == Switch::On
    }
}

impl Ruling {
    /// Whether it can be changed while the game is under way.
    #[must_use]
    pub fn is_live(self) -> bool {
        matches!(
            self,
            Self::MoveSeconds
                | Self::AnswerSeconds
                | Self::ImproveSeconds
                | Self::DecideSeconds
                | Self::TakeBack
                | Self::TakeBackSeconds
                | Self::Board
        )
    }
}
