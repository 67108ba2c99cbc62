//! The settings of a game (section N). Control sees each with its text; those of the world's making cannot change
//! after the first turn.

use super::Item;

/// The settings, with the rule that each belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Share of land in 100 (W-70).
    pub land: u32,
    /// Whether there is an underworld (W-4).
    pub underworld: bool,
    /// A gate in one region of so many; 0 none (W-78).
    pub gates_per_regions: u32,
    /// A passage in one land region of so many; 0 none (W-78).
    pub passages_per_regions: u32,
    /// The first month, 0 January (W-10).
    pub first_month: u32,
    /// Unclaimed silver at the start (F-2).
    pub start_silver: u64,
    /// Points of a faction (F-3).
    pub faction_points: u32,
    /// Regions taxed or pillaged a month, by War points from 0.
    pub war_regions: Vec<u32>,
    /// Regions with trade activity a month, by Trade points from 0.
    pub trade_regions: Vec<u32>,
    /// Mages and apprentices, by Magic points from 0 (F-4).
    pub magic_limits: Vec<(u32, u32)>,
    /// Silver a fit head taxes (E-11).
    pub tax_per_head: u32,
    /// What conditions of a variant add to it (E-11).
    pub tax_bonus: u32,
    /// Whether WORK is an order (E-15).
    pub work: bool,
    /// Absent turns until a faction is dropped; 0 never (F-13).
    pub drop_after: u32,
    /// Whether a faction that sends nothing runs on its template (O-7).
    pub standing_orders: bool,
    /// Whether regions are taken by a new lot each turn (K-7).
    pub region_lot: bool,
    /// Whether structures decay (W-36).
    pub decay: bool,
    /// Whether nobody can attack in starting cities.
    pub peace_city: bool,
    /// Share in 100 of the Creatures that would be born.
    pub creatures: u32,
    /// Chance in 100 that an unfed head dies (E-5).
    pub hunger_percent: u32,
    /// Points a head of practice (S-18).
    pub practice_points: u32,
    /// Letters of a name and of a description (O-15).
    pub name_length: u32,
    /// See `name_length`.
    pub description_length: u32,
    /// Bytes and lines of a set, bytes of a line (O-1).
    pub set_bytes: u32,
    /// See `set_bytes`.
    pub set_lines: u32,
    /// See `set_bytes`.
    pub line_bytes: u32,
    /// Lines of errors in a report (O-53).
    pub error_lines: u32,
    /// Steps of a path (M-25).
    pub path_steps: u32,
    /// What starting cities have (E-28, W-52).
    pub start_cities: StartCities,
    /// What whoever runs the game keeps to.
    pub host: Host,
}

/// What each starting city has (E-28, W-52).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartCities {
    /// Its people.
    pub size: u32,
    /// Goods on sale every month, by row.
    pub goods: Vec<(Item, u32)>,
    /// Their price, in 100 of the base price.
    pub price_percent: u32,
    /// Recruits on sale every month, and for how many wages each.
    pub recruits: (u32, u32),
    /// The same of leaders.
    pub leaders: (u32, u32),
}

/// What whoever runs the game keeps to; the engine does not ask.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Host {
    /// Whether the game master reads order sets before the deadline.
    pub control_reads_orders: bool,
    /// Whether the seed is told when the game ends (K-5).
    pub reveal_seed: bool,
    /// Silver for an article in the Times.
    pub times_pay: u32,
    /// Characters of a letter.
    pub letters_length: u32,
    /// Whether addresses are told where nothing else is said.
    pub address_public: bool,
    /// Whether orders come by mail.
    pub mail_gate: bool,
    /// How often the month runs (H-3).
    pub deadline: Deadline,
    /// Whether it runs as soon as all sets are in (H-3).
    pub early_when_all_in: bool,
    /// Minutes from when the last became ready to an early run (H-3).
    pub grace_minutes: u32,
    /// Hours before the deadline at which people are reminded; 0: never (H-8).
    pub remind_hours: u32,
    /// Whether the last for whom all others wait is told so (H-8).
    pub remind_last: bool,
    /// Whether stewards may act for those who are absent (H-18).
    pub stewards: bool,
    /// Whether all can see who was absent (H-18).
    pub missed_public: bool,
    /// Hours that a vote is open (H-19).
    pub vote_hours: u32,
    /// Whether reports are given in the form for other clients too.
    pub second_json: bool,
}

/// How often the month runs (H-3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deadline {
    /// Once a week.
    Weekly,
    /// Once a day.
    Daily,
    /// Once an hour.
    Hourly,
}
