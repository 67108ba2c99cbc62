//! The chronicle as it is handed out, from the annals.

use game::{Text, text};

use crate::chronicle::annals::Annals;
use crate::chronicle::stases::Stasis;
use crate::chronicle::{Edition, ballots, tell};
use crate::content::Counter;
use crate::control::figures::shown;
use crate::cycle::prytanis::Appointment;
use crate::cycle::vote::Verdict;
use crate::ids::{FactionId, ObjectiveId};
use crate::stasis::amend::Amendment;
use crate::stasis::battle::{Battle, Side, Throw, words};
use crate::state::State;
use crate::view::chronicle::{
    ChronicleFaction, ChronicleView, FoughtRow, FoughtSide, Moment, MomentKind, RaceRow, StasisRow,
};
use crate::view::control::voter;

/// The edition of a reader.
pub(super) fn view(annals: &Annals, edition: &Edition) -> ChronicleView {
    let state = &annals.state;
    let control = *edition == Edition::Control;
    let faction = match edition {
        Edition::Faction(id) => Some(id.clone()),
        Edition::Public | Edition::Control => None,
    };
    let stases = || annals.chapters.iter().filter_map(|chapter| chapter.stasis.as_deref());
    let story = tell::tell(annals);
    ChronicleView {
        scenario: state.content.scenario().name.clone(),
        control,
        summary: story.summary,
        factions: state.factions_told().map(|row| self::faction(annals, &row.id)).collect(),
        chapters: story.chapters,
        moments: moments(annals),
        series: annals.figures.rows(state),
        counters: shown::counters(state),
        votes: ballots::rows(&annals.votes),
        sides: ballots::sides(state, &annals.votes),
        races: races(annals),
        stases: stases().map(|stasis| stasis_row(state, stasis)).collect(),
        battles: stases().flat_map(|stasis| battles(state, stasis)).collect(),
        articles: annals.law.articles(),
        laws: annals.law.laws(),
        voters: if control {
            state.factions_told().map(|row| voter(state, &row.id)).collect()
        } else {
            Vec::new()
        },
        own: match (&faction, control) {
            (Some(id), _) => annals.own.of(id),
            (None, true) => annals.own.control(state),
            (None, false) => Vec::new(),
        },
        load: control.then(|| annals.load.view(state)),
        faction,
    }
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

fn faction(annals: &Annals, id: &FactionId) -> ChronicleFaction {
    let state = &annals.state;
    let row = state.faction(id);
    let shown = state.content.scenario().factions.iter().find(|row| &row.id == id);
    let shown = shown.expect("the state's factions are those of the content");
    let stases = annals.chapters.iter().filter_map(|chapter| chapter.stasis.as_deref());
    let won = stases.filter(|stasis| stasis.over && stasis.winner() == Some(id)).count();
    ChronicleFaction {
        id: id.clone(),
        name: row.name.clone(),
        creed: shown.creed.clone(),
        colour: shown.colour.clone(),
        emblem: shown.emblem.clone(),
        pattern: shown.pattern,
        citizen: row.citizen,
        exiled: row.exiled,
        arete: row.counter(Counter::Arete),
        doom: row.counter(Counter::Doom),
        stases_won: count(won),
        presided: count(tell::chairs(annals).filter(|(chair, ..)| *chair == id).count()),
    }
}

fn races(annals: &Annals) -> Vec<RaceRow> {
    let cycles = annals.chapters.iter().flat_map(|chapter| &chapter.cycles);
    let races = cycles.filter_map(|cycle| cycle.race.as_ref());
    races
        .map(|race| RaceRow {
            entry: race.entry,
            when: race.when.clone(),
            bids: race.bids.clone(),
            winners: race.winners.clone(),
        })
        .collect()
}

fn moments(annals: &Annals) -> Vec<Moment> {
    let told = annals.moments.iter().cloned();
    let standing = annals.votes.iter().filter(|vote| vote.voided.is_none());
    // A vote turns something when it passes, when it is close, or when one word decides it.
    let turns = standing.filter(|vote| {
        vote.verdict == Verdict::Passed || vote.margin() <= 2 || vote.vetoed.is_some()
    });
    let votes = turns.map(|vote| {
        let how = match (vote.verdict, &vote.tie, &vote.vetoed) {
            (_, _, Some(_)) => "moment-vote-vetoed",
            (Verdict::Passed, Some(_), _) => "moment-vote-passes-by-one-word",
            (Verdict::Failed, Some(_), _) => "moment-vote-falls-by-one-word",
            (Verdict::Passed, None, _) => "moment-vote-passes",
            (Verdict::Failed, None, _) => "moment-vote-fails",
            (Verdict::Tied, ..) => "moment-vote-is-tied",
        };
        Moment {
            entry: vote.entry,
            at: vote.at,
            kind: MomentKind::Vote,
            number: None,
            label: text!(how, title = &vote.title, yes = vote.yes, no = vote.no),
            factions: vote.tie.clone().flatten().into_iter().collect(),
        }
    });
    let mut all: Vec<Moment> = told.chain(votes).collect();
    all.sort_by_key(|moment| moment.entry);
    all
}

fn stasis_row(state: &State, stasis: &Stasis) -> StasisRow {
    let held = stasis.held(state).into_iter();
    let name = |id: &ObjectiveId| state.objective(id).name.clone();
    let amended = stasis.amended.as_ref().map_or_else(Text::default, |(_, change)| {
        let Amendment { number, title, after, .. } = change;
        text!("book-amended", at = number, title = title, text = after)
    });
    StasisRow {
        entry: stasis.scored.unwrap_or(stasis.entry),
        number: stasis.number,
        when: stasis.when.clone(),
        points: stasis.points(),
        held: held.map(|(at, who)| (at.clone(), name(&at), who)).collect(),
        winner: stasis.winner().cloned(),
        amended,
    }
}

/// The battles of a stasis in the order in which they were fought.
fn battles(state: &State, stasis: &Stasis) -> Vec<FoughtRow> {
    let rows = stasis.last.iter().flat_map(|streets| &streets.battles);
    let fought = rows.filter_map(|battle| fought(state, stasis, battle));
    let mut fought: Vec<FoughtRow> = fought.collect();
    fought.sort_by_key(|row| row.entry);
    fought
}

fn fought(state: &State, stasis: &Stasis, battle: &Battle) -> Option<FoughtRow> {
    let fought = battle.fought.as_ref()?;
    let place = state.objective(&battle.objective);
    let map = state.content.city().maps.iter().find(|row| row.id == place.map);
    let sides = battle.sides.iter().enumerate();
    Some(FoughtRow {
        entry: stasis.battles.get(&battle.objective).copied().unwrap_or(stasis.entry),
        stasis: stasis.number,
        place: place.name.clone(),
        map: map.map_or_else(String::new, |map| map.name.clone()),
        sides: sides.map(|(at, row)| side(row, fought.throws.get(at))).collect(),
        holder: fought.holder.clone(),
        sentence: words::verdict(state, battle).map_or_else(Text::default, |(text, _)| text),
        by_hand: fought.throws.is_empty(),
    })
}

fn side(side: &Side, throw: Option<&Throw>) -> FoughtSide {
    let bonus = side.bonus.iter().map(|part| part.by).sum();
    let pips = |dice: &[u32]| i32::try_from(dice.iter().sum::<u32>()).unwrap_or(i32::MAX);
    FoughtSide {
        faction: side.faction.clone(),
        mobs: side.units.mobs,
        military: side.units.military,
        heroes: side.heroes.clone(),
        dice: throw.and_then(|throw| <[u32; 3]>::try_from(&throw.dice[..]).ok()),
        tyche: throw.map_or_else(Vec::new, |throw| throw.tyche.clone()),
        bonus,
        total: throw.map(|throw| bonus + pips(&throw.dice) + pips(&throw.tyche)),
    }
}

/// Whether somebody presides by the ordinary way of the constitution.
pub(super) fn by_right(how: &Appointment) -> bool {
    !matches!(how, Appointment::Control { .. })
}
