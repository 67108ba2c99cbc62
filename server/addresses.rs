//! Under which addresses phones reach this machine.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

use tokio::sync::watch;

/// How often the machine's interfaces are looked at: a laptop may change its network in mid-game, and
/// the QR code on the wall must then change with it.
const LOOK_EVERY: Duration = Duration::from_secs(10);

/// Every address under which phones may reach a server that listens here, best first; never empty.
/// A public URL, where one is given, is the best.
#[must_use]
pub fn reachable(listen: SocketAddr, public_url: Option<&str>) -> Vec<String> {
    let url = |ip: IpAddr| format!("http://{}", SocketAddr::new(ip, listen.port()));
    let mut urls: Vec<_> =
        public_url.map(|url| url.trim_end_matches('/').to_owned()).into_iter().collect();
    if listen.ip().is_unspecified() {
        urls.extend(interfaces().into_iter().map(url));
    } else {
        urls.push(url(listen.ip()));
    }
    if urls.is_empty() {
        urls.push(url(Ipv4Addr::LOCALHOST.into()));
    }
    urls
}

/// Keeps telling the addresses until nobody listens any more.
pub(crate) async fn watch(
    listen: SocketAddr,
    public_url: Option<String>,
    tell: watch::Sender<Vec<String>>,
) {
    while !tell.is_closed() {
        tokio::time::sleep(LOOK_EVERY).await;
        let now = reachable(listen, public_url.as_deref());
        tell.send_if_modified(|known| {
            let changed = *known != now;
            *known = now;
            changed
        });
    }
}

/// The machine's IPv4 addresses, those that a venue's network would give first.
fn interfaces() -> Vec<IpAddr> {
    let mut found: Vec<_> = if_addrs::get_if_addrs()
        .unwrap_or_default()
        .into_iter()
        .filter(|interface| !interface.is_loopback())
        .filter_map(|interface| match interface.ip() {
            IpAddr::V4(ip) => Some((rank(&interface.name, ip), ip)),
            IpAddr::V6(_) => None,
        })
        .collect();
    found.sort();
    found.dedup();
    found.into_iter().map(|(_, ip)| ip.into()).collect()
}

/// Real network cards with private addresses first, then others, then bridges of virtual machines,
/// then addresses that a card gave itself because nobody gave it one.
fn rank(name: &str, ip: Ipv4Addr) -> u8 {
    const VIRTUAL: [&str; 8] =
        ["docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "tun", "utun"];
    if ip.is_link_local() {
        3
    } else if VIRTUAL.iter().any(|prefix| name.starts_with(prefix)) {
        2
    } else {
        u8::from(!ip.is_private())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bound_address_is_the_only_one() {
        let listen = "192.168.1.5:8080".parse().expect("an address");
        assert_eq!(reachable(listen, None), ["http://192.168.1.5:8080"]);
    }

    #[test]
    fn a_public_url_comes_first_and_without_its_slash() {
        let listen = "10.0.0.1:80".parse().expect("an address");
        let urls = reachable(listen, Some("https://polis.example/"));
        assert_eq!(urls, ["https://polis.example", "http://10.0.0.1:80"]);
    }

    #[test]
    fn real_cards_come_before_bridges() {
        let private = Ipv4Addr::new(192, 168, 0, 2);
        assert!(rank("wlan0", private) < rank("eth0", Ipv4Addr::new(8, 8, 8, 8)));
        assert!(rank("eth0", private) < rank("docker0", private));
        assert!(rank("docker0", private) < rank("eth0", Ipv4Addr::new(169, 254, 0, 1)));
    }
}
