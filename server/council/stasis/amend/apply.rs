//! Makes true what the winner wrote into the constitution (S-34).

use crate::figures::count;
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
        AmendEvent::ConstitutionLeft { .. } => {}
    }
}

/// S-34: at once, with no ratification.
fn amended(state: &mut State, faction: &FactionId, article: u32, to: &NewText) {
    let article = state.article_named(article);
    let Some(at) = state.code.place_of(article) else { return };
    let before = state.code.constitution[at].words.text.clone();
    law::reword(state, article, to);
    let row = &state.code.constitution[at];
    let amendment = Amendment {
        faction: faction.clone(),
        number: count(at + 1),
        title: row.title.clone(),
        before,
        after: row.words.text.clone(),
    };
    state.streets_mut().amendment = Some(amendment);
}
