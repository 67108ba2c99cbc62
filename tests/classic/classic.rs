//! Tests of the forms for existing clients.
#![allow(missing_docs, clippy::unwrap_used, clippy::type_complexity)]

mod example;
mod reader;
mod truth;
