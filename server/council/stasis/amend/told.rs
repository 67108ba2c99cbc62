//! What the log says of the article that was changed (S-34).

use crate::law::texts::NewText;
use crate::log::Draft;
use crate::stasis::amend::AmendEvent;
use crate::stasis::told::told;
use crate::state::State;

/// The line of an event.
pub(crate) fn after(state: &State, event: &AmendEvent) -> Option<Draft> {
    Some(match event {
        AmendEvent::ArticleAmended { faction, article, to } => {
            let title = &state.code.constitution.get(article.saturating_sub(1) as usize)?.title;
            let own = if matches!(to, NewText::Written(_)) { " in their own words" } else { "" };
            let name = state.name(faction);
            told(format!("The {name} change Article {article}, “{title}”{own}.")).about([faction])
        }
    })
}
