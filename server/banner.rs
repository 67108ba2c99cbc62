//! What the server says to people when it starts: where to go, and how to become Control.

use std::fmt::Write;
use std::path::Path;

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

/// What systems do that ask before anybody may connect.
const FIREWALL: &str =
    "If your system asks whether others may connect to Prytaneion, allow it, or no phone gets in.";

/// The page of a terminal: addresses, a QR code of the best of them, the Control link, where the data is.
pub(crate) fn banner(
    addresses: &[String],
    operator_key: &str,
    (data, database): (&Path, Option<&str>),
) -> String {
    let best = addresses.first().map_or("", String::as_str);
    let mut page = String::from("\nPrytaneion is open. Phones in the same network join at\n\n");
    for address in addresses {
        line(&mut page, &format!("    {address}"));
    }
    draw(&mut page, best);
    line(&mut page, "\nControl, on this machine or another one (keep this link to yourself):\n");
    line(&mut page, &format!("    {}", control_link(best, operator_key)));
    if cfg!(any(windows, target_os = "macos")) {
        line(&mut page, &format!("\n{FIREWALL}"));
    }
    if let Some(database) = database {
        line(&mut page, &format!("\nThe journal is in the database {database}."));
    }
    line(&mut page, &format!("\nThe data is in {}.", whole(data)));
    line(&mut page, "To end it press Ctrl-C, or close this window. Nothing is lost.\n");
    page
}

/// The Control link under every address, and a QR code of the best: for whoever has lost it.
pub(crate) fn control_links(addresses: &[String], operator_key: &str) -> String {
    let best = addresses.first().map_or("", String::as_str);
    let mut page = String::from("\nThe Control link (keep it to yourself):\n\n");
    for address in addresses {
        line(&mut page, &format!("    {}", control_link(address, operator_key)));
    }
    draw(&mut page, &control_link(best, operator_key));
    page
}

/// Control's page under an address.
pub(crate) fn control_link(address: &str, operator_key: &str) -> String {
    format!("{address}/control#key={operator_key}")
}

/// A path that leads there from wherever one is.
fn whole(path: &Path) -> String {
    std::path::absolute(path).as_deref().unwrap_or(path).display().to_string()
}

fn draw(page: &mut String, text: &str) {
    if let Ok(code) = QrCode::new(text) {
        // Dark terminals are the rule: the light modules are what is printed.
        let drawn = code
            .render::<Dense1x2>()
            .dark_color(Dense1x2::Light)
            .light_color(Dense1x2::Dark)
            .build();
        line(page, &format!("\n{drawn}"));
    }
}

fn line(page: &mut String, text: &str) {
    writeln!(page, "{text}").expect("a string can always be written to");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_banner_names_every_address_and_the_control_link() {
        let addresses = ["http://10.0.0.2:8080".to_owned(), "http://172.17.0.1:8080".to_owned()];
        let page = banner(&addresses, "secret", (Path::new("data"), Some("halls at db1")));
        assert!(page.contains("The journal is in the database halls at db1."), "{page}");
        assert!(page.contains("http://172.17.0.1:8080"));
        assert!(page.contains("http://10.0.0.2:8080/control#key=secret"));
        assert!(page.contains('█'));
        let data = std::env::current_dir().expect("there is one").join("data");
        assert!(page.contains(&format!("The data is in {}.", data.display())), "{page}");
    }
}
