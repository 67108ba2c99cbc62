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
use crate::spare::Post;
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
    /// What every screen of a closed table showed as the end of its journal: entries after which nothing was cut off.
    #[arg(long, value_name = "HASH")]
    end: Option<String>,
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
    let (found, post) = (mend::examine(&path)?, Post::load(data));
    say(&told(&found, &path));
    if let Err(damage) = &post {
        say(&format!("{damage:#}"));
    }
    let end = asked.end.as_deref().map(mend::noted).transpose()?;
    let is_cut = |found: &Found| -> anyhow::Result<bool> {
        let Some(end) = &end else { return Ok(false) };
        let more = mend::after_end(&path, found, end)?;
        match more {
            Some(more) => {
                say(&format!("The end that was shown is there, and {more} entries after it."));
            }
            None => say(mend::CUT),
        }
        Ok(more.is_none())
    };
    let is_whole = found.is_well() && !is_cut(&found)?;
    let (well, restores) = (is_whole && post.is_ok(), asked.mend && asked.from.is_some());
    let empty = !found.exists && found.is_well();
    if well && (found.older || !restores) && !(empty && asked.from.is_some()) {
        return Ok(ExitCode::SUCCESS);
    }
    if !asked.mend {
        let from = if asked.from.is_some() { "" } else { ", and --from if you have a backup" };
        say(&format!("To mend it: the same command with --mend{from}."));
        return Ok(ExitCode::from(WRONG));
    }
    let copies = asked.from.as_deref().map(copies).transpose()?.unwrap_or_default();
    let treated = match found.is_well() && !restores {
        true => Treated::Well,
        false => treat(asked, &found, &path, &copies, &say)?,
    };
    if treated == Treated::Wrong || !is_whole && is_cut(&mend::examine(&path)?)? {
        return Ok(ExitCode::from(WRONG));
    }
    if let Some(sentence) = renewed(&folder, post, restores, &treated)? {
        say(&sentence);
    }
    Ok(ExitCode::SUCCESS)
}

/// What came of a treatment.
#[derive(PartialEq, Eq)]
enum Treated {
    /// Nothing had to be done to the journal.
    Well,
    /// It is another file now.
    Mended,
    /// Something is wrong with it still.
    Wrong,
}

/// Has the folder lead anew where its journal is another one than devices know; what is said of it. One that has
/// only to follow goes on following, unless somebody restores the evening here.
fn renewed(
    folder: &DataFolder,
    post: anyhow::Result<Post>,
    restores: bool,
    treated: &Treated,
) -> anyhow::Result<Option<String>> {
    let leads = "From its next start on this folder leads. A server that led before finds out and does not serve.";
    let Ok(mut post) = post else {
        let aside = crate::spare::lead::set_aside(folder.path())?;
        return Ok(Some(format!("{leads} What was damaged is in {}.", aside.display())));
    };
    let follows = post.follows().is_some() || post.copying;
    let wanted = if follows { restores } else { *treated == Treated::Mended };
    if post.lead.is_none() || !wanted {
        return Ok(None);
    }
    post.begin_anew();
    post.save(folder.path())?;
    Ok(Some(leads.into()))
}

fn treat(
    asked: &Asked,
    found: &Found,
    path: &Path,
    copies: &[PathBuf],
    say: impl Fn(&str),
) -> anyhow::Result<Treated> {
    let mended = mend::gather(path, found, copies)?;
    if found.is_well() && !mended.adds_to(found) {
        return Ok(Treated::Well);
    }
    for Damage { table, wrong } in &mended.lost {
        let named = table.map(|table| name(table, entries(found, table)));
        say(&format!("{}: no copy has what is missing. {wrong}", named.unwrap_or_default()));
    }
    if !mended.lost.is_empty() && !asked.accept_loss {
        say("Nothing was changed. Name another backup with --from, or add --accept-loss to go on \
             without what is missing.");
        return Ok(Treated::Wrong);
    }
    let aside = mended.put(path)?;
    let again = mend::examine(path)?;
    say(&format!("Mended.\n\n{}", told(&again, path)));
    if let Some(aside) = aside {
        say(&format!("What was there before is in {}.", aside.display()));
    }
    Ok(if again.is_well() { Treated::Mended } else { Treated::Wrong })
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
