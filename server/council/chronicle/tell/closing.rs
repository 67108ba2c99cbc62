//! The last page: how it stood when the record ends.

use game::{Text, text};

use crate::chronicle::ballots::{Cast, Vote};
use crate::chronicle::tell::Teller;
use crate::chronicle::words::{count, in_words_gendered, paragraph};
use crate::control::seats::Hand;
use crate::cycle::vote::{Pick, Verdict};
use crate::ids::FactionId;
use crate::view::chronicle::{ArticleTold, Chapter, Paragraph};

/// Votes from which on it is worth saying who won them.
const MANY: usize = 4;

impl Teller<'_> {
    /// The last chapter; none where hardly anything was decided.
    pub(super) fn last_page(&self) -> Option<Chapter> {
        let votes = self.standing_votes();
        if votes.len() < MANY {
            return None;
        }
        let entry = self.annals.last;
        let row = |lead: Text, said: Vec<Text>| {
            let (text, factions) = (paragraph(said), Vec::new());
            (!text.is_empty()).then_some(Paragraph { entry, lead, text, factions })
        };
        let votes_told = self.winners(&votes).into_iter().chain(self.silent(&votes));
        let law = self.outside().into_iter().chain(self.texts_changed());
        let paragraphs = [
            row(text!("lead-fortunes"), self.fortunes()),
            row(text!("lead-votes"), votes_told.collect()),
            row(text!("lead-law"), law.collect()),
            row(text!("lead-seats"), self.hands(&votes)),
        ];
        let paragraphs: Vec<Paragraph> = paragraphs.into_iter().flatten().collect();
        (!paragraphs.is_empty()).then(|| Chapter {
            title: text!("title-last-page"),
            when: text!("book-act", act = self.annals.state.course.act),
            paragraphs,
        })
    }

    fn standing_votes(&self) -> Vec<&Vote> {
        let votes = self.annals.votes.iter();
        votes.filter(|vote| vote.voided.is_none() && !vote.casts.is_empty()).collect()
    }

    /// Who gained and who lost most in Arête since the start.
    fn fortunes(&self) -> Vec<Text> {
        let rows = self
            .annals
            .figures
            .rows(&self.annals.state)
            .into_iter()
            .filter(|row| row.key == "arete");
        let ways = rows.filter_map(|row| {
            let (first, last) = (row.points.first()?.value, row.points.last()?.value);
            Some((row.faction?, i64::from(first), i64::from(last)))
        });
        let ways: Vec<(FactionId, i64, i64)> = ways.collect();
        let only = |of: &dyn Fn(&(FactionId, i64, i64)) -> i64| {
            let most = ways.iter().map(of).max().filter(|most| *most >= 2)?;
            let mut fits = ways.iter().filter(|row| of(row) == most);
            fits.next().filter(|_| fits.next().is_none())
        };
        let rose = only(&|(_, from, to)| to - from);
        let fell = only(&|(_, from, to)| from - to);
        let told = [("rose-most", rose), ("lost-most", fell)];
        let told = told.into_iter().filter_map(|(what, row)| Some((what, row?)));
        told.map(|(what, (id, from, to))| {
            text!(what, subject = self.pen.name(id), from = *from, to = *to)
        })
        .collect()
    }

    /// Who was on the side that won most often.
    fn winners(&self, votes: &[&Vote]) -> Option<Text> {
        let won = |vote: &&&Vote, id: &FactionId| {
            let side = match crate::chronicle::tell::vote::first_verdict(vote) {
                Verdict::Passed => Pick::Yes,
                Verdict::Failed => Pick::No,
                Verdict::Tied => return false,
            };
            vote.pick_of(id) == Some(side)
        };
        let rows = self.pen.state.factions_told().map(|row| {
            let wins = votes.iter().filter(|vote| won(vote, &row.id)).count();
            (&row.id, wins, self.picks(votes, &row.id, |pick| pick != Pick::Abstain))
        });
        let (id, n, of) = first_alone(rows.collect())?;
        Some(text!(
            "won-most-votes",
            subject = self.pen.name(&id),
            n = n,
            all = in_words_gendered(of)
        ))
    }

    /// Who kept silent most often, where it was often.
    fn silent(&self, votes: &[&Vote]) -> Option<Text> {
        let rows = self.pen.state.factions_told().map(|row| {
            let silent = self.picks(votes, &row.id, |pick| pick == Pick::Abstain) as usize;
            (&row.id, silent, self.picks(votes, &row.id, |_| true))
        });
        let (id, n, of) = first_alone(rows.collect())?;
        if n < 3 || n * 4 < of {
            return None;
        }
        Some(text!(
            "silent-most-often",
            subject = self.pen.name(&id),
            n = n,
            all = in_words_gendered(of)
        ))
    }

    fn picks(&self, votes: &[&Vote], id: &FactionId, of: impl Fn(Pick) -> bool) -> u32 {
        let picks = votes.iter().filter_map(|vote| vote.pick_of(id));
        u32::try_from(picks.filter(|pick| of(*pick)).count()).unwrap_or(u32::MAX)
    }

    /// Who is in exile.
    fn outside(&self) -> Option<Text> {
        let exiled = self.annals.state.factions_told().filter(|row| row.exiled);
        let who = self.pen.names(exiled.map(|row| &row.id));
        (!who.is_empty()).then(|| text!("exiled-at-the-end", who = who))
    }

    /// How many articles are not what they were.
    fn texts_changed(&self) -> Option<Text> {
        let articles = self.annals.law.articles();
        let standing = || articles.iter().filter(|row| row.number.is_some());
        let new =
            |row: &&ArticleTold| row.texts.len() > 1 || row.texts.iter().any(|text| !text.found);
        let (changed, all) = (standing().filter(new).count(), standing().count());
        Some(match changed {
            0 => return None,
            1 => text!("one-text-changed", n = all),
            _ if changed == all => text!("all-texts-changed"),
            _ => text!("texts-changed", n = all, changed = text!("in-words", n = changed)),
        })
    }

    /// Seats that the program played, or nobody.
    fn hands(&self, votes: &[&Vote]) -> Vec<Text> {
        let mostly = |hand: Hand| -> Vec<&FactionId> {
            let rows = self.pen.state.factions_told().map(|row| &row.id);
            let of = |id: &FactionId| -> Vec<&Cast> {
                let casts = votes.iter().flat_map(|vote| &vote.casts);
                casts.filter(|cast| &cast.faction == id).collect()
            };
            let often = |id: &&FactionId| {
                let casts = of(id);
                let so = casts.iter().filter(|cast| cast.hand == hand).count();
                so > 0 && so * 2 > casts.len()
            };
            rows.filter(often).collect()
        };
        let (scripted, absent) = (mostly(Hand::Script), mostly(Hand::Absent));
        let voted = |id: &&FactionId| votes.iter().any(|vote| vote.pick_of(id).is_some());
        let voters = self.pen.state.factions_told().map(|row| &row.id).filter(voted).count();
        let mut said = Vec::new();
        if scripted.len() == voters {
            said.push(text!("program-played-all"));
        } else if !scripted.is_empty() {
            let (n, who) = (count(&scripted), self.pen.names(scripted));
            said.push(text!("program-played", n = n, who = who));
        }
        if !absent.is_empty() {
            let (n, who) = (count(&absent), self.pen.names(absent));
            said.push(text!("stood-empty", n = n, who = who));
        }
        said
    }
}

/// The faction with the most, where it alone has it; of how many, and the whole.
fn first_alone(mut rows: Vec<(&FactionId, usize, u32)>) -> Option<(FactionId, u32, u32)> {
    rows.sort_by_key(|(_, most, _)| std::cmp::Reverse(*most));
    match rows.as_slice() {
        [(id, most, of), (_, next, _), ..] if most > next => {
            Some(((*id).clone(), u32::try_from(*most).ok()?, *of))
        }
        _ => None,
    }
}
