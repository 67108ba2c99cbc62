//! What special objectives bring, as everybody sees it (S-25 to S-32).

use game::Text;
use serde::{Deserialize, Serialize};

use crate::ids::{FactionId, ObjectiveId};
use crate::stasis::spoils::Spoil;
use crate::stasis::spoils::words::{brought, hold_effect, hold_rule};
use crate::stasis::streets::Streets;
use crate::state::State;

/// What a special objective brings (S-25 to S-32).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct SpoilView {
    /// The objective.
    pub objective: ObjectiveId,
    /// Who holds it.
    pub faction: FactionId,
    /// The number of its rule.
    pub rule: String,
    /// What it brings, in a sentence.
    pub says: Text,
    /// How far it is.
    pub state: SpoilState,
    /// Its dice once thrown.
    pub dice: Option<[u32; 3]>,
    /// To whom each die went; nobody's are lost (S-33).
    pub given: Vec<Option<FactionId>>,
    /// What it brought, in a sentence, once it is settled.
    pub result: Option<Text>,
}

/// How far a spoil is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(rename_all = "snake_case")]
pub enum SpoilState {
    /// Not yet.
    Waiting,
    /// Its dice are about to be thrown.
    Rolling,
    /// Its holder shares out the dice.
    Sharing,
    /// Settled.
    Settled,
}

pub(crate) fn spoil(state: &State, streets: &Streets, at: usize) -> SpoilView {
    let row: &Spoil = &streets.spoils[at];
    let effects = &state.objective(&row.objective).effects;
    let effect = &effects[row.effect];
    let open = streets.open_spoil() == Some(at);
    SpoilView {
        objective: row.objective.clone(),
        faction: row.faction.clone(),
        rule: hold_rule(effects, effect).into(),
        says: hold_effect(state, effect, Some(state.course.act)),
        state: match (&row.brought, open, row.dice) {
            (Some(_), ..) => SpoilState::Settled,
            (None, true, Some(_)) => SpoilState::Sharing,
            (None, true, None) => SpoilState::Rolling,
            (None, false, _) => SpoilState::Waiting,
        },
        dice: row.dice,
        given: row.given.clone(),
        result: brought(state, row),
    }
}
