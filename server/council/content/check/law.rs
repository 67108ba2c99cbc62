//! The checks of `constitution.toml`.

use super::{Draft, Fault, Place, suggest};
use crate::content::{Article, Lever};
use crate::settings::{ROWS, SettingFault};

const FILE: &str = "constitution.toml";
/// The most texts that stand ready for one article.
const ALTERNATIVES: usize = 16;

pub(super) fn constitution(draft: &Draft, faults: &mut Vec<Fault>) {
    let mut seen: Vec<&Lever> = Vec::new();
    for (index, article) in draft.constitution.articles.iter().enumerate() {
        let name = format!("article {}", index + 1);
        let mut place = Place { file: FILE, name, faults };
        self::article(&mut place, draft, article);
        let again = article.lever.iter().any(|one| seen.iter().any(|row| row.moves_the_same(one)));
        place.check(!again, "lever", "Another article has this lever already.");
        seen.extend(&article.lever);
    }
}

fn article(place: &mut Place<'_>, draft: &Draft, article: &Article) {
    place.text("title", &article.title, 80);
    place.text("text", &article.text, 600);
    lever(place, draft, "lever", article.lever.as_ref());
    let count = article.alternatives.len();
    let sentence =
        format!("There are {count} alternatives; an article has at most {ALTERNATIVES}.");
    place.check(count <= ALTERNATIVES, "alternatives", sentence);
    for (number, row) in (1..).zip(&article.alternatives) {
        place.text(&format!("alternative {number}, text"), &row.text, 600);
        place.text(&format!("alternative {number}, changes"), &row.changes, 160);
        lever(place, draft, &format!("alternative {number}, lever"), row.lever.as_ref());
        let fits = match (&article.lever, &row.lever) {
            (Some(one), Some(other)) => one.moves_the_same(other),
            (None, Some(_)) => false,
            (_, None) => true,
        };
        let sentence = "An alternative works the lever of its article, and no other.";
        place.check(fits, &format!("alternative {number}, lever"), sentence);
    }
}

fn lever(place: &mut Place<'_>, draft: &Draft, field: &str, lever: Option<&Lever>) {
    let Some(lever) = lever else { return };
    let ids = || draft.scenario.factions.iter().map(|row| row.id.as_str());
    for id in lever.factions() {
        if !ids().any(|known| known == id.as_str()) {
            place.fault(field, suggest(id.as_str(), ids()));
        }
    }
    if let Lever::Ruling { key, value } = lever {
        match draft.scenario.settings.with(key, value) {
            Ok(_) => {}
            Err(SettingFault::NotAllowed(sentence)) => place.fault(field, sentence),
            Err(SettingFault::NoSuchKey) => {
                place.fault(field, suggest(key, ROWS.iter().map(|row| row.key)));
            }
        }
    }
}
