//! What each audience sees, field by field (N-1). Screens render these and compute no rule; every
//! legal action is listed with the command that carries it out.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::command::{Command, Duty, Pick, Scene};
use crate::content::{Article, Counter, Pattern, Until};
use crate::ids::{CardId, FactionId};
use crate::settings::SettingView;

/// What everybody sees.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
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
    /// One line on what is going on.
    pub headline: String,
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
    /// The factions that have locked a bid; empty outside of the race.
    pub bids_in: Vec<FactionId>,
    /// The vote under way or decided last, until the next one opens or the phase ends.
    pub ballot: Option<BallotView>,
    /// What is about to happen.
    pub outcome: Option<OutcomeView>,
    /// What the Check phase found.
    pub check: Option<CheckView>,
    /// Who asked to speak, in order.
    pub speakers: Vec<FactionId>,
    /// The agenda of the Assembly.
    pub agenda: Vec<MotionView>,
    /// How many motions fill the agenda (C-22).
    pub agenda_full: u32,
    /// Whether an Assembly is announced for the next Diplomacy Round.
    pub assembly_announced: bool,
    /// Whether the Diplomacy Round is called for the end of this phase (C-1).
    pub diplomacy_called: bool,
    /// The constitution in force; the first is Article 1.
    pub constitution: Vec<Article>,
    /// The laws in force.
    pub laws: Vec<Article>,
    /// What Control says to the room.
    pub announcement: Option<String>,
    /// What the projector shows.
    pub scene: Scene,
    /// Whether Control holds the scene against the phases.
    pub scene_held: bool,
    /// What happened, by number; the last 60 lines.
    pub log: BTreeMap<u32, LogLine>,
}

/// The phases of the council and what lies between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Phase {
    /// Before the first cycle.
    Lobby,
    Prytanis,
    Event,
    Debate,
    Support,
    Vote,
    Check,
    /// The Stasis Phase.
    Stasis,
    /// The Diplomacy Round.
    Diplomacy,
}

/// The steps within the phases. A screen switches on this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Waiting for people and for Control to begin.
    Lobby,
    /// The faction with supremacy picks among the tied.
    TieForPrytanis,
    /// Somebody presides (or nobody can).
    Presiding,
    /// The Prytanis chooses events.
    ChooseEvents,
    /// The events are chosen.
    EventsChosen,
    /// Open debate.
    Debate,
    /// Horses are concealed.
    Race,
    /// The race is tied and Control picks.
    RaceTied,
    /// The race is run; Heroes and grants; strengths are announced.
    Strengths,
    /// The Prytanis chooses what is put to the vote.
    ChooseMotion,
    /// Votes are picked.
    Ballot,
    /// The vote is tied and somebody decides.
    BallotTied,
    /// The vote is revealed and what will happen is shown.
    Outcome,
    /// Control checks for Assembly and stasis.
    Check,
    /// Stasis is resolved.
    Stasis,
    /// The Archons are away.
    Diplomacy,
}

/// A clock. Moments are on the table's clock, in milliseconds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct ClockView {
    /// What runs out.
    pub label: String,
    /// When it runs out.
    #[cfg_attr(test, ts(type = "number"))]
    pub ends_at: u64,
    /// Its whole length.
    pub seconds: u32,
    /// What happens then, in a sentence.
    pub then: String,
}

/// Somebody who is awaited.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct Awaiting {
    /// Who.
    pub faction: FactionId,
    /// For what: "to choose an event".
    pub what: String,
}

/// A number that can say why it is what it is (I-9): the parts add up to the value.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct Figure {
    /// The number.
    pub value: i32,
    /// Its parts.
    pub parts: Vec<Part>,
}

/// A part of a figure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct Part {
    /// Where it comes from.
    pub label: String,
    /// How much it adds.
    pub by: i32,
}

/// A faction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
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
    /// Its Heroes.
    pub heroes: Vec<HeroView>,
    /// Support that Control can take away.
    pub supports: Vec<SupportView>,
    /// To whom it grants its influence.
    pub grant: Option<GrantView>,
}

/// A Hero.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct HeroView {
    /// The name.
    pub name: String,
    /// 1 to 3.
    pub value: u32,
    /// What it does.
    pub duty: Duty,
}

/// Support for a time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct SupportView {
    /// Its number, for `remove_support`.
    pub id: u32,
    /// Where it comes from.
    pub label: String,
    /// How much.
    pub by: u32,
    /// Until when.
    pub until: Until,
}

/// A grant of influence (I-4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct GrantView {
    /// To whom.
    pub to: FactionId,
    /// How much.
    pub amount: i32,
    /// Whether it was made in this phase and so cannot be moved before the next (I-5).
    pub fixed: bool,
}

/// An event deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct DeckView {
    /// Its id, which a written card names (C-8).
    pub id: String,
    /// Its name.
    pub name: String,
    /// An icon.
    pub emblem: String,
    /// Cards left, face down.
    pub left: u32,
    /// Cards discarded.
    pub discarded: u32,
    /// The face-up card; none shows an empty place (C-7).
    pub up: Option<CardView>,
}

/// An event card as everybody may read it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct CardView {
    /// Its id.
    pub id: CardId,
    /// Its deck's place, from 0.
    pub deck: u32,
    /// Title.
    pub title: String,
    /// Mood.
    pub flavour: String,
    /// What the council is asked.
    pub text: String,
    /// An icon.
    pub emblem: String,
    /// A motion moves an article to the Assembly; a crisis does something at once.
    pub kind: CardKind,
    /// The options, in order.
    pub options: Vec<OptionView>,
    /// What happens when nothing passes, in sentences.
    pub default: Vec<String>,
}

/// What sort of card it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum CardKind {
    Motion,
    Crisis,
}

/// An option of a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct OptionView {
    /// A few words.
    pub label: String,
    /// One sentence.
    pub text: String,
    /// What it does, in sentences.
    pub effects: Vec<String>,
}

/// An activated event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct DocketView {
    /// The card.
    pub card: CardView,
    /// How far it is.
    pub state: DocketState,
    /// The options that failed, by their place.
    pub failed: Vec<u32>,
}

/// How far an activated event is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(rename_all = "snake_case")]
pub enum DocketState {
    /// Not yet called.
    Waiting,
    /// Before the council now.
    Called,
    /// Settled: an option passed.
    Passed,
    /// Settled: its default happened.
    Defaulted,
    /// Left undone when the phase was skipped.
    Dropped,
}

/// The race after its reveal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct RaceView {
    /// What each faction showed, in seat order.
    pub bids: Vec<BidView>,
    /// Who won; several where all tied win.
    pub winners: Vec<FactionId>,
    /// What a winner gains.
    pub bonus: u32,
    /// The verdict in a sentence.
    pub verdict: String,
}

/// A bid after the reveal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct BidView {
    /// Whose.
    pub faction: FactionId,
    /// How many Horses.
    pub horses: u32,
}

/// A vote.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct BallotView {
    /// Its number, from 1 over the whole game.
    pub number: u32,
    /// The event.
    pub card: CardId,
    /// Its title.
    pub title: String,
    /// The option's place.
    pub option: u32,
    /// The option's label.
    pub label: String,
    /// What happens if it passes, in sentences.
    pub effects: Vec<String>,
    /// What is needed, in a sentence.
    pub needed: String,
    /// Who has a vote, in seat order.
    pub voters: Vec<FactionId>,
    /// Who has picked.
    pub votes_in: Vec<FactionId>,
    /// The reveal.
    pub result: Option<ResultView>,
}

/// A vote after its reveal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct ResultView {
    /// Each voter's pick with its strength at the reveal, in seat order.
    pub picks: Vec<PickView>,
    /// Strength of YES.
    pub yes: Figure,
    /// Strength of NO.
    pub no: Figure,
    /// Strength that abstained.
    pub abstain: Figure,
    /// How it ended.
    pub verdict: Verdict,
    /// Who decided the tie.
    pub decided_by: Option<FactionId>,
    /// The verdict in a sentence, with its rule.
    pub sentence: String,
}

/// How a vote ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Verdict {
    Passed,
    Failed,
    /// Not yet decided.
    Tied,
}

/// A revealed pick.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct PickView {
    /// Whose.
    pub faction: FactionId,
    /// The pick.
    pub pick: Pick,
    /// The strength behind it.
    pub strength: Figure,
}

/// What is about to happen (C-19).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct OutcomeView {
    /// The event.
    pub card: CardId,
    /// Its title.
    pub title: String,
    /// Which way it went: the option's label, or that nothing passed.
    pub way: String,
    /// What the card says of it.
    pub text: String,
    /// The changes, in order.
    pub changes: Vec<ChangeView>,
}

/// One change of an outcome.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct ChangeView {
    /// What will happen, in a sentence: "Medes: Arête 4 → 3".
    pub says: String,
    /// Whom it strikes, in seat order; empty for the city or while it is to be chosen.
    pub factions: Vec<FactionId>,
    /// The amount, where there is one.
    pub by: Option<i32>,
    /// Who is still to name whom it strikes.
    pub chooser: Option<Chooser>,
    /// Why Control changed it.
    pub revised: Option<String>,
    /// Whether Control struck it out.
    pub struck: bool,
}

/// Who names a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Chooser {
    Prytanis,
    Control,
}

/// What the Check phase found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct CheckView {
    /// The agenda, in a sentence.
    pub assembly: String,
    /// The Stasis number, in a sentence.
    pub stasis: String,
    /// What comes next.
    pub next: String,
}

/// A motion on the agenda.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct MotionView {
    /// Its number.
    pub id: u32,
    /// Title.
    pub title: String,
    /// Draft text.
    pub text: String,
    /// What it would change.
    pub changes: String,
    /// How it came to the agenda.
    pub source: String,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct LogLine {
    /// When, in milliseconds on the table's clock.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: u64,
    /// The Act and the cycle: "Act 1, cycle 3".
    pub when: String,
    /// What sort of thing happened.
    pub kind: LogKind,
    /// The sentence, with its cause.
    pub text: String,
    /// Whom it is about.
    pub factions: Vec<FactionId>,
}

/// What sort of thing happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(rename_all = "snake_case")]
pub enum LogKind {
    /// A phase, a round, an Act.
    Phase,
    /// Who presides, events, motions.
    Council,
    /// A race.
    Race,
    /// A vote.
    Vote,
    /// A figure changed.
    Figure,
    /// Control did something out of the ordinary.
    Control,
}

/// What an Archon sees beyond [`CouncilView`].
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct SeatView {
    /// The Archon's faction.
    pub faction: FactionId,
    /// What is asked of it now.
    pub ask: Ask,
    /// What it may do now.
    pub actions: Vec<Action>,
    /// What it may hand over.
    pub give: Option<GiveOffer>,
    /// What it bid, before the reveal. Secret.
    pub bid: Option<u32>,
    /// What it picked, before the reveal. Secret.
    pub pick: Option<Pick>,
}

/// What is asked of somebody now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct Ask {
    /// Whether the table waits for it.
    pub urgency: Urgency,
    /// A few words: "Vote", "You preside", "Locked".
    pub title: String,
    /// One sentence: what to do, or for whom or what one waits.
    pub sentence: String,
}

/// Whether the table waits for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(rename_all = "snake_case")]
pub enum Urgency {
    /// The table waits for this Archon.
    Now,
    /// It may do something; nobody waits.
    May,
    /// It has done it, and may still change it.
    Done,
    /// It waits.
    Wait,
}

/// A legal action: sent as it stands, it is accepted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct Action {
    /// Stable within the list: "bid:3", "grant:medes".
    pub key: String,
    /// How a screen lays it out.
    pub group: Group,
    /// A few words.
    pub label: String,
    /// What it will do, in a sentence.
    pub says: String,
    /// The command that does it.
    pub command: Command,
}

/// What an action is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(rename_all = "snake_case")]
pub enum Group {
    /// `pick_prytanis`, one a tied faction.
    Prytanis,
    /// `activate_events`, one a set of cards.
    Events,
    /// `lock_bid`, one a number of Horses.
    Bid,
    /// `pick_winner`, one a tied faction and nobody.
    Winner,
    /// `assign_hero`, one a Hero.
    Hero,
    /// `grant`, one a faction, and withdrawal.
    Grant,
    /// `put_to_vote`, one an option.
    Put,
    /// `leave_to_default`.
    Stop,
    /// `vote`: yes, no, abstain.
    Vote,
    /// `decide_tie`: yes and no.
    Tie,
    /// `choose_target`, one a change and faction.
    Target,
    /// `raise_hand` and `lower_hand`.
    Speak,
    /// `void_vote` with a stock reason.
    Void,
    /// `skip_phase`.
    Skip,
    /// `call_diplomacy`, `cancel_diplomacy`.
    Diplomacy,
    /// `advance_act`.
    Act,
    /// `reshuffle`, one a deck.
    Deck,
    /// `set_clock`: a minute more, half a minute more, stop.
    Clock,
}

/// What an Archon may hand over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct GiveOffer {
    /// To whom.
    pub to: Vec<FactionId>,
    /// What, and how many at most (1 or more).
    pub what: Vec<GiveItem>,
}

/// Something to hand over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct GiveItem {
    /// What.
    pub what: Counter,
    /// How many at most.
    pub most: u32,
}

/// What Control sees beyond [`CouncilView`]. Bids and votes before the reveal are not in it (C-10,
/// C-15).
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct ControlView {
    /// The one big button.
    pub next: NextView,
    /// What else Control may do now as itself.
    pub actions: Vec<Action>,
    /// What Control may do for each seat, in seat order.
    pub seats: Vec<ControlSeat>,
    /// The rulings.
    pub settings: Vec<SettingView>,
    /// What needs attention.
    pub alarms: Vec<AlarmView>,
    /// What is to be done by hand.
    pub tasks: Vec<TaskView>,
    /// How each faction voted so far (C-20), in seat order.
    pub voters: Vec<VoterView>,
    /// The log with what only Control reads, by number; the last 200 lines.
    pub log: BTreeMap<u32, LogLine>,
}

/// The next step.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct NextView {
    /// Named by what it will do: "Reveal the bids: 7 of 8 in, Medes missing".
    pub label: String,
    /// What it will do, in a sentence.
    pub says: String,
    /// Absent while somebody must decide first: then the button opens the way to decide for them.
    pub command: Option<Command>,
    /// For whom it waits, when the command is absent.
    pub waits_for: Option<FactionId>,
    /// Whether everything awaited is in.
    pub ready: bool,
}

/// What Control may do for a seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct ControlSeat {
    /// Whose seat.
    pub faction: FactionId,
    /// What is asked of it.
    pub ask: Ask,
    /// What Control may do in its place, with `for_seat`.
    pub actions: Vec<Action>,
    /// What Control may hand over for it.
    pub give: Option<GiveOffer>,
}

/// Something that needs attention.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct AlarmView {
    /// A few words.
    pub title: String,
    /// What to do about it.
    pub sentence: String,
}

/// Something to do by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct TaskView {
    /// Its number.
    pub id: u32,
    /// What to do.
    pub text: String,
    /// Where it comes from.
    pub source: String,
    /// Whether it is done.
    pub done: bool,
}

/// How a faction voted so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
pub struct VoterView {
    /// Whose.
    pub faction: FactionId,
    /// Votes YES.
    pub yes: u32,
    /// Votes NO.
    pub no: u32,
    /// Abstentions while it had a vote.
    pub abstained: u32,
    /// The last votes, oldest first, at most 12.
    pub last: Vec<Pick>,
}
