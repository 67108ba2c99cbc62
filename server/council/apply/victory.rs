//! Makes true what comes after the battles: holders, score, winner, article (S-22 to S-34).

use crate::command::NewText;
use crate::content::HoldEffect;
use crate::event::{AmendEvent, Event, ScoreEvent, SpoilsEvent};
use crate::ids::{FactionId, ObjectiveId};
use crate::score;
use crate::state::{Amendment, Score, Spoil, State};

use super::{law, spoils};

/// S-22 to S-34.
pub(super) fn change(state: &mut State, event: &Event) -> bool {
    match event {
        Event::Spoils(SpoilsEvent::CitySettled { taken }) => settled(state, taken),
        Event::Spoils(SpoilsEvent::SpoilGained { spoil }) => spoils::gained(state, *spoil),
        Event::Spoils(SpoilsEvent::SpoilRolled { spoil, dice, .. }) => {
            spoils::rolled(state, *spoil, *dice)
        }
        Event::Spoils(SpoilsEvent::SpoilShared { spoil, to, .. }) => {
            spoils::shared(state, *spoil, to)
        }
        Event::Score(ScoreEvent::Scored) => {
            let score = score::score(state);
            state.streets_mut().score = Some(score);
        }
        Event::Score(ScoreEvent::WinnerNamed { faction }) => winner_named(state, faction.as_ref()),
        Event::Amend(AmendEvent::ArticleAmended { faction, article, to }) => {
            amended(state, faction, *article, to)
        }
        _ => return false,
    }
    true
}

fn settled(state: &mut State, taken: &[ObjectiveId]) {
    let content = state.content.clone();
    for row in &content.city().objectives {
        let fought = state.the_streets().battles.iter().any(|battle| battle.objective == row.id);
        let alone = state.all_present(&row.id);
        if let ([one], false) = (alone.as_slice(), fought) {
            state.ground_mut(&row.id).holder = Some(one.clone());
        }
    }
    let palace = score::takes_unheld(state);
    for objective in taken {
        state.ground_mut(objective).holder.clone_from(&palace);
    }
    let mut spoils = Vec::new();
    for row in &content.city().objectives {
        let Some(faction) = state.ground(&row.id).holder.clone() else { continue };
        for (effect, does) in row.effects.iter().enumerate() {
            if is_spoil(does) {
                spoils.push(Spoil {
                    objective: row.id.clone(),
                    effect,
                    faction: faction.clone(),
                    dice: None,
                    given: Vec::new(),
                    result: None,
                });
            }
        }
    }
    let streets = state.streets_mut();
    streets.now = None;
    streets.settled = true;
    streets.spoils = spoils;
}

/// What brings something else than Victory Points.
fn is_spoil(effect: &HoldEffect) -> bool {
    match effect {
        HoldEffect::Wrath { .. }
        | HoldEffect::Roll { .. }
        | HoldEffect::StasisCards { .. }
        | HoldEffect::Goods { .. } => true,
        HoldEffect::TakesUnheld
        | HoldEffect::Points { .. }
        | HoldEffect::PointsPerMilitary { .. }
        | HoldEffect::BreaksTies => false,
    }
}

fn winner_named(state: &mut State, faction: Option<&FactionId>) {
    let sentence = match faction {
        Some(id) => format!("The {} win the stasis; Control decided.", state.name(id)),
        None => "Nobody wins the stasis; Control decided.".to_owned(),
    };
    let streets = state.streets_mut();
    let score = streets.score.get_or_insert_with(|| Score {
        rows: Vec::new(),
        tied: Vec::new(),
        winner: None,
        sentence: String::new(),
        rule: "S-27",
    });
    score.winner = faction.cloned();
    score.sentence = sentence;
    score.rule = "S-27";
}

/// S-34: at once, with no ratification.
fn amended(state: &mut State, faction: &FactionId, article: u32, to: &NewText) {
    let at = article.saturating_sub(1) as usize;
    let Some(before) = state.constitution.get(at).map(|row| row.text.clone()) else { return };
    law::reword(state, at, to);
    let after = state.constitution[at].text.clone();
    let amendment = Amendment { faction: faction.clone(), article: at, before, after };
    state.streets_mut().amendment = Some(amendment);
}
