//! `prytaneion journal show`: the entries of a table as they stand in the journal, for people and for programs.

use std::io::{ErrorKind, Write};

use anyhow::{Context, bail};
use clap::Args;
use serde_json::json;

use crate::folder::journal_in;
use crate::journal::{Entry, mend};
use crate::source::Source;
use crate::table::chronicle;

/// What is to be shown.
#[derive(Debug, Args)]
pub(crate) struct Shown {
    /// The table's code.
    #[arg(long, value_name = "CODE")]
    table: String,
    /// The number of the first entry to show.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    first: u64,
    #[command(flatten)]
    source: Source,
}

/// Writes each entry as a line of JSON, with every secret in it; a server may be using the journal.
///
/// # Errors
/// A sentence when there is no such journal or table, or something is wrong with it.
pub(crate) async fn show(asked: &Shown, out: &mut impl Write) -> anyhow::Result<()> {
    let (folder, _copy) = asked.source.folder().await?;
    let path = journal_in(&folder);
    if !path.exists() {
        bail!("There is no journal {}.", path.display());
    }
    let found = mend::examine(&path)?;
    let code = asked.table.trim().to_ascii_uppercase();
    let its = |entries: &Vec<Entry>| chronicle::desk(entries).is_ok_and(|desk| desk.code == code);
    let Some((table, entries)) = found.tables.iter().find(|(_, entries)| its(entries)) else {
        bail!("There is no table {code} in {}.", path.display());
    };
    for entry in entries.iter().filter(|entry| entry.seq >= asked.first) {
        match writeln!(out, "{}", line(entry)) {
            // Whoever reads has seen enough.
            Err(error) if error.kind() == ErrorKind::BrokenPipe => return Ok(()),
            written => written.context("The entries cannot be written")?,
        }
    }
    let wrong = found.damages.iter().find(|damage| damage.table.is_none_or(|one| one == *table));
    wrong.map_or(Ok(()), |damage| bail!("{} Run prytaneion doctor.", damage.wrong))
}

fn line(entry: &Entry) -> serde_json::Value {
    json!({
        "seq": entry.seq,
        "unix_ms": entry.at_unix_ms,
        "at": entry.at,
        "kind": entry.kind,
        "format": entry.format,
        "actor": entry.actor,
        "device": entry.device,
        "command_id": entry.command_id,
        "command": entry.command,
        "events": entry.events,
        "drawn": entry.drawn,
    })
}
