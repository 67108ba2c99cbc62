//! N-1 over everything that leaves: two games that differ in what is hidden alone are the same game to
//! whoever may not know it. Not a byte, not a row, not a sentence is another in views, refusals, words for
//! Control, all editions of the chronicle and the journal that leaves the server; not before a reveal,
//! and never where there was none.

use council::Council;
use council::command::{AgendaCommand, Command, RaceCommand, StepsCommand};
use council::content::{Counter, Draft};
use council::event::{
    BattleEvent, DecksEvent, Event, EventsEvent, PrytanisEvent, RaceEvent, VoteEvent,
};
use council::ids::FactionId;
use game::{Actor, Audience, Game, Record, Told};
use rand::RngExt;
use rand::seq::IndexedRandom;
use serde_json::{Value, json};

use crate::chronicle::told;
use crate::kit::{Play, control, deed, draft, faction, seat, shipped};
use crate::laws::{Hand, random_game};
use crate::seals::sealed;
use crate::story::entries;

/// Two games that differ in one hidden thing.
struct Twins {
    one: Play,
    other: Play,
    /// Whom the thing is known to.
    known: Vec<Audience>,
    /// Texts that tell it: a command or an event with one of them shows it.
    tells: Vec<String>,
    /// Whether it was shown meanwhile.
    shown: bool,
}

impl Twins {
    /// What leaves is the same for all who do not know.
    #[track_caller]
    fn are_alike(&self, table: &Draft, after: &str) {
        if self.shown {
            return;
        }
        let (one, other) = (self.leaves(table, &self.one), self.leaves(table, &self.other));
        assert_eq!(one.len(), other.len(), "{after}");
        for ((what, one), (_, other)) in one.iter().zip(&other) {
            assert!(one == other, "{what} after {after}: {}", differ(one, other));
        }
    }

    fn leaves(&self, table: &Draft, play: &Play) -> Vec<(String, String)> {
        let unknowing = |who: &Audience| !self.known.contains(who);
        let mut leaves: Vec<(String, String)> = self.views(play);
        let open = opened(table, &play.events);
        let edition = |told: &[Told<Event>], who: &Audience| {
            let start = Council::create(table.clone()).expect("the content is sound");
            Council::chronicle(start, told, who).to_string()
        };
        for who in play.audiences() {
            if unknowing(&who) {
                leaves.push((format!("the edition of {who:?}"), edition(&open, &who)));
            }
        }
        if unknowing(&Audience::Control) {
            // Control opens editions of seats too, and fetches the journal.
            for who in &self.known {
                leaves.push((format!("the edition of {who:?} for Control"), edition(&open, who)));
            }
            let rows = open.iter().map(|row| row.events.iter().map(Council::disclosed).collect());
            let rows: Vec<Vec<_>> = rows.collect();
            leaves.push(("the journal".into(), json!(rows).to_string()));
            leaves.push(("what Control is told".into(), Council::told(&play.state).to_string()));
        }
        leaves
    }

    /// What is seen now, and when the table will do something by itself, which all will see.
    fn views(&self, play: &Play) -> Vec<(String, String)> {
        let who = play.audiences().into_iter().filter(|who| !self.known.contains(who));
        let view = |who| (format!("the view of {who:?}"), play.json(&who).to_string());
        let mut views: Vec<_> = who.map(view).collect();
        let alarms = Council::alarms(&play.state).into_iter();
        let alarms: Vec<_> = alarms.map(|alarm| json!([alarm.at, alarm.command])).collect();
        views.push(("what rings".into(), json!(alarms).to_string()));
        views
    }

    /// Both do the same, and it is answered in the same way, unless it shows the thing or is the doing of
    /// somebody who knows it.
    #[track_caller]
    fn both(&mut self, actor: &Actor, command: &Command) {
        let knows = self.known.iter().any(|who| match (who, actor) {
            (Audience::Control, Actor::Control { .. }) => true,
            (Audience::Seat(one), Actor::Seat(other)) => one == other,
            _ => false,
        });
        if self.shown || knows || self.is_told_by(&json!(command)) {
            return;
        }
        let before = [self.one.events.len(), self.other.events.len()];
        let answers = [&mut self.one, &mut self.other].map(|play| {
            let refusal = play.refusal(actor, command);
            (play.attempt(actor, command), refusal)
        });
        let new = self.one.events[before[0]..].iter().chain(&self.other.events[before[1]..]);
        self.shown = new.into_iter().any(|event| {
            opens(event) || self.is_looked_at(event) || self.is_told_by(&json!(event))
        });
        if !self.shown {
            assert_eq!(answers[0], answers[1], "{actor:?} {command:?}");
            let views = [&self.one, &self.other].map(|play| self.views(play));
            assert!(views[0] == views[1], "{actor:?} {command:?}");
        }
    }

    /// Whether Control looks through a deck, and cards in it are what is hidden.
    fn is_looked_at(&self, event: &Event) -> bool {
        !self.tells.is_empty() && looks_through(event)
    }

    fn is_told_by(&self, value: &Value) -> bool {
        let text = value.to_string();
        self.tells.iter().any(|it| text.contains(it))
    }
}

/// Who looked through a deck knows its order.
fn looks_through(event: &Event) -> bool {
    matches!(event, Event::Decks(DecksEvent::DeckOpened { .. }))
}

/// Whether everybody is shown by this event what was chosen.
fn opens(event: &Event) -> bool {
    matches!(
        event,
        Event::Race(RaceEvent::RaceRevealed { .. })
            | Event::Vote(VoteEvent::VotesRevealed { .. } | VoteEvent::VotesCounted { .. })
            | Event::Prytanis(PrytanisEvent::ElectionRevealed { .. })
            | Event::Battle(BattleEvent::TycheShown { .. })
    )
}

/// Where two texts part, with what is around.
fn differ(one: &str, other: &str) -> String {
    let at = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
    let around = |text: &str| {
        let bytes = text.as_bytes();
        let part = &bytes[at.saturating_sub(200)..(at + 200).min(bytes.len())];
        String::from_utf8_lossy(part).into_owned()
    };
    format!("\n{}\n{}", around(one), around(other))
}

impl Play {
    /// The whole refusal of a command.
    fn refusal(&self, actor: &Actor, command: &Command) -> Option<String> {
        let mut dice = self.dice.clone();
        let decided = Council::decide(&self.state, actor, command, self.now, &mut dice);
        decided.err().map(|refusal| refusal.to_string())
    }
}

/// The entries as whoever made no choice may read them, numbered by what the public saw: without choices
/// that were never shown; the others where they were first in, as they were shown.
fn opened(table: &Draft, events: &[Event]) -> Vec<Told<Event>> {
    let all = entries(events);
    let secrets = Council::secrets(&all);
    let at = |(entry, place): (u64, usize)| {
        let row = all.iter().find(|row| row.entry == entry).expect("secrets name entries");
        row.events[place].clone()
    };
    let read = |(row, seen): (&Told<Event>, Told<Event>)| {
        let events = row.events.iter().enumerate().filter_map(|(place, event)| {
            let hidden = secrets.iter().find(|it| (it.entry, it.event) == (row.entry, place));
            hidden.map_or_else(|| Some(event.clone()), |hidden| hidden.shown.map(at))
        });
        let events: Vec<Event> = events.collect();
        (!events.is_empty()).then_some(Told { events, ..seen })
    };
    let seen = told(table, events);
    let end = seen.last().map(|last| last.entry);
    let mut rows: Vec<Told<Event>> = all.iter().zip(seen).filter_map(read).collect();
    // As the hub does: a story ends with the last that was seen.
    let at = rows.last().map_or_else(Default::default, |last| last.at);
    rows.extend(end.map(|entry| Told { entry, at, events: Vec::new() }));
    rows
}

/// What the twins differ in.
#[derive(Clone, Copy, Debug)]
enum Hidden {
    /// A bid, a vote, a pick of an election, Tyche dice; and the seal on it, or that there is none.
    Choice,
    /// The same choice, after another.
    ChangedMind,
    /// A motion proposed to Control, or none.
    Proposal,
    /// The order of a deck of events.
    Deck,
}

const KINDS: [Hidden; 4] = [Hidden::Choice, Hidden::ChangedMind, Hidden::Proposal, Hidden::Deck];

/// Twins of a game in which this can be hidden now.
fn twins(kind: Hidden, hand: &mut Hand, play: &Play, table: &Draft) -> Option<Twins> {
    let (mut one, mut other) = (play.clone(), play.clone());
    match kind {
        Hidden::Choice | Hidden::ChangedMind => {
            let (actor, [this, that]) = hand.secret(play)?;
            let Actor::Seat(seat) = actor.clone() else { return None };
            let changed = matches!(kind, Hidden::ChangedMind);
            if changed {
                other.attempt(&actor, &that).ok()?;
                // Two presses take longer than one; what is hidden is not the hour.
                one.now = other.now;
            }
            one.attempt(&actor, &this).ok()?;
            other.attempt(&actor, if changed { &this } else { &that }).ok()?;
            // The last choice may open all by itself.
            let new = [&one, &other].map(|twin| &twin.events[play.events.len()..]);
            if new.concat().iter().any(opens) {
                return None;
            }
            Some(Twins {
                one,
                other,
                known: vec![Audience::Seat(seat)],
                tells: Vec::new(),
                shown: false,
            })
        }
        Hidden::Proposal => {
            let ids: Vec<FactionId> = ids(play);
            let seat = ids.choose(&mut hand.0)?.seat();
            let command = Command::Agenda(AgendaCommand::ProposeMotion {
                motion: deed("A deed that nobody knows of"),
            });
            one.attempt(&Actor::Seat(seat.clone()), &command).ok()?;
            other.now = one.now;
            let known = vec![Audience::Seat(seat), Audience::Control];
            Some(Twins { one, other, known, tells: Vec::new(), shown: false })
        }
        Hidden::Deck => {
            let tells = hand.buried(play)?;
            let journal = json!(play.events).to_string();
            let [this, that] = &tells;
            let journal = journal.replace(this, "\"?\"").replace(that, this).replace("\"?\"", that);
            other.events = serde_json::from_str(&journal).expect("events are JSON");
            other.state = Play::of(table.clone()).state;
            other.events.iter().for_each(|event| other.state.apply(event));
            Some(Twins { one, other, known: Vec::new(), tells: tells.to_vec(), shown: false })
        }
    }
}

fn ids(play: &Play) -> Vec<FactionId> {
    play.council().factions.iter().map(|row| row.id.clone()).collect()
}

impl Hand {
    /// Two cards of one deck of events that nobody has seen, in quotes.
    fn buried(&mut self, play: &Play) -> Option<[String; 2]> {
        let shuffled =
            |event: &&Event| matches!(event, Event::Events(EventsEvent::DeckShuffled { .. }));
        if play.events.iter().any(looks_through) {
            return None;
        }
        let rest = play.events.iter().filter(|event| !shuffled(event)).map(|event| json!(event));
        let rest = rest.map(|event| event.to_string()).collect::<String>();
        let Event::Events(EventsEvent::DeckShuffled { order, .. }) =
            play.events.iter().rfind(shuffled)?
        else {
            return None;
        };
        let quoted = order.iter().map(|card| format!("\"{card}\""));
        let unseen: Vec<String> = quoted.filter(|card| !rest.contains(card)).collect();
        let two: Vec<&String> = unseen.sample(&mut self.0, 2).collect();
        Some([(*two.first()?).clone(), (*two.get(1)?).clone()])
    }
}

/// One thing is hidden at some moment of a random game; both go on alike, the phase is ended without a
/// reveal, and both go on alike once more.
fn keeps(seed: u64, kind: Hidden) -> bool {
    let (mut play, mut hand) = random_game(seed);
    let table = if seed.is_multiple_of(2) { shipped() } else { draft() };
    let warm = hand.0.random_range(0..60);
    let mut moves = 0;
    let mut twins = loop {
        if moves >= warm
            && let Some(twins) = twins(kind, &mut hand, &play, &table)
        {
            break twins;
        }
        if moves > 120 {
            return false;
        }
        let (actor, command) = hand.choose(&play);
        let _ = play.attempt(&actor, &command);
        moves += 1;
    };
    twins.are_alike(&table, &format!("{kind:?} was hidden"));
    go_on(&mut twins, &mut hand);
    twins.are_alike(&table, &format!("{kind:?} lay hidden"));
    let step = twins.one.step_number();
    twins.both(&control(), &Command::Steps(StepsCommand::SkipPhase { step }));
    go_on(&mut twins, &mut hand);
    twins.are_alike(&table, &format!("{kind:?} was never shown"));
    true
}

/// A few moves that both make, none of which shows what is hidden.
fn go_on(twins: &mut Twins, hand: &mut Hand) {
    for _ in 0..6 {
        let (actor, command) = hand.choose(&twins.one);
        twins.both(&actor, &command);
    }
}

/// Games of each kind, or as many as `PROPTEST_CASES` says.
fn games() -> u32 {
    std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(3)
}

#[test]
fn n1_law_whatever_leaves_tells_nothing_hidden() {
    // A proposal after a vote of which nothing was to be told.
    keeps(16_236_009_628_897_395_765, Hidden::Proposal);
    // A deck that Control looks through while two of its cards are hidden.
    keeps(9_653_095_218_950_706_337, Hidden::Deck);
    for kind in KINDS {
        // In some games it never comes to it.
        let seeds = (0..20 * games()).map(|_| rand::random::<u64>());
        let hidden = seeds.filter(|seed| {
            println!("{kind:?} in the game of seed {seed}");
            keeps(*seed, kind)
        });
        assert_eq!(hidden.take(games() as usize).count(), games() as usize, "{kind:?}");
    }
}

/// A race after which everybody is shown two Horses of the Medes, whose third and further ones were taken while
/// they lay concealed.
fn cut_race(horses: u32) -> Play {
    let mut play = Play::begun();
    play.until("race");
    play.set("medes", Counter::Horses, 5);
    let bid = RaceCommand::LockBid { cycle: play.cycle(), horses, seal: None };
    let bid = sealed(&play, &seat("medes"), bid.into(), 7);
    play.seat("medes", bid);
    play.set("medes", Counter::Horses, 2);
    play.next();
    assert_ne!(play.step(), "race");
    play
}

#[test]
fn n1_what_was_cut_tells_nothing_after_its_reveal() {
    let one = cut_race(2);
    for horses in [3, 5] {
        let known = vec![Audience::Seat(faction("medes").seat())];
        let (one, other, tells) = (one.clone(), cut_race(horses), Vec::new());
        let twins = Twins { one, other, known, tells, shown: false };
        twins.are_alike(&draft(), &format!("{horses} were cut"));
    }
}
