//! A game about wells in a desert: a faction digs, and finds as many coins as chance gives it. It has two orders, `DIG`
//! with a number up to 9, and `PASSWORD` with a word.

use std::collections::BTreeMap;
use std::thread;

use anyhow::{Context, ensure};
use months::{
    Added, Answer, Files, Game, Host, Level, Made, Message, Month, Newcomer, Papers, Row, Rules,
    Script, Seed, Sender, State, Summary, Title, UnitOrders, Wish, Wished, Words,
};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

pub struct Wells;

#[derive(Serialize, Deserialize)]
struct World {
    seed: [u8; 32],
    turn: u32,
    next: u32,
    factions: BTreeMap<u32, Faction>,
}

#[derive(Clone, Serialize, Deserialize)]
struct Faction {
    name: String,
    password: Option<String>,
    coins: u64,
    errors: u64,
    state: String,
}

#[derive(Serialize, Deserialize)]
struct Report {
    turn: u32,
    number: u32,
    coins: u64,
    deep: u64,
}

struct Desert {
    deep: u64,
}

impl Game for Wells {
    fn key(&self) -> &'static str {
        "wells"
    }

    fn title(&self) -> &'static str {
        "Wells"
    }

    fn shipped(&self) -> Files {
        Files::from([("wells.toml".into(), "deep = 9\n".into())])
    }

    fn wishes(&self) -> &'static [Wish] {
        &[Wish { key: "coins", what: "What the first factions begin with; 10 if nothing is said." }]
    }

    fn words(&self) -> Words {
        Words { head: "#WELLS", end: "#END", most_bytes: 10_000, most_lines: 500 }
    }

    fn languages(&self) -> &'static [&'static str] {
        &["en", "de"]
    }

    fn read(&self, files: &Files) -> Result<Box<dyn Rules>, Vec<String>> {
        let text = files.get("wells.toml").map(String::as_str).unwrap_or_default();
        let deep = text.trim().strip_prefix("deep = ").and_then(|deep| deep.parse().ok());
        let deep = deep.ok_or_else(|| vec!["wells.toml: `deep` is no number.".to_owned()])?;
        Ok(Box::new(Desert { deep }))
    }
}

fn world(bytes: &[u8]) -> anyhow::Result<World> {
    serde_json::from_slice(bytes).context("It is no desert.")
}

impl World {
    fn bytes(&self) -> Vec<u8> {
        serde_json::to_vec(self).unwrap()
    }

    /// A die of six in the stream of a faction.
    fn die(&self, faction: u32, number: u64) -> u64 {
        let mut hash = Sha256::new();
        hash.update(self.seed);
        hash.update(format!("{} {faction} {number}", self.turn));
        u64::from(hash.finalize()[0]) % 6 + 1
    }
}

/// The orders of a set with their lines: how many holes, and a new password; and what is wrong.
fn read(set: &[u8], deep: u64) -> (u64, Option<String>, Vec<Message>) {
    let (mut holes, mut password, mut wrong) = (0, None, Vec::new());
    let text = String::from_utf8_lossy(set).replace("\r\n", "\n");
    for (line, text) in (1..).zip(text.lines()) {
        let words: Vec<_> = text.split_whitespace().collect();
        match &words[..] {
            [] => {}
            [mark, ..] if mark.starts_with('#') => {}
            ["DIG", number] if number.parse().is_ok_and(|number: u64| number <= deep) => {
                holes += number.parse::<u64>().unwrap();
            }
            ["PASSWORD", word] => password = Some((*word).to_owned()),
            _ => wrong.push(Message {
                line,
                first: 1,
                last: text.chars().count(),
                unit: None,
                code: "unknown_order".into(),
                level: Level::Error,
                text: format!("Nobody can do “{text}”."),
                offer: Some("DIG 1".into()),
            }),
        }
    }
    (holes, password, wrong)
}

fn papers(
    title: &Title<'_>,
    world: &World,
    deep: u64,
    number: u32,
    papers: &dyn Papers,
) -> anyhow::Result<()> {
    let faction = &world.factions[&number];
    let report = Report { turn: world.turn, number, coins: faction.coins, deep };
    papers.take(number, "json", &serde_json::to_vec(&report)?)?;
    let text = format!(
        "{} ({number}) in {}, turn {}: {} coins.\n\n#WELLS {number} \"password\"\n#END\n",
        faction.name, title.name, world.turn, faction.coins
    );
    papers.take(number, "txt", text.as_bytes())?;
    papers.take(number, "template.txt", b"DIG 1\n")
}

/// Digs as many holes as it has read reports, and forgets each fourth month.
struct Digger {
    read: u32,
    last: Option<Report>,
}

impl Script for Digger {
    fn reads(&mut self, report: &[u8]) -> anyhow::Result<()> {
        let report: Report = serde_json::from_slice(report).context("It is no report of wells.")?;
        self.read += 1;
        self.last = Some(report);
        Ok(())
    }

    fn writes(&mut self, mistakes: u32) -> anyhow::Result<Option<String>> {
        let report = self.last.as_ref().context("It has no report.")?;
        let wrong = if mistakes > 0 { "FLY\n" } else { "" };
        let holes = u64::from(self.read).min(report.deep);
        Ok((report.turn % 4 != 3).then(|| format!("DIG {holes}\n{wrong}")))
    }
}

impl Rules for Desert {
    fn script(&self, _: u32) -> anyhow::Result<Box<dyn Script + '_>> {
        Ok(Box::new(Digger { read: 0, last: None }))
    }

    fn make(&self, seed: Seed, wished: &Wished, _: &Host<'_>) -> anyhow::Result<Made> {
        let coins = wished.get("coins").map_or("10", String::as_str);
        ensure!(coins.parse::<u64>().is_ok(), "“{coins}” is no number of coins.");
        let world = World { seed: seed.0, turn: 0, next: 3, factions: BTreeMap::new() };
        Ok(Made { world: world.bytes(), fairness: format!("All begin with {coins} coins.\n") })
    }

    fn room(&self, _: &Wished) -> anyhow::Result<Option<u32>> {
        Ok(Some(6))
    }

    fn apart(&self, one: &[u8], other: &[u8]) -> Option<String> {
        let (one, other) = (world(one).ok()?, world(other).ok()?);
        let mut all = one.factions.iter().zip(&other.factions);
        let (number, _) =
            all.find_map(|(one, other)| (one.1.coins != other.1.coins).then_some(one))?;
        Some(format!("faction {number}, coins"))
    }

    fn senders(&self, bytes: &[u8]) -> anyhow::Result<Vec<Sender>> {
        let sender = |(number, faction): (u32, Faction)| Sender {
            number,
            name: faction.name,
            password: faction.password,
        };
        Ok(world(bytes)?.factions.into_iter().map(sender).collect())
    }

    fn add(
        &self,
        title: &Title<'_>,
        bytes: &[u8],
        newcomers: &[Newcomer],
        out: &dyn Papers,
    ) -> anyhow::Result<Added> {
        let mut world = world(bytes)?;
        let mut numbers = Vec::new();
        for newcomer in newcomers {
            ensure!(newcomer.name != "Nobody", "Nobody cannot come in.");
            let number = world.next;
            world.next += 1;
            let Newcomer { name, password, .. } = newcomer.clone();
            let state = "nothing".into();
            world.factions.insert(number, Faction { name, password, coins: 10, errors: 0, state });
            papers(title, &world, self.deep, number, out)?;
            numbers.push(number);
        }
        Ok(Added { world: world.bytes(), numbers })
    }

    fn about(&self, subject: &str, language: &str) -> Option<String> {
        let (dig, deep) = if language == "de" { ("Gräbt", "tief") } else { ("Digs", "deep") };
        match subject {
            "" => Some("dig".into()),
            "dig" => Some(format!("{dig} {} {deep}.\n", self.deep)),
            _ => None,
        }
    }

    fn check(&self, report: &[u8], set: &[u8], language: Option<&str>) -> anyhow::Result<Answer> {
        let report: Report = serde_json::from_slice(report).context("It is no report of wells.")?;
        let (holes, _, mut messages) = read(set, report.deep);
        if language == Some("de") {
            messages.iter_mut().for_each(|said| said.text = "Das kann niemand.".into());
        }
        let unit = UnitOrders { unit: "1".into(), orders: 1, month: true };
        let units = if holes == 0 { vec![] } else { vec![unit] };
        let ahead = vec![format!("At least {} coins.", report.coins + holes)];
        Ok(Answer { state: "final".into(), messages, units, ahead, ..Answer::default() })
    }

    fn run(
        &self,
        month: &Month<'_>,
        host: &Host<'_>,
        out: &dyn Papers,
    ) -> anyhow::Result<(Vec<u8>, Summary)> {
        let mut world = world(month.world)?;
        world.turn += 1;
        let numbers: Vec<_> = world.factions.keys().copied().collect();
        for number in &numbers {
            let set = month.sets.get(number);
            let (holes, password, wrong) = read(set.map_or(&b""[..], Vec::as_slice), self.deep);
            ensure!(holes != 8, "A well of eight holes falls in.");
            let found: u64 = (0..holes).map(|hole| world.die(*number, hole)).sum();
            let faction = world.factions.get_mut(number).unwrap();
            faction.coins += found;
            faction.errors = wrong.len() as u64;
            faction.password = password.or(faction.password.take());
            faction.state = if set.is_some() { "sent" } else { "nothing" }.into();
        }
        let world = &world;
        thread::scope(|scope| -> anyhow::Result<()> {
            let share = numbers.len().div_ceil(host.threads).max(1);
            let all: Vec<_> = numbers
                .chunks(share)
                .map(|some| {
                    scope.spawn(move || {
                        some.iter().try_for_each(|number| {
                            papers(&month.title, world, self.deep, *number, out)
                        })
                    })
                })
                .collect();
            all.into_iter().try_for_each(|one| one.join().unwrap())
        })?;
        (host.at)(1, 1, "reports");
        Ok((world.bytes(), summary(world)))
    }
}

fn summary(world: &World) -> Summary {
    let row = |(number, faction): (&u32, &Faction)| Row {
        number: *number,
        name: faction.name.clone(),
        state: if faction.state == "sent" { State::Sent } else { State::Nothing },
        figures: vec![faction.errors, faction.coins],
    };
    Summary {
        when: format!("Dry season {}", world.turn),
        columns: vec!["errors".into(), "coins".into()],
        factions: world.factions.iter().map(row).collect(),
        notes: Vec::new(),
    }
}
