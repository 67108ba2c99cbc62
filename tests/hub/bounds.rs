//! Figures at their bounds on a real server: whatever Control types, the server goes on, and its neighbours.

use prytaneion::games;
use serde_json::{Value, json};

use crate::client::{Answer, Client};
use crate::house::{House, http};

/// More than Control presses the big button before the factions have mustered.
const PRESSES: usize = 20;

async fn council(house: &House, scenario: &str) -> Client {
    let body = json!({ "scenario": scenario, "name": "Evening" });
    let made = http(house.addr, "POST", "/api/tables", Some(&house.key), Some(body)).await.1;
    let code = made["code"].as_str().unwrap().to_owned();
    Client::enter(house.addr, &code, "control", Some(&house.key)).await
}

async fn set(control: &mut Client, figure: Value, to: u32) -> Answer {
    control.play(json!({ "do": "edit", "figure": figure, "to": to, "reason": "A test" })).await
}

#[tokio::test]
async fn a_stasis_with_every_figure_at_its_bound_takes_nobody_down() {
    let scenarios = games::scenarios(None).unwrap();
    let scenario = scenarios[0].id.clone();
    let registry = games::registry();
    let house = House::with(|config| prytaneion::Config { registry, scenarios, ..config }).await;
    let (mut control, mut other) =
        (council(&house, &scenario).await, council(&house, &scenario).await);
    let seats = control.shared.view["table"]["seats"].as_array().unwrap().clone();
    for seat in &seats {
        for counter in ["arete", "influence", "tyche", "horses", "talents", "doom", "stasis_cards"]
        {
            let figure = json!({ "of": "faction", "faction": seat["id"], "counter": counter });
            assert_eq!(set(&mut control, figure, 1_000_000).await, Answer::Accepted);
        }
        let projects = json!({ "of": "faction", "faction": seat["id"], "counter": "projects" });
        let refused = set(&mut control, projects.clone(), 5_000).await;
        assert_eq!(refused, Answer::Refused("out_of_bounds".into()));
        assert_eq!(set(&mut control, projects, 100).await, Answer::Accepted);
    }
    control.play(json!({ "do": "advance", "step": control.game()["step_number"] })).await;
    let step = control.game()["step_number"].clone();
    assert_eq!(control.play(json!({ "do": "begin_stasis", "step": step })).await, Answer::Accepted);
    for _ in 0..PRESSES {
        if control.game()["step"] == "deploy" {
            break;
        }
        let step = control.game()["step_number"].clone();
        control.play(json!({ "do": "advance", "step": step })).await;
    }
    assert_eq!(control.game()["step"], "deploy");
    let log = control.game()["log"].to_string();
    assert!(log.contains("stasis-many-dice"), "{log}");
    control.verify().await;
    assert_eq!(set(&mut other, json!({ "of": "wrath" }), 3).await, Answer::Accepted);
    other.verify().await;
}
