//! Tests of Atlantis by order files.
