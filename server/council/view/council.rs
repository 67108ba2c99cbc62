//! What everybody sees.

use std::collections::BTreeMap;

use game::Text;
use serde::Serialize;

use crate::action::{Awaiting, ClockView};
use crate::assembly::agenda::shown::MotionView;
use crate::assembly::sitting::shown::AssemblyView;
use crate::assembly::{agenda, sitting};
use crate::content::{Counter, Pattern};
use crate::control::figures::shown;
use crate::control::figures::shown::CounterView;
use crate::control::seats::SeatMode;
use crate::control::stage;
use crate::control::stage::Scene;
use crate::control::stage::shown::SpotlightView;
use crate::cycle::check::shown::CheckView;
use crate::cycle::events::shown::{DeckView, DocketView};
use crate::cycle::grants::shown::{GrantView, HeroView, SupportView};
use crate::cycle::outcome::shown::OutcomeView;
use crate::cycle::prytanis::view::ElectionView;
use crate::cycle::race::shown::RaceView;
use crate::cycle::vote::view::BallotView;
use crate::cycle::{check, events, grants, outcome, prytanis, race, vote};
use crate::day::shown::DayView;
use crate::figures::count;
use crate::ids::FactionId;
use crate::law::texts;
use crate::law::texts::shown::{ArticleView, LawView};
use crate::ledger::{Figure, Part};
use crate::log::{BecauseView, Line, LogKind};
use crate::past::view::{AllianceView, PastView};
use crate::stasis::streets;
use crate::stasis::streets::view::{CityView, StreetsView};
use crate::state::{Faction, State};

use crate::steps::words::PurposeView;
use crate::steps::{Phase, Step};
use crate::view::because;
use crate::{day, figures, ledger, past, steps};

/// Lines of the log that everybody sees.
const LINES: usize = 60;

/// What everybody sees.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct CouncilView {
    /// The scenario's name.
    pub scenario: String,
    /// The Act, 1 to 3.
    pub act: u32,
    /// The Action Round, from 1.
    pub round: u32,
    /// The cycle, from 1; 0 before the first.
    pub cycle: u32,
    /// The phase under way.
    pub phase: Phase,
    /// The step under way.
    pub step: Step,
    /// Rises with every step; commands that go on name it.
    pub step_number: u32,
    /// What the phase is for.
    pub purpose: PurposeView,
    /// One line on what is going on.
    pub headline: Text,
    /// The rounds of the day.
    pub day: DayView,
    /// The clock of this step, if it has one.
    pub clock: Option<ClockView>,
    /// Who is awaited and for what, in seat order.
    pub awaiting: Vec<Awaiting>,
    /// Who presides.
    pub prytanis: Option<FactionId>,
    /// Who decides ties for Prytanis (C-3).
    pub supremacy: Option<FactionId>,
    /// Whose Archon decides tied votes (C-17).
    pub tie_breaker: Option<FactionId>,
    /// The tied, while the Prytanis is to be picked among them.
    pub tied: Vec<FactionId>,
    /// The Stasis number (C-23).
    pub stasis: Figure,
    /// The number at which stasis breaks out.
    pub stasis_threshold: u32,
    /// Divine Wrath.
    pub wrath: Figure,
    /// Doom of the whole city.
    pub doom: Figure,
    /// Counters that Control has named otherwise or left out.
    pub counters: Vec<CounterView>,
    /// The factions in clockwise order.
    pub factions: Vec<FactionView>,
    /// The three event decks.
    pub decks: Vec<DeckView>,
    /// How many events the Prytanis activates this cycle.
    pub events_to_choose: u32,
    /// The activated events of this cycle.
    pub docket: Vec<DocketView>,
    /// The race, from its reveal to the end of the cycle.
    pub race: Option<RaceView>,
    /// What the race is for, and who wins it on a tie, in a line; none once it is run (C-11).
    pub stakes: Option<Text>,
    /// The factions that have locked a bid; empty outside of the race.
    pub bids_in: Vec<FactionId>,
    /// The vote under way or decided last, until the next one opens or the phase ends.
    pub ballot: Option<BallotView>,
    /// What is about to happen.
    pub outcome: Option<OutcomeView>,
    /// What the Check phase found.
    pub check: Option<CheckView>,
    /// Who has the floor.
    pub speaking: Option<FactionId>,
    /// Since when, in milliseconds on the table's clock.
    pub speaking_since: Option<u64>,
    /// How long a speech should last, in seconds; 0 where nobody says so. Nothing ends it.
    pub speaker_seconds: u32,
    /// Who asked to speak, in order.
    pub speakers: Vec<FactionId>,
    /// The election of the Prytanis under way, or the last of this cycle.
    pub election: Option<ElectionView>,
    /// The agenda of the Assembly, in order; during an Assembly with what it has decided.
    pub agenda: Vec<MotionView>,
    /// How many motions on it are undecided.
    pub agenda_count: u32,
    /// How many motions fill the agenda (C-22).
    pub agenda_full: u32,
    /// Whether an Assembly is announced for the next Diplomacy Round.
    pub assembly_announced: bool,
    /// The Assembly under way.
    pub assembly: Option<AssemblyView>,
    /// Whether the Diplomacy Round is called for the end of this phase (C-1).
    pub diplomacy_called: bool,
    /// The constitution in force; the first is Article 1.
    pub constitution: Vec<ArticleView>,
    /// The laws in force.
    pub laws: Vec<LawView>,
    /// Which article or law is the reason: by a ruling's key, `ties`, `supremacy` or `citizens` the
    /// words "Article 3" or "the law “…”". What no article or law decides is left out.
    pub reasons: BTreeMap<String, Text>,
    /// The city; none where the scenario has no map of it.
    pub city: Option<CityView>,
    /// The stasis under way.
    pub streets: Option<StreetsView>,
    /// How the factions stood when each cycle began.
    pub past: Vec<PastView>,
    /// Who voted with whose influence, an Act after the other.
    pub alliances: Vec<AllianceView>,
    /// What Control says to the room.
    pub announcement: Option<String>,
    /// What Control holds up.
    pub spotlight: Option<SpotlightView>,
    /// Why what was decided last was decided so: at most one row for each sort of decision, only while
    /// it still matters.
    pub because: Vec<BecauseView>,
    /// What the projector shows.
    pub scene: Scene,
    /// Whether Control holds the scene against the phases.
    pub scene_held: bool,
    /// What happened, by number; the last 60 lines.
    pub log: BTreeMap<u32, LogLine>,
}

/// A faction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct FactionView {
    /// Its id, and its seat's.
    pub id: FactionId,
    /// Its name, a plural.
    pub name: String,
    /// One line on what it wants.
    pub creed: String,
    /// `#rrggbb`.
    pub colour: String,
    /// An icon of the game-icons set.
    pub emblem: String,
    /// The second sign beside the colour.
    pub pattern: Pattern,
    /// Whether it is a citizen.
    pub citizen: bool,
    /// Whether it is in exile.
    pub exiled: bool,
    /// How its seat is played.
    pub mode: SeatMode,
    /// Standing.
    pub arete: Figure,
    /// Arête and lasting adjustments (I-1).
    pub influence: Figure,
    /// Support for now (I-2), without what others grant.
    pub support: Figure,
    /// What it votes with: 0 when it has no vote (I-3).
    pub strength: Figure,
    /// Tokens and points.
    pub tyche: Figure,
    /// Horse tokens.
    pub horses: Figure,
    /// Talents.
    pub talents: Figure,
    /// Doom.
    pub doom: Figure,
    /// Stasis cards kept.
    pub stasis_cards: Figure,
    /// Architecture megaprojects (S-8).
    pub projects: Figure,
    /// Its Heroes.
    pub heroes: Vec<HeroView>,
    /// Support that Control can take away.
    pub supports: Vec<SupportView>,
    /// To whom it grants its influence.
    pub grant: Option<GrantView>,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct LogLine {
    /// When, in milliseconds on the table's clock.
    pub at: u64,
    /// The Act and the cycle: "Act 1, cycle 3".
    pub when: Text,
    /// What sort of thing happened.
    pub kind: LogKind,
    /// The sentence, with its cause.
    pub text: Text,
    /// Whom it is about.
    pub factions: Vec<FactionId>,
}

sections! {
    CouncilView, council, show_council(state: &State);
    one scenario = state.content.scenario().name.clone();
    one act = state.course.act;
    one round = state.course.round;
    one cycle = state.course.cycle;
    one phase = state.phase();
    one step = state.course.step;
    one step_number = state.course.step_number;
    one purpose = steps::words::purpose(state);
    one headline = steps::view::headline(state);
    one day = day::shown::day(state);
    one clock = steps::view::clock(state);
    one awaiting = steps::view::awaiting(state);
    one prytanis = state.chair.prytanis.clone();
    one supremacy = state.chair.supremacy.clone();
    one tie_breaker = state.tie_breaker().cloned();
    one tied = state.chair.tied.clone();
    one stasis = ledger::figure(&state.totals.stasis);
    one stasis_threshold = state.settings.stasis_threshold;
    one wrath = ledger::figure(&state.totals.wrath);
    one doom = doom(state);
    one counters = shown::counters(state);
    each factions = faction(state, state.nth(at)), at < state.playing();
    each decks = events::shown::deck(state, at), at < state.decks.len();
    one events_to_choose = count(events::rules::events_to_choose(state));
    one docket = events::shown::docket(state);
    one race = race::shown::race(state);
    one stakes = race::shown::stakes(state);
    one bids_in = race::shown::bids_in(state);
    object ballot = vote::view::ballot(state) => ballot in vote::view::show(state, ballot);
    one outcome = outcome::shown::outcome(state);
    one check = (state.course.step == Step::Check).then(|| check::shown::check(state));
    one speaking = state.floor.speaking.clone();
    one speaking_since = state.floor.since.map(|at| at.0);
    one speaker_seconds = state.settings.speaker_seconds;
    one speakers = state.floor.speakers.clone();
    one election = prytanis::view::election(state);
    each agenda = agenda::shown::motion(state, &state.assembly.agenda[at]),
        at < state.assembly.agenda.len();
    one agenda_count = count(state.agenda_count());
    one agenda_full = state.settings.agenda_full;
    one assembly_announced = state.assembly.assembly_announced;
    one assembly = sitting::shown::assembly(state);
    one diplomacy_called = state.course.diplomacy_called;
    each constitution = texts::shown::article(state, &state.code.constitution[at]),
        at < state.code.constitution.len();
    each laws = texts::shown::law(state, &state.code.laws[at]), at < state.code.laws.len();
    one reasons = texts::shown::reasons(state);
    one city = streets::view::city(state);
    one streets = streets::view::streets(state);
    each past = past::view::cycle(state, at), at < past::view::cycles(state);
    one alliances = past::view::alliances(state);
    one announcement = state.stage.announcement.clone();
    one spotlight = stage::shown::spotlight(state);
    one because = because::because(state);
    one scene = steps::view::scene(state);
    one scene_held = state.stage.scene.is_some();
    lines log = line(row) => row in state.logs.room().last(LINES);
}

fn doom(state: &State) -> Figure {
    let parts = state.factions().map(|faction| {
        let by = i32::try_from(faction.counter(Counter::Doom)).unwrap_or(i32::MAX);
        Part { label: (&faction.name).into(), by }
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
        support: figures::support(state, faction),
        strength: shown::strength(state, faction),
        tyche: counter(Counter::Tyche),
        horses: counter(Counter::Horses),
        talents: counter(Counter::Talents),
        doom: counter(Counter::Doom),
        stasis_cards: counter(Counter::StasisCards),
        projects: counter(Counter::Projects),
        heroes: grants::shown::heroes(faction),
        supports: grants::shown::supports(state, faction),
        grant: grants::shown::grant(state, faction),
    }
}

pub(super) fn line(line: &Line) -> LogLine {
    LogLine {
        at: line.at.0,
        when: line.when.said(),
        kind: line.kind,
        text: line.text.clone(),
        factions: line.factions.clone(),
    }
}
