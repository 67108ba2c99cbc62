//! Under which names the server answers. A page on the internet can give its own name the address of a
//! machine in this network, and would then speak to the server as a page of its own; by another name than
//! the server's own it gets no answer. An address cannot be given away like that, nor a name that only this
//! network knows, nor one below a name that belongs to the maker of a router.

use game::text;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{Html, IntoResponse, Response};
use tokio::sync::watch;

use super::Problem;
use crate::messages;

/// Endings of names that no server on the internet has: those that were set apart for good (RFC 2606, 6761, 6762,
/// 8375; `internal`, `home` and `corp` by ICANN), and those that routers give without asking and nobody sells.
const NEAR: [&str; 15] = [
    "local",
    "localhost",
    "test",
    "internal",
    "home.arpa",
    "home",
    "corp",
    "lan",
    "localdomain",
    "intranet",
    "intra",
    "private",
    "router",
    "gateway",
    "ip",
];

/// Names on the internet that belong to those who make or lend routers, which give a name below them to every machine
/// at home. Nobody else can make them point anywhere, so no foreign page goes by one.
const ROUTERS: [&str; 3] = ["fritz.box", "attlocal.net", "gateway.2wire.net"];

/// Under which names and addresses a server goes.
#[derive(Clone)]
pub(crate) struct Own {
    /// The names that it was told.
    pub(crate) names: Arc<[String]>,
    /// The addresses by which it can be opened, best first.
    pub(crate) addresses: watch::Receiver<Vec<String>>,
}

/// Answers only by a name of the server's own.
pub(crate) async fn own(State(own): State<Own>, request: Request, next: Next) -> Response {
    match request.headers().get(header::HOST) {
        // Programs of old name none; browsers always do.
        None => {}
        Some(_) if named(request.headers()).is_some_and(|host| is_own(&host, &own.names)) => {}
        Some(_) => return stranger(request.headers(), &own.addresses.borrow()),
    }
    next.run(request).await
}

/// The host that is asked for, with its port, if it is written as hosts are.
pub(super) fn named(headers: &HeaderMap) -> Option<String> {
    let mut all = headers.get_all(header::HOST).iter();
    let host = all.next().filter(|_| all.next().is_none())?.to_str().ok()?;
    is_plain(host).then(|| host.to_ascii_lowercase())
}

/// Whether this is written as hosts are.
pub(super) fn is_plain(host: &str) -> bool {
    let plain = |sign: char| sign.is_ascii_alphanumeric() || "-._:[]".contains(sign);
    !host.is_empty() && host.chars().all(plain)
}

/// The name without its port, of a host as browsers write it.
pub(crate) fn name(host: &str) -> &str {
    let bare = host.strip_prefix('[').and_then(|rest| rest.split_once(']')).map(|(ip, _)| ip);
    let name = bare.unwrap_or_else(|| host.split_once(':').map_or(host, |(name, _)| name));
    name.trim_end_matches('.')
}

fn is_own(host: &str, known: &[String]) -> bool {
    let name = name(host);
    name.parse::<std::net::IpAddr>().is_ok()
        || !name.contains('.') && !name.is_empty()
        || NEAR.iter().chain(&ROUTERS).any(|ending| is_below(name, ending))
        || known.iter().any(|known| known == name)
}

/// Whether a name lies below another one.
fn is_below(name: &str, ending: &str) -> bool {
    let own = name.strip_suffix(ending).and_then(|rest| rest.strip_suffix('.'));
    own.is_some_and(|own| !own.is_empty())
}

/// What a stranger is told: a program by a problem, a browser by a page with the address that it is to open.
fn stranger(headers: &HeaderMap, addresses: &[String]) -> Response {
    const STATUS: StatusCode = StatusCode::MISDIRECTED_REQUEST;
    let host = named(headers).unwrap_or_default();
    let wrong = text!("foreign-name", name = format!("{:?}", name(&host)));
    let header = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let page = header(header::ACCEPT).is_some_and(|kinds| kinds.contains("text/html"));
    let Some(address) = addresses.first().filter(|_| page) else {
        return Problem::new(STATUS, "foreign_name", wrong).into_response();
    };
    let language = messages::spoken_of(header(header::ACCEPT_LANGUAGE).unwrap_or_default());
    let plain = |text: &str| text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;");
    let written = |text| plain(&messages::written(&text, language));
    let open = text!("foreign-name-open", name = name(&host), address = address.clone());
    let (title, sentence) = (written(text!("foreign-name-title")), written(open));
    let address = plain(address);
    let link = format!("<a href=\"{address}/\">{address}</a>");
    let page = format!(
        "<!doctype html><html lang=\"{language}\"><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>{title}</title>\
         <main><h1>{title}</h1><p>{}</p></main></html>\n",
        sentence.replace(&address, &link)
    );
    (STATUS, [(header::VARY, "accept, accept-language")], Html(page)).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_names_of_this_network_and_known_names_are_the_servers_own() {
        let known = ["hall.example.org".to_owned()];
        for host in [
            "192.168.1.5:8080",
            "8.8.8.8",
            "[::1]:8080",
            "[2001:db8::1]",
            "localhost:8080",
            "laptop",
            "laptop.local:8080",
            "hall.example.org",
            "hall.example.org.:443",
            "laptop.fritz.box",
            "laptop.localdomain",
            "laptop.speedport.ip",
            "laptop.attlocal.net",
            "laptop.test:8080",
            "laptop.home.arpa",
        ] {
            assert!(is_own(host, &known), "{host}");
        }
        for host in [
            "evil.example",
            "evil.example:8080",
            "127.0.0.1.evil.example",
            "laptop.box",
            "evilfritz.box",
            "fritz.box.evil.example",
            "fritz.box",
            ".fritz.box",
            "laptop.attlocal.net.evil.example",
            "evil.net",
            "",
            ":80",
            ".",
        ] {
            assert!(!is_own(host, &known), "{host}");
        }
    }

    #[test]
    fn a_host_is_one_line_of_plain_signs() {
        let host = |lines: &[&str]| {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append(header::HOST, line.parse().expect("a header"));
            }
            named(&headers)
        };
        assert_eq!(host(&["Hall.Example:80"]), Some("hall.example:80".into()));
        for lines in [&["a", "b"][..], &["a; b"], &["a/b"], &[""], &[]] {
            assert_eq!(host(lines), None, "{lines:?}");
        }
    }
}
