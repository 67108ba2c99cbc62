//! Structures (W-30 to W-36).

use borsh::{BorshDeserialize, BorshSerialize};

use super::RegionId;
use crate::content::StructureType;

/// The number of a structure: of ships through the whole world from 101 on, of all else in each region from 1 to 100
/// (W-30).
#[derive(
    BorshSerialize, BorshDeserialize, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash,
)]
pub struct StructureNo(pub u32);

/// A structure. Who owns it is not kept: it is the first unit in it that has people (W-31).
#[derive(BorshSerialize, BorshDeserialize, Clone, Debug, PartialEq)]
pub struct Structure {
    /// Its number.
    pub number: StructureNo,
    /// What it is.
    pub of: StructureType,
    /// Its name.
    pub name: String,
    /// What is said of it; empty for nothing.
    pub about: String,
    /// Work still to do; 0 finished.
    pub needs: u32,
    /// Where it leads (W-78).
    pub way: Option<Way>,
}

/// Where a passage leads: a region, and the structure at the other end.
#[derive(BorshSerialize, BorshDeserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// The region.
    pub region: RegionId,
    /// The structure there in which one comes out.
    pub structure: Option<StructureNo>,
}
