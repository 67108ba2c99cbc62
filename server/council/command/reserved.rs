//! What a game master who only helps may not do.

use crate::command::{
    AgendaCommand, AmendCommand, BattleCommand, CardsCommand, Command, DayCommand, DebateCommand,
    DecksCommand, DeployCommand, EventsCommand, FiguresCommand, GrantsCommand, LawCommand,
    MusterCommand, OutcomeCommand, PrytanisCommand, RaceCommand, ScoreCommand, SeatsCommand,
    SettingsCommand, SittingCommand, SpoilsCommand, StageCommand, StepsCommand, StreetsCommand,
    VoteCommand,
};

impl Command {
    /// Whether a helper may not send this: it overrules what the rules made of the game. Going on,
    /// clocks, acting for a seat, the word to the room and what was counted or thrown in the room are a
    /// helper's too.
    #[must_use]
    pub fn is_reserved(&self) -> bool {
        match self {
            // Figures, units, standings.
            Command::Figures(FiguresCommand::Edit { .. })
            | Command::Figures(FiguresCommand::AddSupport { .. })
            | Command::Figures(FiguresCommand::RemoveSupport { .. })
            | Command::Streets(StreetsCommand::CorrectUnits { .. })
            | Command::Streets(StreetsCommand::CorrectHero { .. })
            | Command::Streets(StreetsCommand::MoveColossus { .. })
            | Command::Figures(FiguresCommand::SetStanding { .. })
            | Command::Law(LawCommand::SetSupremacy { .. })
            | Command::Law(LawCommand::SetTieBreaker { .. })
            | Command::Prytanis(PrytanisCommand::AppointPrytanis { .. })
            // Rulings, articles, laws, Acts.
            | Command::Settings(SettingsCommand::ChangeSetting { .. })
            | Command::Settings(SettingsCommand::ChangeSettings { .. })
            | Command::Law(LawCommand::ProclaimLaw { .. })
            | Command::Law(LawCommand::RepealLaw { .. })
            | Command::Law(LawCommand::ChangeArticle { .. })
            | Command::Law(LawCommand::AddArticle { .. })
            | Command::Law(LawCommand::RepealArticle { .. })
            | Command::Day(DayCommand::AdvanceAct { .. })
            // Decks.
            | Command::Decks(DecksCommand::OpenDeck { .. })
            | Command::Decks(DecksCommand::CloseDeck)
            | Command::Decks(DecksCommand::ShuffleDeck { .. })
            | Command::Decks(DecksCommand::MoveCard { .. })
            | Command::Decks(DecksCommand::DealCards { .. })
            | Command::Decks(DecksCommand::Reshuffle { .. })
            | Command::Decks(DecksCommand::WriteCard { .. })
            // What was decided.
            | Command::Outcome(OutcomeCommand::ReviseOutcome { .. })
            | Command::Vote(VoteCommand::VoidVote { .. })
            | Command::Streets(StreetsCommand::BeginStasis { .. }) => true,
            Command::Steps(StepsCommand::Advance { .. })
            | Command::Steps(StepsCommand::SkipPhase { .. })
            | Command::Prytanis(PrytanisCommand::PickPrytanis { .. })
            | Command::Events(EventsCommand::ActivateEvents { .. })
            | Command::Debate(DebateCommand::RaiseHand)
            | Command::Debate(DebateCommand::LowerHand)
            | Command::Steps(StepsCommand::SetClock { .. })
            | Command::Steps(StepsCommand::StopClock { .. })
            | Command::Race(RaceCommand::LockBid { .. })
            | Command::Race(RaceCommand::EnterBids { .. })
            | Command::Race(RaceCommand::PickWinner { .. })
            | Command::Grants(GrantsCommand::AssignHero { .. })
            | Command::Grants(GrantsCommand::Grant { .. })
            | Command::Vote(VoteCommand::PutToVote { .. })
            | Command::Vote(VoteCommand::LeaveToDefault { .. })
            | Command::Vote(VoteCommand::Vote { .. })
            | Command::Vote(VoteCommand::EnterVotes { .. })
            | Command::Vote(VoteCommand::EnterCount { .. })
            | Command::Vote(VoteCommand::DecideTie { .. })
            | Command::Outcome(OutcomeCommand::ChooseTarget { .. })
            | Command::Cards(CardsCommand::BuyCard { .. })
            | Command::Cards(CardsCommand::Ready { .. })
            | Command::Muster(MusterCommand::CommitHero { .. })
            | Command::Deploy(DeployCommand::PlaceUnits { .. })
            | Command::Deploy(DeployCommand::PlayCard { .. })
            | Command::Deploy(DeployCommand::DiscardCard { .. })
            | Command::Deploy(DeployCommand::PassTurn { .. })
            | Command::Deploy(DeployCommand::StartLastActions { .. })
            | Command::Deploy(DeployCommand::EndDeployment { .. })
            | Command::Battle(BattleCommand::PickBattle { .. })
            | Command::Battle(BattleCommand::SpendTyche { .. })
            | Command::Battle(BattleCommand::EnterDice { .. })
            | Command::Battle(BattleCommand::Judge { .. })
            | Command::Spoils(SpoilsCommand::ShareDice { .. })
            | Command::Score(ScoreCommand::SkipToScore { .. })
            | Command::Score(ScoreCommand::NameWinner { .. })
            | Command::Amend(AmendCommand::Amend { .. })
            | Command::Figures(FiguresCommand::Give { .. })
            | Command::Day(DayCommand::CallDiplomacy)
            | Command::Day(DayCommand::CancelDiplomacy)
            | Command::Day(DayCommand::BeginRound { .. })
            | Command::Day(DayCommand::ChangePlan { .. })
            | Command::Day(DayCommand::SetRound { .. })
            | Command::Day(DayCommand::RingBell { .. })
            | Command::Debate(DebateCommand::GiveFloor { .. })
            | Command::Prytanis(PrytanisCommand::Elect { .. })
            | Command::Events(EventsCommand::SecondLook { .. })
            | Command::Vote(VoteCommand::Veto { .. })
            | Command::Agenda(AgendaCommand::ProposeMotion { .. })
            | Command::Agenda(AgendaCommand::WithdrawProposal { .. })
            | Command::Agenda(AgendaCommand::AdmitProposal { .. })
            | Command::Agenda(AgendaCommand::DeclineProposal { .. })
            | Command::Agenda(AgendaCommand::AddMotion { .. })
            | Command::Agenda(AgendaCommand::AmendMotion { .. })
            | Command::Agenda(AgendaCommand::MoveMotion { .. })
            | Command::Agenda(AgendaCommand::PostponeMotion { .. })
            | Command::Agenda(AgendaCommand::SplitMotion { .. })
            | Command::Agenda(AgendaCommand::StrikeMotion { .. })
            | Command::Sitting(SittingCommand::TakeUpMotion { .. })
            | Command::Outcome(OutcomeCommand::TickTask { .. })
            | Command::Stage(StageCommand::Show { .. })
            | Command::Seats(SeatsCommand::SetSeat { .. })
            | Command::Seats(SeatsCommand::PlayScript { .. })
            | Command::Battle(BattleCommand::EnterBattle { .. })
            | Command::Streets(StreetsCommand::EnterCity { .. })
            | Command::Stage(StageCommand::Spotlight { .. })
            | Command::Stage(StageCommand::Announce { .. }) => false,
        }
    }
}
