//! Makes true what the winner wrote into the constitution (S-34).

use crate::ids::FactionId;
use crate::law::texts::NewText;
use crate::law::texts::apply as law;
use crate::stasis::amend::{AmendEvent, Amendment};
use crate::state::State;

pub(crate) fn apply(state: &mut State, event: &AmendEvent) {
    match event {
        AmendEvent::ArticleAmended { faction, article, to } => {
            amended(state, faction, *article, to);
        }
    }
}

/// S-34: at once, with no ratification.
fn amended(state: &mut State, faction: &FactionId, article: u32, to: &NewText) {
    let at = article.saturating_sub(1) as usize;
    let Some(before) = state.code.constitution.get(at).map(|row| row.text.clone()) else { return };
    law::reword(state, at, to);
    let after = state.code.constitution[at].text.clone();
    let amendment = Amendment { faction: faction.clone(), article: at, before, after };
    state.streets_mut().amendment = Some(amendment);
}
