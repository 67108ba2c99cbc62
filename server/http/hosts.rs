//! Under which names the server answers. A page on the internet can give its own name the address of a
//! machine in this network, and would then speak to the server as a page of its own; by another name than
//! the server's own it gets no answer. An address cannot be given away like that, nor a name that only this
//! network knows.

use game::text;
use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::Problem;

/// Endings of names that no server on the internet has.
const NEAR: [&str; 6] = [".local", ".localhost", ".lan", ".home", ".internal", ".home.arpa"];

/// Answers only by a name of the server's own.
pub(crate) async fn own(
    State(known): State<Arc<[String]>>,
    request: Request,
    next: Next,
) -> Response {
    match request.headers().get(header::HOST) {
        // Programs of old name none; browsers always do.
        None => {}
        Some(_) if named(request.headers()).is_some_and(|host| is_own(&host, &known)) => {}
        Some(_) => return stranger(request.headers()).into_response(),
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
        || NEAR.iter().any(|ending| name.ends_with(ending))
        || known.iter().any(|known| known == name)
}

fn stranger(headers: &HeaderMap) -> Problem {
    let host = named(headers).unwrap_or_default();
    let sentence = text!("foreign-name", name = format!("{:?}", name(&host)));
    Problem::new(StatusCode::MISDIRECTED_REQUEST, "foreign_name", sentence)
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
        ] {
            assert!(is_own(host, &known), "{host}");
        }
        for host in ["evil.example", "evil.example:8080", "127.0.0.1.evil.example", "", ":80", "."]
        {
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
