//! What leads from one text of JSON to another, as JSON Patch (RFC 6902). Lists that grow or shrink at one
//! place are told by what came or went, not by every row that moved up.
//!
//! Both texts come from the same hand, so that what is the same is written the same: only what differs is
//! read, a level at a time.

use std::borrow::Cow;
use std::fmt;
use std::ops::Range;

use game::Change;
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

/// Writes the patch that carries changes of a view out. What it says several times it says once, and has it
/// copied from there.
pub(crate) fn write(changes: &[Change], to: &mut String) {
    let mut patch = Patch { to, first: true, said: Some(Vec::new()) };
    patch.to.push('[');
    for Change { path, was, now } in changes {
        match (was, now) {
            (Some(was), Some(now)) => patch.between(&mut path.clone(), was, now),
            (None, Some(now)) => patch.add(path, now),
            (_, None) => patch.remove(path),
        }
    }
    patch.to.push(']');
}

/// The patch that makes `new` of `old`, both JSON.
pub fn between(old: &str, new: &str) -> String {
    let mut patch = String::from("[");
    Patch { to: &mut patch, first: true, said: None }.between(&mut String::new(), old, new);
    patch + "]"
}

/// A patch that is being written.
struct Patch<'a> {
    to: &'a mut String,
    /// Whether no operation is in it yet.
    first: bool,
    /// The values that stand in it and are still where it puts them, where such are copied.
    said: Option<Vec<Value>>,
}

/// A value of a patch: where it stands there, and at which pointer it is put.
struct Value {
    at: Range<usize>,
    path: String,
}

impl Patch<'_> {
    /// What makes `now` of `was`, both at this JSON pointer: at every level what changed within, or the
    /// whole where that is shorter.
    fn between(&mut self, path: &mut String, was: &str, now: &str) {
        if was == now {
            return;
        }
        let (begun, first) = (self.to.len(), self.first);
        match (level(was), level(now)) {
            (Some(Level::Object(was)), Some(Level::Object(now))) => self.fields(path, &was, &now),
            (Some(Level::List(was)), Some(Level::List(now))) => self.lists(path, &was, &now),
            _ => {}
        }
        let within = self.to.len() - begun;
        if within == 0 || within >= WHOLE + path.len() + now.len() {
            self.to.truncate(begun);
            self.first = first;
            if let Some(said) = &mut self.said {
                said.retain(|value| value.at.end <= begun);
            }
            self.replace(path, now);
        }
    }

    fn fields(&mut self, path: &mut String, was: &[Member<'_>], now: &[Member<'_>]) {
        for (at, (name, was)) in was.iter().enumerate() {
            let known = at_or_elsewhere(now, at, name);
            within(path, &escaped(name), |path| match known {
                Some(now) => self.between(path, was.get(), now.get()),
                None => self.remove(path),
            });
        }
        for (at, (name, now)) in now.iter().enumerate() {
            if at_or_elsewhere(was, at, name).is_none() {
                within(path, &escaped(name), |path| self.add(path, now.get()));
            }
        }
    }

    /// What the two begin and end with alike stays; between it rows are compared in pairs.
    fn lists(&mut self, path: &mut String, was: &[&RawValue], now: &[&RawValue]) {
        let alike = |(one, two): &(&&RawValue, &&RawValue)| one.get() == two.get();
        let head = was.iter().zip(now).take_while(alike).count();
        let (was, now) = (&was[head..], &now[head..]);
        let tail = was.iter().rev().zip(now.iter().rev()).take_while(alike).count();
        let (was, now) = (&was[..was.len() - tail], &now[..now.len() - tail]);
        let pairs = was.len().min(now.len());
        for (place, (was, now)) in (head..).zip(was.iter().zip(now)) {
            within(path, &place.to_string(), |path| self.between(path, was.get(), now.get()));
        }
        if was.len() != now.len()
            && let Some(said) = &mut self.said
        {
            // Rows move, and with them what was put into them.
            said.clear();
        }
        for _ in pairs..was.len() {
            within(path, &(head + pairs).to_string(), |path| self.remove(path));
        }
        for (place, now) in (head + pairs..).zip(&now[pairs..]) {
            within(path, &place.to_string(), |path| self.add(path, now.get()));
        }
    }

    /// Something stands where nothing stood, or a row of a list moves those behind it on.
    fn add(&mut self, path: &str, value: &str) {
        self.operation("add", path, Some(value));
    }

    /// Nothing stands there any more.
    fn remove(&mut self, path: &str) {
        self.operation("remove", path, None);
    }

    /// Something else stands there.
    fn replace(&mut self, path: &str, value: &str) {
        self.operation("replace", path, Some(value));
    }

    fn operation(&mut self, what: &str, path: &str, value: Option<&str>) {
        if !std::mem::take(&mut self.first) {
            self.to.push(',');
        }
        let what = match value.and_then(|value| self.copied(path, value)) {
            Some(from) => return self.copy(&from, path),
            None => what,
        };
        self.to.extend([r#"{"op":""#, what, r#"","path":"#, &quoted(path)]);
        if let Some(value) = value {
            self.to.push_str(r#","value":"#);
            let begin = self.to.len();
            self.to.push_str(value);
            if value.len() >= LONG
                && let Some(said) = &mut self.said
            {
                said.push(Value { at: begin..self.to.len(), path: path.into() });
            }
        }
        self.to.push('}');
    }

    /// From where this value can be copied to this pointer. To a place of a list nothing is copied: there it would
    /// come before what stands there.
    fn copied(&self, path: &str, value: &str) -> Option<String> {
        let (_, last) = path.rsplit_once('/')?;
        let said = self.said.as_ref().filter(|_| value.len() >= LONG && !is_place(last))?;
        let same = said.iter().find(|other| self.to[other.at.clone()] == *value)?;
        (same.path.len() + COPY < value.len()).then(|| same.path.clone())
    }

    fn copy(&mut self, from: &str, path: &str) {
        self.to.extend([
            r#"{"op":"copy","from":"#,
            &quoted(from),
            r#","path":"#,
            &quoted(path),
            "}",
        ]);
    }
}

/// Bytes of a value from which on it is worth looking whether it was said before.
const LONG: usize = 48;

/// How much longer it is to copy a value than to say it, besides pointer and value.
const COPY: usize = r#""from":"","#.len();

fn quoted(path: &str) -> String {
    serde_json::to_string(path).expect("a string is JSON")
}

/// Whether a step of a pointer may be a place in a list.
fn is_place(step: &str) -> bool {
    step == "-" || step.bytes().all(|sign| sign.is_ascii_digit())
}

/// How long it is to replace the whole, besides its path and its value.
const WHOLE: usize = r#"{"op":"replace","path":"","value":}"#.len();

/// A value that is made of others, read no deeper than they.
enum Level<'a> {
    Object(Vec<Member<'a>>),
    List(Vec<&'a RawValue>),
}

type Member<'a> = (Name<'a>, &'a RawValue);

/// None for a value that is not made of others.
fn level(text: &str) -> Option<Level<'_>> {
    let read = match text.as_bytes().first()? {
        b'{' => serde_json::from_str(text).map(|Members(members)| Level::Object(members)),
        b'[' => serde_json::from_str(text).map(Level::List),
        _ => return None,
    };
    Some(read.expect("what is shown is JSON"))
}

/// The member of this name, which stands at this place but seldom not.
fn at_or_elsewhere<'a>(members: &[Member<'a>], at: usize, name: &Name<'_>) -> Option<&'a RawValue> {
    let here = members.get(at).filter(|(here, _)| here == name);
    let found = here.or_else(|| members.iter().find(|(other, _)| other == name));
    found.map(|(_, value)| *value)
}

fn within(path: &mut String, step: &str, write: impl FnOnce(&mut String)) {
    let above = path.len();
    path.extend(["/", step]);
    write(path);
    path.truncate(above);
}

fn escaped<'a>(Name(name): &'a Name<'_>) -> Cow<'a, str> {
    if name.contains(['~', '/']) {
        return name.replace('~', "~0").replace('/', "~1").into();
    }
    name.as_ref().into()
}

/// The name of a member; its own text where nothing in it is escaped.
#[derive(PartialEq)]
struct Name<'a>(Cow<'a, str>);

impl<'de> Deserialize<'de> for Name<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Text;
        impl<'de> Visitor<'de> for Text {
            type Value = Name<'de>;

            fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
                to.write_str("a name")
            }

            fn visit_borrowed_str<E>(self, name: &'de str) -> Result<Self::Value, E> {
                Ok(Name(name.into()))
            }

            fn visit_str<E>(self, name: &str) -> Result<Self::Value, E> {
                Ok(Name(name.to_owned().into()))
            }
        }
        deserializer.deserialize_str(Text)
    }
}

/// The members of an object in their order.
struct Members<'a>(Vec<Member<'a>>);

impl<'de> Deserialize<'de> for Members<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct All;
        impl<'de> Visitor<'de> for All {
            type Value = Members<'de>;

            fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
                to.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut members = Vec::new();
                while let Some(member) = map.next_entry()? {
                    members.push(member);
                }
                Ok(Members(members))
            }
        }
        deserializer.deserialize_map(All)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use std::sync::Arc;

    use serde_json::{Value, json};

    use super::{Change, between, write};

    fn value() -> impl Strategy<Value = Value> {
        let leaf = prop_oneof![
            Just(Value::Null),
            any::<bool>().prop_map(Value::from),
            (0..4).prop_map(Value::from),
            "[a~/\"]{0,2}".prop_map(Value::from),
        ];
        leaf.prop_recursive(4, 24, 5, |inner| {
            prop_oneof![
                prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
                prop::collection::btree_map("[ab~/\"]{1,2}", inner, 0..5)
                    .prop_map(|fields| Value::Object(fields.into_iter().collect())),
            ]
        })
    }

    fn patched(mut old: Value, new: &Value) -> Value {
        let patch = between(&old.to_string(), &new.to_string());
        let patch: json_patch::Patch = serde_json::from_str(&patch).expect("it is a patch");
        json_patch::patch(&mut old, &patch).expect("it fits");
        old
    }

    proptest! {
        #[test]
        fn law_a_patch_leads_from_the_old_to_the_new(old in value(), new in value()) {
            prop_assert_eq!(patched(old, &new), new);
        }
    }

    /// What `old` becomes by the patch for changes of its members.
    fn renewed(old: &[Value], new: &[Value]) -> (Vec<Value>, String) {
        let text = |value: &Value| Some(Arc::from(value.to_string()));
        let pairs = old.iter().zip(new).enumerate().filter(|(_, (was, now))| was != now);
        let change = |(at, (was, now)): (usize, (&Value, &Value))| Change {
            path: format!("/m{at}"),
            was: text(was),
            now: text(now),
        };
        let changes: Vec<Change> = pairs.map(change).collect();
        let mut written = String::new();
        write(&changes, &mut written);
        let members = old.iter().enumerate().map(|(at, value)| (format!("m{at}"), value.clone()));
        let mut whole = Value::Object(members.collect());
        let patch: json_patch::Patch = serde_json::from_str(&written).expect("it is a patch");
        json_patch::patch(&mut whole, &patch).expect("it fits");
        let member = |at: usize| whole[format!("m{at}")].clone();
        ((0..old.len()).map(member).collect(), written)
    }

    proptest! {
        #[test]
        fn law_what_is_copied_within_a_patch_is_what_it_was_made_from(
            old in prop::collection::vec(value(), 1..4),
            new in prop::collection::vec(value(), 1..4),
            same in prop::collection::vec((0..3_usize, 0..3_usize), 0..4),
            long in "[a-z]{40,60}",
        ) {
            let length = old.len().min(new.len());
            let (old, mut new) = (old[..length].to_vec(), new[..length].to_vec());
            // Long values that occur in several places, alone and within others.
            for (to, from) in same {
                let from = new[from % length].clone();
                new[to % length] = json!({ "a": [from.clone(), long], "b": { "a": from, "~": long } });
            }
            prop_assert_eq!(renewed(&old, &new).0, new);
        }
    }

    #[test]
    fn what_is_the_same_for_all_is_said_once() {
        let offer = "what everybody may do now, in a sentence that is longer than a pointer to it";
        let seats = |now: &str| vec![json!([{ "may": now }, { "may": now }, { "may": now }])];
        let (_, patch) = renewed(&seats("wait"), &seats(offer));
        assert_eq!(
            patch,
            format!(
                concat!(
                    r#"[{{"op":"replace","path":"/m0/0/may","value":"{}"}},"#,
                    r#"{{"op":"copy","from":"/m0/0/may","path":"/m0/1/may"}},"#,
                    r#"{{"op":"copy","from":"/m0/0/may","path":"/m0/2/may"}}]"#
                ),
                offer
            )
        );
    }

    #[test]
    fn rows_that_go_and_come_are_told_alone() {
        let rows = |rows: &[&str]| json!({ "x": { "in": rows } }).to_string();
        let told = |old: &[&str], new: &[&str]| between(&rows(old), &rows(new));
        assert_eq!(told(&["a", "b", "c"], &["b", "c"]), r#"[{"op":"remove","path":"/x/in/0"}]"#);
        assert_eq!(
            told(&["b", "c"], &["a", "b", "c"]),
            r#"[{"op":"add","path":"/x/in/0","value":"a"}]"#
        );
        let long =
            "a row that is longer than what is said of the others in a patch, and does not change";
        assert_eq!(
            told(&[long, "b"], &[long, "c", "d"]),
            concat!(
                r#"[{"op":"replace","path":"/x/in/1","value":"c"},"#,
                r#"{"op":"add","path":"/x/in/2","value":"d"}]"#
            )
        );
        let whole = r#"[{"op":"replace","path":"/x/in","value":["a","c","d"]}]"#;
        assert_eq!(told(&["a", "b"], &["a", "c", "d"]), whole);
    }
}
