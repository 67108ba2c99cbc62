//! What is decided of articles and laws (A-4, A-5, S-34), and what that changes.

use std::sync::Arc;

use game::{Actor, Text, text};

use crate::content::{Holder, Lever, TieRule, Until};
use crate::cycle::grants::rules::{support_ends, void_grants};
use crate::cycle::outcome::Task;
use crate::decision::{Decided, Decision, control_only, known, name, reason, seen, text};
use crate::ids::FactionId;
use crate::law::texts::rules::Gone;
use crate::law::texts::{Article, By, Hand, Law, LawCommand, LawEvent, NewText, Words};
use crate::origin::Origin;
use crate::rejection::Rejection;
use crate::state::State;

// Control proclaims and repeals laws, changes articles, and says who decides ties.

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

// Articles and laws come and go, and the program obeys what is said (A-4, A-5, S-34).

/// Makes an event of this room true.
pub(crate) fn apply(state: &mut State, event: &LawEvent) {
    match event {
        LawEvent::SupremacySet { faction, reason } => {
            let held_by = faction.clone().map_or(Holder::Nobody, Holder::Faction);
            say(state, Lever::Supremacy { held_by }, Some(By::Control(reason.clone())));
        }
        LawEvent::TieBreakerSet { faction, reason } => {
            let decided_by = faction.clone().map_or(TieRule::Control, TieRule::Faction);
            say(state, Lever::Ties { decided_by }, Some(By::Control(reason.clone())));
        }
        LawEvent::LawProclaimed { title, text, lever, until, by } => {
            let source = match by.as_str() {
                "" => Origin::Control,
                by => Origin::Named(by.to_owned()),
            };
            proclaim(state, title, text, lever.clone(), *until, source);
        }
        LawEvent::LawRepealed { law, .. } => lapse_laws(state, |row| row.id == *law),
        LawEvent::ArticleChanged { article, to, .. } => {
            reword(state, state.article_named(*article), to);
        }
        LawEvent::ArticleAdded { title, text, lever, .. } => {
            enter(state, title, text, None, lever.clone(), Origin::Control);
        }
        LawEvent::ArticleRepealed { article, .. } => {
            repeal(state, state.article_named(*article));
        }
    }
}

/// Makes everything that levers move what is said of it.
pub(crate) fn obey(state: &mut State) {
    let (supremacy, ties) = (state.supremacy_as_said(), state.ties_as_said());
    if (&supremacy, &ties) != (&state.chair.supremacy, &state.chair.ties) {
        (state.chair.supremacy, state.chair.ties) = (supremacy, ties);
    }
    let settings = state.settings_as_said();
    if *state.settings != settings {
        *state.settings = settings;
    }
    let citizens: Vec<bool> = state.all_factions().map(|row| state.citizen_as_said(row)).collect();
    if state.all_factions().map(|row| row.citizen).eq(citizens.iter().copied()) {
        return;
    }
    for (row, citizen) in Arc::make_mut(&mut state.factions).iter_mut().zip(citizens) {
        if row.citizen != citizen {
            row.citizen = citizen;
        }
    }
    void_grants(state);
}

/// Control or a card says something; it counts until somebody else says something of the same.
pub(crate) fn say(state: &mut State, lever: Lever, by: Option<By>) {
    let moment = now(state);
    let hands = &mut state.code.hands;
    hands.retain(|hand| !hand.lever.moves_the_same(&lever));
    hands.push(Hand { lever, by, moment });
    obey(state);
}

/// The moment at which something is said: later than all before it.
fn now(state: &mut State) -> u32 {
    state.code.moments += 1;
    state.code.moments
}

/// An id that no article and no text has had.
fn fresh(state: &mut State) -> u32 {
    state.code.made += 1;
    state.code.made
}

/// These laws are no longer.
pub(crate) fn lapse_laws(state: &mut State, over: impl Fn(&Law) -> bool) {
    if state.code.laws.iter().any(|law| over(law)) {
        state.code.laws.retain(|law| !over(law));
        obey(state);
    }
}

/// A law is proclaimed; it stands above the articles while it lasts.
pub(crate) fn proclaim(
    state: &mut State,
    title: &str,
    text: &str,
    lever: Option<Lever>,
    until: Until,
    source: Origin,
) {
    let (id, moment) = (state.fresh_id(), now(state));
    let (title, text) = (title.to_owned(), text.to_owned());
    let law = Law { id, title, text, lever, until, source, moment };
    state.code.laws.push(Arc::new(law));
    obey(state);
}

/// A text enters the constitution: in the place of the article of that id, or of the one with the same
/// lever, or as the last. Where the article is no more nothing is guessed: Control decides.
pub(crate) fn enter(
    state: &mut State,
    title: &str,
    text: &str,
    replaces: Option<u32>,
    lever: Option<Lever>,
    source: Origin,
) {
    let words = Words { id: 0, text: text.to_owned(), lever };
    match state.article_to_replace(replaces, words.lever.as_ref()) {
        Ok(Some(at)) => replace(state, at, title, words),
        Ok(None) => {
            let (id, moment) = (fresh(state), now(state));
            let words = Words { id: fresh(state), ..words };
            let title = title.to_owned();
            let new = Article { id, title, words, ready: Vec::new(), moment, unread: None };
            state.code.constitution.push(Arc::new(new));
            enacted(state, state.code.constitution.len() - 1, source);
        }
        Err(Gone) => {
            let text = text!("task-article-is-no-more", title = title, text = text);
            task(state, text, source);
        }
    }
}

/// A text takes the place of the one in force. The texts that stood ready still do, where they work the
/// same lever; where it is one of them, it makes room for the one that was in force.
fn replace(state: &mut State, at: usize, title: &str, words: Words) {
    let row = &state.code.constitution[at];
    let same = |ready: &Words| ready.text == words.text && ready.lever == words.lever;
    let stood_ready = row.ready.iter().find(|ready| same(&ready.words)).map(|row| row.words.id);
    let source = Origin::Titled(title.to_owned());
    title.clone_into(&mut article_mut(state, at).title);
    if let Some(text) = stood_ready {
        return change(state, at, &NewText::Alternative(text), source);
    }
    let (id, moment) = (fresh(state), now(state));
    let row = article_mut(state, at);
    let mut ready = row.ready.iter().filter_map(|text| text.words.lever.as_ref());
    if words.lever.as_ref().is_some_and(|new| ready.any(|old| !old.moves_the_same(new))) {
        row.ready.clear();
    }
    let former = std::mem::replace(&mut row.words, Words { id, ..words });
    row.says_since(moment, former.lever.as_ref());
    enacted(state, at, source);
}

/// An article gets another text (S-34).
pub(crate) fn reword(state: &mut State, article: u32, to: &NewText) {
    let Some(at) = state.code.place_of(article) else { return };
    let source = Origin::Titled(state.code.constitution[at].title.clone());
    match to {
        NewText::Alternative(text) => {
            let text = state.text_named(article, *text);
            change(state, at, &NewText::Alternative(text), source);
        }
        NewText::Written(_) => change(state, at, to, source),
    }
}

fn change(state: &mut State, at: usize, to: &NewText, source: Origin) {
    let (fresh, moment) = match to {
        NewText::Alternative(_) => (0, now(state)),
        NewText::Written(_) => (fresh(state), now(state)),
    };
    let row = article_mut(state, at);
    let former = row.words.lever.clone();
    match to {
        NewText::Alternative(text) => {
            let Some(place) = row.place_of(*text) else { return };
            let ready = &mut row.ready[place];
            // The old text stays at hand for the next who changes it.
            std::mem::swap(&mut row.words, &mut ready.words);
            ready.changes = text!("law-brings-the-former-back");
        }
        NewText::Written(text) => {
            row.words = Words { id: fresh, text: text.clone(), lever: None };
        }
    }
    row.says_since(moment, former.as_ref());
    enacted(state, at, source);
}

fn article_mut(state: &mut State, at: usize) -> &mut Article {
    Arc::make_mut(&mut state.code.constitution[at])
}

impl Article {
    /// It says something else than it did. What the program cannot read of it falls to Control, where
    /// somebody must decide it.
    fn says_since(&mut self, moment: u32, former: Option<&Lever>) {
        self.moment = moment;
        self.unread = match (&self.words.lever, former.or(self.unread.as_ref())) {
            (None, Some(Lever::Ties { .. })) => Some(Lever::Ties { decided_by: TieRule::Control }),
            (None, Some(Lever::Supremacy { .. })) => {
                Some(Lever::Supremacy { held_by: Holder::Nobody })
            }
            _ => None,
        };
    }
}

/// What follows for the program when the article at `at` is new.
fn enacted(state: &mut State, at: usize, source: Origin) {
    let row = &state.code.constitution[at];
    // what the program cannot read is for Control.
    if row.words.lever.is_none() {
        let text = text!("task-play-by-article", at = at + 1, text = &row.words.text);
        task(state, text, source);
    }
    obey(state);
}

fn task(state: &mut State, text: Text, source: Origin) {
    let id = state.fresh_id();
    state.happening.tasks.push(Task { id, text, source, done: false });
}

fn repeal(state: &mut State, article: u32) {
    let Some(at) = state.code.place_of(article) else { return };
    state.code.constitution.remove(at);
    obey(state);
}

/// Laws and support that end with `end` do so.
pub(crate) fn lapse(state: &mut State, end: Until) {
    lapse_laws(state, |law| law.until == end);
    support_ends(state, end);
}
