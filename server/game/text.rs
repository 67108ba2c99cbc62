//! What people are told: a message's name and what is filled in, which each device writes in its own
//! language. Catalogues of messages are files in the format of Project Fluent.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{PoisonError, RwLock, RwLockReadGuard};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::{Deserialize, Serialize, Serializer};

/// Something that people read. On the wire a string, or `{"say": "the-name", "with": {…}}`.
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "hub.ts", untagged))]
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
)]
#[serde(untagged)]
pub enum Text {
    /// As somebody wrote it: a person, or the author of the content. The name of a message, `usual-…`, where a person
    /// touched what stood ready.
    Plain(String),
    /// A message of the program.
    Said(Box<Said>),
}

/// A message of the program with what is filled in.
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "hub.ts"))]
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
)]
pub struct Said {
    /// Its name in the catalogue.
    #[cfg_attr(feature = "types", ts(type = "string"))]
    pub say: Cow<'static, str>,
    /// What is filled in, by the name that it has in the message.
    #[cfg_attr(feature = "types", ts(as = "Option<BTreeMap<String, Filling>>", optional))]
    #[serde(default, skip_serializing_if = "With::is_empty")]
    pub with: With,
}

/// What is filled in, by name. There are few, so they lie in a row, sorted.
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Debug,
    Default,
    PartialEq,
    Eq,
    Deserialize,
)]
#[serde(from = "BTreeMap<Cow<'static, str>, Filling>")]
pub struct With(Vec<(Cow<'static, str>, Filling)>);

/// What is filled in.
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "hub.ts", untagged))]
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
)]
#[serde(untagged)]
pub enum Filling {
    /// A number: the language has its own words for one and many.
    Number(#[cfg_attr(feature = "types", ts(type = "number"))] i64),
    /// The name of a group, which the language may bend: `{"name": "Blues"}`.
    Name(Name),
    /// Several, with the language's word between the last two.
    List(Vec<Filling>),
    /// Several, each joined to the next in a way of its own.
    Joined(Joined),
    /// Words, or another message.
    Text(Text),
}

/// Several, one after the other: `{"all": ["3", "4"], "by": "and-comma"}`. They lie flat, however many they
/// are: a message within a message for each of them would need a stack as deep as the list is long.
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "hub.ts"))]
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
)]
pub struct Joined {
    /// What is joined, in its order.
    pub all: Vec<Filling>,
    /// The message that has two of them, `before` and `next`, and between these what stands between any two.
    #[cfg_attr(feature = "types", ts(type = "string"))]
    pub by: Cow<'static, str>,
}

/// The name of a group of people, a plural.
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "hub.ts"))]
#[derive(
    borsh::BorshSerialize,
    borsh::BorshDeserialize,
    Clone,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    Deserialize,
)]
pub struct Name {
    /// As the content has it.
    pub name: String,
}

/// A message of the program: `text!("rows-won", rows = 3, who = Name::of("Blues"))`.
#[macro_export]
macro_rules! text {
    ($say:expr $(, $key:ident = $value:expr)* $(,)?) => {
        $crate::Text::say($say, [$((stringify!($key), $crate::Fills::fill($value))),*])
    };
}

impl Name {
    /// This name.
    pub fn of(name: impl Into<String>) -> Self {
        Self { name: name.into() }
    }
}

impl Joined {
    /// These, joined as the message `by` joins two.
    pub fn of<T: Fills>(by: &'static str, all: impl IntoIterator<Item = T>) -> Self {
        Self { all: all.into_iter().map(Fills::fill).collect(), by: Cow::Borrowed(by) }
    }
}

impl With {
    fn of<const N: usize>(mut with: [(&'static str, Filling); N]) -> Self {
        with.sort_unstable_by_key(|(key, _)| *key);
        Self(with.into_iter().map(|(key, filling)| (Cow::Borrowed(key), filling)).collect())
    }

    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl From<BTreeMap<Cow<'static, str>, Filling>> for With {
    fn from(with: BTreeMap<Cow<'static, str>, Filling>) -> Self {
        Self(with.into_iter().collect())
    }
}

impl Serialize for With {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(key, filling)| (key, filling)))
    }
}

impl Text {
    /// The message of this name; [`text!`](crate::text) is shorter.
    #[must_use]
    pub fn say<const N: usize>(say: &'static str, with: [(&'static str, Filling); N]) -> Self {
        Self::Said(Box::new(Said { say: Cow::Borrowed(say), with: With::of(with) }))
    }

    /// Whether it is the message of this name: what is asked where something is decided by what was told, never how it
    /// reads.
    #[must_use]
    pub fn says(&self, name: &str) -> bool {
        matches!(self, Self::Said(said) if said.say == name)
    }

    /// The words or the name that are filled in under this name.
    #[must_use]
    pub fn filled(&self, key: &str) -> Option<String> {
        let Self::Said(said) = self else { return None };
        let (_, filling) = said.with.0.iter().find(|(known, _)| known == key)?;
        match filling {
            Filling::Name(name) => Some(name.name.clone()),
            Filling::Text(text) => Some(text.to_string()),
            Filling::Number(_) | Filling::List(_) | Filling::Joined(_) => None,
        }
    }

    /// The same message with this filled in besides.
    #[must_use]
    pub fn with(mut self, key: &'static str, value: impl Fills) -> Self {
        if let Self::Said(said) = &mut self {
            let all = &mut said.with.0;
            let at = all.partition_point(|(known, _)| known.as_ref() < key);
            all.insert(at, (Cow::Borrowed(key), value.fill()));
        }
        self
    }

    /// Whether there is nothing to read.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        matches!(self, Self::Plain(text) if text.is_empty())
    }
}

/// How the name of a message begins that stands ready to be touched where a person may also write: whoever touched it sent
/// this name in place of words, so that each device tells them in its own language.
const READY: &str = "usual-";

/// From the catalogue that has it; its name where none has.
fn in_english(said: &Said) -> String {
    // A copy of the list, for writing may ask for it again: a message stands in one of another catalogue.
    let known = known().clone();
    let one = known.iter().find(|catalogue| catalogue.has(&said.say));
    one.map_or_else(|| said.say.to_string(), |one| one.said(said))
}

/// In English, from the catalogues that were [taken up](Catalogue::take_up).
impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Plain(text) if text.starts_with(READY) => {
                let say = Cow::Owned(text.clone());
                f.write_str(&in_english(&Said { say, with: With::default() }))
            }
            Self::Plain(text) => f.write_str(text),
            Self::Said(said) => f.write_str(&in_english(said)),
        }
    }
}

/// Compares what is read in English.
impl PartialEq<str> for Text {
    fn eq(&self, text: &str) -> bool {
        let english = self.to_string();
        english == text
    }
}

/// Compares what is read in English.
impl PartialEq<&str> for Text {
    fn eq(&self, text: &&str) -> bool {
        self == *text
    }
}

impl From<&Text> for Text {
    fn from(text: &Text) -> Self {
        text.clone()
    }
}

impl Default for Text {
    fn default() -> Self {
        Self::Plain(String::new())
    }
}

impl From<String> for Text {
    fn from(text: String) -> Self {
        Self::Plain(text)
    }
}

impl From<&str> for Text {
    fn from(text: &str) -> Self {
        Self::Plain(text.to_owned())
    }
}

impl From<&String> for Text {
    fn from(text: &String) -> Self {
        Self::Plain(text.clone())
    }
}

/// What can be filled into a message.
pub trait Fills {
    /// As it is filled in.
    fn fill(self) -> Filling;
}

impl<T: Fills + Clone> Fills for &T {
    fn fill(self) -> Filling {
        self.clone().fill()
    }
}

impl Fills for &str {
    fn fill(self) -> Filling {
        Filling::Text(self.into())
    }
}

impl Fills for String {
    fn fill(self) -> Filling {
        Filling::Text(self.into())
    }
}

impl Fills for Text {
    fn fill(self) -> Filling {
        Filling::Text(self)
    }
}

impl Fills for Name {
    fn fill(self) -> Filling {
        Filling::Name(self)
    }
}

impl Fills for Joined {
    fn fill(self) -> Filling {
        Filling::Joined(self)
    }
}

impl Fills for Filling {
    fn fill(self) -> Filling {
        self
    }
}

impl<T: Fills> Fills for Vec<T> {
    fn fill(self) -> Filling {
        Filling::List(self.into_iter().map(Fills::fill).collect())
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl Fills for $number {
            fn fill(self) -> Filling {
                Filling::Number(i64::from(self))
            }
        }
    )*};
}
numbers!(i64, i32, u32, u16, u8);

impl Fills for usize {
    fn fill(self) -> Filling {
        Filling::Number(i64::try_from(self).unwrap_or(i64::MAX))
    }
}

/// The English messages of a game or of the hub, for what is read beside the screens: the program's own
/// log, the command line, tests.
pub struct Catalogue(FluentBundle<FluentResource>);

static KNOWN: RwLock<Vec<&'static Catalogue>> = RwLock::new(Vec::new());

fn known() -> RwLockReadGuard<'static, Vec<&'static Catalogue>> {
    KNOWN.read().unwrap_or_else(PoisonError::into_inner)
}

impl Catalogue {
    /// Reads these files.
    ///
    /// # Panics
    /// If one is not in Fluent's format, or two messages have the same name: they are part of the program.
    #[must_use]
    pub fn english(files: &[&str]) -> Self {
        Self::of("en-GB", files)
    }

    /// Reads these files of another language, whose texts name no group.
    ///
    /// # Panics
    /// As [`Catalogue::english`], and where this is no tag of a language.
    #[must_use]
    pub fn of(language: &str, files: &[&str]) -> Self {
        let language = language.parse().expect("the name of a language");
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        bundle.set_use_isolating(false);
        bundle.add_function("NAME", name).expect("one function of this name");
        bundle.add_function("CALLED", called).expect("one function of this name");
        for file in files {
            let messages = FluentResource::try_new((*file).to_owned())
                .unwrap_or_else(|(_, faults)| panic!("a catalogue: {faults:?}"));
            bundle.add_resource(messages).expect("each message stands once");
        }
        Self(bundle)
    }

    /// From now on a [`Text`] with one of these messages can write itself.
    pub fn take_up(&'static self) {
        let mut known = KNOWN.write().unwrap_or_else(PoisonError::into_inner);
        if !known.iter().any(|one| std::ptr::eq(*one, self)) {
            known.push(self);
        }
    }

    /// The text in English. A message that is not in the catalogue is written by its name.
    #[must_use]
    pub fn write(&self, text: &Text) -> String {
        match text {
            Text::Plain(_) => text.to_string(),
            Text::Said(said) => self.said(said),
        }
    }

    /// Whether there is a message of this name.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.0.has_message(name)
    }

    fn said(&self, said: &Said) -> String {
        let Some(pattern) = self.0.get_message(&said.say).and_then(|message| message.value())
        else {
            return said.say.to_string();
        };
        let mut with = FluentArgs::with_capacity(said.with.0.len());
        for (key, filling) in &said.with.0 {
            with.set(key.as_ref(), self.filling(filling));
        }
        // What cannot be filled in stands there by its name.
        self.0.format_pattern(pattern, Some(&with), &mut Vec::new()).into_owned()
    }

    fn filling(&self, filling: &Filling) -> FluentValue<'static> {
        match filling {
            Filling::Number(number) => FluentValue::from(*number),
            Filling::Name(name) => FluentValue::Custom(Box::new(name.clone())),
            Filling::List(all) => match names(all) {
                Some(names) => FluentValue::Custom(Box::new(names)),
                None => FluentValue::from(self.words(filling)),
            },
            other => FluentValue::from(self.words(other)),
        }
    }

    fn words(&self, filling: &Filling) -> String {
        match filling {
            Filling::Number(number) => number.to_string(),
            // A message of another catalogue, which stands in one of this.
            Filling::Text(text @ Text::Said(said)) if !self.has(&said.say) => text.to_string(),
            Filling::Text(text) => self.write(text),
            Filling::Name(name) => name.name.clone(),
            Filling::List(all) => {
                let words: Vec<String> = all.iter().map(|one| self.words(one)).collect();
                listed(&words)
            }
            Filling::Joined(Joined { all, by }) => {
                let words: Vec<String> = all.iter().map(|one| self.words(one)).collect();
                words.join(&self.between(by))
            }
        }
    }

    /// What a message of two has between them.
    fn between(&self, by: &str) -> String {
        let none = |key| (Cow::Borrowed(key), Filling::Text(Text::default()));
        self.said(&Said {
            say: Cow::Owned(by.to_owned()),
            with: With(vec![none("before"), none("next")]),
        })
    }
}

/// "Blues", "Blues and Reds", "Blues, Reds and Greens".
fn listed(words: &[String]) -> String {
    match words.split_last() {
        None => String::new(),
        Some((one, [])) => one.clone(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
    }
}

/// `{ CALLED("pony", "ponies") }`: these words. What a table calls otherwise its screens know; nothing that is read beside
/// them does.
fn called<'a>(words: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    words.get(1).cloned().unwrap_or(FluentValue::None)
}

/// `{ NAME($who, form: "dative", start: "yes") }`: English has one form, with “the” before it. Of several names each is
/// in that form. What is no name stays as it is.
fn name<'a>(who: &[FluentValue<'a>], how: &FluentArgs<'_>) -> FluentValue<'a> {
    let first = if how.get("start").is_some() { "The" } else { "the" };
    let all = match who.first() {
        Some(FluentValue::Custom(who)) => {
            let one = who.as_any().downcast_ref::<Name>().map(std::slice::from_ref);
            one.or_else(|| who.as_any().downcast_ref::<Names>().map(|names| names.0.as_slice()))
        }
        other => return other.cloned().unwrap_or(FluentValue::None),
    };
    let the = [first].into_iter().chain(std::iter::repeat("the"));
    let all = all.unwrap_or_default().iter().zip(the);
    FluentValue::from(listed(
        &all.map(|(who, the)| format!("{the} {}", who.name)).collect::<Vec<_>>(),
    ))
}

/// Several names, which a message may bend like one.
#[derive(Clone, Debug, PartialEq)]
struct Names(Vec<Name>);

/// What is filled in as a list, where it is of names alone.
fn names(all: &[Filling]) -> Option<Names> {
    let name =
        |one: &Filling| if let Filling::Name(name) = one { Some(name.clone()) } else { None };
    let names: Option<Vec<Name>> = all.iter().map(name).collect();
    names.filter(|names| !names.is_empty()).map(Names)
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

impl fmt::Display for Names {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&listed(&self.0.iter().map(ToString::to_string).collect::<Vec<_>>()))
    }
}

macro_rules! bends {
    ($($names:ty),*) => {$(
        impl FluentType for $names {
            fn duplicate(&self) -> Box<dyn FluentType + Send> {
                Box::new(self.clone())
            }

            fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
                Cow::Owned(self.to_string())
            }

            fn as_string_threadsafe(
                &self,
                _: &intl_memoizer::concurrent::IntlLangMemoizer,
            ) -> Cow<'static, str> {
                Cow::Owned(self.to_string())
            }
        }
    )*};
}
bends!(Name, Names);

#[cfg(test)]
mod tests {
    use super::*;

    const CATALOGUE: &str = "\
passed = { NAME($who, form: \"the\", start: \"yes\") } passed it with { $marbles }.
marbles = { $n ->
    [one] 1 Marble
   *[other] { $n } Marbles
  }
all = { $all } are in.
semicolon = { $before }; { $next }
";

    fn marbles(n: u32) -> Text {
        text!("marbles", n = n)
    }

    fn passed() -> Text {
        text!("passed", who = Name::of("Blues"), marbles = marbles(1))
    }

    #[test]
    fn a_message_is_written_with_what_is_filled_in() {
        let english = Catalogue::english(&[CATALOGUE]);
        assert_eq!(english.write(&passed()), "The Blues passed it with 1 Marble.");
        assert_eq!(english.write(&marbles(3)), "3 Marbles");
        let all = text!("all", all = vec![Name::of("Blues"), Name::of("Reds")]);
        assert_eq!(english.write(&all), "Blues and Reds are in.");
        let three = ["Blues", "Reds", "Greens"].map(Name::of).to_vec();
        let three = text!("passed", who = three).with("marbles", 3);
        assert_eq!(english.write(&three), "The Blues, the Reds and the Greens passed it with 3.");
        let control = text!("passed", who = "Control", marbles = marbles(2));
        assert_eq!(english.write(&control), "Control passed it with 2 Marbles.");
        assert_eq!(english.write(&text!("unheard-of")), "unheard-of");
        assert_eq!(english.write(&"as it was written".into()), "as it was written");
    }

    #[test]
    fn what_stood_ready_is_told_by_its_name() {
        static READY: std::sync::LazyLock<Catalogue> =
            std::sync::LazyLock::new(|| Catalogue::english(&["usual-lunch = Lunch"]));
        std::sync::LazyLock::force(&READY).take_up();
        let touched = Text::from("usual-lunch");
        assert_eq!(touched, "Lunch");
        let english = Catalogue::english(&[CATALOGUE]);
        assert_eq!(
            english.write(&text!("passed", who = &touched, marbles = 1)),
            "Lunch passed it with 1."
        );
        assert_eq!(serde_json::to_string(&touched).expect("it is JSON"), "\"usual-lunch\"");
        assert_eq!(Text::from("usual-unheard-of"), "usual-unheard-of");
    }

    #[test]
    fn a_long_list_lies_flat() {
        let english = Catalogue::english(&[CATALOGUE]);
        let three = Joined::of("semicolon", [marbles(1), marbles(2), marbles(3)]);
        let all = text!("all", all = three);
        assert_eq!(english.write(&all), "1 Marble; 2 Marbles; 3 Marbles are in.");
        let sent = serde_json::to_string(&all).expect("serializes");
        assert_eq!(serde_json::from_str::<Text>(&sent).expect("reads"), all);
        let none = text!("all", all = Joined::of("semicolon", Vec::<Text>::new()));
        assert_eq!(english.write(&none), " are in.");
        let many = text!("all", all = Joined::of("semicolon", (0..1_000_000).map(|_| "1")));
        assert_eq!(english.write(&many).len(), 3 * 1_000_000 - 2 + " are in.".len());
        assert_eq!(
            borsh::from_slice::<Text>(&borsh::to_vec(&many).expect("writes")).expect("reads"),
            many
        );
    }

    #[test]
    fn a_message_crosses_by_its_name() {
        let sent = serde_json::to_string(&passed()).expect("serializes");
        let marbles = r#"{"say":"marbles","with":{"n":1}}"#;
        let with = format!(r#"{{"marbles":{marbles},"who":{{"name":"Blues"}}}}"#);
        assert_eq!(sent, format!(r#"{{"say":"passed","with":{with}}}"#));
        assert_eq!(serde_json::from_str::<Text>(&sent).expect("reads"), passed());
        assert_eq!(serde_json::to_string(&Text::from("so")).expect("serializes"), r#""so""#);
    }

    #[test]
    fn a_message_is_kept_as_it_is() {
        let kept = borsh::to_vec(&passed()).expect("writes");
        assert_eq!(borsh::from_slice::<Text>(&kept).expect("reads"), passed());
    }
}
