//! The pages: in a release inside the program, while developing read from the folder of the web build.

use std::borrow::Cow;
use std::io::Read;
use std::time::Duration;

use anyhow::Context;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Redirect, Response};
use flate2::read::GzDecoder;
use rust_embed::RustEmbed;
use serde_json::Value;
use tokio::time::timeout;

use super::asker::Asker;
use super::problem::Problem;
use super::{api, encoding, policy};
use crate::secrets;
use crate::site::Site;
use crate::table::{Facts, Request};

mod ahead;
pub(crate) mod emblems;
pub(crate) mod icons;

/// The sheets are a page that holds all that it needs, script and styles too, so that it can be saved and sent
/// around.
const PRINT: &str = "print.html";

/// The page of a chronicle, which asks for what its reader looks at. As it is saved it is whole in itself, and
/// knows one game: [`saved`].
const CHRONICLE: &str = "chronicle.html";

/// The page of a game's chronicle as it is saved.
fn saved(game: &str) -> String {
    format!("chronicle-{game}.html")
}

/// Whether a page holds its script and styles itself.
fn is_whole(name: &str) -> bool {
    name == PRINT || (name.starts_with("chronicle-") && name.ends_with(".html"))
}

/// Files with their hash in their name never change.
const FOREVER: &str = "public, max-age=31536000, immutable";

/// Everything else is asked for each time, and mostly answered with "not modified".
const ASK: &str = "no-cache";

#[derive(RustEmbed)]
#[folder = "web/dist"]
#[allow_missing = true]
#[exclude = ".vite/*"]
#[exclude = "*.js"]
#[exclude = "*.css"]
#[exclude = "*.html"]
struct Web;

/// How long a page waits at most until its table is found: it comes all the same where the journal cannot be asked.
const PATIENCE: Duration = Duration::from_secs(2);

/// What of the pages' folder is no page's, but the server's own.
const OWN: [&str; 2] = [emblems::SET, ahead::LIST];

/// How a file is kept that is kept pressed alone: scripts, styles and pages would be a tenth of the program.
const KEPT: &str = "gz";

/// A file of the pages.
struct File {
    /// As it lies here, and whether that is pressed.
    data: Cow<'static, [u8]>,
    pressed: bool,
    /// SHA-256 of that.
    hash: [u8; 32],
}

impl File {
    fn get(path: &str) -> Option<Self> {
        let plain = Web::get(path).map(|file| (file, false));
        let (file, pressed) =
            plain.or_else(|| Some((Web::get(&format!("{path}.{KEPT}"))?, true)))?;
        Some(Self { data: file.data, pressed, hash: file.metadata.sha256_hash() })
    }

    /// What is in it.
    fn plain(&self) -> Cow<'_, [u8]> {
        if !self.pressed {
            return Cow::Borrowed(&self.data);
        }
        let mut plain = Vec::new();
        let read = GzDecoder::new(&*self.data).read_to_end(&mut plain);
        read.expect("the build pressed it");
        plain.into()
    }

    fn text(&self) -> String {
        String::from_utf8_lossy(&self.plain()).into_owned()
    }

    fn hex(&self, bytes: usize) -> String {
        self.hash.iter().take(bytes).map(|byte| format!("{byte:02x}")).collect()
    }
}

/// The build of program and pages together: another one means that an open page is out of date.
pub(crate) fn build() -> String {
    let pages: String =
        ["index.html", "control.html", "draws.html", "projector.html", PRINT, CHRONICLE]
            .iter()
            .filter_map(|name| File::get(name))
            .map(|file| file.hex(4))
            .collect();
    format!("{}-{pages}", env!("CARGO_PKG_VERSION")).trim_end_matches('-').to_owned()
}

/// A page that holds its data itself, named as its place for them is: `print`'s is `sheets`.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Whole<'game> {
    /// The sheets of a scenario.
    Sheets,
    /// The chronicle of a table at which this game was played.
    Chronicle(&'game str),
}

impl Whole<'_> {
    /// The page with its data.
    ///
    /// # Errors
    /// When this build has no such page.
    pub(crate) fn with(self, data: &Value) -> anyhow::Result<String> {
        let data = data.to_string();
        let (before, after) = self.halves([data.as_str()])?;
        Ok(format!("{before}{}{after}", plain(&data)))
    }

    /// What stands before its data and after them, with the icons that these data name. No `<` may stand in
    /// the data.
    ///
    /// # Errors
    /// When this build has no such page.
    pub(crate) fn halves<'data>(
        self,
        data: impl IntoIterator<Item = &'data str>,
    ) -> anyhow::Result<(String, String)> {
        let (name, place) = self.parts();
        let page = File::get(&name).with_context(|| match File::get(CHRONICLE) {
            Some(_) => format!("This build has no page {name}"),
            None => {
                "The pages have not been built. Build them with `make web`, then try again".into()
            }
        })?;
        let template = page.text();
        let no_place = || format!("The page {name} has no place for its data");
        let (before, rest) = halves(&template, place).with_context(no_place)?;
        let (between, after) = halves(&rest, "emblems").with_context(no_place)?;
        let names = data.into_iter().flat_map(emblems::named).collect();
        let bodies = plain(&Value::from(emblems::bodies(&names)).to_string());
        Ok((before, format!("{between}{bodies}{after}")))
    }

    /// What the page may run; for who asks with these headers.
    pub(crate) fn policy(self, asked: &HeaderMap) -> HeaderValue {
        File::get(&self.parts().0)
            .map_or_else(|| policy::of_files(asked, &[]), |file| whole_policy(&file, asked))
    }

    fn parts(self) -> (String, &'static str) {
        match self {
            Self::Sheets => (PRINT.into(), "sheets"),
            Self::Chronicle(game) => (saved(game), "chronicle"),
        }
    }
}

fn whole_policy(file: &File, asked: &HeaderMap) -> HeaderValue {
    policy::of_whole(|| file.text(), file.hash, asked)
}

/// JSON data that cannot end the element that holds them.
fn plain(data: &str) -> String {
    data.replace('<', "\\u003c")
}

/// A page before and after the data in the place of this name.
fn halves(template: &str, place: &str) -> Option<(String, String)> {
    let begin = format!("<script type=\"application/json\" id=\"{place}\">");
    let (before, after) = template.split_once(&format!("{begin}null</script>"))?;
    Some((format!("{before}{begin}"), format!("</script>{after}")))
}

/// Answers whatever no other route answers.
pub(super) async fn page(
    State(site): State<Site>,
    asker: Asker,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let elsewhere = site.elsewhere();
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = File::get(path).filter(|_| !path.is_empty() && !OWN.contains(&path)) {
        return send(path, &file, &headers, &elsewhere);
    }
    let table = timeout(PATIENCE, table_at(&site, &asker, path)).await.unwrap_or(Ok(None));
    // Whether there is such a table the page itself says.
    let table = match table {
        // The browser takes along what stands behind the #.
        Err(Problem { address: Some(address), .. }) => {
            return Redirect::temporary(&format!("{address}{uri}")).into_response();
        }
        table => table.ok().flatten(),
    };
    let name = match path.split('/').next().unwrap_or_default() {
        "" | "j" | "watch" | "tablet" | "tables" | "kept" => "index.html",
        "control" => "control.html",
        "projector" => "projector.html",
        "print" => PRINT,
        "chronicle" => CHRONICLE,
        "draws" => "draws.html",
        // A code alone is what people type behind the address that they are told.
        code if secrets::is_code(code) => {
            return Redirect::temporary(&format!("/j/{}", code.to_ascii_uppercase()))
                .into_response();
        }
        _ => return (StatusCode::NOT_FOUND, "There is no such page.").into_response(),
    };
    match File::get(name) {
        Some(file) => {
            let mut answer = send(name, &file, &headers, &elsewhere);
            let ahead = ahead::named(&uri, &headers, table.as_ref());
            answer.headers_mut().extend(ahead.map(|ahead| (header::LINK, ahead)));
            answer
        }
        None => (
            StatusCode::SERVICE_UNAVAILABLE,
            "The pages have not been built. Start the server with `make run`.",
        )
            .into_response(),
    }
}

/// A file beside the pages, for a page in one file that is served by itself: letters that it has not got inside.
pub(crate) async fn beside(
    axum::extract::Path(name): axum::extract::Path<String>,
    headers: HeaderMap,
) -> Response {
    let path = format!("assets/{name}");
    match File::get(&path) {
        Some(file) => send(&path, &file, &headers, &[]),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// What whoever asks for the page of a table may know of it; none where the page is no table's.
///
/// # Errors
/// As [`api::find`] and [`api::Found::patience`]: with its address where another server has the table.
async fn table_at(site: &Site, asker: &Asker, path: &str) -> Result<Option<Facts>, Problem> {
    let Some((page, code)) = path.trim_end_matches('/').split_once('/') else { return Ok(None) };
    if !["j", "watch", "tablet", "control", "projector"].contains(&page) {
        return Ok(None);
    }
    let found = api::find(site, asker, code).await?;
    found.patience()?;
    Ok(Some(found.table.ask(|reply| Request::Facts { reply }).await?.0))
}

fn send(path: &str, file: &File, asked: &HeaderMap, elsewhere: &[String]) -> Response {
    let pressed = encoding::best(asked, |ending| Web::get(&format!("{path}.{ending}")));
    let coding = pressed.as_ref().map(|(coding, _)| *coding);
    let tag = format!("\"{}{}\"", file.hex(16), coding.unwrap_or_default());
    let cache = if path.starts_with("assets/") { FOREVER } else { ASK };
    let known = asked.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let policy = match is_whole(path) {
        true => whole_policy(file, asked),
        false => policy::of_files(asked, elsewhere),
    };
    let answer = Response::builder()
        .header(header::ETAG, &tag)
        .header(header::CACHE_CONTROL, cache)
        .header(header::VARY, "accept-encoding")
        .header(header::CONTENT_SECURITY_POLICY, policy);
    let answer = if known.is_some_and(|known| known.contains(&tag)) {
        answer.status(StatusCode::NOT_MODIFIED).body(Body::empty())
    } else {
        let kind = mime_guess::from_path(path).first_or_octet_stream();
        let answer = answer.header(header::CONTENT_TYPE, kind.essence_str());
        match pressed {
            Some((coding, pressed)) => answer
                .header(header::CONTENT_ENCODING, coding)
                .body(Body::from(pressed.data.into_owned())),
            None => answer.body(Body::from(file.plain().into_owned())),
        }
    };
    answer.expect("the headers are plain ASCII")
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use axum::body::to_bytes;
    use flate2::Compression;
    use flate2::write::GzEncoder;
    use serde_json::json;

    use super::*;

    #[tokio::test]
    async fn who_takes_nothing_pressed_gets_what_is_kept_pressed_plain() {
        let script = "say('Hello');".repeat(100);
        let mut pressed = GzEncoder::new(Vec::new(), Compression::best());
        pressed.write_all(script.as_bytes()).expect("there is room");
        let data = pressed.finish().expect("there is room").into();
        let file = File { data, pressed: true, hash: [7; 32] };
        let answer = send("assets/nowhere.js", &file, &HeaderMap::new(), &[]);
        assert_eq!(answer.headers()[header::CONTENT_TYPE], "text/javascript");
        assert!(!answer.headers().contains_key(header::CONTENT_ENCODING));
        let body = to_bytes(answer.into_body(), usize::MAX).await.expect("it is whole");
        assert_eq!(body, script.as_bytes());
    }

    #[test]
    fn scripts_styles_and_pages_lie_in_the_program_pressed_alone() {
        let plain = |name: &str| [".js", ".css", ".html"].iter().any(|end| name.ends_with(end));
        assert!(Web::iter().all(|name| !plain(&name)));
        // Without the pages there is nothing to be found.
        let pages = ["index.html", "control.html", "projector.html", PRINT, CHRONICLE];
        for name in pages.iter().filter(|name| Web::get(&format!("{name}.{KEPT}")).is_some()) {
            let page = File::get(name).expect("it is there");
            assert!(page.pressed && page.text().contains("</html>"), "{name}");
        }
    }

    #[test]
    fn a_saved_chronicle_holds_the_screens_of_its_game_and_asks_for_no_script() {
        let games: Vec<String> = Web::iter()
            .filter_map(|name| {
                Some(name.strip_prefix("chronicle-")?.strip_suffix(".html.gz")?.into())
            })
            .collect();
        // Without the pages there is none.
        assert_eq!(games.is_empty(), File::get(CHRONICLE).is_none());
        for game in games {
            let (before, after) = Whole::Chronicle(&game).halves([]).expect("there is a place");
            assert!(
                after.contains("</html>") && !format!("{before}{after}").contains("src=\""),
                "{game}"
            );
            assert!(before.len() + after.len() < 1_400_000, "{game}");
        }
        let none = Whole::Chronicle("nothing").halves([]).expect_err("there is no such game");
        assert!(none.to_string().contains(if File::get(CHRONICLE).is_some() {
            "no page"
        } else {
            "make web"
        }));
    }

    #[test]
    fn a_page_has_one_place_for_its_data() {
        let place = "<script type=\"application/json\" id=\"sheets\">";
        let template = format!("<p>{place}null</script></p>");
        let (before, after) = halves(&template, "sheets").expect("there is a place");
        assert_eq!((before, after), (format!("<p>{place}"), "</script></p>".to_owned()));
        assert_eq!(halves("<p></p>", "sheets"), None);
        assert_eq!(halves(&template, "chronicle"), None);
    }

    #[test]
    fn data_cannot_leave_its_place() {
        let data = json!({ "faults": ["</script><script>alert(1)</script>"] });
        let Ok(page) = Whole::Sheets.with(&data) else { return };
        let (before, after) = Whole::Sheets.halves([]).expect("there is a place");
        let inside = page.strip_prefix(&before).and_then(|rest| rest.strip_suffix(&after));
        let inside = inside.expect("the page is whole");
        assert!(!inside.contains('<'), "{inside}");
        assert_eq!(serde_json::from_str::<Value>(inside).expect("it is JSON"), data);
    }
}
