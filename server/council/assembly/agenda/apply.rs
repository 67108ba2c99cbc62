//! Motions and proposals come, change and go.

use game::Text;

use crate::assembly::agenda::{
    AgendaEvent, DraftWords, Motion, MotionDraft, MotionPart, MotionState, Proposal, ProposalState,
    rules,
};
use crate::assembly::sitting::apply as sitting;
use crate::content::Measure;
use crate::ids::FactionId;
use crate::origin::Origin;
use crate::state::State;

/// How many answered proposals of an Archon are kept.
const ANSWERED: usize = 6;

/// Makes an event of this room true.
pub(crate) fn apply(state: &mut State, event: &AgendaEvent) {
    match event {
        AgendaEvent::MotionAdded { title, text, changes, measure, by } => {
            let source = match by {
                Some(by) => Origin::Faction(by.clone()),
                None => Origin::Control,
            };
            let words =
                DraftWords { title: title.clone(), text: text.clone(), changes: changes.clone() };
            added(state, words, &named(state, measure), source, by.as_ref());
        }
        AgendaEvent::MotionProposed { faction, motion } => {
            forget_answered(state, faction);
            proposed(state, faction, draft_named(state, motion));
        }
        AgendaEvent::ProposalWithdrawn { proposal } => {
            state.assembly.proposals.retain(|row| row.id != *proposal);
        }
        AgendaEvent::ProposalAdmitted { proposal } => {
            answered(state, *proposal, ProposalState::Admitted, None);
        }
        AgendaEvent::ProposalDeclined { proposal, reason } => {
            answered(state, *proposal, ProposalState::Declined, Some(reason.into()));
        }
        AgendaEvent::MotionAmended { motion, title, text, .. } => {
            if let Some(row) = state.motion_mut(*motion) {
                row.title.clone_from(title);
                row.text.clone_from(text);
            }
        }
        AgendaEvent::MotionMoved { motion, to } => moved(state, *motion, *to),
        AgendaEvent::MotionPostponed { motion, postponed } => {
            if let Some(row) = state.motion_mut(*motion) {
                row.state = if *postponed { MotionState::Postponed } else { MotionState::Waiting };
            }
            sitting::left(state, *motion);
        }
        AgendaEvent::MotionSplit { motion, parts } => was_split(state, *motion, parts),
        AgendaEvent::MotionStruck { motion, .. } => {
            state.assembly.agenda.retain(|row| row.id != *motion);
            sitting::left(state, *motion);
        }
    }
    sitting::announced_while_it_can_open(state);
}

/// A measure with its article's id.
fn named(state: &State, measure: &Measure) -> Measure {
    match measure {
        Measure::Article { replaces, lever } => {
            let replaces = replaces.map(|article| state.article_named(article));
            Measure::Article { replaces, lever: lever.clone() }
        }
        measure => measure.clone(),
    }
}

/// A draft with the ids of its article and text.
fn draft_named(state: &State, draft: &MotionDraft) -> MotionDraft {
    let mut draft = draft.clone();
    match &mut draft {
        MotionDraft::Alternative { article, alternative } => {
            *article = state.article_named(*article);
            *alternative = state.text_named(*article, *alternative);
        }
        MotionDraft::Article { replaces, .. } => {
            *replaces = replaces.map(|article| state.article_named(article));
        }
        MotionDraft::Law { .. } | MotionDraft::Deed { .. } => {}
    }
    draft
}

/// A proposal for a text that stands ready no more cannot be moved: its Archon is told why.
pub(crate) fn decline_what_is_gone(state: &mut State) {
    let gone = |row: &Proposal| match row.state {
        ProposalState::Waiting => rules::gone(state, &row.motion),
        ProposalState::Admitted | ProposalState::Declined => None,
    };
    let gone = state.assembly.proposals.iter().filter_map(|row| Some((row.id, gone(row)?)));
    for (id, why) in gone.collect::<Vec<_>>() {
        answered(state, id, ProposalState::Declined, Some(why));
    }
}

impl State {
    /// A motion of the agenda, which an event names.
    pub(crate) fn motion_mut(&mut self, id: u32) -> Option<&mut Motion> {
        self.assembly.agenda.iter_mut().find(|motion| motion.id == id)
    }
}

fn moved(state: &mut State, motion: u32, to: usize) {
    let agenda = &mut state.assembly.agenda;
    if let Some(from) = agenda.iter().position(|row| row.id == motion) {
        let row = agenda.remove(from);
        agenda.insert(to.min(agenda.len()), row);
    }
}

/// A motion joins the agenda.
pub(crate) fn added(
    state: &mut State,
    DraftWords { title, text, changes }: DraftWords,
    measure: &Measure,
    source: Origin,
    by: Option<&FactionId>,
) {
    let id = state.fresh_id();
    state.assembly.agenda.push(Motion {
        id,
        title,
        text,
        changes,
        source,
        by: by.cloned(),
        measure: measure.clone(),
        state: MotionState::Waiting,
        verdict: None,
    });
}

/// Numbers of its own: one of the agenda's would tell the room by a gap of a proposal, and one among all
/// would tell the Archons of those of others (N-1).
fn proposed(state: &mut State, by: &FactionId, motion: MotionDraft) {
    let words = rules::words(state, &motion);
    let row = state.faction_mut(by);
    row.proposed += 1;
    let number = row.proposed;
    let assembly = &mut *state.assembly;
    assembly.proposed += 1;
    assembly.proposals.push(Proposal {
        id: assembly.proposed,
        number,
        by: by.clone(),
        motion,
        words,
        state: ProposalState::Waiting,
        answer: None,
    });
}

/// Of an Archon's proposals the last few that were answered stay to be read.
fn forget_answered(state: &mut State, by: &FactionId) {
    let answered = |row: &Proposal| &row.by == by && row.state != ProposalState::Waiting;
    let many = state.assembly.proposals.iter().filter(|row| answered(row)).count();
    let mut over = many.saturating_sub(ANSWERED);
    state.assembly.proposals.retain(|row| {
        let gone = over > 0 && answered(row);
        over -= usize::from(gone);
        !gone
    });
}

fn answered(state: &mut State, proposal: u32, to: ProposalState, answer: Option<Text>) {
    if let Some(row) = state.assembly.proposals.iter_mut().find(|row| row.id == proposal) {
        row.state = to;
        row.answer = answer;
    }
}

/// The first part keeps what the program obeys of the whole; the others are texts of the same kind.
fn was_split(state: &mut State, motion: u32, parts: &[MotionPart]) {
    let Some(at) = state.assembly.agenda.iter().position(|row| row.id == motion) else { return };
    let whole = state.assembly.agenda.remove(at);
    for (index, part) in parts.iter().enumerate() {
        let id = state.fresh_id();
        let measure = match (&whole.measure, index) {
            (measure, 0) => measure.clone(),
            (Measure::Law { until, .. }, _) => Measure::Law { lever: None, until: *until },
            (Measure::Article { .. }, _) => Measure::default(),
            (Measure::Deed | Measure::Effects { .. }, _) => Measure::Deed,
        };
        let (title, text) = (part.title.clone(), part.text.clone());
        let changes = if index == 0 { whole.changes.clone() } else { Text::default() };
        let row = Motion { id, title, text, changes, measure, ..whole.clone() };
        state.assembly.agenda.insert(at + index, row);
    }
}
