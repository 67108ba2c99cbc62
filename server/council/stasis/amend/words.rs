//! What is said of the winner's change of the constitution (S-34).

use game::{Name, Text, text};

use crate::stasis::score::rules::crowned;
use crate::state::State;
use crate::steps::words::{PLAIN, Said};

/// The winner changes an article.
pub(crate) const AMEND: Said = Said {
    headline: |state| text!("amend-a-change-of-the-constitution", who = state.whom(crowned(state))),
    now: |_| (text!("amend-you-won"), text!("amend-change-one-article-of-the")),
    awaited: |_| text!("amend-to-change-an-article"),
    ..PLAIN
};

/// The article is changed; the units leave.
pub(crate) const AMENDED: Said = Said {
    headline: amended,
    button: |_| {
        let says = text!("amend-the-units-leave-the-city");
        (text!("amend-end-the-stasis"), says)
    },
    ..PLAIN
};

fn amended(state: &State) -> Text {
    match &state.the_streets().amendment {
        Some(change) => {
            text!(
                "amend-change-article-2",
                who = Name::of(state.name(&change.faction)),
                number = change.number
            )
        }
        None => text!("amend-the-stasis-is-over"),
    }
}
