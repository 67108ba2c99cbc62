//! What holds in every stasis, whoever plays it and however: it ends; no unit, card or point comes from
//! nowhere or goes there; nobody learns what is hidden.

use std::collections::BTreeMap;

use council::Council;
use council::command::{
    Absence, AmendCommand, BattleCommand, Command, DeployCommand, NewText, ScoreCommand, SeatMode,
    SeatsCommand, SpoilsCommand, StepsCommand, StreetsCommand, Throw,
};
use council::content::{Amount, Draft, Garrison, HeroDraft, HoldEffect, Holder, Lever, TieRule};
use council::event::{
    BattleEvent, CardsEvent, Deal, DeployEvent, Event, MusterEvent, PowersEvent, ScoreEvent, Spot,
    StreetsEvent,
};
use council::ids::{FactionId, MapId, ObjectiveId, StreetCardId};
use council::settings::{Kind, ROWS, Value as Setting};
use council::view::{
    Aim, BattleVerdict, ControlSeat, CouncilView, Group, HeroAt, ObjectiveView, Phase, PlayOffer,
    SideFate, SideView, Step, StreetSeat,
};
use game::{Actor, Audience, Game};
use proptest::prelude::*;
use rand::rngs::StdRng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

use crate::card::assert_bounds;
use crate::kit::{Play, control, draft, shipped, value};
use crate::shown::Shown;

/// More commands than any stasis of this crowd takes.
const BOUND: usize = 3000;

/// What a seat may do in the streets beyond its list of actions: every card with every target, every
/// place with one of the mixes and some of the Heroes, and one way to share out dice.
pub fn street_offers(street: &StreetSeat, step: u32, chance: &mut StdRng) -> Vec<Command> {
    let mut commands = Vec::new();
    for held in &street.hand {
        let card = &held.card.id;
        let play = |aims: Vec<Aim>| {
            Command::Deploy(DeployCommand::PlayCard { step, card: card.clone(), aims })
        };
        match &held.play {
            None => {}
            Some(PlayOffer::Nothing) => commands.push(play(Vec::new())),
            Some(PlayOffer::Discard) => {
                let card = card.clone();
                commands.push(Command::Deploy(DeployCommand::DiscardCard { step, card }))
            }
            Some(PlayOffer::Aims { aims, .. }) => {
                for row in aims {
                    let then = row.then.choose(chance);
                    commands.push(play(
                        [Some(&row.aim), then].into_iter().flatten().cloned().collect(),
                    ));
                }
            }
        }
    }
    if let Some(place) = &street.place {
        for at in &place.objectives {
            let mix = place.mixes.choose(chance).expect("a mix is offered");
            let mut heroes: Vec<String> = place.heroes.iter().map(|row| row.name.clone()).collect();
            heroes.retain(|_| chance.random());
            commands.push(Command::Deploy(DeployCommand::PlaceUnits {
                step,
                objective: at.clone(),
                mobs: mix.mobs,
                military: mix.military,
                heroes,
            }));
        }
    }
    if let Some(share) = &street.share {
        let mut to = share.to.clone();
        to.shuffle(chance);
        let mut to: Vec<Option<FactionId>> =
            to.into_iter().take(share.needed as usize).map(Some).collect();
        to.resize(3, None);
        to.shuffle(chance);
        commands.push(Command::Spoils(SpoilsCommand::ShareDice { step, to }));
    }
    commands
}

/// A table of 3 to 12 factions with figures, Heroes, megaprojects and rulings as chance has it.
fn any_table(chance: &mut StdRng) -> Draft {
    let mut table = Draft { events: draft().events, ..shipped() };
    let places: Vec<ObjectiveId> = table.city.objectives.iter().map(|row| row.id.clone()).collect();
    let printed = table.scenario.factions.clone();
    let count = chance.random_range(3..=12);
    table.scenario.factions = (0..count)
        .map(|nth| {
            let mut row = printed[nth % printed.len()].clone();
            if nth >= printed.len() {
                row.id = FactionId(format!("{}_2", row.id).into());
                row.name = format!("Other {}", row.name);
            }
            row.arete = chance.random_range(0..9);
            row.tyche = chance.random_range(0..4);
            row.doom = chance.random_range(0..3);
            row.projects = chance.random_range(0..4_u32).saturating_sub(1);
            row.citizen = chance.random();
            row.heroes = (0..chance.random_range(0..4))
                .map(|hero| HeroDraft {
                    name: format!("Hero {hero} of the {}", row.name),
                    value: chance.random_range(1..=3),
                })
                .collect();
            let extra = chance.random_ratio(1, 4).then(|| chance.random_range(1..4));
            row.extra_stasis_cards = extra.map(Amount::Number);
            row.garrison = chance.random_ratio(1, 3).then(|| Garrison {
                name: "Guard".into(),
                objective: places.choose(chance).expect("a place").clone(),
                military: chance.random_range(1..4),
            });
            row
        })
        .collect();
    let seated: Vec<FactionId> = table.scenario.factions.iter().map(|row| row.id.clone()).collect();
    let absent = |lever: &Option<Lever>| {
        lever.iter().flat_map(Lever::factions).any(|id| !seated.contains(id))
    };
    for article in &mut table.constitution.articles {
        article.alternatives.retain(|row| !absent(&row.lever));
        if absent(&article.lever) {
            article.lever = article.lever.take().map(|lever| match lever {
                Lever::Supremacy { .. } => Lever::Supremacy { held_by: Holder::Nobody },
                Lever::Ties { .. } => Lever::Ties { decided_by: TieRule::Control },
                Lever::Citizens { .. } | Lever::Citizen { .. } => {
                    Lever::Citizens { are: seated.clone() }
                }
                Lever::Ruling { key, value } => Lever::Ruling { key, value },
            });
        }
    }
    // The plan of the day begins in Act 1.
    table.scenario.plan.clear();
    let start = &mut table.scenario.start;
    start.act = chance.random_range(1..=3);
    start.stasis = start.act;
    (start.supremacy, start.ties) = (None, None);
    for row in ROWS.iter().filter(|row| row.rule.starts_with("S-")) {
        let value = match row.kind {
            Kind::Words(words) => Setting::Word(words.choose(chance).expect("a word").0.into()),
            Kind::Range(least, most) => Setting::Number(chance.random_range(least..=most.min(60))),
        };
        let settings = &table.scenario.settings;
        table.scenario.settings = settings.with(row.key, &value).expect("the row allows it");
    }
    table
}

/// Random players at a random table, and a Control that interferes.
pub struct Crowd {
    chance: StdRng,
    pub table: Draft,
    /// Goings back left: with any number of them nothing need ever end.
    returns: u32,
}

impl Crowd {
    /// A stasis has broken out at a random table.
    pub fn gathered(seed: u64) -> (Self, Play) {
        let mut chance = StdRng::seed_from_u64(seed);
        let table = any_table(&mut chance);
        let mut play = Play::seeded(table.clone(), seed);
        play.next();
        play.begin_stasis();
        (Self { chance, table, returns: 8 }, play)
    }

    /// What somebody does next.
    pub fn choose(&mut self, play: &Play) -> (Actor, Command) {
        let next = play.at_desk().next.command.clone();
        for _ in 0..20 {
            let chosen = match self.chance.random_range(0..100) {
                0..50 => self.by_a_seat(play),
                50..60 => Council::alarm(&play.state).map(|alarm| (Actor::Clock, alarm.command)),
                60..85 => next.clone().map(|next| (control(), next)),
                85..91 => self.intervention(),
                91..93 => self.dice(play),
                93 => self.real_map(play),
                94 => self.correction(play),
                _ => self.by_control(play),
            };
            if let Some(chosen) = chosen {
                return chosen;
            }
        }
        // Whatever is awaited, Control can end what is under way.
        let step = play.step_number();
        let ends = if play.step() == "deploy" {
            Command::Deploy(DeployCommand::PassTurn { step })
        } else {
            Command::Steps(StepsCommand::Advance { step })
        };
        (control(), ends)
    }

    /// Every offer to a seat, of its own view and of Control's in its place.
    fn offers(&mut self, play: &Play, seat: &ControlSeat) -> Vec<(Actor, Command)> {
        let own = play.archon(seat.faction.as_str());
        let (id, step) = (seat.faction.seat(), play.step_number());
        let mut offers = Vec::new();
        let by = [
            (Actor::Seat(id.clone()), &own.actions, &own.street),
            (Actor::Control { for_seat: Some(id) }, &seat.actions, &seat.street),
        ];
        for (actor, actions, street) in by {
            let actions = actions.iter().map(|row| row.command.clone());
            let streets =
                street.iter().flat_map(|street| street_offers(street, step, &mut self.chance));
            offers.extend(actions.chain(streets).map(|command| (actor.clone(), command)));
        }
        offers
    }

    fn by_a_seat(&mut self, play: &Play) -> Option<(Actor, Command)> {
        let (desk, council) = (play.at_desk(), play.council());
        let awaited: Vec<&FactionId> = council.awaiting.iter().map(|row| &row.faction).collect();
        let awaited: Vec<&ControlSeat> =
            desk.seats.iter().filter(|row| awaited.contains(&&row.faction)).collect();
        let seat = match awaited.choose(&mut self.chance) {
            Some(seat) if self.chance.random_ratio(9, 10) => *seat,
            _ => desk.seats.choose(&mut self.chance)?,
        };
        if council.step == Step::Amend && self.chance.random_ratio(1, 3) {
            let articles: Vec<u32> = council.constitution.iter().map(|row| row.id).collect();
            return Some((
                control(),
                Command::Amend(AmendCommand::Amend {
                    step: play.step_number(),
                    article: articles[self.chance.random_range(0..articles.len())],
                    to: NewText::Written("As the winner says.".into()),
                }),
            ));
        }
        self.offers(play, seat).choose(&mut self.chance).cloned()
    }

    fn by_control(&mut self, play: &Play) -> Option<(Actor, Command)> {
        let desk = play.at_desk();
        let row = desk.actions.choose(&mut self.chance)?;
        let rare = match row.group {
            Group::Skip | Group::Act => 0,
            Group::EndDeployment if row.key == "end_deployment" => 1,
            Group::SkipToScore => 1,
            _ => 6,
        };
        self.chance.random_ratio(rare, 6).then(|| (control(), row.command.clone()))
    }

    /// Units, a Hero or the Colossus set right.
    fn intervention(&mut self) -> Option<(Actor, Command)> {
        let reason = "a whim".to_owned();
        let places: Vec<ObjectiveId> =
            self.table.city.objectives.iter().map(|row| row.id.clone()).collect();
        let at = places.choose(&mut self.chance).expect("a place").clone();
        let row = self.table.scenario.factions.choose(&mut self.chance).expect("a faction");
        let command = match self.chance.random_range(0..5) {
            4 => {
                Command::Seats(SeatsCommand::SetSeat { faction: row.id.clone(), mode: self.mode() })
            }
            0 | 1 => Command::Streets(StreetsCommand::CorrectUnits {
                faction: row.id.clone(),
                objective: self.chance.random_ratio(3, 4).then_some(at),
                mobs: self.chance.random_range(0..4),
                military: self.chance.random_range(0..3),
                reason,
            }),
            2 => {
                let hero = row.heroes.choose(&mut self.chance)?.name.clone();
                let ways = [HeroAt::Safe, HeroAt::Reserve, HeroAt::Objective(at), HeroAt::Dead];
                let at = ways.choose(&mut self.chance).expect("a way").clone();
                Command::Streets(StreetsCommand::CorrectHero { hero, at, reason })
            }
            _ => Command::Streets(StreetsCommand::MoveColossus {
                objective: self.chance.random_ratio(5, 6).then_some(at),
                reason,
            }),
        };
        Some((control(), command))
    }

    /// How a seat is played from now on.
    fn mode(&mut self) -> SeatMode {
        let row = self.table.scenario.factions.choose(&mut self.chance).expect("a faction");
        let modes = [
            SeatMode::Phone,
            SeatMode::Scripted,
            SeatMode::Absent { instead: Absence::Abstain },
            SeatMode::Absent { instead: Absence::Follow(row.id.clone()) },
            SeatMode::Absent { instead: Absence::Control },
        ];
        modes.choose(&mut self.chance).expect("one").clone()
    }

    /// What happened on the real map: a battle on the table, now and then the city.
    fn real_map(&mut self, play: &Play) -> Option<(Actor, Command)> {
        let step = play.step_number();
        let council = play.council();
        let battle = council.streets.as_ref().and_then(|streets| streets.battle.as_ref());
        let sides = battle.into_iter().flat_map(|battle| &battle.sides);
        let sides: Vec<FactionId> = sides.map(|side| side.faction.clone()).collect();
        if self.chance.random_ratio(9, 10) {
            let holder = sides.choose(&mut self.chance)?.clone();
            let mut thirteens = sides;
            thirteens.retain(|id| *id != holder && self.chance.random_ratio(1, 3));
            let command = Command::Battle(BattleCommand::EnterBattle {
                step,
                holder: Some(holder),
                thirteens,
            });
            return Some((control(), command));
        }
        let rows: Vec<FactionId> =
            self.table.scenario.factions.iter().map(|row| row.id.clone()).collect();
        let places = self.table.city.objectives.iter().map(|row| row.id.clone());
        // In every second city nobody holds anything: all are tied, and Control decides (S-27).
        let held = if self.chance.random() { 0 } else { 3 };
        let holders = places.map(|id| {
            let holder =
                self.chance.random_ratio(held, 4).then(|| rows.choose(&mut self.chance).cloned());
            (id, holder.flatten())
        });
        let holders = holders.collect();
        Some((
            control(),
            Command::Streets(StreetsCommand::EnterCity { step, holders, military: self.counted() }),
        ))
    }

    /// Military units as they were counted on the real map.
    fn counted(&mut self) -> Vec<(FactionId, MapId, u32)> {
        let rows = self.table.scenario.factions.clone().into_iter();
        let mut counted = |id| (id, MapId::from("inner"), self.chance.random_range(0..6));
        let all: Vec<_> = rows.map(|row| counted(row.id)).collect();
        all.into_iter().filter(|_| self.chance.random()).collect()
    }

    /// The score is set right: a place, units on the real map, points.
    fn correction(&mut self, play: &Play) -> Option<(Actor, Command)> {
        let rows: Vec<FactionId> =
            self.table.scenario.factions.iter().map(|row| row.id.clone()).collect();
        let place = self.table.city.objectives.choose(&mut self.chance)?.id.clone();
        let holder = rows.choose(&mut self.chance).filter(|_| self.chance.random()).cloned();
        let points = (rows.choose(&mut self.chance)?.clone(), self.chance.random_range(-3..=3));
        let command = ScoreCommand::CorrectScore {
            step: play.step_number(),
            holders: if self.chance.random() { vec![(place, holder)] } else { Vec::new() },
            military: self.counted(),
            points: if self.chance.random() { vec![points] } else { Vec::new() },
            reason: "as it stands on the map".into(),
        };
        Some((control(), command.into()))
    }

    /// Dice by hand, where dice are wanted.
    fn dice(&mut self, play: &Play) -> Option<(Actor, Command)> {
        let council = play.council();
        let wanted = council.streets.as_ref()?.dice.as_ref()?;
        let mut roll = |number: u32| -> Vec<u32> {
            (0..number).map(|_| self.chance.random_range(1..=6)).collect()
        };
        let throws = wanted.throws.iter().map(|row| Throw {
            faction: row.faction.clone(),
            dice: roll(row.dice),
            tyche: roll(row.tyche),
        });
        let throws = throws.collect();
        Some((
            control(),
            Command::Battle(BattleCommand::EnterDice { step: play.step_number(), throws }),
        ))
    }

    /// Control goes back now and then, to one of the moments that were kept.
    fn goes_back(&mut self, kept: &[(Play, Books)]) -> Option<(Play, Books)> {
        if self.returns == 0 || self.chance.random_ratio(39, 40) {
            return None;
        }
        self.returns -= 1;
        kept.choose(&mut self.chance).cloned()
    }

    /// Does it, by the clock at the moment when the clock runs out.
    pub fn act(&mut self, play: &mut Play, actor: &Actor, command: &Command) -> Result<(), String> {
        if let (Actor::Clock, Some(alarm)) = (actor, Council::alarm(&play.state)) {
            play.now = alarm.at.max(play.now);
        }
        play.attempt(actor, command)
    }
}

fn in_stasis(play: &Play) -> bool {
    play.phase() == Phase::Stasis
}

/// Mobs and military units.
type Troop = (u32, u32);

/// Units and cards as the events alone say.
#[derive(Clone, Debug, Default)]
struct Books {
    /// By faction and place; none is the reserve.
    units: BTreeMap<(FactionId, Option<ObjectiveId>), Troop>,
    deck: Vec<StreetCardId>,
    discard: Vec<StreetCardId>,
    hands: BTreeMap<FactionId, Vec<StreetCardId>>,
    battle: Option<ObjectiveId>,
}

/// Takes exactly these out of a pile.
fn draw_out(pile: &mut Vec<StreetCardId>, cards: &[StreetCardId]) {
    for card in cards {
        let at = pile.iter().position(|other| other == card);
        pile.remove(at.expect("a card comes from where it lies"));
    }
}

impl Books {
    fn add(&mut self, id: &FactionId, at: Option<&ObjectiveId>, (mobs, military): Troop) {
        let row = self.units.entry((id.clone(), at.cloned())).or_default();
        *row = (row.0 + mobs, row.1 + military);
    }

    fn take(&mut self, id: &FactionId, at: Option<&ObjectiveId>, (mobs, military): Troop) {
        let row = self.units.entry((id.clone(), at.cloned())).or_default();
        let left = row.0.checked_sub(mobs).zip(row.1.checked_sub(military));
        *row = left.expect("nobody moves units that are not there");
    }

    /// Spots: none is away.
    fn shift(&mut self, id: &FactionId, from: &Spot, to: &Spot, troop: Troop) {
        match from {
            Spot::Away => {}
            Spot::Reserve => self.take(id, None, troop),
            Spot::Objective(at) => self.take(id, Some(at), troop),
        }
        match to {
            Spot::Away => {}
            Spot::Reserve => self.add(id, None, troop),
            Spot::Objective(at) => self.add(id, Some(at), troop),
        }
    }

    fn enter(&mut self, event: &Event, table: &Draft, before: &CouncilView) {
        match event {
            Event::Streets(StreetsEvent::StasisBrokeOut)
            | Event::Streets(StreetsEvent::StasisEnded { .. }) => {
                let hands = std::mem::take(&mut self.hands);
                self.discard.extend(hands.into_values().flatten());
                self.units.clear();
            }
            Event::Muster(MusterEvent::Mustered { faction, projects, .. }) => {
                // S-6, S-7, S-8.
                let row = before.factions.iter().find(|row| row.id == *faction);
                let row = row.expect("it is at the table");
                let arete = u32::try_from(value(&row.arete)).expect("Arête is 0 or more");
                let printed = table.scenario.factions.iter().find(|row| row.id == *faction);
                let printed = printed.expect("it is at the table");
                assert_eq!(projects.len() as u32, printed.projects, "a die for each megaproject");
                assert!(projects.iter().all(|die| (1..=6).contains(die)));
                let mobs = arete + projects.iter().sum::<u32>();
                self.add(faction, None, (mobs, before.act));
                if let Some(guard) = &printed.garrison {
                    self.add(faction, Some(&guard.objective), (0, guard.military));
                }
            }
            Event::Deploy(DeployEvent::UnitsPlaced {
                faction, objective, mobs, military, ..
            }) => {
                let to = Spot::Objective(objective.clone());
                self.shift(faction, &Spot::Reserve, &to, (*mobs, *military));
            }
            Event::Powers(PowersEvent::UnitsMoved { faction, mobs, military, from, to }) => {
                self.shift(faction, from, to, (*mobs, *military));
            }
            Event::Powers(PowersEvent::UnitsPromoted { faction, objective, mobs }) => {
                self.take(faction, Some(objective), (*mobs, 0));
                self.add(faction, Some(objective), (0, *mobs));
            }
            Event::Powers(PowersEvent::SidesChanged { from, to, objective, mobs }) => {
                self.take(from, Some(objective), (*mobs, 0));
                self.add(to, Some(objective), (*mobs, 0));
            }
            Event::Streets(StreetsEvent::UnitsCorrected {
                faction,
                objective,
                mobs,
                military,
                ..
            }) => {
                self.units.insert((faction.clone(), objective.clone()), (*mobs, *military));
            }
            Event::Battle(BattleEvent::BattleOpened { objective, .. }) => {
                self.battle = Some(objective.clone())
            }
            Event::Battle(BattleEvent::BattleFought { holder, .. }) => {
                // S-19 to S-21: only who holds the place keeps anything there.
                let at = self.battle.clone();
                self.units.retain(|(id, place), _| *place != at || holder.as_ref() == Some(id));
            }
            Event::Streets(StreetsEvent::CityEntered { holders, .. }) => {
                let goes = |id: &FactionId, at: &Option<ObjectiveId>| {
                    let mut rows = holders.iter();
                    rows.any(|(place, who)| at.as_ref() == Some(place) && who.as_ref() != Some(id))
                };
                self.units.retain(|(id, at), _| !goes(id, at));
                self.enter_cards(event);
            }
            _ => self.enter_cards(event),
        }
    }

    fn enter_cards(&mut self, event: &Event) {
        match event {
            Event::Cards(CardsEvent::StreetDeckShuffled { order }) => {
                self.discard.retain(|card| !order.contains(card));
                self.deck.clone_from(order);
            }
            Event::Cards(CardsEvent::StreetCardsDrawn { faction, why, cards, missing, .. }) => {
                draw_out(&mut self.deck, cards);
                self.hands.entry(faction.clone()).or_default().extend(cards.iter().cloned());
                if *missing > 0 {
                    assert!(self.deck.is_empty() && self.discard.is_empty(), "S-5");
                    assert_ne!(*why, Deal::Bought, "no Tyche for a card that does not exist");
                }
            }
            Event::Deploy(DeployEvent::StreetCardPlayed { faction, card, .. })
            | Event::Deploy(DeployEvent::StreetCardDiscarded { faction, card }) => {
                draw_out(
                    self.hands.entry(faction.clone()).or_default(),
                    std::slice::from_ref(card),
                );
                self.discard.push(card.clone());
            }
            Event::Powers(PowersEvent::HandMoved { from, to, cards }) => {
                draw_out(self.hands.entry(from.clone()).or_default(), cards);
                match to {
                    Some(to) => {
                        self.hands.entry(to.clone()).or_default().extend(cards.iter().cloned())
                    }
                    None => self.discard.extend(cards.iter().cloned()),
                }
            }
            Event::Powers(PowersEvent::HandsTraded { one, other }) => {
                let first = self.hands.remove(one).unwrap_or_default();
                let second = self.hands.remove(other).unwrap_or_default();
                self.hands.insert(one.clone(), second);
                self.hands.insert(other.clone(), first);
            }
            Event::Deploy(DeployEvent::DeploymentEnded { .. })
            | Event::Streets(StreetsEvent::CityEntered { .. }) => {
                // S-14
                let hands = std::mem::take(&mut self.hands);
                self.discard.extend(hands.into_values().flatten());
            }
            _ => {}
        }
    }

    /// What the screens show is what the events say; every printed card is somewhere, once.
    #[track_caller]
    fn agree(&self, play: &Play, printed: &[StreetCardId]) {
        let council = play.council();
        let mut all: Vec<&StreetCardId> =
            self.deck.iter().chain(&self.discard).chain(self.hands.values().flatten()).collect();
        all.sort();
        assert_eq!(all, printed.iter().collect::<Vec<_>>(), "every card once");
        let mut shown = BTreeMap::new();
        for place in &council.city.as_ref().expect("Atlantis has a map").objectives {
            for row in &place.present {
                let key = (row.faction.clone(), Some(place.id.clone()));
                shown.insert(key, (row.mobs, row.military));
            }
        }
        let hand_of = |id: &FactionId| self.hands.get(id).cloned().unwrap_or_default();
        for camp in council.streets.iter().flat_map(|streets| &streets.camps) {
            let count = |figure| u32::try_from(value(figure)).expect("units are 0 or more");
            shown.insert((camp.faction.clone(), None), (count(&camp.mobs), count(&camp.military)));
            assert_eq!(camp.cards as usize, hand_of(&camp.faction).len());
        }
        shown.retain(|_, troop| *troop != (0, 0));
        let mut kept = self.units.clone();
        kept.retain(|_, troop| *troop != (0, 0));
        assert_eq!(shown, kept, "every unit is accounted for");
        let Some(streets) = &council.streets else { return };
        assert_eq!(streets.deck_left as usize, self.deck.len());
        assert_eq!(streets.discarded as usize, self.discard.len());
        for row in &play.at_desk().seats {
            let (mut hand, mut kept) = (hand_of_seat(row), hand_of(&row.faction));
            hand.sort();
            kept.sort();
            assert_eq!(hand, kept);
        }
    }
}

/// The cards of a hand as Control sees them.
fn hand_of_seat(row: &ControlSeat) -> Vec<StreetCardId> {
    let street = row.street.as_ref().expect("a stasis is under way");
    street.hand.iter().map(|held| held.card.id.clone()).collect()
}

/// S-17 to S-21 over again: what becomes of each side of the battle on the table.
#[track_caller]
fn refought(play: &Play) {
    let (battle, verdict) = (play.the_battle(), play.the_verdict());
    let sides = &battle.sides;
    if sides.iter().all(|side| side.dice.is_none()) {
        return fought_on_the_real_map(sides, &verdict);
    }
    let dice = |side: &SideView| side.dice.expect("it is thrown");
    let thirteen = |side: &&SideView| dice(side).iter().sum::<u32>() == 13;
    let total = |side: &SideView| {
        let heroes: u32 = side.heroes.iter().map(|hero| hero.value).sum();
        let units = (side.mobs + 3 * side.military + heroes) as i32;
        let cards = value(&side.bonus) - units;
        let sum = dice(side).iter().chain(&side.tyche_dice).sum::<u32>() as i32;
        let total = sum + units + cards;
        assert_eq!(total, value(side.total.as_ref().expect("it is thrown")));
        total
    };
    let most = sides.iter().filter(|side| !thirteen(side)).map(total).max();
    let best = sides.iter().filter(|side| !thirteen(side) && Some(total(side)) == most).count();
    for side in sides {
        assert_eq!(Some(side.tyche_dice.len() as u32), side.tyche);
        let fate = match Some(total(side)) == most {
            _ if thirteen(&side) => SideFate::Thirteen,
            true if best == 1 => SideFate::Holds,
            true => SideFate::Tied,
            false => SideFate::Beaten,
        };
        assert_eq!(side.fate, Some(fate));
        if fate == SideFate::Holds {
            assert_eq!(verdict.holder.as_ref(), Some(&side.faction));
        }
    }
    if best != 1 {
        assert_eq!(verdict.holder, None);
    }
}

/// A battle of which only the end was entered: whoever holds the place was there, and nobody else does.
#[track_caller]
fn fought_on_the_real_map(sides: &[SideView], verdict: &BattleVerdict) {
    for side in sides {
        let holds = side.fate == Some(SideFate::Holds);
        assert_eq!(holds, verdict.holder.as_ref() == Some(&side.faction), "{side:?}");
        assert_eq!(side.total, None);
    }
}

/// S-22 to S-29 over again, from who holds what: every faction's points, and who wins.
#[track_caller]
fn recounted(play: &Play, table: &Draft) {
    let council = play.council();
    let city = council.city.as_ref().expect("Atlantis has a map");
    let places = &city.objectives;
    let of = |place: &ObjectiveView| {
        let found = table.city.objectives.iter().find(|row| place.id == row.id);
        found.expect("the city has it")
    };
    let by_hand = ByHand::of(play);
    let military_on = |id: &FactionId, map: &MapId| -> u32 {
        if let Some(units) = by_hand.military.get(&(id.clone(), map.clone())) {
            return *units;
        }
        let rows = places.iter().filter(|place| place.map == *map && !rests(play, place));
        let rows = rows.flat_map(|place| &place.present).filter(|row| row.faction == *id);
        rows.map(|row| row.military).sum()
    };
    let score = play.the_score();
    let mut totals = Vec::new();
    for row in &score.rows {
        let id = &row.faction;
        let own = |place: &ObjectiveView| place.holder.as_ref() == Some(id);
        let counts = |place: &ObjectiveView| !place.colossus;
        let mut points = 0;
        for map in &city.maps {
            let on = || places.iter().filter(|place| place.map == map.id && counts(place));
            let held = on().filter(|place| own(place)).count() as u32;
            let whole = held > 0 && held as usize == on().count();
            points += held * if whole { 2 } else { 1 };
        }
        for place in places.iter().filter(|place| own(place) && counts(place)) {
            for effect in &of(place).effects {
                points += match effect {
                    HoldEffect::Points { by } => by.in_act(council.act),
                    HoldEffect::PointsPerMilitary { with, map } => {
                        let other = places.iter().find(|row| row.id == *with);
                        let other = other.expect("the city has it");
                        let both = own(other) && counts(other);
                        if both { military_on(id, map) } else { 0 }
                    }
                    _ => 0,
                };
            }
        }
        let points = points as i32 + by_hand.points.get(id).copied().unwrap_or(0);
        assert_eq!(row.total, points, "{row:?}");
        let sum: i32 = row.lines.iter().map(|line| line.points).sum();
        assert_eq!(row.total, sum, "the lines add up");
        let known = ["S-22", "S-23", "S-25", "S-29", "N-4"];
        assert!(row.lines.iter().all(|line| known.contains(&line.rule.as_str())));
        totals.push((points, id));
    }
    assert_eq!(totals.len(), table.scenario.factions.len(), "everybody is on the sheet");
    winner(play, table, &totals);
}

/// S-23: whether units, and what the place can, count for nobody, for the Colossus stands there.
fn rests(play: &Play, place: &ObjectiveView) -> bool {
    place.colossus && play.ruled("colossus_ignores") == "all"
}

/// What Control entered of the stasis under way: military units on maps, and points.
#[derive(Default)]
struct ByHand {
    military: BTreeMap<(FactionId, MapId), u32>,
    points: BTreeMap<FactionId, i32>,
}

impl ByHand {
    fn of(play: &Play) -> Self {
        let mut by_hand = Self::default();
        let broke_out =
            |event: &Event| matches!(event, Event::Streets(StreetsEvent::StasisBrokeOut));
        let began = play.events.iter().rposition(broke_out).expect("a stasis");
        for event in &play.events[began..] {
            let (military, points) = match event {
                Event::Streets(StreetsEvent::CityEntered { military, .. }) => (military, &[][..]),
                Event::Score(ScoreEvent::ScoreCorrected { military, points, .. }) => {
                    (military, &points[..])
                }
                _ => continue,
            };
            let counted =
                military.iter().map(|(id, map, units)| ((id.clone(), map.clone()), *units));
            by_hand.military.extend(counted);
            for (id, by) in points {
                *by_hand.points.entry(id.clone()).or_default() += by;
            }
        }
        by_hand
    }
}

/// S-27, S-34.
#[track_caller]
fn winner(play: &Play, table: &Draft, totals: &[(i32, &FactionId)]) {
    let council = play.council();
    let most = totals.iter().map(|(points, _)| *points).max();
    let leaders: Vec<&FactionId> =
        totals.iter().filter(|row| Some(row.0) == most).map(|row| row.1).collect();
    let springs =
        |row: &&council::content::Objective| row.effects.contains(&HoldEffect::BreaksTies);
    let springs = table.city.objectives.iter().find(springs).expect("the city has springs");
    let mut places = council.city.iter().flat_map(|city| &city.objectives);
    let springs = places.find(|row| row.id == springs.id).expect("it is shown");
    let springs = springs.holder.as_ref().filter(|_| !rests(play, springs));
    let among = play.ruled("springs_decide") == "among_tied";
    let winner = match leaders.as_slice() {
        [one] => Some(*one),
        _ => springs.filter(|id| !among || leaders.contains(id)),
    };
    assert_eq!(play.the_score().winner.as_ref(), winner);
    assert_eq!(play.step(), if winner.is_none() { "score_tied" } else { "score" });
}

/// The odds of a battle before its dice are probabilities of which one must come true.
#[track_caller]
fn odds_add_up(play: &Play) {
    let desk = play.at_desk();
    let Some(odds) = desk.street.as_ref().and_then(|street| street.odds.as_ref()) else { return };
    let sum = odds.holds.iter().sum::<f64>() + odds.nobody;
    assert!((sum - 1.0).abs() < 1e-12, "{odds:?}");
    assert!(odds.holds.iter().chain(&odds.thirteen).all(|p| (0.0..=1.0).contains(p)));
}

fn scored(event: &Event) -> bool {
    matches!(event, Event::Score(ScoreEvent::Scored { .. }))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    /// It always ends, however often Control goes back; units and cards are conserved; every battle and every point can be counted over
    /// again; bounds hold (N-2).
    #[test]
    fn law_a_stasis_ends_and_every_unit_card_and_point_is_accounted_for(seed in any::<u64>()) {
        let (mut crowd, mut play) = Crowd::gathered(seed);
        let table = crowd.table.clone();
        let mut printed: Vec<StreetCardId> = table.stasis.printed().collect();
        printed.sort();
        let mut books = Books::default();
        let before = play.council();
        for event in &play.events {
            books.enter(event, &table, &before);
        }
        let (mut commands, mut kept) = (0, Vec::new());
        while in_stasis(&play) {
            commands += 1;
            prop_assert!(commands < BOUND, "it ends; it stands at {}", play.step());
            if crowd.chance.random_ratio(1, 20) {
                kept.push((play.clone(), books.clone()));
            }
            if let Some((past, then)) = crowd.goes_back(&kept) {
                play.back_to(&past);
                books = then;
                books.agree(&play, &printed);
                continue;
            }
            let (actor, command) = crowd.choose(&play);
            let (before, known) = (play.council(), play.events.len());
            let _ = crowd.act(&mut play, &actor, &command);
            let news: Vec<Event> = play.events[known..].to_vec();
            for event in &news {
                books.enter(event, &table, &before);
            }
            books.agree(&play, &printed);
            assert_bounds(&play.council());
            odds_add_up(&play);
            let skipped = matches!(command, Command::Score(ScoreCommand::SkipToScore { .. }));
            if news.iter().any(|event| matches!(event, Event::Battle(BattleEvent::BattleFought { .. }))) && !skipped {
                refought(&play);
            }
            if news.iter().any(scored) {
                recounted(&play, &table);
            }
        }
        prop_assert!(play.events.iter().any(scored), "it was not skipped");
        // S-35
        prop_assert!(books.units.is_empty());
    }

    #[test]
    fn law_a_replay_of_a_stasis_leads_to_the_same_views(seed in any::<u64>()) {
        let (mut crowd, mut play) = Crowd::gathered(seed);
        let stop = crowd.chance.random_range(20..400);
        for _ in 0..stop {
            if !in_stasis(&play) {
                break;
            }
            let (actor, command) = crowd.choose(&play);
            let _ = crowd.act(&mut play, &actor, &command);
        }
        let journal = serde_json::to_string(&play.events).expect("events are JSON");
        let events: Vec<Event> = serde_json::from_str(&journal).expect("and are read again");
        prop_assert_eq!(&events, &play.events);
        let mut replay = Play::of(crowd.table.clone());
        for event in &events {
            replay.state.apply(event);
        }
        prop_assert_eq!(play.every_view(), replay.every_view());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 8, ..ProptestConfig::default() })]

    #[test]
    fn law_whatever_is_offered_in_the_streets_is_accepted(seed in any::<u64>()) {
        let (mut crowd, mut play) = Crowd::gathered(seed);
        while in_stasis(&play) {
            if crowd.chance.random_ratio(1, 5) {
                let desk = play.at_desk();
                let own = desk.actions.iter().map(|row| (control(), row.command.clone()));
                let mut offers: Vec<(Actor, Command)> = own.collect();
                for seat in &desk.seats {
                    offers.extend(crowd.offers(&play, seat));
                }
                offers.shuffle(&mut crowd.chance);
                for (actor, command) in offers.into_iter().take(40) {
                    let code = play.tried(&actor, &command);
                    prop_assert_eq!(code, Ok(()), "{:?} {:?}", actor, command);
                }
            }
            let (actor, command) = crowd.choose(&play);
            let _ = crowd.act(&mut play, &actor, &command);
        }
    }

    #[test]
    fn law_what_is_kept_of_a_view_is_what_it_would_be_made_anew_in_the_streets(seed in any::<u64>()) {
        let (mut crowd, mut play) = Crowd::gathered(seed);
        let seat = Audience::Seat(crowd.table.scenario.factions[0].id.seat());
        let mut shown = Shown::default();
        for number in 0..150 {
            let (actor, command) = crowd.choose(&play);
            let _ = crowd.act(&mut play, &actor, &command);
            let eyes = [Audience::Public, Audience::Control, seat.clone()];
            shown.follow_as(eyes, &play, &format!("deed {number}"));
        }
    }

    /// N-1: a card of a hand and one of the deck change places; nobody but its Archon, and Control who
    /// may have to play for it, can tell until one of them is shown.
    #[test]
    fn n1_law_a_hand_is_its_archons_alone(seed in any::<u64>()) {
        let (mut crowd, mut play) = Crowd::gathered(seed);
        let stop = crowd.chance.random_range(0..60);
        for _ in 0..stop {
            let (actor, command) = crowd.choose(&play);
            let _ = crowd.act(&mut play, &actor, &command);
        }
        if let Some((whose, mut other)) = crowd.swapped(&play) {
            let own = Audience::Seat(whose.0.seat());
            let mut others = play.audiences();
            others.retain(|who| ![&own, &Audience::Control].contains(&who));
            let bytes = |play: &Play| -> Vec<String> {
                others.iter().map(|who| play.json(who).to_string()).collect()
            };
            prop_assert_ne!(play.json(&own), other.json(&own), "the hands do differ");
            prop_assert_eq!(bytes(&play), bytes(&other));
            for _ in 0..60 {
                let (actor, command) = crowd.choose(&play);
                if mentions(&json!(command), &whose.1) {
                    continue;
                }
                // A program that plays this very hand may play another card of another hand, as its Archon may.
                let turn = &play.json(&Audience::Public)["streets"]["turn"]["faction"];
                if matches!(command, Command::Seats(SeatsCommand::PlayScript { .. }))
                    && *turn == json!(whose.0)
                {
                    break;
                }
                let known = (play.events.len(), other.events.len());
                let code = crowd.act(&mut play, &actor, &command);
                prop_assert_eq!(code, crowd.act(&mut other, &actor, &command), "{:?}", command);
                let shown = play.events[known.0..].iter().chain(&other.events[known.1..]);
                if shown.into_iter().any(|event| shows(event, &whose.1)) {
                    break;
                }
                prop_assert_eq!(bytes(&play), bytes(&other), "{:?} {:?}", actor, command);
            }
        }
    }

    /// N-1: who bought how much Tyche is told to nobody, Control included, before all of it is shown.
    #[test]
    fn n1_law_tyche_is_ones_own_until_it_is_shown(seed in any::<u64>()) {
        let (mut crowd, mut play) = Crowd::gathered(seed);
        while in_stasis(&play) {
            if let Some((actor, [this, that])) = crowd.tyche(&play) {
                let mut other = play.clone();
                let mut one = play.clone();
                prop_assert_eq!(one.attempt(&actor, &this), Ok(()));
                prop_assert_eq!(other.attempt(&actor, &that), Ok(()));
                let step = one.step_number();
                for _ in 0..8 {
                    if one.step_number() != step || one.step() != "tyche" {
                        break;
                    }
                    let unseen = |play: &Play| -> Vec<String> {
                        let mut others = play.audiences();
                        others.retain(|who| match (&actor, who) {
                            (Actor::Seat(seat), Audience::Seat(other)) => seat != other,
                            _ => true,
                        });
                        others.iter().map(|who| play.json(who).to_string()).collect()
                    };
                    prop_assert_eq!(unseen(&one), unseen(&other));
                    let (by, command) = crowd.choose(&one);
                    if by == actor {
                        continue;
                    }
                    let code = crowd.act(&mut one, &by, &command);
                    prop_assert_eq!(code, crowd.act(&mut other, &by, &command), "{:?}", command);
                }
            }
            let (actor, command) = crowd.choose(&play);
            let _ = crowd.act(&mut play, &actor, &command);
        }
    }
}

fn mentions(value: &Value, cards: &[StreetCardId; 2]) -> bool {
    let text = value.to_string();
    cards.iter().any(|card| text.contains(&format!("\"{card}\"")))
}

/// Whether an event shows a card to somebody, or moves a hand on as a whole.
fn shows(event: &Event, cards: &[StreetCardId; 2]) -> bool {
    matches!(
        event,
        Event::Powers(PowersEvent::HandSeen { .. })
            | Event::Powers(PowersEvent::HandsTraded { .. })
    ) || mentions(&json!(event), cards)
}

impl Crowd {
    /// The same game, but for one card of a hand and one of the deck that have never been shown.
    fn swapped(&mut self, play: &Play) -> Option<((FactionId, [StreetCardId; 2]), Play)> {
        let passed_on = |event: &Event| {
            matches!(
                event,
                Event::Powers(PowersEvent::HandSeen { .. })
                    | Event::Powers(PowersEvent::HandsTraded { .. })
            )
        };
        if play.events.iter().any(passed_on) {
            return None;
        }
        let desk = play.at_desk();
        desk.street.as_ref()?;
        let in_hands: Vec<StreetCardId> = desk.seats.iter().flat_map(hand_of_seat).collect();
        let row = desk.seats.choose(&mut self.chance)?;
        let hidden = hand_of_seat(row).choose(&mut self.chance)?.clone();
        let told = |card: &StreetCardId| {
            let lies = |event: &&Event| {
                !matches!(
                    event,
                    Event::Cards(CardsEvent::StreetDeckShuffled { .. })
                        | Event::Cards(CardsEvent::StreetCardsDrawn { .. })
                )
            };
            let card = [card.clone(), card.clone()];
            play.events.iter().filter(lies).any(|event| mentions(&json!(event), &card))
        };
        let kind =
            |card: &StreetCardId| self.table.stasis.find(card).expect("it is printed").id.clone();
        let deck = self.table.stasis.printed();
        let deck: Vec<StreetCardId> = deck
            .filter(|card| !in_hands.contains(card) && !told(card) && kind(card) != kind(&hidden))
            .collect();
        if told(&hidden) {
            return None;
        }
        let buried = deck.choose(&mut self.chance)?.clone();
        let journal = serde_json::to_string(&play.events).expect("events are JSON");
        let (one, two) = (format!("\"{hidden}\""), format!("\"{buried}\""));
        let journal = journal.replace(&one, "\"?\"").replace(&two, &one).replace("\"?\"", &two);
        let events: Vec<Event> = serde_json::from_str(&journal).expect("and are read again");
        let mut other = Play::of(self.table.clone());
        for event in &events {
            other.state.apply(event);
        }
        let other = Play { events, state: other.state, record: None, ..play.clone() };
        Some(((row.faction.clone(), [hidden, buried]), other))
    }

    /// Somebody who is not the last to choose Tyche, and two choices.
    fn tyche(&mut self, play: &Play) -> Option<(Actor, [Command; 2])> {
        if play.step() != "tyche" {
            return None;
        }
        let streets = play.the_streets();
        let awaited = &streets.battle.as_ref()?.tyche_awaited;
        if awaited.len() < 2 {
            return None;
        }
        let id = awaited.choose(&mut self.chance)?;
        let (own, seat) = (play.archon(id.as_str()), id.seat());
        let offers = own.actions.iter().filter(|row| row.group == Group::Tyche);
        let offers: Vec<Command> = offers.map(|row| row.command.clone()).collect();
        let two: Vec<&Command> = offers.sample(&mut self.chance, 2).collect();
        let two = [(*two.first()?).clone(), (*two.get(1)?).clone()];
        Some((Actor::Seat(seat), two))
    }
}

/// Who does not act of itself in a stasis that is timed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Silence {
    Nobody,
    /// A faction is silent throughout; only the clock passes over it.
    Alone(&'static str),
    /// As that, and Control does not wait for it where everybody else is ready.
    WithControl(&'static str),
}

/// Eight quick players at five seconds a turn and a pace of five seconds: how long the stasis takes on
/// the table's clock, in seconds. Everybody acts three seconds after it is asked, units or a card at
/// random; Control presses what nobody else can, a second later.
fn timed(act: u32, seed: u64, silence: Silence) -> u64 {
    const QUICK: u64 = 3000;
    let mut table = shipped();
    table.scenario.plan.clear();
    (table.scenario.start.act, table.scenario.start.stasis) = (act, act);
    table.scenario.settings.pace_seconds = 5;
    assert_eq!(table.scenario.settings.turn_seconds, 5);
    assert_eq!(table.scenario.settings.tyche_seconds, 10);
    let silent = match silence {
        Silence::Nobody => "",
        Silence::Alone(id) | Silence::WithControl(id) => id,
    };
    let mut chance = StdRng::seed_from_u64(seed);
    let mut play = Play::seeded(table, seed);
    play.next();
    play.begin_stasis();
    let begun = play.now;
    for _ in 0..BOUND {
        if !in_stasis(&play) {
            return (play.now.0 - begun.0) / 1000;
        }
        let council = play.council();
        let awaited = council.awaiting.iter().map(|row| row.faction.clone());
        let quick: Vec<FactionId> = awaited.filter(|id| id.as_str() != silent).collect();
        let alarm = Council::alarm(&play.state);
        let at = play.now.0 + QUICK;
        let ready = ["stasis_cards", "muster"].contains(&play.step().as_str());
        let in_time = alarm.as_ref().is_none_or(|alarm| at < alarm.at.0);
        if !quick.is_empty() && in_time {
            for id in quick {
                let command = quick_choice(&play, &id, &mut chance);
                // All at the same moment: an attempt takes no second of its own.
                play.now.0 = at - 1000;
                let code = play.attempt(&Actor::Seat(id.seat()), &command);
                assert!(code.is_ok() || play.step_number() != council.step_number);
            }
        } else if play.the_streets().turn.as_ref().is_some_and(|turn| turn.stalled) {
            let step = play.step_number();
            play.control(DeployCommand::StartLastActions { step });
        } else if ready && matches!(silence, Silence::WithControl(_)) {
            play.next();
        } else if let Some(alarm) = alarm {
            play.now.0 = alarm.at.0.max(play.now.0) - 1000;
            play.by(&Actor::Clock, alarm.command);
        } else {
            press(&mut play);
        }
    }
    panic!("the stasis does not end");
}

/// What a quick player does: units or a card first, and only then where, for a card has many targets.
fn quick_choice(play: &Play, id: &FactionId, chance: &mut StdRng) -> Command {
    let own = play.archon(id.as_str());
    let wanted = [Group::Ready, Group::Tyche, Group::Mercy, Group::Amend];
    let actions = own.actions.iter().filter(|row| wanted.contains(&row.group));
    let actions = actions.map(|row| row.command.clone());
    let street = own.street.as_ref().expect("a stasis is under way");
    let streets = street_offers(street, play.step_number(), chance);
    let (units, cards): (Vec<Command>, Vec<Command>) = streets
        .into_iter()
        .partition(|row| matches!(row, Command::Deploy(DeployCommand::PlaceUnits { .. })));
    let kinds = [actions.collect(), units, cards];
    let kinds: Vec<&Vec<Command>> = kinds.iter().filter(|kind| !kind.is_empty()).collect();
    let kind = kinds.choose(chance).expect("who is awaited can do something");
    kind.choose(chance).expect("it is not empty").clone()
}

/// Control goes on, or decides where nobody else does.
fn press(play: &mut Play) {
    let desk = play.at_desk();
    if desk.next.command.is_some() {
        return play.next();
    }
    let waits = desk.next.waits_for.as_ref();
    let name = desk.actions.iter().find(|row| row.group == Group::NameWinner);
    let seat = desk.seats.iter().find(|row| Some(&row.faction) == waits);
    let amend = seat.and_then(|row| row.actions.first());
    play.control(name.or(amend).expect("Control can decide").command.clone());
}

#[test]
fn s11_a_stasis_of_eight_quick_players_ends_within_ten_minutes() {
    let figures = |what: &str, silence: Silence| -> Vec<u64> {
        let act = |act| -> Vec<u64> { (0..6).map(|seed| timed(act, seed, silence)).collect() };
        let acts: Vec<Vec<u64>> = (1..=3).map(act).collect();
        eprintln!("a stasis of eight, {what}, in Acts 1 to 3, in seconds: {acts:?}");
        acts.concat()
    };
    let all = figures("all of them quick", Silence::Nobody);
    assert!(all.iter().all(|seconds| *seconds <= 600), "{all:?}");
    let most = figures("one silent, Control at hand", Silence::WithControl("medes"));
    assert!(most.iter().all(|seconds| *seconds <= 600), "{most:?}");
    figures("one silent, the clock alone", Silence::Alone("medes"));
}

/// The laws above would hold of anything that is never reached.
#[test]
fn law_the_random_stases_reach_every_step_and_most_cards() {
    let all = [
        "stasis_cards",
        "muster",
        "deploy",
        "hand_dice",
        "battles",
        "tyche",
        "battle_dice",
        "battle",
        "spoils",
        "share",
        "score",
        "score_tied",
        "amend",
        "amended",
    ];
    let (mut steps, mut cards) = (BTreeMap::new(), BTreeMap::new());
    for seed in 0..16 {
        let (mut crowd, mut play) = Crowd::gathered(seed);
        while in_stasis(&play) {
            *steps.entry(play.step()).or_insert(0) += 1;
            let (actor, command) = crowd.choose(&play);
            let _ = crowd.act(&mut play, &actor, &command);
        }
        for event in &play.events {
            if let Event::Deploy(DeployEvent::StreetCardPlayed { card, .. }) = event {
                let row = crowd.table.stasis.find(card).expect("it is printed");
                *cards.entry(json!(row.effect)["do"].to_string()).or_insert(0) += 1;
            }
        }
    }
    for step in all {
        assert!(steps.contains_key(step), "{step} is not among {steps:?}");
    }
    assert!(cards.len() >= 18, "{cards:?}");
}
