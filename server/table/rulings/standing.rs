//! What a helper may not do, and who says who is a helper. A table has never fewer than one full
//! Control through its own doing.

use game::{Refusal, Text, text};

use super::{Guest, Ruling, Sender, event};
use crate::registry::refusal;
use crate::secrets::TicketKey;
use crate::table::desk::{Desk, DeviceId, Keys, Role, TableEvent};
use crate::wire::TableCommand;

/// What is refused to a Control that only helps.
pub(crate) fn helper(sentence: Text) -> Refusal {
    refusal("helper", sentence)
}

/// Whether a device of Control's may do everything: that of whoever answers for the table, and whose role says so. A device
/// that was sent away a moment ago may not.
pub(crate) fn is_full(desk: &Desk, operator: bool, device: &DeviceId) -> bool {
    operator || desk.members.get(device).is_some_and(|member| member.role == Role::Control)
}

/// Refuses what a helper may not do to the table.
///
/// # Errors
/// `helper`.
pub(super) fn allow(
    desk: &Desk,
    guests: &[Guest],
    from: &Sender<'_>,
    command: &TableCommand,
) -> Result<(), Refusal> {
    if is_full(desk, from.operator, from.device) {
        return Ok(());
    }
    match command {
        TableCommand::Rewind { .. } => Err(helper(text!("helper-go-back"))),
        TableCommand::SetHelper { .. } => Err(helper(text!("helper-standing"))),
        TableCommand::RenewKeys => Err(helper(text!("helper-renew-keys"))),
        TableCommand::ChangeSeed => Err(helper(text!("helper-seed"))),
        TableCommand::CloseTable { .. } => Err(helper(text!("helper-close"))),
        TableCommand::Kick { device, .. } if is_control(desk, guests, device) => {
            Err(helper(text!("helper-kick")))
        }
        _ => Ok(()),
    }
}

/// Makes a Control's device a helper, or a full Control again.
///
/// # Errors
/// `no_device`, `last_control`.
pub(super) fn set_helper(desk: &Desk, device: &DeviceId, helper: bool) -> Result<Ruling, Refusal> {
    let role = desk.members.get(device).map(|member| &member.role);
    match (role, helper) {
        (Some(Role::Control), true) if is_last(desk, device) => Err(last()),
        (Some(Role::Control), true) | (Some(Role::Helper), false) => {
            Ok(event(TableEvent::StandingChanged { device: device.clone(), helper }))
        }
        (Some(Role::Control | Role::Helper), _) => Ok(Ruling::default()),
        _ => Err(refusal("no_device", text!("no-helper"))),
    }
}

/// Makes new codes for further Controls.
pub(super) fn renew_keys(vault: &TicketKey) -> Ruling {
    event(TableEvent::KeysRenewed(Keys::new(vault)))
}

/// The code that lets in whoever has this role ends, and there is a new one.
pub(super) fn renewed(role: &Role, vault: &TicketKey) -> TableEvent {
    match role {
        Role::Seat(seat) => {
            TableEvent::TicketRenewed { seat: seat.clone(), ticket: vault.new_seat_ticket() }
        }
        Role::Control | Role::Helper => TableEvent::KeysRenewed(Keys::new(vault)),
    }
}

/// Refuses that the last full Control sends itself away.
///
/// # Errors
/// `last_control`.
pub(super) fn keep_one(desk: &Desk, from: &Sender<'_>, device: &DeviceId) -> Result<(), Refusal> {
    let itself = from.device == device && is_full(desk, from.operator, device);
    if itself && is_last(desk, device) { Err(last()) } else { Ok(()) }
}

/// Whether no other device holds a full Control's token.
fn is_last(desk: &Desk, device: &DeviceId) -> bool {
    !desk.members.iter().any(|(id, member)| id != device && member.role == Role::Control)
}

fn last() -> Refusal {
    refusal("last_control", text!("last-control"))
}

fn is_control(desk: &Desk, guests: &[Guest], device: &DeviceId) -> bool {
    let member = desk.members.get(device).is_some_and(|member| member.role.is_control());
    member || guests.iter().any(|guest| guest.device == *device && guest.operator)
}
