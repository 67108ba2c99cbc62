//! Checks order files against the last reports, as they would be taken (O-6).

use std::borrow::Cow;
use std::path::Path;

use anyhow::{Context, ensure};
use serde::Serialize;

use crate::answer::{Answer, Level, Message, many};
use crate::envelope::{Enveloped, MOST};
use crate::game::{Battle, Files, Game, Rules, Sender};
use crate::hashes;
use crate::incoming::{Fate, fate};
use crate::mail;
use crate::opened::{self, Opened, read_rules};

/// Against what a file is checked.
#[derive(Debug)]
pub enum Known<'a> {
    /// A game's folder: each set against the last report of its faction.
    Folder(&'a Path),
    /// A report as JSON, with the tables of its game: what a player has at home.
    Report {
        /// The report.
        json: &'a [u8],
        /// A folder of tables; left out, those that the game is shipped with.
        content: Option<&'a Path>,
    },
}

/// A set that was checked.
#[derive(Clone, Debug, Serialize)]
pub struct Checked {
    /// Its faction, as its first line or its sender says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub faction: Option<u32>,
    /// Its first line in the file, from 1.
    pub first: usize,
    /// Its last line.
    pub last: usize,
    /// Its hash: `sha256:…`.
    pub hash: String,
    /// What is said of it.
    #[serde(flatten)]
    pub answer: Answer,
}

impl Checked {
    /// For people. `file` is what it came in.
    #[must_use]
    pub fn told(&self, file: &str) -> String {
        let whose = self.faction.map_or_else(String::new, |number| format!("Faction {number}, "));
        let lines = many(self.last + 1 - self.first, "line");
        format!("{whose}{lines} from line {} on:\n{}", self.first, self.answer.told(file))
    }
}

/// Who sends a file, so far as that is known.
#[derive(Clone, Copy, Debug, Default)]
pub struct Whose<'a> {
    /// The faction: then an envelope may be missing, and no password is asked (O-3).
    pub faction: Option<u32>,
    /// The language in which it is answered; else that of the report.
    pub language: Option<&'a str>,
}

/// Checks all sets in a file. Where it is not known who sends it the password is asked, if the game's folder has it.
///
/// # Errors
/// A sentence when nothing can be checked: there is no set in the file, or no report to check against.
pub fn check(
    game: &dyn Game,
    known: &Known<'_>,
    text: &[u8],
    whose: Whose<'_>,
) -> anyhow::Result<Vec<Checked>> {
    let Whose { faction, language } = whose;
    ensure!(text.len() <= MOST, "The file has more than {} MiB.", MOST >> 20);
    let finder = crate::envelope::Finder::new(game.words())?;
    let mut sets = finder.find(text);
    if sets.is_empty() {
        let faction = faction.with_context(|| {
            let head = game.words().head;
            format!("No line in it begins with {head}, and --faction does not say whose it is.")
        })?;
        sets.push(bare(faction, &mail::text(text), &finder));
    }
    let against = Against::new(game, known, language)?;
    sets.into_iter().map(|set| against.checked(set, faction)).collect()
}

/// A text without envelope.
fn bare(faction: u32, text: &[u8], finder: &crate::envelope::Finder) -> Enveloped {
    let ends = text.iter().filter(|byte| **byte == b'\n').count();
    let last = (ends + usize::from(!text.ends_with(b"\n"))).max(1);
    let words = finder.words;
    Enveloped {
        number: Some(faction),
        password: None,
        first: 1,
        last,
        closed: true,
        too_large: text.len() > words.most_bytes || last > words.most_lines,
        set: text.to_vec(),
    }
}

/// What a battle would come to, as far as a faction knows, in lines for people. Of a game's folder it is `whose` last
/// report.
///
/// # Errors
/// A sentence when nothing can be said: there is no report, or the battle cannot be.
pub fn odds(
    game: &dyn Game,
    known: &Known<'_>,
    battle: &Battle,
    whose: Whose<'_>,
) -> anyhow::Result<Vec<String>> {
    let against = Against::new(game, known, whose.language)?;
    let none = "--faction does not say whose report it is.";
    let report = against.report(|| whose.faction.context(none))?;
    against.rules.odds(&report, battle, whose.language)
}

struct Against<'a> {
    rules: Box<dyn Rules>,
    opened: Option<Opened>,
    /// Who may send, where that is known.
    senders: Option<Vec<Sender>>,
    json: &'a [u8],
    language: Option<&'a str>,
}

impl<'a> Against<'a> {
    fn new(game: &dyn Game, known: &Known<'a>, language: Option<&'a str>) -> anyhow::Result<Self> {
        let (files, opened, json): (Files, _, &[u8]) = match known {
            Known::Folder(path) => {
                let opened = Opened::read(game, path)?;
                (opened.files.clone(), Some(opened), &[])
            }
            Known::Report { json, content: Some(folder) } => (opened::tables(folder)?, None, json),
            Known::Report { json, content: None } => (game.shipped(), None, json),
        };
        let senders = opened.as_ref().map(Opened::senders).transpose()?;
        Ok(Self { rules: read_rules(game, &files)?, opened, senders, json, language })
    }

    fn checked(&self, set: Enveloped, sender: Option<u32>) -> anyhow::Result<Checked> {
        let answer = match self.refusal(&set, sender) {
            Some(message) => {
                Answer { state: "refused".into(), messages: vec![message], ..Answer::default() }
            }
            None => {
                let mut answer = self.answer(&set)?;
                answer.messages.extend(self.password(&set, sender));
                answer.messages.sort_by_key(|said| (said.line, said.first));
                answer
            }
        };
        Ok(Checked {
            faction: set.number,
            first: set.first,
            last: set.last,
            hash: hashes::sha256(&set.set),
            answer,
        })
    }

    fn answer(&self, set: &Enveloped) -> anyhow::Result<Answer> {
        let none = "No number stands on its first line.";
        let report = self.report(|| set.number.context(none))?;
        self.rules.check(&report, &set.set, self.language)
    }

    /// The report: the one that was given, or the last of a faction of the folder.
    fn report(
        &self,
        faction: impl FnOnce() -> anyhow::Result<u32>,
    ) -> anyhow::Result<Cow<'a, [u8]>> {
        match &self.opened {
            Some(opened) => Ok(Cow::Owned(opened.report(faction()?)?)),
            None => Ok(Cow::Borrowed(self.json)),
        }
    }

    /// What is to be said of a password that is not asked here (O-3): that it is wrong, as far as that is known.
    fn password(&self, set: &Enveloped, sender: Option<u32>) -> Option<Message> {
        set.password.as_ref()?;
        let (code, level, text) = match &self.senders {
            None => (
                "password_not_checked",
                Level::Notice,
                "Whether the password is right is not known from a report.",
            ),
            Some(senders) if sender.is_some() && fate(set, senders).1 == Fate::BadCredentials => (
                "wrong_password",
                Level::Warning,
                "The password is wrong: as a mail this set would be refused.",
            ),
            Some(_) => return None,
        };
        Some(about(set.first, code, level, text.into()))
    }

    /// Why a set is not taken at all.
    fn refusal(&self, set: &Enveloped, sender: Option<u32>) -> Option<Message> {
        let senders = self.senders.as_ref().filter(|_| sender.is_none());
        let fate = senders.map(|senders| fate(set, senders).1);
        let (code, text) = match (set.number, sender) {
            _ if set.too_large => ("set_too_large", "The set is too large.".to_owned()),
            _ if set.number.is_none() || fate == Some(Fate::BadCredentials) => {
                ("bad_credentials", "Number or password is wrong.".to_owned())
            }
            (Some(number), Some(sender)) if number != sender => {
                let text = format!("It says that it is of faction {number}, not of {sender}.");
                ("other_faction", text)
            }
            _ => return None,
        };
        Some(about(set.first, code, Level::Error, text))
    }
}

/// What is said about a whole line.
fn about(line: usize, code: &str, level: Level, text: String) -> Message {
    Message { line, first: 0, last: 0, unit: None, code: code.into(), level, text, offer: None }
}
