//! The laws (section 24) over random games of two to five players, basic and advanced, by seeds that a failure prints.

mod battles;
mod traces;

use std::collections::BTreeSet;

use atlantida::Atlantida;
use atlantida::command::{Command, DraftCommand};
use atlantida::ids::{Advance, Faction, Kind, Place, Statue, Stock};
use atlantida::settings::{BattleGoes, ImprovementGoes, Laid, Settings, Switch, Version};
use atlantida::table::Stage;
use atlantida::world::{Player, Step, World};
use atlantida::{legal, steward};
use game::{Audience, Game, Kept};

use crate::kit::*;

/// Games for each number of players and each form; more by `ATLANTIDA_GAMES`.
fn games() -> u64 {
    std::env::var("ATLANTIDA_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(1)
}

/// The first of them; so they can be played in parts.
fn from() -> u64 {
    std::env::var("ATLANTIDA_FROM").ok().and_then(|from| from.parse().ok()).unwrap_or(0)
}

/// A table of a seed: every setting that changes the course of play may be any.
pub fn table(players: usize, advanced: bool, seed: u64) -> Table {
    let set = |settings: &mut Settings| {
        let bit = |at: u64| (seed >> at) & 1 == 1;
        settings.game = if advanced { Version::Advanced } else { Version::Basic };
        settings.island = if bit(0) { Laid::Printed } else { Laid::Shuffled };
        settings.improvement =
            if bit(1) { ImprovementGoes::Together } else { ImprovementGoes::InTurn };
        settings.battle = if bit(2) { BattleGoes::AtOnce } else { BattleGoes::AttackerFirst };
        settings.relay = if bit(3) { Switch::On } else { Switch::Off };
        settings.third_forest = if bit(4) { Switch::On } else { Switch::Off };
        settings.extra_leader = if bit(5) { Switch::On } else { Switch::Off };
    };
    let mut t = if seed.is_multiple_of(3) { Table::of(wide(), set) } else { Table::open(set) };
    let mut chance = Seeded(seed, 0);
    t.chance = game::Scripted::new((0..40).map(|_| (chance.next() % 20) as u32 + 1));
    t.begin(players);
    t
}

/// A random command of somebody who is awaited.
pub fn some(t: &Table, dice: &mut Seeded) -> (Faction, Command) {
    let awaited: Vec<Faction> = t.state.awaited().collect();
    let faction = awaited[dice.below(awaited.len())];
    let all = legal::commands(&t.state, faction);
    assert!(!all.is_empty(), "L-5: nothing is legal for {faction:?} in {:?}", t.state.stage());
    // Each may go on: a random player who only takes back would never end.
    let undo = Command::from(DraftCommand::Undo);
    let forth: Vec<&Command> = all.iter().filter(|command| **command != undo).collect();
    let pick = if forth.is_empty() || dice.below(20) == 0 {
        &all[dice.below(all.len())]
    } else {
        forth[dice.below(forth.len())]
    };
    (faction, pick.clone())
}

/// Plays a random game, and looks at every step; the journals that it sees have the events of that step alone.
fn play(
    players: usize,
    advanced: bool,
    seed: u64,
    mut look: impl FnMut(&Table, &Table, Faction),
) -> Table {
    let mut t = table(players, advanced, seed);
    let mut dice = Seeded(seed ^ 0xa11a, 0);
    let mut commands = 0;
    let mut journal = std::mem::take(&mut t.journal);
    while t.state.stage() != Stage::Over {
        let (faction, command) = some(&t, &mut dice);
        let before = t.clone();
        if let Err(refusal) = t.does(faction, command.clone()) {
            // Offers of moves and battles stand for what may be; where they do not fit nothing changes.
            assert!(refusal.code != "not_now", "{seed}: {command:?}: {refusal}");
            t.steward_once(faction);
        }
        look(&before, &t, faction);
        journal.append(&mut t.journal);
        commands += 1;
        assert!(commands < 40_000, "L-4: seed {seed} does not end");
    }
    t.journal = journal;
    t
}

impl Table {
    pub fn steward_once(&mut self, faction: Faction) {
        let (command, _) = steward::answer(&self.state, faction).expect("an answer");
        self.ok(faction, command);
    }
}

fn each(mut of: impl FnMut(usize, bool, u64)) {
    for players in 2..=5 {
        for advanced in [false, true] {
            for game in from()..from() + games() {
                of(players, advanced, game * 977 + players as u64 * 31 + u64::from(advanced));
            }
        }
    }
}

fn people(world: &World) -> u32 {
    world.active().map(|player| player.on_island() + player.continent + player.hades).sum()
}

/// What holds of a world at any time.
fn sound(world: &World, advanced: bool) {
    for player in world.active() {
        city(player);
        assert!(advanced || player.advances.keys().all(|of| !of.is_advanced()));
    }
    bounds(world);
    groups(world);
    statues(world);
    land(world, advanced);
    compass(world);
}

/// L-3: how many leaders, and how much capacity.
fn bounds(world: &World) {
    for player in world.active() {
        assert!((1..=4).contains(&player.leaders()), "L-3 {:?}", player.faction);
        assert!(player.capacity <= 8, "L-3");
    }
}

/// L-6: one holder of a place, and nobody in the sea.
fn groups(world: &World) {
    for player in world.active() {
        for (hex, group) in &player.groups {
            let on = world.hex(*hex).expect("a hex");
            assert!(!on.sunk && !group.units.is_empty(), "L-6 {hex}");
        }
    }
    for (hex, _) in world.hexes() {
        let holders = world.active().filter(|player| player.holds(Place::Hex(hex))).count();
        assert!(holders <= 1, "L-6 {hex}");
    }
    assert!(world.active().filter(|player| player.holds(Place::Theatre)).count() <= 1, "L-6");
}

/// L-10: each statue once, and two with Hera alone.
fn statues(world: &World) {
    for player in world.active() {
        let statues: Vec<Statue> = player.statues().collect();
        let has_hera = statues.contains(&Statue::Hera);
        assert!(statues.len() < 2 || has_hera || player.phase.keeps, "L-10 {statues:?}");
    }
    let all: Vec<Statue> = world.active().flat_map(Player::statues).collect();
    assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len(), "L-10");
}

/// L-9: how much of the land is gone.
fn land(world: &World, advanced: bool) {
    let sunk = world.hexes().filter(|(_, hex)| hex.sunk).count();
    assert!(sunk <= if advanced { 8 } else { 0 }, "L-9");
}

/// L-11: the holder of the Compass plays, and all who play follow, each once.
fn compass(world: &World) {
    let order = world.order();
    let all: BTreeSet<Faction> = world.active().map(|player| player.faction).collect();
    assert_eq!(order.len(), all.len(), "L-11");
    assert_eq!(order.into_iter().collect::<BTreeSet<_>>(), all, "L-11");
}

/// Every player who still plays, before a command and after it.
fn pairs<'a>(
    before: &'a Table,
    after: &'a Table,
) -> impl Iterator<Item = (&'a Player, &'a Player)> {
    let of = |player: &'a Player| (player, after.state.world().player(player.faction));
    before.state.world().active().map(of).filter(|(_, now)| !now.gave_up)
}

/// L-3: what never becomes less.
fn only_more(before: &Table, after: &Table) {
    for (was, is) in pairs(before, after) {
        assert!(is.leaders() >= was.leaders() && is.capacity >= was.capacity, "L-3");
        assert!(is.continent >= was.continent, "L-3");
    }
}

/// L-10: what was learned stays, but for the two that drive each other out.
fn learned_for_good(before: &Table, after: &Table) {
    for (was, is) in pairs(before, after) {
        let lost: Vec<_> = was.advances.keys().filter(|of| !is.has(**of)).collect();
        let driven = [Advance::Cosmopolitanism, Advance::Fanaticism];
        assert!(lost.iter().all(|of| driven.contains(of)), "L-10 {lost:?}");
    }
}

/// L-8.
fn city(player: &Player) {
    let city = &player.city;
    let mut covered = BTreeSet::new();
    for building in &city.buildings {
        for square in building.squares() {
            assert!(
                city.has(square) && covered.insert(square) && !city.debris.contains(&square),
                "L-8"
            );
        }
        assert!(building.kind != Kind::Shipyard || building.at.row == city.rows, "L-8");
    }
    for kind in [Kind::Agora, Kind::Shipyard, Kind::Aqueduct] {
        assert!(city.count(kind) <= 1, "L-8");
    }
    for kind in [Kind::Academy, Kind::Forge, Kind::Bastion] {
        assert!(city.count(kind) <= 2, "L-8");
    }
    let all = city.empty() as usize + covered.len() + city.debris.len();
    assert_eq!(all, (city.columns * city.rows) as usize, "L-8");
}

#[test]
fn l1_people_come_by_growth_alone() {
    each(|players, advanced, seed| {
        play(players, advanced, seed, |before, after, _| {
            let (was, is) = (people(before.state.world()), people(after.state.world()));
            let grown = after.journal[before.journal.len()..].iter().filter_map(|event| {
                let json = serde_json::to_value(event).expect("serializes");
                (json["event"] != "drafted").then(|| grown(&json["facts"]))
            });
            assert_eq!(was + grown.sum::<u32>(), is, "L-1, seed {seed}");
        });
    });
}

fn grown(facts: &serde_json::Value) -> u32 {
    let all = facts.as_array().into_iter().flatten();
    all.filter(|fact| fact["fact"] == "grown")
        .map(|fact| fact["pops"].as_u64().expect("pops") as u32)
        .sum()
}

#[test]
fn l2_to_l12_hold_after_every_command() {
    each(|players, advanced, seed| {
        play(players, advanced, seed, |before, after, faction| {
            sound(after.state.world(), advanced);
            sound(&after.own_world(faction), advanced);
            // L-7.
            let own = after.own(faction);
            if after.state.stage() == Stage::Improvement && own.phase.step > Step::Hunting {
                let world = after.own_world(faction);
                let held = own.groups.iter().filter(|(_, group)| group.at_site);
                assert!(held.clone().all(|(hex, _)| !world.hex(*hex).expect("a hex").lives), "L-7");
            }
            only_more(before, after);
            learned_for_good(before, after);
        });
    });
}

#[test]
fn l3_leaders_capacity_and_the_saved_have_their_bounds() {
    each(|players, advanced, seed| {
        play(players, advanced, seed, |before, after, faction| {
            bounds(after.state.world());
            bounds(&after.own_world(faction));
            only_more(before, after);
        });
    });
}

#[test]
fn l6_one_holds_a_place_and_nobody_stands_in_the_sea() {
    each(|players, advanced, seed| {
        play(players, advanced, seed, |_, after, faction| {
            groups(after.state.world());
            groups(&after.own_world(faction));
        });
    });
}

#[test]
fn l8_cities_are_whole() {
    each(|players, advanced, seed| {
        play(players, advanced, seed, |_, after, faction| {
            after.state.world().active().for_each(city);
            city(&after.own(faction));
        });
    });
}

#[test]
fn l10_advances_are_kept_and_statues_are_one_of_a_kind() {
    each(|players, advanced, seed| {
        play(players, advanced, seed, |before, after, faction| {
            statues(after.state.world());
            statues(&after.own_world(faction));
            learned_for_good(before, after);
        });
    });
}

#[test]
fn l11_one_active_player_holds_the_compass() {
    each(|players, advanced, seed| {
        play(players, advanced, seed, |_, after, _| {
            compass(after.state.world());
            let view = crate::examples::public(after);
            let holder = view["board"]["compass"]["holder"].clone();
            if after.state.world().turn() > 0 && after.state.stage() != Stage::Over {
                let plays = after.state.world().active().any(|of| holder == of.faction.word());
                assert!(plays, "L-11, seed {seed}: {holder}");
            }
        });
    });
}

#[test]
fn l2_causes_add_up_to_stocks() {
    each(|players, advanced, seed| {
        let t = play(players, advanced, seed, |_, _, _| {});
        let view = crate::examples::public(&t);
        for player in view["players"].as_array().expect("players") {
            for stock in player["stocks"].as_array().expect("stocks") {
                let parts = stock["because"].as_array().expect("parts");
                let sum: i64 =
                    parts.iter().map(|part| part["by"].as_i64().expect("a number")).sum();
                assert_eq!(sum, stock["value"].as_i64().expect("a number"), "L-2, seed {seed}");
            }
        }
    });
}

#[test]
fn l5_the_stewards_answer_is_legal() {
    each(|players, advanced, seed| {
        let mut looked = 0;
        play(players, advanced, seed, |_, after, _| {
            looked += 1;
            if looked % 7 == 0 {
                for faction in after.state.awaited() {
                    let mut t = after.clone();
                    t.steward_once(faction);
                }
            }
        });
    });
}

#[test]
fn l13_nobody_starves_with_enough_food() {
    each(|players, advanced, seed| {
        play(players, advanced, seed, |before, after, faction| {
            let (was, is) = (before.own(faction), after.own(faction));
            if was.phase.food.is_none() && is.phase.food.is_some() {
                let excess = is.phase.food.as_ref().map_or(0, atlantida::world::Food::excess);
                let dead = is.hades.saturating_sub(was.hades) + is.phase.owes;
                if is.phase.step == Step::Feeding {
                    let short = u32::try_from(-excess).unwrap_or(0);
                    assert!(dead <= short, "L-13: {dead} of {short}");
                }
            }
        });
    });
}

/// Each turn has its end after so many of the stewards' commands, whatever setting is on.
#[test]
fn l4_a_turn_of_stewards_is_bounded() {
    each(|players, advanced, seed| {
        let mut t = table(players, advanced, seed);
        let (mut turn, mut commands) = (0, 0);
        while t.state.stage() != Stage::Over {
            t.steward();
            commands = if t.state.world().turn() == turn { commands + 1 } else { 0 };
            turn = t.state.world().turn();
            assert!(turn <= 13 && commands < players * 30, "L-4: turn {turn}, seed {seed}");
        }
    });
}

#[test]
fn l18_five_stewards_finish_13_turns() {
    for (advanced, seed) in [(false, 5), (true, 5), (false, 6), (true, 7)] {
        let mut t = table(5, advanced, seed);
        while t.state.stage() != Stage::Over {
            t.steward();
        }
        assert_eq!(t.state.world().turn(), 13);
        assert_eq!(t.state.world().active().count(), 5);
    }
}

#[test]
fn l17_in_turn_and_together_come_to_the_same() {
    for seed in 0..10 {
        let run = |together: bool| {
            let mut t = Table::basic_with(3, |settings| {
                settings.improvement =
                    if together { ImprovementGoes::Together } else { ImprovementGoes::InTurn };
            });
            let mut dice = Seeded(seed, 0);
            while t.state.stage() != Stage::Over {
                // The same choices for each seat, whoever comes first: a seat's dice are its own.
                let faction = t.state.awaited().next().expect("awaited");
                let mut own =
                    Seeded(seed ^ (t.state.world().turn() as u64) << 8 ^ faction as u64, 0);
                let skip = own.below(3);
                let all = legal::commands(&t.state, faction);
                let build = all.iter().filter(|of| matches!(of, Command::Building(_))).nth(skip);
                match build.filter(|_| t.own(faction).phase.builders > 0) {
                    Some(command) => t.ok(faction, command.clone()),
                    None => t.steward_once(faction),
                }
                dice.next();
            }
            borsh::to_vec(t.state.world()).expect("writes")
        };
        assert!(run(true) == run(false), "L-17, seed {seed}");
    }
}

#[test]
fn l20_ranks_of_a_tribute() {
    each(|players, advanced, seed| {
        play(players, advanced, seed, |_, after, _| {
            let view = crate::examples::public(after);
            let shown = &view["offers"];
            if shown["card"] != "tribute" {
                return;
            }
            let offers = shown["offers"].as_array().expect("offers");
            let punished = shown["punished"].as_array().expect("punished");
            for (rank, offer) in offers.iter().enumerate() {
                let is_last = rank + 1 == offers.len() && offer["gold"].as_u64() < Some(3);
                let should = offer["gold"] == 0 || is_last;
                assert_eq!(punished.contains(&offer["faction"]), should, "L-20, seed {seed}");
            }
        });
    });
}

#[test]
fn a_kept_view_is_what_a_fresh_one_is() {
    each(|players, advanced, seed| {
        let audiences: Vec<Audience> = [Audience::Public, Audience::Control]
            .into_iter()
            .chain(ALL[..players].iter().map(|of| Audience::Seat(of.seat())))
            .collect();
        let mut kept: Vec<Kept> = audiences.iter().map(|_| Kept::default()).collect();
        let mut looked = 0;
        play(players, advanced, seed, |_, after, _| {
            for (who, kept) in audiences.iter().zip(&mut kept) {
                let _ = Atlantida::show(&after.state, who, kept);
                looked += 1;
                if looked % 11 == 0 {
                    let fresh =
                        serde_json::to_value(Atlantida::view(&after.state, who)).expect("a view");
                    let shown: serde_json::Value =
                        serde_json::from_str(&kept.text()).expect("JSON");
                    assert_eq!(fresh, shown, "seed {seed}, {who:?}");
                }
            }
        });
    });
}

#[test]
fn stocks_are_never_negative() {
    each(|players, advanced, seed| {
        let t = play(players, advanced, seed, |_, _, _| {});
        for player in t.state.world().active() {
            assert!(Stock::ALL.iter().all(|of| player.stock(*of) < 1_000));
        }
    });
}
