//! Names that people see: one rule for all of them. A name has only what can be seen and stays in its place, and what
//! its writing needs; it is told apart from others as an eye does.

use std::collections::HashMap;
use std::fmt;

use icu_properties::props::{
    BidiControl, CanonicalCombiningClass, DefaultIgnorableCodePoint, Emoji, EmojiModifier,
    ExtendedPictographic, GeneralCategory, Ideographic, JoiningType, PrependedConcatenationMark,
    Script,
};
use icu_properties::{CodePointMapData, CodePointSetData};
use unicode_bidi::{BidiInfo, Level};
use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;

/// What a name cannot have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// It breaks the line.
    Line,
    /// It turns the direction of what is written.
    Turn,
    /// Nobody sees it, or sees what is meant by it.
    Unseen,
    /// Marks stand without a letter, or higher than a line.
    Marks,
}

/// As whoever writes files reads it.
impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Line => "A line break stands in it; write it in one line.",
            Self::Turn => {
                "A sign stands in it that turns the direction of text around; type it anew without."
            }
            Self::Unseen => "A sign stands in it that nobody sees; type it anew without.",
            Self::Marks => {
                "Marks stand in it without a letter, or too many on one; leave them out."
            }
        })
    }
}

/// Marks on a letter at most: no writing needs more, and more reach into other lines.
const MARKS: usize = 4;

/// The joiners: one parts letters that would join, the other joins what would stand apart.
const NON_JOINER: char = '\u{200c}';
const JOINER: char = '\u{200d}';

/// The flags that are spelt by signs which are not seen themselves: England, Scotland and Wales. No other is known
/// to devices, which show it as a black flag.
const SPELT: [&str; 3] = ["gbeng", "gbsct", "gbwls"];

/// What is wrong with a name; nothing with most.
#[must_use]
pub fn flaw(name: &str) -> Option<Flaw> {
    let signs: Vec<char> = name.chars().collect();
    (0..signs.len()).find_map(|at| flaw_at(&signs, at))
}

/// What is wrong with a longer text: it may have lines and what parts words, but nothing that turns what follows.
#[must_use]
pub fn flaw_of_text(text: &str) -> Option<Flaw> {
    text.chars().find_map(|sign| match sign {
        '\n' | '\t' => None,
        '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => Some(Flaw::Turn),
        sign if sign.is_control() => Some(Flaw::Unseen),
        _ => None,
    })
}

/// A name without what it cannot have, of so many characters at most.
#[must_use]
pub fn cleaned(name: &str, at_most: usize) -> String {
    let clean = |signs: &[char], at_most: usize| -> Vec<char> {
        let sound = (0..signs.len()).filter(|at| flaw_at(signs, *at).is_none());
        sound.map(|at| signs[at]).take(at_most).collect()
    };
    let signs: Vec<char> = name.trim().chars().collect();
    // Once more: what was joined to something that is gone hangs on nothing.
    let clean = clean(&clean(&signs, at_most), at_most);
    clean.into_iter().collect::<String>().trim().to_owned()
}

fn flaw_at(signs: &[char], at: usize) -> Option<Flaw> {
    let sign = signs[at];
    if sign.is_ascii_graphic() || sign == ' ' {
        return None;
    }
    let is = |category| CodePointMapData::<GeneralCategory>::new().get(sign) == category;
    match sign {
        '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}' => Some(Flaw::Line),
        _ if CodePointSetData::new::<BidiControl>().contains(sign) => Some(Flaw::Turn),
        // Blank, although they count as signs that are seen.
        '\u{2800}' | '\u{1d159}' => Some(Flaw::Unseen),
        _ if CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(sign) => {
            (!has_reason(signs, at)).then_some(Flaw::Unseen)
        }
        _ if is(GeneralCategory::Format) => {
            let seen = CodePointSetData::new::<PrependedConcatenationMark>().contains(sign);
            (!seen).then_some(Flaw::Unseen)
        }
        _ if is(GeneralCategory::Control) || is(GeneralCategory::PrivateUse) => Some(Flaw::Unseen),
        _ if is_mark(sign) => {
            let before = signs[..at].iter().rev().take_while(|sign| is_mark(**sign)).count();
            (before == at || before >= MARKS).then_some(Flaw::Marks)
        }
        _ => None,
    }
}

/// Whether this is a mark that takes no room of its own.
fn is_mark(sign: char) -> bool {
    let category = CodePointMapData::<GeneralCategory>::new().get(sign);
    let mark = matches!(category, GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark);
    mark && !CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(sign)
}

/// Whether a sign that is not seen itself stands where a writing or a picture needs it.
fn has_reason(signs: &[char], at: usize) -> bool {
    let before = &signs[..at];
    let after = signs.get(at + 1).copied();
    match signs[at] {
        JOINER => joins_pictures(before, after) || parts_letters(before, after),
        NON_JOINER => parts_letters(before, after) || parts_joined(before, &signs[at + 1..]),
        // How the picture before is drawn.
        '\u{fe0e}' | '\u{fe0f}' => before.last().is_some_and(|last| {
            let picture = CodePointSetData::new::<Emoji>().contains(*last);
            picture && (!last.is_ascii() || after == Some('\u{20e3}'))
        }),
        // Which of its forms a Chinese sign has, as in many a Japanese name.
        '\u{fe00}'..='\u{fe02}' | '\u{e0100}'..='\u{e01ef}' => {
            let ideographic = CodePointSetData::new::<Ideographic>();
            before.last().is_some_and(|last| ideographic.contains(*last))
        }
        '\u{180b}'..='\u{180f}' => before
            .last()
            .is_some_and(|last| CodePointMapData::<Script>::new().get(*last) == Script::Mongolian),
        '\u{e0020}'..='\u{e007f}' => is_in_flag(signs, at),
        _ => false,
    }
}

/// Two pictures become one: 👩 and 🎤 make 👩‍🎤.
fn joins_pictures(before: &[char], after: Option<char>) -> bool {
    let picture = |sign| CodePointSetData::new::<ExtendedPictographic>().contains(sign);
    let drawn = |sign: &&char| {
        **sign == '\u{fe0f}' || CodePointSetData::new::<EmojiModifier>().contains(**sign)
    };
    let last = before.iter().rev().find(|sign| !drawn(sign));
    last.is_some_and(|last| picture(*last)) && after.is_some_and(picture)
}

/// Beside the sign that takes a vowel away, in the writings of India, Sri Lanka and around.
fn parts_letters(before: &[char], after: Option<char>) -> bool {
    let classes = CodePointMapData::<CanonicalCombiningClass>::new();
    let takes = |sign: char| classes.get(sign) == CanonicalCombiningClass::Virama;
    let Some(last) = before.last().copied() else { return false };
    takes(last) && before.len() > 1 || last.is_alphabetic() && after.is_some_and(takes)
}

/// Between two letters of a writing that joins them, such as Arabic's; vowels above and below do not count.
fn parts_joined(before: &[char], after: &[char]) -> bool {
    let kinds = CodePointMapData::<JoiningType>::new();
    let joins = |sign: char| {
        use JoiningType as Kind;
        matches!(kinds.get(sign), Kind::DualJoining | Kind::RightJoining | Kind::LeftJoining)
    };
    let passed = |sign: &&char| kinds.get(**sign) == JoiningType::Transparent;
    let last = before.iter().rev().find(|sign| !passed(sign));
    let next = after.iter().find(|sign| !passed(sign));
    last.is_some_and(|last| joins(*last)) && next.is_some_and(|next| joins(*next))
}

/// Whether a sign that spells a flag belongs to one that devices know.
fn is_in_flag(signs: &[char], at: usize) -> bool {
    let Some(flag) = signs[..at].iter().rposition(|sign| !spells(sign)) else { return false };
    let spelt: String = signs[flag + 1..].iter().copied().take_while(spells).collect();
    signs[flag] == '\u{1f3f4}' && SPELT.iter().any(|known| spelt == in_tags(known))
}

fn spells(sign: &char) -> bool {
    matches!(sign, '\u{e0020}'..='\u{e007f}')
}

fn in_tags(letters: &str) -> String {
    let tag = |letter: u8| char::from_u32(0xe_0000 + u32::from(letter));
    letters.bytes().filter_map(tag).chain(['\u{e007f}']).collect()
}

/// Names that were met, each with who has it.
#[derive(Clone, Debug)]
pub struct Looks<T>(HashMap<String, T>);

impl<T> Default for Looks<T> {
    fn default() -> Self {
        Self(HashMap::new())
    }
}

impl<T: Clone> Looks<T> {
    /// Takes a name in. Who had one before that looks the same, in either case of letters and either width: the
    /// first; then the name is not taken in.
    pub fn meet(&mut self, name: &str, who: T) -> Option<T> {
        let looks = looks(name);
        let known = looks.iter().find_map(|look| self.0.get(look)).cloned();
        if known.is_none() {
            self.0.extend(looks.into_iter().map(|look| (look, who.clone())));
        }
        known
    }
}

/// What an eye sees of a name, as it is written and in small letters.
fn looks(name: &str) -> [String; 2] {
    let line = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let info = BidiInfo::new(&line, Some(Level::ltr()));
    let seen: String = info
        .paragraphs
        .iter()
        .map(|paragraph| info.reorder_line(paragraph, paragraph.range.clone()))
        .collect();
    let small = seen.nfkc().collect::<String>().to_uppercase().to_lowercase().replace('ς', "σ");
    let look = |kind: &str, text: &str| kind.chars().chain(skeleton(text)).collect();
    [look("a", &seen), look("b", &small)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_all_writings_are_sound() {
        for name in [
            "Ξένια Ärger",
            "דנה",
            "שָׁלוֹם",
            "فاطمة",
            "مهدی نیک\u{200c}خواه",
            "دکتر\u{200c}ها",
            "नेहा",
            "ශ\u{dca}\u{200d}රී ලංකා",
            "അവന\u{d4d}\u{200d}",
            "র\u{200d}\u{9cd}যাব",
            "王芳",
            "葛\u{e0100}城",
            "Nguyễn Thị Ánh",
            "สวัสดี",
            "ᠮᠣᠩᠭᠣᠯ\u{180b}",
            "Ann 👩\u{200d}🎤",
            "👩🏽\u{200d}🚀",
            "❤\u{fe0f} 1\u{fe0f}\u{20e3}",
            "🏳\u{fe0f}\u{200d}🌈",
            "🇬🇷",
            "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} Iona",
            "🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}",
        ] {
            assert_eq!(flaw(name), None, "{name:?}");
            assert_eq!(cleaned(name, 40), name);
        }
    }

    #[test]
    fn what_is_not_seen_or_leaves_its_place_is_found() {
        use Flaw::{Line, Marks, Turn, Unseen};
        for (name, wanted) in [
            ("Ann\u{202e}nna", Turn),
            ("\u{2066}Ann", Turn),
            ("Ann\u{200f}", Turn),
            ("Rop\ners", Line),
            ("Rop\u{2028}ers", Line),
            ("A\u{200b}nn", Unseen),
            ("Ann\u{feff}", Unseen),
            ("A\u{200d}nn", Unseen),
            ("A\u{200c}nn", Unseen),
            ("نیک\u{200c}\u{200c}خواه", Unseen),
            ("نیک\u{200c}", Unseen),
            ("\u{dca}\u{200d}", Marks),
            ("👩\u{200d}", Unseen),
            ("A\u{fe0f}", Unseen),
            ("1\u{fe0f}", Unseen),
            ("\u{3164}", Unseen),
            ("\u{2800}", Unseen),
            ("A\u{ad}nn", Unseen),
            ("A\u{7}nn", Unseen),
            ("\u{e000}", Unseen),
            ("🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}", Unseen),
            ("🏴\u{e0075}\u{e0073}\u{e0074}\u{e0078}\u{e007f}", Unseen),
            ("A\u{e0067}\u{e007f}", Unseen),
            ("\u{301}Ann", Marks),
            ("A\u{301}\u{302}\u{303}\u{304}\u{306}", Marks),
        ] {
            assert_eq!(flaw(name), Some(wanted), "{name:?}");
            assert_eq!(flaw(&cleaned(name, 40)), None, "{name:?}");
        }
        assert_eq!(
            cleaned(" Ann 👩\u{200d}🎤", 6),
            "Ann 👩",
            "what was cut off leaves nothing behind"
        );
    }

    #[test]
    fn a_text_has_lines_and_no_sign_that_turns_it() {
        assert_eq!(flaw_of_text("one\n\ttwo \u{200f}שלום\u{ad}x"), None);
        assert_eq!(flaw_of_text("one \u{202e}owt"), Some(Flaw::Turn));
        assert_eq!(flaw_of_text("one\u{1b}[31m"), Some(Flaw::Unseen));
    }

    #[test]
    fn names_that_look_the_same_are_the_same() {
        for (one, other) in [
            ("Divers", "divers"),
            ("Divers", "Ｄｉｖｅｒｓ"),
            ("Divers", "Diνers"),
            ("Divers", "D\u{456}vers"),
            ("ΑΡΗΣ", "ΑΡΗς"),
            ("Pilots", "Pi1ots"),
            ("Straße", "STRASSE"),
            ("Two Words", "Two\u{a0} Words"),
            ("é", "e\u{301}"),
            ("1\u{5d0}", "\u{5d0}1"),
            ("نیک\u{200c}خواه", "نیکخواه"),
        ] {
            let mut looks = Looks::default();
            assert_eq!(looks.meet(one, 1), None);
            assert_eq!(looks.meet(other, 2), Some(1), "{one} {other}");
        }
        let mut looks = Looks::default();
        let apart =
            ["Divers", "Drivers", "Δύτες", "Diver", "王芳", "王方", "नेहा", "דנה", "1", "2", ""];
        for name in apart {
            assert_eq!(looks.meet(name, 1), None, "{name}");
        }
    }
}
