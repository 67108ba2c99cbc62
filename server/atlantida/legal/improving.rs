//! What may be done in the improvement phase, as commands.

use crate::battle::Commitment;
use crate::command::Command;
use crate::draft::{Draft, DraftCommand};
use crate::ids::{Advance, Card, Faction, Kind, Place, Square, Statue, Stock};
use crate::improvement::building::{self, BuildingCommand, Plan};
use crate::improvement::craft::{Change, Craft, CraftCommand};
use crate::improvement::development::{DevelopmentCommand, Forum};
use crate::improvement::feeding::{FeedingCommand, growth};
use crate::improvement::hunting::{HuntingCommand, hunters, prey};
use crate::improvement::leave;
use crate::improvement::production::{Placed, ProductionCommand};
use crate::improvement::reaction::{self, Reaction, ReactionCommand};
use crate::improvement::shipping::ShippingCommand;
use crate::legal::{is_legal, plans};
use crate::play::Ground;
use crate::state::State;
use crate::steward::portions;
use crate::table::Stage;
use crate::world::{Fact, Step, World};

/// What may be done in the step in which the draft stands, and beyond it.
pub(super) fn commands(state: &State, faction: Faction) -> Vec<Command> {
    let draft = asked(state, faction);
    let mut all = choices(state, state.ground_of(&draft.world), faction);
    if let Some(ahead) = ahead(state, faction, &draft.world) {
        let to = Some(ahead.player(faction).phase.step);
        all.push(DraftCommand::NextStep { to }.into());
    }
    let finish = DraftCommand::FinishImprovement.into();
    if is_legal(state, faction, &finish) {
        all.push(finish);
    }
    if !draft.choices.is_empty() {
        all.push(DraftCommand::Undo.into());
    }
    all
}

/// A draft as its maker is asked: as long as nothing was tried out, it stands in the first step that asks (T-7).
pub(crate) fn asked(state: &State, faction: Faction) -> Draft {
    let mut draft = state.draft(faction);
    let begins = state.course.stage == Stage::Improvement && draft.choices.is_empty();
    if begins
        && choices(state, state.ground_of(&draft.world), faction).is_empty()
        && let Some(ahead) = ahead(state, faction, &draft.world)
    {
        draft.world = ahead;
    }
    draft
}

/// T-7: the world in the next step in which something can be chosen, or happens of itself; none where no step is left
/// that asks.
fn ahead(state: &State, faction: Faction, world: &World) -> Option<World> {
    let mut play = state.play_on(world.clone());
    loop {
        play.facts.clear();
        leave(&mut play, faction).ok()?;
        let began = play.facts.iter().skip_while(|fact| !matches!(fact, Fact::StepBegan { .. }));
        let counts = |fact: &Fact| matches!(fact, Fact::Fed { .. } | Fact::MayShip { .. });
        let happens = began.skip(1).any(|fact| !counts(fact));
        if happens || !choices(state, play.ground(), faction).is_empty() {
            return Some(play.world);
        }
    }
}

/// What may be chosen in the step in which a world stands.
fn choices(state: &State, ground: Ground<'_>, faction: Faction) -> Vec<Command> {
    let phase = &ground.player(faction).phase;
    let mut all = if phase.keeps {
        Statue::ALL.iter().map(|statue| ReactionCommand::Keep { statue: *statue }.into()).collect()
    } else if phase.owes > 0 {
        let from = portions(ground.player(faction), phase.owes);
        vec![FeedingCommand::Lose { from }.into()]
    } else {
        match phase.step {
            Step::Hunting => hunting(ground, faction),
            Step::Production => production(ground, faction),
            Step::Development => development(),
            Step::Craft => craft(ground, faction),
            Step::Building => buildings(ground, faction),
            Step::Feeding => feeding(ground, faction),
            Step::Reaction => reactions(ground, faction),
            Step::Shipping => shipping(ground, faction),
        }
    };
    all.retain(|command| is_legal(state, faction, command));
    all
}

fn hunting(ground: Ground<'_>, faction: Faction) -> Vec<Command> {
    let mut all = Vec::new();
    for hex in prey(ground, faction) {
        let force = hunters(ground, faction, hex);
        let strength = ground.world.hex(hex).and_then(|hex| hex.creature).unwrap_or(0);
        let arms = (strength + 1).saturating_sub(force.bare()).min(force.most_arms);
        let fewest = Commitment { arms, sacrifices: 0 };
        let both =
            [fewest, force.all()].map(|commitment| HuntingCommand::Hunt { hex, commitment }.into());
        all.extend(both);
        all.push(HuntingCommand::Withdraw { hex }.into());
    }
    all
}

/// All in Housings; all at work; all on open ground.
fn production(ground: Ground<'_>, faction: Faction) -> Vec<Command> {
    let player = ground.player(faction);
    if player.phase.placed {
        return Vec::new();
    }
    let fill = |kinds: &[Kind]| {
        let (mut pops, mut leaders) = (player.home.pops, player.home.leaders);
        let mut at = Vec::new();
        for building in kinds.iter().flat_map(|kind| player.city.of(*kind)) {
            let here = match building.kind {
                Kind::Housing => pops,
                Kind::Shipyard => pops.min(3),
                Kind::Agora => pops.min(2),
                _ => pops.min(1),
            };
            let led = if building.kind == Kind::Agora { leaders.min(1) } else { 0 };
            (pops, leaders) = (pops - here, leaders - led);
            at.push(Placed { square: building.at, pops: here, leaders: led });
        }
        ProductionCommand::Place { at }.into()
    };
    let works = [
        Kind::Shipyard,
        Kind::Agora,
        Kind::Farm,
        Kind::Garden,
        Kind::Quarry,
        Kind::Forge,
        Kind::Housing,
    ];
    let mut all = vec![fill(&[Kind::Housing]), fill(&works), fill(&works[1..]), fill(&works[2..])];
    let shift = |(from, pops)| crate::movement::MovementCommand::Shift { from, pops }.into();
    all.extend([(Place::Home, player.home.pops), (Place::Theatre, player.theatre.pops)].map(shift));
    all
}

fn development() -> Vec<Command> {
    let appoint = Forum::ALL.map(|at| DevelopmentCommand::Appoint { at }.into());
    let learn = Advance::ALL.iter().flat_map(|advance| {
        let places = if advance.is_social() { Forum::ALL.map(Some).to_vec() } else { vec![None] };
        places.into_iter().map(|at| DevelopmentCommand::Learn { advance: *advance, at }.into())
    });
    appoint.into_iter().chain(learn).collect()
}

fn craft(ground: Ground<'_>, faction: Faction) -> Vec<Command> {
    let player = ground.player(faction);
    let change = |from, to| Change { from, to, amount: player.stock(from).min(5) };
    let mut all = vec![
        Craft::Change(vec![change(Stock::Stone, Stock::Wood)]),
        Craft::Change(vec![change(Stock::Gold, Stock::Wood)]),
        Craft::Raise(1),
        Craft::Raise(2),
        Craft::Restore(1),
        Craft::Ships { ships: 1, by_gold: 0 },
        Craft::Ships { ships: 2, by_gold: 0 },
        Craft::Ships { ships: 1, by_gold: 5_u32.saturating_sub(player.stock(Stock::Wood)) },
    ];
    all.extend((1..=4).map(Craft::Forge));
    let free = player.city.squares().filter(|square| player.city.at(*square).is_none());
    all.extend(free.take(2).map(Craft::Garden));
    all.into_iter().map(|what| CraftCommand::Craft { what }.into()).collect()
}

fn buildings(ground: Ground<'_>, faction: Faction) -> Vec<Command> {
    let player = ground.player(faction);
    if player.phase.builders == 0 {
        return Vec::new();
    }
    // Of each building the first free place, and the first of all.
    let is_free = |plan: &Plan| {
        building::planned(ground, *plan).squares().all(|of| player.city.at(of).is_none())
    };
    let fits: Vec<Plan> = plans(ground, faction)
        .into_iter()
        .filter(|plan| building::fits(ground, faction, *plan).is_ok())
        .collect();
    let mut all: Vec<Command> = vec![BuildingCommand::MakeArms { builders: 1 }.into()];
    let mut seen: Vec<(Kind, Option<Statue>, bool)> = Vec::new();
    for plan in fits {
        let sort = (plan.kind, plan.statue, is_free(&plan));
        if !seen.contains(&sort) {
            seen.push(sort);
            all.push(BuildingCommand::Build { plan }.into());
        }
    }
    all
}

fn feeding(ground: Ground<'_>, faction: Faction) -> Vec<Command> {
    match growth(ground, faction) {
        0 => Vec::new(),
        most => vec![
            FeedingCommand::Grow { pops: most }.into(),
            FeedingCommand::Grow { pops: 1 }.into(),
        ],
    }
}

fn reactions(ground: Ground<'_>, faction: Faction) -> Vec<Command> {
    let player = ground.player(faction);
    let react = |how| Command::from(ReactionCommand::React { how });
    match reaction::asked(ground, faction) {
        Some(Card::Tribute | Card::LostFleet) => {
            let gold = player.stock(Stock::Gold);
            [0, 1, 3, gold].map(|gold| ReactionCommand::Offer { gold }.into()).to_vec()
        }
        Some(Card::Raid) => {
            let all = reaction::wall(ground, faction).all();
            let none = Commitment::default();
            [none, all, Commitment { sacrifices: 0, ..all }]
                .map(|with| react(Reaction::Raid(with)))
                .to_vec()
        }
        Some(Card::Earthquake) => {
            let mut all: Vec<Square> = reaction::quaking(ground, faction);
            all.truncate(reaction::falling(ground, faction) as usize);
            vec![react(Reaction::Earthquake(all))]
        }
        Some(Card::Flood) => {
            let (threatened, each) = reaction::flooded(ground, faction);
            let stone = threatened.div_ceil(each).min(player.stock(Stock::Stone));
            vec![
                react(Reaction::Flood { stone, wood: 0 }),
                react(Reaction::Flood { stone: 0, wood: 0 }),
            ]
        }
        Some(Card::Drought | Card::Iconoclasm | Card::Epidemic | Card::Beasts | Card::Collapse)
        | None => Vec::new(),
    }
}

fn shipping(ground: Ground<'_>, faction: Faction) -> Vec<Command> {
    let player = ground.player(faction);
    let europa =
        (1..=player.phase.europa).map(|pops| ShippingCommand::SendByEuropa { pops }.into());
    let from = portions(player, player.phase.ships);
    let ship = (!from.is_empty()).then(|| ShippingCommand::Ship { from }.into());
    europa.chain(ship).collect()
}
