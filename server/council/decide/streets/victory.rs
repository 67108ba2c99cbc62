//! What the city brings, the score, and the article that the winner changes (S-22 to S-35).

use game::Actor;

use crate::command::{NewText, Throw};
use crate::content::{HoldEffect, Objective, RollGives};
use crate::decide::streets::{advance, for_whom};
use crate::decide::{Decided, Decision, assembly, flow, known};
use crate::event::{AmendEvent, ScoreEvent, SpoilsEvent};
use crate::ids::{FactionId, ObjectiveId};
use crate::rejection::Rejection;
use crate::settings::DoomDiceTo;
use crate::state::{Spoil, State};
use crate::view::{Step, WantedThrow};

/// Dice of a spoil.
const DICE: usize = 3;
/// More steps than any stasis has between its deployment and its score sheet.
const STEPS: usize = 500;

/// Who holds what is settled (S-24); special objectives bring what they bring.
pub(super) fn settle(d: &mut Decision<'_>) {
    let taken = taken(&d.state);
    d.emit(SpoilsEvent::CitySettled { taken });
    flow::enter_step(d, Step::Spoils);
    gain(d);
    if d.state.the_streets().spoils.is_empty() {
        score_up(d);
    }
}

/// What falls to the holder of the palace: all that nobody holds (S-24).
fn taken(state: &State) -> Vec<ObjectiveId> {
    let objectives = || state.content.city().objectives.iter();
    let held = |id: &ObjectiveId| holder_to_be(state, id).is_some();
    let takes = |row: &Objective| row.effects.contains(&HoldEffect::TakesUnheld);
    if !objectives().any(|row| takes(row) && held(&row.id)) {
        return Vec::new();
    }
    objectives().filter(|row| !held(&row.id)).map(|row| row.id.clone()).collect()
}

/// Who holds an objective after the battles: its winner, or who is there alone (S-16).
fn holder_to_be(state: &State, id: &ObjectiveId) -> Option<FactionId> {
    let fought = state.the_streets().battles.iter().any(|battle| &battle.objective == id);
    match (state.ground(id).holder.clone(), state.all_present(id).as_slice()) {
        (Some(holder), _) => Some(holder),
        (None, [one]) if !fought => Some(one.clone()),
        _ => None,
    }
}

/// What needs no dice comes at once, up to the next spoil that does.
fn gain(d: &mut Decision<'_>) {
    while let Some(spoil) = d.state.the_streets().open_spoil() {
        if roll_of(&d.state, &d.state.the_streets().spoils[spoil]).is_some() {
            return;
        }
        d.emit(SpoilsEvent::SpoilGained { spoil });
    }
}

/// What a spoil's dice bring; none where it has none.
pub(crate) fn roll_of(state: &State, spoil: &Spoil) -> Option<RollGives> {
    match state.objective(&spoil.objective).effects.get(spoil.effect)? {
        HoldEffect::Roll { otherwise, .. } => Some(*otherwise),
        _ => None,
    }
}

/// The throw that the next spoil waits for.
pub(super) fn wanted(state: &State) -> Option<WantedThrow> {
    let streets = state.the_streets();
    let spoil = &streets.spoils[streets.open_spoil()?];
    roll_of(state, spoil).filter(|_| spoil.dice.is_none())?;
    Some(WantedThrow { faction: spoil.faction.clone(), dice: 3, tyche: 0 })
}

/// Throws for the next spoil, or turns to the score sheet when all are settled.
pub(super) fn spoils_on(d: &mut Decision<'_>) {
    if d.state.the_streets().open_spoil().is_none() {
        return score_up(d);
    }
    super::battle::throw(d);
}

pub(super) fn thrown(d: &mut Decision<'_>, throws: &[Throw], by_hand: bool) {
    let Some(spoil) = d.state.the_streets().open_spoil() else { return };
    let Some(Ok(dice)) = throws.first().map(|throw| <[u32; DICE]>::try_from(&throw.dice[..]))
    else {
        return;
    };
    d.emit(SpoilsEvent::SpoilRolled { spoil, dice, by_hand });
    let shares = d.state.the_streets().spoils[spoil].result.is_none();
    if shares {
        flow::enter_step(d, Step::Share);
    } else {
        flow::enter_step(d, Step::Spoils);
        gain(d);
    }
}

/// The spoil whose dice are shared out now.
pub(crate) fn sharing(state: &State) -> Option<(usize, &Spoil, RollGives)> {
    let streets = state.streets.as_ref().filter(|_| state.step == Step::Share)?;
    let at = streets.open_spoil()?;
    let spoil = &streets.spoils[at];
    Some((at, spoil, roll_of(state, spoil)?))
}

/// To whom the dice may be given (S-30, S-31), in turn order.
pub(crate) fn receivers(state: &State, spoil: &Spoil, gives: RollGives) -> Vec<FactionId> {
    let own = match gives {
        RollGives::DoomToEach => state.settings.doom_dice_to == DoomDiceTo::Anyone,
        _ => true,
    };
    let all = state.in_turn().into_iter();
    all.filter(|id| own || id != &spoil.faction).collect()
}

pub(super) fn share(d: &mut Decision<'_>, actor: &Actor, to: &[Option<FactionId>]) -> Decided {
    let Some((at, spoil, gives)) = sharing(&d.state) else {
        return Err(Rejection::NotNow("while dice are shared out"));
    };
    for_whom(&d.state, actor, &spoil.faction)?;
    let allowed = receivers(&d.state, spoil, gives);
    let given: Vec<&FactionId> = to.iter().flatten().collect();
    let needed = allowed.len().min(DICE);
    let twice = (0..given.len()).any(|one| given[..one].contains(&given[one]));
    if to.len() != DICE || given.len() != needed || twice {
        let sentence = format!("Give {needed} dice, each to a different faction.");
        return Err(Rejection::OutOfBounds(sentence));
    }
    if !given.iter().all(|id| allowed.contains(id)) {
        return Err(Rejection::NotOffered("faction"));
    }
    shared(d, at, to.to_vec(), false);
    Ok(())
}

fn shared(d: &mut Decision<'_>, spoil: usize, to: Vec<Option<FactionId>>, by_lot: bool) {
    d.emit(SpoilsEvent::SpoilShared { spoil, to, by_lot });
    flow::enter_step(d, Step::Spoils);
    gain(d);
}

/// Nobody chose: the dice go by lot.
pub(super) fn share_by_lot(d: &mut Decision<'_>) {
    let Some((at, spoil, gives)) = sharing(&d.state) else { return };
    let mut allowed = receivers(&d.state, spoil, gives);
    d.chance.shuffle(&mut allowed);
    let mut to: Vec<Option<FactionId>> = allowed.into_iter().take(DICE).map(Some).collect();
    to.resize(DICE, None);
    shared(d, at, to, true);
}

fn score_up(d: &mut Decision<'_>) {
    d.emit(ScoreEvent::Scored);
    let decided = d.state.the_streets().score.as_ref().is_some_and(|score| score.winner.is_some());
    flow::enter_step(d, if decided { Step::Score } else { Step::ScoreTied });
}

/// Everything up to the score sheet at once.
pub(super) fn skip(d: &mut Decision<'_>) -> Decided {
    if !may_skip(&d.state) {
        return Err(Rejection::NotNow("after the deployment of a stasis"));
    }
    for _ in 0..STEPS {
        if matches!(d.state.step, Step::Score | Step::ScoreTied) {
            break;
        }
        advance(d)?;
    }
    Ok(())
}

/// Whether everything up to the score sheet can be done at once.
pub(crate) fn may_skip(state: &State) -> bool {
    matches!(
        state.step,
        Step::Battles | Step::Tyche | Step::BattleDice | Step::Battle | Step::Spoils | Step::Share
    )
}

/// S-27.
pub(super) fn name_winner(d: &mut Decision<'_>, faction: Option<&FactionId>) -> Decided {
    if d.state.step != Step::ScoreTied {
        return Err(Rejection::NotNow("when the most Victory Points are tied"));
    }
    let faction = faction.map(|id| known(&d.state, id)).transpose()?.map(|row| row.id.clone());
    d.emit(ScoreEvent::WinnerNamed { faction });
    crown(d);
    Ok(())
}

/// The winner, if there is one and there is a constitution, changes an article.
pub(super) fn crown(d: &mut Decision<'_>) {
    let amends = winner(&d.state).is_some() && !d.state.constitution.is_empty();
    flow::enter_step(d, if amends { Step::Amend } else { Step::Amended });
}

/// Who won the stasis.
pub(crate) fn winner(state: &State) -> Option<&FactionId> {
    state.streets.as_ref()?.score.as_ref()?.winner.as_ref()
}

/// S-34.
pub(super) fn amend(d: &mut Decision<'_>, actor: &Actor, article: u32, to: &NewText) -> Decided {
    if d.state.step != Step::Amend {
        return Err(Rejection::NotNow("by the winner of a stasis"));
    }
    let winner = winner(&d.state).ok_or(Rejection::StepOver)?.clone();
    for_whom(&d.state, actor, &winner)?;
    let to = assembly::rewording(&d.state, article, to)?;
    d.emit(AmendEvent::ArticleAmended { faction: winner, article, to });
    flow::enter_step(d, Step::Amended);
    Ok(())
}
