//! Articles that act: the same council under two texts, and the article that made the difference.

use council::command::{AmendCommand, DayCommand, DeployCommand, NewText, Pick, ScoreCommand};
use council::content::{Constitution, Counter};
use council::view::Verdict;

use crate::kit::{English, Play, draft, faction, ruling, under, value};

/// The sentence of a vote in which these factions vote YES and these NO.
fn voted(play: &mut Play, yes: &[&str], no: &[&str]) -> (Verdict, String) {
    play.open_vote();
    for id in yes {
        play.vote(id, Pick::Yes);
    }
    for id in no {
        play.vote(id, Pick::No);
    }
    play.next();
    let result = play.the_result();
    (result.verdict, result.sentence.to_string())
}

#[test]
fn a4_a_majority_of_two_thirds_or_three_quarters_defeats_what_a_simple_one_passes() {
    // Oligarchs 7 and Monarchists 4 against Aristocrats 6.
    let cases = [
        ("\"simple\"", Verdict::Passed),
        ("\"two_thirds\"", Verdict::Failed),
        ("\"three_quarters\"", Verdict::Failed),
    ];
    for (majority, verdict) in cases {
        let mut play = under(&ruling("majority", majority), &[]);
        let needed = {
            play.open_vote();
            play.the_ballot().needed.as_str().to_owned()
        };
        assert!(needed.contains("(Article 1)"), "{needed}");
        let said = voted(&mut play, &["oligarchs", "monarchists"], &["aristocrats"]);
        assert_eq!(said.0, verdict, "{majority}");
        assert_eq!(said.1.contains("Article 1"), verdict == Verdict::Failed, "{}", said.1);
    }
    // 11 of 11 is enough for any of them; exactly two thirds are too.
    let mut play = under(&ruling("majority", "\"two_thirds\""), &[]);
    play.set("aristocrats", Counter::Arete, 5);
    play.set("oligarchs", Counter::Arete, 6);
    assert_eq!(
        voted(&mut play, &["oligarchs", "monarchists"], &["aristocrats"]).0,
        Verdict::Passed
    );
}

#[test]
fn a4_what_is_needed_is_said_before_the_vote_in_numbers() {
    let says = |majority: &str| {
        let mut play = under(&ruling("majority", majority), &[]);
        play.open_vote();
        play.the_ballot().needed.as_str().to_owned()
    };
    // 17 in all: Oligarchs 7, Aristocrats 6, Monarchists 4.
    assert!(says("\"simple\"").contains("9 of 17"));
    assert!(says("\"two_thirds\"").contains("12 of 17"));
    assert!(says("\"three_quarters\"").contains("13 of 17"));
}

#[test]
fn a4_without_a_quorum_nothing_passes() {
    let mut play = under(&ruling("quorum", "0"), &[]);
    assert_eq!(voted(&mut play, &["monarchists"], &[]).0, Verdict::Passed);
    let mut play = under(&ruling("quorum", "2"), &[]);
    let (verdict, sentence) = voted(&mut play, &["monarchists"], &[]);
    assert_eq!(verdict, Verdict::Failed);
    assert!(sentence.contains("quorum not met, 1 of 2 (Article 1)"), "{sentence}");
}

#[test]
fn a4_the_constitution_says_who_presides() {
    let presides = |how: &str| under(&ruling("presiding", how), &[]);
    let play = presides("\"highest_arete\"");
    assert_eq!(play.council().prytanis, Some(faction("oligarchs")));
    let play = presides("\"lowest_arete\"");
    assert_eq!(play.council().prytanis, Some(faction("monarchists")), "of the citizens alone");
    let log = play.log();
    assert!(log.contains("The Monarchists preside with the lowest Arête (Article 1)."), "{log}");
    let mut play = presides("\"in_turn\"");
    let mut order = Vec::new();
    for _ in 0..4 {
        order.push(play.council().prytanis.clone().expect("an id").to_string());
        play.until("check");
        play.next();
    }
    assert_eq!(order, ["aristocrats", "monarchists", "oligarchs", "aristocrats"]);
    let play = presides("\"lot\"");
    let drawn = play.council().prytanis.clone().expect("an id").to_string();
    assert!(play.faction(&drawn).citizen);
    assert!(play.log().contains("the lot fell on them (Article 1)"));
}

#[test]
fn a4_the_constitution_says_how_many_events() {
    for (how, act, count) in [("\"act\"", 2, 2), ("\"one\"", 2, 1), ("\"all\"", 1, 3)] {
        let mut play = under(&ruling("events_activated", how), &[]);
        if act == 2 {
            play.control(DayCommand::AdvanceAct { act });
        }
        play.until("choose_events");
        assert_eq!(play.council().events_to_choose, count, "{how}");
    }
}

#[test]
fn a4_the_constitution_sets_the_debate_and_the_threshold_of_stasis() {
    let mut play = under(&ruling("debate_seconds", "60"), &[]);
    play.until("debate");
    assert_eq!(play.the_clock().seconds, 60);
    let play = under(&ruling("stasis_threshold", "9"), &[]);
    assert_eq!(play.council().stasis_threshold, 9);
}

#[test]
fn a4_the_constitution_says_who_is_a_citizen() {
    let play = under("{ on = \"citizens\", are = [\"medes\", \"oligarchs\"] }", &[]);
    let citizens = |play: &Play| -> Vec<String> {
        let council = play.council();
        let citizens = council.factions.iter().filter(|row| row.citizen);
        citizens.map(|row| row.id.to_string()).collect()
    };
    assert_eq!(citizens(&play), ["medes", "oligarchs"]);
    assert!(value(&play.faction("medes").strength) > 0);
    assert_eq!(value(&play.faction("aristocrats").strength), 0);
}

#[test]
fn a4_the_constitution_says_who_holds_supremacy_and_who_breaks_ties() {
    let tied = |play: &mut Play| {
        play.set("aristocrats", Counter::Arete, 7);
        play.until("check");
        play.next();
        play.at_desk().next.waits_for.clone()
    };
    let mut play = under("{ on = \"supremacy\", held_by = \"medes\" }", &[]);
    assert_eq!(tied(&mut play), Some(faction("medes")));
    let mut play = under("{ on = \"supremacy\", held_by = \"nobody\" }", &[]);
    assert_eq!(tied(&mut play), None, "Control picks");
    let mut play = under("{ on = \"ties\", decided_by = \"amazons\" }", &[]);
    play.open_vote();
    play.next();
    assert_eq!(play.step(), "ballot_tied");
    assert_eq!(play.council().tie_breaker, Some(faction("amazons")));
    let mut play = under("{ on = \"ties\", decided_by = \"fails\" }", &[]);
    let (verdict, sentence) = voted(&mut play, &[], &[]);
    assert_eq!(verdict, Verdict::Failed);
    assert!(sentence.contains("a tie fails (Article 1)"), "{sentence}");
}

/// The Oligarchs win a stasis and are to change the only article.
fn crowned(mut play: Play) -> Play {
    play.begin_stasis();
    play.until("deploy");
    let step = play.step_number();
    play.control(DeployCommand::EndDeployment { step });
    let step = play.step_number();
    play.control(ScoreCommand::SkipToScore { step });
    if play.step() == "score_tied" {
        let step = play.step_number();
        play.control(ScoreCommand::NameWinner { step, faction: Some(faction("oligarchs")) });
    } else {
        play.next();
    }
    play
}

/// They change it.
fn changed(play: Play, to: NewText) -> Play {
    let mut play = crowned(play);
    let step = play.step_number();
    play.control(AmendCommand::Amend { step, article: 1, to });
    play
}

#[test]
fn a4_a_changed_article_changes_what_happens_next() {
    let levers = [ruling("majority", "\"two_thirds\"")];
    let play = under(&ruling("majority", "\"simple\""), &[levers[0].as_str()]);
    let mut play = changed(play, NewText::Alternative(0));
    play.next();
    let said = voted(&mut play, &["oligarchs", "monarchists"], &["aristocrats"]);
    assert_eq!(said.0, Verdict::Failed);
    assert!(said.1.contains("two thirds are needed (Article 1)"), "{}", said.1);
}

#[test]
fn a4_an_article_that_the_program_cannot_read_falls_to_control() {
    let words = NewText::Written("Whoever shouts loudest prevails.".into());
    let before = under(&ruling("majority", "\"two_thirds\""), &[""]);
    for to in [words, NewText::Alternative(0)] {
        let mut play = changed(before.clone(), to);
        let tasks = play.desk()["tasks"].to_string();
        assert!(tasks.contains("Article 1"), "{tasks}");
        assert!(play.council().constitution[0].obeyed.is_none());
        play.next();
        let said = voted(&mut play, &["oligarchs", "monarchists"], &["aristocrats"]);
        assert_eq!(said.0, Verdict::Passed, "what is usual holds again");
    }
}

#[test]
fn a4_a_change_of_an_article_can_be_taken_back_with_what_it_did() {
    let lever = ruling("majority", "\"two_thirds\"");
    let past = crowned(under(&ruling("majority", "\"simple\""), &[&lever]));
    let mut play = past.clone();
    let step = play.step_number();
    play.control(AmendCommand::Amend { step, article: 1, to: NewText::Alternative(0) });
    assert_eq!(play.ruled("majority"), "two_thirds");
    play.back_to(&past);
    assert_eq!((play.step().as_str(), play.ruled("majority")), ("amend", "simple".into()));
    assert_eq!(play.council().constitution, past.council().constitution);
}

#[test]
fn a4_a_lever_that_cannot_be_pulled_is_refused_with_its_article() {
    let fault = |lever: &str, alternative: &str| {
        let text = format!(
            "[[articles]]\ntitle = \"A\"\ntext = \"T\"\nlever = {lever}\n\
             [[articles.alternatives]]\ntext = \"U\"\nchanges = \"C\"\nlever = {alternative}\n"
        );
        let constitution: Constitution = toml::from_str(&text).expect("TOML");
        let draft = council::content::Draft { constitution, ..draft() };
        let faults = council::content::Content::checked(draft).expect_err("it is broken");
        faults.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    let simple = ruling("majority", "\"simple\"");
    let said = fault(&ruling("majorty", "\"simple\""), &ruling("majorty", "\"simple\""));
    assert!(said.contains("article 1") && said.contains("did you mean “majority”"), "{said}");
    let said = fault(&simple, &ruling("majority", "\"most\""));
    assert!(said.contains("alternative 1, lever") && said.contains("two_thirds"), "{said}");
    let said = fault(&simple, &ruling("quorum", "2"));
    assert!(said.contains("and no other"), "{said}");
    let nobody = "{ on = \"citizens\", are = [\"persians\"] }";
    assert!(fault(nobody, nobody).contains("“persians”"));
}
