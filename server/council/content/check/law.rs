//! The checks of `constitution.toml`.

use super::{Draft, Fault, Place, suggest};
use crate::content::{Article, Lever};

const FILE: &str = "constitution.toml";
/// The most texts that stand ready for one article.
const ALTERNATIVES: usize = 16;

pub(super) fn constitution(draft: &Draft, faults: &mut Vec<Fault>) {
    let (mut supremacy, mut ties) = (false, false);
    for (index, article) in draft.constitution.articles.iter().enumerate() {
        let name = format!("article {}", index + 1);
        let mut place = Place { file: FILE, name, faults };
        self::article(&mut place, draft, article);
        let again = match article.lever {
            Some(Lever::Supremacy { .. }) => std::mem::replace(&mut supremacy, true),
            Some(Lever::Ties { .. }) => std::mem::replace(&mut ties, true),
            None => false,
        };
        place.check(!again, "lever", "Another article has this lever already.");
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
        let same = |a: &Lever, b: &Lever| std::mem::discriminant(a) == std::mem::discriminant(b);
        let fits = match (&article.lever, &row.lever) {
            (Some(one), Some(other)) => same(one, other),
            (None, None) => true,
            _ => false,
        };
        let sentence = "An alternative works the lever of its article, and no other.";
        place.check(fits, &format!("alternative {number}, lever"), sentence);
    }
}

fn lever(place: &mut Place<'_>, draft: &Draft, field: &str, lever: Option<&Lever>) {
    let Some(id) = lever.and_then(Lever::faction) else { return };
    let ids = || draft.scenario.factions.iter().map(|row| row.id.as_str());
    if !ids().any(|known| known == id.as_str()) {
        place.fault(field, suggest(id.as_str(), ids()));
    }
}
