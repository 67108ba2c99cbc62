//! What a decision did, in sentences.

use game::{Text, text};

use crate::chronicle::deltas::Deltas;
use crate::chronicle::tell::Teller;
use crate::chronicle::words::clauses;
use crate::content::Counter;
use crate::control::figures::shown::{is_renamed, named};
use crate::ids::FactionId;
use crate::state::State;

/// A counter that moved alike for some.
struct Moved<'a> {
    what: Counter,
    by: i64,
    ids: Vec<&'a FactionId>,
}

impl Teller<'_> {
    /// What changed, in sentences; empty where nothing did.
    pub(super) fn deeds(&mut self, deltas: &Deltas, threshold: u32) -> Vec<Text> {
        let mut said = Vec::new();
        said.extend(self.standing(deltas));
        said.extend(self.texts(deltas));
        said.extend(self.counters(deltas));
        said.extend(self.city(deltas, threshold));
        said
    }

    fn standing(&mut self, deltas: &Deltas) -> Vec<Text> {
        let mut said = Vec::new();
        if !deltas.exiled.is_empty() {
            let (who, turn) = (self.pen.names(&deltas.exiled), self.pen.turn("exile", 2));
            said.push(text!("exiled", turn = turn, who = who));
        }
        if !deltas.recalled.is_empty() {
            let (who, turn) = (self.pen.names(&deltas.recalled), self.pen.turn("recall", 2));
            said.push(text!("recalled", turn = turn, who = who));
        }
        if !deltas.enfranchised.is_empty() {
            said.push(text!("enfranchised", who = self.pen.names(&deltas.enfranchised)));
        }
        if !deltas.disenfranchised.is_empty() {
            said.push(text!("disenfranchised", who = self.pen.names(&deltas.disenfranchised)));
        }
        match &deltas.supremacy {
            Some(Some(id)) => {
                let turn = self.pen.turn("supremacy", 2);
                said.push(text!("supremacy", turn = turn, subject = self.pen.name(id)));
            }
            Some(None) => said.push(text!("supremacy-of-nobody")),
            None => {}
        }
        said
    }

    fn texts(&mut self, deltas: &Deltas) -> Vec<Text> {
        let mut said = Vec::new();
        if !deltas.motions.is_empty() {
            let turn = self.pen.turn("motion", 6);
            said.push(match deltas.motions.as_slice() {
                [title] => text!("motion-joined", turn = turn, title = title),
                titles => text!("motions-joined", titles = quoted(titles)),
            });
        }
        for (at, title, former) in &deltas.articles {
            let turn = self.pen.turn("article", 2);
            said.push(match former {
                Some(former) if former == title => {
                    text!("article-reworded", at = *at, title = title)
                }
                Some(former) => {
                    let (at, title) = (*at, title);
                    text!("article-replaced", turn = turn, at = at, title = title, former = former)
                }
                None => text!("article-added", turn = turn, at = *at, title = title),
            });
        }
        for title in &deltas.laws {
            said.push(text!("law-proclaimed", turn = self.pen.turn("law", 2), title = title));
        }
        said
    }

    /// Counters, those that moved alike in one clause.
    fn counters(&mut self, deltas: &Deltas) -> Vec<Text> {
        let state = self.pen.state;
        let mut groups = alike(deltas);
        let mut told = Vec::new();
        while !groups.is_empty() {
            let first = groups.remove(0);
            if !is_goods(state, first.what) {
                told.push(self.counter(deltas, &first));
                continue;
            }
            let with = |row: &Moved<'_>| {
                row.ids == first.ids && is_goods(state, row.what) && (row.by > 0) == (first.by > 0)
            };
            let goods = |row: &Moved<'_>| goods(state, row.what, row.by);
            let amounts = [&first].into_iter().chain(groups.iter().filter(|row| with(row)));
            let amounts = amounts.map(goods).collect();
            groups.retain(|row| !with(row));
            told.push(self.goods(amounts, first.by > 0, &first.ids));
        }
        // Three clauses are as much as a sentence holds.
        told.chunks(3).map(|some| clauses(some.to_vec())).collect()
    }

    fn counter(&mut self, deltas: &Deltas, moved: &Moved<'_>) -> Text {
        let (n, up) = (moved.by.unsigned_abs(), moved.by > 0);
        let n = i64::try_from(n).unwrap_or(i64::MAX);
        let told = match (moved.what, up, moved.ids.as_slice()) {
            (Counter::Arete, _, [id]) => {
                let now = deltas.counters.iter().find(|row| row.0 == **id && row.1 == moved.what);
                let now = now.map_or(0, |(.., to)| *to);
                let what = if up { "rose-to-an-arete" } else { "sank-to-an-arete" };
                text!(what, now = now)
            }
            (Counter::Arete, true, _) => text!("gained-arete", n = n),
            (Counter::Arete, false, _) => text!("lost-arete", n = n),
            (Counter::Doom, true, _) => {
                text!("drew-doom", turn = self.pen.turn("doom", 2), n = n)
            }
            (Counter::Doom, false, _) => text!("lost-doom", n = n),
            (Counter::Influence, true, _) => text!("gained-influence", n = n),
            (Counter::Influence, false, _) => text!("lost-influence", n = n),
            (
                Counter::Tyche
                | Counter::Horses
                | Counter::Talents
                | Counter::StasisCards
                | Counter::Projects,
                ..,
            ) => {
                return self.goods(
                    vec![goods(self.pen.state, moved.what, moved.by)],
                    up,
                    &moved.ids,
                );
            }
        };
        self.of_those(told, &moved.ids)
    }

    /// What can be counted out on a table changed hands: "one Horse and two Talents".
    fn goods(&mut self, goods: Vec<Text>, up: bool, ids: &[&FactionId]) -> Text {
        let what = if up { "gained-goods" } else { "lost-goods" };
        let told = text!(what, turn = self.pen.turn("goods", 3), goods = goods);
        self.of_those(told, ids)
    }

    /// The message with those filled in whom it is about; where these are nearly all of many, with those
    /// whom it is not about.
    fn of_those(&self, text: Text, ids: &[&FactionId]) -> Text {
        let all = self.pen.state.factions_told().map(|faction| &faction.id);
        let spared: Vec<&FactionId> = all.filter(|id| !ids.contains(id)).collect();
        let (of, who) = match (ids.len(), spared.len()) {
            (3.., 0) => ("all", Vec::new()),
            (5.., 1 | 2) => ("but", self.pen.names(spared)),
            _ => ("these", self.pen.names(ids.iter().copied())),
        };
        text.with("of", of).with("who", who).with("many", ids.len())
    }

    fn city(&mut self, deltas: &Deltas, threshold: u32) -> Vec<Text> {
        let mut said = Vec::new();
        if let Some((from, to)) = deltas.stasis {
            said.push(self.unrest(from, to, threshold));
        }
        if let Some((from, to)) = deltas.wrath {
            said.push(if to > from {
                text!("wrath-rose", turn = self.pen.turn("wrath", 3), to = to, n = to - from)
            } else {
                text!("wrath-sank", to = to)
            });
        }
        said
    }

    fn unrest(&mut self, from: u32, to: u32, threshold: u32) -> Text {
        if to < from {
            return text!("unrest-fell", turn = self.pen.turn("calm", 3), from = from, to = to);
        }
        match threshold.saturating_sub(to) {
            0 if from >= threshold => text!("unrest-went-on", to = to),
            0 => text!("unrest-broke", to = to),
            left @ (1 | 2) => text!("unrest-near", from = from, to = to, n = left),
            _ if self.pen.times("measure-of-unrest") == 0 => {
                text!("unrest-first", from = from, to = to)
            }
            _ => text!("unrest-rose", turn = self.pen.turn("unrest", 4), from = from, to = to),
        }
    }
}

/// The counters that changed, each with all for whom it did so alike.
fn alike(deltas: &Deltas) -> Vec<Moved<'_>> {
    let mut groups: Vec<Moved<'_>> = Vec::new();
    for (id, counter, from, to) in &deltas.counters {
        let by = i64::from(*to) - i64::from(*from);
        match groups.iter_mut().find(|row| (row.what, row.by) == (*counter, by)) {
            Some(row) => row.ids.push(id),
            None => groups.push(Moved { what: *counter, by, ids: vec![id] }),
        }
    }
    groups
}

/// Whether a counter is told as things that lie on the table are: what Control has named is counted in that name.
fn is_goods(state: &State, what: Counter) -> bool {
    !matches!(what, Counter::Arete | Counter::Influence | Counter::Doom) || is_renamed(state, what)
}

/// "two Talents".
fn goods(state: &State, what: Counter, by: i64) -> Text {
    amount(state, what, u32::try_from(by.unsigned_abs()).unwrap_or(u32::MAX))
}

/// So much of what a counter counts.
pub(super) fn amount(state: &State, what: Counter, n: u32) -> Text {
    if is_renamed(state, what) {
        return text!("amount-called", n = n, name = named(state, what));
    }
    match what {
        Counter::Horses => text!("horses", n = n),
        Counter::Talents => text!("talents", n = n),
        Counter::StasisCards => text!("stasis-cards", n = n),
        Counter::Projects => text!("megaprojects", n = n),
        Counter::Tyche => text!("tyche", n = n),
        Counter::Arete => text!("amount-of-arete", n = n),
        Counter::Influence => text!("amount-of-influence", n = n),
        Counter::Doom => text!("amount-of-doom", n = n),
    }
}

/// Titles in quotes.
pub(super) fn quoted(titles: &[String]) -> Vec<Text> {
    titles.iter().map(|title| text!("quoted", title = title)).collect()
}
