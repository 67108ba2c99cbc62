//! The page of sheets, filled with a scenario: one file that needs nothing else.

use anyhow::Context;
use council::content::Content;
use council::sheets::sheets;
use serde_json::{Value, json};

use crate::http::pages;

/// How the place for the data begins, and what stands in it.
const PLACE: &str = "<script type=\"application/json\" id=\"sheets\">";
const NOTHING: &str = "null";

/// What the page is told of a scenario, or of what is wrong with it.
pub(super) fn data(read: Result<Content, Vec<String>>) -> Value {
    match read {
        Ok(content) => json!({ "sheets": sheets(&content) }),
        Err(faults) => json!({ "faults": faults }),
    }
}

/// The page with its data.
///
/// # Errors
/// When this build has no pages.
pub(super) fn page(data: &Value) -> anyhow::Result<String> {
    let template = pages::print_page()
        .context("The pages have not been built. Build them with `make web`, then try again")?;
    filled(&template, data).context("The page of sheets has no place for its data")
}

fn filled(template: &str, data: &Value) -> Option<String> {
    let place = format!("{PLACE}{NOTHING}</script>");
    let (before, after) = template.split_once(&place)?;
    // No text of a card can end the element that holds it.
    let data = data.to_string().replace('<', "\\u003c");
    Some(format!("{before}{PLACE}{data}</script>{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn data_cannot_leave_its_place() {
        let template = format!("<p>{PLACE}null</script></p>");
        let data = json!({ "faults": ["</script><script>alert(1)</script>"] });
        let page = filled(&template, &data).expect("there is a place");
        assert_eq!(page.matches("</script>").count(), 1, "{page}");
        let inside = page.split_once(PLACE).and_then(|(_, rest)| rest.split_once("</script>"));
        let (inside, rest) = inside.expect("the element is whole");
        assert_eq!(rest, "</p>");
        assert_eq!(serde_json::from_str::<Value>(inside).expect("it is JSON"), data);
        assert_eq!(filled("<p></p>", &data), None);
    }
}
