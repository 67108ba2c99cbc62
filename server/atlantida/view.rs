//! What each audience sees, section by section (section 21, O). Only this crosses to a client.

use game::{Audience, Change, Kept, Sections};
use serde::Serialize;

use crate::ids::Faction;
use crate::secrets::SECRETS;
use crate::state::State;

mod asked;
mod board;
mod hand;
mod people;
pub use asked::{AskedView, BattleView, Duty};
pub use board::{BoardView, CompassView, HexView, SlotView};
pub use hand::{CellView, DraftView, HandView, Offered};
pub use people::{BuildingView, GroupView, PlayerView, StockView};

/// What one audience sees.
#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
pub enum View {
    /// Everybody.
    Public(Box<TableView>),
    /// Control, beyond what everybody sees.
    Control(Box<ControlView>),
    /// A seat, beyond what everybody sees.
    Seat(Box<SeatView>),
    /// A seat that does not play sees nothing more.
    Nobody,
}

macro_rules! sections {
    ($(#[$meta:meta])* $View:ident, $whole:ident, $show:ident ($($arg:ident: $Arg:ty),*);
        $($(#[$doc:meta])* $field:ident: $Field:ty = $make:expr;)*) => {
        $(#[$meta])*
        #[derive(Clone, Debug, Serialize)]
        #[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
        pub struct $View { $($(#[$doc])* pub $field: $Field,)* }

        fn $whole($($arg: $Arg),*) -> $View {
            $View { $($field: $make,)* }
        }

        fn $show($($arg: $Arg,)* sections: &mut Sections<'_>) {
            $(sections.one(stringify!($field), || $make);)*
        }
    };
}

sections! {
    /// What everybody sees.
    TableView, table, show_table (state: &State);
    /// What is played, whose turn it is, and whom the table waits for.
    asked: AskedView = asked::asked(state);
    /// The island, the track, the Compass.
    board: BoardView = board::board(state);
    /// The players, in seat order.
    players: Vec<PlayerView> = people::players(state);
    /// The battle under way.
    battle: Option<BattleView> = asked::battle(state);
    /// The battle that was fought last.
    last_battle: Option<crate::battle::Report> = state.shown.battle.clone();
    /// The offers or bids that were shown last.
    offers: Option<crate::shown::OffersShown> = state.shown.offers.clone();
    /// How the game ended.
    result: Option<crate::score::Ended> = state.shown.result.clone();
    /// The last lines of the log, the latest first.
    log: Vec<board::LineView> = board::log(state);
    /// What never changes: names and figures.
    aids: board::Aids = board::aids(state);
}

sections! {
    /// What Control sees beyond that: no more than who has locked (N-9), and the settings.
    ControlView, control, show_control (state: &State);
    /// Every setting with its text.
    settings: Vec<crate::settings::SettingView> = state.settings.rows();
    /// Who is absent.
    absent: Vec<Faction> = state.absent.iter().copied().collect::<Vec<_>>();
}

sections! {
    /// What a seat sees beyond what everybody does.
    SeatView, seat, show_seat (state: &State, faction: Faction);
    /// What is asked of it, and what it may answer.
    hand: HandView = hand::hand(state, faction);
    /// What it tries out.
    draft: Option<DraftView> = hand::draft(state, faction);
}

/// Names, texts and figures of everything, to be printed.
pub(crate) fn aids(state: &State) -> board::Aids {
    board::aids(state)
}

/// Makes it as a whole.
pub(crate) fn view(state: &State, audience: &Audience) -> View {
    match eyes(state, audience) {
        Eyes::Public => View::Public(Box::new(table(state))),
        Eyes::Control => View::Control(Box::new(control(state))),
        Eyes::Seat(faction) => View::Seat(Box::new(seat(state, faction))),
        Eyes::Nobody => View::Nobody,
    }
}

/// Makes anew what is not as it was shown last.
pub(crate) fn show(state: &State, audience: &Audience, kept: &mut Kept) -> Vec<Change> {
    let eyes = eyes(state, audience);
    let own = match eyes {
        Eyes::Seat(faction) => state.drafts.own(&faction),
        Eyes::Public | Eyes::Control | Eyes::Nobody => None,
    };
    let own = own.into_iter().flat_map(|draft| draft.world.versions());
    let mut sections = kept.renew(state.versions().chain(SECRETS.versions(state)).chain(own));
    if sections.are_the_same() {
        return Vec::new();
    }
    match eyes {
        Eyes::Public => show_table(state, &mut sections),
        Eyes::Control => show_control(state, &mut sections),
        Eyes::Seat(faction) => show_seat(state, faction, &mut sections),
        Eyes::Nobody => {}
    }
    sections.changes()
}

/// Who looks.
#[derive(Clone, Copy)]
enum Eyes {
    Public,
    Control,
    Seat(Faction),
    Nobody,
}

fn eyes(state: &State, audience: &Audience) -> Eyes {
    match audience {
        Audience::Public => Eyes::Public,
        Audience::Control => Eyes::Control,
        Audience::Seat(seat) => match Faction::at(seat) {
            Some(faction) if state.world.find(faction).is_some() => Eyes::Seat(faction),
            Some(_) | None => Eyes::Nobody,
        },
    }
}
