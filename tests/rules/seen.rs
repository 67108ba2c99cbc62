//! What an audience sees, read by the names that stand on the wire. A name that is not there is a fault
//! of the test: where plain JSON answers it with null, a test that wants null would pass for ever.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Index;

use game::Text;
use serde::Deserialize as _;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// JSON whose objects are asked only for what they have.
#[derive(Clone, Debug, PartialEq)]
pub enum Seen {
    /// Null, a word, a number, yes or no: read like the JSON it is.
    Leaf(Value),
    List(Vec<Self>),
    Object(BTreeMap<String, Self>),
}

impl Seen {
    pub const NULL: Self = Self::Leaf(Value::Null);

    /// What stands under a key of a map, or in a field that not every variant has: the only way to ask for
    /// what may be absent.
    #[track_caller]
    pub fn if_there(&self, name: &str) -> Option<&Self> {
        self.as_object().unwrap_or_else(|| panic!("{self} has no fields")).get(name)
    }

    pub fn is_null(&self) -> bool {
        *self == Self::NULL
    }

    pub fn as_array(&self) -> Option<&Vec<Self>> {
        if let Self::List(rows) = self { Some(rows) } else { None }
    }

    pub fn as_object(&self) -> Option<&BTreeMap<String, Self>> {
        if let Self::Object(fields) = self { Some(fields) } else { None }
    }

    /// The same with each message of the program as it is read in English.
    pub fn in_english(value: &Value) -> Self {
        Self::each(value, &|fields| {
            fields.contains_key("say").then(|| {
                let said = Text::deserialize(fields).expect("a message");
                Self::Leaf(said.to_string().into())
            })
        })
    }

    /// What stands for an object, where that is not the object itself.
    fn each(value: &Value, instead: &dyn Fn(&Map<String, Value>) -> Option<Self>) -> Self {
        match value {
            Value::Array(rows) => {
                Self::List(rows.iter().map(|row| Self::each(row, instead)).collect())
            }
            Value::Object(map) => instead(map).unwrap_or_else(|| {
                let fields = map.iter();
                let fields = fields.map(|(name, field)| (name.clone(), Self::each(field, instead)));
                Self::Object(fields.collect())
            }),
            leaf => Self::Leaf(leaf.clone()),
        }
    }

    /// The plain JSON of it.
    pub fn json(&self) -> Value {
        match self {
            Self::Leaf(value) => value.clone(),
            Self::List(rows) => rows.iter().map(Self::json).collect(),
            Self::Object(fields) => {
                fields.iter().map(|(name, field)| (name.clone(), field.json())).collect()
            }
        }
    }

    /// What it stands for: a command, a target.
    #[track_caller]
    pub fn read<T: DeserializeOwned>(&self) -> T {
        serde_json::from_value(self.json()).unwrap_or_else(|error| panic!("{self}: {error}"))
    }
}

macro_rules! leaf_reads {
    ($($name:ident: $plain:ty),* $(,)?) => {
        impl Seen {
            $(pub fn $name(&self) -> Option<$plain> {
                if let Self::Leaf(value) = self { value.$name() } else { None }
            })*
        }
    };
}

leaf_reads! { as_str: &str, as_u64: u64, as_i64: i64, as_f64: f64 }

impl Index<&str> for Seen {
    type Output = Self;

    #[track_caller]
    fn index(&self, name: &str) -> &Self {
        self.if_there(name).unwrap_or_else(|| {
            let fields = self.as_object().into_iter().flatten();
            let names: Vec<_> = fields.map(|(name, _)| name.as_str()).collect();
            panic!("no field {name:?} is there, only {}", names.join(", "))
        })
    }
}

impl Index<usize> for Seen {
    type Output = Self;

    #[track_caller]
    fn index(&self, at: usize) -> &Self {
        let rows = self.as_array().unwrap_or_else(|| panic!("{self} is no list"));
        rows.get(at).unwrap_or_else(|| panic!("no row {at} is there, only {}", rows.len()))
    }
}

impl From<&Value> for Seen {
    fn from(value: &Value) -> Self {
        Self::each(value, &|_| None)
    }
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.json().fmt(f)
    }
}

impl PartialEq<str> for Seen {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == Some(other)
    }
}

impl PartialEq<String> for Seen {
    fn eq(&self, other: &String) -> bool {
        *self == **other
    }
}

impl PartialEq<Value> for Seen {
    fn eq(&self, other: &Value) -> bool {
        self.json() == *other
    }
}

macro_rules! plain {
    ($($plain:ty),*) => {$(
        impl From<$plain> for Seen {
            fn from(plain: $plain) -> Self {
                Self::Leaf(plain.into())
            }
        }

        impl PartialEq<$plain> for Seen {
            fn eq(&self, other: &$plain) -> bool {
                matches!(self, Self::Leaf(value) if value == other)
            }
        }
    )*};
}

plain!(&str, bool, u32, u64, i32, i64, usize);

fn seen() -> Seen {
    Seen::from(&serde_json::json!({ "winner": null, "rows": [{ "yes": 3, "by": "medes" }] }))
}

#[test]
fn it_reads_like_json() {
    let seen = seen();
    assert!(seen["winner"].is_null());
    assert!(!seen["rows"].is_null() && !seen.is_null() && seen.as_str().is_none());
    assert_eq!(seen["rows"][0]["yes"], 3);
    assert_eq!(seen["rows"][0]["by"], "medes");
    assert_eq!(seen.to_string(), r#"{"rows":[{"by":"medes","yes":3}],"winner":null}"#);
    assert_eq!(Seen::from(&seen.json()), seen);
    assert_eq!(seen.if_there("loser"), None);
}

#[test]
#[should_panic(expected = "no field \"loser\" is there, only rows, winner")]
fn a_name_that_is_not_there_is_not_null() {
    assert!(seen()["loser"].is_null());
}

#[test]
#[should_panic(expected = "null has no fields")]
fn what_is_null_has_no_fields() {
    assert!(seen()["winner"]["name"].is_null());
}
