//! A state as bytes, for this very build alone: all its parts one after the other. The content is not among them; it
//! never changes, and the setup makes it.

use std::sync::Arc;

use borsh::{BorshDeserialize, BorshSerialize};

use crate::state::State;

macro_rules! parts {
    ($($part:ident),*) => {
        /// All parts of a state.
        pub(crate) fn keep(state: &State) -> Option<Vec<u8>> {
            // A part that is not named here is an error of the compiler.
            let State { content: _, $($part),* } = state;
            let mut bytes = Vec::new();
            $($part.serialize(&mut bytes).ok()?;)*
            Some(bytes)
        }

        /// The state of these parts; none where the bytes are not those of one state.
        pub(crate) fn restore(origin: &State, mut bytes: &[u8]) -> Option<State> {
            $(let $part = BorshDeserialize::deserialize(&mut bytes).ok()?;)*
            bytes.is_empty().then(|| State { content: Arc::clone(&origin.content), $($part),* })
        }
    };
}

parts!(
    settings,
    world,
    course,
    absent,
    aims,
    seats,
    drafts,
    battle,
    commitments,
    offers,
    shown,
    accord,
    logs,
    acted
);
