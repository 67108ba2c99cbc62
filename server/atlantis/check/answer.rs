//! The answer to a set (O-6): as text for people, as JSON for programs.

use game::{Text, text};
use orders::{Class, Code, Level, Reading};
use serde::{Deserialize, Serialize};

use super::known::Known;
use crate::content::{Content, Item};
use crate::messages::Language;
use crate::orders::Vocabulary;
use crate::report::{Good, HexAt, Report, SkillSeen};
use crate::turn::{Failed, Hungry, hex, level};
use crate::world::{Capacity, FactionId, Region, Unit, UnitId};

/// The unit would be without food or silver for some of its people (O-51).
const WILL_STARVE: Code = Code::warning("will_starve", "atlantis-will-starve");
/// The unit has nothing to do this month.
const NO_MONTH_ORDER: Code = Code::notice("no_month_order", "atlantis-no-month-order");
/// The set lies in an envelope of another faction (O-3).
const OTHER_FACTION: Code = Code::error("other_faction", "atlantis-other-faction");

/// All codes of the answer beside those of reading and of the turn.
pub const CODES: &[Code] = &[WILL_STARVE, NO_MONTH_ORDER, OTHER_FACTION];

/// The answer to a set.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// The language of its sentences: that of the report.
    #[serde(skip)]
    pub(super) language: Language,
    /// Its hash, `sha256:…`.
    pub hash: String,
    /// Whether its sender may still change it (O-9).
    pub temporary: bool,
    /// What is said of it, by line.
    pub messages: Vec<Message>,
    /// How many messages the player's own switches held back (O-58).
    pub held_back: u32,
    /// How many orders each unit got.
    pub units: Vec<Tally>,
    /// What each own unit would have at the month's end, as far as the rules let one know.
    pub ahead: Vec<Ahead>,
}

/// A message on a set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Message {
    /// The line, from 1; 0 where it is about no line.
    pub line: u32,
    /// The first and the last column, from 1; 0 where it is about a whole line.
    pub columns: [u32; 2],
    /// The unit, where it is about one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unit: Option<u32>,
    /// What it is, for programs.
    pub code: String,
    /// `error`, `warning` or `notice`.
    pub level: String,
    /// The sentence.
    pub text: String,
    /// What could stand there instead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offer: Option<String>,
}

/// How many orders a unit got.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// The unit, or the one that forms it.
    pub unit: u32,
    /// The number under which it is formed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub new: Option<u32>,
    /// Its orders of this month.
    pub orders: u32,
    /// Whether one of them takes the month.
    pub month: bool,
}

/// A unit at the month's end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ahead {
    /// Its number; 0 where it is to be formed.
    pub unit: u32,
    /// The number under which it is formed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub new: Option<u32>,
    /// Its name.
    pub name: String,
    /// Where it stands.
    pub at: HexAt,
    /// Its people by race, those who are unfed counted.
    pub people: Vec<Good>,
    /// How many of them are unfed, by race: each of them may die (E-5).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unfed: Vec<Good>,
    /// Its goods, silver left out.
    pub goods: Vec<Good>,
    /// Its silver.
    pub silver: u32,
    /// What it weighs.
    pub weight: u64,
    /// What it knows.
    pub skills: Vec<SkillSeen>,
}

impl Ahead {
    /// This unit in this region.
    pub(super) fn of(content: &Content, region: &Region, unit: &Unit) -> Self {
        let good = |of| good(content, of);
        let (people, goods): (Vec<_>, Vec<_>) =
            unit.stock.iter().partition(|(item, _)| content.is_race(*item));
        let goods = goods.into_iter().filter(|(item, _)| *item != content.known.silver);
        let skills = unit.skills.iter().map(|(skill, points)| SkillSeen {
            tag: content.skill(skill).tag.clone(),
            level: unit.level(content, skill),
            points,
        });
        Self {
            unit: unit.id.0,
            new: None,
            name: unit.name.clone(),
            at: hex(region.place),
            people: people.into_iter().map(good).collect(),
            unfed: Vec::new(),
            goods: goods.map(good).collect(),
            silver: unit.silver(content),
            weight: Capacity::of(unit, content).weight,
            skills: skills.collect(),
        }
    }
}

fn good(content: &Content, (item, amount): (Item, u32)) -> Good {
    Good { tag: content.item(item).tag.clone(), amount }
}

fn small(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

impl Answer {
    /// Whether a line of it has no effect.
    #[must_use]
    pub fn has_errors(&self) -> bool {
        self.messages.iter().any(|message| message.level == "error")
    }

    fn say(&mut self, code: Code, unit: Option<u32>, text: &Text) {
        self.messages.push(Message {
            line: 0,
            columns: [0, 0],
            unit,
            code: code.name.to_owned(),
            level: level(code.level).to_owned(),
            text: self.language.write(text),
            offer: None,
        });
    }

    /// The set is in an envelope of another faction (O-3), or in none where one was begun.
    pub(super) fn other_faction(&mut self, reading: &Reading<'_>, faction: FactionId) {
        let sender = reading.envelopes().iter().find_map(|envelope| envelope.sender).unwrap_or(0);
        let text = text!(OTHER_FACTION.say, other = sender, own = faction.0);
        self.say(OTHER_FACTION, None, &text);
    }

    /// What the text itself says (O-50).
    pub(super) fn read(&mut self, reading: &Reading<'_>, envelope: usize) {
        let Some(lies) = reading.envelopes().get(envelope) else { return };
        for problem in reading.problems() {
            if !(lies.first..=lies.last).contains(&problem.line) {
                continue;
            }
            let (first, last) = reading.columns(problem.line, problem.span);
            let unit = reading.line(problem.line).and_then(|line| line.unit());
            self.messages.push(Message {
                line: small(problem.line),
                columns: [small(first), small(last)],
                unit: unit.map(|unit| reading.units()[unit].number),
                code: problem.code.name.to_owned(),
                level: level(problem.code.level).to_owned(),
                text: self.language.write(&problem.text),
                offer: problem.offer.as_ref().map(|offer| offer.with.clone()),
            });
        }
    }

    /// How many orders each unit got (O-6).
    pub(super) fn count(&mut self, reading: &Reading<'_>, envelope: usize, words: &Vocabulary) {
        let months = reading.lines().filter(|line| {
            let row = line.order().and_then(|order| words.row(order));
            line.class() == Class::Order
                && !line.is_later()
                && row.is_some_and(|row| row.is_month())
        });
        let busy: std::collections::BTreeSet<usize> =
            months.filter_map(|line| line.unit()).collect();
        for (at, unit) in reading.units().iter().enumerate() {
            if unit.struck || unit.envelope != envelope {
                continue;
            }
            self.units.push(Tally {
                unit: unit.number,
                new: unit.formed.map(|(alias, _)| alias),
                orders: small(unit.orders),
                month: busy.contains(&at),
            });
        }
    }

    /// What the month played ahead says (O-51).
    pub(super) fn foretold(
        &mut self,
        content: &Content,
        reading: &Reading<'_>,
        failed: &Failed,
        bad: Level,
    ) {
        let said = failed.line(content, self.language);
        let line = reading.line(said.line as usize);
        let last = line.map_or(0, |line| {
            let (_, last) = reading.columns(line.number(), line.span());
            small(last)
        });
        self.messages.push(Message {
            line: said.line,
            columns: [u32::from(last > 0), last],
            unit: (said.unit > 0).then_some(said.unit),
            code: said.code,
            level: level(bad).to_owned(),
            text: said.text,
            offer: None,
        });
    }

    /// Who would go hungry (O-51).
    pub(super) fn hunger(&mut self, hungry: &[Hungry]) {
        for Hungry { unit, name, unfed } in hungry {
            let named = format!("{name} ({})", unit.0);
            let heads: u32 = unfed.iter().map(|(_, heads)| heads).sum();
            let text = text!(WILL_STARVE.say, unit = named, heads = heads);
            self.say(WILL_STARVE, Some(unit.0), &text);
        }
    }

    /// Sets down in the forecasts who would go hungry.
    pub(super) fn unfed(&mut self, content: &Content, hungry: &[Hungry]) {
        for one in hungry {
            let ahead = self.ahead.iter_mut().filter(|ahead| ahead.unit == one.unit.0);
            for ahead in ahead {
                ahead.unfed = one.unfed.iter().map(|unfed| good(content, *unfed)).collect();
            }
        }
    }

    /// Units without an order that takes the month (O-6).
    pub(super) fn idle(&mut self, known: &Known) {
        let busy: Vec<u32> = self
            .units
            .iter()
            .filter(|unit| unit.month && unit.new.is_none())
            .map(|unit| unit.unit)
            .collect();
        for (unit, name) in known.own() {
            if !busy.contains(&unit.0) {
                let text = text!(NO_MONTH_ORDER.say, unit = format!("{name} ({})", unit.0));
                self.say(NO_MONTH_ORDER, Some(unit.0), &text);
            }
        }
    }

    /// Units that are to be formed have no numbers yet: they are called as the set calls them.
    pub(super) fn call_new(&mut self, formed: &[(UnitId, u32)]) {
        for (unit, alias) in formed {
            let (named, called) = (format!("Unit ({})", unit.0), format!("NEW {alias}"));
            let number = format!(" ({})", unit.0);
            for message in &mut self.messages {
                message.text = message.text.replace(&named, &called).replace(&number, "");
                message.unit = message.unit.filter(|one| *one != unit.0);
            }
            for one in self.ahead.iter_mut().filter(|one| one.unit == unit.0) {
                (one.unit, one.new) = (0, Some(*alias));
            }
        }
    }

    /// Leaves out what the player does not want to be told (O-58). Errors cannot be turned off.
    pub(super) fn hold_back(&mut self, report: &Report) {
        let quiet = &report.orders.quiet;
        let before = self.messages.len();
        self.messages.retain(|message| {
            let is = |one: &crate::report::Quiet| {
                one.code == message.code && (one.unit.is_none() || one.unit == message.unit)
            };
            message.level == "error" || !quiet.iter().any(is)
        });
        self.held_back = small(before - self.messages.len());
        self.messages.sort_by_key(|message| (message.line, message.columns));
    }
}
