//! `prytaneion doctor`: looks into a data folder, says what is wrong, and mends it from what copies there
//! are. It never deletes anything.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, bail};
use clap::Args;

use crate::folder::DataFolder;
use crate::journal::mend::{self, Found};
use crate::journal::{Damage, Entry, TableId, Wrong, moment};
use crate::moving;
use crate::source::Source;
use crate::table::chronicle;

/// The exit code when something is wrong with the journal and stays so.
const WRONG: u8 = 1;

/// What shall be looked into, and what shall be done.
#[derive(Debug, Args)]
pub(crate) struct Asked {
    #[command(flatten)]
    source: Source,
    /// A copy of the journal, or a folder of copies, such as that of the backups.
    #[arg(long, value_name = "PATH")]
    from: Option<PathBuf>,
    /// Mends what is wrong, if everything that is missing is found. What is replaced is moved aside.
    #[arg(long)]
    mend: bool,
    /// With --mend: goes on without what no copy has.
    #[arg(long, requires = "mend")]
    accept_loss: bool,
}

/// Looks, mends if that is asked, and says what came of it.
///
/// # Errors
/// A sentence when a server holds the folder, or the disk does not answer.
pub(crate) async fn look(asked: &Asked, say: impl Fn(&str)) -> anyhow::Result<ExitCode> {
    if let Some(database) = &asked.source.journal {
        if asked.mend {
            bail!(
                "A database is put right from its own backups. The doctor only says what is wrong."
            );
        }
        let well = moving::examine(database, say).await?;
        return Ok(if well { ExitCode::SUCCESS } else { ExitCode::from(WRONG) });
    }
    let data = &asked.source.data;
    if !data.is_dir() && !asked.mend {
        bail!("There is no data folder {}. Name it with --data.", data.display());
    }
    let folder = DataFolder::take(data)?;
    folder.remarks().iter().for_each(|remark| say(remark));
    let path = folder.journal_path();
    let found = mend::examine(&path)?;
    say(&told(&found, &path));
    let empty = !found.exists && found.is_well();
    if found.is_well() && !(empty && asked.from.is_some()) {
        return Ok(ExitCode::SUCCESS);
    }
    if !asked.mend {
        let from = if asked.from.is_some() { "" } else { ", and --from if you have a backup" };
        say(&format!("To mend it: the same command with --mend{from}."));
        return Ok(ExitCode::from(WRONG));
    }
    let copies = asked.from.as_deref().map(copies).transpose()?.unwrap_or_default();
    treat(asked, &found, &path, &copies, say)
}

fn treat(
    asked: &Asked,
    found: &Found,
    path: &Path,
    copies: &[PathBuf],
    say: impl Fn(&str),
) -> anyhow::Result<ExitCode> {
    let mended = mend::gather(path, found, copies)?;
    for Damage { table, wrong } in &mended.lost {
        let named = table.map(|table| name(table, entries(found, table)));
        say(&format!("{}: no copy has what is missing. {wrong}", named.unwrap_or_default()));
    }
    if !mended.lost.is_empty() && !asked.accept_loss {
        say("Nothing was changed. Name another backup with --from, or add --accept-loss to go on \
             without what is missing.");
        return Ok(ExitCode::from(WRONG));
    }
    let aside = mended.put(path)?;
    let again = mend::examine(path)?;
    say(&format!("Mended.\n\n{}", told(&again, path)));
    if let Some(aside) = aside {
        say(&format!("What was there before is in {}.", aside.display()));
    }
    Ok(if again.is_well() { ExitCode::SUCCESS } else { ExitCode::from(WRONG) })
}

/// The copies at this path, the newest first.
fn copies(path: &Path) -> anyhow::Result<Vec<PathBuf>> {
    if path.is_file() {
        return Ok(vec![path.into()]);
    }
    let cannot = || format!("{} cannot be read", path.display());
    let files = std::fs::read_dir(path).with_context(cannot)?;
    let mut copies = Vec::new();
    for file in files {
        let file = file.with_context(cannot)?.path();
        if file.extension().is_some_and(|ending| ending == "sqlite") {
            copies.push((std::fs::metadata(&file)?.modified()?, file));
        }
    }
    if copies.is_empty() {
        bail!("There is no copy of a journal in {}.", path.display());
    }
    copies.sort();
    Ok(copies.into_iter().rev().map(|(_, file)| file).collect())
}

/// What is in a journal and what is wrong with it, in sentences.
fn told(found: &Found, path: &Path) -> String {
    let shown = path.display();
    if found.older {
        return format!(
            "The journal {shown} is of an older form and cannot be checked: it has no hashes yet. The \
             next start of the server gives it some."
        );
    }
    if !found.exists && found.is_well() {
        return format!("There is no journal {shown} yet.");
    }
    let mut lines = vec![format!("The journal {shown}:")];
    for (table, entries) in &found.tables {
        let wrong = found.damages.iter().find(|damage| damage.table == Some(*table));
        let last = entries
            .last()
            .map_or(String::new(), |last| format!(", the last of {}", moment(last.at_unix_ms)));
        let count = format!("{} entries{last}", entries.len());
        let state = wrong.map_or("All is there.".into(), |damage| damage.wrong.to_string());
        lines.push(format!("  {}: {count}. {state}", name(*table, entries)));
    }
    for damage in found.damages.iter().filter(|damage| damage.table.is_none()) {
        lines.push(match damage.wrong {
            Wrong::Gone => "  It is missing, though its head is there.".into(),
            ref wrong => format!("  {wrong}"),
        });
    }
    if found.head_torn {
        lines.push("  Its head is damaged in one of two copies; the next start mends it.".into());
    }
    if found.is_well() {
        lines.push("It is whole.".into());
    }
    lines.join("\n")
}

fn entries(found: &Found, table: TableId) -> &[Entry] {
    found.tables.get(&table).map_or(&[], Vec::as_slice)
}

/// A table by its code and its name, or by its id where they cannot be read.
fn name(table: TableId, entries: &[Entry]) -> String {
    match chronicle::desk(entries) {
        Ok(desk) if !desk.code.is_empty() => format!("Table {} “{}”", desk.code, desk.name),
        _ => format!("Table {table}"),
    }
}
