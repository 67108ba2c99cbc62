//! What a page may load and run, said to the browser: everything comes from this server, and a page that
//! holds its own script and style may run those and no others.

use std::collections::HashMap;
use std::fmt::Write;
use std::sync::{Mutex, PoisonError};

use axum::http::{HeaderMap, HeaderValue};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

use super::hosts;

/// For pages whose scripts and styles are files, and for all that is no page.
const FILES: &str = "default-src 'self'; img-src 'self' data:; media-src 'self' data:; ";

/// What no page does.
const NEVER: &str =
    "object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The policy of pages whose scripts and styles are files.
/// `elsewhere` is where the other machine is, if there is one.
pub(crate) fn of_files(asked: &HeaderMap, elsewhere: &[String]) -> HeaderValue {
    value(format!("{FILES}{}{NEVER}", connect(asked, elsewhere)))
}

/// The policy of a page that holds its script and style itself, and nothing else that runs. Letters that it
/// has not got inside it may fetch.
pub(crate) fn of_whole(
    page: impl FnOnce() -> String,
    print: [u8; 32],
    asked: &HeaderMap,
) -> HeaderValue {
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let inside = known.get_or_insert_default().entry(print).or_insert_with(|| inside(&page()));
    value(format!(
        "default-src 'none'; {inside}font-src 'self' data:; img-src data:; {}{NEVER}",
        connect(asked, &[])
    ))
}

/// Of each page that was asked for what it may run: it takes a moment to find out.
static KNOWN: Mutex<Option<HashMap<[u8; 32], String>>> = Mutex::new(None);

/// The server itself, sockets too: to some browsers these are not of the same origin. Of the other machine
/// only its sockets.
fn connect(asked: &HeaderMap, elsewhere: &[String]) -> String {
    let own =
        hosts::named(asked).map_or_else(String::new, |host| format!(" ws://{host} wss://{host}"));
    let sockets = elsewhere.iter().filter_map(|url| socket_of(url));
    let others = sockets.fold(String::new(), |all, socket| format!("{all} {socket}"));
    format!("connect-src 'self'{own}{others}; ")
}

/// Where the sockets of a server at this address are; none for what is no address.
fn socket_of(url: &str) -> Option<String> {
    let (scheme, host) = url.split_once("://")?;
    let scheme = if scheme == "https" { "wss" } else { "ws" };
    hosts::is_plain(host).then(|| format!("{scheme}://{host}"))
}

/// Names every script and every style of a page by its hash.
fn inside(page: &str) -> String {
    let mut policy = String::new();
    for (source, element) in [("script-src", "script"), ("style-src", "style")] {
        write!(policy, "{source}").expect("a string can always be written to");
        let (begin, end) = (format!("<{element}"), format!("</{element}>"));
        let mut rest = page;
        while let Some((_, after)) = rest.split_once(&begin) {
            let Some((attributes, after)) = after.split_once('>') else { break };
            let Some((text, after)) = after.split_once(&end) else { break };
            rest = after;
            // Data does not run.
            if !attributes.contains("application/json") {
                let hash = STANDARD.encode(Sha256::digest(text));
                write!(policy, " 'sha256-{hash}'").expect("a string can always be written to");
            }
        }
        policy.push_str("; ");
    }
    policy
}

fn value(policy: String) -> HeaderValue {
    policy.try_into().expect("hosts are checked, and all else is plain ASCII")
}

#[cfg(test)]
mod tests {
    use axum::http::header;

    use super::*;

    #[test]
    fn a_page_runs_what_it_holds_and_no_data() {
        let page = "<script type=\"module\">1</script><style>a{}</style>\
                    <script type=\"application/json\" id=\"x\">null</script>";
        let hash = |text: &str| STANDARD.encode(Sha256::digest(text));
        let expected =
            format!("script-src 'sha256-{}'; style-src 'sha256-{}'; ", hash("1"), hash("a{}"));
        assert_eq!(inside(page), expected);
    }

    #[test]
    fn sockets_go_to_the_server_alone() {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, "192.168.1.5:8080".parse().expect("a header"));
        let policy = of_files(&headers, &[]);
        let policy = policy.to_str().expect("plain ASCII");
        let own = "connect-src 'self' ws://192.168.1.5:8080 wss://192.168.1.5:8080;";
        assert!(policy.contains(own), "{policy}");
        assert!(!policy.contains("unsafe"), "{policy}");
        headers.insert(header::HOST, "a; script-src *".parse().expect("a header"));
        assert!(!of_files(&headers, &[]).to_str().expect("plain ASCII").contains("script-src"));
    }

    #[test]
    fn sockets_go_to_the_other_machine_too_and_nothing_else_does() {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, "192.168.1.5:8080".parse().expect("a header"));
        let others = ["http://192.168.1.6:8080".into(), "http://a; script-src *".into()];
        let policy = of_files(&headers, &others);
        let policy = policy.to_str().expect("plain ASCII");
        let sockets = "connect-src 'self' ws://192.168.1.5:8080 wss://192.168.1.5:8080 ws://192.168.1.6:8080;";
        assert!(policy.contains(sockets), "{policy}");
        assert!(!policy.contains("http:") && !policy.contains("script-src"), "{policy}");
    }
}
