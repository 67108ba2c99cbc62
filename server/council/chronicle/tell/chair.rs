//! Who presided and why.

use crate::cycle::prytanis::Appointment;
use crate::ids::FactionId;

use super::super::cycles::Cycle;
use super::super::words::{capital, closed, number};
use super::Teller;

impl Teller<'_> {
    /// Who presided and why.
    pub(super) fn chairs(&mut self, cycle: &Cycle) -> Vec<String> {
        let mut said = Vec::new();
        if cycle.nobody && cycle.chairs.is_empty() {
            said.push("No citizen was left who could preside.".to_owned());
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

    fn chair_of(&mut self, cycle: &Cycle, id: &FactionId, how: &Appointment, arete: u32) -> String {
        let who = self.pen.the(id);
        match how {
            Appointment::Highest => self.highest(id, arete),
            Appointment::Picked { by } => self.picked(cycle, id, by.as_ref()),
            Appointment::Elected => self.elected(cycle, id),
            Appointment::Lowest => {
                format!(
                    "The chair went to {who}, whose Arête of {arete} was the lowest, as the constitution wished."
                )
            }
            Appointment::InTurn => match self.pen.turn("in turn", 5) {
                0 => format!("It was the turn of {who} to preside."),
                1 => format!("The rota brought the chair to {who}."),
                2 => format!("Next in the round came {who}."),
                3 => format!("{} had their turn in the chair.", capital(&who)),
                _ => format!("The chair moved on to {who}."),
            },
            Appointment::Lot => match self.pen.turn("lot", 3) {
                0 => format!("The lot fell on {who}."),
                1 => format!("The bean that was drawn gave {who} the chair."),
                _ => format!("Chance seated {who}."),
            },
            Appointment::Control { reason } => {
                format!("Control put {who} in the chair: {}", closed(reason))
            }
        }
    }

    fn highest(&mut self, id: &FactionId, arete: u32) -> String {
        let who = self.pen.the(id);
        if self.chair.is_none() {
            return format!(
                "The first to preside were {who}: no citizen stood higher than their Arête of {arete}."
            );
        }
        if self.chair.as_ref() == Some(id) {
            return match self.streak {
                1 => capital(&format!("{who} kept the chair.")),
                2 => format!("For the third time running {who} presided."),
                n if n % 4 == 0 => capital(&format!(
                    "{who} had now held the chair for {} cycles without a break.",
                    number(n + 1)
                )),
                _ => match self.pen.turn("again", 4) {
                    0 => capital(&format!("{who} presided again.")),
                    1 => format!("The chair stayed where it was, with {who}."),
                    2 => format!("Nobody had caught up with {who}, who presided once more."),
                    _ => format!("Still it was {who} who called the business."),
                },
            };
        }
        let former = self.chair.clone().map(|id| self.pen.the(&id)).unwrap_or_default();
        if self.presided.contains(id) {
            return match self.pen.turn("back", 2) {
                0 => format!(
                    "The chair went back to {who}, who with Arête {arete} stood highest again."
                ),
                _ => format!("{} had to give the chair back to {who}.", capital(&former)),
            };
        }
        match self.pen.turn("passes", 2) {
            0 => format!(
                "The chair passed from {former} to {who}, who with Arête {arete} now stood above all other citizens."
            ),
            _ => format!(
                "{}, now highest with Arête {arete}, took the chair from {former}.",
                capital(&who)
            ),
        }
    }

    fn picked(&mut self, cycle: &Cycle, id: &FactionId, by: Option<&FactionId>) -> String {
        let who = self.pen.the(id);
        let tied = self.pen.all(&cycle.tied);
        let Some(by) = by else {
            return format!("{} stood level, and Control gave the chair to {who}.", capital(&tied));
        };
        let giver = self.pen.the(by);
        let former = self.chosen.replace(id.clone());
        if by == id {
            return match self.pen.turn("themselves", 2) {
                0 => format!(
                    "{} stood level. {} had the choice among them, and chose themselves.",
                    capital(&tied),
                    capital(&giver)
                ),
                _ => format!("Free to choose once more, {giver} took the chair themselves."),
            };
        }
        match former {
            None => format!(
                "No citizens stood higher than {tied}, who were level. The choice was with {giver}, as the holders of supremacy, and they gave the chair to {who}.",
            ),
            Some(former) if former == *id => match self.pen.turn("same choice", 4) {
                0 => {
                    format!("Again the first houses were level, and again {giver} preferred {who}.")
                }
                1 => format!("{} saw no reason to change: {who} presided.", capital(&giver)),
                2 => format!("By grace of {giver} the chair stayed with {who}."),
                _ => format!("The tie was broken as before, in favour of {who}."),
            },
            Some(former) => {
                let former = self.pen.the(&former);
                match self.pen.turn("other choice", 3) {
                    0 => format!(
                        "This time {giver} broke the tie the other way, and {who} presided instead of {former}."
                    ),
                    1 => format!("{} turned from {former} to {who}.", capital(&giver)),
                    _ => format!(
                        "Level once more; and {giver}, who had last favoured {former}, now named {who}."
                    ),
                }
            }
        }
    }

    fn elected(&mut self, cycle: &Cycle, id: &FactionId) -> String {
        let who = self.pen.the(id);
        let Some(picks) = &cycle.election else {
            return format!("The council elected {who}.");
        };
        let of = |whom: Option<&FactionId>| -> i32 {
            picks.iter().filter(|(_, pick, _)| pick.as_ref() == whom).map(|(.., by)| by).sum()
        };
        let (own, all): (i32, i32) = (
            of(Some(id)),
            picks.iter().filter(|(_, pick, _)| pick.is_some()).map(|(.., by)| by).sum(),
        );
        let themselves = picks.iter().any(|(by, pick, _)| by == id && pick.as_ref() == Some(id));
        let modest = if themselves { ", their own votes among them" } else { "" };
        match self.pen.turn("elected", 3) {
            0 => format!(
                "The council voted for its Prytanis, and {who} were elected with {own} of {all}{modest}."
            ),
            1 => format!("In the election {own} of {all} went to {who}, who took the chair."),
            _ => format!("The ballot for the chair fell to {who}, {own} of {all}{modest}."),
        }
    }
}
