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

/// Plays, and looks at every fifth command that went into a draft alone: before it and after it.
fn drafted(mut look: impl FnMut(&Table, &Table, Faction, u64)) {
    each(|players, advanced, seed| {
        let mut looked = 0;
        play(players, advanced, seed, |before, after, faction| {
            looked += 1;
            let same_step = before.state.awaits(faction)
                && after.state.awaits(faction)
                && before.state.stage() == after.state.stage()
                && after.state.world().turn() == before.state.world().turn();
            let last = after.journal.last().map(|event| serde_json::to_value(event).expect("JSON"));
            if looked % 5 == 0 && same_step && last.is_some_and(|last| last["event"] == "drafted") {
                look(before, after, faction, seed);
            }
        });
    });
}

#[test]
fn l14_a_reset_leaves_no_trace() {
    drafted(|before, after, faction, seed| {
        assert_eq!(views(before, faction), views(after, faction), "L-14, seed {seed}");
        let mut reset = after.clone();
        reset.ok(faction, DraftCommand::Reset);
        let public = borsh::to_vec(reset.state.world()).expect("writes");
        assert_eq!(draft(&reset, faction), public, "L-14, seed {seed}");
        assert_eq!(views(before, faction), views(&reset, faction), "L-14, seed {seed}");
    });
}

#[test]
fn l21_an_undo_gives_back_the_draft_before() {
    drafted(|before, after, faction, seed| {
        let mut undone = after.clone();
        undone.ok(faction, DraftCommand::Undo);
        assert_eq!(draft(&undone, faction), draft(before, faction), "L-21, seed {seed}");
        assert_eq!(views(&undone, faction), views(before, faction), "L-21, seed {seed}");
    });
}

#[test]
fn l15_n11_w5_what_is_sealed_is_seen_by_nobody_else() {
    crate::secrecy::swaps(games());
    each(crate::twins::in_a_game);
}

#[test]
fn l16_the_same_journal_gives_the_same_state() {
    each(|players, advanced, seed| {
        let t = play(players, advanced, seed, |_, _, _| {});
        let mut again = t.start.clone();
        for event in &t.journal {
            let json = serde_json::to_string(event).expect("serializes");
            Atlantida::apply(&mut again, &serde_json::from_str(&json).expect("reads"));
        }
        let bytes = |state| Atlantida::keep(state).expect("kept");
        assert!(bytes(&again) == bytes(&t.state), "L-16, seed {seed}");
        let back = Atlantida::restore(&t.start, &bytes(&t.state)).expect("it was kept");
        assert!(bytes(&back) == bytes(&t.state), "kept, seed {seed}");
    });
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
