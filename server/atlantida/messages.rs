//! What the rules say to people, in English: `texts/en.ftl`. The other languages stand beside it, and the screens write
//! them.

use std::sync::{LazyLock, Once};

use game::Catalogue;

static ENGLISH: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::english(&[include_str!("texts/en.ftl")]));

/// From now on each [`game::Text`] of these rules can be written in English.
pub(crate) fn take_up() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| LazyLock::force(&ENGLISH).take_up());
}
