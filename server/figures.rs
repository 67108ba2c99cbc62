//! What the server measures of itself, for Prometheus: each figure once, with its name and what it means.
//! `deploy/figures.md` has the same table, and a test compares both. No figure names a person, a table or a
//! word of a game.
//!
//! All are there from the start, at nothing, so that a rule that watches one can tell none from unknown. Their
//! handles are kept: to count costs an addition, and to record a time a place in a list that is folded every
//! few seconds.

use std::sync::OnceLock;
use std::time::Duration;

use metrics::{Counter, Gauge, Histogram, Label};
use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusHandle};
#[cfg(not(target_os = "macos"))]
use metrics_process::Collector;

mod counts;
mod levels;
mod times;

use counts::Counts;
use levels::Levels;
pub(crate) use levels::{Counted, Now};
use times::Times;

/// Bounds of times that are told apart, in seconds: from a part of a commit to what nobody waits for.
const SECONDS: [f64; 15] =
    [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0];

/// Bounds of how many came at once.
const MANY: [f64; 10] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0];

/// How often recorded times are folded.
const FOLD: Duration = Duration::from_secs(5);

/// All figures of the process.
pub(crate) struct Figures {
    handle: PrometheusHandle,
    #[cfg(not(target_os = "macos"))]
    process: Collector,
    pub(crate) times: Times,
    pub(crate) counts: Counts,
    pub(crate) levels: Levels,
}

/// The figures of the process, however many servers its tests start.
pub(crate) fn figures() -> &'static Figures {
    static FIGURES: OnceLock<Figures> = OnceLock::new();
    FIGURES.get_or_init(|| {
        let recorder = builder().expect("there are bounds").build_recorder();
        let handle = recorder.handle();
        // Somebody else's recorder would only mean that ours stays empty.
        let _ = metrics::set_global_recorder(recorder);
        #[cfg(not(target_os = "macos"))]
        let process = Collector::default();
        #[cfg(not(target_os = "macos"))]
        process.describe();
        Figures {
            handle,
            #[cfg(not(target_os = "macos"))]
            process,
            times: Times::begun(),
            counts: Counts::begun(),
            levels: Levels::begun(),
        }
    })
}

fn builder() -> Result<PrometheusBuilder, BuildError> {
    let bounds = [("_seconds", &SECONDS[..]), ("_requests", &MANY), ("_messages", &MANY)];
    bounds.into_iter().chain([("_appends", &MANY[..])]).try_fold(
        PrometheusBuilder::new(),
        |builder, (ending, bounds)| {
            builder.set_buckets_for_metric(Matcher::Suffix(ending.into()), bounds)
        },
    )
}

/// Folds recorded times: unfolded they would pile up until somebody asks.
pub(crate) async fn fold() {
    loop {
        tokio::time::sleep(FOLD).await;
        figures().handle.run_upkeep();
    }
}

impl Figures {
    /// All of them, as Prometheus reads them.
    pub(crate) fn render(&self, now: &Now) -> String {
        self.levels.take(now);
        #[cfg(not(target_os = "macos"))]
        self.process.collect();
        self.handle.render()
    }
}

/// What a figure is of, as the library takes it.
fn labels(of: &[(&'static str, &str)]) -> Vec<Label> {
    of.iter().map(|(name, value)| Label::new(*name, (*value).to_owned())).collect()
}

fn counter(name: &'static str, help: &'static str) -> Counter {
    metrics::describe_counter!(name, help);
    metrics::counter!(name)
}

/// Counters of one name, one for each value of its label.
fn counters<const N: usize>(
    (name, help): (&'static str, &'static str),
    label: &'static str,
    values: [&str; N],
) -> [Counter; N] {
    metrics::describe_counter!(name, help);
    values.map(|value| metrics::counter!(name, labels(&[(label, value)])))
}

fn gauge(name: &'static str, help: &'static str) -> Gauge {
    metrics::describe_gauge!(name, help);
    metrics::gauge!(name)
}

/// Gauges of one name, one for each value of its label.
fn gauges<const N: usize>(
    (name, help): (&'static str, &'static str),
    label: &'static str,
    values: [&str; N],
) -> [Gauge; N] {
    metrics::describe_gauge!(name, help);
    values.map(|value| metrics::gauge!(name, labels(&[(label, value)])))
}

fn histogram(name: &'static str, help: &'static str) -> Histogram {
    metrics::describe_histogram!(name, help);
    metrics::histogram!(name)
}
