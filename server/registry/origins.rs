//! The states that tables begin with. A setup is read, checked and made into a state once, however many
//! tables begin with it: they share all of it that is not written.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use game::{Refusal, text};
use sha2::{Digest, Sha256};

use super::{Registry, Running, refusal};
use crate::bounds::{Room, VALUES};

/// States that are kept although no table that is awake began with them; the one asked for longest ago
/// goes first.
const KEPT: usize = 16;

/// By what a setup is known: the digest of its game's name, its format and its text.
type Print = [u8; 32];

/// What is known of the states that tables begin with.
#[derive(Default)]
pub(super) struct Origins(Mutex<Known>);

#[derive(Default)]
struct Known {
    /// All that some table holds.
    held: HashMap<Print, Weak<dyn Running>>,
    /// Those asked for last, best first.
    recent: VecDeque<(Print, Arc<dyn Running>)>,
}

impl Known {
    fn find(&mut self, print: &Print) -> Option<Arc<dyn Running>> {
        let origin = self.held.get(print)?.upgrade()?;
        let place = self.recent.iter().position(|(known, _)| known == print);
        place.map(|place| self.recent.remove(place));
        self.note(*print, &origin);
        Some(origin)
    }

    fn note(&mut self, print: Print, origin: &Arc<dyn Running>) {
        self.recent.truncate(KEPT - 1);
        self.recent.push_front((print, Arc::clone(origin)));
    }
}

impl Registry {
    /// The state that a setup of this game and this format leads to, from the setup's JSON.
    ///
    /// # Errors
    /// A sentence when this server does not know the game, when the setup cannot be read, or when it
    /// breaks a rule of its content.
    pub(crate) fn origin(
        &self,
        game: &str,
        format: u32,
        setup: &str,
    ) -> Result<Arc<dyn Running>, Refusal> {
        let game = self.find(game)?;
        let print = Sha256::new_with_prefix(game.name())
            .chain_update([0])
            .chain_update(format.to_le_bytes())
            .chain_update(setup);
        let print = print.finalize().into();
        // Held while a state is made: whoever asks for the same one meanwhile would make it again.
        let mut known = self.origins.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(origin) = known.find(&print) {
            return Ok(origin);
        }
        let setup = Room::of(VALUES).value(setup).map_err(|error| {
            refusal("unreadable_setup", text!("unread", error = error.to_string()))
        })?;
        let origin: Arc<dyn Running> = game.create(format, setup)?.into();
        known.held.retain(|_, origin| origin.strong_count() > 0);
        known.held.insert(print, Arc::downgrade(&origin));
        known.note(print, &origin);
        Ok(origin)
    }
}

#[cfg(test)]
mod tests {
    use crate::games;

    use super::*;

    #[test]
    fn a_setup_is_made_into_a_state_once_and_one_that_differs_into_another() {
        let registry = games::registry();
        let scenario = games::scenarios(None).expect("they are shipped").remove(0);
        let format = registry.find(&scenario.game).expect("it is known").format();
        let mut setup = scenario.setup.clone();
        let origin = |setup: &serde_json::Value| {
            registry.origin(&scenario.game, format, &setup.to_string()).expect("it is sound")
        };
        let first = origin(&setup);
        assert!(Arc::ptr_eq(&first, &origin(&setup)));
        setup["scenario"]["name"] = "Another".into();
        assert!(!Arc::ptr_eq(&first, &origin(&setup)));
        assert!(Arc::ptr_eq(&first, &origin(&scenario.setup)), "both are kept");
        setup["scenario"] = 7.into();
        let refused = registry.origin(&scenario.game, format, &setup.to_string());
        assert_eq!(refused.err().map(|refusal| refusal.code).as_deref(), Some("unreadable_setup"));
    }

    #[test]
    fn what_was_not_asked_for_lately_and_nobody_holds_is_forgotten() {
        let registry = games::registry();
        let scenario = games::scenarios(None).expect("they are shipped").remove(0);
        let format = registry.find(&scenario.game).expect("it is known").format();
        let origin = |name: usize| {
            let mut setup = scenario.setup.clone();
            setup["scenario"]["name"] = name.to_string().into();
            registry.origin(&scenario.game, format, &setup.to_string()).expect("it is sound")
        };
        let (held, gone) = (origin(0), Arc::downgrade(&origin(1)));
        (2..KEPT + 2).for_each(|name| drop(origin(name)));
        assert!(gone.upgrade().is_none());
        assert!(Arc::ptr_eq(&held, &origin(0)), "a table holds it");
    }
}
