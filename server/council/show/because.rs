//! Why what was decided was decided so: the rule, the article and the numbers, for everybody (A-4, I-9).

use crate::command::Pick;
use crate::content::Counter;
use crate::decide::flow;
use crate::event::Appointment;
use crate::ids::FactionId;
use crate::sentences;
use crate::settings::{Majority, Presiding};
use crate::state::{Faction, Fought, Score, Side, State};
use crate::view::{BecauseView, Decision, Figure, SideFate, Step, Verdict};

use super::{assembly, check, vote};

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
    [presides.or_else(|| tied(state)), raced, voted, checked(state), fought(state), won(state)]
        .into_iter()
        .flatten()
        .collect()
}

fn row(of: Decision, rule: &str, reason: Option<String>, sentence: String) -> BecauseView {
    BecauseView { of, rule: rule.into(), reason, sentence }
}

fn arete(faction: &Faction) -> u32 {
    faction.counter(Counter::Arete)
}

/// C-2, C-3: told as the Prytanis is appointed.
pub(crate) fn prytanis(state: &State, id: &FactionId, how: &Appointment) -> BecauseView {
    let name = state.name(id);
    let presiding =
        |sentence: String| row(Decision::Prytanis, "C-2", state.reason("presiding"), sentence);
    match how {
        Appointment::Highest => presiding(first_of(state, id, "highest", u32::gt)),
        Appointment::Lowest => presiding(first_of(state, id, "lowest", u32::lt)),
        Appointment::InTurn => presiding(match &state.presided {
            Some(last) if last != id => {
                let last = state.name(last);
                format!("The {last} presided last; the {name} are the next with a vote, clockwise.")
            }
            _ => format!("The {name} are the first with a vote, clockwise."),
        }),
        Appointment::Lot => {
            let all = state.voters().count();
            presiding(format!("The lot fell on the {name}, one of {all} with a vote."))
        }
        Appointment::Elected => presiding(assembly::count_of_election(state)),
        Appointment::Picked { by } => {
            let reason = by.as_ref().and_then(|_| state.reason_of_supremacy());
            let who = match by {
                Some(by) => format!("the {} hold supremacy and picked", state.name(by)),
                None => "nobody holds supremacy, so Control picked".into(),
            };
            let sentence = format!("{}; {who} the {name}.", tie(state));
            row(Decision::Prytanis, "C-3", reason, sentence)
        }
        Appointment::Control { reason } => {
            let sentence = format!("Control appointed the {name}: {reason}");
            row(Decision::Prytanis, "N-4", None, sentence)
        }
    }
}

/// Who has the most Arête or the least, and who comes next.
fn first_of(state: &State, id: &FactionId, most: &str, before: fn(&u32, &u32) -> bool) -> String {
    let (name, value) = (state.name(id), arete(state.faction(id)));
    let others = || state.voters().filter(|row| &row.id != id);
    let next = others().map(arete).reduce(|best, one| if before(&one, &best) { one } else { best });
    let Some(next) = next else {
        return format!("The {name} preside: nobody else has a vote.");
    };
    let names = state.names(others().filter(|row| arete(row) == next).map(|row| &row.id));
    format!(
        "The {name} have the {most} Arête of all with a vote, {value}; then {names} with {next}."
    )
}

/// Several who are tied for Prytanis.
fn tie(state: &State) -> String {
    let names = state.names(&state.tied);
    let value = state.tied.first().map_or(0, |id| arete(state.faction(id)));
    match state.settings.presiding {
        Presiding::HighestArete => format!("{names} have the highest Arête, {value} each"),
        Presiding::LowestArete => format!("{names} have the lowest Arête, {value} each"),
        _ => format!("{names} are tied"),
    }
}

fn tied(state: &State) -> Option<BecauseView> {
    if state.step != Step::TieForPrytanis {
        return None;
    }
    let reason = state.supremacy.as_ref().and_then(|_| state.reason_of_supremacy());
    let who = match &state.supremacy {
        Some(id) => format!("the {} hold supremacy and pick", state.name(id)),
        None => "nobody holds supremacy, so Control picks".into(),
    };
    let sentence = format!("{}; {who}.", tie(state));
    Some(row(Decision::Prytanis, "C-3", reason, sentence))
}

/// C-16, C-17: told as the votes are revealed, or as their tie is decided.
pub(crate) fn vote(state: &State) -> Option<BecauseView> {
    let result = state.ballot.as_ref()?.result.as_ref()?;
    let [yes, no, abstained] = vote::totals(state, result);
    let voted = result.picks.iter().filter(|cast| cast.pick != Pick::Abstain).count();
    let quorum = state.settings.quorum;
    let missed = result.counted.is_none() && voted < quorum as usize;
    let tied = result.verdict == Verdict::Tied || result.tie.is_some();
    let (rule, reason) = if result.vetoed.is_some() {
        ("A-4", state.reason("veto"))
    } else if missed {
        ("C-16", state.reason("quorum"))
    } else if tied {
        ("C-17", state.reason_of_ties())
    } else {
        ("C-16", state.reason("majority"))
    };
    let needed = if missed {
        format!("{quorum} Archons must vote, {voted} did")
    } else {
        share(state.settings.majority, yes.value + no.value)
    };
    let out = match abstained.value {
        0 => String::new(),
        sum => format!("; {sum} abstained and do not count"),
    };
    let ended = super::ballot_sentence(state)?;
    let (yes, no) = (explained("YES", &yes), explained("NO", &no));
    Some(row(Decision::Vote, rule, reason, format!("{needed}: {yes}; {no}{out}. {ended}")))
}

/// What a majority is of so much of YES and NO.
fn share(majority: Majority, all: i32) -> String {
    match majority {
        Majority::Simple => "More YES than NO passes".into(),
        Majority::TwoThirds => {
            format!("Two thirds of YES and NO pass, {} of {all}", (2 * all + 2) / 3)
        }
        Majority::ThreeQuarters => {
            format!("Three quarters of YES and NO pass, {} of {all}", (3 * all + 3) / 4)
        }
    }
}

/// "13 YES = Oligarchs 7 + Aristocrats 6".
fn explained(name: &str, figure: &Figure) -> String {
    let parts: Vec<String> =
        figure.parts.iter().map(|part| format!("{} {}", part.label, part.by)).collect();
    match parts.as_slice() {
        [] => format!("{} {name}", figure.value),
        parts => format!("{} {name} = {}", figure.value, parts.join(" + ")),
    }
}

/// C-22, C-23.
fn checked(state: &State) -> Option<BecauseView> {
    if state.step != Step::Check {
        return None;
    }
    let (stasis, assembly) = (flow::stasis_due(state), state.assembly_due());
    let (rule, reason) = match (stasis, assembly) {
        (true, _) => ("C-23", state.reason("stasis_threshold")),
        (false, true) => ("C-22", state.reason("agenda_full")),
        (false, false) => ("C-24", None),
    };
    let found = check(state);
    let sentence = format!("{} {}", found.stasis, found.assembly);
    Some(row(Decision::Check, rule, reason, sentence))
}

/// S-17 to S-21: the battle on the table.
fn fought(state: &State) -> Option<BecauseView> {
    let battle = state.streets.as_ref()?.battle()?;
    let fought = battle.fought.as_ref()?;
    let (verdict, rule) = sentences::verdict(state, battle)?;
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
    Some(row(Decision::Stasis, score.rule, reason, format!("{rows}{}", score.sentence)))
}

fn was_tied(score: &Score) -> bool {
    !score.tied.is_empty()
}

/// "Medes 9 = 4 places + All of the Inner Ring: doubled 4 + Temple: bonus 1".
fn points(state: &State, row: &crate::view::ScoreRow) -> String {
    let is_place = |line: &&crate::view::ScoreLine| line.objective.is_some() && line.rule == "S-22";
    let places = row.lines.iter().filter(is_place).count();
    let word = if places == 1 { "place" } else { "places" };
    let others = row.lines.iter().filter(|line| !is_place(line) && line.points > 0);
    let others = others.map(|line| format!("{} {}", line.text, line.points));
    let parts: Vec<String> = [format!("{places} {word}")].into_iter().chain(others).collect();
    format!("{} {} = {}", state.name(&row.faction), row.total, parts.join(" + "))
}
