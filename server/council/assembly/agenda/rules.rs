//! What is on the agenda, and who may propose for it (A-2, C-22).

use game::{Text, text};

use crate::assembly::agenda::{DraftWords, Motion, MotionDraft, MotionState, ProposalState};
use crate::ids::FactionId;
use crate::state::State;
use crate::steps::Phase;

/// The most proposals of an Archon that wait for Control.
const PROPOSALS: usize = 3;

impl State {
    /// A motion of the agenda, which an event names.
    pub(crate) fn motion(&self, id: u32) -> Option<&Motion> {
        self.assembly.agenda.iter().find(|motion| motion.id == id)
    }

    /// How many motions of the agenda are undecided (C-22).
    pub(crate) fn agenda_count(&self) -> usize {
        self.assembly.agenda.iter().filter(|motion| motion.is_open()).count()
    }

    /// How many motions wait for the Assembly that is next, or under way.
    pub(crate) fn waiting_motions(&self) -> usize {
        let waits = |motion: &&Motion| motion.state == MotionState::Waiting;
        self.assembly.agenda.iter().filter(waits).count()
    }

    /// Whether an Assembly is announced, or will be when the check ends (C-22).
    pub(crate) fn assembly_due(&self) -> bool {
        let full = self.agenda_count() >= self.settings.agenda_full as usize;
        let can_open = self.waiting_motions() > 0;
        self.assembly.assembly_announced || (self.phase() == Phase::Check && full && can_open)
    }
}

/// Whether an Archon may propose one more motion.
pub(crate) fn may_propose(state: &State, faction: &FactionId) -> bool {
    let open = state.assembly.proposals.iter().filter(|row| row.state == ProposalState::Waiting);
    state.phase() != Phase::Lobby && open.filter(|row| &row.by == faction).count() < PROPOSALS
}

/// Title, text and changes of a draft; nothing of a text that does not stand ready.
pub(crate) fn words(state: &State, draft: &MotionDraft) -> DraftWords {
    match draft.clone() {
        MotionDraft::Alternative { article, alternative } => {
            let found = state.code.article(article).and_then(|row| {
                let ready = &row.ready[row.place_of(alternative)?];
                let text = ready.words.text.clone();
                Some(DraftWords { title: row.title.clone(), text, changes: ready.changes.clone() })
            });
            found.unwrap_or_default()
        }
        MotionDraft::Article { title, text, .. }
        | MotionDraft::Law { title, text, .. }
        | MotionDraft::Deed { title, text } => DraftWords { title, text, changes: Text::default() },
    }
}

/// Why a draft for a text that stood ready cannot be moved any more.
pub(crate) fn gone(state: &State, draft: &MotionDraft) -> Option<Text> {
    let MotionDraft::Alternative { article, alternative } = draft else { return None };
    let Some(row) = state.code.article(*article) else {
        return Some(text!("agenda-gone-article"));
    };
    if row.words.id == *alternative {
        return Some(text!("agenda-gone-in-force"));
    }
    row.place_of(*alternative).is_none().then(|| text!("agenda-gone-text"))
}

/// Whether the article that a draft is to replace is no more, so that Control must say what is meant.
pub(crate) fn misses_its_article(state: &State, draft: &MotionDraft) -> bool {
    let MotionDraft::Article { replaces: Some(article), .. } = draft else { return false };
    state.code.article(*article).is_none()
}
