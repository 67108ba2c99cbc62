//! The files that servers are deployed with, held against the program: what they set, where they ask, how the key comes
//! to a node. No image is built here: `tests/layout.sh` tries whether it could be.

use std::collections::BTreeSet;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Output};

use rusqlite::Connection;
use serde_json::Value;
use tempfile::TempDir;

use crate::house::{House, http_raw, make_table};
use crate::ready;

fn deploy(file: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("deploy").join(file)).unwrap()
}

/// The documents of a YAML file.
fn documents(file: &str) -> Vec<Value> {
    serde_saphyr::from_multiple(&deploy(file)).unwrap()
}

fn compose(file: &str) -> Value {
    documents(file).remove(0)
}

fn of_kind(file: &str, kind: &str) -> Value {
    documents(file).into_iter().find(|one| one["kind"] == kind).unwrap()
}

/// A list of texts.
fn texts(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|text| text.as_str().unwrap()).collect()
}

/// What is set in the environment of a container, by Kubernetes' way of writing it or Compose's.
fn environment(of: &Value) -> Vec<(String, String)> {
    match of {
        Value::Array(list) => {
            let pair = |one: &Value| {
                Some((one["name"].as_str()?.into(), one["value"].as_str().unwrap_or("").into()))
            };
            list.iter().filter_map(pair).collect()
        }
        Value::Object(map) => {
            map.iter().map(|(name, value)| (name.clone(), value.as_str().unwrap().into())).collect()
        }
        _ => Vec::new(),
    }
}

fn value<'a>(set: &'a [(String, String)], name: &str) -> &'a str {
    set.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value)
}

/// The nodes of a file of Compose: what each is given.
fn nodes(file: &str) -> Vec<(Value, Vec<(String, String)>)> {
    let services = compose(file)["services"].as_object().unwrap().clone();
    let services = services.into_values().map(|one| (environment(&one["environment"]), one));
    services
        .filter(|(set, _)| set.iter().any(|(name, _)| name.starts_with("PRYTANEION_")))
        .map(|(set, one)| (one, set))
        .collect()
}

/// The one container of what Kubernetes runs from a file.
fn container(file: &str, kind: &str) -> Value {
    of_kind(file, kind)["spec"]["template"]["spec"]["containers"][0].clone()
}

#[test]
fn every_variable_that_the_files_set_is_an_option_of_the_server() {
    let commands = prytaneion::cli::commands();
    let serve = commands.find_subcommand("serve").unwrap();
    let known: BTreeSet<&str> =
        serve.get_arguments().filter_map(|option| option.get_env()?.to_str()).collect();
    let mut found = BTreeSet::new();
    for file in ["Dockerfile", "prytaneion.service", "compose.yaml", "compose.nodes.yaml"]
        .into_iter()
        .chain(["kubernetes/nodes.yaml"])
    {
        let text = deploy(file);
        let names = text.split(|sign: char| !(sign.is_ascii_uppercase() || sign == '_'));
        found.extend(names.filter(|name| name.starts_with("PRYTANEION_")).map(str::to_owned));
    }
    assert!(found.len() > 5, "{found:?}");
    for name in found {
        assert!(known.contains(name.as_str()), "{name}");
    }
}

/// The port at the end of an address.
fn port(address: &str) -> &str {
    address.rsplit(':').next().unwrap()
}

#[test]
fn each_node_is_asked_and_proxied_where_it_listens() {
    let nodes = nodes("compose.nodes.yaml");
    assert_eq!(nodes.len(), 2);
    let caddy = environment(&compose("compose.nodes.yaml")["services"]["caddy"]["environment"]);
    for (nth, (node, set)) in nodes.iter().enumerate() {
        let listen = value(set, "PRYTANEION_LISTEN");
        assert_eq!(value(&caddy, &format!("NODE_{}", nth + 1)), listen);
        let test = texts(&node["healthcheck"]["test"]).join(" ");
        assert!(test.contains(&format!("/dev/tcp/127.0.0.1/{}", port(listen))), "{test}");
    }
    let (image, caddyfile) = (deploy("Dockerfile"), deploy("Caddyfile"));
    let (_, set) = &self::nodes("compose.yaml")[0];
    let listen = value(set, "PRYTANEION_LISTEN");
    assert!(caddyfile.contains(&format!("reverse_proxy {listen}")));
    assert!(image.contains(&format!("/dev/tcp/127.0.0.1/{} ", port(listen))));
    assert!(image.contains(&format!("PRYTANEION_LISTEN=0.0.0.0:{} ", port(listen))));

    let pod = container("kubernetes/nodes.yaml", "StatefulSet");
    assert_eq!(pod["ports"][0]["containerPort"], 8080);
    let proxy = environment(&container("kubernetes/proxy.yaml", "Deployment")["env"]);
    let set = of_kind("kubernetes/nodes.yaml", "StatefulSet");
    for nth in 0..set["spec"]["replicas"].as_u64().unwrap() {
        let name = set["metadata"]["name"].as_str().unwrap();
        let service = set["spec"]["serviceName"].as_str().unwrap();
        let address = value(&proxy, &format!("NODE_{}", nth + 1));
        assert_eq!(address, format!("{name}-{nth}.{service}:8080"));
    }
    // A node that comes back has its tables moved to it, and not twice within ten seconds.
    assert!(set["spec"]["minReadySeconds"].as_u64().unwrap() > 10);
}

/// Runs what a container runs to ask itself how it is; the port is that of this server.
fn asks_itself(test: &[&str], house: &House) -> bool {
    let test: Vec<&str> = test.iter().copied().skip_while(|word| *word == "CMD").collect();
    let said = test.join(" ");
    let (_, rest) = said.split_once("/dev/tcp/127.0.0.1/").unwrap();
    let asked = rest.split(' ').next().unwrap();
    let here = house.addr.port().to_string();
    let words: Vec<String> = test.iter().map(|word| word.replace(asked, &here)).collect();
    Command::new(&words[0]).args(&words[1..]).status().unwrap().success()
}

/// What the files' containers run to ask themselves how they are.
fn probes() -> Vec<Vec<String>> {
    let image = deploy("Dockerfile");
    let (_, asked) = image.split_once("HEALTHCHECK").unwrap();
    let (_, words) = asked.split_once("CMD ").unwrap();
    let of_image: Vec<String> = serde_json::from_str(words.lines().next().unwrap()).unwrap();
    let own = |(node, _): (Value, _)| {
        texts(&node["healthcheck"]["test"]).into_iter().map(str::to_owned).collect()
    };
    [of_image].into_iter().chain(nodes("compose.nodes.yaml").into_iter().map(own)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_proxy_that_waits_for_a_node_comes_though_one_table_is_damaged() {
    let house = House::open().await;
    make_table(house.addr, &house.key).await;
    let dir = house.close().await;
    Connection::open(dir.path().join("journal.sqlite"))
        .unwrap()
        .execute_batch("DROP TRIGGER entries_are_never_changed; UPDATE entries SET actor = 'x'")
        .unwrap();
    let house = House::at(dir, |config| config).await;
    ready::until(&house, 200, "ready").await;
    let (head, _) = http_raw(house.addr, "GET", "/healthz", None, &[], None).await;
    assert!(head.starts_with("http/1.1 503"), "a table stands still: {head}");
    let probes = probes();
    assert_eq!(probes.len(), 3);
    for test in &probes {
        let words: Vec<&str> = test.iter().map(String::as_str).collect();
        assert!(asks_itself(&words, &house), "{test:?}");
    }
    // What Kubernetes asks: at the address of the pod.
    let pod = container("kubernetes/nodes.yaml", "StatefulSet");
    for probe in ["startupProbe", "readinessProbe", "livenessProbe"] {
        let path = pod[probe]["httpGet"]["path"].as_str().unwrap();
        for host in ["host: 10.244.1.17:8080", "host: [fd00::17]:8080"] {
            let (head, _) = http_raw(house.addr, "GET", path, None, &[host], None).await;
            assert!(head.starts_with("http/1.1 200"), "{probe}: {head}");
        }
    }
    house.close().await;
    for test in &probes {
        let closed = House::open().await;
        let addr = closed.addr;
        closed.close().await;
        let gone = House { addr, ..House::open().await };
        let words: Vec<&str> = test.iter().map(String::as_str).collect();
        assert!(!asks_itself(&words, &gone), "{test:?}");
    }
}

#[tokio::test]
async fn whoever_asks_how_a_server_is_may_call_it_by_any_name() {
    let house = House::with(|config| prytaneion::Config {
        public_url: Some("https://council.example.org".into()),
        ..config
    })
    .await;
    ready::until(&house, 200, "ready").await;
    let proxy = environment(&container("kubernetes/proxy.yaml", "Deployment")["env"]);
    let node = value(&proxy, "NODE_1");
    let long = "prytaneion-0.prytaneion.prytaneion.svc.cluster.local:8080";
    for host in [node, long, "node-1.example.net:8080"] {
        for path in ["/readyz", "/healthz"] {
            let named = format!("host: {host}");
            let (head, _) = http_raw(house.addr, "GET", path, None, &[&named], None).await;
            assert!(head.starts_with("http/1.1 200"), "{host}{path}: {head}");
            assert!(head.contains("cache-control: no-store"), "{head}");
        }
    }
}

/// Runs a shell's commands as this user, with these capabilities alone.
fn runs_as(user: &str, capabilities: &str, words: &[&str], data: &Path) -> Output {
    let mut as_root = Command::new(if is_root() { "setpriv" } else { "sudo" });
    if !is_root() {
        as_root.args(["-n", "setpriv"]);
    }
    as_root
        .args(["--reuid", user, "--regid", user, "--clear-groups"])
        .args(["--bounding-set", capabilities, "--inh-caps", "-all", "env"])
        .arg(format!("PRYTANEION_DATA={}", data.display()))
        .args(words)
        .output()
        .unwrap()
}

fn is_root() -> bool {
    fs::metadata("/proc/self").is_ok_and(|own| std::os::unix::fs::MetadataExt::uid(&own) == 0)
}

/// A folder that everybody may walk through.
fn open_folder() -> TempDir {
    let dir = TempDir::new().unwrap();
    fs::set_permissions(dir.path(), fs::Permissions::from_mode(0o755)).unwrap();
    dir
}

/// The program as it lies in an image, where every user may run it.
fn installed(dir: &Path) -> String {
    let program = dir.join("prytaneion");
    // By another process: what other tests start meanwhile would hold open what is written here.
    let copied = Command::new("cp").arg(env!("CARGO_BIN_EXE_prytaneion")).arg(&program).status();
    assert!(copied.unwrap().success());
    program.to_str().unwrap().to_owned()
}

/// The key that is printed to the image's user out of this data folder.
fn key_there(program: &str, data: &Path) -> String {
    let output = runs_as("10001", "-all", &[program, "key"], data);
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let (_, key) = said.split_once("#key=").unwrap();
    key.lines().next().unwrap().to_owned()
}

#[test]
fn the_key_comes_to_each_node_of_compose_though_its_file_is_its_owners_alone() {
    let here = open_folder();
    let secret = here.path().join("operator.key");
    let key = "0123456789abcdef0123456789abcdef0123456789abcdef";
    fs::write(&secret, key).unwrap();
    fs::set_permissions(&secret, fs::Permissions::from_mode(0o600)).unwrap();
    let step = &compose("compose.nodes.yaml")["services"]["key"];
    let volumes: Vec<&str> =
        texts(&step["volumes"]).iter().map(|one| one.split(':').nth(1).unwrap()).collect();
    let nodes = here.path().join("nodes");
    for volume in &volumes {
        fs::create_dir_all(nodes.join(volume.strip_prefix("/nodes/").unwrap())).unwrap();
    }
    let said: Vec<String> = texts(&step["entrypoint"])
        .iter()
        .map(|word| {
            word.replace("$$", "$").replace("/run/secrets/operator.key", secret.to_str().unwrap())
        })
        .map(|word| word.replace("/nodes/", &format!("{}/", nodes.display())))
        .collect();
    let words: Vec<&str> = said.iter().map(String::as_str).collect();
    let capabilities: Vec<String> =
        texts(&step["cap_add"]).iter().map(|one| format!("+{}", one.to_lowercase())).collect();
    let user = step["user"].as_str().unwrap().split(':').next().unwrap();
    // Twice: as when it is started again.
    for _ in 0..2 {
        let capabilities = format!("-all,{}", capabilities.join(","));
        let output = runs_as(user, &capabilities, &words, here.path());
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
    let program = installed(here.path());
    for volume in &volumes {
        let data = nodes.join(volume.strip_prefix("/nodes/").unwrap());
        assert_eq!(key_there(&program, &data), key);
        assert_eq!(fs::metadata(&data).unwrap().permissions().mode() & 0o777, 0o700);
    }
    // Every node waits for it, and has one of the folders as its data.
    for (node, _) in self::nodes("compose.nodes.yaml") {
        let due = &node["depends_on"]["key"]["condition"];
        assert_eq!(due, "service_completed_successfully");
        let data = texts(&node["volumes"]).into_iter().find(|one| one.ends_with(":/data")).unwrap();
        let volume = data.split(':').next().unwrap();
        assert!(texts(&step["volumes"]).iter().any(|one| one.starts_with(&format!("{volume}:"))));
    }
}

#[test]
fn the_key_comes_to_a_pod_under_the_images_user() {
    let here = open_folder();
    let (secret, volume) = (here.path().join("secret"), here.path().join("data"));
    fs::create_dir(&secret).unwrap();
    fs::create_dir(&volume).unwrap();
    let key = "0123456789abcdef0123456789abcdef0123456789abcdef";
    fs::write(secret.join("operator.key"), key).unwrap();
    fs::set_permissions(&volume, fs::Permissions::from_mode(0o777)).unwrap();
    let spec = &of_kind("kubernetes/nodes.yaml", "StatefulSet")["spec"]["template"]["spec"];
    let user = spec["securityContext"]["runAsUser"].to_string();
    assert!(deploy("Dockerfile").contains(&format!("USER {user}:")));
    let step = &spec["initContainers"][0];
    let said: Vec<String> = texts(&step["command"])
        .iter()
        .map(|word| word.replace("/secret/", &format!("{}/", secret.display())))
        .collect();
    let words: Vec<&str> = said.iter().map(String::as_str).collect();
    let set = environment(&step["env"]);
    let data = value(&set, "PRYTANEION_DATA").strip_prefix("/data").unwrap();
    let data = here.path().join(format!("data{data}"));
    let output = runs_as(&user, "-all", &words, &data);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(key_there(&installed(here.path()), &data), key);
}

/// Scripts that end when a part of a pipe fails must not pipe into what ends at the first match: whoever writes into
/// it then fails, or does not, by luck.
#[test]
fn no_script_pipes_into_what_ends_before_it_has_read_all() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut looked_at = 0;
    let folders =
        ["deploy", "deploy/release", "deploy/postgres", "tests", "tests/browser", "tests/fuzz"];
    let listed = folders.iter().flat_map(|folder| fs::read_dir(root.join(folder)).unwrap());
    let scripts = listed.map(|file| file.unwrap().path());
    let scripts = scripts.filter(|path| path.extension().is_some_and(|ending| ending == "sh"));
    for script in scripts.chain([".ci/run", ".github/workflows/ci.yml"].map(|path| root.join(path)))
    {
        looked_at += 1;
        for line in fs::read_to_string(&script).unwrap().lines() {
            let ends = ["| grep -q", "| grep -iq", "| grep -qi", "| grep -m", "| head"];
            let ends = ends.iter().any(|end| line.contains(end));
            assert!(!ends, "{}: {line}", script.display());
        }
    }
    assert!(looked_at > 10);
}
