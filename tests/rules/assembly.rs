//! A-2 and A-3: the agenda, proposals, and the Assembly that decides on it. I-6: its grants.

use council::command::{
    AgendaCommand, Command, DayCommand, DebateCommand, EventsCommand, FiguresCommand,
    GrantsCommand, HeroesCommand, LawCommand, MotionDraft, MotionPart, NewText, OutcomeCommand,
    Pick, PrytanisCommand, Revision, Scene, SittingCommand, StageCommand, StepsCommand,
    StreetsCommand, VoteCommand,
};
use council::content::{Counter, RoundKind, Until};
use council::view::{MeasureKind, MotionState, Phase, ProposalState};
use game::Audience;

use crate::kit::{
    English, Play, article, card, control, deed, draft, explained, faction, for_seat, law, lever,
    names, number, planned, ruling, seat, shipped, under, value, with_card,
};

const MAJORITY: &str = "{ on = \"ruling\", key = \"majority\", value = \"two_thirds\" }";

fn why() -> String {
    "a test".into()
}

fn assembly(motions: &[MotionDraft]) -> (Play, Vec<u32>) {
    let mut play = Play::begun();
    let numbers = play.convene(motions);
    (play, numbers)
}

/// The seat's own view.
fn own(id: &str) -> Audience {
    Audience::Seat(faction(id).seat())
}

fn tasks(play: &Play) -> Vec<String> {
    play.at_desk().tasks.iter().map(|row| row.text.to_string()).collect()
}

// The agenda (A-2).

#[test]
fn a2_a_card_brings_an_article_a_law_or_a_deed_to_the_agenda() {
    let card = |deck: &str, measure: &str| {
        format!(
            "[[cards]]\nid = \"{deck}m\"\ndeck = \"{deck}\"\ntitle = \"Card {deck}\"\ntext = \"?\"\n\
             options = [{{ label = \"Do it\", effects = [{{ do = \"motion\", title = \"Of {deck}\", \
             text = \"T\", changes = \"C\"{measure} }}] }}]\n"
        )
    };
    let cards = [
        card("a", ""),
        card(
            "b",
            ", measure = { as = \"law\", until = \"act\", lever = { on = \"citizen\", faction = \"medes\", is = true } }",
        ),
        card("c", ", measure = { as = \"effects\", effects = [{ do = \"wrath\", by = 4 }] }"),
    ];
    let mut play = Play::of(with_card(draft(), &cards.concat()));
    play.next();
    play.setting("events_activated", "all");
    play.until("check");
    let council = play.council();
    let of = |kind| council.agenda.iter().find(|row| row.kind == kind);
    assert_eq!(council.agenda.len(), 3);
    assert!(of(MeasureKind::Article).is_some() && of(MeasureKind::Law).is_some());
    let deed = of(MeasureKind::Deed).expect("it is there");
    assert_eq!(deed.source, "Card c");
    assert_eq!(deed.effects[0], "Divine Wrath +4");
    assert_eq!(deed.by, None);
    play.leave();
    play.round(RoundKind::Assembly);
    for _ in 0..3 {
        play.adopt();
    }
    assert_eq!(value(&play.council().wrath), 4);
    assert_eq!(play.council().constitution[0].title, "Of a");
    assert_eq!(play.council().laws[0].title, "Of b");
    assert!(play.faction("medes").citizen);
}

#[test]
fn a2_control_puts_motions_on_the_agenda_in_any_form() {
    let mut play = under(MAJORITY, &["", MAJORITY]);
    play.add(MotionDraft::Alternative { article: 1, alternative: 1 });
    play.add(article("Of Wells", "", None));
    play.add(law("Of Goats", &ruling("quorum", "2"), Until::Act));
    play.add(deed("Dig"));
    let council = play.council();
    let [first, .., last] = council.agenda.as_slice() else { panic!("four are on it") };
    assert_eq!((first.title.as_str(), first.text.as_str()), ("Of This", "U"));
    assert_eq!(first.changes, "C");
    let kinds: Vec<_> = council.agenda.iter().map(|row| row.kind).collect();
    let (article, law, deed) = (MeasureKind::Article, MeasureKind::Law, MeasureKind::Deed);
    assert_eq!(kinds, [article, article, law, deed]);
    assert_eq!((last.source.as_str(), last.state), ("Control", MotionState::Waiting));
    assert_eq!(council.agenda_count, 4);
    assert!(first.effects.iter().any(|effect| effect.contains("in place of")));
}

#[test]
fn a2_a_motion_that_cannot_be_is_refused() {
    let mut play = under(MAJORITY, &[""]);
    let add = |motion| Command::Agenda(AgendaCommand::AddMotion { motion });
    let bad = [
        (MotionDraft::Alternative { article: 2, alternative: 0 }, "not_offered"),
        (MotionDraft::Alternative { article: 0, alternative: 0 }, "not_offered"),
        (MotionDraft::Alternative { article: 1, alternative: 1 }, "not_offered"),
        (article("A", "", Some(2)), "not_offered"),
        (article("A", "", Some(0)), "not_offered"),
        (article("", "", None), "bad_text"),
        (article(&"x".repeat(81), "", None), "bad_text"),
        (MotionDraft::Deed { title: "D".into(), text: "x".repeat(401) }, "bad_text"),
        (MotionDraft::Deed { title: "D".into(), text: " ".into() }, "bad_text"),
        (
            MotionDraft::Law {
                title: "L".into(),
                text: "x".repeat(601),
                lever: None,
                until: Until::Act,
            },
            "bad_text",
        ),
        (law("L", "", Until::Vote), "not_offered"),
        (law("L", "", Until::Phase), "not_offered"),
        (law("L", &ruling("quorum", "13"), Until::Act), "bad_setting"),
        (law("L", &ruling("majority", "2"), Until::Act), "bad_setting"),
        (law("L", &ruling("manners", "2"), Until::Act), "bad_setting"),
        (article("A", "{ on = \"supremacy\", held_by = \"persians\" }", None), "bad_setting"),
        (
            article("A", "{ on = \"citizen\", faction = \"persians\", is = true }", None),
            "bad_setting",
        ),
    ];
    for (motion, code) in bad {
        let said = format!("{motion:?}");
        assert_eq!(play.refused(&control(), add(motion)), code, "{said}");
    }
    assert_eq!(play.refused(&seat("oligarchs"), add(deed("D"))), "control_only");
    for number in 0..100 {
        play.add(deed(&format!("Motion {number}")));
    }
    assert_eq!(play.refused(&control(), add(deed("One more"))), "out_of_bounds");
}

// Proposals (A-2).

fn propose(title: &str) -> Command {
    Command::Agenda(AgendaCommand::ProposeMotion { motion: deed(title) })
}

/// The numbers of what Control has not answered.
fn waiting(play: &Play) -> Vec<u32> {
    play.at_desk().proposals.iter().map(|row| row.id).collect()
}

#[test]
fn a2_an_archon_proposes_and_control_admits() {
    let mut play = Play::begun();
    play.seat("medes", propose("Trade"));
    assert!(play.agenda().is_empty(), "not before it is admitted");
    assert_eq!(play.at_desk().proposals[0].title, "Trade");
    assert!(play.desk()["alarms"].to_string().contains("Proposals"));
    assert_eq!(play.archon("medes").proposals[0].state, ProposalState::Waiting);
    let proposal = waiting(&play)[0];
    let admit = Command::Agenda(AgendaCommand::AdmitProposal { proposal, motion: None });
    assert_eq!(play.refused(&seat("medes"), admit.clone()), "control_only");
    play.control(admit.clone());
    let row = play.council().agenda[0].clone();
    assert_eq!((row.title.as_str(), row.by), ("Trade", Some(faction("medes"))));
    assert_eq!(row.source, "the Medes");
    assert_eq!(play.archon("medes").proposals[0].state, ProposalState::Admitted);
    assert!(waiting(&play).is_empty());
    assert_eq!(play.refused(&control(), admit), "not_offered", "once");
    assert!(!play.desk()["alarms"].to_string().contains("Proposals"));
}

#[test]
fn a2_control_admits_a_proposal_reworded_and_with_a_lever() {
    let mut play = Play::begun();
    play.seat("medes", AgendaCommand::ProposeMotion { motion: law("Trade", "", Until::Act) });
    let proposal = waiting(&play)[0];
    let bad = law("Trade", &ruling("quorum", "99"), Until::Act);
    let admit =
        |motion| Command::Agenda(AgendaCommand::AdmitProposal { proposal, motion: Some(motion) });
    assert_eq!(play.refused(&control(), admit(bad)), "bad_setting");
    assert_eq!(waiting(&play), [proposal], "it waits on");
    play.control(admit(law("Of Trade", &ruling("quorum", "2"), Until::Act)));
    let row = play.council().agenda[0].clone();
    assert_eq!((row.title.as_str(), row.by), ("Of Trade", Some(faction("medes"))));
    assert_eq!(play.archon("medes").proposals[0].title, "Trade", "what was proposed");
}

#[test]
fn a2_control_declines_with_an_answer() {
    let mut play = Play::begun();
    play.seat("medes", propose("Trade"));
    let proposal = waiting(&play)[0];
    let decline = |reason: &str| {
        Command::Agenda(AgendaCommand::DeclineProposal { proposal, reason: reason.into() })
    };
    assert_eq!(play.refused(&control(), decline("  ")), "bad_text");
    assert_eq!(play.refused(&control(), decline(&"x".repeat(201))), "bad_text");
    assert_eq!(play.refused(&seat("oligarchs"), decline("no")), "control_only");
    play.control(decline("not today"));
    let row = play.phone("medes")["proposals"][0].clone();
    assert_eq!(
        (row["state"].as_str(), row["answer"].as_str()),
        (Some("declined"), Some("not today"))
    );
    assert_eq!(play.refused(&control(), decline("again")), "not_offered");
    let admit = Command::Agenda(AgendaCommand::AdmitProposal { proposal, motion: None });
    assert_eq!(play.refused(&control(), admit), "not_offered");
    assert!(play.agenda().is_empty());
}

#[test]
fn a2_three_proposals_wait_at_most_and_can_be_withdrawn() {
    let mut play = Play::begun();
    for title in ["One", "Two", "Three"] {
        assert!(play.archon("medes").may_propose);
        play.seat("medes", propose(title));
    }
    assert!(!play.archon("medes").may_propose);
    assert_eq!(play.refused(&seat("medes"), propose("Four")), "not_now");
    play.seat("amazons", propose("Ours"));
    let [one, two, _, ours] = waiting(&play)[..] else { panic!("four wait") };
    let back = |proposal| Command::Agenda(AgendaCommand::WithdrawProposal { proposal });
    assert_eq!(play.refused(&seat("medes"), back(ours)), "not_offered", "not one's own");
    assert_eq!(play.refused(&seat("medes"), back(999)), "not_offered");
    assert_eq!(play.refused(&control(), back(one)), "archon_only");
    play.seat("medes", back(one));
    assert_eq!(play.refused(&seat("medes"), back(one)), "not_offered");
    play.by(&for_seat("medes"), propose("Four"));
    play.control(AgendaCommand::DeclineProposal { proposal: two, reason: why() });
    play.seat("medes", propose("Five"));
    assert_eq!(waiting(&play).len(), 4);
    assert_eq!(play.archon("medes").proposals.len(), 4);
}

#[test]
fn a2_a_title_is_a_name_and_a_text_turns_nothing_around() {
    let mut play = Play::begun();
    let deed =
        |title: &str, text: &str| MotionDraft::Deed { title: title.into(), text: text.into() };
    let propose = |motion| Command::Agenda(AgendaCommand::ProposeMotion { motion });
    let hero = |hero: &str| HeroesCommand::AddHero {
        faction: faction("medes"),
        hero: hero.into(),
        value: 1,
        reason: why(),
    };
    let support = |label: &str| FiguresCommand::AddSupport {
        faction: faction("medes"),
        by: 1,
        label: label.into(),
        until: Until::Act,
    };
    let proclaim = |title: &str, by: &str| LawCommand::ProclaimLaw {
        title: title.into(),
        text: "T".into(),
        lever: None,
        until: Until::Act,
        by: by.into(),
    };
    for name in ["Two\nlines", "Tur\u{202e}ned", "Un\u{200b}seen", "\u{301}mark"] {
        assert_eq!(play.refused(&seat("medes"), propose(deed(name, "T"))), "bad_text", "{name:?}");
        assert_eq!(play.refused(&control(), proclaim(name, "")), "bad_text", "{name:?}");
        assert_eq!(play.refused(&control(), proclaim("L", name)), "bad_text", "{name:?}");
        assert_eq!(play.refused(&control(), hero(name)), "bad_text", "{name:?}");
        assert_eq!(play.refused(&control(), support(name)), "bad_text", "{name:?}");
    }
    let turned = "Tur\u{202e}ned";
    let announce = StageCommand::Announce { text: turned.into() };
    assert_eq!(play.refused(&control(), announce), "bad_text");
    assert_eq!(play.refused(&seat("medes"), propose(deed("D", turned))), "bad_text");
    play.seat("medes", propose(deed("Ναύς ۲", "Two\nlines")));
}

#[test]
fn a2_a_proposal_is_checked_and_has_no_lever() {
    let mut play = under(MAJORITY, &[MAJORITY]);
    let mut refused = |motion, code: &str| {
        let said = format!("{motion:?}");
        assert_eq!(
            play.refused(&seat("medes"), AgendaCommand::ProposeMotion { motion }),
            code,
            "{said}"
        );
    };
    refused(law("L", &ruling("quorum", "2"), Until::Act), "control_only");
    refused(article("A", MAJORITY, None), "control_only");
    refused(article("A", "", Some(2)), "not_offered");
    refused(law("L", "", Until::Vote), "not_offered");
    refused(MotionDraft::Deed { title: "D".into(), text: "x".repeat(401) }, "bad_text");
    refused(MotionDraft::Alternative { article: 1, alternative: 1 }, "not_offered");
    assert_eq!(play.refused(&control(), propose("D")), "archon_only");
    assert_eq!(play.refused(&game::Actor::Clock, propose("D")), "archon_only");
    assert_eq!(play.refused(&seat("persians"), propose("D")), "no_such_faction");
    // A text that stands ready brings its lever.
    let motion = MotionDraft::Alternative { article: 1, alternative: 0 };
    play.seat("medes", AgendaCommand::ProposeMotion { motion });
    let mut lobby = Play::of(draft());
    assert_eq!(lobby.refused(&seat("medes"), propose("D")), "not_now");
    assert!(!lobby.archon("medes").may_propose);
}

#[test]
fn n1_a_proposal_is_between_its_archon_and_control() {
    let mut play = Play::begun();
    let mut quiet = play.clone();
    play.seat("medes", propose("Trade"));
    quiet.now = play.now;
    let room = |play: &Play| {
        let knows = |who: &Audience| *who == Audience::Control || *who == own("medes");
        let rows = play.audiences().into_iter().filter(|who| !knows(who));
        rows.map(|who| play.view(&who)).collect::<Vec<_>>()
    };
    assert!(room(&play) == room(&quiet));
    assert_eq!(room(&play).len(), 5);
    let proposal = waiting(&play)[0];
    let mut declined = play.clone();
    declined.control(AgendaCommand::DeclineProposal { proposal, reason: "not today".into() });
    quiet.now = declined.now;
    assert!(room(&declined) == room(&quiet), "nor is the answer the room's");
}

#[test]
fn n1_no_number_of_what_comes_later_tells_of_a_proposal() {
    let mut play = Play::begun();
    let mut quiet = play.clone();
    play.seat("medes", propose("Trade"));
    quiet.now = play.now;
    for play in [&mut play, &mut quiet] {
        play.add(deed("Wells"));
        play.control(LawCommand::ProclaimLaw {
            title: "L".into(),
            text: "T".into(),
            lever: None,
            until: Until::Act,
            by: String::new(),
        });
        let (label, until) = ("a promise".to_owned(), Until::Act);
        play.control(FiguresCommand::AddSupport {
            faction: faction("oligarchs"),
            by: 1,
            label,
            until,
        });
    }
    assert!(play.public() == quiet.public());
    assert!(play.phone("amazons") == quiet.phone("amazons"));
}

/// The numbers of what a seat proposed, as its phone shows them.
fn own_numbers(play: &Play, id: &str) -> Vec<u32> {
    play.archon(id).proposals.iter().map(|row| row.id).collect()
}

#[test]
fn n1_no_number_of_a_proposal_tells_of_those_of_others() {
    let mut play = Play::begun();
    let mut quiet = play.clone();
    play.seat("medes", propose("Trade"));
    quiet.seat("medes", propose("Trade"));
    play.seat("amazons", propose("Ours"));
    quiet.now = play.now;
    play.seat("medes", propose("Wells"));
    quiet.seat("medes", propose("Wells"));
    assert!(play.phone("medes") == quiet.phone("medes"));
    assert_eq!(own_numbers(&play, "medes"), [1, 2]);
    assert_eq!(own_numbers(&play, "amazons"), [1]);
    assert_eq!(waiting(&play), [1, 2, 3], "Control tells all of them apart");
}

#[test]
fn a2_whoever_speaks_for_a_seat_withdraws_by_the_number_that_the_seat_reads() {
    let mut play = Play::begun();
    play.seat("amazons", propose("Ours"));
    for title in ["Trade", "Wells"] {
        play.seat("medes", propose(title));
    }
    let back = |proposal| Command::Agenda(AgendaCommand::WithdrawProposal { proposal });
    assert_eq!(play.refused(&seat("medes"), back(3)), "not_offered", "it is Control's number");
    play.seat("medes", back(1));
    play.by(&for_seat("medes"), back(2));
    assert!(own_numbers(&play, "medes").is_empty());
    assert_eq!(play.at_desk().proposals[0].title, "Ours", "nobody else's is gone");
    play.seat("medes", propose("Roads"));
    assert_eq!(own_numbers(&play, "medes"), [3], "a number is used once");
}

#[test]
fn a2_no_number_of_a_proposal_is_used_again_after_a_going_back() {
    let mut play = Play::begun();
    let past = play.clone();
    play.seat("medes", propose("Trade"));
    play.seat("amazons", propose("Ours"));
    play.back_to(&past);
    play.seat("medes", propose("Wells"));
    assert_eq!(own_numbers(&play, "medes"), [2]);
    let back = Command::Agenda(AgendaCommand::WithdrawProposal { proposal: 1 });
    assert_eq!(play.refused(&seat("medes"), back), "not_offered", "that was the other branch's");
    assert_eq!(waiting(&play), [3]);
    // Once more: what the first branch had reached is not forgotten.
    play.back_to(&past);
    play.seat("medes", propose("Roads"));
    play.seat("amazons", propose("Ours"));
    assert_eq!(own_numbers(&play, "medes"), [3]);
    assert_eq!(own_numbers(&play, "amazons"), [2]);
}

// The agenda in Control's hands (A-3).

#[test]
fn a3_control_moves_a_motion_to_another_place() {
    let (mut play, motions) = assembly(&[deed("One"), deed("Two"), deed("Three")]);
    let to = |motion, to| Command::Agenda(AgendaCommand::MoveMotion { motion, to });
    assert_eq!(play.refused(&control(), to(motions[0], 0)), "already_so");
    assert_eq!(play.refused(&control(), to(motions[2], 9)), "already_so", "it is the last");
    assert_eq!(play.refused(&control(), to(999, 0)), "not_offered");
    assert_eq!(play.refused(&seat("oligarchs"), to(motions[2], 0)), "control_only");
    play.control(to(motions[2], 0));
    assert_eq!(play.agenda(), ["Three", "One", "Two"]);
    play.control(to(motions[2], 1));
    assert_eq!(play.agenda(), ["One", "Three", "Two"]);
    play.control(to(motions[0], 99));
    assert_eq!(play.agenda(), ["Three", "Two", "One"]);
    assert!(play.at_desk().next.label.contains("“Three”"));
    play.next();
    assert_eq!(play.the_assembly().motion, Some(motions[2]));
}

#[test]
fn a3_control_rewords_a_motion_until_it_is_put() {
    let (mut play, motions) =
        assembly(&[law("Goats", &ruling("quorum", "1"), Until::Act), deed("Two")]);
    let amend = |title: &str, text: &str, reason: &str| {
        Command::Agenda(AgendaCommand::AmendMotion {
            motion: motions[0],
            title: title.into(),
            text: text.into(),
            reason: reason.into(),
        })
    };
    assert_eq!(play.refused(&control(), amend("", "T", "why")), "bad_text");
    assert_eq!(play.refused(&control(), amend("T", &"x".repeat(601), "why")), "bad_text");
    assert_eq!(play.refused(&control(), amend("T", "T", "")), "bad_text");
    assert_eq!(play.refused(&seat("medes"), amend("T", "T", "why")), "control_only");
    play.control(amend("Sheep", "All sheep.", "there are no goats"));
    play.next();
    play.control(amend("Rams", "All rams.", "moved from the floor"));
    assert_eq!(play.on_agenda(motions[0]).title, "Rams");
    play.next();
    assert_eq!(play.refused(&control(), amend("Cows", "All cows.", "late")), "not_now");
    play.vote("oligarchs", Pick::Yes);
    play.next();
    assert_eq!(play.refused(&control(), amend("Cows", "All cows.", "late")), "not_now");
    play.next();
    assert_eq!(play.council().laws[0].text, "All rams.");
    assert_eq!(play.ruled("quorum"), 1, "what the program obeys of it stays");
    assert_eq!(play.refused(&control(), amend("Cows", "All cows.", "late")), "not_offered");
    assert!(play.log().contains("there are no goats"));
}

#[test]
fn a6_a_reworded_deed_is_done_as_it_was_reworded() {
    let (mut play, motions) = assembly(&[deed("Dig")]);
    play.control(AgendaCommand::AmendMotion {
        motion: motions[0],
        title: "Fill".into(),
        text: "Fill the wells.".into(),
        reason: why(),
    });
    play.adopt();
    assert!(tasks(&play).contains(&"Fill the wells.".to_owned()), "{:?}", tasks(&play));
}

fn parts(titles: &[&str]) -> Vec<MotionPart> {
    let part =
        |title: &&str| MotionPart { title: (*title).into(), text: format!("Text of {title}.") };
    titles.iter().map(part).collect()
}

#[test]
fn a3_control_splits_a_motion_before_it_is_read() {
    let (mut play, motions) =
        assembly(&[deed("One"), law("Two", &ruling("quorum", "2"), Until::Act), deed("Three")]);
    let split = |titles: &[&str]| {
        Command::Agenda(AgendaCommand::SplitMotion { motion: motions[1], parts: parts(titles) })
    };
    assert_eq!(play.refused(&control(), split(&["Alone"])), "out_of_bounds");
    assert_eq!(
        play.refused(&control(), split(&["1", "2", "3", "4", "5", "6", "7"])),
        "out_of_bounds"
    );
    assert_eq!(play.refused(&control(), split(&["2a", ""])), "bad_text");
    assert_eq!(play.refused(&seat("oligarchs"), split(&["2a", "2b"])), "control_only");
    let none =
        Command::Agenda(AgendaCommand::SplitMotion { motion: 999, parts: parts(&["2a", "2b"]) });
    assert_eq!(play.refused(&control(), none), "not_offered");
    play.control(split(&["2a", "2b"]));
    assert_eq!(play.agenda(), ["One", "2a", "2b", "Three"]);
    let public = play.public();
    assert_eq!(public["agenda"][1]["kind"], "law");
    assert_eq!(public["agenda"][2]["kind"], "law", "a text of the same kind");
    assert!(public["agenda"][1]["effects"].to_string().contains(": "), "it keeps the lever");
    assert!(!public["agenda"][2]["effects"].to_string().contains("quorum"));
    assert_eq!(play.refused(&control(), split(&["2c", "2d"])), "not_offered", "it is no more");
    play.next();
    let read = Command::Agenda(AgendaCommand::SplitMotion {
        motion: motions[0],
        parts: parts(&["1a", "1b"]),
    });
    assert_eq!(play.refused(&control(), read), "not_now");
    play.until("assembly");
    play.divide(&["oligarchs"], &[]);
    play.until("assembly");
    assert_eq!(play.council().laws.len(), 1);
    assert_eq!(play.ruled("quorum"), 2);
}

#[test]
fn a3_parts_of_a_deed_are_deeds() {
    let (mut play, motions) = assembly(&[deed("Wells")]);
    play.control(AgendaCommand::SplitMotion { motion: motions[0], parts: parts(&["Dig", "Fill"]) });
    let public = play.public();
    assert_eq!(
        (&public["agenda"][0]["kind"], &public["agenda"][1]["kind"]),
        (&"deed".into(), &"deed".into())
    );
    play.adopt();
    play.adopt();
    assert_eq!(tasks(&play), ["Text of Dig.", "Text of Fill."]);
    assert!(play.council().constitution.is_empty());
}

#[test]
fn a3_a_motion_that_is_put_off_waits_for_another_assembly() {
    let (mut play, motions) = assembly(&[deed("One"), deed("Two")]);
    let off =
        |motion, postponed| Command::Agenda(AgendaCommand::PostponeMotion { motion, postponed });
    assert_eq!(play.refused(&control(), off(motions[0], false)), "already_so");
    assert_eq!(play.refused(&seat("oligarchs"), off(motions[0], true)), "control_only");
    assert_eq!(play.refused(&control(), off(999, true)), "not_offered");
    play.control(off(motions[0], true));
    assert_eq!(play.on_agenda(motions[0]).state, MotionState::Postponed);
    assert_eq!(play.refused(&control(), off(motions[0], true)), "already_so");
    assert_eq!(play.the_assembly().left, 1);
    play.next();
    assert_eq!(play.the_assembly().motion, Some(motions[1]));
    // Put off while it is debated, and while it is voted on.
    play.control(off(motions[1], true));
    assert_eq!(play.step(), "assembly");
    play.control(off(motions[1], false));
    play.until("motion_ballot");
    play.vote("oligarchs", Pick::Yes);
    play.control(off(motions[1], true));
    assert_eq!(play.step(), "assembly");
    assert!(play.council().ballot.is_none());
    assert!(play.the_assembly().next.is_none());
    play.next();
    assert!(play.council().assembly.is_none());
    let states: Vec<_> = play.council().agenda.iter().map(|row| row.state).collect();
    assert_eq!(states, [MotionState::Waiting, MotionState::Waiting], "they wait again");
}

#[test]
fn a3_what_is_put_off_can_still_be_taken_up() {
    let (mut play, motions) = assembly(&[deed("One"), deed("Two")]);
    play.control(AgendaCommand::PostponeMotion { motion: motions[1], postponed: true });
    let step = play.step_number();
    play.control(SittingCommand::TakeUpMotion { step, motion: motions[1] });
    assert_eq!(play.the_assembly().motion, Some(motions[1]));
}

#[test]
fn c22_an_assembly_with_nothing_to_read_is_left_out() {
    let rounds =
        [(RoundKind::Action, 1, 0), (RoundKind::Assembly, 1, 0), (RoundKind::Diplomacy, 1, 0)];
    let mut play = Play::of(planned(&rounds));
    play.next();
    let motion = play.add(deed("One"));
    play.control(AgendaCommand::PostponeMotion { motion, postponed: true });
    play.leave();
    assert_eq!(play.step(), "diplomacy", "its only motion waits for another Assembly");
}

#[test]
fn a3_control_strikes_a_motion_before_and_while_it_is_debated_and_voted() {
    let (mut play, motions) = assembly(&[deed("One"), deed("Two"), deed("Three"), deed("Four")]);
    let strike = |motion| Command::Agenda(AgendaCommand::StrikeMotion { motion, reason: why() });
    assert_eq!(play.refused(&seat("oligarchs"), strike(motions[0])), "control_only");
    let silent =
        Command::Agenda(AgendaCommand::StrikeMotion { motion: motions[0], reason: " ".into() });
    assert_eq!(play.refused(&control(), silent), "bad_text");
    play.control(strike(motions[3]));
    assert_eq!(play.agenda(), ["One", "Two", "Three"]);
    assert_eq!(play.refused(&control(), strike(motions[3])), "not_offered");
    for (at, step) in ["motion_debate", "motion_ballot", "motion_outcome"].into_iter().enumerate() {
        play.next();
        if step != "motion_debate" {
            play.next();
        }
        if step == "motion_outcome" {
            play.vote("oligarchs", Pick::Yes);
            play.next();
        }
        assert_eq!(play.step(), step);
        play.control(strike(motions[at]));
        assert_eq!(play.step(), "assembly");
        let council = play.council();
        assert!(council.ballot.is_none() && council.outcome.is_none());
        assert_eq!(play.the_assembly().last, None);
    }
    assert!(play.agenda().is_empty() && tasks(&play).is_empty());
    play.next();
    assert!(play.council().assembly.is_none());
}

// The Assembly (A-3).

#[test]
fn a3_every_motion_is_read_debated_put_and_decided_in_agenda_order() {
    let (mut play, motions) = assembly(&[deed("One"), deed("Two")]);
    let seen = |play: &Play| {
        let sitting = play.the_assembly();
        [sitting.motion, sitting.next, sitting.last]
    };
    let id = |at: usize| Some(motions[at]);
    assert_eq!(play.council().scene, Scene::Agenda);
    assert_eq!(seen(&play), [None, id(0), None]);
    play.next();
    assert_eq!((play.step().as_str(), play.council().scene), ("motion_debate", Scene::Motion));
    assert_eq!(seen(&play), [id(0), id(1), None]);
    assert_eq!(play.on_agenda(motions[0]).state, MotionState::Now);
    assert_eq!(play.the_clock().seconds, 120);
    play.next();
    assert_eq!((play.step().as_str(), play.council().scene), ("motion_ballot", Scene::Vote));
    let ballot = play.the_ballot();
    assert_eq!(ballot.card, None);
    assert_eq!((ballot.motion, ballot.title.as_str()), (Some(motions[0]), "One"));
    assert_eq!(names(&ballot.voters), ["aristocrats", "monarchists", "oligarchs"]);
    play.vote("oligarchs", Pick::Yes);
    play.next();
    assert_eq!(play.step(), "motion_outcome");
    let outcome = play.the_outcome();
    assert!(outcome.card.is_none());
    assert_eq!(outcome.changes[0].says, "Text of One.");
    assert!(tasks(&play).is_empty(), "not before Control lets it happen");
    play.next();
    assert_eq!(tasks(&play), ["Text of One."]);
    assert_eq!(play.step(), "assembly");
    assert_eq!(seen(&play), [None, id(1), id(0)]);
    assert_eq!(play.on_agenda(motions[0]).state, MotionState::Adopted);
    assert_eq!(
        play.on_agenda(motions[0]).verdict.as_ref().map(ToString::to_string).as_deref(),
        Some("Passed, 7 to 0.")
    );
    play.divide(&["monarchists"], &["aristocrats"]);
    assert_eq!(play.step(), "assembly", "what fails is over at once");
    assert_eq!(play.on_agenda(motions[1]).state, MotionState::Rejected);
    assert_eq!(
        play.on_agenda(motions[1]).verdict.as_ref().map(ToString::to_string).as_deref(),
        Some("Failed, 4 to 6.")
    );
    let sitting = play.the_assembly();
    assert_eq!((sitting.left, sitting.adopted, sitting.rejected), (0, 1, 1));
    play.next();
    assert!(play.council().assembly.is_none());
    assert!(play.agenda().is_empty(), "what is decided leaves the agenda");
}

#[test]
fn a3_what_is_not_decided_stays_for_the_next_assembly() {
    let (mut play, motions) = assembly(&[deed("One"), deed("Two"), deed("Three")]);
    play.adopt();
    play.until("motion_ballot");
    play.vote("oligarchs", Pick::Yes);
    let step = play.step_number();
    play.control(StepsCommand::SkipPhase { step });
    assert!(play.council().assembly.is_none());
    assert_eq!(play.agenda(), ["Two", "Three"]);
    assert_eq!(
        play.on_agenda(motions[1]).state,
        MotionState::Waiting,
        "it was before the Assembly"
    );
    assert!(play.council().ballot.is_none());
    play.convene(&[]);
    assert_eq!(play.the_assembly().next, Some(motions[1]));
    play.until("motion_ballot");
    assert!(names(&play.the_ballot().votes_in).is_empty(), "nobody has picked yet");
}

#[test]
fn a3_control_takes_a_motion_up_out_of_order() {
    let (mut play, motions) = assembly(&[deed("One"), deed("Two"), deed("Three")]);
    let offered = play.offers(&Audience::Control, "take_up");
    assert_eq!(offered, [format!("take_up:{}", motions[1]), format!("take_up:{}", motions[2])]);
    let step = play.step_number();
    let take = |step, motion| Command::Sitting(SittingCommand::TakeUpMotion { step, motion });
    assert_eq!(play.refused(&control(), take(step + 1, motions[2])), "step_over");
    assert_eq!(play.refused(&control(), take(step, 999)), "not_now");
    assert_eq!(play.refused(&seat("oligarchs"), take(step, motions[2])), "control_only");
    play.control(take(step, motions[2]));
    assert_eq!(play.the_assembly().motion, Some(motions[2]));
    let step = play.step_number();
    assert_eq!(play.refused(&control(), take(step, motions[1])), "not_now", "one is read");
    play.next();
    play.vote("oligarchs", Pick::No);
    play.next();
    let step = play.step_number();
    assert_eq!(play.refused(&control(), take(step, motions[2])), "not_now", "it is decided");
    assert_eq!(play.the_assembly().next, Some(motions[0]));
    let mut council = Play::begun();
    let motion = council.add(deed("One"));
    let step = council.step_number();
    assert_eq!(council.refused(&control(), take(step, motion)), "not_now", "no Assembly sits");
}

#[test]
fn a3_the_debate_of_a_motion_has_its_own_clock_and_ends_as_ruled() {
    let (mut play, _) = assembly(&[deed("One")]);
    play.number_setting("motion_seconds", 45);
    play.next();
    assert_eq!(play.the_clock().seconds, 45);
    assert!(play.alarm().is_none(), "Control ends it");
    assert_eq!(play.the_clock().then, "The vote may be called once the time is up.");
    play.setting("debate_ends", "by_itself");
    assert_eq!(play.the_clock().then, "The motion is put to the vote.");
    play.alarm_rings();
    assert_eq!(play.step(), "motion_ballot");
}

#[test]
fn a3_hands_are_raised_and_the_floor_is_given() {
    let (mut play, _) = assembly(&[deed("One"), deed("Two")]);
    assert_eq!(play.refused(&seat("medes"), DebateCommand::RaiseHand), "not_now");
    play.next();
    play.standing("medes", false, true);
    play.seat("medes", DebateCommand::RaiseHand);
    assert_eq!(play.refused(&seat("medes"), DebateCommand::RaiseHand), "already_so");
    play.seat("oligarchs", DebateCommand::RaiseHand);
    assert_eq!(play.offers(&Audience::Control, "floor"), ["floor:medes", "floor:oligarchs"]);
    let give =
        |id: Option<&str>| Command::Debate(DebateCommand::GiveFloor { faction: id.map(faction) });
    assert_eq!(play.refused(&seat("oligarchs"), give(Some("oligarchs"))), "not_yours");
    assert_eq!(play.refused(&control(), give(Some("persians"))), "no_such_faction");
    assert_eq!(play.refused(&control(), give(None)), "already_so");
    play.control(give(Some("oligarchs")));
    assert_eq!(play.council().speaking, Some(faction("oligarchs")));
    assert_eq!(names(&play.council().speakers), ["medes"]);
    assert_eq!(play.archon("oligarchs").ask.title, "You have the floor");
    assert_eq!(play.refused(&control(), give(Some("oligarchs"))), "already_so");
    let mut quiet = play.clone();
    quiet.control(give(None));
    assert!(quiet.council().speaking.is_none());
    play.seat("medes", DebateCommand::LowerHand);
    play.seat("medes", DebateCommand::RaiseHand);
    play.next();
    assert_eq!(play.refused(&control(), give(Some("medes"))), "not_now");
    assert!(play.council().speaking.is_none(), "the debate is over");
    play.vote("oligarchs", Pick::Yes);
    play.until("assembly");
    play.next();
    assert!(names(&play.council().speakers).is_empty() && play.council().speaking.is_none());
}

#[test]
fn a3_votes_are_secret_until_the_reveal() {
    let (mut play, _) = assembly(&[deed("One")]);
    play.until("motion_ballot");
    let mut other = play.clone();
    play.vote("oligarchs", Pick::Yes);
    other.vote("oligarchs", Pick::No);
    assert!(play.views_but("oligarchs") == other.views_but("oligarchs"));
    assert_eq!(play.archon("oligarchs").pick, Some(Pick::Yes));
    let ballot = play.ballot();
    let vote = Command::Vote(VoteCommand::Vote { ballot, pick: Pick::Yes, seal: None });
    assert_eq!(play.refused(&seat("medes"), vote), "no_vote");
    let stale =
        Command::Vote(VoteCommand::Vote { ballot: ballot + 1, pick: Pick::Yes, seal: None });
    assert_eq!(play.refused(&seat("oligarchs"), stale), "step_over");
}

#[test]
fn a3_a_motion_is_revealed_when_all_are_in_or_the_time_is_up() {
    let (mut play, _) = assembly(&[deed("One")]);
    play.setting("votes_revealed", "by_itself");
    play.number_setting("vote_seconds", 20);
    play.until("motion_ballot");
    play.vote("oligarchs", Pick::Yes);
    let mut late = play.clone();
    late.alarm_rings();
    assert_eq!(late.step(), "motion_outcome");
    play.vote("aristocrats", Pick::No);
    assert_eq!(play.step(), "motion_ballot");
    play.by(
        &for_seat("monarchists"),
        VoteCommand::Vote { ballot: play.ballot(), pick: Pick::Abstain, seal: None },
    );
    assert_eq!(play.step(), "motion_outcome", "all are in");
}

#[test]
fn a3_votes_on_paper_are_entered() {
    let (mut play, motions) = assembly(&[deed("One")]);
    play.until("motion_ballot");
    play.vote("monarchists", Pick::Yes);
    let ballot = play.ballot();
    let enter = |rows: &[(&str, Pick)]| {
        let picks = rows.iter().map(|(id, pick)| (faction(id), *pick)).collect();
        Command::Vote(VoteCommand::EnterVotes { ballot, picks })
    };
    assert_eq!(play.refused(&control(), enter(&[("medes", Pick::Yes)])), "no_vote");
    assert_eq!(play.refused(&control(), enter(&[("persians", Pick::Yes)])), "no_such_faction");
    let twice = [("oligarchs", Pick::Yes), ("oligarchs", Pick::No)];
    assert_eq!(play.refused(&control(), enter(&twice)), "not_offered");
    assert_eq!(play.refused(&seat("oligarchs"), enter(&[])), "control_only");
    play.control(enter(&[("aristocrats", Pick::No)]));
    assert_eq!(
        play.on_agenda(motions[0]).verdict.as_ref().map(ToString::to_string).as_deref(),
        Some("Failed, 4 to 6.")
    );
}

#[test]
fn a3_hands_counted_in_the_room_are_entered_as_sums() {
    let (mut play, motions) = assembly(&[deed("One"), deed("Two")]);
    play.until("motion_ballot");
    play.vote("oligarchs", Pick::No);
    let ballot = play.ballot();
    let count = |yes, no| Command::Vote(VoteCommand::EnterCount { ballot, yes, no });
    assert_eq!(play.refused(&control(), count(1_000_001, 0)), "out_of_bounds");
    assert_eq!(play.refused(&control(), count(0, 1_000_001)), "out_of_bounds");
    assert_eq!(play.refused(&seat("oligarchs"), count(1, 0)), "control_only");
    let stale = Command::Vote(VoteCommand::EnterCount { ballot: ballot + 1, yes: 1, no: 0 });
    assert_eq!(play.refused(&control(), stale), "step_over");
    let mut tied = play.clone();
    tied.control(count(5, 5));
    assert_eq!(tied.step(), "motion_tied", "C-17");
    play.control(count(41, 12));
    let result = play.the_result();
    assert_eq!((value(&result.yes), value(&result.no)), (41, 12));
    assert!(result.picks.is_empty(), "nobody's pick is told");
    assert_eq!(play.step(), "motion_outcome");
    assert_eq!(play.refused(&control(), count(0, 1)), "step_over", "once");
    assert!(play.at_desk().voters.iter().all(|row| row.no == 0), "C-20: not Archons' votes");
    play.next();
    assert_eq!(
        play.on_agenda(motions[0]).verdict.as_ref().map(ToString::to_string).as_deref(),
        Some("Passed, 41 to 12.")
    );
}

#[test]
fn a3_counted_hands_are_weighed_by_the_majority_in_force() {
    for (yes, no, verdict) in [(20, 10, "passed"), (19, 10, "failed"), (0, 0, "failed")] {
        let mut play = under(MAJORITY, &[]);
        play.number_setting("quorum", 2);
        play.convene(&[deed("One")]);
        play.until("motion_ballot");
        let ballot = play.ballot();
        play.control(VoteCommand::EnterCount { ballot, yes, no });
        let result = play.public()["ballot"]["result"].clone();
        assert_eq!(result["verdict"], verdict, "{yes} to {no}");
        let said = result["sentence"].as_str().expect("a sentence");
        assert!(!said.contains("quorum"), "who was there is for Control to see: {said}");
    }
}

// Ties, quorum, majority (A-3, A-4).

/// The Assembly is tied at nought to nought.
fn tied(play: &mut Play) {
    play.convene(&[deed("One")]);
    play.until("motion_ballot");
    play.next();
}

#[test]
fn a3_a_tie_is_decided_as_the_constitution_says() {
    let decide =
        |play: &Play, pick| Command::Vote(VoteCommand::DecideTie { ballot: play.ballot(), pick });
    let mut play = Play::begun();
    tied(&mut play);
    assert_eq!(play.step(), "motion_tied");
    assert_eq!(play.council().awaiting[0].faction, faction("monarchists"));
    assert_eq!(play.offers(&own("monarchists"), "tie"), ["tie:yes", "tie:no"]);
    assert_eq!(play.refused(&seat("oligarchs"), decide(&play, Pick::Yes)), "not_yours");
    assert_eq!(play.refused(&seat("monarchists"), decide(&play, Pick::Abstain)), "not_offered");
    let step = play.step_number();
    assert_eq!(play.refused(&control(), StepsCommand::Advance { step }), "waits_for");
    let mut other = play.clone();
    play.seat("monarchists", decide(&play, Pick::Yes));
    assert_eq!(play.step(), "motion_outcome");
    assert_eq!(play.the_result().decided_by, Some(faction("monarchists")));
    other.by(&for_seat("monarchists"), decide(&other, Pick::No));
    assert_eq!(other.step(), "assembly");
    let said = other.council().agenda[0].verdict.clone();
    assert_eq!(
        said.as_ref().map(ToString::to_string).as_deref(),
        Some("Tied, 0 to 0; failed by the word of the Monarchists.")
    );

    let mut play = under("{ on = \"ties\", decided_by = \"prytanis\" }", &[]);
    tied(&mut play);
    assert_eq!(play.council().awaiting[0].faction, faction("oligarchs"));
    play.seat("oligarchs", decide(&play, Pick::No));
    assert_eq!(play.step(), "assembly");

    let mut play = under("{ on = \"ties\", decided_by = \"fails\" }", &[]);
    tied(&mut play);
    assert_eq!(play.step(), "assembly");
    assert!(
        play.council().agenda[0]
            .verdict
            .as_ref()
            .map(ToString::to_string)
            .as_deref()
            .is_some_and(|said| said.contains("Article 1"))
    );

    let mut play = under("{ on = \"ties\", decided_by = \"control\" }", &[]);
    tied(&mut play);
    assert_eq!(play.refused(&seat("monarchists"), decide(&play, Pick::Yes)), "not_yours");
    assert_eq!(play.offers(&Audience::Control, "tie"), ["tie:yes", "tie:no"]);
    play.control(decide(&play, Pick::Yes));
    assert_eq!(play.step(), "motion_outcome");
}

#[test]
fn a3_where_nobody_presides_a_tie_that_is_the_prytanis_s_falls_to_control() {
    let mut play = under("{ on = \"ties\", decided_by = \"prytanis\" }", &[]);
    play.until("check");
    play.convene(&[deed("One")]);
    assert!(play.council().prytanis.is_none(), "the cycle is over");
    play.until("motion_ballot");
    assert!(
        play.public()["ballot"]["needed"]
            .as_str()
            .is_some_and(|text| text.contains("A tie goes to Control (Article 1)."))
    );
    play.next();
    let ballot = play.ballot();
    let decide = Command::Vote(VoteCommand::DecideTie { ballot, pick: Pick::Yes });
    assert_eq!(play.refused(&seat("oligarchs"), decide.clone()), "not_yours");
    play.control(decide);
    assert_eq!(play.step(), "motion_outcome");
}

#[test]
fn a3_without_a_quorum_a_motion_fails() {
    let mut play = under(&ruling("quorum", "2"), &[]);
    let motions = play.convene(&[deed("One"), deed("Two")]);
    play.divide(&["oligarchs"], &[]);
    assert_eq!(play.on_agenda(motions[0]).state, MotionState::Rejected);
    let said = play.on_agenda(motions[0]).verdict.expect("a sentence");
    assert!(said.contains("quorum not met, 1 of 2 (Article 1)"), "{said}");
    play.divide(&["oligarchs"], &["monarchists"]);
    assert_eq!(play.step(), "motion_outcome");
}

#[test]
fn a4_two_thirds_adopted_in_the_assembly_defeat_a_later_motion() {
    let mut play = Play::begun();
    let motions =
        play.convene(&[deed("Before"), article("Of Votes", MAJORITY, None), deed("After")]);
    let vote = |play: &mut Play| play.divide(&["oligarchs", "monarchists"], &["aristocrats"]);
    vote(&mut play);
    play.next();
    vote(&mut play);
    assert_eq!(play.step(), "motion_outcome");
    let needed = play.public()["ballot"]["needed"].clone();
    assert!(needed.as_str().is_some_and(|text| text.contains("9 of 17")));
    play.next();
    assert_eq!(
        play.public()["ballot"]["needed"],
        needed,
        "it was held under the law of its moment"
    );
    assert_eq!(play.the_result().sentence, "Passed, 11 to 6.");
    assert_eq!(play.reason("majority").as_deref(), Some("Article 1"));
    let now = play.public()["assembly"]["needed"].clone();
    assert!(
        now.as_str().is_some_and(|text| text.contains("12 of 17") && text.contains("(Article 1)"))
    );
    vote(&mut play);
    assert_eq!(play.on_agenda(motions[2]).state, MotionState::Rejected);
    let said = "Failed, 11 to 6: two thirds are needed (Article 1).";
    assert_eq!(
        play.on_agenda(motions[2]).verdict.as_ref().map(ToString::to_string).as_deref(),
        Some(said)
    );
    assert_eq!(
        play.on_agenda(motions[0]).verdict.as_ref().map(ToString::to_string).as_deref(),
        Some("Passed, 11 to 6.")
    );
}

#[test]
fn a4_what_was_needed_and_why_it_failed_stay_as_they_were() {
    let mut play = under(MAJORITY, &[]);
    let motions = play.convene(&[deed("One"), deed("Two")]);
    play.divide(&["oligarchs", "monarchists"], &["aristocrats"]);
    let said = |play: &Play| (play.the_ballot().needed.clone(), play.the_result().sentence.clone());
    let before = said(&play);
    play.control(LawCommand::RepealArticle { article: 1, reason: why() });
    assert_eq!(said(&play), before);
    let verdict = play.on_agenda(motions[0]).verdict;
    assert!(verdict.is_some_and(|said| said.contains("two thirds")));
    play.divide(&["oligarchs", "monarchists"], &["aristocrats"]);
    assert_eq!(play.step(), "motion_outcome");
}

#[test]
fn c17_why_a_tie_was_decided_stays_as_it_was() {
    let mut play = under("{ on = \"ties\", decided_by = \"fails\" }", &[]);
    play.convene(&[deed("One"), deed("Two")]);
    play.divide(&[], &[]);
    let said = play.the_result().sentence.clone();
    play.control(LawCommand::RepealArticle { article: 1, reason: why() });
    assert_eq!(play.the_result().sentence, said);
}

// What comes of it (A-3).

#[test]
fn a3_what_will_happen_is_shown_and_control_may_change_it() {
    let card = r#"
[[cards]]
id = "m"
deck = "a"
title = "The fleet"
text = "?"
options = [{ label = "Yes", effects = [{ do = "motion", title = "Fleet", text = "T", changes = "C", measure = { as = "effects", effects = [
  { do = "wrath", by = 4 },
  { do = "change", what = "doom", by = 2, to = "voted_no" },
  { do = "change", what = "talents", by = 3, to = "prytanis_chooses" },
] } }] }]
"#;
    let mut play = Play::of(with_card(draft(), card));
    play.next();
    play.until("choose_events");
    let cycle = play.cycle();
    play.seat(
        "oligarchs",
        EventsCommand::ActivateEvents { cycle, cards: vec![crate::kit::card("m")] },
    );
    play.until("ballot");
    play.vote("oligarchs", Pick::Yes);
    play.next();
    play.control(DayCommand::CallDiplomacy);
    play.next();
    play.round(RoundKind::Assembly);
    play.divide(&["oligarchs"], &["monarchists"]);
    assert_eq!(play.step(), "motion_outcome");
    let says = |play: &Play, at: usize| play.the_outcome().changes[at].says.clone();
    assert_eq!(says(&play, 0), "Divine Wrath 0 → 4");
    assert_eq!(says(&play, 1), "Doom: Monarchists 0 → 2");
    let step = play.step_number();
    assert_eq!(play.refused(&control(), StepsCommand::Advance { step }), "waits_for");
    assert_eq!(play.council().awaiting[0].faction, faction("oligarchs"));
    let choose = Command::Outcome(OutcomeCommand::ChooseTarget {
        step,
        change: 2,
        faction: faction("medes"),
    });
    assert_eq!(play.refused(&seat("medes"), choose.clone()), "not_yours");
    play.seat("oligarchs", choose);
    let revise = |change, to| {
        Command::Outcome(OutcomeCommand::ReviseOutcome { step, change, to, reason: why() })
    };
    assert_eq!(play.refused(&control(), revise(9, Revision::Struck)), "not_offered");
    play.control(revise(0, Revision::Amount(1)));
    play.control(revise(1, Revision::Struck));
    play.next();
    assert_eq!(value(&play.council().wrath), 1);
    assert_eq!(play.figure("monarchists", "doom"), 0);
    assert_eq!(play.figure("medes", "talents"), 3);
}

#[test]
fn a3_an_adopted_article_takes_the_place_that_it_names() {
    let mut play = Play::of(shipped());
    play.next();
    let at = |play: &Play, at: usize| play.council().constitution[at].title.clone();
    let count = play.council().constitution.len();
    let (fifth, eighth) = (at(&play, 4), at(&play, 7));
    play.convene(&[
        article("By number", "", Some(5)),
        article("By lever", MAJORITY, None),
        article("Last", "", None),
    ]);
    for _ in 0..3 {
        play.until("motion_ballot");
        let ballot = play.ballot();
        play.control(VoteCommand::EnterCount { ballot, yes: 1, no: 0 });
        assert!(play.the_outcome().changes[0].says.contains("becomes Article"));
        play.next();
    }
    assert_eq!(play.council().constitution.len(), count + 1);
    assert_eq!(at(&play, 4), "By number");
    let agenda = play.council().agenda.clone();
    let effects = || agenda.iter().flat_map(|motion| &motion.effects);
    assert!(effects().any(|effect| effect.contains("“By lever” becomes Article 6:")));
    let last = format!("“Last” becomes Article {}", count + 1);
    assert!(effects().any(|effect| effect.contains(&last)), "and not one further on");
    assert!(!effects().any(|effect| effect.contains("in place of")), "it stands there itself");
    assert_eq!(at(&play, 5), "By lever", "Of Votes was the article with this lever");
    assert_eq!(at(&play, count), "Last");
    assert_eq!(at(&play, 7), eighth);
    assert_ne!(fifth, "By number");
    assert_eq!(play.reason("majority").as_deref(), Some("Article 6"));
    assert_eq!(play.ruled("majority"), "two_thirds");
    let tasks = tasks(&play).join(" ");
    assert!(tasks.contains("Article 5") && !tasks.contains("Article 6"), "A-6: {tasks}");
    let ready = &play.council().constitution[5].alternatives;
    assert!(!ready.is_empty(), "the texts that stood ready still do");
}

#[test]
fn a3_a_motion_replaces_the_article_that_it_was_made_for_wherever_that_stands_now() {
    let mut play = Play::of(shipped());
    play.next();
    let title = |play: &Play, at: usize| play.council().constitution[at].title.clone();
    let (third, fourth) = (title(&play, 2), title(&play, 3));
    play.add(article("New Third", "", Some(3)));
    play.control(LawCommand::RepealArticle { article: 1, reason: why() });
    play.convene(&[]);
    play.until("motion_ballot");
    let ballot = play.ballot();
    play.control(VoteCommand::EnterCount { ballot, yes: 1, no: 0 });
    play.next();
    assert_eq!(title(&play, 2), fourth, "Article 3 was Article 4 and stays");
    assert_eq!(title(&play, 1), "New Third");
    assert_ne!(third, "New Third");
}

#[test]
fn a3_a_ready_text_brings_its_lever() {
    let mut play = under(&ruling("majority", "\"simple\""), &[MAJORITY]);
    play.convene(&[MotionDraft::Alternative { article: 1, alternative: 0 }]);
    play.adopt();
    assert_eq!(play.council().constitution[0].text, "U");
    assert_eq!(play.ruled("majority"), "two_thirds");
    assert_eq!(play.reason("majority").as_deref(), Some("Article 1"));
}

#[test]
fn a3_an_adopted_law_is_proclaimed_by_the_assembly() {
    let mut play = Play::begun();
    play.convene(&[law("Of Goats", &ruling("quorum", "1"), Until::Act)]);
    play.adopt();
    let public = play.council();
    assert_eq!(public.laws[0].title, "Of Goats");
    assert_eq!(
        public.laws[0].ends.as_ref().map(ToString::to_string).as_deref(),
        Some("to the end of Act 1")
    );
    assert_eq!(play.reason("quorum").as_deref(), Some("the law “Of Goats”"));
    assert_eq!(public.laws[0].source, "the Assembly", "where it comes from is not its own title");
}

// C-20, C-21.

#[test]
fn c20_votes_on_motions_are_kept_for_control() {
    let (mut play, _) = assembly(&[deed("One"), deed("Two")]);
    play.divide(&["oligarchs"], &["monarchists"]);
    play.next();
    play.divide(&["oligarchs"], &[]);
    let desk = play.desk();
    let row = |id: &str| {
        let rows = desk["voters"].as_array().expect("a list").iter();
        let row = rows.clone().find(|row| row["faction"] == id).expect("it is there");
        ["yes", "no", "abstained"].map(|key| number(&row[key]))
    };
    assert_eq!(row("oligarchs"), [2, 0, 0]);
    assert_eq!(row("monarchists"), [0, 1, 1]);
    assert_eq!(row("aristocrats"), [0, 0, 2]);
    assert_eq!(row("medes"), [0, 0, 0]);
}

#[test]
fn c21_a_vote_on_a_motion_is_voided_before_the_reveal() {
    let (mut play, motions) = assembly(&[deed("One")]);
    play.until("motion_ballot");
    play.vote("oligarchs", Pick::Yes);
    let ballot = play.ballot();
    let void = |ballot, reason: &str| {
        Command::Vote(VoteCommand::VoidVote { ballot, reason: reason.into() })
    };
    assert_eq!(play.refused(&control(), void(ballot, "")), "bad_text");
    assert_eq!(play.refused(&control(), void(ballot + 1, "why")), "step_over");
    play.control(void(ballot, "why"));
    assert_eq!(play.step(), "motion_ballot");
    assert_eq!(play.ballot(), ballot + 1);
    assert!(names(&play.the_ballot().votes_in).is_empty());
    assert_eq!(play.the_assembly().motion, Some(motions[0]));
}

#[test]
fn c21_a_motion_that_was_adopted_is_voided_until_it_has_happened() {
    let (mut play, motions) = assembly(&[deed("One")]);
    play.divide(&["oligarchs"], &[]);
    let ballot = play.ballot();
    let void = Command::Vote(VoteCommand::VoidVote { ballot, reason: why() });
    let mut late = play.clone();
    late.next();
    assert_eq!(late.refused(&control(), void.clone()), "step_over", "it has happened");
    play.control(void);
    assert_eq!(play.step(), "motion_ballot");
    assert!(play.council().outcome.is_none());
    assert_eq!(play.on_agenda(motions[0]).state, MotionState::Now);
    let voters = play.at_desk().voters.clone();
    assert_eq!(voters[4].yes, 0, "C-20: a voided vote is not held against anybody");
    play.vote("aristocrats", Pick::No);
    play.next();
    assert_eq!(play.on_agenda(motions[0]).state, MotionState::Rejected);
}

#[test]
fn c21_a_motion_that_failed_is_voided_until_another_is_read() {
    let (mut play, motions) = assembly(&[deed("One"), deed("Two")]);
    play.divide(&[], &["oligarchs"]);
    let ballot = play.ballot();
    let void = Command::Vote(VoteCommand::VoidVote { ballot, reason: why() });
    assert_eq!(play.offers(&Audience::Control, "void"), ["void"]);
    let mut late = play.clone();
    late.next();
    assert_eq!(late.refused(&control(), void.clone()), "step_over");
    play.control(void);
    assert_eq!(play.step(), "motion_ballot");
    assert_eq!(play.on_agenda(motions[0]).state, MotionState::Now);
    assert!(play.on_agenda(motions[0]).verdict.is_none());
    play.vote("oligarchs", Pick::Yes);
    play.next();
    play.next();
    assert_eq!(play.the_assembly().adopted, 1);
    assert_eq!(play.the_assembly().rejected, 0);
}

#[test]
fn c21_a_tied_motion_and_counted_hands_are_voided() {
    let (mut play, _) = assembly(&[deed("One")]);
    play.until("motion_ballot");
    play.next();
    let ballot = play.ballot();
    play.control(VoteCommand::VoidVote { ballot, reason: why() });
    assert_eq!(play.step(), "motion_ballot");
    play.control(VoteCommand::EnterCount { ballot: ballot + 1, yes: 3, no: 1 });
    play.control(VoteCommand::VoidVote { ballot: ballot + 1, reason: why() });
    assert_eq!(play.step(), "motion_ballot");
    assert!(play.the_ballot().result.is_none());
}

#[test]
fn c21_the_same_strengths_vote_again_after_a_motion_failed() {
    let (mut play, _) = assembly(&[deed("One"), deed("Two")]);
    play.next();
    play.seat("amazons", GrantsCommand::Grant { to: Some(faction("oligarchs")) });
    let (label, until) = ("for once".to_owned(), Until::Vote);
    play.control(FiguresCommand::AddSupport { faction: faction("oligarchs"), by: 2, label, until });
    play.next();
    assert_eq!(play.figure("oligarchs", "strength"), 7 + 5 + 2);
    play.vote("oligarchs", Pick::No);
    play.next();
    let ballot = play.ballot();
    play.control(VoteCommand::VoidVote { ballot, reason: why() });
    assert_eq!(play.figure("oligarchs", "strength"), 7 + 5 + 2);
}

// I-6.

#[test]
fn i6_assembly_grants_last_for_one_vote_and_may_move_between_motions() {
    let (mut play, _) = assembly(&[deed("One"), deed("Two")]);
    let grant = |to: Option<&str>| Command::Grants(GrantsCommand::Grant { to: to.map(faction) });
    assert_eq!(
        play.refused(&seat("amazons"), grant(Some("oligarchs"))),
        "not_now",
        "no motion is read"
    );
    play.next();
    assert_eq!(play.refused(&seat("oligarchs"), grant(Some("monarchists"))), "has_vote");
    assert_eq!(play.refused(&seat("amazons"), grant(Some("amazons"))), "to_oneself");
    assert_eq!(play.refused(&seat("amazons"), grant(Some("persians"))), "no_such_faction");
    assert_eq!(play.refused(&seat("amazons"), grant(None)), "already_so");
    assert!(play.offers(&own("amazons"), "grant").contains(&"grant:monarchists".to_owned()));
    play.seat("amazons", grant(Some("monarchists")));
    assert_eq!(
        explained(&play.faction("monarchists").strength),
        "9 = Arête 4 + granted by the Amazons 5"
    );
    assert_eq!(
        play.refused(&seat("amazons"), grant(Some("oligarchs"))),
        "grant_fixed",
        "as ruled, I-5"
    );
    play.next();
    play.seat("medes", grant(Some("monarchists")));
    play.vote("monarchists", Pick::Yes);
    play.vote("oligarchs", Pick::No);
    play.next();
    assert_eq!(play.the_result().sentence, "Passed, 12 to 7.");
    let cast = play.the_result().picks[1].clone();
    assert_eq!(
        explained(&cast.strength),
        "12 = Arête 4 + granted by the Amazons 5 + granted by the Medes 3"
    );
    play.next();
    assert_eq!(play.figure("monarchists", "strength"), 4, "for one vote");
    play.next();
    play.seat("amazons", grant(Some("oligarchs")));
    assert_eq!(play.figure("oligarchs", "strength"), 12, "the next motion, another friend");
}

#[test]
fn i6_as_ruled_a_grant_moves_at_any_time_and_carries_support() {
    let (mut play, _) = assembly(&[deed("One")]);
    play.setting("grant_moves", "any_time");
    play.setting("grant_carries", "influence_and_support");
    let (label, until) = ("a promise".to_owned(), Until::Act);
    play.control(FiguresCommand::AddSupport { faction: faction("amazons"), by: 2, label, until });
    play.next();
    play.seat("amazons", GrantsCommand::Grant { to: Some(faction("monarchists")) });
    assert_eq!(play.figure("monarchists", "strength"), 4 + 5 + 2);
    play.next();
    play.seat("amazons", GrantsCommand::Grant { to: Some(faction("oligarchs")) });
    assert_eq!(play.figure("monarchists", "strength"), 4);
    play.seat("amazons", GrantsCommand::Grant { to: None });
    assert_eq!(play.figure("oligarchs", "strength"), 7);
}

#[test]
fn i6_council_grants_rest_in_the_assembly_and_come_back() {
    let mut play = Play::begun();
    play.seat("amazons", GrantsCommand::Grant { to: Some(faction("oligarchs")) });
    assert_eq!(play.figure("oligarchs", "strength"), 12);
    play.convene(&[deed("One")]);
    assert_eq!(play.figure("oligarchs", "strength"), 7, "a grant of the council");
    assert!(play.faction("amazons").grant.is_none());
    play.next();
    play.seat("amazons", GrantsCommand::Grant { to: Some(faction("monarchists")) });
    assert_eq!(play.faction("amazons").grant.as_ref().expect("a grant").to, faction("monarchists"));
    play.round_over();
    assert_eq!(play.council().phase, Phase::Event);
    assert_eq!(play.faction("amazons").grant.as_ref().expect("a grant").to, faction("oligarchs"));
    assert_eq!(play.figure("oligarchs", "strength"), 12);
    assert_eq!(play.figure("monarchists", "strength"), 4);
}

impl Play {
    /// The Assembly is skipped and play resumes.
    fn round_over(&mut self) {
        let step = self.step_number();
        self.control(StepsCommand::SkipPhase { step });
        if self.step() == "diplomacy" {
            self.next();
        }
    }
}

#[test]
fn i6_who_gains_the_vote_grants_nothing_any_more() {
    let (mut play, _) = assembly(&[deed("One")]);
    play.next();
    play.seat("amazons", GrantsCommand::Grant { to: Some(faction("monarchists")) });
    play.standing("amazons", true, false);
    assert_eq!(play.figure("monarchists", "strength"), 4);
    assert_eq!(play.figure("amazons", "strength"), 5);
    play.standing("amazons", true, true);
    assert_eq!(play.figure("monarchists", "strength"), 4, "nor does the grant come back");
    play.seat("amazons", GrantsCommand::Grant { to: Some(faction("monarchists")) });
    assert_eq!(play.figure("monarchists", "strength"), 9, "an exile may grant");
}

#[test]
fn i6_a_struck_motion_takes_its_grants_with_it() {
    let (mut play, motions) = assembly(&[deed("One"), deed("Two")]);
    play.next();
    play.seat("amazons", GrantsCommand::Grant { to: Some(faction("monarchists")) });
    play.control(AgendaCommand::StrikeMotion { motion: motions[0], reason: why() });
    assert_eq!(play.figure("monarchists", "strength"), 4);
}

#[test]
fn i2_support_for_a_vote_ends_with_a_vote_that_is_broken_off() {
    let (mut play, motions) = assembly(&[deed("One"), deed("Two")]);
    let (label, until) = ("for once".to_owned(), Until::Vote);
    play.next();
    play.control(FiguresCommand::AddSupport { faction: faction("oligarchs"), by: 2, label, until });
    play.next();
    play.control(AgendaCommand::StrikeMotion { motion: motions[0], reason: why() });
    assert_eq!(play.figure("oligarchs", "strength"), 7);
}

// The room (A-3).

#[test]
fn a3_the_council_s_last_vote_is_not_before_the_assembly() {
    let rounds =
        [(RoundKind::Action, 1, 0), (RoundKind::Assembly, 1, 0), (RoundKind::Diplomacy, 1, 0)];
    let mut play = Play::of(planned(&rounds));
    play.next();
    play.add(deed("One"));
    play.until("ballot");
    play.vote("oligarchs", Pick::Yes);
    play.leave();
    assert_eq!(play.step(), "assembly");
    assert!(play.council().ballot.is_none());
    assert_eq!(play.council().scene, Scene::Agenda);
}

#[test]
fn a3_the_vote_stays_up_until_the_next_motion_is_read() {
    let (mut play, _) = assembly(&[deed("One"), deed("Two")]);
    play.divide(&[], &["oligarchs"]);
    assert_eq!((play.step().as_str(), play.council().scene), ("assembly", Scene::Vote));
    assert_eq!(play.council().headline, "“One”: Failed, 0 to 7.");
    play.next();
    assert!(play.council().ballot.is_none());
    assert_eq!(play.council().scene, Scene::Motion);
}

#[test]
fn n4_the_assembly_never_waits_for_somebody_who_left() {
    let mut play = Play::begun();
    play.until("check");
    play.convene(&[deed("One"), deed("Two"), deed("Three")]);
    play.until("presiding");
    assert!(play.agenda().is_empty());
}

#[test]
fn n3_the_big_button_pressed_twice_reads_one_motion() {
    let (mut play, motions) = assembly(&[deed("One"), deed("Two")]);
    let step = play.step_number();
    play.control(StepsCommand::Advance { step });
    assert_eq!(play.refused(&control(), StepsCommand::Advance { step }), "step_over");
    assert_eq!(play.the_assembly().motion, Some(motions[0]));
}

#[test]
fn a3_an_archon_cannot_do_what_is_control_s() {
    let (mut play, motions) = assembly(&[deed("One")]);
    let motion = motions[0];
    let step = play.step_number();
    for command in [
        Command::Steps(StepsCommand::Advance { step }),
        Command::Agenda(AgendaCommand::AddMotion { motion: deed("Two") }),
        Command::Agenda(AgendaCommand::PostponeMotion { motion, postponed: true }),
        Command::Law(LawCommand::ProclaimLaw {
            title: "L".into(),
            text: "T".into(),
            lever: None,
            until: Until::Act,
            by: "me".into(),
        }),
        Command::Law(LawCommand::RepealLaw { law: 1, reason: why() }),
        Command::Law(LawCommand::ChangeArticle {
            article: 1,
            to: NewText::Written("T".into()),
            reason: why(),
        }),
        Command::Law(LawCommand::AddArticle {
            title: "A".into(),
            text: "T".into(),
            lever: Some(lever(MAJORITY)),
            reason: why(),
        }),
        Command::Law(LawCommand::RepealArticle { article: 1, reason: why() }),
    ] {
        assert_eq!(
            play.refused(&seat("oligarchs"), command.clone()),
            "control_only",
            "{command:?}"
        );
    }
}

#[test]
fn a3_what_the_council_does_is_not_done_in_an_assembly() {
    let (mut play, _) = assembly(&[deed("One")]);
    for command in [
        Command::Day(DayCommand::CallDiplomacy),
        Command::Prytanis(PrytanisCommand::AppointPrytanis {
            faction: faction("medes"),
            reason: why(),
        }),
        Command::Streets(StreetsCommand::BeginStasis { step: play.step_number() }),
        Command::Steps(StepsCommand::SetClock { step: play.step_number(), seconds: 30 }),
    ] {
        assert_eq!(play.refused(&control(), command.clone()), "not_now", "{command:?}");
    }
    let put = Command::Vote(VoteCommand::PutToVote { card: card("a1"), option: 0 });
    assert_eq!(play.refused(&seat("oligarchs"), put), "not_now");
    let give = Command::Figures(FiguresCommand::Give {
        to: faction("medes"),
        what: Counter::Horses,
        amount: 1,
    });
    play.seat("oligarchs", give);
}

#[test]
fn a3_a_motion_that_is_struck_or_decided_is_not_before_the_assembly() {
    let (mut play, motions) = assembly(&[deed("One"), deed("Two")]);
    play.divide(&[], &["oligarchs"]);
    for command in [
        Command::Agenda(AgendaCommand::PostponeMotion { motion: motions[0], postponed: true }),
        Command::Agenda(AgendaCommand::StrikeMotion { motion: motions[0], reason: why() }),
        Command::Agenda(AgendaCommand::MoveMotion { motion: motions[0], to: 1 }),
        Command::Agenda(AgendaCommand::SplitMotion {
            motion: motions[0],
            parts: parts(&["a", "b"]),
        }),
    ] {
        assert_eq!(play.refused(&control(), command.clone()), "not_offered", "{command:?}");
    }
    // What comes to the agenda now is read in this Assembly.
    let late = play.add(deed("Three"));
    assert_eq!(play.the_assembly().left, 2);
    let step = play.step_number();
    play.control(SittingCommand::TakeUpMotion { step, motion: late });
    play.control(AgendaCommand::MoveMotion { motion: late, to: 0 });
    assert_eq!(play.agenda(), ["Three", "One", "Two"]);
    assert_eq!(play.the_assembly().motion, Some(late));
}

#[test]
fn c22_only_undecided_motions_fill_the_agenda() {
    let (mut play, _) = assembly(&[deed("One"), deed("Two"), deed("Three")]);
    assert_eq!(play.council().agenda_count, 3);
    play.adopt();
    play.divide(&[], &["oligarchs"]);
    assert_eq!(play.council().agenda_count, 1);
    assert_eq!(play.agenda().len(), 3, "what is decided stays in sight while the Assembly sits");
}

#[test]
fn a1_an_act_that_begins_in_an_assembly_does_not_disturb_it() {
    let (mut play, motions) = assembly(&[deed("One")]);
    play.until("motion_ballot");
    play.vote("oligarchs", Pick::Yes);
    play.control(DayCommand::AdvanceAct { act: 2 });
    assert_eq!(play.step(), "motion_ballot");
    play.next();
    play.next();
    assert_eq!(play.on_agenda(motions[0]).state, MotionState::Adopted);
    play.next();
    assert_eq!(play.council().act, 2);
}
