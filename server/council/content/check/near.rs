//! What somebody may have meant who wrote a word that is not known.

/// How many letters may be wrong in a word of this length.
fn slips(letters: usize) -> usize {
    (letters / 3).clamp(1, 3)
}

/// The known word that is nearest to a wrong one, if any is near.
pub(super) fn nearest<'a>(wrong: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let plain = |word: &str| word.to_lowercase().replace(['-', ' '], "_");
    let near = known.map(|word| (strsim::osa_distance(&plain(wrong), &plain(word)), word)).min()?;
    (near.0 <= slips(wrong.chars().count())).then_some(near.1)
}

/// "There is no X here", with the nearest word that there is.
#[must_use]
pub fn did_you_mean<'a>(wrong: &str, known: impl Iterator<Item = &'a str>) -> String {
    match nearest(wrong, known) {
        Some(word) => format!("There is no “{wrong}” here; did you mean “{word}”?"),
        None => format!("There is no “{wrong}” here."),
    }
}
