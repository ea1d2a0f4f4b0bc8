//! Hearing from other nodes that a book has grown. What is missed while the connection is away is made up for by telling
//! everybody to look.

use std::fmt::Write as _;
use std::time::Duration;

use chuhe_domain::vocabulary::BookId;
use sqlx::postgres::PgListener;

use crate::journal::heard::Heard;

/// The channel of the database on which nodes tell each other.
pub(crate) const CHANNEL: &str = "chuhe_ledger";

/// A notification holds less than 8000 bytes, and a book with its sequence up to 58.
const MOST: usize = 128;

/// What is sent where there is more to say than one notification holds.
const LOOK_EVERYWHERE: &str = "*";

/// How long to wait before the connection is tried again.
const PAUSE: Duration = Duration::from_secs(1);

/// Listens for ever, and tells what it hears.
pub(crate) async fn listen(url: &str, mut tell: impl FnMut(Heard)) {
    loop {
        match PgListener::connect(url).await {
            Ok(mut listener) => {
                if let Err(error) = attend(&mut listener, &mut tell).await {
                    tracing::warn!(%error, "lost the connection that listens");
                }
            }
            Err(error) => tracing::warn!(%error, "failed to listen for other nodes"),
        }
        tokio::time::sleep(PAUSE).await;
    }
}

async fn attend(listener: &mut PgListener, tell: &mut impl FnMut(Heard)) -> Result<(), sqlx::Error> {
    listener.listen(CHANNEL).await?;
    tell(Heard::Anything);
    loop {
        // nothing means that the connection was away for a while
        let heard = listener.try_recv().await?;
        tell(heard.map_or(Heard::Anything, |notification| read(notification.payload())));
    }
}

/// What is sent for these heads.
pub(crate) fn written(heads: &[(BookId, u64)]) -> String {
    if heads.len() > MOST {
        return LOOK_EVERYWHERE.to_owned();
    }
    let mut text = String::new();
    for (book, sequence) in heads {
        // writing to a string cannot fail
        let _ = write!(text, "{book}:{sequence} ");
    }
    text
}

fn read(payload: &str) -> Heard {
    let head = |word: &str| {
        let (book, sequence) = word.split_once(':')?;
        Some((book.parse().ok()?, sequence.parse().ok()?))
    };
    payload.split_whitespace().map(head).collect::<Option<_>>().map_or(Heard::Anything, Heard::Heads)
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
        let payload = written(&heads);
        assert!(payload.len() < 8000);
        assert_eq!(read(&payload), Heard::Heads(heads));
    }

    #[test]
    fn too_much_and_nonsense_mean_look_everywhere() {
        let heads: Vec<_> = (0..129).map(|nth| (BookId(Uuid::from_u128(nth)), 1)).collect();
        assert_eq!(read(&written(&heads)), Heard::Anything);
        assert_eq!(read("what"), Heard::Anything);
    }
}
