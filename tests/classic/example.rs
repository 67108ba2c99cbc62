//! The rule book's example, line by line.

use atlantis::content::Content;
use atlantis::report::Report;
use serde_json::{Value, json};

fn exit(dir: &str, terrain: &str, y: u16, province: &str) -> Value {
    json!({ "dir": dir, "terrain": terrain, "x": 12, "y": y, "level": 1, "province": province })
}

fn skill(tag: &str, level: u32, points: u32) -> Value {
    json!({ "tag": tag, "level": level, "points": points })
}

fn goods(all: &[(&str, u32)]) -> Value {
    all.iter().map(|(tag, amount)| json!({ "tag": tag, "amount": amount })).collect()
}

fn own(number: u32, name: &str) -> Value {
    json!({
        "number": number, "own": true, "name": name, "faction": { "number": 5, "name": "Owls" },
        "capacity": { "fly": 0, "ride": 0, "walk": 0, "swim": 0 }, "skills": [],
    })
}

fn guild() -> Value {
    let mut unit = own(41, "Hauberk Guild");
    unit["flags"] = json!(["avoiding", "behind"]);
    unit["people"] = goods(&[("PLAI", 10)]);
    unit["silver"] = 40.into();
    unit["weight"] = 100.into();
    unit["capacity"]["walk"] = 150.into();
    unit["skills"] = json!([skill("HORS", 2, 900)]);
    unit
}

/// The report of which the book shows a region.
pub fn report() -> Report {
    let tollmen = json!({
        "number": 78, "name": "Tollmen", "faction": { "number": 9, "name": "Herons" },
        "flags": ["on_guard", "behind"], "people": goods(&[("PLAI", 20)]), "description": "they know every cart",
    });
    let crow = json!({
        "number": 77, "name": "Old Crow", "flags": ["on_guard"],
        "people": goods(&[("VIKI", 12)]), "goods": goods(&[("SWOR", 12)]),
    });
    let mut sailors = own(42, "Sailors");
    sailors["flags"] = json!(["revealing_faction", "holding", "taxing"]);
    sailors["people"] = goods(&[("VIKI", 5)]);
    sailors["weight"] = 50.into();
    sailors["capacity"]["walk"] = 75.into();
    let centaurs = json!({
        "number": 12, "name": "Centaurs", "faction": { "number": 2, "name": "Creatures" }, "goods": goods(&[("CENT", 4)]),
    });
    let line = |tag: &str, amount: u32, price: u32| json!({ "tag": tag, "amount": amount, "price": price });
    let region = json!({
        "x": 12, "y": 8, "level": 1, "seen": "here", "terrain": "plain", "province": "Koridallos",
        "settlement": { "name": "Myrrhine", "kind": "village" }, "population": 640, "race": "PLAI", "tax": 2560,
        "weather": ["clear", "winter"], "wage": { "w": 14, "max": 995 },
        "wanted": [line("GRAI", 24, 16), line("LIVE", 24, 19), line("FISH", 24, 14)],
        "for_sale": [line("PLAI", 64, 56), line("LEAD", 12, 112)],
        "entertainment": 128, "products": goods(&[("HORS", 31)]),
        "exits": [exit("North", "forest", 6, "Koridallos"), exit("South", "ocean", 10, "Ocean of Atlantis")],
        "gate": { "number": 5, "of": 40 },
        "units": [guild(), crow, tollmen],
        "structures": [
            { "number": 101, "name": "Windward", "type": "Longboat", "needs": 5, "units": [sailors] },
            { "number": 2, "name": "The Deep Stair", "type": "Shaft", "inner": true },
            { "number": 3, "name": "Old Walls", "type": "Ruin", "closed": true, "units": [centaurs] },
        ],
    });
    let report = json!({
        "format": "atlantis-report/1",
        "game": { "id": "", "name": "Autumn", "variant": "4.1", "content": "", "seed": "" },
        "turn": 14, "month": "April", "year": 2,
        "faction": {
            "number": 5, "name": "Owls", "points": { "war": 1, "trade": 2, "magic": 1 }, "unclaimed": 120,
            "password": true, "template": "long", "times": true,
            "limits": {
                "tax_regions": [3, 8], "trade_regions": [2, 20], "mages": [1, 3], "apprentices": [0, 6],
            },
        },
        "orders": { "state": "final", "standing": false, "idle": 0 },
        "attitudes": { "default": "neutral", "declared": [
            { "faction": 9, "name": "Herons", "attitude": "ally" },
            { "faction": 12, "name": "Storks", "attitude": "ally" },
        ] },
        "errors": [{
            "unit": 41, "name": "Hauberk Guild", "line": 12, "order": "STUDY", "code": "no_silver",
            "level": "error",
            "text": "Needs 100 silver.",
        }],
        "regions": [region],
        "template": { "units": [{ "unit": 41, "lines": ["@study hors", "@; stop at level 3, then two wagons for the coast"] }] },
    });
    serde_json::from_value(report).expect("a report")
}

const REGION: &str = "\
plain (12,8) in Koridallos, contains Myrrhine [village], 640 peasants
  (plainsmen), $2560.
------------------------------------------------------------
  The weather was clear last month; it will be winter next month.
  Wages: $14 (Max: $995).
  Wanted: 24 grain [GRAI] at $16, 24 livestock [LIVE] at $19, 24 fish
    [FISH] at $14.
  For Sale: 64 plainsmen [PLAI] at $56, 12 leaders [LEAD] at $112.
  Entertainment available: $128.
  Products: 31 horses [HORS].

Exits:
  North : forest (12,6) in Koridallos.
  South : ocean (12,10) in Ocean of Atlantis.

There is a Gate here (Gate 5 of 40).

* Hauberk Guild (41), Owls (5), avoiding, behind, 10 plainsmen [PLAI],
  40 silver [SILV]. Weight: 100. Capacity: 0/0/150/0. Skills: horse
  training [HORS] 2 (90).
- Old Crow (77), on guard, 12 vikings [VIKI], 12 swords [SWOR].
- Tollmen (78), on guard, Herons (9), behind, 20 plainsmen [PLAI];
  they know every cart.

+ Windward [101] : Longboat, needs 5.
  * Sailors (42), Owls (5), revealing faction, holding, taxing, 5
    vikings [VIKI]. Weight: 50. Capacity: 0/0/75/0. Skills: none.

+ The Deep Stair [2] : Shaft, contains an inner location.

+ Old Walls [3] : Ruin, closed to player units.
  - Centaurs (12), Creatures (2), 4 centaurs [CENT].

";

#[test]
fn r22_a_region_line_by_line() {
    let text = classic::text(&report(), Content::shipped());
    assert!(text.contains(REGION), "{text}");
}

#[test]
fn r20_the_head_of_a_report() {
    let text = classic::text(&report(), Content::shipped());
    let head = "\
Atlantis Report For:
Owls (5) (War 1, Trade 2, Magic 1)
April, Year 2

Atlantis Engine Version: 0.1.0
4.1, Version: 0.1.0

Faction Status:
Tax Regions: 3 (8)
Trade Regions: 2 (20)
Mages: 1 (3)
Apprentices: 0 (6)

Errors during turn:
Hauberk Guild (41): STUDY: Needs 100 silver.

Declared Attitudes (default Neutral):
Hostile : none.
Unfriendly : none.
Neutral : none.
Friendly : none.
Ally : Herons (9), Storks (12).

Unclaimed silver: 120.

";
    assert_eq!(text.get(..head.len()), Some(head));
}

#[test]
fn r24_a_template_that_can_be_sent_back() {
    let text = classic::text(&report(), Content::shipped());
    let template = "\
Orders Template (Long Format):

#atlantis 5 \"password\"

;*** plain (12,8) in Koridallos, contains Myrrhine [village] ***

unit 41
;Hauberk Guild (41), avoiding, behind, 10 plainsmen [PLAI], 40 silver
;  [SILV]. Weight: 100. Capacity: 0/0/150/0. Skills: horse training
;  [HORS] 2 (90).
@study hors
@; stop at level 3, then two wagons for the coast

unit 42
;Sailors (42), revealing faction, holding, taxing, 5 vikings [VIKI].
;  Weight: 50. Capacity: 0/0/75/0. Skills: none.

#end
";
    assert!(text.ends_with(template), "{text}");
    let mut off = report();
    off.faction.template = "off".into();
    assert!(classic::text(&off, Content::shipped()).ends_with("Orders Template (Off)\n\n#end\n"));
}

#[test]
fn z41_a_units_line() {
    let mut report = report();
    let region = &mut report.regions[0];
    region.structures.clear();
    region.units.truncate(1);
    let unit = &mut region.units[0];
    (unit.number, unit.name) = (44, "Toll".into());
    let flags = [
        "on_guard",
        "behind",
        "revealing_faction",
        "holding",
        "taxing",
        "no_aid",
        "consuming_faction",
        "no_cross",
        "spoils_walk",
    ];
    unit.flags = flags.map(str::to_owned).into();
    unit.goods = serde_json::from_value(goods(&[("HORS", 2)])).unwrap();
    (unit.silver, unit.weight) = (Some(31), Some(200));
    let capacity = unit.capacity.as_mut().unwrap();
    (capacity.ride, capacity.walk) = (140, 290);
    unit.skills = serde_json::from_value(json!([skill("COMB", 1, 300)])).unwrap();
    let text = classic::text(&report, Content::shipped());
    let line = "\
* Toll (44), on guard, Owls (5), behind, revealing faction, holding,
  taxing, receiving no aid, consuming faction's food, won't cross
  water, walking battle spoils, 10 plainsmen [PLAI], 2 horses [HORS],
  31 silver [SILV]. Weight: 200. Capacity: 0/140/290/0. Skills: combat
  [COMB] 1 (30).
";
    assert!(text.contains(line), "{text}");
}

#[test]
fn r21_no_line_is_longer_than_seventy_letters() {
    let mut report = report();
    let unit = &mut report.regions[0].units[0];
    unit.name = "Ώ".repeat(80);
    unit.description = "λόγος ".repeat(60);
    report.faction.name = "W".repeat(80);
    let text = classic::text(&report, Content::shipped());
    let long = text
        .lines()
        .find(|line| line.chars().count() > if line.starts_with(';') { 71 } else { 70 });
    assert_eq!(long, None);
}

#[test]
fn r25_a_map_draws_the_neighbours() {
    let mut report = report();
    report.faction.template = "map".into();
    let text = classic::text(&report, Content::shipped());
    let at = text.find(";-----").expect("a map");
    let map: Vec<&str> = text[at..].lines().take_while(|line| line.starts_with(';')).collect();
    assert_eq!(map[0].len(), 60);
    assert!(map.iter().any(|line| line.contains("Myrr")), "{map:#?}");
    assert!(
        map.iter().any(|line| line.contains(" ^^^"))
            && map.iter().any(|line| line.contains("~~~~"))
    );
}

#[test]
fn r30_the_second_json_has_the_keys_of_the_other_form() {
    let second = classic::second(&report(), Content::shipped());
    assert_eq!(second["type"], json!({ "war": 1, "trade": 2, "magic": 1 }));
    assert_eq!(second["status"]["tax_regions"], json!({ "current": 3, "allowed": 8 }));
    assert_eq!(second["attitudes"]["ally"][1], json!({ "name": "Storks", "number": 12 }));
    let region = &second["regions"][0];
    assert_eq!(region["coordinates"], json!({ "x": 12, "y": 8, "z": 1, "label": "surface" }));
    assert_eq!(region["population"], json!({ "amount": 640, "race": "plainsmen" }));
    assert_eq!(region["markets"]["wanted"][0]["plural"], "grain");
    let unit = &region["units"][0];
    assert_eq!((&unit["own_unit"], &unit["attitude"]), (&json!(true), &json!("ally")));
    assert_eq!(unit["skills"]["known"][0]["skill_days"], 90);
    assert_eq!(unit["orders"][0], json!({ "order": "@study hors" }));
    assert_eq!(
        unit["items"][1],
        json!({ "tag": "SILV", "name": "silver", "plural": "silver", "amount": 40 })
    );
    let foreign = &region["units"][1];
    assert_eq!((foreign.get("own_unit"), &foreign["attitude"]), (None, &json!("neutral")));
    assert_eq!(foreign.get("faction"), None);
    assert_eq!(region["structures"][2]["closed"], true);
}

#[test]
fn r26_the_template_never_shows_the_password() {
    let mut report = report();
    assert!(classic::text(&report, Content::shipped()).contains("#atlantis 5 \"password\"\n"));
    report.faction.password = false;
    assert!(classic::text(&report, Content::shipped()).contains("#atlantis 5\n"));
}
