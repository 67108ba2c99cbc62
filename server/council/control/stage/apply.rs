//! Makes true what the room is shown and told.

use crate::control::stage::rules::may_hold_up;
use crate::control::stage::{Scene, StageEvent, Subject};
use crate::state::State;

/// Makes `event` true.
pub(crate) fn apply(state: &mut State, event: &StageEvent) {
    match event {
        StageEvent::SceneShown { scene } => {
            state.stage.scene = *scene;
            if *scene != Some(Scene::Spotlight) {
                state.stage.spotlight = None;
            }
        }
        StageEvent::HeldUp { on: Some(on) } => {
            state.stage.spotlight = Some(named(state, on));
            state.stage.scene = Some(Scene::Spotlight);
        }
        StageEvent::HeldUp { on: None } => take_down(state),
        StageEvent::Announced { text } => {
            state.stage.announcement = Some(text.clone()).filter(|text| !text.is_empty());
        }
    }
}

/// What is held up, an article by its id.
fn named(state: &State, on: &Subject) -> Subject {
    match on {
        Subject::Article { article } => Subject::Article { article: state.article_named(*article) },
        on => on.clone(),
    }
}

/// What is gone, or hidden again, is taken down.
pub(crate) fn take_down_what_is_gone(state: &mut State) {
    if state.stage.spotlight.as_ref().is_some_and(|on| !may_hold_up(state, on)) {
        take_down(state);
    }
}

fn take_down(state: &mut State) {
    state.stage.spotlight = None;
    state.stage.scene.take_if(|scene| *scene == Scene::Spotlight);
}
