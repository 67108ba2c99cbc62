//! N-10, N-11, W-5: two games that differ in what one player alone knows are the same game to everybody else, until it
//! is shown. Not a byte differs in the views of seats, board and Control, in the pieces that are sent of them, in what
//! may be done and what is refused, in what rings, in what Control is told, in the chronicle, and in the journal that
//! leaves the server.

use atlantida::Atlantida;
use atlantida::command::{BattleCommand, Command, Commitment, DraftCommand, ReactionCommand};
use atlantida::event::{EndEvent, Event, RecordEvent};
use atlantida::ids::{Card, Faction};
use atlantida::legal;
use atlantida::table::Stage;
use atlantida::world::Step;
use game::{Actor, Audience, Game, Kept, Record, Told};
use serde_json::json;

use crate::kit::*;
use crate::laws::{seldom, some, table};
use crate::secrecy::{others, seen};

/// Two games are the same to all but one player.
#[track_caller]
pub fn are_alike(one: &Table, two: &Table, knows: Faction, after: &str) {
    for ((what, one), (_, two)) in leaves(one, knows).iter().zip(leaves(two, knows)) {
        assert!(*one == two, "{what}, {after}:\n{}", differ(one, &two));
    }
}

/// Where two texts part.
fn differ(one: &str, two: &str) -> String {
    let same = one.bytes().zip(two.bytes()).take_while(|(one, two)| one == two).count();
    let part = |text: &str| {
        let end = (same + 200).min(text.len());
        String::from_utf8_lossy(&text.as_bytes()[same.saturating_sub(120)..end]).into_owned()
    };
    format!("{}\n{}", part(one), part(two))
}

/// Everything that leaves the table for those who do not know: as it stands, and as it came to that.
fn leaves(t: &Table, knows: Faction) -> Vec<(String, String)> {
    let mut all = as_it_stands(t, knows);
    all.push(("what Control is told".into(), Atlantida::told(&t.state).to_string()));
    let open = opened(&t.journal);
    let rows = open.iter().flat_map(|row| row.events.iter().map(Atlantida::disclosed));
    all.push(("the journal".into(), json!(rows.collect::<Vec<_>>()).to_string()));
    let edition = Atlantida::chronicle(t.start.clone(), &open, &Audience::Public);
    all.push(("the chronicle".into(), edition.to_string()));
    all
}

/// What can be learned of a state, whatever led to it.
pub fn as_it_stands(t: &Table, knows: Faction) -> Vec<(String, String)> {
    let mut all: Vec<(String, String)> =
        others(knows).iter().map(|who| (format!("the view of {who:?}"), seen(t, who))).collect();
    let alarms: Vec<_> =
        Atlantida::alarms(&t.state).iter().map(|of| json!([of.at, of.command])).collect();
    all.push(("what rings".into(), json!(alarms).to_string()));
    for actor in actors(knows) {
        all.push((format!("what {actor:?} is answered"), answers(t, &actor)));
    }
    for faction in ALL.iter().filter(|of| **of != knows) {
        let may = json!(legal::commands(&t.state, *faction)).to_string();
        all.push((format!("what {faction:?} may do"), may));
    }
    all
}

/// The others, and Control for itself and in the place of the one who knows (N-9).
fn actors(knows: Faction) -> Vec<Actor> {
    let seats = ALL.iter().filter(|of| **of != knows).map(|of| Actor::Seat(of.seat()));
    let control = [None, Some(knows.seat())].map(|for_seat| Actor::Control { for_seat });
    seats.chain(control).collect()
}

/// What is refused of some commands, and with which words.
fn answers(t: &Table, actor: &Actor) -> String {
    let order = json!({ "from": "home", "pops": 3, "to": { "place": "B3" } });
    let mut sent = vec![
        json!({ "do": "undo" }),
        json!({ "do": "next_step" }),
        json!({ "do": "shift", "from": "home", "pops": 2 }),
        json!({ "do": "take_by_hermes", "stock": "gold" }),
        json!({ "do": "move", "from": "home", "pops": 3, "to": { "place": "B3" } }),
        json!({ "do": "attack", "order": order, "commitment": { "arms": 1, "sacrifices": 0 } }),
        json!({ "do": "answer", "battle": 1, "answer": "retreat" }),
        json!({ "do": "place", "at": [] }),
        json!({ "do": "offer", "gold": 3 }),
        json!({ "do": "learn", "advance": "navigation" }),
        json!({ "do": "ship", "from": [{ "from": "home", "pops": 2 }] }),
        json!({ "do": "give_up" }),
        json!({ "do": "ask_back", "point": 1 }),
        json!({ "do": "reopen" }),
    ];
    let for_another = matches!(actor, Actor::Control { for_seat: Some(_) });
    if !for_another {
        sent.extend([json!({ "do": "finish_movement" }), json!({ "do": "finish_improvement" })]);
    }
    let answer = |json| {
        let decided =
            Atlantida::decide(&t.state, actor, &command(json), t.now, &mut t.chance.clone());
        decided.err().map(|refusal| format!("{}: {}", refusal.code, refusal.sentence))
    };
    json!(sent.into_iter().map(answer).collect::<Vec<_>>()).to_string()
}

/// What everybody may read of a game, as the hub gives it: hidden choices are shown by what opened them.
fn opened(journal: &[Event]) -> Vec<Told<Event>> {
    let mut all: Vec<Told<Event>> = Vec::new();
    for event in journal {
        let begins = matches!(event, Event::Record(RecordEvent::Acted { .. }));
        match all.last_mut().filter(|_| !begins) {
            Some(row) => row.events.push(event.clone()),
            None => {
                let (entry, at) = (all.len() as u64, game::Millis(0));
                all.push(Told { entry, at, events: vec![event.clone()] });
            }
        }
    }
    let secrets = Atlantida::secrets(&all);
    let open = |row: &Told<Event>| {
        let events = row.events.iter().enumerate().filter_map(|(place, event)| {
            let hidden = secrets.iter().find(|of| (of.entry, of.event) == (row.entry, place));
            let shown = |(entry, place): (u64, usize)| all[entry as usize].events[place].clone();
            hidden.map_or_else(|| Some(event.clone()), |hidden| hidden.shown.map(shown))
        });
        let events: Vec<Event> = events.collect();
        (!events.is_empty()).then(|| Told { events, ..row.clone() })
    };
    all.iter().filter_map(open).collect()
}

/// Over a random game: whatever a player tries out or locks could be something else, and nobody would know.
pub fn in_a_game(players: usize, advanced: bool, seed: u64) {
    let mut t = table(players, advanced, seed);
    let mut dice = Seeded(seed ^ 0x7717, 0);
    while t.state.stage() != Stage::Over {
        let (faction, command) = some(&t, &mut dice);
        if dice.below(30 * seldom() as usize) == 0 {
            if let Some(other) = another(&t, faction, &command, &mut dice) {
                differ_by(&t, faction, [&command, &other], seed);
            }
            offers_differ(&t, faction, &mut dice, seed);
        }
        if t.does(faction, command).is_err() {
            t.steward_once(faction);
        }
    }
}

/// Another hidden choice of the same kind.
fn another(t: &Table, faction: Faction, of: &Command, dice: &mut Seeded) -> Option<Command> {
    if let Command::Battle(BattleCommand::Attack { order, commitment: Some(of) }) = of {
        let arms = of.arms.checked_sub(1).unwrap_or(1);
        let commitment = Some(Commitment { arms, ..*of });
        return Some(BattleCommand::Attack { order: *order, commitment }.into());
    }
    let same = |one: &&Command| match (of, one) {
        (Command::Battle(one), Command::Battle(other)) => {
            matches!((one, other), (BattleCommand::Answer { .. }, BattleCommand::Answer { .. }))
        }
        (of, one) => is_draft(of) && is_draft(one),
    };
    let all = legal::commands(&t.state, faction);
    let all: Vec<&Command> = all.iter().filter(|one| *one != of).filter(same).collect();
    (!all.is_empty()).then(|| all[dice.below(all.len())].clone())
}

/// What is tried out and makes nothing final.
fn is_draft(command: &Command) -> bool {
    match command {
        Command::Movement(_)
        | Command::Hunting(_)
        | Command::Production(_)
        | Command::Development(_)
        | Command::Craft(_)
        | Command::Building(_)
        | Command::Feeding(_)
        | Command::Reaction(_)
        | Command::Shipping(_) => true,
        Command::Draft(of) => {
            matches!(of, DraftCommand::Undo | DraftCommand::Reset | DraftCommand::NextStep { .. })
        }
        _ => false,
    }
}

/// Both are done, each in a game of its own. Where nothing is shown by them, the games are alike; so is what is sent.
fn differ_by(t: &Table, faction: Faction, commands: [&Command; 2], seed: u64) {
    let games = commands.map(|command| {
        let mut t = t.clone();
        t.does(faction, command.clone()).is_ok().then_some(t)
    });
    let [Some(one), Some(two)] = games else { return };
    let shows = |t: &Table| t.state.world().turn() != 0 && !is_hidden(t);
    if shows(&one) || shows(&two) {
        return;
    }
    are_alike(&one, &two, faction, &format!("seed {seed}: {commands:?}"));
    for who in others(faction) {
        let sent = |after: &Table| {
            let mut kept = Kept::default();
            let _ = Atlantida::show(&t.state, &who, &mut kept);
            Atlantida::show(&after.state, &who, &mut kept)
        };
        assert_eq!(sent(&one), sent(&two), "what is sent to {who:?}, seed {seed}");
    }
}

/// Whether the last command led to nothing but what is hidden, or to a battle under way.
fn is_hidden(t: &Table) -> bool {
    let new = t.journal.iter().rev().take_while(|of| !matches!(of, Event::Record(_)));
    new.into_iter().all(|event| {
        let word = json!(event)["event"].clone();
        ["drafted", "undone", "offered", "locked", "committed", "declared", "made_so"]
            .contains(&word.as_str().unwrap_or_default())
    })
}

/// An offer or a bid could be another: nobody knows, up to the moment when all are shown.
fn offers_differ(t: &Table, faction: Faction, dice: &mut Seeded, seed: u64) {
    let asked = [Some(Card::Tribute), Some(Card::LostFleet)].contains(&t.state.world().event());
    let own = t.own(faction);
    if t.state.stage() != Stage::Improvement || !asked || own.phase.step != Step::Reaction {
        return;
    }
    let gold = own.stock(atlantida::ids::Stock::Gold);
    let offered = |gold: u32| {
        let mut t = t.clone();
        let offers = t.does(faction, ReactionCommand::Offer { gold }).is_ok();
        (offers && t.does(faction, DraftCommand::FinishImprovement).is_ok()).then_some(t)
    };
    let most = gold as usize + 1;
    let both = (offered(dice.below(most) as u32), offered(dice.below(most) as u32));
    let (Some(mut one), Some(mut two)) = both else { return };
    let is_shown = |t: &Table, from: usize| {
        let shown = |of: &Event| matches!(of, Event::End(EndEvent::OffersShown { .. }));
        t.journal[from..].iter().any(shown) || t.state.stage() == Stage::Over
    };
    let from = t.journal.len();
    while !is_shown(&one, from) && !is_shown(&two, from) {
        are_alike(&one, &two, faction, &format!("seed {seed}: an offer"));
        let next = one.state.awaited().next().expect("somebody is awaited");
        one.steward_once(next);
        two.steward_once(next);
    }
}
