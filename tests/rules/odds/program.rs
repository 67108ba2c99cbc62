//! `prytaneion odds`: what it prints, and what it says when it cannot.

use std::process::{Command, Output, Stdio};

use council::odds::{Side, odds};
use serde_json::Value;

fn run(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_prytaneion"))
        .arg("odds")
        .args(arguments)
        .stdin(Stdio::null())
        .output()
        .expect("the program runs")
}

/// What it prints: one line, and nothing beside it.
fn line(arguments: &[&str]) -> String {
    let output = run(arguments);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.is_empty(), "{said}");
    let text = String::from_utf8(output.stdout).expect("text");
    assert_eq!(text.lines().count(), 1, "{text}");
    text.trim_end().to_owned()
}

/// It ends with code 2 and one sentence with these words, and prints nothing.
fn cannot(arguments: &[&str], words: &[&str]) {
    let output = run(arguments);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(output.stdout.is_empty());
    assert_eq!(said.trim().lines().count(), 1, "{said}");
    assert!(words.iter().all(|word| said.contains(word)), "{said}");
    assert!(said.trim().ends_with('.') && !said.contains("panicked"), "{said}");
}

#[test]
fn the_odds_are_one_line_of_json() {
    assert_eq!(
        line(&["--bonus", "9,6,3", "--tyche", "0,0,1"]),
        concat!(
            r#"{"holds":[0.515012806498628,0.164413638461278,0.220488988752985],"#,
            r#""nobody":0.100084566287109,"#,
            r#""thirteen":[0.097222222222222,0.097222222222222,0.097222222222222]}"#
        )
    );
}

#[test]
fn the_numbers_are_those_of_the_rules() {
    let printed: Value = serde_json::from_str(&line(&["--bonus", "-2,5"])).expect("JSON");
    let exact = odds(&[Side { bonus: -2, tyche: 0 }, Side { bonus: 5, tyche: 0 }]);
    let near = |printed: &Value, exact: f64| {
        assert!(
            (printed.as_f64().expect("a number") - exact).abs() < 1e-15,
            "{printed} for {exact}"
        );
    };
    near(&printed["holds"][0], exact.holds[0].to_f64());
    near(&printed["holds"][1], exact.holds[1].to_f64());
    near(&printed["nobody"], exact.nobody.to_f64());
    near(&printed["thirteen"][1], 21.0 / 216.0);
    assert_eq!(printed.as_object().expect("an object").len(), 3);
}

#[test]
fn small_numbers_have_no_exponent() {
    let text = line(&["--bonus", "1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,1000,-1000"]);
    assert!(text.contains(",0.000000000006622],"), "{text}");
    let numbers = text.split(|c: char| !c.is_ascii_digit() && c != '.' && c != 'e' && c != '-');
    let digits = |number: &str| number.strip_prefix("0.").map(str::len);
    let all: Vec<_> = numbers.filter(|word| word.contains("0.")).map(digits).collect();
    assert_eq!(all, vec![Some(15); 25]);
}

#[test]
fn negative_bonuses_and_spaces_are_read() {
    let there = line(&["--bonus", "-2,5"]);
    assert_eq!(there, line(&["--bonus=-2,5"]));
    assert_eq!(there, line(&["--bonus", " -2, +5 ", "--tyche", "0, 0"]));
    assert_eq!(there, line(&["--tyche", "0,0", "--bonus", "-2,5"]));
    assert_eq!(line(&["--bonus", "-1000"]), line(&["--bonus", "1000", "--tyche", "3"]));
}

#[test]
fn lists_of_different_lengths_are_refused() {
    cannot(&["--bonus", "9,6,3", "--tyche", "0,1"], &["--bonus has 3", "--tyche has 2"]);
    cannot(&["--bonus", "9", "--tyche", "0,1"], &["--bonus has 1", "--tyche has 2"]);
    cannot(&["--bonus", "9,6", "--tyche", ""], &["--bonus has 2", "--tyche has 0"]);
}

#[test]
fn what_is_no_number_is_refused() {
    cannot(&["--bonus", "9,six"], &["bonus", "whole number", "\"six\""]);
    cannot(&["--bonus", "9,,3"], &["bonus", "\"\""]);
    cannot(&["--bonus", "1.5"], &["bonus", "\"1.5\""]);
    cannot(&["--bonus", "9\n6"], &["bonus", "\"9\\n6\""]);
    cannot(&["--bonus", "9,6", "--tyche", "0,one"], &["Tyche", "\"one\""]);
    cannot(&["--bonus", "--tyche"], &["bonus", "\"--tyche\""]);
}

#[test]
fn what_is_out_of_bounds_is_refused() {
    cannot(&["--bonus", "9,1001"], &["-1000 to 1000", "\"1001\""]);
    cannot(&["--bonus", "-1001,9"], &["-1000 to 1000", "\"-1001\""]);
    cannot(&["--bonus", "99999999999"], &["-1000 to 1000", "\"99999999999\""]);
    cannot(&["--bonus", "9,6", "--tyche", "0,4"], &["0 to 3", "\"4\""]);
    cannot(&["--bonus", "9,6", "--tyche", "-1,0"], &["0 to 3", "\"-1\""]);
}

#[test]
fn one_to_twelve_factions_make_a_battle() {
    cannot(&["--bonus", ""], &["1 to 12", "has 0"]);
    cannot(&["--bonus", "0,0,0,0,0,0,0,0,0,0,0,0,0"], &["1 to 12", "has 13"]);
    line(&["--bonus", "0,0,0,0,0,0,0,0,0,0,0,0", "--tyche", "3,3,3,3,3,3,3,3,3,3,3,3"]);
}

#[test]
fn the_help_names_both_lists() {
    let help = String::from_utf8(run(&["--help"]).stdout).expect("text");
    for words in ["--bonus <LIST>", "--tyche <LIST>", "-1000 to 1000", "0 to 3", "JSON", "`nobody`"]
    {
        assert!(help.contains(words), "{words}: {help}");
    }
}
