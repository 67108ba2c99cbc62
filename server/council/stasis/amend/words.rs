//! What is said of the winner's change of the constitution (S-34).

use crate::stasis::score::rules::crowned;
use crate::state::State;
use crate::steps::words::{PLAIN, Said};
use crate::words::the;

/// The winner changes an article.
pub(crate) const AMEND: Said = Said {
    headline: |state| {
        format!("A change of the constitution falls to {}.", the(state, crowned(state)))
    },
    now: |_| ("You won", "Change one article of the constitution.".into()),
    awaited: |_| "to change an article",
    ..PLAIN
};

/// The article is changed; the units leave.
pub(crate) const AMENDED: Said = Said {
    headline: amended,
    button: |_| {
        let says = "The units leave the city; the Stasis number falls as ruled.";
        ("End the stasis".into(), says)
    },
    ..PLAIN
};

fn amended(state: &State) -> String {
    match &state.the_streets().amendment {
        Some(change) => {
            format!("The {} change Article {}.", state.name(&change.faction), change.number)
        }
        None => "The stasis is over.".into(),
    }
}
