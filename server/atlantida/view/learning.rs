//! All advances with their prices, why one cannot be learned, and where leaders are appointed (D).

use game::{Text, text};
use serde::Serialize;

use crate::content::Content;
use crate::ids::{Advance, Faction, Stock};
use crate::improvement::development::{Forum, LEADER, Priced, learnable, parts, price, serves};
use crate::play::Ground;
use crate::rejection::Rejection;
use crate::view::people::BecauseView;
use crate::world::LEADERS;

/// Whether an advance can be learned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Learning {
    Can,
    Cannot,
    Known,
}

/// An advance of this game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct LearnView {
    /// Which.
    pub advance: Advance,
    /// Its price in knowledge.
    pub price: u32,
    /// What makes the price.
    pub parts: Vec<BecauseView>,
    /// Whether it can be learned.
    pub state: Learning,
    /// Why it cannot.
    pub why: Option<Text>,
    /// Where it is learned: a scientific one nowhere, a social one at each of these.
    pub at: Vec<Option<Forum>>,
}

/// A place to appoint a leader or learn a social advance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct ForumView {
    /// Which.
    pub at: Forum,
    /// Whether it can be used.
    pub ready: bool,
    /// Why it cannot.
    pub why: Option<Text>,
    /// Whether a leader can be appointed there.
    pub leader: bool,
    /// Why none can.
    pub leader_why: Option<Text>,
    /// What a leader costs in gold.
    pub gold: u32,
}

/// All advances of this game.
pub(super) fn council(ground: Ground<'_>, faction: Faction) -> Vec<LearnView> {
    let all = Advance::ALL.iter().filter(|advance| ground.has_advance(**advance));
    all.map(|advance| learn(ground, faction, *advance)).collect()
}

fn learn(ground: Ground<'_>, faction: Faction, advance: Advance) -> LearnView {
    let player = ground.player(faction);
    let price = price(ground, faction, advance);
    let forums = Forum::ALL.into_iter().filter(|at| serves(ground, faction, *at).is_ok());
    let at: Vec<Option<Forum>> =
        if advance.is_social() { forums.map(Some).collect() } else { vec![None] };
    let have = player.stock(Stock::Knowledge);
    let why = match learnable(ground, faction, advance) {
        Err(why) => Some(why),
        Ok(()) if at.is_empty() => {
            Some(Rejection::Rule { rule: "D-11", says: "refused-forum-empty" })
        }
        Ok(()) if price > have => {
            Some(Rejection::TooLittle { stock: Stock::Knowledge, needed: price, have })
        }
        Ok(()) => None,
    };
    let state = match &why {
        _ if player.has(advance) => Learning::Known,
        Some(_) => Learning::Cannot,
        None => Learning::Can,
    };
    let parts = parts(ground, faction, advance).into_iter();
    let parts = parts.map(|(by, why)| BecauseView { by, why: said(ground.content, why) });
    let why = why.filter(|_| state == Learning::Cannot).map(Rejection::said);
    LearnView { advance, price, parts: parts.collect(), state, why, at }
}

fn said(content: &Content, why: Priced) -> Text {
    match why {
        Priced::Whole => text!("price-whole"),
        Priced::Known => text!("price-known"),
        Priced::Astronomy => {
            text!("cause-advance", what = &content.advance(Advance::Astronomy).name)
        }
        Priced::Statue(statue) => text!("cause-statue", what = &content.statue(statue).name),
    }
}

/// The Agora where there is one, and the Theatre.
pub(super) fn forums(ground: Ground<'_>, faction: Faction) -> Vec<ForumView> {
    let player = ground.player(faction);
    let forum = |at: Forum| {
        let serves = serves(ground, faction, at);
        let no_leader = match &serves {
            Err(_) => None,
            Ok(()) if player.leaders() >= LEADERS => {
                Some(Rejection::Rule { rule: "D-3", says: "refused-leaders" })
            }
            Ok(()) if player.gold() < LEADER => {
                let have = player.gold();
                Some(Rejection::TooLittle { stock: Stock::Gold, needed: LEADER, have })
            }
            Ok(()) => None,
        };
        ForumView {
            at,
            ready: serves.is_ok(),
            leader: serves.is_ok() && no_leader.is_none(),
            why: serves.err().map(Rejection::said),
            leader_why: no_leader.map(Rejection::said),
            gold: LEADER,
        }
    };
    Forum::ALL.map(forum).to_vec()
}
