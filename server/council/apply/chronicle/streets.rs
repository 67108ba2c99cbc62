//! What the log says of a stasis, and the deed that the projector shows. Cards in hand are never named
//! (N-1).

use crate::command::{NewText, Throw};
use crate::event::{
    AmendEvent, Awaited, BattleEvent, CardsEvent, Deal, DeployEvent, Event, MusterEvent, Pass,
    PowersEvent, ScoreEvent, SpoilsEvent, Spot, StreetsEvent, Trigger,
};
use crate::ids::{FactionId, ObjectiveId};
use crate::sentences::{self, units};
use crate::state::{Deed, State};
use crate::view::{HeroAt, LogKind, Mercy, Step};

use super::{Draft, line};

/// A sentence on the streets: whom it is about and where it was.
struct Told {
    text: String,
    faction: Option<FactionId>,
    objective: Option<ObjectiveId>,
}

fn told(text: String) -> Told {
    Told { text, faction: None, objective: None }
}

impl Told {
    fn by(mut self, faction: &FactionId) -> Self {
        self.faction = Some(faction.clone());
        self
    }

    fn at(mut self, objective: &ObjectiveId) -> Self {
        self.objective = Some(objective.clone());
        self
    }
}

/// The line of an event of the streets.
pub(super) fn streets(state: &State, event: &Event) -> Option<Draft> {
    let told = preparing(state, event)
        .or_else(|| turns(state, event))
        .or_else(|| cards(state, event))
        .or_else(|| battles(state, event))
        .or_else(|| victory(state, event))?;
    Some(line(LogKind::Stasis, told.text).about(&told.faction).at(told.objective))
}

/// Whether an event is a deed of its own; what else happens is told with the deed before.
fn begins_a_deed(event: &Event) -> bool {
    matches!(
        event,
        Event::Deploy(DeployEvent::UnitsPlaced { .. })
            | Event::Deploy(DeployEvent::StreetCardPlayed { .. })
            | Event::Deploy(DeployEvent::StreetCardDiscarded { .. })
            | Event::Deploy(DeployEvent::TurnPassed { .. })
            | Event::Streets(StreetsEvent::UnitsCorrected { .. })
            | Event::Streets(StreetsEvent::HeroCorrected { .. })
            | Event::Deploy(DeployEvent::DeploymentBegan { .. })
            | Event::Battle(BattleEvent::BattleFought { .. })
            | Event::Streets(StreetsEvent::CityEntered { .. })
            | Event::Spoils(SpoilsEvent::CitySettled { .. })
            | Event::Streets(StreetsEvent::ColossusMoved { reason: Some(_), .. })
    )
}

/// Notes the deed that a line of the streets tells of.
pub(crate) fn note_deed(state: &mut State, event: &Event, told: &Draft) {
    if told.kind != LogKind::Stasis || state.streets.is_none() {
        return;
    }
    let deed = &mut state.streets_mut().deed;
    if begins_a_deed(event) {
        let card = match event {
            Event::Deploy(DeployEvent::StreetCardPlayed { card, .. })
            | Event::Deploy(DeployEvent::StreetCardDiscarded { card, .. }) => Some(card.clone()),
            _ => None,
        };
        *deed = Deed {
            number: deed.number + 1,
            faction: told.factions.first().cloned(),
            card,
            objective: told.at.clone(),
            says: Vec::new(),
        };
    }
    if deed.objective.is_none() {
        deed.objective.clone_from(&told.at);
    }
    deed.says.push(told.text.clone());
}

fn dice(dice: &[u32]) -> String {
    let dice: Vec<String> = dice.iter().map(ToString::to_string).collect();
    dice.join(", ")
}

fn by_hand(by_hand: bool) -> &'static str {
    if by_hand { " (by hand)" } else { "" }
}

fn preparing(state: &State, event: &Event) -> Option<Told> {
    Some(match event {
        Event::Cards(CardsEvent::StreetDeckShuffled { .. }) => {
            told("The Stasis cards are shuffled.".into())
        }
        Event::Cards(CardsEvent::StreetCardsDrawn { faction, why, cards, missing }) => {
            let name = state.name(faction);
            let why = match why {
                Deal::Kept => "kept from earlier".to_owned(),
                Deal::Rank(rank) => format!("rank {rank} of Arête"),
                Deal::Extra => "beyond their rank".to_owned(),
                Deal::Bought => "for a Tyche".to_owned(),
                Deal::Card => "by the card".to_owned(),
                Deal::Control { reason } => format!("dealt by Control, {reason}"),
            };
            let number = cards.len();
            let cards = if number == 1 { "card" } else { "cards" };
            let text = match missing {
                0 => format!("The {name} draw {number} {cards}: {why}."),
                _ => format!("No Stasis card is left: the {name} go without {missing}, {why}."),
            };
            told(text).by(faction)
        }
        Event::Muster(MusterEvent::Mustered { faction, projects }) => {
            let camp = state.the_streets().camp(faction).reserve();
            let dice = match projects.as_slice() {
                [] => String::new(),
                rolled => format!(" Megaprojects rolled {}.", dice(rolled)),
            };
            let name = state.name(faction);
            let text = format!("The {name} muster {}.{dice}", units(camp.mobs, camp.military));
            told(text).by(faction)
        }
        Event::Muster(MusterEvent::HeroCommitted { faction, hero, committed }) => {
            let does = if *committed { "joins the fight" } else { "is sent to safety" };
            told(format!("{hero} of the {} {does}.", state.name(faction))).by(faction)
        }
        Event::Deploy(DeployEvent::DeploymentBegan { order, tied }) => {
            let first = order.first()?;
            let name = state.name(first);
            let text = if tied.is_empty() {
                format!("The {name} begin: they have the most Doom.")
            } else {
                let tied = state.names(tied);
                format!("{tied} are tied for the most Doom; the lot falls on the {name}.")
            };
            told(text).by(first)
        }
        _ => return None,
    })
}

fn turns(state: &State, event: &Event) -> Option<Told> {
    Some(match event {
        Event::Deploy(DeployEvent::UnitsPlaced { faction, objective, mobs, military, heroes }) => {
            let place = &state.objective(objective).name;
            let heroes = match heroes.as_slice() {
                [] => String::new(),
                some => format!(", with {}", some.join(" and ")),
            };
            let (name, units) = (state.name(faction), units(*mobs, *military));
            told(format!("The {name} place {units} at the {place}{heroes}."))
                .by(faction)
                .at(objective)
        }
        Event::Deploy(DeployEvent::StreetCardPlayed { faction, card, aims }) => {
            let (name, title) = (state.name(faction), &state.street_card(card).title);
            let aims: Vec<String> = aims.iter().map(|aim| sentences::aim(state, aim)).collect();
            let at = if aims.is_empty() { String::new() } else { format!(": {}", aims.join(", ")) };
            told(format!("The {name} play “{title}”{at}.")).by(faction)
        }
        Event::Deploy(DeployEvent::StreetCardDiscarded { faction, card }) => {
            let (name, title) = (state.name(faction), &state.street_card(card).title);
            told(format!("The {name} discard “{title}”: it has no target.")).by(faction)
        }
        Event::Deploy(DeployEvent::TurnPassed { faction, why }) => {
            let name = state.name(faction);
            let text = match why {
                Pass::Nothing => format!("The {name} have nothing left to place or to play."),
                Pass::Clock => format!("The {name} pass: their time is up."),
                Pass::Control => format!("Control passes the turn of the {name}."),
                Pass::Absent => format!("The {name} pass: nobody is there."),
            };
            told(text).by(faction)
        }
        Event::Deploy(DeployEvent::LastActionsBegan { why }) => told(match why {
            Trigger::Full => "Every objective is occupied: one last action each.".into(),
            Trigger::Spent => "Nobody has a unit left: one last action each.".into(),
            Trigger::Stuck => "Nobody can do anything more: the last actions pass.".into(),
            Trigger::Control => "Control begins the last actions.".into(),
        }),
        Event::Streets(StreetsEvent::CityEntered { holders }) => city_entered(state, holders),
        Event::Deploy(DeployEvent::DeploymentEnded) => {
            let battles = state.the_streets().battles.len();
            let battles = match battles {
                0 => "No battle is to be fought".to_owned(),
                1 => "One battle is to be fought".to_owned(),
                more => format!("{more} battles are to be fought"),
            };
            told(format!("The deployment is over; all cards are discarded. {battles}."))
        }
        Event::Streets(StreetsEvent::UnitsCorrected {
            faction,
            objective,
            mobs,
            military,
            reason,
        }) => {
            let (name, units) = (state.name(faction), units(*mobs, *military));
            let place = match objective {
                Some(id) => format!("at the {}", state.objective(id).name),
                None => "in reserve".to_owned(),
            };
            let text = format!("Control sets {units} of the {name} {place}: {reason}");
            Told { text, faction: Some(faction.clone()), objective: objective.clone() }
        }
        Event::Streets(StreetsEvent::HeroCorrected { faction, hero, at, reason }) => {
            let at = hero_at(state, at);
            told(format!("Control sets {hero} of the {} {at}: {reason}", state.name(faction)))
                .by(faction)
        }
        _ => return None,
    })
}

fn city_entered(state: &State, holders: &[(ObjectiveId, Option<FactionId>)]) -> Told {
    let row = |(id, holder): &(ObjectiveId, Option<FactionId>)| {
        let place = &state.objective(id).name;
        let whose = holder.as_ref().map_or("nobody", |id| state.name(id));
        format!("{place} {whose}")
    };
    let rows: Vec<String> = holders.iter().map(row).collect();
    let rows = if rows.is_empty() { "as it stands".to_owned() } else { rows.join(", ") };
    let early =
        matches!(state.step, Step::StasisCards | Step::Muster | Step::Deploy | Step::HandDice);
    let turns = if early { " No turns remain; all cards are discarded." } else { "" };
    told(format!("Control enters who holds the city after battles on the real map: {rows}.{turns}"))
}

fn hero_at(state: &State, at: &HeroAt) -> String {
    match at {
        HeroAt::Safe => "in safety".into(),
        HeroAt::Reserve => "in reserve".into(),
        HeroAt::Objective(id) => format!("at the {}", state.objective(id).name),
        HeroAt::Dead => "among the dead".into(),
    }
}

fn cards(state: &State, event: &Event) -> Option<Told> {
    Some(match event {
        Event::Battle(BattleEvent::DiceAwaited { awaited }) => told(match awaited {
            Awaited::Projects => "Dice are thrown by hand for the megaprojects.".into(),
            Awaited::Card { card, .. } => {
                format!("Dice are thrown by hand for “{}”.", state.street_card(card).title)
            }
        }),
        Event::Powers(PowersEvent::CardRolled { throws, by_hand: hand }) => {
            let one =
                |throw: &Throw| format!("{} {}", state.name(&throw.faction), dice(&throw.dice));
            let throws: Vec<String> = throws.iter().map(one).collect();
            told(format!("Dice: {}{}.", throws.join("; "), by_hand(*hand)))
        }
        Event::Powers(PowersEvent::UnitsMoved { faction, mobs, military, from, to }) => {
            let (name, units) = (state.name(faction), units(*mobs, *military));
            moved(state, name, &units, from, to).by(faction)
        }
        Event::Powers(PowersEvent::UnitsPromoted { faction, objective, mobs }) => {
            let (name, place) = (state.name(faction), &state.objective(objective).name);
            let units = units(*mobs, 0);
            told(format!("{units} of the {name} at the {place} become military units."))
                .by(faction)
                .at(objective)
        }
        Event::Powers(PowersEvent::SidesChanged { from, to, objective, mobs }) => {
            let (loser, winner) = (state.name(from), state.name(to));
            let (units, place) = (units(*mobs, 0), &state.objective(objective).name);
            told(format!("{units} of the {loser} at the {place} go over to the {winner}."))
                .by(to)
                .at(objective)
        }
        Event::Powers(PowersEvent::HeroMoved { faction, hero, to }) => {
            let name = state.name(faction);
            let text = match to {
                HeroAt::Dead => format!("{hero} of the {name} dies."),
                HeroAt::Safe => format!("{hero} of the {name} is in safety."),
                HeroAt::Reserve => format!("{hero} of the {name} waits in reserve."),
                HeroAt::Objective(at) => {
                    format!("{hero} of the {name} is now at the {}.", state.objective(at).name)
                }
            };
            told(text).by(faction)
        }
        Event::Powers(PowersEvent::RollChanged { faction, objective, by, .. }) => {
            let (name, place) = (state.name(faction), &state.objective(objective).name);
            let by = sentences::signed(*by);
            told(format!("The {name} roll with {by} at the {place}.")).by(faction).at(objective)
        }
        Event::Powers(PowersEvent::BarricadeRaised { faction, objective }) => {
            let (name, place) = (state.name(faction), &state.objective(objective).name);
            told(format!("The {name} barricade the {place}.")).by(faction).at(objective)
        }
        Event::Powers(PowersEvent::BarricadeFell { objective }) => {
            let place = &state.objective(objective).name;
            told(format!("The barricade at the {place} falls.")).at(objective)
        }
        Event::Streets(StreetsEvent::ColossusMoved { to, reason }) => {
            colossus(state, to.as_ref(), reason.as_ref())
        }
        _ => return hands(state, event),
    })
}

fn moved(state: &State, name: &str, units: &str, from: &Spot, to: &Spot) -> Told {
    let place = |id: &ObjectiveId| state.objective(id).name.clone();
    match (from, to) {
        (Spot::Away | Spot::Reserve, Spot::Objective(at)) => {
            told(format!("{units} of the {name} join at the {}.", place(at))).at(at)
        }
        (_, Spot::Reserve) => told(format!("{units} of the {name} stand in reserve.")),
        (Spot::Objective(at), Spot::Away) => {
            told(format!("The {name} lose {units} at the {}.", place(at))).at(at)
        }
        (Spot::Objective(from), Spot::Objective(to)) => {
            let (from, there) = (place(from), place(to));
            told(format!("{units} of the {name} march from the {from} to the {there}.")).at(to)
        }
        (_, Spot::Away) => told(format!("The {name} lose {units}.")),
    }
}

fn colossus(state: &State, to: Option<&ObjectiveId>, reason: Option<&String>) -> Told {
    let place = to.map(|id| state.objective(id).name.clone());
    let text = match (&place, reason) {
        (Some(place), None) => format!("The Colossus strides to the {place}."),
        (Some(place), Some(why)) => format!("Control leads the Colossus to the {place}: {why}"),
        (None, why) => {
            let why = why.map_or(String::new(), |why| format!(": {why}"));
            format!("The Colossus leaves the city{why}")
        }
    };
    Told { text, faction: None, objective: to.cloned() }
}

fn hands(state: &State, event: &Event) -> Option<Told> {
    Some(match event {
        Event::Powers(PowersEvent::HandMoved { from, to, cards }) => {
            let number = cards.len();
            let cards = if number == 1 { "1 card".to_owned() } else { format!("{number} cards") };
            let loser = state.name(from);
            match to {
                Some(to) => {
                    told(format!("The {} take {cards} from the {loser}.", state.name(to))).by(to)
                }
                None => told(format!("The {loser} discard {cards}.")).by(from),
            }
        }
        Event::Powers(PowersEvent::HandsTraded { one, other }) => {
            let (one, other) = (state.name(one), state.name(other));
            told(format!("The {one} and the {other} trade hands."))
        }
        Event::Powers(PowersEvent::HandSeen { by, whose }) => {
            told(format!("The {} look at the hand of the {}.", state.name(by), state.name(whose)))
                .by(by)
        }
        _ => return None,
    })
}

fn battles(state: &State, event: &Event) -> Option<Told> {
    Some(match event {
        Event::Battle(BattleEvent::BattleOpened { objective }) => {
            let sides = state.all_present(objective);
            let place = &state.objective(objective).name;
            told(format!("The battle for the {place}: {}.", state.names(&sides))).at(objective)
        }
        Event::Battle(BattleEvent::TycheShown { spent }) if !spent.is_empty() => {
            let spent: Vec<String> =
                spent.iter().map(|(id, dice)| format!("{} {dice}", state.name(id))).collect();
            told(format!("Tyche dice: {}.", spent.join(", ")))
        }
        Event::Battle(BattleEvent::BattleFought { throws, by_hand: hand, .. }) => {
            let battle = state.the_streets().battle()?;
            let row = |throw: &Throw| {
                let side = battle.sides.iter().find(|side| side.faction == throw.faction)?;
                let total = crate::stasis::battle::rules::total(side, throw);
                let rolled = dice(&[throw.dice.as_slice(), &throw.tyche].concat());
                Some(format!("{} {total} ({rolled})", state.name(&throw.faction)))
            };
            let rows: Vec<String> = throws.iter().filter_map(row).collect();
            let verdict = sentences::verdict(state, battle).map_or(String::new(), |(text, _)| text);
            let place = &state.objective(&battle.objective).name;
            let hand = by_hand(*hand);
            let text = if throws.is_empty() {
                format!("At the {place}: {verdict}")
            } else {
                format!("At the {place}: {}{hand}. {verdict}", rows.join(", "))
            };
            told(text).at(&battle.objective)
        }
        Event::Battle(BattleEvent::HeroJudged { faction, hero, fate }) => {
            let fate = match fate {
                Mercy::Executed => "executed",
                Mercy::Spared => "spared",
            };
            told(format!("{hero} of the {} is {fate}.", state.name(faction))).by(faction)
        }
        _ => return None,
    })
}

fn victory(state: &State, event: &Event) -> Option<Told> {
    let spoil = |at: usize| {
        let spoil = &state.the_streets().spoils[at];
        let place = &state.objective(&spoil.objective).name;
        let result = spoil.result.clone()?;
        Some(told(format!("{place}: {result}")).by(&spoil.faction).at(&spoil.objective))
    };
    Some(match event {
        Event::Spoils(SpoilsEvent::CitySettled { taken }) if taken.is_empty() => {
            told("The streets are decided.".into())
        }
        Event::Spoils(SpoilsEvent::CitySettled { taken }) => {
            let places: Vec<&str> =
                taken.iter().map(|id| state.objective(id).name.as_str()).collect();
            told(format!("The palace takes what nobody holds: {}.", places.join(", ")))
        }
        Event::Spoils(SpoilsEvent::SpoilGained { spoil: at }) => return spoil(*at),
        Event::Spoils(SpoilsEvent::SpoilRolled { spoil: at, dice: rolled, by_hand: hand }) => {
            let row = &state.the_streets().spoils[*at];
            let (place, name) = (&state.objective(&row.objective).name, state.name(&row.faction));
            let result = row.result.clone().unwrap_or_else(|| "the dice are to be shared.".into());
            let (rolled, hand) = (dice(rolled), by_hand(*hand));
            told(format!("{place}: the {name} roll {rolled}{hand}. {result}"))
                .by(&row.faction)
                .at(&row.objective)
        }
        Event::Spoils(SpoilsEvent::SpoilShared { spoil: at, by_lot, .. }) => {
            let mut told = spoil(*at)?;
            if *by_lot {
                told.text.push_str(" The lot decided.");
            }
            told
        }
        Event::Score(ScoreEvent::Scored) => {
            let score = state.the_streets().score.as_ref()?;
            let rows = score.rows.iter().filter(|row| row.total > 0);
            let rows: Vec<String> =
                rows.map(|row| format!("{} {}", state.name(&row.faction), row.total)).collect();
            let rows = if rows.is_empty() { "nobody has any".to_owned() } else { rows.join(", ") };
            told(format!("Victory Points: {rows}. {}", score.sentence))
        }
        Event::Score(ScoreEvent::WinnerNamed { .. }) => {
            told(state.the_streets().score.as_ref()?.sentence.clone())
        }
        Event::Amend(AmendEvent::ArticleAmended { faction, article, to }) => {
            let title = &state.constitution.get(article.saturating_sub(1) as usize)?.title;
            let own = if matches!(to, NewText::Written(_)) { " in their own words" } else { "" };
            let name = state.name(faction);
            told(format!("The {name} change Article {article}, “{title}”{own}.")).by(faction)
        }
        _ => return None,
    })
}
