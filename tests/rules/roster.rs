//! Which factions play: three to twelve, left out before the game begins, taken in later, joined. All that
//! rests on their number follows.

use std::collections::BTreeSet;

use council::Council;
use council::command::{
    Absence, Command, Pick, PrytanisCommand, RosterCommand, SeatMode, SeatsCommand, VoteCommand,
};
use council::content::{Counter, Draft};
use council::view::{Group, RosterMay, RosterRow, RosterView};
use game::{Audience, Game, Millis, Moved, Record, SeatId, Text};
use serde_json::json;

use crate::chronicle::chronicle;
use crate::kit::{
    English, Play, control, draft, faction, for_seat, governed, names, ruling, seat, shipped,
    under, with_card,
};
use crate::seats::absent;

impl Play {
    fn choose_factions(&mut self, playing: &[&str]) {
        let factions = playing.iter().map(|id| faction(id)).collect();
        self.control(RosterCommand::ChooseFactions { factions });
    }

    /// Begun with these.
    fn with_factions(draft: Draft, playing: &[&str]) -> Self {
        let mut play = Self::of(draft);
        play.choose_factions(playing);
        play.next();
        play
    }

    fn who_plays(&self) -> Vec<String> {
        self.council().factions.iter().map(|row| row.id.to_string()).collect()
    }

    #[track_caller]
    pub fn roster(&self) -> RosterView {
        self.at_desk().roster.clone().expect("who plays can be chosen")
    }

    #[track_caller]
    fn roster_row(&self, id: &str) -> RosterRow {
        let mut rows = self.roster().rows.into_iter();
        rows.find(|row| row.faction.as_str() == id).expect("it is of the scenario")
    }

    #[track_caller]
    fn take_in(&mut self, id: &str) {
        let step = self.step_number();
        self.control(RosterCommand::TakeIn { step, faction: faction(id) });
    }

    #[track_caller]
    fn join(&mut self, id: &str, into: &str) {
        let (step, faction, into) = (self.step_number(), faction(id), faction(into));
        self.control(RosterCommand::JoinFactions { step, faction, into });
    }
}

fn said(rows: &[Text]) -> String {
    rows.iter().map(Text::as_str).collect::<Vec<_>>().join("\n")
}

pub fn left_out(play: &Play) -> BTreeSet<SeatId> {
    Council::left_out(&play.state)
}

const THREE: [&str; 3] = ["amazons", "aristocrats", "oligarchs"];

#[test]
fn a_faction_left_out_has_no_seat_no_vote_and_no_place() {
    let play = Play::with_factions(draft(), &THREE);
    assert_eq!(play.who_plays(), THREE);
    assert_eq!(left_out(&play), ["medes", "monarchists"].map(|id| SeatId(id.into())).into());
    let desk = play.at_desk();
    assert_eq!(desk.seats.len(), 3);
    assert_eq!(desk.voters.len(), 3);
    assert_eq!(*play.json(&Audience::Seat(SeatId("medes".into()))), json!({}));
    let public = play.json(&Audience::Public).to_string();
    assert!(!public.contains("\"medes\"") && !public.contains("\"monarchists\""), "{public}");
}

#[test]
fn nothing_is_printed_for_a_faction_left_out() {
    let play = Play::with_factions(draft(), &THREE);
    let sheets = Council::sheets(&play.state);
    let rows = sheets["factions"].as_array().expect("factions").iter();
    let printed: Vec<_> = rows.map(|row| row["id"].as_str().expect("an id").to_owned()).collect();
    assert_eq!(printed, THREE);
}

#[test]
fn who_plays_is_chosen_before_the_game_begins_and_at_least_three() {
    let mut play = Play::of(draft());
    let choose = |ids: &[&str]| RosterCommand::ChooseFactions {
        factions: ids.iter().map(|id| faction(id)).collect(),
    };
    assert_eq!(play.refused(&control(), choose(&["amazons", "medes"])), "out_of_bounds");
    assert_eq!(play.refused(&control(), choose(&["amazons", "medes", "medes"])), "not_offered");
    let stranger = choose(&["amazons", "medes", "persians"]);
    assert_eq!(play.refused(&control(), stranger), "no_such_faction");
    assert_eq!(play.refused(&seat("medes"), choose(&THREE)), "control_only");
    let all = ["amazons", "aristocrats", "medes", "monarchists", "oligarchs"];
    assert_eq!(play.refused(&control(), choose(&all)), "already_so");
    play.choose_factions(&THREE);
    assert_eq!(play.refused(&control(), choose(&THREE)), "already_so");
    assert!(
        play.log().contains("3 factions play, without the Medes and the Monarchists."),
        "{}",
        play.log()
    );
    play.choose_factions(&all);
    assert_eq!(play.who_plays(), all);
    assert!(play.log().contains("All 5 factions play."), "{}", play.log());
    play.next();
    assert_eq!(play.refused(&control(), choose(&THREE)), "not_now");
}

#[test]
fn nothing_is_done_to_a_faction_left_out_or_for_it() {
    let mut play = Play::with_factions(draft(), &THREE);
    let mode = SeatMode::Scripted;
    let set = SeatsCommand::SetSeat { faction: faction("medes"), mode };
    assert_eq!(play.refused(&control(), set), "not_playing");
    play.until("ballot");
    let vote = VoteCommand::Vote { ballot: play.ballot(), pick: Pick::Yes, seal: None };
    assert_eq!(play.refused(&for_seat("monarchists"), vote.clone()), "not_playing");
    assert_eq!(play.refused(&seat("monarchists"), vote), "not_playing");
}

/// C-3, C-17: what is said to be an absent faction's falls to Control, and is its own again later.
#[test]
fn c17_ties_of_a_faction_left_out_fall_to_control() {
    let mut play = Play::of(draft());
    assert_eq!(play.council().tie_breaker, Some(faction("monarchists")));
    let told = said(&play.roster_row("monarchists").without);
    assert!(told.contains("The Monarchists hold supremacy: without them, Control picks"), "{told}");
    assert!(told.contains("decide tied votes: without them, Control does."), "{told}");
    play.choose_factions(&THREE);
    let council = play.council();
    assert_eq!((&council.supremacy, &council.tie_breaker), (&None, &None));
    play.next();
    // 0 to 0 is a tie.
    play.open_vote();
    play.next();
    assert_eq!(play.step(), "ballot_tied");
    assert_eq!(play.at_desk().next.waits_for, None);
    assert!(play.at_desk().actions.iter().any(|action| action.group == Group::Tie));
    play.until("check");
    play.take_in("monarchists");
    let council = play.council();
    assert_eq!(council.supremacy, Some(faction("monarchists")));
    assert_eq!(council.tie_breaker, Some(faction("monarchists")));
}

#[test]
fn c3_a_tie_for_prytanis_falls_to_control_without_supremacy() {
    let mut play = Play::of(draft());
    play.set("aristocrats", Counter::Arete, 7);
    play.choose_factions(&THREE);
    play.next();
    assert_eq!(play.step(), "tie_for_prytanis");
    assert!(play.at_desk().actions.iter().any(|action| action.group == Group::Prytanis));
}

/// Three of five citizens, then two of them.
#[test]
fn c16_a_quorum_is_the_same_share_of_those_who_play() {
    let quorum = |playing: &[&str]| {
        let mut play = under(&ruling("quorum", "3"), &[]);
        if playing.len() < 5 {
            play = Play::of(governed(&ruling("quorum", "3"), &[]));
            play.choose_factions(playing);
            play.next();
        }
        play.until("ballot");
        let says = play.council().ballot.as_ref().expect("a vote").needed.to_string();
        let from = says.find("Quorum: ").expect("a quorum") + "Quorum: ".len();
        says[from..].split(" Archons").next().expect("a number").to_owned()
    };
    let all = ["amazons", "aristocrats", "medes", "monarchists", "oligarchs"];
    assert_eq!(quorum(&all), "3 of 3");
    assert_eq!(quorum(&THREE), "2 of 2");
    assert_eq!(quorum(&["amazons", "medes", "oligarchs"]), "1 of 1");
}

#[test]
fn c16_the_quorum_that_control_sets_is_the_quorum() {
    let mut play = Play::with_factions(draft(), &THREE);
    play.number_setting("quorum", 2);
    assert_eq!(play.open_vote_needs(), 2);
}

impl Play {
    /// The quorum of the vote that opens, by the table that Control sees in the lobby's rows.
    fn open_vote_needs(&mut self) -> u32 {
        self.until("ballot");
        let says = self.council().ballot.as_ref().expect("a vote").needed.to_string();
        let from = says.find("Quorum: ").expect("a quorum") + "Quorum: ".len();
        says[from..].split(' ').next().expect("a number").parse().expect("a number")
    }
}

#[test]
fn control_reads_the_quorum_of_every_number_before_it_chooses() {
    let play = Play::of(governed(&ruling("quorum", "3"), &[]));
    let roster = play.roster();
    assert_eq!((roster.may, roster.least), (RosterMay::Choose, 3));
    assert_eq!(roster.quorums, [0, 1, 2, 3]);
    let votes: Vec<bool> = roster.rows.iter().map(|row| row.votes).collect();
    assert_eq!(votes, [false, true, false, true, true]);
}

/// C-19: a card that names a faction that does not play does nothing to it, and says so before.
#[test]
fn c19_a_card_that_names_a_faction_left_out_strikes_nobody() {
    let text = "[[cards]]\nid = \"it\"\ndeck = \"a\"\ntitle = \"It\"\ntext = \"Shall it be?\"\n\
                [[cards.options]]\nlabel = \"Do it\"\neffects = [\
                { do = \"change\", what = \"doom\", by = 5, to = \"medes\" },\
                { do = \"supremacy\", to = \"medes\" },\
                { do = \"change\", what = \"doom\", by = 1, to = \"everyone\" }]\n";
    let mut play = Play::of(with_card(draft(), text));
    let told = said(&play.roster_row("medes").without);
    assert_eq!(told, "1 card names them, and does nothing to them: It.");
    play.choose_factions(&["aristocrats", "monarchists", "oligarchs"]);
    play.next();
    play.until("choose_events");
    let cycle = play.cycle();
    let cards = vec![crate::kit::card("it")];
    play.seat("oligarchs", council::command::EventsCommand::ActivateEvents { cycle, cards });
    play.open_vote();
    play.vote("oligarchs", Pick::Yes);
    play.next();
    let changes = play.the_outcome().changes.clone();
    assert!(changes[0].factions.is_empty() && changes[1].factions.is_empty());
    assert!(changes[0].says.as_str().contains("strikes nobody"), "{}", changes[0].says);
    assert_eq!(names(&changes[2].factions), ["aristocrats", "monarchists", "oligarchs"]);
    play.next();
    assert_eq!(play.council().supremacy, Some(faction("monarchists")));
    assert_eq!(play.council().doom.value, 3);
}

/// S-2, S-6, S-7, S-10: cards, units, the guard and turns are of those who play.
#[test]
fn s7_who_is_left_out_has_no_units_and_no_turn() {
    let all: Vec<String> =
        shipped().scenario.factions.iter().map(|row| row.id.to_string()).collect();
    let playing: Vec<&str> =
        all.iter().map(String::as_str).filter(|id| *id != "monarchists").take(5).collect();
    let mut play = Play::of(shipped());
    let told = said(&play.roster_row("monarchists").without);
    assert!(told.contains("does not stand at"), "{told}");
    play.choose_factions(&playing);
    play.next();
    play.begin_stasis();
    play.until("deploy");
    let public = play.public();
    let camps = public["streets"]["camps"].as_array().expect("camps").len();
    assert_eq!(camps, 5);
    assert!(!play.json(&Audience::Public).to_string().contains("\"monarchists\""));
    play.end_stasis();
}

#[test]
fn who_comes_late_begins_as_the_scenario_has_it_and_no_lower_than_the_lowest() {
    let mut play = Play::with_factions(draft(), &THREE);
    for id in THREE {
        play.set(id, Counter::Arete, 9);
    }
    let step = play.step_number();
    let early = RosterCommand::TakeIn { step, faction: faction("medes") };
    assert_eq!(play.refused(&control(), early), "not_now");
    play.until("check");
    let told = said(&play.roster_row("medes").coming);
    let begins = "They begin with Arête 9, Tyche 0, Horses 5, Talents 0 and Doom 0.";
    assert!(told.contains(begins), "{told}");
    assert!(told.contains("2 factions have a vote then."), "{told}");
    play.take_in("medes");
    assert_eq!(play.who_plays(), ["amazons", "aristocrats", "medes", "oligarchs"]);
    assert_eq!((play.figure("medes", "arete"), play.figure("medes", "horses")), (9, 5));
    assert!(left_out(&play).contains(&SeatId("monarchists".into())));
    let step = play.step_number();
    let again = RosterCommand::TakeIn { step, faction: faction("medes") };
    assert_eq!(play.refused(&control(), again), "already_so");
    play.next();
    play.until("ballot");
    assert_eq!(play.phone("medes")["faction"], *"medes");
}

/// Tokens, Doom and living Heroes go along; Arête, the vote and the chair do not.
#[test]
fn people_who_join_another_faction_bring_what_they_have() {
    let mut play = Play::begun();
    play.set("oligarchs", Counter::Doom, 4);
    assert_eq!(play.council().prytanis, Some(faction("oligarchs")));
    play.until("check");
    let doom = play.council().doom.value;
    let told = said(&play.roster_row("aristocrats").joining);
    assert!(told.contains("2 Heroes go along: Glaukos and Melite."), "{told}");
    assert!(told.contains("Their Arête of 6, their vote and their offices end."), "{told}");
    play.join("oligarchs", "medes");
    assert_eq!(play.who_plays(), ["amazons", "aristocrats", "medes", "monarchists"]);
    assert_eq!((play.figure("medes", "horses"), play.figure("medes", "talents")), (9, 9));
    assert_eq!((play.figure("medes", "arete"), play.council().doom.value), (3, doom));
    assert_ne!(play.council().prytanis, Some(faction("oligarchs")));
    play.join("aristocrats", "medes");
    let heroes = play.faction("medes").heroes;
    assert_eq!(
        heroes.iter().map(|row| row.name.as_str()).collect::<Vec<_>>(),
        ["Glaukos", "Melite"]
    );
    let step = play.step_number();
    let join = |id: &str, into: &str| RosterCommand::JoinFactions {
        step,
        faction: faction(id),
        into: faction(into),
    };
    assert_eq!(play.refused(&control(), join("medes", "amazons")), "out_of_bounds");
    assert_eq!(play.refused(&control(), join("oligarchs", "amazons")), "not_playing");
    play.take_in("oligarchs");
    assert_eq!(play.refused(&control(), join("medes", "medes")), "to_oneself");
    assert_eq!((play.figure("oligarchs", "arete"), play.figure("oligarchs", "horses")), (7, 4));
}

/// C-2: whoever presides and joins another presides no more, whatever a ruling says of who loses its vote.
#[test]
fn c2_a_prytanis_that_joins_another_hands_over() {
    for (ruled, chair, next) in
        [("at_once", "oligarchs", "aristocrats"), ("next_cycle", "amazons", "oligarchs")]
    {
        let mut play = Play::begun();
        play.setting("chair_passes", ruled);
        let (reason, who) = ("a whim".to_owned(), faction(chair));
        play.control(PrytanisCommand::AppointPrytanis { faction: who, reason });
        play.until("check");
        play.join(chair, "medes");
        assert_eq!(play.council().prytanis, Some(faction(next)), "{ruled}");
        assert!(play.log().contains("have joined others and preside no longer"), "{}", play.log());
    }
}

/// I-4: a grant to who has gone counts for nobody, and can be made anew.
#[test]
fn i4_a_grant_to_who_joined_another_is_void() {
    let mut play = Play::begun();
    let to = Some(faction("oligarchs"));
    play.seat("amazons", council::command::GrantsCommand::Grant { to });
    play.until("check");
    play.join("oligarchs", "aristocrats");
    assert!(play.faction("amazons").grant.is_none());
}

/// N-4: nothing waits for who follows somebody that has gone.
#[test]
fn n4_who_follows_a_faction_that_has_gone_abstains() {
    let mut play = Play::begun();
    play.set_seat("monarchists", absent(Absence::Follow(faction("oligarchs"))));
    play.until("check");
    play.join("oligarchs", "aristocrats");
    play.next();
    play.until("ballot");
    play.vote("aristocrats", Pick::Yes);
    play.next();
    assert_eq!(play.shown("monarchists").0, "abstain");
}

#[test]
fn a_going_back_takes_who_plays_back_too() {
    let mut play = Play::with_factions(draft(), &THREE);
    play.until("check");
    let past = play.clone();
    play.take_in("medes");
    play.back_to(&past);
    assert_eq!(play.who_plays(), THREE);
    play.take_in("medes");
    assert_eq!(play.who_plays().len(), 4);
}

/// Where the hub seats people when the game goes back: who joined others, and where to.
fn people_of(play: &Play, past: &Play) -> Vec<Moved> {
    let taken = Council::taken_back(&past.state, &play.state, false, Millis(0));
    taken.iter().filter_map(Council::moved).collect()
}

#[test]
fn a_going_back_past_a_joining_parts_the_people_and_another_brings_them_together() {
    let mut play = Play::begun();
    play.until("check");
    let first = play.clone();
    play.join("oligarchs", "aristocrats");
    let second = play.clone();
    play.join("aristocrats", "amazons");
    let returns = |id: &str| Moved::Return(SeatId(id.into()));
    let follows = |id: &str| Moved::Follow(SeatId(id.into()));
    assert_eq!(people_of(&play, &second), [returns("aristocrats")]);
    assert_eq!(people_of(&play, &first), [returns("aristocrats"), returns("oligarchs")]);
    // From what was so before: the first to have left goes first, or would be left behind.
    assert_eq!(people_of(&first, &play), [follows("oligarchs"), follows("aristocrats")]);
    assert_eq!(people_of(&first, &second), [follows("oligarchs")]);
    assert_eq!(people_of(&second, &second), []);
    // Where others were taken in meanwhile, nobody is put among them.
    play.take_in("oligarchs");
    assert_eq!(people_of(&play, &first), [returns("aristocrats")]);
    play.back_to(&first);
    assert!(play.log().contains("The people of the Aristocrats who had joined others sit at"));
}

/// N-4: nobody waits at a seat where only those sat who have left it again, nor has it their time.
#[test]
fn n4_who_leaves_by_a_going_back_takes_along_their_time_and_their_coming() {
    let mut play = Play::begun();
    let extra = SeatsCommand::SetExtra { faction: faction("oligarchs"), seconds: 30 };
    play.control(extra);
    play.at_their_seats(&["oligarchs", "monarchists"]);
    play.until("check");
    let past = play.clone();
    play.join("oligarchs", "aristocrats");
    assert_eq!(play.archon("aristocrats").extra_seconds, 30);
    play.back_to(&past);
    assert_eq!(play.archon("aristocrats").extra_seconds, 0);
    assert_eq!(play.archon("oligarchs").extra_seconds, 30);
    play.open_vote();
    assert_eq!(play.awaited(), ["monarchists", "oligarchs"]);
}

impl Play {
    fn swap(one: &str, other: &str) -> Command {
        SeatsCommand::SwapSeats { one: faction(one), other: faction(other) }.into()
    }
}

/// N-4: how a seat is played goes with its people; what the faction has stays.
#[test]
fn n4_people_who_change_seats_take_along_how_they_play() {
    let mut play = Play::begun();
    play.set_seat("medes", SeatMode::Paper);
    play.set_seat("monarchists", absent(Absence::Follow(faction("medes"))));
    let horses = play.figure("medes", "horses");
    play.control(Play::swap("medes", "monarchists"));
    assert_eq!(play.faction("monarchists").mode, SeatMode::Paper);
    let follows = absent(Absence::Follow(faction("monarchists")));
    assert_eq!(play.faction("medes").mode, follows);
    assert_eq!(play.figure("medes", "horses"), horses);
    assert!(play.log().contains("The people of the Medes and the Monarchists change seats"));
    assert_eq!(play.refused(&control(), Play::swap("medes", "medes")), "to_oneself");
    assert_eq!(play.refused(&seat("medes"), Play::swap("medes", "amazons")), "control_only");
}

/// N-4: the time that people need goes with them, and whether they ever came.
#[test]
fn n4_people_take_along_the_time_that_they_need_and_that_they_came() {
    let mut play = Play::begun();
    let extra = SeatsCommand::SetExtra { faction: faction("oligarchs"), seconds: 30 };
    play.control(extra);
    play.open_vote();
    let past = play.clone();
    play.at_their_seats(&["oligarchs", "monarchists"]);
    assert_eq!(play.awaited(), ["monarchists", "oligarchs"]);
    play.control(Play::swap("oligarchs", "aristocrats"));
    assert_eq!(play.awaited(), ["aristocrats", "monarchists"], "nobody sits at the Oligarchs’");
    assert_eq!(play.archon("aristocrats").extra_seconds, 30);
    assert_eq!(play.archon("oligarchs").extra_seconds, 0);
    play.back_to(&past);
    assert_eq!(play.awaited(), ["aristocrats", "monarchists"], "they sit there still");
    assert_eq!(play.archon("aristocrats").extra_seconds, 30);
    play.until("check");
    play.join("aristocrats", "amazons");
    assert_eq!(play.archon("amazons").extra_seconds, 30);
}

/// N-4: a seat that is taken in is awaited once a device is there.
#[test]
fn n4_nobody_waits_for_a_team_that_is_taken_in_and_has_not_come() {
    let mut play = Play::with_factions(draft(), &["amazons", "aristocrats", "oligarchs"]);
    play.at_their_seats(&["aristocrats", "oligarchs"]);
    play.until("check");
    play.take_in("monarchists");
    play.open_vote();
    assert_eq!(play.awaited(), ["aristocrats", "oligarchs"]);
    play.at_their_seats(&["aristocrats", "monarchists", "oligarchs"]);
    assert_eq!(play.awaited(), ["aristocrats", "monarchists", "oligarchs"]);
}

/// N-1: nobody takes the seat of somebody whose choice lies hidden, nor by going back.
#[test]
fn n1_nobody_sees_what_others_chose_at_their_seat() {
    let mut play = Play::begun();
    play.open_vote();
    play.vote("oligarchs", Pick::Yes);
    assert_eq!(play.refused(&control(), Play::swap("oligarchs", "medes")), "not_now");
    play.control(Play::swap("amazons", "medes"));
    let past = play.clone();
    play.next();
    play.control(Play::swap("oligarchs", "monarchists"));
    assert!(past.archon("oligarchs").pick.is_some());
    play.back_to(&past);
    assert!(play.archon("oligarchs").pick.is_none(), "it is chosen anew");
}

#[test]
fn the_chronicle_tells_of_who_played() {
    let mut play = Play::with_factions(draft(), &THREE);
    play.until("check");
    play.take_in("medes");
    play.join("oligarchs", "aristocrats");
    let story = chronicle(&draft(), &play, &Audience::Public);
    let rows = story["factions"].as_array().expect("factions").iter();
    let told: Vec<_> = rows.map(|row| row["id"].as_str().expect("an id").to_owned()).collect();
    assert_eq!(told, ["amazons", "aristocrats", "medes", "oligarchs"]);
}
