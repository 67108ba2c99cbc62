//! The variant inside the program.

use std::sync::LazyLock;

use super::Content;

macro_rules! files {
    ($($name:literal),* $(,)?) => {
        [$(($name, include_str!(concat!("../../../decks/atlantis41/", $name)))),*]
    };
}

const FILES: [(&str, &str); 15] = files![
    "armour.toml",
    "creatures.toml",
    "goods.toml",
    "guard.toml",
    "magic.toml",
    "mounts.toml",
    "names.toml",
    "races.toml",
    "settings.toml",
    "skills.toml",
    "structures.toml",
    "terrains.toml",
    "things.toml",
    "trade.toml",
    "weapons.toml",
];

pub(super) fn files() -> Vec<(String, String)> {
    FILES.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect()
}

pub(super) fn content() -> &'static Content {
    static CONTENT: LazyLock<Content> = LazyLock::new(|| match Content::read(&files()) {
        Ok(content) => content,
        Err(faults) => {
            let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
            panic!("The tables inside the program are broken:\n{}", faults.join("\n"))
        }
    });
    &CONTENT
}
