//! The worked examples of the rule book, each by its name.

mod battles;
mod cities;
mod turns;

use crate::kit::*;
use atlantida::battle::{Answer, BattleCommand, Commitment, Outcome};
use atlantida::command::Command;
use atlantida::ids::{Advance, Card, Kind, Place, Stock};
use atlantida::table::Stage;
use atlantida::world::Fact;
use serde_json::{Value, json};

/// A move or an attack of a leader from home, or from elsewhere.
pub fn order(from: &str, pops: u32, to: &str) -> Value {
    json!({ "from": from, "pops": pops, "to": { "place": to } })
}

pub fn attack(from: &str, pops: u32, to: &str, arms: u32, sacrifices: u32) -> Command {
    let commitment = json!({ "arms": arms, "sacrifices": sacrifices });
    command(json!({ "do": "attack", "order": order(from, pops, to), "commitment": commitment }))
}

pub fn fights(number: u32, arms: u32, sacrifices: u32) -> Command {
    let answer = Answer::Fight(Commitment { arms, sacrifices });
    BattleCommand::Answer { battle: number, answer, seal: None }.into()
}

pub fn retreats(number: u32) -> Command {
    BattleCommand::Answer { battle: number, answer: Answer::Retreat, seal: None }.into()
}

/// Two players in the movement phase of Atlas, with C2 held by Ampheres.
pub fn battle(attackers: u32, defenders: u32, led: u32) -> Table {
    let mut t = Table::basic(2);
    t.slain("C2");
    t.around(Atlas, at("B2"), attackers, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.put(Ampheres, at("C2"), defenders, led);
    t.put(Ampheres, Place::Home, 4, 1 - led);
    t.phase(Stage::Movement, Atlas);
    t
}

pub fn outcome(t: &Table) -> Outcome {
    report(t).outcome
}

pub fn report(t: &Table) -> atlantida::battle::Report {
    let view = public(t);
    serde_json::from_value(view["last_battle"].clone()).expect("a report")
}

pub fn public(t: &Table) -> Value {
    let view = <atlantida::Atlantida as game::Game>::view(&t.state, &game::Audience::Public);
    serde_json::to_value(view).expect("a view")
}

pub fn food(t: &Table, faction: atlantida::ids::Faction) -> u64 {
    let view = public(t);
    let players = view["players"].as_array().expect("players").clone();
    let own = players.iter().find(|row| row["faction"] == faction.word()).expect("plays").clone();
    own["food"]["food"].as_u64().expect("a number")
}

pub fn farms(t: &mut Table, squares: &[(u32, u32)]) {
    squares.iter().for_each(|(column, row)| t.built(Atlas, Kind::Farm, *column, *row));
}

pub fn place(at: &[((u32, u32), u32, u32)]) -> Command {
    let one = |((column, row), pops, leaders): &((u32, u32), u32, u32)| json!({ "square": { "column": column, "row": row }, "pops": pops, "leaders": leaders });
    let at: Vec<Value> = at.iter().map(one).collect();
    command(json!({ "do": "place", "at": at }))
}

pub fn build(kind: &str, column: u32, row: u32) -> Command {
    command(json!({ "do": "build", "kind": kind, "at": { "column": column, "row": row } }))
}

pub fn grow(pops: u32) -> Command {
    command(json!({ "do": "grow", "pops": pops }))
}

pub fn next() -> Command {
    command(json!({ "do": "next_step" }))
}

pub fn done() -> Command {
    command(json!({ "do": "finish_improvement" }))
}

/// The city of J-3: Housing, Agora, Academy, five Farms, three worked, 11 pops.
pub fn later_city() -> Table {
    let mut t = Table::advanced(2);
    t.built(Atlas, Kind::Agora, 1, 1);
    t.built(Atlas, Kind::Academy, 3, 1);
    farms(&mut t, &[(1, 2), (2, 2), (3, 2), (4, 2), (5, 2)]);
    t.put(Atlas, Place::Home, 11, 1);
    t
}

pub fn fed(mut t: Table) -> (u32, i64, Table) {
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[((1, 2), 1, 0), ((2, 2), 1, 0), ((3, 2), 1, 0), ((3, 3), 8, 0)]));
    t.ok(Atlas, next()); // craft
    t.ok(Atlas, next());
    t.ok(Atlas, next());
    t.ok(Atlas, next());
    let food = t.own(Atlas).phase.food.expect("it was counted");
    (food.food, food.excess(), t)
}

/// Atlas produces, and what of a stock came.
pub fn produced(t: &mut Table, stock: Stock) -> u32 {
    let before = t.stock(Atlas, stock);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[]));
    t.stock(Atlas, stock) - before
}

pub fn hunt(name: &str, arms: u32, sacrifices: u32) -> Command {
    let commitment = json!({ "arms": arms, "sacrifices": sacrifices });
    command(json!({ "do": "hunt", "hex": name, "commitment": commitment }))
}

pub fn targets(t: &Table) -> Vec<String> {
    let all = atlantida::legal::commands(&t.state, Atlas);
    let mut names: Vec<String> = all
        .into_iter()
        .map(|command| serde_json::to_value(command).expect("serializes"))
        .filter(|command| command["do"] == "move" && command["from"] == "home")
        .filter_map(|command| command["to"]["place"].as_str().map(str::to_owned))
        .filter(|name| name != "home" && name != "theatre")
        .collect();
    names.sort();
    names.dedup();
    names
}

pub fn learn(advance: &str) -> Command {
    command(json!({ "do": "learn", "advance": advance }))
}

/// What an advance costs Atlas now.
pub fn price(t: &Table, advance: Advance) -> u64 {
    let seat = game::Audience::Seat(Atlas.seat());
    let view = <atlantida::Atlantida as game::Game>::view(&t.state, &seat);
    let view = serde_json::to_value(view).expect("a view");
    let prices = view["hand"]["prices"].as_array().expect("prices").clone();
    let of = prices.iter().find(|row| row[0] == advance.word()).expect("it can be learned");
    of[1].as_u64().expect("a price")
}

/// What Atlas may ship.
fn ships(capacity: u32, astronomy: bool, aeolus: bool) -> u32 {
    let mut t = Table::basic(2);
    t.learn(Atlas, Advance::ClothMaking);
    if astronomy {
        t.learn(Atlas, Advance::Astronomy);
    }
    if aeolus {
        t.slain("B6");
        t.put(Atlas, at("B6"), 0, 1);
        t.put(Atlas, Place::Home, 4, 0);
    }
    t.counts(Atlas, capacity, 0, 0);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[]));
    for _ in 0..6 {
        t.ok(Atlas, next());
    }
    t.own(Atlas).phase.ships
}

pub fn europa(turn: u32) -> Table {
    let mut t = Table::basic(2);
    t.so([Fact::TurnBegan { turn }]);
    t.slain("E1");
    t.put(Atlas, at("E1"), 6, 1);
    t.put(Atlas, Place::Home, 4, 0);
    t.stocks(Atlas, [0, 40, 0, 0, 0]);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, place(&[]));
    t
}

pub fn sends(pops: u32) -> Command {
    command(json!({ "do": "send_by_europa", "pops": pops }))
}

/// A tribute of these offers in the order of the seats; who has more gold than that.
pub fn tribute(t: &mut Table, turn: u32, offers: &[u32]) {
    t.event(Card::Tribute, turn);
    for faction in &ALL[..offers.len()] {
        if t.state.world().player(*faction).stock(Stock::Gold) < 7 {
            t.set(*faction, Stock::Gold, 7);
        }
    }
    t.phase(Stage::Improvement, Atlas);
    for (faction, gold) in ALL.iter().zip(offers) {
        while t.own(*faction).phase.step < atlantida::world::Step::Reaction {
            let (command, _) = atlantida::steward::answer(&t.state, *faction).expect("an answer");
            t.ok(*faction, command);
        }
        t.ok(*faction, command(json!({ "do": "offer", "gold": gold })));
        t.ok(*faction, done());
    }
}

pub fn shown(t: &Table) -> (Vec<String>, Value, Value) {
    let view = public(t);
    let offers = view["offers"]["offers"].as_array().expect("offers").clone();
    let ranks = offers.iter().map(|row| row["faction"].as_str().expect("a faction").to_owned());
    (ranks.collect(), view["offers"]["rewarded"].clone(), view["offers"]["punished"].clone())
}

pub fn met(t: &mut Table, faction: atlantida::ids::Faction) {
    while t.own(faction).phase.step < atlantida::world::Step::Reaction {
        let (command, _) = atlantida::steward::answer(&t.state, faction).expect("an answer");
        t.ok(faction, command);
    }
}

pub fn react(how: Value) -> Command {
    command(json!({ "do": "react", "how": how }))
}

/// The bids of three in play order.
pub fn fleet(bids: [u32; 3]) -> Table {
    let mut t = Table::advanced(3);
    t.event(Card::LostFleet, 4);
    for faction in &ALL[..3] {
        t.set(*faction, Stock::Gold, 5);
    }
    t.phase(Stage::Improvement, Atlas);
    for (faction, gold) in ALL.iter().zip(bids) {
        met(&mut t, *faction);
        t.ok(*faction, command(json!({ "do": "offer", "gold": gold })));
        t.ok(*faction, done());
    }
    t
}
