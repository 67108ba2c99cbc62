//! What a set would do (O-50, O-51): the text is read against the sender's last report, and the sender's own month is
//! played ahead by the phases of the turn itself, in the world so far as the report shows it. What others may do is not
//! known, so in doubt an order is accepted (O-55).

mod answer;
mod known;
pub mod odds;

use orders::{Door, Level, Problem};
use sha2::{Digest, Sha256};

pub use answer::{Ahead, Answer, CODES, Message, Tally};
use known::Known;

use crate::content::Content;
use crate::messages::Language;
use crate::orders::{Set, Vocabulary};
use crate::report::{Report, hash};
use crate::turn::{self, Datum, Failed, Foreseen};
use crate::world::{FactionId, World};

/// Checks a set of the faction that got this report.
///
/// # Errors
/// Where the text is too large; then nothing of it is read (O-1).
pub fn check(
    content: &Content,
    words: &Vocabulary,
    report: &Report,
    text: &[u8],
) -> Result<Answer, Box<Problem>> {
    let faction = FactionId(report.faction.number);
    let known = Known::of(content, report);
    let whose = known.whose();
    let reading = words.grammar().read(text, Door::Known, &whose)?;
    let mine =
        |envelope: &orders::Envelope| envelope.head.is_none() || envelope.sender == Some(faction.0);
    let language = Language::named(&report.faction.language).unwrap_or_default();
    let hash = hash(&Sha256::digest(text).into());
    let mut answer = Answer { language, hash, ..Answer::default() };
    let Some(envelope) = reading.envelopes().iter().rposition(mine) else {
        answer.other_faction(&reading, faction);
        return Ok(answer);
    };
    let set = Set::of(words, &reading, envelope);
    answer.temporary = set.temporary;
    answer.read(&reading, envelope);
    answer.count(&reading, envelope, words);
    let Foreseen { world, failed, hungry, formed } =
        turn::foresee(content, words, known.world.clone(), faction, set);
    for one in &failed {
        if let Some(level) = level_of(one, &known, faction) {
            answer.foretold(content, &reading, one, level);
        }
    }
    answer.hunger(&hungry);
    answer.idle(&known);
    answer.ahead = ahead(content, &world, faction);
    answer.unfed(content, &hungry);
    answer.call_new(&formed);
    answer.hold_back(report);
    Ok(answer)
}

/// How bad it is before the turn has run: nothing where only the hidden world could say (O-55, O-56).
fn level_of(failed: &Failed, known: &Known, faction: FactionId) -> Option<Level> {
    if failed.to != faction {
        return None;
    }
    let level = failed.code.level;
    let edge = failed.place.is_some_and(|place| !known.is_seen(place));
    Some(match failed.code.name {
        // Beyond what was ever seen nobody knows what comes.
        "no_such_exit" | "no_passage" | "not_sea_way" | "no_such_object" if edge => return None,
        // What others feel, and offer, is theirs to say.
        "not_friendly" | "not_admitted" => return None,
        "not_answered" if !names_own(failed, known) => return None,
        // The report shows who stands there; a friend who hides may all the same.
        "not_visible" | "not_in_there" => Level::Warning,
        // Who guards may be a friend, or gone by then; how far a world reaches is not known before one has been around.
        "guarded_by_others" | "out_of_range" | "pillaged" => Level::Warning,
        // Gifts, thieves and others' claims may change it.
        "gave_fewer" | "not_enough" | "no_silver" | "no_unclaimed" | "claimed_fewer"
        | "bought_fewer" | "sold_fewer" | "produced_fewer" | "overloaded" | "ship_overloaded"
        | "cannot_tax" | "too_few_to_pillage" | "too_heavy" | "too_many_heads" | "no_material"
        | "too_few_sailors" | "war_quota" | "trade_quota" | "no_such_faction" | "not_studying"
        | "out_of_points" => level.min(Level::Warning),
        _ => level,
    })
}

/// Whether what is filled in names a unit of the reader's.
fn names_own(failed: &Failed, known: &Known) -> bool {
    let own = |(_, datum): &(&'static str, Datum)| matches!(datum, Datum::Unit(unit, _) if known.is_own(*unit) || unit.0 >= known.world.next_unit);
    failed.data.iter().any(own)
}

/// What each own unit would have and know at the month's end.
fn ahead(content: &Content, world: &World, faction: FactionId) -> Vec<Ahead> {
    let units = world
        .all_regions()
        .flat_map(|(_, region)| region.units.iter().map(move |unit| (region, unit)));
    let own = units.filter(|(_, unit)| unit.faction == faction);
    let mut all: Vec<Ahead> = own.map(|(region, unit)| Ahead::of(content, region, unit)).collect();
    all.sort_by_key(|one| one.unit);
    all
}
