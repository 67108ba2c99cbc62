//! What needs Control's attention, what to do about it, and what can be done at once.

use game::{Name, Text, text};
use serde::Serialize;

use crate::action::{Action, Group};
use crate::assembly::agenda;
use crate::assembly::agenda::AgendaCommand;
use crate::command::Command;
use crate::content::Counter;
use crate::control::figures::shown::named as name_of;
use crate::day::{DayCommand, shown};
use crate::law::rulings::SettingsCommand;
use crate::law::settings::{Ruling, Settings};
use crate::state::State;
use crate::steps::Phase;
use crate::words::commas;

/// Five minutes more for a round whose bell rang.
const MORE_SECONDS: u32 = 300;
/// How many proposals are answered from the alarm; the others from their list.
const PROPOSALS: usize = 3;

/// Something that needs attention.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct AlarmView {
    /// A few words.
    pub title: Text,
    /// What to do about it.
    pub sentence: Text,
    /// Stable while it rings: "wrath", "bell".
    pub key: String,
    /// What can be done about it at once.
    pub actions: Vec<Action>,
}

/// Every alarm that rings. `offered` is what Control may do now.
pub(super) fn alarms(state: &State, offered: &[Action]) -> Vec<AlarmView> {
    let mut alarms: Vec<AlarmView> = city(state).into_iter().chain(factions(state)).collect();
    alarms.extend(stasis_due(state, offered));
    alarms.extend(assembly_due(state, offered));
    alarms.extend(bell(state, offered));
    alarms.extend(proposals(state));
    alarms.extend(diplomacy(state, offered));
    alarms.extend((0..state.decks.len()).filter_map(|deck| empty_deck(state, deck, offered)));
    alarms
}

fn alarm(key: impl Into<String>, title: Text, sentence: Text, actions: Vec<Action>) -> AlarmView {
    AlarmView { title, sentence, key: key.into(), actions }
}

/// Those of what is offered that have these keys, in this order.
fn of(offered: &[Action], keys: &[&str]) -> Vec<Action> {
    let find = |key: &&str| offered.iter().find(|action| action.key == *key).cloned();
    keys.iter().filter_map(find).collect()
}

/// What a mark that is reached is met with: a higher one, or none.
fn marks(settings: &Settings, ruling: Ruling, value: u32) -> Vec<Action> {
    let set = |mark: u32| Command::Settings(SettingsCommand::change(ruling, mark));
    let key = ruling.key();
    let next = value.saturating_add((value / 10).max(1));
    let higher = settings.with(key, &next.into()).is_ok().then(|| Action {
        key: format!("mark:{}:higher", key),
        group: Group::Alarm,
        label: text!("alarm-warn-again-at", next = next),
        says: text!("alarm-the-alarm-is-silent-until", next = next),
        command: set(next),
    });
    let none = Action {
        key: format!("mark:{}:never", key),
        group: Group::Alarm,
        label: text!("alarm-warn-no-more"),
        says: text!("alarm-the-alarm-is-silent-until-2"),
        command: set(0),
    };
    higher.into_iter().chain([none]).collect()
}

/// Figures of the whole city that have reached their marks; a mark of 0 is never reached.
fn city(state: &State) -> Vec<AlarmView> {
    let settings = &state.settings;
    let doom = state.factions().map(|row| row.counter(Counter::Doom));
    let doom = doom.fold(0, u32::saturating_add);
    let motions = u32::try_from(state.agenda_count()).unwrap_or(u32::MAX);
    let rows = [
        (
            "wrath",
            text!("alarm-divine-wrath"),
            state.totals.wrath.value(),
            Ruling::WrathAlarm,
            settings.wrath_alarm,
        ),
        ("doom", text!("alarm-doom"), doom, Ruling::DoomAlarm, settings.doom_alarm),
        (
            "stasis_mark",
            text!("alarm-stasis-number"),
            state.totals.stasis.value(),
            Ruling::StasisAlarm,
            settings.stasis_alarm,
        ),
        ("agenda", text!("alarm-agenda"), motions, Ruling::AgendaAlarm, settings.agenda_alarm),
    ];
    let rung = rows.into_iter().filter(|(_, _, value, _, mark)| *mark > 0 && value >= mark);
    rung.map(|(key, title, value, ruling, mark)| {
        let todo = match key {
            "wrath" => text!("alarm-say-how-the-gods-answer"),
            "doom" => text!("alarm-say-what-the-city-suffers"),
            "stasis_mark" => text!("alarm-make-ready-for-a-stasis"),
            _ => text!("alarm-make-ready-for-an-assembly"),
        };
        let sentence = text!(
            "alarm-and-is-the-mark-then",
            title = &title,
            what = value,
            mark = mark,
            todo = todo
        );
        alarm(key, title, sentence, marks(settings, ruling, value))
    })
    .collect()
}

/// Figures of factions that have reached their marks: one alarm a figure, with all who have.
fn factions(state: &State) -> Vec<AlarmView> {
    let settings = &state.settings;
    let rows = [
        (Counter::Arete, "arete", Ruling::AreteAlarm, settings.arete_alarm),
        (Counter::Doom, "faction_doom", Ruling::FactionDoomAlarm, settings.faction_doom_alarm),
        (Counter::Tyche, "tyche", Ruling::TycheAlarm, settings.tyche_alarm),
        (Counter::Horses, "horses", Ruling::HorsesAlarm, settings.horses_alarm),
        (Counter::Talents, "talents", Ruling::TalentsAlarm, settings.talents_alarm),
    ];
    let alarm_of = |(counter, key, ruling, mark): (Counter, &str, Ruling, u32)| {
        let there = state.factions().filter(|row| mark > 0 && row.counter(counter) >= mark);
        let there: Vec<_> = there.map(|row| (&row.name, row.counter(counter))).collect();
        let most = there.iter().map(|(_, value)| *value).max()?;
        let who: Vec<Text> = there
            .iter()
            .map(|(name, value)| text!("alarm-name-and-what", who = Name::of(*name), what = value))
            .collect();
        let (title, who) = (name_of(state, counter), commas(who));
        let sentence = text!("alarm-and-is-the-mark-see", title = &title, who = who, mark = mark);
        Some(alarm(key, title, sentence, marks(settings, ruling, most)))
    };
    rows.into_iter().filter_map(alarm_of).collect()
}

/// C-23.
fn stasis_due(state: &State, offered: &[Action]) -> Option<AlarmView> {
    if !crate::cycle::check::rules::stasis_due(state) || state.phase() == Phase::Stasis {
        return None;
    }
    let sentence = text!("alarm-stasis-stands-at-and-breaks", stasis = state.totals.stasis.value());
    Some(alarm("stasis", text!("alarm-stasis"), sentence, of(offered, &["stasis"])))
}

/// C-22.
fn assembly_due(state: &State, offered: &[Action]) -> Option<AlarmView> {
    if !state.assembly.assembly_announced || state.phase() == Phase::Assembly {
        return None;
    }
    let sentence = if state.phase() == Phase::Diplomacy {
        text!("alarm-the-agenda-is-full-open")
    } else if state.course.diplomacy_called {
        text!("alarm-the-agenda-is-full-the")
    } else {
        text!("alarm-the-agenda-is-full-the-2")
    };
    let actions = of(offered, &["round:assembly", "diplomacy:call"]);
    Some(alarm("assembly", text!("alarm-assembly"), sentence, actions))
}

fn bell(state: &State, offered: &[Action]) -> Option<AlarmView> {
    let sentence = shown::bell(state)?;
    let round = state.day.current()?.id;
    let away = matches!(state.phase(), Phase::Diplomacy | Phase::Assembly);
    let todo = if away || state.course.diplomacy_called {
        text!("alarm-end-it-or-give-it")
    } else {
        text!("alarm-call-the-diplomacy-round-or")
    };
    let more = Action {
        key: "round:more".into(),
        group: Group::Alarm,
        label: text!("alarm-5-minutes-more"),
        says: text!("alarm-the-round-ends-five-minutes"),
        command: Command::Day(DayCommand::SetRound { round, seconds: Some(MORE_SECONDS) }),
    };
    let keys = ["diplomacy:call", "round:assembly", "round:diplomacy", "round:action"];
    let actions = of(offered, &keys).into_iter().chain([more]).collect();
    Some(alarm(
        "bell",
        text!("alarm-the-bell"),
        text!("alarm-sentence-and-todo", sentence = sentence, todo = todo),
        actions,
    ))
}

///
fn proposals(state: &State) -> Option<AlarmView> {
    let waiting = agenda::shown::proposals(state, None);
    let sentence = match waiting.as_slice() {
        [] => return None,
        [one] => {
            text!(
                "alarm-propose-admit-it-or-decline",
                who = Name::of(state.name(&one.by)),
                title = &one.title
            )
        }
        many => text!("alarm-motions-are-proposed-admit-each", many = many.len()),
    };
    let admit = |row: &crate::assembly::agenda::shown::ProposalView| Action {
        key: format!("admit:{}", row.id),
        group: Group::Alarm,
        label: text!("alarm-admit-2", title = &row.title),
        says: text!("alarm-it-joins-the-agenda-as"),
        command: Command::Agenda(AgendaCommand::AdmitProposal { proposal: row.id, motion: None }),
    };
    let actions = waiting.iter().take(PROPOSALS).map(admit).collect();
    Some(alarm("proposals", text!("alarm-proposals"), sentence, actions))
}

/// C-1.
fn diplomacy(state: &State, offered: &[Action]) -> Option<AlarmView> {
    if !state.course.diplomacy_called {
        return None;
    }
    let sentence = text!("alarm-the-diplomacy-round-begins-at");
    Some(alarm("diplomacy", text!("alarm-diplomacy"), sentence, of(offered, &["diplomacy:cancel"])))
}

/// C-7.
fn empty_deck(state: &State, deck: usize, offered: &[Action]) -> Option<AlarmView> {
    let row = &state.decks[deck];
    if state.phase() == Phase::Lobby || row.up.is_some() || !row.draw.is_empty() {
        return None;
    }
    let name = &state.content.events().decks[deck].name;
    let actions = of(offered, &[&format!("reshuffle:{deck}")]);
    let todo = if actions.is_empty() {
        text!("alarm-its-discards-are-before-the")
    } else {
        text!("alarm-reshuffle-it-or-write-a")
    };
    let sentence = text!("alarm-has-run-out-and-turns", name = name, todo = todo);
    Some(alarm(format!("deck:{deck}"), text!("alarm-empty-deck"), sentence, actions))
}
