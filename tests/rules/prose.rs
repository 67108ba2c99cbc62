//! How the story of a day is written.

use council::prose::{count, flowing, force, times};

#[test]
fn things_are_counted_in_words_up_to_twelve() {
    let horses = |n| count(n, "Horse", "Horses");
    assert_eq!(
        [0, 1, 12, 13].map(horses),
        ["no Horses", "one Horse", "twelve Horses", "13 Horses"]
    );
    assert_eq!([1, 2, 3].map(times), ["once", "twice", "three times"]);
    assert_eq!(force(1, 0), "one mob");
    assert_eq!(force(2, 1), "two mobs and one military unit");
}

#[test]
fn who_was_the_subject_is_they_in_the_next_sentence() {
    let told = |said: &[&str]| {
        let said: Vec<String> = said.iter().map(|row| (*row).to_owned()).collect();
        flowing(&said, ["Medes", "Tyrants"].into_iter())
    };
    let all = told(&["The Medes won.", "The Medes paid.", "The Medes slept."]);
    assert_eq!(all, "The Medes won. They paid. The Medes slept.");
    assert_eq!(told(&["The Medes won.", "The Tyrants paid."]), "The Medes won. The Tyrants paid.");
    let both = ["The Medes and the Tyrants met.", "The Medes won."];
    assert_eq!(told(&both), both.join(" "));
    let sides = ["The Medes with one mob met the Tyrants.", "The Medes won."];
    assert_eq!(told(&sides), sides.join(" "));
}
