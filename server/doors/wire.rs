//! The bytes of one connection: who takes none in time is let go, and once it is a socket, whoever sends
//! too many is told apart. Only here can be seen what no message ever comes of, such as endless empty
//! fragments.

use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio_io_timeout::TimeoutStream;

use super::lines::Line;
use crate::limits::Limits;
use crate::socket::flood::Bucket;

/// The bytes of one connection.
pub(super) struct Wire<S> {
    stream: Pin<Box<TimeoutStream<S>>>,
    line: Arc<Line>,
    bytes: Bucket,
}

impl<S: AsyncRead + AsyncWrite> Wire<S> {
    pub(super) fn new(stream: S, line: Arc<Line>, limits: &Limits) -> Self {
        let mut stream = TimeoutStream::new(stream);
        stream.set_write_timeout(Some(limits.silence));
        let bytes = Bucket::full(limits.byte_burst, limits.bytes_per_second);
        Self { stream: Box::pin(stream), line, bytes }
    }
}

impl<S: AsyncRead + AsyncWrite> AsyncRead for Wire<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if self.line.loud.is_cancelled() {
            // Nothing more is heard; the goodbye still goes out.
            return Poll::Pending;
        }
        let before = buf.filled().len();
        let read = self.stream.as_mut().poll_read(cx, buf);
        let heard = buf.filled().len() - before;
        if self.line.is_socket() && !self.bytes.take_many(heard) {
            self.line.loud.cancel();
        }
        read
    }
}

impl<S: AsyncRead + AsyncWrite> AsyncWrite for Wire<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.stream.as_mut().poll_write(cx, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream.as_mut().poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.stream.as_mut().poll_shutdown(cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.stream.as_mut().poll_write_vectored(cx, slices)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}
