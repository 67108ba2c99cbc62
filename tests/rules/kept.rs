//! A state that keeps the views it was asked for until something happens to it: a test reads the same
//! view in a dozen places, and a view costs more than the command before it.

use std::cell::{OnceCell, RefCell};
use std::ops::Deref;
use std::rc::Rc;

use council::content::Draft;
use council::event::Event;
use council::view::{ControlView, CouncilView, SeatView, StreetsView};
use council::{Council, View};
use game::{Audience, Game};
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
struct Look {
    view: View,
    json: OnceCell<Rc<Value>>,
    seen: OnceCell<Rc<Seen>>,
}

/// A view of its own type.
pub struct Typed<T> {
    look: Rc<Look>,
    read: fn(&View) -> &T,
}

impl<T> Deref for Typed<T> {
    type Target = T;

    fn deref(&self) -> &T {
        (self.read)(&self.look.view)
    }
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

    fn look(&self, audience: &Audience) -> Rc<Look> {
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
        look.seen.get_or_init(|| Rc::new(Seen::from(&*self.json(audience)))).clone()
    }

    pub fn council(&self) -> Typed<CouncilView> {
        Typed { look: self.look(&Audience::Public), read: council }
    }

    /// The stasis under way, as everybody sees it.
    pub fn streets(&self) -> Typed<StreetsView> {
        fn read(view: &View) -> &StreetsView {
            council(view).streets.as_ref().expect("a stasis is under way")
        }
        Typed { look: self.look(&Audience::Public), read }
    }

    pub fn control(&self) -> Typed<ControlView> {
        fn read(view: &View) -> &ControlView {
            let View::Control(view) = view else { panic!("{view:?} is not what Control sees") };
            view
        }
        Typed { look: self.look(&Audience::Control), read }
    }

    pub fn seat(&self, audience: &Audience) -> Typed<SeatView> {
        fn read(view: &View) -> &SeatView {
            let View::Seat(view) = view else { panic!("{view:?} is not what an Archon sees") };
            view
        }
        Typed { look: self.look(audience), read }
    }
}

fn council(view: &View) -> &CouncilView {
    let View::Public(view) = view else { panic!("{view:?} is not what everybody sees") };
    view
}

impl Deref for Kept {
    type Target = State;

    fn deref(&self) -> &State {
        &self.state
    }
}
