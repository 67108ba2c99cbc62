//! Rulings in sentences.

use game::{Text, text};

use crate::law::settings::{Kind, ROWS, Row, Value};

fn row(key: &str) -> Option<&'static Row> {
    ROWS.iter().find(|row| row.key == key)
}

/// What a value means; a word that the row does not know stands for itself.
fn means(row: &Row, value: &Value) -> Text {
    match (value, row.kind) {
        (Value::Number(number), _) => number.to_string().into(),
        (Value::Word(word), Kind::Words(choices)) => {
            let choice = choices.iter().find(|(choice, _)| choice == word);
            choice.map_or_else(|| word.into(), |(_, means)| text!(means))
        }
        (Value::Word(word), Kind::Range(..)) => word.into(),
    }
}

/// A ruling with a value: "Which of the citizens presides: One drawn by lot."
pub(crate) fn ruling(key: &str, value: &Value) -> Text {
    let Some(row) = row(key) else { return Text::default() };
    text!("rulings-allowed", ruling = text!(row.text), value = means(row, value))
}

/// A ruling that Control gave a value.
pub(crate) fn changed(key: &str, value: &Value) -> Option<Text> {
    let row = row(key)?;
    Some(text!(
        "rulings-ruling",
        rule = row.rule,
        ruling = text!(row.text),
        value = means(row, value)
    ))
}
