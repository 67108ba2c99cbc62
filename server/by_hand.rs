//! When a person has started the program by its name alone, mostly by a double click: then Control's page opens by
//! itself, and the window stays until it was read. Whoever gives options, a service or a test gets none of this.

use std::io::{IsTerminal, stdin, stdout};

use webbrowser::{Browser, BrowserOptions};

/// What is in the environment where somebody else than a person starts the program, or from far away.
const OTHERS: [&str; 4] = ["CARGO", "INVOCATION_ID", "SSH_CONNECTION", "container"];

/// What our own settings begin with.
const OURS: &str = "PRYTANEION_";

/// What is in the environment of a desktop, where it is not the only way to a program.
const DESKTOPS: [&str; 2] = ["DISPLAY", "WAYLAND_DISPLAY"];

/// Whether a person has started the program by its name alone, where a browser can open.
pub(crate) fn is_by_hand() -> bool {
    let names = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
    let seen = stdout().is_terminal() && stdin().is_terminal();
    seen && std::env::args_os().count() == 1 && is_a_persons(&names.collect::<Vec<_>>())
}

/// Whether these are the names in the environment of a person at a desktop who has set nothing.
fn is_a_persons(names: &[String]) -> bool {
    let has = |of: &[&str]| names.iter().any(|name| of.contains(&name.as_str()));
    let desktop = cfg!(any(windows, target_os = "macos")) || has(&DESKTOPS);
    desktop && !has(&OTHERS) && !names.iter().any(|name| name.starts_with(OURS))
}

/// Opens a page in the browser. Where there is none, the link stands in the window.
pub(crate) fn open(link: &str) {
    let mut options = BrowserOptions::new();
    let opened = webbrowser::open_browser_with_options(
        Browser::Default,
        link,
        options.with_suppress_output(true),
    );
    if let Err(error) = opened {
        tracing::info!(%error, "no browser was opened");
    }
}

/// Keeps a window that would close with the program, until what stands in it was read.
pub(crate) fn hold_window() {
    if cfg!(windows) {
        eprintln!("\nPress Enter to close this window.");
        // Whether it was Enter or the window's end.
        let _ = stdin().read_line(&mut String::new());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_person_who_has_set_nothing_starts_it_by_hand() {
        let is = |names: &[&str]| {
            is_a_persons(&names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>())
        };
        assert!(is(&["HOME", "DISPLAY"]) && is(&["WAYLAND_DISPLAY"]));
        for others in ["PRYTANEION_DATA", "CARGO", "INVOCATION_ID", "SSH_CONNECTION"] {
            assert!(!is(&["HOME", "DISPLAY", others]), "{others}");
        }
        assert_eq!(is(&["HOME"]), cfg!(any(windows, target_os = "macos")));
    }
}
