//! What a seat may do now, as commands: what screens light, what a random player picks from, and the proof that nobody
//! is ever stuck (O-10, L-5). Where a number is free it stands for the most; the rules refuse what does not fit.

use game::Actor;

use crate::battle::{Answer, BattleCommand, Commitment, Turns};
use crate::between::decide::prices;
use crate::between::{BetweenCommand, Favour};
use crate::command::Command;
use crate::draft::DraftCommand;
use crate::end::EndCommand;
use crate::end::decide::{FLEET, sinkable};
use crate::ids::{Faction, Kind, Statue};
use crate::improvement::building::Plan;
use crate::improvement::statues;
use crate::movement::decide::fits;
use crate::movement::reach::Region;
use crate::movement::{Called, How, MovementCommand, Order, Target, Way};
use crate::play::Ground;
use crate::setup::SetupCommand;
use crate::state::State;
use crate::table::Stage;
use crate::{draft, ids::Place, steward};

mod improving;

pub(crate) use improving::asked;

/// What a faction may do now; nothing where the table does not wait for it.
#[must_use]
pub fn commands(state: &State, faction: Faction) -> Vec<Command> {
    if !state.awaits(faction) {
        return Vec::new();
    }
    match state.course.stage {
        Stage::Lobby | Stage::Over => Vec::new(),
        Stage::Statues => statue(state, faction),
        Stage::Order => order(state),
        Stage::Movement => match state.battle.as_ref() {
            Some(battle) => battles(battle, faction),
            None => moves(state, faction),
        },
        Stage::Zeus => {
            let paid = prices(state.ground(), faction);
            let gold = state.world.player(faction).gold();
            let paid = paid.into_iter().filter(|(_, price)| *price <= gold).map(|(of, _)| of);
            paid.chain([Favour::None])
                .map(|favour| BetweenCommand::UseZeus { favour }.into())
                .collect()
        }
        Stage::Compass => {
            let holders = state.world.active().map(|player| player.faction);
            let both =
                holders.flat_map(|holder| [true, false].map(|clockwise| (holder, clockwise)));
            both.map(|(holder, clockwise)| BetweenCommand::SetCompass { holder, clockwise }.into())
                .collect()
        }
        Stage::Improvement => improving::commands(state, faction),
        Stage::Sinking => {
            let all = sinkable(state, faction);
            let may_pass = all.iter().all(|(_, price)| *price > 0);
            let sink = all.into_iter().map(|(hex, _)| EndCommand::Sink { hex });
            sink.chain(may_pass.then_some(EndCommand::Pass)).map(Command::from).collect()
        }
        Stage::Boarding => {
            let from = steward::portions(state.world.player(faction), FLEET);
            [from, Vec::new()].map(|from| EndCommand::Board { from }.into()).to_vec()
        }
    }
}

fn statue(state: &State, faction: Faction) -> Vec<Command> {
    let ground = state.ground();
    let city = &state.world.player(faction).city;
    let free = Statue::ALL.iter().filter(|of| statues::is_free(ground, **of).is_ok());
    let at = city.squares().find(|square| city.at(*square).is_none());
    let choose =
        |statue: &Statue| at.map(|at| SetupCommand::ChooseStatue { statue: *statue, at }.into());
    free.filter_map(choose).collect()
}

fn order(state: &State) -> Vec<Command> {
    let holders = state.world.active().map(|player| player.faction);
    let both = holders.flat_map(|holder| [true, false].map(|clockwise| (holder, clockwise)));
    let set =
        |(holder, clockwise)| SetupCommand::SetOrder { holder, clockwise, ring: Vec::new() }.into();
    both.map(set).collect()
}

fn battles(battle: &crate::battle::Battle, faction: Faction) -> Vec<Command> {
    let number = battle.number;
    if battle.attacker == faction {
        let commit = |commitment| BattleCommand::Commit { battle: number, commitment, seal: None };
        let off = (battle.turns == Turns::AttackerSees)
            .then_some(BattleCommand::CallOff { battle: number });
        let both = [Commitment::default(), battle.attack.all()].map(commit);
        return both.into_iter().chain(off).map(Command::from).collect();
    }
    let answers = [
        Answer::Fight(Commitment::default()),
        Answer::Fight(battle.defence.all()),
        Answer::Retreat,
    ];
    answers
        .map(|answer| BattleCommand::Answer { battle: number, answer, seal: None }.into())
        .to_vec()
}

/// Hermes, summoning, moves with all who may come along and with none, attacks, and the end of the phase.
fn moves(state: &State, faction: Faction) -> Vec<Command> {
    let draft = state.draft(faction);
    let ground = state.ground_of(&draft.world);
    let player = ground.player(faction);
    let mut all: Vec<Command> = Vec::new();
    let hermes =
        crate::ids::Stock::ALL.iter().map(|stock| MovementCommand::TakeByHermes { stock: *stock });
    let away = || player.places().filter(|(place, _)| *place != Place::Home);
    let with_pops = away().map(|(from, of)| Called { from, pops: of.pops, leaders: of.leaders });
    let leaders = away().map(|(from, of)| Called { from, pops: 0, leaders: of.leaders });
    let summons = [with_pops.collect::<Vec<_>>(), leaders.collect()];
    let summons = summons.into_iter().filter(|units| !units.is_empty());
    let early = hermes.chain(summons.map(|units| MovementCommand::Summon { units }));
    let shifts = [(Place::Home, player.home.pops), (Place::Theatre, player.theatre.pops)];
    let shifts = shifts.into_iter().map(|(from, pops)| MovementCommand::Shift { from, pops });
    for command in early.chain(shifts) {
        let command = Command::from(command);
        if is_legal(state, faction, &command) {
            all.push(command);
        }
    }
    all.extend(orders(ground, faction));
    all.push(DraftCommand::FinishMovement.into());
    if !draft.choices.is_empty() {
        all.push(DraftCommand::Undo.into());
    }
    all
}

/// Whether the rules allow a command of a draft: it is tried on a copy.
pub(crate) fn is_legal(state: &State, faction: Faction, command: &Command) -> bool {
    let mut chance = game::Scripted::default();
    let mut d = crate::decision::Decision::new(state, &mut chance);
    let actor = Actor::Seat(faction.seat());
    match command {
        Command::Draft(command) => draft::decide::decide(&mut d, &actor, command).is_ok(),
        command => draft::decide::choose(&mut d, &actor, command).is_ok(),
    }
}

fn orders(ground: Ground<'_>, faction: Faction) -> Vec<Command> {
    let player = ground.player(faction);
    let mut all = Vec::new();
    for (from, units) in player.places().filter(|(_, units)| units.unmoved() > 0) {
        for way in [Way::Land, Way::Sea] {
            let most = ground.most_led(player, way).min(ground.may_be_led(units));
            for (to, how) in targets(ground, faction, from, way) {
                for pops in if most > 0 { vec![most, 0] } else { vec![0] } {
                    let order = Order { from, pops, also: 0, way, to, how };
                    all.extend(
                        fits(ground, faction, &order)
                            .ok()
                            .map(|of| command(ground, faction, order, of.defender)),
                    );
                }
            }
        }
    }
    all
}

/// A move, or an attack where somebody holds the place.
fn command(
    ground: Ground<'_>,
    faction: Faction,
    order: Order,
    defender: Option<Faction>,
) -> Command {
    use crate::ids::Advance;
    let Some(defender) = defender else { return MovementCommand::Move { order }.into() };
    let strategy = |of| ground.player(of).has(Advance::Strategy);
    let later = strategy(faction) && !strategy(defender);
    let commitment = (!later).then(Commitment::default);
    BattleCommand::Attack { order, commitment }.into()
}

pub(crate) fn targets(
    ground: Ground<'_>,
    faction: Faction,
    from: Place,
    way: Way,
) -> Vec<(Target, How)> {
    let player = ground.player(faction);
    let regions: Vec<Region> = match way {
        Way::Land => ground.by_land(player, Region::of(from)).into_keys().collect(),
        Way::Sea => ground.by_sea(player, Region::of(from)),
    };
    let mut all = Vec::new();
    for region in regions {
        match region {
            Region::Main => {
                all.push((Target::Place(Place::Home), How::Invade));
                all.push((Target::Place(Place::Theatre), How::Invade));
                let cities =
                    ground.world.opponents(faction).map(|other| Target::City(other.faction));
                all.extend(cities.map(|city| (city, How::Invade)));
            }
            Region::Hex(hex) => {
                all.push((Target::Place(Place::Hex(hex)), How::Invade));
                all.push((Target::Place(Place::Hex(hex)), How::Enter));
            }
        }
    }
    all
}

/// Every way to put up every building, legal or not.
pub(crate) fn plans(ground: Ground<'_>, faction: Faction) -> Vec<Plan> {
    let player = ground.player(faction);
    let mut all = Vec::new();
    for kind in Kind::ALL.iter().filter(|kind| **kind != Kind::Garden && ground.has_kind(**kind)) {
        let statues: Vec<Option<Statue>> = match kind {
            Kind::Statue => Statue::ALL.iter().copied().map(Some).collect(),
            _ => vec![None],
        };
        let turns = ground.content.building(*kind).turns;
        for statue in statues {
            for at in player.city.squares() {
                let plan = Plan { kind: *kind, statue, at, turned: false };
                all.push(plan);
                all.extend(turns.then_some(Plan { turned: true, ..plan }));
            }
        }
    }
    all
}
