//! What leads from one value to another, as JSON Patch (RFC 6902). Lists that grow or shrink at one place
//! are told by what came or went, not by every row that moved up.

use game::Change;
use serde_json::{Map, Value, json};

/// The patch that carries changes of a view out, written as JSON.
pub(crate) fn of(changes: &[Change]) -> String {
    let operations: Vec<_> = changes.iter().flat_map(operations).collect();
    format!("[{}]", operations.join(","))
}

fn operations(change: &Change) -> Vec<String> {
    let path = &change.path;
    match (&change.was, &change.now) {
        (Some(was), Some(now)) => between(path, &value(was), &value(now)),
        (None, Some(now)) => vec![add(path, now)],
        (_, None) => vec![remove(path)],
    }
}

fn value(text: &str) -> Value {
    serde_json::from_str(text).expect("what is shown is JSON")
}

/// The operations that make `new` of `old`, both at this JSON pointer, each written as JSON: at every level
/// what changed within, or the whole where that is shorter.
pub fn between(path: &str, old: &Value, new: &Value) -> Vec<String> {
    let mut within = Vec::new();
    match (old, new) {
        _ if old == new => return within,
        (Value::Object(old), Value::Object(new)) => fields(path, old, new, &mut within),
        (Value::Array(old), Value::Array(new)) => lists(path, old, new, &mut within),
        _ => {}
    }
    let whole = replace(path, &new.to_string());
    let length: usize = within.iter().map(String::len).sum();
    if within.is_empty() || length >= whole.len() { vec![whole] } else { within }
}

/// Something stands where nothing stood, or a row of a list moves those behind it on.
fn add(path: &str, value: &str) -> String {
    format!(r#"{{"op":"add","path":{},"value":{value}}}"#, json!(path))
}

/// Nothing stands there any more.
fn remove(path: &str) -> String {
    format!(r#"{{"op":"remove","path":{}}}"#, json!(path))
}

/// Something else stands there.
fn replace(path: &str, value: &str) -> String {
    format!(r#"{{"op":"replace","path":{},"value":{value}}}"#, json!(path))
}

fn fields(
    path: &str,
    old: &Map<String, Value>,
    new: &Map<String, Value>,
    operations: &mut Vec<String>,
) {
    for (name, was) in old {
        let path = format!("{path}/{}", escaped(name));
        match new.get(name) {
            Some(now) => operations.extend(between(&path, was, now)),
            None => operations.push(remove(&path)),
        }
    }
    for (name, now) in new.iter().filter(|(name, _)| !old.contains_key(*name)) {
        operations.push(add(&format!("{path}/{}", escaped(name)), &now.to_string()));
    }
}

/// What the two begin and end with alike stays; between it rows are compared in pairs.
fn lists(path: &str, old: &[Value], new: &[Value], operations: &mut Vec<String>) {
    let alike = |(one, two): &(&Value, &Value)| one == two;
    let head = old.iter().zip(new).take_while(alike).count();
    let (old, new) = (&old[head..], &new[head..]);
    let tail = old.iter().rev().zip(new.iter().rev()).take_while(alike).count();
    let (old, new) = (&old[..old.len() - tail], &new[..new.len() - tail]);
    let pairs = old.len().min(new.len());
    for (place, (was, now)) in (head..).zip(old.iter().zip(new)) {
        operations.extend(between(&format!("{path}/{place}"), was, now));
    }
    for _ in pairs..old.len() {
        operations.push(remove(&format!("{path}/{}", head + pairs)));
    }
    for (place, now) in (head + pairs..).zip(&new[pairs..]) {
        operations.push(add(&format!("{path}/{place}"), &now.to_string()));
    }
}

fn escaped(name: &str) -> String {
    name.replace('~', "~0").replace('/', "~1")
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn value() -> impl Strategy<Value = Value> {
        let leaf = prop_oneof![
            Just(Value::Null),
            any::<bool>().prop_map(Value::from),
            (0..4).prop_map(Value::from),
            "[a~/\"]{0,2}".prop_map(Value::from),
        ];
        leaf.prop_recursive(4, 24, 5, |inner| {
            prop_oneof![
                prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
                prop::collection::btree_map("[ab~/\"]{1,2}", inner, 0..5)
                    .prop_map(|fields| Value::Object(fields.into_iter().collect())),
            ]
        })
    }

    fn patched(mut old: Value, new: &Value) -> Value {
        let operations = between("", &old, new).join(",");
        let patch: json_patch::Patch =
            serde_json::from_str(&format!("[{operations}]")).expect("it is a patch");
        json_patch::patch(&mut old, &patch).expect("it fits");
        old
    }

    proptest! {
        #[test]
        fn law_a_patch_leads_from_the_old_to_the_new(old in value(), new in value()) {
            prop_assert_eq!(patched(old, &new), new);
        }
    }

    #[test]
    fn rows_that_go_and_come_are_told_alone() {
        let rows = |rows: &[&str]| json!({ "in": rows });
        let told = |old: &[&str], new: &[&str]| between("/x", &rows(old), &rows(new));
        assert_eq!(told(&["a", "b", "c"], &["b", "c"]), [r#"{"op":"remove","path":"/x/in/0"}"#]);
        assert_eq!(
            told(&["b", "c"], &["a", "b", "c"]),
            [r#"{"op":"add","path":"/x/in/0","value":"a"}"#]
        );
        let long =
            "a row that is longer than what is said of the others in a patch, and does not change";
        assert_eq!(
            told(&[long, "b"], &[long, "c", "d"]),
            [
                r#"{"op":"replace","path":"/x/in/1","value":"c"}"#,
                r#"{"op":"add","path":"/x/in/2","value":"d"}"#
            ]
        );
        let whole = r#"{"op":"replace","path":"/x/in","value":["a","c","d"]}"#;
        assert_eq!(told(&["a", "b"], &["a", "c", "d"]), [whole]);
    }
}
