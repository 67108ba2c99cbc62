//! What a decision did, in sentences.

use crate::chronicle::deltas::Deltas;
use crate::chronicle::tell::Teller;
use crate::chronicle::words::{capital, list, number};
use crate::content::Counter;
use crate::control::figures::shown;
use crate::ids::FactionId;

impl Teller<'_> {
    /// What changed, in sentences; empty where nothing did.
    pub(super) fn deeds(&mut self, deltas: &Deltas, threshold: u32) -> Vec<String> {
        let mut said = Vec::new();
        said.extend(self.standing(deltas));
        said.extend(self.texts(deltas));
        said.extend(self.counters(deltas));
        said.extend(self.city(deltas, threshold));
        said
    }

    fn standing(&mut self, deltas: &Deltas) -> Vec<String> {
        let mut said = Vec::new();
        if !deltas.exiled.is_empty() {
            let who = capital(&self.pen.all(&deltas.exiled));
            said.push(match self.pen.turn("exile", 2) {
                0 => format!("{who} went into exile, and with that lost their vote."),
                _ => format!("{who} were sent out of the city."),
            });
        }
        if !deltas.recalled.is_empty() {
            let who = capital(&self.pen.all(&deltas.recalled));
            said.push(match self.pen.turn("recall", 2) {
                0 => format!("{who} came home from exile."),
                _ => format!("The gates opened again for {}.", self.pen.all(&deltas.recalled)),
            });
        }
        if !deltas.enfranchised.is_empty() {
            let who = capital(&self.pen.all(&deltas.enfranchised));
            said.push(format!("{who} were citizens from that hour."));
        }
        if !deltas.disenfranchised.is_empty() {
            let who = capital(&self.pen.all(&deltas.disenfranchised));
            said.push(format!("{who} were struck from the roll of citizens."));
        }
        match &deltas.supremacy {
            Some(Some(id)) => {
                let who = self.pen.the(id);
                said.push(match self.pen.turn("supremacy", 2) {
                    0 => {
                        format!("Supremacy, which settles who of equals presides, passed to {who}.")
                    }
                    _ => format!("Supremacy passed to {who}."),
                });
            }
            Some(None) => said.push("Supremacy belonged to nobody from then on.".into()),
            None => {}
        }
        said
    }

    fn texts(&mut self, deltas: &Deltas) -> Vec<String> {
        let mut said = Vec::new();
        if !deltas.motions.is_empty() {
            let titles: Vec<String> =
                deltas.motions.iter().map(|title| format!("“{title}”")).collect();
            let (titles, many) = (list(&titles), deltas.motions.len() > 1);
            said.push(match (self.pen.turn("motion", 6), many) {
                (_, true) => format!("{titles} were laid before the Assembly."),
                (0, _) => format!("With that {titles} went to the Assembly."),
                (1, _) => format!("{titles} was written on the agenda."),
                (2, _) => format!("The Assembly would have to deal with {titles}."),
                (3, _) => format!("So {titles} took its place among the motions."),
                (4, _) => format!("The draft, {titles}, was put by for the Assembly."),
                _ => format!("{titles} joined the list."),
            });
        }
        for (at, title, former) in &deltas.articles {
            said.push(match (former, self.pen.turn("article", 2)) {
                (Some(former), _) if former == title => {
                    format!("Article {at}, “{title}”, had another text from then on.")
                }
                (Some(former), 0) => {
                    format!("“{title}” took the place of “{former}” as Article {at}.")
                }
                (Some(former), _) => {
                    format!("Article {at} was now “{title}”, and “{former}” was history.")
                }
                (None, 0) => format!("“{title}” entered the constitution as Article {at}."),
                (None, _) => format!("The constitution had an Article {at} now, “{title}”."),
            });
        }
        for title in &deltas.laws {
            said.push(match self.pen.turn("law", 2) {
                0 => format!("“{title}” was proclaimed a law."),
                _ => format!("“{title}” was law before the echo had died."),
            });
        }
        said
    }

    /// Counters, those that moved alike in one clause.
    fn counters(&mut self, deltas: &Deltas) -> Vec<String> {
        let mut groups: Vec<(Counter, i64, Vec<&FactionId>)> = Vec::new();
        for (id, counter, from, to) in &deltas.counters {
            let by = i64::from(*to) - i64::from(*from);
            match groups.iter_mut().find(|(what, n, _)| (*what, *n) == (*counter, by)) {
                Some((.., ids)) => ids.push(id),
                None => groups.push((*counter, by, vec![id])),
            }
        }
        let mut clauses = Vec::new();
        while !groups.is_empty() {
            let (what, by, ids) = groups.remove(0);
            let with = |row: &(Counter, i64, Vec<&FactionId>)| {
                row.2 == ids && is_goods(row.0) && (row.1 > 0) == (by > 0)
            };
            let mut amounts = vec![goods(what, by)];
            if is_goods(what) {
                amounts
                    .extend(groups.iter().filter(|row| with(row)).map(|row| goods(row.0, row.1)));
                groups.retain(|row| !with(row));
            }
            clauses.push(match is_goods(what) {
                true => self.goods(&list(&amounts), by > 0, &ids),
                false => self.counter(deltas, what, by, &ids),
            });
        }
        if clauses.is_empty() {
            return Vec::new();
        }
        // Three clauses are as much as a sentence holds.
        clauses.chunks(3).map(|some| format!("{}.", capital(&some.join("; ")))).collect()
    }

    fn counter(&mut self, deltas: &Deltas, what: Counter, by: i64, ids: &[&FactionId]) -> String {
        let who = self.whom(ids);
        let amount = u32::try_from(by.unsigned_abs()).unwrap_or(u32::MAX);
        let each = if ids.len() > 1 { " each" } else { "" };
        let much = number(amount);
        match (what, by > 0) {
            (Counter::Arete, up) => {
                let now = deltas.counters.iter().find(|(id, counter, ..)| {
                    *counter == Counter::Arete && ids.first() == Some(&id)
                });
                let now = now.map_or(0, |(.., to)| *to);
                match (ids.len(), up) {
                    (1, true) => format!("{who} rose to an Arête of {now}"),
                    (1, false) => format!("{who} sank to an Arête of {now}"),
                    (_, true) => format!("{who} gained {much} Arête{each}"),
                    (_, false) => format!("{who} lost {much} Arête{each}"),
                }
            }
            (Counter::Doom, true) => match (each, self.pen.turn("doom", 2)) {
                (_, 0) => format!("{who} drew {much} Doom{each} upon themselves"),
                ("", _) => format!("{much} Doom fell on {who}"),
                _ => format!("on {who} fell {much} Doom each"),
            },
            (Counter::Doom, false) => format!("{who} were relieved of {much} Doom{each}"),
            (Counter::Influence, true) => format!("{who} gained {much} lasting influence{each}"),
            (Counter::Influence, false) => format!("{who} lost {much} lasting influence{each}"),
            _ => self.goods(&goods(what, by), by > 0, ids),
        }
    }

    /// What can be counted out on a table changed hands: "one Horse and two Talents".
    fn goods(&mut self, what: &str, up: bool, ids: &[&FactionId]) -> String {
        let who = self.whom(ids);
        let each = if ids.len() > 1 { " each" } else { "" };
        match (up, self.pen.turn("goods", 3)) {
            (true, 0) => format!("{who} gained {what}{each}"),
            (true, 1) => format!("{who} were richer by {what}{each}"),
            (true, _) => format!("{what}{each} went to {who}"),
            (false, 0) => format!("{who} lost {what}{each}"),
            (false, 1) => format!("it cost {who} {what}{each}"),
            (false, _) => format!("{who} were the poorer by {what}{each}"),
        }
    }

    /// Factions in a clause; where it strikes nearly all of many, those whom it does not.
    fn whom(&self, ids: &[&FactionId]) -> String {
        let all = self.pen.state.factions().map(|faction| &faction.id);
        let spared: Vec<&FactionId> = all.filter(|id| !ids.contains(id)).collect();
        match (ids.len(), spared.len()) {
            (3.., 0) => "all the factions".to_owned(),
            (5.., 1 | 2) => format!("all but {}", self.pen.all(spared)),
            _ => self.pen.all(ids.iter().copied()),
        }
    }

    fn city(&mut self, deltas: &Deltas, threshold: u32) -> Vec<String> {
        let mut said = Vec::new();
        if let Some((from, to)) = deltas.stasis {
            said.push(self.stasis(from, to, threshold));
        }
        if let Some((from, to)) = deltas.wrath {
            said.push(if to > from {
                match self.pen.turn("wrath", 3) {
                    0 => format!("The gods took note: Divine Wrath rose to {to}."),
                    1 => format!("Divine Wrath stood at {to} when it was done."),
                    _ => format!("It added {} to Divine Wrath, now {to}.", number(to - from)),
                }
            } else {
                format!("Divine Wrath sank to {to}.")
            });
        }
        said
    }

    fn stasis(&mut self, from: u32, to: u32, threshold: u32) -> String {
        if to > from {
            let left = threshold.saturating_sub(to);
            return match left {
                0 if from >= threshold => format!("The Stasis number went on to {to}."),
                0 => format!("The Stasis number rose to {to}, and the city would not wait longer."),
                1 | 2 => format!(
                    "Stasis, the measure of unrest, rose from {from} to {to}, {} short of open strife.",
                    number(left)
                ),
                _ if self.pen.times("measure of unrest") == 0 => format!(
                    "The Stasis number, by which one measured unrest, rose from {from} to {to}."
                ),
                _ => match self.pen.turn("unrest", 4) {
                    0 => format!("The Stasis number rose from {from} to {to}."),
                    1 => format!("In the streets they talked of it: Stasis went to {to}."),
                    2 => format!("Stasis climbed to {to}."),
                    _ => format!("The quarters grew louder, and Stasis stood at {to}."),
                },
            };
        }
        match self.pen.turn("calm", 3) {
            0 => format!("The city was quieter for it: Stasis fell from {from} to {to}."),
            1 => format!("Stasis sank to {to}."),
            _ => format!("It calmed the quarters, and Stasis went down to {to}."),
        }
    }
}

/// Whether a counter is of things that lie on the table.
fn is_goods(what: Counter) -> bool {
    !matches!(what, Counter::Arete | Counter::Influence | Counter::Doom)
}

/// "two Talents".
fn goods(what: Counter, by: i64) -> String {
    let amount = u32::try_from(by.unsigned_abs()).unwrap_or(u32::MAX);
    format!("{} {}", number(amount), named(what, amount))
}

/// A counter's name for this many.
fn named(what: Counter, amount: u32) -> String {
    match (what, amount) {
        (Counter::Horses, 1) => "Horse".into(),
        (Counter::Talents, 1) => "Talent".into(),
        (Counter::StasisCards, 1) => "Stasis card".into(),
        (Counter::Projects, 1) => "megaproject".into(),
        _ => shown::counter(what).to_string(),
    }
}
