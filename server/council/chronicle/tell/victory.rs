//! What a stasis came to: who held the city, who won, what that changed.

use game::{Text, text};

use crate::chronicle::stases::Stasis;
use crate::chronicle::tell::Teller;
use crate::chronicle::words::{clauses, in_words_gendered};
use crate::content::Counter;
use crate::ids::FactionId;
use crate::stasis::score::Decider;
use crate::stasis::spoils::{Brought, Spoil};

impl Teller<'_> {
    /// Who held which places, and what these brought.
    pub(super) fn held(&mut self, stasis: &Stasis) -> Vec<Text> {
        let held = stasis.held(self.pen.state);
        if held.is_empty() {
            return Vec::new();
        }
        let mut counts: Vec<(&FactionId, Vec<Text>)> = Vec::new();
        for (place, id) in &held {
            let name = text!("the-place", place = &self.pen.state.objective(place).name);
            match counts.iter_mut().find(|(known, _)| *known == id) {
                Some((_, places)) => places.push(name),
                None => counts.push((id, vec![name])),
            }
        }
        counts.sort_by_key(|(_, places)| std::cmp::Reverse(places.len()));
        let all = self.pen.state.content.city().objectives.len();
        let mut said = vec![match counts.as_slice() {
            [(one, places)] if places.len() == all => {
                text!("held-every-place", subject = self.pen.name(one))
            }
            _ => {
                let rows = counts.into_iter().map(|(id, places)| {
                    text!("held-places", who = self.pen.name(id), places = places)
                });
                clauses(rows.collect())
            }
        }];
        said.extend(self.maps(stasis));
        said.extend(self.spoils(stasis));
        said
    }

    /// Maps that one faction held whole.
    fn maps(&mut self, stasis: &Stasis) -> Vec<Text> {
        let held = stasis.held(self.pen.state);
        let city = self.pen.state.content.city();
        let mut whole: Vec<(&FactionId, Vec<Text>)> = Vec::new();
        for map in &city.maps {
            let counting: Vec<_> =
                city.on(&map.id).filter(|row| stasis.colossus.as_ref() != Some(&row.id)).collect();
            let holder = |id| held.iter().find(|(place, _)| place == id).map(|(_, who)| who);
            let Some(first) = counting.first().and_then(|row| holder(&row.id)) else { continue };
            if counting.iter().all(|row| holder(&row.id) == Some(first)) {
                let name = text!("the-place", place = &map.name);
                match whole.iter_mut().find(|(id, _)| *id == first) {
                    Some((_, names)) => names.push(name),
                    None => whole.push((first, vec![name])),
                }
            }
        }
        let said = whole.into_iter().map(|(id, maps)| {
            let (turn, who) = (self.pen.turn("whole-map", 2), self.pen.name(id));
            text!("held-a-whole-map", turn = turn, maps = maps, who = who)
        });
        said.collect()
    }

    /// Temples, tombs and docks, where dice fell or something was shared out.
    fn spoils(&mut self, stasis: &Stasis) -> Vec<Text> {
        let spoils = stasis.last.iter().flat_map(|streets| &streets.spoils);
        spoils.filter_map(|spoil| self.spoil(spoil)).collect()
    }

    fn spoil(&mut self, spoil: &Spoil) -> Option<Text> {
        let told = match spoil.brought.as_ref()? {
            Brought::Thirteen(doom) => {
                text!("spoil-thirteen", turn = self.pen.turn("thirteen", 2), n = *doom)
            }
            Brought::Talents(talents) => text!("spoil-talents", n = *talents),
            Brought::Shared { what, each } => {
                let given = self.given(spoil, each)?;
                let (what, turn) = if *what == Counter::Doom {
                    ("spoil-doom", self.pen.turn("doom-dealt", 2))
                } else {
                    ("spoil-tyche", self.pen.turn("tyche-shared", 2))
                };
                text!(what, turn = turn, given = given)
            }
            Brought::Nothing
            | Brought::ToShare
            | Brought::Wrath(_)
            | Brought::StasisCards(_)
            | Brought::Goods { .. } => return None,
        };
        let place = &self.pen.state.objective(&spoil.objective).name;
        Some(told.with("place", place).with("who", self.pen.name(&spoil.faction)))
    }

    /// "three to the Medes and one to themselves"; none where every die was lost.
    fn given(&self, spoil: &Spoil, each: &[u32]) -> Option<Vec<Text>> {
        let rows = each.iter().zip(&spoil.given);
        let rows = rows.filter_map(|(die, to)| Some((*die, to.as_ref()?)));
        let row = |(n, to): (u32, &FactionId)| match to == &spoil.faction {
            true => text!("given-to-themselves", n = n),
            false => text!("given", n = n, to = self.pen.name(to)),
        };
        let rows: Vec<Text> = rows.map(row).collect();
        (!rows.is_empty()).then_some(rows)
    }

    /// Who won.
    pub(super) fn victory(&mut self, stasis: &Stasis) -> Text {
        let points = stasis.points();
        let most = points.first().map_or(0, |(_, most)| *most);
        let leaders: Vec<&FactionId> =
            points.iter().filter(|(_, n)| *n == most).map(|(id, _)| id).collect();
        let Some(winner) = stasis.winner() else {
            return if stasis.over { text!("won-by-nobody") } else { text!("won-not-yet") };
        };
        let who = self.pen.name(winner);
        match leaders.as_slice() {
            [one] if *one == winner => self.ahead(winner, &points, most),
            many if many.len() > 1 => {
                let score = stasis.last.as_ref().and_then(|streets| streets.score.as_ref());
                let springs = score.is_some_and(|score| matches!(score.by, Decider::Springs(_)));
                let what = match (springs, many.len() == points.len()) {
                    (true, false) => "won-by-springs",
                    (true, true) => "won-by-springs-of-all",
                    (false, false) => "won-of-equals",
                    (false, true) => "won-of-all",
                };
                text!(what, tied = self.pen.names(many.iter().copied()), n = most, who = who)
            }
            _ => text!("won-by-control", who = who),
        }
    }

    /// The victory of one who leads alone, and who came next.
    fn ahead(&mut self, winner: &FactionId, points: &[(FactionId, u32)], most: u32) -> Text {
        let next = points.iter().map(|(_, n)| *n).filter(|n| *n < most).max().unwrap_or(0);
        let second = points.iter().filter(|(id, n)| *n == next && id != winner).map(|(id, _)| id);
        let second: Vec<&FactionId> = second.collect();
        let told = if next == 0 || second.len() > 3 {
            text!("won-far-ahead", turn = self.pen.turn("far-ahead", 2))
        } else {
            let turn = self.pen.turn("victory", 2);
            match most - next {
                1 => text!("won-by-one", turn = turn),
                4.. if most >= 2 * next => text!("won-nobody-near"),
                ahead => text!("won", turn = turn, ahead = in_words_gendered(ahead)),
            }
        };
        told.with("subject", self.pen.name(winner))
            .with("n", most)
            .with("next", in_words_gendered(next))
            .with("other", self.pen.names(second))
    }

    /// The article that was changed, the dead, and the calm.
    pub(super) fn aftermath(&mut self, stasis: &Stasis) -> Vec<Text> {
        let mut said = Vec::new();
        if let (Some((_, change)), Some(winner)) = (&stasis.amended, stasis.winner()) {
            said.push(text!(
                "prize",
                turn = self.pen.turn("amended", 2),
                subject = self.pen.name(winner),
                at = change.number,
                title = &change.title,
                text = &change.after
            ));
        }
        let dead = stasis.dead.iter();
        let dead = dead.map(|(id, hero)| text!("hero-of", hero = hero, who = self.pen.name(id)));
        let mut dead: Vec<Text> = dead.collect();
        match dead.len() {
            0 => {}
            1 => said.push(text!("fallen-one", dead = dead.remove(0))),
            _ => said.push(text!("fallen", dead = dead)),
        }
        if stasis.over && stasis.after < stasis.at {
            let turn = self.pen.turn("calm-again", 2);
            said.push(text!("calm-again", turn = turn, to = stasis.after));
        }
        said
    }
}
