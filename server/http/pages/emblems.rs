//! The icons that content names, taken out of the set that lies beside the pages.

use std::collections::BTreeSet;
use std::io::{Cursor, read_to_string};

use axum::extract::Path;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde_json::{Map, Value};
use zip::ZipArchive;

use super::Web;

/// The archive of the set: for each two letters a file of that name, with the bodies of the icons that begin so, by
/// their names, as JSON. So it is pressed to less than half, and few of them are read for one.
pub(super) const SET: &str = "emblems.zip";

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
    found(&set, names)
}

/// Those of these names that no icon of the set has; none without the pages, which bring it.
pub(super) fn unknown(names: &BTreeSet<&str>) -> BTreeSet<String> {
    if Web::get(SET).is_none() {
        return BTreeSet::new();
    }
    let known = bodies(names);
    names.iter().filter(|name| !known.contains_key(**name)).map(ToString::to_string).collect()
}

fn found(set: &[u8], names: &BTreeSet<&str>) -> Map<String, Value> {
    // Without the pages there is no set.
    let Ok(mut set) = ZipArchive::new(Cursor::new(set)) else { return Map::new() };
    let mut beginning = |with: &str| -> Option<Map<String, Value>> {
        // Read whole before it is parsed: a parser that reads by itself takes single bytes.
        let bodies = read_to_string(set.by_name(with).ok()?).ok()?;
        serde_json::from_str(&bodies).ok()
    };
    let mut found = Map::new();
    // Names are sorted: those of one file stand together.
    for beside in names.iter().collect::<Vec<_>>().chunk_by(|one, next| first(one) == first(next)) {
        let mut bodies = beginning(first(beside[0])).unwrap_or_default();
        found.extend(beside.iter().filter_map(|name| bodies.remove_entry(**name)));
    }
    found
}

/// The file of the archive that has an icon of this name.
fn first(name: &str) -> &str {
    name.get(..2).unwrap_or(name)
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
    use zip::ZipWriter;
    use zip::write::SimpleFileOptions;

    use super::*;

    #[test]
    fn icons_are_found_by_the_names_that_data_say() {
        let patch = json!({ "op": "replace", "path": "/rows/3/emblem", "value": "eagle" });
        let data =
            json!({ "rows": [{ "emblem": "owl" }, { "emblem": "no such" }], "patch": [patch] });
        let data = data.to_string();
        let names = named(&data).collect();
        let mut set = ZipWriter::new(Cursor::new(Vec::new()));
        let files = [
            ("be", json!({ "bear": "<b/>" })),
            ("ea", json!({ "eagle": "<e/>", "ear": "<r/>" })),
            ("ow", json!({ "owl": "<o/>" })),
        ];
        for (name, bodies) in files {
            set.start_file(name, SimpleFileOptions::default()).expect("there is room");
            serde_json::to_writer(&mut set, &bodies).expect("there is room");
        }
        let set = set.finish().expect("it is whole").into_inner();
        assert_eq!(Value::Object(found(&set, &names)), json!({ "eagle": "<e/>", "owl": "<o/>" }));
        assert!(found(b"no archive", &names).is_empty());
    }
}
