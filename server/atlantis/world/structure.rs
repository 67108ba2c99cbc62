//! Structures (W-30 to W-36).

use borsh::{BorshDeserialize, BorshSerialize};

use super::RegionId;
use crate::content::{Content, StructureType};

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
    /// The ward of its runes (G-92): energy and spirit defence of all whom it shelters; 0 none.
    pub ward: u32,
}

impl Structure {
    /// Its ward: that of its runes or that which all of its type have, the higher (G-92, D-4). An unfinished one has
    /// none.
    #[must_use]
    pub fn warded(&self, content: &Content) -> u32 {
        if self.needs > 0 { 0 } else { self.ward.max(content.structure(self.of).ward) }
    }
}

/// Where a passage leads: a region, and the structure at the other end.
#[derive(BorshSerialize, BorshDeserialize, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// The region.
    pub region: RegionId,
    /// The structure there in which one comes out.
    pub structure: Option<StructureNo>,
}
