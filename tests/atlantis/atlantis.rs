//! Tests of Atlantis by order files.

mod content;
