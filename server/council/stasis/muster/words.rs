//! Units in words.

/// "1 mob", "3 mobs and 1 military unit".
pub(crate) fn units(mobs: u32, military: u32) -> String {
    let many = |number: u32, one: &str, more: &str| match number {
        0 => None,
        1 => Some(format!("1 {one}")),
        _ => Some(format!("{number} {more}")),
    };
    let parts = [many(mobs, "mob", "mobs"), many(military, "military unit", "military units")];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    if parts.is_empty() { "no unit".to_owned() } else { parts.join(" and ") }
}
