//! How each command is answered.

use std::io::{Read, Write};
use std::path::Path;
use std::process::ExitCode;
use std::{fs, io, thread};

use anyhow::{Context, bail, ensure};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;

use crate::add::drawn_password;
use crate::answer::{Level, many, plain};
use crate::disk::Disk;
use crate::folder::Folder;
use crate::game::{Battle, Game, Host, Newcomer, Seed, Wished};
use crate::incoming::Incoming;
use crate::opened::{self, Opened};
use crate::summary::table;
use crate::turn::TurnNo;
use crate::{Known, Making, Moved, Rehearsal, Room, Whose};

use super::{Add, Balance, Check, Command, Here, Make, Odds, Reader, Rehearse, Rules, Run, Work};

/// The exit code when something is not what it should be.
const WRONG: u8 = 1;

/// Does what is asked, and says what came of it.
///
/// # Errors
/// A sentence, where it cannot be done.
pub fn answer(game: &dyn Game, asked: &Command, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let out = &mut Heard(out);
    match asked {
        Command::Make(asked) => make(game, asked, out),
        Command::Add(asked) => add(game, asked, out),
        Command::Check(asked) => check(game, asked, out),
        Command::Run(asked) => run(game, asked, out),
        Command::Trial(work) => trial(game, work, out),
        Command::Back(asked) => {
            let disk = Disk::default();
            let moved = crate::back(&Folder::take(&asked.here.game, &disk)?, TurnNo(asked.turn))?;
            let aside = moved.aside;
            writeln!(out, "{}", plain(&gone_back(&moved)))?;
            writeln!(
                out,
                "`forth {aside}` takes it up again. Tell the players: what they sent since must be sent anew."
            )?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Forth(asked) => {
            let disk = Disk::default();
            let moved = crate::forth(&Folder::take(&asked.here.game, &disk)?, asked.aside)?;
            writeln!(out, "{}", plain(&gone_forth(&moved)))?;
            Ok(ExitCode::SUCCESS)
        }
        Command::Verify(work) => verify(game, work, out),
        Command::Summary(here) => summary(game, here, out),
        Command::Rules(asked) => rules(game, asked, out),
        Command::Odds(asked) => odds(game, asked, out),
        Command::Rehearse(asked) => rehearse(game, asked, out),
        Command::Balance(asked) => balance(game, asked, out),
    }
}

/// “Turn 3”, “Turns 2 to 3”.
fn turns(moved: &Moved) -> String {
    match moved.turns {
        (first, last) if first == last => format!("Turn {first}"),
        (first, last) => format!("Turns {first} to {last}"),
    }
}

fn gone_back(moved: &Moved) -> String {
    let Moved { last, aside, orders, .. } = moved;
    let turns = turns(moved);
    let orders = match orders.len() {
        0 => String::new(),
        _ => format!(" What lay in `orders` is in aside/{aside}/orders: {}.", orders.join(", ")),
    };
    format!("The last turn is {last} now. {turns} went into aside/{aside}/turns.{orders}")
}

fn gone_forth(moved: &Moved) -> String {
    let Moved { last, aside, orders, newer, older, .. } = moved;
    let mut told =
        format!("The last turn is {last} now. {} came back from aside/{aside}.", turns(moved));
    if !orders.is_empty() {
        told += &format!(" Back in `orders`: {}.", orders.join(", "));
    }
    if !newer.is_empty() {
        let next = last.next();
        told += &format!(
            " What came in since stays in `orders`, and is for turn {next} now: {}.",
            newer.join(", ")
        );
    }
    if !older.is_empty() {
        told += &format!(
            " What had come in then is not mixed with it and stays in aside/{aside}/orders: {}.",
            older.join(", ")
        );
    }
    told
}

/// Where answers go. Who stops listening, such as `head`, does not make what was done undone.
struct Heard<'w>(&'w mut dyn Write);

impl Write for Heard<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self.0.write(bytes) {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(bytes.len()),
            written => written,
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self.0.flush() {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
            flushed => flushed,
        }
    }
}

/// A bar on the terminal while something is computed; none where the standard error is no terminal.
struct Bar {
    bar: ProgressBar,
    threads: usize,
}

impl Bar {
    fn new(threads: Option<usize>) -> anyhow::Result<Self> {
        ensure!(threads != Some(0), "At least one thread is needed.");
        let cores = || thread::available_parallelism().map_or(1, usize::from);
        let bar = ProgressBar::new(0);
        if let Ok(style) = ProgressStyle::with_template("{msg:12} {wide_bar} {pos}/{len} {elapsed}")
        {
            bar.set_style(style);
        }
        Ok(Self { bar, threads: threads.unwrap_or_else(cores) })
    }

    fn while_at<T>(&self, work: impl FnOnce(&Host<'_>) -> T) -> T {
        let at = |done: u64, of: u64, what: &str| {
            if self.bar.message() != what {
                self.bar.set_message(what.to_owned());
            }
            self.bar.set_length(of);
            self.bar.set_position(done);
        };
        let done = work(&Host { threads: self.threads, at: &at });
        self.bar.finish_and_clear();
        done
    }
}

fn make(game: &dyn Game, asked: &Make, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    if asked.wish.iter().any(|wish| wish == "help") {
        for wish in game.wishes() {
            writeln!(out, "{}: {}", wish.key, wish.what)?;
        }
        return Ok(ExitCode::SUCCESS);
    }
    let pair = |wish: &String| {
        let pair = wish.split_once('=').map(|(key, value)| (key.trim(), value.trim()));
        let pair = pair.map(|(key, value)| (key.to_owned(), value.to_owned()));
        pair.with_context(|| format!("“{wish}” is not of the form KEY=VALUE."))
    };
    let named = || asked.folder.file_name().map(|name| name.to_string_lossy().into_owned());
    let mut wish = Wished::new();
    for pair in asked.wish.iter().map(pair) {
        let (key, value) = pair?;
        ensure!(wish.insert(key.clone(), value).is_none(), "“{key}” is set twice.");
    }
    let making = Making {
        name: asked.name.clone().or_else(named).unwrap_or_default(),
        seed: asked.seed.as_deref().map_or_else(Seed::drawn, Seed::of),
        content: asked.content.clone(),
        wish,
    };
    let disk = Disk::default();
    let bar = Bar::new(asked.threads)?;
    let fairness = bar.while_at(|host| crate::make(game, &disk, &asked.folder, &making, host))?;
    writeln!(out, "{}", plain(fairness.trim_end()))?;
    let shown = asked.folder.display();
    writeln!(
        out,
        "\nThe game “{}” lies in {shown}; its README.txt says what is what. The hash of its seed, to be told to the players: {}",
        plain(&making.name),
        making.seed.told()
    )?;
    Ok(ExitCode::SUCCESS)
}

fn add(game: &dyn Game, asked: &Add, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let disk = Disk::default();
    let folder = Folder::take(&asked.here.game, &disk)?;
    let opened = Opened::read(game, &asked.here.game)?;
    let password = match (&asked.password, asked.no_password) {
        (_, true) => None,
        (Some(word), false) => Some(word.clone()),
        (None, false) => Some(drawn_password()),
    };
    let language = asked.language.clone();
    known_language(game, language.as_deref())?;
    let newcomer = Newcomer { name: asked.name.clone(), password, language };
    let room = if asked.anyway { Room::More } else { Room::AsMade };
    let joining = crate::add(&opened, &folder, &newcomer, room)?;
    writeln!(
        out,
        "“{}” is faction {}. Send its player the letter, which has the password, and the report beside it: {}",
        plain(&asked.name),
        joining.number,
        shown(&joining.letter)
    )?;
    Ok(ExitCode::SUCCESS)
}

/// What the tables of the game say, or of one that is named.
fn rules(game: &dyn Game, asked: &Rules, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let language = asked.language.as_deref();
    known_language(game, language)?;
    let files = match (&asked.game, &asked.content) {
        (Some(folder), _) => Opened::read(game, folder)?.files,
        (None, Some(folder)) => opened::tables(folder)?,
        (None, None) => game.shipped(),
    };
    let (subject, rules) = (asked.subject.join(" "), opened::read_rules(game, &files)?);
    let language = language.or(game.languages().first().copied()).unwrap_or_default();
    let told = rules.about(&subject, language);
    let told = told.with_context(|| {
        format!("Nothing that everybody knows from the start is called “{}”.", plain(&subject))
    })?;
    writeln!(out, "{}", plain(told.trim_end()))?;
    Ok(ExitCode::SUCCESS)
}

fn odds(game: &dyn Game, asked: &Odds, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let json = asked.reader.report()?;
    let battle = Battle {
        attackers: asked.attackers.clone(),
        defenders: asked.defenders.clone(),
        battles: asked.battles,
        assumed: asked.assumed.clone(),
    };
    known_language(game, asked.reader.language.as_deref())?;
    for line in
        crate::odds(game, &asked.reader.known(json.as_deref()), &battle, asked.reader.whose())?
    {
        writeln!(out, "{}", plain(&line))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Files by script, and turns with them where some are asked for.
fn rehearse(game: &dyn Game, asked: &Rehearse, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let disk = Disk::default();
    let folder = Folder::take(&asked.work.here.game, &disk)?;
    let opened = Opened::read(game, &asked.work.here.game)?;
    let mut rehearsal = Rehearsal::new(&opened, asked.mistakes);
    for turn in 0..=asked.turns {
        let sent = rehearsal.send(&folder)?;
        let next = opened.last_turn()?.next();
        let files = many(sent.len(), "order file");
        writeln!(out, "Turn {next}: {files} by script.")?;
        if turn == asked.turns {
            writeln!(out, "`summary` says what is in them, `run` runs them.")?;
            break;
        }
        let came = opened.now_incoming()?;
        if came.has_trouble() {
            tell_incoming(game, &came, out)?;
            writeln!(out, "Nothing was run. Mend these files or take them away.")?;
            return Ok(ExitCode::from(WRONG));
        }
        let bar = Bar::new(asked.work.threads)?;
        bar.while_at(|host| crate::run(&opened, &folder, host, came))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn balance(game: &dyn Game, asked: &Balance, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let files = asked.content.as_deref().map_or_else(|| Ok(game.shipped()), opened::tables)?;
    let rules = opened::read_rules(game, &files)?;
    let Balance { games, factions, turns, ref seed, .. } = *asked;
    let asked_for = crate::Balance { seed: seed.clone(), games, factions, turns };
    let bar = Bar::new(asked.threads)?;
    let page = bar.while_at(|host| rules.balance(&asked_for, host))?;
    write!(out, "{page}")?;
    Ok(ExitCode::SUCCESS)
}

impl Reader {
    /// The report, if one was named.
    fn report(&self) -> anyhow::Result<Option<Vec<u8>>> {
        self.report.as_deref().map(bytes).transpose()
    }

    /// What is known: that report, or the game's folder.
    fn known<'a>(&'a self, json: Option<&'a [u8]>) -> Known<'a> {
        match json {
            Some(json) => Known::Report { json, content: self.content.as_deref() },
            None => Known::Folder(&self.here.game),
        }
    }

    fn whose(&self) -> Whose<'_> {
        Whose { faction: self.faction, language: self.language.as_deref() }
    }
}

/// Whether the game speaks a language.
fn known_language(game: &dyn Game, language: Option<&str>) -> anyhow::Result<()> {
    let all = game.languages();
    let unknown = language.filter(|language| !all.contains(language));
    let Some(language) = unknown else { return Ok(()) };
    bail!("There is no language “{}”, only: {}.", plain(language), all.join(", "))
}

/// A way as it is shown: in the folder where one is, from there.
fn shown(path: &Path) -> std::path::Display<'_> {
    path.strip_prefix(".").unwrap_or(path).display()
}

/// The bytes of a file, or of the standard input.
fn bytes(file: &Path) -> anyhow::Result<Vec<u8>> {
    if file == Path::new("-") {
        let mut bytes = Vec::new();
        io::stdin().read_to_end(&mut bytes).context("The standard input cannot be read")?;
        return Ok(bytes);
    }
    fs::read(file).with_context(|| format!("The file {} cannot be read", file.display()))
}

fn check(game: &dyn Game, asked: &Check, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let text = bytes(&asked.file)?;
    let json = asked.reader.report()?;
    known_language(game, asked.reader.language.as_deref())?;
    let known = asked.reader.known(json.as_deref());
    let checked = crate::check(game, &known, &text, asked.reader.whose())?;
    let count = |level| checked.iter().map(|set| set.answer.count(level)).sum::<usize>();
    let (errors, warnings) = (count(Level::Error), count(Level::Warning));
    let file = asked.file.display().to_string();
    if asked.json {
        let answer = json!({
            "format": "orders-answer/1", "file": file, "errors": errors, "warnings": warnings, "sets": checked,
        });
        writeln!(out, "{}", serde_json::to_string_pretty(&answer)?)?;
    } else {
        for set in &checked {
            write!(out, "{}", plain(&set.told(&file)))?;
            for line in set.answer.ahead.iter().filter(|_| asked.ahead) {
                writeln!(out, "  {}", plain(line))?;
            }
        }
    }
    Ok(if errors == 0 { ExitCode::SUCCESS } else { ExitCode::from(WRONG) })
}

/// What came in, for people.
fn tell_incoming(game: &dyn Game, came: &Incoming, out: &mut dyn Write) -> anyhow::Result<()> {
    let words = game.words();
    for said in came.told(words.head, words.end) {
        writeln!(out, "{}", plain(&said))?;
    }
    let (files, sets) = (many(came.files.len(), "file"), many(came.sets().len(), "set"));
    writeln!(out, "{files} with {sets} to run.")?;
    Ok(())
}

fn run(game: &dyn Game, asked: &Run, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let disk = Disk::default();
    let folder = Folder::take(&asked.work.here.game, &disk)?;
    let opened = Opened::read(game, &asked.work.here.game)?;
    let came = opened.now_incoming()?;
    tell_incoming(game, &came, out)?;
    if came.has_trouble() && !asked.anyway {
        writeln!(out, "Nothing was run. Mend these files or take them away, or run it --anyway.")?;
        return Ok(ExitCode::from(WRONG));
    }
    let bar = Bar::new(asked.work.threads)?;
    let ran = bar.while_at(|host| crate::run(&opened, &folder, host, came))?;
    write!(out, "\n{}", ran.summary.told())?;
    for late in &ran.late {
        writeln!(out, "{} came in meanwhile: it belongs to the next month.", plain(late))?;
    }
    let reports = Path::new("turns").join(ran.turn.folder()).join("reports");
    writeln!(
        out,
        "\nTurn {} stands. Its reports: {}",
        ran.turn,
        shown(&asked.work.here.game.join(reports))
    )?;
    Ok(ExitCode::SUCCESS)
}

fn trial(game: &dyn Game, work: &Work, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let disk = Disk::default();
    let _folder = Folder::take(&work.here.game, &disk)?;
    let opened = Opened::read(game, &work.here.game)?;
    let came = opened.now_incoming()?;
    tell_incoming(game, &came, out)?;
    let bar = Bar::new(work.threads)?;
    let summary = bar.while_at(|host| crate::trial(&opened, host, &came))?;
    writeln!(out, "\n{}\nNothing of this was kept.", summary.told())?;
    Ok(ExitCode::SUCCESS)
}

fn verify(game: &dyn Game, work: &Work, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let disk = Disk::default();
    let folder = Folder::take(&work.here.game, &disk)?;
    let bar = Bar::new(work.threads)?;
    match bar.while_at(|host| crate::verify::verify(game, &folder, host))? {
        Ok(last) => {
            let turns = many(last.0 as usize, "turn");
            writeln!(out, "{turns} computed again: all is as it was, byte for byte.")?;
            Ok(ExitCode::SUCCESS)
        }
        Err(difference) => {
            writeln!(out, "{}", plain(&difference.to_string()))?;
            Ok(ExitCode::from(WRONG))
        }
    }
}

fn summary(game: &dyn Game, here: &Here, out: &mut dyn Write) -> anyhow::Result<ExitCode> {
    let disk = Disk::default();
    let folder = Folder::take(&here.game, &disk)?;
    let opened = Opened::read(game, &here.game)?;
    let last = folder.last()?;
    let told = fs::read_to_string(last.summary());
    let told = told.or_else(|_| fs::read_to_string(last.path.join("fairness.txt")))?;
    writeln!(out, "Turn {} was the last one.\n\n{}", last.number, plain(told.trim_end()))?;
    writeln!(out, "\nFor turn {}:\n", last.number.next())?;
    let came = opened.now_incoming()?;
    let head = ["no", "faction", "file", "orders", "errors", "warnings"].map(str::to_owned);
    let mut rows = vec![head.to_vec()];
    for sender in opened.senders()? {
        let mut row = vec![sender.number.to_string(), plain(&sender.name)];
        match (came.runs(sender.number), came.sets().get(&sender.number)) {
            (Some(found), Some(set)) => {
                let answer = opened.rules.check(&opened.report(sender.number)?, set, None)?;
                let counts = [Level::Error, Level::Warning].map(|level| answer.count(level));
                row.push(found.file.clone());
                row.push(answer.orders().to_string());
                row.extend(counts.map(|count| count.to_string()));
            }
            _ => row.push("nothing in".into()),
        }
        rows.push(row);
    }
    writeln!(out, "{}", table(&rows))?;
    tell_incoming(game, &came, out)?;
    Ok(if came.has_trouble() { ExitCode::from(WRONG) } else { ExitCode::SUCCESS })
}
