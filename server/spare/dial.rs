//! Speaking to the other machine: one websocket, opened with the operator's key.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context, bail};
use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use super::lead::Lead;
use super::words::{FRAME_BYTES, Says, Told};

/// How long another machine in the hall may take to answer.
pub(crate) const ANSWER: Duration = Duration::from_secs(3);

/// Where another server is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Address {
    /// `host:port`.
    pub(crate) host: String,
    /// The operator's key, where a Control link brought it.
    pub(crate) key: Option<String>,
}

impl Address {
    /// Reads what people copy: a server's address, or its Control link.
    ///
    /// # Errors
    /// A sentence when it is neither.
    pub(crate) fn read(text: &str) -> anyhow::Result<Self> {
        if text.starts_with("https://") {
            bail!(
                "A spare follows over plain http in the hall's own network. Give it an address such as \
                   http://192.168.1.5:8080."
            );
        }
        let bare = text.strip_prefix("http://").unwrap_or(text);
        let key = bare.split_once("#key=").map(|(_, key)| key.to_owned());
        let host = bare.split(['/', '#', '?']).next().unwrap_or_default();
        let plain = |sign: char| sign.is_ascii_alphanumeric() || "-._:[]".contains(sign);
        if host.is_empty() || !host.chars().all(plain) {
            bail!("{host:?} is no address of a server, such as http://192.168.1.5:8080.");
        }
        let port = host.rsplit_once(':').is_some_and(|(_, port)| port.parse::<u16>().is_ok());
        Ok(Self { host: if port { host.into() } else { format!("{host}:80") }, key })
    }

    /// It, as screens use it.
    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.host.strip_suffix(":80").unwrap_or(&self.host))
    }
}

/// The server at this address has another operator's key.
#[derive(Debug)]
pub(crate) struct WrongKey(String);

impl std::fmt::Display for WrongKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} has another operator's key", self.0)
    }
}

impl std::error::Error for WrongKey {}

/// An open line to another machine.
pub(crate) struct Call {
    socket: WebSocketStream<TcpStream>,
    /// This machine's address in the network in which the other one is.
    pub(crate) local: SocketAddr,
    /// Who leads, as it says.
    pub(crate) lead: Lead,
    /// Whether it leads itself.
    pub(crate) leads: bool,
    /// Under which addresses screens were opened there.
    pub(crate) addresses: Vec<String>,
}

impl Call {
    /// Calls a machine and hears who leads.
    ///
    /// # Errors
    /// A sentence when it cannot be reached, or does not know the key.
    pub(crate) async fn open(host: &str, key: &str) -> anyhow::Result<Self> {
        timeout(ANSWER, Self::opened(host, key))
            .await
            .unwrap_or_else(|_| bail!("{host} does not answer"))
    }

    async fn opened(host: &str, key: &str) -> anyhow::Result<Self> {
        let cannot = || format!("{host} cannot be reached");
        let stream = TcpStream::connect(host).await.with_context(cannot)?;
        // What is acknowledged waits for this line.
        let _ = stream.set_nodelay(true);
        let local = stream.local_addr().with_context(cannot)?;
        let mut request = format!("ws://{host}/spare").into_client_request()?;
        let bearer = format!("Bearer {key}").parse().context("this is no operator's key")?;
        request.headers_mut().insert("authorization", bearer);
        let config = WebSocketConfig::default()
            .max_message_size(Some(FRAME_BYTES))
            .max_frame_size(Some(FRAME_BYTES));
        let opened = client_async_with_config(request, stream, Some(config)).await;
        let (mut socket, _) = opened.map_err(|error| match error {
            tungstenite::Error::Http(answer) if answer.status() == 401 => {
                anyhow::Error::new(WrongKey(host.into()))
            }
            tungstenite::Error::Http(answer) => {
                anyhow::anyhow!("{host} has no spare's door ({})", answer.status())
            }
            error => anyhow::Error::new(error).context(cannot()),
        })?;
        match hear(&mut socket).await? {
            Told::Lead { lead, leads, addresses } => {
                Ok(Self { socket, local, lead, leads, addresses })
            }
            _ => bail!("{host} is another kind of server"),
        }
    }

    /// What it says next.
    ///
    /// # Errors
    /// When the line has ended, or it says nothing for this long.
    pub(crate) async fn hear(&mut self, patience: Duration) -> anyhow::Result<Told> {
        timeout(patience, hear(&mut self.socket)).await.context("nothing was heard any more")?
    }

    /// Says something.
    ///
    /// # Errors
    /// When the line has ended.
    pub(crate) async fn say(&mut self, says: &Says) -> anyhow::Result<()> {
        let text = serde_json::to_string(says)?;
        timeout(ANSWER, self.socket.send(Message::text(text)))
            .await
            .context("the other machine takes nothing in")??;
        Ok(())
    }
}

async fn hear(socket: &mut WebSocketStream<TcpStream>) -> anyhow::Result<Told> {
    loop {
        match socket.next().await.context("the line has ended")?? {
            Message::Text(text) => return Ok(serde_json::from_str(&text)?),
            Message::Close(_) => bail!("the line has ended"),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_what_people_copy() {
        let read = |text: &str| Address::read(text).expect("it is one");
        let link = read("http://192.168.1.5:8080/control#key=abc");
        assert_eq!((link.host.as_str(), link.key.as_deref()), ("192.168.1.5:8080", Some("abc")));
        assert_eq!(link.url(), "http://192.168.1.5:8080");
        assert_eq!(read("laptop.local").host, "laptop.local:80");
        assert_eq!(read("laptop.local").url(), "http://laptop.local");
        for text in ["https://hall.example", "", "http://", "a b", "http://a;b/"] {
            assert!(Address::read(text).is_err(), "{text}");
        }
    }
}
