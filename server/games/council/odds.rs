//! The odds of a battle for the command line: lists in, one line of JSON out.

use std::str::FromStr;

use anyhow::{Context, ensure};
use clap::Args;
use council::odds::{MOST_SIDES, MOST_TYCHE, Odds, Probability, Side, odds};

/// A bonus on the command line is at most this, above or below zero.
const MOST_BONUS: i32 = 1000;

/// Digits after the point of a probability.
const DIGITS: u32 = 15;

/// A battle of the streets.
#[derive(Debug, Args)]
pub(crate) struct Battle {
    /// What each faction adds to its three dice: one to twelve numbers from -1000 to 1000, such as 9,6,3.
    #[arg(long, value_name = "LIST", allow_hyphen_values = true)]
    bonus: String,
    /// How many Tyche dice each faction throws besides, 0 to 3, in the same order, such as 0,0,1. Left
    /// out, nobody throws any.
    #[arg(long, value_name = "LIST", allow_hyphen_values = true)]
    tyche: Option<String>,
}

/// The odds of the battle as one JSON object on one line: `holds` and `thirteen` are lists in the order
/// of the factions, `nobody` is one number; all are probabilities from 0 to 1.
///
/// # Errors
/// One sentence, if the lists are of different lengths or a number in them is none or out of bounds.
pub(crate) fn answer(battle: &Battle) -> anyhow::Result<String> {
    Ok(json(&odds(&sides(battle)?)))
}

fn sides(battle: &Battle) -> anyhow::Result<Vec<Side>> {
    let bonuses = numbers(&battle.bonus, "bonus", -MOST_BONUS, MOST_BONUS)?;
    let count = bonuses.len();
    ensure!(
        (1..=MOST_SIDES).contains(&count),
        "A battle has 1 to {MOST_SIDES} factions, but --bonus has {count}."
    );
    let tyche = match &battle.tyche {
        Some(list) => numbers(list, "count of Tyche dice", 0, MOST_TYCHE)?,
        None => vec![0; count],
    };
    ensure!(
        tyche.len() == count,
        "The lists differ in length: --bonus has {count}, --tyche has {}.",
        tyche.len()
    );
    let sides = bonuses.into_iter().zip(tyche);
    Ok(sides.map(|(bonus, tyche)| Side { bonus, tyche }).collect())
}

/// The numbers of a list with commas between them; an empty text is an empty list.
fn numbers<N>(list: &str, what: &str, least: N, most: N) -> anyhow::Result<Vec<N>>
where
    N: FromStr + PartialOrd + std::fmt::Display,
{
    if list.trim().is_empty() {
        return Ok(Vec::new());
    }
    let number = |text: &str| {
        let number = text.trim().parse().ok().filter(|number| (&least..=&most).contains(&number));
        number.with_context(|| {
            format!("A {what} is a whole number from {least} to {most}, but {text:?} is not.")
        })
    };
    list.split(',').map(number).collect()
}

/// Written by hand, because a JSON library would write a small number with an exponent.
fn json(odds: &Odds) -> String {
    format!(
        r#"{{"holds":[{}],"nobody":{},"thirteen":[{}]}}"#,
        list(&odds.holds),
        odds.nobody.decimal(DIGITS),
        list(&odds.thirteen)
    )
}

fn list(all: &[Probability]) -> String {
    let decimals: Vec<String> = all.iter().map(|one| one.decimal(DIGITS)).collect();
    decimals.join(",")
}
