//! The checks of `constitution.toml`.

use crate::content::check::{Draft, EFFECTS, Fault, FaultsAt, did_you_mean};
use crate::content::{Article, Effect, Lever, Measure, Until};
use crate::law::settings::{ROWS, SettingFault};

const FILE: &str = "constitution.toml";
/// The most texts that stand ready for one article.
const ALTERNATIVES: usize = 16;

pub(super) fn constitution(draft: &Draft, faults: &mut Vec<Fault>) {
    let mut seen: Vec<&Lever> = Vec::new();
    for (index, article) in draft.constitution.articles.iter().enumerate() {
        let (at, name) = (format!("articles[{index}]"), format!("article {}", index + 1));
        let mut place = FaultsAt { file: FILE, at, name, faults };
        self::article(&mut place, draft, article);
        let again = article.lever.iter().any(|one| seen.iter().any(|row| row.moves_the_same(one)));
        place.check(!again, "lever", "Another article has this lever already.");
        seen.extend(&article.lever);
    }
}

fn article(place: &mut FaultsAt<'_>, draft: &Draft, article: &Article) {
    place.text("title", &article.title, 80);
    place.text("text", &article.text, 600);
    let before = place.faults.len();
    lever(place, draft, "lever", article.lever.as_ref());
    let sound = place.faults.len() == before;
    let count = article.alternatives.len();
    let sentence =
        format!("There are {count} alternatives; an article has at most {ALTERNATIVES}.");
    place.check(count <= ALTERNATIVES, "alternatives", sentence);
    for (index, row) in article.alternatives.iter().enumerate() {
        let field = format!("alternatives[{index}]");
        place.text(&format!("{field}.text"), &row.text, 600);
        place.text(&format!("{field}.changes"), &row.changes, 160);
        lever(place, draft, &format!("{field}.lever"), row.lever.as_ref());
        let fits = match (&article.lever, &row.lever) {
            (Some(one), Some(other)) => one.moves_the_same(other),
            (None, Some(_)) => false,
            (_, None) => true,
        };
        let sentence = "An alternative works the lever of its article, and no other.";
        place.check(fits || !sound, &format!("{field}.lever"), sentence);
    }
}

/// What becomes of a motion that passes.
pub(super) fn measure(place: &mut FaultsAt<'_>, draft: &Draft, field: &str, measure: &Measure) {
    match measure {
        Measure::Article { replaces, lever } => {
            article_effect(place, draft, field, *replaces, lever.as_ref());
        }
        Measure::Deed => {}
        Measure::Law { lever, until } => law_effect(place, draft, field, lever.as_ref(), *until),
        Measure::Effects { effects } => {
            let sentence = "A motion has 1 to 20 effects.";
            place.check(
                (1..=EFFECTS).contains(&effects.len()),
                &format!("{field}.effects"),
                sentence,
            );
            for (index, row) in effects.iter().enumerate() {
                let field = format!("{field}.effects[{index}]");
                // Else a motion could bring itself back for ever.
                let motion = matches!(row, Effect::Motion { .. });
                place.check(!motion, &field, "A motion cannot bring another motion.");
                if !motion {
                    crate::content::check::effect(place, draft, &field, row);
                }
            }
        }
    }
}

pub(super) fn article_effect(
    place: &mut FaultsAt<'_>,
    draft: &Draft,
    field: &str,
    replaces: Option<u32>,
    lever: Option<&Lever>,
) {
    let count = draft.constitution.articles.len();
    let fits = replaces.is_none_or(|number| (1..=count).contains(&(number as usize)));
    let sentence = format!("The constitution has Articles 1 to {count}.");
    place.check(fits, &format!("{field}.replaces"), sentence);
    self::lever(place, draft, &format!("{field}.lever"), lever);
}

pub(super) fn law_effect(
    place: &mut FaultsAt<'_>,
    draft: &Draft,
    field: &str,
    lever: Option<&Lever>,
    until: Until,
) {
    let fits = matches!(until, Until::Cycle | Until::Round | Until::Act | Until::Removed);
    let sentence = "A law lasts for a cycle, a round or an act, or until it is removed.";
    place.check(fits, &format!("{field}.until"), sentence);
    self::lever(place, draft, &format!("{field}.lever"), lever);
}

pub(super) fn lever(place: &mut FaultsAt<'_>, draft: &Draft, field: &str, lever: Option<&Lever>) {
    let Some(lever) = lever else { return };
    let (key, words): (_, &[&str]) = match lever {
        Lever::Supremacy { .. } => ("held_by", &["nobody"]),
        Lever::Ties { .. } => ("decided_by", &["control", "prytanis", "fails"]),
        Lever::Citizens { .. } => ("are", &[]),
        Lever::Citizen { .. } => ("faction", &[]),
        Lever::Ruling { .. } => ("key", &[]),
    };
    let ids = || draft.scenario.factions.iter().map(|row| row.id.as_str());
    for (index, id) in lever.factions().iter().enumerate() {
        if !ids().any(|known| known == id.as_str()) {
            let row = if key == "are" { format!("[{index}]") } else { String::new() };
            let known = ids().chain(words.iter().copied());
            place.fault(format!("{field}.{key}{row}"), did_you_mean(id.as_str(), known));
        }
    }
    if let Lever::Ruling { key, value } = lever {
        match draft.scenario.settings.with(key, value) {
            Ok(_) => {}
            Err(SettingFault::NotAllowed(sentence)) => {
                place.fault(format!("{field}.value"), sentence);
            }
            Err(SettingFault::NoSuchKey) => {
                let known = ROWS.iter().map(|row| row.key);
                place.fault(format!("{field}.key"), did_you_mean(key, known));
            }
        }
    }
}
