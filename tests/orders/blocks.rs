//! Envelopes, units, blocks, kept comments and what takes another's place: O-2, O-3, O-9, O-19 to O-27.

use orders::{Class, Door, Everything, Knows};

use crate::kit::{TOY, classes, codes, one, read, set};

#[test]
fn o2_what_stands_around_an_envelope_is_passed_over() {
    let text = "Dear harbour master,\n ; yours\n  #SHIPPER 5 \"night owl\"\nship 1\nanchor\n #Done\nanchor\n> #shipper 6\n";
    let reading = read(text);
    let (outside, envelope) = (Class::Outside, Class::Envelope);
    let all = [outside, outside, envelope, Class::Unit, Class::Order, envelope, outside, outside];
    assert_eq!(classes(&reading), all);
    let [one] = reading.envelopes() else { panic!("one envelope") };
    assert_eq!((one.sender, one.first, one.last, one.closed), (Some(5), 3, 6, true));
    assert!(reading.problems().is_empty());
}

#[test]
fn o2_an_envelope_that_is_torn_ends_with_the_text_or_the_next() {
    let text = "#shipper 5\nship 1\nanchor\n#shipper 6 x\nship 1\nwatch\n";
    let reading = read(text);
    let ends: Vec<_> =
        reading.envelopes().iter().map(|one| (one.sender, one.last, one.closed)).collect();
    assert_eq!(ends, [(Some(5), 3, false), (Some(6), 6, false)]);
    assert_eq!(codes(&reading), [(1, "no_end"), (4, "no_end"), (6, "watch_open")]);
    // Each has units of its own.
    assert_eq!(reading.units().len(), 2);
}

#[test]
fn o2_an_envelope_without_a_number_is_read_for_nobody() {
    let reading = read("#shipper\nship 1\nanchor\n#done");
    assert_eq!(reading.envelopes()[0].sender, None);
    assert_eq!(codes(&reading), [(1, "missing_argument")]);
    assert_eq!(reading.line(3).unwrap().class(), Class::Order);
}

#[test]
fn o3_whose_sender_is_known_needs_no_envelope() {
    let bare = "ship 1\nanchor\n#done\nyours";
    let known = TOY.read(bare.as_bytes(), Door::Known, &Everything).unwrap();
    let all = [Class::Unit, Class::Order, Class::Envelope, Class::Outside];
    assert_eq!(classes(&known), all);
    assert_eq!((known.envelopes()[0].head, codes(&known)), (None, Vec::new()));
    let mailed = read(bare);
    assert!(mailed.envelopes().is_empty());
    let with = format!("hello\n{}", set("anchor"));
    let known = TOY.read(with.as_bytes(), Door::Known, &Everything).unwrap();
    assert_eq!(known.line(1).unwrap().class(), Class::Outside);
    assert!(TOY.read(b"", Door::Known, &Everything).unwrap().envelopes().len() == 1);
}

#[test]
fn o9_marks_stand_inside_the_envelope() {
    let text = "#draft\n#shipper 5\n#draft\nship 1\n#hush extra_text 7\n#drat\n#hush\n#done";
    let reading = read(text);
    let classes = classes(&reading);
    assert_eq!(
        classes[..5],
        [Class::Outside, Class::Envelope, Class::Mark, Class::Unit, Class::Mark]
    );
    assert_eq!(codes(&reading), [(6, "unknown_order"), (7, "missing_argument")]);
    assert_eq!(reading.problems()[0].offer.as_ref().unwrap().with, "#DRAFT");
}

#[test]
fn o19_a_kept_comment_is_never_an_order() {
    let text = set(
        "@;load 3 salt\n \t@ \t; banana ( \"\nwatch\n @; plan\nanchor\n@watch\nrelieved\nrelieved\nlaunch 1\n@; new\nafloat",
    );
    let reading = read(&text);
    let kept: Vec<_> = reading.lines().filter(|line| line.class() == Class::Kept).collect();
    let said: Vec<_> = kept.iter().map(|line| line.comment().unwrap()).collect();
    assert_eq!(said, [";load 3 salt", "; banana ( \"", "; plan", "; new"]);
    // The block in it is one too many, and no comment's fault.
    assert_eq!(codes(&reading), [(8, "nested_watch"), (10, "stray_end")]);
    assert_eq!(reading.units()[0].orders, 0);
    assert_eq!(kept[2].block(), Some(0));
    assert_eq!(kept[3].unit(), Some(1));
    let above = read("#shipper 5\n@; for all\nship 1\n#done");
    let line = above.line(2).unwrap();
    assert_eq!((line.class(), line.unit()), (Class::Kept, None));
    assert!(!kept[0].repeats());
}

#[test]
fn o19_without_repeated_orders_all_are_plain_comments() {
    let tables = orders::Tables { repeats: false, ..crate::toy::TABLES };
    let grammar = orders::Grammar::new(&tables).unwrap();
    let text = set("@ ; plan\n@anchor\nanchor");
    let reading = grammar.read(text.as_bytes(), Door::Enveloped, &Everything).unwrap();
    let classes = classes(&reading);
    assert_eq!(classes[2..5], [Class::Comment, Class::Error, Class::Order]);
    assert_eq!(reading.problems()[0].offer.as_ref().unwrap().with, "ANCHOR");
}

/// Knows ships 1 and 2, which lie side by side.
struct TwoShips;

impl Knows for TwoShips {
    fn unit(&self, number: u32) -> bool {
        number < 3
    }

    fn place(&self, _: u32) -> u64 {
        0
    }
}

#[test]
fn o20_orders_need_a_unit_above_them() {
    let reading = read("#shipper 5\nanchor\nrelieved\nlaunch 1\nbanana\n; x\nship 1\n#done");
    let none = "no_unit_line";
    assert_eq!(codes(&reading), [(2, none), (3, none), (4, none), (5, "unknown_order")]);
}

#[test]
fn o20_a_foreign_unit_strikes_its_block() {
    let text = "#shipper 5\nship 9\nanchor\nbanana\n;c\nwatch\nlaunch 1\nwatch\nanchor\nafloat\nship 2\nanchor\nship 9\nanchor\n#done";
    let reading = TOY.read(text.as_bytes(), Door::Enveloped, &TwoShips).unwrap();
    assert_eq!(codes(&reading), [(2, "not_your_unit"), (13, "not_your_unit")]);
    let orders: Vec<_> =
        reading.lines().filter(|line| line.order().is_some()).map(|line| line.number()).collect();
    assert_eq!(orders, [12]);
    assert_eq!(reading.line(3).unwrap().class(), Class::Struck);
    assert_eq!(reading.line(5).unwrap().class(), Class::Comment);
}

#[test]
fn o20_a_unit_line_that_is_wrong_strikes_its_block_too() {
    let reading = read("#shipper 5\nship 1\nship one\nanchor\nship 1\nsignal 1\n#done");
    assert_eq!(codes(&reading), [(3, "bad_number"), (5, "unit_again")]);
    assert_eq!(reading.line(4).unwrap().class(), Class::Struck);
    assert_eq!(reading.units()[0].orders, 1);
}

#[test]
fn o20_a_second_block_of_a_unit_is_added() {
    let reading = read("#shipper 5\nship 1\nsignal 1\nship 2\nship 1\nanchor\n#done");
    assert_eq!(codes(&reading), [(5, "unit_again")]);
    assert_eq!((reading.units().len(), reading.units()[0].orders), (2, 2));
    assert_eq!(reading.line(6).unwrap().unit(), Some(0));
}

#[test]
fn o21_a_block_for_a_new_unit_goes_to_its_end() {
    let text = set("launch 7\n  name ship Foam\n  anchor\nafloat\nanchor");
    let reading = read(&text);
    assert!(reading.problems().is_empty());
    let new = &reading.units()[1];
    assert_eq!((new.number, new.formed, new.orders, new.line), (1, Some((7, 0)), 2, 3));
    let units: Vec<_> = reading.lines().map(|line| line.unit()).collect();
    assert_eq!(units, [None, Some(0), Some(1), Some(1), Some(1), Some(0), Some(0), None]);
    let block = &reading.blocks()[0];
    assert_eq!((block.first, block.last, block.closed, block.later), (3, 6, true, false));
    assert_eq!(reading.line(6).unwrap().block(), Some(0));
    assert_eq!(reading.line(7).unwrap().block(), None);
}

#[test]
fn o21_blocks_that_are_open_are_closed() {
    let by_unit = read("#shipper 5\nship 1\nlaunch 1\nwatch\nanchor\nship 2\nanchor\n#done");
    assert_eq!(codes(&by_unit), [(3, "launch_open"), (4, "watch_open")]);
    assert_eq!(by_unit.line(7).unwrap().unit(), Some(2));
    // The end of the outer one closes the inner one.
    let text = set("launch 1\nwatch\nanchor\nafloat\nanchor");
    assert_eq!(codes(&read(&text)), [(4, "watch_open")]);
    let text = set("watch\nlaunch 1\nanchor\nrelieved\nanchor");
    assert_eq!(codes(&read(&text)), [(4, "launch_open")]);
    // The end of another one closes it too.
    let text = set("watch\nanchor\nafloat\nanchor");
    let reading = read(&text);
    assert_eq!(codes(&reading), [(3, "watch_open")]);
    assert!(!reading.line(6).unwrap().is_later());
    assert_eq!(reading.blocks()[0].last, 5);
}

#[test]
fn o21_an_end_without_beginning_is_stray() {
    assert_eq!(one("relieved"), "!stray_end");
    let text = set("watch\nrelieved now\nrelieved");
    assert_eq!(codes(&read(&text)), [(4, "extra_text"), (5, "stray_end")]);
}

#[test]
fn o21_no_block_stands_in_its_own_kind() {
    let text = set("launch 1\nlaunch 2\nwatch\nwatch\nanchor\nrelieved\nafloat\nanchor");
    let reading = read(&text);
    assert_eq!(codes(&reading), [(4, "nested_launch"), (6, "nested_watch")]);
    assert_eq!(reading.units()[0].orders, 1);
}

#[test]
fn o21_a_block_that_begins_wrongly_is_left_out_whole() {
    let text = set("launch\nanchor\nbanana\nafloat\nsignal 1");
    let reading = read(&text);
    assert_eq!(codes(&reading), [(3, "missing_argument")]);
    assert_eq!(reading.units()[0].orders, 1);
    assert_eq!(
        classes(&reading)[2..6],
        [Class::Error, Class::Struck, Class::Struck, Class::Struck]
    );
}

#[test]
fn o17_a_number_is_formed_once_at_a_place() {
    let text = "#shipper 5\nship 1\nlaunch 1\nafloat\nwatch\nlaunch 1\nafloat\nrelieved\nship 2\nlaunch 1\nanchor\nafloat\n#done";
    // Alone, each ship is a place of its own; a later month is another one.
    assert_eq!(codes(&read(text)), []);
    let reading = TOY.read(text.as_bytes(), Door::Enveloped, &TwoShips).unwrap();
    assert_eq!(codes(&reading), [(10, "launched_again")]);
    assert_eq!(reading.line(11).unwrap().class(), Class::Struck);
}

#[test]
fn o22_orders_for_later_are_apart() {
    let text = set("anchor\n@watch\n  course n\nrelieved\nwatch\nrelieved");
    let reading = read(&text);
    assert!(reading.problems().is_empty());
    assert_eq!(reading.units()[0].orders, 1);
    let later: Vec<bool> = reading.lines().map(|line| line.is_later()).collect();
    assert_eq!(later, [false, false, false, true, true, true, true, true, false]);
    assert!(reading.line(4).unwrap().repeats());
    // A block without orders is a month too (O-23).
    assert_eq!(reading.blocks().len(), 2);
}

#[test]
fn o25_the_last_of_a_group_takes_the_place_of_the_others() {
    let text = set("course n\nsail ne\nanchor\ncourse s\ncourse s\nwatch\nanchor\nrelieved");
    let reading = read(&text);
    assert_eq!(codes(&reading), [(5, "replaced"), (6, "replaced")]);
    let replaced: Vec<_> =
        reading.lines().filter(|line| line.is_replaced()).map(|line| line.number()).collect();
    assert_eq!(replaced, [3, 4, 5]);
    let text = set("watch\nanchor\ncourse n\nrelieved\nlaunch 1\nanchor\nafloat\nanchor");
    assert_eq!(codes(&read(&text)), [(5, "replaced")]);
}

#[test]
fn o27_the_text_is_printed_as_it_was() {
    let text = "\u{feff}hi\r\n\r #shipper\t5 ;x\r\nship 1\n\n\n  @ ;  kept \n\tbanana  \r\nwatch\nanchor\n#done  \n\n";
    let reading = read(text);
    assert_eq!(String::from_utf8(reading.printed()).unwrap(), text);
    let again = reading.printed();
    let again = TOY.read(&again, Door::Enveloped, &Everything).unwrap();
    assert_eq!(classes(&again), classes(&reading));
    assert_eq!(codes(&again), codes(&reading));
}

#[test]
fn o23_what_stays_stands_in_the_next_template() {
    let text = set(
        "@anchor\n  @ ; plan\n; gone\nsignal 1\nwatch\n; gone\n@;why\ncourse n\nrelieved\n@banana\n@course n",
    );
    let reading = read(&text);
    let stays: Vec<_> =
        reading.lines().filter(|line| line.stays()).map(|line| line.number()).collect();
    // The repeated order too that another one replaced.
    assert_eq!(stays, [3, 4, 7, 9, 10, 11, 13]);
    assert!(reading.line(3).unwrap().is_replaced());
}

#[test]
fn o25_what_is_in_force_is_told() {
    let text = set("anchor\ncourse n\nsignal 1\nsail ne\nlaunch 2\nanchor\nafloat");
    let reading = read(&text);
    let lines = |unit| {
        reading.in_force(unit, "course").iter().map(|line| line.number()).collect::<Vec<_>>()
    };
    assert_eq!(lines(0), [4, 6]);
    assert_eq!(lines(1), [8]);
    assert_eq!(reading.in_force(0, "deed").len() + reading.in_force(7, "course").len(), 0);
}
