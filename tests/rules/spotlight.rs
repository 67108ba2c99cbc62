//! What Control holds up before the room: nothing that the room may not see (N-1).

use council::command::{
    AgendaCommand, Command, DecksCommand, FigureName, LawCommand, Scene, StageCommand, Subject,
};
use council::ids::CardId;
use game::{Actor, Game, Millis};

use crate::kit::{Dice, English, Play, article, control, deed, draft, faction, law, seat, under};
use council::Council;
use council::content::{Counter, Until};

fn light(on: Subject) -> Command {
    Command::Stage(StageCommand::Spotlight { on: Some(on) })
}

fn event_card(id: &str) -> Subject {
    Subject::Card { card: CardId::from(id) }
}

fn up(play: &Play) -> String {
    let council = play.council();
    council.decks[0].up.as_ref().expect("a card lies face up").id.to_string()
}

#[test]
fn a_face_up_card_is_held_up_until_it_is_taken_down() {
    let mut play = Play::begun();
    let id = up(&play);
    play.control(light(event_card(&id)));
    assert_eq!(play.council().scene, Scene::Spotlight);
    assert!(play.council().scene_held);
    let shown = play.the_spotlight();
    assert_eq!(
        (shown.kicker.as_str(), shown.title.as_str()),
        ("Deck a", format!("Card {id}").as_str())
    );
    assert_eq!(shown.card.as_ref().expect("its face").id.as_str(), id);
    play.next();
    assert_eq!(play.council().scene, Scene::Spotlight, "the phases do not take it down");
    play.control(StageCommand::Spotlight { on: None });
    assert!(play.council().spotlight.is_none());
    assert!(!play.council().scene_held);
    assert_eq!(play.refused(&control(), StageCommand::Spotlight { on: None }), "already_so");
}

#[test]
fn another_scene_takes_it_down() {
    let mut play = Play::begun();
    let empty = Command::Stage(StageCommand::Show { scene: Some(Scene::Spotlight) });
    assert_eq!(play.refused(&control(), empty), "not_now", "there is nothing to show");
    play.control(light(Subject::Faction { faction: faction("medes") }));
    play.control(StageCommand::Show { scene: Some(Scene::Black) });
    assert_eq!(play.council().scene, Scene::Black);
    assert!(play.council().spotlight.is_none());
}

#[test]
fn a_faction_and_a_figure_are_held_up_with_their_parts() {
    let mut play = Play::begun();
    play.control(light(Subject::Faction { faction: faction("oligarchs") }));
    let shown = play.the_spotlight();
    assert_eq!(shown.title, "Oligarchs");
    assert_eq!(shown.faction, Some(faction("oligarchs")));
    let values: Vec<i32> = shown.figures.iter().map(|(_, figure)| figure.value).collect();
    assert!(values.is_sorted_by(|one, next| one >= next), "the largest first: {values:?}");
    assert_eq!(values[0], 9, "their Talents");
    let figure = FigureName::Faction { faction: faction("medes"), counter: Counter::Arete };
    play.set("medes", Counter::Arete, 8);
    play.control(light(Subject::Figure { figure }));
    let shown = play.the_spotlight();
    assert_eq!((shown.kicker.as_str(), shown.title.as_str()), ("Medes", "Arête"));
    assert_eq!(shown.figures[0].1.parts[1].label, "Control: a test");
}

#[test]
fn n1_a_hidden_card_is_refused_as_one_that_does_not_exist() {
    let play = Play::begun();
    let up: Vec<String> = (0..3)
        .map(|at| play.council().decks[at].up.clone().expect("a card").id.to_string())
        .collect();
    let refusal = |id: &str| {
        let mut dice = Dice::seeded(1);
        let command = light(event_card(id));
        Council::decide(&play.state, &control(), &command, Millis(1), &mut dice)
    };
    let nonsense = refusal("nonsense").expect_err("there is no such card");
    let mut hidden = 0;
    for deck in ["a", "b", "c"] {
        for number in 1..=6 {
            let id = format!("{deck}{number}");
            if up.contains(&id) {
                assert!(refusal(&id).is_ok());
            } else {
                assert_eq!(refusal(&id).expect_err("it is hidden"), nonsense);
                hidden += 1;
            }
        }
    }
    assert_eq!(hidden, 15);
}

#[test]
fn what_is_gone_is_taken_down() {
    let mut play = Play::begun();
    let motion = play.add(deed("A deed"));
    play.control(light(Subject::Motion { motion }));
    assert_eq!(play.the_spotlight().title, "A deed");
    play.control(AgendaCommand::StrikeMotion { motion, reason: "a test".into() });
    assert!(play.council().spotlight.is_none());
    assert_ne!(play.council().scene, Scene::Spotlight);
    let id = up(&play);
    play.control(light(event_card(&id)));
    play.until("check");
    let card = play.the_spotlight().card.clone().expect("its face");
    assert_eq!(card.id.as_str(), id, "discarded, it is still known");
    play.next();
    play.control(DecksCommand::Reshuffle { deck: 0 });
    assert!(play.council().spotlight.is_none(), "it lies in the deck again");
}

#[test]
fn an_article_stays_held_up_when_those_before_it_go() {
    let mut play = under("{ on = \"ties\", decided_by = \"prytanis\" }", &[]);
    for title in ["Of bread", "Of wine"] {
        let council::command::MotionDraft::Article { title, text, lever, .. } =
            article(title, "", None)
        else {
            unreachable!("it is an article")
        };
        play.control(LawCommand::AddArticle { title, text, lever, reason: "a test".into() });
    }
    let ids: Vec<u32> = play.council().constitution.iter().map(|row| row.id).collect();
    play.control(light(Subject::Article { article: ids[2] }));
    assert_eq!(play.the_spotlight().kicker, "Article 3");
    play.control(LawCommand::RepealArticle { article: ids[1], reason: "a test".into() });
    let shown = play.the_spotlight();
    assert_eq!((shown.kicker.as_str(), shown.title.as_str()), ("Article 2", "Of wine"));
    play.control(LawCommand::RepealArticle { article: ids[2], reason: "a test".into() });
    assert!(play.council().spotlight.is_none());
}

#[test]
fn a_law_is_held_up_while_it_stands() {
    let mut play = Play::begun();
    let council::command::MotionDraft::Law { title, text, lever, .. } =
        law("Of silence", "", Until::Cycle)
    else {
        unreachable!("it is a law")
    };
    let until = Until::Cycle;
    play.control(LawCommand::ProclaimLaw { title, text, lever, until, by: String::new() });
    let law = play.council().laws[0].id;
    play.control(light(Subject::Law { law }));
    assert_eq!(play.the_spotlight().title, "Of silence");
    play.until("check");
    play.next();
    assert!(play.council().spotlight.is_none(), "it ended with the cycle");
}

#[test]
fn only_control_holds_anything_up() {
    let mut play = Play::of(draft());
    let it = light(Subject::Figure { figure: FigureName::Wrath });
    for actor in [seat("medes"), Actor::Clock] {
        assert_eq!(play.refused(&actor, it.clone()), "control_only");
    }
    let unknown = [
        Subject::Faction { faction: faction("nobody") },
        Subject::Article { article: 0 },
        Subject::Article { article: 99 },
        Subject::Law { law: 1 },
        Subject::Motion { motion: 1 },
    ];
    for on in unknown {
        assert_eq!(play.refused(&control(), light(on)), "not_offered");
    }
}
