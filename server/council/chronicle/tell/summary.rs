//! The standfirst: the day in two or three sentences.

use crate::chronicle::words::list;
use crate::content::Counter;
use crate::cycle::vote::Verdict;
use crate::ids::FactionId;

use super::super::annals::{Annals, Kind};
use super::super::record::by_right;
use super::super::words::{Pen, capital, count, number, times};
use super::chairs;

/// The day in short.
pub(super) fn summary(annals: &Annals) -> String {
    let pen = Pen::of(&annals.state);
    let cycles = annals.state.course.cycle;
    if cycles == 0 {
        return format!(
            "{} Archons gathered; nothing has been decided yet.",
            capital(&number(count_of(annals.state.factions.len())))
        );
    }
    let mut said = vec![reach(annals)];
    said.extend(power(annals, &pen));
    said.extend(narrow(annals));
    said.extend(strife(annals, &pen));
    said.extend(standing(annals, &pen));
    said.join(" ")
}

fn count_of(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

fn reach(annals: &Annals) -> String {
    let state = &annals.state;
    let standing = annals.votes.iter().filter(|vote| vote.voided.is_none());
    let (passed, all) = standing.fold((0, 0), |(passed, all), vote| {
        (passed + u32::from(vote.verdict == Verdict::Passed), all + 1)
    });
    let factions = capital(&number(count_of(state.factions.len())));
    let cycles = count(state.course.cycle, "cycle", "cycles");
    let acts = if state.course.act > 1 {
        format!(" and {}", count(state.course.act, "Act", "Acts"))
    } else {
        String::new()
    };
    let votes = match all {
        0 => "not one question was put to the vote".to_owned(),
        1 => "one question was put to the vote".to_owned(),
        _ if passed == 0 => {
            format!("{} questions were put to the vote and none passed", number(all))
        }
        _ if passed == all => {
            format!("{} questions were put to the vote, and every one of them passed", number(all))
        }
        _ => {
            format!("{} questions were put to the vote and {} passed", number(all), number(passed))
        }
    };
    format!("{factions} factions sat in council for {cycles}{acts}; {votes}.")
}

/// Who presided most.
fn power(annals: &Annals, pen: &Pen<'_>) -> Option<String> {
    let chairs: Vec<&FactionId> =
        chairs(annals).filter(|(_, how, _)| by_right(how)).map(|(id, ..)| id).collect();
    let mut counts: Vec<(&FactionId, usize)> = Vec::new();
    for id in &chairs {
        match counts.iter_mut().find(|(known, _)| known == id) {
            Some((_, n)) => *n += 1,
            None => counts.push((id, 1)),
        }
    }
    counts.sort_by_key(|(_, n)| std::cmp::Reverse(*n));
    Some(match counts.as_slice() {
        [] => return None,
        [(id, n)] if *n > 1 => format!("{} never left the chair.", pen.at_head(id)),
        [(id, n), ..] if *n * 2 > chairs.len() && chairs.len() > 2 => {
            let all = number(count_of(chairs.len()));
            format!(
                "{} had the chair in {} of {all} cycles.",
                pen.at_head(id),
                number(count_of(*n))
            )
        }
        many if many.len() > 2 => {
            format!("The chair went round among {} factions.", number(count_of(many.len())))
        }
        _ => return None,
    })
}

fn strife(annals: &Annals, pen: &Pen<'_>) -> Option<String> {
    let stases = annals.chapters.iter().filter_map(|chapter| chapter.stasis.as_deref());
    let rows: Vec<_> = stases.collect();
    let winners: Vec<&FactionId> = rows.iter().filter_map(|row| row.winner()).collect();
    let articles = annals.chapters.iter().filter(|chapter| chapter.kind == Kind::Assembly);
    let adopted =
        articles.flat_map(|row| &row.motions).filter(|row| row.adopted == Some(true)).count();
    let assembly = match adopted {
        0 => None,
        n => Some(format!("the Assembly adopted {}", count(count_of(n), "motion", "motions"))),
    };
    let streets = match (rows.as_slice(), winners.as_slice()) {
        ([], _) => None,
        ([_], [id]) => {
            Some(format!("the streets rose once, and {} had the better of it", pen.the(id)))
        }
        ([_], _) => Some("the streets rose once, and nobody won".to_owned()),
        (many, ids) => {
            let same = ids.windows(2).all(|pair| pair[0] == pair[1]) && ids.len() == many.len();
            let (rose, who) = (times(count_of(many.len())), pen.all(once_each(ids)));
            Some(match (same, ids) {
                (_, []) => format!("the streets rose {rose}, and nobody won"),
                (true, _) if many.len() == 2 => {
                    format!("the streets rose twice, and both times {who} won")
                }
                (true, _) => format!("the streets rose {rose}, and each time {who} won"),
                _ => format!("the streets rose {rose}, and the victories went to {who}"),
            })
        }
    };
    let said: Vec<String> = [assembly, streets].into_iter().flatten().collect();
    (!said.is_empty())
        .then(|| format!("{}.", capital(&list(&said).replace(" and the streets", "; the streets"))))
}

/// Each of these factions once, in the order in which they come.
fn once_each<'a>(ids: &[&'a FactionId]) -> Vec<&'a FactionId> {
    let mut known: Vec<&FactionId> = Vec::new();
    for id in ids {
        if !known.contains(id) {
            known.push(id);
        }
    }
    known
}

/// How many votes hung by a thread.
fn narrow(annals: &Annals) -> Option<String> {
    let standing =
        annals.votes.iter().filter(|vote| vote.voided.is_none() && vote.yes + vote.no > 0);
    let (tied, close) = standing.fold((0, 0), |(tied, close), vote| {
        (tied + u32::from(vote.margin() == 0), close + u32::from(vote.margin() == 1))
    });
    let were = |n: u32| if n == 1 { "was" } else { "were" };
    let tied_said = format!("{} {} tied", count(tied, "vote", "votes"), were(tied));
    let close_said = format!("{} decided by a single point", were(close));
    Some(capital(&match (tied, close) {
        (0, 0) => return None,
        (_, 0) => format!("{tied_said}."),
        (0, _) => format!("{} {close_said}.", count(close, "vote", "votes")),
        _ => format!("{tied_said} and {} {close_said}.", number(close)),
    }))
}

fn standing(annals: &Annals, pen: &Pen<'_>) -> Option<String> {
    let state = &annals.state;
    let most = |counter: Counter| {
        let most = state.factions().map(|row| row.counter(counter)).max().unwrap_or(0);
        let ids: Vec<&FactionId> = state
            .factions()
            .filter(|row| row.counter(counter) == most)
            .map(|row| &row.id)
            .collect();
        (ids, most)
    };
    let (first, arete) = most(Counter::Arete);
    let (doomed, doom) = most(Counter::Doom);
    if first.len() > 2 {
        return None;
    }
    let doomed = if doom >= 3 && doomed.len() == 1 {
        let same = doomed == first;
        match same {
            true => format!(", and also bore the most Doom, {doom}"),
            false => format!("; {} bore the most Doom, {doom}", pen.the(doomed[0])),
        }
    } else {
        String::new()
    };
    let who = capital(&pen.all(first.iter().copied()));
    Some(format!("{who} stood highest at the end with Arête {arete}{doomed}."))
}
