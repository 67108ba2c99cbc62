//! What is hidden, from whom, until when (section 21).

use atlantida::Atlantida;
use atlantida::command::{BattleCommand, Commitment, DraftCommand, ReactionCommand};
use atlantida::ids::{Card, Place, Stock};
use atlantida::table::Stage;
use game::{Audience, Game, Record, Told};

use crate::examples::{attack, fights};
use crate::kit::*;

pub fn seen(t: &Table, who: &Audience) -> String {
    serde_json::to_string(&Atlantida::view(&t.state, who)).expect("a view")
}

/// Everybody but one: the seats, those that do not play too, the board with all onlookers, and Control.
pub fn others(but: atlantida::ids::Faction) -> Vec<Audience> {
    let seats = ALL.iter().filter(|of| **of != but).map(|of| Audience::Seat(of.seat()));
    seats.chain([Audience::Public, Audience::Control]).collect()
}

fn same_for_others(one: &Table, two: &Table, but: atlantida::ids::Faction) {
    crate::twins::are_alike(one, two, but, "once");
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
fn n3_n10_an_offer_is_seen_when_all_are_in() {
    let mut t = Table::basic(2);
    crate::examples::tribute(&mut t, 3, &[5]);
    assert!(!seen(&t, &Audience::Public).contains("\"offers\":{"));
    let own = seen(&t, &Audience::Seat(Atlas.seat()));
    assert!(own.contains("\"offer\":5"), "{own}");
    // N-10: the gold is shown with it still in.
    assert_eq!(t.state.world().player(Atlas).stock(Stock::Gold), 7);
}

#[test]
fn n1_u7_a_commitment_is_its_makers() {
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
fn e25_w6_at_once_neither_sees_the_other() {
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
    assert_eq!(t.refused(Atlas, DraftCommand::Reopen), "T-14");
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

/// O-4, N-6, N-10: what a player tries out, or that he does, is nobody else's business.
#[test]
fn n5_n6_n10_o4_the_board_never_shows_a_draft() {
    let mut t = Table::basic(3);
    t.put(Atlas, Place::Home, 6, 1);
    let go =
        serde_json::json!({ "do": "move", "from": "home", "pops": 4, "to": { "place": "B3" } });
    tries_out(&t, command(go));
    let mut t = Table::basic_with(3, |settings| {
        settings.improvement = atlantida::settings::ImprovementGoes::Together;
    });
    t.phase(Stage::Improvement, Atlas);
    tries_out(&t, command(serde_json::json!({ "do": "place", "at": [] })));
}

fn tries_out(before: &Table, what: atlantida::command::Command) {
    use crate::twins::as_it_stands;
    let mut t = before.clone();
    t.ok(Atlas, what);
    for (one, two) in as_it_stands(before, Atlas).iter().zip(as_it_stands(&t, Atlas)) {
        assert_eq!(*one, two);
    }
    let own = Audience::Seat(Atlas.seat());
    assert_ne!(seen(before, &own), seen(&t, &own));
}

/// N-2: so with the defender's answer, where the attacker is asked at the same time.
#[test]
fn n2_an_answer_is_its_makers_until_both_are_in() {
    let declared = || {
        let mut t = Table::basic_with(3, |settings| {
            settings.battle = atlantida::settings::BattleGoes::AtOnce;
        });
        t.slain("C2");
        t.around(Atlas, at("B2"), 3, 1);
        t.put(Ampheres, at("C2"), 6, 0);
        t.phase(Stage::Movement, Atlas);
        let order = serde_json::json!({ "from": "B2", "pops": 3, "to": { "place": "C2" } });
        t.ok(Atlas, command(serde_json::json!({ "do": "attack", "order": order })));
        t
    };
    let answered = |arms: u32, sacrifices: u32| {
        let mut t = declared();
        t.ok(Ampheres, fights(1, arms, sacrifices));
        t
    };
    let retreats = {
        let mut t = declared();
        t.ok(Ampheres, crate::examples::retreats(1));
        t
    };
    same_for_others(&answered(0, 0), &answered(6, 2), Ampheres);
    same_for_others(&answered(0, 0), &retreats, Ampheres);
    // The attacker's in the same way.
    let commits = |arms: u32| {
        let mut t = declared();
        let commitment = Commitment { arms, sacrifices: 0 };
        t.ok(Atlas, BattleCommand::Commit { battle: 1, commitment, seal: None });
        t
    };
    same_for_others(&commits(0), &commits(4), Atlas);
}

/// N-4, N-10: so with bids, whatever gold they hold back.
#[test]
fn n4_a_bid_is_seen_when_all_are_in() {
    let bid = |gold: u32| {
        let mut t = Table::advanced(3);
        t.event(Card::LostFleet, 4);
        ALL[..3].iter().for_each(|of| t.set(*of, Stock::Gold, 9));
        t.phase(Stage::Improvement, Atlas);
        while t.own(Atlas).phase.step < atlantida::world::Step::Reaction {
            t.steward();
        }
        t.ok(Atlas, ReactionCommand::Offer { gold });
        t.ok(Atlas, DraftCommand::FinishImprovement);
        t
    };
    let (one, two) = (bid(0), bid(9));
    same_for_others(&one, &two, Atlas);
    assert_eq!(two.state.world().player(Atlas).stock(Stock::Gold), 9);
    assert!(seen(&one, &Audience::Seat(Atlas.seat())).contains("\"offer\":0"));
}

/// N-8: it is another until its maker has finished; where all play at once, until all are in.
#[test]
fn n8_an_offer_may_be_changed_until_it_is_in() {
    for together in [false, true] {
        let mut t = Table::basic_with(2, |settings| {
            if together {
                settings.improvement = atlantida::settings::ImprovementGoes::Together;
            }
        });
        t.event(Card::Tribute, 3);
        t.set(Atlas, Stock::Gold, 7);
        t.phase(Stage::Improvement, Atlas);
        while t.own(Atlas).phase.step < atlantida::world::Step::Reaction {
            t.steward_once(Atlas);
        }
        t.ok(Atlas, ReactionCommand::Offer { gold: 7 });
        t.ok(Atlas, ReactionCommand::Offer { gold: 0 });
        t.ok(Atlas, DraftCommand::FinishImprovement);
        if together {
            t.ok(Atlas, DraftCommand::Reopen);
            // What went on to the end of the phase is taken back first.
            t.ok(Atlas, DraftCommand::Undo);
            t.ok(Atlas, ReactionCommand::Offer { gold: 5 });
            t.ok(Atlas, DraftCommand::FinishImprovement);
        } else {
            assert!(t.does(Atlas, ReactionCommand::Offer { gold: 5 }).is_err());
        }
        t.finish(Ampheres);
        let shown = crate::examples::public(&t)["offers"]["offers"].clone();
        let own = shown.as_array().expect("offers").iter().find(|of| of["faction"] == "atlas");
        assert_eq!(own.expect("an offer")["gold"], if together { 5 } else { 0 });
    }
}

/// N-9: Control makes a draft anew in the place of a seat; what the seat tried out is told by no refusal.
#[test]
fn n9_whoever_acts_for_a_seat_does_not_read_its_draft() {
    let built = |kind: &str| {
        let mut t = Table::basic(2);
        t.phase(Stage::Improvement, Atlas);
        let all = serde_json::json!([{ "square": { "column": 3, "row": 3 }, "pops": 4 }]);
        t.ok(Atlas, command(serde_json::json!({ "do": "place", "at": all })));
        let at = serde_json::json!({ "column": 1, "row": 1 });
        t.ok(Atlas, command(serde_json::json!({ "do": "build", "kind": kind, "at": at })));
        t
    };
    let (mut one, two) = (built("farm"), built("academy"));
    same_for_others(&one, &two, Atlas);
    let control = game::Actor::Control { for_seat: Some(Atlas.seat()) };
    let place = || command(serde_json::json!({ "do": "place", "at": [] }));
    one.acts(&control, place()).expect("it begins anew");
    assert_eq!(one.own(Atlas).city.buildings.len(), 1);
    // What it tries out itself it may go on with.
    one.acts(&control, DraftCommand::NextStep { to: None }).expect("on");
    assert!(one.own(Atlas).phase.placed);
    one.acts(&control, DraftCommand::Undo).expect("back");
    assert_eq!(one.own(Atlas).phase.step, atlantida::world::Step::Production);
}

/// N-14: whoever goes back to a sealed state says whether choices stay.
#[test]
fn n14_sealed_choices_stay_or_are_made_anew() {
    for anew in [false, true] {
        let mut t = Table::basic(2);
        crate::examples::tribute(&mut t, 3, &[5]);
        assert!(Atlantida::sealed(&t.state));
        let past = t.clone();
        t.finish(Ampheres);
        assert!(!Atlantida::sealed(&t.state));
        let mut back = past;
        for event in Atlantida::taken_back(&back.state, &t.state, anew, t.now) {
            back.happens(event);
        }
        assert_eq!(Atlantida::sealed(&back.state), !anew);
        back.finish(Ampheres);
        let shown = crate::examples::public(&back)["offers"]["offers"].clone();
        let gold = shown.as_array().expect("offers").iter().find(|of| of["faction"] == "atlas");
        assert_eq!(gold.expect("an offer")["gold"], if anew { 0 } else { 5 });
    }
}
