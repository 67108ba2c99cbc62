//! The chronicle of a game, finished or not: what a page needs that no server stands behind.

use game::Text;
use serde::{Deserialize, Serialize};

use crate::content::Pattern;
use crate::control::figures::shown::CounterView;
use crate::control::seats::Hand;
use crate::cycle::vote::{Pick, Verdict};
use crate::ids::{FactionId, ObjectiveId};
use crate::view::control::VoterView;

/// The story of a game, in one edition. The public edition holds nothing that the public did not see.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct ChronicleView {
    /// The scenario's name.
    pub scenario: String,
    /// Whose own edition it is; none for the public's and Control's.
    pub faction: Option<FactionId>,
    /// Whether it is Control's.
    pub control: bool,
    /// One or two sentences on how the day went: the standfirst.
    pub summary: Text,
    /// The factions in clockwise order.
    pub factions: Vec<ChronicleFaction>,
    /// The story.
    pub chapters: Vec<Chapter>,
    /// The turning points, for the timeline.
    pub moments: Vec<Moment>,
    /// Figures over time.
    pub series: Vec<Series>,
    /// Counters that Control has named otherwise or left out.
    pub counters: Vec<CounterView>,
    /// Every vote that was revealed and not voided.
    pub votes: Vec<VoteRow>,
    /// How often two factions voted alike; each pair once, in seat order.
    pub sides: Vec<SidesRow>,
    /// Every race that was run.
    pub races: Vec<RaceRow>,
    /// Every stasis.
    pub stases: Vec<StasisRow>,
    /// Every battle.
    pub battles: Vec<FoughtRow>,
    /// The constitution as it grew: every text that an article ever had.
    pub articles: Vec<ArticleTold>,
    /// The laws that were ever proclaimed.
    pub laws: Vec<LawTold>,
    /// How each voted, with abstentions (C-20); Control's edition alone, else empty.
    pub voters: Vec<VoterView>,
    /// What a faction alone knows, or Control: paragraphs for a chapter of their own; empty for the
    /// public.
    pub own: Vec<Paragraph>,
    /// What the game cost Control, and for whom the room waited; Control's edition alone.
    pub load: Option<LoadView>,
}

/// A faction as the chronicle shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[allow(missing_docs)]
pub struct ChronicleFaction {
    pub id: FactionId,
    pub name: String,
    pub creed: String,
    pub colour: String,
    pub emblem: String,
    pub pattern: Pattern,
    pub citizen: bool,
    pub exiled: bool,
    /// Arête at the end.
    pub arete: u32,
    /// Doom at the end.
    pub doom: u32,
    /// Stases won.
    pub stases_won: u32,
    /// Cycles it presided over.
    pub presided: u32,
}

/// A chapter: a round of the day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct Chapter {
    /// "The First Action Round", "The Streets Rise".
    pub title: Text,
    /// "Act 1".
    pub when: Text,
    /// What happened, in sentences; one paragraph for each cycle, battle or motion.
    pub paragraphs: Vec<Paragraph>,
}

/// A paragraph of the story.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct Paragraph {
    /// The entry of the journal after which it was so: where the replay goes when it is touched.
    pub entry: u64,
    /// A few words before the text, such as an event's title; may be empty.
    pub lead: Text,
    /// The sentences.
    pub text: Text,
    /// Whom it is about, in the order of their weight.
    pub factions: Vec<FactionId>,
}

/// A turning point.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct Moment {
    /// The entry of the journal.
    pub entry: u64,
    /// When, in milliseconds on the table's clock.
    pub at: u64,
    /// What sort.
    pub kind: MomentKind,
    /// The number of what begins: of the Act, the round, the cycle or the stasis.
    pub number: Option<u32>,
    /// A few words.
    pub label: Text,
    /// Whom it is about.
    pub factions: Vec<FactionId>,
}

/// What sort of turning point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum MomentKind {
    Act,
    Round,
    Cycle,
    Vote,
    Law,
    Exile,
    Stasis,
    Winner,
    Assembly,
}

/// A figure over time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct Series {
    /// `arete`, `doom`, `influence`, `stasis` or `wrath`.
    pub key: String,
    /// Whose; none for the city's.
    pub faction: Option<FactionId>,
    /// Each change, oldest first; the first is the start, the last the end.
    pub points: Vec<SeriesPoint>,
}

/// A figure at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct SeriesPoint {
    /// When, in milliseconds on the table's clock.
    pub at: u64,
    /// Its value from then on.
    pub value: u32,
}

/// A vote that was revealed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct VoteRow {
    /// The entry of the journal.
    pub entry: u64,
    /// Its number over the whole game.
    pub number: u32,
    /// "Act 1, cycle 3".
    pub when: Text,
    /// What was voted on.
    pub title: Text,
    /// The option, or what a motion's adoption means.
    pub label: Text,
    /// Each pick; empty where hands were counted in the room.
    pub casts: Vec<CastRow>,
    /// Strength of YES.
    pub yes: i32,
    /// Strength of NO.
    pub no: i32,
    /// How it ended.
    pub verdict: Verdict,
    /// The verdict in a sentence, with its rule and article.
    pub sentence: Text,
    /// Whether that says no more than the verdict and the count.
    pub bare: bool,
}

/// A pick in a vote that was revealed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[allow(missing_docs)]
pub struct CastRow {
    pub faction: FactionId,
    pub pick: Pick,
    pub strength: i32,
    pub hand: Hand,
}

/// How two factions voted beside each other; votes in which both said YES or NO.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[allow(missing_docs)]
pub struct SidesRow {
    pub one: FactionId,
    pub other: FactionId,
    pub alike: u32,
    pub apart: u32,
}

/// A race that was run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct RaceRow {
    /// The entry of the journal.
    pub entry: u64,
    /// "Act 1, cycle 3".
    pub when: Text,
    /// What each showed.
    pub bids: Vec<(FactionId, u32)>,
    /// Who won.
    pub winners: Vec<FactionId>,
}

/// A stasis.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct StasisRow {
    /// The entry of the journal at which it was scored.
    pub entry: u64,
    /// From 1.
    pub number: u32,
    /// "Act 1".
    pub when: Text,
    /// Victory Points, the most first.
    pub points: Vec<(FactionId, u32)>,
    /// Who held what at the end; nobody's places are left out.
    pub held: Vec<(ObjectiveId, String, FactionId)>,
    /// Who won.
    pub winner: Option<FactionId>,
    /// What it changed, in a sentence; may be empty.
    pub amended: Text,
}

/// A battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct FoughtRow {
    /// The entry of the journal.
    pub entry: u64,
    /// The stasis, from 1.
    pub stasis: u32,
    /// The objective's name.
    pub place: String,
    /// The map's name.
    pub map: String,
    /// Its sides.
    pub sides: Vec<FoughtSide>,
    /// Who held the place.
    pub holder: Option<FactionId>,
    /// How it ended, in a sentence.
    pub sentence: Text,
    /// Whether it was fought on the real map and only its result entered.
    pub by_hand: bool,
}

/// A side of a battle that was fought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[allow(missing_docs)]
pub struct FoughtSide {
    pub faction: FactionId,
    pub mobs: u32,
    pub military: u32,
    pub heroes: Vec<String>,
    /// The three dice; none where only the result was entered.
    pub dice: Option<[u32; 3]>,
    /// The Tyche dice.
    pub tyche: Vec<u32>,
    /// What was added.
    pub bonus: i32,
    /// The sum; none where only the result was entered.
    pub total: Option<i32>,
}

/// An article with every text it had.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct ArticleTold {
    /// Its number at the end; none when it was taken out.
    pub number: Option<u32>,
    /// Its title.
    pub title: String,
    /// Its texts, oldest first.
    pub texts: Vec<TextTold>,
}

/// A text of an article.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[allow(missing_docs)]
pub struct TextTold {
    /// "At the start", "Act 2, cycle 4".
    pub when: Text,
    pub text: String,
    /// How it came: "by the Assembly", "by the Tyrants, who won the stasis", "by Control: …".
    pub how: Text,
    /// Whether it stood there at the start.
    pub found: bool,
}

/// A law that was proclaimed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
#[allow(missing_docs)]
pub struct LawTold {
    pub title: String,
    pub text: String,
    /// When and by whom.
    pub proclaimed: Text,
    /// When and why it ended; empty while it is in force.
    pub ended: Text,
}

/// What a game cost Control, and for whom the room waited.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct LoadView {
    /// Cycle by cycle and stasis by stasis, in order.
    pub rows: Vec<LoadRow>,
    /// Seconds that the room waited for each, in seat order, over the whole game.
    pub waited: Vec<(FactionId, u32)>,
    /// What would make the next game lighter, in sentences; may be empty.
    pub advice: Vec<Text>,
}

/// A cycle or a stasis.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "council.ts"))]
pub struct LoadRow {
    /// "Act 1, cycle 3", "Stasis 1".
    pub label: Text,
    /// Commands that Control sent in it, those for a seat among them.
    pub steps: u32,
    /// Of these, those in the place of a seat.
    pub for_seats: u32,
    /// How long it took, in seconds on the table's clock.
    pub seconds: u32,
    /// For how many of them somebody was awaited.
    pub waiting: u32,
    /// Who was awaited longest, and for how many seconds.
    pub longest: Option<(FactionId, u32)>,
}
