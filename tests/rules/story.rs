//! The story of a whole day, read as an editor would read it: what no sentence may hold, whoever sits at
//! the table and however many.

use council::Council;
use council::command::{DayCommand, DeployCommand};
use council::content::{Draft, Holder, Lever, RoundKind, TieRule};
use council::event::{Event, RecordEvent};
use council::ids::FactionId;
use council::view::Phase;
use game::{Actor, Audience, Game, Record, Told};

use crate::kit::{Play, shipped};
use crate::seen::Seen;

/// Names of houses beyond the eight of Atlantis.
const MORE: [&str; 4] = ["Corinthians", "Phoenicians", "Nubians", "Etruscans"];

/// The content of Atlantis for 3 to 12 factions.
pub fn table(count: usize) -> Draft {
    let mut table = shipped();
    let printed = table.scenario.factions.clone();
    // The Monarchists and one house without a vote are among the first three.
    let order = ["oligarchs", "monarchists", "medes", "tyrants", "democrats", "theocrats"];
    let rank =
        |id: &FactionId| order.iter().position(|known| *known == id.0).unwrap_or(order.len());
    table.scenario.factions.sort_by_key(|row| rank(&row.id));
    table.scenario.factions.truncate(count);
    for (name, like) in MORE.iter().zip(&printed).take(count.saturating_sub(printed.len())) {
        let mut row = like.clone();
        row.id = FactionId(name.to_lowercase().into());
        row.name = (*name).into();
        row.heroes.iter_mut().for_each(|hero| hero.name = format!("{} the Younger", hero.name));
        (row.citizen, row.garrison) = (true, None);
        table.scenario.factions.push(row);
    }
    without_the_absent(&mut table);
    table
}

/// What the constitution says of factions that do not sit at this table.
fn without_the_absent(table: &mut Draft) {
    let rows = shipped().scenario.factions;
    let printed: Vec<FactionId> = rows.into_iter().map(|row| row.id).collect();
    let seated: Vec<FactionId> = table.scenario.factions.iter().map(|row| row.id.clone()).collect();
    let absent = |lever: &Option<Lever>| {
        lever.iter().flat_map(Lever::factions).any(|id| !seated.contains(id))
    };
    for article in &mut table.constitution.articles {
        article.alternatives.retain(|row| !absent(&row.lever));
        if absent(&article.lever) {
            article.lever = article.lever.take().map(|lever| match lever {
                Lever::Supremacy { .. } => Lever::Supremacy { held_by: Holder::Nobody },
                Lever::Ties { .. } => Lever::Ties { decided_by: TieRule::Control },
                Lever::Citizens { are } => Lever::Citizens {
                    are: are.into_iter().filter(|id| seated.contains(id)).collect(),
                },
                other => other,
            });
        }
    }
    table.events.cards.retain(|card| {
        let text = serde_json::to_string(card).expect("a card is plain JSON");
        printed
            .iter()
            .filter(|id| !seated.contains(id))
            .all(|id| !text.contains(&format!("\"{id}\"")))
    });
    let there = |id: &Option<FactionId>| id.as_ref().is_none_or(|id| seated.contains(id));
    let start = &mut table.scenario.start;
    if !there(&start.supremacy) {
        start.supremacy = None;
    }
    if !there(&start.ties) {
        start.ties = None;
    }
}

/// A day of three Acts: the program plays the seats, Control presses on, and some of what happens at
/// real tables happens here.
pub fn day(count: usize, seed: u64) -> Play {
    let mut play = Play::seeded(table(count), seed);
    played(&mut play, |_| {});
    play
}

/// Plays that day, once `seated` has said which seats are played in another way.
pub fn played(play: &mut Play, seated: impl FnOnce(&mut Play)) {
    play.number_setting("script_seconds", 0);
    play.all_scripted();
    seated(play);
    play.next();
    for act in 1..=3 {
        round(play, 3);
        recess(play);
        play.round(RoundKind::Action);
        round(play, 2);
        if act < 3 {
            play.begin_stasis();
            while play.council().phase == Phase::Stasis {
                step(play);
            }
        }
        recess(play);
        if play.offers(&Audience::Control, "round").contains(&"round:assembly".into()) {
            play.round(RoundKind::Assembly);
            while play.council().phase == Phase::Assembly {
                step(play);
            }
            recess(play);
        }
        if act < 3 {
            play.control(DayCommand::AdvanceAct { act: act + 1 });
            play.round(RoundKind::Action);
        }
    }
}

/// What the clock does, and then one press of Control's. Where those who have units left do not place
/// them the clock passes turns for ever, until Control ends the deployment (S-15).
fn step(play: &mut Play) {
    for _ in 0..60 {
        let Some(alarm) = Council::alarm(&play.state) else { break };
        play.now = alarm.at.max(play.now);
        play.by(&Actor::Clock, alarm.command);
    }
    play.now.0 += 9000;
    match play.step().as_str() {
        "deploy" => {
            let step = play.step_number();
            play.control(DeployCommand::EndDeployment { step });
        }
        _ => play.decide_what_waits(),
    }
}

fn round(play: &mut Play, cycles: u32) {
    let last = play.cycle() + cycles;
    for _ in 0..600 {
        if play.step() == "check" && play.cycle() + 1 >= last {
            return;
        }
        step(play);
    }
    panic!("a round ends");
}

fn recess(play: &mut Play) {
    if play.step() != "diplomacy" {
        play.control(DayCommand::CallDiplomacy);
    }
    for _ in 0..200 {
        if play.step() == "diplomacy" {
            play.now.0 += 14 * 60_000;
            return;
        }
        step(play);
    }
    panic!("the Archons leave; it is {}", play.step());
}

/// What each command led to.
pub fn entries(events: &[Event]) -> Vec<Told<Event>> {
    let mut rows: Vec<Told<Event>> = Vec::new();
    for event in events {
        if let Event::Record(RecordEvent::Acted { at, .. }) = event {
            rows.push(Told { entry: rows.len() as u64 + 1, at: *at, events: Vec::new() });
        }
        rows.last_mut().expect("a decision begins with who acted").events.push(event.clone());
    }
    rows
}

/// The public story of a day.
fn story(count: usize, seed: u64) -> Seen {
    let play = day(count, seed);
    let start = Council::create(table(count)).expect("the content is sound");
    Seen::in_english(&Council::chronicle(start, &entries(&play.events), &Audience::Public))
}

fn list(rows: &Seen) -> &[Seen] {
    rows.as_array().expect("a list")
}

fn text(words: &Seen) -> String {
    words.as_str().expect("a text").to_owned()
}

/// Every paragraph: where it stands, and its text.
fn paragraphs(story: &Seen) -> Vec<(String, String)> {
    let chapters = list(&story["chapters"]);
    let rows = chapters.iter().flat_map(|chapter| {
        let title = text(&chapter["title"]);
        let rows = list(&chapter["paragraphs"]).iter();
        rows.map(move |row| (title.clone(), text(&row["text"])))
    });
    rows.chain([("Summary".to_owned(), text(&story["summary"]))]).collect()
}

/// A text without what it quotes.
fn unquoted(text: &str) -> String {
    let mut depth = 0;
    let mut kept = String::new();
    for letter in text.chars() {
        match letter {
            '“' => depth += 1,
            '”' => depth -= 1,
            _ if depth == 0 => kept.push(letter),
            _ => {}
        }
    }
    kept
}

/// What stands in figures before a thing that is counted, up to twelve.
fn counted_in_figures(text: &str) -> Option<String> {
    const THINGS: [&str; 14] = [
        "mob",
        "military",
        "unit",
        "Hero",
        "Horse",
        "Talent",
        "Stasis card",
        "faction",
        "vote",
        "cycle",
        "minute",
        "place",
        "Archon",
        "Victory",
    ];
    let words: Vec<&str> = text.split(' ').collect();
    let few = |word: &str| word.parse::<u32>().is_ok_and(|number| number <= 12);
    let mut pairs = words.windows(2).filter(|pair| few(pair[0]));
    let found = pairs.find(|pair| THINGS.iter().any(|thing| pair[1].starts_with(thing)));
    found.map(|pair| pair.join(" "))
}

#[test]
fn a_day_is_told_in_sentences_that_one_could_print() {
    for count in [3, 8, 12] {
        let story = story(count, 5);
        let told = paragraphs(&story);
        assert!(told.len() > 30, "a day of {count} has {} paragraphs", told.len());
        for (chapter, text) in &told {
            let here = format!("{count}, {chapter}: {text}");
            let plain = unquoted(text);
            assert_eq!(counted_in_figures(&plain), None, "{here}");
            for sentence in plain.split(". ") {
                assert!(sentence.matches(": ").count() < 2, "two colons: {here}");
            }
            let slips = [
                " no.",
                " none Victory",
                "none Horses",
                "the the ",
                " a a",
                "spoke against it",
                "1 mob",
            ];
            let slip = slips.iter().find(|slip| plain.contains(**slip));
            assert_eq!(slip, None, "{here}");
        }
        let opens = |text: &str| text.split(' ').take(4).collect::<Vec<_>>().join(" ");
        for pair in told.windows(2) {
            assert_ne!(opens(&pair[0].1), opens(&pair[1].1), "{count}, {}", pair[1].0);
        }
    }
}

/// An edition as one reads it.
fn printed(chronicle: &Seen) -> String {
    let mut page = format!("{}\n", text(&chronicle["summary"]));
    for chapter in list(&chronicle["chapters"]) {
        page += &format!("\n## {} ({})\n", text(&chapter["title"]), text(&chapter["when"]));
        for row in list(&chapter["paragraphs"]) {
            page += &format!("\n[{}] {}\n", text(&row["lead"]), text(&row["text"]));
        }
    }
    for row in list(&chronicle["own"]) {
        page += &format!("\n* {}: {}\n", text(&row["lead"]), text(&row["text"]));
    }
    page
}

/// `FACTIONS=12 SEED=7 EDITIONS=3 cargo test --test rules a_day_to_read -- --ignored --nocapture`
#[test]
#[ignore = "prints a day to be read"]
fn a_day_to_read() {
    let asked = |name: &str, usual: u64| {
        std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
    };
    let (count, seed) = (asked("FACTIONS", 8) as usize, asked("SEED", 5));
    let play = day(count, seed);
    let told = entries(&play.events);
    println!("{} entries, {} events", told.len(), play.events.len());
    let own = Audience::Seat(Council::seats(&play.state)[0].id.clone());
    let editions = [Audience::Public, Audience::Control, own];
    for edition in editions.iter().take(asked("EDITIONS", 1) as usize) {
        let start = Council::create(table(count)).expect("the content is sound");
        let began = std::time::Instant::now();
        let chronicle = Council::chronicle(start, &told, edition);
        println!("{edition:?} in {:?}", began.elapsed());
        println!("{}", printed(&Seen::in_english(&chronicle)));
    }
}
