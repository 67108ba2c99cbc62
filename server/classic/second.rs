//! The JSON that clients of a later engine read, by a table of keys: what is not there is absent.

use std::collections::BTreeMap;

use atlantis::content::Content;
use atlantis::report::{
    Exit, HexAt, LearnedKind, MarketLine, RegionSeen, Report, Seen, StructureSeen, TemplateUnit,
    UnitSeen, Who,
};
use serde_json::{Map, Value, json};

use crate::head::{capital, learned};
use crate::{Names, VERSION, templates};

/// The report in that form.
#[must_use]
pub fn second(report: &Report, content: &Content) -> Value {
    let names = Names::of(content);
    let faction = &report.faction;
    let told = Told { report, names: &names, templates: templates(report) };
    json!({
        "name": faction.name,
        "number": faction.number,
        "date": { "month": report.month, "year": report.year },
        "engine": {
            "version": VERSION,
            "ruleset": report.game.variant,
            "ruleset_version": report.game.content,
            "json_report_version": "1.0.1 (beta)",
        },
        "administrative": {
            "email": faction.address.as_deref().unwrap_or("NoAddress"),
            "password_unset": !faction.password,
            "times_sent": faction.times,
            "show_unit_attitudes": false,
        },
        "type": kind(report),
        "status": status(report),
        "attitudes": attitudes(report),
        "unclaimed_silver": faction.unclaimed,
        "statistics": [],
        "errors": report.errors.iter().map(|error| {
            json!({
                "message": format!("{}: {}", error.order, error.text),
                "unit": { "name": error.name, "number": error.unit },
            })
        }).collect::<Vec<_>>(),
        "events": report.events.iter().map(event).collect::<Vec<_>>(),
        "battles": report.battles.iter().map(|battle| {
            json!({ "type": battle.kind, "report": battle.lines })
        }).collect::<Vec<_>>(),
        "skill_reports": told.learned(LearnedKind::Skill),
        "item_reports": told.learned(LearnedKind::Item),
        "object_reports": told.learned(LearnedKind::Object),
        "regions": report.regions.iter().map(|region| told.region(region)).collect::<Vec<_>>(),
    })
}

fn kind(report: &Report) -> Value {
    let points = report.faction.points;
    let all = [("war", points.war), ("trade", points.trade), ("magic", points.magic)];
    let some = all.into_iter().filter(|(_, points)| *points > 0);
    Value::Object(some.map(|(area, points)| (area.to_owned(), points.into())).collect())
}

fn status(report: &Report) -> Value {
    let limits = &report.faction.limits;
    let row = |[current, allowed]: [u32; 2]| json!({ "current": current, "allowed": allowed });
    let mut apprentices = row(limits.apprentices);
    apprentices["name"] = "apprentice".into();
    json!({
        "tax_regions": row(limits.tax_regions),
        "trade_regions": row(limits.trade_regions),
        "mages": row(limits.mages),
        "apprentices": apprentices,
    })
}

fn attitudes(report: &Report) -> Value {
    let mut all = json!({ "default": report.attitudes.default });
    for attitude in ["hostile", "unfriendly", "neutral", "friendly", "ally"] {
        let some = report.attitudes.declared.iter().filter(|one| one.attitude == attitude);
        let some = some.map(|one| json!({ "name": one.name, "number": one.faction }));
        all[attitude] = some.collect();
    }
    all
}

/// The categories of the other form by our kinds.
fn category(kind: &str) -> &'static str {
    match kind {
        "claimed" => "claim",
        "bought" | "recruited" => "buy",
        "sold" => "sell",
        "gave" | "received" | "discarded" | "dismissed" | "exchanged" | "changed_hands"
        | "inherited" => "give",
        "taxed" => "tax",
        "worked" => "work",
        "entertained" => "entertain",
        "studied" | "level_gained" | "was_taught" => "study",
        "taught" => "teach",
        "practised" => "practice",
        "produced" => "produce",
        "built" | "finished" => "build",
        "moved" | "sailed" | "stopped" | "drowned" => "movement",
        "withdrew" => "withdraw",
        "paid" | "fed" | "helped" | "lent" | "starved" => "maintenance",
        _ => "other",
    }
}

fn event(event: &atlantis::report::Event) -> Value {
    let mut value = json!({ "category": category(&event.kind), "message": event.text });
    if let Some(unit) = event.unit {
        value["unit"] = json!({ "name": event.name, "number": unit });
    }
    if let Some(at) = event.region {
        value["region"] = json!({ "coordinates": coordinates(at) });
    }
    value
}

fn coordinates(at: HexAt) -> Value {
    let label = ["nexus", "surface", "underworld"][usize::from(at.level).min(2)];
    json!({ "x": at.x, "y": at.y, "z": at.level, "label": label })
}

/// A list, or nothing where it is empty: so stand units there, and nothing else.
fn list(all: Vec<Value>) -> Value {
    if all.is_empty() { Value::Null } else { Value::Array(all) }
}

struct Told<'a> {
    report: &'a Report,
    names: &'a Names<'a>,
    templates: BTreeMap<u32, &'a TemplateUnit>,
}

impl Told<'_> {
    fn learned(&self, kind: LearnedKind) -> Value {
        let some = self.report.learned.iter().filter(|one| one.kind == kind);
        let one = |one: &atlantis::report::Learned| {
            let mut value = json!({ "name": one.name, "description": learned(one, self.names) });
            if kind != LearnedKind::Object {
                value["tag"] = one.key.as_str().into();
            }
            if let Some(level) = one.level {
                value["level"] = level.into();
            }
            value
        };
        some.map(one).collect()
    }

    fn good(&self, tag: &str, amount: u32) -> Value {
        let (name, plural) = self.names.both(tag);
        json!({ "tag": tag, "name": name, "plural": plural, "amount": amount })
    }

    fn market(&self, lines: &[MarketLine]) -> Value {
        let line = |line: &MarketLine| {
            let mut value = self.good(&line.tag, line.amount);
            value["price"] = line.price.into();
            value
        };
        lines.iter().map(line).collect()
    }

    fn region(&self, region: &RegionSeen) -> Value {
        let mut value = json!({
            "coordinates": coordinates(region.at),
            "terrain": region.terrain,
            "province": region.province,
            "present": region.seen == Seen::Here,
            "markets": { "wanted": self.market(&region.wanted), "for_sale": self.market(&region.for_sale) },
            "products": region.products.iter().map(|good| self.good(&good.tag, good.amount)).collect::<Value>(),
            "exits": region.exits.iter().map(exit).collect::<Vec<_>>(),
            "structures": region.structures.iter().map(|one| self.structure(one)).collect::<Value>(),
            "units": list(region.units.iter().map(|unit| self.unit(unit)).collect()),
        });
        if let Some(town) = &region.settlement {
            value["settlement"] = json!({ "name": town.name, "size": town.kind });
        }
        if let Some(race) = &region.race {
            let race = self.names.both(race).1;
            value["population"] = json!({ "amount": region.population, "race": race });
            value["tax"] = region.tax.into();
            value["entertainment"] = region.entertainment.into();
        }
        value["wages"] = match region.wage {
            Some(wage) => json!({ "amount": wage.w, "max": wage.max }),
            None => json!({ "amount": 0, "max": 0 }),
        };
        if let Some(gate) = region.gate {
            value["gate"] = json!({ "number": gate.number, "open": 1 });
        }
        value
    }

    fn structure(&self, structure: &StructureSeen) -> Value {
        let mut value = json!({
            "number": structure.number,
            "name": structure.name,
            "type": structure.of,
            "units": list(structure.units.iter().map(|unit| self.unit(unit)).collect()),
        });
        put(
            &mut value,
            "description",
            (!structure.description.is_empty()).then(|| structure.description.as_str().into()),
        );
        put(&mut value, "incomplete", (structure.needs > 0).then(|| structure.needs.into()));
        put(&mut value, "inner_location", structure.inner.then(|| true.into()));
        put(&mut value, "closed", structure.closed.then(|| true.into()));
        value
    }

    fn unit(&self, unit: &UnitSeen) -> Value {
        let goods =
            unit.people.iter().chain(&unit.goods).map(|good| self.good(&good.tag, good.amount));
        let silver =
            unit.silver.filter(|silver| *silver > 0).map(|silver| self.good("SILV", silver));
        let mut value = json!({
            "number": unit.number,
            "name": unit.name,
            "attitude": self.attitude(unit.faction.as_ref(), unit.own),
            "flags": flags(unit),
            "items": goods.chain(silver).collect::<Vec<_>>(),
        });
        put(
            &mut value,
            "description",
            (!unit.description.is_empty()).then(|| unit.description.as_str().into()),
        );
        put(
            &mut value,
            "faction",
            unit.faction.as_ref().map(|who| json!({ "number": who.number, "name": who.name })),
        );
        if unit.own {
            self.own(unit, &mut value);
        }
        value
    }

    /// Ours to its faction; the default where that is not known to us.
    fn attitude(&self, who: Option<&Who>, own: bool) -> &str {
        if own {
            return "ally";
        }
        let attitudes = &self.report.attitudes;
        let declared =
            who.and_then(|who| attitudes.declared.iter().find(|one| one.faction == who.number));
        declared.map_or(&attitudes.default, |one| &one.attitude)
    }

    fn own(&self, unit: &UnitSeen, value: &mut Value) {
        value["own_unit"] = true.into();
        value["weight"] = unit.weight.unwrap_or(0).into();
        if let Some(capacity) = unit.capacity {
            value["capacity"] = json!({
                "flying": capacity.fly,
                "riding": capacity.ride,
                "walking": capacity.walk,
                "swimming": capacity.swim,
            });
        }
        let heads: u64 = unit.people.iter().map(|good| u64::from(good.amount)).sum();
        let skill = |tag: &str| {
            let found = self
                .names
                .content
                .skill_of(tag)
                .map(|skill| self.names.content.skill(skill).name.clone());
            json!({ "tag": tag, "name": found.unwrap_or_default() })
        };
        let known = unit.skills.iter().flatten().map(|one| {
            let mut known = skill(&one.tag);
            known["level"] = one.level.into();
            known["skill_days"] = (one.points / heads.max(1)).into();
            known
        });
        value["skills"] = json!({ "known": known.collect::<Value>() });
        if !unit.can_study.is_empty() {
            value["skills"]["can_study"] = unit.can_study.iter().map(|tag| skill(tag)).collect();
        }
        put(value, "combat_spell", unit.combat_spell.as_deref().map(skill));
        let template = self.templates.get(&unit.number);
        value["orders"] = template.map_or_else(|| json!([]), |unit| orders(unit));
    }
}

fn put(value: &mut Value, key: &str, what: Option<Value>) {
    if let Some(what) = what {
        value[key] = what;
    }
}

fn exit(exit: &Exit) -> Value {
    let mut region = json!({
        "coordinates": coordinates(exit.at),
        "terrain": exit.terrain,
        "province": exit.province,
    });
    if let Some(town) = &exit.settlement {
        region["settlement"] = json!({ "name": town.name, "size": town.kind });
    }
    json!({ "direction": capital(&exit.dir), "region": region })
}

fn flags(unit: &UnitSeen) -> Value {
    let has = |flag: &str| unit.flags.iter().any(|one| one == flag);
    let mut flags = Map::new();
    flags.insert("guard".into(), has("on_guard").into());
    flags.insert("avoid".into(), has("avoiding").into());
    if has("behind") {
        flags.insert("behind".into(), true.into());
    }
    if unit.own {
        let all = [
            ("holding", has("holding")),
            ("taxing", has("taxing")),
            ("no_aid", has("no_aid")),
            ("no_cross_water", has("no_cross")),
            ("sharing", false),
        ];
        flags.extend(all.into_iter().map(|(key, flag)| (key.to_owned(), flag.into())));
        let reveal = [("revealing_unit", "unit"), ("revealing_faction", "faction")];
        if let Some((_, word)) = reveal.into_iter().find(|(flag, _)| has(flag)) {
            flags.insert("reveal".into(), word.into());
        }
        let spoils = unit.flags.iter().find_map(|flag| flag.strip_prefix("spoils_"));
        flags.insert("spoils".into(), spoils.unwrap_or("all").into());
    }
    Value::Object(flags)
}

/// The template's lines: blocks hold theirs.
fn orders(unit: &TemplateUnit) -> Value {
    let line = |line: &String| json!({ "order": line });
    let later = unit.later.iter().map(|later| {
        let word = if later.repeats { "@TURN" } else { "TURN" };
        json!({ "order": word, "nested": later.lines.iter().map(line).collect::<Vec<_>>() })
    });
    unit.lines.iter().map(line).chain(later).collect()
}
