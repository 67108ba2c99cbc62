//! What each audience sees of a table: field by field, from the truth and from who is there.

use std::collections::HashMap;

use game::{Audience, Change, Kept, Millis, Seat, SeatId, Shared, Text, Version, text};
use serde_json::Value;

use super::desk::{Desk, DeviceId, Role};
use super::gallery::{Present, Show};
use super::truth::Truth;
use super::unsent::Unsent;
use crate::caught::caught;
use crate::health::Notices;
use crate::journal::TableId;
use crate::registry::Running;
use crate::secrets::TicketKey;
use crate::wire::{
    DeviceView, DoubtView, DraftView, FairnessView, Pause, PauseOwner, Screen, SeatView,
};

/// Points of the history that Control sees without asking.
const LIVE: usize = 100;

/// Everything that a view is made from.
pub(crate) struct Scene<'a> {
    pub(crate) table: TableId,
    pub(crate) truth: &'a Truth,
    pub(crate) present: Shared<Present>,
    pub(crate) around: &'a Shared<Around>,
    /// What the seats have under their pens.
    pub(crate) unsent: &'a Unsent,
    /// What the seats' tickets are shown with.
    pub(crate) vault: &'a TicketKey,
}

/// What is shown of a table besides what its journal says, and what its game says for the hub.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Around {
    /// Whether the draws come from no seed of the table.
    pub(crate) rehearsal: bool,
    /// Whether the game is over.
    pub(crate) over: bool,
    /// How far the game has come.
    pub(crate) milestone: u64,
    /// Why the server has halted the table, if it has: what everybody reads.
    pub(crate) halted: Option<Text>,
    /// What Control reads of it besides.
    pub(crate) damage: Option<String>,
    /// The hash of the table's last entry, once it is closed.
    pub(crate) end: Option<String>,
    /// What Control should know of the server.
    pub(crate) notices: Notices,
    /// Where phones reach the server, best first.
    pub(crate) addresses: Vec<String>,
}

impl Show for Scene<'_> {
    fn shared(&self, view: &mut Kept) -> Vec<Change> {
        let mut sections = view.renew([]);
        sections.within("table", |kept| self.table(kept));
        sections.within("game", |kept| self.truth.game.show(&Audience::Public, kept));
        sections.changes()
    }

    fn own(&self, audience: &Audience, view: &mut Kept) -> Vec<Change> {
        let desk = &self.truth.desk;
        let mut sections = view.renew(self.versions());
        sections.within("table", |kept| match audience {
            Audience::Control => self.desk(kept),
            Audience::Public | Audience::Seat(_) => Vec::new(),
        });
        sections.one("messages", || match audience {
            Audience::Public => Vec::new(),
            Audience::Control => desk.mail.for_control(),
            Audience::Seat(seat) => desk.mail.for_seat(seat),
        });
        sections.maybe("devices", || self.held_by(audience));
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
    fn versions(&self) -> [Version; 5] {
        let Truth { desk, history, seats, .. } = self.truth;
        let (present, around) = (self.present.version(), self.around.version());
        [desk.version(), history.version(), present, around, seats.version()]
    }

    /// A [`crate::wire::TableView`].
    fn table(&self, kept: &mut Kept) -> Vec<Change> {
        let (desk, around) = (&self.truth.desk, self.around);
        let mut sections = kept.renew(self.versions());
        sections.one("code", || &desk.code);
        sections.one("name", || &desk.name);
        sections.maybe("language", || desk.language.as_ref());
        sections.one("address", || around.addresses.first().map_or("", String::as_str));
        sections.maybe("elsewhere", || around.notices.elsewhere.as_ref());
        sections.one("lobby", || desk.lobby);
        sections.maybe("over", || (around.over || desk.closed).then_some(true));
        sections.one("pause", || self.pause());
        sections.maybe("breaks", || some(desk.breaks.clone()));
        sections.one("seats", || seats(self.truth, |seat| self.present.seats.contains(seat)));
        sections.one("returns", || self.truth.history.returns());
        sections.one("ticker", || &desk.mail.ticker);
        sections.one("answers", || desk.mail.for_all());
        sections.maybe("fairness", || self.fairness());
        sections.changes()
    }

    fn fairness(&self) -> Option<FairnessView> {
        let desk = &self.truth.desk;
        let seed = desk.fairness.seeds.last().filter(|_| !self.around.rehearsal)?;
        Some(FairnessView {
            commitment: seed.commitment(self.table),
            asks: desk.fairness.asks(self.around.milestone),
            closed: desk.closed,
            end: self.around.end.clone().filter(|_| desk.closed),
        })
    }

    /// Why the table stands still. What the server stopped comes first: no one can resume before it.
    fn pause(&self) -> Option<Pause> {
        let by_server = self.around.halted.clone();
        let by_server =
            by_server.map(|reason| Pause { owner: PauseOwner::Server, reason, until: None });
        let by_control = self.truth.desk.pause.as_ref().map(|stands| Pause {
            owner: PauseOwner::Control,
            reason: stands.reason.as_str().into(),
            until: stands.until,
        });
        by_server.or(by_control)
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

    /// A [`crate::wire::DeskView`].
    fn desk(&self, kept: &mut Kept) -> Vec<Change> {
        let (desk, around, history) = (&self.truth.desk, self.around, &self.truth.history);
        let mut sections = kept.renew(self.versions());
        sections
            .one("tickets", || self.tickets().map(Option::unwrap_or_default).collect::<Vec<_>>());
        sections.one("addresses", || &around.addresses);
        sections.maybe("notices", || some(self.notices()));
        sections.maybe("doubts", || some(self.doubts()));
        sections.maybe("projector", || self.present.projector);
        sections.maybe("spare", || around.notices.spare.as_ref());
        sections.one("devices", || self.devices());
        // What was taken back, and whose name is known, can change of a point.
        let epoch = [history.returns().into(), desk.version(), self.present.version()];
        let name = names(desk, &self.present.guests);
        sections.lines(
            "history",
            &epoch,
            || history.last_points(LIVE),
            |row| history.view(row, &name),
        );
        sections.changes()
    }

    /// The seats' tickets; none where another server's key made them.
    fn tickets(&self) -> impl Iterator<Item = Option<String>> {
        let tickets = &self.truth.desk.tickets;
        let seats = self.truth.seats.iter();
        seats.map(|seat| self.vault.open(tickets.get(&seat.id)?))
    }

    fn notices(&self) -> Vec<Text> {
        let foreign = self.tickets().any(|ticket| ticket.is_none()).then(|| text!("foreign-seats"));
        let said = self.around.notices.said.values().map(Text::from);
        self.around.damage.iter().map(Text::from).chain(foreign).chain(said).collect()
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

    /// Every device that holds a token or is there: those with a token first.
    fn devices(&self) -> Vec<DeviceView> {
        let members = &self.truth.desk.members;
        let known = members.iter().map(|(id, member)| {
            let (screen, seat) = match &member.role {
                Role::Control | Role::Helper => (Screen::Control, None),
                Role::Seat(seat) => (Screen::Seat, Some(seat.clone())),
            };
            DeviceView {
                id: id.clone(),
                name: member.name.clone(),
                screen,
                seat,
                online: self.present.devices.contains(id),
                helper: member.role == Role::Helper,
                operator: false,
            }
        });
        let others = self.present.sockets.iter().filter(|one| !members.contains_key(&one.device));
        let others = others.map(|socket| DeviceView {
            id: socket.device.clone(),
            name: socket.name.clone(),
            screen: socket.screen,
            seat: None,
            online: true,
            helper: false,
            operator: socket.operator,
        });
        known.chain(others).collect()
    }
}

fn some<T>(rows: Vec<T>) -> Option<Vec<T>> {
    Some(rows).filter(|rows| !rows.is_empty())
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
    caught(|| game.view(audience)).unwrap_or_else(|fall| {
        tracing::error!(?audience, %fall, "the view panicked");
        Value::Null
    })
}

/// The seats as everybody sees them.
pub(crate) fn seats(truth: &Truth, online: impl Fn(&SeatId) -> bool) -> Vec<SeatView> {
    let view = |seat: &Seat| SeatView {
        taken: truth.desk.taken(&seat.id),
        online: online(&seat.id),
        seat: seat.clone(),
    };
    truth.seats.iter().map(view).collect()
}
