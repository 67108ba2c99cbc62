//! What everybody may know of a table's draws. Before the table is closed that is what it is committed to
//! and what the devices of seats gave: a draw may be a card that nobody has seen, and how many draws there
//! were may tell of a choice that nobody has seen.

use std::collections::BTreeSet;

use anyhow::Context;

use super::desk::{Desk, TableEvent};
use super::{chronicle, history};
use crate::journal::{Entry, TableId};
use crate::registry::{AnyGame, Registry};
use crate::wire::{DrawView, EntropyView, FairnessRecord, SeedView};

/// The record of a table without its draws.
pub(crate) fn sealed(table: TableId, desk: &Desk) -> FairnessRecord {
    let seeds = desk.fairness.seeds.iter();
    let seed = |seed: &super::fairness::Seed| SeedView {
        commitment: seed.commitment(table),
        seed: None,
        from: None,
    };
    let entropy = desk.fairness.given().map(|(seat, entropy)| EntropyView {
        seat: seat.clone(),
        entropy: entropy.to_string(),
        from: None,
    });
    FairnessRecord {
        table: table.to_string(),
        name: desk.name.clone(),
        closed: desk.closed,
        seeds: seeds.map(seed).collect(),
        entropy: entropy.collect(),
        draws: Vec::new(),
    }
}

/// The whole record of a table that is closed, from its journal. It has no numbers of entries: gaps in
/// them would tell of choices that were changed (N-1).
///
/// # Errors
/// A sentence when this build cannot read the journal, or when the table is not closed.
pub(crate) fn opened(
    registry: &Registry,
    table: TableId,
    entries: &[Entry],
) -> anyhow::Result<FairnessRecord> {
    let desk = chronicle::desk(entries)?;
    anyhow::ensure!(desk.closed, "the table is not closed");
    let (_, game) = chronicle::setup(registry, entries)?;
    let line = history::line(entries, entries.last().map_or(0, |entry| entry.seq))?;
    let counts: BTreeSet<u64> = line.iter().map(|entry| entry.seq).collect();
    let mut record =
        FairnessRecord { seeds: Vec::new(), entropy: Vec::new(), ..sealed(table, &desk) };
    let mut drawn = 0;
    for entry in entries {
        if entry.kind == Entry::TABLE {
            take_table(&mut record, entry, drawn + 1)?;
        } else if entry.kind != Entry::SETUP {
            record.draws.extend(row(game, entry, drawn, !counts.contains(&entry.seq)));
        }
        drawn = entry.drawn;
    }
    Ok(record)
}

fn take_table(record: &mut FairnessRecord, entry: &Entry, from: u64) -> anyhow::Result<()> {
    for event in &entry.events {
        let event = serde_json::from_value(event.clone())
            .with_context(|| format!("entry {} cannot be read", entry.seq))?;
        match event {
            TableEvent::SeedCommitted { seed, commitment } => record.seeds.push(SeedView {
                commitment,
                seed: Some(seed.to_string()),
                from: Some(from),
            }),
            TableEvent::EntropyGiven { seat, entropy, .. } => record.entropy.push(EntropyView {
                seat,
                entropy: entropy.to_string(),
                from: Some(from),
            }),
            _ => {}
        }
    }
    Ok(())
}

/// What an entry drew, or what was thrown by hand in it; none where that is neither.
fn row(game: &dyn AnyGame, entry: &Entry, drawn: u64, taken_back: bool) -> Option<DrawView> {
    let by_hand = game.by_hand(&entry.command);
    if entry.draws.is_none() && by_hand == 0 {
        return None;
    }
    let rolls = entry.draws.as_ref().map(|draws| draws.rolls.clone()).unwrap_or_default();
    let committed = entry.draws.as_ref().is_some_and(|draws| draws.entropy.is_some());
    let (first, at) = (drawn + 1, entry.at.0);
    Some(DrawView { first, at, rolls, committed, taken_back, by_hand })
}
