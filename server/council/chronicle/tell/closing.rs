//! The last page: how it stood when the record ends.

use crate::chronicle::ballots::{Cast, Vote};
use crate::chronicle::tell::Teller;
use crate::chronicle::words::{capital, number};
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
        let row = |pen: &crate::chronicle::tell::Pen<'_>, lead: &str, said: Vec<String>| {
            let text = pen.paragraph(&said);
            let (lead, factions) = (lead.to_owned(), Vec::new());
            (!text.is_empty()).then_some(Paragraph { entry, lead, text, factions })
        };
        let fortunes = self.fortunes();
        let votes_told: Vec<String> =
            [self.winners(&votes), self.silent(&votes)].into_iter().flatten().collect();
        let law: Vec<String> =
            [self.outside(), self.texts_changed()].into_iter().flatten().collect();
        let hands = self.hands(&votes);
        let paragraphs = [
            row(&self.pen, "Rise and fall", fortunes),
            row(&self.pen, "In the votes", votes_told),
            row(&self.pen, "In the law", law),
            row(&self.pen, "Who sat there", hands),
        ];
        let paragraphs: Vec<Paragraph> = paragraphs.into_iter().flatten().collect();
        (!paragraphs.is_empty()).then(|| Chapter {
            title: "Where the Record Ends".into(),
            when: format!("Act {}", self.annals.state.course.act),
            paragraphs,
        })
    }

    fn standing_votes(&self) -> Vec<&Vote> {
        let votes = self.annals.votes.iter();
        votes.filter(|vote| vote.voided.is_none() && !vote.casts.is_empty()).collect()
    }

    /// Who gained and who lost most in Arête since the start.
    fn fortunes(&self) -> Vec<String> {
        let rows = self.annals.figures.rows().into_iter().filter(|row| row.key == "arete");
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
        let mut said = Vec::new();
        if let Some((id, from, to)) = rose {
            let who = self.pen.the(id);
            said.push(format!("Nobody rose as {who} did, from an Arête of {from} to {to}."));
        }
        if let Some((id, from, to)) = fell {
            let who = self.pen.at_head(id);
            said.push(format!("{who} lost most, and went from {from} to {to}."));
        }
        said
    }

    /// Who was on the side that won most often.
    fn winners(&self, votes: &[&Vote]) -> Option<String> {
        let won = |vote: &&&Vote, id: &FactionId| {
            let side = match crate::chronicle::tell::vote::first_verdict(vote) {
                Verdict::Passed => Pick::Yes,
                Verdict::Failed => Pick::No,
                Verdict::Tied => return false,
            };
            vote.pick_of(id) == Some(side)
        };
        let rows = self.pen.state.factions().map(|row| {
            let wins = votes.iter().filter(|vote| won(vote, &row.id)).count();
            (&row.id, wins, self.picks(votes, &row.id, |pick| pick != Pick::Abstain))
        });
        let (id, wins, of) = first_alone(rows.collect())?;
        let who = self.pen.the(&id);
        let (wins, of) = (number(wins), number(of));
        Some(format!("Nobody was on the winning side more often than {who}: {wins} of {of} times."))
    }

    /// Who kept silent most often, where it was often.
    fn silent(&self, votes: &[&Vote]) -> Option<String> {
        let rows = self.pen.state.factions().map(|row| {
            let silent = self.picks(votes, &row.id, |pick| pick == Pick::Abstain) as usize;
            (&row.id, silent, self.picks(votes, &row.id, |_| true))
        });
        let (id, silent, of) = first_alone(rows.collect())?;
        if silent < 3 || silent * 4 < of {
            return None;
        }
        let who = self.pen.at_head(&id);
        Some(format!("{who} let {} of {} votes pass in silence.", number(silent), number(of)))
    }

    fn picks(&self, votes: &[&Vote], id: &FactionId, of: impl Fn(Pick) -> bool) -> u32 {
        let picks = votes.iter().filter_map(|vote| vote.pick_of(id));
        u32::try_from(picks.filter(|pick| of(*pick)).count()).unwrap_or(u32::MAX)
    }

    /// Who is in exile, and who is no citizen.
    fn outside(&self) -> Option<String> {
        let state = &self.annals.state;
        let exiled: Vec<&FactionId> =
            state.factions().filter(|row| row.exiled).map(|row| &row.id).collect();
        let exiled = (!exiled.is_empty()).then(|| capital(&self.pen.all(exiled)));
        exiled.map(|who| format!("{who} were in exile at the end."))
    }

    /// How many articles are not what they were.
    fn texts_changed(&self) -> Option<String> {
        let articles = self.annals.law.articles();
        let standing = || articles.iter().filter(|row| row.number.is_some());
        let new = |row: &&ArticleTold| {
            row.texts.len() > 1 || row.texts.iter().any(|text| text.when != "At the start")
        };
        let changed = u32::try_from(standing().filter(new).count()).unwrap_or(u32::MAX);
        let all = u32::try_from(standing().count()).unwrap_or(u32::MAX);
        Some(match changed {
            0 => return None,
            1 => {
                format!("One of the {} articles had another text than in the morning.", number(all))
            }
            _ if changed == all => "Not one article read as it had in the morning.".to_owned(),
            _ => format!(
                "{} of the {} articles read otherwise than in the morning.",
                capital(&number(changed)),
                number(all)
            ),
        })
    }

    /// Seats that the program played, or nobody.
    fn hands(&self, votes: &[&Vote]) -> Vec<String> {
        let mostly = |hand: Hand| -> Vec<&FactionId> {
            let rows = self.pen.state.factions().map(|row| &row.id);
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
        let seats = |ids: &[&FactionId]| {
            let seats = if ids.len() == 1 { "seat" } else { "seats" };
            format!("{seats} of {}", self.pen.all(ids.iter().copied()))
        };
        let mut said = Vec::new();
        let voted = |id: &&FactionId| votes.iter().any(|vote| vote.pick_of(id).is_some());
        let voters = self.pen.state.factions().map(|row| &row.id).filter(voted).count();
        if scripted.len() == voters {
            said.push("The program played every seat that had a vote.".to_owned());
        } else if !scripted.is_empty() {
            let was = if scripted.len() == 1 { "was" } else { "were" };
            let who = seats(&scripted);
            said.push(format!("The {who} {was} played by the program more often than not."));
        }
        if !absent.is_empty() {
            let who = seats(&absent);
            said.push(format!("The {who} stood empty for most of the votes."));
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
