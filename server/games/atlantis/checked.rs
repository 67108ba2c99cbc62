//! The answer of a check, as the host tells it.

use atlantis::Content;
use atlantis::check::{self, Ahead, Answer as Checked, Tally};
use atlantis::orders::Vocabulary;
use atlantis::report::{Good, Report, SkillSeen};
use months::{Answer, Level, Message, UnitOrders};
use orders::Problem;
use serde_json::Map;

/// Checks a set.
pub(super) fn answer(
    content: &Content,
    words: &Vocabulary,
    report: &Report,
    set: &[u8],
) -> anyhow::Result<Answer> {
    let checked = match check::check(content, words, report, set) {
        Ok(checked) => checked,
        Err(problem) => return Ok(refused(&problem)),
    };
    let mut more = Map::new();
    more.insert("held_back".into(), checked.held_back.into());
    more.insert("ahead".into(), serde_json::to_value(&checked.ahead)?);
    let state = if checked.temporary { "temporary" } else { "final" }.into();
    let Checked { messages, units, ahead, .. } = checked;
    let messages = messages.into_iter().map(|said| Message {
        line: said.line as usize,
        first: said.columns[0] as usize,
        last: said.columns[1] as usize,
        unit: said.unit.map(|unit| unit.to_string()),
        code: said.code,
        level: match said.level.as_str() {
            "error" => Level::Error,
            "warning" => Level::Warning,
            _ => Level::Notice,
        },
        text: said.text,
        offer: said.offer,
    });
    Ok(Answer {
        state,
        messages: messages.collect(),
        units: units.iter().map(counted).collect(),
        ahead: ahead.iter().map(told).collect(),
        more,
    })
}

/// The whole set is too large (O-1).
fn refused(problem: &Problem) -> Answer {
    let message = Message {
        line: 0,
        first: 0,
        last: 0,
        unit: None,
        code: problem.code.name.into(),
        level: Level::Error,
        text: problem.text.to_string(),
        offer: None,
    };
    Answer { state: "refused".into(), messages: vec![message], ..Answer::default() }
}

/// A unit as orders call it: a new one by its alias, and by the unit that forms it where that is known.
fn named(unit: u32, new: Option<u32>) -> String {
    match new {
        Some(alias) if unit == 0 => format!("NEW {alias}"),
        Some(alias) => format!("NEW {alias} of {unit}"),
        None => unit.to_string(),
    }
}

fn counted(tally: &Tally) -> UnitOrders {
    let unit = named(tally.unit, tally.new);
    UnitOrders { unit, orders: tally.orders as usize, month: tally.month }
}

/// A unit at the month's end, on a line.
fn told(ahead: &Ahead) -> String {
    let number = named(ahead.unit, ahead.new);
    let good = |good: &Good| format!("{} {}", good.amount, good.tag);
    let skill = |skill: &SkillSeen| format!("{} {} ({})", skill.tag, skill.level, skill.points);
    let unfed = |race: &Good| ahead.unfed.iter().find(|unfed| unfed.tag == race.tag);
    let race = |race: &Good| match unfed(race) {
        Some(unfed) => {
            format!("{} ({} of them unfed, of whom some may die)", good(race), unfed.amount)
        }
        None => good(race),
    };
    let silver = format!("{} silver", ahead.silver);
    let all = ahead.people.iter().map(race).chain([silver]);
    let all = all.chain(ahead.goods.iter().map(good)).chain(ahead.skills.iter().map(skill));
    let all: Vec<_> = all.collect();
    let at = &ahead.at;
    format!(
        "{} ({number}) at ({},{}): {}; weight {}.",
        ahead.name,
        at.x,
        at.y,
        all.join(", "),
        ahead.weight
    )
}
