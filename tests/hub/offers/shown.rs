//! Hidden offers on screens: what is seen, offered, said and told. Before they are opened nobody but the seat itself
//! sees what it offered; that it has offered everybody sees.

use std::collections::BTreeMap;

use game::{SeatId, Text, text};
use kit::Reader;
use serde::Serialize;

use super::rules::{SECRETS, awaited, awaits};
use super::state::*;

kit::desk! { wire "offers.ts", seat faction: SeatId, commands Command, groups Group }

/// Colours and emblems, in the order of the seats.
pub const LOOKS: [(&str, &str); 3] = [("#8c1c13", "ant"), ("#1b4965", "bee"), ("#2d6a4f", "cat")];

/// What this game has none of.
const NOTHING: [Text; 0] = [];

/// How a screen lays an offer out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Group {
    Offer,
    Clock,
}

#[derive(Debug, Serialize)]
pub struct TableView {
    pub lot: usize,
    pub lots: usize,
    pub title: String,
    pub step: Step,
    pub step_number: u32,
    pub headline: Text,
    pub awaiting: Vec<Awaiting>,
    pub clock: Option<ClockView>,
    pub players: Vec<PlayerView>,
    /// Who has offered.
    pub offered: Vec<SeatId>,
    /// What was opened last.
    pub opened: Option<SaleView>,
    pub log: BTreeMap<u32, LineView>,
    // What this game has none of.
    pub announcement: Option<String>,
    pub scene: &'static str,
    pub scene_held: bool,
    pub spotlight: Option<Text>,
    pub because: [Text; 0],
    pub reasons: BTreeMap<String, Text>,
}

#[derive(Debug, Serialize)]
pub struct PlayerView {
    pub id: SeatId,
    pub name: String,
    pub colour: &'static str,
    pub emblem: &'static str,
    pub mode: SeatMode,
    pub coins: Figure,
    /// The lots that it took.
    pub lots: Vec<String>,
}

#[derive(Debug, Serialize)]
pub struct SaleView {
    /// What was asked, as the seals name it.
    pub question: String,
    pub offers: Vec<OfferView>,
    pub winner: Option<SeatId>,
    pub verdict: Text,
}

#[derive(Debug, Serialize)]
pub struct OfferView {
    pub faction: SeatId,
    pub coins: u32,
    pub hand: Hand,
    pub seal: SealView,
}

#[derive(Debug, Serialize)]
pub struct LineView {
    pub when: Text,
    pub kind: &'static str,
    pub text: Text,
    pub factions: Vec<SeatId>,
}

#[derive(Debug, Serialize)]
pub struct DeskView {
    pub next: NextView,
    pub rule: StepRule,
    pub reserved: Vec<&'static str>,
    pub actions: Vec<Action>,
    pub seats: Vec<DeskSeat>,
    pub settings: Vec<SettingView>,
    pub alarms: [Text; 0],
    pub tasks: [Text; 0],
    pub log: BTreeMap<u32, LineView>,
}

/// What ends a step, besides the button.
#[derive(Debug, Serialize)]
pub struct StepRule {
    pub ends: Option<&'static str>,
    pub seconds: Option<&'static str>,
    pub after: Option<&'static str>,
}

#[derive(Debug, Serialize)]
pub struct DeskSeat {
    pub faction: SeatId,
    pub actions: Vec<Action>,
}

#[derive(Debug, Serialize)]
pub struct SeatView {
    pub seat: SeatId,
    pub ask: Text,
    pub actions: Vec<Action>,
    /// What it offered, before all are opened. Secret.
    pub offer: Option<u32>,
    /// What its offer is sealed under. Secret.
    pub seal: Option<SealingView>,
}

#[derive(Debug, Serialize)]
pub struct SealingView {
    pub question: String,
    pub commitment: Option<String>,
}

kit::sections! {
    TableView, table, show_table(state: &State);
    one lot = state.course.lot;
    one lots = state.setup.lots.len();
    one title = state.title().to_owned();
    one step = state.course.step;
    one step_number = state.course.step_number;
    one headline = headline(state);
    one awaiting = awaiting(state);
    one clock = clock(state);
    each players = player(state, at), at < state.bidders.len();
    one offered = state.offers.who_is_in().cloned().collect::<Vec<_>>();
    one opened = state.sales.last().map(|sale| opened(state, sale));
    lines log = line(row) => row in state.logs.room().last(60);
    one announcement = None::<String>;
    one scene = "lot";
    one scene_held = false;
    one spotlight = None::<Text>;
    one because = NOTHING;
    one reasons = BTreeMap::<String, Text>::new();
}

kit::sections! {
    DeskView, desk, show_desk(state: &State);
    one next = next(state);
    one rule = rule(state);
    one reserved = Command::RESERVED.to_vec();
    one actions = clock_offers(state);
    each seats = desk_seat(state, &state.bidders[at]), at < state.bidders.len();
    one settings = state.settings.rows();
    one alarms = NOTHING;
    one tasks = NOTHING;
    lines log = line(row) => row in state.logs.control().last(60);
}

kit::sections! {
    SeatView, seat, show_seat(state: &State, at: usize);
    one seat = state.bidders[at].id.clone();
    one ask = ask(state, &state.bidders[at]);
    one actions = offers(state, &state.bidders[at]);
    one offer = own_offer(state, &state.bidders[at]);
    one seal = sealing(state, &state.bidders[at]);
}

/// A seat's name for people.
pub fn name(seat: &SeatId) -> String {
    seat.0.to_uppercase()
}

fn player(state: &State, at: usize) -> PlayerView {
    let (row, (colour, emblem)) = (&state.bidders[at], LOOKS[at % LOOKS.len()]);
    let took = |(sale, title): (&Sale, &String)| {
        (sale.winner.as_ref() == Some(&row.id)).then(|| title.clone())
    };
    PlayerView {
        id: row.id.clone(),
        name: name(&row.id),
        colour,
        emblem,
        mode: row.mode.clone(),
        coins: figure(&row.coins),
        lots: state.sales.iter().zip(&state.setup.lots).filter_map(took).collect(),
    }
}

fn opened(state: &State, sale: &Sale) -> SaleView {
    let row = |(id, coins): &(SeatId, u32)| OfferView {
        faction: id.clone(),
        coins: *coins,
        hand: sale.reveal.hand(id),
        seal: sale.reveal.seal(id).into(),
    };
    SaleView {
        question: sale.reveal.question.clone(),
        offers: sale.offers.iter().map(row).collect(),
        winner: sale.winner.clone(),
        verdict: verdict(state, sale),
    }
}

fn line(line: &Line) -> LineView {
    let (text, factions) = (line.text.clone(), line.seats.clone());
    LineView { when: text!("offers-when-lot", lot = line.lot), kind: "lot", text, factions }
}

fn own_offer(state: &State, bidder: &Bidder) -> Option<u32> {
    Some(state.offers.own(&bidder.id)?.number.min(bidder.coins.value()))
}

fn sealing(state: &State, bidder: &Bidder) -> Option<SealingView> {
    let question = SECRETS.question(state)?;
    let seal = SECRETS.own_seal(state, &bidder.id);
    Some(SealingView { question, commitment: seal.map(|seal| seal.commitment.clone()) })
}

// What is asked and offered.

fn awaiting(state: &State) -> Vec<Awaiting> {
    let row = |id: &SeatId| Awaiting {
        faction: id.clone(),
        what: text!("offers-awaited-to-offer"),
        since: state.seats.awaited_since(id).unwrap_or(state.acted.at).0,
    };
    awaited(state).map(row).collect()
}

fn clock(state: &State) -> Option<ClockView> {
    let clock = state.course.clock.running()?;
    let (label, then) = (text!("offers-clock-offers"), text!("offers-clock-then"));
    Some(ClockView { label, ends_at: clock.ends_at.0, seconds: clock.seconds, then })
}

fn rule(state: &State) -> StepRule {
    let is_clocked = state.course.step == Step::Offering;
    StepRule {
        ends: None,
        seconds: is_clocked.then(|| Ruling::OfferSeconds.key()),
        after: is_clocked.then_some("revealed"),
    }
}

fn ask(state: &State, bidder: &Bidder) -> Text {
    match state.course.step {
        Step::Offering if awaits(state, bidder) => text!("offers-ask-offer", title = state.title()),
        Step::Offering => text!("offers-ask-locked"),
        Step::Judging => text!("offers-ask-wait"),
    }
}

/// One for each number of coins. The same for Control in its place: nothing here tells what is hidden.
fn offers(state: &State, bidder: &Bidder) -> Vec<Action> {
    if state.course.step != Step::Offering {
        return Vec::new();
    }
    let (step, title) = (state.course.step_number, state.title());
    let offer = |coins: u32| {
        let says = text!("offers-offer-says", coins = coins, title = title);
        let command = OffersCommand::Offer { step, coins, seal: None };
        Action::new(format!("offer:{coins}"), Group::Offer, coins.to_string(), says, command)
    };
    (0..=bidder.coins.value().min(100)).map(offer).collect()
}

fn desk_seat(state: &State, bidder: &Bidder) -> DeskSeat {
    DeskSeat { faction: bidder.id.clone(), actions: offers(state, bidder) }
}

fn clock_offers(state: &State) -> Vec<Action> {
    if state.course.step != Step::Offering {
        return Vec::new();
    }
    let command = StepsCommand::SetClock { step: state.course.step_number, seconds: 60 };
    let (label, says) = (text!("offers-clock-minute"), text!("offers-clock-minute-says"));
    vec![Action::new("clock:60", Group::Clock, label, says, command)]
}

/// The one big button.
fn next(state: &State) -> NextView {
    let missing = awaited(state).count();
    let is_last = state.course.lot == state.setup.lots.len();
    let (label, says) = match state.course.step {
        Step::Offering => {
            (text!("offers-next-open", missing = missing), text!("offers-next-open-says"))
        }
        Step::Judging if state.course.over => {
            (text!("offers-next-over"), text!("offers-next-over-says"))
        }
        Step::Judging if is_last => (text!("offers-next-end"), text!("offers-next-end-says")),
        Step::Judging => {
            let title = &state.setup.lots[state.course.lot];
            (text!("offers-next-lot", title = title), text!("offers-next-lot-says"))
        }
    };
    let command = StepsCommand::Advance { step: state.course.step_number };
    NextView {
        label,
        says,
        command: (!state.course.over).then(|| command.into()),
        waits_for: None,
        ready: missing == 0,
    }
}

// Words.

fn headline(state: &State) -> Text {
    match (state.course.step, state.sales.last()) {
        (Step::Offering, _) => text!("offers-headline-offers", title = state.title()),
        (Step::Judging, _) if state.course.over => text!("offers-headline-over"),
        (Step::Judging, Some(sale)) => verdict(state, sale),
        (Step::Judging, None) => text!("offers-headline-gathering"),
    }
}

fn verdict(state: &State, sale: &Sale) -> Text {
    let title = state.title();
    match sale.sold() {
        Some((id, price)) => {
            text!("offers-verdict-sold", who = name(&id), title = title, price = price)
        }
        None => text!("offers-verdict-nobody", title = title),
    }
}

// The log. A seat's own offer leaves no line; the game master's, in its place, one for the desk.

pub fn offers_told(state: &State, event: &OffersEvent) -> Option<Draft> {
    match event {
        OffersEvent::Offered { seat, .. } => {
            let by_control = matches!(state.acted.actor, game::Actor::Control { .. });
            let text = text!("offers-told-offered-for", who = name(seat));
            by_control.then(|| Draft(Reader::Control, text, vec![seat.clone()]))
        }
        OffersEvent::Judged { winner, .. } => {
            let text = verdict(state, state.sales.last()?);
            Some(Draft(Reader::Everybody, text, winner.iter().cloned().collect()))
        }
    }
}

pub fn steps_told(state: &State, event: &StepsEvent) -> Option<Draft> {
    let text = match event {
        StepsEvent::StepBegan { step: Step::Offering, .. } => {
            text!("offers-told-lot", title = state.title())
        }
        StepsEvent::Ended => text!("offers-headline-over"),
        StepsEvent::StepBegan { step: Step::Judging, .. } | StepsEvent::ClockSet { .. } => {
            return None;
        }
    };
    Some(Draft(Reader::Everybody, text, Vec::new()))
}

pub fn desk_told(state: &State, event: &DeskEvent) -> Option<Draft> {
    match event {
        DeskEvent::SeatSet { seat, mode } => {
            let how = match mode {
                SeatMode::Phone => "offers-mode-phone",
                SeatMode::Tablet => "offers-mode-tablet",
                SeatMode::Paper => "offers-mode-paper",
                SeatMode::Absent { .. } => "offers-mode-absent",
                SeatMode::Scripted => "offers-mode-scripted",
            };
            let text = text!("offers-told-seat", who = name(seat), how = text!(how));
            Some(Draft(Reader::Everybody, text, vec![seat.clone()]))
        }
        DeskEvent::CoinsSet { seat, to, .. } => {
            let reason = latest(&state.bidder(seat).coins);
            let text = text!("offers-told-coins", who = name(seat), to = to, reason = reason);
            Some(Draft(Reader::Everybody, text, vec![seat.clone()]))
        }
        DeskEvent::SettingChanged { key, value } => {
            let row = Ruling::of(key)?.row();
            let text =
                text!("offers-told-ruling", rule = row.rule, means = row.means(value.read()));
            Some(Draft(Reader::Everybody, text, Vec::new()))
        }
        DeskEvent::Concealed => {
            Some(Draft(Reader::Everybody, text!("offers-told-anew"), Vec::new()))
        }
        DeskEvent::SeatPlayed { .. } => None,
    }
}

pub fn record_told(state: &State, event: &RecordEvent) -> Option<Draft> {
    match event {
        RecordEvent::Acted { .. } => None,
        RecordEvent::Rewound { .. } => {
            let text = text!("offers-told-back", headline = headline(state));
            Some(Draft(Reader::Everybody, text, Vec::new()))
        }
    }
}
