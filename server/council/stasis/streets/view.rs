//! The stasis on screens and among the offers.

use game::{Text, text};
use serde::{Deserialize, Serialize};

use crate::action::{Action, Group};
use crate::command::Command;
use crate::content::Objective;
use crate::figures::count;
use crate::ids::{FactionId, MapId, ObjectiveId};
use crate::law::rulings::SettingsCommand;
use crate::law::settings::{OddsShown, Ruling};
use crate::ledger::Figure;
use crate::stasis::amend::shown::{AmendmentView, amendment};
use crate::stasis::battle::view::{
    BattleRow, BattleView, DiceView, OddsView, battle_odds, battle_row, battle_view, dice,
};
use crate::stasis::cards::view::{SeenHand, street_card};
use crate::stasis::deploy::shown::{DeedView, PlaceOffer, TurnView, deed, place_offer, turn};
use crate::stasis::muster::shown::{CampView, StreetHero, camp, heroes};
use crate::stasis::powers::view::{HandCard, hand_card};
use crate::stasis::score::rules::complete;
use crate::stasis::score::shown::{ScoreView, score_view};
use crate::stasis::spoils::shown::{ShareOffer, SpoilView, hold_effect, share_offer, spoil};
use crate::stasis::streets::rules::{may_begin, may_enter_city, military_counts_on};
use crate::stasis::streets::{Streets, StreetsCommand};
use crate::stasis::{amend, battle, deploy, score};
use crate::state::{Faction, State};
use crate::steps::Step;

// What is seen of the city and of a stasis, field by field (N-1). Hands are not in what everybody sees:
// each Archon sees its own, and Control those of the seats that it may have to play for.

/// The city, always to be seen; and the fight for it while a stasis is under way.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct CityView {
    /// Its name.
    pub name: String,
    /// The maps, from the middle of the city outwards.
    pub maps: Vec<MapView>,
    /// The objectives in map order.
    pub objectives: Vec<ObjectiveView>,
}

/// A map of the city.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct MapView {
    /// Its id.
    pub id: MapId,
    /// Its name.
    pub name: String,
    /// The one faction that holds all of it (S-22), from the settling of the palace on.
    pub complete: Option<FactionId>,
}

/// An objective.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct ObjectiveView {
    /// Its id.
    pub id: ObjectiveId,
    /// Its map.
    pub map: MapId,
    /// Its name.
    pub name: String,
    /// An icon of the game-icons set.
    pub emblem: String,
    /// One line of mood.
    pub flavour: String,
    /// What holding it brings beyond its point, a sentence each.
    pub worth: Vec<Text>,
    /// Where it lies on its map's ring: degrees clockwise from the north.
    pub angle: u32,
    /// Whether the Colossus stands here (S-23).
    pub colossus: bool,
    /// Who is there, in turn order; empty outside of a stasis.
    pub present: Vec<PresentView>,
    /// Whose barricade stands here.
    pub barricade: Option<FactionId>,
    /// How far the fight for it is.
    pub state: ObjectiveState,
    /// Who holds it, once that is known.
    pub holder: Option<FactionId>,
    /// Who leads there: its holder, else who adds most to its dice; nobody where several add as much.
    pub leader: Option<FactionId>,
}

/// How far the fight for an objective is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(rename_all = "snake_case")]
pub enum ObjectiveState {
    /// Nobody is there.
    Empty,
    /// One faction is there.
    Occupied,
    /// Two or more are there: it will be fought for (S-16).
    Contested,
    /// It is being fought for.
    Fighting,
    /// It was fought for.
    Fought,
}

/// A faction at an objective.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct PresentView {
    /// Who.
    pub faction: FactionId,
    /// Mobs there: +1 each.
    pub mobs: u32,
    /// Military units there: +3 each.
    pub military: u32,
    /// Heroes there.
    pub heroes: Vec<StreetHero>,
    /// What it adds to its three dice, with its parts: units, Heroes, cards (S-17).
    pub bonus: Figure,
}

/// A stasis under way.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct StreetsView {
    /// Which stasis of the game this is, from 1.
    pub number: u32,
    /// What each faction brings, in turn order once that is known, else in seat order.
    pub camps: Vec<CampView>,
    /// Stasis cards left in the deck.
    pub deck_left: u32,
    /// Stasis cards discarded.
    pub discarded: u32,
    /// The turn under way.
    pub turn: Option<TurnView>,
    /// What was done last in the streets.
    pub deed: Option<DeedView>,
    /// The battles in the order in which they are fought; empty before they are known.
    pub battles: Vec<BattleRow>,
    /// The battle on the table.
    pub battle: Option<BattleView>,
    /// What special objectives bring, in the order in which they are settled; empty before that.
    pub spoils: Vec<SpoilView>,
    /// The score sheet.
    pub score: Option<ScoreView>,
    /// The article that the winner changed.
    pub amendment: Option<AmendmentView>,
    /// The dice that wait to be thrown: by the program when Control says so, or by hand.
    pub dice: Option<DiceView>,
}

/// What an Archon sees of a stasis beyond [`StreetsView`]; Control sees the same for each seat, without
/// the secret choice of Tyche.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct StreetSeat {
    /// Its hand. Secret.
    pub hand: Vec<HandCard>,
    /// What it may place now.
    pub place: Option<PlaceOffer>,
    /// Dice that it may share out now.
    pub share: Option<ShareOffer>,
    /// A hand that it looked at.
    pub seen: Option<SeenHand>,
    /// How many Tyche dice it chose for this battle, before they are shown. Secret, from Control too.
    pub tyche: Option<u32>,
}

/// What Control sees of a stasis beyond [`StreetsView`].
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct StreetDesk {
    /// The exact odds of the battle on the table.
    pub odds: Option<OddsView>,
    /// When the stasis broke out, in milliseconds on the table's clock: what seats did since are its
    /// moves.
    pub began_at: u64,
    /// Seconds after which battles and spoils go on by themselves; 0 when Control steps.
    pub pace_seconds: u32,
    /// Maps on which military units give Victory Points (S-29): they may be counted on the real one.
    pub military_counts_on: Vec<MapId>,
    /// What was fought on the real map and may be entered now, by the words of commands.
    pub by_hand: Vec<&'static str>,
}

/// The city; none where the scenario has no map of it.
pub(crate) fn city(state: &State) -> Option<CityView> {
    let city = state.content.city();
    let settled = state.city.streets.as_ref().is_some_and(|streets| streets.settled);
    let map = |row: &crate::content::CityMap| MapView {
        id: row.id.clone(),
        name: row.name.clone(),
        complete: settled.then(|| complete(state, &row.id).cloned()).flatten(),
    };
    (!city.objectives.is_empty()).then(|| CityView {
        name: city.name.clone(),
        maps: city.maps.iter().map(map).collect(),
        objectives: city.objectives.iter().map(|row| objective(state, row)).collect(),
    })
}

fn objective(state: &State, row: &Objective) -> ObjectiveView {
    let effects = row.effects.iter();
    let view = ObjectiveView {
        id: row.id.clone(),
        map: row.map.clone(),
        name: row.name.clone(),
        emblem: row.emblem.clone(),
        flavour: row.flavour.clone(),
        worth: effects.map(|effect| hold_effect(state, effect, Some(state.course.act))).collect(),
        angle: row.angle,
        colossus: state.city.colossus.as_ref() == Some(&row.id),
        present: Vec::new(),
        barricade: None,
        state: ObjectiveState::Empty,
        holder: None,
        leader: None,
    };
    let Some(streets) = &state.city.streets else { return view };
    let ground = state.ground(&row.id);
    ObjectiveView {
        present: state.all_present(&row.id).map(|id| present(state, id, row)).collect(),
        barricade: ground.barricade.clone(),
        state: fight(state, streets, row),
        holder: ground.holder.clone(),
        leader: state.leader((row, ground)).cloned(),
        ..view
    }
}

fn fight(state: &State, streets: &Streets, row: &Objective) -> ObjectiveState {
    let fought = streets.battles.iter().find(|battle| battle.objective == row.id);
    let now = streets.battle().is_some_and(|battle| battle.objective == row.id);
    match (fought.map(|battle| battle.fought.is_some()), state.all_present(&row.id).count()) {
        (Some(true), _) => ObjectiveState::Fought,
        _ if now => ObjectiveState::Fighting,
        (Some(false), _) => ObjectiveState::Contested,
        (_, 0) => ObjectiveState::Empty,
        (_, 1) => ObjectiveState::Occupied,
        _ => ObjectiveState::Contested,
    }
}

fn present(state: &State, id: &FactionId, row: &Objective) -> PresentView {
    let units = state.ground(&row.id).of(id);
    PresentView {
        faction: id.clone(),
        mobs: units.mobs,
        military: units.military,
        heroes: heroes(state.heroes_at(id, &row.id)),
        bonus: state.battle_bonus(id, &row.id),
    }
}

/// The stasis under way.
pub(crate) fn streets(state: &State) -> Option<StreetsView> {
    let streets = state.city.streets.as_ref()?;
    let leaders: Vec<_> = state.places().filter_map(|place| state.leader(place)).collect();
    let leads = |id: &FactionId| count(leaders.iter().filter(|leader| **leader == id).count());
    Some(StreetsView {
        number: streets.number,
        camps: state.in_turn().map(|id| camp(state, streets, id, leads(id))).collect(),
        deck_left: count(state.city.street_deck.draw.len()),
        discarded: count(state.city.street_deck.discard.len()),
        turn: matches!(state.course.step, Step::Deploy | Step::HandDice)
            .then(|| turn(state, streets))
            .flatten(),
        deed: deed(state, streets),
        battles: streets.battles.iter().map(|row| battle_row(state, streets, row)).collect(),
        battle: battle_view(state, streets),
        spoils: (0..streets.spoils.len()).map(|at| spoil(state, streets, at)).collect(),
        score: streets.score.as_ref().map(|row| score_view(state, row)),
        amendment: amendment(streets),
        dice: dice(state),
    })
}

/// What an Archon sees of a stasis: its hand, and what it may do with it.
pub(crate) fn seat(state: &State, faction: &Faction) -> Option<StreetSeat> {
    let streets = state.city.streets.as_ref()?;
    Some(StreetSeat {
        tyche: streets.tyche.own(&faction.id).map(|row| row.number),
        ..desk_seat(state, faction)?
    })
}

/// What Control sees of that: all but the secret choice of Tyche.
pub(crate) fn desk_seat(state: &State, faction: &Faction) -> Option<StreetSeat> {
    let streets = state.city.streets.as_ref()?;
    let camp = streets.camp(&faction.id);
    Some(StreetSeat {
        hand: camp.hand.iter().map(|card| hand_card(state, faction, card)).collect(),
        place: place_offer(state, faction),
        share: share_offer(state, faction),
        seen: camp.seen.as_ref().map(|(whose, cards)| SeenHand {
            faction: whose.clone(),
            cards: cards.iter().map(|card| street_card(state, card)).collect(),
        }),
        tyche: None,
    })
}

/// What Control sees of a stasis.
pub(crate) fn desk(state: &State) -> Option<StreetDesk> {
    let streets = state.city.streets.as_ref()?;
    let unfought = streets.battle().filter(|battle| battle.fought.is_none());
    Some(StreetDesk {
        odds: unfought.map(battle_odds),
        began_at: streets.began_at.0,
        pace_seconds: state.settings.pace_seconds,
        military_counts_on: military_counts_on(state),
        by_hand: by_hand(state),
    })
}

/// What may be entered now: it needs figures, so it is no action.
fn by_hand(state: &State) -> Vec<&'static str> {
    let may = [
        ("enter_battle", battle::rules::on_the_table(state).is_ok()),
        ("enter_city", may_enter_city(state)),
        ("correct_score", score::rules::correctable(state)),
    ];
    may.into_iter().filter_map(|(word, may)| may.then_some(word)).collect()
}

// What may be done in a stasis now, and to begin one.

/// The paces that are offered, in seconds.
const PACES: [u32; 3] = [0, 5, 10];

/// What falls to who won a battle or the stasis.
fn winners(state: &State, faction: &Faction) -> Vec<Action> {
    let mercy = battle::view::mercy(state, faction);
    mercy.into_iter().chain(amend::shown::archon(state, faction)).collect()
}

/// What Control may do in a stasis, and to begin one.
pub(crate) fn control(state: &State) -> Vec<Action> {
    let begin = may_begin(state).then(|| {
        let says = text!("streets-the-cycle-ends-as-it");
        let command =
            Command::Streets(StreetsCommand::BeginStasis { step: state.course.step_number });
        Action::new("stasis", Group::Stasis, text!("streets-begin-a-stasis"), says, command)
    });
    let mut actions: Vec<Action> = begin.into_iter().collect();
    let Some(streets) = &state.city.streets else { return actions };
    if state.course.step == Step::Deploy {
        actions.extend(deploy::shown::deployment(state, streets));
    }
    actions.extend(battle::view::picks(state, streets));
    actions.extend(score::shown::control(state));
    actions.extend(of_the_empty(state));
    actions.extend(paces(state));
    actions.push(odds(state));
    actions
}

/// What falls to Control where nobody sits in the seat that the rules name (N-4).
fn of_the_empty(state: &State) -> Vec<Action> {
    let empty = state.factions().filter(|row| row.is_away());
    empty.flat_map(|row| winners(state, row)).collect()
}

fn paces(state: &State) -> Vec<Action> {
    let other = PACES.into_iter().filter(|pace| *pace != state.settings.pace_seconds);
    let row = |seconds: u32| {
        let (label, says) = match seconds {
            0 => (text!("streets-step-by-hand"), text!("streets-battles-and-spoils-wait-for")),
            _ => (
                text!("streets-every-s", seconds = seconds),
                text!("streets-battles-and-spoils-go-on", seconds = seconds),
            ),
        };
        let command = SettingsCommand::change(Ruling::PaceSeconds, seconds);
        Action::new(format!("pace:{seconds}"), Group::Pace, label, says, command)
    };
    other.map(row).collect()
}

fn odds(state: &State) -> Action {
    let (other, label, says) = match state.settings.odds_shown {
        OddsShown::Control => (
            OddsShown::Everybody,
            text!("streets-show-the-odds"),
            text!("streets-everybody-sees-the-exact-odds"),
        ),
        OddsShown::Everybody => (
            OddsShown::Control,
            text!("streets-hide-the-odds"),
            text!("streets-only-control-sees-the-exact"),
        ),
    };
    let command = SettingsCommand::change(Ruling::OddsShown, other);
    Action::new("odds", Group::Odds, label, says, command)
}
