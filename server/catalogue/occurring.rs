//! The translations of what somebody is shown, for a page that holds all that it needs: of no text that does
//! not stand in it.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fmt;

use game::Translations;
use serde::de::{DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor};

/// Reads what is shown, and gathers the texts in it that are translated.
pub(crate) struct Occurring<'t> {
    all: &'t Translations,
    known: HashSet<&'t str>,
    found: BTreeSet<&'t str>,
}

impl<'t> Occurring<'t> {
    pub(crate) fn of(all: &'t Translations) -> Self {
        let texts = all.0.values().flat_map(|texts| texts.keys().map(String::as_str));
        Self { all, known: texts.collect(), found: BTreeSet::new() }
    }

    /// Reads JSON, as a value or as text. What is no JSON ends where it cannot be read.
    pub(crate) fn read<'de>(&mut self, json: impl Deserializer<'de>) {
        let _ = Strings(&mut |text: &str| self.note(text)).deserialize(json);
    }

    fn note(&mut self, text: &str) {
        if let Some(known) = self.known.get(text) {
            self.found.insert(known);
        }
    }

    /// What was found, in each language.
    pub(crate) fn found(self) -> Translations {
        let languages = self.all.0.iter().map(|(language, texts)| {
            let of = |text: &&'t str| Some(((*text).to_owned(), texts.get(*text)?.clone()));
            (language.clone(), self.found.iter().filter_map(of).collect::<BTreeMap<_, _>>())
        });
        Translations(languages.filter(|(_, texts)| !texts.is_empty()).collect())
    }
}

/// Every text in some JSON, but for the names of fields.
struct Strings<'f, F>(&'f mut F);

impl<'de, F: FnMut(&str)> DeserializeSeed<'de> for Strings<'_, F> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, json: D) -> Result<(), D::Error> {
        json.deserialize_any(self)
    }
}

impl<'de, F: FnMut(&str)> Visitor<'de> for Strings<'_, F> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_str<E>(self, text: &str) -> Result<(), E> {
        (self.0)(text);
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut rows: A) -> Result<(), A::Error> {
        while rows.next_element_seed(Strings(&mut *self.0))?.is_some() {}
        Ok(())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<(), A::Error> {
        while fields.next_key::<IgnoredAny>()?.is_some() {
            fields.next_value_seed(Strings(&mut *self.0))?;
        }
        Ok(())
    }

    fn visit_bool<E>(self, _: bool) -> Result<(), E> {
        Ok(())
    }

    fn visit_i64<E>(self, _: i64) -> Result<(), E> {
        Ok(())
    }

    fn visit_u64<E>(self, _: u64) -> Result<(), E> {
        Ok(())
    }

    fn visit_f64<E>(self, _: f64) -> Result<(), E> {
        Ok(())
    }

    fn visit_unit<E>(self) -> Result<(), E> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use game::Translation;
    use serde_json::json;

    use super::*;

    #[test]
    fn only_texts_that_are_shown_whole_are_found() {
        let says = |text: &str| Translation { text: text.into(), ..Translation::default() };
        let texts = ["Shown", "Hidden", "title", "Told"].map(|text| (text.to_owned(), says(text)));
        let german: BTreeMap<_, _> = texts.into_iter().collect();
        let all = Translations([("de".into(), german), ("el".into(), BTreeMap::new())].into());
        let mut occurring = Occurring::of(&all);
        occurring.read(json!({ "title": "Shown", "no": [1, -1, 0.5, null, true, "Hidden not"] }));
        occurring.read(&mut serde_json::Deserializer::from_str("[{\"value\": \"To\\u006cd\"}]"));
        occurring.read(&mut serde_json::Deserializer::from_str("no JSON"));
        let found = occurring.found();
        assert_eq!(found.0.keys().collect::<Vec<_>>(), ["de"]);
        assert_eq!(found.0["de"].keys().collect::<Vec<_>>(), ["Shown", "Told"]);
    }
}
