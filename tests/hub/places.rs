//! Where a journal can live: in a file, or in a database that these tests run by themselves.

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{Arc, LazyLock};

use prytaneion::journal::{Journal, Node, Postgres, Sqlite};
use rusqlite::Connection;
use tempfile::TempDir;
use tokio_postgres::NoTls;
use uuid::Uuid;

/// The one database server of these tests. It ends when its input does, and so with this program.
static SERVER: LazyLock<Server> = LazyLock::new(|| Server::start(&[]));

/// A database server.
pub struct Server {
    /// How it is reached, without the name of a database.
    pub url: String,
    _process: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Server {
    /// Starts one, with these arguments of the script.
    pub fn start(arguments: &[&str]) -> Self {
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/postgres.sh");
        let mut command = Command::new("bash");
        let command =
            command.arg(script).args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut process = command.spawn().expect("bash is there");
        let (input, output) = (process.stdin.take().unwrap(), process.stdout.take().unwrap());
        let mut server =
            Self { url: String::new(), _process: process, input, output: BufReader::new(output) };
        server.url = server.says();
        server
    }

    fn says(&mut self) -> String {
        let mut said = String::new();
        self.output.read_line(&mut said).unwrap();
        assert!(
            !said.is_empty(),
            "PostgreSQL does not start; `bash tests/postgres.sh --install` helps"
        );
        said.trim().into()
    }

    /// Ends the one that can be written without a word, and has its standby take its place; of a pair.
    pub fn fails_over(&mut self) {
        writeln!(self.input, "fail over").unwrap();
        assert_eq!(self.says(), "done");
    }

    /// The one that failed comes back as what it was.
    pub fn revives(&mut self) {
        writeln!(self.input, "revive").unwrap();
        assert_eq!(self.says(), "done");
    }

    /// Makes the one that failed the standby of the other one.
    pub fn heals(&mut self) {
        writeln!(self.input, "heal").unwrap();
        assert_eq!(self.says(), "done");
    }
}

/// Where a journal lives.
pub struct Place {
    /// A file lies here, and the snapshots of a database.
    dir: TempDir,
    /// How the database is reached.
    pub url: Option<String>,
    node: Uuid,
}

impl Place {
    /// In a file.
    pub async fn file() -> Self {
        Self { dir: TempDir::new().unwrap(), url: None, node: Uuid::nil() }
    }

    /// In a new database.
    pub async fn database() -> Self {
        Self::at(&SERVER).await
    }

    /// In a new database of this server.
    pub async fn at(server: &Server) -> Self {
        let name = format!("j{}", Uuid::new_v4().simple());
        let server = &server.url;
        execute(&format!("{server} dbname=postgres"), &format!("CREATE DATABASE {name}")).await;
        let url = Some(format!("{server} dbname={name}"));
        Self { dir: TempDir::new().unwrap(), url, node: Uuid::new_v4() }
    }

    /// The same database, as another server sees it.
    pub fn of_another_server(&self) -> Self {
        Self { dir: TempDir::new().unwrap(), url: self.url.clone(), node: Uuid::new_v4() }
    }

    /// The journal there.
    pub async fn open(&self) -> Arc<dyn Journal> {
        let Some(url) = &self.url else { return Arc::new(Sqlite::open(&self.path()).unwrap()) };
        let (id, address) = (self.node, format!("http://{}", self.node));
        let node = Node { id, address, house: "a house".into() };
        let snapshots = self.dir.path().join("snapshots");
        Arc::new(Postgres::open(url, node, &snapshots).await.unwrap())
    }

    fn path(&self) -> PathBuf {
        self.dir.path().join("journal.sqlite")
    }

    /// Tries statements on it past the program; the sentence where one is refused.
    pub async fn tamper(&self, statements: &str) -> Result<(), String> {
        match &self.url {
            Some(url) => tried(url, statements).await.map_err(|error| {
                error.as_db_error().map_or_else(|| error.to_string(), |told| told.message().into())
            }),
            None => {
                let connection = Connection::open(self.path()).unwrap();
                connection.execute_batch(statements).map_err(|error| error.to_string())
            }
        }
    }

    /// One number from it.
    pub async fn number(&self, query: &str) -> i64 {
        let Some(url) = &self.url else {
            let connection = Connection::open(self.path()).unwrap();
            return connection.query_row(query, [], |row| row.get(0)).unwrap();
        };
        let (client, connection) = tokio_postgres::connect(url, NoTls).await.unwrap();
        tokio::spawn(connection);
        let number = format!("SELECT ({query})::bigint");
        client.query_one(&number, &[]).await.unwrap().get(0)
    }

    /// Executes statements in the server's own database: for what is done to the one of this place from outside.
    pub async fn at_large(&self, statements: &str) {
        execute(&format!("{} dbname=postgres", SERVER.url), statements).await;
    }

    /// Tampers as who may do everything.
    pub async fn harm(&self, statements: &str) {
        let open = match self.url {
            Some(_) => {
                "ALTER TABLE entries DISABLE TRIGGER ALL; GRANT ALL ON entries TO CURRENT_USER;"
            }
            None => "DROP TRIGGER entries_are_never_changed; DROP TRIGGER entries_are_never_cut;",
        };
        self.tamper(&format!("{open} {statements}")).await.unwrap();
    }
}

async fn tried(url: &str, statements: &str) -> Result<(), tokio_postgres::Error> {
    let (client, connection) = tokio_postgres::connect(url, NoTls).await?;
    tokio::spawn(connection);
    client.batch_execute(statements).await
}

async fn execute(url: &str, statements: &str) {
    tried(url, statements).await.unwrap();
}
