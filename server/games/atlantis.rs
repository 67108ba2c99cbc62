//! Atlantis by order files, as the host of such games knows it: worlds and reports as bytes.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::{Context as _, anyhow, bail, ensure};
use atlantis::chance::Seed as WorldSeed;
use atlantis::check::odds;
use atlantis::generate;
use atlantis::messages::Language;
use atlantis::orders::Vocabulary;
use atlantis::report::{self, Report};
use atlantis::turn::{self, Outcome, Sent};
use atlantis::world::FactionId;
use atlantis::{Content, World};
use months::{
    Added, Answer, Balance, Battle, Files, Game, Host, Made, Month, Newcomer, Papers, Rules,
    Script, Seed, Sender, Summary, Title, Wish, Wished, Words,
};
use rayon::prelude::*;

mod checked;
mod scripts;
mod summary;
mod tables;

pub(super) use tables::TABLES;

/// The game, for the host.
#[derive(Clone, Copy, Debug)]
pub(super) struct Atlantis;

/// For how many a world is made if nothing is said.
const PLAYERS: u32 = 12;

/// The limits are those of O-1; where tables have narrower ones, the month itself refuses what is larger.
const WORDS: Words =
    Words { head: "#ATLANTIS", end: "#END", most_bytes: 1 << 20, most_lines: 50_000 };

impl Game for Atlantis {
    fn key(&self) -> &'static str {
        "atlantis"
    }

    fn title(&self) -> &'static str {
        "Atlantis"
    }

    fn shipped(&self) -> Files {
        Content::shipped_files().into_iter().collect()
    }

    fn wishes(&self) -> &'static [Wish] {
        &[
            Wish {
                key: "players",
                what: "for how many factions there is to be room; 12 if nothing is said",
            },
            Wish {
                key: "width",
                what: "columns of hexes, even, 16 to 512; left out, what the players need",
            },
            Wish { key: "height", what: "rows of hexes, even, 16 to 512" },
        ]
    }

    fn words(&self) -> Words {
        WORDS
    }

    fn languages(&self) -> &'static [&'static str] {
        &atlantis::messages::LANGUAGES
    }

    fn read(&self, files: &Files) -> Result<Box<dyn Rules>, Vec<String>> {
        atlantis::messages::take_up();
        let files: Vec<_> = files.iter().map(|(name, text)| (name.clone(), text.clone())).collect();
        let content = Content::read(&files)
            .map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>())?;
        Ok(Box::new(Variant { words: Vocabulary::of(&content), content }))
    }
}

/// A variant of the game, by its tables.
struct Variant {
    content: Content,
    words: Vocabulary,
}

fn world(bytes: &[u8]) -> anyhow::Result<World> {
    borsh::from_slice(bytes).context("It is no world of this program")
}

fn bytes(world: &World) -> anyhow::Result<Vec<u8>> {
    Ok(borsh::to_vec(world)?)
}

/// A number that was wished for.
fn number<T: std::str::FromStr>(wished: &Wished, key: &str) -> anyhow::Result<Option<T>> {
    let read = |word: &String| word.parse().ok();
    let wrong = || format!("“{key}” is a number that is not too large.");
    wished.get(key).map(|word| read(word).with_context(wrong)).transpose()
}

/// For how many factions there is to be room.
fn players(wished: &Wished) -> anyhow::Result<u32> {
    let players = number(wished, "players")?.unwrap_or(PLAYERS);
    ensure!(players > 0, "A game is for 1 player at least.");
    Ok(players)
}

/// Does the work on so many threads.
fn on<T: Send>(threads: usize, work: impl FnOnce() -> T + Send) -> anyhow::Result<T> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    Ok(pool.context("The threads cannot be had")?.install(work))
}

impl Variant {
    /// A report of a game by these tables, to be answered in a language.
    fn report(&self, report: &[u8], language: Option<&str>) -> anyhow::Result<Report> {
        let mut report: Report = serde_json::from_slice(report).context("It is no report")?;
        ensure!(report.format == report::FORMAT, "The report is of another form than is known.");
        let own = report::hash(&self.content.hash);
        if report.game.content != own {
            bail!("The report is of a game with other tables. Name them with --content.");
        }
        if let Some(language) = language {
            report.faction.language = language.to_owned();
        }
        Ok(report)
    }

    /// Gives a faction its report.
    fn give(&self, title: &Title<'_>, mut report: Report, out: &dyn Papers) -> anyhow::Result<()> {
        report.game.id = title.id.to_owned();
        report.game.name = title.name.to_owned();
        let number = report.faction.number;
        out.take(number, "json", &serde_json::to_vec(&report)?)?;
        out.take(number, "txt", classic::text(&report, &self.content).as_bytes())?;
        if !self.content.settings.host.second_json {
            return Ok(());
        }
        let second = classic::second(&report, &self.content);
        out.take(number, "second.json", &serde_json::to_vec(&second)?)
    }
}

impl Rules for Variant {
    fn make(&self, seed: Seed, wished: &Wished, host: &Host<'_>) -> anyhow::Result<Made> {
        (host.at)(0, 1, "world");
        let players = players(wished)?;
        let wish = generate::Wish {
            seed: WorldSeed(seed.0),
            width: number(wished, "width")?.unwrap_or_default(),
            height: number(wished, "height")?.unwrap_or_default(),
            players,
        };
        let world = generate::world(&self.content, &wish).map_err(|unfit| anyhow!("{unfit}"))?;
        let fairness = generate::fairness(&world, &self.content).to_string();
        Ok(Made { world: bytes(&world)?, fairness })
    }

    fn room(&self, wished: &Wished) -> anyhow::Result<Option<u32>> {
        players(wished).map(Some)
    }

    fn apart(&self, one: &[u8], other: &[u8]) -> Option<String> {
        atlantis::world::apart(&world(one).ok()?, &world(other).ok()?)
    }

    fn senders(&self, bytes: &[u8]) -> anyhow::Result<Vec<Sender>> {
        let all = world(bytes)?.factions.into_iter().filter(|faction| !faction.id.is_npc());
        let sender = |faction: atlantis::world::Faction| Sender {
            number: faction.id.0,
            name: faction.name,
            password: faction.password,
        };
        Ok(all.map(sender).collect())
    }

    fn add(
        &self,
        title: &Title<'_>,
        before: &[u8],
        newcomers: &[Newcomer],
        out: &dyn Papers,
    ) -> anyhow::Result<Added> {
        let mut world = world(before)?;
        let mut numbers = Vec::new();
        for Newcomer { name, password, language } in newcomers {
            ensure!(!name.contains(['(', ')']), "A name has no ( or ) in it.");
            let faction = generate::new_faction(&mut world, &self.content, name, password.clone());
            let language = language.as_deref().and_then(Language::named);
            if let Some(of) = world.faction_mut(faction) {
                of.language = language.unwrap_or_default();
            }
            numbers.push(faction.0);
            if out.are_read() {
                let report = turn::report(&self.content, &world, faction);
                self.give(title, report.context("The new faction has no report")?, out)?;
            }
        }
        Ok(Added { world: bytes(&world)?, numbers })
    }

    fn about(&self, subject: &str, language: &str) -> Option<String> {
        atlantis::rules::about(&self.content, Language::named(language)?, subject)
    }

    fn odds(
        &self,
        report: &[u8],
        battle: &Battle,
        language: Option<&str>,
    ) -> anyhow::Result<Vec<String>> {
        let report = self.report(report, language)?;
        let language = Language::named(&report.faction.language).unwrap_or_default();
        let skill = |(name, level): &(String, u32)| {
            let found = self.content.all_skills().find(|(_, row)| {
                row.name.eq_ignore_ascii_case(name) || row.tag.eq_ignore_ascii_case(name)
            });
            let (skill, _) = found.with_context(|| format!("There is no skill “{name}”."))?;
            Ok((skill, *level))
        };
        let asked = odds::Asked {
            attackers: battle.attackers.clone(),
            defenders: battle.defenders.clone(),
            battles: battle.battles,
            assumed: battle.assumed.iter().map(skill).collect::<anyhow::Result<_>>()?,
        };
        let odds = odds::odds(&self.content, &report, &asked);
        let odds = odds.map_err(|why| anyhow!("{}", language.write(&why)))?;
        Ok(odds.told().iter().map(|line| language.write(line)).collect())
    }

    fn check(&self, report: &[u8], set: &[u8], language: Option<&str>) -> anyhow::Result<Answer> {
        checked::answer(&self.content, &self.words, &self.report(report, language)?, set)
    }

    fn script(&self, faction: u32) -> anyhow::Result<Box<dyn Script + '_>> {
        Ok(Box::new(scripts::Player::of(self, faction)))
    }

    fn balance(&self, asked: &Balance, host: &Host<'_>) -> anyhow::Result<String> {
        on(host.threads, || scripts::balance(self, asked, host.at))?
    }

    fn run(
        &self,
        month: &Month<'_>,
        host: &Host<'_>,
        out: &dyn Papers,
    ) -> anyhow::Result<(Vec<u8>, Summary)> {
        (host.at)(0, 1, "reading");
        let before = world(month.world)?;
        let sent = |set: &Vec<u8>| Sent { text: set.clone() };
        let sets: BTreeMap<_, _> =
            month.sets.iter().map(|(number, set)| (FactionId(*number), sent(set))).collect();
        let people = summary::people(&self.content, &before);
        on(host.threads, || {
            let phases = |done: usize, of: usize| (host.at)(done as u64, of as u64, "the month");
            let Outcome { world, reports } =
                turn::run_watched(&self.content, &self.words, before, &sets, &phases);
            let summary = summary::of(
                month.title.name,
                &people,
                &summary::people(&self.content, &world),
                &reports,
            );
            let (done, all) = (AtomicU64::new(0), reports.len() as u64);
            let given = reports.into_par_iter().try_for_each(|(_, report)| {
                (host.at)(done.fetch_add(1, Ordering::Relaxed), all, "reports");
                self.give(&month.title, report, out)
            });
            given.and_then(|()| Ok((bytes(&world)?, summary)))
        })?
    }
}
