//! Which machines are believed when they name the client that they speak for.

use std::net::IpAddr;
use std::str::FromStr;

use ipnet::IpNet;

/// A proxy, or a network of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trusted(IpNet);

impl Trusted {
    /// Whether this machine is one of them.
    #[must_use]
    pub fn holds(&self, ip: IpAddr) -> bool {
        self.0.contains(&ip)
    }
}

impl FromStr for Trusted {
    type Err = String;

    /// Reads `10.0.0.7`, or a network such as `172.16.0.0/12`.
    fn from_str(text: &str) -> Result<Self, String> {
        let one = || text.parse::<IpAddr>().map(IpNet::from);
        let net = text.parse::<IpNet>().or_else(|_| one());
        net.map(Self)
            .map_err(|_| "it is neither an address nor a network such as 10.0.0.0/8".into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_itself_alone_and_a_network_all_that_is_in_it() {
        let trusted = |text: &str| text.parse::<Trusted>();
        let ip = |text: &str| text.parse::<IpAddr>().expect("an address");
        let one = trusted("10.0.0.7").expect("an address");
        assert!(one.holds(ip("10.0.0.7")) && !one.holds(ip("10.0.0.8")));
        let many = trusted("fd00::/8").expect("a network");
        assert!(many.holds(ip("fd12::1")) && !many.holds(ip("10.0.0.7")));
        assert!(trusted("caddy").is_err());
    }
}
