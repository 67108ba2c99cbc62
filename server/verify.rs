//! `prytaneion verify`: whether a journal is what was written, and whether every draw and every event in
//! it is what seed and commands lead to.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::bail;
use clap::Args;

use crate::folder;
use crate::journal::mend::{self, Found};
use crate::journal::{Damage, Entry, TableId, Wrong};
use crate::registry::Registry;
use crate::source::Source;
use crate::table::audit::{Audit, audit};
use crate::table::chronicle;

/// The exit code when something is not what it should be.
const WRONG: u8 = 1;

/// What shall be gone through.
#[derive(Debug, Args)]
pub(crate) struct Asked {
    /// A journal, such as a backup. Left out, it is the one in the data folder.
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    #[command(flatten)]
    source: Source,
    /// The code of one table. Left out, every table is gone through.
    #[arg(long, value_name = "CODE")]
    table: Option<String>,
    /// What every screen of a closed table showed as the end of its journal: entries after which nothing was cut off.
    #[arg(long, value_name = "HASH")]
    end: Option<String>,
}

/// What came of it.
#[derive(Debug)]
pub struct Verdict {
    /// Whether all is what it should be.
    pub well: bool,
    /// What was found, in sentences.
    pub text: String,
}

/// Goes through what is asked for and says what was found.
///
/// # Errors
/// As [`verify`].
pub(crate) async fn look(
    asked: &Asked,
    registry: &Registry,
    say: impl Fn(&str),
) -> anyhow::Result<ExitCode> {
    let (path, _copy) = match &asked.file {
        Some(file) => (file.clone(), None),
        None => {
            let (data, copy) = asked.source.folder().await?;
            (folder::journal_in(&data), copy)
        }
    };
    let verdict = verify_to(registry, &path, (asked.table.as_deref(), asked.end.as_deref()))?;
    say(&verdict.text);
    Ok(if verdict.well { ExitCode::SUCCESS } else { ExitCode::from(WRONG) })
}

/// Goes through the journal in this file, of the table of this code or of all tables. Changes nothing.
///
/// # Errors
/// A sentence when there is no such file or table, or the disk does not answer.
pub fn verify(registry: &Registry, path: &Path, code: Option<&str>) -> anyhow::Result<Verdict> {
    verify_to(registry, path, (code, None))
}

/// As [`verify`], and whether the journal still has the end that was shown, if one was.
fn verify_to(
    registry: &Registry,
    path: &Path,
    (code, end): (Option<&str>, Option<&str>),
) -> anyhow::Result<Verdict> {
    let end = end.map(mend::noted).transpose()?;
    let shown = path.display();
    if !path.exists() {
        bail!("There is no journal {shown}.");
    }
    let found = mend::examine(path)?;
    if found.older {
        bail!("The journal {shown} is of an older form, which had neither hashes nor draws.");
    }
    let mut verdict = Verdict { well: true, text: format!("The journal {shown}:") };
    for damage in found.damages.iter().filter(|damage| damage.table.is_none()) {
        verdict.tell_whole(&damage.wrong);
    }
    let code = code.map(|code| code.trim().to_ascii_uppercase());
    let mut known = 0;
    for (table, entries) in &found.tables {
        let named = chronicle::desk(entries).map(|desk| (desk.code, desk.name)).ok();
        if code.is_some() && code.as_ref() != named.as_ref().map(|(code, _)| code) {
            continue;
        }
        known += 1;
        let name = named.map_or_else(String::new, |(code, name)| format!(" {code} “{name}”"));
        verdict.tell(&format!("Table{name}, {table}: {} entries.", entries.len()));
        verdict.tell_table(registry, &found, *table, entries);
    }
    if known == 0 {
        bail!("There is no such table in {shown}.");
    }
    if let Some(end) = end {
        match mend::after_end(path, &found, &end)? {
            Some(more) => verdict
                .tell(&format!("The end that was shown is there, and {more} entries after it.")),
            None => verdict.find(mend::CUT),
        }
    }
    verdict.tell(if verdict.well { "All is right." } else { "Not all is right." });
    Ok(verdict)
}

impl Verdict {
    fn tell(&mut self, line: &str) {
        // A string can always be written to.
        let _ = write!(self.text, "\n{line}");
    }

    fn find(&mut self, line: &str) {
        self.well = false;
        self.tell(&format!("  WRONG: {line}"));
    }

    fn tell_whole(&mut self, wrong: &Wrong) {
        match wrong {
            // A copy has none.
            Wrong::NoHead => {
                self.tell(
                    "No head lies beside it: whether its last entries are missing, it cannot say.",
                );
            }
            wrong => self.find(&wrong.to_string()),
        }
    }

    fn tell_table(
        &mut self,
        registry: &Registry,
        found: &Found,
        table: TableId,
        entries: &[Entry],
    ) {
        let damage = found.damages.iter().find(|damage| damage.table == Some(table));
        match damage {
            None => self.tell("  The chain of hashes over its entries is whole."),
            Some(Damage { wrong, .. }) => {
                self.find(&format!("{wrong} The last sound entry is {}.", entries.len()));
            }
        }
        if entries.is_empty() {
            return;
        }
        let audit = audit(registry, table, entries);
        for (commitment, from) in &audit.commitments {
            self.tell(&format!("  Committed from draw {from} on to {}.", grouped(commitment)));
        }
        self.tell_counts(&audit);
        if let Some(finding) = &audit.wrong {
            self.find(&finding.to_string());
        }
    }

    fn tell_counts(&mut self, audit: &Audit) {
        let ((draws, again), (commands, decided)) = (audit.draws, audit.commands);
        self.tell(&format!("  Draws: {draws}; made again from a seed: {again}."));
        self.tell(&format!("  Commands of the game: {commands}; decided again: {decided}."));
        let (choices, sealed) = audit.choices;
        self.tell(&format!("  Secret choices shown: {choices}; checked by their seals: {sealed}."));
        if again < draws && audit.wrong.is_none() {
            self.tell("  The other draws were made before the table was committed to a seed.");
        }
        if decided < commands && audit.wrong.is_none() {
            self.tell(
                "  The other commands were decided by an older version, or drew without a note.",
            );
        }
    }
}

/// A commitment as screens show it: in groups of four characters.
fn grouped(commitment: &str) -> String {
    let letters: Vec<char> = commitment.chars().collect();
    letters.chunks(4).map(|four| four.iter().collect()).collect::<Vec<String>>().join(" ")
}
