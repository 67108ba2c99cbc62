//! The icons that content names, taken out of the set that lies beside the pages.

use std::collections::BTreeSet;

use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde_json::{Map, Value};

use super::Web;

/// The file of the set: a name, a tab and a body a line.
pub(super) const SET: &str = "emblems.tsv";

/// Names of one request at most.
const AT_ONCE: usize = 100;

/// The bodies of the icons of these names, which have commas between; without those that are not in the set.
pub(crate) async fn send(Path(names): Path<String>) -> Response {
    let names = names.split(',').take(AT_ONCE).collect();
    let kept = [(header::CACHE_CONTROL, "public, max-age=86400")];
    (kept, axum::Json(bodies(&names))).into_response()
}

/// The bodies of these icons by their names, each drawn on a square of 512.
pub(super) fn bodies(names: &BTreeSet<&str>) -> Map<String, Value> {
    let set = Web::get(SET).map(|file| file.data).unwrap_or_default();
    found(&String::from_utf8_lossy(&set), names)
}

fn found(set: &str, names: &BTreeSet<&str>) -> Map<String, Value> {
    let lines = set.lines().filter_map(|line| line.split_once('\t'));
    let named = lines.filter(|(name, _)| names.contains(name));
    named.map(|(name, body)| (name.to_owned(), body.into())).collect()
}

/// How a name begins: in an object, and in a patch of one.
const BEGIN: [&str; 2] = ["\"emblem\":\"", "/emblem\",\"value\":\""];

/// The icons that these JSON data name, wherever they do.
pub(super) fn named(data: &str) -> impl Iterator<Item = &str> {
    let after = BEGIN.into_iter().flat_map(|begin| data.split(begin).skip(1));
    after.filter_map(|rest| Some(rest.split_once('"')?.0))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn icons_are_found_by_the_names_that_data_say() {
        let patch = json!({ "op": "replace", "path": "/rows/3/emblem", "value": "eagle" });
        let data =
            json!({ "rows": [{ "emblem": "owl" }, { "emblem": "no such" }], "patch": [patch] });
        let data = data.to_string();
        let names = named(&data).collect();
        let set = "bear\t<b/>\neagle\t<e/>\nowl\t<o/>\n";
        assert_eq!(Value::Object(found(set, &names)), json!({ "eagle": "<e/>", "owl": "<o/>" }));
    }
}
