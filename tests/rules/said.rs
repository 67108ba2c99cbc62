//! A-4: what levers move is what was said last and still stands, in whatever order texts come and go.

use std::collections::BTreeMap;

use council::command::{Command, EventsCommand, LawCommand, NewText, Pick};
use council::content::{Constitution, Draft, Holder, Lever, TieRule, Until};
use council::settings::Value as Set;
use proptest::prelude::*;

use crate::kit::{Play, card, draft, faction, lever, with_card};

/// Four articles with the texts that stand ready for them. `T` is the text in force, `U…` are ready.
pub const CONSTITUTION: &str = r#"
[[articles]]
title = "Of Ties"
text = "T1"
lever = { on = "ties", decided_by = "prytanis" }
alternatives = [
  { text = "U10", changes = "C", lever = { on = "ties", decided_by = "fails" } },
  { text = "U11", changes = "C" },
]

[[articles]]
title = "Of Supremacy"
text = "T2"
lever = { on = "supremacy", held_by = "medes" }
alternatives = [
  { text = "U20", changes = "C", lever = { on = "supremacy", held_by = "oligarchs" } },
  { text = "U21", changes = "C" },
]

[[articles]]
title = "Of Citizens"
text = "T3"
lever = { on = "citizens", are = ["oligarchs", "aristocrats"] }
alternatives = [
  { text = "U30", changes = "C", lever = { on = "citizens", are = ["medes", "aristocrats"] } },
]

[[articles]]
title = "Of Votes"
text = "T4"
lever = { on = "ruling", key = "majority", value = "two_thirds" }
alternatives = [
  { text = "U40", changes = "C", lever = { on = "ruling", key = "majority", value = "simple" } },
]
"#;

/// What may be said in a law, an article, or by Control.
const LEVERS: &[&str] = &[
    r#"{ on = "ties", decided_by = "fails" }"#,
    r#"{ on = "ties", decided_by = "amazons" }"#,
    r#"{ on = "ties", decided_by = "control" }"#,
    r#"{ on = "supremacy", held_by = "nobody" }"#,
    r#"{ on = "supremacy", held_by = "amazons" }"#,
    r#"{ on = "citizens", are = ["amazons"] }"#,
    r#"{ on = "citizen", faction = "medes", is = true }"#,
    r#"{ on = "citizen", faction = "oligarchs", is = false }"#,
    r#"{ on = "ruling", key = "majority", value = "three_quarters" }"#,
    r#"{ on = "ruling", key = "quorum", value = 2 }"#,
];

pub fn begun() -> Play {
    let constitution: Constitution = toml::from_str(CONSTITUTION).expect("it is TOML");
    let mut play = Play::of(Draft { constitution, ..draft() });
    play.next();
    play
}

pub fn why() -> String {
    "a test".into()
}

/// Something that is said, or ends; numbers choose among what there is.
#[derive(Clone, Copy, Debug)]
enum Deed {
    Proclaim { lever: usize, round: bool },
    RepealLaw(usize),
    EndOfRound,
    Reword { article: usize, text: usize },
    Write(usize),
    Add(usize),
    RepealArticle(usize),
    Say(usize),
}

fn deed() -> impl Strategy<Value = Deed> {
    let number = 0..100_usize;
    prop_oneof![
        (number.clone(), any::<bool>()).prop_map(|(lever, round)| Deed::Proclaim { lever, round }),
        number.clone().prop_map(Deed::RepealLaw),
        Just(Deed::EndOfRound),
        (number.clone(), number.clone()).prop_map(|(article, text)| Deed::Reword { article, text }),
        number.clone().prop_map(Deed::Write),
        number.clone().prop_map(Deed::Add),
        number.clone().prop_map(Deed::RepealArticle),
        number.prop_map(Deed::Say),
    ]
}

/// Who said what, and when; kept beside the game from what was done to it.
#[derive(Default)]
struct Book {
    moment: u32,
    /// Articles by their ids: what they say, and since when.
    articles: BTreeMap<u32, (u32, Option<Lever>)>,
    /// Laws by their titles: what they say, since when, and whether to the end of the round.
    laws: BTreeMap<String, (u32, Lever, bool)>,
    /// What Control said.
    hands: Vec<(u32, Lever)>,
}

impl Book {
    /// The lever that counts, of those that say something of this.
    fn counts(&self, of: impl Fn(&Lever) -> bool) -> Option<&Lever> {
        let single = |lever: &Lever| matches!(lever, Lever::Citizen { .. });
        let laws = self.laws.values().map(|(at, lever, _)| (*at, lever));
        let law = laws.filter(|(_, lever)| of(lever)).max_by_key(|(at, _)| *at);
        let articles =
            self.articles.values().filter_map(|(at, lever)| Some((*at, lever.as_ref()?)));
        let articles = articles.filter(|(_, lever)| of(lever));
        let text = law.or_else(|| articles.max_by_key(|(at, lever)| (*at, single(lever))));
        let hands = self.hands.iter().map(|(at, lever)| (*at, lever)).filter(|(_, row)| of(row));
        text.into_iter().chain(hands).max_by_key(|(at, _)| *at).map(|(_, lever)| lever)
    }
}

/// What the program makes of a text that it cannot read in the place of one that said something.
fn unread(former: Option<&Lever>) -> Option<Lever> {
    match former? {
        Lever::Ties { .. } => Some(Lever::Ties { decided_by: TieRule::Control }),
        Lever::Supremacy { .. } => Some(Lever::Supremacy { held_by: Holder::Nobody }),
        _ => None,
    }
}

/// Does it, where it can be done, in the game and in the book.
fn does(play: &mut Play, book: &mut Book, known: &BTreeMap<String, Option<Lever>>, deed: Deed) {
    book.moment += 1;
    let now = book.moment;
    let council = play.council();
    let pick = |number: usize, of: usize| (of > 0).then(|| number % of.max(1));
    match deed {
        Deed::Proclaim { lever: number, round } => {
            let lever = lever(LEVERS[number % LEVERS.len()]);
            let (title, text, by) = (format!("Law {now}"), "T".to_owned(), String::new());
            let until = if round { Until::Round } else { Until::Removed };
            let said = Some(lever.clone());
            let command =
                LawCommand::ProclaimLaw { title: title.clone(), text, lever: said, until, by };
            play.control(command);
            book.laws.insert(title, (now, lever, round));
        }
        Deed::RepealLaw(number) => {
            let Some(at) = pick(number, council.laws.len()) else { return };
            let (law, title) = (council.laws[at].id, council.laws[at].title.clone());
            play.control(LawCommand::RepealLaw { law, reason: why() });
            book.laws.remove(&title);
        }
        Deed::EndOfRound => {
            play.leave();
            play.next();
            book.laws.retain(|_, (_, _, round)| !*round);
        }
        Deed::Reword { article, text } => {
            let Some(at) = pick(article, council.constitution.len()) else { return };
            let row = &council.constitution[at];
            let Some(at) = pick(text, row.alternatives.len()) else { return };
            let (article, ready) = (row.id, &row.alternatives[at]);
            let former = book.articles[&article].1.clone();
            let says = known[&ready.text].clone().or_else(|| unread(former.as_ref()));
            let to = NewText::Alternative(ready.id);
            play.control(LawCommand::ChangeArticle { article, to, reason: why() });
            book.articles.insert(article, (now, says));
        }
        Deed::Write(article) => {
            let Some(at) = pick(article, council.constitution.len()) else { return };
            let article = council.constitution[at].id;
            let to = NewText::Written(format!("Written {now}"));
            play.control(LawCommand::ChangeArticle { article, to, reason: why() });
            let former = book.articles[&article].1.clone();
            book.articles.insert(article, (now, unread(former.as_ref())));
        }
        Deed::Add(number) => {
            let before: Vec<u32> = council.constitution.iter().map(|row| row.id).collect();
            let lever = lever(LEVERS[number % LEVERS.len()]);
            let (title, text) = (format!("Article {now}"), format!("Added {now}"));
            let (said, reason) = (Some(lever.clone()), why());
            play.control(LawCommand::AddArticle {
                title: title.clone(),
                text,
                lever: said,
                reason,
            });
            let council = play.council();
            let row = council.constitution.iter().find(|row| row.title == title).expect("it");
            let replaced = before.iter().find(|id| {
                let says = book.articles[id].1.as_ref();
                says.is_some_and(|other| other.moves_the_same(&lever))
            });
            let takes = before.contains(&row.id).then_some(&row.id);
            assert_eq!(takes, replaced, "the place of the one with the same lever");
            book.articles.insert(row.id, (now, Some(lever)));
        }
        Deed::RepealArticle(article) => {
            let Some(at) = pick(article, council.constitution.len()) else { return };
            let article = council.constitution[at].id;
            play.control(LawCommand::RepealArticle { article, reason: why() });
            book.articles.remove(&article);
        }
        Deed::Say(number) => {
            let said = lever(LEVERS[number % LEVERS.len()]);
            if by_control(play, &said) {
                book.hands.push((now, said));
            }
        }
    }
}

/// Control says it by its own command, where there is one; a standing that is so already is not said.
fn by_control(play: &mut Play, lever: &Lever) -> bool {
    let command: Command = match lever.clone() {
        Lever::Ties { decided_by: TieRule::Faction(id) } => {
            LawCommand::SetTieBreaker { faction: Some(id), reason: why() }.into()
        }
        Lever::Ties { decided_by: TieRule::Control } => {
            LawCommand::SetTieBreaker { faction: None, reason: why() }.into()
        }
        Lever::Supremacy { held_by: Holder::Faction(id) } => {
            LawCommand::SetSupremacy { faction: Some(id), reason: why() }.into()
        }
        Lever::Supremacy { held_by: Holder::Nobody } => {
            LawCommand::SetSupremacy { faction: None, reason: why() }.into()
        }
        Lever::Citizen { faction, is } => {
            if play.faction(faction.as_str()).citizen == is {
                return false;
            }
            play.standing(faction.as_str(), is, false);
            return true;
        }
        Lever::Ruling { key, value: Set::Number(value) } => {
            play.number_setting(&key, value);
            return true;
        }
        Lever::Ruling { key, value: Set::Word(value) } => {
            play.setting(&key, &value);
            return true;
        }
        Lever::Ties { .. } | Lever::Citizens { .. } => return false,
    };
    play.control(command);
    true
}

/// Holds the game to what its book says.
fn as_said(play: &Play, book: &Book) {
    let council = play.council();
    let supremacy = match book.counts(|lever| matches!(lever, Lever::Supremacy { .. })) {
        Some(Lever::Supremacy { held_by: Holder::Faction(id) }) => Some(id.clone()),
        Some(_) => None,
        None => Some(faction("monarchists")),
    };
    assert_eq!(council.supremacy, supremacy, "supremacy");
    let ties = match book.counts(|lever| matches!(lever, Lever::Ties { .. })) {
        Some(Lever::Ties { decided_by: TieRule::Faction(id) }) => Some(id.clone()),
        Some(Lever::Ties { decided_by: TieRule::Prytanis }) => council.prytanis.clone(),
        Some(_) => None,
        None => Some(faction("monarchists")),
    };
    assert_eq!(council.tie_breaker, ties, "ties");
    let usual = draft().scenario.factions;
    for (row, start) in council.factions.iter().zip(usual) {
        let of = |lever: &Lever| match lever {
            Lever::Citizens { .. } => true,
            Lever::Citizen { faction, .. } => faction == &row.id,
            _ => false,
        };
        let citizen = match book.counts(of) {
            Some(Lever::Citizens { are }) => are.contains(&row.id),
            Some(Lever::Citizen { is, .. }) => *is,
            _ => start.citizen,
        };
        assert_eq!(row.citizen, citizen, "citizenship of {}", row.id);
    }
    let ruled = |key: &str, usual: Set| {
        let of = |lever: &Lever| matches!(lever, Lever::Ruling { key: other, .. } if other == key);
        match book.counts(of) {
            Some(Lever::Ruling { value, .. }) => value.clone(),
            _ => usual,
        }
    };
    let settings = &play.at_desk().settings;
    let now = |key: &str| settings.iter().find(|row| row.key == key).expect("it").value.clone();
    assert_eq!(now("majority"), ruled("majority", Set::Word("simple".into())));
    assert_eq!(now("quorum"), ruled("quorum", Set::Number(0)));
}

proptest! {
    /// `PROPTEST_CASES=10000` plays ten thousand orders.
    #[test]
    fn a4_law_what_stands_decides_in_whatever_order_it_came(
        deeds in proptest::collection::vec(deed(), 1..14)
    ) {
        let mut play = begun();
        let constitution: Constitution = toml::from_str(CONSTITUTION).expect("it is TOML");
        let mut book = Book::default();
        let mut known = BTreeMap::new();
        for (id, row) in (1..).zip(&constitution.articles) {
            book.articles.insert(id, (0, row.lever.clone()));
            known.insert(row.text.clone(), row.lever.clone());
            known.extend(row.alternatives.iter().map(|row| (row.text.clone(), row.lever.clone())));
        }
        as_said(&play, &book);
        for deed in deeds {
            // What was in force may stand ready next.
            for row in &play.council().constitution {
                let says = || row.obeyed.as_ref().and_then(|_| book.articles[&row.id].1.clone());
                known.entry(row.text.clone()).or_insert_with(says);
            }
            does(&mut play, &mut book, &known, deed);
            as_said(&play, &book);
        }
    }
}

fn proclaim(play: &mut Play, title: &str, said: &str, until: Until) -> u32 {
    let (title, text, by) = (title.to_owned(), "T".to_owned(), String::new());
    let lever = Some(lever(said));
    play.control(LawCommand::ProclaimLaw { title, text, lever, until, by });
    play.council().laws.last().expect("it").id
}

impl Play {
    /// The Prytanis activates this card, and it passes; its outcome is shown.
    #[track_caller]
    pub fn bring_the_card(&mut self, id: &str) {
        self.until("choose_events");
        let (cycle, cards) = (self.cycle(), vec![card(id)]);
        self.control(EventsCommand::ActivateEvents { cycle, cards });
        self.until("ballot");
        let council = self.council();
        let voter = council.factions.iter().find(|row| row.citizen).expect("a voter");
        let voter = voter.id.to_string();
        self.vote(&voter, Pick::Yes);
        self.next();
        assert_eq!(self.step(), "outcome");
    }

    /// The same, and its outcome happens.
    #[track_caller]
    pub fn pass_the_card(&mut self, id: &str) {
        self.bring_the_card(id);
        self.next();
    }
}

pub fn reworded(play: &mut Play, at: usize, text: usize) {
    let row = &play.council().constitution[at];
    let (article, to) = (row.id, NewText::Alternative(row.alternatives[text].id));
    play.control(LawCommand::ChangeArticle { article, to, reason: why() });
}

#[test]
fn a4_two_laws_on_one_thing_that_end_together_leave_what_the_article_says() {
    let mut play = begun();
    proclaim(&mut play, "One", r#"{ on = "ties", decided_by = "amazons" }"#, Until::Round);
    proclaim(&mut play, "Two", r#"{ on = "ties", decided_by = "medes" }"#, Until::Round);
    assert_eq!(play.council().tie_breaker, Some(faction("medes")));
    play.leave();
    assert_eq!(play.reason("ties").as_deref(), Some("Article 1"));
}

#[test]
fn a4_a_law_that_ends_after_its_article_was_reworded_leaves_the_new_text() {
    let mut play = begun();
    let law = proclaim(&mut play, "L", r#"{ on = "ties", decided_by = "medes" }"#, Until::Removed);
    reworded(&mut play, 0, 0);
    play.control(LawCommand::RepealLaw { law, reason: why() });
    assert_eq!(play.council().tie_breaker, None, "a tie fails, as the article says now");
    assert_eq!(play.reason("ties").as_deref(), Some("Article 1"));
}

#[test]
fn a4_supremacy_by_control_s_hand_or_by_a_card_outlives_a_law() {
    let card = r#"
[[cards]]
id = "m"
deck = "a"
title = "The palace flame"
text = "?"
options = [{ label = "Yes", effects = [{ do = "supremacy", to = "aristocrats" }] }]
"#;
    let said = r#"{ on = "supremacy", held_by = "medes" }"#;
    let mut play = Play::of(with_card(draft(), card));
    play.next();
    play.control(LawCommand::SetSupremacy { faction: Some(faction("amazons")), reason: why() });
    let law = proclaim(&mut play, "L", said, Until::Removed);
    assert_eq!(play.council().supremacy, Some(faction("medes")));
    play.control(LawCommand::RepealLaw { law, reason: why() });
    assert_eq!(play.council().supremacy, Some(faction("amazons")));
    assert_eq!(play.reason("supremacy").as_deref(), Some("Control: a test"));
    play.pass_the_card("m");
    assert_eq!(play.council().supremacy, Some(faction("aristocrats")));
    assert_eq!(play.reason("supremacy").as_deref(), Some("“The palace flame”"));
    let law = proclaim(&mut play, "L", said, Until::Removed);
    play.control(LawCommand::RepealLaw { law, reason: why() });
    assert_eq!(play.council().supremacy, Some(faction("aristocrats")));
}

#[test]
fn a4_of_two_articles_on_citizenship_the_later_change_counts() {
    let mut play = begun();
    let (title, text, reason) = ("Of the Medes".to_owned(), "T".to_owned(), why());
    let said = Some(lever(r#"{ on = "citizen", faction = "medes", is = true }"#));
    play.control(LawCommand::AddArticle { title, text, lever: said, reason });
    assert!(play.faction("medes").citizen);
    let now = |play: &Play| play.council().constitution[2].alternatives[0].text.clone();
    assert_eq!(now(&play), "U30", "which makes the Medes citizens too");
    reworded(&mut play, 2, 0);
    assert!(play.faction("medes").citizen && !play.faction("oligarchs").citizen);
    reworded(&mut play, 2, 0);
    assert!(!play.faction("medes").citizen, "Article 3, of a lower number, was changed later");
    assert_eq!(
        play.council().reasons.get("citizens").map(ToString::to_string).as_deref(),
        Some("Article 3")
    );
}
