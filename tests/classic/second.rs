//! The second JSON has no key that the other form has not, and no other types. The table counts 28 reports of that
//! form; what none of them happened to hold is named here by the rule's own table.

use std::collections::BTreeMap;

use atlantis::content::Content;
use proptest::prelude::*;
use serde_json::Value;

use crate::truth;

/// Keys of R-30 whose words are ours, and those that were in none of the reports counted.
const OURS: [&str; 6] = [
    "type.war",
    "type.trade",
    "status.tax_regions",
    "status.trade_regions",
    "regions[].structures[].description",
    "regions[].units[].description",
];

/// One path for what stands in two places: units outside and inside, the factions of five attitudes.
fn one_path(path: &str) -> String {
    let path = path.replace("structures[].units[]", "units[]");
    match path.strip_prefix("attitudes.").and_then(|rest| rest.split_once("[]")) {
        Some((_, rest)) => format!("attitudes.any[]{rest}"),
        None => path,
    }
}

fn table() -> BTreeMap<String, String> {
    let mut table = BTreeMap::new();
    for row in include_str!("corpora/neworigins-1.0.1.keys.tsv").lines().skip(1) {
        let mut cells = row.split('\t');
        let (key, kinds) = (cells.next().unwrap(), cells.next().unwrap());
        let all: &mut String = table.entry(one_path(key)).or_default();
        *all = format!("{all}|{kinds}");
    }
    table
}

fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(_) => "number",
        Value::String(_) => "text",
        Value::Array(_) => "list",
        Value::Object(_) => "object",
    }
}

/// Keys that the table has not, or with another type.
fn strange(value: &Value, path: &str, table: &BTreeMap<String, String>, found: &mut Vec<String>) {
    match value {
        Value::Object(all) => {
            for (key, value) in all {
                let path =
                    one_path(&if path.is_empty() { key.clone() } else { format!("{path}.{key}") });
                let known = table
                    .get(&path)
                    .is_some_and(|kinds| kinds.split('|').any(|one| one == kind(value)));
                if !known && !OURS.iter().any(|ours| path.starts_with(ours)) {
                    found.push(format!("{path}: {}", kind(value)));
                }
                strange(value, &path, table, found);
            }
        }
        Value::Array(all) => {
            all.iter()
                .for_each(|value| strange(value, &one_path(&format!("{path}[]")), table, found));
        }
        _ => {}
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn r30_the_second_json_has_no_key_of_its_own(report in truth::report()) {
        let mut found = Vec::new();
        strange(&classic::second(&report, Content::shipped()), "", &table(), &mut found);
        prop_assert_eq!(found, Vec::<String>::new());
    }
}
