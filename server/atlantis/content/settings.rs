//! The settings of a game (section N). Control sees each with its text; those of the world's making cannot change
//! after the first turn.

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
    /// Whether WORK is an order (E-15).
    pub work: bool,
    /// Absent turns until a faction is dropped; 0 never (F-13).
    pub drop_after: u32,
    /// Whether a faction that sends nothing runs on its template (O-7).
    pub standing_orders: bool,
    /// Whether regions are taken by a new lot each turn (K-7).
    pub region_lot: bool,
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
}
