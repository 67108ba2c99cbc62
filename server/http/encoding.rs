//! How an answer may be pressed on its way, as the one who asks says.

use axum::http::{HeaderMap, header};

/// What pages are pressed with, best first, each with the ending of such files.
const PRESSED: [(&str, &str); 2] = [("br", "br"), ("gzip", "gz")];

/// The best coding that whoever asks takes of those in which `file` finds one by their ending.
pub(super) fn best<F>(
    asked: &HeaderMap,
    file: impl Fn(&str) -> Option<F>,
) -> Option<(&'static str, F)> {
    let mut taken = PRESSED.into_iter().filter(|(coding, _)| takes(asked, coding));
    taken.find_map(|(coding, ending)| Some((coding, file(ending)?)))
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
        let all = |ending: &str| Some(ending.to_owned());
        assert_eq!(best(&asks("gzip, br"), all), Some(("br", "br".to_owned())));
        assert_eq!(best(&asks("gzip, br;q=0"), all), Some(("gzip", "gz".to_owned())));
        assert_eq!(best(&asks("identity"), all), None);
        let alone = |ending: &str| (ending == "gz").then_some(());
        assert_eq!(best(&asks("gzip, br"), alone), Some(("gzip", ())));
    }
}
