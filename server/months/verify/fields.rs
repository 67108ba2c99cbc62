//! In which field two reports part.

use serde_json::{Map, Value};

/// Fields by one of which somebody knows which of several things is meant.
const NAMES: [&str; 4] = ["number", "unit", "tag", "name"];

/// Names the first field in which two values part: `regions[3].units[0] (number 41).silver`, lists counted from 0. It
/// never says what is in it. Nothing where they are the same, though they may be written in another way.
pub(super) fn apart(one: &Value, other: &Value) -> Option<String> {
    within(one, other, "")
}

fn within(one: &Value, other: &Value, way: &str) -> Option<String> {
    match (one, other) {
        _ if one == other => None,
        (Value::Object(one), Value::Object(other)) => in_object(one, other, way),
        (Value::Array(one), Value::Array(other)) => {
            let pairs = one.iter().zip(other).enumerate();
            let mut found = pairs.filter_map(|(at, (one, other))| {
                within(one, other, &format!("{way}[{at}]{}", named(one, other)))
            });
            found.next().or_else(|| Some(format!("the length of {way}")))
        }
        _ if way.is_empty() => Some("all of it".into()),
        _ => Some(way.into()),
    }
}

fn in_object(one: &Map<String, Value>, other: &Map<String, Value>, way: &str) -> Option<String> {
    let dot = if way.is_empty() { "" } else { "." };
    let mut keys: Vec<&String> = one.keys().chain(other.keys()).collect();
    keys.sort_unstable();
    keys.dedup();
    keys.into_iter().find_map(|key| {
        let way = format!("{way}{dot}{key}");
        match (one.get(key), other.get(key)) {
            (Some(one), Some(other)) => within(one, other, &way),
            (None, None) => None,
            _ => Some(way),
        }
    })
}

/// By what a thing in a list is known, where both know it by the same.
fn named(one: &Value, other: &Value) -> String {
    let same = NAMES.iter().find_map(|name| {
        let (one, other) = (one.get(name)?, other.get(name)?);
        (one == other && (one.is_number() || one.is_string())).then(|| format!(" ({name} {one})"))
    });
    same.unwrap_or_default()
}
