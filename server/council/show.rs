//! Makes the views, field by field (N-1).

use std::collections::BTreeMap;

use crate::assembly::{agenda, sitting};
use crate::content::Counter;
use crate::control::figures::offers::give;
use crate::control::stage;
use crate::cycle::race::rules::Eyes;
use crate::cycle::{check, events, grants, outcome, prytanis, race, vote};
use crate::figures::count;
use crate::law::texts;
use crate::ledger::{Figure, Part};
use crate::log::{Line, Log};
use crate::stasis::streets;
use crate::state::{Faction, State};
use crate::steps::Step;
use crate::view::{CouncilView, FactionView, LogLine, SeatView};
use crate::{day, figures, ledger, offers, steps};

mod alarms;
pub(crate) mod because;
mod control;

pub(crate) use control::control;

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
        headline: steps::headline::headline(state),
        day: day::view::day(state),
        clock: steps::view::clock(state),
        awaiting: steps::view::awaiting(state),
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
        spotlight: stage::view::spotlight(state),
        because: because::because(state),
        scene: steps::view::scene(state),
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
        brief: state.printed(faction).brief.clone(),
        ask: steps::asks::ask(state, faction),
        actions: offers::archon(state, faction),
        give: give(state, faction, Eyes::Own),
        bid: state.bids.own(&faction.id).map(|bid| race::rules::can_show(faction, *bid)),
        pick: ballot.and_then(|ballot| ballot.picks.own(&faction.id)).copied(),
        choice: picks.and_then(|picks| picks.own(&faction.id).cloned()).flatten(),
        proposals: agenda::view::proposals(state, Some(&faction.id)),
        may_propose: agenda::rules::may_propose(state, &faction.id),
        street: streets::view::seat(state, faction),
    }
}

fn doom(state: &State) -> Figure {
    let parts = state.factions.iter().map(|faction| {
        let by = i32::try_from(faction.counter(Counter::Doom)).unwrap_or(i32::MAX);
        Part { label: faction.name.clone(), by }
    });
    figures::sum(parts.filter(|part| part.by != 0).collect())
}

fn faction(state: &State, faction: &Faction) -> FactionView {
    let printed = state.printed(faction);
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
