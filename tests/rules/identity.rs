//! A-4: articles and texts are named by what they are, wherever they stand by then.

use council::command::{AgendaCommand, LawCommand, MotionDraft};
use council::content::{Constitution, Draft};
use council::view::ProposalState;

use crate::kit::{English, Play, draft, lines, with_card};
use crate::said::{CONSTITUTION, begun, reworded, why};

fn propose(play: &mut Play, at: usize, text: usize) {
    let row = &play.council().constitution[at];
    let motion =
        MotionDraft::Alternative { article: row.id, alternative: row.alternatives[text].id };
    play.seat("medes", AgendaCommand::ProposeMotion { motion });
}

#[test]
fn a2_a_proposal_for_a_ready_text_stays_what_it_was_when_the_article_is_reworded() {
    let mut play = begun();
    propose(&mut play, 0, 0);
    propose(&mut play, 0, 1);
    let texts = |play: &Play| -> Vec<String> {
        play.archon("medes").proposals.iter().map(|row| row.text.clone()).collect()
    };
    assert_eq!(texts(&play), ["U10", "U11"]);
    // The first text comes into force: its proposal has nothing left to move, and nobody guesses.
    reworded(&mut play, 0, 0);
    assert_eq!(texts(&play), ["U10", "U11"]);
    let own = play.archon("medes").proposals.clone();
    assert_eq!(own[0].state, ProposalState::Declined);
    assert_eq!(own[0].answer.clone().unwrap_or_default(), "The article has this text now.");
    assert_eq!(own[1].state, ProposalState::Waiting);
    assert!(lines(&play.at_desk().log).contains("The motion of the Medes on “Of Ties” falls"));
    assert!(!play.log().contains("The motion of the Medes"), "the room does not know of it");
    let proposal = play.at_desk().proposals[0].id;
    play.control(AgendaCommand::AdmitProposal { proposal, motion: None });
    assert_eq!(play.council().agenda[0].text, "U11");
    play.convene(&[]);
    play.adopt();
    assert_eq!(play.council().constitution[0].text, "U11");
    let ready = play.council().constitution[0].alternatives.clone();
    let ready: Vec<&str> = ready.iter().map(|row| row.text.as_str()).collect();
    assert_eq!(ready, ["T1", "U10"], "what was in force stands ready, and nothing twice");
}

#[test]
fn a2_a_proposal_for_an_article_that_is_no_more_is_declined_and_told() {
    let mut play = begun();
    propose(&mut play, 1, 0);
    let article = play.council().constitution[1].id;
    play.control(LawCommand::RepealArticle { article, reason: why() });
    let own = play.archon("medes").proposals[0].clone();
    assert_eq!((own.text.as_str(), own.state), ("U20", ProposalState::Declined));
    assert_eq!(own.answer.clone().unwrap_or_default(), "The article is no more.");
    assert!(play.at_desk().proposals.is_empty());
}

/// A card in place of the third article.
const IN_PLACE: &str = r#"
[[cards]]
id = "m"
deck = "a"
title = "New citizens"
text = "?"
options = [{ label = "Yes", effects = [{ do = "article", title = "Of New Citizens", text = "N", replaces = 3 }] }]
"#;

#[test]
fn a4_a_card_in_place_of_an_article_finds_it_wherever_it_stands() {
    let constitution: Constitution = toml::from_str(CONSTITUTION).expect("it is TOML");
    let mut play = Play::of(with_card(Draft { constitution, ..draft() }, IN_PLACE));
    play.next();
    let ids: Vec<u32> = play.council().constitution.iter().map(|row| row.id).collect();
    let gone = |article| LawCommand::RepealArticle { article, reason: why() };
    play.control(gone(ids[0]));
    let mut without = play.clone();
    play.pass_the_card("m");
    let titles = |play: &Play| -> Vec<String> {
        play.council().constitution.iter().map(|row| row.title.clone()).collect()
    };
    assert_eq!(titles(&play), ["Of Supremacy", "Of New Citizens", "Of Votes"]);
    // Where the article is no more, nothing is guessed: the card says so, and Control decides.
    without.until("choose_events");
    without.control(gone(ids[2]));
    let card = without.council().decks[0].up.clone().expect("it lies there");
    assert!(card.options[0].effects[0].contains("no more"), "{:?}", card.options[0].effects);
    without.pass_the_card("m");
    assert_eq!(titles(&without), ["Of Supremacy", "Of Votes"]);
    let tasks = without.at_desk().tasks.clone();
    assert!(tasks.iter().any(|task| task.text.contains("“Of New Citizens” was to take")));
}

#[test]
fn a4_an_outcome_that_is_drawn_up_finds_its_article_wherever_it_stands() {
    let constitution: Constitution = toml::from_str(CONSTITUTION).expect("it is TOML");
    let mut play = Play::of(with_card(Draft { constitution, ..draft() }, IN_PLACE));
    play.next();
    let ids: Vec<u32> = play.council().constitution.iter().map(|row| row.id).collect();
    play.bring_the_card("m");
    play.control(LawCommand::RepealArticle { article: ids[1], reason: why() });
    play.next();
    let council = play.council();
    let titles: Vec<&str> = council.constitution.iter().map(|row| row.title.as_str()).collect();
    assert_eq!(titles, ["Of Ties", "Of New Citizens", "Of Votes"]);
}
