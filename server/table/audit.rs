//! Whether a table's journal is what its commands led to: every draw is made again from the seed that the
//! table was committed to, and every command is decided again with the draws that the journal has.

use std::collections::VecDeque;
use std::fmt;

use anyhow::Context;
use game::{Actor, Chance, Shown};
use serde_json::Value;

use super::desk::{Desk, TableEvent};
use super::history;
use crate::caught::{Fall, caught};
use crate::journal::{Draws, Entry, TableId};
use crate::registry::{AnyGame, Registry, Running};

/// What was found of a table.
#[derive(Debug, Default)]
pub(crate) struct Audit {
    /// Of every seed that the table was committed to: its hash, and the first draw that came after it.
    pub(crate) commitments: Vec<(String, u64)>,
    /// Draws so far, and how many of them were made again from a seed.
    pub(crate) draws: (u64, u64),
    /// Commands of the game, and how many of them were decided again.
    pub(crate) commands: (u64, u64),
    /// Secret choices that were shown, and how many of them are what their devices sealed.
    pub(crate) choices: (u64, u64),
    /// The first entry that is not what it should be.
    pub(crate) wrong: Option<Finding>,
}

/// An entry that is not what it should be.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Finding {
    /// Its number.
    pub(crate) entry: u64,
    /// What is wrong with it, as the end of a sentence.
    pub(crate) why: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Entry {}: {}.", self.entry, self.why)
    }
}

/// Goes through a table's entries until one is not what it should be.
#[must_use]
pub(crate) fn audit(registry: &Registry, table: TableId, entries: &[Entry]) -> Audit {
    let mut audit = Audit::default();
    let begun = caught(|| begin(registry, table, entries));
    let begun = begun.unwrap_or_else(|fall| Err(stumbles(&fall))).map(|mut auditor| {
        for (place, entry) in entries.iter().enumerate().skip(1) {
            let looked = caught(|| auditor.look(entry, &entries[..place], &mut audit));
            if let Err(error) = looked.unwrap_or_else(|fall| Err(stumbles(&fall))) {
                audit.wrong = Some(finding(entry.seq, &error));
                break;
            }
        }
    });
    if let Err(error) = begun {
        audit.wrong = Some(finding(1, &error));
    }
    audit
}

/// Entries that never followed each other may lead to what the rules do not know.
fn stumbles(fall: &Fall) -> anyhow::Error {
    tracing::debug!(%fall, "an entry cannot be gone through");
    anyhow::anyhow!("the rules stumble over it")
}

fn finding(entry: u64, error: &anyhow::Error) -> Finding {
    Finding { entry, why: format!("{error:#}").trim_end_matches('.').into() }
}

/// Goes through a table's entries.
struct Auditor<'a> {
    table: TableId,
    kind: &'a dyn AnyGame,
    origin: Box<dyn Running>,
    game: Box<dyn Running>,
    desk: Desk,
    drawn: u64,
}

fn begin<'a>(
    registry: &'a Registry,
    table: TableId,
    entries: &'a [Entry],
) -> anyhow::Result<Auditor<'a>> {
    let (first, kind) = super::chronicle::setup(registry, entries)?;
    let origin = super::chronicle::running(kind, first)?;
    let (game, desk) = (origin.fork(), Desk::new());
    Ok(Auditor { table, kind, origin, game, desk, drawn: first.drawn })
}

impl Auditor<'_> {
    fn look(&mut self, entry: &Entry, before: &[Entry], audit: &mut Audit) -> anyhow::Result<()> {
        if entry.seq != before.len() as u64 + 1 {
            anyhow::bail!("it follows entry {}", before.len());
        }
        let noted = self.count(entry, audit)?;
        match entry.kind.as_ref() {
            Entry::TABLE => self.take_table(entry, audit),
            Entry::GAME => self.take_game(entry, noted, audit),
            Entry::REWIND => self.take_rewind(entry, before, audit),
            unknown => anyhow::bail!("its kind {unknown:?} is unknown to this version"),
        }
    }

    /// The draws: their numbers without gaps, each what comes of the seed. Returns whether the journal
    /// has them.
    fn count(&mut self, entry: &Entry, audit: &mut Audit) -> anyhow::Result<bool> {
        let known = std::mem::replace(&mut self.drawn, entry.drawn);
        audit.draws.0 = entry.drawn;
        let Some(draws) = &entry.draws else {
            if entry.drawn != known && !self.desk.fairness.seeds.is_empty() {
                anyhow::bail!(
                    "the draws are counted on from {known} to {}, and none is noted",
                    entry.drawn
                );
            }
            return Ok(entry.drawn == known);
        };
        if (draws.first, draws.last()) != (known + 1, entry.drawn) {
            let (first, last) = (draws.first, draws.last());
            anyhow::bail!(
                "its draws are numbered {first} to {last}, and should be {} to {}",
                known + 1,
                entry.drawn
            );
        }
        let Some(seed) = self.desk.fairness.seeds.last() else { return Ok(true) };
        let entropy = self.desk.fairness.entropy();
        if draws.entropy.as_ref() != Some(&entropy) {
            anyhow::bail!("its draws were not made with the seed and the entropy in force");
        }
        for (number, sides, value) in draws.each() {
            let right = seed.draw(self.table, &entropy, number, sides);
            if value != right {
                anyhow::bail!(
                    "draw {number} of {sides} comes out as {right}, and the journal says {value}"
                );
            }
            audit.draws.1 += 1;
        }
        Ok(true)
    }

    fn take_table(&mut self, entry: &Entry, audit: &mut Audit) -> anyhow::Result<()> {
        for event in &entry.events {
            let event = serde_json::from_value(event.clone()).context("it cannot be read")?;
            if let TableEvent::SeedCommitted { seed, commitment } = &event {
                if seed.commitment(self.table) != *commitment {
                    anyhow::bail!("its seed is not the one that the table was committed to");
                }
                audit.commitments.push((commitment.clone(), self.drawn + 1));
            }
            self.desk.apply(&event);
        }
        Ok(())
    }

    fn take_game(&mut self, entry: &Entry, noted: bool, audit: &mut Audit) -> anyhow::Result<()> {
        audit.commands.0 += 1;
        self.check_seals(entry, audit)?;
        // What an older version decided by older rules, or drew without a note, is taken as it is.
        if entry.format != self.kind.format() || !noted {
            return Ok(self.game.replay(entry.format, &entry.events)?);
        }
        let actor: Actor = serde_json::from_value(entry.actor.clone()).context("no actor")?;
        let mut noted = Noted::of(entry);
        let decided = caught(|| self.game.play(&actor, &entry.command, entry.at, &mut noted));
        let events = decided
            .map_err(|_| anyhow::anyhow!("the rules stumble over its command"))?
            .map_err(|refusal| anyhow::anyhow!("its command is refused: {}", refusal.sentence))?;
        noted.end()?;
        same(&events, &entry.events)?;
        audit.commands.1 += 1;
        Ok(())
    }

    /// The choices that an entry shows: each what its device sealed, where one did.
    fn check_seals(&self, entry: &Entry, audit: &mut Audit) -> anyhow::Result<()> {
        for row in self.game.shown(entry.format, &entry.events)? {
            audit.choices.0 += 1;
            if row.fits == Some(false) {
                let Shown { seat, question, .. } = row;
                anyhow::bail!("what it shows of {seat} for “{question}” does not fit its seal");
            }
            audit.choices.1 += u64::from(row.fits.is_some());
        }
        Ok(())
    }

    fn take_rewind(
        &mut self,
        entry: &Entry,
        before: &[Entry],
        audit: &mut Audit,
    ) -> anyhow::Result<()> {
        audit.commands.0 += 1;
        let back = history::went_back(entry)?;
        if back.to >= entry.seq {
            anyhow::bail!("it goes back to entry {}", back.to);
        }
        let (mut past, _) = history::state_at(self.origin.as_ref(), before, back.to)?;
        if entry.format == self.kind.format() {
            same(&past.take_back(self.game.as_ref(), back.anew, entry.at)?, &entry.events)?;
            audit.commands.1 += 1;
        } else {
            past.replay(entry.format, &entry.events)?;
        }
        self.game = past;
        Ok(())
    }
}

fn same(decided: &[Value], written: &[Value]) -> anyhow::Result<()> {
    let differs = decided.iter().zip(written).position(|(right, there)| right != there);
    let differs =
        differs.or((decided.len() != written.len()).then(|| decided.len().min(written.len())));
    let Some(place) = differs else { return Ok(()) };
    let name = |events: &[Value]| {
        let event = events.get(place).and_then(|event| event.get("event")?.as_str());
        event.map_or_else(|| "nothing".to_owned(), |name| format!("“{name}”"))
    };
    let (right, there) = (name(decided), name(written));
    if right == there {
        anyhow::bail!("its command leads to another {right} than the journal says")
    }
    anyhow::bail!("its command leads to {right}, and the journal says {there}")
}

/// The draws that the journal has, for one command.
struct Noted {
    left: VecDeque<(u32, u32)>,
    drawn: u64,
    wrong: Option<String>,
}

impl Noted {
    fn of(entry: &Entry) -> Self {
        let rolls = entry.draws.as_ref().map(|Draws { rolls, .. }| rolls.clone());
        let left = VecDeque::from(rolls.unwrap_or_default());
        Self { drawn: entry.drawn.saturating_sub(left.len() as u64), left, wrong: None }
    }

    /// Whether all were asked for, and no other.
    fn end(self) -> anyhow::Result<()> {
        let more = self.left.front().map(|(sides, _)| {
            format!("draw {} of {sides} is noted, and its command makes none", self.drawn + 1)
        });
        self.wrong.or(more).map_or(Ok(()), |why| Err(anyhow::anyhow!(why)))
    }
}

impl Chance for Noted {
    fn roll(&mut self, sides: u32) -> u32 {
        self.drawn += 1;
        let sides = sides.max(1);
        match self.left.pop_front() {
            Some((noted, value)) if noted == sides && (1..=sides).contains(&value) => value,
            found => {
                let noted = found.map_or("is not noted".to_owned(), |(noted, value)| {
                    format!("is noted as {value} of {noted}")
                });
                self.wrong.get_or_insert(format!("draw {} of {sides} {noted}", self.drawn));
                1
            }
        }
    }

    fn drawn(&self) -> u64 {
        self.drawn
    }
}
