//! Hard texts, made for these tests, and templates of real games of a relative of the game, under their licence.

use std::fs;
use std::path::{Path, PathBuf};

use orders::{Class, Door, Everything, Grammar, Knows, Reading};

use atlantis::orders::TABLE;

use crate::classic::{ANY_NAMES, RULES};
use crate::kit::{classes, codes};

fn made(file: &str) -> Vec<u8> {
    fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/orders/corpora").join(file))
        .unwrap()
}

/// The templates of players, with their names.
fn templates() -> Vec<(String, Vec<u8>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/orders/corpora/templates");
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let mut files: Vec<PathBuf> =
        files.filter(|path| path.extension().is_some_and(|of| of == "ord")).collect();
    files.sort();
    let name = |path: &Path| path.file_name().unwrap().to_string_lossy().into_owned();
    files.iter().map(|path| (name(path), fs::read(path).unwrap())).collect()
}

/// Knows the units that the hard text calls its sender's.
struct Owls;

impl Knows for Owls {
    fn unit(&self, number: u32) -> bool {
        (41..=43).contains(&number)
    }

    fn place(&self, number: u32) -> u64 {
        u64::from(number == 43)
    }
}

/// A class as the table of the hard text calls it.
fn class(reading: &Reading<'_>, at: usize) -> &'static str {
    let line = reading.line(at).unwrap();
    match line.class() {
        Class::Outside => "outside",
        Class::Envelope => "envelope",
        Class::Mark => "mark",
        Class::Blank => "blank",
        Class::Comment => "comment",
        Class::Kept => "kept",
        Class::Unit => "unit",
        Class::Opens | Class::Closes => {
            ["form", "turn"][reading.blocks()[line.block().unwrap()].kind]
        }
        Class::Order => "order",
        Class::Error => "error",
        Class::Struck => "struck",
    }
}

fn unit(reading: &Reading<'_>, at: usize) -> String {
    let Some(unit) = reading.line(at).unwrap().unit() else { return String::new() };
    let unit = &reading.units()[unit];
    unit.formed.map_or(unit.number.to_string(), |(alias, _)| format!("{} NEW {alias}", unit.number))
}

#[test]
fn o27_the_hard_text_is_read_as_its_table_says() {
    let text = made("hard.ord");
    let reading = RULES.read(&text, Door::Enveloped, &Owls).unwrap();
    assert_eq!(reading.printed(), text);
    let table = String::from_utf8(made("hard.tsv")).unwrap();
    // What only a world knows is found by the game.
    let table = table.lines().skip(1).map(|row| row.replace("to_itself", ""));
    let said = (1..=reading.lines().len()).map(|at| {
        let here =
            codes(&reading).into_iter().filter(|(line, _)| *line == at).map(|(_, code)| code);
        let here = here.collect::<Vec<_>>().join(" ");
        [at.to_string(), class(&reading, at).into(), unit(&reading, at), here].join("\t")
    });
    assert_eq!(said.collect::<Vec<_>>(), table.collect::<Vec<_>>());
}

#[test]
fn o1_the_text_of_an_old_client_is_read() {
    let text = made("latin1-cr.ord");
    let reading = RULES.read(&text, Door::Enveloped, &Everything).unwrap();
    assert_eq!(codes(&reading), [(1, "no_end")]);
    let all = [Class::Envelope, Class::Unit, Class::Order, Class::Kept, Class::Order];
    assert_eq!(classes(&reading), all);
    assert!(reading.line(3).unwrap().text().contains("Café der Müller"));
    assert_eq!(reading.line(4).unwrap().comment().unwrap(), ";français");
    assert_eq!(reading.printed(), text);
}

#[test]
fn z38_a_set_is_checked() {
    let text = "#atlantis 5 \"x\"\nunit 41\n@study hors\ngive 42 all grain except 20 ;keep\nmove n ne\nmove up\nunit 99\ntax\n\
        guard 1\nunit 42\nform 1\n  name unit \"Bow men\n  buy 5 noma\nend\nform 1\nend\nbuuild tower\n#end\n";
    let reading = RULES.read(text.as_bytes(), Door::Enveloped, &Owls).unwrap();
    let said = [
        (5, "month_order_replaced"),
        (6, "bad_direction"),
        (7, "not_your_unit"),
        (12, "unclosed_quote"),
        (15, "alias_used"),
        (17, "unknown_order"),
    ];
    assert_eq!(codes(&reading), said);
    let accepted = reading.lines().filter_map(|line| line.order()).map(|order| TABLE[order].word);
    assert_eq!(accepted.collect::<Vec<_>>(), ["STUDY", "GIVE", "MOVE", "NAME", "BUY"]);
    assert_eq!(reading.problems()[5].offer.as_ref().unwrap().with, "BUILD");
}

/// Words of orders that relatives of the game have and it has not.
const FOREIGN: [&str; 4] = ["TRANSPORT", "DISTRIBUTE", "PREPARE", "SHARE"];

/// What was wrong that is no word of a relative.
fn strange(grammar: &Grammar, name: &str, text: &[u8]) -> Vec<String> {
    let reading = grammar.read(text, Door::Enveloped, &Everything).unwrap();
    assert_eq!(reading.printed(), text, "{name}");
    let foreign = |problem: &&orders::Problem| {
        let word = &text[problem.span.start..problem.span.end];
        problem.code.name == "unknown_order"
            && FOREIGN.iter().any(|known| known.as_bytes().eq_ignore_ascii_case(word))
    };
    let said = reading.problems().iter().filter(|problem| !foreign(problem));
    said.map(|one| {
        format!("{name}: {} {} {}", one.line, one.code.name, reading.line(one.line).unwrap().text())
    })
    .collect()
}

#[test]
fn o27_templates_of_players_go_through() {
    let (mut kept, mut units, mut blocks, mut orders, mut foreign) = (0, 0, 0, 0, 0);
    let mut said = Vec::new();
    for (name, text) in &templates() {
        said.extend(strange(&ANY_NAMES, name, text));
        let reading = ANY_NAMES.read(text, Door::Enveloped, &Everything).unwrap();
        kept += reading.lines().filter(|line| line.class() == Class::Kept).count();
        orders += reading.lines().filter(|line| line.class() == Class::Order).count();
        foreign += reading.problems().iter().filter(|one| one.code.name == "unknown_order").count();
        (units, blocks) = (units + reading.units().len(), blocks + reading.blocks().len());
        // By the names of the rule book nothing breaks either.
        let strict = RULES.read(text, Door::Enveloped, &Everything).unwrap();
        assert_eq!(strict.printed(), *text, "{name}");
    }
    assert_eq!(said, Vec::<String>::new());
    // As a search for the words at the beginnings of lines counts them.
    assert_eq!((kept, units, blocks, foreign), (8, 445, 117, 37));
    assert!(orders > 600, "{orders}");
}
