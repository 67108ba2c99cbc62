//! The page of a simulation: one HTML file, curves as SVG, nothing to fetch.

use std::fmt::Write;

use super::Simulation;
use super::tally::Tally;

/// The colours of the places in the first play order, told apart by dashes too.
const INKS: [(&str, &str); 5] = [
    ("#1b6ca8", ""),
    ("#a3781a", "8 4"),
    ("#26802f", "2 4"),
    ("#b1568f", "12 4 2 4"),
    ("#555", "4 8"),
];

/// Width and height of a drawing, and its margin.
const SIZE: (f64, f64, f64) = (640.0, 240.0, 32.0);

pub(super) fn page(asked: &Simulation, tallies: &[Tally]) -> String {
    let mut body = String::new();
    for tally in tallies {
        let _ = write!(body, "<h2>{} players, {} games</h2>", tally.players, tally.games);
        let _ = write!(body, "<pre>{}</pre>", tally.said());
        let _ = write!(body, "<h3>Saved, by turn</h3>{}", curves(tally, |of| of.1));
        let _ = write!(body, "<h3>On the island, by turn</h3>{}", curves(tally, |of| of.0));
    }
    let style =
        "body{font:16px sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}svg{width:100%}";
    format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Atlantida simulated</title>\
         <style>{style}</style><h1>Atlantida simulated</h1><p>Seed {}; a line for each place in the \
         first play order.</p>{body}</html>\n",
        asked.seed
    )
}

/// A line for each place.
fn curves(tally: &Tally, of: impl Fn(&(f64, f64)) -> f64) -> String {
    let (width, height, margin) = SIZE;
    let most = tally.curves.iter().flatten().map(&of).fold(1.0, f64::max);
    let x = |turn: usize| margin + (width - 2.0 * margin) * turn as f64 / 12.0;
    let y = |value: f64| height - margin - (height - 2.0 * margin) * value / most;
    let mut svg = format!("<svg viewBox=\"0 0 {width} {height}\" role=\"img\">");
    for turn in 0..tally.curves.len() {
        let (at, foot) = (x(turn), height - margin / 3.0);
        let _ =
            write!(svg, "<text x=\"{at:.1}\" y=\"{foot:.1}\" font-size=\"12\">{}</text>", turn + 1);
    }
    let _ = write!(svg, "<text x=\"0\" y=\"{:.1}\" font-size=\"12\">{most:.1}</text>", y(most));
    for at in 0..tally.players {
        let points: Vec<String> = tally
            .curves
            .iter()
            .enumerate()
            .map(|(turn, row)| format!("{:.1},{:.1}", x(turn), y(of(&row[at]))))
            .collect();
        let (ink, dash) = INKS[at % INKS.len()];
        let _ = write!(
            svg,
            "<polyline points=\"{}\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"2\" \
             stroke-dasharray=\"{dash}\"><title>Place {}</title></polyline>",
            points.join(" "),
            at + 1
        );
    }
    svg + "</svg>"
}
