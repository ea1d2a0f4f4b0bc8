//! Where the server listens.

use std::io;
use std::net::{SocketAddr, TcpListener};

/// How many ports after the one asked for are tried.
const TRIES: u16 = 64;

/// Binds this address and no other.
///
/// # Errors
/// When it is taken or not ours, with the address in the message.
pub fn bind(address: SocketAddr) -> io::Result<TcpListener> {
    TcpListener::bind(address)
        .map_err(|error| io::Error::new(error.kind(), format!("failed to listen on {address}: {error}")))
}

/// Binds this address, or on a busy port the next free one; gives the address that was bound.
///
/// # Errors
/// When no port near it is free, or the address is not ours.
pub fn bind_or_next_free(address: SocketAddr) -> io::Result<(TcpListener, SocketAddr)> {
    let mut wanted = address;
    loop {
        match bind(wanted) {
            Ok(listener) => return listener.local_addr().map(|bound| (listener, bound)),
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
                let next = wanted.port().checked_add(1).filter(|next| next - address.port() <= TRIES);
                wanted.set_port(next.ok_or(error)?);
            }
            Err(error) => return Err(error),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_busy_port_leads_to_the_next_free_one() {
        let (first, taken) = bind_or_next_free(SocketAddr::from(([127, 0, 0, 1], 0))).unwrap();
        let (_second, bound) = bind_or_next_free(taken).unwrap();
        assert!(bound.port() > taken.port());
        assert!(bind(taken).unwrap_err().to_string().contains(&taken.to_string()));
        drop(first);
    }
}
