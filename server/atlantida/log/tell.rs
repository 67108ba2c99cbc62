//! What everybody is told of what happened, in sentences made of facts (N-12).

use crate::accord;
use crate::battle::{BattleEvent, Outcome, Prize, Report};
use crate::control::ControlEvent;
use crate::draft::DraftEvent;
use crate::end::EndEvent;
use crate::event::Event;
use crate::ids::{Card, Place};
use crate::log::{About, Line, LineKind, about};
use crate::score::{ScoreEvent, WonBy};
use crate::settings::{Ruling, Value};
use crate::setup::SetupEvent;
use crate::shown::OffersShown;
use crate::state::State;
use crate::table::TableEvent;
use crate::world::{Building, Died, Fact};
use game::{Text, text};
use kit::Reader;

fn write(state: &mut State, about: About, text: Text) {
    let line = Line { at: state.acted.at, turn: state.world.turn(), text, about };
    state.logs.write(Reader::Everybody, line);
}

/// What is told before an event is true: who gives up is named while he plays.
pub(crate) fn before(state: &mut State, event: &Event) {
    if let Event::Control(ControlEvent::GaveUp { faction, .. }) = event {
        let text = text!("log-gave-up", who = state.name(*faction));
        write(state, About::of(LineKind::Seat, [*faction]).decisive(), text);
    }
}

/// What is told after an event. Of drafts, offers and commitments nothing is, before they are so (N).
pub(crate) fn after(state: &mut State, event: &Event) {
    match event {
        Event::Setup(SetupEvent::Begun { .. }) => {
            if let Some(compass) = state.world.sky.compass {
                let text = text!("log-begun", who = state.name(compass.holder));
                write(state, About::of(LineKind::Table, [compass.holder]), text);
            }
        }
        Event::Draft(DraftEvent::MadeSo { facts, .. })
        | Event::Table(TableEvent::Became { facts }) => {
            tell_all(state, facts);
        }
        Event::Battle(BattleEvent::Declared { battle, .. }) => {
            let (who, whom) = (state.name(battle.attacker), state.name(battle.defender));
            let text = match battle.prize {
                Prize::Held(place) => {
                    text!("log-attack", who = who, whom = whom, place = place_said(place))
                }
                Prize::Plunder => text!("log-attack-city", who = who, whom = whom),
            };
            let sides = [battle.attacker, battle.defender];
            write(state, About::of(LineKind::Battle, sides), text);
        }
        Event::Battle(BattleEvent::Settled { report, facts, .. }) => {
            let text = battle_said(state, report);
            let sides = [report.attacker, report.defender];
            write(state, About::of(LineKind::Battle, sides).decisive(), text);
            tell_all(state, facts);
        }
        Event::End(EndEvent::OffersShown { shown, facts }) => {
            let text = offers_said(state, shown);
            let all = shown.offers.iter().map(|offer| offer.faction);
            write(state, About::of(LineKind::Offers, all), text);
            tell_all(state, facts);
        }
        Event::Score(ScoreEvent::Won { result }) => {
            let best = result.places.iter().filter(|row| row.place == 1);
            let who: Vec<_> = best.map(|row| state.name(row.faction)).collect();
            let text = match result.by {
                WonBy::Race => text!("log-won-race", who = who),
                WonBy::Points => text!("log-won-points", who = who),
                WonBy::Advances => text!("log-won-advances", who = who),
                WonBy::Left => text!("log-won-left", who = who),
            };
            let best = result.places.iter().filter(|row| row.place == 1).map(|row| row.faction);
            write(state, About::of(LineKind::Over, best).decisive(), text);
        }
        Event::Control(event) => control(state, event),
        Event::Accord(event) => {
            if let Some(text) = accord::said::line(state, event) {
                write(state, About::of(LineKind::Table, []), text);
            }
        }
        Event::Draft(
            DraftEvent::Drafted { .. }
            | DraftEvent::Undone { .. }
            | DraftEvent::Locked { .. }
            | DraftEvent::Reopened { .. }
            | DraftEvent::Offered { .. },
        )
        | Event::Battle(BattleEvent::Committed { .. })
        | Event::Table(TableEvent::Entered { .. })
        | Event::Record(_) => {}
    }
}

fn control(state: &mut State, event: &ControlEvent) {
    match event {
        ControlEvent::AbsenceSet { faction, absent } => {
            let who = state.name(*faction);
            let text = if *absent {
                text!("log-absent", who = who)
            } else {
                text!("log-present", who = who)
            };
            write(state, About::of(LineKind::Seat, [*faction]), text);
        }
        ControlEvent::Corrected { facts, reason, .. } => {
            write(state, About::of(LineKind::Table, []), text!("log-corrected", reason = reason));
            for fact in facts {
                if let Some(text) = corrected(state, fact) {
                    write(state, about::of_fact(fact), text);
                }
            }
            tell_all(state, facts);
        }
        ControlEvent::SettingChanged { key, value } => {
            let row = Ruling::ALL.iter().map(|one| one.row()).find(|row| row.key == key);
            if let Some(row) = row {
                let what = text!(row.text);
                let text = match value {
                    Value::Number(to) => text!("log-setting", what = what, to = *to),
                    Value::Word(word) => {
                        let to = row.choices().find(|(of, _)| of == word).map(|(_, to)| to);
                        text!("log-setting", what = what, to = to.unwrap_or_default())
                    }
                };
                write(state, About::of(LineKind::Table, []), text);
            }
        }
        ControlEvent::TimeRanOut => {
            write(state, About::of(LineKind::Table, []), text!("log-time"));
        }
        // What it answers is told as it becomes so; why, the seat and Control are shown.
        ControlEvent::StewardAnswers { .. }
        | ControlEvent::GaveUp { .. }
        | ControlEvent::ClockSet { .. }
        | ControlEvent::TimeAdded { .. }
        | ControlEvent::ClockStopped => {}
    }
}

/// What Control has set of a player, where nothing else says it: what was so, and what is.
fn corrected(state: &State, fact: &Fact) -> Option<Text> {
    Some(match fact {
        Fact::Stock { faction, stock, by, .. } => {
            let to = state.world.player(*faction).stock(*stock);
            let from = i64::from(to) - i64::from(*by);
            let what = text!(stock.message());
            text!("log-stock-set", who = state.name(*faction), what = what, from = from, to = to)
        }
        Fact::UnitsSet { faction, place, units, .. } => {
            let (who, place) = (state.name(*faction), place_said(*place));
            text!(
                "log-units-set",
                who = who,
                place = place,
                pops = units.pops,
                leaders = units.leaders
            )
        }
        Fact::CountsSet { faction, capacity, continent, hades } => {
            let who = state.name(*faction);
            text!("log-counts-set", who = who, ships = *capacity, saved = *continent, dead = *hades)
        }
        _ => return None,
    })
}

fn tell_all(state: &mut State, facts: &[Fact]) {
    for fact in facts {
        if let Some(text) = said(state, fact) {
            write(state, about::of_fact(fact), text);
        }
    }
}

/// A place, named.
pub(crate) fn place_said(place: Place) -> Text {
    match place {
        Place::Home => text!("place-home"),
        Place::Theatre => text!("place-theatre"),
        Place::Hex(hex) => text!("place-hex", hex = hex.to_string()),
    }
}

/// A fact, said as a sentence; none of what a phase keeps for itself, and of stocks, which say why themselves.
pub(crate) fn said(state: &State, fact: &Fact) -> Option<Text> {
    let name = |faction| state.name(faction);
    Some(match fact {
        Fact::TurnBegan { turn } => text!("log-turn", turn = *turn),
        Fact::CompassSet { holder, clockwise: true } => text!("log-compass", who = name(*holder)),
        Fact::CompassSet { holder, clockwise: false } => {
            text!("log-compass-back", who = name(*holder))
        }
        Fact::Turned { from, to, .. } => text!("log-turned", who = name(*from), whom = name(*to)),
        Fact::CreatureKilled { hex } => text!("log-creature-killed", hex = hex.to_string()),
        Fact::CreatureReturned { hex } => text!("log-creature-returned", hex = hex.to_string()),
        Fact::Sunk { hex } => text!("log-sunk", hex = hex.to_string()),
        Fact::Stopped => text!("log-stopped"),
        Fact::Spared { faction } => text!("log-spared", who = name(*faction)),
        other => return of_player(state, other),
    })
}

/// The same of what becomes so of one player.
fn of_player(state: &State, fact: &Fact) -> Option<Text> {
    let name = |faction| state.name(faction);
    Some(match fact {
        Fact::Moved { faction, from, to, come, taken } if come.moved > taken.moved => {
            let (from, to) = (place_said(*from), place_said(*to));
            text!("log-moved", who = name(*faction), pops = come.pops, from = from, to = to)
        }
        Fact::Died { faction, place, units, of } => {
            text!(died(*of), who = name(*faction), pops = units.pops, place = place_said(*place))
        }
        Fact::Shipped { faction, place, pops } => {
            text!("log-shipped", who = name(*faction), pops = *pops, place = place_said(*place))
        }
        Fact::Grown { faction, pops } => text!("log-grown", who = name(*faction), pops = *pops),
        Fact::Risen { faction, pops, .. } => text!("log-risen", who = name(*faction), pops = *pops),
        Fact::Appointed { faction, place } => {
            text!("log-appointed", who = name(*faction), place = place_said(*place))
        }
        Fact::Learned { faction, advance } => {
            text!("log-learned", who = name(*faction), what = &state.content.advance(*advance).name)
        }
        Fact::Forgotten { faction, advance } => {
            text!(
                "log-forgotten",
                who = name(*faction),
                what = &state.content.advance(*advance).name
            )
        }
        Fact::CapacityRose { faction, by } => text!("log-ships", who = name(*faction), ships = *by),
        Fact::Built { faction, building } => {
            text!("log-built", who = name(*faction), what = built(state, building))
        }
        Fact::Destroyed { faction, at } => {
            text!("log-destroyed", who = name(*faction), column = at.column, row = at.row)
        }
        Fact::Laid { .. }
        | Fact::Seated { .. }
        | Fact::RingSet { .. }
        | Fact::Stock { .. }
        | Fact::Moved { .. }
        | Fact::Stands { .. }
        | Fact::HasMoved { .. }
        | Fact::Fought { .. }
        | Fact::StatueCame { .. }
        | Fact::TakenBack { .. }
        | Fact::TurnBegan { .. }
        | Fact::CompassSet { .. }
        | Fact::Turned { .. }
        | Fact::CreatureKilled { .. }
        | Fact::CreatureReturned { .. }
        | Fact::Sunk { .. }
        | Fact::Stopped
        | Fact::Spared { .. }
        | Fact::StepBegan { .. }
        | Fact::Used { .. }
        | Fact::Placed { .. }
        | Fact::BuilderUsed { .. }
        | Fact::Fed { .. }
        | Fact::Owes { .. }
        | Fact::Reacted { .. }
        | Fact::SetAside { .. }
        | Fact::MayShip { .. }
        | Fact::ShipsLeft { .. }
        | Fact::MustKeep { .. }
        | Fact::PhaseOver { .. }
        | Fact::GaveUp { .. }
        | Fact::UnitsSet { .. }
        | Fact::CountsSet { .. } => return None,
    })
}

/// The name of what was built.
fn built<'a>(state: &'a State, building: &Building) -> &'a str {
    match building.statue {
        Some(statue) => &state.content.statue(statue).name,
        None => &state.content.building(building.kind).name,
    }
}

/// The message that says of what somebody died.
fn died(of: Died) -> &'static str {
    match of {
        Died::Sacrificed => "log-died-sacrificed",
        Died::Fighting => "log-died-fighting",
        Died::Hungry => "log-died-hungry",
        Died::Punished => "log-died-punished",
        Died::InAnEvent => "log-died-event",
        Died::Drowned => "log-died-drowned",
        Died::InTheCollapse => "log-died-collapse",
    }
}

/// How a battle ended, with both sides (E-18, N-12).
pub(crate) fn battle_said(state: &State, report: &Report) -> Text {
    let say = match report.outcome {
        Outcome::AttackerWins => "log-battle-won",
        Outcome::DefenderWins => "log-battle-held",
        Outcome::Retreated => "log-battle-retreat",
        Outcome::ForcedBack => "log-battle-forced",
        Outcome::CalledOff => "log-battle-called-off",
    };
    text!(
        say,
        who = state.name(report.attacker),
        whom = state.name(report.defender),
        attack = report.attack.strength,
        defence = report.defence.strength,
        sets = report.sets,
    )
}

/// How offers or bids ended.
pub(crate) fn offers_said(state: &State, shown: &OffersShown) -> Text {
    let one = |offer: &crate::shown::Offer| {
        text!("log-offer", who = state.name(offer.faction), gold = offer.gold)
    };
    let offers: Vec<Text> = shown.offers.iter().map(one).collect();
    match (shown.card, shown.winner) {
        (Card::LostFleet, Some(winner)) => {
            text!("log-fleet", offers = offers, who = state.name(winner))
        }
        (Card::LostFleet, None) => text!("log-fleet-empty", offers = offers),
        (_, _) => text!("log-tribute", offers = offers),
    }
}
