//! Grants and support (I-4 to I-6, C-13) on screens, among the offers, in words and in the log.

use game::{Name, Text, text};
use serde::Serialize;

use crate::action::{Action, Group};
use crate::command::Command;
use crate::content::Until;
use crate::control::seats::script::Playing;
use crate::cycle::grants::{Duty, Fallen, GrantsCommand, GrantsEvent, Hero, rules};
use crate::cycle::vote::rules::is_cast;
use crate::figures;
use crate::ids::FactionId;
use crate::law::settings::GrantCarries;
use crate::log::{LogKind, NewLine, line};
use crate::state::{Faction, State};

// Heroes, support and the grant of a faction, as everybody sees them.

/// A Hero.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct HeroView {
    /// The name.
    pub name: String,
    /// 1 to 3.
    pub value: u32,
    /// What it does.
    pub duty: Duty,
    /// How it died, if it did.
    pub fallen: Option<Text>,
}

/// Support for a time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct SupportView {
    /// Its number, for `remove_support`.
    pub id: u32,
    /// Where it comes from.
    pub label: Text,
    /// How much.
    pub by: u32,
    /// Until when.
    pub until: Until,
}

/// A grant of influence (I-4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct GrantView {
    /// To whom.
    pub to: FactionId,
    /// How much.
    pub amount: i32,
    /// Whether it was made in this phase and so cannot be moved before the next (I-5).
    pub fixed: bool,
    /// Why nothing of it counts, where whoever has it has no vote, or nobody to cast it.
    pub vain: Option<Text>,
}

/// A faction's Heroes (C-13).
pub(crate) fn heroes(faction: &Faction) -> Vec<HeroView> {
    let rows = faction.heroes.iter().map(|hero| HeroView {
        name: hero.name.clone(),
        value: hero.value,
        duty: hero.duty,
        fallen: hero.fallen.as_ref().map(fallen),
    });
    rows.collect()
}

/// A faction's support that Control can take away (I-2).
pub(crate) fn supports(state: &State, faction: &Faction) -> Vec<SupportView> {
    let there = faction.supports.iter().filter(|row| !state.voting.has_ended(row));
    let rows = there.map(|row| SupportView {
        id: row.id,
        label: row.label.clone(),
        by: row.by,
        until: row.until,
    });
    rows.collect()
}

/// To whom a faction grants its influence (I-4).
pub(crate) fn grant(state: &State, faction: &Faction) -> Option<GrantView> {
    state.grant_of(faction).map(|grant| GrantView {
        to: grant.to.clone(),
        amount: figures::grantable(state, faction),
        fixed: rules::fixed(state, grant),
        vain: vain(state, faction, state.faction(&grant.to)),
    })
}

fn vain(state: &State, from: &Faction, to: &Faction) -> Option<Text> {
    (!is_cast(state, to)).then(|| in_vain(state, from, to))
}

// Grants and Heroes on offer, with the command that does it (I-4 to I-6, C-13).

/// I-4 to I-6.
pub(crate) fn grants(state: &State, faction: &Faction) -> Vec<Action> {
    if rules::may_grant(state, faction).is_err() {
        return Vec::new();
    }
    let now = state.grant_of(faction).map(|grant| &grant.to);
    let amount = figures::grantable(state, faction);
    let (counts, vain): (Vec<_>, Vec<_>) =
        rules::may_go_to(state, faction).partition(|other| is_cast(state, other));
    let others = counts.into_iter().chain(vain).map(|other| {
        let says =
            would_count(state, faction, other).unwrap_or_else(|| in_vain(state, faction, other));
        let command = Command::Grants(GrantsCommand::Grant { to: Some(other.id.clone()) });
        Action::new(format!("grant:{}", other.id), Group::Grant, &other.name, says, command)
    });
    let withdraw = now.map(|to| {
        let says = text!(
            "grants-no-longer-vote-with-your",
            who = Name::of(state.name(to)),
            amount = amount
        );
        Action::new(
            "grant:nobody",
            Group::Grant,
            text!("grants-withdraw"),
            says,
            Command::Grants(GrantsCommand::Grant { to: None }),
        )
    });
    others.chain(withdraw).collect()
}

/// C-13: what it brings, and for how long.
pub(crate) fn hero(state: &State, faction: &Faction, hero: &Hero) -> Action {
    let (duty, label, says) = match hero.duty {
        Duty::Rest => {
            (Duty::Support, text!("grants-send", who = &hero.name), sent(state, faction, hero))
        }
        Duty::Support => (
            Duty::Rest,
            text!("grants-call-back", who = &hero.name),
            text!("grants-no-longer-supports-you", who = &hero.name, hero = hero.value),
        ),
    };
    let command = Command::Grants(GrantsCommand::AssignHero { hero: hero.name.clone(), duty });
    Action::new(format!("hero:{}", hero.name), Group::Hero, label, says, command)
}

/// What it brings to send a Hero (C-13): nothing to who has no vote, unless support is granted on (I-4).
fn sent(state: &State, faction: &Faction, hero: &Hero) -> Text {
    let Hero { name, value, .. } = hero;
    let granted = state.settings.grant_carries == GrantCarries::InfluenceAndSupport;
    if faction.has_vote() {
        text!("grants-strength-until-the-cycle-ends", what = value, name = name)
    } else if granted {
        text!("grants-to-what-you-grant-until", what = value, name = name)
    } else {
        text!("grants-you-have-no-vote-to", name = name)
    }
}

/// What the program grants, now and then, to one whose vote somebody casts.
pub(crate) fn grants_now(seat: &mut Playing<'_>) -> Option<Command> {
    let to = rules::may_go_to(seat.state, seat.faction).filter(|row| is_cast(seat.state, row));
    let grant = |to: &Faction| Command::Grants(GrantsCommand::Grant { to: Some(to.id.clone()) });
    let offers: Vec<Command> = to.map(grant).collect();
    (!offers.is_empty() && seat.happens(1, 2)).then(|| seat.pick(offers)).flatten()
}

// What is said of a grant: what counts of it (I-4).

/// What a grant would bring: "The Oligarchs would vote with 12 instead of 7."; nothing where whoever gets
/// it has no vote, or nobody to cast it.
pub(crate) fn would_count(state: &State, from: &Faction, to: &Faction) -> Option<Text> {
    let (now, amount) = (figures::strength_value(state, to), figures::grantable(state, from));
    let then = now.saturating_add(amount);
    is_cast(state, to).then(|| {
        text!("grants-would-vote-with-instead-of", who = Name::of(&to.name), then = then, now = now)
    })
}

/// Why a grant counts for nothing.
pub(crate) fn in_vain(state: &State, from: &Faction, to: &Faction) -> Text {
    let amount = figures::grantable(state, from);
    if state.grant_of(to).is_some_and(|grant| grant.to == from.id) {
        let name = &to.name;
        return text!("grants-grant-to-you-and-neither", name = Name::of(name), amount = amount);
    }
    if to.has_vote() {
        return text!("grants-nobody-is-there", who = Name::of(&to.name), amount = amount);
    }
    text!("grants-have-no-vote-your-counts", who = Name::of(&to.name), amount = amount)
}

/// How a Hero died.
pub(crate) fn fallen(how: &Fallen) -> Text {
    match how {
        Fallen::InStasis { stasis } => text!("hero-fell-in-stasis", stasis = stasis),
        Fallen::Told(words) => words.into(),
    }
}

// What the log says of grants and Heroes.

/// The line on an event, of the state as it is now.
pub(crate) fn after(state: &State, event: &GrantsEvent) -> Option<NewLine> {
    let told = match event {
        GrantsEvent::HeroAssigned { faction, hero, duty } => {
            let does = match duty {
                Duty::Support => text!("grants-supports"),
                Duty::Rest => text!("grants-no-longer-supports"),
            };
            line(
                LogKind::Council,
                text!(
                    "grants-hero-does",
                    hero = hero,
                    does = does,
                    who = Name::of(state.name(faction))
                ),
            )
            .about([faction])
        }
        GrantsEvent::GrantMade { faction, to } => {
            let text = text!(
                "grants-grant-their-influence-to",
                who = Name::of(state.name(faction)),
                who2 = Name::of(state.name(to))
            );
            line(LogKind::Council, text).about([faction, to])
        }
        GrantsEvent::GrantWithdrawn { faction } => line(
            LogKind::Council,
            text!("grants-withdraw-their-grant", who = Name::of(state.name(faction))),
        )
        .about([faction]),
    };
    Some(told.of_seat())
}
