//! What a stasis came to: who held the city, who won, what that changed.

use crate::chronicle::words::list;
use crate::content::Counter;
use crate::ids::FactionId;
use crate::stasis::score::Decider;
use crate::stasis::spoils::{Brought, Spoil};

use super::super::stases::Stasis;
use super::super::words::{capital, closed, count, number};
use super::Teller;

fn vp(points: u32) -> String {
    count(points, "Victory Point", "Victory Points")
}

/// The turn of phrase for dice that were shared out.
fn of_what(what: Counter) -> &'static str {
    if what == Counter::Doom { "doom dealt" } else { "tyche shared" }
}

impl Teller<'_> {
    /// Who held which places, and what these brought.
    pub(super) fn held(&mut self, stasis: &Stasis) -> Vec<String> {
        let held = stasis.held(self.pen.state);
        if held.is_empty() {
            return Vec::new();
        }
        let mut said = Vec::new();
        let mut counts: Vec<(&FactionId, Vec<String>)> = Vec::new();
        for (place, id) in &held {
            let name = format!("the {}", self.pen.state.objective(place).name);
            match counts.iter_mut().find(|(known, _)| *known == id) {
                Some((_, places)) => places.push(name),
                None => counts.push((id, vec![name])),
            }
        }
        counts.sort_by_key(|(_, places)| std::cmp::Reverse(places.len()));
        if let [(one, places)] = counts.as_slice()
            && places.len() == self.pen.state.content.city().objectives.len()
        {
            said.push(format!("{} held every place of the city.", self.pen.at_head(one)));
        } else {
            let rows = counts.iter().enumerate().map(|(at, (id, places))| {
                let verb = if at == 0 { " held" } else { "" };
                format!("{}{verb} {}", self.pen.the(id), list(places))
            });
            said.push(format!("{}.", capital(&rows.collect::<Vec<_>>().join("; "))));
        }
        said.extend(self.maps(stasis));
        said.extend(self.spoils(stasis));
        said
    }

    /// Maps that one faction held whole.
    fn maps(&mut self, stasis: &Stasis) -> Vec<String> {
        let held = stasis.held(self.pen.state);
        let city = self.pen.state.content.city();
        let mut whole: Vec<(&FactionId, Vec<String>)> = Vec::new();
        for map in &city.maps {
            let counting: Vec<_> =
                city.on(&map.id).filter(|row| stasis.colossus.as_ref() != Some(&row.id)).collect();
            let holder = |id| held.iter().find(|(place, _)| place == id).map(|(_, who)| who);
            let Some(first) = counting.first().and_then(|row| holder(&row.id)) else { continue };
            if counting.iter().all(|row| holder(&row.id) == Some(first)) {
                let name = format!("the {}", map.name);
                match whole.iter_mut().find(|(id, _)| *id == first) {
                    Some((_, names)) => names.push(name),
                    None => whole.push((first, vec![name])),
                }
            }
        }
        let said = whole.iter().map(|(id, names)| {
            let (who, names) = (self.pen.the(id), list(names));
            match self.pen.turn("whole map", 2) {
                0 => format!("All of {names} was in the hands of {who}, and whoever holds the whole counts it double."),
                _ => format!("{} had the whole of {names}, which counted double.", capital(&who)),
            }
        });
        said.collect()
    }

    /// Temples, tombs and docks, where dice fell or something was shared out.
    fn spoils(&mut self, stasis: &Stasis) -> Vec<String> {
        let spoils = stasis.last.iter().flat_map(|streets| &streets.spoils);
        spoils.filter_map(|spoil| self.spoil(spoil)).collect()
    }

    fn spoil(&mut self, spoil: &Spoil) -> Option<String> {
        let name = &self.pen.state.objective(&spoil.objective).name;
        let who = self.pen.the(&spoil.faction);
        match spoil.brought.as_ref()? {
            Brought::Thirteen(doom) => {
                let doom = number(*doom);
                Some(match self.pen.turn("thirteen", 2) {
                    0 => format!(
                        "At the {name} {who} threw thirteen, and {doom} Doom was their share."
                    ),
                    _ => format!("The {name} gave {who} a thirteen and with it {doom} Doom."),
                })
            }
            Brought::Talents(talents) => {
                let talents = count(*talents, "Talent", "Talents");
                Some(format!("The {name} yielded {talents} to {who}."))
            }
            Brought::Shared { what, each } => {
                let given = self.given(spoil, each)?;
                Some(match (what, self.pen.turn(of_what(*what), 2)) {
                    (Counter::Doom, 0) => format!("From the {name} {who} dealt out Doom, {given}."),
                    (Counter::Doom, _) => {
                        format!("The {name} gave {who} Doom to hand on: {given}.")
                    }
                    (_, 0) => {
                        format!("{} shared out the Tyche of the {name}, {given}.", capital(&who))
                    }
                    _ => format!("The luck of the {name} was for {who} to share: {given}."),
                })
            }
            Brought::Nothing
            | Brought::ToShare
            | Brought::Wrath(_)
            | Brought::StasisCards(_)
            | Brought::Goods { .. } => None,
        }
    }

    /// "three to the Medes and one to themselves"; none where every die was lost.
    fn given(&self, spoil: &Spoil, each: &[u32]) -> Option<String> {
        let to_whom = |to: &FactionId| match to == &spoil.faction {
            true => "themselves".to_owned(),
            false => self.pen.the(to),
        };
        let rows = each.iter().zip(&spoil.given);
        let rows = rows.filter_map(|(die, to)| Some((*die, to.as_ref()?)));
        let rows: Vec<String> =
            rows.map(|(die, to)| format!("{} to {}", number(die), to_whom(to))).collect();
        (!rows.is_empty()).then(|| list(&rows))
    }

    /// Who won.
    pub(super) fn victory(&mut self, stasis: &Stasis) -> Option<String> {
        let points = stasis.points();
        let most = points.first().map_or(0, |(_, most)| *most);
        let leaders: Vec<&FactionId> =
            points.iter().filter(|(_, n)| *n == most).map(|(id, _)| id).collect();
        let Some(winner) = stasis.winner() else {
            let ended = if stasis.over {
                "Nobody could call the victory their own."
            } else {
                "When this was written it was still being fought."
            };
            return Some(ended.into());
        };
        let who = self.pen.the(winner);
        Some(match leaders.as_slice() {
            [one] if *one == winner => self.ahead(winner, &points, most),
            many if many.len() > 1 => {
                let score = stasis.last.as_ref().and_then(|streets| streets.score.as_ref());
                let springs = score.is_some_and(|score| matches!(score.by, Decider::Springs(_)));
                let how = if springs {
                    "who held the springs that decide such things"
                } else {
                    "by Control’s decision"
                };
                let tied = match many.len() == points.len() {
                    true => "All the houses".to_owned(),
                    false => capital(&self.pen.all(many.iter().copied())),
                };
                format!("{tied} were level at {}; the victory went to {who}, {how}.", vp(most))
            }
            _ => format!("Control gave the victory to {who}."),
        })
    }

    /// The victory of one who leads alone, and who came next.
    fn ahead(&mut self, winner: &FactionId, points: &[(FactionId, u32)], most: u32) -> String {
        let who = self.pen.the(winner);
        let next = points.iter().map(|(_, n)| *n).filter(|n| *n < most).max().unwrap_or(0);
        let second = points.iter().filter(|(id, n)| *n == next && id != winner).map(|(id, _)| id);
        let second: Vec<&FactionId> = second.collect();
        if next == 0 || second.len() > 3 {
            return match self.pen.turn("far ahead", 2) {
                0 => format!("{} won the stasis with {}.", capital(&who), vp(most)),
                _ => format!("The day was that of {who}, with {}.", vp(most)),
            };
        }
        let (other, each) = (self.pen.all(second.iter().copied()), number(next));
        match (most - next, self.pen.turn("victory", 2)) {
            (1, 0) => format!(
                "By one point the stasis went to {who}: {} against the {each} of {other}.",
                vp(most)
            ),
            (1, _) => format!(
                "{} won it by a single point, {} to the {each} of {other}.",
                capital(&who),
                vp(most)
            ),
            (4.., _) if most >= 2 * next => {
                format!("Nobody came near {who}: {}, and {each} for {other}.", vp(most))
            }
            (_, 0) => format!(
                "{} won the stasis with {}; next with {each} came {other}.",
                capital(&who),
                vp(most)
            ),
            (ahead, _) => format!(
                "With {} the day was that of {who}, {} ahead of {other}.",
                vp(most),
                number(ahead)
            ),
        }
    }

    /// The article that was changed, the dead, and the calm.
    pub(super) fn aftermath(&mut self, stasis: &Stasis) -> Vec<String> {
        let mut said = Vec::new();
        if let (Some((_, change)), Some(winner)) = (&stasis.amended, stasis.winner()) {
            let who = self.pen.the(winner);
            let (article, title, text) = (change.number, &change.title, closed(&change.after));
            said.push(match self.pen.turn("amended", 2) {
                0 => format!(
                    "The victor of a stasis may change one article of the constitution and asks nobody. {} took Article {article}, “{title}”, and had it read “{text}”",
                    capital(&who)
                ),
                _ => format!(
                    "The prize of {who} was Article {article}, “{title}”. From then on it read “{text}”"
                ),
            });
        }
        if !stasis.dead.is_empty() {
            let dead: Vec<String> = stasis
                .dead
                .iter()
                .map(|(id, name)| format!("{name} of {}", self.pen.the(id)))
                .collect();
            said.push(match dead.len() {
                1 => format!("{} did not come home.", dead[0]),
                _ => format!("Among the dead were {}.", list(&dead)),
            });
        }
        if stasis.over && stasis.after < stasis.at {
            said.push(match self.pen.turn("calm again", 2) {
                0 => format!(
                    "Then the crowds went home, and the Stasis number with them, down to {}.",
                    stasis.after
                ),
                _ => format!("The streets emptied, and Stasis stood at {} again.", stasis.after),
            });
        }
        said
    }
}
