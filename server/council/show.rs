//! Makes the views, field by field (N-1).

use std::collections::BTreeMap;

use crate::assembly::{agenda, sitting};
use crate::content::Counter;
use crate::cycle::race::rules::Eyes;
use crate::cycle::{check, events, grants, outcome, prytanis, race, vote};
use crate::day;
use crate::figures::{self, count};
use crate::ids::FactionId;
use crate::law::texts;
use crate::ledger;
use crate::legal;
use crate::log::{Line, Log};
use crate::settings::Ends;
use crate::stasis::streets;
use crate::state::{Faction, State};
use crate::view::{
    Awaiting, ClockView, CouncilView, FactionView, Figure, LogLine, Part, SeatView, Step,
};

mod alarms;
mod ask;
pub(crate) mod because;
mod control;
mod decks;
mod headline;
mod scene;
mod spotlight;

pub(crate) use ask::awaited;
pub(crate) use control::control;
pub(crate) use decks::deck_name;
pub(crate) use headline::headline;
pub(crate) use spotlight::may_hold_up;

/// Lines of the log that everybody sees.
const PUBLIC_LINES: usize = 60;

/// What everybody sees.
pub(crate) fn council(state: &State) -> CouncilView {
    CouncilView {
        scenario: state.content.scenario().name.clone(),
        act: state.act,
        round: state.round,
        cycle: state.cycle,
        phase: state.phase(),
        step: state.step,
        step_number: state.step_number,
        headline: headline(state),
        day: day::view::day(state),
        clock: clock(state),
        awaiting: awaiting(state),
        prytanis: state.prytanis.clone(),
        supremacy: state.supremacy.clone(),
        tie_breaker: state.tie_breaker().cloned(),
        tied: state.tied.clone(),
        stasis: ledger::figure(&state.stasis),
        stasis_threshold: state.settings.stasis_threshold,
        wrath: ledger::figure(&state.wrath),
        doom: doom(state),
        factions: state.factions.iter().map(|faction| self::faction(state, faction)).collect(),
        decks: (0..state.decks.len()).map(|at| events::view::deck(state, at)).collect(),
        events_to_choose: count(events::rules::events_to_choose(state)),
        docket: events::view::docket(state),
        race: race::view::race(state),
        bids_in: race::view::bids_in(state),
        ballot: vote::view::ballot(state),
        outcome: outcome::view::outcome(state),
        check: (state.step == Step::Check).then(|| check::view::check(state)),
        speaking: state.speaking.clone(),
        speakers: state.speakers.clone(),
        election: prytanis::view::election(state),
        agenda: state.agenda.iter().map(|row| agenda::view::motion(state, row)).collect(),
        agenda_count: count(state.agenda_count()),
        agenda_full: state.settings.agenda_full,
        assembly_announced: state.assembly_announced,
        assembly: sitting::view::assembly(state),
        diplomacy_called: state.diplomacy_called,
        constitution: state
            .constitution
            .iter()
            .map(|row| texts::view::article(state, row))
            .collect(),
        laws: state.laws.iter().map(|law| texts::view::law(state, law)).collect(),
        reasons: texts::view::reasons(state),
        city: streets::view::city(state),
        streets: streets::view::streets(state),
        announcement: state.announcement.clone(),
        spotlight: spotlight::spotlight(state),
        because: because::because(state),
        scene: scene::scene(state),
        scene_held: state.scene.is_some(),
        log: lines(state.logs.room(), PUBLIC_LINES),
    }
}

/// What an Archon sees beyond that.
pub(crate) fn seat(state: &State, faction: &Faction) -> SeatView {
    let ballot = state.open_ballot();
    let picks = state.election.as_ref().map(|election| &election.picks);
    SeatView {
        faction: faction.id.clone(),
        brief: printed(state, faction).brief.clone(),
        ask: ask::ask(state, faction),
        actions: legal::archon(state, faction),
        give: legal::give(state, faction, Eyes::Own),
        bid: state.bids.own(&faction.id).map(|bid| race::rules::can_show(faction, *bid)),
        pick: ballot.and_then(|ballot| ballot.picks.own(&faction.id)).copied(),
        choice: picks.and_then(|picks| picks.own(&faction.id).cloned()).flatten(),
        proposals: agenda::view::proposals(state, Some(&faction.id)),
        may_propose: agenda::rules::may_propose(state, &faction.id),
        street: streets::view::seat(state, faction),
    }
}

/// A faction as the content has it.
pub(crate) fn printed<'a>(state: &'a State, faction: &Faction) -> &'a crate::content::Faction {
    let mut rows = state.content.scenario().factions.iter();
    let row = rows.find(|row| row.id == faction.id);
    row.expect("the state's factions are those of the content")
}

pub(crate) fn clock(state: &State) -> Option<ClockView> {
    let clock = state.clock.as_ref()?;
    let (label, then) = match state.step {
        Step::Presiding => ("The cycle", "The Prytanis chooses events."),
        Step::EventsChosen => ("Events", "The debate begins."),
        Step::Debate if state.settings.debate_ends == Ends::ByItself => {
            ("Debate", "The Support phase begins.")
        }
        Step::Debate => ("Debate", "Control ends the debate."),
        Step::Race => ("Bids", "The bids are revealed."),
        Step::Election => ("Election", "The picks are revealed."),
        Step::MotionDebate if state.settings.debate_ends == Ends::ByItself => {
            ("Debate", "The motion is put to the vote.")
        }
        Step::MotionDebate => ("Debate", "Control puts the motion to the vote."),
        Step::Ballot | Step::MotionBallot => ("Vote", "The votes are revealed."),
        Step::StasisCards => ("Cards", "The factions muster."),
        Step::Muster => ("Muster", "The first turn begins."),
        Step::Deploy => ("Turn", "The turn is passed."),
        Step::Tyche => ("Tyche", "The Tyche dice are shown."),
        Step::Battles => ("Battles", "The next battle begins."),
        Step::BattleDice => ("Dice", "The dice are thrown."),
        Step::Battle => ("Battle", "Heroes not judged are spared; the next battle begins."),
        Step::Spoils => ("Spoils", "It goes on."),
        Step::Share => ("Dice", "The dice are shared out by lot."),
        _ => return None,
    };
    let reason = match state.step {
        Step::Debate => state.reason("debate_seconds"),
        Step::MotionDebate => state.reason("motion_seconds"),
        _ => None,
    };
    let length = reason.map_or(String::new(), |reason| format!(" Its length is that of {reason}."));
    Some(ClockView {
        label: label.into(),
        ends_at: clock.ends_at.0,
        seconds: clock.seconds,
        then: format!("{then}{length}"),
    })
}

/// Who is awaited and for what.
pub(crate) fn awaiting(state: &State) -> Vec<Awaiting> {
    let waits = |faction: &&Faction| ask::awaited(state, faction);
    let rows = state.factions.iter().filter(waits);
    let what = ask::what(state);
    let row = |faction: &Faction| Awaiting {
        faction: faction.id.clone(),
        what: if faction.is_controls() {
            format!("{what}, by Control's hand")
        } else {
            what.into()
        },
        since: state.seats.waits.get(&faction.id).unwrap_or(&state.at).0,
    };
    rows.map(row).collect()
}

fn doom(state: &State) -> Figure {
    let parts = state.factions.iter().map(|faction| {
        let by = i32::try_from(faction.counter(Counter::Doom)).unwrap_or(i32::MAX);
        Part { label: faction.name.clone(), by }
    });
    figures::sum(parts.filter(|part| part.by != 0).collect())
}

fn faction(state: &State, faction: &Faction) -> FactionView {
    let printed = printed(state, faction);
    let counter =
        |counter| faction.counters.get(&counter).map_or_else(Figure::default, ledger::figure);
    FactionView {
        id: faction.id.clone(),
        name: faction.name.clone(),
        creed: printed.creed.clone(),
        colour: printed.colour.clone(),
        emblem: printed.emblem.clone(),
        pattern: printed.pattern,
        citizen: faction.citizen,
        exiled: faction.exiled,
        mode: faction.mode.clone(),
        arete: counter(Counter::Arete),
        influence: figures::influence(faction),
        support: figures::support(faction),
        strength: figures::strength(state, faction),
        tyche: counter(Counter::Tyche),
        horses: counter(Counter::Horses),
        talents: counter(Counter::Talents),
        doom: counter(Counter::Doom),
        stasis_cards: counter(Counter::StasisCards),
        projects: counter(Counter::Projects),
        heroes: grants::view::heroes(faction),
        supports: grants::view::supports(faction),
        grant: grants::view::grant(state, faction),
    }
}

fn lines(log: &Log, most: usize) -> BTreeMap<u32, LogLine> {
    let row = |line: &Line| LogLine {
        at: line.at.0,
        when: line.when.clone(),
        kind: line.kind,
        text: line.text.clone(),
        factions: line.factions.clone(),
    };
    log.last(most).map(|(number, line)| (number, row(line))).collect()
}

/// The names of those who decide, for sentences: a faction with its article, or Control.
pub(crate) fn the(state: &State, id: Option<&FactionId>) -> String {
    id.map_or("Control".to_owned(), |id| format!("the {}", state.name(id)))
}
