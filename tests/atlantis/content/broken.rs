//! Broken tables.
