use std::cell::Cell;

use super::*;
use crate::shared::Shared;

struct State {
    turn: Shared<u32>,
    names: Vec<Shared<String>>,
    log: Shared<Vec<&'static str>>,
    epoch: Shared<u64>,
}

impl State {
    fn new() -> Self {
        let names = ["Anna", "Bert"].map(|name| Shared::new(name.to_owned()));
        Self { turn: 1.into(), names: names.into(), log: vec!["begun"].into(), epoch: 0.into() }
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
        let many = || self.names.len();
        sections.each("names", many, |at| {
            count();
            self.names[at].to_uppercase()
        });
        let lines = || (5_u32..).zip(self.log.iter().copied());
        sections.lines("log", &[*self.epoch], lines, |line| {
            count();
            line
        });
        sections.maybe("note", || (*self.turn > 8).then_some("late"));
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

#[test]
fn a_line_is_made_once_in_an_epoch() {
    let (mut state, mut kept, made) = (State::new(), Kept::default(), Cell::new(0));
    state.show(&mut kept, &made);
    made.set(0);
    state.log.push("over");
    state.show(&mut kept, &made);
    assert_eq!(made.replace(0), 1, "the one that is new");
    state.log[0] = "begun anew";
    assert_eq!(state.show(&mut kept, &made), [], "its number says that it is the same");
    *state.epoch = 1;
    let now = [change("/log/5", "\"begun\"", "\"begun anew\"")];
    assert_eq!(state.show(&mut kept, &made), now);
    assert_eq!(made.replace(0), 2);
}

#[test]
fn what_may_be_there_comes_and_goes() {
    let (mut state, mut kept, made) = (State::new(), Kept::default(), Cell::new(0));
    state.show(&mut kept, &made);
    *state.turn = 9;
    let late = change("/late", "false", "true");
    assert_eq!(state.show(&mut kept, &made), [late, change("/note", "", "\"late\"")]);
    assert!(kept.text().ends_with(r#","note":"late"}"#), "{}", kept.text());
    *state.turn = 10;
    assert_eq!(state.show(&mut kept, &made), []);
    *state.turn = 3;
    assert_eq!(state.show(&mut kept, &made), [change("/note", "\"late\"", "")]);
    assert!(!kept.text().contains("note"));
}

#[test]
fn a_view_knows_when_nothing_of_it_can_have_changed() {
    let (state, mut kept) = (State::new(), Kept::default());
    let versions = || [state.turn.version(), state.log.version()];
    let mut sections = kept.renew(versions());
    assert!(!sections.are_the_same(), "nothing was made yet");
    sections.one("turn", || *state.turn);
    let _ = sections.changes();
    assert!(kept.renew(versions()).are_the_same());
    let sections = kept.renew([state.turn.version(), 0]);
    assert!(sections.are_the_same(), "it was not made from the log");
    assert!(!kept.renew([0, state.log.version()]).are_the_same());
    let mut kept = Kept::default();
    let mut sections = kept.renew(versions());
    sections.put("word", &"one");
    let _ = sections.changes();
    assert!(!kept.renew(versions()).are_the_same(), "nobody knows what it was made from");
}

/// Shows the turn and the names as objects of sections; the names only from the second turn on.
fn show_deep(state: &State, kept: &mut Kept, made: &Cell<u32>) -> Vec<(String, String, String)> {
    let names = state.names.iter().map(Shared::version);
    let mut sections =
        kept.renew([state.turn.version(), state.log.version()].into_iter().chain(names));
    if sections.are_the_same() {
        return Vec::new();
    }
    let count = || made.set(made.get() + 1);
    sections.object("late", |late| {
        if *state.turn > 1 {
            late.one("turn", || {
                count();
                *state.turn
            });
            late.one("log", || {
                count();
                state.log.len()
            });
        }
    });
    let many = || state.names.len();
    sections.objects("names", many, |at, name| {
        name.one("name", || {
            count();
            state.names[at].to_uppercase()
        });
        name.one("long", || {
            count();
            state.names[at].len() > 4
        });
    });
    let text = |text: Option<Arc<str>>| text.map(|text| text.to_string()).unwrap_or_default();
    let row = |Change { path, was, now }: Change| (path, text(was), text(now));
    sections.changes().into_iter().map(row).collect()
}

#[test]
fn of_an_object_only_what_was_written_is_made_again() {
    let (mut state, mut kept, made) = (State::new(), Kept::default(), Cell::new(0));
    show_deep(&state, &mut kept, &made);
    let anna = r#"{"name":"ANNA","long":false}"#;
    let whole = |late: &str, bert: &str| format!(r#"{{"late":{late},"names":[{anna},{bert}]}}"#);
    let bert = r#"{"name":"BERT","long":false}"#;
    assert_eq!((kept.text(), made.replace(0)), (whole("null", bert), 4));

    *state.turn = 2;
    let late = r#"{"turn":2,"log":1}"#;
    assert_eq!(show_deep(&state, &mut kept, &made), [change("/late", "null", late)]);
    assert_eq!((kept.text(), made.replace(0)), (whole(late, bert), 2));

    *state.turn = 3;
    assert_eq!(show_deep(&state, &mut kept, &made), [change("/late/turn", "2", "3")]);
    assert_eq!(made.replace(0), 1);

    *state.names[1] = "Beate".into();
    let changes = [
        change("/names/1/name", "\"BERT\"", "\"BEATE\""),
        change("/names/1/long", "false", "true"),
    ];
    assert_eq!(show_deep(&state, &mut kept, &made), changes);
    assert_eq!(made.replace(0), 2);

    *state.turn = 1;
    let late = r#"{"turn":3,"log":1}"#;
    assert_eq!(show_deep(&state, &mut kept, &made), [change("/late", late, "null")]);
    *state.turn = 0;
    assert_eq!(show_deep(&state, &mut kept, &made), []);
    state.log.push("over");
    assert_eq!(show_deep(&state, &mut kept, &made), []);
    assert_eq!(made.replace(0), 0);

    state.names.pop();
    let [(path, _, now)] = &show_deep(&state, &mut kept, &made)[..] else { panic!("one change") };
    assert_eq!((path.as_str(), now.as_str()), ("/names", format!("[{anna}]").as_str()));
}

#[test]
fn what_is_made_from_a_copy_that_was_written_is_made_each_time() {
    let (mut state, mut kept) = (State::new(), Kept::default());
    let next = |state: &State, kept: &mut Kept| {
        let mut sections = kept.renew([state.turn.version(), state.log.version()]);
        let same = sections.are_the_same();
        sections.one("next", || {
            let mut copy = state.turn.clone();
            *copy += 1;
            *copy
        });
        sections.object("deep", |deep| {
            deep.one("next", || {
                let mut copy = state.turn.clone();
                *copy += 1;
                *copy
            });
        });
        assert!(!same, "nobody knows what it was made from");
        sections.changes().len()
    };
    assert_eq!(next(&state, &mut kept), 2);
    assert_eq!(next(&state, &mut kept), 0);
    *state.turn = 5;
    assert_eq!(next(&state, &mut kept), 2);
    assert_eq!(kept.text(), r#"{"next":6,"deep":{"next":6}}"#);
}

#[test]
fn a_section_takes_little_room_besides_its_text() {
    assert!(size_of::<Section>() <= 64, "{}", size_of::<Section>());
    let mut kept = Kept::default();
    let mut sections = kept.renew([]);
    for name in ["one", "two", "three", "four", "five"] {
        sections.one(name, || 1);
    }
    let _ = sections.changes();
    assert_eq!(kept.sections.capacity(), 5);
}
