//! Secret choices are bound to what a device locked, for anybody to check, and nothing of the seals is
//! known before the reveal (C-2, C-10, C-15, S-18, N-1).

use council::command::{
    BattleCommand, Command, Hand, Pick, PrytanisCommand, RaceCommand, Seal, SeatMode, SeatsCommand,
    SettingsCommand, StepsCommand, VoteCommand,
};
use council::content::Counter;
use council::settings::Value as Setting;
use council::view::{BidView, PickView, SealView};
use game::{Actor, Audience};

use crate::kit::{Play, control, draft, faction, for_seat, seat};

/// The choice of a command in the words that a seal has for it; none where it locks nothing.
fn words(command: &Command) -> Option<String> {
    Some(match command {
        Command::Race(RaceCommand::LockBid { horses: number, .. })
        | Command::Battle(BattleCommand::SpendTyche { dice: number, .. }) => number.to_string(),
        Command::Vote(VoteCommand::Vote { pick: Pick::Yes, .. }) => "yes".into(),
        Command::Vote(VoteCommand::Vote { pick: Pick::No, .. }) => "no".into(),
        Command::Vote(VoteCommand::Vote { pick: Pick::Abstain, .. }) => "abstain".into(),
        Command::Prytanis(PrytanisCommand::Elect { faction, .. }) => {
            faction.as_ref().map(ToString::to_string).unwrap_or_default()
        }
        _ => return None,
    })
}

fn with(mut command: Command, by: Option<Seal>) -> Command {
    match &mut command {
        Command::Race(RaceCommand::LockBid { seal, .. })
        | Command::Vote(VoteCommand::Vote { seal, .. })
        | Command::Prytanis(PrytanisCommand::Elect { seal, .. })
        | Command::Battle(BattleCommand::SpendTyche { seal, .. }) => *seal = by,
        _ => {}
    }
    command
}

/// The seal that a seat's device puts on what the command locks now; none where that is nothing.
fn seal_on(play: &Play, id: &str, command: &Command, nonce: u8) -> Option<Seal> {
    let asked = play.archon(id).seal.as_ref()?.question.clone();
    Some(Seal::on(id, &asked, &words(command)?, [nonce; 32]))
}

/// The command as a device of the seat that sends it does: sealed, where it locks a choice.
pub fn sealed(play: &Play, actor: &Actor, command: Command, nonce: u8) -> Command {
    let Actor::Seat(id) = actor else { return command };
    let by = seal_on(play, &id.0, &command, nonce);
    with(command, by)
}

impl Play {
    /// A seat's device locks a choice with a seal.
    #[track_caller]
    fn lock(&mut self, id: &str, command: impl Into<Command>, nonce: u8) {
        let command = sealed(self, &seat(id), command.into(), nonce);
        assert_ne!(words(&command), None, "it locks something");
        self.seat(id, command);
    }

    fn pick(&self, pick: Pick) -> VoteCommand {
        VoteCommand::Vote { ballot: self.ballot(), pick, seal: None }
    }

    fn horses(&self, horses: u32) -> RaceCommand {
        RaceCommand::LockBid { cycle: self.cycle(), horses, seal: None }
    }

    /// The row of a faction in the vote that was revealed.
    #[track_caller]
    fn cast(&self, id: &str) -> PickView {
        let council = self.council();
        let result = council.ballot.as_ref().and_then(|ballot| ballot.result.as_ref());
        let mut rows = result.expect("a reveal").picks.iter();
        rows.find(|row| row.faction == faction(id)).expect("its row").clone()
    }

    #[track_caller]
    fn run(&self, id: &str) -> BidView {
        let council = self.council();
        let race = council.race.as_ref().expect("a race");
        race.bids.iter().find(|row| row.faction == faction(id)).expect("its row").clone()
    }

    /// What a seat's devices know of the seal on their choice.
    fn commitment(&self, id: &str) -> Option<String> {
        self.archon(id).seal.as_ref().and_then(|seal| seal.commitment.clone())
    }

    fn asked(&self) -> String {
        self.archon("oligarchs").seal.as_ref().expect("something is asked").question.clone()
    }

    fn voting() -> Self {
        let mut play = Self::begun();
        play.open_vote();
        play
    }

    fn racing() -> Self {
        let mut play = Self::begun();
        play.until("race");
        play
    }
}

/// Whether anybody can check the choice by this row.
#[track_caller]
fn fits(seal: &SealView, id: &str, question: &str, choice: &str) -> bool {
    let SealView::Open { commitment, nonce } = seal else { panic!("{seal:?} is not open") };
    let seal = Seal { commitment: commitment.clone(), nonce: nonce.clone() };
    seal.fits(id, question, choice)
}

/// Everything that somebody sees, but for the seats named.
fn seen_without(play: &Play, ids: &[&str]) -> String {
    let knows = |who: &Audience| match who {
        Audience::Seat(id) => ids.contains(&id.0.as_str()),
        _ => false,
    };
    let who = play.audiences().into_iter().filter(|who| !knows(who));
    who.map(|who| play.json(&who).to_string()).collect()
}

#[test]
fn c10_a_bid_is_shown_with_what_it_was_sealed_with() {
    let mut play = Play::racing();
    let question = play.asked();
    assert_eq!(question, format!("race {}", play.step_number()));
    play.lock("medes", play.horses(3), 1);
    let commitment = play.commitment("medes").expect("its own devices know it");
    assert!(!seen_without(&play, &["medes"]).contains(&commitment), "and nobody else");
    play.bid("oligarchs", 1);
    play.next();
    assert_eq!(play.council().race.as_ref().expect("a race").question, question);
    assert!(fits(&play.run("medes").seal, "medes", &question, "3"));
    assert!(!fits(&play.run("medes").seal, "medes", &question, "2"));
    let SealView::Open { commitment: shown, .. } = play.run("medes").seal else { panic!("open") };
    assert_eq!(shown, commitment);
    assert_eq!(play.run("oligarchs").seal, SealView::None, "no device sealed it");
    assert_eq!(play.run("aristocrats").seal, SealView::NotIn);
}

#[test]
fn c15_a_vote_is_shown_with_what_it_was_sealed_with() {
    let mut play = Play::voting();
    let question = play.asked();
    play.lock("oligarchs", play.pick(Pick::Yes), 1);
    play.lock("monarchists", play.pick(Pick::Abstain), 2);
    play.next();
    assert!(fits(&play.cast("oligarchs").seal, "oligarchs", &question, "yes"));
    assert!(fits(&play.cast("monarchists").seal, "monarchists", &question, "abstain"));
    assert_eq!(play.cast("aristocrats").seal, SealView::NotIn);
    assert_eq!(play.archon("oligarchs").seal, None, "nothing is asked any more");
}

#[test]
fn c2_a_pick_of_an_election_is_shown_with_its_seal() {
    let mut draft = draft();
    draft.scenario.settings.presiding = council::settings::Presiding::Elected;
    let mut play = Play::of(draft);
    play.next();
    assert_eq!(play.step(), "election");
    let (question, cycle) = (play.asked(), play.cycle());
    let elect = |whom: Option<&str>| PrytanisCommand::Elect {
        cycle,
        faction: whom.map(faction),
        seal: None,
    };
    play.lock("oligarchs", elect(Some("monarchists")), 1);
    play.lock("aristocrats", elect(None), 2);
    play.next();
    let council = play.council();
    let result = council.election.as_ref().and_then(|row| row.result.as_ref()).expect("a reveal");
    let row = |id: &str| result.picks.iter().find(|row| row.faction == faction(id)).expect("a row");
    assert_eq!(result.question, question);
    assert!(fits(&row("oligarchs").seal, "oligarchs", &question, "monarchists"));
    assert!(fits(&row("aristocrats").seal, "aristocrats", &question, ""));
}

#[test]
fn s18_a_choice_of_tyche_is_shown_with_its_seal() {
    let mut play = crate::street_hidden::battle();
    let (question, step) = (play.asked(), play.step_number());
    let spend = |dice| BattleCommand::SpendTyche { step, dice, seal: None };
    play.lock("amazons", spend(1), 1);
    play.by(&for_seat("medes"), spend(1));
    play.until("battle_dice");
    let battle = play.the_battle();
    let side = |id: &str| battle.sides.iter().find(|side| side.faction == faction(id)).expect("it");
    assert_eq!(battle.question.as_ref(), Some(&question));
    assert!(fits(&side("amazons").seal, "amazons", &question, "1"));
    assert_eq!((side("medes").hand, &side("medes").seal), (Hand::Control, &SealView::None));
    assert!(play.log().contains("(the Medes by Control's hand)"), "{}", play.log());
}

#[test]
fn c15_a_changed_mind_shows_the_last_seal_alone() {
    let mut play = Play::voting();
    play.lock("oligarchs", play.pick(Pick::Yes), 1);
    let first = play.commitment("oligarchs").expect("sealed");
    play.lock("oligarchs", play.pick(Pick::No), 2);
    play.lock("oligarchs", play.pick(Pick::Yes), 3);
    let last = play.commitment("oligarchs").expect("sealed");
    let question = play.asked();
    play.next();
    assert!(fits(&play.cast("oligarchs").seal, "oligarchs", &question, "yes"));
    let everything: String = play.every_view().iter().map(|view| view.to_string()).collect();
    assert!(everything.contains(&last));
    assert!(!everything.contains(&first), "nothing tells of the first");
}

#[test]
fn a_choice_without_a_seal_takes_the_place_of_a_sealed_one() {
    let mut play = Play::voting();
    play.lock("oligarchs", play.pick(Pick::Yes), 1);
    play.vote("oligarchs", Pick::Yes);
    assert_eq!(play.commitment("oligarchs"), None);
    play.next();
    assert_eq!(play.cast("oligarchs").seal, SealView::None);
}

#[test]
fn a_seal_that_does_not_fit_is_refused() {
    let mut play = Play::voting();
    let yes = Command::from(play.pick(Pick::Yes));
    let no = Command::from(play.pick(Pick::No));
    let mine = seal_on(&play, "oligarchs", &yes, 1).expect("a seal");
    let question = play.asked();
    let wrong = [
        seal_on(&play, "oligarchs", &no, 1).expect("on another choice"),
        Seal::on("medes", &question, "yes", [1; 32]),
        Seal::on("oligarchs", "vote 1", "yes", [1; 32]),
        Seal { nonce: String::new(), ..mine.clone() },
        Seal { commitment: mine.nonce.clone(), ..mine.clone() },
    ];
    for seal in wrong {
        let command = with(yes.clone(), Some(seal));
        assert_eq!(play.refused(&seat("oligarchs"), command), "bad_seal");
    }
    // Control's hand is not the seat's.
    let command = with(yes.clone(), Some(mine.clone()));
    assert_eq!(play.refused(&for_seat("oligarchs"), command.clone()), "bad_seal");
    play.seat("oligarchs", command);
}

#[test]
fn c21_after_a_void_vote_another_question_is_asked() {
    let mut play = Play::voting();
    let (ballot, question) = (play.ballot(), play.asked());
    play.lock("oligarchs", play.pick(Pick::Yes), 1);
    let first = play.commitment("oligarchs").expect("sealed");
    play.control(VoteCommand::VoidVote { ballot, reason: "a test".into() });
    assert_ne!(play.asked(), question);
    assert_eq!(play.commitment("oligarchs"), None);
    // The seal is for the vote that was voided.
    let stale =
        with(play.pick(Pick::Yes).into(), Some(Seal::on("oligarchs", &question, "yes", [1; 32])));
    assert_eq!(play.refused(&seat("oligarchs"), stale), "bad_seal");
    play.next();
    let everything: String = play.every_view().iter().map(|view| view.to_string()).collect();
    assert!(!everything.contains(&first), "what was never shown shows no commitment");
    assert_eq!(play.cast("oligarchs").seal, SealView::NotIn);
}

#[test]
fn a_phase_that_is_skipped_shows_no_seal() {
    let mut play = Play::racing();
    play.lock("medes", play.horses(3), 1);
    let first = play.commitment("medes").expect("sealed");
    let step = play.step_number();
    play.control(StepsCommand::SkipPhase { step });
    play.until("race");
    let everything: String = play.every_view().iter().map(|view| view.to_string()).collect();
    assert!(!everything.contains(&first));
    assert_eq!(play.commitment("medes"), None);
}

#[test]
fn c15_hands_that_are_counted_open_no_seal() {
    let mut play = Play::voting();
    play.lock("oligarchs", play.pick(Pick::Yes), 1);
    let first = play.commitment("oligarchs").expect("sealed");
    let ballot = play.ballot();
    play.control(VoteCommand::EnterCount { ballot, yes: 3, no: 1 });
    let everything: String = play.every_view().iter().map(|view| view.to_string()).collect();
    assert!(!everything.contains(&first));
}

#[test]
fn going_back_keeps_seals_or_asks_anew() {
    let mut play = Play::voting();
    play.lock("oligarchs", play.pick(Pick::Yes), 1);
    let (past, question) = (play.clone(), play.asked());
    let kept = play.commitment("oligarchs");
    play.lock("monarchists", play.pick(Pick::No), 2);

    let mut stays = play.gone_back(&past, false);
    assert_eq!((stays.asked(), stays.commitment("oligarchs")), (question.clone(), kept));
    assert_eq!(stays.commitment("monarchists"), None, "it came later");
    stays.lock("aristocrats", stays.pick(Pick::No), 3);
    stays.next();
    assert!(fits(&stays.cast("oligarchs").seal, "oligarchs", &question, "yes"));
    assert!(fits(&stays.cast("aristocrats").seal, "aristocrats", &question, "no"));
    assert_eq!(stays.cast("monarchists").seal, SealView::NotIn);

    // What was opened since is made anew: nobody may lock what has been seen.
    play.next();
    let mut anew = play.gone_back(&past, true);
    assert_ne!(anew.asked(), question);
    assert_eq!(anew.commitment("oligarchs"), None);
    let asked = anew.asked();
    anew.lock("oligarchs", anew.pick(Pick::No), 4);
    anew.next();
    assert!(fits(&anew.cast("oligarchs").seal, "oligarchs", &asked, "no"));
}

#[test]
fn n4_each_choice_shows_whose_hand_it_was() {
    let mut play = Play::racing();
    let set = |id: &str, mode| SeatsCommand::SetSeat { faction: faction(id), mode };
    play.control(set("amazons", SeatMode::Paper));
    play.control(set("aristocrats", SeatMode::Scripted));
    play.lock("medes", play.horses(2), 1);
    play.lock("monarchists", play.horses(1), 2);
    play.by(&for_seat("amazons"), play.horses(1));
    play.by(&for_seat("monarchists"), play.horses(2));
    let alarm = play.script_alarm().expect("the program plays");
    play.by(&Actor::Clock, alarm.command);
    play.next();
    let came = |id: &str| (play.run(id).hand, play.run(id).seal);
    assert!(matches!(came("medes"), (Hand::Own, SealView::Open { .. })));
    assert_eq!(came("amazons"), (Hand::Paper, SealView::None));
    assert_eq!(came("monarchists"), (Hand::Control, SealView::None), "in place of the seat's own");
    assert_eq!(came("aristocrats"), (Hand::Script, SealView::None));
    assert_eq!(came("oligarchs"), (Hand::Own, SealView::NotIn));
    let log = play.log();
    assert!(log.contains("the Amazons on paper"), "{log}");
    assert!(log.contains("the Monarchists by Control's hand"), "{log}");
    assert!(log.contains("the Aristocrats by the program"), "{log}");
}

/// What everybody is shown of the Medes once Control has cut to two what they could lock five of. Minds are
/// changed before and after.
fn cut(lock: &[u32], then: &[u32]) -> BidView {
    let mut play = Play::racing();
    play.set("medes", Counter::Horses, 5);
    for (horses, nonce) in lock.iter().zip(1..) {
        play.lock("medes", play.horses(*horses), nonce);
    }
    play.set("medes", Counter::Horses, 2);
    for (horses, nonce) in then.iter().zip(11..) {
        play.lock("medes", play.horses(*horses), nonce);
    }
    play.next();
    play.run("medes")
}

#[test]
fn n1_what_was_cut_tells_nothing_by_its_seal() {
    let row = cut(&[2], &[]);
    assert_eq!((row.horses, &row.seal), (2, &SealView::None));
    for (lock, then) in
        [(&[5][..], &[][..]), (&[3], &[]), (&[1, 5], &[]), (&[5], &[2]), (&[2], &[2])]
    {
        assert_eq!(cut(lock, then), row, "{lock:?} {then:?}");
    }
    // Who shows fewer than there are left has locked as many.
    for (lock, then) in [(&[1][..], &[][..]), (&[5], &[1])] {
        assert!(matches!(cut(lock, then), BidView { horses: 1, seal: SealView::Open { .. }, .. }));
    }
}

#[test]
fn c10_what_was_never_cut_opens_though_it_is_all_there_is() {
    let mut play = Play::racing();
    play.set("medes", Counter::Horses, 5);
    play.set("medes", Counter::Horses, 2);
    play.lock("medes", play.horses(2), 1);
    play.next();
    assert!(matches!(play.run("medes").seal, SealView::Open { .. }));
}

#[test]
fn n1_a_candidate_who_is_gone_is_told_by_no_seal() {
    let shown = |whom: Option<&str>| {
        let mut draft = draft();
        draft.scenario.settings.presiding = council::settings::Presiding::Elected;
        let mut play = Play::of(draft);
        play.next();
        let elect =
            PrytanisCommand::Elect { cycle: play.cycle(), faction: whom.map(faction), seal: None };
        play.lock("oligarchs", elect, 1);
        play.standing("monarchists", true, true);
        play.next();
        let council = play.council();
        let result = council.election.as_ref().and_then(|row| row.result.as_ref());
        let rows = &result.expect("a reveal").picks;
        rows.iter().find(|row| row.faction == faction("oligarchs")).expect("a row").seal.clone()
    };
    assert_eq!([shown(Some("monarchists")), shown(None)], [SealView::None, SealView::None]);
    assert!(matches!(shown(Some("aristocrats")), SealView::Open { .. }));
}

#[test]
fn n1_dice_that_cannot_be_paid_are_told_by_no_seal() {
    let shown = |dice| {
        let mut play = crate::street_hidden::battle();
        let (key, value) = ("tyche_most".into(), Setting::Number(3));
        play.control(SettingsCommand::ChangeSetting { key, value });
        play.set("amazons", Counter::Tyche, 3);
        let step = play.step_number();
        play.lock("amazons", BattleCommand::SpendTyche { step, dice, seal: None }, 1);
        play.set("amazons", Counter::Tyche, 1);
        play.until("battle_dice");
        let battle = play.the_battle();
        let side = battle.sides.iter().find(|side| side.faction == faction("amazons"));
        let side = side.expect("it");
        (side.tyche, side.seal.clone())
    };
    assert_eq!([shown(1), shown(2)], [(Some(1), SealView::None), (Some(1), SealView::None)]);
}

#[test]
fn n1_who_has_no_vote_any_more_shows_no_seal() {
    let mut play = Play::voting();
    play.lock("monarchists", play.pick(Pick::Yes), 1);
    let locked = play.commitment("monarchists").expect("sealed");
    play.standing("monarchists", true, true);
    play.next();
    let everything: String = play.every_view().iter().map(|view| view.to_string()).collect();
    assert!(!everything.contains(&locked));
}

#[test]
fn two_devices_of_a_seat_know_whose_choice_counts() {
    let mut play = Play::voting();
    play.lock("oligarchs", play.pick(Pick::Yes), 1);
    let first = play.commitment("oligarchs");
    // The other device; both see at once that another choice lies in the urn.
    play.lock("oligarchs", play.pick(Pick::No), 2);
    assert_ne!(play.commitment("oligarchs"), first);
}

#[test]
fn a_reveal_shows_every_commitment_with_its_opening() {
    let mut play = Play::racing();
    let ids = ["medes", "oligarchs", "monarchists"];
    for (nonce, id) in ids.iter().enumerate() {
        let nonce = u8::try_from(nonce).expect("small");
        play.lock(id, play.horses(1), nonce);
    }
    let ruling = SettingsCommand::ChangeSetting {
        key: "race_tie".into(),
        value: Setting::Word("control_picks".into()),
    };
    play.by(&control(), ruling);
    play.next();
    // The tie waits for Control; the bids and their seals are all there.
    assert_eq!(play.step(), "race_tied");
    for id in ids {
        assert!(matches!(play.run(id).seal, SealView::Open { .. }), "{id}");
    }
}

#[test]
fn n4_the_room_is_told_of_choices_that_are_opened_before_all_are_in() {
    let mut play = Play::racing();
    play.lock("medes", play.horses(1), 1);
    play.next();
    let told = "Control opened it before all were in: without Amazons, Aristocrats, Monarchists and \
                Oligarchs.";
    assert!(play.log().contains(told), "{}", play.log());
    let mut play = Play::voting();
    for id in ["aristocrats", "monarchists"] {
        play.lock(id, play.pick(Pick::Yes), 1);
    }
    let mut late = play.clone();
    play.next();
    assert!(play.log().contains("before all were in: without Oligarchs."), "{}", play.log());
    late.lock("oligarchs", late.pick(Pick::No), 1);
    late.next();
    assert!(!late.log().contains("without Oligarchs"), "{}", late.log());
}
