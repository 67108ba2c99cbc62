//! How the program plays a seat: sensibly, by what is on offer to the seat and nothing else. It knows
//! what the seat's Archon would see. It neither talks nor proposes motions.

use game::Chance;

use crate::action::Group;
use crate::command::Command;
use crate::content::{Counter, Effect, Target};
use crate::cycle::grants::rules::may_go_to;
use crate::cycle::grants::{Duty, GrantsCommand};
use crate::cycle::race::RaceCommand;
use crate::cycle::vote::rules::is_cast;
use crate::cycle::vote::{Pick, Subject, VoteCommand};
use crate::ids::FactionId;
use crate::offers;
use crate::stasis::amend::AmendCommand;
use crate::stasis::battle::{BattleCommand, Mercy};
use crate::stasis::cards::CardsCommand;
use crate::stasis::deploy::rules::moves;
use crate::stasis::deploy::shown::{PlaceOffer, place_offer};
use crate::stasis::deploy::{Aim, DeployCommand, Place};
use crate::stasis::powers::rules::{Targets, targets};
use crate::stasis::spoils::SpoilsCommand;
use crate::stasis::spoils::shown::share_offer;
use crate::state::{Faction, State};
use crate::steps::Step;
use crate::steps::rules::question;

/// What a seat does in this step, in order. The first that is legal ends a turn.
pub(crate) fn choices(state: &State, id: &FactionId, chance: &mut dyn Chance) -> Vec<Command> {
    let faction = state.faction(id);
    match question(state) {
        Step::Race => vec![bid(state, faction, chance)],
        Step::Ballot | Step::MotionBallot => vote(state, faction, chance).into_iter().collect(),
        Step::Strengths => strengths(state, faction, chance),
        Step::MotionDebate => grant(state, faction, chance).into_iter().collect(),
        Step::StasisCards => cards(state, faction, chance),
        Step::Muster => muster(state, faction, chance),
        Step::Deploy => turn(state, faction, chance),
        Step::Battle => mercy(state, faction, chance),
        Step::Share => share(state, faction, chance).into_iter().collect(),
        Step::ChooseMotion => put(state, faction, chance).into_iter().collect(),
        Step::Amend => amend(state, faction, chance).into_iter().collect(),
        Step::Election
        | Step::TieForPrytanis
        | Step::ChooseEvents
        | Step::BallotTied
        | Step::Outcome
        | Step::Tyche
        | Step::MotionTied
        | Step::MotionOutcome
        | Step::Lobby
        | Step::Presiding
        | Step::EventsChosen
        | Step::Debate
        | Step::RaceTied
        | Step::Check
        | Step::HandDice
        | Step::Battles
        | Step::BattleDice
        | Step::Spoils
        | Step::Score
        | Step::ScoreTied
        | Step::Amended
        | Step::Assembly
        | Step::Diplomacy => one_of(state, faction, chance).into_iter().collect(),
    }
}

/// Whether a chance of `part` in `of` comes true.
fn happens(chance: &mut dyn Chance, part: u32, of: u32) -> bool {
    chance.roll(of) <= part
}

fn pick(mut commands: Vec<Command>, chance: &mut dyn Chance) -> Option<Command> {
    if commands.is_empty() {
        return None;
    }
    let sides = u32::try_from(commands.len()).expect("a view offers fewer than 2^32 actions");
    Some(commands.swap_remove(chance.roll(sides) as usize - 1))
}

/// What is on offer of these groups.
fn offered(state: &State, faction: &Faction, groups: &[Group]) -> Vec<Command> {
    let actions = offers::archon(state, faction).into_iter();
    actions.filter(|row| groups.contains(&row.group)).map(|row| row.command).collect()
}

/// One of the decisions that fall to the seat.
fn one_of(state: &State, faction: &Faction, chance: &mut dyn Chance) -> Option<Command> {
    let groups =
        [Group::Prytanis, Group::Events, Group::Elect, Group::Tie, Group::Target, Group::Tyche];
    pick(offered(state, faction, &groups), chance)
}

/// The winner of a stasis changes an article more often than not, where a text stands ready (S-34).
fn amend(state: &State, faction: &Faction, chance: &mut dyn Chance) -> Option<Command> {
    let all = offered(state, faction, &[Group::Amend]).into_iter();
    let (leaves, changes): (Vec<_>, Vec<_>) = all.partition(|command| {
        matches!(command, Command::Amend(AmendCommand::LeaveConstitution { .. }))
    });
    if changes.is_empty() || happens(chance, 1, 4) {
        pick(leaves, chance)
    } else {
        pick(changes, chance)
    }
}

fn bid(state: &State, faction: &Faction, chance: &mut dyn Chance) -> Command {
    let horses = chance.roll(faction.counter(Counter::Horses).saturating_add(1)) - 1;
    Command::Race(RaceCommand::LockBid { cycle: state.course.cycle, horses, seal: None })
}

/// Another option is put more often than the event is left to its default.
fn put(state: &State, faction: &Faction, chance: &mut dyn Chance) -> Option<Command> {
    let leave = offered(state, faction, &[Group::Stop]);
    if !leave.is_empty() && happens(chance, 1, 4) {
        return pick(leave, chance);
    }
    pick(offered(state, faction, &[Group::Put, Group::Target]), chance)
}

/// A faction votes for what serves it, mostly; for what is nothing to it, more often than not.
fn vote(state: &State, faction: &Faction, chance: &mut dyn Chance) -> Option<Command> {
    let ballot = state.open_ballot()?;
    let effects = match &ballot.subject {
        Subject::Event { card, option } => state.card(card).options[*option].effects.clone(),
        Subject::Motion(id) => {
            let motion = state.motion(*id)?;
            motion.measure.effects(&motion.title, &motion.text)
        }
    };
    let serves: i64 = effects.iter().map(|effect| serves(state, faction, effect)).sum();
    let yes = match serves.signum() {
        1 => 10,
        0 => 7,
        _ => 2,
    };
    let pick = match chance.roll(12) {
        roll if roll <= yes => Pick::Yes,
        12 => Pick::Abstain,
        _ => Pick::No,
    };
    Some(Command::Vote(VoteCommand::Vote { ballot: ballot.number, pick, seal: None }))
}

/// Whether an effect is good for a faction: above 0, or bad: below.
fn serves(state: &State, faction: &Faction, effect: &Effect) -> i64 {
    let strikes = |to: &Target| match to {
        Target::Faction(id) => id == &faction.id,
        Target::Prytanis => state.chair.prytanis.as_ref() == Some(&faction.id),
        Target::Everyone => true,
        Target::Citizens => faction.citizen,
        Target::NonCitizens => !faction.citizen,
        Target::Exiles => faction.exiled,
        _ => false,
    };
    match effect {
        Effect::Change { what: Counter::Doom, by, to } if strikes(to) => -i64::from(*by),
        Effect::Change { by, to, .. } if strikes(to) => i64::from(*by),
        Effect::Support { by, to, .. } if strikes(to) => i64::from(*by),
        Effect::Stasis { by } | Effect::Wrath { by } => -i64::from(*by),
        Effect::Exile { to } | Effect::Disenfranchise { to } if strikes(to) => -10,
        Effect::Recall { to } | Effect::Enfranchise { to } if strikes(to) => 10,
        _ => 0,
    }
}

/// Heroes come to one's support; who has no vote grants now and then.
fn strengths(state: &State, faction: &Faction, chance: &mut dyn Chance) -> Vec<Command> {
    let mut commands = Vec::new();
    if faction.has_vote() {
        let all = offered(state, faction, &[Group::Hero]);
        let come = |command: &Command| {
            matches!(
                command,
                Command::Grants(GrantsCommand::AssignHero { duty: Duty::Support, .. })
            )
        };
        commands.extend(all.into_iter().filter(come).filter(|_| happens(chance, 2, 3)));
    }
    commands.extend(grant(state, faction, chance));
    commands
}

fn grant(state: &State, faction: &Faction, chance: &mut dyn Chance) -> Option<Command> {
    let to = may_go_to(state, faction).filter(|row| is_cast(state, row));
    let grant = |to: &Faction| Command::Grants(GrantsCommand::Grant { to: Some(to.id.clone()) });
    let offers: Vec<Command> = to.map(grant).collect();
    (!offers.is_empty() && happens(chance, 1, 2)).then(|| pick(offers, chance)).flatten()
}

fn cards(state: &State, faction: &Faction, chance: &mut dyn Chance) -> Vec<Command> {
    let step = state.course.step_number;
    let buys = faction.counter(Counter::Tyche) > 0 && happens(chance, 1, 2);
    let buys = buys.then_some(Command::Cards(CardsCommand::BuyCard { step }));
    buys.into_iter().chain([Command::Cards(CardsCommand::Ready { step })]).collect()
}

fn muster(state: &State, faction: &Faction, chance: &mut dyn Chance) -> Vec<Command> {
    let mut commands = offered(state, faction, &[Group::Commit]);
    commands.retain(|_| happens(chance, 1, 2));
    commands.push(Command::Cards(CardsCommand::Ready { step: state.course.step_number }));
    commands
}

/// Units are placed more often than cards are played.
fn turn(state: &State, faction: &Faction, chance: &mut dyn Chance) -> Vec<Command> {
    let step = state.course.step_number;
    let place = place_offer(state, faction);
    let place = place.and_then(|offer| placing(state, faction, offer, chance));
    let card = card(state, faction, chance);
    let mut ways: Vec<Command> = place.into_iter().chain(card).collect();
    if ways.len() > 1 && happens(chance, 1, 4) {
        ways.reverse();
    }
    ways.push(Command::Deploy(DeployCommand::PassTurn { step }));
    ways
}

fn placing(
    state: &State,
    faction: &Faction,
    offer: PlaceOffer,
    chance: &mut dyn Chance,
) -> Option<Command> {
    let tempting = |place: Place<'_>, chance: &mut dyn Chance| {
        let worth = place.0.effects.len() * 2;
        i64::try_from(worth).unwrap_or(0) + odds(state, faction, place) + i64::from(chance.roll(6))
    };
    // The places of the offer, in its order.
    let open = state.places().filter(|(_, ground)| !ground.closed_to(&faction.id));
    let rated = open.map(|place| (tempting(place, chance), &place.0.id));
    let objective = rated.max_by_key(|(rate, _)| *rate)?.1.clone();
    let mix = *chance.pick(&offer.mixes)?;
    let mut heroes: Vec<String> = offer.heroes.into_iter().map(|hero| hero.name).collect();
    heroes.retain(|_| happens(chance, 1, 2));
    let (mobs, military) = (mix.mobs, mix.military);
    Some(Command::Deploy(DeployCommand::PlaceUnits {
        step: state.course.step_number,
        objective,
        mobs,
        military,
        heroes,
    }))
}

/// How a place stands for a faction: better where nobody is, worse where a rival is strong.
fn odds(state: &State, faction: &Faction, at: Place<'_>) -> i64 {
    let bonus = |id: &FactionId| i64::from(state.battle_bonus_value(id, at));
    let rivals = state.all_at(at).filter(|id| *id != &faction.id);
    let strongest = rivals.map(bonus).max();
    strongest.map_or(4, |rival| (bonus(&faction.id) - rival).clamp(-8, 4))
}

/// A card that can be played, at some target; one that cannot is discarded where none can.
fn card(state: &State, faction: &Faction, chance: &mut dyn Chance) -> Option<Command> {
    if !moves(state, faction) {
        return None;
    }
    let step = state.course.step_number;
    let mut plays = Vec::new();
    let mut discards = Vec::new();
    for card in &state.the_streets().camp(&faction.id).hand {
        match targets(state, &faction.id, &state.street_card(card).effect) {
            Targets::None => plays.push((card, Vec::new())),
            Targets::Of(aims) if !aims.is_empty() => plays.push((card, aims)),
            Targets::Of(_) => {
                let card = card.clone();
                discards.push(Command::Deploy(DeployCommand::DiscardCard { step, card }));
            }
        }
    }
    if plays.is_empty() {
        return pick(discards, chance);
    }
    let (card, offers) = chance.pick(&plays)?;
    let first = chance.pick(offers);
    let then = first.and_then(|(_, then)| chance.pick(then));
    let aims: Vec<Aim> = first.map(|(aim, _)| aim).into_iter().chain(then).cloned().collect();
    Some(Command::Deploy(DeployCommand::PlayCard { step, card: (*card).clone(), aims }))
}

/// Most Heroes are spared.
fn mercy(state: &State, faction: &Faction, chance: &mut dyn Chance) -> Vec<Command> {
    let spare = |row: &Command| {
        matches!(row, Command::Battle(BattleCommand::Judge { fate: Mercy::Spared, .. }))
    };
    let spared = offered(state, faction, &[Group::Mercy]).into_iter().filter(spare);
    let judged = spared.map(|command| match command {
        Command::Battle(BattleCommand::Judge { step, hero, .. }) if happens(chance, 1, 3) => {
            Command::Battle(BattleCommand::Judge { step, hero, fate: Mercy::Executed })
        }
        spare => spare,
    });
    judged.collect()
}

/// Dice go to chance receivers.
fn share(state: &State, faction: &Faction, chance: &mut dyn Chance) -> Option<Command> {
    let offer = share_offer(state, faction)?;
    let mut to = offer.to;
    chance.shuffle(&mut to);
    let mut to: Vec<Option<FactionId>> =
        to.into_iter().take(offer.needed as usize).map(Some).collect();
    to.resize(offer.dice.len(), None);
    Some(Command::Spoils(SpoilsCommand::ShareDice { step: state.course.step_number, to }))
}
