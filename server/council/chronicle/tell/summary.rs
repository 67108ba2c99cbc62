//! The standfirst: the day in two or three sentences.

use game::{Text, text};

use crate::chronicle::annals::{Annals, Kind};
use crate::chronicle::record::by_right;
use crate::chronicle::tell::chairs;
use crate::chronicle::words::{Pen, count, in_words, in_words_gendered, paragraph};
use crate::content::Counter;
use crate::cycle::vote::Verdict;
use crate::ids::FactionId;

/// The day in short.
pub(super) fn summary(annals: &Annals) -> Text {
    let pen = Pen::of(&annals.state);
    if annals.state.course.cycle == 0 {
        return text!("summary-nothing-yet", n = annals.state.factions_told().count());
    }
    let mut said = vec![sat(annals), voted(annals)];
    said.extend(power(annals, &pen));
    said.extend(narrow(annals));
    said.extend(adopted(annals));
    said.extend(strife(annals, &pen));
    said.extend(standing(annals, &pen));
    paragraph(said)
}

fn sat(annals: &Annals) -> Text {
    let (n, course) = (annals.state.factions_told().count(), &annals.state.course);
    let cycles = text!("cycles", n = course.cycle);
    if course.act > 1 {
        text!("summary-sat-for-acts", n = n, cycles = cycles, acts = text!("acts", n = course.act))
    } else {
        text!("summary-sat", n = n, cycles = cycles)
    }
}

fn voted(annals: &Annals) -> Text {
    let standing = annals.votes.iter().filter(|vote| vote.voided.is_none());
    let (passed, all) = standing.fold((0, 0), |(passed, all), vote| {
        (passed + u32::from(vote.verdict == Verdict::Passed), all + 1)
    });
    match all {
        0 => text!("summary-no-votes"),
        1 => text!("summary-one-vote"),
        n if passed == 0 => text!("summary-none-passed", n = n),
        n if passed == all => text!("summary-all-passed", n = n),
        n => text!("summary-some-passed", n = n, passed = in_words(passed)),
    }
}

/// Who presided most.
fn power(annals: &Annals, pen: &Pen<'_>) -> Option<Text> {
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
        [(id, n)] if *n > 1 => text!("summary-never-left-the-chair", subject = pen.name(id)),
        [(id, n), ..] if *n * 2 > chairs.len() && chairs.len() > 2 => {
            let all = in_words_gendered(count(&chairs));
            text!("summary-had-the-chair", subject = pen.name(id), n = *n, all = all)
        }
        many if many.len() > 2 => text!("summary-chair-went-round", n = many.len()),
        _ => return None,
    })
}

/// What the Assembly adopted.
fn adopted(annals: &Annals) -> Option<Text> {
    let sat = annals.chapters.iter().filter(|chapter| chapter.kind == Kind::Assembly);
    let adopted = sat.flat_map(|row| &row.motions).filter(|row| row.adopted == Some(true)).count();
    (adopted > 0).then(|| text!("summary-adopted", n = adopted))
}

/// How often the streets rose, and who won.
fn strife(annals: &Annals, pen: &Pen<'_>) -> Option<Text> {
    let stases = annals.chapters.iter().filter_map(|chapter| chapter.stasis.as_deref());
    let rows: Vec<_> = stases.collect();
    let winners: Vec<&FactionId> = rows.iter().filter_map(|row| row.winner()).collect();
    let same = winners.windows(2).all(|pair| pair[0] == pair[1]) && winners.len() == rows.len();
    let who = pen.names(once_each(&winners));
    Some(match (rows.len(), winners.is_empty()) {
        (0, _) => return None,
        (n, true) => text!("summary-streets-not-won", n = n),
        (1, false) => text!("summary-streets-once-won", who = who),
        (n, false) if same => text!("summary-streets-same", n = n, who = who),
        (n, false) => text!("summary-streets", n = n, who = who),
    })
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
fn narrow(annals: &Annals) -> Vec<Text> {
    let standing =
        annals.votes.iter().filter(|vote| vote.voided.is_none() && vote.yes + vote.no > 0);
    let (tied, close) = standing.fold((0, 0), |(tied, close), vote| {
        (tied + u32::from(vote.margin() == 0), close + u32::from(vote.margin() == 1))
    });
    let tied = (tied > 0).then(|| text!("summary-tied", n = tied));
    let close = (close > 0).then(|| text!("summary-by-one", n = close));
    tied.into_iter().chain(close).collect()
}

fn standing(annals: &Annals, pen: &Pen<'_>) -> Option<Text> {
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
    let who = pen.names(first.iter().copied());
    Some(match doomed.as_slice() {
        [_] if doom >= 3 && doomed == first => {
            text!("summary-highest-and-doomed", who = who, arete = arete, doom = doom)
        }
        [one] if doom >= 3 => {
            let other = pen.name(one);
            text!(
                "summary-highest-others-doomed",
                who = who,
                arete = arete,
                other = other,
                doom = doom
            )
        }
        _ => text!("summary-highest", who = who, arete = arete),
    })
}
