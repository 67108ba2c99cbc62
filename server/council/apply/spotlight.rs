//! What Control holds up before the room.

use crate::command::{Scene, Subject};
use crate::event::{Event, LawEvent, StageEvent};
use crate::show;
use crate::state::State;

/// Makes an event of the spotlight or of the scene true; whether it was one.
pub(super) fn change(state: &mut State, event: &Event) -> bool {
    match event {
        Event::Stage(StageEvent::HeldUp { on: Some(on) }) => {
            state.spotlight = Some(on.clone());
            state.scene = Some(Scene::Spotlight);
        }
        Event::Stage(StageEvent::HeldUp { on: None }) => take_down(state),
        Event::Stage(StageEvent::SceneShown { scene }) => {
            state.scene = *scene;
            if *scene != Some(Scene::Spotlight) {
                state.spotlight = None;
            }
        }
        _ => return false,
    }
    true
}

/// What is held up stays the same thing, and is taken down when it is gone.
pub(super) fn settle(state: &mut State, event: &Event) {
    if let (
        Some(Subject::Article { article }),
        Event::Law(LawEvent::ArticleRepealed { article: gone, .. }),
    ) = (&mut state.spotlight, event)
    {
        match (*article).cmp(gone) {
            std::cmp::Ordering::Less => {}
            std::cmp::Ordering::Equal => take_down(state),
            std::cmp::Ordering::Greater => *article -= 1,
        }
    }
    if state.spotlight.as_ref().is_some_and(|on| !show::may_hold_up(state, on)) {
        take_down(state);
    }
}

fn take_down(state: &mut State) {
    state.spotlight = None;
    state.scene.take_if(|scene| *scene == Scene::Spotlight);
}
