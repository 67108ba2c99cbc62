//! A state that keeps the views it was asked for until something happens to it: a test reads the same
//! view in a dozen places, and a view costs more than the command before it.

use std::cell::{OnceCell, RefCell};
use std::ops::Deref;
use std::rc::Rc;

use council::content::Draft;
use council::event::Event;
use council::{Council, View};
use game::{Audience, Game, Record};
use serde_json::Value;

use crate::seen::Seen;

type State = <Council as Game>::State;

/// Read like the state; only [`Kept::apply`] changes it.
#[derive(Clone)]
pub struct Kept {
    state: State,
    views: RefCell<Vec<(Audience, Rc<Look>)>>,
}

/// What an audience sees: as the rules have it, as it crosses the wire, and as tests read that.
pub struct Look {
    view: View,
    json: OnceCell<Rc<Value>>,
    seen: OnceCell<Rc<Seen>>,
}

impl Look {
    pub fn view(&self) -> &View {
        &self.view
    }
}

impl Kept {
    pub fn of(draft: Draft) -> Self {
        let state = Council::create(draft).expect("the test's content is sound");
        Self { state, views: RefCell::default() }
    }

    /// The same after it was kept as bytes and read back.
    pub fn read_back(&self, origin: &State) -> Self {
        let bytes = Council::keep(&self.state).expect("the council keeps snapshots");
        let state = Council::restore(origin, &bytes).expect("what was kept is read back");
        assert_eq!(Council::keep(&state), Some(bytes), "and kept again");
        Self { state, views: RefCell::default() }
    }

    pub fn apply(&mut self, event: &Event) {
        self.forget();
        Council::apply(&mut self.state, event);
    }

    /// Every view is made anew when it is next asked for.
    pub fn forget(&mut self) {
        self.views.get_mut().clear();
    }

    pub fn look(&self, audience: &Audience) -> Rc<Look> {
        let mut views = self.views.borrow_mut();
        if let Some((_, look)) = views.iter().find(|(of, _)| of == audience) {
            return look.clone();
        }
        let view = Council::view(&self.state, audience);
        let look = Rc::new(Look { view, json: OnceCell::new(), seen: OnceCell::new() });
        views.push((audience.clone(), look.clone()));
        look
    }

    /// What crosses to an audience.
    pub fn json(&self, audience: &Audience) -> Rc<Value> {
        let look = self.look(audience);
        let made = || Rc::new(serde_json::to_value(&look.view).expect("views are plain JSON"));
        look.json.get_or_init(made).clone()
    }

    /// That, read by names.
    pub fn seen(&self, audience: &Audience) -> Rc<Seen> {
        let look = self.look(audience);
        look.seen.get_or_init(|| Rc::new(Seen::in_english(&self.json(audience)))).clone()
    }
}

impl Deref for Kept {
    type Target = State;

    fn deref(&self) -> &State {
        &self.state
    }
}
