use std::cell::Cell;

use super::*;
use crate::shared::Shared;

struct State {
    turn: Shared<u32>,
    names: Vec<Shared<String>>,
    log: Shared<Vec<&'static str>>,
}

impl State {
    fn new() -> Self {
        let names = ["Anna", "Bert"].map(|name| Shared::new(name.to_owned()));
        Self { turn: 1.into(), names: names.into(), log: vec!["begun"].into() }
    }

    fn show(&self, kept: &mut Kept, made: &Cell<u32>) -> Vec<(String, String, String)> {
        let count = || made.set(made.get() + 1);
        let names = self.names.iter().map(Shared::version);
        let versions = [self.turn.version(), self.log.version()].into_iter().chain(names);
        let mut sections = kept.renew(versions);
        sections.one("rules", || {
            count();
            "be kind"
        });
        sections.one("late", || {
            count();
            *self.turn > 2
        });
        sections.each("names", self.names.len(), |at| {
            count();
            self.names[at].to_uppercase()
        });
        sections.rows("log", || {
            count();
            (5_u32..).zip(self.log.iter().copied()).collect()
        });
        let text = |text: Option<Arc<str>>| text.map(|text| text.to_string());
        let row = |Change { path, was, now }: Change| {
            (path, text(was).unwrap_or_default(), text(now).unwrap_or_default())
        };
        sections.changes().into_iter().map(row).collect()
    }
}

fn change(path: &str, was: &str, now: &str) -> (String, String, String) {
    (path.into(), was.into(), now.into())
}

#[test]
fn only_what_was_written_is_made_again() {
    let (mut state, mut kept, made) = (State::new(), Kept::default(), Cell::new(0));
    assert_eq!(kept.text(), "null");
    assert_eq!(state.show(&mut kept, &made).len(), 4);
    let whole = r#"{"rules":"be kind","late":false,"names":["ANNA","BERT"],"log":{"5":"begun"}}"#;
    assert_eq!(kept.text(), whole);
    assert_eq!(made.replace(0), 5);

    assert_eq!(state.show(&mut kept, &made), []);
    assert_eq!(made.replace(0), 0);

    *state.names[1] = "Berta".into();
    assert_eq!(state.show(&mut kept, &made), [change("/names/1", "\"BERT\"", "\"BERTA\"")]);
    assert_eq!(made.replace(0), 1);
}

#[test]
fn what_is_written_and_comes_out_the_same_is_no_change() {
    let (mut state, mut kept, made) = (State::new(), Kept::default(), Cell::new(0));
    state.show(&mut kept, &made);
    made.set(0);
    *state.turn = 2;
    assert_eq!(state.show(&mut kept, &made), []);
    assert_eq!(made.replace(0), 1);
    *state.turn = 3;
    assert_eq!(state.show(&mut kept, &made), [change("/late", "false", "true")]);
}

#[test]
fn rows_come_and_go_alone() {
    let (mut state, mut kept, made) = (State::new(), Kept::default(), Cell::new(0));
    state.show(&mut kept, &made);
    state.log.push("over");
    assert_eq!(state.show(&mut kept, &made), [change("/log/6", "", "\"over\"")]);
    state.log.pop();
    assert_eq!(state.show(&mut kept, &made), [change("/log/6", "\"over\"", "")]);
}

#[test]
fn what_is_put_is_compared_each_time() {
    let mut kept = Kept::default();
    for (word, changes) in [("one", 1), ("one", 0), ("two", 1)] {
        let mut sections = kept.renew([]);
        sections.put("word", &word);
        assert_eq!(sections.changes().len(), changes);
    }
}

#[test]
fn a_list_that_grew_is_told_as_a_whole() {
    let (mut state, mut kept, made) = (State::new(), Kept::default(), Cell::new(0));
    state.show(&mut kept, &made);
    state.names.push("Cleo".to_owned().into());
    let now = r#"["ANNA","BERT","CLEO"]"#;
    assert_eq!(state.show(&mut kept, &made), [change("/names", r#"["ANNA","BERT"]"#, now)]);
}

#[test]
fn what_is_within_is_told_by_its_place() {
    let mut kept = Kept::default();
    let mut show = |word: Option<&str>| {
        let mut sections = kept.renew([]);
        sections.within("inner", |inner| {
            let mut sections = inner.renew([]);
            word.iter().for_each(|word| sections.put("word", word));
            sections.changes()
        });
        let changes = sections.changes();
        (changes.into_iter().map(|change| change.path).collect::<Vec<_>>(), kept.text())
    };
    let told = |paths: &[&str], text: &str| {
        (paths.iter().map(|path| (*path).to_owned()).collect::<Vec<_>>(), text.to_owned())
    };
    assert_eq!(show(None), told(&["/inner"], r#"{"inner":null}"#));
    assert_eq!(show(None), told(&[], r#"{"inner":null}"#));
    assert_eq!(show(Some("a")), told(&["/inner"], r#"{"inner":{"word":"a"}}"#));
    assert_eq!(show(Some("b")), told(&["/inner/word"], r#"{"inner":{"word":"b"}}"#));
    assert_eq!(show(None), told(&["/inner"], r#"{"inner":null}"#));
}

#[test]
fn a_section_that_is_not_asked_for_is_gone() {
    let mut kept = Kept::default();
    let mut sections = kept.renew([]);
    sections.put("turn", &1);
    sections.put("note", &"a word");
    assert_eq!(sections.changes().len(), 2);
    let mut sections = kept.renew([]);
    sections.put("note", &"a word");
    let [change] = &sections.changes()[..] else { panic!("one change") };
    assert_eq!((change.path.as_str(), &change.now), ("/turn", &None));
    assert_eq!(kept.text(), r#"{"note":"a word"}"#);
}
