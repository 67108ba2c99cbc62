//! In which field two reports part.

use serde_json::{Map, Value};

/// Fields by which somebody knows which of several things is meant: the first of these that a thing has.
const NAMES: [&[&str]; 5] = [&["number"], &["x", "y"], &["unit"], &["tag"], &["name"]];

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
    let same = |name: &&str| {
        let (one, other) = (one.get(name)?, other.get(name)?);
        (one == other && (one.is_number() || one.is_string())).then(|| format!("{name} {one}"))
    };
    let all = NAMES.iter().find_map(|names| names.iter().map(same).collect::<Option<Vec<_>>>());
    all.map(|all| format!(" ({})", all.join(", "))).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_first_field_that_differs_is_named_by_what_it_is_in() {
        let report = |silver: u32, units: usize| {
            let unit = json!({ "number": 41, "name": "Owls", "silver": silver });
            let region = json!({ "x": 2, "y": 4, "units": vec![unit; units] });
            json!({ "turn": 1, "regions": [json!({ "x": 0, "y": 0 }), region] })
        };
        let within = |one: &Value, other: &Value| apart(one, other).unwrap_or_default();
        assert_eq!(apart(&report(5, 1), &report(5, 1)), None);
        let way = "regions[1] (x 2, y 4).units";
        assert_eq!(within(&report(5, 2), &report(6, 2)), format!("{way}[0] (number 41).silver"));
        assert_eq!(within(&report(5, 1), &report(5, 2)), format!("the length of {way}"));
        assert_eq!(within(&json!({ "a": 1 }), &json!({ "a": 1, "b": 2 })), "b");
        assert_eq!(within(&json!(1), &json!([])), "all of it");
    }
}
