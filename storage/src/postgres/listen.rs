//! Hearing from other nodes that a book has grown; a node does not hear itself. What is missed while the connection is away is made up for by telling
//! everybody to look.

use std::fmt::Write as _;
use std::time::Duration;

use chuhe_domain::vocabulary::BookId;
use sqlx::postgres::PgListener;

use crate::journal::heard::Heard;

/// The channel of the database on which nodes tell each other.
pub(crate) const CHANNEL: &str = "chuhe_ledger";

/// A notification holds less than 8000 bytes, the name of a node 33, and a book with its sequence up to 58.
const MOST: usize = 128;

/// What is sent where there is more to say than one notification holds.
const LOOK_EVERYWHERE: &str = "*";

/// How long to wait before the connection is tried again.
const PAUSE: Duration = Duration::from_secs(1);

/// Listens for ever, and tells what it hears from others than this node.
pub(crate) async fn listen(url: &str, node: &str, mut tell: impl FnMut(Heard)) {
    loop {
        match PgListener::connect(url).await {
            Ok(mut listener) => {
                if let Err(error) = attend(&mut listener, node, &mut tell).await {
                    tracing::warn!(%error, "lost the connection that listens");
                }
            }
            Err(error) => tracing::warn!(%error, "failed to listen for other nodes"),
        }
        tokio::time::sleep(PAUSE).await;
    }
}

async fn attend(
    listener: &mut PgListener,
    node: &str,
    tell: &mut impl FnMut(Heard),
) -> Result<(), sqlx::Error> {
    listener.listen(CHANNEL).await?;
    tell(Heard::Anything);
    loop {
        // nothing means that the connection was away for a while
        match listener.try_recv().await? {
            Some(said) => read(said.payload(), node).into_iter().for_each(&mut *tell),
            None => tell(Heard::Anything),
        }
    }
}

/// What this node sends for these heads.
pub(crate) fn written(node: &str, heads: &[(BookId, u64)]) -> String {
    let mut text = format!("{node} ");
    if heads.len() > MOST {
        text.push_str(LOOK_EVERYWHERE);
        return text;
    }
    for (book, sequence) in heads {
        // writing to a string cannot fail
        let _ = write!(text, "{book}:{sequence} ");
    }
    text
}

/// What another node has sent; nothing where it was this one.
fn read(payload: &str, node: &str) -> Option<Heard> {
    let mut words = payload.split_whitespace();
    if words.next() == Some(node) {
        return None;
    }

    let head = |word: &str| {
        let (book, sequence) = word.split_once(':')?;
        Some((book.parse().ok()?, sequence.parse().ok()?))
    };
    Some(words.map(head).collect::<Option<_>>().map_or(Heard::Anything, Heard::Elsewhere))
}

#[cfg(test)]
mod tests {
    use chuhe_domain::vocabulary::BookId;
    use uuid::Uuid;

    use super::{read, written};
    use crate::journal::heard::Heard;

    #[test]
    fn what_is_written_is_read_and_fits() {
        let heads: Vec<_> = (0..128).map(|nth| (BookId(Uuid::from_u128(nth)), u64::MAX)).collect();
        let payload = written(&"n".repeat(32), &heads);
        assert!(payload.len() < 8000);
        assert_eq!(read(&payload, "other"), Some(Heard::Elsewhere(heads)));
        assert_eq!(read(&payload, &"n".repeat(32)), None);
    }

    #[test]
    fn too_much_and_nonsense_mean_look_everywhere() {
        let heads: Vec<_> = (0..129).map(|nth| (BookId(Uuid::from_u128(nth)), 1)).collect();
        assert_eq!(read(&written("one", &heads), "other"), Some(Heard::Anything));
        assert_eq!(read(&written("one", &heads), "one"), None);
        assert_eq!(read("what is this", "one"), Some(Heard::Anything));
    }
}
