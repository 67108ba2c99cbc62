//! What is said of the Assembly.

use game::{Text, text};

use crate::assembly::sitting::rules::next_motion;
use crate::cycle::{debate, outcome, vote};
use crate::day::words::next_round;
use crate::law::settings::Ends;
use crate::state::{Faction, State};
use crate::steps::words::{Ask, Meanwhile, PLAIN, Said};

/// Between two motions.
pub(crate) const ASSEMBLY: Said = Said {
    headline: between_motions,
    meanwhile: Meanwhile::Headline("sitting-the-assembly-sits-2"),
    button: |state| match next_motion(state) {
        Some(motion) => (
            text!("sitting-read-the-motion", title = &motion.title),
            text!("sitting-its-text-is-shown-and"),
        ),
        None => next_round(state),
    },
    ..PLAIN
};

/// A motion was read and is debated.
pub(crate) const DEBATE: Said = Said {
    headline: debated,
    meanwhile: Meanwhile::Asks(|state, faction| {
        debate::words::ask(state, faction, || listen(state, faction))
    }),
    clock: Some(|state| match state.settings.debate_ends {
        Ends::ByItself => (text!("sitting-debate"), text!("sitting-the-motion-is-put-to")),
        Ends::ByControl => (text!("sitting-debate"), text!("sitting-the-vote-may-be-called")),
    }),
    button: |state| {
        let says = vote::words::opens(state, text!("sitting-the-debate-ends-the-factions"));
        (text!("sitting-put-the-motion-to-the"), says)
    },
    ..PLAIN
};

/// The Assembly votes on it.
pub(crate) const BALLOT: Said = Said {
    headline: |state| of_the_motion(state, text!("sitting-the-assembly-votes")),
    meanwhile: Meanwhile::Asks(votes),
    ..vote::words::BALLOT
};

/// It passed, and what will happen is shown.
pub(crate) const OUTCOME: Said = Said {
    headline: adopted,
    meanwhile: Meanwhile::Asks(|state, _| outcome::words::ask(state)),
    button: |_| (text!("sitting-let-it-happen"), text!("sitting-what-is-shown-becomes-true")),
    ..outcome::words::OUTCOME
};

fn votes(state: &State, faction: &Faction) -> Ask {
    vote::words::ask(state, faction, text!("sitting-the-assembly-votes"))
}

fn between_motions(state: &State) -> Text {
    let last = state.assembly.motion.and_then(|id| state.motion(id));
    let verdict = last.and_then(|motion| Some((&motion.title, motion.verdict.as_ref()?)));
    match (verdict, state.agenda_count()) {
        (Some((title, ended)), _) => {
            text!("sitting-ended", title = title, ended = vote::words::verdict(state, ended))
        }
        (None, 1) => text!("sitting-the-assembly-sits-one-motion"),
        (None, many) => text!("sitting-the-assembly-sits-motions-are", many = many),
    }
}

fn debated(state: &State) -> Text {
    debate::words::floor(state, of_the_motion(state, text!("sitting-debated")))
}

fn adopted(state: &State) -> Text {
    of_the_motion(state, text!("sitting-adopted"))
}

fn of_the_motion(state: &State, what: Text) -> Text {
    let motion = state.assembly.motion.and_then(|id| state.motion(id));
    motion.map_or(Text::default(), |motion| {
        text!("sitting-of-the-motion", what = what, title = &motion.title)
    })
}

/// What somebody hears who is not on the list of speakers.
fn listen(state: &State, faction: &Faction) -> Text {
    let grants = if faction.has_vote() {
        Text::default()
    } else {
        text!("sitting-you-may-grant-your-influence")
    };
    text!("sitting-debated-and-grants", debated = debated(state), grants = grants)
}
