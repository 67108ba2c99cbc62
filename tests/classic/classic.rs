//! Tests of the forms for existing clients.

mod example;
mod reader;
mod truth;
