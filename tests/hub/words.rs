//! The hub knows no game: no word of one stands in the server outside the game's own crate and its rows
//! in the list of games. Comments count.

use std::fs;
use std::path::{Path, PathBuf};

/// Where a game's words may stand. The README tells contributors of the whole project.
const HOMES: [&str; 8] = [
    "server/council",
    "server/atlantida",
    "server/atlantis",
    "server/classic",
    // It hosts games by order files, whose players all lead factions.
    "server/months",
    "server/games.rs",
    "server/games",
    "server/README.md",
];

/// Words of the games, in small letters and as they begin: `vote` stands for votes and voters too. A word
/// that a hub needs for itself (seat, deck, card, chronicle) is none of a game's.
const WORDS: &str = "amazon archon arete arête article assembl atlant ballot barricade citizen colossus \
    constitution council creed debate exile faction horse influence legislat lever megaproject motion muster \
    prytani spoil stasis talent treasur tyche vote votin wrath";

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let inside = |path: PathBuf| if path.is_dir() { files(&path) } else { vec![path] };
    entries.flat_map(inside).collect()
}

/// The words of a line, in small letters, with the parts of a name like `InfluenceOf` apart.
fn words(line: &str) -> Vec<String> {
    let mut apart = String::new();
    let mut small = false;
    for letter in line.chars() {
        if !letter.is_alphabetic() || (letter.is_uppercase() && small) {
            apart.push(' ');
        }
        small = letter.is_lowercase();
        apart.extend(letter.to_lowercase().filter(|letter| letter.is_alphabetic()));
    }
    apart.split_whitespace().map(str::to_owned).collect()
}

fn is_of_a_game(word: &str) -> bool {
    WORDS.split_whitespace().any(|known| word.starts_with(known))
}

#[test]
fn no_word_of_a_game_stands_in_the_hub() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let homes = HOMES.map(|home| root.join(home));
    let all = files(&root.join("server"));
    let of_hub = all.iter().filter(|path| !homes.iter().any(|home| path.starts_with(home)));
    let (mut read, mut found) = (0, Vec::new());
    for path in of_hub {
        read += 1;
        let text = fs::read_to_string(path).unwrap();
        let shown = path.strip_prefix(root).unwrap().display();
        let lines = text
            .lines()
            .zip(1..)
            .flat_map(|(line, number)| words(line).into_iter().map(move |word| (number, word)));
        let lines = lines.filter(|(_, word)| is_of_a_game(word));
        found.extend(lines.map(|(number, word)| format!("{shown}, line {number}: {word}")));
        if let Some(word) = words(&shown.to_string()).iter().find(|word| is_of_a_game(word)) {
            found.push(format!("{shown}: a file called {word}"));
        }
    }
    assert!(read > 60, "only {read} files were read");
    assert!(found.is_empty(), "words of a game in the hub:\n{}", found.join("\n"));
}

#[test]
fn the_check_sees_words_in_names_and_passes_over_others() {
    let seen = |line: &str| words(line).iter().any(|word| is_of_a_game(word));
    for line in
        ["/// A Prytanis.", "fn votes()", "struct OpenBallot;", "FACTIONS", "for_each_archon"]
    {
        assert!(seen(line), "{line}");
    }
    for line in ["prytaneion=info", "a promotion", "a device leaves", "a clever seat", "pivoted"] {
        assert!(!seen(line), "{line}");
    }
}
