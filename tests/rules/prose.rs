//! How the story of a day is written.

use council::Council;
use council::prose::{clauses, paragraph};
use game::{Game, Name, Text, text};

use crate::kit::draft;

/// A message in English, which the rules take up with their first state.
fn english(text: &Text) -> String {
    Council::create(draft()).expect("the content is sound");
    text.to_string()
}

#[test]
fn things_are_counted_in_words_up_to_twelve() {
    let horses = |n: u32| english(&text!("horses", n = n));
    assert_eq!(
        [0, 1, 12, 13].map(horses),
        ["no Horses", "one Horse", "twelve Horses", "13 Horses"]
    );
    let times = |n: u32| english(&text!("times", n = n));
    assert_eq!([1, 2, 3].map(times), ["once", "twice", "three times"]);
}

#[test]
fn who_was_the_subject_is_they_in_the_next_sentence() {
    let kept = |who: &str| text!("chair-kept", subject = Name::of(who));
    let again = |who: &str| text!("chair-again", subject = Name::of(who), turn = 0);
    let told = |said: &[Text]| english(&paragraph(said.to_vec()));
    let medes = [kept("Medes"), again("Medes"), again("Medes")];
    assert_eq!(
        told(&medes),
        "The Medes kept the chair. They presided again. The Medes presided again."
    );
    let both = [kept("Medes"), again("Tyrants")];
    assert_eq!(told(&both), "The Medes kept the chair. The Tyrants presided again.");
    let between = [kept("Medes"), text!("tie-fails"), again("Medes")];
    assert!(told(&between).ends_with("fails. The Medes presided again."));
    assert_eq!(told(&[]), "");
}

#[test]
fn a_clause_within_a_sentence_has_no_capital() {
    let place = |place: &str| text!("brief-to-nobody", place = place);
    let told = english(&clauses(vec![place("Stadium"), place("Canal Bridge")]));
    assert_eq!(told, "The Stadium was left to nobody; the Canal Bridge was left to nobody.");
}
