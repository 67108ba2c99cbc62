//! How figures are printed.

/// A line of figures.
pub fn row(what: &str, figures: impl std::fmt::Display) {
    println!("  {what:<34} {figures}");
}

/// What the server and the ceiling took, stretch by stretch in turn: the medians, and the median of the
/// ratios of those that ran side by side.
pub fn beside(what: &str, unit: &str, hub: &[f64], bare: &[f64]) {
    let ratios: Vec<f64> = hub.iter().zip(bare).map(|(hub, bare)| hub / bare).collect();
    let [hub, bare, ratio] = [hub, bare, &ratios].map(median);
    let figure = |figure: f64| match figure {
        small if small < 10.0 => format!("{small:.2}"),
        middling if middling < 1000.0 => format!("{middling:.1}"),
        large => format!("{large:.0}"),
    };
    let (hub, bare) = (figure(hub), figure(bare));
    row(what, format!("{hub:>8} {unit:<6} bare {bare:>8} {unit:<6} ratio {ratio:.2}"));
}

/// The one in the middle.
pub fn median(of: &[f64]) -> f64 {
    let mut sorted = of.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len() / 2).copied().unwrap_or(f64::NAN)
}
