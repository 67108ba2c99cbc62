//! What is said of the winner's change of the constitution (S-34).

use game::{Name, Text, text};

use crate::stasis::score::rules::crowned;
use crate::state::{Faction, State};
use crate::steps::words::{Ask, Meanwhile, PLAIN, Said, Urgency};

/// The winner changes an article.
pub(crate) const AMEND: Said = Said {
    headline: falls,
    now: |_| (text!("amend-you-won"), text!("amend-change-one-article-of-the")),
    meanwhile: Meanwhile::Asks(meanwhile),
    awaited: |_| text!("amend-to-change-an-article"),
    button: |_| (text!("amend-leave-it"), text!("amend-no-text-is-ready")),
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

fn falls(state: &State) -> Text {
    text!("amend-a-change-of-the-constitution", who = state.whom(crowned(state)))
}

/// Where no text is ready nobody waits for the winner, who may find words of its own.
fn meanwhile(state: &State, faction: &Faction) -> Ask {
    if crowned(state) == Some(&faction.id) {
        let (title, sentence) = (AMEND.now)(state);
        return Ask::new(Urgency::May, title, sentence);
    }
    Ask::new(Urgency::Wait, text!("step-stasis"), falls(state))
}

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
