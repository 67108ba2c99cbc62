//! Pauses and breaks: a break is a pause that says when it ends. One that is planned begins where a step
//! ends, so that nothing is cut short.

use game::{Refusal, text};

use super::{Ruling, event};
use crate::registry::refusal;
use crate::table::desk::{Desk, TableEvent};
use crate::wire::PlannedBreak;

/// Characters of the reason for a pause at most.
const REASON: usize = 120;
/// The longest break, in minutes.
const LONGEST: u32 = 480;
/// The most breaks of a plan.
const MOST: usize = 8;

/// Stops the table, for so many minutes where it is a break.
///
/// # Errors
/// `too_long`, `out_of_range`.
pub(super) fn pause(
    reason: &str,
    minutes: Option<u32>,
    now_unix_ms: i64,
) -> Result<Ruling, Refusal> {
    short(reason)?;
    minutes.map_or(Ok(()), fits)?;
    let until = minutes.map(|minutes| end(minutes, now_unix_ms));
    Ok(event(TableEvent::Paused { reason: reason.into(), until }))
}

/// Plans breaks, the nearest first.
///
/// # Errors
/// `too_long`, `out_of_range`, `too_many`; `breaks_changed` where the plan is not what it `was`.
pub(super) fn plan(
    desk: &Desk,
    breaks: &[PlannedBreak],
    was: &[PlannedBreak],
) -> Result<Ruling, Refusal> {
    if desk.breaks != was {
        return Err(refusal("breaks_changed", text!("breaks-changed")));
    }
    if breaks.len() > MOST {
        return Err(refusal("too_many", text!("breaks-many", most = MOST)));
    }
    for row in breaks {
        short(&row.reason)?;
        fits(row.minutes)?;
    }
    let mut breaks = breaks.to_vec();
    breaks.sort_by_key(|row| row.from);
    Ok(event(TableEvent::BreaksPlanned { breaks }))
}

/// What comes of the end of a step at this moment: the first break that is due begins.
pub(crate) fn due(desk: &Desk, now_unix_ms: i64) -> Vec<TableEvent> {
    let now = u64::try_from(now_unix_ms).unwrap_or_default();
    let Some(at) = desk.breaks.iter().position(|row| row.from <= now) else { return Vec::new() };
    if desk.pause.is_some() {
        return Vec::new();
    }
    let mut breaks = desk.breaks.clone();
    let begins = breaks.remove(at);
    let until = Some(end(begins.minutes, now_unix_ms));
    vec![TableEvent::BreaksPlanned { breaks }, TableEvent::Paused { reason: begins.reason, until }]
}

/// When a break of so many minutes ends that begins now.
fn end(minutes: u32, now_unix_ms: i64) -> u64 {
    u64::try_from(now_unix_ms).unwrap_or_default().saturating_add(u64::from(minutes) * 60_000)
}

fn short(reason: &str) -> Result<(), Refusal> {
    if reason.chars().count() > REASON {
        return Err(refusal("too_long", text!("reason-long")));
    }
    Ok(())
}

fn fits(minutes: u32) -> Result<(), Refusal> {
    if (1..=LONGEST).contains(&minutes) {
        return Ok(());
    }
    Err(refusal("out_of_range", text!("break-minutes", most = LONGEST)))
}
