//! to come
use crate::{content::Content, world::*};
pub fn new_faction(_: &mut World, _: &Content, _: &str, _: Option<String>) -> FactionId {
    FactionId(3)
}
