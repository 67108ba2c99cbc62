//! `prytaneion chronicle`: the chronicle of a table from the data folder, without a server.

use std::path::PathBuf;

use anyhow::{Context, bail};
use clap::Args;
use game::Audience;

use crate::folder::DataFolder;
use crate::http::pages::Whole;
use crate::journal::{Entry, Journal, Sound, unix_ms};
use crate::registry::Registry;
use crate::source::Source;
use crate::table::chronicle::{self, Editions};

/// What is to be told, and where it goes.
#[derive(Debug, Args)]
pub(crate) struct Told {
    /// The table's code.
    #[arg(long, value_name = "CODE")]
    table: String,
    /// The edition: `public`, `control`, or that of a seat, such as `seat:medes`.
    #[arg(long, default_value = "public")]
    edition: String,
    /// The file to write. If its name ends in .json it holds the data alone, otherwise a page that needs
    /// no server. Left out, it is a page in the current folder, named after the table.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    source: Source,
}

/// Writes it and says where.
///
/// # Errors
/// A sentence when a server holds the folder, when it has no such table, or the file cannot be written.
pub(crate) async fn write(asked: &Told, registry: &Registry) -> anyhow::Result<String> {
    let edition = chronicle::edition(&asked.edition)
        .context("There is no such edition: it is public, control, or seat: and a seat's name")?;
    let (data, _copy) = asked.source.folder().await?;
    if !data.is_dir() {
        bail!("There is no data folder {}. Name it with --data.", data.display());
    }
    let folder = DataFolder::take(&data)?;
    let journal = folder.journal()?;
    let found = find(&journal, &asked.table).await;
    journal.close().await.context("The journal did not close")?;
    let entries = found?;
    if let Audience::Seat(seat) = &edition {
        let seats = chronicle::seats(registry, &entries)?;
        if seats.iter().all(|row| row.id != *seat) {
            let names: Vec<&str> = seats.iter().map(|row| row.id.0.as_str()).collect();
            bail!("The table has no seat {seat}; its seats are {}.", names.join(", "));
        }
    }
    let told = chronicle::tell(
        registry,
        &entries,
        (&edition, chronicle::EditionFor::Full),
        unix_ms(),
        &mut Editions::default(),
    )?;
    let out = asked.out.clone();
    let out = out.unwrap_or_else(|| format!("{}.html", chronicle::file_stem(&told)).into());
    let data = serde_json::to_value(&told).context("A chronicle must be writable")?;
    let bare = out.extension().is_some_and(|ending| ending == "json");
    let text = if bare { data.to_string() } else { Whole::Chronicle(&told.game).with(&data)? };
    let shown = out.display();
    std::fs::write(&out, text).with_context(|| format!("{shown} cannot be written"))?;
    Ok(format!("Written: {shown}."))
}

/// The journal of the table of this code.
async fn find(journal: &impl Journal, code: &str) -> anyhow::Result<Vec<Entry>> {
    let code = code.trim().to_ascii_uppercase();
    let mut known = Vec::new();
    for table in journal.tables().await? {
        let Sound { entries, damage } = journal.sound(table).await?;
        match chronicle::desk(&entries) {
            Ok(desk) if desk.code == code => {
                return damage.map_or(Ok(entries), |damage| {
                    bail!("{} Run prytaneion doctor.", damage.wrong)
                });
            }
            Ok(desk) => known.push(format!("{} “{}”", desk.code, desk.name)),
            // A table that this build cannot read must not hide the others.
            Err(_) => {}
        }
    }
    match known.as_slice() {
        [] => bail!("There is no table in this folder."),
        _ => bail!("There is no table {code} here; there are {}.", known.join(", ")),
    }
}
