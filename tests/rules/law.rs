//! A-4 and A-5: articles and laws in force, what they decide, what stands above what, and what is left
//! when one goes. A-6: what the program cannot read.

use council::command::{
    AgendaCommand, AmendCommand, Command, DayCommand, DeployCommand, EventsCommand, FigureName,
    FiguresCommand, GrantsCommand, LawCommand, NewText, OutcomeCommand, PrytanisCommand,
    ScoreCommand, VoteCommand,
};
use council::content::{Constitution, Counter, Draft, Until};
use council::view::ProposalView;
use game::Audience;

use crate::kit::{
    English, Play, article, control, deed, draft, faction, law, lever, ruling, seat, shipped, under,
};

fn why() -> String {
    "a test".into()
}

fn majority(word: &str) -> String {
    ruling("majority", &format!("\"{word}\""))
}

/// Control proclaims a law with this lever, none when empty; its number.
#[track_caller]
fn proclaim(play: &mut Play, title: &str, text: &str, until: Until) -> u32 {
    play.control(proclamation(title, text, until));
    play.council().laws.last().expect("it").id
}

fn proclamation(title: &str, text: &str, until: Until) -> Command {
    let lever = (!text.is_empty()).then(|| lever(text));
    let (title, text, by) = (title.to_owned(), format!("Text of {title}."), String::new());
    Command::Law(LawCommand::ProclaimLaw { title, text, lever, until, by })
}

fn repeal(law: u32) -> Command {
    Command::Law(LawCommand::RepealLaw { law, reason: why() })
}

fn laws(play: &Play) -> Vec<String> {
    play.council().laws.iter().map(|row| row.title.clone()).collect()
}

fn citizens(play: &Play) -> Vec<String> {
    let council = play.council();
    let citizens = council.factions.iter().filter(|row| row.citizen);
    citizens.map(|row| row.id.to_string()).collect()
}

/// A council under several articles.
fn under_all(levers: &[&str]) -> Play {
    let text: String = levers
        .iter()
        .enumerate()
        .map(|(at, lever)| {
            format!("[[articles]]\ntitle = \"Of {at}\"\ntext = \"T{at}\"\nlever = {lever}\n")
        })
        .collect();
    let constitution: Constitution = toml::from_str(&text).expect("the test's articles are TOML");
    let mut play = Play::of(Draft { constitution, ..draft() });
    play.next();
    play
}

// Laws (A-5).

#[test]
fn a5_control_proclaims_a_law_for_a_magistrate_and_the_program_obeys_it() {
    let mut play = Play::begun();
    let by = "the Magistrate of Grain".to_owned();
    let quorum = Some(lever(&ruling("quorum", "2")));
    let (title, text) = ("Of Bread".to_owned(), "Two must vote.".to_owned());
    play.control(LawCommand::ProclaimLaw {
        title,
        text,
        lever: quorum,
        until: Until::Removed,
        by: by.clone(),
    });
    let row = play.council().laws[0].clone();
    assert_eq!((row.title.as_str(), row.text.as_str()), ("Of Bread", "Two must vote."));
    assert_eq!(row.source.to_string(), by);
    assert!(row.ends.is_none() && row.obeyed.is_some());
    assert_eq!(play.ruled("quorum"), 2);
    assert_eq!(play.reason("quorum").as_deref(), Some("the law “Of Bread”"));
    assert!(play.log().contains("the Magistrate of Grain proclaims the law “Of Bread”."));
    play.control(repeal(row.id));
    assert!(laws(&play).is_empty());
    assert_eq!(play.ruled("quorum"), 0);
    assert_eq!(play.reason("quorum"), None);
}

#[test]
fn a5_a_law_that_cannot_be_is_refused() {
    let mut play = Play::begun();
    let write = |title: &str, text: &str, by: &str| {
        Command::Law(LawCommand::ProclaimLaw {
            title: title.into(),
            text: text.into(),
            lever: None,
            until: Until::Act,
            by: by.into(),
        })
    };
    for (title, text, by) in [
        (" ", "T", ""),
        ("L", "", ""),
        (&*"x".repeat(81), "T", ""),
        ("L", &*"x".repeat(601), ""),
        ("L", "T", &*"x".repeat(61)),
    ] {
        assert_eq!(play.refused(&control(), write(title, text, by)), "bad_text");
    }
    for until in [Until::Vote, Until::Phase] {
        assert_eq!(play.refused(&control(), proclamation("L", "", until)), "not_offered");
    }
    for text in [
        ruling("quorum", "13"),
        ruling("quorum", "\"two\""),
        ruling("manners", "1"),
        majority("most"),
        "{ on = \"ties\", decided_by = \"persians\" }".into(),
        "{ on = \"citizens\", are = [\"oligarchs\", \"persians\"] }".into(),
    ] {
        let command = proclamation("L", &text, Until::Act);
        assert_eq!(play.refused(&control(), command), "bad_setting", "{text}");
    }
    assert_eq!(play.refused(&seat("oligarchs"), proclamation("L", "", Until::Act)), "control_only");
    let law = proclaim(&mut play, "L", "", Until::Act);
    assert_eq!(play.refused(&control(), repeal(law + 1)), "not_offered");
    assert_eq!(
        play.refused(&control(), LawCommand::RepealLaw { law, reason: " ".into() }),
        "bad_text"
    );
    assert_eq!(play.refused(&seat("oligarchs"), repeal(law)), "control_only");
    for at in 1..60 {
        play.control(proclamation(&format!("Law {at}"), "", Until::Act));
    }
    assert_eq!(play.refused(&control(), proclamation("One more", "", Until::Act)), "out_of_bounds");
}

#[test]
fn a5_a_law_ends_with_the_cycle_the_round_or_the_act() {
    let mut play = Play::begun();
    proclaim(&mut play, "cycle", &ruling("debate_seconds", "30"), Until::Cycle);
    proclaim(&mut play, "round", &ruling("quorum", "2"), Until::Round);
    proclaim(&mut play, "act", &majority("two_thirds"), Until::Act);
    proclaim(&mut play, "good", "{ on = \"ties\", decided_by = \"fails\" }", Until::Removed);
    let ends: Vec<_> = (0..4).map(|at| play.council().laws[at].ends.clone()).collect();
    assert_eq!(
        ends[0].as_ref().map(ToString::to_string).as_deref(),
        Some("to the end of the cycle")
    );
    assert_eq!(
        ends[1].as_ref().map(ToString::to_string).as_deref(),
        Some("to the end of the Action Round")
    );
    assert_eq!(ends[2].as_ref().map(ToString::to_string).as_deref(), Some("to the end of Act 1"));
    play.until("check");
    assert_eq!(laws(&play).len(), 4);
    assert_eq!(play.ruled("debate_seconds"), 30);
    play.next();
    assert_eq!(laws(&play), ["round", "act", "good"]);
    assert_eq!(play.ruled("debate_seconds"), 120);
    play.leave();
    assert_eq!(laws(&play), ["act", "good"]);
    assert_eq!(play.ruled("quorum"), 0);
    play.next();
    assert_eq!(play.ruled("majority"), "two_thirds");
    play.control(DayCommand::AdvanceAct { act: 2 });
    assert_eq!(laws(&play), ["good"]);
    assert_eq!(play.ruled("majority"), "simple");
    assert_eq!(play.reason("ties").as_deref(), Some("the law “good”"));
}

#[test]
fn a5_a_law_of_the_assembly_for_a_round_holds_in_the_next_action_round() {
    let mut play = Play::begun();
    play.convene(&[law("L", &ruling("quorum", "1"), Until::Round)]);
    play.adopt();
    assert_eq!(
        play.council().laws[0].ends.as_ref().map(ToString::to_string).as_deref(),
        Some("to the end of the next Action Round")
    );
    play.next();
    assert_eq!(laws(&play), ["L"], "the Action Round begins");
    play.leave();
    assert!(laws(&play).is_empty());
}

#[test]
fn a5_a_law_that_ends_by_itself_is_told() {
    let mut play = Play::begun();
    proclaim(&mut play, "Of Bread", "", Until::Cycle);
    play.until("check");
    play.next();
    assert!(laws(&play).is_empty());
    let log = play.log();
    let told = log.lines().filter(|line| line.contains("Of Bread")).count();
    assert_eq!(told, 2, "that it was proclaimed, and that it ended:\n{log}");
}

#[test]
fn a5_a_law_stands_above_the_article_and_the_latest_above_the_others() {
    let mut play = under(&majority("two_thirds"), &[]);
    let first = proclaim(&mut play, "First", &majority("simple"), Until::Removed);
    assert_eq!(play.ruled("majority"), "simple");
    assert_eq!(play.reason("majority").as_deref(), Some("the law “First”"));
    let second = proclaim(&mut play, "Second", &majority("three_quarters"), Until::Removed);
    assert_eq!(play.ruled("majority"), "three_quarters");
    let mut other = play.clone();
    play.control(repeal(second));
    assert_eq!(play.reason("majority").as_deref(), Some("the law “First”"));
    play.control(repeal(first));
    assert_eq!(play.ruled("majority"), "two_thirds", "the article is in force again");
    assert_eq!(play.reason("majority").as_deref(), Some("Article 1"));
    other.control(repeal(first));
    assert_eq!(other.ruled("majority"), "three_quarters", "the later law is still there");
    // A change of the article does not move what a law decides.
    let to = NewText::Written("As many as may be.".into());
    other.control(LawCommand::ChangeArticle { article: 1, to, reason: why() });
    assert_eq!(other.ruled("majority"), "three_quarters");
    other.control(repeal(second));
    assert_eq!(other.ruled("majority"), "simple", "the article says nothing any more");
}

#[test]
fn s34_the_winner_of_a_stasis_changes_an_article_beneath_a_law() {
    let two = majority("two_thirds");
    let mut play = under(&majority("simple"), &[&two]);
    let law = proclaim(&mut play, "L", &majority("three_quarters"), Until::Removed);
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
    let past = play.clone();
    let step = play.step_number();
    play.control(AmendCommand::Amend { step, article: 1, to: NewText::Alternative(0) });
    assert_eq!(play.ruled("majority"), "three_quarters");
    let mut back = play.gone_back(&past, false);
    assert_eq!(back.ruled("majority"), "three_quarters");
    back.control(repeal(law));
    assert_eq!(back.ruled("majority"), "simple");
    play.control(repeal(law));
    assert_eq!(play.ruled("majority"), "two_thirds");
}

#[test]
fn a5_where_no_article_speaks_the_end_of_a_law_restores_what_was() {
    let mut play = Play::begun();
    let ties =
        proclaim(&mut play, "T", "{ on = \"ties\", decided_by = \"fails\" }", Until::Removed);
    assert!(play.council().tie_breaker.is_none());
    let supremacy =
        proclaim(&mut play, "S", "{ on = \"supremacy\", held_by = \"medes\" }", Until::Removed);
    assert_eq!(play.council().supremacy, Some(faction("medes")));
    assert_eq!(play.reason("supremacy").as_deref(), Some("the law “S”"));
    play.control(repeal(ties));
    play.control(repeal(supremacy));
    assert_eq!(play.council().tie_breaker, Some(faction("monarchists")), "as the scenario says");
    assert_eq!(play.council().supremacy, Some(faction("monarchists")));
}

#[test]
fn a5_a_law_makes_one_faction_a_citizen_and_its_end_unmakes_it() {
    let three = "{ on = \"citizens\", are = [\"aristocrats\", \"monarchists\", \"oligarchs\"] }";
    let mut play = under(three, &[]);
    let law = proclaim(
        &mut play,
        "M",
        "{ on = \"citizen\", faction = \"medes\", is = true }",
        Until::Removed,
    );
    assert_eq!(citizens(&play), ["aristocrats", "medes", "monarchists", "oligarchs"]);
    assert_eq!(play.figure("medes", "strength"), 3);
    play.control(repeal(law));
    assert_eq!(citizens(&play), ["aristocrats", "monarchists", "oligarchs"]);
    let why = play.faction("medes").strength.parts[0].label.clone();
    assert_eq!(why, "not a citizen: no vote (Article 1)");
    proclaim(
        &mut play,
        "O",
        "{ on = \"citizen\", faction = \"oligarchs\", is = false }",
        Until::Cycle,
    );
    let why = play.faction("oligarchs").strength.parts[0].label.clone();
    assert_eq!(why, "not a citizen: no vote (the law “O”)");
    assert_eq!(citizens(&play), ["aristocrats", "monarchists"]);
    play.until("check");
    play.next();
    assert_eq!(citizens(&play), ["aristocrats", "monarchists", "oligarchs"]);
}

#[test]
fn a4_what_is_said_of_one_citizen_leaves_the_others_as_they_are() {
    let three = "{ on = \"citizens\", are = [\"aristocrats\", \"monarchists\", \"oligarchs\"] }";
    let mut play = under(three, &[]);
    play.standing("amazons", true, false);
    let law = proclaim(
        &mut play,
        "M",
        "{ on = \"citizen\", faction = \"medes\", is = true }",
        Until::Removed,
    );
    assert!(play.faction("amazons").citizen);
    play.control(repeal(law));
    assert!(play.faction("amazons").citizen);
    assert!(!play.faction("medes").citizen);
}

#[test]
fn a4_who_becomes_a_citizen_in_a_vote_votes_and_grants_no_more() {
    let mut play = Play::begun();
    play.seat("medes", GrantsCommand::Grant { to: Some(faction("oligarchs")) });
    assert_eq!(play.figure("oligarchs", "strength"), 10);
    play.open_vote();
    proclaim(
        &mut play,
        "M",
        "{ on = \"citizen\", faction = \"medes\", is = true }",
        Until::Removed,
    );
    assert_eq!(play.figure("oligarchs", "strength"), 7);
    play.vote("medes", council::command::Pick::Yes);
    play.next();
    assert_eq!(play.the_result().sentence, "Passed, 3 to 0.");
}

#[test]
fn a4_supremacy_by_law_breaks_the_tie_for_prytanis() {
    for (text, whose) in [
        ("{ on = \"supremacy\", held_by = \"medes\" }", Some("medes")),
        ("{ on = \"supremacy\", held_by = \"nobody\" }", None),
    ] {
        let mut play = Play::begun();
        proclaim(&mut play, "S", text, Until::Removed);
        play.set("aristocrats", Counter::Arete, 7);
        play.until("check");
        play.next();
        assert_eq!(play.step(), "tie_for_prytanis");
        assert_eq!(play.at_desk().next.waits_for, whose.map(faction));
        assert!(play.council().headline.contains("the law “S”"));
    }
}

#[test]
fn a4_a_ruling_that_control_changes_is_no_article_s_any_more() {
    let mut play = under(&majority("two_thirds"), &[]);
    assert_eq!(play.reason("majority").as_deref(), Some("Article 1"));
    play.setting("majority", "simple");
    assert_eq!(play.reason("majority"), None);
    let mut play = under("{ on = \"ties\", decided_by = \"fails\" }", &[]);
    play.control(LawCommand::SetTieBreaker { faction: Some(faction("medes")), reason: why() });
    assert_eq!(play.reason("ties").as_deref(), Some("Control: a test"));
    let mut play = under("{ on = \"supremacy\", held_by = \"medes\" }", &[]);
    play.control(LawCommand::SetSupremacy { faction: None, reason: why() });
    assert_eq!(play.reason("supremacy").as_deref(), Some("Control: a test"));
}

#[test]
fn a4_every_reason_names_its_article() {
    let play = under_all(&[
        "{ on = \"citizens\", are = [\"medes\", \"oligarchs\"] }",
        "{ on = \"supremacy\", held_by = \"medes\" }",
        "{ on = \"ties\", decided_by = \"prytanis\" }",
        &majority("two_thirds"),
        &ruling("quorum", "1"),
        &ruling("presiding", "\"lowest_arete\""),
        &ruling("events_activated", "\"all\""),
        &ruling("debate_seconds", "60"),
        &ruling("agenda_full", "4"),
        &ruling("stasis_threshold", "9"),
        &ruling("second_look", "\"once_a_cycle\""),
        &ruling("veto", "\"once_an_act\""),
        &ruling("floor", "\"prytanis\""),
    ]);
    let keys = [
        "citizens",
        "supremacy",
        "ties",
        "majority",
        "quorum",
        "presiding",
        "events_activated",
        "debate_seconds",
        "agenda_full",
        "stasis_threshold",
        "second_look",
        "veto",
        "floor",
    ];
    for (at, key) in keys.into_iter().enumerate() {
        assert_eq!(play.reason(key), Some(format!("Article {}", at + 1)), "{key}");
    }
    assert_eq!(play.council().reasons.len(), keys.len());
    assert_eq!(play.council().prytanis, Some(faction("medes")));
}

#[test]
fn a4_a_full_agenda_and_a_stasis_come_when_the_articles_say() {
    let mut play = under(&ruling("agenda_full", "2"), &[]);
    play.add(deed("One"));
    play.until("check");
    assert!(play.council().assembly_announced);
    assert!(play.log().contains("The agenda is full with 2 motions (Article 1)"), "{}", play.log());
    assert!(
        play.public()["check"]["assembly"]
            .as_str()
            .is_some_and(|text| text.contains("(Article 1)"))
    );
    let mut play = under(&ruling("stasis_threshold", "9"), &[]);
    play.control(FiguresCommand::Edit { figure: FigureName::Stasis, to: 9, reason: why() });
    play.until("check");
    play.next();
    assert_eq!(play.step(), "stasis_cards");
    assert!(play.log().contains("Stasis breaks out at 9 (Article 1)."));
}

#[test]
fn a4_the_clock_of_a_debate_names_its_article() {
    let mut play = under(&ruling("motion_seconds", "60"), &[]);
    play.convene(&[deed("One")]);
    play.next();
    assert_eq!(play.the_clock().seconds, 60);
    assert!(play.the_clock().then.contains("Article 1"));
}

// Articles by Control's hand (A-4).

#[test]
fn a4_control_changes_an_article() {
    let two = majority("two_thirds");
    let mut play = under(&majority("simple"), &[&two]);
    let change = |article, to, reason: &str| {
        Command::Law(LawCommand::ChangeArticle { article, to, reason: reason.into() })
    };
    let ready = NewText::Alternative(0);
    let written = |text: &str| NewText::Written(text.into());
    assert_eq!(play.refused(&control(), change(2, ready.clone(), "why")), "not_offered");
    assert_eq!(play.refused(&control(), change(0, ready.clone(), "why")), "not_offered");
    assert_eq!(play.refused(&control(), change(1, NewText::Alternative(1), "why")), "already_so");
    assert_eq!(play.refused(&control(), change(1, NewText::Alternative(2), "why")), "not_offered");
    assert_eq!(play.refused(&control(), change(1, ready.clone(), "")), "bad_text");
    assert_eq!(play.refused(&control(), change(1, written(" "), "why")), "bad_text");
    assert_eq!(play.refused(&control(), change(1, written(&"x".repeat(601)), "why")), "bad_text");
    assert_eq!(play.refused(&control(), change(1, written(" T "), "why")), "already_so");
    play.control(change(1, ready.clone(), "a plot"));
    assert_eq!(play.ruled("majority"), "two_thirds");
    assert!(play.log().contains("a plot"));
    play.control(change(1, NewText::Alternative(1), "and back"));
    assert_eq!(play.ruled("majority"), "simple", "the old text stood ready");
    assert_eq!(play.council().constitution[0].text, "T");
    play.control(change(1, written("As Zeus wills."), "why"));
    assert!(play.council().constitution[0].obeyed.is_none());
    assert!(play.desk()["tasks"].to_string().contains("Article 1: As Zeus wills."), "A-6");
}

#[test]
fn a4_control_adds_and_repeals_articles() {
    let mut play = under(&majority("simple"), &[]);
    let add = |title: &str, text: &str, reason: &str| {
        Command::Law(LawCommand::AddArticle {
            title: title.into(),
            text: "T".into(),
            lever: (!text.is_empty()).then(|| lever(text)),
            reason: reason.into(),
        })
    };
    assert_eq!(play.refused(&control(), add("", "", "why")), "bad_text");
    assert_eq!(play.refused(&control(), add("A", "", "")), "bad_text");
    assert_eq!(play.refused(&control(), add("A", &ruling("quorum", "99"), "why")), "bad_setting");
    play.control(add("Of Quorum", &ruling("quorum", "2"), "why"));
    let quorum = play.council().constitution[1].id;
    assert_eq!(play.council().constitution.len(), 2);
    assert_eq!(play.reason("quorum").as_deref(), Some("Article 2"));
    play.control(add("Of Votes", &majority("two_thirds"), "why"));
    assert_eq!(play.council().constitution.len(), 2, "in its place");
    assert_eq!(play.reason("majority").as_deref(), Some("Article 1"));
    let gone = |article| Command::Law(LawCommand::RepealArticle { article, reason: why() });
    assert_eq!(play.refused(&control(), gone(0)), "not_offered");
    assert_eq!(play.refused(&control(), gone(99)), "not_offered");
    let silent = Command::Law(LawCommand::RepealArticle { article: 1, reason: "".into() });
    assert_eq!(play.refused(&control(), silent), "bad_text");
    play.control(gone(1));
    assert_eq!(play.ruled("majority"), "simple", "the scenario's setting");
    assert_eq!(play.reason("quorum").as_deref(), Some("Article 1"), "it moved up");
    assert_eq!(play.refused(&control(), gone(1)), "not_offered", "its id is not given again");
    play.control(gone(quorum));
    assert_eq!(play.ruled("quorum"), 0);
    assert!(play.council().reasons.is_empty());
    for at in 0..60 {
        play.control(add(&format!("Article {at}"), "", "why"));
    }
    assert_eq!(play.refused(&control(), add("One more", "", "why")), "out_of_bounds");
}

#[test]
fn a4_the_bound_on_articles_is_control_s_and_not_the_assembly_s() {
    let mut play = Play::begun();
    for at in 0..60 {
        let (title, text) = (format!("Article {at}"), "T".to_owned());
        play.control(LawCommand::AddArticle { title, text, lever: None, reason: why() });
    }
    play.convene(&[article("One more", "", None)]);
    play.adopt();
    let public = play.council();
    let count = public.constitution.len();
    assert_eq!(count, 61, "Control's bound does not stop an Assembly");
}

#[test]
fn a4_a_lever_that_is_replaced_falls_back_to_the_scenario_s_setting() {
    let mut with = crate::kit::governed(&ruling("quorum", "3"), &[]);
    with.scenario.settings.quorum = 1;
    let mut play = Play::of(with);
    play.next();
    assert_eq!(play.ruled("quorum"), 3);
    play.convene(&[article("Of Else", &majority("two_thirds"), Some(1))]);
    play.until("motion_ballot");
    let ballot = play.ballot();
    play.control(VoteCommand::EnterCount { ballot, yes: 1, no: 0 });
    play.next();
    assert_eq!(play.ruled("quorum"), 1);
    assert_eq!(play.ruled("majority"), "two_thirds");
    assert_eq!(play.reason("quorum"), None);
}

#[test]
fn a4_an_article_on_all_citizens_is_in_force_from_its_adoption() {
    let mut play = Play::begun();
    play.convene(&[
        article("Of Citizens", "{ on = \"citizens\", are = [\"medes\", \"oligarchs\"] }", None),
        deed("Two"),
    ]);
    play.adopt();
    assert_eq!(citizens(&play), ["medes", "oligarchs"]);
    play.until("motion_ballot");
    assert_eq!(crate::kit::names(&play.the_ballot().voters), ["medes", "oligarchs"]);
    assert!(play.the_ballot().needed.contains("6 of 10"));
}

#[test]
fn a4_cards_that_enact_articles_and_laws_do_so_at_once() {
    let card = r#"
[[cards]]
id = "m"
deck = "a"
title = "The decree"
text = "?"
options = [{ label = "Yes", effects = [
  { do = "law", title = "Of Bread", text = "T", until = "cycle", lever = { on = "ruling", key = "quorum", value = 2 } },
  { do = "article", title = "Of Votes", text = "T", lever = { on = "ruling", key = "majority", value = "two_thirds" } },
] }]
"#;
    let mut play = Play::of(crate::kit::with_card(draft(), card));
    play.next();
    play.until("choose_events");
    let cycle = play.cycle();
    play.seat(
        "oligarchs",
        EventsCommand::ActivateEvents { cycle, cards: vec![crate::kit::card("m")] },
    );
    play.until("ballot");
    play.vote("oligarchs", council::command::Pick::Yes);
    play.next();
    assert_eq!(play.step(), "outcome");
    assert_eq!(play.ruled("quorum"), 0, "not before it happens");
    play.next();
    assert_eq!(play.ruled("quorum"), 2);
    assert_eq!(play.council().laws[0].source, "The decree");
    assert_eq!(play.reason("majority").as_deref(), Some("Article 1"));
    play.until("check");
    play.next();
    assert_eq!(play.ruled("quorum"), 0, "for the cycle");
}

#[test]
fn a4_a_content_with_two_articles_of_one_lever_is_refused() {
    let text = format!(
        "[[articles]]\ntitle = \"A\"\ntext = \"T\"\nlever = {0}\n[[articles]]\ntitle = \"B\"\ntext = \"T\"\nlever = {0}\n",
        majority("simple")
    );
    let constitution: Constitution = toml::from_str(&text).expect("TOML");
    let faults = council::content::Content::checked(Draft { constitution, ..draft() });
    let said =
        faults.expect_err("it is broken").iter().map(ToString::to_string).collect::<String>();
    assert!(said.contains("Another article has this lever already."), "{said}");
}

// A-6.

#[test]
fn a6_what_the_program_cannot_do_is_a_task_that_control_ticks() {
    let mut play = Play::begun();
    play.convene(&[deed("Dig"), article("Of Songs", "", None)]);
    play.adopt();
    play.adopt();
    let tasks = play.at_desk().tasks.clone();
    assert_eq!(tasks.len(), 2);
    assert_eq!((tasks[0].text.as_str(), tasks[0].source.as_str()), ("Text of Dig.", "Dig"));
    assert!(tasks[1].text.contains("Article 1") && tasks[1].text.contains("Text of Of Songs."));
    let task = tasks[0].id;
    let tick = |done| Command::Outcome(OutcomeCommand::TickTask { task, done });
    assert_eq!(play.refused(&control(), tick(false)), "already_so");
    assert_eq!(play.refused(&seat("oligarchs"), tick(true)), "control_only");
    assert_eq!(
        play.refused(&control(), OutcomeCommand::TickTask { task: 999, done: true }),
        "not_offered"
    );
    play.control(tick(true));
    assert!(play.at_desk().tasks[0].done);
    assert!(!play.public().to_string().contains("\"tasks\""), "they are Control's");
}

#[test]
fn a4_the_shipped_constitution_is_in_force_and_in_step_with_the_play() {
    let play = Play::of(shipped());
    let articles = play.council().constitution.len();
    assert!(articles > 5);
    let council = play.council();
    let reasons = council.reasons.len();
    let obeyed = council.constitution.iter().filter(|row| row.obeyed.is_some()).count();
    assert_eq!(reasons, obeyed, "each lever decides what it says");
    assert!(play.offers(&Audience::Control, "round").is_empty(), "nothing has begun");
}

#[test]
fn a2_a_proposal_keeps_its_article_when_those_before_it_go() {
    let two = majority("two_thirds");
    let mut play = Play::of(crate::kit::governed(&majority("simple"), &[&two]));
    play.next();
    let (title, text) = ("Of Quorum".to_owned(), "T".to_owned());
    let quorum = Some(lever(&ruling("quorum", "0")));
    play.control(LawCommand::AddArticle { title, text, lever: quorum, reason: why() });
    let (title, text) = ("Of Songs".to_owned(), "T".to_owned());
    play.control(LawCommand::AddArticle { title, text, lever: None, reason: why() });
    let ids: Vec<u32> = play.council().constitution.iter().map(|row| row.id).collect();
    let motion = article("Of Louder Songs", "", Some(ids[2]));
    play.seat("medes", AgendaCommand::ProposeMotion { motion });
    let motion = article("Of No Quorum", "", Some(ids[1]));
    play.seat("medes", AgendaCommand::ProposeMotion { motion });
    let proposals: Vec<u32> = { play.at_desk().proposals.iter().map(|row| row.id).collect() };
    play.control(LawCommand::RepealArticle { article: ids[1], reason: why() });
    // Where the article is no more, both are told, and Control must say what is meant.
    let amiss = |rows: &[ProposalView]| -> Vec<bool> {
        rows.iter().map(|row| row.amiss.is_some()).collect()
    };
    assert_eq!(amiss(&play.at_desk().proposals), [false, true]);
    assert_eq!(amiss(&play.archon("medes").proposals), [false, true]);
    let admit = |proposal, motion| AgendaCommand::AdmitProposal { proposal, motion };
    assert_eq!(play.refused(&control(), admit(proposals[1], None)), "not_offered");
    play.control(admit(proposals[0], None));
    play.control(admit(proposals[1], Some(article("Of No Quorum", "", None))));
    play.convene(&[]);
    play.adopt();
    play.adopt();
    let council = play.council();
    let titles: Vec<_> = council.constitution.iter().map(|row| row.title.as_str()).collect();
    assert_eq!(titles, ["Of This", "Of Louder Songs", "Of No Quorum"]);
}

#[test]
fn n5_a_replay_of_assembly_laws_and_election_leads_to_the_same_views() {
    let draft = crate::kit::governed(&ruling("presiding", "\"elected\""), &[]);
    let mut play = Play::of(draft.clone());
    play.next();
    let elect = Command::Prytanis(PrytanisCommand::Elect {
        cycle: 1,
        faction: Some(faction("oligarchs")),
        seal: None,
    });
    play.seat("oligarchs", elect);
    play.seat("medes", AgendaCommand::ProposeMotion { motion: deed("Trade") });
    play.until("choose_events");
    proclaim(&mut play, "L", &ruling("quorum", "1"), Until::Round);
    play.convene(&[law("Laws", &majority("two_thirds"), Until::Act), deed("One"), deed("Two")]);
    play.adopt();
    play.divide(&[], &["oligarchs"]);
    play.control(VoteCommand::VoidVote { ballot: play.ballot(), reason: why() });
    play.until("check");
    let mut replay = Play::of(draft);
    for event in &play.events {
        let text = serde_json::to_string(event).expect("events are JSON");
        let event = serde_json::from_str(&text).expect("and can be read again");
        replay.state.apply(&event);
    }
    assert!(play.every_view() == replay.every_view());
}
