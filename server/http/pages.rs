//! The pages: in a release inside the program, while developing read from the folder of the web build.

use axum::body::Body;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

/// Everything comes from this server; styles may be set by scripts of the page, nothing else may.
pub(super) const CONTENT_SECURITY_POLICY: &str = "default-src 'self'; connect-src 'self' ws: wss:; \
     img-src 'self' data:; style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'none'; \
     frame-ancestors 'none'";

/// The page of sheets holds all that it needs, its script and its styles too, so that it can be saved
/// and sent around.
pub(crate) const PRINT_POLICY: &str = "default-src 'none'; script-src 'unsafe-inline'; \
     style-src 'unsafe-inline'; font-src data:; img-src data:; connect-src 'self' ws: wss:; \
     base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Its name.
const PRINT: &str = "print.html";

/// Files with their hash in their name never change.
const FOREVER: &str = "public, max-age=31536000, immutable";

/// Everything else is asked for each time, and mostly answered with "not modified".
const ASK: &str = "no-cache";

#[derive(RustEmbed)]
#[folder = "web/dist"]
#[allow_missing = true]
struct Web;

/// The build of program and pages together: another one means that an open page is out of date.
pub(crate) fn build() -> String {
    let pages: String = ["index.html", "control.html", "projector.html", PRINT]
        .iter()
        .filter_map(|name| Web::get(name))
        .map(|file| hex(&file, 4))
        .collect();
    format!("{}-{pages}", env!("CARGO_PKG_VERSION")).trim_end_matches('-').to_owned()
}

/// The page of sheets without data; none where the pages have not been built.
pub(crate) fn print_page() -> Option<String> {
    let page = Web::get(PRINT)?;
    Some(String::from_utf8_lossy(&page.data).into_owned())
}

/// Answers whatever no other route answers.
pub(super) async fn page(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Web::get(path).filter(|_| !path.is_empty()) {
        return send(path, file, &headers);
    }
    let name = match path.split('/').next().unwrap_or_default() {
        "" | "j" | "watch" | "tablet" => "index.html",
        "control" => "control.html",
        "projector" => "projector.html",
        "print" => PRINT,
        _ => return (StatusCode::NOT_FOUND, "There is no such page.").into_response(),
    };
    match Web::get(name) {
        Some(file) => send(name, file, &headers),
        None => (
            StatusCode::SERVICE_UNAVAILABLE,
            "The pages have not been built. Start the server with `make run`.",
        )
            .into_response(),
    }
}

fn send(path: &str, file: EmbeddedFile, asked: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", hex(&file, 16));
    let cache = if path.starts_with("assets/") { FOREVER } else { ASK };
    let known = asked.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let policy = if path == PRINT { PRINT_POLICY } else { CONTENT_SECURITY_POLICY };
    let answer = Response::builder()
        .header(header::ETAG, &tag)
        .header(header::CACHE_CONTROL, cache)
        .header(header::CONTENT_SECURITY_POLICY, policy);
    let answer = if known.is_some_and(|known| known.contains(&tag)) {
        answer.status(StatusCode::NOT_MODIFIED).body(Body::empty())
    } else {
        let kind = file.metadata.mimetype().to_owned();
        answer.header(header::CONTENT_TYPE, kind).body(Body::from(file.data.into_owned()))
    };
    answer.expect("the headers are plain ASCII")
}

fn hex(file: &EmbeddedFile, bytes: usize) -> String {
    file.metadata.sha256_hash().iter().take(bytes).map(|byte| format!("{byte:02x}")).collect()
}
