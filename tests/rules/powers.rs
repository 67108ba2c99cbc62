//! C-2, where the Prytanis is elected, and what articles let it do (A-4): a second look, a veto, the
//! floor.

use council::command::{
    Command, DayCommand, DebateCommand, EventsCommand, GrantsCommand, Pick, PrytanisCommand, Scene,
    StepsCommand, VoteCommand,
};
use council::content::{Counter, Draft};
use council::view::{Phase, Urgency, Verdict};
use game::{Actor, Audience};

use crate::kit::{
    English, Play, card, control, deed, draft, faction, for_seat, governed, names, ruling, seat,
    under, with_card,
};

fn why() -> String {
    "a test".into()
}

fn own(id: &str) -> Audience {
    Audience::Seat(faction(id).seat())
}

// The election (C-2).

fn elected() -> String {
    ruling("presiding", "\"elected\"")
}

/// The first election: the Oligarchs have 7, the Aristocrats 6, the Monarchists 4.
fn election() -> Play {
    let play = under(&elected(), &[]);
    assert_eq!(play.step(), "election");
    play
}

fn pick(play: &Play, whom: Option<&str>) -> Command {
    Command::Prytanis(PrytanisCommand::Elect {
        cycle: play.cycle(),
        faction: whom.map(faction),
        seal: None,
    })
}

#[track_caller]
fn elect(play: &mut Play, id: &str, whom: Option<&str>) {
    let command = pick(play, whom);
    play.seat(id, command);
}

fn sentence(play: &Play) -> String {
    play.the_count().sentence.as_str().to_owned()
}

#[test]
fn c2_the_most_strength_elects_the_prytanis() {
    let mut play = election();
    assert_eq!(play.council().phase, Phase::Prytanis);
    assert!(play.council().prytanis.is_none());
    assert_eq!(play.council().scene, Scene::Election);
    let citizens = ["aristocrats", "monarchists", "oligarchs"];
    assert_eq!(names(&play.the_election().candidates), citizens);
    assert_eq!(names(&play.the_election().voters), citizens);
    assert_eq!(play.offers(&own("oligarchs"), "elect").len(), 4, "three and nobody");
    assert!(play.offers(&own("medes"), "elect").is_empty());
    elect(&mut play, "oligarchs", Some("oligarchs"));
    elect(&mut play, "aristocrats", Some("monarchists"));
    elect(&mut play, "monarchists", Some("monarchists"));
    play.next();
    assert_eq!(play.step(), "presiding");
    assert_eq!(play.council().prytanis, Some(faction("monarchists")), "6 + 4 outweigh 7");
    assert_eq!(sentence(&play), "The Monarchists are elected with 10 (Article 1).");
    let count = play.the_count();
    assert_eq!(count.tallies[0].faction, faction("monarchists"));
    assert_eq!(crate::kit::value(&count.tallies[0].votes), 10);
    assert_eq!(crate::kit::value(&count.tallies[1].votes), 7);
    let first = &count.picks[0];
    assert_eq!((first.pick.as_ref(), first.strength), (Some(&faction("monarchists")), 6));
    assert_eq!(play.council().scene, Scene::Election, "the count stays up");
    assert!(play.log().contains("The Monarchists preside: they are elected (Article 1)."));
    play.next();
    assert_eq!(play.council().scene, Scene::Cards);
}

#[test]
fn c2_grants_count_in_an_election() {
    let mut play = election();
    play.seat("amazons", GrantsCommand::Grant { to: Some(faction("monarchists")) });
    elect(&mut play, "monarchists", Some("monarchists"));
    elect(&mut play, "oligarchs", Some("oligarchs"));
    play.next();
    assert_eq!(play.council().prytanis, Some(faction("monarchists")), "4 + 5 outweigh 7");
}

#[test]
fn n1_an_election_is_secret_until_it_is_revealed() {
    let mut play = election();
    let mut other = play.clone();
    elect(&mut play, "oligarchs", Some("oligarchs"));
    elect(&mut other, "oligarchs", None);
    assert!(play.views_but("oligarchs") == other.views_but("oligarchs"));
    assert_eq!(names(&play.the_election().votes_in), ["oligarchs"]);
    assert_eq!(play.archon("oligarchs").choice, Some(faction("oligarchs")));
    assert_eq!(play.archon("oligarchs").ask.urgency, Urgency::Done);
    assert!(play.archon("aristocrats").choice.is_none());
    let before = play.views_but("oligarchs");
    elect(&mut play, "oligarchs", Some("aristocrats"));
    assert!(before == play.views_but("oligarchs"), "a change of mind is not seen");
    play.by(&for_seat("monarchists"), pick(&play, Some("aristocrats")));
    assert!(!play.log().contains("Monarchists."), "the room does not read that Control did it");
    play.next();
    assert!(names(&play.the_election().votes_in).is_empty());
    assert_eq!(play.council().prytanis, Some(faction("aristocrats")));
    assert!(play.archon("oligarchs").choice.is_none());
}

#[test]
fn c2_who_may_elect_and_whom() {
    let mut play = election();
    let some = |play: &Play| pick(play, Some("oligarchs"));
    assert_eq!(play.refused(&seat("medes"), some(&play)), "no_vote");
    assert_eq!(play.refused(&seat("persians"), some(&play)), "no_such_faction");
    assert_eq!(play.refused(&control(), some(&play)), "archon_only");
    assert_eq!(play.refused(&Actor::Clock, some(&play)), "archon_only");
    assert_eq!(play.refused(&seat("oligarchs"), pick(&play, Some("medes"))), "not_offered");
    assert_eq!(play.refused(&seat("oligarchs"), pick(&play, Some("persians"))), "no_such_faction");
    let stale = Command::Prytanis(PrytanisCommand::Elect {
        cycle: play.cycle() + 1,
        faction: None,
        seal: None,
    });
    assert_eq!(play.refused(&seat("oligarchs"), stale), "step_over");
    let late = some(&play);
    elect(&mut play, "oligarchs", Some("oligarchs"));
    play.next();
    assert_eq!(play.refused(&seat("oligarchs"), late), "step_over");
    let mut usual = Play::begun();
    let command = some(&usual);
    assert_eq!(usual.refused(&seat("oligarchs"), command), "step_over");
}

#[test]
fn c3_a_tied_election_goes_to_the_holder_of_supremacy() {
    let mut play = election();
    play.set("aristocrats", Counter::Arete, 7);
    elect(&mut play, "oligarchs", Some("oligarchs"));
    elect(&mut play, "aristocrats", Some("aristocrats"));
    play.next();
    assert_eq!(play.step(), "tie_for_prytanis");
    assert_eq!(names(&play.council().tied), ["aristocrats", "oligarchs"]);
    assert_eq!(sentence(&play), "Aristocrats and Oligarchs are tied at 7 (Article 1).");
    assert_eq!(play.council().scene, Scene::Election);
    let cycle = play.cycle();
    let choose =
        |id| Command::Prytanis(PrytanisCommand::PickPrytanis { cycle, faction: faction(id) });
    assert_eq!(play.refused(&seat("oligarchs"), choose("oligarchs")), "not_yours");
    assert_eq!(play.refused(&seat("monarchists"), choose("monarchists")), "not_offered");
    play.seat("monarchists", choose("aristocrats"));
    assert_eq!(play.council().prytanis, Some(faction("aristocrats")));
}

#[test]
fn c3_an_election_in_which_nobody_is_picked_is_a_tie_of_all() {
    let mut play = election();
    elect(&mut play, "oligarchs", None);
    play.next();
    assert_eq!(play.step(), "tie_for_prytanis");
    assert_eq!(names(&play.council().tied), ["aristocrats", "monarchists", "oligarchs"]);
    assert_eq!(sentence(&play), "Nobody was picked (Article 1).");
}

#[test]
fn c3_who_is_picked_without_any_strength_is_not_elected() {
    let mut play = election();
    play.set("oligarchs", Counter::Arete, 0);
    elect(&mut play, "oligarchs", Some("oligarchs"));
    play.next();
    assert_eq!(play.step(), "tie_for_prytanis");
    assert!(!sentence(&play).contains("elected"), "{}", sentence(&play));
}

#[test]
fn c2_who_lost_its_vote_neither_elects_nor_is_elected() {
    let mut play = election();
    elect(&mut play, "oligarchs", Some("oligarchs"));
    elect(&mut play, "aristocrats", Some("monarchists"));
    elect(&mut play, "monarchists", Some("oligarchs"));
    play.standing("oligarchs", true, true);
    play.next();
    assert_eq!(play.council().prytanis, Some(faction("monarchists")));
    assert_eq!(play.the_count().picks.len(), 2);
    let mut alone = election();
    for id in ["oligarchs", "aristocrats", "monarchists"] {
        alone.standing(id, true, true);
    }
    alone.until("check");
    alone.next();
    assert_eq!(alone.step(), "presiding", "without a voter nobody is elected");
    assert!(alone.council().prytanis.is_none());
}

#[test]
fn c2_as_ruled_an_election_reveals_itself_when_all_are_in_or_the_time_is_up() {
    let mut with = governed(&elected(), &[]);
    with.scenario.settings.election_seconds = 40;
    with.scenario.settings.votes_revealed = council::settings::Ends::ByItself;
    let mut play = Play::of(with);
    play.next();
    assert_eq!(play.the_clock().seconds, 40);
    elect(&mut play, "oligarchs", Some("oligarchs"));
    let mut late = play.clone();
    late.alarm_rings();
    assert_eq!(late.council().prytanis, Some(faction("oligarchs")));
    elect(&mut play, "aristocrats", None);
    assert_eq!(play.step(), "election");
    let mut exile = play.clone();
    exile.standing("monarchists", true, true);
    assert_eq!(exile.step(), "presiding", "the last one missing is in exile");
    play.by(&for_seat("monarchists"), pick(&play, None));
    assert_eq!(play.step(), "presiding");
    assert!(!play.log().contains("(Control, in its place)"), "what follows is not told as its act");
}

#[test]
fn n4_control_appoints_in_an_election_and_the_picks_are_forgotten() {
    let mut play = election();
    elect(&mut play, "oligarchs", Some("oligarchs"));
    let mut skipped = play.clone();
    play.control(PrytanisCommand::AppointPrytanis { faction: faction("medes"), reason: why() });
    assert_eq!(play.step(), "presiding");
    assert_eq!(play.council().prytanis, Some(faction("medes")));
    assert!(play.council().election.is_none());
    assert!(play.archon("oligarchs").choice.is_none());
    assert_eq!(play.council().scene, Scene::Council);
    let step = skipped.step_number();
    skipped.control(StepsCommand::SkipPhase { step });
    assert_eq!(skipped.council().phase, Phase::Event);
    assert!(skipped.archon("oligarchs").choice.is_none());
    assert!(skipped.council().election.is_none());
}

#[test]
fn c2_each_cycle_has_its_own_election() {
    let mut play = election();
    elect(&mut play, "oligarchs", Some("oligarchs"));
    play.until("check");
    play.next();
    assert_eq!(play.step(), "election");
    assert!(names(&play.the_election().votes_in).is_empty());
    assert!(play.the_election().result.is_none());
    assert!(play.council().prytanis.is_none());
}

// The second look (A-4).

fn looking() -> Play {
    let mut play = under(&ruling("second_look", "\"once_a_cycle\""), &[]);
    play.until("choose_events");
    play
}

fn look(play: &Play, deck: u32) -> Command {
    Command::Events(EventsCommand::SecondLook { cycle: play.cycle(), deck })
}

#[test]
fn a4_the_prytanis_sends_an_event_away_once_a_cycle() {
    let mut play = looking();
    assert_eq!(play.offers(&own("oligarchs"), "second_look"), ["look:0", "look:1", "look:2"]);
    let up = |play: &Play| play.council().decks[1].up.clone().expect("a card").id;
    let (before, left) = (up(&play), play.council().decks[1].left);
    assert_eq!(play.refused(&seat("medes"), look(&play, 1)), "not_yours");
    assert_eq!(play.refused(&seat("oligarchs"), look(&play, 3)), "not_now");
    let stale = Command::Events(EventsCommand::SecondLook { cycle: play.cycle() + 1, deck: 1 });
    assert_eq!(play.refused(&seat("oligarchs"), stale), "step_over");
    play.seat("oligarchs", look(&play, 1));
    assert_ne!(up(&play), before);
    assert_eq!(play.council().decks[1].left, left, "it went under its deck");
    assert_eq!(play.council().decks[1].discarded, 0);
    assert_eq!(play.step(), "choose_events");
    assert!(play.log().contains("under its deck (Article 1)."));
    assert_eq!(play.refused(&seat("oligarchs"), look(&play, 0)), "not_now", "once");
    assert!(play.offers(&own("oligarchs"), "second_look").is_empty());
    play.until("check");
    play.next();
    play.until("choose_events");
    play.by(&for_seat("oligarchs"), look(&play, 0));
    assert!(play.log().contains("(Control, in its place)"));
}

#[test]
fn a4_what_was_sent_away_comes_last_in_its_deck() {
    let mut play = looking();
    let up = |play: &Play| play.council().decks[0].up.clone().expect("a card").id;
    let away = up(&play);
    play.seat("oligarchs", look(&play, 0));
    let mut seen = Vec::new();
    for _ in 0..4 {
        play.until_any(&["choose_events", "events_chosen"]);
        seen.push(up(&play));
        play.until("check");
        play.next();
    }
    assert_eq!(seen.last(), Some(&away));
}

#[test]
fn a4_without_its_article_there_is_no_second_look() {
    let mut play = Play::begun();
    play.until("choose_events");
    assert_eq!(play.refused(&seat("oligarchs"), look(&play, 0)), "not_now");
    assert_eq!(play.refused(&control(), look(&play, 0)), "not_now");
    assert!(play.offers(&own("oligarchs"), "second_look").is_empty());
    let mut play = looking();
    let command = look(&play, 0);
    play.until("debate");
    assert_eq!(play.refused(&seat("oligarchs"), command), "not_now", "events are chosen");
}

#[test]
fn a4_a_deck_without_another_card_has_no_second_look() {
    let mut play = looking();
    while play.council().decks[0].left != 0 {
        play.until("check");
        play.next();
        play.until("choose_events");
    }
    assert_eq!(
        play.refused(&seat("oligarchs"), look(&play, 0)),
        "not_now",
        "it would lie up again"
    );
}

// The veto (A-4).

const CRISIS: &str = r#"
[[cards]]
id = "crisis"
deck = "a"
title = "The wells"
text = "Who digs?"
options = [
  { label = "Dig", effects = [{ do = "stasis", by = 2 }] },
  { label = "Pray", effects = [{ do = "wrath", by = 1 }] },
]
default = { text = "Thirst.", effects = [{ do = "wrath", by = 9 }] }
"#;

/// “Dig” has passed.
fn passed(draft: Draft) -> Play {
    let mut play = Play::of(with_card(draft, CRISIS));
    play.next();
    play.until("choose_events");
    let cycle = play.cycle();
    play.seat("oligarchs", EventsCommand::ActivateEvents { cycle, cards: vec![card("crisis")] });
    play.until("choose_motion");
    put(&mut play, 0);
    play
}

fn put(play: &mut Play, option: u32) {
    play.seat("oligarchs", VoteCommand::PutToVote { card: card("crisis"), option });
    play.vote("oligarchs", Pick::Yes);
    play.next();
    assert_eq!(play.step(), "outcome");
}

fn vetoing() -> Draft {
    governed(&ruling("veto", "\"once_an_act\""), &[])
}

fn veto(play: &Play) -> Command {
    Command::Vote(VoteCommand::Veto { ballot: play.ballot() })
}

#[test]
fn a4_the_prytanis_vetoes_what_has_passed_and_it_counts_as_failed() {
    let mut play = passed(vetoing());
    assert_eq!(play.offers(&own("oligarchs"), "veto"), ["veto"]);
    assert_eq!(play.refused(&seat("medes"), veto(&play)), "not_yours");
    let stale = Command::Vote(VoteCommand::Veto { ballot: play.ballot() + 1 });
    assert_eq!(play.refused(&seat("oligarchs"), stale), "not_now");
    play.seat("oligarchs", veto(&play));
    assert_eq!(play.step(), "choose_motion", "C-18: another option may be put");
    let result = play.the_result();
    assert_eq!(result.verdict, Verdict::Failed);
    assert_eq!(result.vetoed_by, Some(faction("oligarchs")));
    assert_eq!(result.sentence, "Passed, 7 to 0; vetoed by the Oligarchs (Article 1).");
    assert_eq!(play.council().docket[0].failed[0], 0);
    let again = Command::Vote(VoteCommand::PutToVote { card: card("crisis"), option: 0 });
    assert_eq!(play.refused(&seat("oligarchs"), again), "tried_already");
    assert_eq!(crate::kit::value(&play.council().stasis), 1);
    put(&mut play, 1);
    assert_eq!(play.refused(&seat("oligarchs"), veto(&play)), "not_now", "once an Act");
    assert!(play.offers(&own("oligarchs"), "veto").is_empty());
    play.next();
    assert_eq!(crate::kit::value(&play.council().wrath), 1);
    let rows = play.at_desk().voters.clone();
    assert_eq!(rows[4].yes, 2, "C-20: it did vote YES");
}

#[test]
fn a4_a_veto_of_the_last_option_leads_to_the_default() {
    let mut play = passed(vetoing());
    play.control(VoteCommand::VoidVote { ballot: play.ballot(), reason: why() });
    play.vote("oligarchs", Pick::No);
    play.next();
    put(&mut play, 1);
    play.seat("oligarchs", veto(&play));
    assert_eq!(play.step(), "outcome");
    assert_eq!(play.the_outcome().way, "Nothing passed");
    play.control(DayCommand::AdvanceAct { act: 2 });
    assert_eq!(play.refused(&seat("oligarchs"), veto(&play)), "not_now", "a default did not pass");
    play.next();
    assert_eq!(crate::kit::value(&play.council().wrath), 9);
}

#[test]
fn c21_a_vetoed_vote_is_voided_and_the_veto_comes_back() {
    let mut play = passed(vetoing());
    play.seat("oligarchs", veto(&play));
    play.control(VoteCommand::VoidVote { ballot: play.ballot(), reason: why() });
    assert_eq!(play.step(), "ballot");
    assert!(play.public()["docket"][0]["failed"].as_array().is_some_and(Vec::is_empty));
    play.vote("oligarchs", Pick::Yes);
    play.next();
    play.seat("oligarchs", veto(&play));
    assert_eq!(play.step(), "choose_motion");
}

#[test]
fn a4_each_act_has_its_veto() {
    let mut play = passed(vetoing());
    play.seat("oligarchs", veto(&play));
    play.control(DayCommand::AdvanceAct { act: 2 });
    put(&mut play, 1);
    play.by(&for_seat("oligarchs"), veto(&play));
    assert_eq!(play.step(), "outcome");
    assert_eq!(play.the_outcome().way, "Nothing passed");
    assert!(play.log().contains("(Control, in its place)"), "{}", play.log());
}

#[test]
fn n4_control_vetoes_where_nobody_presides_and_in_its_own_name() {
    let mut play = passed(vetoing());
    play.control(veto(&play));
    assert!(play.the_result().vetoed_by.is_none());
    assert_eq!(play.the_result().sentence, "Passed, 7 to 0; vetoed by Control (Article 1).");
}

#[test]
fn a4_without_its_article_or_a_passed_vote_there_is_no_veto() {
    let mut play = passed(draft());
    assert_eq!(play.refused(&seat("oligarchs"), veto(&play)), "not_now");
    assert_eq!(play.refused(&control(), veto(&play)), "not_now");
    let mut play = under(&ruling("veto", "\"once_an_act\""), &[]);
    play.convene(&[deed("One")]);
    play.divide(&["oligarchs"], &[]);
    assert_eq!(play.step(), "motion_outcome");
    assert_eq!(
        play.refused(&seat("oligarchs"), veto(&play)),
        "not_now",
        "an Assembly is not the council"
    );
    assert!(play.offers(&own("oligarchs"), "veto").is_empty());
}

#[test]
fn a4_a_veto_after_a_tie_that_was_decided() {
    let mut play = passed(vetoing());
    play.control(VoteCommand::VoidVote { ballot: play.ballot(), reason: why() });
    play.next();
    assert_eq!(play.step(), "ballot_tied");
    assert_eq!(play.refused(&seat("oligarchs"), veto(&play)), "not_now", "it has not passed yet");
    let ballot = play.ballot();
    play.seat("monarchists", VoteCommand::DecideTie { ballot, pick: Pick::Yes });
    play.seat("oligarchs", veto(&play));
    assert_eq!(play.the_result().verdict, Verdict::Failed);
    assert_eq!(play.step(), "choose_motion");
}

// The floor (A-4).

fn floor(id: Option<&str>) -> Command {
    Command::Debate(DebateCommand::GiveFloor { faction: id.map(faction) })
}

#[test]
fn a4_the_prytanis_gives_the_floor_where_an_article_says_so() {
    let mut play = under(&ruling("floor", "\"prytanis\""), &[]);
    play.until("debate");
    play.seat("medes", DebateCommand::RaiseHand);
    play.seat("amazons", DebateCommand::RaiseHand);
    assert_eq!(play.offers(&own("oligarchs"), "floor"), ["floor:medes", "floor:amazons"]);
    assert!(play.offers(&own("medes"), "floor").is_empty());
    assert!(play.offers(&Audience::Control, "floor").is_empty());
    assert_eq!(play.refused(&seat("medes"), floor(Some("medes"))), "not_yours");
    play.seat("oligarchs", floor(Some("amazons")));
    assert_eq!(play.council().speaking, Some(faction("amazons")));
    assert_eq!(names(&play.council().speakers), ["medes"]);
    assert_eq!(play.council().headline, "The Amazons have the floor.");
    play.control(floor(Some("medes")));
    assert_eq!(play.council().speaking, Some(faction("medes")), "N-4: Control may, too");
    play.by(&for_seat("oligarchs"), floor(None));
    assert!(play.council().speaking.is_none());
    play.seat("oligarchs", floor(Some("medes")));
    play.next();
    assert!(play.council().speaking.is_none(), "the debate is over");
}

#[test]
fn a4_without_its_article_control_gives_the_floor() {
    let mut play = Play::begun();
    assert_eq!(play.refused(&control(), floor(Some("medes"))), "not_now");
    play.until("debate");
    play.seat("medes", DebateCommand::RaiseHand);
    assert_eq!(play.refused(&seat("oligarchs"), floor(Some("medes"))), "not_yours");
    assert_eq!(play.refused(&for_seat("oligarchs"), floor(Some("medes"))), "not_yours");
    assert_eq!(play.offers(&Audience::Control, "floor"), ["floor:medes"]);
    play.control(floor(Some("medes")));
    assert_eq!(play.archon("medes").ask.title, "You have the floor");
    assert_eq!(play.refused(&control(), floor(Some("medes"))), "already_so");
}

#[test]
fn a4_where_nobody_presides_the_floor_is_control_s_to_give() {
    let mut play = under(&ruling("floor", "\"prytanis\""), &[]);
    play.until("check");
    play.convene(&[deed("One")]);
    play.next();
    assert!(play.council().prytanis.is_none());
    play.seat("medes", DebateCommand::RaiseHand);
    assert_eq!(play.offers(&Audience::Control, "floor"), ["floor:medes"]);
    assert_eq!(play.refused(&seat("oligarchs"), floor(Some("medes"))), "not_yours");
    play.control(floor(Some("medes")));
}

#[test]
fn a4_all_events_in_the_third_act_or_one_as_the_articles_say() {
    let mut play = under(&ruling("events_activated", "\"one\""), &[]);
    play.control(DayCommand::AdvanceAct { act: 2 });
    play.until("choose_events");
    assert_eq!(play.council().events_to_choose, 1);
    let up = |play: &Play, at: usize| {
        card(play.public()["decks"][at]["up"]["id"].as_str().expect("an id"))
    };
    let two = Command::Events(EventsCommand::ActivateEvents {
        cycle: play.cycle(),
        cards: vec![up(&play, 0), up(&play, 1)],
    });
    assert_eq!(play.refused(&seat("oligarchs"), two), "wrong_number");
    assert_eq!(play.reason("events_activated").as_deref(), Some("Article 1"));
}
