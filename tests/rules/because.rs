//! Why what was decided was decided so: the rule, the article, the numbers (A-4, I-9).

use council::command::{Command, FigureName, FiguresCommand, Pick, PrytanisCommand, VoteCommand};
use council::content::Counter;

use crate::kit::{Play, draft, faction, governed, ruling, under};
use crate::seen::Seen;
use crate::street_kit::{RECRUIT, all_alike, throw};

/// The row of a decision, if it is told.
fn why(play: &Play, of: &str) -> Option<Seen> {
    let public = play.public();
    let mut rows = public["because"].as_array().expect("a list").iter();
    rows.find(|row| row["of"] == of).cloned()
}

/// Its rule, its article and its sentence.
#[track_caller]
fn told(play: &Play, of: &str) -> (String, Option<String>, String) {
    let row = why(play, of).unwrap_or_else(|| panic!("{of} is told"));
    let word = |key: &str| row[key].as_str().map(ToOwned::to_owned);
    (word("rule").expect("a rule"), word("reason"), word("sentence").expect("a sentence"))
}

#[track_caller]
fn vote(play: &mut Play, picks: &[(&str, Pick)]) {
    play.open_vote();
    for (id, pick) in picks {
        play.vote(id, *pick);
    }
    play.next();
}

#[test]
fn c2_the_prytanis_presides_with_these_figures() {
    let play = Play::begun();
    let (rule, reason, sentence) = told(&play, "prytanis");
    assert_eq!((rule.as_str(), reason), ("C-2", None));
    assert_eq!(
        sentence,
        "The Oligarchs have the highest Arête of all with a vote, 7; then Aristocrats with 6."
    );
}

#[test]
fn c2_what_was_decided_stays_told_in_the_figures_of_that_moment() {
    let mut play = Play::begun();
    let before = told(&play, "prytanis");
    play.set("aristocrats", Counter::Arete, 20);
    assert_eq!(told(&play, "prytanis"), before);
}

#[test]
fn c2_an_article_is_the_reason_where_it_decides_who_presides() {
    let play = under(&ruling("presiding", "\"lowest_arete\""), &[]);
    let (rule, reason, sentence) = told(&play, "prytanis");
    assert_eq!((rule.as_str(), reason.as_deref()), ("C-2", Some("Article 1")));
    assert!(sentence.starts_with("The Monarchists have the lowest Arête"), "{sentence}");
}

#[test]
fn c3_a_tie_is_told_before_and_after_supremacy_breaks_it() {
    let mut draft = draft();
    draft.scenario.factions[1].arete = 7;
    let mut play = Play::of(draft);
    play.next();
    let (rule, _, sentence) = told(&play, "prytanis");
    assert_eq!(rule, "C-3");
    assert_eq!(
        sentence,
        "Aristocrats and Oligarchs have the highest Arête, 7 each; the Monarchists hold \
         supremacy and pick."
    );
    let cycle = play.cycle();
    let pick =
        Command::Prytanis(PrytanisCommand::PickPrytanis { cycle, faction: faction("aristocrats") });
    play.seat("monarchists", pick);
    let (rule, _, sentence) = told(&play, "prytanis");
    assert_eq!(rule, "C-3");
    assert!(sentence.ends_with("hold supremacy and picked the Aristocrats."), "{sentence}");
}

#[test]
fn n4_an_appointment_by_control_says_so() {
    let mut play = Play::begun();
    let reason = "the Oligarchs left".to_owned();
    play.control(PrytanisCommand::AppointPrytanis { faction: faction("medes"), reason });
    let (_, _, sentence) = told(&play, "prytanis");
    assert_eq!(sentence, "Control appointed the Medes: the Oligarchs left");
}

#[test]
fn c11_the_race_is_told_with_the_horses_shown() {
    let mut play = Play::begun();
    play.until("race");
    assert!(why(&play, "race").is_none(), "nothing before the reveal (N-1)");
    play.bid("medes", 3);
    play.bid("oligarchs", 2);
    assert!(why(&play, "race").is_none());
    play.next();
    let (rule, _, sentence) = told(&play, "race");
    assert_eq!(rule, "C-11");
    assert!(sentence.starts_with("The most Horses win: Medes 3, Oligarchs 2. The Medes win"));
    assert!(sentence.ends_with("The bonus is the Stasis number."), "{sentence}");
}

#[test]
fn c11_a_tied_race_names_the_article_that_settles_it() {
    let mut play = under(&ruling("race_tie", "\"all\""), &[]);
    play.until("race");
    play.bid("medes", 2);
    play.bid("oligarchs", 2);
    play.next();
    let (_, reason, sentence) = told(&play, "race");
    assert_eq!(reason.as_deref(), Some("Article 1"));
    assert!(sentence.contains("each gains"), "{sentence}");
}

#[test]
fn c16_a_vote_is_told_in_strengths() {
    let mut play = Play::begun();
    play.open_vote();
    assert!(why(&play, "vote").is_none(), "nothing before the reveal (N-1)");
    vote(&mut play, &[("oligarchs", Pick::Yes), ("aristocrats", Pick::No)]);
    let (rule, reason, sentence) = told(&play, "vote");
    assert_eq!((rule.as_str(), reason), ("C-16", None));
    assert_eq!(
        sentence,
        "More YES than NO passes: 7 YES = Oligarchs 7; 6 NO = Aristocrats 6; 4 abstained and do \
         not count. Passed, 7 to 6."
    );
}

#[test]
fn a4_a_vote_names_the_article_that_defeated_it() {
    let mut play = under(&ruling("majority", "\"two_thirds\""), &[]);
    vote(&mut play, &[("oligarchs", Pick::Yes), ("aristocrats", Pick::No)]);
    let (rule, reason, sentence) = told(&play, "vote");
    assert_eq!((rule.as_str(), reason.as_deref()), ("C-16", Some("Article 1")));
    assert!(sentence.starts_with("Two thirds of YES and NO pass, 9 of 13: 7 YES"), "{sentence}");
    let mut play = under(&ruling("quorum", "3"), &[]);
    vote(&mut play, &[("oligarchs", Pick::Yes)]);
    let (_, reason, sentence) = told(&play, "vote");
    assert_eq!(reason.as_deref(), Some("Article 1"));
    assert!(sentence.starts_with("3 Archons must vote, 1 did: 7 YES"), "{sentence}");
}

#[test]
fn c17_a_tie_is_told_with_who_decides_it() {
    let lever = "{ on = \"ties\", decided_by = \"amazons\" }";
    let mut play = Play::of(governed(lever, &[]));
    play.next();
    play.set("aristocrats", Counter::Arete, 7);
    vote(&mut play, &[("oligarchs", Pick::Yes), ("aristocrats", Pick::No)]);
    let (rule, reason, sentence) = told(&play, "vote");
    assert_eq!((rule.as_str(), reason.as_deref()), ("C-17", Some("Article 1")));
    assert!(sentence.contains("The decision falls to the Amazons"), "{sentence}");
    let ballot = play.ballot();
    play.seat("amazons", VoteCommand::DecideTie { ballot, pick: Pick::Yes });
    let (_, _, sentence) = told(&play, "vote");
    assert!(sentence.ends_with("Tied, 7 to 7; passed by the word of the Amazons."), "{sentence}");
}

#[test]
fn c21_a_voided_vote_is_no_longer_told() {
    let mut play = Play::begun();
    vote(&mut play, &[("oligarchs", Pick::Yes)]);
    assert!(why(&play, "vote").is_some());
    let ballot = play.ballot();
    play.control(VoteCommand::VoidVote { ballot, reason: "a test".into() });
    assert!(why(&play, "vote").is_none());
}

#[test]
fn c22_c23_the_check_is_told_with_its_numbers() {
    let mut play = Play::begun();
    let to = 13;
    play.control(FiguresCommand::Edit { figure: FigureName::Stasis, to, reason: "a test".into() });
    play.until("check");
    let (rule, _, sentence) = told(&play, "check");
    assert_eq!(rule, "C-23");
    assert!(sentence.starts_with("Stasis 13 of 13: the streets are lost."), "{sentence}");
    assert!(sentence.contains("of 10 motions: no Assembly yet."), "{sentence}");
    play.next();
    assert!(why(&play, "check").is_none());
}

#[test]
fn s17_to_s21_a_battle_is_told_with_every_total() {
    let mut draft = all_alike(RECRUIT);
    draft.scenario.settings.dice_by = council::settings::DiceBy::Hand;
    let mut play = Play::deploying(draft, "medes");
    for (id, mobs, military) in [("medes", 2, 1), ("monarchists", 0, 1), ("oligarchs", 5, 0)] {
        play.put(id, Some("stadium"), mobs, military);
    }
    play.end_deployment();
    play.next();
    play.until("battle_dice");
    assert!(why(&play, "battle").is_none());
    play.enter_dice(&[
        throw("medes", &[6, 5, 1]),
        throw("monarchists", &[6, 6, 5]),
        throw("oligarchs", &[6, 6, 1]),
    ]);
    let (rule, _, sentence) = told(&play, "battle");
    assert_eq!(rule, "S-21");
    assert_eq!(
        sentence,
        "The highest total holds the place: Medes 17 = dice 12 + 2 mobs (+2) + 1 military unit \
         (+3); Monarchists 20 = dice 17 + 1 military unit (+3); Oligarchs a natural 13, out. The \
         Monarchists hold the Stadium."
    );
}

#[test]
fn s22_s34_the_winner_of_a_stasis_is_told_with_its_points() {
    let mut play = Play::deploying(all_alike(RECRUIT), "medes");
    for at in ["civic_docks", "great_library"] {
        play.put("medes", Some(at), 1, 0);
    }
    play.until("score");
    let (rule, _, sentence) = told(&play, "stasis");
    assert_eq!(play.public()["streets"]["score"]["rule"], rule);
    let total = |id: &str| {
        let rows = play.public()["streets"]["score"]["rows"].clone();
        let rows = rows.as_array().expect("rows").clone();
        rows.into_iter().find(|row| row["faction"] == id).expect("a row")["total"].clone()
    };
    assert_eq!(total("medes"), 2);
    assert!(sentence.contains("Medes 2 = 2 places"), "{sentence}");
}
