//! The rules of what the room is shown and told: what is decided, and what that changes.

use game::{Actor, Shared};

use crate::control::figures::FigureName;
use crate::control::stage::{Scene, StageCommand, StageEvent, Subject};
use crate::cycle::events::Deck;
use crate::decision::{Decided, Decision, control_only, prose};
use crate::ids::CardId;
use crate::rejection::Rejection;
use crate::state::State;

// What may be held up before the room: only what everybody may see anyway (N-1).

/// Whether everybody may see this, and it is there.
pub(crate) fn may_hold_up(state: &State, on: &Subject) -> bool {
    match on {
        Subject::Card { card } => lies_open(state, card),
        Subject::Faction { faction } => state.find(faction).is_some(),
        Subject::Figure { figure: FigureName::Faction { faction, .. } } => {
            state.find(faction).is_some()
        }
        Subject::Figure { figure: FigureName::Stasis | FigureName::Wrath } => true,
        Subject::Article { article } => state.code.article(*article).is_some(),
        Subject::Law { law } => state.code.laws.iter().any(|row| row.id == *law),
        Subject::Motion { motion } => state.motion(*motion).is_some(),
    }
}

/// Face up, before the council, or discarded.
fn lies_open(state: &State, card: &CardId) -> bool {
    let open = |deck: &Shared<Deck>| deck.up.as_ref() == Some(card) || deck.discard.contains(card);
    state.docket.iter().any(|row| &row.card == card) || state.decks.iter().any(open)
}

// Decides what the room is shown and told.

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

// Makes true what the room is shown and told.

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
