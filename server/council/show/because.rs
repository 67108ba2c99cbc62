//! Why what was decided was decided so: the rule, the article and the numbers, for everybody (A-4, I-9).

use crate::cycle::{check, prytanis};
use crate::sentences;
use crate::stasis::battle::words;
use crate::stasis::score::{self, Score};
use crate::state::{Fought, Side, State};
use crate::view::{BecauseView, Decision, SideFate};

/// Every decision that still matters, each with its reason.
pub(super) fn because(state: &State) -> Vec<BecauseView> {
    let kept = |of: Decision| {
        let row = state.because.iter().find(|row| row.of == of);
        row.map(|row| row.as_ref().clone())
    };
    let presides = state.prytanis.as_ref().and_then(|_| kept(Decision::Prytanis));
    let raced = state.race.as_ref().and_then(|_| kept(Decision::Race));
    let voted = state.ballot.as_ref().and_then(|row| row.result.as_ref());
    let voted = voted.and_then(|_| kept(Decision::Vote));
    [
        presides.or_else(|| prytanis::told::tied(state)),
        raced,
        voted,
        check::told::because(state),
        fought(state),
        won(state),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn row(of: Decision, rule: &str, reason: Option<String>, sentence: String) -> BecauseView {
    BecauseView { of, rule: rule.into(), reason, sentence }
}

/// S-17 to S-21: the battle on the table.
fn fought(state: &State) -> Option<BecauseView> {
    let battle = state.streets.as_ref()?.battle()?;
    let fought = battle.fought.as_ref()?;
    let (verdict, rule) = words::verdict(state, battle)?;
    let totals: Vec<String> = battle
        .sides
        .iter()
        .enumerate()
        .filter_map(|(at, side)| total(state, side, fought, at))
        .collect();
    let reason = if rule == "S-20" { state.reason("tied_heroes") } else { None };
    let sentence = match totals.as_slice() {
        [] => verdict,
        totals => format!("The highest total holds the place: {}. {verdict}", totals.join("; ")),
    };
    Some(row(Decision::Battle, rule, reason, sentence))
}

/// "Medes 17 = dice 11 + Tyche 4 + 2 mobs 2". A natural 13 is no total (S-19).
fn total(state: &State, side: &Side, fought: &Fought, at: usize) -> Option<String> {
    let (throw, fate) = (fought.throws.get(at)?, fought.fates.get(at)?);
    let name = state.name(&side.faction);
    if *fate == SideFate::Thirteen {
        return Some(format!("{name} a natural 13, out"));
    }
    let pips = |dice: &[u32]| i32::try_from(dice.iter().sum::<u32>()).unwrap_or(i32::MAX);
    let (dice, tyche) = (pips(&throw.dice), pips(&throw.tyche));
    let sum = side.bonus.iter().fold(dice + tyche, |sum, part| sum.saturating_add(part.by));
    let tyche = (tyche > 0).then(|| format!("Tyche {tyche}"));
    let parts =
        side.bonus.iter().map(|part| format!("{} ({})", part.label, sentences::signed(part.by)));
    let parts: Vec<String> =
        [format!("dice {dice}")].into_iter().chain(tyche).chain(parts).collect();
    Some(format!("{name} {sum} = {}", parts.join(" + ")))
}

/// S-22 to S-29: who won the stasis.
fn won(state: &State) -> Option<BecauseView> {
    let score = state.streets.as_ref()?.score.as_ref()?;
    let some = score.rows.iter().filter(|row| row.total > 0);
    let rows: Vec<String> = some.map(|row| points(state, row)).collect();
    let rows = if rows.is_empty() { String::new() } else { format!("{}. ", rows.join("; ")) };
    let reason = if was_tied(score) { state.reason("springs_decide") } else { None };
    let sentence = score::words::sentence(state, score);
    let rule = score::words::rule(score);
    Some(row(Decision::Stasis, rule, reason, format!("{rows}{sentence}")))
}

fn was_tied(score: &Score) -> bool {
    !score.tied.is_empty()
}

/// "Medes 9 = 4 places + All of the Inner Ring: doubled 4 + Temple: bonus 1".
fn points(state: &State, row: &score::Tally) -> String {
    let is_place = |(source, _): &&(score::Source, i32)| matches!(source, score::Source::Place(_));
    let places = row.lines.iter().filter(is_place).count();
    let word = if places == 1 { "place" } else { "places" };
    let others = row.lines.iter().filter(|line| !is_place(line) && line.1 > 0);
    let others = others
        .map(|(source, points)| format!("{} {points}", score::words::source(state, source).0));
    let parts: Vec<String> = [format!("{places} {word}")].into_iter().chain(others).collect();
    format!("{} {} = {}", state.name(&row.faction), row.total, parts.join(" + "))
}
