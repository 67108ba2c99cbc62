//! How an answer may be pressed on its way, as the one who asks says.

use axum::http::{HeaderMap, header};

/// What pages are pressed with, best first, each with the ending of such files.
const PRESSED: [(&str, &str); 2] = [("br", "br"), ("gzip", "gz")];

/// The best coding of pressed files that whoever asks takes, and their ending.
pub(super) fn best(asked: &HeaderMap) -> Option<(&'static str, &'static str)> {
    PRESSED.into_iter().find(|(coding, _)| takes(asked, coding))
}

/// Whether whoever asks takes this coding.
pub(super) fn takes(asked: &HeaderMap, coding: &str) -> bool {
    let taken = asked.get(header::ACCEPT_ENCODING).and_then(|taken| taken.to_str().ok());
    taken.unwrap_or_default().split(',').any(|one| {
        let (name, weight) = one.split_once(';').unwrap_or((one, ""));
        let never = ["q=0", "q=0.0", "q=0.00", "q=0.000"].contains(&weight.trim());
        [coding, "*"].contains(&name.trim()) && !never
    })
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn asks(taken: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(taken))])
    }

    #[test]
    fn who_takes_gzip_says_so() {
        for taken in ["gzip", "deflate, gzip;q=0.5", "br , gzip", "*"] {
            assert!(takes(&asks(taken), "gzip"), "{taken}");
        }
        for taken in ["", "br", "gzip;q=0", "gzip; q=0.0", "x-gzip"] {
            assert!(!takes(&asks(taken), "gzip"), "{taken}");
        }
        assert!(!takes(&HeaderMap::new(), "gzip"));
    }

    #[test]
    fn the_smallest_is_sent_that_is_taken() {
        assert_eq!(best(&asks("gzip, br")), Some(("br", "br")));
        assert_eq!(best(&asks("gzip, br;q=0")), Some(("gzip", "gz")));
        assert_eq!(best(&asks("identity")), None);
    }
}
