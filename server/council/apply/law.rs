//! Articles and laws come and go (A-4, A-5, S-34).

use std::cmp::Ordering;

use crate::apply::lapse_laws;
use crate::command::{MotionDraft, NewText};
use crate::content::{Article, Lever, Measure, Until};
use crate::event::{Event, LawEvent};
use crate::state::{Law, Proposal, State, Task};
use crate::view::ProposalState;

pub(crate) fn change(state: &mut State, event: &Event) -> bool {
    match event {
        Event::Law(LawEvent::LawProclaimed { title, text, lever, until, by }) => {
            let source = if by.is_empty() { "Control" } else { by };
            proclaim(state, title, text, lever.clone(), *until, source);
        }
        Event::Law(LawEvent::LawRepealed { law, .. }) => lapse_laws(state, |row| row.id == *law),
        Event::Law(LawEvent::ArticleChanged { article, to, .. }) => {
            reword(state, article.saturating_sub(1) as usize, to);
        }
        Event::Law(LawEvent::ArticleAdded { title, text, lever, .. }) => {
            enter(state, title, text, None, lever.clone(), "Control");
        }
        Event::Law(LawEvent::ArticleRepealed { article, .. }) => repeal(state, *article),
        _ => return false,
    }
    true
}

/// A law is proclaimed; it stands above the articles while it lasts.
pub(crate) fn proclaim(
    state: &mut State,
    title: &str,
    text: &str,
    lever: Option<Lever>,
    until: Until,
    source: &str,
) {
    let id = state.fresh_id();
    let (title, text, source) = (title.to_owned(), text.to_owned(), source.to_owned());
    let before = lever.as_ref().map(|lever| state.now_as(lever));
    state.laws.push(Law { id, title, text, lever: lever.clone(), until, source, before });
    if let Some(lever) = lever {
        state.settle(&lever);
    }
}

/// A text enters the constitution: in the place of the article of that number, or of the one with the
/// same lever, or as the last.
pub(crate) fn enter(
    state: &mut State,
    title: &str,
    text: &str,
    replaces: Option<u32>,
    lever: Option<Lever>,
    source: &str,
) {
    let place = state.article_to_replace(replaces, lever.as_ref());
    let (title, text) = (title.to_owned(), text.to_owned());
    let mut new = Article { title, text, lever, alternatives: Vec::new() };
    let Some(at) = place else {
        state.constitution.push(new);
        return enacted(state, state.constitution.len() - 1, None, source);
    };
    // The texts that stood ready for the place still do, where they work the same lever.
    let row = &mut state.constitution[at];
    let ready = row.alternatives.iter().filter_map(|text| text.lever.as_ref());
    if new.lever.as_ref().is_none_or(|lever| ready.clone().all(|row| row.moves_the_same(lever))) {
        new.alternatives = std::mem::take(&mut row.alternatives);
    }
    let former = std::mem::replace(row, new);
    enacted(state, at, former.lever, source);
}

/// An article gets another text (S-34).
pub(crate) fn reword(state: &mut State, at: usize, to: &NewText) {
    let Some(row) = state.constitution.get_mut(at) else { return };
    let (former, source) = (row.lever.clone(), row.title.clone());
    match to {
        NewText::Alternative(number) => {
            let Some(new) = row.alternatives.get_mut(*number as usize) else { return };
            // The old text stays at hand for the next who changes it.
            std::mem::swap(&mut row.text, &mut new.text);
            std::mem::swap(&mut row.lever, &mut new.lever);
            new.changes = "Brings the former text back.".into();
        }
        NewText::Written(text) => {
            row.text.clone_from(text);
            row.lever = None;
        }
    }
    enacted(state, at, former, &source);
}

/// What follows for the program when the article at `at` is new; `former` is what it obeyed there
/// before.
fn enacted(state: &mut State, at: usize, former: Option<Lever>, source: &str) {
    if let Some(former) = former {
        state.settle(&former);
    }
    let row = &state.constitution[at];
    match row.lever.clone() {
        Some(lever) => state.settle(&lever),
        // what the program cannot read is for Control.
        None => {
            let text = format!("Play by the new text of Article {}: {}", at + 1, row.text);
            let id = state.fresh_id();
            state.tasks.push(Task { id, text, source: source.to_owned(), done: false });
        }
    }
}

fn repeal(state: &mut State, article: u32) {
    let at = article.saturating_sub(1) as usize;
    if at >= state.constitution.len() {
        return;
    }
    let former = state.constitution.remove(at);
    for motion in &mut state.agenda {
        if let Measure::Article { replaces, .. } = &mut motion.measure {
            *replaces = replaces.and_then(|number| moved_up(number, article));
        }
    }
    for proposal in &mut state.proposals {
        renumber(proposal, article);
    }
    if let Some(lever) = former.lever {
        state.settle(&lever);
    }
}

/// The number of an article after the article `gone` was taken out; none if it was that one.
fn moved_up(number: u32, gone: u32) -> Option<u32> {
    match number.cmp(&gone) {
        Ordering::Less => Some(number),
        Ordering::Equal => None,
        Ordering::Greater => Some(number - 1),
    }
}

fn renumber(proposal: &mut Proposal, gone: u32) {
    match &mut proposal.motion {
        MotionDraft::Article { replaces, .. } => {
            *replaces = replaces.and_then(|number| moved_up(number, gone));
        }
        MotionDraft::Alternative { article, .. } => match moved_up(*article, gone) {
            Some(number) => *article = number,
            None if proposal.state == ProposalState::Waiting => {
                proposal.state = ProposalState::Declined;
                proposal.answer = Some("The article is no more.".into());
            }
            None => {}
        },
        MotionDraft::Law { .. } | MotionDraft::Deed { .. } => {}
    }
}
