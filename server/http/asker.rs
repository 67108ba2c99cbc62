//! Who asks over HTTP: from where, with which key or token.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use game::{Refusal, text};

use super::Problem;
use crate::doors::{Line, Lines};
use crate::house::Host;
use crate::journal::TableId;
use crate::secrets::bearer;
use crate::site::Site;
use crate::table::Standing;

/// What proxies write. Where one of them stands, somebody else asks than whoever is connected.
const SIGNS: [&str; 4] = ["x-forwarded-for", "forwarded", "x-real-ip", "via"];

/// Nobody's address: of a client that its proxy does not name so that it can be read.
const UNKNOWN: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);

/// Who asks.
pub(crate) struct Asker {
    /// From which address.
    pub(crate) ip: IpAddr,
    /// Whether it is a program on this very machine.
    pub(crate) here: bool,
    key: Option<String>,
    line: Arc<Line>,
}

impl Asker {
    /// What the key or token that is shown says of its bearer.
    pub(crate) fn standing(&self, site: &Site) -> Standing {
        site.standing(self.key.as_deref())
    }

    /// What the key or token that is shown says of its bearer at a table.
    ///
    /// # Errors
    /// `disk`.
    pub(crate) async fn standing_at(
        &self,
        site: &Site,
        table: TableId,
    ) -> Result<Standing, Refusal> {
        site.standing_at(self.key.as_deref(), table).await
    }

    /// Who looks after tables with the key that is shown; none where it is no such key.
    ///
    /// # Errors
    /// `disk`.
    pub(crate) async fn host(&self, site: &Site) -> Result<Option<Host>, Refusal> {
        if matches!(self.standing(site), Standing::Operator) {
            return Ok(Some(Host::Operator));
        }
        let Some(key) = &self.key else { return Ok(None) };
        let bearer = site.hub.house().bearer(key).await?;
        Ok(bearer.map(|bearer| Host::Organiser(bearer.id)))
    }

    /// Whether a key or token is shown at all.
    pub(crate) fn shows_key(&self) -> bool {
        self.key.is_some()
    }

    /// The key or token is a right one: the connection gives way to nobody.
    pub(crate) fn belongs(&self) {
        self.line.belongs();
    }

    /// Its connection.
    pub(crate) fn line(&self) -> Arc<Line> {
        Arc::clone(&self.line)
    }
}

impl FromRequestParts<Site> for Asker {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, site: &Site) -> Result<Self, Problem> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>();
        let line = parts.extensions.get::<Arc<Line>>();
        let (Some(ConnectInfo(peer)), Some(line)) = (peer, line) else {
            let sentence = text!("fault-asker");
            return Err(Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "fault", sentence));
        };
        let (ip, here) = client(peer.ip(), &parts.headers, &site.lines);
        let key = bearer(&parts.headers).map(str::to_owned);
        Ok(Self { ip, here, key, line: Arc::clone(line) })
    }
}

/// Who asks, and whether from this machine. A trusted proxy is believed as to its client, whom it names
/// last; nobody else is. Whom a proxy speaks for is never this machine.
fn client(peer: IpAddr, headers: &HeaderMap, lines: &Lines) -> (IpAddr, bool) {
    let peer = peer.to_canonical();
    if SIGNS.iter().all(|sign| !headers.contains_key(*sign)) {
        return (peer, peer.is_loopback());
    }
    if !lines.trusts(peer) {
        return (peer, false);
    }
    let last = headers.get_all("x-forwarded-for").iter().next_back();
    let named = last.and_then(|line| line.to_str().ok()?.rsplit(',').next().and_then(address));
    (named.filter(|ip| !ip.is_loopback()).unwrap_or(UNKNOWN), false)
}

/// An address, with or without a port, that of IPv6 with or without brackets.
fn address(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let bare = || text.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
    let with_port = || text.parse::<SocketAddr>().ok().map(|addr| addr.ip());
    text.parse::<IpAddr>().ok().or_else(with_port).or_else(bare).map(|ip| ip.to_canonical())
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderName;

    use super::*;

    fn asks(peer: &str, headers: &[(&'static str, &str)]) -> (String, bool) {
        let mut all = HeaderMap::new();
        for (name, value) in headers {
            all.append(HeaderName::from_static(name), value.parse().expect("a header"));
        }
        let lines = Lines::new(10, 10, vec!["172.17.0.2".parse().expect("an address")]);
        let (ip, here) = client(peer.parse().expect("an address"), &all, &lines);
        (ip.to_string(), here)
    }

    #[test]
    fn only_a_trusted_proxy_may_name_its_client() {
        let forwarded = [("x-forwarded-for", "1.1.1.1, 9.8.7.6")];
        assert_eq!(asks("127.0.0.1", &forwarded), ("9.8.7.6".into(), false));
        assert_eq!(asks("::ffff:127.0.0.1", &forwarded), ("9.8.7.6".into(), false));
        assert_eq!(asks("172.17.0.2", &forwarded), ("9.8.7.6".into(), false));
        assert_eq!(asks("10.0.0.7", &forwarded), ("10.0.0.7".into(), false));
        assert_eq!(asks("127.0.0.1", &[]), ("127.0.0.1".into(), true));
        assert_eq!(asks("10.0.0.7", &[]), ("10.0.0.7".into(), false));
    }

    #[test]
    fn of_all_lines_the_last_name_of_the_last_counts() {
        let lines = [("x-forwarded-for", "127.0.0.1, 2.2.2.2"), ("x-forwarded-for", "9.8.7.6")];
        assert_eq!(asks("127.0.0.1", &lines).0, "9.8.7.6");
    }

    #[test]
    fn ports_and_brackets_are_read() {
        for (written, ip) in [
            ("9.8.7.6:4711", "9.8.7.6"),
            ("2001:db8::1", "2001:db8::1"),
            ("[2001:db8::1]", "2001:db8::1"),
            ("[2001:db8::1]:4711", "2001:db8::1"),
            ("::ffff:9.8.7.6", "9.8.7.6"),
        ] {
            assert_eq!(asks("127.0.0.1", &[("x-forwarded-for", written)]).0, ip, "{written}");
        }
    }

    #[test]
    fn whom_a_proxy_speaks_for_is_never_this_machine() {
        for headers in [
            [("x-forwarded-for", "unknown")],
            [("x-forwarded-for", "")],
            [("x-forwarded-for", "_hidden, 127.0.0.1")],
            [("x-forwarded-for", "[::1]:80")],
            [("forwarded", "for=192.0.2.43")],
            [("x-real-ip", "192.0.2.43")],
            [("via", "1.1 caddy")],
        ] {
            assert_eq!(asks("127.0.0.1", &headers), (UNKNOWN.to_string(), false), "{headers:?}");
        }
    }
}
