//! What somebody wants. Every command that answers a question names which one it answers (`step`,
//! `cycle`, `ballot`), so that a stale page or a double tap changes nothing.

use serde::{Deserialize, Serialize};

use crate::content::{Card, Counter, Lever, Round, RoundKind, Until};
use crate::ids::{CardId, FactionId, ObjectiveId, StreetCardId};
use crate::settings::Value;
use crate::view::{Aim, HeroAt, Mercy};

mod cockpit;
mod reserved;
pub use cockpit::*;

/// A command to the council. Who may send it is said in brackets; Control may send an Archon's
/// commands in the place of its seat (N-4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// The next step of the sequence of play (Control). Refused unless `step` is the step under way.
    Advance {
        /// The view's `step_number`.
        step: u32,
    },
    /// Ends the phase under way and leaves undone what is undone (Control).
    SkipPhase {
        /// The view's `step_number`.
        step: u32,
    },
    /// Picks the Prytanis among the tied (Archon with supremacy, C-3).
    PickPrytanis {
        /// The cycle.
        cycle: u32,
        /// One of the tied.
        faction: FactionId,
    },
    /// Appoints any faction to preside, at any time (Control).
    AppointPrytanis {
        /// Who presides from now on in this cycle.
        faction: FactionId,
        /// Why; 1 to 200 characters.
        reason: String,
    },
    /// Activates face-up events (Prytanis, C-4).
    ActivateEvents {
        /// The cycle.
        cycle: u32,
        /// Exactly as many as the Act number, or all that there are.
        cards: Vec<CardId>,
    },
    /// Asks to speak (Archon, C-9).
    RaiseHand,
    /// No longer asks to speak (Archon; Control for a seat).
    LowerHand,
    /// Sets the remaining time of the clock under way (Control). 0 ends it at once.
    SetClock {
        /// The view's `step_number`.
        step: u32,
        /// Seconds from now, at most 3600.
        seconds: u32,
    },
    /// Conceals Horses; may be changed until the reveal (Archon, C-10).
    LockBid {
        /// The cycle.
        cycle: u32,
        /// 0 to the faction's Horses.
        horses: u32,
    },
    /// Bids counted by hand in the room: reveals them at once (Control).
    EnterBids {
        /// The cycle.
        cycle: u32,
        /// Factions left out keep what they locked, or 0.
        bids: Vec<(FactionId, u32)>,
    },
    /// Names the winner of a tied race, nobody with `null` (Control, C-11).
    PickWinner {
        /// The cycle.
        cycle: u32,
        /// One of the tied.
        faction: Option<FactionId>,
    },
    /// Sends a Hero to support the Archon, or lets it rest (Archon, C-13).
    AssignHero {
        /// The Hero's name.
        hero: String,
        /// What it does from now on.
        duty: Duty,
    },
    /// Grants influence to another faction, withdraws it with `null` (Archon without a vote, I-4, I-5).
    Grant {
        /// To whom.
        to: Option<FactionId>,
    },
    /// Puts an option of an activated event to the vote (Prytanis, C-14, C-18).
    PutToVote {
        /// The event.
        card: CardId,
        /// The option's place on the card, from 0.
        option: u32,
    },
    /// Stops trying options of an event: its default happens (Prytanis, C-18).
    LeaveToDefault {
        /// The event.
        card: CardId,
    },
    /// Picks YES or NO, or abstains; may be changed until the reveal (Archon, C-15).
    Vote {
        /// The ballot's number.
        ballot: u32,
        /// The pick.
        pick: Pick,
    },
    /// Votes counted by hand in the room: reveals them at once (Control).
    EnterVotes {
        /// The ballot's number.
        ballot: u32,
        /// Factions left out keep what they picked, or abstain.
        picks: Vec<(FactionId, Pick)>,
    },
    /// Decides a tied vote (the Archon whom the constitution names, C-17).
    DecideTie {
        /// The ballot's number.
        ballot: u32,
        /// Whether it passes.
        pick: Pick,
    },
    /// Voids the vote and runs it again, before or after the reveal (Control, C-21).
    VoidVote {
        /// The ballot's number.
        ballot: u32,
        /// Why; 1 to 200 characters.
        reason: String,
    },
    /// Names the faction that an effect strikes (Prytanis or Control, as the card says).
    ChooseTarget {
        /// The view's `step_number`.
        step: u32,
        /// The change's place in the outcome, from 0.
        change: u32,
        /// Whom it strikes.
        faction: FactionId,
    },
    /// Changes one line of the outcome before it happens (Control, C-19).
    ReviseOutcome {
        /// The view's `step_number`.
        step: u32,
        /// The change's place in the outcome, from 0.
        change: u32,
        /// What becomes of it.
        to: Revision,
        /// Why; 1 to 200 characters.
        reason: String,
    },
    /// Begins the Stasis Phase whatever the Stasis number is; the cycle ends as it stands (Control).
    BeginStasis {
        /// The view's `step_number`.
        step: u32,
    },
    /// Pays one Tyche for one more Stasis card (Archon, S-4).
    BuyCard {
        /// The view's `step_number`.
        step: u32,
    },
    /// Says that one is done with cards or with Heroes; when all are, play goes on (Archon).
    Ready {
        /// The view's `step_number`.
        step: u32,
    },
    /// Commits a Hero to the fight, or sends it to safety (Archon, S-9).
    CommitHero {
        /// The view's `step_number`.
        step: u32,
        /// The Hero's name.
        hero: String,
        /// Whether it fights.
        committed: bool,
    },
    /// Places units on one objective (Archon in its turn, S-11).
    PlaceUnits {
        /// The view's `step_number`.
        step: u32,
        /// Where.
        objective: ObjectiveId,
        /// Mobs; with `military` exactly the Act number, or all that are left.
        mobs: u32,
        /// Military units.
        military: u32,
        /// Committed Heroes that go with them.
        #[serde(default)]
        heroes: Vec<String>,
    },
    /// Plays a Stasis card (Archon in its turn, S-11).
    PlayCard {
        /// The view's `step_number`.
        step: u32,
        /// The card.
        card: StreetCardId,
        /// As many targets as it asks for, each one of those offered.
        #[serde(default)]
        aims: Vec<Aim>,
    },
    /// Discards a Stasis card that has no legal target, as one's action (Archon in its turn, S-11).
    DiscardCard {
        /// The view's `step_number`.
        step: u32,
        /// The card.
        card: StreetCardId,
    },
    /// Passes a turn (the clock, or Control, S-11).
    PassTurn {
        /// The view's `step_number`.
        step: u32,
    },
    /// Stops the clock of the step; nothing runs out until it is set again (Control).
    StopClock {
        /// The view's `step_number`.
        step: u32,
    },
    /// Begins the last actions, when everybody has passed for two full turns (Control, S-15).
    StartLastActions {
        /// The view's `step_number`.
        step: u32,
    },
    /// Ends the deployment at once (Control).
    EndDeployment {
        /// The view's `step_number`.
        step: u32,
    },
    /// Sets how many units of a faction stand somewhere (Control).
    CorrectUnits {
        /// Whose.
        faction: FactionId,
        /// At an objective, or in the reserve.
        objective: Option<ObjectiveId>,
        /// Mobs, at most 1000.
        mobs: u32,
        /// Military units, at most 1000.
        military: u32,
        /// Why; 1 to 200 characters.
        reason: String,
    },
    /// Sets where a Hero is in a stasis (Control).
    CorrectHero {
        /// The Hero.
        hero: String,
        /// Where it is from now on.
        at: HeroAt,
        /// Why; 1 to 200 characters.
        reason: String,
    },
    /// Leads the Colossus somewhere, at any time (Control, S-23).
    MoveColossus {
        /// Where to; away from the city with `null`.
        objective: Option<ObjectiveId>,
        /// Why; 1 to 200 characters.
        reason: String,
    },
    /// Fights this battle next (Control, S-16).
    PickBattle {
        /// The view's `step_number`.
        step: u32,
        /// Where.
        objective: ObjectiveId,
    },
    /// Buys Tyche dice for the battle on the table, or none; may be changed until they are shown
    /// (Archon, S-18).
    SpendTyche {
        /// The view's `step_number`.
        step: u32,
        /// How many dice, a Tyche each.
        dice: u32,
    },
    /// Enters dice that were thrown by hand (Control). Every throw that is wanted, in its order.
    EnterDice {
        /// The view's `step_number`.
        step: u32,
        /// The throws.
        throws: Vec<Throw>,
    },
    /// Executes or spares a beaten Hero (the battle's winner, S-21).
    Judge {
        /// The view's `step_number`.
        step: u32,
        /// The Hero.
        hero: String,
        /// What becomes of it.
        fate: Mercy,
    },
    /// Shares out the dice of a spoil (its holder, S-30, S-31).
    ShareDice {
        /// The view's `step_number`.
        step: u32,
        /// To whom each die goes, in their order; a different faction each, nobody for a die that
        /// cannot be given (S-33).
        to: Vec<Option<FactionId>>,
    },
    /// Fights and settles everything to the score sheet at once; nobody buys Tyche, Heroes are spared,
    /// dice that are to be shared go by lot (Control).
    SkipToScore {
        /// The view's `step_number`.
        step: u32,
    },
    /// Names the winner of a tied stasis, or of one that was fought out at the table (Control, S-27).
    NameWinner {
        /// The view's `step_number`.
        step: u32,
        /// Who wins; nobody with `null`.
        faction: Option<FactionId>,
    },
    /// Changes an article of the constitution (the stasis' winner, S-34).
    Amend {
        /// The view's `step_number`.
        step: u32,
        /// Its number, from 1.
        article: u32,
        /// The new text.
        to: NewText,
    },
    /// Hands tokens to another faction (Archon).
    Give {
        /// To whom.
        to: FactionId,
        /// Tyche, Horses or Talents.
        what: Counter,
        /// 1 or more; Horses that are bid are held (C-12).
        amount: u32,
    },
    /// Calls the Diplomacy Round: play halts at the end of the phase (Control, C-1).
    CallDiplomacy,
    /// Takes the call back (Control).
    CancelDiplomacy,
    /// Begins the next Act (Control, A-1, C-6).
    AdvanceAct {
        /// The Act that begins.
        act: u32,
    },
    /// Sets a figure (Control).
    Edit {
        /// Which.
        figure: FigureName,
        /// Its new value.
        to: u32,
        /// Why; 1 to 200 characters.
        reason: String,
    },
    /// Sets citizenship and exile (Control).
    SetStanding {
        /// Whose.
        faction: FactionId,
        /// Whether it is a citizen.
        citizen: bool,
        /// Whether it is in exile.
        exiled: bool,
        /// Why; 1 to 200 characters.
        reason: String,
    },
    /// Hands supremacy to a faction, or to nobody (Control).
    SetSupremacy {
        /// To whom.
        faction: Option<FactionId>,
        /// Why; 1 to 200 characters.
        reason: String,
    },
    /// Names the faction whose Archon decides tied votes; with nobody, Control does (Control).
    SetTieBreaker {
        /// Whose Archon.
        faction: Option<FactionId>,
        /// Why; 1 to 200 characters.
        reason: String,
    },
    /// Gives support for a time (Control, I-2).
    AddSupport {
        /// To whom.
        faction: FactionId,
        /// How much, 1 to 1000.
        by: u32,
        /// What the figure's parts call it; 1 to 60 characters.
        label: String,
        /// Until when.
        until: Until,
    },
    /// Takes support away (Control).
    RemoveSupport {
        /// Its number.
        support: u32,
    },
    /// Shuffles a deck's discards into it (Control, C-7).
    Reshuffle {
        /// The deck, from 0.
        deck: u32,
    },
    /// Writes a card during play (Control, C-8).
    WriteCard {
        /// The card; its `id` must be new.
        card: Card,
        /// Where it goes.
        place: Place,
    },
    /// Begins a round of this sort, between two rounds or in an Assembly (Control). What is planned
    /// before the next one of this sort, up to the next Action Round, is left out; without one it is put
    /// in.
    BeginRound {
        /// The view's `step_number`.
        step: u32,
        /// What sort.
        round: RoundKind,
    },
    /// Plans the rest of the day: these rounds follow the one under way (Control).
    ChangePlan {
        /// At most 60.
        rounds: Vec<Round>,
    },
    /// Sets the remaining time of the round under way (Control).
    SetRound {
        /// The round's `id`.
        round: u32,
        /// Seconds from now, at most 28800; none for no clock.
        seconds: Option<u32>,
    },
    /// The warning before the end of a round, and its end (the clock alone).
    RingBell {
        /// The round's `id`.
        round: u32,
    },
    /// Gives the floor to somebody, or takes it back with `null` (Control, or the Prytanis where an
    /// article says so).
    GiveFloor {
        /// To whom.
        faction: Option<FactionId>,
    },
    /// Picks somebody for Prytanis, or nobody with `null`; may be changed until the reveal (Archon with
    /// a vote, C-2).
    Elect {
        /// The cycle.
        cycle: u32,
        /// Whom.
        faction: Option<FactionId>,
    },
    /// Puts a face-up event under its deck and turns up the next, once a cycle (Prytanis, where an
    /// article says so).
    SecondLook {
        /// The cycle.
        cycle: u32,
        /// The deck, from 0.
        deck: u32,
    },
    /// Undoes the passing of an option, once an Act (Prytanis, where an article says so).
    Veto {
        /// The ballot's number.
        ballot: u32,
    },
    /// Hands counted in the room: the sums of YES and NO, without saying whose (Control).
    EnterCount {
        /// The ballot's number.
        ballot: u32,
        /// Strength of YES.
        yes: u32,
        /// Strength of NO.
        no: u32,
    },
    /// Proposes a motion for the agenda (Archon, A-2); a lever is Control's to add.
    ProposeMotion {
        /// What.
        motion: MotionDraft,
    },
    /// Takes a proposal back (Archon).
    WithdrawProposal {
        /// Its number in the seat's own view.
        proposal: u32,
    },
    /// Puts a proposal on the agenda (Control, A-2).
    AdmitProposal {
        /// Its number.
        proposal: u32,
        /// As Control worded it; as it was proposed with `null`.
        #[serde(default)]
        motion: Option<MotionDraft>,
    },
    /// Declines a proposal (Control).
    DeclineProposal {
        /// Its number.
        proposal: u32,
        /// Why; 1 to 200 characters. The Archon reads it.
        reason: String,
    },
    /// Puts a motion on the agenda (Control, A-2).
    AddMotion {
        /// What.
        motion: MotionDraft,
    },
    /// Rewords a motion before it is put to the vote; what the program obeys of it stays (Control).
    AmendMotion {
        /// Its number.
        motion: u32,
        /// 1 to 80 characters.
        title: String,
        /// 1 to 600 characters.
        text: String,
        /// Why; 1 to 200 characters.
        reason: String,
    },
    /// Moves a motion to another place of the agenda (Control, A-3).
    MoveMotion {
        /// Its number.
        motion: u32,
        /// Its new place, from 0.
        to: u32,
    },
    /// Puts a motion off to another Assembly, or takes that back (Control).
    PostponeMotion {
        /// Its number.
        motion: u32,
        /// Whether it waits for another Assembly.
        postponed: bool,
    },
    /// Makes several motions of one that waits (Control). The first keeps what the program obeys of it,
    /// the others are texts of the same kind.
    SplitMotion {
        /// Its number.
        motion: u32,
        /// Title and text of each, 2 to 6.
        parts: Vec<MotionPart>,
    },
    /// Reads a motion to the Assembly next, whatever its place (Control).
    TakeUpMotion {
        /// The view's `step_number`.
        step: u32,
        /// Its number.
        motion: u32,
    },
    /// Proclaims a law (Control for a Magistrate, A-5).
    ProclaimLaw {
        /// 1 to 80 characters.
        title: String,
        /// 1 to 600 characters.
        text: String,
        /// What the program obeys of it.
        #[serde(default)]
        lever: Option<Lever>,
        /// When it ends by itself: with the cycle, the round or the Act, or when it is repealed.
        until: Until,
        /// By whom; at most 60 characters. Control, when empty.
        #[serde(default)]
        by: String,
    },
    /// Repeals a law (Control for a Magistrate, A-5).
    RepealLaw {
        /// Its number.
        law: u32,
        /// Why, or by whom; 1 to 200 characters.
        reason: String,
    },
    /// Changes an article (Control).
    ChangeArticle {
        /// Its number, from 1.
        article: u32,
        /// The new text.
        to: NewText,
        /// Why; 1 to 200 characters.
        reason: String,
    },
    /// Adds an article at the end of the constitution, or in the place of the one with the same lever
    /// (Control).
    AddArticle {
        /// 1 to 80 characters.
        title: String,
        /// 1 to 600 characters.
        text: String,
        /// What the program obeys of it.
        #[serde(default)]
        lever: Option<Lever>,
        /// Why; 1 to 200 characters.
        reason: String,
    },
    /// Takes an article out of the constitution; those after it move up (Control).
    RepealArticle {
        /// Its number, from 1.
        article: u32,
        /// Why; 1 to 200 characters.
        reason: String,
    },
    /// Takes a motion off the agenda, also while it is debated (Control).
    StrikeMotion {
        /// Its number.
        motion: u32,
        /// Why; 1 to 200 characters.
        reason: String,
    },
    /// Ticks or unticks something to do by hand (Control, A-6).
    TickTask {
        /// Its number.
        task: u32,
        /// Whether it is done.
        done: bool,
    },
    /// Changes a ruling (Control).
    ChangeSetting {
        /// The setting's key.
        key: String,
        /// One of its choices, or a number in its range.
        value: Value,
    },
    /// Changes several rulings at once, all of them or none (Control).
    ChangeSettings {
        /// 1 to 20; each a key and its value, as in `change_setting`.
        changes: Vec<(String, Value)>,
    },
    /// Chooses what the projector shows, or lets the phase choose with `null` (Control).
    Show {
        /// The scene.
        scene: Option<Scene>,
    },
    /// Sets how a seat is played, at any moment (Control, N-4). A choice that is locked stays.
    SetSeat {
        /// Whose seat.
        faction: FactionId,
        /// How from now on.
        mode: SeatMode,
    },
    /// The program plays the seats that it plays, one choice at a time (the clock alone).
    PlayScript {
        /// The view's `step_number`.
        step: u32,
    },
    /// Enters how the battle on the table ended on the real map (Control, S-19 to S-21). The units of
    /// all others leave the place; the Heroes of those beaten are judged as ever.
    EnterBattle {
        /// The view's `step_number`.
        step: u32,
        /// Who holds the place: one of its sides, or nobody.
        holder: Option<FactionId>,
        /// Who threw a natural 13 (S-19): its Heroes there die. Never the holder.
        #[serde(default)]
        thirteens: Vec<FactionId>,
    },
    /// Enters who holds the city after the battles were fought on the real map; play goes on with the
    /// palace and the spoils (Control, S-24). Left-out objectives stay as they stand.
    EnterCity {
        /// The view's `step_number`.
        step: u32,
        /// Who holds each; nobody with `null`.
        holders: Vec<(ObjectiveId, Option<FactionId>)>,
    },
    /// Opens a deck: what lies in it is shown to Control until it is closed (Control). The log says so.
    OpenDeck {
        /// Which.
        deck: DeckName,
    },
    /// Closes the deck that is open (Control).
    CloseDeck,
    /// Shuffles what lies face down in a deck (Control).
    ShuffleDeck {
        /// Which.
        deck: DeckName,
    },
    /// Takes a card from where it lies in a deck, face up or in its discards, to another place of it
    /// (Control). A card that is before the council stays where it is.
    MoveCard {
        /// Which deck.
        deck: DeckName,
        /// The card's id.
        card: String,
        /// Where it goes.
        to: CardTo,
        /// Why; 1 to 200 characters.
        reason: String,
    },
    /// Deals Stasis cards from the top of their deck, or takes them from a hand at random into the
    /// discards (Control, in a stasis).
    DealCards {
        /// To whom, or from whom.
        faction: FactionId,
        /// How many; fewer than 0 takes them away. From -20 to 20, not 0.
        cards: i32,
        /// Why; 1 to 200 characters.
        reason: String,
    },
    /// Holds one thing up on the projector and on every onlooker's screen; `null` takes it down
    /// (Control).
    Spotlight {
        /// What.
        on: Option<Subject>,
    },
    /// Says something to the whole room; empty takes it back (Control).
    Announce {
        /// At most 200 characters.
        text: String,
    },
}

/// A motion as it is proposed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(tag = "as", rename_all = "snake_case", deny_unknown_fields)]
pub enum MotionDraft {
    /// One of the texts that stand ready for an article takes its place.
    Alternative {
        /// The article's number, from 1.
        article: u32,
        /// The alternative's, from 0.
        alternative: u32,
    },
    /// A new article, or a new text for one.
    Article {
        /// 1 to 80 characters.
        title: String,
        /// 1 to 600 characters.
        text: String,
        /// The number of the article whose place it takes, from 1. Without it, it takes that of the one
        /// with the same lever, or is a new one at the end.
        #[serde(default)]
        replaces: Option<u32>,
        /// What the program obeys of it (Control's to say).
        #[serde(default)]
        lever: Option<Lever>,
    },
    /// A law.
    Law {
        /// 1 to 80 characters.
        title: String,
        /// 1 to 600 characters.
        text: String,
        /// What the program obeys of it (Control's to say).
        #[serde(default)]
        lever: Option<Lever>,
        /// When it ends by itself: with the cycle, the round or the Act, or when it is repealed.
        until: Until,
    },
    /// Anything else: Control sees to it by hand.
    Deed {
        /// 1 to 80 characters.
        title: String,
        /// 1 to 400 characters.
        text: String,
    },
}

/// A part of a motion that is split.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(deny_unknown_fields)]
pub struct MotionPart {
    /// 1 to 80 characters.
    pub title: String,
    /// 1 to 600 characters.
    pub text: String,
}

/// A throw of dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(deny_unknown_fields)]
pub struct Throw {
    /// Whose.
    pub faction: FactionId,
    /// The dice, 1 to 6 each.
    pub dice: Vec<u32>,
    /// The Tyche dice beside them, 1 to 6 each.
    #[serde(default)]
    pub tyche: Vec<u32>,
}

/// The new text of an article.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(rename_all = "snake_case")]
pub enum NewText {
    /// One of the article's alternatives, from 0.
    Alternative(u32),
    /// A text of one's own, 1 to 600 characters. The program cannot obey it: what the article decided
    /// falls to Control.
    Written(String),
}

/// What a Hero does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(rename_all = "snake_case")]
pub enum Duty {
    /// Adds its value to its faction's support.
    Support,
    /// Nothing.
    Rest,
}

/// What becomes of a line of an outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(rename_all = "snake_case")]
pub enum Revision {
    /// It happens with this amount.
    Amount(i32),
    /// It does not happen.
    Struck,
    /// It happens as the card says.
    Printed,
}

/// A pick in a vote.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(rename_all = "snake_case")]
pub enum Pick {
    /// For it.
    Yes,
    /// Against it.
    No,
    /// Neither.
    Abstain,
}

/// A figure that Control may set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(tag = "of", rename_all = "snake_case", deny_unknown_fields)]
pub enum FigureName {
    /// The Stasis number; at least the Act number.
    Stasis,
    /// Divine Wrath.
    Wrath,
    /// A faction's counter.
    Faction {
        /// Whose.
        faction: FactionId,
        /// Which.
        counter: Counter,
    },
}

/// Where a card that Control wrote goes (C-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// Face up; the card that lay there goes back on top of its deck.
    FaceUp,
    /// The next to be turned up.
    OnTop,
    /// Shuffled in.
    Into,
}

/// What the projector shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(export, export_to = "council/"))]
#[serde(rename_all = "snake_case")]
pub enum Scene {
    /// Factions round the table, strengths, presiding.
    Council,
    /// The three face-up events, and those activated.
    Cards,
    /// The debate: clock, speakers, what is debated.
    Debate,
    /// The horse race.
    Race,
    /// The vote and its reveal.
    Vote,
    /// What is about to happen.
    Outcome,
    /// The stasis track.
    Stasis,
    /// The city: who stands where, who holds what.
    City,
    /// The battle on the table.
    Battle,
    /// What special objectives bring.
    Spoils,
    /// The score sheet.
    Score,
    /// The article that the winner changed.
    Amendment,
    /// The agenda of the Assembly.
    Agenda,
    /// The motion that is before the Assembly, or was last: its text, clock, speakers.
    Motion,
    /// The election of the Prytanis.
    Election,
    /// The day: its rounds and where it stands.
    Day,
    /// The constitution and the laws.
    Constitution,
    /// How to join.
    Join,
    /// The announcement, large.
    Message,
    /// What Control holds up.
    Spotlight,
    /// Nothing.
    Black,
}
