//! What a game master who only helps may not do.

use crate::command::Command;

impl Command {
    /// Whether a helper may not send this: it overrules what the rules made of the game. Going on,
    /// clocks, acting for a seat, the word to the room and what was counted or thrown in the room are a
    /// helper's too.
    #[must_use]
    pub fn is_reserved(&self) -> bool {
        match self {
            // Figures, units, standings.
            Self::Edit { .. }
            | Self::AddSupport { .. }
            | Self::RemoveSupport { .. }
            | Self::CorrectUnits { .. }
            | Self::CorrectHero { .. }
            | Self::MoveColossus { .. }
            | Self::SetStanding { .. }
            | Self::SetSupremacy { .. }
            | Self::SetTieBreaker { .. }
            | Self::AppointPrytanis { .. }
            // Rulings, articles, laws, Acts.
            | Self::ChangeSetting { .. }
            | Self::ChangeSettings { .. }
            | Self::ProclaimLaw { .. }
            | Self::RepealLaw { .. }
            | Self::ChangeArticle { .. }
            | Self::AddArticle { .. }
            | Self::RepealArticle { .. }
            | Self::AdvanceAct { .. }
            // Decks.
            | Self::OpenDeck { .. }
            | Self::CloseDeck
            | Self::ShuffleDeck { .. }
            | Self::MoveCard { .. }
            | Self::DealCards { .. }
            | Self::Reshuffle { .. }
            | Self::WriteCard { .. }
            // What was decided.
            | Self::ReviseOutcome { .. }
            | Self::VoidVote { .. }
            | Self::BeginStasis { .. } => true,
            Self::Advance { .. }
            | Self::SkipPhase { .. }
            | Self::PickPrytanis { .. }
            | Self::ActivateEvents { .. }
            | Self::RaiseHand
            | Self::LowerHand
            | Self::SetClock { .. }
            | Self::StopClock { .. }
            | Self::LockBid { .. }
            | Self::EnterBids { .. }
            | Self::PickWinner { .. }
            | Self::AssignHero { .. }
            | Self::Grant { .. }
            | Self::PutToVote { .. }
            | Self::LeaveToDefault { .. }
            | Self::Vote { .. }
            | Self::EnterVotes { .. }
            | Self::EnterCount { .. }
            | Self::DecideTie { .. }
            | Self::ChooseTarget { .. }
            | Self::BuyCard { .. }
            | Self::Ready { .. }
            | Self::CommitHero { .. }
            | Self::PlaceUnits { .. }
            | Self::PlayCard { .. }
            | Self::DiscardCard { .. }
            | Self::PassTurn { .. }
            | Self::StartLastActions { .. }
            | Self::EndDeployment { .. }
            | Self::PickBattle { .. }
            | Self::SpendTyche { .. }
            | Self::EnterDice { .. }
            | Self::Judge { .. }
            | Self::ShareDice { .. }
            | Self::SkipToScore { .. }
            | Self::NameWinner { .. }
            | Self::Amend { .. }
            | Self::Give { .. }
            | Self::CallDiplomacy
            | Self::CancelDiplomacy
            | Self::BeginRound { .. }
            | Self::ChangePlan { .. }
            | Self::SetRound { .. }
            | Self::RingBell { .. }
            | Self::GiveFloor { .. }
            | Self::Elect { .. }
            | Self::SecondLook { .. }
            | Self::Veto { .. }
            | Self::ProposeMotion { .. }
            | Self::WithdrawProposal { .. }
            | Self::AdmitProposal { .. }
            | Self::DeclineProposal { .. }
            | Self::AddMotion { .. }
            | Self::AmendMotion { .. }
            | Self::MoveMotion { .. }
            | Self::PostponeMotion { .. }
            | Self::SplitMotion { .. }
            | Self::StrikeMotion { .. }
            | Self::TakeUpMotion { .. }
            | Self::TickTask { .. }
            | Self::Show { .. }
            | Self::SetSeat { .. }
            | Self::PlayScript { .. }
            | Self::EnterBattle { .. }
            | Self::EnterCity { .. }
            | Self::Spotlight { .. }
            | Self::Announce { .. } => false,
        }
    }
}
