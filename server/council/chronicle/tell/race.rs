//! A race of the Horses.

use crate::ids::FactionId;

use super::super::cycles::Race;
use super::super::words::{capital, count, number};
use super::Teller;

impl Teller<'_> {
    /// How a race went; nothing where nobody ran and that is no news.
    pub(super) fn race(&mut self, race: &Race) -> Option<String> {
        let mut shown: Vec<&(FactionId, u32)> = race.bids.iter().filter(|(_, n)| *n > 0).collect();
        shown.sort_by_key(|(_, n)| std::cmp::Reverse(*n));
        let horses = |n: u32| count(n, "Horse", "Horses");
        let [first, rest @ ..] = shown.as_slice() else {
            return match self.pen.times("no race") {
                0 => Some("Nobody showed a Horse.".into()),
                n if n % 5 == 4 => Some("Once more no Horse was shown.".into()),
                _ => None,
            };
        };
        let best = self.pen.the(&first.0);
        let without_vote = |id: &FactionId| !self.pen.state.faction(id).citizen;
        if race.winners.is_empty() {
            let tied = shown.iter().filter(|(_, n)| *n == first.1).map(|(id, _)| id);
            let tied = self.pen.all(tied);
            return Some(match self.pen.turn("dead heat", 3) {
                0 => format!(
                    "{} showed {} each, and so nobody won the race.",
                    capital(&tied),
                    horses(first.1)
                ),
                1 => format!("The race was a dead heat between {tied}."),
                _ => {
                    format!("Level at {}, {tied} spoiled the race for each other.", horses(first.1))
                }
            });
        }
        if race.picked || race.winners.len() > 1 {
            return Some(format!(
                "The race was tied, and went to {}.",
                self.pen.all(&race.winners)
            ));
        }
        let second = rest.first();
        Some(match second {
            None => match self.pen.turn("only bidder", 4) {
                0 => format!(
                    "Only {best} showed Horses, {}, and the race was theirs.",
                    number(first.1)
                ),
                1 => format!("{} ran alone and won.", capital(&best)),
                2 => format!(
                    "{} were enough for {best} to win a race that nobody else entered.",
                    capital(&horses(first.1))
                ),
                _ => format!("The race belonged to {best}, for want of rivals."),
            },
            Some((other, n)) if first.1 - n == 1 => {
                let other = self.pen.the(other);
                match self.pen.turn("by a neck", 3) {
                    0 => format!(
                        "{} won the race by a single Horse, {} to the {} of {other}.",
                        capital(&best),
                        number(first.1),
                        number(*n)
                    ),
                    1 => format!("By a neck the race went to {best}, ahead of {other}."),
                    _ => format!(
                        "{} to {}: {best} beat {other} to the post.",
                        capital(&number(first.1)),
                        number(*n)
                    ),
                }
            }
            Some((other, n)) => {
                let other = self.pen.the(other);
                match self.pen.turn("clear race", 4) {
                    0 => format!(
                        "The race went to {best} with {}; the next, {other}, had shown {}.",
                        horses(first.1),
                        number(*n)
                    ),
                    1 => format!("{} left {other} well behind in the race.", capital(&best)),
                    2 if without_vote(&first.0) => format!(
                        "{} won the race, though no vote of theirs could use it.",
                        capital(&best)
                    ),
                    2 => format!(
                        "{} had the better stable that day: {} against {}.",
                        capital(&best),
                        number(first.1),
                        number(*n)
                    ),
                    _ => format!("With {} {best} took the race.", horses(first.1)),
                }
            }
        })
    }
}
