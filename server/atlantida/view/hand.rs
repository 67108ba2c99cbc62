//! What a seat is asked, what it may answer and what that costs, why it may not do the rest (O-5, O-6, O-10).

use serde::Serialize;

use crate::battle::{Answer, Turns};
use crate::between::Favour;
use crate::between::decide::prices as favours;
use crate::command::Command;
use crate::control::decide::may_give_up;
use crate::draft::Draft;
use crate::ids::{Advance, Faction, Place, Stock};
use crate::improvement::development::{learnable, price};
use crate::legal::{self, is_legal};
use crate::movement::{Called, MovementCommand};
use crate::play::Ground;
use crate::secrets::SECRETS;
use crate::settings::Settings;
use crate::state::State;
use crate::table::Stage;
use crate::view::crafts::{CraftView, crafts};
use crate::view::event::{EventView, KeptView, SinkView, event, sinking};
use crate::view::forecast::{GrowthView, ShipsView, growth, sailing};
use crate::view::learning::{ForumView, LearnView, council, forums};
use crate::view::palette::{ArmsView, CellView, PaletteView, arms, build};
use crate::view::reach::{DarkView, ReachView, dark, moves, reach};
use crate::view::works::{HuntView, WorkView, hunts, works};
use crate::world::{Player, Step};

/// What a seat holds.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct HandView {
    /// What is asked of it in secret, as its device seals it.
    pub question: Option<String>,
    /// What it may do now, each with the command that does it.
    pub offered: Vec<Offered>,
    /// What it has locked in the battle under way.
    pub locked: Option<Answer>,
    /// What it has offered or bid.
    pub offer: Option<u32>,
    /// What the other side has committed, where it may know that (E-22, E-23).
    pub seen: Option<Answer>,

    /// Moving: what Hermes may take, and of how many.
    pub hermes: Vec<HermesView>,
    /// Moving: whom it may call home, from where; nobody once that is over (U-1).
    pub summon: Vec<Called>,
    /// Moving and placing: pops in city and Theatre that may be shifted (M-5).
    pub shift: Option<(u32, u32)>,
    /// Moving: places within reach.
    pub reach: Vec<ReachView>,
    /// Moving: places out of reach, and why.
    pub dark: Vec<DarkView>,
    /// Asked by Zeus: what each favour costs in gold.
    pub favours: Vec<FavourView>,

    /// Hunting: creatures at sites that it holds.
    pub hunts: Vec<HuntView>,
    /// Production: who could work where.
    pub works: Vec<WorkView>,
    /// Development: all advances of the game.
    pub council: Vec<LearnView>,
    /// Development: where a leader is appointed, and social advances are learned.
    pub forums: Vec<ForumView>,
    /// Advances that it may learn, each with its price in knowledge.
    pub prices: Vec<(Advance, u32)>,
    /// Craft: what can be made.
    pub crafts: Vec<CraftView>,
    /// Building: everything of the game.
    pub palette: Vec<PaletteView>,
    /// Building: squares for buildings, each with its price; at the setup for a statue.
    pub cells: Vec<CellView>,
    /// Building: arms that builders may make instead.
    pub arms: Option<ArmsView>,
    /// Feeding: what may be added.
    pub growth: Option<GrowthView>,
    /// Improvement: the turn's event as it stands for this seat.
    pub event: Option<EventView>,
    /// Improvement: what can sail.
    pub ships: Option<ShipsView>,
    /// Seaquake: hexes that may sink.
    pub sinks: Vec<SinkView>,
    /// Seaquake: coastal hexes that may not.
    pub kept: Vec<KeptView>,

    /// Whether its last choice can be taken back.
    pub undo: bool,
    /// Whether its draft can go back to its start.
    pub reset: bool,
    /// Whether it may give up now (G-28).
    pub may_give_up: bool,
    /// Whether it may take its finished phase back (T-14).
    pub reopen: bool,
}

/// Something that may be done.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[allow(missing_docs)]
pub struct Offered {
    pub command: Command,
}

/// A stock that Hermes may take (Z-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct HermesView {
    /// Which.
    pub stock: Stock,
    /// How many would lose one.
    pub losers: u32,
}

/// What Zeus grants, and for what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[allow(missing_docs)]
pub struct FavourView {
    pub favour: Favour,
    pub gold: u32,
}

pub(super) fn hand(state: &State, faction: Faction) -> HandView {
    let offered = legal::commands(state, faction).into_iter().map(|command| Offered { command });
    let own = HandView {
        question: state.awaits(faction).then(|| SECRETS.question(state)).flatten(),
        offered: offered.collect(),
        locked: state.commitments.own(&faction).copied(),
        offer: state.offers.own(&faction).copied(),
        seen: seen(state, faction),
        reopen: state.is_together() && state.course.done.contains(&faction),
        ..HandView::default()
    };
    if !state.awaits(faction) {
        return own;
    }
    let draft = legal::asked(state, faction);
    let ground = state.ground_of(&draft.world);
    let (sinks, kept) = sinking(state, faction);
    let own = HandView { sinks, kept, may_give_up: may_give_up(state, faction), ..own };
    match state.course.stage {
        Stage::Movement if moves(state, faction) => moving(state, &draft, faction, own),
        Stage::Zeus => HandView { favours: granted(ground, faction), ..own },
        Stage::Statues => HandView { cells: build(state, &draft.world, faction).1, ..own },
        Stage::Improvement => improving(state, &draft, faction, own),
        Stage::Movement
        | Stage::Lobby
        | Stage::Order
        | Stage::Compass
        | Stage::Sinking
        | Stage::Boarding
        | Stage::Over => own,
    }
}

/// E-22, E-23: who may know the other's commitment before he answers.
fn seen(state: &State, faction: Faction) -> Option<Answer> {
    let battle = Option::as_ref(&state.battle)?;
    let other = match battle.turns {
        Turns::DefenderSees if battle.defender == faction => battle.attacker,
        Turns::AttackerSees if battle.attacker == faction => battle.defender,
        Turns::AttackerFirst | Turns::AtOnce | Turns::DefenderSees | Turns::AttackerSees => {
            return None;
        }
    };
    state.commitments.at_reveal().of(&other).copied()
}

fn moving(state: &State, draft: &Draft, faction: Faction, own: HandView) -> HandView {
    let ground = state.ground_of(&draft.world);
    let reach = reach(ground, faction);
    let is_drafted = !draft.choices.is_empty();
    HandView {
        hermes: hermes(state, ground, faction),
        summon: summon(state, ground.player(faction)),
        shift: shift(state, ground.player(faction)),
        dark: dark(ground, faction, &reach),
        reach,
        undo: is_drafted,
        reset: is_drafted,
        ..own
    }
}

fn hermes(state: &State, ground: Ground<'_>, faction: Faction) -> Vec<HermesView> {
    let may = |stock: &&Stock| {
        is_legal(state, faction, &MovementCommand::TakeByHermes { stock: **stock }.into())
    };
    let row = |stock: &Stock| {
        let having = ground.world.opponents(faction).filter(|other| other.stock(*stock) > 0);
        let losers = u32::try_from(having.count()).unwrap_or(u32::MAX);
        HermesView { stock: *stock, losers }
    };
    Stock::ALL.iter().filter(may).map(row).collect()
}

/// Everybody who may be called home.
fn summon(state: &State, player: &Player) -> Vec<Called> {
    let leaders_alone = leaders_alone(&state.settings, player);
    let away = player.places().filter(|(place, _)| *place != Place::Home);
    let called = away.map(|(from, units)| Called {
        from,
        pops: if leaders_alone { 0 } else { units.pops },
        leaders: units.leaders,
    });
    let units: Vec<Called> = called.filter(|of| of.pops + of.leaders > 0).collect();
    let may = !units.is_empty()
        && is_legal(
            state,
            player.faction,
            &MovementCommand::Summon { units: units.clone() }.into(),
        );
    if may { units } else { Vec::new() }
}

/// U-3.
fn leaders_alone(settings: &Settings, player: &Player) -> bool {
    settings.is_advanced() && !player.has(Advance::Logistics)
}

/// M-5.
fn shift(state: &State, player: &Player) -> Option<(u32, u32)> {
    let may = |(from, pops): (Place, u32)| {
        is_legal(state, player.faction, &MovementCommand::Shift { from, pops }.into())
    };
    let (home, theatre) = (player.home.pops, player.theatre.pops);
    let any = may((Place::Home, home)) || may((Place::Theatre, theatre));
    any.then_some((home, theatre))
}

fn granted(ground: Ground<'_>, faction: Faction) -> Vec<FavourView> {
    favours(ground, faction).map(|(favour, gold)| FavourView { favour, gold }).to_vec()
}

fn improving(state: &State, draft: &Draft, faction: Faction, own: HandView) -> HandView {
    let ground = state.ground_of(&draft.world);
    let player = ground.player(faction);
    let step = player.phase.step;
    let learns = step <= Step::Development;
    let (palette, cells) = build(state, &draft.world, faction);
    let is_drafted = !draft.choices.is_empty();
    HandView {
        shift: if step <= Step::Production { shift(state, player) } else { None },
        hunts: if step == Step::Hunting { hunts(ground, faction) } else { Vec::new() },
        works: if step <= Step::Production { works(ground, faction) } else { Vec::new() },
        council: if learns { council(ground, faction) } else { Vec::new() },
        forums: if learns { forums(ground, faction) } else { Vec::new() },
        prices: prices(ground, faction),
        crafts: if step <= Step::Craft { crafts(ground, faction) } else { Vec::new() },
        palette,
        cells,
        arms: arms(ground, faction),
        growth: growth(ground, faction),
        event: event(ground, faction),
        ships: Some(sailing(ground, faction)),
        undo: is_drafted,
        reset: is_drafted,
        ..own
    }
}

fn prices(ground: Ground<'_>, faction: Faction) -> Vec<(Advance, u32)> {
    let may = |of: &&Advance| learnable(ground, faction, **of).is_ok();
    Advance::ALL.iter().filter(may).map(|of| (*of, price(ground, faction, *of))).collect()
}
