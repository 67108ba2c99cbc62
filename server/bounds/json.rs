//! Values of JSON, read only as far as there is room for them in memory.

use std::cell::Cell;
use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};

/// Bytes of a value in its list, which may have twice the room that it needs.
const ITEM: usize = 64;
/// Bytes of the least that a list or an object takes which is not empty.
const LIST: usize = 128;
const OBJECT: usize = 640;
/// Bytes of a member of an object, whose nodes may be half empty.
const MEMBER: usize = 128;

/// Bytes of memory that values may still take.
pub(crate) struct Room(Cell<usize>);

impl Room {
    /// So many bytes.
    pub(crate) fn of(bytes: usize) -> Self {
        Self(Cell::new(bytes))
    }

    /// A value from its text.
    ///
    /// # Errors
    /// Where it is no JSON, is nested too deep, or there is no room for it.
    pub(crate) fn value(&self, text: &str) -> serde_json::Result<Value> {
        let mut reader = serde_json::Deserializer::from_str(text);
        let value = self.deserialize(&mut reader)?;
        reader.end()?;
        Ok(value)
    }

    /// A list of values from its text.
    ///
    /// # Errors
    /// As [`Room::value`], and where it is no list.
    pub(crate) fn list(&self, text: &str) -> serde_json::Result<Vec<Value>> {
        match self.value(text)? {
            Value::Array(list) => Ok(list),
            _ => Err(serde_json::Error::custom("here stands a list")),
        }
    }

    fn take<E: Error>(&self, bytes: usize) -> Result<(), E> {
        let left = self.0.get().checked_sub(bytes);
        self.0.set(left.ok_or_else(|| E::custom("it holds more values than there is room for"))?);
        Ok(())
    }
}

impl<'de> DeserializeSeed<'de> for &Room {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<Value, D::Error> {
        reader.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for &Room {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any JSON value")
    }

    fn visit_unit<E: Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E: Error>(self, is: bool) -> Result<Value, E> {
        Ok(Value::Bool(is))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<Value, E> {
        Ok(Number::from_f64(number).map_or(Value::Null, Value::Number))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Value, E> {
        self.visit_string(text.to_owned())
    }

    fn visit_string<E: Error>(self, text: String) -> Result<Value, E> {
        self.take(text.len())?;
        Ok(Value::String(text))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element_seed(self)? {
            self.take(if list.is_empty() { LIST } else { ITEM })?;
            list.push(item);
        }
        Ok(Value::Array(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<Value, A::Error> {
        let mut object = Map::new();
        while let Some(key) = members.next_key::<String>()? {
            self.take(key.len() + if object.is_empty() { OBJECT } else { MEMBER })?;
            object.insert(key, members.next_value_seed(self)?);
        }
        Ok(Value::Object(object))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_room_is_read_as_it_is() {
        let text = r#"{"a":[1,-2,0.1,18446744073709551615,true,null,"x",{},[]],"b":{"c":"d"}}"#;
        let read = Room::of(8 << 10).value(text).expect("there is room");
        assert_eq!(read, serde_json::from_str::<Value>(text).expect("it is JSON"));
        assert_eq!(read.to_string(), text);
        assert_eq!(Room::of(1 << 10).list("[1,2]").expect("a list").len(), 2);
        for bad in ["", "[", "[] []", "{\"a\"}", "7"] {
            assert!(Room::of(1 << 10).list(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn what_would_take_too_much_is_not_read_to_its_end() {
        let many = |one: &str| format!("[{}]", vec![one; 100_000].join(","));
        for one in ["[]", "0", "{\"\":0}", "[0]", "\"long enough\""] {
            let said = Room::of(1 << 20).value(&many(one)).expect_err("it is too much").to_string();
            assert!(said.contains("than there is room for"), "{one}: {said}");
        }
        let deep = "[".repeat(100_000);
        assert!(Room::of(1 << 20).value(&deep).is_err(), "no stack holds it");
        let room = Room::of(2_000);
        assert!(room.value("[1,2]").is_ok());
        assert!((0..20).any(|_| room.value("[1,2]").is_err()), "all that is read shares the room");
    }
}
