//! Tests of the forms for existing clients.
