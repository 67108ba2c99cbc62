//! What the reader of files says of a value that it cannot take, in the words of somebody who writes
//! cards.

use council::content::did_you_mean;
use toml::Value;

/// What was said, as a sentence with a suggestion where there is one.
pub(super) fn sentence(message: &str) -> String {
    let words: Vec<&str> = ticked(message).collect();
    if let Some(rest) =
        message.strip_prefix("invalid type: ").or(message.strip_prefix("invalid value: "))
        && let Some((found, wanted)) = rest.split_once(", expected ")
    {
        return format!("This is {}; here stands {}.", value(found), kind(wanted));
    }
    match (message, &*words) {
        (said, [word, known @ ..]) if said.starts_with("unknown field") => {
            offer(&format!("no field “{word}”"), word, known)
        }
        (said, [word, known @ ..]) if said.starts_with("unknown variant") => {
            offer(&format!("no “{word}”"), word, known)
        }
        (said, [word]) if said.starts_with("missing field") => {
            format!("The field “{word}” is missing.")
        }
        (said, _) if said.ends_with("untagged enum Amount") => {
            "Write a whole number, or \"act\" for the Act number.".into()
        }
        (said, _) if said.ends_with("untagged enum Value") => {
            "Write a whole number, or a word in quotation marks.".into()
        }
        (said, _) => plain(said),
    }
}

/// Any other message with a capital letter and a full stop.
pub(super) fn plain(message: &str) -> String {
    let message = message.trim().trim_end_matches('.').replace('\n', ", ");
    let mut letters = message.chars();
    let first = letters.next().map(|c| c.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}.", letters.as_str())
}

/// What is wrong with a line that cannot be read: often only what a word processor or a web page made of it.
pub(super) fn in_line(line: &str, message: &str) -> String {
    if message.contains("escape") {
        return plain(message);
    }
    let (mut inside, mut curly) = (None, false);
    let mut signs = line.chars();
    while let Some(sign) = signs.next() {
        match (inside, sign) {
            (Some('"'), '\\') => _ = signs.next(),
            (Some(end), sign) if end == sign => inside = None,
            (Some(_), sign) => curly |= is_curly(sign),
            (None, '"' | '\'') => inside = Some(sign),
            (None, '#') => break,
            (None, sign) if is_curly(sign) => return CURLY.into(),
            (None, sign) if is_strange_space(sign) => return SPACE.into(),
            (None, '–' | '—' | '−') => return DASH.into(),
            _ => {}
        }
    }
    match message {
        _ if inside.is_some() && curly => CURLY.into(),
        said if is_number(said) => "A number in this line is larger than any that is read.".into(),
        said => plain(said),
    }
}

const CURLY: &str = "Quotation marks of a word processor stand in this line, such as “ ”; write straight ones: \" \".";
const SPACE: &str = "A space that does not break stands in this line, or a sign that nobody sees, as word processors and \
                     web pages have them; write plain spaces.";
const DASH: &str = "A dash stands in this line where a hyphen belongs: write -.";

fn is_curly(sign: char) -> bool {
    "“”„‟‘’‚‛«»‹›″＂".contains(sign)
}

fn is_strange_space(sign: char) -> bool {
    let unseen = matches!(sign, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}');
    !sign.is_ascii() && sign.is_whitespace() || unseen
}

/// Whether a message is about a number that has too many digits.
fn is_number(message: &str) -> bool {
    ["overflow", "too large", "128", "out of range"].iter().any(|word| message.contains(word))
}

/// The field that a message says is missing.
pub(super) fn missing(message: &str) -> Option<&str> {
    message.starts_with("missing field").then(|| ticked(message).next())?
}

/// Whether a message is about a key that nobody knows.
pub(super) fn is_unknown_field(message: &str) -> bool {
    message.starts_with("unknown field")
}

/// The known field that was meant by an unknown one.
pub(super) fn meant(message: &str) -> Option<String> {
    let said = is_unknown_field(message).then(|| sentence(message))?;
    let (_, meant) = said.split_once("did you mean “")?;
    Some(meant.trim_end_matches("”?").to_owned())
}

/// Where below a value the thing stands that a message speaks of: some values are read twice, and the
/// second reading no longer knows its place.
pub(super) fn find(value: &Value, message: &str) -> Option<String> {
    let word = ticked(message).next();
    if is_unknown_field(message) {
        return below(value, &|key, _| Some(key) == word);
    }
    if message.starts_with("unknown variant") {
        return below(value, &|_, value| value.is_str() && value.as_str() == word);
    }
    let (_, found) = message.split_once(": ").filter(|_| message.starts_with("invalid "))?;
    let (found, _) = found.split_once(", expected ")?;
    below(value, &|_, value| match value {
        Value::String(text) => found == format!("string {text:?}"),
        Value::Integer(number) => found == format!("integer `{number}`"),
        Value::Boolean(is) => found == format!("boolean `{is}`"),
        Value::Float(number) => found.starts_with("floating") && word == Some(&number.to_string()),
        _ => false,
    })
}

/// The path of the first thing below a value for which this is so.
fn below(value: &Value, is: &impl Fn(&str, &Value) -> bool) -> Option<String> {
    let join = |step: String, rest: String| match rest.starts_with('[') || rest.is_empty() {
        true => step + &rest,
        false => format!("{step}.{rest}"),
    };
    match value {
        Value::Table(table) => table.iter().find_map(|(key, value)| {
            let rest = if is(key, value) { Some(String::new()) } else { below(value, is) };
            Some(join(key.clone(), rest?))
        }),
        Value::Array(rows) => rows.iter().enumerate().find_map(|(index, value)| {
            let rest = if is("", value) { Some(String::new()) } else { below(value, is) };
            Some(join(format!("[{index}]"), rest?))
        }),
        _ => None,
    }
}

/// The words that stand between backticks.
fn ticked(message: &str) -> impl Iterator<Item = &str> {
    message.split('`').skip(1).step_by(2)
}

fn offer(nothing: &str, word: &str, known: &[&str]) -> String {
    let said = did_you_mean(word, known.iter().copied());
    match said.split_once("; ") {
        Some((_, meant)) => format!("There is {nothing} here; {meant}"),
        None if known.is_empty() => format!("There is {nothing} here."),
        None => format!("There is {nothing} here; there are {}.", known.join(", ")),
    }
}

fn value(found: &str) -> String {
    let inside = found.split_once(['`', '"']).map(|(_, rest)| rest.trim_end_matches(['`', '"']));
    match (found, inside) {
        ("map", _) => "a table".into(),
        ("sequence", _) => "a list".into(),
        (text, Some(inside)) if text.starts_with("string") => format!("the text “{inside}”"),
        (_, Some(inside)) => inside.into(),
        (other, None) => other.into(),
    }
}

fn kind(wanted: &str) -> &str {
    match wanted {
        "u32" | "usize" => "a whole number, 0 or more, without quotation marks",
        "i32" => "a whole number without quotation marks",
        "a string" | "string" => "a text in quotation marks",
        "a boolean" => "true or false, without quotation marks",
        "a sequence" => "a list in square brackets",
        table if table.starts_with("struct ") || table.contains("tagged enum") => "a table",
        word if word.starts_with("enum ") || word.contains("variant") => {
            "a word in quotation marks"
        }
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::{find, sentence};

    #[test]
    fn what_serde_says_is_said_to_a_writer() {
        let said = [
            (
                "unknown field `citizien`, expected one of `id`, `name`, `citizen`",
                "There is no field “citizien” here; did you mean “citizen”?",
            ),
            (
                "unknown field `walls`, expected one of `id`, `name`",
                "There is no field “walls” here; there are id, name.",
            ),
            (
                "unknown variant `statis`, expected one of `change`, `stasis`",
                "There is no “statis” here; did you mean “stasis”?",
            ),
            ("missing field `label`", "The field “label” is missing."),
            (
                "invalid type: string \"5\", expected u32",
                "This is the text “5”; here stands a whole number, 0 or more, without quotation marks.",
            ),
            ("unclosed table, expected `]`\n", "Unclosed table, expected `]`."),
        ];
        for (message, wanted) in said {
            assert_eq!(sentence(message), wanted);
        }
    }

    #[test]
    fn what_is_meant_is_found_below() {
        let row = "a = [{ do = \"statis\" }, { too = 1, by = -5 }]".parse::<toml::Table>();
        let row = toml::Value::Table(row.expect("it is sound"));
        let at = |message| find(&row, message);
        assert_eq!(at("unknown variant `statis`, expected `x`").as_deref(), Some("a[0].do"));
        assert_eq!(at("unknown field `too`, expected `to`").as_deref(), Some("a[1].too"));
        assert_eq!(at("invalid value: integer `-5`, expected u32").as_deref(), Some("a[1].by"));
        assert_eq!(at("missing field `x`"), None);
    }
}
