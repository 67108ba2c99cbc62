//! Settings (N) and syllables (W-73).

use super::Known;
use super::goods::{MOST, items};
use crate::content::row::Row;
use crate::content::{Deadline, Host, Item, Settings, StartCities, Syllables};

const MONTHS: [(&str, u32); 12] = [
    ("January", 0),
    ("February", 1),
    ("March", 2),
    ("April", 3),
    ("May", 4),
    ("June", 5),
    ("July", 6),
    ("August", 7),
    ("September", 8),
    ("October", 9),
    ("November", 10),
    ("December", 11),
];

pub(super) fn syllables(mut row: Row<'_>) -> Syllables {
    let mut of = |field| {
        let all = row.texts(field);
        let odd = |one: &&String| one.is_empty() || !one.chars().all(char::is_alphabetic);
        if let Some(odd) = all.iter().find(odd) {
            row.fault(field, format!("“{odd}” is not letters alone."));
        }
        all
    };
    let (first, middle, last) = (of("first"), of("middle"), of("last"));
    for (field, list) in [("first", &first), ("last", &last)] {
        if list.is_empty() {
            row.fault(field, "There should be one at least.");
        }
    }
    Syllables { first, middle, last, ocean: row.text("ocean"), nexus: row.text("nexus") }
}

/// The settings, and what is eaten, in the order in which it is (E-4).
pub(super) fn settings(mut row: Row<'_>, known: &Known) -> (Settings, Vec<Item>) {
    let mut part = |field: &'static str| {
        let found = row.inner(field);
        if found.is_none() {
            row.fault(field, format!("There is no [{field}]."));
        }
        found.unwrap_or_else(|| row.none(field))
    };
    let (mut world, mut factions) = (part("world"), part("factions"));
    let (mut economy, mut turn, mut orders) = (part("economy"), part("turn"), part("orders"));
    let (start_cities, host) = (start_cities(part("start_cities"), known), host(part("host")));
    let faction_points = factions.number("faction_points", 0..=20);
    let (war_regions, trade_regions) = regions(&mut factions, faction_points);
    let foods = economy.some("foods", &known.items).into_iter().map(Item).collect();
    let settings = Settings {
        land: world.number("land", 10..=90),
        underworld: world.choice("underworld"),
        gates_per_regions: world.number("gates_per_regions", 0..=MOST),
        passages_per_regions: world.number("passages_per_regions", 0..=MOST),
        first_month: world.one_of("first_month", &MONTHS).unwrap_or(0),
        start_silver: factions.number("start_silver", 0..=MOST),
        faction_points,
        war_regions,
        trade_regions,
        magic_limits: magic_limits(&mut factions, faction_points),
        tax_per_head: economy.number("tax_per_head", 1..=MOST),
        tax_bonus: economy.number("tax_bonus", 0..=MOST),
        work: economy.choice("work"),
        drop_after: factions.number("drop_after", 0..=1000),
        standing_orders: turn.choice("standing_orders"),
        region_lot: turn.one_of("region_order", &[("lot", true), ("fixed", false)]).unwrap_or(true),
        decay: turn.choice("decay"),
        peace_city: turn.choice("peace_city"),
        creatures: turn.number("creatures", 0..=1000),
        hunger_percent: economy.number("hunger_percent", 0..=100),
        practice_points: economy.number("practice_points", 0..=30),
        name_length: orders.number("name_length", 1..=1000),
        description_length: orders.number("description_length", 1..=10_000),
        set_bytes: orders.number("set_bytes", 1024..=64 << 20),
        set_lines: orders.number("set_lines", 10..=10_000_000),
        line_bytes: orders.number("line_bytes", 80..=1 << 20),
        error_lines: orders.number("error_lines", 1..=1_000_000),
        path_steps: orders.number("path_steps", 1..=10_000),
        start_cities,
        host,
    };
    (settings, foods)
}

/// Each list has a figure for each number of points, from 0 on.
fn regions(row: &mut Row<'_>, points: u32) -> (Vec<u32>, Vec<u32>) {
    let mut list = |field| {
        let all = row.numbers(field, 0..=MOST);
        if all.len() != points as usize + 1 {
            row.fault(field, format!("There should be {} figures: from 0 points on.", points + 1));
        }
        all
    };
    (list("war_regions"), list("trade_regions"))
}

fn magic_limits(row: &mut Row<'_>, points: u32) -> Vec<(u32, u32)> {
    let all = row.pairs("magic_limits", 0..=MOST);
    if all.len() != points as usize + 1 {
        let sentence = format!("There should be {} pairs: from 0 points on.", points + 1);
        row.fault("magic_limits", sentence);
    }
    all
}

fn start_cities(mut row: Row<'_>, known: &Known) -> StartCities {
    let mut heads = |field| match row.inner(field) {
        Some(mut heads) => (heads.number("amount", 0..=MOST), heads.number("wages", 1..=1000)),
        None => {
            row.fault(field, format!("`{field}` is missing."));
            (0, 1)
        }
    };
    let (recruits, leaders) = (heads("recruits"), heads("leaders"));
    StartCities {
        size: row.number("size", 2_000..=MOST),
        goods: items(row.amounts("goods", &known.items, 1..=MOST)),
        price_percent: row.number("price_percent", 1..=10_000),
        recruits,
        leaders,
    }
}

fn host(mut row: Row<'_>) -> Host {
    let deadlines =
        [("weekly", Deadline::Weekly), ("daily", Deadline::Daily), ("hourly", Deadline::Hourly)];
    Host {
        control_reads_orders: row.choice("control_reads_orders"),
        reveal_seed: row.choice("reveal_seed"),
        times_pay: row.number("times_pay", 0..=MOST),
        letters_length: row.number("letters_length", 1..=100_000),
        address_public: row.choice("address_public"),
        mail_gate: row.choice("mail_gate"),
        deadline: row.one_of("deadline", &deadlines).unwrap_or(Deadline::Weekly),
        early_when_all_in: row.choice("early_when_all_in"),
        grace_minutes: row.number("grace_minutes", 0..=10_000),
        remind_hours: row.number("remind_hours", 0..=1000),
        remind_last: row.choice("remind_last"),
        stewards: row.choice("stewards"),
        missed_public: row.choice("missed_public"),
        vote_hours: row.number("vote_hours", 1..=10_000),
        second_json: row.choice("second_json"),
    }
}
