//! Every change of a figure with its cause, for ever after (I-9).

use council::command::{
    BattleCommand, Command, EventsCommand, FigureName, FiguresCommand, Pick, StreetsCommand,
};
use council::content::Counter;
use council::view::FigureChange;

use crate::kit::{Play, control, explained, faction, seat, value};
use crate::street_kit::{RECRUIT, all_alike};

/// The changes of figures, the oldest first.
fn changes(play: &Play) -> Vec<FigureChange> {
    play.at_desk().changes.values().cloned().collect()
}

fn edit(play: &mut Play, figure: FigureName, to: u32, reason: &str) {
    play.control(FiguresCommand::Edit { figure, to, reason: reason.into() });
}

fn arete(id: &str) -> FigureName {
    FigureName::Faction { faction: faction(id), counter: Counter::Arete }
}

#[test]
fn i9_a_figure_says_what_changed_it_and_when() {
    let mut play = Play::begun();
    assert_eq!(changes(&play), [], "nothing has changed yet");
    edit(&mut play, FigureName::Wrath, 12, "the gods stir");
    edit(&mut play, arete("medes"), 9, "a bequest");
    let now = play.now.0;
    let to = faction("medes");
    play.seat("oligarchs", FiguresCommand::Give { to, what: Counter::Talents, amount: 4 });
    let rows = changes(&play);
    assert_eq!(rows.len(), 4);
    assert_eq!(rows[0].figure, FigureName::Wrath);
    assert_eq!((rows[0].from, rows[0].to), (0, 12));
    assert_eq!(rows[0].cause, "Control: the gods stir");
    assert_eq!(rows[0].when, "Act 1, cycle 1");
    assert_eq!(rows[1].at, now);
    let talents = |id| FigureName::Faction { faction: faction(id), counter: Counter::Talents };
    let told = |id, from, cause: &str| {
        rows[2..]
            .iter()
            .any(|row| row.figure == talents(id) && row.from == from && row.cause == cause)
    };
    assert!(told("oligarchs", 9, "given to the Medes"), "{rows:?}");
    assert!(told("medes", 0, "given by the Oligarchs"), "{rows:?}");
}

#[test]
fn i9_what_a_card_did_is_put_down_to_the_card() {
    let card = "[[cards]]\nid = \"a1\"\ndeck = \"a\"\nact = 1\ntitle = \"A quake\"\n\
                text = \"Shall it be?\"\n[[cards.options]]\nlabel = \"Yes\"\n\
                effects = [{ do = \"wrath\", by = 5 }, { do = \"stasis\", by = 2 }]\n";
    let mut play = Play::of(crate::kit::with_card(crate::kit::draft(), card));
    play.next();
    play.until("choose_events");
    let cards = vec![crate::kit::card("a1")];
    let cycle = play.cycle();
    play.seat("oligarchs", EventsCommand::ActivateEvents { cycle, cards });
    play.open_vote();
    for id in ["oligarchs", "aristocrats"] {
        play.vote(id, Pick::Yes);
    }
    play.until("check");
    let rows = changes(&play).into_iter();
    let causes: Vec<_> = rows.map(|row| (row.figure, row.cause)).collect();
    assert!(causes.contains(&(FigureName::Wrath, "A quake".into())), "{causes:?}");
    assert!(causes.contains(&(FigureName::Stasis, "A quake".into())), "{causes:?}");
}

#[test]
fn i9_the_word_of_control_stays_among_the_parts_however_much_happens_later() {
    let mut play = Play::begun();
    edit(&mut play, arete("medes"), 9, "a bequest");
    for number in 0..40 {
        edit(&mut play, FigureName::Wrath, number, &format!("whim {number}"));
    }
    let figure = play.faction("medes").arete.clone();
    assert!(explained(&figure).contains("Control: a bequest 6"), "{}", explained(&figure));
    let wrath = play.council().wrath.clone();
    assert_eq!(value(&wrath), 39, "the parts still add up");
    assert!(wrath.parts.len() <= 10, "they stay few: {wrath:?}");
    assert!(explained(&wrath).contains("Control: whim 39 1"), "{}", explained(&wrath));
    assert!(explained(&wrath).contains("Control: earlier changes"), "{}", explained(&wrath));
}

#[test]
fn i9_gains_of_play_are_added_up_and_the_word_of_control_is_not() {
    let mut play = Play::begun();
    let horses = FigureName::Faction { faction: faction("medes"), counter: Counter::Horses };
    edit(&mut play, horses, 50, "a stable burned, and was rebuilt");
    for round in 0..12 {
        let ids = ["amazons", "aristocrats", "monarchists", "oligarchs"];
        let id = ids[round % ids.len()];
        let to = faction(id);
        play.seat("medes", FiguresCommand::Give { to, what: Counter::Horses, amount: 2 });
        let to = faction("medes");
        play.seat(id, FiguresCommand::Give { to, what: Counter::Horses, amount: 1 });
    }
    let figure = play.faction("medes").horses.clone();
    assert_eq!(value(&figure), 38);
    let word = "Control: a stable burned, and was rebuilt 45";
    assert!(explained(&figure).contains(word), "{}", explained(&figure));
    let parts = figure.parts.len();
    assert!(parts <= 9, "eight of play beside it: {}", explained(&figure));
}

#[test]
fn i9_what_is_taken_back_leaves_no_change_behind() {
    let mut play = Play::deploying(all_alike(RECRUIT), "medes");
    play.put("medes", Some("stadium"), 1, 0);
    play.put("amazons", Some("stadium"), 1, 0);
    play.set("amazons", Counter::Tyche, 1);
    play.end_deployment();
    play.next();
    assert_eq!(play.step(), "tyche");
    let step = play.step_number();
    play.seat("amazons", BattleCommand::SpendTyche { step, dice: 1, seal: None });
    let paid = changes(&play).pop().expect("a change");
    assert_eq!((paid.from, paid.cause.to_string()), (1, "spent on battle rolls".to_owned()));
    assert_eq!(play.step(), "battle_dice");
    let units = Command::Streets(StreetsCommand::CorrectUnits {
        faction: faction("medes"),
        objective: Some(crate::street_kit::objective("stadium")),
        mobs: 2,
        military: 0,
        reason: "miscounted".into(),
    });
    let past = play.clone();
    play.control(units);
    let back = changes(&play).pop().expect("a change");
    assert_eq!((back.from, back.to), (0, 1), "it is paid back");
    play.back_to(&past);
    assert_eq!(changes(&play), changes(&past));
    assert_eq!(play.figure("amazons", "tyche"), 0);
}

#[test]
fn three_hundred_changes_are_kept() {
    let mut play = Play::begun();
    for number in 1..=310 {
        edit(&mut play, FigureName::Wrath, number, "on and on");
    }
    let rows = changes(&play);
    assert_eq!(rows.len(), 300);
    assert_eq!(rows[0].from, 10);
    assert_eq!(rows[299].to, 310);
}

#[test]
fn n4_a_reserve_set_by_control_says_why() {
    let mut play = Play::deploying(all_alike(RECRUIT), "medes");
    play.put("medes", None, 9, 0);
    let mobs = play.camp("medes").mobs.clone();
    assert!(explained(&mobs).contains("Control: a test"), "{}", explained(&mobs));
}

#[test]
fn a_counter_is_called_otherwise_or_left_out_and_counts_as_ever() {
    let mut play = Play::begun();
    let call = |counter, name: &str, shown| FiguresCommand::NameCounter {
        counter,
        name: name.into(),
        shown,
    };
    let talents = Counter::Talents;
    assert_eq!(play.refused(&seat("medes"), call(talents, "Drachmas", true)), "control_only");
    assert_eq!(play.refused(&control(), call(Counter::Arete, "", false)), "not_offered");
    assert_eq!(play.refused(&control(), call(talents, &"D".repeat(25), true)), "bad_text");
    assert_eq!(play.refused(&control(), call(talents, " ", true)), "already_so");

    let figure = FigureName::Faction { faction: faction("medes"), counter: talents };
    edit(&mut play, figure.clone(), 12_345, "a loan");
    play.control(call(talents, "Drachmas", true));
    assert!(
        play.log().ends_with("Control calls Talents “Drachmas” from now on."),
        "{}",
        play.log()
    );
    let rows = &play.council().counters;
    assert_eq!(
        (rows[0].counter, rows[0].name.as_str(), rows[0].left_out),
        (talents, "Drachmas", false)
    );
    edit(&mut play, figure, 12_344, "a debt");
    assert!(play.log().contains("Drachmas"), "{}", play.log());

    let gives = |play: &Play| {
        let give = play.archon("medes").give.clone();
        give.is_some_and(|give| give.what.iter().any(|item| item.what == talents))
    };
    assert!(gives(&play));
    play.control(call(talents, "", false));
    assert!(!gives(&play), "what is left out is not handed over");
    assert_eq!(value(&play.faction("medes").talents), 12_344);
    play.control(call(talents, "", true));
    assert!(play.council().counters.is_empty());
    assert!(gives(&play));
}
