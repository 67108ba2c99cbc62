//! What must hold for any bytes whatever (L-8, O-27).

use orders::{Class, Door, Everything, Grammar, Level, Reading};

/// Panics where a law does not hold for these bytes, read by these tables. Completion is asked at one byte.
pub fn holds(grammar: &Grammar, text: &[u8], at: usize) {
    for door in [Door::Enveloped, Door::Known] {
        let Ok(reading) = grammar.read(text, door, &Everything) else { continue };
        printed(&reading, text);
        places(&reading);
        errors(&reading);
        again(grammar, &reading, door);
        let completion = reading.completion(at, &Everything);
        assert!(completion.span.start <= completion.span.end && completion.span.end <= text.len());
    }
}

/// The lines are the text, byte for byte.
fn printed(reading: &Reading<'_>, text: &[u8]) {
    assert_eq!(reading.printed(), text);
    for line in reading.lines() {
        assert!(!line.bytes().contains(&b'\n') && !line.bytes().contains(&b'\r'));
        assert!([&b""[..], b"\n", b"\r", b"\r\n"].contains(&line.ending()));
        let last = line.number() == reading.lines().len();
        assert!(last || !line.ending().is_empty());
    }
}

/// Spans lie inside their lines, and what lines name is there.
fn places(reading: &Reading<'_>) {
    for problem in reading.problems() {
        let line = reading.line(problem.line).unwrap().span();
        let inside =
            |start: usize, end: usize| line.start <= start && start <= end && end <= line.end;
        assert!(inside(problem.span.start, problem.span.end), "{problem:?} in {line:?}");
        assert!(problem.offer.iter().all(|offer| inside(offer.span.start, offer.span.end)));
        let (first, last) = reading.columns(problem.line, problem.span);
        assert!(first <= last && last <= line.end - line.start + 1);
    }
    for line in reading.lines() {
        assert!(line.unit().is_none_or(|unit| unit < reading.units().len()));
        assert!(line.block().is_none_or(|block| block < reading.blocks().len()));
        let span = line.span();
        let inside = |argument: orders::Argument<'_>| {
            span.start <= argument.span().start && argument.span().end <= span.end
        };
        assert!(line.arguments().all(inside));
        // A value can be asked of each.
        let _ = (line.values(), line.text(), line.comment(), line.stays());
    }
    for envelope in reading.envelopes() {
        assert!(envelope.first <= envelope.last.max(1) && envelope.last <= reading.lines().len());
    }
    for block in reading.blocks() {
        assert!(block.first <= block.last && block.last <= reading.lines().len());
    }
}

/// A line that has no effect has exactly one error; no other line has any.
fn errors(reading: &Reading<'_>) {
    let mut count = vec![0; reading.lines().len() + 1];
    for problem in reading.problems().iter().filter(|problem| problem.code.level == Level::Error) {
        count[problem.line] += 1;
    }
    for line in reading.lines() {
        let errors = usize::from(line.class() == Class::Error);
        assert_eq!(count[line.number()], errors, "line {}: {:?}", line.number(), line.class());
    }
}

/// What was printed reads as the same.
fn again(grammar: &Grammar, reading: &Reading<'_>, door: Door) {
    let text = reading.printed();
    let second = grammar.read(&text, door, &Everything).unwrap();
    assert_eq!(second.problems(), reading.problems());
    let same = |(one, other): (orders::Line<'_>, orders::Line<'_>)| {
        one.class() == other.class() && one.unit() == other.unit() && one.values() == other.values()
    };
    assert!(second.lines().zip(reading.lines()).all(same));
}
