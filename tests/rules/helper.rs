//! What a game master who only helps may not send.

use council::Council;
use council::command::{Command, DeckName, FigureName, Pick, SeatMode};
use council::settings::Value;
use game::Game;

use crate::kit::faction;

fn why() -> String {
    "a test".into()
}

#[test]
fn a_helper_may_not_overrule_what_the_rules_made_of_the_game() {
    let medes = || faction("medes");
    let reserved = [
        Command::Edit { figure: FigureName::Wrath, to: 1, reason: why() },
        Command::CorrectUnits {
            faction: medes(),
            objective: None,
            mobs: 1,
            military: 0,
            reason: why(),
        },
        Command::SetStanding { faction: medes(), citizen: true, exiled: false, reason: why() },
        Command::ChangeSetting { key: "quorum".into(), value: Value::Number(1) },
        Command::ChangeSettings { changes: vec![("quorum".into(), Value::Number(1))] },
        Command::RepealArticle { article: 1, reason: why() },
        Command::RepealLaw { law: 1, reason: why() },
        Command::OpenDeck { deck: DeckName::Stasis },
        Command::DealCards { faction: medes(), cards: 1, reason: why() },
        Command::VoidVote { ballot: 1, reason: why() },
        Command::AdvanceAct { act: 2 },
    ];
    for command in reserved {
        assert!(Council::reserved(&command), "{command:?}");
    }
}

#[test]
fn a_helper_keeps_the_game_going() {
    let medes = || faction("medes");
    let open = [
        Command::Advance { step: 1 },
        Command::SetClock { step: 1, seconds: 30 },
        Command::SetSeat { faction: medes(), mode: SeatMode::Paper },
        Command::Vote { ballot: 1, pick: Pick::Yes },
        Command::EnterVotes { ballot: 1, picks: vec![(medes(), Pick::Yes)] },
        Command::EnterCount { ballot: 1, yes: 1, no: 0 },
        Command::EnterDice { step: 1, throws: Vec::new() },
        Command::Announce { text: "Hear!".into() },
        Command::Spotlight { on: None },
        Command::PassTurn { step: 1 },
    ];
    for command in open {
        assert!(!Council::reserved(&command), "{command:?}");
    }
}
