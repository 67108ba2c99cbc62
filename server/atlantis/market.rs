//! to come
use crate::{content::Content, world::Region};
pub fn grown(_: &Content, _: &mut dyn game::Chance, _: &mut Region) {}
pub fn month(_: &Content, _: &mut Region) {}
