//! What is seen of the city and of a stasis (section 5 of the rules), field by field (N-1).

use crate::content::{Article, Objective};
use crate::figures;
use crate::ids::{FactionId, StreetCardId};
use crate::ledger;
use crate::legal;
use crate::sentences;
use crate::settings::OddsShown;
use crate::stasis::battle::{odds, rules as battle};
use crate::stasis::cards::rules::can_choose;
use crate::stasis::score::rules::{complete, crowned};
use crate::stasis::spoils::rules::sharing;
use crate::stasis::streets::rules::wanted;
use crate::state::{Battle, Faction, Side, Spoil, State, Streets};
use crate::view::{
    AlternativeView, AmendmentView, ArticleView, Ask, BattleRow, BattleState, BattleVerdict,
    BattleView, CampHero, CampView, CaptiveView, CityView, DeedView, DiceView, Figure, MapView,
    ObjectiveState, ObjectiveView, OddsView, Part, PresentView, ScoreView, SeenHand, SideFate,
    SideView, SpoilState, SpoilView, Step, StreetCardView, StreetDesk, StreetHero, StreetSeat,
    StreetsView, TurnView, Urgency,
};

use super::ask::ask_of;
use super::count;

/// The city; none where the scenario has no map of it.
pub(super) fn city(state: &State) -> Option<CityView> {
    let city = state.content.city();
    let settled = state.streets.as_ref().is_some_and(|streets| streets.settled);
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
        worth: effects.map(|effect| sentences::hold_effect(state, effect)).collect(),
        angle: row.angle,
        colossus: state.colossus.as_ref() == Some(&row.id),
        present: Vec::new(),
        barricade: None,
        state: ObjectiveState::Empty,
        holder: None,
    };
    let Some(streets) = &state.streets else { return view };
    let ground = state.ground(&row.id);
    ObjectiveView {
        present: state.all_present(&row.id).iter().map(|id| present(state, id, row)).collect(),
        barricade: ground.barricade.clone(),
        state: fight(state, streets, row),
        holder: ground.holder.clone(),
        ..view
    }
}

fn fight(state: &State, streets: &Streets, row: &Objective) -> ObjectiveState {
    let fought = streets.battles.iter().find(|battle| battle.objective == row.id);
    let now = streets.battle().is_some_and(|battle| battle.objective == row.id);
    match (fought.map(|battle| battle.fought.is_some()), state.all_present(&row.id).len()) {
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

fn heroes(heroes: Vec<(String, u32)>) -> Vec<StreetHero> {
    heroes.into_iter().map(|(name, value)| StreetHero { name, value }).collect()
}

/// The stasis under way.
pub(super) fn streets(state: &State) -> Option<StreetsView> {
    let streets = state.streets.as_ref()?;
    Some(StreetsView {
        number: streets.number,
        camps: state.in_turn().iter().map(|id| camp(state, streets, id)).collect(),
        deck_left: count(state.street_deck.draw.len()),
        discarded: count(state.street_deck.discard.len()),
        turn: matches!(state.step, Step::Deploy | Step::HandDice)
            .then(|| turn(state, streets))
            .flatten(),
        deed: deed(state, streets),
        battles: streets.battles.iter().map(|row| battle_row(state, streets, row)).collect(),
        battle: battle_view(state, streets),
        spoils: (0..streets.spoils.len()).map(|at| spoil(state, streets, at)).collect(),
        score: streets.score.as_ref().map(|score| ScoreView {
            rows: score.rows.clone(),
            tied: score.tied.clone(),
            winner: score.winner.clone(),
            sentence: score.sentence.clone(),
            rule: score.rule.into(),
        }),
        amendment: amendment(state, streets),
        dice: dice(state),
    })
}

fn camp(state: &State, streets: &Streets, id: &FactionId) -> CampView {
    let (camp, faction) = (streets.camp(id), state.faction(id));
    let part = |(label, by): &(String, u32)| Part {
        label: label.clone(),
        by: i32::try_from(*by).unwrap_or(i32::MAX),
    };
    let placed = streets.grounds.iter().map(|ground| ground.of(id).count()).sum();
    let holds = match streets.settled {
        true => streets.grounds.iter().filter(|row| row.holder.as_ref() == Some(id)).count(),
        false => streets.grounds.iter().filter(|row| row.of(id).count() > 0).count(),
    };
    CampView {
        faction: id.clone(),
        cards: count(camp.hand.len()),
        drawn: figures::sum(camp.drawn.iter().map(part).collect()),
        mobs: ledger::figure(&camp.mobs),
        military: ledger::figure(&camp.military),
        placed,
        heroes: faction
            .heroes
            .iter()
            .filter_map(|hero| {
                let at = streets.heroes.get(&hero.name)?.clone();
                Some(CampHero { name: hero.name.clone(), value: hero.value, at })
            })
            .collect(),
        ready: streets.ready.contains(id),
        holds: count(holds),
    }
}

fn turn(state: &State, streets: &Streets) -> Option<TurnView> {
    let faction = streets.mover()?.clone();
    let next = (streets.last != Some(1))
        .then(|| streets.order[(streets.turn + 1) % streets.order.len()].clone());
    Some(TurnView {
        faction,
        next,
        order: streets.order.clone(),
        units: state.act,
        last_actions: streets.last.map(count),
        empty: count(streets.grounds.iter().filter(|ground| !ground.occupied()).count()),
        stalled: streets.stalled(),
    })
}

fn deed(state: &State, streets: &Streets) -> Option<DeedView> {
    let deed = &streets.deed;
    (deed.number > 0).then(|| DeedView {
        number: deed.number,
        faction: deed.faction.clone(),
        card: deed.card.as_ref().map(|card| street_card(state, card)),
        objective: deed.objective.clone(),
        says: deed.says.clone(),
    })
}

/// A Stasis card as its reader sees it.
pub(crate) fn street_card(state: &State, id: &StreetCardId) -> StreetCardView {
    let card = state.street_card(id);
    StreetCardView {
        id: id.clone(),
        card: card.id.clone(),
        title: card.title.clone(),
        flavour: card.flavour.clone(),
        emblem: card.emblem.clone(),
        says: sentences::street_effect(&card.effect),
    }
}

fn battle_row(state: &State, streets: &Streets, row: &Battle) -> BattleRow {
    let now = streets.battle().is_some_and(|battle| battle.objective == row.objective);
    let fought = row.fought.as_ref();
    let sides = row.sides.iter().map(|side| side.faction.clone()).collect();
    BattleRow {
        objective: row.objective.clone(),
        factions: if fought.is_some() { sides } else { state.all_present(&row.objective) },
        state: match fought {
            _ if now => BattleState::Now,
            Some(_) => BattleState::Fought,
            None => BattleState::Waiting,
        },
        verdict: sentences::verdict(state, row).map(|(sentence, _)| sentence),
        holder: fought.and_then(|fought| fought.holder.clone()),
    }
}

fn battle_view(state: &State, streets: &Streets) -> Option<BattleView> {
    let row = streets.battle()?;
    let fought = streets.battles.iter().filter(|battle| battle.fought.is_some()).count();
    let number = if row.fought.is_some() { fought } else { fought + 1 };
    let open = state.settings.odds_shown == OddsShown::Everybody;
    let awaited = row.sides.iter().filter(|side| awaits_tyche(state, streets, side));
    Some(BattleView {
        objective: row.objective.clone(),
        number: count(number),
        of: count(streets.battles.len()),
        sides: (0..row.sides.len()).map(|at| side(row, at, state)).collect(),
        tyche_awaited: awaited.map(|side| side.faction.clone()).collect(),
        odds: open.then(|| battle_odds(row)),
        verdict: verdict(state, row),
        captives: row
            .fought
            .iter()
            .flat_map(|fought| &fought.captives)
            .map(|captive| CaptiveView {
                faction: captive.faction.clone(),
                hero: captive.hero.clone(),
                fate: captive.fate,
            })
            .collect(),
    })
}

fn awaits_tyche(state: &State, streets: &Streets, side: &Side) -> bool {
    let able = battle::may_spend(state, &side.faction) && battle::chooses(state, &side.faction);
    able && !streets.tyche.is_in(&side.faction)
}

fn side(row: &Battle, at: usize, state: &State) -> SideView {
    let side = &row.sides[at];
    let bonus = figures::sum(side.bonus.clone());
    let values = side.heroes.iter().filter_map(|name| Some((name.clone(), state.hero(name)?.1)));
    let view = SideView {
        faction: side.faction.clone(),
        mobs: side.units.mobs,
        military: side.units.military,
        heroes: heroes(values.collect()),
        bonus,
        tyche: row.shown.then_some(side.tyche),
        dice: None,
        tyche_dice: Vec::new(),
        total: None,
        fate: None,
    };
    let Some(fought) = &row.fought else { return view };
    let Some(throw) = fought.throws.get(at) else {
        return SideView { fate: Some(fought.fates[at]), ..view };
    };
    SideView {
        dice: <[u32; 3]>::try_from(&throw.dice[..]).ok(),
        tyche_dice: throw.tyche.clone(),
        total: Some(total(side, throw)),
        fate: Some(fought.fates[at]),
        ..view
    }
}

fn total(side: &Side, throw: &crate::command::Throw) -> Figure {
    let pips = |dice: &[u32]| i32::try_from(dice.iter().sum::<u32>()).unwrap_or(i32::MAX);
    let dice = Part { label: "dice".into(), by: pips(&throw.dice) };
    let tyche = Part { label: "Tyche".into(), by: pips(&throw.tyche) };
    let tyche = Some(tyche).filter(|part| part.by > 0);
    figures::sum([dice].into_iter().chain(tyche).chain(side.bonus.iter().cloned()).collect())
}

/// The exact odds; before the Tyche dice are shown, without them.
fn battle_odds(row: &Battle) -> OddsView {
    let side = |side: &Side| odds::Side {
        bonus: side.bonus.iter().map(|part| part.by).sum(),
        tyche: side.tyche,
    };
    let sides: Vec<odds::Side> = row.sides.iter().map(side).collect();
    let odds = odds::odds(&sides);
    let basis = if row.shown { "with Tyche as shown" } else { "before Tyche" };
    OddsView {
        holds: odds.holds.iter().map(odds::Probability::to_f64).collect(),
        thirteen: odds.thirteen.iter().map(odds::Probability::to_f64).collect(),
        nobody: odds.nobody.to_f64(),
        basis: basis.into(),
    }
}

fn verdict(state: &State, row: &Battle) -> Option<BattleVerdict> {
    let (sentence, rule) = sentences::verdict(state, row)?;
    let fought = row.fought.as_ref()?;
    let thirteen = row.sides.iter().zip(&fought.fates);
    let thirteen = thirteen.filter(|(_, fate)| **fate == SideFate::Thirteen);
    let thirteen = thirteen.map(|(side, _)| {
        format!("The {} throw a natural 13 and are gone.", state.name(&side.faction))
    });
    Some(BattleVerdict {
        holder: fought.holder.clone(),
        sentence,
        rule: rule.into(),
        says: thirteen.chain(fought.says.iter().cloned()).collect(),
    })
}

fn spoil(state: &State, streets: &Streets, at: usize) -> SpoilView {
    let row: &Spoil = &streets.spoils[at];
    let effects = &state.objective(&row.objective).effects;
    let effect = &effects[row.effect];
    let open = streets.open_spoil() == Some(at);
    SpoilView {
        objective: row.objective.clone(),
        faction: row.faction.clone(),
        rule: sentences::hold_rule(effects, effect).into(),
        says: sentences::hold_effect(state, effect),
        state: match (&row.result, open, row.dice) {
            (Some(_), ..) => SpoilState::Settled,
            (None, true, Some(_)) => SpoilState::Sharing,
            (None, true, None) => SpoilState::Rolling,
            (None, false, _) => SpoilState::Waiting,
        },
        dice: row.dice,
        given: row.given.clone(),
        result: row.result.clone(),
    }
}

fn amendment(state: &State, streets: &Streets) -> Option<AmendmentView> {
    let change = streets.amendment.as_ref()?;
    Some(AmendmentView {
        faction: change.faction.clone(),
        article: count(change.article + 1),
        title: state.constitution.get(change.article)?.title.clone(),
        before: change.before.clone(),
        after: change.after.clone(),
    })
}

fn dice(state: &State) -> Option<DiceView> {
    let throws = wanted(state);
    let streets = state.streets.as_ref().filter(|_| !throws.is_empty())?;
    let place = |id| &state.objective(id).name;
    let what = match state.step {
        Step::BattleDice => format!("the battle for the {}", place(&streets.battle()?.objective)),
        Step::Spoils => place(&streets.spoils[streets.open_spoil()?].objective).clone(),
        _ => match streets.pending.as_ref()? {
            crate::event::Awaited::Projects => "the megaprojects".to_owned(),
            crate::event::Awaited::Card { card, .. } => {
                format!("“{}”", state.street_card(card).title)
            }
        },
    };
    Some(DiceView { what, throws })
}

/// An article with the texts that may take its place.
pub(crate) fn article(state: &State, article: &Article) -> ArticleView {
    ArticleView {
        title: article.title.clone(),
        text: article.text.clone(),
        obeyed: article.lever.as_ref().map(|lever| sentences::lever(state, lever)),
        alternatives: article
            .alternatives
            .iter()
            .map(|row| AlternativeView { text: row.text.clone(), changes: row.changes.clone() })
            .collect(),
    }
}

/// What an Archon sees of a stasis: its hand, and what it may do with it.
pub(super) fn seat(state: &State, faction: &Faction) -> Option<StreetSeat> {
    let streets = state.streets.as_ref()?;
    Some(StreetSeat {
        tyche: streets.tyche.own(&faction.id).copied(),
        ..desk_seat(state, faction)?
    })
}

/// What Control sees of that: all but the secret choice of Tyche.
pub(super) fn desk_seat(state: &State, faction: &Faction) -> Option<StreetSeat> {
    let streets = state.streets.as_ref()?;
    let camp = streets.camp(&faction.id);
    Some(StreetSeat {
        hand: camp.hand.iter().map(|card| legal::hand_card(state, faction, card)).collect(),
        place: legal::place_offer(state, faction),
        share: legal::share_offer(state, faction),
        seen: camp.seen.as_ref().map(|(whose, cards)| SeenHand {
            faction: whose.clone(),
            cards: cards.iter().map(|card| street_card(state, card)).collect(),
        }),
        tyche: None,
    })
}

/// What Control sees of a stasis.
pub(super) fn desk(state: &State) -> Option<StreetDesk> {
    let streets = state.streets.as_ref()?;
    let unfought = streets.battle().filter(|battle| battle.fought.is_none());
    Some(StreetDesk {
        odds: unfought.map(battle_odds),
        began_at: streets.began_at.0,
        pace_seconds: state.settings.pace_seconds,
    })
}

/// Whether the stasis waits for this faction.
pub(super) fn awaited(state: &State, faction: &Faction) -> bool {
    let Some(streets) = &state.streets else { return false };
    let id = &faction.id;
    match state.step {
        Step::StasisCards | Step::Muster => {
            can_choose(state, faction) && !streets.ready.contains(id)
        }
        Step::Deploy => streets.mover() == Some(id),
        Step::Tyche => battle::may_spend(state, id) && !streets.tyche.is_in(id),
        Step::Battle => battle::at_mercy(state).is_some_and(|(winner, _)| winner == id),
        Step::Share => sharing(state).is_some_and(|(_, spoil, _)| &spoil.faction == id),
        Step::Amend => crowned(state) == Some(id),
        _ => false,
    }
}

/// What a stasis asks of a faction's Archon.
pub(super) fn ask(state: &State, faction: &Faction) -> Ask {
    if awaited(state, faction) {
        let (title, sentence) = now(state);
        return ask_of(Urgency::Now, title, sentence);
    }
    let streets = state.the_streets();
    let headline = super::headline::headline(state);
    match state.step {
        Step::StasisCards | Step::Muster if streets.ready.contains(&faction.id) => {
            ask_of(Urgency::Done, "Ready", "The others are still at it.")
        }
        Step::StasisCards => {
            ask_of(Urgency::May, "Your cards", "Look at them where nobody else can.")
        }
        Step::Deploy => ask_of(Urgency::Wait, "The streets", turns_to_go(state, streets, faction)),
        Step::Tyche if streets.tyche.is_in(&faction.id) => {
            ask_of(Urgency::Done, "Locked", "Nobody sees it before all are shown.")
        }
        _ => ask_of(Urgency::Wait, "Stasis", headline),
    }
}

fn now(state: &State) -> (&'static str, String) {
    match state.step {
        Step::StasisCards => {
            ("Your cards", "Pay Tyche for more of them, or say that you are ready.".to_owned())
        }
        Step::Muster => {
            ("Muster", "Commit Heroes to the fight or keep them safe; then be ready.".to_owned())
        }
        Step::Deploy => ("Your turn", "Place units, or play a card.".to_owned()),
        Step::Tyche => {
            ("Tyche?", "A Tyche buys a die for this roll. Nobody sees it yet.".to_owned())
        }
        Step::Battle => ("Mercy?", "Beaten Heroes are in your hands.".to_owned()),
        Step::Share => ("Share the dice", "Each die goes to a different faction.".to_owned()),
        _ => ("You won", "Change one article of the constitution.".to_owned()),
    }
}

fn turns_to_go(state: &State, streets: &Streets, faction: &Faction) -> String {
    let mover = streets.mover().map_or("nobody", |id| state.name(id));
    let length = streets.order.len();
    let own = streets.order.iter().position(|id| id == &faction.id).unwrap_or(0);
    let away = (own + length - streets.turn) % length;
    let done = streets.last.is_some_and(|left| away >= left);
    match away {
        _ if done => format!("The {mover} act. Your last action is done."),
        1 => format!("The {mover} act. You are next."),
        _ => format!("The {mover} act. You are in {away} turns."),
    }
}
