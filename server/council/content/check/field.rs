//! Fields of a file as a program finds them, `options[0].effects[1].to`, and as a person reads them:
//! `option 1, effect 2, to`.

/// Lists whose rows have a name of their own.
const ROWS: [(&str, &str); 12] = [
    ("alternatives", "alternative"),
    ("are", "faction"),
    ("articles", "article"),
    ("cards", "card"),
    ("decks", "deck"),
    ("effects", "effect"),
    ("factions", "faction"),
    ("heroes", "hero"),
    ("maps", "map"),
    ("objectives", "objective"),
    ("options", "option"),
    ("plan", "round"),
];

/// A field in the words of a person; rows count from 1.
#[must_use]
pub fn in_words(field: &str) -> String {
    let part = |part: &str| match part.split_once('[') {
        Some((list, index)) => {
            let row = ROWS.iter().find(|(key, _)| *key == list).map_or(list, |(_, row)| row);
            let number = index.trim_end_matches(']').parse().map_or(0, |index: usize| index + 1);
            format!("{row} {number}")
        }
        None => part.to_owned(),
    };
    field.split('.').filter(|part| !part.is_empty()).map(part).collect::<Vec<_>>().join(", ")
}
