//! Another value in the place of one somewhere in JSON.

use serde_json::{Value, json};

use super::bytes::Bytes;

/// The pointers to everything in a value, itself included.
fn places(value: &Value, at: &str, found: &mut Vec<String>) {
    found.push(at.into());
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                let key = key.replace('~', "~0").replace('/', "~1");
                places(value, &format!("{at}/{key}"), found);
            }
        }
        Value::Array(rows) => {
            rows.iter()
                .enumerate()
                .for_each(|(nth, row)| places(row, &format!("{at}/{nth}"), found));
        }
        _ => {}
    }
}

/// Every text in a value.
pub fn texts(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::String(text) => found.push(text.clone()),
        Value::Object(fields) => fields.values().for_each(|value| texts(value, found)),
        Value::Array(rows) => rows.iter().for_each(|value| texts(value, found)),
        _ => {}
    }
}

/// Where figures end, and what lies right beyond.
pub const BOUNDS: [u32; 8] = [1, 100, 101, 1_000, 1_001, 1_000_000, 1_000_001, 5_000];

/// Puts something else in one place; `texts` are such as mean something.
pub fn edit(value: &mut Value, texts: &[String], bytes: &mut Bytes<'_>) {
    let mut all = Vec::new();
    places(value, "", &mut all);
    let place = bytes.one(&all).cloned().unwrap_or_default();
    let other = match bytes.byte() % 12 {
        0 => Value::Null,
        1 => json!(bytes.byte() < 128),
        2 => json!(0),
        3 => json!(-1),
        4 => json!(u32::MAX),
        5 => json!(i64::MIN),
        6 => match bytes.byte() {
            high @ 240.. => json!(BOUNDS[usize::from(high - 240) % BOUNDS.len()]),
            byte => json!(byte),
        },
        7 => json!([]),
        8 => json!(""),
        9 => value.clone(),
        _ => json!(bytes.one(texts)),
    };
    if let Some(there) = value.pointer_mut(&place) {
        *there = other;
    }
}
