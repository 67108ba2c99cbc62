//! Of turns, the Compass and drafts.

use super::*;
use crate::examples::public;
use atlantida::Atlantida;
use atlantida::command::{Command, ControlCommand, Correction, DraftCommand};
use atlantida::ids::{Advance, Kind, Stock};
use atlantida::settings::Switch;
use game::{Audience, Game};

#[test]
fn t2_the_order_of_a_phase_is_fixed_when_it_begins() {
    let mut t = Table::basic(3);
    t.finish(Atlas);
    let what = Correction::Compass { holder: Mneseus, clockwise: false };
    t.control(ControlCommand::Correct { what, reason: "It lay wrongly".into() }).expect("it may");
    // The movement phase goes on as it began.
    assert_eq!(t.state.awaited().collect::<Vec<_>>(), [Ampheres]);
    t.finish(Ampheres);
    assert_eq!(t.state.awaited().collect::<Vec<_>>(), [Mneseus]);
    t.finish(Mneseus);
    // The improvement phase is in the new one.
    for faction in [Mneseus, Ampheres, Atlas] {
        assert_eq!(t.state.stage(), Stage::Improvement);
        assert_eq!(t.state.awaited().collect::<Vec<_>>(), [faction]);
        t.finish(faction);
    }
}

#[test]
fn t5_a_player_does_all_steps_before_the_next_begins() {
    let mut t = Table::basic(2);
    t.phase(Stage::Improvement, Atlas);
    let mut steps = std::collections::BTreeSet::new();
    while t.state.awaits(Atlas) {
        assert_eq!(t.state.awaited().collect::<Vec<_>>(), [Atlas]);
        assert_eq!(t.refused(Ampheres, crate::improving::nobody()), "not_yours");
        steps.insert(t.own(Atlas).phase.step);
        t.steward();
    }
    assert_eq!(steps.last(), Some(&Step::Shipping));
    assert_eq!(t.state.awaited().collect::<Vec<_>>(), [Ampheres]);
    assert!(!t.own(Ampheres).phase.placed);
}

/// Where each command that goes on leads to, and whether the phase may be finished.
fn asks(t: &Table) -> (Step, Option<Step>, bool) {
    let view = Atlantida::view(&t.state, &Audience::Seat(Atlas.seat()));
    let draft = serde_json::to_value(view).expect("JSON")["draft"]["step"].clone();
    let all = atlantida::legal::commands(&t.state, Atlas);
    let to = all.iter().find_map(|command| match command {
        Command::Draft(DraftCommand::NextStep { to }) => *to,
        _ => None,
    });
    let finishes = all.contains(&DraftCommand::FinishImprovement.into());
    (serde_json::from_value(draft).expect("a step"), to, finishes)
}

#[test]
fn t7_a_step_in_which_nothing_can_be_decided_is_passed() {
    let mut t = Table::basic(2);
    t.put(Atlas, Place::Home, 4, 1);
    t.stocks(Atlas, [0, 0, 0, 0, 0]);
    t.phase(Stage::Improvement, Atlas);
    // No creature, nothing to learn or to make, no ship.
    assert_eq!(asks(&t), (Step::Production, None, false));
    let square = json!({ "column": 3, "row": 3 });
    t.ok(Atlas, say(json!({ "do": "place", "at": [{ "square": square, "pops": 4 }] })));
    assert_eq!(asks(&t), (Step::Production, Some(Step::Building), true));
    t.ok(Atlas, DraftCommand::NextStep { to: Some(Step::Building) });
    assert_eq!(asks(&t), (Step::Building, Some(Step::Feeding), true));
    // Twice is once.
    assert_eq!(t.refused(Atlas, DraftCommand::NextStep { to: Some(Step::Building) }), "T-1");
    t.ok(Atlas, DraftCommand::NextStep { to: Some(Step::Feeding) });
    assert_eq!(asks(&t), (Step::Feeding, None, true));
    // It is taken back as one choice.
    t.ok(Atlas, DraftCommand::Undo);
    assert_eq!(asks(&t).0, Step::Building);
    t.learn(Atlas, Advance::Astronomy);
    t.counts(Atlas, 1, 0, 0);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, crate::improving::nobody());
    assert_eq!(asks(&t), (Step::Production, Some(Step::Feeding), true));
    t.ok(Atlas, DraftCommand::NextStep { to: Some(Step::Feeding) });
    assert_eq!(asks(&t), (Step::Feeding, Some(Step::Shipping), true));
}

#[test]
fn t7_what_happens_of_itself_is_not_passed() {
    let mut t = Table::basic(2);
    t.put(Atlas, Place::Home, 30, 1);
    t.stocks(Atlas, [0, 0, 0, 0, 0]);
    t.phase(Stage::Improvement, Atlas);
    t.ok(Atlas, crate::improving::nobody());
    // The hungry die, and nobody has a choice.
    assert_eq!(asks(&t), (Step::Production, Some(Step::Feeding), true));
}

#[test]
fn t12_a_finished_phase_is_final_and_public_at_once() {
    let mut t = Table::basic_with(2, |settings| settings.extra_leader = Switch::On);
    let there =
        |t: &Table| ["A1", "B2"].map(|name| t.state.world().player(Atlas).units(at(name)).pops);
    t.ok(Atlas, go("home", 2, "A1", json!({})));
    t.ok(Atlas, go("home", 1, "B2", json!({})));
    assert_eq!(there(&t), [0, 0]);
    t.ok(Atlas, DraftCommand::FinishMovement);
    assert_eq!(there(&t), [2, 1]);
    assert_eq!(t.refused(Atlas, DraftCommand::Undo), "not_yours");
}

/// Offers are paid, rewards and punishments dealt out before the Seaquake is asked for.
#[test]
fn t18_a_tribute_is_paid_before_the_seaquake() {
    let mut t = Table::advanced(3);
    t.set(Atlas, Stock::Gold, 8);
    let knowledge = t.stock(Atlas, Stock::Knowledge);
    crate::examples::tribute(&mut t, 3, &[7, 3, 0]);
    assert_eq!((t.state.stage(), t.stock(Atlas, Stock::Gold)), (Stage::Sinking, 1));
    assert_eq!(t.stock(Atlas, Stock::Knowledge), knowledge + 4);
    assert_eq!(t.own(Mneseus).count(Kind::Housing), 0);
    // One gold is left: not enough for a temple.
    assert!(t.does(Atlas, say(json!({ "do": "sink", "hex": "A1" }))).is_err());
    t.ok(Atlas, say(json!({ "do": "sink", "hex": "A3" })));
    t.ok(Atlas, say(json!({ "do": "sink", "hex": "B1" })));
    assert_eq!(t.state.world().turn(), 4);
}

#[test]
fn t19_poseidon_may_name_himself_and_hears_zeus_first() {
    let mut t = Table::advanced(2);
    t.event(Card::Epidemic, 4);
    t.slain("C3");
    t.put(Atlas, at("A1"), 0, 1);
    t.put(Ampheres, at("C3"), 0, 1);
    t.phase(Stage::Movement, Atlas);
    both(&mut t);
    t.ok(Ampheres, say(json!({ "do": "use_zeus", "favour": "stop" })));
    assert_eq!(t.state.stage(), Stage::Compass);
    assert_eq!(public(&t)["board"]["track"][3]["stopped"], json!(true));
    let before = t.state.world().order();
    // All as it is: himself, in the same direction.
    t.ok(Atlas, say(json!({ "do": "set_compass", "holder": "atlas", "clockwise": true })));
    assert_eq!((t.state.stage(), t.state.world().order()), (Stage::Improvement, before));
}
