//! Bytes, lines and words: O-1 and O-10 to O-16.

use orders::{Class, Door, Everything};

use crate::classic::RULES;
use crate::kit::{TOY, classes, codes, one, one_of, read, read_bytes, set};

#[test]
fn o1_lines_end_with_lf_cr_or_both() {
    let ends = ["\n", "\r", "\r\n"];
    for end in ends {
        let text = ["#shipper 5", "ship 1", "", "anchor ; here", "#done"].join(end);
        let all = [Class::Envelope, Class::Unit, Class::Blank, Class::Order, Class::Envelope];
        assert_eq!(classes(&read(&text)), all, "{end:?}");
    }
    let mixed = read("#shipper 5\r\nship 1\ranchor\n\r#done");
    assert_eq!(classes(&mixed).len(), 5);
    assert_eq!(mixed.line(3).unwrap().bytes(), b"anchor");
    assert_eq!(mixed.line(3).unwrap().ending(), b"\n");
}

#[test]
fn o1_what_is_no_utf8_is_latin1() {
    assert_eq!(one_of(b"name ship Caf\xe9"), "NAME SHIP “Café”");
    assert_eq!(one_of("name ship Café".as_bytes()), "NAME SHIP “Café”");
    assert_eq!(one_of("name ship \"Βορέας\"".as_bytes()), "NAME SHIP “Βορέας”");
    assert_eq!(one_of(b"load 3 \xd6l_aus_\xdcbersee"), "LOAD 3 <6>");
    assert_eq!(one("load 3 öl_aus_übersee"), "LOAD 3 <6>");
}

#[test]
fn o1_tabs_and_blanks_that_do_not_break_are_blanks() {
    assert_eq!(one("\tload\t3\t\tsalt"), "LOAD 3 <7>");
    assert_eq!(one("\u{a0}\u{a0}load\u{a0}3 salt"), "LOAD 3 <7>");
    assert_eq!(one_of(b"load\xa03 salt"), "LOAD 3 <7>");
}

#[test]
fn o1_a_mark_before_the_text_is_passed_over() {
    let reading = read("\u{feff}#shipper 5\n#done");
    assert_eq!(reading.envelopes()[0].sender, Some(5));
    assert_eq!(reading.printed(), "\u{feff}#shipper 5\n#done".as_bytes());
}

#[test]
fn o1_a_set_that_is_too_large_is_refused_whole() {
    let limits = crate::toy::TABLES.limits;
    let refused =
        |text: String| TOY.read(text.as_bytes(), Door::Known, &Everything).unwrap_err().code.name;
    assert_eq!(refused("x".repeat(limits.bytes + 1)), "set_too_large");
    assert_eq!(refused("\n".repeat(limits.lines + 1)), "set_too_large");
    assert!(TOY.read("\n".repeat(limits.lines).as_bytes(), Door::Known, &Everything).is_ok());
}

#[test]
fn o1_a_line_that_is_too_long_is_struck() {
    let most = crate::toy::TABLES.limits.line_bytes;
    let fits = format!("load 3 salt{}", " ".repeat(most - 11));
    assert_eq!(one(&fits), "LOAD 3 <7>");
    assert_eq!(one(&format!("{fits} ")), "!line_too_long");
}

#[test]
fn o10_an_order_may_be_written_in_any_case_with_a_mark_before_it() {
    assert_eq!(one("LoAd 3 SALT"), "LOAD 3 <7>");
    let text = set("@load 3 salt\n  @  load 3 salt\nload 3 salt");
    let reading = read(&text);
    let repeats: Vec<bool> = reading.lines().map(|line| line.repeats()).collect();
    assert_eq!(repeats, [false, false, true, true, false, false]);
    assert_eq!(one("@"), "!unknown_order");
    assert_eq!(one("@@load 3 salt"), "!unknown_order");
}

#[test]
fn o11_a_comment_begins_at_the_start_of_a_word() {
    assert_eq!(one("name ship a;b"), "NAME SHIP “a;b”");
    assert_eq!(one("name ship a ;b"), "NAME SHIP “a”");
    assert_eq!(one("name ship \"a ;b\""), "NAME SHIP “a ;b”");
    assert_eq!(one("name ship \"a\";b"), "NAME SHIP “a”");
    assert_eq!(one("anchor;now"), "!unknown_order");
    assert_eq!(one("anchor ;now"), "ANCHOR");
    // Where it ends a word it is not in the middle of it.
    assert_eq!(one("anchor; now"), "ANCHOR");
    assert_eq!(one("signal 1;;"), "SIGNAL 1");
    assert_eq!(one("name ship a;;b;\tc"), "NAME SHIP “a;;b”");
}

#[test]
fn o12_an_argument_is_a_word_or_a_text_in_quotes() {
    assert_eq!(one("name ship Black_Swan"), "NAME SHIP “Black Swan”");
    assert_eq!(one("name ship \"Black_Swan\""), "NAME SHIP “Black_Swan”");
    assert_eq!(one("name ship \"Black  \t Swan \""), "NAME SHIP “Black Swan”");
    assert_eq!(one("name ship \"Black Swan"), "NAME SHIP “Black Swan” !unclosed_quote");
    assert_eq!(one("load 1 \"olive oil"), "LOAD 1 <2> !unclosed_quote");
    assert_eq!(one("name ship O\"Neill"), "NAME SHIP “O\"Neill”");
    assert_eq!(one("load \"3\" \"salt\""), "LOAD 3 <7>");
}

#[test]
fn o13_numbers_are_digits() {
    assert_eq!(one("load $3 salt"), "LOAD 3 <7>");
    assert_eq!(one("load 007 salt"), "LOAD 7 <7>");
    assert_eq!(one("load 2000000000 salt"), "LOAD 2000000000 <7>");
    for wrong in ["0", "2000000001", "99999999999999999999", "-3", "3.5", "1,000", "$", "", "x"] {
        assert_eq!(one(&format!("load \"{wrong}\" salt")), "!bad_number", "{wrong}");
    }
}

#[test]
fn o14_what_is_too_much_is_passed_over() {
    assert_eq!(one("signal 1 please now"), "SIGNAL 1 !extra_text");
    assert_eq!(one("load 3 salt for Rhodes"), "LOAD 3 <7> !extra_text");
    assert_eq!(one("load all salt for Rhodes"), "LOAD ALL <7> !extra_text");
    let text = set("  signal 1 please \"now\" ; thanks");
    let reading = read(&text);
    let problem = &reading.problems()[0];
    assert_eq!(&text[problem.span.start..problem.span.end], "please \"now\"");
    assert_eq!(reading.columns(3, problem.span), (12, 23));
}

#[test]
fn o14_what_is_missing_or_malformed_strikes_the_line() {
    assert_eq!(one("signal"), "!missing_argument");
    assert_eq!(one("load all salt but"), "!missing_argument");
    assert_eq!(one("load all salt but x"), "!bad_number");
    // Near a word that would change the order: whoever wrote it did not mean all.
    assert_eq!(one("load all salt bt 3"), "!missing_argument");
    assert_eq!(one("repair mats"), "!unknown_name");
    assert_eq!(one("course n x"), "!bad_wind");
    assert_eq!(one("name boat x"), "!missing_argument");
    // Right behind the order a wrong word is no mere addition: without it the order would say something else.
    let reading =
        RULES.read(b"unit 1\nreveal banana\nreveal unit banana", Door::Known, &Everything).unwrap();
    assert_eq!(codes(&reading), [(2, "missing_argument"), (3, "extra_text")]);
}

#[test]
fn o15_names_are_cleaned_cut_and_without_brackets() {
    assert_eq!(one("name ship \"a\x07b\""), "NAME SHIP “ab”");
    assert_eq!(one("name ship \"a (b)\""), "!bad_name");
    assert_eq!(one("name ship \"\""), "!bad_name");
    let long = "é".repeat(21);
    let cut = "é".repeat(20);
    assert_eq!(one(&format!("name ship {long}")), format!("NAME SHIP “{cut}” !text_cut"));
    assert_eq!(one(&format!("name ship {cut}")), format!("NAME SHIP “{cut}”"));
    assert_eq!(one("secret swordfish"), "!bad_text");
    assert_eq!(one("secret \"a b c\""), "!bad_text");
    assert_eq!(one("secret abc"), "SECRET “abc”");
}

#[test]
fn o16_things_are_named_without_regard_to_blanks_between_words() {
    for name in [
        "purple_dye",
        "purpledye",
        "\"purple dye\"",
        "PURPLE_DYES",
        "pdye",
        "\"Purple_Dye\"",
        "purple dye",
    ] {
        assert_eq!(one(&format!("load 3 {name}")), "LOAD 3 <4>", "{name}");
    }
    assert_eq!(one("load 3 olive oil"), "LOAD 3 <2>");
    assert_eq!(one("load 3 oil"), "LOAD 3 <1>");
    assert_eq!(one("swap 2 3 purple dyes 1 grey-green glass"), "SWAP 2 3 <4> 1 <5>");
    assert_eq!(one("load 3 olive"), "!no_good");
}

#[test]
fn o17_a_unit_is_a_number_or_a_new_one() {
    assert_eq!(one("hail 2 new 3 shipper 4 new 5 6"), "HAIL 2 NEW 3 SHIPPER 4 NEW 5 6");
    assert_eq!(one("hail new"), "!missing_argument");
    assert_eq!(one("hail new 0"), "!bad_number");
}

#[test]
fn o10_the_longest_form_that_fits_is_taken() {
    assert_eq!(one("repair"), "REPAIR");
    assert_eq!(one("repair hull"), "REPAIR HULL");
    assert_eq!(one("repair help new 2"), "REPAIR HELP NEW 2");
    assert_eq!(one("unload salt"), "UNLOAD <7>");
    assert_eq!(one("unload 4 salt"), "UNLOAD 4 <7>");
    assert_eq!(one("load all salt but 2"), "LOAD ALL <7> BUT 2");
    assert_eq!(one("sail n 4 in north"), "COURSE N 4 IN N");
}

#[test]
fn o10_columns_count_letters() {
    let text = set("name ship \"Ährenö\" zuviel");
    let reading = read(&text);
    assert_eq!(reading.columns(3, reading.problems()[0].span), (20, 25));
    let bytes = b"#shipper 5\nship 1\nname ship \xc4hren zuviel";
    let reading = read_bytes(bytes);
    let extra =
        reading.problems().iter().find(|problem| problem.code.name == "extra_text").unwrap();
    assert_eq!(reading.columns(3, extra.span), (17, 22));
    assert_eq!(codes(&reading)[0], (1, "no_end"));
}
