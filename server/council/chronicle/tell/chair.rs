//! Who presided and why.

use game::{Text, text};

use crate::chronicle::cycles::Cycle;
use crate::chronicle::tell::Teller;
use crate::chronicle::words::closed;
use crate::cycle::prytanis::Appointment;
use crate::ids::FactionId;

impl Teller<'_> {
    /// Who presided and why.
    pub(super) fn chairs(&mut self, cycle: &Cycle) -> Vec<Text> {
        let mut said = Vec::new();
        if cycle.nobody && cycle.chairs.is_empty() {
            said.push(text!("chair-nobody"));
        }
        for (id, how, arete) in &cycle.chairs {
            said.push(self.chair_of(cycle, id, how, *arete));
            let same = self.chair.as_ref() == Some(id);
            self.streak = if same { self.streak + 1 } else { 1 };
            self.chair = Some(id.clone());
            self.presided.push(id.clone());
        }
        said
    }

    fn chair_of(&mut self, cycle: &Cycle, id: &FactionId, how: &Appointment, arete: u32) -> Text {
        let who = self.pen.name(id);
        match how {
            Appointment::Highest => self.highest(id, arete),
            Appointment::Picked { by } => self.picked(cycle, id, by.as_ref()),
            Appointment::Elected => self.elected(cycle, id),
            Appointment::Lowest => text!("chair-lowest", subject = who, arete = arete),
            Appointment::InTurn => {
                text!("chair-in-turn", turn = self.pen.turn("in-turn", 5), subject = who)
            }
            Appointment::Lot => text!("chair-lot", turn = self.pen.turn("lot", 3), subject = who),
            Appointment::Control { reason } => {
                text!("chair-by-control", subject = who, reason = closed(reason))
            }
        }
    }

    fn highest(&mut self, id: &FactionId, arete: u32) -> Text {
        let who = self.pen.name(id);
        let Some(former) = self.chair.clone() else {
            return text!("chair-first", subject = who, arete = arete);
        };
        if former == *id {
            return match self.streak {
                1 => text!("chair-kept", subject = who),
                2 => text!("chair-third-time", subject = who),
                n if n % 4 == 0 => text!("chair-without-a-break", subject = who, n = n + 1),
                _ => text!("chair-again", turn = self.pen.turn("again", 4), subject = who),
            };
        }
        let (what, turn) = if self.presided.contains(id) {
            ("chair-back", self.pen.turn("back", 2))
        } else {
            ("chair-passes", self.pen.turn("passes", 2))
        };
        text!(what, turn = turn, subject = who, former = self.pen.name(&former), arete = arete)
    }

    fn picked(&mut self, cycle: &Cycle, id: &FactionId, by: Option<&FactionId>) -> Text {
        let who = self.pen.name(id);
        let tied = self.pen.names(&cycle.tied);
        let Some(by) = by else {
            return text!("chair-given-by-control", tied = tied, subject = who);
        };
        let giver = self.pen.name(by);
        let former = self.chosen.replace(id.clone());
        if by == id {
            let turn = self.pen.turn("themselves", 2);
            return text!("chair-chose-themselves", turn = turn, tied = tied, subject = giver);
        }
        match former {
            None => text!("chair-first-choice", tied = tied, giver = giver, who = who),
            Some(former) if former == *id => {
                let turn = self.pen.turn("same-choice", 4);
                text!("chair-same-choice", turn = turn, giver = giver, who = who)
            }
            Some(former) => {
                let (turn, former) = (self.pen.turn("other-choice", 3), self.pen.name(&former));
                text!("chair-other-choice", turn = turn, giver = giver, former = former, who = who)
            }
        }
    }

    fn elected(&mut self, cycle: &Cycle, id: &FactionId) -> Text {
        let who = self.pen.name(id);
        let Some(picks) = &cycle.election else {
            return text!("chair-elected", subject = who);
        };
        let cast = picks.iter().filter(|(_, pick, _)| pick.is_some());
        let all: i32 = cast.map(|(.., by)| by).sum();
        let own = picks.iter().filter(|(_, pick, _)| pick.as_ref() == Some(id));
        let own: i32 = own.map(|(.., by)| by).sum();
        let themselves = picks.iter().any(|(by, pick, _)| by == id && pick.as_ref() == Some(id));
        text!(
            "chair-elected-by",
            turn = self.pen.turn("elected", 3),
            subject = who,
            own = own,
            all = all,
            themselves = i32::from(themselves)
        )
    }
}
