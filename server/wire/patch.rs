//! What leads from one text of JSON to another, as JSON Patch (RFC 6902). Lists that grow or shrink at one
//! place are told by what came or went, not by every row that moved up.
//!
//! Both texts come from the same hand, so that what is the same is written the same: only what differs is
//! read, a level at a time.

use std::borrow::Cow;
use std::fmt;

use game::Change;
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

/// Writes the patch that carries changes of a view out.
pub(crate) fn write(changes: &[Change], to: &mut String) {
    let mut patch = Patch { to, first: true };
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
    Patch { to: &mut patch, first: true }.between(&mut String::new(), old, new);
    patch + "]"
}

/// A patch that is being written.
struct Patch<'a> {
    to: &'a mut String,
    /// Whether no operation is in it yet.
    first: bool,
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
        let path = serde_json::to_string(path).expect("a string is JSON");
        self.to.extend([r#"{"op":""#, what, r#"","path":"#, &path]);
        if let Some(value) = value {
            self.to.extend([r#","value":"#, value]);
        }
        self.to.push('}');
    }
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
    use serde_json::{Value, json};

    use super::*;

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
