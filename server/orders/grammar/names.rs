//! Words that are looked up: without regard to the case of letters, and those of things without regard to blanks
//! and `_` between their words (O-10, O-16).

use rustc_hash::FxHashMap;

use crate::text::decoded;

/// The bytes of the longest name that can be looked up.
const LONGEST: usize = 96;

/// A word as it is compared.
pub(crate) struct Folded {
    bytes: [u8; LONGEST],
    length: usize,
}

impl Folded {
    /// This word, if it is not longer than any name can be. Of a thing's name blanks and `_` are left out.
    pub(crate) fn of(word: &[u8], thing: bool) -> Option<Self> {
        let mut folded = Self { bytes: [0; LONGEST], length: 0 };
        folded.add(word, thing).then_some(folded)
    }

    /// Adds a further word; says whether there was room.
    pub(crate) fn add(&mut self, word: &[u8], thing: bool) -> bool {
        if word.len() > LONGEST - self.length {
            return false;
        }
        if !word.is_ascii() {
            let text: String = decoded(word).chars().flat_map(char::to_lowercase).collect();
            return text.len() <= LONGEST - self.length
                && text.bytes().all(|byte| self.put(byte, thing));
        }
        word.iter().all(|byte| self.put(byte.to_ascii_lowercase(), thing))
    }

    fn put(&mut self, byte: u8, thing: bool) -> bool {
        if !(thing && (byte == b'_' || byte <= b' ')) {
            self.bytes[self.length] = byte;
            self.length += 1;
        }
        true
    }

    pub(crate) fn bytes(&self) -> &[u8] {
        &self.bytes[..self.length]
    }

    /// As text: what was folded was text.
    pub(crate) fn text(&self) -> &str {
        std::str::from_utf8(self.bytes()).unwrap_or_default()
    }
}

/// A way to write something.
#[derive(Clone, Debug)]
pub(crate) struct Spelling {
    /// As the tables have it.
    pub(crate) shown: Box<str>,
    /// As it is compared.
    pub(crate) folded: Box<str>,
    /// Which letters it has, a bit each.
    pub(crate) letters: u32,
    /// What it is the name of.
    pub(crate) id: u32,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    id: Option<u32>,
    /// Whether names of several words begin with it.
    leads: bool,
}

/// What a word is.
pub(crate) struct Found {
    pub(crate) id: Option<u32>,
    /// Whether names of several words begin with it.
    pub(crate) leads: bool,
}

/// Names, and what each is the name of.
#[derive(Clone, Debug, Default)]
pub(crate) struct Names {
    entries: FxHashMap<Box<[u8]>, Entry>,
    spellings: Vec<Spelling>,
    /// The words of the longest name.
    pub(crate) most_words: usize,
    thing: bool,
}

impl Names {
    /// No names yet; whether they are those of things.
    pub(crate) fn new(thing: bool) -> Self {
        Self { thing, most_words: 1, ..Self::default() }
    }

    /// Adds a name.
    ///
    /// # Errors
    /// Why it cannot be one, in a sentence for whoever writes tables.
    pub(crate) fn add(&mut self, name: &str, id: u32) -> Result<(), String> {
        let folded = Folded::of(name.as_bytes(), self.thing)
            .filter(|folded| !folded.bytes().is_empty())
            .ok_or_else(|| format!("“{name}” has no letter, or too many."))?;
        let key: Box<[u8]> = folded.bytes().into();
        let entry = self.entries.entry(key).or_insert(Entry { id: None, leads: false });
        match entry.id {
            Some(known) if known != id => {
                return Err(format!("“{name}” is the name of two."));
            }
            Some(_) => return Ok(()),
            None => entry.id = Some(id),
        }
        let text = folded.text();
        self.spellings.push(Spelling {
            shown: name.into(),
            folded: text.into(),
            letters: letters(text.as_bytes()),
            id,
        });
        self.lead(name);
        Ok(())
    }

    /// Notes how the name begins, where it has several words.
    fn lead(&mut self, name: &str) {
        let mut words = name.split([' ', '_']).filter(|word| !word.is_empty());
        let first = words.next().unwrap_or_default();
        let count = 1 + words.count();
        if !self.thing || count == 1 {
            return;
        }
        self.most_words = self.most_words.max(count);
        if let Some(folded) = Folded::of(first.as_bytes(), true) {
            let none = Entry { id: None, leads: true };
            self.entries.entry(folded.bytes().into()).or_insert(none).leads = true;
        }
    }

    /// What this word is.
    pub(crate) fn find(&self, folded: &Folded) -> Option<Found> {
        let entry = self.entries.get(folded.bytes())?;
        Some(Found { id: entry.id, leads: entry.leads })
    }

    /// What is called so.
    pub(crate) fn get(&self, word: &[u8]) -> Option<u32> {
        self.find(&Folded::of(word, self.thing)?)?.id
    }

    /// All ways to write what there is, in the order of the tables.
    pub(crate) fn spellings(&self) -> &[Spelling] {
        &self.spellings
    }

    /// The first name of what has this number.
    pub(crate) fn shown(&self, id: u32) -> Option<&str> {
        self.spellings.iter().find(|one| one.id == id).map(|one| &*one.shown)
    }
}

/// Which letters a word has, a bit each: two words that are n letters apart differ in 2 n bits at most.
pub(crate) fn letters(word: &[u8]) -> u32 {
    word.iter().fold(0, |all, byte| all | 1 << (byte & 31))
}
