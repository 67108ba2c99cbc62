//! Tables that are wrong are refused in words, all faults at once.

use orders::tables::{Form, KindRow, OrderRow, ThingRow};
use orders::{Door, Everything, Grammar, Tables, Value};

use crate::kit::TOY;
use crate::toy::TABLES;

fn faults(tables: &Tables<'_>) -> Vec<String> {
    let faults = Grammar::new(tables).unwrap_err();
    faults.into_iter().map(|fault| format!("{}: {}", fault.row, fault.sentence)).collect()
}

fn order<'a>(word: &'a str, syntax: &'a str) -> OrderRow<'a> {
    OrderRow { word, also: &[], syntax, group: None, joins: None }
}

#[test]
fn h13_wrong_tables_are_refused_with_their_rows() {
    let orders = [
        order("A", "nothing"),
        order("B", "[qty"),
        order("C", "qty ]"),
        order("D", "{[qty]}"),
        order("a", ""),
        order("two words", ""),
        OrderRow { group: Some("none"), ..order("E", "") },
    ];
    let said = faults(&Tables { orders: &orders, ..TABLES });
    let all = [
        "A: There is no kind “nothing”.",
        "B: “[” is not closed.",
        "C: “]” stands in “qty ]” without its beginning.",
        "D: What stands in { } fits nothing too.",
        "a: “a” is the name of two.",
        "two words: No line can begin with it.",
        "E: There is no such group.",
    ];
    assert_eq!(said, all);
}

#[test]
fn h13_kinds_stand_on_those_above_them() {
    let kind = |name, form| KindRow { name, say: "", wrong: None, form };
    let things = [ThingRow { id: 1, names: &["oil"] }, ThingRow { id: 2, names: &["O_IL"] }];
    let kinds = [
        kind("inner", Form::Syntax("inner | outer")),
        kind("Big", Form::Number { least: 0, most: 1 }),
        kind("good", Form::Things(&things)),
        kind("good", Form::Number { least: 0, most: 1 }),
    ];
    let said = faults(&Tables { kinds: &kinds, orders: &[], marks: &[], blocks: &[], ..TABLES });
    assert_eq!(said[0], "inner: There is no kind “inner”.");
    assert_eq!(said[1], "Big: It must be small letters, digits and _.");
    assert_eq!(said[2], "good: “O_IL” is the name of two.");
    assert_eq!(said[3], "good: There are two of this name.");
    let deep = "[".repeat(1_000);
    let said = faults(&Tables { orders: &[order("A", &deep)], ..TABLES });
    assert_eq!(said, ["A: Brackets stand too deep in one another."]);
}

#[test]
fn h13_what_was_tried_in_vain_leaves_nothing() {
    let orders = [order("FIT", "(qty good | qty part | qty) [new good]")];
    let grammar = Grammar::new(&Tables { orders: &orders, ..TABLES }).unwrap();
    let values = |line: &str| {
        let text = format!("ship 1\n{line}");
        let reading = grammar.read(text.as_bytes(), Door::Known, &Everything).unwrap();
        format!("{:?} {}", reading.line(2).unwrap().values(), reading.problems().len())
    };
    assert_eq!(values("fit 3 mast"), "[Number(3), Word(\"MAST\")] 0");
    assert_eq!(values("fit 3 mast 4 salt"), "[Number(3), Word(\"MAST\"), Number(4), Thing(7)] 0");
    assert_eq!(values("fit 3"), "[Number(3)] 0");
}

#[test]
fn h13_orders_are_known_by_their_place() {
    assert_eq!(TOY.order("load"), Some(2));
    assert_eq!((TOY.order("SAIL"), TOY.order("course")), (Some(0), Some(0)));
    assert_eq!((TOY.order("launch"), TOY.order("banana")), (None, None));
    assert_eq!(TOY.name("good", 4), Some("purple dye"));
    assert_eq!((TOY.name("good", 99), TOY.name("qty", 1)), (None, None));
}

#[test]
fn o12_orders_are_written_as_they_are_read() {
    let text = |text: &'static str| (Some("name"), Value::Text(text.into()));
    let word = (None, Value::Word("SHIP"));
    for (name, line) in [
        ("Foam", "NAME SHIP Foam"),
        ("Black Swan", "NAME SHIP \"Black Swan\""),
        ("a_b", "NAME SHIP \"a_b\""),
        (";b", "NAME SHIP \";b\""),
        ("b;", "NAME SHIP \"b;\""),
        ("a;b", "NAME SHIP a;b"),
        ("", "NAME SHIP \"\""),
        ("the \"Foam\"", "NAME SHIP \"the ''Foam''\""),
    ] {
        assert_eq!(TOY.written(4, &[word.clone(), text(name)]), line);
    }
    let load = [(Some("qty"), Value::Number(3)), (Some("good"), Value::Thing(4))];
    assert_eq!(TOY.written(2, &load), "LOAD 3 \"purple dye\"");
}
