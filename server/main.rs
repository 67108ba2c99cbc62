//! The program; everything it does is in the library, where tests reach it.

use std::process::ExitCode;

use mimalloc::MiMalloc;

/// A command makes and drops many small values, and a first view a few large ones: with the system's allocator
/// they cost more time, and leave holes that stay.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    prytaneion::cli::main()
}
