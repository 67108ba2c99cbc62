//! What is needed at once at an address, named with its page: so these files come side by side, and not each when the
//! one before has run. The build of the pages lists them, `web/build/ahead.ts`.

use std::collections::HashMap;

use axum::http::{HeaderMap, HeaderValue, Uri, header};
use serde::Deserialize;

use super::File;
use crate::table::Facts;

/// The list lies beside the pages.
pub(super) const LIST: &str = "ahead.json";

/// What is needed where.
#[derive(Deserialize)]
struct List<'file> {
    /// Scripts that are no modules.
    #[serde(borrow)]
    classic: Vec<&'file str>,
    /// By the first part of the path; by the game of the table, with `begun` behind it where that is; and by
    /// language.
    at: HashMap<&'file str, HashMap<&'file str, HashMap<&'file str, Vec<&'file str>>>>,
}

/// What pages speak where nobody says what they are to.
const ENGLISH: &str = "en";

/// The header that names them, for who asks with these headers for a page; `table` is the table of the address, as far
/// as who asks may know it. None where the list knows no such address.
pub(super) fn named(uri: &Uri, asked: &HeaderMap, table: Option<&Facts>) -> Option<HeaderValue> {
    let file = File::get(LIST)?;
    let list: List<'_> = serde_json::from_slice(&file.data).ok()?;
    let files = list.files(uri, asked, table)?;
    HeaderValue::try_from(list.link(files)).ok()
}

impl<'file> List<'file> {
    fn files(&self, uri: &Uri, asked: &HeaderMap, table: Option<&Facts>) -> Option<&[&'file str]> {
        let at = self.at.get(uri.path().trim_start_matches('/').split('/').next()?)?;
        let begun = table.filter(|table| table.begun).map(|table| format!("{} begun", table.game));
        let game = table.map(|table| table.game.clone());
        let known = [begun, game, Some(String::new())].into_iter().flatten();
        let spoken = known.filter_map(|known| at.get(known.as_str())).next()?;
        let language = wished(uri, asked, table).find(|language| spoken.contains_key(language));
        spoken.get(language.unwrap_or(ENGLISH)).map(Vec::as_slice)
    }

    /// These as the page asks for them, or they would come twice.
    fn link(&self, files: &[&str]) -> String {
        let one = |file: &&str| match file.ends_with(".css") {
            true => format!("</{file}>; rel=preload; as=style; crossorigin"),
            false if self.classic.contains(file) => format!("</{file}>; rel=preload; as=script"),
            false => format!("</{file}>; rel=modulepreload"),
        };
        files.iter().map(one).collect::<Vec<_>>().join(", ")
    }
}

/// In which languages the page may speak, as it finds that out itself (`web/src/hub/tongue.ts`), but for what was chosen
/// on the device, which nobody else knows: a file of texts in another one comes in vain then.
fn wished<'all>(
    uri: &'all Uri,
    asked: &'all HeaderMap,
    table: Option<&'all Facts>,
) -> impl Iterator<Item = &'all str> {
    let pairs = uri.query().unwrap_or_default().split('&');
    let address = pairs.filter_map(|pair| pair.strip_prefix("language="));
    let read = asked.get(header::ACCEPT_LANGUAGE).and_then(|read| read.to_str().ok());
    let read = read.unwrap_or_default().split(',');
    let read = read.filter_map(|tag| tag.split(['-', ';']).next()).map(str::trim);
    address.chain(table.and_then(|table| table.language.as_deref())).chain(read)
}

#[cfg(test)]
mod tests {
    use crate::wire::Lobby;

    use super::*;

    const TOLD: &str = r#"{"classic": ["a/old.js"], "at": {
        "": {"": {"en": ["a/landing.js"], "el": ["a/landing.js", "a/el.js"]}},
        "j": {
            "": {"en": ["a/seat.js"], "el": ["a/seat.js", "a/el.js"]},
            "toy": {"en": ["a/seat.js", "a/toy.css"], "el": ["a/seat.js", "a/el.js", "a/toy.css"]},
            "toy begun": {"en": ["a/steps.js"], "el": ["a/steps.js", "a/el.js"]},
            "plain": {"en": ["a/plain.js"]}
        }
    }}"#;

    fn table(game: &str, begun: bool, language: Option<&str>) -> Facts {
        Facts {
            code: "KWDTR".into(),
            name: "A table".into(),
            language: language.map(Into::into),
            game: game.into(),
            lobby: Lobby::Open,
            begun,
            over: false,
            seats: Vec::new(),
        }
    }

    fn list() -> List<'static> {
        serde_json::from_str(TOLD).expect("it is a list")
    }

    /// What comes at an address, for who reads these languages.
    fn told(uri: &'static str, reads: &'static str, table: Option<&Facts>) -> Option<String> {
        let asked =
            HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, HeaderValue::from_static(reads))]);
        list().files(&Uri::from_static(uri), &asked, table).map(|files| files.join(" "))
    }

    #[test]
    fn an_address_names_more_the_more_is_known_of_its_table() {
        let at = |table: Option<Facts>| {
            told("/j/KWDTR", "", table.as_ref()).expect("the address is known")
        };
        assert_eq!(at(None), "a/seat.js");
        assert_eq!(at(Some(table("toy", false, None))), "a/seat.js a/toy.css");
        assert_eq!(at(Some(table("toy", true, None))), "a/steps.js");
        // A game that keeps nothing apart for later has all at once.
        assert_eq!(at(Some(table("plain", true, None))), "a/plain.js");
        // Of a game without screens here the page will say so.
        assert_eq!(at(Some(table("unheard", true, None))), "a/seat.js");
        assert_eq!(told("/", "", None).as_deref(), Some("a/landing.js"));
        assert_eq!(told("/print", "", None), None);
    }

    #[test]
    fn texts_come_in_the_language_that_the_page_will_speak() {
        let greek = |uri, reads, language| {
            let table = table("toy", false, language);
            told(uri, reads, Some(&table)).expect("the address is known").contains("el.js")
        };
        assert!(greek("/j/KWDTR", "el-GR,en;q=0.5", None));
        assert!(greek("/j/KWDTR", "fr, el;q=0.5", None), "the first that there is");
        assert!(greek("/j/KWDTR", "en", Some("el")), "the table's before the reader's");
        assert!(!greek("/j/KWDTR?language=en", "el", Some("el")), "the address's before all");
        assert!(greek("/j/KWDTR?language=tlh", "el", Some("tlh")), "none but those that there are");
        assert!(!greek("/j/KWDTR", "fr", None), "else English");
    }

    #[test]
    fn files_are_named_as_the_pages_ask_for_them() {
        let named = list().link(&["a/old.js", "a/seat.js", "a/toy.css"]);
        let [old, seat, toy] = named.split(", ").collect::<Vec<_>>()[..] else { panic!("{named}") };
        assert_eq!(old, "</a/old.js>; rel=preload; as=script");
        assert_eq!(seat, "</a/seat.js>; rel=modulepreload");
        assert_eq!(toy, "</a/toy.css>; rel=preload; as=style; crossorigin");
    }

    #[test]
    fn all_that_is_named_is_there() {
        // Without the pages there is no list.
        let Some(file) = File::get(LIST) else { return };
        let list: List<'_> = serde_json::from_slice(&file.data).expect("the build wrote it");
        assert!(!list.classic.is_empty(), "each page has a script that is no module");
        let all = list.at.values().flat_map(HashMap::values).flat_map(HashMap::values).flatten();
        let names: Vec<_> = all.collect();
        assert!(names.len() > 50, "only {} files", names.len());
        for name in names {
            assert!(File::get(name).is_some(), "{name}");
        }
    }
}
