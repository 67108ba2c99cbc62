//! The article that the winner changed, as everybody sees it (S-34).

use serde::Serialize;

use crate::ids::FactionId;
use crate::stasis::streets::Streets;

/// The article that the winner changed (S-34).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct AmendmentView {
    /// By whom.
    pub faction: FactionId,
    /// Its number, from 1.
    pub article: u32,
    /// Its title.
    pub title: String,
    /// The text before.
    pub before: String,
    /// The text now.
    pub after: String,
}

pub(crate) fn amendment(streets: &Streets) -> Option<AmendmentView> {
    let change = streets.amendment.as_ref()?;
    Some(AmendmentView {
        faction: change.faction.clone(),
        article: change.number,
        title: change.title.clone(),
        before: change.before.clone(),
        after: change.after.clone(),
    })
}
