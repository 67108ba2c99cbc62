//! What is decided of battles: who attacks, in which order the sides commit, and when it is settled (E-9, E-15,
//! E-21 to E-25, Y-1 to Y-4).

use crate::accord::points;
use crate::battle::approach::{approach, forces};
use crate::battle::awaits::awaits;
use crate::battle::settle::{Commitments, fought, settle};
use crate::battle::{
    Answer, Battle, BattleCommand, BattleEvent, Commitment, Outcome, Prize, Turns,
};
use crate::decision::{Decision, speaker};
use crate::ids::{Advance, Faction};
use crate::movement::decide::fits;
use crate::movement::{Order, Target};
use crate::play::{Decided, Ground, Play};
use crate::rejection::{Rejection, must};
use crate::settings::BattleGoes;
use crate::state::State;
use crate::table::Stage;
use crate::world::Fact;
use game::Actor;
use kit::Seal;

/// What is wanted of battles.
pub(crate) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &BattleCommand) -> Decided {
    let faction = speaker(&d.state, actor)?;
    match command {
        BattleCommand::Attack { order, commitment } => {
            crate::draft::decide::begin_anew(d, actor, faction);
            attack(d, faction, order, *commitment)
        }
        BattleCommand::Answer { battle, answer, seal } => {
            let battle = of_number(&d.state, *battle)?;
            must(
                battle.defender == faction && awaits(&d.state, faction),
                "E-9",
                "refused-not-asked",
            )?;
            if let Answer::Fight(with) = answer {
                battle.defence.allows(*with)?;
            }
            lock(d, actor, faction, *answer, seal.as_ref())
        }
        BattleCommand::Commit { battle, commitment, seal } => {
            let battle = of_number(&d.state, *battle)?;
            must(
                battle.attacker == faction && awaits(&d.state, faction),
                "E-23",
                "refused-not-asked",
            )?;
            battle.attack.allows(*commitment)?;
            lock(d, actor, faction, Answer::Fight(*commitment), seal.as_ref())
        }
        BattleCommand::CallOff { battle } => {
            let battle = of_number(&d.state, *battle)?;
            let may = battle.attacker == faction && battle.turns == Turns::AttackerSees;
            must(may && awaits(&d.state, faction), "E-23", "refused-not-asked")?;
            lock(d, actor, faction, Answer::Retreat, None)
        }
    }
}

fn of_number(state: &State, number: u32) -> Result<Battle, Rejection> {
    let battle = state.battle.as_ref().filter(|battle| battle.number == number);
    battle.cloned().ok_or(Rejection::NotNow("refused-battle-over"))
}

/// E-9: the attack is sealed, and what the draft held up to now is final (T-11).
fn attack(
    d: &mut Decision<'_>,
    faction: Faction,
    order: &Order,
    commitment: Option<Commitment>,
) -> Decided {
    let is_moving = matches!(d.state.course.stage, Stage::Movement) && d.state.awaits(faction);
    must(is_moving && d.state.battle.is_none(), "T-1", "refused-not-moving")?;
    let draft = d.state.draft(faction);
    let ground = d.state.ground_of(&draft.world);
    let arrival = fits(ground, faction, order)?;
    let defender = arrival.defender;
    let defender = defender.ok_or(Rejection::Rule { rule: "E-4", says: "refused-no-attack" })?;
    let prize = match order.to {
        Target::City(_) => Prize::Plunder,
        Target::Place(place) => Prize::Held(place),
    };
    let battle = declared(ground, faction, order, prize, defender, d.state.course.battles + 1);
    match (battle.turns, commitment) {
        (Turns::AttackerFirst | Turns::DefenderSees, None) => {
            return Err(Rejection::Rule { rule: "E-9", says: "refused-no-commitment" });
        }
        (Turns::AttackerSees, Some(_)) => {
            return Err(Rejection::Rule { rule: "E-23", says: "refused-commits-later" });
        }
        (_, Some(commitment)) => battle.attack.allows(commitment)?,
        (_, None) => {}
    }
    crate::draft::decide::open(d, faction);
    let seconds = d.state.answer_seconds();
    d.emit(BattleEvent::Declared { battle: Box::new(battle), seconds });
    if let Some(commitment) = commitment {
        let answer = Answer::Fight(commitment);
        d.emit(BattleEvent::Committed { faction, answer, seal: None, seconds: None });
    }
    settle_when_ready(d);
    Ok(())
}

/// The battle as it begins: who fights after Aphrodite, and in which order they commit.
pub(crate) fn declared(
    ground: Ground<'_>,
    attacker: Faction,
    order: &Order,
    prize: Prize,
    defender: Faction,
    number: u32,
) -> Battle {
    let mut play = Play {
        content: ground.content,
        settings: ground.settings,
        world: ground.world.clone(),
        facts: Vec::new(),
        before: None,
    };
    let staging = approach(&mut play, attacker, order, prize, defender);
    let turned = play.facts.iter().any(|fact| matches!(fact, Fact::Turned { .. }));
    let (attack, defence) = forces(&play, attacker, order, prize, defender, staging);
    let strategy = |faction| play.player(faction).has(Advance::Strategy);
    let turns = match (strategy(attacker), strategy(defender)) {
        (true, false) => Turns::AttackerSees,
        (false, true) => Turns::DefenderSees,
        (true, true) | (false, false) => match ground.settings.battle {
            BattleGoes::AttackerFirst => Turns::AttackerFirst,
            BattleGoes::AtOnce => Turns::AtOnce,
        },
    };
    Battle { number, attacker, defender, prize, order: *order, turns, attack, defence, turned }
}

fn lock(
    d: &mut Decision<'_>,
    actor: &Actor,
    faction: Faction,
    answer: Answer,
    seal: Option<&Seal>,
) -> Decided {
    let seal = d.state.sealed(actor, faction, &answer, seal)?;
    let battle = d.state.battle.as_ref();
    let is_seen =
        battle.is_some_and(|of| of.turns == Turns::AttackerSees && of.defender == faction);
    let seconds = d.state.answer_seconds().filter(|_| is_seen);
    d.emit(BattleEvent::Committed { faction, answer, seal, seconds });
    settle_when_ready(d);
    Ok(())
}

/// Settles the battle under way as soon as nobody has to be asked any more.
fn settle_when_ready(d: &mut Decision<'_>) {
    let Some(battle) = Option::clone(&d.state.battle) else { return };
    let Some((with, outcome)) = ready(&d.state, &battle) else { return };
    let mut play = d.state.play();
    let report = settle(&mut play, &battle, with, outcome);
    let left: u32 = play.player(battle.attacker).places().map(|(_, units)| units.unmoved()).sum();
    let facts = play.facts;
    let seconds = Some(d.state.settings.move_seconds * left.max(1)).filter(|seconds| *seconds > 0);
    d.emit(BattleEvent::Settled { report: Box::new(report), facts, seconds });
}

/// How it ends, once that is known.
fn ready(state: &State, battle: &Battle) -> Option<(Commitments, Outcome)> {
    let locked = state.commitments.at_reveal();
    let (attack, defence) = (locked.of(&battle.attacker), locked.of(&battle.defender));
    let committed = |answer: &Answer| match answer {
        Answer::Fight(with) => Some(*with),
        Answer::Retreat => None,
    };
    let with =
        Commitments { attack: attack.and_then(committed), defence: defence.and_then(committed) };
    if is_forced(battle, attack) {
        return Some((with, Outcome::ForcedBack));
    }
    match (battle.turns, attack, defence) {
        (Turns::AttackerSees, _, Some(Answer::Retreat)) => Some((with, Outcome::Retreated)),
        (Turns::AttackerSees, Some(Answer::Retreat), Some(Answer::Fight(_))) => {
            Some((with, Outcome::CalledOff))
        }
        (_, Some(_), Some(Answer::Retreat)) => Some((with, Outcome::Retreated)),
        (_, Some(_), Some(Answer::Fight(_))) => Some((with, fought(battle, with))),
        (_, None, _) | (_, _, None) => None,
    }
}

/// E-15: nothing that the defender has could reach even a tie. Not of a city (Y-4).
fn is_forced(battle: &Battle, attack: Option<&Answer>) -> bool {
    let strength = match (battle.turns, attack) {
        (Turns::AttackerSees, _) => battle.attack.bare(),
        (_, Some(Answer::Fight(with))) => battle.attack.with(*with),
        (_, Some(Answer::Retreat) | None) => return false,
    };
    match battle.prize {
        Prize::Held(_) => strength > battle.defence.most(),
        Prize::Plunder => false,
    }
}

/// A clock of its own: for the answer to an attack, and again for what is left of the phase (T-15).
fn begin_clock(state: &mut State, seconds: Option<u32>) {
    let now = state.acted.at;
    let course = &mut *state.course;
    course.step += 1;
    course.clock.begin(seconds, now);
}

impl State {
    /// The clock of an answer; none where there is none.
    fn answer_seconds(&self) -> Option<u32> {
        Some(self.settings.answer_seconds).filter(|seconds| *seconds > 0)
    }
}

/// Makes an event of a battle true.
pub(crate) fn apply(state: &mut State, event: &BattleEvent) {
    match event {
        BattleEvent::Declared { battle, seconds } => {
            points::attacked(state, battle.attacker, battle.defender, battle.prize);
            begin_clock(state, *seconds);
            state.course.battles = battle.number;
            state.commitments.forget();
            state.battle.put(Some(Battle::clone(battle)));
        }
        BattleEvent::Committed { faction, answer, seal, seconds } => {
            if seconds.is_some() {
                begin_clock(state, *seconds);
            }
            let hand = state.hand(*faction);
            state.commitments.lock(*faction, *answer, hand, seal.clone());
        }
        BattleEvent::Settled { report, facts, seconds } => {
            let question = format!("battle {}", state.course.question);
            let opened = state.commitments.reveal();
            begin_clock(state, *seconds);
            state.course.question += 1;
            state.become_so(facts);
            state.battle.put(None);
            state.shown.battle_reveal(question, &opened, report);
        }
    }
}
