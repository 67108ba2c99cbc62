//! The calendar and the weather (W-10 to W-14).

use crate::content::Content;
use crate::world::{Grid, Level, Place, Weather};

/// The months, in English.
const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// The month of a turn, 0 January: that of turn 0 is the setting's (W-10).
#[must_use]
pub fn month(content: &Content, turn: u32) -> u32 {
    (content.settings.first_month % 12 + turn % 12) % 12
}

/// The month of a turn by name, and its year, from 1.
#[must_use]
pub fn date(content: &Content, turn: u32) -> (&'static str, u32) {
    let first = content.settings.first_month % 12;
    (MONTHS[month(content, turn) as usize], 1 + (first + turn) / 12)
}

/// The weather at a place in a month, by its band (W-11, W-12).
#[must_use]
pub fn of(grid: Grid, place: Place, month: u32) -> Weather {
    if place.level != Level::Surface {
        return Weather::Clear;
    }
    let row = u32::from(place.y) * 100 / u32::from(grid.height.max(1));
    match (row, month) {
        (0..=37, 10 | 11 | 0 | 1) | (62.., 4..=7) => Weather::Winter,
        (38..=61, 5..=8) => Weather::Monsoon,
        _ => Weather::Clear,
    }
}
