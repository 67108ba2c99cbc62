//! A reader of the text, written from the rules of its form and from nothing of what writes it. It joins
//! wrapped lines as clients do, and knows every line or says which it does not know.

use std::collections::BTreeMap;

/// What was read.
#[derive(Debug, Default)]
pub struct Read {
    pub faction: (String, u32),
    pub points: BTreeMap<String, u32>,
    pub date: (String, u32),
    pub limits: BTreeMap<String, [u32; 2]>,
    pub errors: Vec<String>,
    pub events: Vec<String>,
    pub learned: Vec<String>,
    pub attitudes: BTreeMap<String, Vec<u32>>,
    pub unclaimed: u64,
    pub regions: Vec<Region>,
    /// The template's lines for each unit, comments left out.
    pub template: BTreeMap<u32, Vec<String>>,
    /// Lines that are none of the form.
    pub unread: Vec<String>,
}

#[derive(Debug, Default)]
pub struct Region {
    pub terrain: String,
    pub place: (u16, u16, u8),
    pub province: String,
    pub town: Option<(String, String)>,
    pub peasants: Option<(u32, String, u32)>,
    pub weather: Option<(String, String)>,
    pub wages: (u32, u32),
    /// Tag, amount, price.
    pub wanted: Vec<(String, u32, u32)>,
    pub for_sale: Vec<(String, u32, u32)>,
    pub entertainment: u32,
    pub products: Vec<(String, u32)>,
    pub exits: Vec<(String, (u16, u16, u8))>,
    pub gate: Option<u32>,
    pub units: Vec<Unit>,
    pub structures: Vec<Structure>,
}

#[derive(Debug, Default)]
pub struct Structure {
    pub number: u32,
    pub name: String,
    pub of: String,
    pub needs: u32,
    pub inner: bool,
    pub closed: bool,
    pub units: Vec<Unit>,
}

#[derive(Debug, Default)]
pub struct Unit {
    pub own: bool,
    pub name: String,
    pub number: u32,
    pub guard: bool,
    pub faction: Option<u32>,
    pub flags: Vec<String>,
    /// Tag and amount.
    pub items: Vec<(String, u32)>,
    pub weight: Option<u64>,
    pub capacity: Option<[u64; 4]>,
    /// Tag, level, points a head.
    pub skills: Option<Vec<(String, u32, u64)>>,
    pub about: String,
}

/// Joins lines: a deeper one belongs to the one above if its first word would not have fitted there, unless it begins as
/// a unit does.
fn joined(text: &str) -> Vec<(usize, String)> {
    let mut all: Vec<(usize, String)> = Vec::new();
    let mut last = 0;
    for line in text.lines() {
        let indent = line.len() - line.trim_start_matches(' ').len();
        let words = line.trim();
        let first = words.split(' ').next().unwrap_or("").chars().count();
        match all.last_mut() {
            Some((above, joined))
                if indent == *above + 2
                    && !joined.is_empty()
                    && !is_mark(words)
                    && !words.is_empty()
                    && last + 1 + first > 70 =>
            {
                joined.push(' ');
                joined.push_str(words);
            }
            _ => all.push((indent, words.to_owned())),
        }
        last = line.chars().count();
    }
    all
}

/// Reads a report.
pub fn read(text: &str) -> Read {
    let (head, template) = text.split_once("Orders Template").unwrap_or((text, ""));
    let mut read = Read::default();
    let mut reader = Reader { read: &mut read, part: Part::Head };
    for (indent, line) in joined(head) {
        reader.line(indent, &line);
    }
    templates(template, &mut read);
    read
}

fn templates(text: &str, read: &mut Read) {
    let mut unit = None;
    for line in text.lines().skip(1) {
        if let Some(number) = line.strip_prefix("unit ") {
            unit = number.parse().ok();
            read.template.entry(unit.unwrap_or(0)).or_default();
        } else if let (Some(unit), false) = (unit, line.is_empty() || line.starts_with([';', '#']))
        {
            read.template.entry(unit).or_default().push(line.to_owned());
        }
    }
}

#[derive(Clone, Copy, PartialEq)]
enum Part {
    Head,
    Status,
    Errors,
    Events,
    Learned,
    Attitudes,
    Regions,
    Facts,
    Exits,
    Units,
}

struct Reader<'r> {
    read: &'r mut Read,
    part: Part,
}

impl Reader<'_> {
    fn line(&mut self, indent: usize, line: &str) {
        if line.is_empty() {
            if self.part == Part::Facts || self.part == Part::Exits {
                self.part = Part::Units;
            }
            return;
        }
        let known = self.heading(line)
            || match self.part {
                Part::Head => self.head(line),
                Part::Status => self.status(line).is_some(),
                Part::Errors => push(&mut self.read.errors, line),
                Part::Events => push(&mut self.read.events, line),
                Part::Learned => push(&mut self.read.learned, line),
                Part::Attitudes => self.attitude(line).is_some(),
                Part::Regions | Part::Units if indent == 0 && !is_mark(line) => {
                    self.region(line).is_some()
                }
                Part::Regions => false,
                Part::Facts => self.fact(line).is_some(),
                Part::Exits => self.exit(line).is_some(),
                Part::Units => self.standing(indent, line).is_some(),
            };
        if !known {
            self.read.unread.push(line.to_owned());
        }
    }

    fn heading(&mut self, line: &str) -> bool {
        self.part = match line {
            "Faction Status:" => Part::Status,
            "Errors during turn:" => Part::Errors,
            "Events during turn:" => Part::Events,
            "Skill reports:" | "Item reports:" | "Object reports:" => Part::Learned,
            "Exits:" => Part::Exits,
            _ if line.starts_with("Declared Attitudes (default ") => Part::Attitudes,
            _ if line.starts_with("---") => Part::Facts,
            _ => match line.strip_prefix("Unclaimed silver: ") {
                Some(silver) => {
                    self.read.unclaimed = silver.trim_end_matches('.').parse().unwrap_or(0);
                    Part::Regions
                }
                None => return false,
            },
        };
        true
    }

    fn head(&mut self, line: &str) -> bool {
        if line == "Atlantis Report For:" || line.contains("Version: ") {
            return true;
        }
        if ["Note: ", "REMINDER: ", "WARNING: "].iter().any(|note| line.starts_with(note)) {
            return true;
        }
        if let Some((month, year)) = line.split_once(", Year ") {
            self.read.date = (month.to_owned(), year.parse().unwrap_or(0));
            return true;
        }
        let Some((name, points)) = line.rsplit_once(" (") else { return false };
        let Some(name) = called(name) else { return false };
        self.read.faction = name;
        for area in points.trim_end_matches(')').split(", ") {
            if let Some((area, points)) = area.split_once(' ') {
                self.read.points.insert(area.to_owned(), points.parse().unwrap_or(0));
            }
        }
        true
    }

    fn status(&mut self, line: &str) -> Option<()> {
        let (name, figures) = line.split_once(": ")?;
        let (used, allowed) = figures.trim_end_matches(')').split_once(" (")?;
        self.read.limits.insert(name.to_owned(), [used.parse().ok()?, allowed.parse().ok()?]);
        Some(())
    }

    fn attitude(&mut self, line: &str) -> Option<()> {
        let (attitude, who) = line.strip_suffix('.')?.split_once(" : ")?;
        let who = if who == "none" {
            Vec::new()
        } else {
            who.split(", ").map(|one| called(one).map(|(_, n)| n)).collect::<Option<_>>()?
        };
        self.read.attitudes.insert(attitude.to_lowercase(), who);
        Some(())
    }

    fn region(&mut self, line: &str) -> Option<()> {
        let mut region = Region::default();
        let (terrain, rest) = line.strip_suffix('.')?.split_once(" (")?;
        let (at, rest) = rest.split_once(") in ")?;
        (region.terrain, region.place) = (terrain.to_owned(), place(at)?);
        let (rest, people) = match rest.split_once(" peasants (") {
            Some((before, race)) => {
                let (before, count) = before.rsplit_once(", ")?;
                let (race, tax) = race.split_once("), $")?;
                (before, Some((count.parse().ok()?, race.to_owned(), tax.parse().ok()?)))
            }
            None => (rest, None),
        };
        region.peasants = people;
        let (province, town) = match rest.split_once(", contains ") {
            Some((province, town)) => {
                let (name, kind) = town.strip_suffix(']')?.rsplit_once(" [")?;
                (province, Some((name.to_owned(), kind.to_owned())))
            }
            None => (rest, None),
        };
        (region.province, region.town) = (province.to_owned(), town);
        self.read.regions.push(region);
        self.part = Part::Regions;
        Some(())
    }

    fn fact(&mut self, line: &str) -> Option<()> {
        let region = self.read.regions.last_mut()?;
        let line = line.strip_suffix('.')?;
        if let Some((last, next)) = line.split_once(" last month; it will be ") {
            let last = last.rsplit(' ').find(|word| *word != "season")?;
            let next = next.strip_suffix(" next month")?.split(' ').next()?;
            region.weather = Some((last.to_owned(), next.to_owned()));
        } else if let Some(wages) = line.strip_prefix("Wages: $") {
            region.wages = match wages.split_once(" (Max: $") {
                Some((wage, most)) => {
                    (wage.parse().ok()?, most.trim_end_matches(')').parse().ok()?)
                }
                None => (wages.parse().ok()?, 0),
            };
        } else if let Some(list) = line.strip_prefix("Wanted: ") {
            region.wanted = market(list)?;
        } else if let Some(list) = line.strip_prefix("For Sale: ") {
            region.for_sale = market(list)?;
        } else if let Some(silver) = line.strip_prefix("Entertainment available: $") {
            region.entertainment = silver.parse().ok()?;
        } else {
            let list = line.strip_prefix("Products: ")?;
            region.products = if list == "none" {
                Vec::new()
            } else {
                list.split(", ").map(item).collect::<Option<_>>()?
            };
        }
        Some(())
    }

    fn exit(&mut self, line: &str) -> Option<()> {
        if line == "none" {
            return Some(());
        }
        let (dir, there) = line.split_once(" : ")?;
        let (_, rest) = there.split_once(" (")?;
        let (at, _) = rest.split_once(") in ")?;
        self.read.regions.last_mut()?.exits.push((dir.to_owned(), place(at)?));
        Some(())
    }

    fn standing(&mut self, indent: usize, line: &str) -> Option<()> {
        let region = self.read.regions.last_mut()?;
        if let Some(gate) = line.strip_prefix("There is a Gate here (Gate ") {
            region.gate = gate.split(' ').next()?.parse().ok();
        } else if let Some(structure) = line.strip_prefix("+ ") {
            region.structures.push(structure_of(structure)?);
        } else {
            let unit = unit(line)?;
            if indent == 0 {
                region.units.push(unit);
            } else {
                region.structures.last_mut()?.units.push(unit);
            }
        }
        Some(())
    }
}

fn is_mark(line: &str) -> bool {
    ["* ", "- ", "+ ", "There is a Gate"].iter().any(|mark| line.starts_with(mark))
}

fn push(all: &mut Vec<String>, line: &str) -> bool {
    all.push(line.to_owned());
    true
}

/// “Owls (5)”.
fn called(text: &str) -> Option<(String, u32)> {
    let (name, number) = text.strip_suffix(')')?.rsplit_once(" (")?;
    Some((name.to_owned(), number.parse().ok()?))
}

fn place(text: &str) -> Option<(u16, u16, u8)> {
    let mut parts = text.split(',');
    let (x, y) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    let level = match parts.next() {
        None => 1,
        Some("nexus") => 0,
        Some(_) => 2,
    };
    Some((x, y, level))
}

/// “3 horses [HORS]”, “horse [HORS]”.
fn item(text: &str) -> Option<(String, u32)> {
    let (name, tag) = text.strip_suffix(']')?.rsplit_once(" [")?;
    let amount = name.split(' ').next()?.parse().unwrap_or(1);
    Some((tag.to_owned(), amount))
}

fn market(text: &str) -> Option<Vec<(String, u32, u32)>> {
    if text == "none" {
        return Some(Vec::new());
    }
    let line = |line: &str| {
        let (goods, price) = line.rsplit_once(" at $")?;
        let (tag, amount) = item(goods)?;
        Some((tag, amount, price.parse().ok()?))
    };
    text.split(", ").map(line).collect()
}

fn structure_of(line: &str) -> Option<Structure> {
    let line = line.split_once("; ").map_or(line, |(facts, _)| facts).trim_end_matches('.');
    let (named, rest) = line.rsplit_once("] : ")?;
    let (name, number) = named.rsplit_once(" [")?;
    let mut parts = rest.split(", ");
    let mut structure = Structure {
        number: number.parse().ok()?,
        name: name.to_owned(),
        of: parts.next()?.to_owned(),
        ..Structure::default()
    };
    for part in parts {
        match part.strip_prefix("needs ") {
            Some(needs) => structure.needs = needs.parse().ok()?,
            None if part == "contains an inner location" => structure.inner = true,
            None if part == "closed to player units" => structure.closed = true,
            None => return None,
        }
    }
    Some(structure)
}

fn unit(line: &str) -> Option<Unit> {
    let own = match line.get(..2)? {
        "* " => true,
        "- " => false,
        _ => return None,
    };
    let (facts, about) = line[2..].split_once("; ").unwrap_or((&line[2..], ""));
    let mut unit = Unit { own, about: about.trim_end_matches('.').to_owned(), ..Unit::default() };
    let mut sentences = facts.trim_end_matches('.').split(". ");
    for part in sentences.next()?.split(", ") {
        if unit.number == 0 {
            (unit.name, unit.number) = called(part)?;
        } else if part == "on guard" {
            unit.guard = true;
        } else if let Some((tag, amount)) = item(part) {
            unit.items.push((tag, amount));
        } else if let Some((_, faction)) = called(part) {
            unit.faction = Some(faction);
        } else {
            unit.flags.push(part.to_owned());
        }
    }
    for sentence in sentences {
        let (word, rest) = sentence.split_once(": ")?;
        match word {
            "Weight" => unit.weight = rest.parse().ok(),
            "Capacity" => {
                let all: Vec<u64> =
                    rest.split('/').map(str::parse).collect::<Result<_, _>>().ok()?;
                unit.capacity = all.try_into().ok();
            }
            "Skills" if rest == "none" => unit.skills = Some(Vec::new()),
            "Skills" => unit.skills = Some(rest.split(", ").map(skill).collect::<Option<_>>()?),
            "Combat spell" | "Ready weapon" | "Ready weapons" | "Ready armor" | "Can Study" => {}
            _ => return None,
        }
    }
    Some(unit)
}

/// “horse training [HORS] 2 (90)”.
fn skill(text: &str) -> Option<(String, u32, u64)> {
    let (_, rest) = text.split_once(" [")?;
    let (tag, rest) = rest.split_once("] ")?;
    let (level, points) = rest.trim_end_matches(')').split_once(" (")?;
    Some((tag.to_owned(), level.parse().ok()?, points.parse().ok()?))
}
