//! What every decision works with: a working copy of the state, and the events that led to it.

use game::Chance;

/// What events do. Decisions let them happen and do not know how: that knows all rooms.
pub trait Happens<S> {
    /// Becomes true of the state, and is told. Cannot fail.
    fn happen(&self, state: &mut S);
}

/// A state whose play goes by steps; `E` are its events.
pub trait BySteps<E> {
    /// Which step.
    type Step: Copy;

    /// The seconds of the clock with which a step begins; 0 for none.
    fn seconds(&self, step: Self::Step) -> u32;

    /// That a step begins, with a clock of so many seconds.
    fn begins(step: Self::Step, seconds: Option<u32>) -> E;
}

/// A decision under way: a working copy of the state `S`, the events `E` that led to it, and where play goes once the
/// room under way is done (`N`).
#[allow(missing_debug_implementations)] // a state has secrets
pub struct Decision<'a, S, E, N = ()> {
    /// As it is after the events so far.
    pub state: S,
    /// What has happened so far.
    pub events: Vec<E>,
    /// What is rolled and drawn.
    pub chance: &'a mut dyn Chance,
    /// Where play goes once the room under way is done.
    pub next: Option<N>,
}

/// As many events as most commands have at most.
const EVENTS: usize = 8;

impl<'a, S: Clone, E: Happens<S>, N> Decision<'a, S, E, N> {
    /// Nothing has happened yet.
    pub fn new(state: &S, chance: &'a mut dyn Chance) -> Self {
        Self { state: state.clone(), events: Vec::with_capacity(EVENTS), chance, next: None }
    }

    /// Something happens: it becomes true of the working copy at once.
    pub fn emit(&mut self, event: impl Into<E>) {
        self.chance.step();
        let event = event.into();
        event.happen(&mut self.state);
        self.events.push(event);
    }

    /// Says where play goes once the room under way is done.
    pub fn go(&mut self, next: N) {
        self.next = Some(next);
    }
}

impl<S: Clone + BySteps<E>, E: Happens<S>, N> Decision<'_, S, E, N> {
    /// Begins a step, with its clock where it has one.
    pub fn enter(&mut self, step: S::Step) {
        let seconds = Some(self.state.seconds(step)).filter(|seconds| *seconds > 0);
        self.emit(S::begins(step, seconds));
    }
}
