//! The spare itself: it keeps what the server says, and takes its place when it is told to.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, bail};
use tokio::sync::{mpsc, watch};
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;

use super::dial::{Address, Call, WrongKey};
use super::lead::{Lead, Post};
use super::room::{self, Order};
use super::words::{Says, Told};
use crate::addresses;
use crate::folder::DataFolder;
use crate::journal::Replica;

/// Between two calls of a server that does not answer.
const AGAIN: Duration = Duration::from_millis(500);

/// A server that is there says something every half second.
const SILENCE: Duration = Duration::from_secs(5);

/// How long a server that steps down may take to hand everything over.
const HANDING_OVER: Duration = Duration::from_secs(6);

/// What a spare is made from.
pub struct Spare {
    /// Where it will serve.
    pub listen: SocketAddr,
    /// Its data folder.
    pub data: PathBuf,
    /// Where screens will reach it, if it is not one of this machine's own addresses.
    pub public_url: Option<String>,
    /// The server that it follows, or its Control link; none for the one that it followed last.
    pub server: Option<String>,
    /// Whether it takes over at once, and whether it does so although its copy is not whole.
    pub take_over: Option<bool>,
}

/// Why a spare follows no longer.
#[derive(Debug, PartialEq, Eq)]
pub enum Ended {
    /// It is the server from now on: its folder is to be served.
    TookOver {
        /// Where.
        listen: SocketAddr,
        /// What is said to whoever did it.
        sentence: String,
    },
    /// It was told to stop.
    Stopped,
}

/// A spare at work.
struct Follower {
    folder: DataFolder,
    post: Post,
    key: String,
    server: Option<Address>,
    listen: SocketAddr,
    public_url: Option<String>,
    replica: Option<Replica>,
    /// Where screens will reach this machine: where the server sees it.
    address: Option<String>,
    /// What the room tells of it.
    state: watch::Sender<room::State>,
}

/// How a line to the server ended.
enum Parted {
    /// The spare was told to take over.
    Leads(Lead, bool),
    /// The copy does not fit.
    Diverged,
}

/// Follows until it takes over or is stopped. What it says of itself goes to `say`.
///
/// # Errors
/// A sentence when it cannot follow: the folder or the port is in use, or the server refuses it.
pub async fn follow(
    asked: Spare,
    stop: CancellationToken,
    say: impl Fn(&str),
) -> anyhow::Result<Ended> {
    let folder = DataFolder::take(&asked.data)?;
    let post = Post::load(&asked.data)?;
    let known = post.others.first().map(|url| Address::read(url)).transpose()?;
    let server = asked.server.as_deref().map(Address::read).transpose()?.or(known);
    let key = match server.as_ref().and_then(|server| server.key.as_deref()) {
        Some(key) => folder.agrees_with(key)?,
        None => crate::folder::known_key(&asked.data).context(
            "A spare needs the operator's key: give it the server's Control link instead of its address",
        )?,
    };
    if asked.take_over.is_none() && server.is_none() {
        bail!("Which server shall it follow? Name its address, or give its Control link.");
    }
    let journal = folder.journal_path();
    let replica = tokio::task::spawn_blocking(move || Replica::open(&journal)).await??;
    let (state, told) = watch::channel(room::State { lead: post.lead.clone(), level: false });
    let (orders, mut ordered) = mpsc::channel(1);
    let room = room::Room::open(asked.listen, key.clone(), told, orders).await?;
    let listen = room.addr();
    let mut follower = Follower {
        folder,
        post,
        key,
        server,
        listen,
        public_url: asked.public_url,
        replica,
        address: None,
        state,
    };
    if let Some(anyway) = asked.take_over {
        let sentence = follower.at_once(anyway).await?;
        room.close().await;
        return Ok(Ended::TookOver { listen, sentence });
    }
    say(&format!("The spare answers at port {} when it takes over.", listen.port()));
    let ended = tokio::select! {
        ended = follower.run(&mut ordered, &say) => {
            ended.map(|sentence| Ended::TookOver { listen, sentence })
        }
        () = stop.cancelled() => Ok(Ended::Stopped),
    };
    room.close().await;
    ended
}

impl Follower {
    async fn run(
        &mut self,
        orders: &mut mpsc::Receiver<Order>,
        say: &impl Fn(&str),
    ) -> anyhow::Result<String> {
        let mut last = String::new();
        loop {
            let mut told = |text: String| {
                if text != last {
                    say(&text);
                    last = text;
                }
            };
            let why = match self.attend(orders, &mut told).await {
                Ok(Parted::Leads(lead, level)) => {
                    return self.lead(lead, level);
                }
                Ok(Parted::Diverged) => {
                    self.replica = None;
                    told("The copy does not fit what the server has. It is made anew.".into());
                    continue;
                }
                Err(error) => error,
            };
            if why.is::<Refused>() {
                return Err(why);
            }
            self.reopen().await?;
            told(match why.is::<WrongKey>() {
                true => format!(
                    "{why}. This spare cannot follow it, and goes on trying. Stop it, and start it with the Control \
                     link that `prytaneion key` prints at the server."
                ),
                false => format!(
                    "The server is not there ({why:#}). The spare goes on trying. If the server is gone for good: \
                     prytaneion take-over"
                ),
            });
            // Only once it could not be reached: a server that is there steps down first.
            if let Ok(order) = orders.try_recv()
                && let Some(lead) = self.order(order)
            {
                return self.lead(lead, false);
            }
            sleep(AGAIN).await;
        }
    }

    /// Takes over without having followed: from a server that answers it takes what is still missing.
    async fn at_once(&mut self, anyway: bool) -> anyhow::Result<String> {
        let (orders, mut ordered) = mpsc::channel(1);
        let (order, refused) = Order::new(anyway);
        orders.try_send(order).ok().context("nobody takes the order")?;
        let mut refused = std::pin::pin!(refused);
        loop {
            let mut silent = |_: String| {};
            let attended = tokio::select! {
                attended = self.attend(&mut ordered, &mut silent) => attended,
                Ok(Err(sentence)) = &mut refused => bail!(sentence),
            };
            return match attended {
                Ok(Parted::Leads(lead, level)) => self.lead(lead, level),
                Ok(Parted::Diverged) => {
                    self.replica = None;
                    continue;
                }
                Err(error) if error.is::<Refused>() => Err(error),
                Err(_) => {
                    self.reopen().await?;
                    let lead = self.next(anyway).map_err(anyhow::Error::msg)?;
                    self.lead(lead, false)
                }
            };
        }
    }

    /// After a fault of the disk: what comes must not rest on what was before it.
    async fn reopen(&mut self) -> anyhow::Result<()> {
        if self.replica.is_some() {
            return Ok(());
        }
        let journal = self.folder.journal_path();
        self.replica = tokio::task::spawn_blocking(move || Replica::open(&journal)).await??;
        Ok(())
    }

    /// Calls the server and follows it until the line ends.
    async fn attend(
        &mut self,
        orders: &mut mpsc::Receiver<Order>,
        told: &mut impl FnMut(String),
    ) -> anyhow::Result<Parted> {
        let server = self.server.clone().context("no server is known")?;
        let mut call = Call::open(&server.host, &self.key).await?;
        // Not before a server has taken it: a link that was mistyped must not stay.
        self.folder.keep_operator_key(&self.key)?;
        if !call.leads
            || !self.post.is_news(&call.lead) && self.post.lead.as_ref() != Some(&call.lead)
        {
            bail!("{} does not lead any more", server.url());
        }
        self.begin(&call, &server.url(), told).await?;
        let address = self.address_at(call.local);
        self.address = Some(address.clone());
        let replica = self.replica.as_ref().context("there is no copy")?;
        let follow = Says::Follow {
            server: self.post.server,
            address,
            journal: Some(replica.journal()),
            marks: replica.marks(),
            whole: !self.post.copying,
            register: true,
        };
        call.say(&follow).await?;
        self.keep_up(call, orders, told).await
    }

    /// Takes in what the server says.
    async fn keep_up(
        &mut self,
        mut call: Call,
        orders: &mut mpsc::Receiver<Order>,
        told: &mut impl FnMut(String),
    ) -> anyhow::Result<Parted> {
        let mut taking: Option<Lead> = None;
        loop {
            let patience = if taking.is_some() { HANDING_OVER } else { SILENCE };
            let heard = tokio::select! {
                heard = call.hear(patience) => heard,
                Some(order) = orders.recv(), if taking.is_none() => {
                    if let Some(lead) = self.order(order) {
                        call.say(&Says::TakesOver { lead: lead.clone() }).await.ok();
                        taking = Some(lead);
                    }
                    continue;
                }
            };
            let heard = match (heard, &taking) {
                // It is gone in the middle of it: then so be it.
                (Err(_), Some(lead)) => return Ok(Parted::Leads(lead.clone(), false)),
                (heard, _) => heard?,
            };
            match heard {
                Told::Rows { number, rows } => {
                    self.take_in(move |replica| replica.add(&rows)).await?;
                    call.say(&Says::Has { number }).await?;
                }
                Told::Records { number, records } => {
                    self.take_in(move |replica| replica.take_records(&records)).await?;
                    call.say(&Says::Has { number }).await?;
                }
                Told::Beat { number, level } => {
                    if level {
                        self.is_level(told)?;
                    }
                    call.say(&Says::Has { number }).await?;
                }
                Told::StoodDown { level } => {
                    let lead = taking.context("nobody asked for it")?;
                    return Ok(Parted::Leads(lead, level));
                }
                Told::Diverged => return Ok(Parted::Diverged),
                Told::Refused { sentence } => return Err(Refused(sentence).into()),
                Told::Lead { .. } | Told::Done => {}
            }
        }
    }

    /// Sees to it that there is a copy of this server's journal to go on with, and keeps who leads.
    async fn begin(
        &mut self,
        call: &Call,
        url: &str,
        told: &mut impl FnMut(String),
    ) -> anyhow::Result<()> {
        let journal = call.lead.journal;
        if self.replica.as_ref().is_none_or(|replica| replica.journal() != journal) {
            self.replica = None;
            // Written first: a copy that was begun is not taken for a whole one.
            self.post.copying = true;
            self.post.file = None;
            self.post.save(self.folder.path())?;
            let path = self.folder.journal_path();
            let begun = tokio::task::spawn_blocking(move || Replica::begin(&path, journal));
            let (replica, aside) = begun.await??;
            self.replica = Some(replica);
            if let Some(aside) = aside {
                told(format!("What was there before is in {}.", aside.display()));
            }
        }
        let mut others = vec![url.to_owned()];
        others.extend(call.addresses.iter().filter(|known| *known != url).cloned());
        self.post.others = others;
        self.post.lead = Some(call.lead.clone());
        self.post.save(self.folder.path())?;
        let lead = self.post.lead.clone();
        self.state.send_replace(room::State { lead, level: false });
        Ok(())
    }

    async fn take_in(
        &mut self,
        deed: impl FnOnce(&mut Replica) -> anyhow::Result<()> + Send + 'static,
    ) -> anyhow::Result<()> {
        let mut replica = self.replica.take().context("there is no copy")?;
        let taken = tokio::task::spawn_blocking(move || deed(&mut replica).map(|()| replica));
        self.replica = Some(taken.await??);
        Ok(())
    }

    fn is_level(&mut self, told: &mut impl FnMut(String)) -> anyhow::Result<()> {
        if self.post.copying {
            self.post.copying = false;
            self.post.save(self.folder.path())?;
        }
        if !self.state.borrow().level {
            self.state.send_modify(|state| state.level = true);
        }
        told("The spare is up to date and follows.".into());
        Ok(())
    }

    /// The lead of a spare that is ordered to take over; none when it must not, which whoever ordered it
    /// hears.
    fn order(&self, order: Order) -> Option<Lead> {
        let next = self.next(order.anyway);
        let answer = next.as_ref().map(|_| ()).map_err(Clone::clone);
        order.answer(answer);
        next.ok()
    }

    fn next(&self, anyway: bool) -> Result<Lead, String> {
        let journal = self.replica.as_ref().map(Replica::journal);
        let journal =
            journal.ok_or("There is no copy of a journal here that could be gone on from.")?;
        if self.post.copying && !anyway {
            return Err("The copy of the evening is not whole yet. To go on with what there is: prytaneion \
                        take-over --anyway"
                .into());
        }
        let own = || addresses::reachable(self.listen, self.public_url.as_deref()).swap_remove(0);
        Ok(self.post.next(journal, &self.address.clone().unwrap_or_else(own)))
    }

    /// Takes over: from when this returns the folder is a server's.
    fn lead(&mut self, lead: Lead, level: bool) -> anyhow::Result<String> {
        self.replica = None;
        self.folder.keep_operator_key(&self.key)?;
        self.post.lead = Some(lead);
        self.post.copying = false;
        self.post.save(self.folder.path())?;
        Ok(if level {
            "The spare leads now. It has everything that the other server had, and that one has stepped down."
        } else {
            "The spare leads now. The other server did not answer; should it come back, it finds out and does \
             not serve."
        }
        .into())
    }

    /// Where screens will reach this machine, which the server sees at this address.
    fn address_at(&self, local: SocketAddr) -> String {
        let own = || format!("http://{}", SocketAddr::new(local.ip(), self.listen.port()));
        self.public_url.as_deref().map_or_else(own, |url| url.trim_end_matches('/').to_owned())
    }
}

/// The server does not let this spare follow.
#[derive(Debug)]
struct Refused(String);

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Refused {}
