//! A race of the Horses.

use game::{Text, text};

use crate::chronicle::cycles::Race;
use crate::chronicle::tell::Teller;
use crate::chronicle::words::in_words;
use crate::ids::FactionId;

impl Teller<'_> {
    /// How a race went; nothing where nobody ran and that is no news.
    pub(super) fn race(&mut self, race: &Race) -> Option<Text> {
        let mut shown: Vec<&(FactionId, u32)> = race.bids.iter().filter(|(_, n)| *n > 0).collect();
        shown.sort_by_key(|(_, n)| std::cmp::Reverse(*n));
        let [(best, n), rest @ ..] = shown.as_slice() else {
            return match self.pen.times("no-race") {
                0 => Some(text!("race-no-horse")),
                n if n % 5 == 4 => Some(text!("race-no-horse-again")),
                _ => None,
            };
        };
        if race.winners.is_empty() {
            let tied = shown.iter().filter(|(_, horses)| horses == n).map(|(id, _)| id);
            let (tied, turn) = (self.pen.names(tied), self.pen.turn("dead-heat", 3));
            return Some(text!("race-dead-heat", turn = turn, tied = tied, n = *n));
        }
        if race.picked || race.winners.len() > 1 {
            return Some(text!("race-tie-given", who = self.pen.names(&race.winners)));
        }
        let subject = self.pen.name(best);
        let Some((other, second)) = rest.first() else {
            let turn = self.pen.turn("only-bidder", 4);
            return Some(text!("race-alone", turn = turn, subject = subject, n = *n));
        };
        let (what, turn) = if n - second == 1 {
            ("race-by-a-neck", self.pen.turn("by-a-neck", 3))
        } else {
            let turn = self.pen.turn("clear-race", 4);
            if turn == 2 && !self.pen.state.faction(best).citizen {
                return Some(text!("race-without-a-vote", subject = subject));
            }
            ("race-won", turn)
        };
        Some(text!(
            what,
            turn = turn,
            subject = subject,
            other = self.pen.name(other),
            n = *n,
            second = in_words(*second)
        ))
    }
}
