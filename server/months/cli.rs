//! What a game master can ask of a game in a folder, and how it is answered. Exit codes: 0 it is done and all is well, 1
//! something is wrong with what was looked at, 2 it cannot be done.

use std::path::PathBuf;

use clap::{Args, Subcommand};

mod answer;

pub use answer::answer;

/// What can be asked of a game by order files.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Makes a game: a new folder with a world in it, and a README.txt that says what each file is.
    ///
    /// It prints how fair the starts are to each other. If you do not like them, delete the folder and make another.
    Make(Make),
    /// Lets a faction in. It has its first report at once, to write orders by.
    Add(Add),
    /// Checks an order file against the last report, as far as its faction may know.
    ///
    /// Its exit code is 0 when there are no errors, 1 when a line does nothing or the set would be refused, 2 when
    /// nothing can be checked. A set with errors runs all the same, without the lines that are wrong.
    Check(Check),
    /// Runs the next turn with all files in `orders`, and writes the reports.
    ///
    /// It stands with all its reports or not at all: whatever happens meanwhile, the folder is as it was until the last
    /// step. If a file is refused or may be torn, nothing is run, and the exit code is 1: mend the file or take it
    /// away, or run the turn --anyway.
    Run(Run),
    /// Runs the next turn, prints its summary, and keeps nothing of it.
    Trial(Work),
    /// Goes back to a turn. Later ones are put aside with their orders, none is destroyed, and `forth` takes them up.
    Back(Back),
    /// Takes up turns again that were put aside.
    Forth(Forth),
    /// Computes all turns again from the seed and the files that came in, and names the first difference.
    ///
    /// Its exit code is 0 when all is as it was, 1 when something is not, 2 when it cannot look.
    Verify(Work),
    /// Says what orders, races, items, skills, structures and terrains there are: the rules that a player wants at hand.
    Rules(Rules),
    /// Says what a battle would come to, as far as a faction knows, by fighting it many times.
    ///
    /// Of strangers it knows what the report shows: their people and what they carry in the open, not what they know.
    Odds(Odds),
    /// Lets factions of which nothing is there play by script: a game to practise on.
    ///
    /// It writes their order files, as players would send them; `run` runs them. With --turns it runs turns too. Do not use
    /// it in a game of people: a script plays for who is late.
    Rehearse(Rehearse),
    /// Lets scripts play whole games, and prints how well each way to play, start, land and race does.
    Balance(Balance),
    /// Says who has sent for the next turn and what is wrong with it, and what you should know of the last one.
    ///
    /// It tells no order.
    Summary(Here),
}

/// Which game.
#[derive(Debug, Args)]
pub struct Here {
    /// The game's folder.
    #[arg(long, short, value_name = "FOLDER", default_value = ".")]
    pub game: PathBuf,
}

/// Which game, and how it is computed.
#[derive(Debug, Args)]
pub struct Work {
    /// Which game.
    #[command(flatten)]
    pub here: Here,
    /// How many threads may be used; left out, as many as the machine has cores. The outcome is the same.
    #[arg(long, value_name = "NUMBER")]
    pub threads: Option<usize>,
}

/// A new game.
#[derive(Debug, Args)]
pub struct Make {
    /// The folder; it must not be there.
    #[arg(value_name = "FOLDER")]
    pub folder: PathBuf,
    /// The name of the game; left out, that of the folder.
    #[arg(long, value_name = "NAME")]
    pub name: Option<String>,
    /// Words from which all chance follows: whoever knows them can make the same world and foresee it. Left out, the
    /// seed is drawn.
    #[arg(long, value_name = "WORDS")]
    pub seed: Option<String>,
    /// A folder of tables of your own in place of those inside the program.
    #[arg(long, value_name = "FOLDER")]
    pub content: Option<PathBuf>,
    /// What the world is to be like, such as --set players=12, as often as you like. `--set help` prints what there is.
    #[arg(long = "set", value_name = "KEY=VALUE")]
    pub wish: Vec<String>,
    /// How many threads may be used; left out, as many as the machine has cores.
    #[arg(long, value_name = "NUMBER")]
    pub threads: Option<usize>,
}

/// A new faction.
#[derive(Debug, Args)]
pub struct Add {
    /// Its name.
    #[arg(value_name = "NAME")]
    pub name: String,
    /// The password that its orders must have. Left out, one is drawn. It stands in the letter to the player,
    /// `welcome.txt`, and is printed nowhere.
    #[arg(long, value_name = "WORD", conflicts_with = "no_password")]
    pub password: Option<String>,
    /// Its orders need no password.
    #[arg(long)]
    pub no_password: bool,
    /// The language of its reports, such as de; left out, English. Its player can change it by an order.
    #[arg(long, value_name = "LANGUAGE")]
    pub language: Option<String>,
    /// Lets it in although the game has as many factions as it was made for.
    #[arg(long)]
    pub anyway: bool,
    /// Which game.
    #[command(flatten)]
    pub here: Here,
}

/// Whose report is read, and where it is.
#[derive(Debug, Args)]
pub struct Reader {
    /// The faction whose it is. Its orders then need neither envelope nor password.
    #[arg(long, value_name = "NUMBER")]
    pub faction: Option<u32>,
    /// A report as JSON, in place of a game's folder: for players.
    #[arg(long, value_name = "FILE", conflicts_with = "game")]
    pub report: Option<PathBuf>,
    /// The tables of that report's game, if they are not those inside the program.
    #[arg(long, value_name = "FOLDER", requires = "report")]
    pub content: Option<PathBuf>,
    /// The language of what is said, such as de; left out, that of the report.
    #[arg(long, value_name = "LANGUAGE")]
    pub language: Option<String>,
    /// Which game.
    #[command(flatten)]
    pub here: Here,
}

/// A file to check.
#[derive(Debug, Args)]
pub struct Check {
    /// The order file; `-` is what comes in at the standard input.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Against whose report.
    #[command(flatten)]
    pub reader: Reader,
    /// Says too how the month would end for its units, as far as the rules let one know.
    #[arg(long)]
    pub ahead: bool,
    /// Answers in JSON, for programs: how the month would end is always in it.
    #[arg(long, conflicts_with = "ahead")]
    pub json: bool,
}

/// What the rules say of something.
#[derive(Debug, Args)]
pub struct Rules {
    /// Of what: a chapter, an order, or a thing by name or tag. Left out, it is said what can be asked.
    #[arg(value_name = "SUBJECT")]
    pub subject: Vec<String>,
    /// The language, such as de; left out, English.
    #[arg(long, value_name = "LANGUAGE")]
    pub language: Option<String>,
    /// A game's folder, if its tables are not those inside the program.
    #[arg(long, short, value_name = "FOLDER")]
    pub game: Option<PathBuf>,
    /// A folder of such tables.
    #[arg(long, value_name = "FOLDER", conflicts_with = "game")]
    pub content: Option<PathBuf>,
}

/// A battle to be tried.
#[derive(Debug, Args)]
pub struct Odds {
    /// Units that attack.
    #[arg(long, value_name = "UNIT", num_args = 1.., required = true)]
    pub attackers: Vec<u32>,
    /// Units that are attacked. It is fought where the first of them stands.
    #[arg(long, value_name = "UNIT", num_args = 1.., required = true)]
    pub defenders: Vec<u32>,
    /// How often it is fought.
    #[arg(long, value_name = "NUMBER", default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub battles: u32,
    /// What strangers are taken to know, such as --assume combat=2, as often as you like.
    #[arg(long = "assume", value_name = "SKILL=LEVEL", value_parser = assumed)]
    pub assumed: Vec<(String, u32)>,
    /// By whose report.
    #[command(flatten)]
    pub reader: Reader,
}

fn assumed(text: &str) -> Result<(String, u32), String> {
    let parts = text.split_once('=').and_then(|(name, level)| Some((name, level.parse().ok()?)));
    let (name, level) = parts.ok_or("This should be a skill and a level, such as combat=2.")?;
    if level > 5 {
        Err("Levels go from 0 to 5.".into())
    } else {
        Ok((name.trim().to_owned(), level))
    }
}

/// A game to practise on.
#[derive(Debug, Args)]
pub struct Rehearse {
    /// Runs so many turns, one after the other; left out, files are written and nothing is run.
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    pub turns: u32,
    /// After so many of 100 units stands a line that is wrong, as people's are.
    #[arg(long, value_name = "PERCENT", default_value_t = 5, value_parser = clap::value_parser!(u32).range(0..=100))]
    pub mistakes: u32,
    /// Which game, and how it is computed.
    #[command(flatten)]
    pub work: Work,
}

/// Games to compare.
#[derive(Debug, Args)]
pub struct Balance {
    /// How many games are played.
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    /// How many factions play in each.
    #[arg(long, value_name = "NUMBER", default_value_t = 40, value_parser = clap::value_parser!(u32).range(1..=1_000))]
    pub factions: u32,
    /// How many turns a game has.
    #[arg(long, value_name = "NUMBER", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    pub turns: u32,
    /// Words from which all chance follows: the same words, the same page.
    #[arg(long, value_name = "WORDS", default_value = "balance")]
    pub seed: String,
    /// A folder of tables of your own in place of those inside the program.
    #[arg(long, value_name = "FOLDER")]
    pub content: Option<PathBuf>,
    /// How many threads may be used; left out, as many as the machine has cores. The page is the same.
    #[arg(long, value_name = "NUMBER")]
    pub threads: Option<usize>,
}

/// A turn to run.
#[derive(Debug, Args)]
pub struct Run {
    /// Runs it although a file is refused or may be torn.
    #[arg(long)]
    pub anyway: bool,
    /// Which game, and how it is computed.
    #[command(flatten)]
    pub work: Work,
}

/// Where to go back to.
#[derive(Debug, Args)]
pub struct Back {
    /// The turn; 0 is before the first.
    #[arg(value_name = "TURN")]
    pub turn: u32,
    /// Which game.
    #[command(flatten)]
    pub here: Here,
}

/// What to take up again.
#[derive(Debug, Args)]
pub struct Forth {
    /// The number of a folder in `aside`.
    #[arg(value_name = "NUMBER")]
    pub aside: u32,
    /// Which game.
    #[command(flatten)]
    pub here: Here,
}
