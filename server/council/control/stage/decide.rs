//! Decides what the room is shown and told.

use game::Actor;

use crate::control::stage::rules::may_hold_up;
use crate::control::stage::{Scene, StageCommand, StageEvent, Subject};
use crate::decision::{Decided, Decision, control_only, prose};
use crate::rejection::Rejection;

/// The most characters of an announcement.
const ANNOUNCEMENT: usize = 200;

/// What Control shows and tells.
pub(crate) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &StageCommand) -> Decided {
    control_only(actor)?;
    match command {
        StageCommand::Show { scene } => show(d, *scene),
        StageCommand::Spotlight { on } => hold_up(d, on.as_ref()),
        StageCommand::Announce { text } => announce(d, text),
    }
}

fn show(d: &mut Decision<'_>, scene: Option<Scene>) -> Decided {
    if scene == Some(Scene::Spotlight) && d.state.stage.spotlight.is_none() {
        return Err(Rejection::NotNow("when-once-something-is-held-up"));
    }
    d.emit(StageEvent::SceneShown { scene });
    Ok(())
}

/// What is hidden and what does not exist are refused alike (N-1).
fn hold_up(d: &mut Decision<'_>, on: Option<&Subject>) -> Decided {
    if d.state.stage.spotlight.as_ref() == on {
        return Err(Rejection::AlreadySo);
    }
    if on.is_some_and(|on| !may_hold_up(&d.state, on)) {
        return Err(Rejection::NotOffered("not-offered-thing"));
    }
    d.emit(StageEvent::HeldUp { on: on.cloned() });
    Ok(())
}

fn announce(d: &mut Decision<'_>, text: &str) -> Decided {
    if text.chars().count() > ANNOUNCEMENT {
        return Err(Rejection::BadText { what: "bad-text-announcement", most: ANNOUNCEMENT });
    }
    prose(text)?;
    d.emit(StageEvent::Announced { text: text.trim().to_owned() });
    Ok(())
}
