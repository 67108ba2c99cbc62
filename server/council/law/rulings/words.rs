//! Rulings in sentences.

use crate::law::settings::{Kind, ROWS, Row, Value};

fn row(key: &str) -> Option<&'static Row> {
    ROWS.iter().find(|row| row.key == key)
}

/// What a value means; a word that the row does not know stands for itself.
fn means(row: &Row, value: &Value) -> String {
    match (value, row.kind) {
        (Value::Number(number), _) => number.to_string(),
        (Value::Word(word), Kind::Words(choices)) => {
            let choice = choices.iter().find(|(choice, _)| choice == word);
            choice.map_or_else(|| word.clone(), |(_, text)| (*text).to_owned())
        }
        (Value::Word(word), Kind::Range(..)) => word.clone(),
    }
}

/// A ruling with a value: "Which of the citizens presides: One drawn by lot."
pub(crate) fn ruling(key: &str, value: &Value) -> String {
    let Some(row) = row(key) else { return String::new() };
    format!("{}: {}.", row.text.trim_end_matches('.'), means(row, value))
}

/// A ruling that Control gave a value.
pub(crate) fn changed(key: &str, value: &Value) -> Option<String> {
    let row = row(key)?;
    Some(format!("Ruling {}: {} {}.", row.rule, row.text, means(row, value)))
}
