//! The chronicle: what it counts agrees with what happened, each edition holds what its reader may
//! know, and the public one nothing that was never revealed (N-1).

use std::collections::BTreeSet;

use council::Council;
use council::command::{
    AgendaCommand, DayCommand, FigureName, FiguresCommand, LawCommand, NewText, Pick, StepsCommand,
    VoteCommand,
};
use council::content::{Counter, Draft};
use council::event::{DeployEvent, Event, RaceEvent, RecordEvent, VoteEvent};
use game::{Audience, Game, Record, Secret, Told};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::kit::{Play, deed, draft, faction, ids, number, shipped};
use crate::laws::random_game;
use crate::seen::Seen;
use crate::story::entries;
use crate::street_laws::Crowd;

/// The entries of a game: what each command led to. They are numbered as the public counts: by what it
/// saw change.
pub fn told(table: &Draft, events: &[Event]) -> Vec<Told<Event>> {
    let mut state = Council::create(table.clone()).expect("the content is sound");
    let mut shown = json!(Council::view(&state, &Audience::Public));
    let (mut entry, mut rows): (u64, Vec<Told<Event>>) = (1, Vec::new());
    let mut rest = events;
    while let Some((first, after)) = rest.split_first() {
        let Event::Record(RecordEvent::Acted { at, .. }) = first else {
            panic!("a decision begins with who acted")
        };
        let length = after
            .iter()
            .take_while(|row| !matches!(row, Event::Record(RecordEvent::Acted { .. })))
            .count();
        let (mine, others) = rest.split_at(length + 1);
        mine.iter().for_each(|event| Council::apply(&mut state, event));
        let now = json!(Council::view(&state, &Audience::Public));
        entry += u64::from(now != shown);
        shown = now;
        rows.push(Told { entry, at: *at, events: mine.to_vec() });
        rest = others;
    }
    rows
}

pub fn chronicle(table: &Draft, play: &Play, audience: &Audience) -> Seen {
    edition(table, &told(table, &play.events), audience)
}

fn edition(table: &Draft, told: &[Told<Event>], audience: &Audience) -> Seen {
    let start = Council::create(table.clone()).expect("the content is sound");
    Seen::in_english(&Council::chronicle(start, told, audience))
}

fn of_seat(table: &Draft, play: &Play, id: &str) -> Seen {
    chronicle(table, play, &Audience::Seat(faction(id).seat()))
}

fn list(value: &Seen) -> &[Seen] {
    value.as_array().expect("a list")
}

/// All sentences of the chapters.
fn story(chronicle: &Seen) -> String {
    let paragraphs = list(&chronicle["chapters"]).iter().flat_map(|row| list(&row["paragraphs"]));
    let text = |row: &Seen| row["text"].as_str().expect("a text").to_owned();
    paragraphs.map(text).collect::<Vec<_>>().join("\n")
}

/// Votes that were revealed and not voided, by the events alone.
fn standing_votes(events: &[Event]) -> usize {
    let mut open = None;
    let mut revealed = BTreeSet::new();
    for event in events {
        match event {
            Event::Vote(VoteEvent::BallotOpened { ballot, .. })
            | Event::Vote(VoteEvent::MotionPut { ballot, .. }) => {
                open = Some(*ballot);
            }
            Event::Vote(VoteEvent::VotesRevealed { .. })
            | Event::Vote(VoteEvent::VotesCounted { .. }) => revealed.extend(open),
            Event::Vote(VoteEvent::BallotVoided { ballot, .. }) => {
                revealed.remove(ballot);
            }
            _ => {}
        }
    }
    revealed.len()
}

/// Every figure that is followed ends where the state stands.
fn ends_at_the_state(chronicle: &Seen, play: &Play) {
    let public = play.public();
    for series in list(&chronicle["series"]) {
        let key = series["key"].as_str().expect("a key");
        let figure = match series["faction"].as_str() {
            Some(id) => play.figure(id, key).into(),
            None => public[key]["value"].clone(),
        };
        let last = list(&series["points"]).last().expect("a start");
        assert_eq!(last["value"], figure, "{key} of {}", series["faction"]);
        let at: Vec<u64> =
            list(&series["points"]).iter().map(|row| row["at"].as_u64().expect("at")).collect();
        assert!(at.is_sorted(), "{key}");
    }
}

/// Pairs of factions: votes in which both said YES or NO, alike or apart.
fn sides_add_up(chronicle: &Seen) {
    let pick = |vote: &Seen, id: &Seen| -> Option<String> {
        let cast = list(&vote["casts"]).iter().find(|row| &row["faction"] == id)?;
        cast["pick"].as_str().filter(|pick| *pick != "abstain").map(str::to_owned)
    };
    let factions = list(&chronicle["factions"]).len();
    assert_eq!(list(&chronicle["sides"]).len(), factions * (factions - 1) / 2);
    for row in list(&chronicle["sides"]) {
        let votes = list(&chronicle["votes"]).iter();
        let both =
            votes.filter_map(|vote| Some((pick(vote, &row["one"])?, pick(vote, &row["other"])?)));
        let (alike, apart): (Vec<_>, Vec<_>) = both.partition(|(one, other)| one == other);
        let told = (number(&row["alike"]) as usize, number(&row["apart"]) as usize);
        assert_eq!(told, (alike.len(), apart.len()));
    }
}

/// Sums of votes, and battles by their dice.
fn rows_add_up(chronicle: &Seen) {
    for vote in list(&chronicle["votes"]).iter().filter(|vote| !list(&vote["casts"]).is_empty()) {
        for side in ["yes", "no"] {
            let casts = list(&vote["casts"]).iter().filter(|cast| cast["pick"] == side);
            let sum: i64 = casts.map(|cast| cast["strength"].as_i64().expect("a strength")).sum();
            assert_eq!(vote[side], sum);
        }
    }
    let thrown = list(&chronicle["battles"]).iter().filter(|row| row["by_hand"] == false);
    for side in thrown.flat_map(|row| list(&row["sides"])) {
        let pips = |dice: &Seen| -> i64 { list(dice).iter().filter_map(Seen::as_i64).sum() };
        let sum = pips(&side["dice"]) + pips(&side["tyche"]) + side["bonus"].as_i64().expect("it");
        assert_eq!(side["total"], sum);
    }
}

/// What holds in every edition.
fn editions_keep_apart(table: &Draft, play: &Play, told: &[Told<Event>], public: &Seen) {
    let desk = edition(table, told, &Audience::Control);
    assert!(list(&public["own"]).is_empty());
    assert!(list(&public["voters"]).is_empty());
    assert!(public["load"].is_null() && !desk["load"].is_null());
    assert_eq!(desk["voters"], play.desk()["voters"], "C-20");
    assert_eq!(public["chapters"], desk["chapters"], "one story");
    for row in list(&public["factions"]) {
        let id = row["id"].as_str().expect("an id");
        let own = edition(table, told, &Audience::Seat(faction(id).seat()));
        assert_eq!(own["faction"], id);
        let knows = list(&own["own"]).iter().all(|row| ids(&row["factions"]) == [id]);
        assert!(knows, "only its own secrets: {}", own["own"]);
        let mut own = own.json();
        own["own"] = public["own"].json();
        own["faction"] = Value::Null;
        assert_eq!(own, public.json(), "a faction's edition is the public one and its own pages");
    }
    for paragraph in list(&public["chapters"]).iter().flat_map(|row| list(&row["paragraphs"])) {
        let text = paragraph["text"].as_str().expect("a text");
        assert!(text.ends_with(['.', '!', '?', '…', '”']), "a whole sentence: {text}");
        // A name that is missing leaves a hole.
        let holes = ["  ", "..", " ;", " ,", " ."];
        assert!(!text.is_empty() && holes.iter().all(|hole| !text.contains(hole)), "{text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4, ..ProptestConfig::default() })]

    #[test]
    fn law_the_chronicle_counts_what_happened(seed in any::<u64>()) {
        let (mut play, mut hand) = random_game(seed);
        let table = if seed.is_multiple_of(2) { crate::kit::shipped() } else { draft() };
        for _ in 0..150 {
            let (actor, command) = hand.choose(&play);
            let _ = play.attempt(&actor, &command);
        }
        let told = told(&table, &play.events);
        let public = edition(&table, &told, &Audience::Public);
        prop_assert_eq!(list(&public["votes"]).len(), standing_votes(&play.events));
        let races = play.events.iter().filter(|row| matches!(row, Event::Race(RaceEvent::RaceRevealed { .. })));
        prop_assert_eq!(list(&public["races"]).len(), races.count());
        ends_at_the_state(&public, &play);
        sides_add_up(&public);
        rows_add_up(&public);
        editions_keep_apart(&table, &play, &told, &public);
    }

    #[test]
    fn law_every_battle_that_was_not_taken_back_is_told(seed in any::<u64>()) {
        let (mut crowd, mut play) = Crowd::gathered(seed);
        for _ in 0..250 {
            let (actor, command) = crowd.choose(&play);
            let _ = crowd.act(&mut play, &actor, &command);
            if play.council().streets.is_none() || play.step() == "score" {
                break;
            }
        }
        let told = told(&crowd.table, &play.events);
        let public = edition(&crowd.table, &told, &Audience::Public);
        if play.council().streets.is_some() {
            let streets = play.the_streets();
            let fought = streets.battles.iter().filter(|row| row.verdict.is_some());
            prop_assert_eq!(list(&public["battles"]).len(), fought.count());
            prop_assert_eq!(list(&public["stases"]).len(), 1);
        }
        ends_at_the_state(&public, &play);
        rows_add_up(&public);
        editions_keep_apart(&crowd.table, &play, &told, &public);
    }

    /// What was never turned up and never played is named nowhere in the public edition.
    #[test]
    fn n1_law_no_hand_and_no_deck_is_in_the_public_edition(seed in any::<u64>()) {
        let (mut crowd, mut play) = Crowd::gathered(seed);
        for _ in 0..120 {
            let (actor, command) = crowd.choose(&play);
            let _ = crowd.act(&mut play, &actor, &command);
        }
        let text = chronicle(&crowd.table, &play, &Audience::Public).to_string();
        let shown = |title: &str| {
            let id = |card: &council::ids::StreetCardId| {
                crowd.table.stasis.cards.iter().any(|row| {
                    row.title == title && card.0.starts_with(row.id.as_str())
                })
            };
            play.events.iter().any(|event| matches!(event,
                Event::Deploy(DeployEvent::StreetCardPlayed { card, .. }) | Event::Deploy(DeployEvent::StreetCardDiscarded { card, .. })
                    if id(card)))
        };
        for card in &crowd.table.stasis.cards {
            let named = text.contains(&format!("“{}”", card.title));
            prop_assert!(shown(&card.title) || !named, "{}", card.title);
        }
    }
}

/// The Oligarchs and the Aristocrats vote, and it is revealed.
fn voted(play: &mut Play, changed: bool) {
    play.open_vote();
    if changed {
        play.vote("aristocrats", Pick::Yes);
    }
    play.vote("oligarchs", Pick::Yes);
    play.vote("aristocrats", Pick::No);
    play.next();
}

#[test]
fn n1_a_mind_that_was_changed_before_the_reveal_is_in_nobody_else_s_chronicle() {
    let (mut one, mut other) = (Play::begun(), Play::begun());
    voted(&mut one, false);
    voted(&mut other, true);
    let table = draft();
    // The test's clock moves with every command; that of a table does not.
    let [one, other] = [one, other].map(|mut play| {
        for event in &mut play.events {
            if let Event::Record(RecordEvent::Acted { at, .. }) = event {
                *at = game::Millis(1000);
            }
        }
        play
    });
    for audience in [Audience::Public, Audience::Seat(faction("oligarchs").seat())] {
        let texts = [&one, &other].map(|play| chronicle(&table, play, &audience).to_string());
        assert_eq!(texts[0], texts[1]);
    }
    let own = of_seat(&table, &other, "aristocrats")["own"].to_string();
    assert!(own.contains("changed their mind"), "{own}");
    assert!(!of_seat(&table, &one, "aristocrats")["own"].to_string().contains("changed"));
}

#[test]
fn n1_bids_that_were_never_shown_make_no_difference_to_the_public() {
    let play = |horses: [u32; 2]| {
        let mut play = Play::begun();
        play.until("race");
        play.bid("aristocrats", horses[0]);
        play.bid("medes", horses[1]);
        let step = play.step_number();
        play.control(StepsCommand::SkipPhase { step });
        play.until("check");
        play
    };
    let (one, other) = (play([4, 0]), play([0, 5]));
    let table = draft();
    for id in ["oligarchs", "amazons"] {
        assert_eq!(of_seat(&table, &one, id), of_seat(&table, &other, id));
    }
    for audience in [Audience::Public, Audience::Control] {
        let texts = [&one, &other].map(|play| chronicle(&table, play, &audience).to_string());
        assert_eq!(texts[0], texts[1]);
    }
    let own = of_seat(&table, &one, "aristocrats")["own"].to_string();
    assert!(own.contains("four Horses for a race that was never run"), "{own}");
}

#[test]
fn n1_a_motion_that_control_declined_is_between_the_two() {
    let mut play = Play::begun();
    play.seat("medes", AgendaCommand::ProposeMotion { motion: deed("A secret canal") });
    let proposal = play.at_desk().proposals[0].id;
    play.control(AgendaCommand::DeclineProposal { proposal, reason: "too deep".into() });
    let table = draft();
    for id in ["oligarchs", "amazons"] {
        assert!(!of_seat(&table, &play, id).to_string().contains("secret canal"));
    }
    assert!(!chronicle(&table, &play, &Audience::Public).to_string().contains("secret canal"));
    let own = of_seat(&table, &play, "medes")["own"].to_string();
    assert!(own.contains("A secret canal") && own.contains("too deep"), "{own}");
}

#[test]
fn c21_a_voided_vote_is_told_and_not_counted() {
    let mut play = Play::begun();
    voted(&mut play, false);
    let ballot = play.ballot();
    play.control(VoteCommand::VoidVote { ballot, reason: "two phones were swapped".into() });
    play.vote("oligarchs", Pick::No);
    play.vote("aristocrats", Pick::No);
    play.next();
    let public = chronicle(&draft(), &play, &Audience::Public);
    let votes = list(&public["votes"]);
    assert_eq!(votes.len(), 1);
    assert_eq!((&votes[0]["yes"], &votes[0]["no"]), (&0.into(), &13.into()));
    assert!(story(&public).contains("two phones were swapped"), "{}", story(&public));
    let row = |id: &str| {
        let rows = list(&public["sides"]).iter();
        rows.filter(|row| row["one"] == id || row["other"] == id)
            .map(|r| number(&r["alike"]))
            .sum::<u32>()
    };
    assert_eq!(row("oligarchs"), 1);
}

#[test]
fn c20_control_reads_how_each_voted_and_what_it_did_itself() {
    let mut play = Play::begun();
    play.set("medes", Counter::Arete, 5);
    voted(&mut play, false);
    let desk = chronicle(&draft(), &play, &Audience::Control);
    let voters = list(&desk["voters"]);
    let oligarchs = voters.iter().find(|row| row["faction"] == "oligarchs").expect("a row");
    assert_eq!(oligarchs["yes"], 1);
    assert!(desk["own"].to_string().contains("Arête of the Medes from 3 to 5: a test."));
    assert!(story(&desk).contains("rose to an Arête of 5"), "everybody saw it");
}

#[test]
fn the_load_of_a_cycle_counts_steps_and_waiting() {
    let mut play = Play::begun();
    play.until("ballot");
    let before = play.events.iter().filter(by_control).count();
    // Each command comes a second after the one before it; then the room waits for a minute.
    play.vote("oligarchs", Pick::Yes);
    play.vote("monarchists", Pick::Yes);
    play.now.0 += 60_000;
    play.vote("aristocrats", Pick::No);
    play.next();
    let desk = chronicle(&draft(), &play, &Audience::Control);
    let rows = list(&desk["load"]["rows"]);
    assert_eq!(rows.len(), 1);
    assert_eq!(rows[0]["label"], "Act 1, cycle 1");
    assert_eq!(number(&rows[0]["steps"]) as usize, before + 1);
    assert_eq!(rows[0]["longest"][0], "aristocrats");
    assert!(number(&rows[0]["longest"][1]) >= 60, "{}", rows[0]);
    assert!(number(&rows[0]["waiting"]) >= 60);
    assert!(desk["load"]["advice"].to_string().contains("Aristocrats"), "{}", desk["load"]);
}

fn by_control(event: &&Event) -> bool {
    matches!(event, Event::Record(RecordEvent::Acted { by: game::Actor::Control { .. }, .. }))
}

#[test]
fn a_stasis_is_told_to_its_end_and_hands_to_their_holders_alone() {
    let mut play = Play::begun();
    play.begin_stasis();
    play.until("deploy");
    let hand = play.phone("oligarchs")["street"]["hand"].clone();
    let titles: BTreeSet<&str> =
        list(&hand).iter().map(|row| row["card"]["title"].as_str().expect("a title")).collect();
    assert!(!titles.is_empty());
    play.end_stasis();
    let table = draft();
    let public = chronicle(&table, &play, &Audience::Public);
    assert_eq!(list(&public["stases"]).len(), 1);
    assert!(list(&public["chapters"]).iter().any(|row| row["title"] == "The Streets Rise"));
    let own = of_seat(&table, &play, "oligarchs")["own"].to_string();
    for title in titles {
        assert!(own.contains(title), "{title} in {own}");
        assert!(!public.to_string().contains(title), "{title}");
        assert!(!of_seat(&table, &play, "medes")["chapters"].to_string().contains(title));
    }
}

#[test]
fn a4_an_article_is_told_with_every_text_it_had() {
    let table = crate::kit::governed(&crate::kit::ruling("quorum", "1"), &[]);
    let mut play = Play::of(table.clone());
    play.next();
    let to = NewText::Written("As the harbour wishes.".into());
    play.control(LawCommand::ChangeArticle { article: 1, to, reason: "a plot".into() });
    play.convene(&[crate::kit::article("Of Ships", "", None)]);
    play.adopt();
    let public = chronicle(&table, &play, &Audience::Public);
    let articles = list(&public["articles"]);
    let texts: Vec<&Seen> = list(&articles[0]["texts"]).iter().map(|row| &row["text"]).collect();
    assert_eq!(texts, ["T", "As the harbour wishes."]);
    assert_eq!(articles[0]["texts"][1]["how"], "by Control: a plot");
    assert_eq!((&articles[1]["title"], &articles[1]["number"]), (&"Of Ships".into(), &2.into()));
    assert_eq!(articles[1]["texts"][0]["how"], "by the Assembly");
    play.control(LawCommand::RepealArticle { article: 1, reason: "enough".into() });
    let public = chronicle(&table, &play, &Audience::Public);
    let gone = list(&public["articles"]).iter().find(|row| row["title"] == "Of This").expect("it");
    assert!(gone["number"].is_null());
}

#[test]
fn n1_the_journal_that_control_reads_holds_no_order() {
    let mut play = Play::begun();
    play.open_vote();
    let disclosed = play.events.iter().map(Council::disclosed);
    let shuffled: Vec<Value> = disclosed.filter(|row| row["event"] == "deck_shuffled").collect();
    assert!(!shuffled.is_empty() && shuffled.iter().all(|row| row.get("order").is_none()));
}

/// The choices of a play that whoever did not make them may read, in their order.
fn choices_shown(play: &Play) -> Vec<Value> {
    let told = entries(&play.events);
    let event = |(entry, place): (u64, usize)| {
        let row = told.iter().find(|row| row.entry == entry).expect("secrets name entries");
        serde_json::to_value(&row.events[place]).expect("events are JSON")
    };
    Council::secrets(&told).iter().filter_map(|secret| secret.shown).map(event).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 12, ..ProptestConfig::default() })]

    /// However far a game is told, a choice is shown only by an opening that lies within, once for each
    /// who chose, and where it was first in.
    #[test]
    fn law_n1_no_choice_is_shown_before_it_is_opened(seed in any::<u64>()) {
        let (mut play, mut hand) = random_game(seed);
        for _ in 0..120 {
            let (actor, command) = hand.choose(&play);
            let _ = play.attempt(&actor, &command);
        }
        let told = entries(&play.events);
        let locks = |event: &Event| {
            let event = serde_json::to_value(event).expect("events are JSON");
            let name = event["event"].as_str().expect("a name").to_owned();
            let secret = ["bid_locked", "voted", "elected", "tyche_chosen"].contains(&&*name);
            secret.then(|| (name, event["faction"].clone().to_string()))
        };
        for until in (0..=told.len()).rev().step_by(7) {
            let told = &told[..until];
            let secrets = Council::secrets(told);
            let mut once = BTreeSet::new();
            for row in told {
                for (event, what) in row.events.iter().enumerate() {
                    let is = |it: &&Secret| (it.entry, it.event) == (row.entry, event);
                    let secret = secrets.iter().find(is);
                    prop_assert!(locks(what).is_none() || secret.is_some(), "{:?}", what);
                    let Some((at, shown)) = secret.and_then(|it| it.shown) else { continue };
                    let opened = secret.and_then(|it| it.opened).expect("it was opened");
                    prop_assert!(row.entry <= at && at <= opened && opened <= until as u64);
                    let of = told[usize::try_from(at).expect("few entries") - 1].events.get(shown);
                    prop_assert_eq!(of.and_then(locks), locks(what));
                    prop_assert!(once.insert((opened, locks(what))), "twice in {}", opened);
                }
            }
        }
    }
}

#[test]
fn n1_a_choice_is_hidden_until_it_is_shown_and_a_changed_one_ever_after() {
    let mut play = Play::begun();
    play.until("race");
    play.bid("aristocrats", 4);
    play.bid("medes", 2);
    play.bid("medes", 1);
    assert_eq!(choices_shown(&play), [] as [Value; 0]);
    play.next();
    let bid = |id: &str, horses| json!({ "event": "bid_locked", "faction": id, "horses": horses });
    let mut shown = vec![bid("aristocrats", 4), bid("medes", 1)];
    assert_eq!(choices_shown(&play), shown);
    play.open_vote();
    play.vote("oligarchs", Pick::No);
    play.vote("oligarchs", Pick::Yes);
    assert_eq!(choices_shown(&play), shown);
    // Voided before its reveal: what was picked is never told.
    let ballot = play.ballot();
    play.control(VoteCommand::VoidVote { ballot, reason: "a slip".into() });
    play.vote("aristocrats", Pick::Yes);
    play.next();
    shown.push(json!({ "event": "voted", "faction": "aristocrats", "pick": "yes" }));
    assert_eq!(choices_shown(&play), shown);
}

#[test]
fn n1_a_race_that_is_skipped_shows_no_bid_not_even_with_the_next() {
    let mut play = Play::begun();
    play.until("race");
    play.bid("aristocrats", 4);
    play.control(StepsCommand::SkipPhase { step: play.council().step_number });
    play.until("check");
    play.until("race");
    play.next();
    assert_eq!(choices_shown(&play), [] as [Value; 0]);
}

#[test]
fn c21_a_vote_that_is_voided_after_a_going_back_does_not_stand() {
    let mut past = Play::begun();
    past.until("outcome");
    let mut last = past.clone();
    last.control(FiguresCommand::Edit {
        figure: FigureName::Wrath,
        to: 3,
        reason: "a slip".into(),
    });
    let mut went = last.gone_back(&past, false);
    let ballot = went.ballot();
    assert_ne!(ballot, past.ballot());
    let told = |play: &Play| chronicle(&draft(), play, &Audience::Public);
    assert_eq!(list(&told(&went)["votes"]).len(), 1);
    went.control(VoteCommand::VoidVote { ballot, reason: "read out wrongly".into() });
    assert_eq!(list(&told(&went)["votes"]).len(), 0);
    assert!(story(&told(&went)).contains("read out wrongly"));
}

#[test]
fn n1_how_long_a_round_goes_on_tells_of_no_proposal_in_it() {
    let mut play = Play::begun();
    play.control(DayCommand::CallDiplomacy);
    play.until("diplomacy");
    let told = |play: &Play| chronicle(&draft(), play, &Audience::Public);
    let before = told(&play);
    play.now = game::Millis(play.now.0 + 12 * 60_000);
    play.seat("medes", AgendaCommand::ProposeMotion { motion: deed("A wall") });
    assert_eq!(told(&play), before);
    play.until("choose_events");
    assert!(story(&told(&play)).contains("minutes"), "its length is told when it is over");
}

#[test]
fn a_counter_that_control_has_named_is_told_in_that_name() {
    let table = draft();
    let mut play = Play::begun();
    let to = faction("medes");
    play.seat("oligarchs", FiguresCommand::Give { to, what: Counter::Talents, amount: 4 });
    play.set("medes", Counter::Arete, 5);
    voted(&mut play, false);
    let call = |counter, name: &str| FiguresCommand::NameCounter {
        counter,
        name: name.into(),
        shown: true,
    };
    play.control(call(Counter::Talents, "Drachmas"));
    play.control(call(Counter::Arete, "Glory"));
    let book = chronicle(&table, &play, &Audience::Public);
    let told = story(&book);
    assert!(told.contains("four Drachmas") && told.contains("two Glory"), "{told}");
    assert_eq!(book["counters"][0]["name"], "Glory");

    let mut shipped = Play::of(shipped());
    shipped.control(call(Counter::Talents, "Drachmas"));
    let sheets = Council::sheets(&shipped.state);
    assert!(sheets["balance"].to_string().contains("Drachmas"), "{}", sheets["balance"]);
    assert_eq!(sheets["counters"][0]["name"], "Drachmas");
}
