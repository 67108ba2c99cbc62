//! What a game master who only helps may not send.

use council::Council;
use council::command::{
    BattleCommand, Command, DayCommand, DeckName, DecksCommand, DeployCommand, FigureName,
    FiguresCommand, LawCommand, Pick, ScoreCommand, SeatMode, SeatsCommand, SettingsCommand,
    StageCommand, StepsCommand, StreetsCommand, VoteCommand,
};
use council::settings::Value;
use game::Record;

use crate::kit::faction;

fn why() -> String {
    "a test".into()
}

#[test]
fn a_helper_may_not_overrule_what_the_rules_made_of_the_game() {
    let medes = || faction("medes");
    let reserved = [
        Command::Figures(FiguresCommand::Edit { figure: FigureName::Wrath, to: 1, reason: why() }),
        Command::Streets(StreetsCommand::CorrectUnits {
            faction: medes(),
            objective: None,
            mobs: 1,
            military: 0,
            reason: why(),
        }),
        Command::Score(ScoreCommand::CorrectScore {
            step: 1,
            holders: Vec::new(),
            military: Vec::new(),
            points: vec![(medes(), 1)],
            reason: why(),
        }),
        Command::Figures(FiguresCommand::SetStanding {
            faction: medes(),
            citizen: true,
            exiled: false,
            reason: why(),
        }),
        Command::Settings(SettingsCommand::ChangeSetting {
            key: "quorum".into(),
            value: Value::Number(1),
        }),
        Command::Settings(SettingsCommand::ChangeSettings {
            changes: vec![("quorum".into(), Value::Number(1))],
        }),
        Command::Law(LawCommand::RepealArticle { article: 1, reason: why() }),
        Command::Law(LawCommand::RepealLaw { law: 1, reason: why() }),
        Command::Decks(DecksCommand::OpenDeck { deck: DeckName::Stasis }),
        Command::Decks(DecksCommand::DealCards { faction: medes(), cards: 1, reason: why() }),
        Command::Vote(VoteCommand::VoidVote { ballot: 1, reason: why() }),
        Command::Day(DayCommand::AdvanceAct { act: 2 }),
    ];
    for command in reserved {
        assert!(Council::reserved(&command), "{command:?}");
    }
}

#[test]
fn a_helper_keeps_the_game_going() {
    let medes = || faction("medes");
    let open = [
        Command::Steps(StepsCommand::Advance { step: 1 }),
        Command::Steps(StepsCommand::SetClock { step: 1, seconds: 30 }),
        Command::Seats(SeatsCommand::SetSeat { faction: medes(), mode: SeatMode::Paper }),
        Command::Vote(VoteCommand::Vote { ballot: 1, pick: Pick::Yes, seal: None }),
        Command::Vote(VoteCommand::EnterVotes { ballot: 1, picks: vec![(medes(), Pick::Yes)] }),
        Command::Vote(VoteCommand::EnterCount { ballot: 1, yes: 1, no: 0 }),
        Command::Battle(BattleCommand::EnterDice { step: 1, throws: Vec::new() }),
        Command::Stage(StageCommand::Announce { text: "Hear!".into() }),
        Command::Stage(StageCommand::Spotlight { on: None }),
        Command::Deploy(DeployCommand::PassTurn { step: 1 }),
    ];
    for command in open {
        assert!(!Council::reserved(&command), "{command:?}");
    }
}

#[test]
fn each_word_that_is_reserved_is_that_of_a_command() {
    assert!(!Command::RESERVED.is_empty());
    for word in Command::RESERVED {
        // Most of them lack their fields here, and are refused for that, not as a word that nobody knows.
        let read = serde_json::from_value::<Command>(serde_json::json!({ "do": word }));
        let fault = read.err().map(|fault| fault.to_string()).unwrap_or_default();
        assert!(!fault.contains("unknown `do`"), "{word}: {fault}");
    }
}
