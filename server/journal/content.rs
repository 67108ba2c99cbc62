//! What tables are made from: large, and the same for all that are made from one scenario. It is kept once, by its
//! digest, and the first entry of each table names it: the hash of that entry is over the name, and through it
//! over the content. A table that leaves its journal takes the content along ([`Stored::content`]).
//!
//! [`Stored::content`]: super::stored::Stored::content

use std::collections::BTreeMap;
use std::fmt;

use sha2::Sha256;

use super::Entry;

/// Bytes of it from which on it is kept apart; what is shorter stands in its entry, as it all did before.
const LARGE: usize = 4 << 10;

/// What an entry's only event begins with where it names a content. An event is an object otherwise.
const NAMED: &str = r#"["sha256:"#;

/// What a name ends with.
const END: &str = r#""]"#;

/// By what a content is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Digest(pub(crate) [u8; 32]);

impl Digest {
    /// That of this text.
    pub(crate) fn of(text: &str) -> Self {
        Self(<Sha256 as sha2::Digest>::digest(text).into())
    }

    /// The one that these events of an entry of this kind name in place of what the table was made from.
    pub(crate) fn named(kind: &str, events: &str) -> Option<Self> {
        let name =
            events.strip_prefix(NAMED).filter(|_| kind == Entry::SETUP)?.strip_suffix(END)?;
        let mut digest = [0; 32];
        let pairs = name.as_bytes().chunks(2).map(|pair| std::str::from_utf8(pair).ok());
        let bytes = pairs.map(|pair| u8::from_str_radix(pair?, 16).ok());
        let bytes = bytes.collect::<Option<Vec<u8>>>()?;
        (bytes.len() == digest.len()).then(|| digest.copy_from_slice(&bytes))?;
        let digest = Self(digest);
        // One name for each: another spelling is no name.
        (digest.to_string() == events).then_some(digest)
    }
}

impl fmt::Display for Digest {
    /// As the events of an entry that names it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(NAMED)?;
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))?;
        f.write_str(END)
    }
}

/// Bytes that one look goes through again, or one content.
const ROUND: u64 = 1 << 20;

/// How far the contents were looked at, and whether each was what was written.
#[derive(Default)]
pub(crate) struct Rounds {
    sound: BTreeMap<Digest, bool>,
    /// From where the next look goes on.
    turn: Option<Digest>,
}

impl Rounds {
    /// Which of all these, with their bytes, are to be looked at now: what is new, what was wrong, and a part of
    /// the others.
    pub(crate) fn due(&mut self, all: impl IntoIterator<Item = (Digest, u64)>) -> Vec<Digest> {
        let all: BTreeMap<Digest, u64> = all.into_iter().collect();
        self.sound.retain(|digest, _| all.contains_key(digest));
        let (sound, others): (Vec<_>, Vec<_>) =
            all.into_iter().partition(|(digest, _)| self.sound.get(digest) == Some(&true));
        let mut due: Vec<Digest> = others.into_iter().map(|(digest, _)| digest).collect();
        let begin = sound.partition_point(|(digest, _)| Some(*digest) < self.turn);
        let (before, after) = sound.split_at(begin);
        let mut again = after.iter().chain(before).peekable();
        let mut left = ROUND;
        while let Some((digest, bytes)) = again.next_if(|_| left > 0) {
            left = left.saturating_sub(*bytes);
            due.push(*digest);
        }
        self.turn = again.peek().map(|(digest, _)| *digest);
        due
    }

    /// This one was looked at.
    pub(crate) fn looked(&mut self, digest: Digest, sound: bool) {
        self.sound.insert(digest, sound);
    }

    /// Whether this one was found sound last.
    pub(crate) fn is_sound(&self, digest: Digest) -> bool {
        self.sound.get(&digest) == Some(&true)
    }
}

/// The events of an entry of this kind as they are stored, and the content that they name, if they do.
pub(crate) fn parted(kind: &str, events: String) -> (String, Option<String>) {
    if kind != Entry::SETUP || events.len() < LARGE {
        return (events, None);
    }
    let only = events.strip_prefix('[').and_then(|events| events.strip_suffix(']'));
    let Some(content) = only.map(str::to_owned) else { return (events, None) };
    (Digest::of(&content).to_string(), Some(content))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_read_as_it_is_written_and_nothing_else_is_one() {
        let digest = Digest::of("what a table is made from");
        let events = digest.to_string();
        assert_eq!(Digest::named(Entry::SETUP, &events), Some(digest));
        assert_eq!(Digest::named(Entry::GAME, &events), None);
        for other in ["[]", r#"["sha256:"]"#, r#"["sha256:ää"]"#, &events.to_uppercase()] {
            assert_eq!(Digest::named(Entry::SETUP, other), None, "{other}");
        }
        let upper = events.replace(|sign: char| sign.is_ascii_hexdigit(), "A");
        assert_eq!(Digest::named(Entry::SETUP, &upper), None);
    }

    #[test]
    fn looks_go_on_from_where_they_were_and_come_back_to_what_is_wrong() {
        let all: Vec<(Digest, u64)> = (0..4).map(|nth| (Digest([nth; 32]), ROUND / 2)).collect();
        let mut rounds = Rounds::default();
        let look = |rounds: &mut Rounds, wrong: u8| {
            let due = rounds.due(all.clone());
            due.iter().for_each(|digest| rounds.looked(*digest, digest.0[0] != wrong));
            due.iter().map(|digest| digest.0[0]).collect::<Vec<_>>()
        };
        assert_eq!(look(&mut rounds, 9), [0, 1, 2, 3]);
        assert_eq!(look(&mut rounds, 1), [0, 1]);
        assert_eq!(look(&mut rounds, 1), [1, 2, 3]);
        assert_eq!(look(&mut rounds, 9), [1, 0, 2]);
        assert_eq!(look(&mut rounds, 9), [3, 0]);
    }

    #[test]
    fn only_what_is_large_and_a_setup_is_kept_apart() {
        let large = format!(r#"[{{"all":"{}"}}]"#, "x".repeat(LARGE));
        assert_eq!(parted(Entry::GAME, large.clone()), (large.clone(), None));
        assert_eq!(parted(Entry::SETUP, "[{}]".into()), ("[{}]".into(), None));
        let (events, content) = parted(Entry::SETUP, large.clone());
        let content = content.expect("it is kept apart");
        assert_eq!(Digest::named(Entry::SETUP, &events), Some(Digest::of(&content)));
        assert_eq!(format!("[{content}]"), large);
    }
}
