//! What cards do (C-19): every effect and every target.

use council::command::{Command, Duty, EventsCommand, OutcomeCommand, Pick, VoteCommand};
use council::content::Counter;
use council::view::{Becomes, CouncilView, FigureTurn, Fortune, HeroView};

use crate::kit::{English, Play, card, draft, faction, for_seat, names, seat, value, with_card};

/// A game in which one card of these effects passed: the Oligarchs voted YES, the Monarchists NO, the
/// Aristocrats abstained. What it does is shown, and has not happened yet.
fn passed(effects: &str) -> Play {
    passed_after(|_| {}, effects)
}

/// The same after something else was done first.
fn passed_after(first: impl FnOnce(&mut Play), effects: &str) -> Play {
    let text = format!(
        "[[cards]]\nid = \"it\"\ndeck = \"a\"\ntitle = \"It\"\ntext = \"Shall it be?\"\n\
         [[cards.options]]\nlabel = \"Do it\"\neffects = [{effects}]\n"
    );
    let mut play = Play::of(with_card(draft(), &text));
    play.next();
    first(&mut play);
    play.until("choose_events");
    let cycle = play.cycle();
    play.seat("oligarchs", EventsCommand::ActivateEvents { cycle, cards: vec![card("it")] });
    play.open_vote();
    play.vote("oligarchs", Pick::Yes);
    play.vote("monarchists", Pick::No);
    play.next();
    assert_eq!(play.step(), "outcome");
    play
}

fn happened(effects: &str) -> Play {
    let mut play = passed(effects);
    play.next();
    play
}

#[test]
fn c19_each_target_strikes_whom_it_names() {
    let rows: [(&str, &[&str]); 11] = [
        ("prytanis", &["oligarchs"]),
        ("highest_arete", &["oligarchs"]),
        ("lowest_arete", &["medes"]),
        ("voted_yes", &["oligarchs"]),
        ("voted_no", &["monarchists"]),
        ("abstained", &["aristocrats"]),
        ("citizens", &["aristocrats", "monarchists", "oligarchs"]),
        ("non_citizens", &["amazons", "medes"]),
        ("exiles", &[]),
        ("everyone", &["amazons", "aristocrats", "medes", "monarchists", "oligarchs"]),
        ("medes", &["medes"]),
    ];
    for (target, struck) in rows {
        let play =
            passed(&format!("{{ do = \"change\", what = \"doom\", by = 2, to = \"{target}\" }}"));
        let change = play.the_outcome().changes[0].clone();
        assert_eq!(names(&change.factions), struck, "{target}");
        let play =
            happened(&format!("{{ do = \"change\", what = \"doom\", by = 2, to = \"{target}\" }}"));
        let doom: Vec<_> = play.public()["factions"]
            .as_array()
            .expect("a list")
            .iter()
            .filter(|row| row["doom"]["value"] == 2)
            .map(|row| row["id"].as_str().expect("an id").to_owned())
            .collect();
        assert_eq!(doom, struck, "{target}");
    }
}

#[test]
fn c19_the_prytanis_or_control_names_whom_it_strikes() {
    let mut play = passed("{ do = \"exile\", to = \"prytanis_chooses\" }");
    assert_eq!(play.council().awaiting[0].faction, faction("oligarchs"));
    assert!(play.at_desk().next.command.is_none(), "the big button waits");
    let step = play.council().step_number;
    let choose = |id: &str| {
        Command::Outcome(OutcomeCommand::ChooseTarget { step, change: 0, faction: faction(id) })
    };
    let stale = Command::Outcome(OutcomeCommand::ChooseTarget {
        step: step - 1,
        change: 0,
        faction: faction("medes"),
    });
    assert_eq!(play.refused(&seat("oligarchs"), stale), "step_over");
    assert_eq!(play.refused(&seat("medes"), choose("oligarchs")), "not_yours");
    assert_eq!(play.refused(&for_seat("medes"), choose("oligarchs")), "not_yours");
    play.seat("oligarchs", choose("aristocrats"));
    assert_eq!(play.refused(&seat("oligarchs"), choose("medes")), "step_over");
    play.next();
    assert!(play.faction("aristocrats").exiled);
    let mut play = passed("{ do = \"exile\", to = \"control_chooses\" }");
    assert_eq!(play.refused(&seat("oligarchs"), choose("medes")), "not_yours");
    play.control(choose("medes"));
    play.next();
    assert!(play.faction("medes").exiled);
}

#[test]
fn c19_each_counter_changes_and_stops_at_nought() {
    for what in ["arete", "influence", "tyche", "horses", "talents", "doom", "stasis_cards"] {
        let up = format!("{{ do = \"change\", what = \"{what}\", by = 3, to = \"medes\" }}");
        let down = format!("{{ do = \"change\", what = \"{what}\", by = -99, to = \"medes\" }}");
        let before = Play::of(draft());
        let figure = |play: &Play| match what {
            "influence" => play.figure("medes", "influence") - play.figure("medes", "arete"),
            _ => play.figure("medes", what),
        };
        assert_eq!(figure(&happened(&up)), figure(&before) + 3, "{what}");
        assert_eq!(figure(&happened(&down)), 0, "{what}");
    }
}

#[test]
fn c19_city_effects_standings_laws_and_tasks_happen() {
    let play = happened(
        "{ do = \"stasis\", by = 3 }, { do = \"wrath\", by = 4 }, \
         { do = \"enfranchise\", to = \"medes\" }, { do = \"disenfranchise\", to = \"aristocrats\" }, \
         { do = \"supremacy\", to = \"medes\" }, \
         { do = \"support\", by = 2, to = \"oligarchs\", until = \"cycle\", label = \"cheers\" }, \
         { do = \"law\", title = \"L\", text = \"T\" }, { do = \"task\", text = \"Ring the bell\" }",
    );
    let public = play.council();
    assert_eq!((value(&public.stasis), value(&public.wrath)), (4, 4));
    assert!(play.faction("medes").citizen);
    assert!(!play.faction("aristocrats").citizen);
    assert_eq!(public.supremacy, Some(faction("medes")));
    assert_eq!(play.figure("oligarchs", "strength"), 9);
    assert_eq!(public.laws[0].title, "L");
    assert_eq!(play.at_desk().tasks[0].text, "Ring the bell");
    assert!(play.public().if_there("tasks").is_none(), "tasks are Control's");
}

#[test]
fn c19_recall_ends_an_exile() {
    let mut play = passed("{ do = \"recall\", to = \"medes\" }");
    play.standing("medes", false, true);
    play.next();
    assert!(!play.faction("medes").exiled);
}

/// Every shipped card, put to the vote for each of its options and for its default: it happens, and
/// no figure breaks its bound.
#[test]
fn c19_every_shipped_card_happens_in_every_way() {
    let shipped = crate::kit::shipped();
    for printed in &shipped.events.cards {
        for way in 0..=printed.options.len() {
            let mut draft = shipped.clone();
            let mut card = printed.clone();
            card.act = 1;
            draft.events.cards.retain(|other| other.deck != card.deck);
            draft.events.cards.push(card.clone());
            let mut play = Play::of(draft);
            play.next();
            play.until("choose_events");
            let cycle = play.cycle();
            let prytanis = play.council().prytanis.clone().expect("somebody").to_string();
            play.seat(
                &prytanis,
                EventsCommand::ActivateEvents { cycle, cards: vec![card.id.clone()] },
            );
            settle(&mut play, way);
            play.until("check");
            assert_bounds(&play.council());
        }
    }
}

/// Passes the option of this place, or fails them all.
fn settle(play: &mut Play, way: usize) {
    for _ in 0..6 {
        play.until_any(&["choose_motion", "ballot"]);
        if play.step() == "choose_motion" {
            let public = play.public();
            let failed = public["docket"][0]["failed"].as_array().expect("a list");
            let options = public["docket"][0]["card"]["options"].as_array().expect("a list").len();
            let is_open =
                |option: &usize| !failed.iter().any(|f| f.as_u64() == Some(*option as u64));
            let option = if way < options { way } else { (0..options).find(is_open).expect("one") };
            let option = u32::try_from(option).expect("few");
            let card = card(public["docket"][0]["card"]["id"].as_str().expect("an id"));
            play.control(VoteCommand::PutToVote { card, option });
        }
        let options = play.council().docket[0].card.options.len();
        let pick = if way < options { Pick::Yes } else { Pick::No };
        let voters = names(&play.the_ballot().voters);
        for id in voters {
            play.vote(&id, pick);
        }
        play.next();
        if play.step() == "outcome" {
            return;
        }
    }
    panic!("the card was not settled");
}

/// N-2.
#[track_caller]
pub fn assert_bounds(council: &CouncilView) {
    assert!(value(&council.stasis) >= council.act as i32, "stasis is at least the Act");
    assert!(value(&council.wrath) >= 0);
    for row in &council.factions {
        let figures = [
            &row.arete,
            &row.tyche,
            &row.horses,
            &row.talents,
            &row.doom,
            &row.stasis_cards,
            &row.strength,
        ];
        assert!(figures.into_iter().all(|figure| value(figure) >= 0), "{row:?}");
        assert!(value(&row.influence) >= value(&row.arete), "influence of {}", row.id);
        let supports = |hero: &HeroView| hero.fallen.is_some() && hero.duty == Duty::Support;
        assert!(!row.heroes.iter().any(supports), "the dead support nobody: {row:?}");
    }
}

#[test]
fn c19_changes_of_one_figure_are_told_one_after_another() {
    let mut play = passed("{ do = \"stasis\", by = 2 }, { do = \"stasis\", by = 1 }");
    let changes = play.the_outcome().changes.clone();
    assert_eq!(changes[0].says, "Stasis 1 → 3");
    assert_eq!(changes[1].says, "Stasis 3 → 4");
    play.next();
    assert_eq!(value(&play.council().stasis), 4);
    assert!(play.log().contains("Stasis 3 → 4, by “It”"));
}

#[test]
fn c19_what_can_be_seen_to_happen_is_told_in_figures() {
    let play = passed(
        "{ do = \"stasis\", by = 2 }, { do = \"stasis\", by = 1 }, \
         { do = \"change\", what = \"doom\", by = 2, to = \"everyone\" }, \
         { do = \"law\", title = \"L\", text = \"T\" }, { do = \"task\", text = \"Ring the bell\" }",
    );
    let becomes: Vec<_> =
        play.the_outcome().changes.iter().map(|row| row.becomes.clone()).collect();
    let stasis = |from, to| Becomes::Figures {
        what: game::text!("outcome-stasis"),
        rows: vec![FigureTurn { faction: None, from, to }],
    };
    assert_eq!(becomes[..2], [stasis(1, 3), stasis(3, 4)], "one after another");
    let Becomes::Figures { what, rows } = &becomes[2] else { panic!("it is a figure") };
    assert_eq!((what.as_str(), rows.len()), ("Doom", play.council().factions.len()));
    assert!(rows.iter().all(|row| row.faction.is_some() && row.to == row.from + 2));
    assert_eq!(becomes[3], Becomes::Text { title: "L".into(), law: true });
    assert_eq!(becomes[4], Becomes::Said);
    assert_eq!(play.the_outcome().changes[4].says, "Ring the bell");
}

#[test]
fn c19_a_gain_is_told_apart_from_a_loss() {
    let play = passed(
        "{ do = \"change\", what = \"arete\", by = 1, to = \"medes\" }, \
         { do = \"change\", what = \"arete\", by = -1, to = \"medes\" }, \
         { do = \"change\", what = \"doom\", by = 1, to = \"medes\" }, \
         { do = \"change\", what = \"doom\", by = -1, to = \"medes\" }, \
         { do = \"exile\", to = \"medes\" }, { do = \"enfranchise\", to = \"medes\" }, \
         { do = \"stasis\", by = 1 }",
    );
    let fortunes: Vec<_> = play.the_outcome().changes.iter().map(|row| row.fortune).collect();
    use Fortune::{Gain, Loss, Neither};
    assert_eq!(fortunes, [Gain, Loss, Loss, Gain, Loss, Gain, Neither]);
}

#[test]
fn c19_exiles_are_struck_citizens_among_them_and_so_are_all_who_are_tied() {
    let first = |play: &mut Play| {
        play.standing("aristocrats", true, true);
        play.set("monarchists", Counter::Arete, 3);
    };
    let rows: [(&str, &[&str]); 4] = [
        ("exiles", &["aristocrats"]),
        ("citizens", &["aristocrats", "monarchists", "oligarchs"]),
        ("lowest_arete", &["medes", "monarchists"]),
        ("abstained", &[]),
    ];
    for (target, struck) in rows {
        let effect = format!("{{ do = \"change\", what = \"doom\", by = 2, to = \"{target}\" }}");
        let play = passed_after(first, &effect);
        let change = play.the_outcome().changes[0].clone();
        assert_eq!(names(&change.factions), struck, "{target}");
    }
}
