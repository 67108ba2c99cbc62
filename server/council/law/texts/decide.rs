//! Control proclaims and repeals laws, changes articles, and says who decides ties.

use game::{Actor, text};

use crate::content::{Lever, Until};
use crate::decision::{Decided, Decision, control_only, known, name, reason, seen, text};
use crate::ids::FactionId;
use crate::law::texts::{Article, LawCommand, LawEvent, NewText};
use crate::rejection::Rejection;
use crate::state::State;

/// The most articles and the most laws.
const TEXTS: usize = 60;
/// The most characters of the name of who proclaims a law.
const NAME: usize = 60;

/// Decides a command of this room.
pub(crate) fn decide(d: &mut Decision<'_>, actor: &Actor, command: &LawCommand) -> Decided {
    control_only(actor)?;
    let event = match command.clone() {
        LawCommand::SetSupremacy { faction, reason: why } => {
            somebody(&d.state, faction.as_ref(), &why)?;
            LawEvent::SupremacySet { faction, reason: why }
        }
        LawCommand::SetTieBreaker { faction, reason: why } => {
            somebody(&d.state, faction.as_ref(), &why)?;
            LawEvent::TieBreakerSet { faction, reason: why }
        }
        LawCommand::ProclaimLaw { title, text: body, lever, until, by } => {
            let (title, text) = words(&title, &body)?;
            fits(&d.state, lever.as_ref())?;
            ends(until)?;
            let by = by.trim().to_owned();
            if by.chars().count() > NAME {
                return Err(Rejection::BadText { what: "bad-text-name", most: NAME });
            }
            seen(&by)?;
            room(d.state.code.laws.len(), TEXTS, "at-most-laws")?;
            LawEvent::LawProclaimed { title, text, lever, until, by }
        }
        LawCommand::RepealLaw { law, reason: why } => {
            reason(&why)?;
            if !d.state.code.laws.iter().any(|row| row.id == law) {
                return Err(Rejection::NotOffered("not-offered-law"));
            }
            LawEvent::LawRepealed { law, reason: why }
        }
        LawCommand::ChangeArticle { article, to, reason: why } => {
            reason(&why)?;
            let to = rewording(&d.state, article, &to)?;
            LawEvent::ArticleChanged { article, to, reason: why }
        }
        LawCommand::AddArticle { title, text: body, lever, reason: why } => {
            reason(&why)?;
            let (title, text) = words(&title, &body)?;
            fits(&d.state, lever.as_ref())?;
            room(d.state.code.constitution.len(), TEXTS, "at-most-articles")?;
            LawEvent::ArticleAdded { title, text, lever, reason: why }
        }
        LawCommand::RepealArticle { article, reason: why } => {
            reason(&why)?;
            row(&d.state, article)?;
            LawEvent::ArticleRepealed { article, reason: why }
        }
    };
    d.emit(event);
    Ok(())
}

fn somebody(state: &State, faction: Option<&FactionId>, why: &str) -> Decided {
    reason(why)?;
    faction.map(|id| known(state, id)).transpose().map(|_| ())
}

/// That there is room for one more.
pub(crate) fn room(now: usize, most: usize, what: &'static str) -> Decided {
    if now < most { Ok(()) } else { Err(Rejection::OutOfBounds(text!(what, most = most))) }
}

/// A title of 1 to 80 characters and a text of 1 to 600, without the spaces around them.
pub(crate) fn words(title: &str, body: &str) -> Result<(String, String), Rejection> {
    name("bad-text-title", title, 80)?;
    text("bad-text-text", body, 600)?;
    Ok((title.trim().to_owned(), body.trim().to_owned()))
}

/// That a lever names what there is, and moves it to where it can be.
pub(crate) fn fits(state: &State, lever: Option<&Lever>) -> Decided {
    let fault = lever.and_then(|lever| state.content.lever_fault(lever));
    fault.map_or(Ok(()), |sentence| Err(Rejection::BadSetting(sentence.into())))
}

/// A law ends with the cycle, the round or the Act, or when it is repealed.
pub(crate) fn ends(until: Until) -> Decided {
    match until {
        Until::Cycle | Until::Round | Until::Act | Until::Removed => Ok(()),
        Until::Vote | Until::Phase => Err(Rejection::NotOffered("not-offered-end-of-a-law")),
    }
}

/// The article of this id.
pub(crate) fn row(state: &State, article: u32) -> Result<&Article, Rejection> {
    state.code.article(article).ok_or(Rejection::NotOffered("not-offered-article"))
}

/// The new text of an article, cleaned (S-34).
///
/// # Errors
/// A [`Rejection`] that says why it cannot be.
pub(crate) fn rewording(state: &State, article: u32, to: &NewText) -> Result<NewText, Rejection> {
    let row = row(state, article)?;
    match to {
        NewText::Alternative(text) if *text == row.words.id => Err(Rejection::AlreadySo),
        NewText::Alternative(text) if row.place_of(*text).is_none() => {
            Err(Rejection::NotOffered("not-offered-text"))
        }
        NewText::Written(new) if new.trim() == row.words.text => Err(Rejection::AlreadySo),
        NewText::Written(new) => {
            text("bad-text-text", new, 600)?;
            Ok(NewText::Written(new.trim().to_owned()))
        }
        NewText::Alternative(text) => Ok(NewText::Alternative(*text)),
    }
}
