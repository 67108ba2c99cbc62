//! What each audience sees, section by section (section 21, O). Only this crosses to a client.

use game::{Audience, Change, Kept};
use kit::sections;
use serde::Serialize;

use crate::battle::Report;
use crate::ids::Faction;
use crate::secrets::SECRETS;
use crate::settings::SettingView;
use crate::shown::OffersShown;
use crate::state::State;

mod accord;
mod asked;
mod board;
mod crafts;
mod desk;
mod draft;
mod event;
mod finish;
mod forecast;
mod hand;
mod learning;
mod palette;
mod people;
mod reach;
mod result;
mod reveals;
mod works;
pub use accord::{AccordView, AnsweredView, PointView, QuestionView, VoiceView};
pub use asked::{AskedView, BattleView, Duty};
pub use board::{Aids, BoardView, CompassView, HexView, LineView, SinkingView, SlotView};
pub use crafts::CraftView;
pub use desk::{Action, DeskSeat, Group, HostView, HostedSeat};
pub use draft::DraftView;
pub use event::{EventView, FloodView, KeptView, QuakeView, RaidView, SinkView};
pub use finish::FinishView;
pub use forecast::{EuropaView, ForecastView, GrowthView, ShipsView};
pub use hand::{FavourView, HandView, HermesView, Offered};
pub use learning::{ForumView, LearnView, Learning};
pub use palette::{ArmsView, CellView, FallView, PaletteView};
pub use people::{BecauseView, BuildingView, CityView, GroupView, PlayerView, StockView};
pub use reach::{AttackView, DarkView, ReachView};
pub use result::{EndedView, PlaceView};
pub use reveals::{RevealOf, RevealView, RevealedView, SealView, SealingView};
pub use works::{HuntView, WorkView, YieldView};

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

/// What everybody sees.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct TableView {
    /// What is played, whose turn it is, and whom the table waits for.
    pub asked: AskedView,
    /// The island, the track, the Compass.
    pub board: BoardView,
    /// The players, in seat order.
    pub players: Vec<PlayerView>,
    /// The battle under way.
    pub battle: Option<BattleView>,
    /// The battle that was fought last.
    pub last_battle: Option<Report>,
    /// The offers or bids that were shown last.
    pub offers: Option<OffersShown>,
    /// What was opened last, with what binds it to what was locked.
    pub reveals: Vec<RevealView>,
    /// How the game ended.
    pub result: Option<EndedView>,
    /// What seats agree on among themselves.
    pub accord: AccordView,
    /// The last lines of the log, the latest first.
    pub log: Vec<LineView>,
    /// What never changes: names and figures.
    pub aids: Aids,
}

sections! {
    TableView, table, show_table(state: &State);
    one asked = asked::asked(state);
    one board = board::board(state);
    each players = people::player(state, state.ground(), state.world.players[at].faction),
        at < state.world.players.len();
    one battle = asked::battle(state);
    one last_battle = state.shown.battle.clone();
    one offers = state.shown.offers.clone();
    one reveals = reveals::reveals(state);
    one result = result::result(state);
    one accord = accord::accord(state);
    one log = board::log(state);
    one aids = board::aids(state);
}

/// What Control sees beyond that: no more than who has locked (N-9), and the settings.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct ControlView {
    /// Every setting with its text.
    pub settings: Vec<SettingView>,
    /// Who is absent.
    pub absent: Vec<Faction>,
    /// What it may do for the table.
    pub actions: Vec<Action>,
    /// What it may do in the place of each seat.
    pub seats: Vec<DeskSeat>,
    /// All lines of the log that are kept, the latest first.
    pub log: Vec<LineView>,
}

sections! {
    ControlView, control, show_control(state: &State);
    one settings = state.settings.rows();
    one absent = state.absent.iter().copied().collect::<Vec<_>>();
    one actions = desk::actions(state);
    one seats = desk::seats(state);
    one log = board::whole_log(state);
}

/// What a seat sees beyond what everybody does.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(export_to = "atlantida.ts"))]
pub struct SeatView {
    /// What is asked of it, and what it may answer.
    pub hand: HandView,
    /// What it tries out.
    pub draft: Option<DraftView>,
    /// What its choice in the battle under way is sealed under. Secret.
    pub seal: Option<SealingView>,
    /// What it may ask of all others, and answer.
    pub voice: VoiceView,
    /// Control's buttons, where it hosts the table.
    pub host: Option<HostView>,
}

sections! {
    SeatView, seat, show_seat(state: &State, faction: Faction);
    one hand = hand::hand(state, faction);
    one draft = draft::draft(state, faction);
    one seal = reveals::sealing(state, faction);
    one voice = accord::voice(state, faction);
    one host = desk::host(state, faction);
}

/// Names, texts and figures of everything, to be printed.
pub(crate) fn aids(state: &State) -> board::Aids {
    board::all_aids(state)
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
