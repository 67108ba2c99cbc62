//! What each audience sees of a table: field by field, from the truth and from who is there.

use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use game::{Audience, Change, Kept, Millis, SeatId};
use serde_json::Value;

use super::desk::{Desk, DeviceId, Role};
use super::gallery::{Gallery, Show};
use super::halt::Halt;
use super::truth::Truth;
use super::unsent::Unsent;
use crate::health::Notices;
use crate::journal::TableId;
use crate::registry::Running;
use crate::secrets::Vault;
use crate::wire::{
    DeviceView, DoubtView, DraftView, FairnessView, Pause, PauseOwner, Screen, SeatView, TableView,
};

/// What Control is told where the codes of seats were made by a server with another key.
const FOREIGN: &str = "Another operator's key made the codes of some seats, so they cannot be shown here. \
                       Printed ones go on working. Replace the person at a seat to give it a new code.";

/// Everything that a view is made from.
pub(crate) struct Scene<'a> {
    pub(crate) table: TableId,
    /// Whether the draws come from no seed of the table.
    pub(crate) rehearsal: bool,
    pub(crate) truth: &'a Truth,
    pub(crate) seats: Vec<SeatView>,
    pub(crate) devices: Vec<DeviceView>,
    /// The names of Controls whose devices the desk does not know.
    pub(crate) guests: HashMap<DeviceId, String>,
    /// What the seats have under their pens.
    pub(crate) unsent: &'a Unsent,
    /// Why the server has halted the table, if it has.
    pub(crate) halt: Option<&'a Halt>,
    /// What Control should know of the server.
    pub(crate) notices: &'a Notices,
    /// Where phones reach the server, best first.
    pub(crate) addresses: &'a [String],
    /// What the seats' tickets are shown with.
    pub(crate) vault: &'a Vault,
}

impl Show for Scene<'_> {
    fn shared(&self, view: &mut Kept) -> Vec<Change> {
        let mut sections = view.renew([]);
        sections.put("table", &self.table());
        sections.within("game", |kept| self.truth.game.show(&Audience::Public, kept));
        sections.changes()
    }

    fn own(&self, audience: &Audience, view: &mut Kept) -> Vec<Change> {
        let desk = &self.truth.desk;
        let mut sections = view.renew([]);
        sections.within("table", |kept| match audience {
            Audience::Control => self.desk(kept),
            Audience::Public | Audience::Seat(_) => Vec::new(),
        });
        let messages = match audience {
            Audience::Public => Vec::new(),
            Audience::Control => desk.mail.for_control(),
            Audience::Seat(seat) => desk.mail.for_seat(seat),
        };
        sections.put("messages", &messages);
        if let Some(devices) = self.held_by(audience) {
            sections.put("devices", &devices);
        }
        if let Some(draft) = self.draft(audience) {
            sections.put("draft", &draft);
        }
        sections.within("game", |kept| match audience {
            // All that it sees is in the shared part.
            Audience::Public => Vec::new(),
            Audience::Control | Audience::Seat(_) => self.truth.game.show(audience, kept),
        });
        sections.changes()
    }
}

impl Scene<'_> {
    fn table(&self) -> TableView {
        let desk = &self.truth.desk;
        TableView {
            code: desk.code.clone(),
            name: desk.name.clone(),
            address: self.addresses.first().cloned().unwrap_or_default(),
            elsewhere: self.notices.elsewhere.clone(),
            lobby: desk.lobby,
            over: self.truth.game.over() || desk.closed,
            pause: pause(self.truth, self.halt),
            seats: self.seats.clone(),
            returns: self.truth.history.returns(),
            ticker: desk.mail.ticker.clone(),
            answers: desk.mail.for_all(),
            fairness: self.fairness(),
        }
    }

    fn fairness(&self) -> Option<FairnessView> {
        let desk = &self.truth.desk;
        let seed = desk.fairness.seeds.last().filter(|_| !self.rehearsal)?;
        Some(FairnessView {
            commitment: seed.commitment(self.table),
            asks: desk.fairness.asks(self.truth.game.milestone()),
            closed: desk.closed,
        })
    }

    fn draft(&self, audience: &Audience) -> Option<DraftView> {
        match audience {
            Audience::Seat(seat) => self.unsent.view(self.truth.game.as_ref(), seat),
            Audience::Public | Audience::Control => None,
        }
    }

    /// How many devices hold a seat.
    fn held_by(&self, audience: &Audience) -> Option<usize> {
        match audience {
            Audience::Seat(seat) => Some(self.truth.desk.count(&Role::Seat(seat.clone()))),
            Audience::Public | Audience::Control => None,
        }
    }

    fn doubts(&self) -> Vec<DoubtView> {
        let doubts = self.truth.desk.doubts.iter();
        let view = |(seat, (at, of)): (&SeatId, &(Millis, String))| DoubtView {
            seat: seat.clone(),
            of: of.clone(),
            at: at.0,
        };
        doubts.map(view).collect()
    }

    /// A [`crate::wire::DeskView`].
    fn desk(&self, kept: &mut Kept) -> Vec<Change> {
        let desk = &self.truth.desk;
        let ticket = |seat: &SeatView| self.vault.open(desk.tickets.get(&seat.seat.id)?);
        let history = self.truth.history.seen(u64::MAX, names(desk, &self.guests));
        let mut sections = kept.renew([]);
        let tickets: Vec<Option<String>> = self.seats.iter().map(ticket).collect();
        let foreign = tickets.iter().any(Option::is_none).then(|| FOREIGN.to_owned());
        sections.put(
            "tickets",
            &tickets.into_iter().map(Option::unwrap_or_default).collect::<Vec<_>>(),
        );
        sections.put("addresses", &self.addresses);
        let damage = self.halt.and_then(Halt::damage);
        let notices: Vec<String> =
            damage.into_iter().chain(foreign).chain(self.notices.said.values().cloned()).collect();
        if !notices.is_empty() {
            sections.put("notices", &notices);
        }
        let doubts = self.doubts();
        if !doubts.is_empty() {
            sections.put("doubts", &doubts);
        }
        if let Some(spare) = &self.notices.spare {
            sections.put("spare", spare);
        }
        sections.put("devices", &self.devices);
        sections.put_rows("history", history.map(|point| (point.entry, point)));
        sections.changes()
    }
}

/// The names of all devices that ever did something.
pub(crate) fn names<'a>(
    desk: &'a Desk,
    guests: &'a HashMap<DeviceId, String>,
) -> impl Fn(&DeviceId) -> Option<&'a String> {
    |device| desk.names.get(device).or_else(|| guests.get(device))
}

/// A view that panics must not take the table with it: it shows nothing, and the log says so.
pub(crate) fn of(game: &dyn Running, audience: &Audience) -> Value {
    catch_unwind(AssertUnwindSafe(|| game.view(audience))).unwrap_or_else(|_| {
        tracing::error!(?audience, "the view panicked");
        Value::Null
    })
}

/// Why the table stands still. What the server stopped comes first: no one can resume before it.
pub(crate) fn pause(truth: &Truth, halt: Option<&Halt>) -> Option<Pause> {
    let by_server = halt.map(|halt| (PauseOwner::Server, halt.reason()));
    let by_control = truth.desk.pause.as_deref().map(|reason| (PauseOwner::Control, reason));
    by_server.or(by_control).map(|(owner, reason)| Pause { owner, reason: reason.into() })
}

/// The seats as everybody sees them.
pub(crate) fn seats(truth: &Truth, gallery: &Gallery) -> Vec<SeatView> {
    let view = |seat: game::Seat| SeatView {
        taken: truth.desk.taken(&seat.id),
        online: gallery.has_seat(&seat.id),
        seat,
    };
    truth.seats().into_iter().map(view).collect()
}

/// Every device that holds a token or is there: those with a token first.
pub(crate) fn devices(truth: &Truth, gallery: &Gallery) -> Vec<DeviceView> {
    let members = truth.desk.members.iter().map(|(id, member)| {
        let (screen, seat) = match &member.role {
            Role::Control | Role::Helper => (Screen::Control, None),
            Role::Seat(seat) => (Screen::Seat, Some(seat.clone())),
        };
        let online = gallery.has_device(id);
        let helper = member.role == Role::Helper;
        DeviceView {
            id: id.clone(),
            name: member.name.clone(),
            screen,
            seat,
            online,
            helper,
            operator: false,
        }
    });
    let visitors = gallery
        .connections
        .values()
        .filter(|connection| !truth.desk.members.contains_key(&connection.device))
        .map(|connection| DeviceView {
            id: connection.device.clone(),
            name: connection.name.clone(),
            screen: connection.screen,
            seat: None,
            online: true,
            helper: false,
            operator: connection.operator,
        });
    members.chain(visitors).collect()
}
