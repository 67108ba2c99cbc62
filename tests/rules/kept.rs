//! A state that keeps the views it was asked for until something happens to it: a test reads the same
//! view in a dozen places, and a view costs more than the command before it.

use std::cell::RefCell;
use std::ops::Deref;
use std::rc::Rc;

use council::Council;
use council::content::Draft;
use council::event::Event;
use game::{Audience, Game};
use serde_json::Value;

type State = <Council as Game>::State;

/// Read like the state; only [`Kept::apply`] changes it.
#[derive(Clone)]
pub struct Kept {
    state: State,
    views: RefCell<Vec<(Audience, Rc<Value>)>>,
}

impl Kept {
    pub fn of(draft: Draft) -> Self {
        let state = Council::create(draft).expect("the test's content is sound");
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

    pub fn view(&self, audience: &Audience) -> Rc<Value> {
        let mut views = self.views.borrow_mut();
        if let Some((_, view)) = views.iter().find(|(of, _)| of == audience) {
            return view.clone();
        }
        let view = serde_json::to_value(Council::view(&self.state, audience));
        let view = Rc::new(view.expect("views are plain JSON"));
        views.push((audience.clone(), view.clone()));
        view
    }
}

impl Deref for Kept {
    type Target = State;

    fn deref(&self) -> &State {
        &self.state
    }
}
