//! The bounds that the server keeps to, in one place so that tests can tighten them.

use std::time::Duration;

/// The bounds that the server keeps to.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Time for the first message of a socket.
    pub hello: Duration,
    /// A socket that was silent for this long is closed.
    pub silence: Duration,
    /// Time to deliver one frame, and the last words of a socket.
    pub farewell: Duration,
    /// Frames that a socket may send in a second, over a longer time.
    pub frames_per_second: u32,
    /// Frames that a socket may send at once.
    pub frame_burst: u32,
    /// Bytes that a socket may send in a second, over a longer time.
    pub bytes_per_second: u32,
    /// Bytes that a socket may send at once.
    pub byte_burst: u32,
    /// Views that a socket may ask for anew in a second, over a longer time.
    pub resyncs_per_second: u32,
    /// Views that a socket may ask for anew at once.
    pub resync_burst: u32,
    /// Commands that the devices of a seat may send together in a second, over a longer time.
    pub commands_per_second: u32,
    /// Commands that the devices of a seat may send together at once.
    pub command_burst: u32,
    /// Unreadable frames of one socket before it is closed.
    pub malformed_frames: u32,
    /// Messages that may wait for one socket.
    pub waiting_messages: usize,
    /// Bytes that may wait for one socket.
    pub waiting_bytes: usize,
    /// Connections of all kinds, as far as the system has descriptors for them.
    pub connections: usize,
    /// Connections of one address: a whole venue may stand behind it.
    pub connections_per_address: usize,
    /// Time for the head of a request, and for an idle connection.
    pub head: Duration,
    /// Time for a request with its body.
    pub request: Duration,
    /// Sockets at one table that only look on and have shown no token.
    pub onlookers_per_table: usize,
    /// Sockets of one device.
    pub sockets_per_device: usize,
    /// Devices that may hold one seat, or be Control of one table.
    pub devices_per_seat: usize,
    /// How often a halted table tries its disk.
    pub probe: Duration,
    /// A journal that has not answered by then has failed.
    pub append: Duration,
    /// A table that has been at one turn for longer is said to stand still.
    pub turn: Duration,
    /// How long commands wait for a spare that does not answer, before the server goes on alone.
    pub spare: Duration,
    /// How many times as long as it took to make the public chronicle it is kept although more has
    /// happened: so making it takes at most the same share of one processor.
    pub chronicle_rest: u32,
    /// How often it is looked whether all that was written is still there.
    pub check: Duration,
    /// How often the journal may tidy up.
    pub settle: Duration,
    /// How often it is looked what other servers of the same journal changed in the house, and, every twelfth
    /// time, which archived tables are to be purged.
    pub house: Duration,
    /// How long nobody must have been at a table before it goes to sleep.
    pub sleep: Duration,
    /// Wrong codes from one address within a minute before the address must wait: a whole venue may stand
    /// behind it, and people mistype.
    pub wrong_codes_per_minute: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            hello: Duration::from_secs(5),
            silence: Duration::from_secs(20),
            farewell: Duration::from_secs(5),
            frames_per_second: 60,
            frame_burst: 120,
            bytes_per_second: 32 << 10,
            byte_burst: 256 << 10,
            resyncs_per_second: 1,
            resync_burst: 10,
            commands_per_second: 10,
            command_burst: 60,
            malformed_frames: 5,
            waiting_messages: 256,
            waiting_bytes: 2 << 20,
            connections: 16_384,
            connections_per_address: 1024,
            head: Duration::from_secs(10),
            request: Duration::from_secs(60),
            onlookers_per_table: 512,
            sockets_per_device: 16,
            devices_per_seat: 16,
            probe: Duration::from_secs(2),
            append: Duration::from_secs(10),
            turn: Duration::from_secs(10),
            spare: Duration::from_secs(3),
            chronicle_rest: 20,
            check: Duration::from_secs(60),
            settle: Duration::from_secs(5),
            house: Duration::from_secs(5),
            sleep: Duration::from_secs(600),
            wrong_codes_per_minute: 60,
        }
    }
}
