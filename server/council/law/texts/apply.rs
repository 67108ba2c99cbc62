//! Articles and laws come and go, and the program obeys what they say (A-4, A-5, S-34).

use std::cmp::Ordering;

use crate::assembly::agenda::{MotionDraft, Proposal, ProposalState};
use crate::content::{Article, Holder, Lever, Measure, TieRule, Until};
use crate::cycle::grants::apply::void_grants;
use crate::cycle::outcome::Task;
use crate::law::texts::{Law, LawEvent, NewText};
use crate::state::State;

/// Makes an event of this room true.
pub(crate) fn apply(state: &mut State, event: &LawEvent) {
    match event {
        LawEvent::SupremacySet { faction, .. } => state.chair.supremacy.clone_from(faction),
        LawEvent::TieBreakerSet { faction, .. } => {
            state.chair.ties = faction.clone().map_or(TieRule::Control, TieRule::Faction);
        }
        LawEvent::LawProclaimed { title, text, lever, until, by } => {
            let source = if by.is_empty() { "Control" } else { by };
            proclaim(state, title, text, lever.clone(), *until, source);
        }
        LawEvent::LawRepealed { law, .. } => lapse_laws(state, |row| row.id == *law),
        LawEvent::ArticleChanged { article, to, .. } => {
            reword(state, article.saturating_sub(1) as usize, to);
        }
        LawEvent::ArticleAdded { title, text, lever, .. } => {
            enter(state, title, text, None, lever.clone(), "Control");
        }
        LawEvent::ArticleRepealed { article, .. } => repeal(state, *article),
    }
}

/// The articles of the scenario are the law in force; the start says what they leave open.
pub(crate) fn begin(state: &mut State) {
    for article in state.code.constitution.clone() {
        obey(state, article.lever.as_ref());
    }
}

/// Makes what an article or a law says so.
fn obey(state: &mut State, lever: Option<&Lever>) {
    match lever {
        Some(Lever::Supremacy { held_by: Holder::Nobody }) => state.chair.supremacy = None,
        Some(Lever::Supremacy { held_by: Holder::Faction(id) }) => {
            state.chair.supremacy = Some(id.clone());
        }
        Some(Lever::Ties { decided_by }) => state.chair.ties = decided_by.clone(),
        Some(Lever::Citizens { are }) => {
            for faction in &mut state.factions {
                faction.citizen = are.contains(&faction.id);
            }
            void_grants(state);
        }
        Some(Lever::Citizen { faction, is }) => {
            state.faction_mut(faction).citizen = *is;
            void_grants(state);
        }
        Some(Lever::Ruling { key, value }) => {
            if let Ok(settings) = state.settings.with(key, value) {
                *state.settings = settings;
            }
        }
        None => {}
    }
}

/// What a lever moved is decided anew by the articles and laws that are left. Where none is, it
/// falls to Control, or to what the scenario says; citizens stay what they are.
fn settle(state: &mut State, lever: &Lever) {
    match lever {
        Lever::Supremacy { .. } => state.chair.supremacy = None,
        Lever::Ties { .. } => state.chair.ties = TieRule::Control,
        Lever::Citizens { .. } | Lever::Citizen { .. } => {}
        Lever::Ruling { key, .. } => {
            let usual = state.content.scenario().settings.value(key);
            if let Some(Ok(settings)) = usual.map(|value| state.settings.with(key, &value)) {
                *state.settings = settings;
            }
        }
    }
    for text in state.texts_on(lever) {
        obey(state, Some(&text));
    }
}

/// These laws are no longer; what they decided is decided anew.
pub(crate) fn lapse_laws(state: &mut State, over: impl Fn(&Law) -> bool) {
    let (gone, on): (Vec<_>, Vec<_>) =
        std::mem::take(&mut state.code.laws).into_iter().partition(over);
    state.code.laws = on;
    for law in gone {
        let Some(lever) = &law.lever else { continue };
        if state.texts_on(lever).is_empty() {
            obey(state, law.before.as_ref());
        } else {
            settle(state, lever);
        }
    }
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
    state.code.laws.push(Law { id, title, text, lever: lever.clone(), until, source, before });
    if let Some(lever) = lever {
        settle(state, &lever);
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
        state.code.constitution.push(new);
        return enacted(state, state.code.constitution.len() - 1, None, source);
    };
    // The texts that stood ready for the place still do, where they work the same lever.
    let row = &mut state.code.constitution[at];
    let ready = row.alternatives.iter().filter_map(|text| text.lever.as_ref());
    if new.lever.as_ref().is_none_or(|lever| ready.clone().all(|row| row.moves_the_same(lever))) {
        new.alternatives = std::mem::take(&mut row.alternatives);
    }
    let former = std::mem::replace(row, new);
    enacted(state, at, former.lever, source);
}

/// An article gets another text (S-34).
pub(crate) fn reword(state: &mut State, at: usize, to: &NewText) {
    let Some(row) = state.code.constitution.get_mut(at) else { return };
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
        settle(state, &former);
    }
    let row = &state.code.constitution[at];
    match row.lever.clone() {
        Some(lever) => settle(state, &lever),
        // what the program cannot read is for Control.
        None => {
            let text = format!("Play by the new text of Article {}: {}", at + 1, row.text);
            let id = state.fresh_id();
            state.happening.tasks.push(Task { id, text, source: source.to_owned(), done: false });
        }
    }
}

fn repeal(state: &mut State, article: u32) {
    let at = article.saturating_sub(1) as usize;
    if at >= state.code.constitution.len() {
        return;
    }
    let former = state.code.constitution.remove(at);
    for motion in &mut state.assembly.agenda {
        if let Measure::Article { replaces, .. } = &mut motion.measure {
            *replaces = replaces.and_then(|number| moved_up(number, article));
        }
    }
    for proposal in &mut state.assembly.proposals {
        renumber(proposal, article);
    }
    if let Some(lever) = former.lever {
        settle(state, &lever);
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
