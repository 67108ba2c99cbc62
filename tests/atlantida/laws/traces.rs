//! What leaves no trace, what nobody sees, and what follows from the journal, in every game.

use super::*;
use game::Record;

/// What all others see.
fn views(t: &Table, but: Faction) -> Vec<String> {
    let all = ALL.iter().filter(|of| **of != but).map(|of| Audience::Seat(of.seat()));
    let all = all.chain([Audience::Public, Audience::Control]);
    all.map(|who| serde_json::to_string(&Atlantida::view(&t.state, &who)).expect("a view"))
        .collect()
}

fn draft(t: &Table, of: Faction) -> Vec<u8> {
    borsh::to_vec(&t.state.own_world(of)).expect("writes")
}

/// Whether this is one of the commands that are looked at, and went into a draft alone.
fn is_drafted(of: &Moment<'_>) -> bool {
    let (before, after) = (of.before, of.after);
    of.is_each(5)
        && before.state.awaits(of.by)
        && after.state.awaits(of.by)
        && before.state.stage() == after.state.stage()
        && after.state.world().turn() == before.state.world().turn()
        && after
            .journal
            .last()
            .is_some_and(|last| serde_json::to_value(last).expect("JSON")["event"] == "drafted")
}

pub fn l14(of: &Moment<'_>) {
    if is_drafted(of) {
        let (seed, all) = (of.seed, views(of.before, of.by));
        assert_eq!(all, views(of.after, of.by), "L-14, seed {seed}");
        let mut reset = of.after.clone();
        reset.ok(of.by, DraftCommand::Reset);
        let public = borsh::to_vec(reset.state.world()).expect("writes");
        assert_eq!(draft(&reset, of.by), public, "L-14, seed {seed}");
        assert_eq!(all, views(&reset, of.by), "L-14, seed {seed}");
    }
}

#[test]
fn l14_a_reset_leaves_no_trace() {
    hold(&[Of(l14)]);
}

pub fn l21(of: &Moment<'_>) {
    if is_drafted(of) {
        let mut undone = of.after.clone();
        undone.ok(of.by, DraftCommand::Undo);
        assert_eq!(draft(&undone, of.by), draft(of.before, of.by), "L-21, seed {}", of.seed);
        assert_eq!(views(&undone, of.by), views(of.before, of.by), "L-21, seed {}", of.seed);
    }
}

#[test]
fn l21_an_undo_gives_back_the_draft_before() {
    hold(&[Of(l21)]);
}

#[test]
fn l15_n11_w5_what_is_sealed_is_seen_by_nobody_else() {
    crate::secrecy::swaps(walk::games());
    hold(&[Own(crate::twins::in_a_game)]);
}

pub fn l16(t: &Table, seed: u64) {
    let mut again = t.start.clone();
    for event in &t.journal {
        let json = serde_json::to_string(event).expect("serializes");
        Atlantida::apply(&mut again, &serde_json::from_str(&json).expect("reads"));
    }
    let bytes = |state| Atlantida::keep(state).expect("kept");
    assert!(bytes(&again) == bytes(&t.state), "L-16, seed {seed}");
    let back = Atlantida::restore(&t.start, &bytes(&t.state)).expect("it was kept");
    assert!(bytes(&back) == bytes(&t.state), "kept, seed {seed}");
}

#[test]
fn l16_the_same_journal_gives_the_same_state() {
    hold(&[End(l16)]);
}

#[test]
fn l16_chance_is_drawn_by_the_first_command_alone() {
    for (advanced, printed, draws) in
        [(false, false, 19), (true, false, 29), (false, true, 1), (true, true, 10)]
    {
        let mut t = Table::open(|settings| {
            settings.game = if advanced { Version::Advanced } else { Version::Basic };
            settings.island = if printed { Laid::Printed } else { Laid::Shuffled };
        });
        t.begin(3);
        assert_eq!(game::Chance::drawn(&t.chance), draws);
        t.until_turn(3);
        assert_eq!(game::Chance::drawn(&t.chance), draws);
    }
}
