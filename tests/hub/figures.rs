//! The server's figures: the page that lists them is held against what is printed, and they move with what
//! happens. Servers of other tests count in the same process, so a count is only known to have risen.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use serde_json::json;

use crate::client::Answer;
use crate::hosting::until;
use crate::house::{House, http};

/// What is told of a figure: its kind, its labels, what it means.
type Told = (String, BTreeSet<String>, String);

/// The text of a file of the project.
fn text(path: &str) -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap()
}

/// The figures as the page lists them.
fn listed() -> BTreeMap<String, Told> {
    let page = text("deploy/figures.md");
    let rows = page.lines().filter(|line| line.starts_with("| `"));
    rows.map(|row| {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let labels = cells[2].split('`').skip(1).step_by(2).map(str::to_owned);
        let told = (cells[1].to_owned(), labels.collect(), cells[3].to_owned());
        (cells[0].trim_matches('`').to_owned(), told)
    })
    .collect()
}

/// The figures as they are printed.
fn printed(figures: &str) -> BTreeMap<String, Told> {
    let mut found = BTreeMap::<String, Told>::new();
    for line in figures.lines() {
        let words: Vec<&str> = line.splitn(4, ' ').collect();
        match words[..] {
            ["#", "HELP", name, help] => found.entry(name.into()).or_default().2 = help.into(),
            ["#", "TYPE", name, kind] => found.entry(name.into()).or_default().0 = kind.into(),
            _ => {
                let Some((name, labels)) = line.split_once('{') else { continue };
                let labels = labels.split('}').next().unwrap().split(',');
                let labels = labels.map(|label| label.split('=').next().unwrap().to_owned());
                let own = found.keys().rfind(|known| name.starts_with(known.as_str())).cloned();
                let told = found.get_mut(&own.unwrap()).unwrap();
                told.1.extend(labels.filter(|label| label != "le"));
            }
        }
    }
    found
}

async fn figures(house: &House) -> String {
    let (status, figures) = http(house.addr, "GET", "/metrics", None, None).await;
    assert_eq!(status, 200);
    figures.as_str().unwrap().into()
}

/// What is printed behind this name with its labels.
async fn figure(house: &House, name: &str) -> f64 {
    let figures = figures(house).await;
    let row = figures.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    row.unwrap_or_else(|| panic!("{name} is not in\n{figures}")).parse().unwrap()
}

#[tokio::test]
async fn the_page_of_figures_lists_those_that_are_printed_and_no_others() {
    let house = House::open().await;
    let (listed, printed) = (listed(), printed(&figures(&house).await));
    for (name, told) in &printed {
        assert_eq!(listed.get(name), Some(told), "{name}");
    }
    // What the system does not say of a process is not printed.
    let own = listed.keys().filter(|name| name.starts_with("prytaneion_"));
    let missing: Vec<_> = own.filter(|name| !printed.contains_key(*name)).collect();
    assert_eq!(missing, [""; 0]);
    assert!(printed.len() > 30);
}

#[tokio::test]
async fn what_happens_is_counted() {
    let house = House::open().await;
    let names = [
        r#"prytaneion_commands_total{outcome="accepted"}"#,
        r#"prytaneion_commands_total{outcome="refused"}"#,
        r#"prytaneion_commands_total{outcome="repeated"}"#,
        r#"prytaneion_commands_refused_total{code="rules"}"#,
        r#"prytaneion_views_sent_total{form="whole"}"#,
        r#"prytaneion_views_sent_total{form="patch"}"#,
        r#"prytaneion_http_answers_total{class="4xx"}"#,
        r#"prytaneion_sockets_closed_total{code="4004"}"#,
        "prytaneion_sent_to_durable_seconds_count",
        "prytaneion_durable_to_socket_seconds_count",
        "prytaneion_journal_commit_seconds_count",
        "prytaneion_turn_requests_count",
        "prytaneion_frame_messages_count",
        "prytaneion_entries_total",
        "prytaneion_sent_bytes_total",
        "prytaneion_wrong_codes_total",
    ];
    let mut before = Vec::new();
    for name in names {
        before.push(figure(&house, name).await);
    }
    let table = house.table().await;
    let mut ant = table.sit("ant").await;
    let id = uuid::Uuid::new_v4();
    let add = json!({ "do": "add", "by": 1 });
    for _ in 0..2 {
        assert_eq!(ant.play_as(id, None, add.clone()).await, Answer::Accepted);
    }
    assert!(matches!(ant.play(json!({ "do": "nonsense" })).await, Answer::Refused(_)));
    let mut stranger = crate::client::Client::connect(house.addr, "NOONE").await;
    stranger.send(&crate::client::hello("projector", None)).await;
    assert_eq!(stranger.end().await, 4004);
    assert_eq!(http(house.addr, "GET", "/api/tables/NOONE", None, None).await.0, 404);
    for (name, before) in names.iter().zip(before) {
        let now = figure(&house, name).await;
        assert!(now > before, "{name}: {before}, then {now}");
    }
    assert!(figure(&house, r#"prytaneion_sockets{audience="seat"}"#).await >= 1.0);
    assert!(figure(&house, "prytaneion_connections").await >= 1.0);
}

#[tokio::test]
async fn tables_that_are_awake_are_told_from_those_that_sleep() {
    let house = House::open().await;
    house.table().await;
    let dir = house.close().await;
    let house = House::at(dir, |config| config).await;
    // A server that has just started wakes its tables for a moment, to learn what they wait for.
    until(async || figure(&house, r#"prytaneion_tables{state="asleep"}"#).await == 1.0).await;
    assert_eq!(figure(&house, r#"prytaneion_tables{state="awake"}"#).await, 0.0);
}

/// The figures that a file of queries names, without what a histogram's rows end in.
fn named(queries: &str) -> BTreeSet<String> {
    let part_of_name = |sign: char| sign.is_ascii_lowercase() || sign == '_';
    let words = queries.split(|sign| !part_of_name(sign));
    let figures =
        words.filter(|word| ["prytaneion_", "process_"].iter().any(|of| word.starts_with(of)));
    figures
        .map(|word| {
            let rows = ["_bucket", "_sum", "_count"].iter();
            rows.fold(word, |word, ending| word.strip_suffix(ending).unwrap_or(word)).to_owned()
        })
        .collect()
}

#[test]
fn alerts_and_dashboard_name_figures_that_are_there_and_the_dashboard_all() {
    let listed: BTreeSet<String> = listed().into_keys().collect();
    let shown = named(&text("deploy/grafana/dashboard.json"));
    for queries in [&shown, &named(&text("deploy/prometheus/rules.yaml"))] {
        assert!(queries.is_subset(&listed), "{:?}", queries.difference(&listed));
    }
    let own: BTreeSet<_> =
        listed.into_iter().filter(|name| name.starts_with("prytaneion_")).collect();
    assert!(own.is_subset(&shown), "{:?} are not shown", own.difference(&shown));
    assert!(
        serde_json::from_str::<serde_json::Value>(&text("deploy/grafana/dashboard.json")).is_ok()
    );
}

#[test]
fn every_alert_is_in_the_runbook_and_no_other() {
    let (rules, runbook) = (text("deploy/prometheus/rules.yaml"), text("deploy/runbook.md"));
    let behind = |text: &str, sign: &str| -> Vec<String> {
        text.lines().filter_map(|line| line.trim().strip_prefix(sign)).map(str::to_owned).collect()
    };
    let alerts = behind(&rules, "- alert: ");
    let headings = behind(&runbook, "## ");
    let explained: Vec<_> =
        headings.into_iter().filter(|heading| heading.starts_with("Prytaneion")).collect();
    assert_eq!(alerts, explained);
    let pages: Vec<_> =
        alerts.iter().map(|alert| format!("deploy/runbook.md#{}", alert.to_lowercase())).collect();
    assert_eq!(behind(&rules, "runbook: "), pages);
}
