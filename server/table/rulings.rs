//! What the table itself allows: pausing, the lobby, who may join, who must go. Decides, changes nothing.

use game::names::{self, Flaw};
use game::{Millis, Refusal, Seat, SeatId, text};

use super::desk::{Desk, DeviceId, Party, Role, TableEvent};
use super::gallery::ConnId;
use crate::catalogue;
use crate::journal::TableId;
use crate::registry::refusal;
use crate::secrets::{TicketKey, TokenHash, new_device};
use crate::wire::{Close, Lobby, TableCommand};

pub(crate) mod draws;
pub(crate) mod rest;
mod standing;
mod words;

pub(crate) use standing::{helper, is_full};

/// Characters of a device's name at most.
pub(crate) const DEVICE_NAME: usize = 40;
/// Characters of a table's name at most.
pub(crate) const TABLE_NAME: usize = 60;

/// What a command to the table leads to.
#[derive(Debug, Default)]
pub(crate) struct Ruling {
    /// What is journalled.
    pub(crate) events: Vec<TableEvent>,
    /// What is done once that is durable.
    pub(crate) effects: Vec<Effect>,
}

/// What is done to sockets and not journalled.
#[derive(Debug)]
pub(crate) enum Effect {
    /// Closes the sockets of a device.
    Dismiss(DeviceId, Close),
    /// Has the sockets of a device come again, which holds another seat now.
    Reseat(DeviceId),
    /// Asks for the attention of a seat's devices.
    Nudge(SeatId),
    /// Names a socket whose device holds no token.
    Rename(ConnId, String),
}

/// Who sends a command to the table.
pub(crate) struct Sender<'a> {
    pub(crate) socket: ConnId,
    pub(crate) party: &'a Party,
    pub(crate) device: &'a DeviceId,
    /// Whether it holds the operator's key.
    pub(crate) operator: bool,
    /// The moment of what it leads to.
    pub(crate) now: Millis,
    /// What new tickets are made from.
    pub(crate) vault: &'a TicketKey,
    pub(crate) table: TableId,
    /// What entropy is asked for now.
    pub(crate) asks: String,
}

/// A device that is there, whether it holds a token or not.
pub(crate) struct Guest {
    pub(crate) device: DeviceId,
    /// Whether it holds the operator's key.
    pub(crate) operator: bool,
}

/// Decides a command to the table.
///
/// # Errors
/// `not_control`, `helper`, `no_seat`, `no_device`, `last_control`, `bad_name`, `too_long`, and those of
/// `words` and `draws`.
pub(crate) fn rule(
    desk: &Desk,
    seats: &[Seat],
    guests: &[Guest],
    from: &Sender<'_>,
    command: &TableCommand,
) -> Result<Ruling, Refusal> {
    match command {
        TableCommand::NameDevice { name } => return name_device(desk, from, name),
        TableCommand::Ask { text } => return words::ask(&desk.mail, from, text),
        TableCommand::Heard { message } => return words::heard(&desk.mail, from, *message),
        TableCommand::Doubt { of } => return words::doubt(desk, from, of),
        TableCommand::GiveEntropy { entropy, asked } => {
            return draws::give(desk, from, entropy, asked);
        }
        _ if *from.party != Party::Control => return Err(not_control()),
        _ => standing::allow(desk, guests, from, command)?,
    }
    match command {
        TableCommand::Pause { reason, minutes } => {
            rest::pause(reason, *minutes, crate::journal::unix_ms())
        }
        TableCommand::PlanBreaks { breaks, was } => rest::plan(desk, breaks, was),
        TableCommand::Resume => Ok(event(TableEvent::Resumed)),
        TableCommand::LockLobby => Ok(event(TableEvent::LobbyLocked)),
        TableCommand::UnlockLobby => Ok(event(TableEvent::LobbyUnlocked)),
        TableCommand::Kick { device, renew } => {
            standing::keep_one(desk, from, device)?;
            kick(desk, from, guests, device, *renew)
        }
        TableCommand::ReplaceSeat { seat } => {
            known(seats, seat)?;
            Ok(replace(desk, seat, from.vault))
        }
        TableCommand::Nudge { seat } => {
            known(seats, seat)?;
            Ok(Ruling { effects: vec![Effect::Nudge(seat.clone())], ..Ruling::default() })
        }
        TableCommand::NameTable { name } => {
            Ok(event(TableEvent::TableNamed { name: checked_name(name, TABLE_NAME)? }))
        }
        TableCommand::SetLanguage { language } => {
            let language = checked_language(language)?;
            Ok(event(TableEvent::LanguageSet { language }))
        }
        TableCommand::SetHelper { device, helper } => standing::set_helper(desk, device, *helper),
        TableCommand::RenewKeys => Ok(standing::renew_keys(from.vault)),
        TableCommand::ChangeSeed => draws::change(desk, from),
        TableCommand::CloseTable { code } => draws::close(desk, from, code),
        TableCommand::Say { seat, text } => words::say(seats, from, seat.as_ref(), text),
        TableCommand::Answer { message, text, to_all } => {
            words::answer(&desk.mail, *message, text, *to_all)
        }
        TableCommand::SettleDoubt { seat } => words::settle_doubt(desk, seat),
        TableCommand::Ticker { text } => words::ticker(&desk.mail, text),
        _ => Err(refusal("unknown_command", text!("not-yet"))),
    }
}

/// Lets a device take a seat: a free one while the lobby is open, any one with its ticket.
///
/// # Errors
/// `no_seat`, `wrong_ticket`, `lobby_locked`, `seat_taken`, `too_many_devices`, `bad_name`.
pub(crate) fn take_seat(
    desk: &Desk,
    seats: &[Seat],
    seat: &SeatId,
    ticket: Option<&str>,
    device: (&str, &str),
    devices_at_most: usize,
) -> Result<TableEvent, Refusal> {
    known(seats, seat)?;
    match ticket {
        Some(ticket) if desk.tickets.get(seat).is_none_or(|right| !right.is(ticket)) => {
            return Err(refusal("wrong_ticket", text!("code-ended")));
        }
        Some(_) => {}
        None if desk.taken(seat) => {
            return Err(refusal("seat_taken", text!("seat-taken")));
        }
        None if desk.lobby == Lobby::Locked => {
            return Err(refusal("lobby_locked", text!("lobby-locked")));
        }
        None => {}
    }
    join(desk, Role::Seat(seat.clone()), device, devices_at_most)
}

/// Lets a device become a Control of this table, or a helper, as its ticket says.
///
/// # Errors
/// `wrong_ticket`, `too_many_devices`, `bad_name`.
pub(crate) fn take_control(
    desk: &Desk,
    ticket: &str,
    device: (&str, &str),
    devices_at_most: usize,
) -> Result<TableEvent, Refusal> {
    let role = desk.keys.as_ref().and_then(|keys| keys.role(ticket));
    let wrong = || refusal("wrong_ticket", text!("code-not-controls"));
    let role = role.ok_or_else(wrong)?;
    join(desk, role, device, devices_at_most)
}

/// What is refused to everybody but Control.
pub(crate) fn not_control() -> Refusal {
    refusal("not_control", text!("only-control"))
}

/// A name without the spaces around it.
///
/// # Errors
/// `bad_name` when nothing is left, too much, or what no name can have ([`Flaw`]): with such signs one name passes
/// for another, or turns around what is written after it.
pub(crate) fn checked_name(name: &str, at_most: usize) -> Result<String, Refusal> {
    let name = name.trim();
    if name.is_empty() || name.chars().count() > at_most {
        return Err(refusal("bad_name", text!("name-long", most = at_most)));
    }
    let sentence = match names::flaw(name) {
        None => return Ok(name.into()),
        Some(Flaw::Line) => text!("name-line"),
        Some(Flaw::Turn) => text!("name-turn"),
        Some(Flaw::Unseen) => text!("name-unseen"),
        Some(Flaw::Marks) => text!("name-marks"),
    };
    Err(refusal("bad_name", sentence))
}

/// The tag of a language, such as `de`.
///
/// # Errors
/// `bad_language`.
pub(crate) fn checked_language(tag: &str) -> Result<String, Refusal> {
    if catalogue::is_language(tag) {
        return Ok(tag.into());
    }
    Err(refusal("bad_language", text!("bad-language")))
}

/// The name that a screen gives itself, as far as it can be seen.
pub(crate) fn seen_name(name: &str) -> String {
    names::cleaned(name, DEVICE_NAME)
}

fn join(
    desk: &Desk,
    role: Role,
    (name, token): (&str, &str),
    devices_at_most: usize,
) -> Result<TableEvent, Refusal> {
    if desk.count(&role) >= devices_at_most {
        return Err(refusal("too_many_devices", text!("many-devices")));
    }
    let name = checked_name(name, DEVICE_NAME)?;
    Ok(TableEvent::DeviceJoined { device: new_device(), name, role, token: TokenHash::of(token) })
}

fn name_device(desk: &Desk, from: &Sender<'_>, name: &str) -> Result<Ruling, Refusal> {
    let name = checked_name(name, DEVICE_NAME)?;
    if desk.members.contains_key(from.device) {
        return Ok(event(TableEvent::DeviceNamed { device: from.device.clone(), name }));
    }
    Ok(Ruling { effects: vec![Effect::Rename(from.socket, name)], ..Ruling::default() })
}

fn kick(
    desk: &Desk,
    from: &Sender<'_>,
    guests: &[Guest],
    device: &DeviceId,
    renew: bool,
) -> Result<Ruling, Refusal> {
    let member = desk.members.get(device);
    if member.is_none() && !guests.iter().any(|guest| guest.device == *device) {
        return Err(refusal("no_device", text!("device-gone")));
    }
    let left = member.map(|_| TableEvent::DeviceLeft { device: device.clone() });
    let renewed =
        member.filter(|_| renew).map(|member| standing::renewed(&member.role, from.vault));
    Ok(Ruling {
        events: left.into_iter().chain(renewed).collect(),
        effects: vec![Effect::Dismiss(device.clone(), Close::Kicked)],
    })
}

fn replace(desk: &Desk, seat: &SeatId, vault: &TicketKey) -> Ruling {
    let role = Role::Seat(seat.clone());
    let holders = desk.members.iter().filter(|(_, member)| member.role == role);
    Ruling {
        effects: holders.map(|(id, _)| Effect::Dismiss(id.clone(), Close::Kicked)).collect(),
        events: vec![TableEvent::SeatReplaced {
            seat: seat.clone(),
            ticket: vault.new_seat_ticket(),
        }],
    }
}

fn known(seats: &[Seat], seat: &SeatId) -> Result<(), Refusal> {
    let found = seats.iter().any(|known| known.id == *seat);
    found.then_some(()).ok_or_else(|| refusal("no_seat", text!("no-seat")))
}

fn event(event: TableEvent) -> Ruling {
    Ruling { events: vec![event], effects: Vec::new() }
}
