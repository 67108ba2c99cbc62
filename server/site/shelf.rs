//! Chronicles as they leave the server: written and pressed (gzip) by one hand at a time, whatever is asked.
//! What everybody may read is made once and kept; only one of those who ask for it stands in the line of
//! those who know a secret. However often it is asked for, making it takes a small share of one processor.

use std::collections::VecDeque;
use std::io::{self, Write};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::body::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::json;
use sha2::{Digest, Sha256};
use tokio::sync::{Mutex as Line, MutexGuard as Turn, OwnedMutexGuard};
use tokio::time::{Instant, timeout};

use crate::http::pages::Whole;
use crate::journal::TableId;
use crate::wire::{Chronicle, Written};

/// Volumes that are kept; the one asked for longest ago goes first.
const VOLUMES: usize = 8;

/// How long one waits for one's turn.
const PATIENCE: Duration = Duration::from_secs(15);

/// In which form a chronicle leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// The data alone.
    Json,
    /// The data without what was seen step by step, which is most of them: for whoever reads, and may ask for all
    /// of it later.
    Story,
    /// A page that holds them and needs no server.
    Page,
}

/// A chronicle as it leaves. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Volume {
    /// What a file that holds it is called, without its ending.
    pub(crate) stem: Arc<str>,
    /// The game that was played.
    pub(crate) game: Arc<str>,
    /// Its bytes, pressed.
    pub(crate) pressed: Bytes,
    /// How many they are otherwise.
    pub(crate) length: u64,
    /// Of all that is told in it, but for the moment at which it was written.
    print: [u8; 32],
}

struct Bound {
    table: TableId,
    form: Form,
    /// The table's last entry then.
    head: u64,
    made: Instant,
    took: Duration,
    volume: Volume,
}

/// What was made, and whose turn it is.
pub(crate) struct Shelf {
    /// Everybody who may read only what everybody may.
    public: Line<()>,
    /// Who makes one now.
    hand: Arc<Line<()>>,
    kept: Mutex<VecDeque<Bound>>,
    /// How many times as long as it took to make one it is kept although more has happened.
    rest: u32,
}

impl Shelf {
    /// An empty shelf.
    pub(crate) fn new(rest: u32) -> Self {
        Self { public: Line::default(), hand: Arc::default(), kept: Mutex::default(), rest }
    }

    /// The public edition as it was made, while that will do.
    pub(crate) fn find(&self, table: TableId, form: Form, head: u64) -> Option<Volume> {
        let kept = self.kept();
        let found = kept.iter().find(|one| one.table == table && one.form == form)?;
        let rests = found.made.elapsed() < found.took * self.rest;
        (found.head == head || rests).then(|| found.volume.clone())
    }

    /// Keeps the public edition. One that tells nothing new is left as it was written before: that
    /// something hidden has happened meanwhile is nobody's business (N-1).
    pub(crate) fn keep(
        &self,
        (table, form, head): (TableId, Form, u64),
        took: Duration,
        volume: Volume,
    ) -> Volume {
        let mut kept = self.kept();
        let at = kept.iter().position(|one| one.table == table && one.form == form);
        let before = at.and_then(|at| kept.remove(at)).map(|one| one.volume);
        let volume = before.filter(|one| one.print == volume.print).unwrap_or(volume);
        kept.truncate(VOLUMES - 1);
        let made = Instant::now();
        kept.push_front(Bound { table, form, head, made, took, volume: volume.clone() });
        volume
    }

    /// Keeps nothing of this table any more.
    pub(crate) fn forget(&self, table: TableId) {
        self.kept().retain(|one| one.table != table);
    }

    /// The place of whoever asks for the public edition at the end of the line; none when it is too long.
    pub(crate) async fn line_up(&self) -> Option<Turn<'_, ()>> {
        timeout(PATIENCE, self.public.lock()).await.ok()
    }

    /// The turn of whoever makes one; none when that takes too long.
    pub(crate) async fn turn(&self) -> Option<OwnedMutexGuard<()>> {
        timeout(PATIENCE, Arc::clone(&self.hand).lock_owned()).await.ok()
    }

    fn kept(&self) -> MutexGuard<'_, VecDeque<Bound>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Writes and presses a chronicle, part by part. Takes its time.
///
/// # Errors
/// When this build has no pages, or the chronicle cannot be written.
pub(crate) fn bind(told: &Chronicle, form: Form, stem: &str) -> anyhow::Result<Volume> {
    let story = told.story.to_string();
    let (before, after) = match form {
        Form::Json | Form::Story => Default::default(),
        Form::Page => {
            let frames = told.frames.iter().flat_map(|frame| [&frame.shared, &frame.patch]);
            Whole::Chronicle(&told.game)
                .halves(frames.map(Written::as_str).chain([story.as_str()]))?
        }
    };
    let mut press = Press::new(form == Form::Page);
    press.put(before.as_bytes())?;
    let head = json!({
        "name": told.name, "game": told.game, "edition": told.edition, "unix_ms": told.unix_ms
    });
    let head = head.to_string();
    press.write_all(head.strip_suffix('}').unwrap_or(&head).as_bytes())?;
    // The name and what follows tell one chronicle from another; the moment of its writing does not.
    press.print = Sha256::new_with_prefix(&told.name);
    press.write_all(b",\"story\":")?;
    press.write_all(story.as_bytes())?;
    let (first, last) = (told.frames.first(), told.frames.last());
    let later = first.zip(last).filter(|_| form == Form::Story);
    press.write_all(b",\"frames\":")?;
    match later {
        None => serde_json::to_writer(&mut press, &told.frames)?,
        Some((first, last)) => write!(press, "[],\"frames_later\":[{},{}]", first.at, last.at)?,
    }
    press.write_all(b",\"journal\":")?;
    serde_json::to_writer(&mut press, &told.journal)?;
    if !told.translations.is_empty() {
        press.write_all(b",\"translations\":")?;
        serde_json::to_writer(&mut press, &told.translations)?;
    }
    press.write_all(b"}")?;
    press.put(after.as_bytes())?;
    let Press { gzip, print, length, .. } = press;
    let pressed = gzip.finish()?.into();
    let (stem, game) = (stem.into(), told.game.as_str().into());
    Ok(Volume { stem, game, pressed, length, print: print.finalize().into() })
}

/// Presses what is written, and counts it.
struct Press {
    gzip: GzEncoder<Vec<u8>>,
    print: Sha256,
    length: u64,
    /// Whether it stands inside a page: then no text in it may end the element that holds it.
    inside: bool,
}

impl Press {
    fn new(inside: bool) -> Self {
        // Most of what can be won is won at once.
        let gzip = GzEncoder::new(Vec::new(), Compression::fast());
        Self { gzip, print: Sha256::new(), length: 0, inside }
    }

    /// Takes bytes as they are.
    fn put(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.print.update(bytes);
        self.length += bytes.len() as u64;
        self.gzip.write_all(bytes)
    }
}

impl Write for Press {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let ends = |byte: &u8| self.inside && *byte == b'<';
        let parts: Vec<&[u8]> = bytes.split(ends).collect();
        for (nth, part) in parts.into_iter().enumerate() {
            if nth > 0 {
                self.put(b"\\u003c")?;
            }
            self.put(part)?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use flate2::read::GzDecoder;
    use game::Audience;
    use uuid::Uuid;

    use super::*;

    fn told(story: &str, written: i64) -> Chronicle {
        let says = game::Translation { text: "Ein </script>".into(), ..Default::default() };
        let texts = [("A text".to_owned(), says)];
        Chronicle {
            name: "A <table>".into(),
            game: "toy".into(),
            edition: Audience::Public,
            unix_ms: (1, written),
            story: json!(story),
            frames: Vec::new(),
            frames_later: None,
            journal: vec![json!({ "seq": 1 })],
            translations: game::Translations([("de".into(), texts.into())].into()),
        }
    }

    fn bound(story: &str, written: i64) -> Volume {
        bind(&told(story, written), Form::Json, "a-table").expect("it can be written")
    }

    fn text(volume: &Volume) -> String {
        let mut text = String::new();
        GzDecoder::new(&*volume.pressed).read_to_string(&mut text).expect("it is whole");
        assert_eq!(text.len() as u64, volume.length);
        text
    }

    #[test]
    fn a_volume_holds_the_chronicle_as_its_type_is_written() {
        let read: Chronicle = serde_json::from_str(&text(&bound("</b>", 2))).expect("it is JSON");
        assert_eq!(read, told("</b>", 2));
    }

    #[test]
    fn inside_a_page_no_text_ends_its_element() {
        let mut press = Press::new(true);
        press.write_all(b"a</script>b<").expect("memory takes it");
        let pressed = press.gzip.finish().expect("memory takes it");
        let mut text = String::new();
        GzDecoder::new(&*pressed).read_to_string(&mut text).expect("it is whole");
        assert_eq!(text, "a\\u003c/script>b\\u003c");
    }

    #[tokio::test(start_paused = true)]
    async fn n1_an_edition_that_tells_nothing_new_stays_as_it_was_written() {
        let (shelf, table) = (Shelf::new(0), Uuid::new_v4());
        let took = Duration::ZERO;
        let keep = |head, volume| shelf.keep((table, Form::Json, head), took, volume);
        let first = keep(1, bound("one", 5));
        assert_eq!(text(&keep(2, bound("one", 6))), text(&first));
        assert_ne!(text(&keep(3, bound("two", 7))), text(&first));
    }

    #[tokio::test(start_paused = true)]
    async fn a_volume_rests_for_many_times_as_long_as_it_took() {
        let (shelf, table) = (Shelf::new(20), Uuid::new_v4());
        shelf.keep((table, Form::Json, 1), Duration::from_secs(1), bound("one", 5));
        tokio::time::advance(Duration::from_secs(19)).await;
        assert!(shelf.find(table, Form::Json, 2).is_some());
        assert!(shelf.find(table, Form::Page, 1).is_none());
        tokio::time::advance(Duration::from_secs(2)).await;
        assert!(shelf.find(table, Form::Json, 2).is_none());
        assert!(shelf.find(table, Form::Json, 1).is_some());
    }
}
