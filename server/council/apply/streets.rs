//! Makes true what happens in the streets (section 5 of the rules).

use std::sync::Arc;

use crate::command::{NewText, Throw};
use crate::content::{Counter, HoldEffect};
use crate::event::{Deal, Event, Spot};
use crate::ids::{FactionId, ObjectiveId, StreetCardId};
use crate::score;
use crate::settings::{LoneHolder, TiedHeroes};
use crate::state::{
    Amendment, Battle, Bonus, Camp, Captive, Fought, Ground, MEMORY, Past, Score, Side, Spoil,
    State, Streets, Task, Units,
};
use crate::view::{HeroAt, Mercy, SideFate, Step};

use super::spoils;

/// What Tyche dice are called among the causes of a faction's Tyche.
const ON_BATTLE_ROLLS: &str = "spent on battle rolls";

/// The three dice of a throw, added up.
fn sum(throw: &Throw) -> u32 {
    throw.dice.iter().sum()
}

/// Makes an event of the streets true; whether it was one.
pub(super) fn change(state: &mut State, event: &Event) -> bool {
    match event {
        Event::StasisBrokeOut => open(state),
        Event::StasisEnded { stasis } => close(state, *stasis),
        Event::Remembered { what } => {
            let past = Past::of(state, what.clone());
            state.past.extend(past);
            let forgotten = state.past.len().saturating_sub(MEMORY);
            state.past.drain(..forgotten);
        }
        Event::TakenBack => taken_back(state),
        Event::ClockStopped => state.clock = None,
        _ => {
            return prepare(state, event)
                || deploy(state, event)
                || cards(state, event)
                || battle(state, event)
                || victory(state, event);
        }
    }
    true
}

fn open(state: &mut State) {
    state.stases += 1;
    let camp = |id: &FactionId| (id.clone(), Camp::default());
    let heroes = state.factions.iter().flat_map(|faction| &faction.heroes);
    let living = heroes.filter(|hero| hero.fallen.is_none());
    state.streets = Some(Arc::new(Streets {
        number: state.stases,
        camps: state.factions.iter().map(|faction| camp(&faction.id)).collect(),
        grounds: state.content.city().objectives.iter().map(|_| Ground::default()).collect(),
        heroes: living.map(|hero| (hero.name.clone(), HeroAt::Safe)).collect(),
        ..Streets::default()
    }));
}

/// S-35, C-25.
fn close(state: &mut State, stasis: u32) {
    state.stasis.set(stasis.max(state.act), "after the stasis");
    if let Some(streets) = state.streets.take() {
        let hands = streets.camps.values().flat_map(|camp| camp.hand.iter().cloned());
        state.street_deck.discard.extend(hands);
    }
    state.past.clear();
}

fn taken_back(state: &mut State) {
    let Some(past) = state.past.pop() else { return };
    let number = state.streets.as_ref().map_or(0, |streets| streets.deed.number);
    let past = Arc::unwrap_or_clone(past);
    state.street_deck = past.street_deck;
    state.colossus = past.colossus;
    state.factions = past.factions;
    state.wrath = past.wrath;
    state.tasks = past.tasks;
    state.constitution = past.constitution;
    state.supremacy = past.supremacy;
    state.ties = past.ties;
    state.settings = past.settings;
    state.streets = Some(Arc::new(past.streets));
    // A screen tells deeds apart by their numbers, so these never go back.
    state.streets_mut().deed.number = number;
}

/// Cards and muster (S-1 to S-9).
fn prepare(state: &mut State, event: &Event) -> bool {
    match event {
        Event::StreetDeckShuffled { order } => {
            let deck = &mut state.street_deck;
            deck.draw.clone_from(order);
            deck.discard.retain(|card| !order.contains(card));
        }
        Event::StreetCardsDrawn { faction, why, cards, .. } => drawn(state, faction, why, cards),
        Event::ArchonReady { faction } => {
            state.streets_mut().ready.insert(faction.clone());
        }
        Event::Mustered { faction, projects } => mustered(state, faction, projects),
        Event::HeroCommitted { hero, committed, .. } => {
            let at = if *committed { HeroAt::Reserve } else { HeroAt::Safe };
            state.streets_mut().heroes.insert(hero.clone(), at);
        }
        _ => return false,
    }
    true
}

fn drawn(state: &mut State, id: &FactionId, why: &Deal, cards: &[StreetCardId]) {
    state.street_deck.draw.retain(|card| !cards.contains(card));
    let faction = state.faction_mut(id);
    match why {
        Deal::Kept => faction.ledger(Counter::StasisCards).set(0, "drawn in a stasis"),
        Deal::Bought => faction.ledger(Counter::Tyche).change(-1, 0, "paid for Stasis cards"),
        Deal::Rank(_) | Deal::Extra | Deal::Card => {}
    }
    let label = match why {
        Deal::Kept => "kept from earlier".to_owned(),
        Deal::Rank(rank) => format!("rank {rank} of Arête"),
        Deal::Extra => "extra cards of the faction".to_owned(),
        Deal::Bought => "bought with Tyche".to_owned(),
        Deal::Card => "drawn by a card".to_owned(),
    };
    let number = u32::try_from(cards.len()).unwrap_or(u32::MAX);
    let camp = state.streets_mut().camp_mut(id);
    camp.hand.extend(cards.iter().cloned());
    match camp.drawn.iter_mut().find(|(known, _)| known == &label) {
        Some((_, sum)) => *sum += number,
        None => camp.drawn.push((label, number)),
    }
}

/// S-6 to S-8.
fn mustered(state: &mut State, id: &FactionId, projects: &[u32]) {
    let act = state.act;
    let arete = state.faction(id).counter(Counter::Arete);
    let printed = state.content.scenario().factions.iter().find(|row| &row.id == id);
    let garrison = printed.and_then(|row| row.garrison.clone());
    let camp = state.streets_mut().camp_mut(id);
    camp.mobs.set(arete, "Arête");
    let dice: u32 = projects.iter().sum();
    camp.mobs.set(arete + dice, "megaprojects");
    camp.military.set(act, "the Act");
    if let Some(garrison) = garrison {
        let units = Units { mobs: 0, military: garrison.military };
        state.ground_mut(&garrison.objective).set(id, units);
    }
}

/// Turns (S-10 to S-15).
fn deploy(state: &mut State, event: &Event) -> bool {
    match event {
        Event::DeploymentBegan { order, .. } => {
            state.streets_mut().order.clone_from(order);
            // A turn is taken back, not the muster before it.
            state.past.clear();
        }
        Event::TurnBegan { faction, last } => {
            let streets = state.streets_mut();
            streets.turn = streets.order.iter().position(|id| id == faction).unwrap_or(0);
            streets.last = *last;
        }
        Event::UnitsPlaced { faction, objective, mobs, military, heroes } => {
            let units = Units { mobs: *mobs, military: *military };
            take(state, faction, &Spot::Reserve, units, "placed");
            put(state, faction, &Spot::Objective(objective.clone()), units, "placed");
            let streets = state.streets_mut();
            streets.passes = 0;
            for hero in heroes {
                streets.heroes.insert(hero.clone(), HeroAt::Objective(objective.clone()));
            }
        }
        Event::StreetCardPlayed { faction, card, .. }
        | Event::StreetCardDiscarded { faction, card } => {
            let streets = state.streets_mut();
            streets.passes = 0;
            streets.camp_mut(faction).hand.retain(|held| held != card);
            state.street_deck.discard.push(card.clone());
        }
        Event::TurnPassed { .. } => state.streets_mut().passes += 1,
        Event::LastActionsBegan { .. } => {
            let streets = state.streets_mut();
            streets.last = Some(streets.order.len());
        }
        Event::DeploymentEnded => {
            let streets = state.streets_mut();
            streets.pending = None;
            let hands = streets.camps.values_mut().map(|camp| std::mem::take(&mut camp.hand));
            let cards: Vec<StreetCardId> = hands.flatten().collect();
            state.street_deck.discard.extend(cards);
            list_battles(state);
        }
        Event::UnitsCorrected { faction, objective, mobs, military, .. } => {
            let units = Units { mobs: *mobs, military: *military };
            corrected(state, faction, objective.as_ref(), units);
        }
        Event::HeroCorrected { faction, hero, at, .. } => {
            hero_moved(state, faction, hero, at);
            list_anew(state);
        }
        _ => return false,
    }
    true
}

/// What cards do.
fn cards(state: &mut State, event: &Event) -> bool {
    match event {
        Event::DiceAwaited { awaited } => state.streets_mut().pending = Some(awaited.clone()),
        Event::CardRolled { .. } => state.streets_mut().pending = None,
        Event::UnitsMoved { faction, mobs, military, from, to } => {
            let units = Units { mobs: *mobs, military: *military };
            take(state, faction, from, units, "moved by a card");
            put(state, faction, to, units, "moved by a card");
        }
        Event::UnitsPromoted { faction, objective, mobs } => {
            let ground = state.ground_mut(objective);
            let Units { mobs: had, military } = ground.of(faction);
            let units = Units { mobs: had.saturating_sub(*mobs), military: military + mobs };
            ground.set(faction, units);
        }
        Event::SidesChanged { from, to, objective, mobs } => {
            let spot = Spot::Objective(objective.clone());
            let units = Units { mobs: *mobs, military: 0 };
            take(state, from, &spot, units, "");
            put(state, to, &spot, units, "");
        }
        Event::HeroMoved { faction, hero, to } => hero_moved(state, faction, hero, to),
        Event::RollChanged { faction, objective, by, label } => {
            let bonus = Bonus { faction: faction.clone(), by: *by, label: label.clone() };
            state.ground_mut(objective).bonuses.push(bonus);
        }
        Event::BarricadeRaised { faction, objective } => {
            state.ground_mut(objective).barricade = Some(faction.clone());
        }
        Event::BarricadeFell { objective } => state.ground_mut(objective).barricade = None,
        Event::ColossusMoved { to, .. } => state.colossus.clone_from(to),
        Event::HandMoved { from, to, cards } => hand_moved(state, from, to.as_ref(), cards),
        Event::HandsTraded { one, other } => {
            let streets = state.streets_mut();
            let first = std::mem::take(&mut streets.camp_mut(one).hand);
            let second = std::mem::replace(&mut streets.camp_mut(other).hand, first);
            streets.camp_mut(one).hand = second;
        }
        Event::HandSeen { by, whose } => {
            let streets = state.streets_mut();
            let hand = streets.camp(whose).hand.clone();
            streets.camp_mut(by).seen = Some((whose.clone(), hand));
        }
        _ => return false,
    }
    true
}

fn take(state: &mut State, faction: &FactionId, from: &Spot, units: Units, why: &str) {
    let less = |have: u32, by: u32| have.saturating_sub(by);
    match from {
        Spot::Away => {}
        Spot::Reserve => {
            let camp = state.streets_mut().camp_mut(faction);
            let had = camp.reserve();
            camp.mobs.set(less(had.mobs, units.mobs), why);
            camp.military.set(less(had.military, units.military), why);
        }
        Spot::Objective(at) => {
            let ground = state.ground_mut(at);
            let had = ground.of(faction);
            let left = Units {
                mobs: less(had.mobs, units.mobs),
                military: less(had.military, units.military),
            };
            ground.set(faction, left);
        }
    }
}

fn put(state: &mut State, faction: &FactionId, to: &Spot, units: Units, why: &str) {
    match to {
        Spot::Away => {}
        Spot::Reserve => {
            let camp = state.streets_mut().camp_mut(faction);
            let had = camp.reserve();
            camp.mobs.set(had.mobs + units.mobs, why);
            camp.military.set(had.military + units.military, why);
        }
        Spot::Objective(at) => {
            let ground = state.ground_mut(at);
            let had = ground.of(faction);
            let now =
                Units { mobs: had.mobs + units.mobs, military: had.military + units.military };
            ground.set(faction, now);
        }
    }
}

fn hero_moved(state: &mut State, faction: &FactionId, name: &str, to: &HeroAt) {
    state.streets_mut().heroes.insert(name.to_owned(), to.clone());
    let how = format!("in stasis {}", state.stases);
    let heroes = &mut state.faction_mut(faction).heroes;
    if let Some(hero) = heroes.iter_mut().find(|hero| hero.name == name) {
        hero.fallen = (*to == HeroAt::Dead).then_some(how);
        if hero.fallen.is_some() {
            hero.duty = crate::command::Duty::Rest;
        }
    }
}

fn hand_moved(state: &mut State, from: &FactionId, to: Option<&FactionId>, cards: &[StreetCardId]) {
    let streets = state.streets_mut();
    streets.camp_mut(from).hand.retain(|held| !cards.contains(held));
    match to {
        Some(to) => streets.camp_mut(to).hand.extend(cards.iter().cloned()),
        None => state.street_deck.discard.extend(cards.iter().cloned()),
    }
}

fn corrected(state: &mut State, id: &FactionId, at: Option<&ObjectiveId>, units: Units) {
    match at {
        Some(at) => state.ground_mut(at).set(id, units),
        None => {
            let camp = state.streets_mut().camp_mut(id);
            camp.mobs.set(units.mobs, "set by Control");
            camp.military.set(units.military, "set by Control");
        }
    }
    list_anew(state);
}

/// While battles are fought, units and Heroes that are set right change the list of those to come.
/// The battle on the table begins anew: dice that were paid for and not thrown are paid back (S-18).
fn list_anew(state: &mut State) {
    if !matches!(state.step, Step::Battles | Step::Tyche | Step::BattleDice | Step::Battle) {
        return;
    }
    let open = state.the_streets().battle().filter(|battle| battle.fought.is_none());
    for side in open.map_or_else(Vec::new, |battle| battle.sides.clone()) {
        let by = i32::try_from(side.tyche).unwrap_or(i32::MAX);
        state.faction_mut(&side.faction).ledger(Counter::Tyche).change(by, 0, ON_BATTLE_ROLLS);
    }
    list_battles(state);
}

/// S-16: the objectives with units or Heroes of two or more factions, in map order. A battle that is
/// fought stays as it is, on the table too.
fn list_battles(state: &mut State) {
    let least = match state.settings.lone_holder {
        LoneHolder::Holds => 2,
        LoneHolder::Rolls => 1,
    };
    let table = state.the_streets().battle().map(|battle| battle.objective.clone());
    let fought = std::mem::take(&mut state.streets_mut().battles);
    let mut fought: Vec<Battle> = fought.into_iter().filter(|row| row.fought.is_some()).collect();
    let city = state.content.clone();
    let mut battles = Vec::new();
    for row in &city.city().objectives {
        if let Some(at) = fought.iter().position(|battle| battle.objective == row.id) {
            battles.push(fought.swap_remove(at));
        } else if state.all_present(&row.id).len() >= least {
            let objective = row.id.clone();
            battles.push(Battle { objective, sides: Vec::new(), shown: false, fought: None });
        }
    }
    let stays =
        |battle: &Battle| battle.fought.is_some() && Some(&battle.objective) == table.as_ref();
    let streets = state.streets_mut();
    streets.now = battles.iter().position(stays);
    streets.battles = battles;
}

/// Battles (S-16 to S-21).
fn battle(state: &mut State, event: &Event) -> bool {
    match event {
        Event::BattleOpened { objective } => opened(state, objective),
        Event::TycheChosen { faction, dice } => {
            state.streets_mut().tyche.insert(faction.clone(), *dice);
        }
        Event::TycheShown { spent } => tyche_shown(state, spent),
        Event::BattleFought { throws, fates, holder, .. } => {
            fought(state, throws, fates, holder.as_ref());
        }
        Event::HeroJudged { faction, hero, fate } => {
            if *fate == Mercy::Executed {
                hero_moved(state, faction, hero, &HeroAt::Dead);
            }
            let battle = state.streets_mut().battle_mut();
            let captives = battle.and_then(|battle| battle.fought.as_mut());
            let mut captives = captives.into_iter().flat_map(|fought| &mut fought.captives);
            if let Some(captive) = captives.find(|captive| &captive.hero == hero) {
                captive.fate = Some(*fate);
            }
        }
        _ => return false,
    }
    true
}

fn opened(state: &mut State, objective: &ObjectiveId) {
    let side = |faction: FactionId| Side {
        units: state.ground(objective).of(&faction),
        heroes: state.heroes_at(&faction, objective).into_iter().map(|(name, _)| name).collect(),
        bonus: state.battle_bonus(&faction, objective).parts,
        tyche: 0,
        faction,
    };
    let sides: Vec<Side> = state.all_present(objective).into_iter().map(side).collect();
    let streets = state.streets_mut();
    streets.tyche.clear();
    streets.now = streets.battles.iter().position(|battle| &battle.objective == objective);
    if let Some(battle) = streets.battle_mut() {
        battle.sides = sides;
        battle.shown = false;
    }
}

fn tyche_shown(state: &mut State, spent: &[(FactionId, u32)]) {
    for (faction, dice) in spent {
        let by = i32::try_from(*dice).unwrap_or(i32::MAX);
        state.faction_mut(faction).ledger(Counter::Tyche).change(-by, 0, ON_BATTLE_ROLLS);
    }
    let streets = state.streets_mut();
    streets.tyche.clear();
    let Some(battle) = streets.battle_mut() else { return };
    battle.shown = true;
    for (faction, dice) in spent {
        let side = battle.sides.iter_mut().find(|side| &side.faction == faction);
        if let Some(side) = side {
            side.tyche = *dice;
        }
    }
}

fn fought(state: &mut State, throws: &[Throw], fates: &[SideFate], holder: Option<&FactionId>) {
    let Some(battle) = state.the_streets().battle().cloned() else { return };
    let tied = fates.contains(&SideFate::Tied);
    let (mut captives, mut says) = (Vec::new(), Vec::new());
    for (side, fate) in battle.sides.iter().zip(fates) {
        if *fate == SideFate::Holds {
            continue;
        }
        state.ground_mut(&battle.objective).set(&side.faction, Units::default());
        let dies = match fate {
            SideFate::Thirteen => true,
            SideFate::Tied | SideFate::Beaten if tied => {
                state.settings.tied_heroes == TiedHeroes::Die
            }
            _ => false,
        };
        for hero in &side.heroes {
            let to = if dies { HeroAt::Dead } else { HeroAt::Safe };
            hero_moved(state, &side.faction, hero, &to);
            if dies {
                says.push(format!("{hero} of the {} dies.", state.name(&side.faction)));
            } else if !tied && holder.is_some() {
                let (faction, hero) = (side.faction.clone(), hero.clone());
                captives.push(Captive { faction, hero, fate: None });
            }
        }
        if side.units.count() > 0 {
            let number = side.units.count();
            let units = if number == 1 { "unit" } else { "units" };
            says.push(format!("The {} lose {number} {units}.", state.name(&side.faction)));
        }
    }
    let ground = state.ground_mut(&battle.objective);
    ground.holder = holder.cloned();
    let fates = fates.to_vec();
    let (throws, holder) = (throws.to_vec(), holder.cloned());
    if let Some(battle) = state.streets_mut().battle_mut() {
        battle.fought = Some(Fought { throws, fates, holder, captives, says });
    }
}

/// S-22 to S-34.
fn victory(state: &mut State, event: &Event) -> bool {
    match event {
        Event::CitySettled { taken } => settled(state, taken),
        Event::SpoilGained { spoil } => spoils::gained(state, *spoil),
        Event::SpoilRolled { spoil, dice, .. } => spoils::rolled(state, *spoil, *dice),
        Event::SpoilShared { spoil, to, .. } => spoils::shared(state, *spoil, to),
        Event::Scored => {
            let score = score::score(state);
            state.streets_mut().score = Some(score);
        }
        Event::WinnerNamed { faction } => winner_named(state, faction.as_ref()),
        Event::ArticleAmended { faction, article, to } => amended(state, faction, *article, to),
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
    let Some(row) = state.constitution.get_mut(at) else { return };
    let before = row.text.clone();
    let obeyed = row.lever.clone();
    match to {
        NewText::Alternative(number) => {
            let Some(new) = row.alternatives.get_mut(*number as usize) else { return };
            // The old text stays at hand for the next victor.
            std::mem::swap(&mut row.text, &mut new.text);
            std::mem::swap(&mut row.lever, &mut new.lever);
            new.changes = "Brings the former text back.".into();
        }
        NewText::Written(text) => {
            row.text.clone_from(text);
            row.lever = None;
        }
    }
    let (after, lever) = (row.text.clone(), row.lever.clone());
    let source = row.title.clone();
    if lever.is_none() {
        // what the program cannot read is for Control.
        if let Some(former) = obeyed {
            state.let_go(&former);
        }
        let id = state.fresh_id();
        let text = format!("Play by the new text of Article {article}: {after}");
        state.tasks.push(Task { id, text, source, done: false });
    }
    state.obey(lever.as_ref());
    let amendment = Amendment { faction: faction.clone(), article: at, before, after };
    state.streets_mut().amendment = Some(amendment);
}

/// Whether the three dice of a throw are a natural 13 (S-19).
pub(crate) fn natural_thirteen(throw: &Throw) -> bool {
    sum(throw) == 13
}
