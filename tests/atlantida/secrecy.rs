//! What is hidden, from whom, until when (section 21).

use atlantida::Atlantida;
use atlantida::command::{BattleCommand, Commitment, DraftCommand, ReactionCommand};
use atlantida::ids::{Card, Place, Stock};
use atlantida::table::Stage;
use game::{Audience, Game, Record, Told};

use crate::examples::{attack, fights};
use crate::kit::*;

fn seen(t: &Table, who: &Audience) -> String {
    serde_json::to_string(&Atlantida::view(&t.state, who)).expect("a view")
}

/// Everybody but one.
fn others(but: atlantida::ids::Faction) -> Vec<Audience> {
    let seats = ALL.iter().filter(|of| **of != but).map(|of| Audience::Seat(of.seat()));
    seats.chain([Audience::Public, Audience::Control]).collect()
}

fn same_for_others(one: &Table, two: &Table, but: atlantida::ids::Faction) {
    for who in others(but) {
        assert_eq!(seen(one, &who), seen(two, &who), "{who:?}");
    }
}

/// N-11: swap a sealed value for another, and every other view is byte for byte the same.
pub fn swaps(games: u64) {
    for seed in 0..games * 4 {
        let mut dice = Seeded(seed, 0);
        let mut t = Table::basic(3);
        t.event(Card::Tribute, 3);
        ALL[..3].iter().for_each(|of| t.set(*of, Stock::Gold, 9));
        t.phase(Stage::Improvement, Atlas);
        let offered = |gold: u32| {
            let mut t = t.clone();
            while t.own(Atlas).phase.step < atlantida::world::Step::Reaction {
                t.steward();
            }
            t.ok(Atlas, ReactionCommand::Offer { gold });
            t.ok(Atlas, DraftCommand::FinishImprovement);
            t
        };
        let (one, two) = (dice.below(10) as u32, dice.below(10) as u32);
        same_for_others(&offered(one), &offered(two), Atlas);
        let mut t = Table::basic(3);
        t.slain("C2");
        t.put(Atlas, Place::Home, 4, 0);
        t.around(Atlas, at("B2"), 3 + dice.below(3) as u32, 1);
        t.put(Ampheres, at("C2"), 6, 0);
        t.phase(Stage::Movement, Atlas);
        let attacked = |arms: u32, dead: u32| {
            let mut t = t.clone();
            t.ok(Atlas, attack("B2", 3, "C2", arms, dead));
            t
        };
        let one = attacked(dice.below(4) as u32, dice.below(2) as u32);
        let two = attacked(dice.below(4) as u32, dice.below(2) as u32);
        assert!(one.state.awaits(Ampheres) && two.state.awaits(Ampheres));
        same_for_others(&one, &two, Atlas);
    }
}

#[test]
fn n3_an_offer_is_seen_when_all_are_in() {
    let mut t = Table::basic(2);
    crate::examples::tribute(&mut t, 3, &[5]);
    assert!(!seen(&t, &Audience::Public).contains("\"offers\":{"));
    let own = seen(&t, &Audience::Seat(Atlas.seat()));
    assert!(own.contains("\"offer\":5"), "{own}");
    // N-10: the gold is shown with it still in.
    assert_eq!(t.state.world().player(Atlas).stock(Stock::Gold), 7);
}

#[test]
fn n1_a_commitment_is_its_makers() {
    let mut t = Table::basic(2);
    t.slain("C2");
    t.put(Atlas, Place::Home, 4, 0);
    t.around(Atlas, at("B2"), 3, 1);
    t.put(Ampheres, at("C2"), 6, 0);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, attack("B2", 3, "C2", 3, 1));
    assert!(
        seen(&t, &Audience::Seat(Atlas.seat()))
            .contains("\"locked\":{\"fight\":{\"arms\":3,\"sacrifices\":1}}")
    );
    for who in others(Atlas) {
        assert!(!seen(&t, &who).contains("\"sacrifices\":1}"), "{who:?}");
    }
    // U-7: stocks and units are those before the attack.
    assert_eq!(t.state.world().player(Atlas).stock(Stock::Arms), 6);
    assert_eq!(t.state.world().player(Atlas).units(at("B2")).pops, 3);
    t.ok(Ampheres, fights(1, 0, 0));
    assert!(seen(&t, &Audience::Public).contains("\"spent\":{\"arms\":3,\"sacrifices\":1}"));
}

#[test]
fn e22_strategy_shows_the_attackers_commitment() {
    let mut t = Table::advanced(2);
    t.slain("C2");
    t.put(Atlas, Place::Home, 4, 0);
    t.around(Atlas, at("B2"), 3, 1);
    t.put(Ampheres, at("C2"), 6, 0);
    t.learn(Ampheres, atlantida::ids::Advance::Strategy);
    t.phase(Stage::Movement, Atlas);
    t.ok(Atlas, attack("B2", 3, "C2", 3, 1));
    assert!(seen(&t, &Audience::Seat(Ampheres.seat())).contains("\"seen\":{\"fight\":{\"arms\":3"));
    assert!(!seen(&t, &Audience::Control).contains("\"sacrifices\":1}"));
}

#[test]
fn e25_at_once_neither_sees_the_other() {
    let mut t = Table::basic_with(2, |settings| {
        settings.battle = atlantida::settings::BattleGoes::AtOnce;
    });
    t.slain("C2");
    t.put(Atlas, Place::Home, 4, 0);
    t.around(Atlas, at("B2"), 3, 1);
    t.put(Ampheres, at("C2"), 6, 0);
    t.phase(Stage::Movement, Atlas);
    t.ok(
        Atlas,
        crate::kit::command(serde_json::json!({
            "do": "attack", "order": { "from": "B2", "pops": 3, "to": { "place": "C2" } }
        })),
    );
    assert!(t.state.awaits(Atlas) && t.state.awaits(Ampheres));
    t.ok(Ampheres, fights(1, 1, 0));
    assert!(t.state.awaits(Atlas) && !t.state.awaits(Ampheres));
    assert!(!seen(&t, &Audience::Seat(Atlas.seat())).contains("\"arms\":1,"));
    let commitment = Commitment { arms: 4, sacrifices: 0 };
    t.ok(Atlas, BattleCommand::Commit { battle: 1, commitment, seal: None });
    assert!(t.state.world().player(Atlas).holds(at("C2")));
}

#[test]
fn n13_a_record_shows_sealed_values_by_what_revealed_them() {
    let mut t = Table::basic(2);
    crate::examples::tribute(&mut t, 3, &[5, 2]);
    let told: Vec<Told<atlantida::event::Event>> = t
        .journal
        .iter()
        .enumerate()
        .map(|(at, event)| Told { entry: at as u64, at: t.now, events: vec![event.clone()] })
        .collect();
    let secrets = Atlantida::secrets(&told);
    let word = |at: usize| serde_json::to_value(&t.journal[at]).expect("JSON")["event"].clone();
    let hidden: Vec<_> = secrets.iter().map(|secret| word(secret.entry as usize)).collect();
    let drafts = t.journal.iter().filter(|event| {
        let word = serde_json::to_value(event).expect("JSON")["event"].clone();
        word == "drafted" || word == "undone" || word == "offered"
    });
    assert_eq!(hidden.iter().filter(|word| **word != "acted").count(), drafts.count());
    for secret in &secrets {
        match word(secret.entry as usize).as_str() {
            Some("offered") => assert!(secret.opened.is_some() && secret.shown.is_some()),
            _ => assert!(secret.shown.is_none()),
        }
    }
}

#[test]
fn n7_only_who_has_locked_is_public() {
    let mut t = Table::basic_with(2, |settings| {
        settings.improvement = atlantida::settings::ImprovementGoes::Together;
    });
    t.phase(Stage::Improvement, Atlas);
    t.finish(Atlas);
    let view = crate::examples::public(&t);
    assert_eq!(view["asked"]["done"], serde_json::json!(["atlas"]));
    assert_eq!(t.state.world().player(Atlas).on_island(), 4);
    t.ok(Atlas, DraftCommand::Reopen);
    assert!(t.state.awaits(Atlas));
    t.finish(Atlas);
    t.finish(Ampheres);
    assert_eq!(t.state.world().player(Atlas).on_island(), 6);
}

/// N-15: after the setup there is no chance, whatever is played.
#[test]
fn n15_nothing_is_drawn_after_the_setup() {
    for players in 2..=5 {
        let mut t = Table::advanced(players);
        t.chance = game::Scripted::new([]);
        while t.state.stage() != Stage::Over {
            t.steward();
        }
        assert_eq!(game::Chance::drawn(&t.chance), 0, "{players} players");
    }
}

/// O-4, N-6: what a player tries out is nobody else's business.
#[test]
fn o4_the_board_never_shows_a_draft() {
    let mut t = Table::basic(3);
    t.put(Atlas, Place::Home, 6, 1);
    let before = t.clone();
    t.ok(Atlas, command(serde_json::json!({ "do": "move", "from": "home", "pops": 4, "to": { "place": "B3" }, "how": "enter" })));
    same_for_others(&before, &t, Atlas);
    assert_ne!(
        seen(&before, &Audience::Seat(Atlas.seat())),
        seen(&t, &Audience::Seat(Atlas.seat()))
    );
}
