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
    /// How many letters it has.
    pub(crate) length: usize,
    /// Which letters it has, a bit each.
    pub(crate) letters: u32,
    /// What it is the name of.
    pub(crate) id: u32,
}

/// What a word is.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Found {
    pub(crate) id: Option<u32>,
    /// Whether names of several words begin with it.
    pub(crate) leads: bool,
}

/// A word of up to 16 bytes as two numbers, which are hashed at once.
type Packed = (u64, u64);

/// The same bits in each byte of a number.
const fn each(byte: u8) -> u128 {
    u128::from_le_bytes([byte; 16])
}

/// The word as numbers, in small letters: only of ASCII, for it is the way that nearly all words go.
fn packed(word: &[u8]) -> Option<Packed> {
    let word = loaded(word)?;
    if word & each(0x80) != 0 {
        return None;
    }
    // The highest bit of each byte says whether it is a capital letter: no sum reaches the next byte.
    let capital = (word + each(0x80 - b'A')) & !(word + each(0x7f - b'Z')) & each(0x80);
    let small = word | capital >> 2;
    // The lower half, then the upper one.
    Some((small as u64, (small >> 64) as u64))
}

/// The bytes of a word as a number, the first lowest: by loads that overlap, for a copy of so few costs more.
fn loaded(word: &[u8]) -> Option<u128> {
    let length = word.len();
    if let (Some(first), Some(last)) = (word.first_chunk::<8>(), word.last_chunk::<8>()) {
        // What is in both stands at its place in the upper half, too.
        let above = 16_usize.checked_sub(length)?;
        let last = u128::from(u64::from_le_bytes(*last)) << (8 * (8 - above));
        return Some(u128::from(u64::from_le_bytes(*first)) | last);
    }
    if let (Some(first), Some(last)) = (word.first_chunk::<4>(), word.last_chunk::<4>()) {
        let last = u128::from(u32::from_le_bytes(*last)) << (8 * (length - 4));
        return Some(u128::from(u32::from_le_bytes(*first)) | last);
    }
    let add = |all, (byte, at): (&u8, u32)| all | u128::from(*byte) << (8 * at);
    Some(word.iter().zip(0..).fold(0, add))
}

/// Names, and what each is the name of.
#[derive(Clone, Debug, Default)]
pub(crate) struct Names {
    short: FxHashMap<Packed, Found>,
    /// Those that are no number: longer, or not of ASCII.
    long: FxHashMap<Box<[u8]>, Found>,
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
        let entry = self.entry(&folded);
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
            length: text.chars().count(),
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
            self.entry(&folded).leads = true;
        }
    }

    fn entry(&mut self, folded: &Folded) -> &mut Found {
        match packed(folded.bytes()) {
            Some(key) => self.short.entry(key).or_default(),
            None => self.long.entry(folded.bytes().into()).or_default(),
        }
    }

    /// What this word is.
    pub(crate) fn find(&self, word: &[u8]) -> Option<Found> {
        let signs = self.thing && word.iter().any(|byte| *byte == b'_' || *byte <= b' ');
        match packed(word).filter(|_| !signs) {
            Some(key) => self.short.get(&key).copied(),
            None => self.find_folded(&Folded::of(word, self.thing)?),
        }
    }

    /// What the words are that were folded.
    pub(crate) fn find_folded(&self, folded: &Folded) -> Option<Found> {
        match packed(folded.bytes()) {
            Some(key) => self.short.get(&key).copied(),
            None => self.long.get(folded.bytes()).copied(),
        }
    }

    /// What is called so.
    pub(crate) fn get(&self, word: &[u8]) -> Option<u32> {
        self.find(word)?.id
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_up_to_16_bytes_are_numbers() {
        let word = b"AbcdEfghIjklMnop";
        for length in 0..=16 {
            let mut bytes = [0; 16];
            bytes[..length].copy_from_slice(&word[..length]);
            assert_eq!(loaded(&word[..length]), Some(u128::from_le_bytes(bytes)), "{length}");
            assert_eq!(packed(&word[..length]), packed(&word[..length].to_ascii_lowercase()));
        }
        assert_eq!((loaded(&[0; 17]), packed("é".as_bytes())), (None, None));
        let signs: Vec<u8> = (0..0x80).collect();
        for signs in signs.chunks(16) {
            let small = signs.to_ascii_lowercase();
            let number = u128::from_le_bytes(small.try_into().expect("16 bytes"));
            assert_eq!(packed(signs), Some((number as u64, (number >> 64) as u64)));
        }
    }
}
