//! Listening to all books at once: not the events, only where to look for them.

use std::sync::Arc;

use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio_util::sync::CancellationToken;

use crate::journal::heard::Heard;

/// What is written in any book from now on, by this node or, on PostgreSQL, by another. Where something was missed, it
/// says so: [`Heard::Anything`]. It does not keep the ledger open.
#[derive(Debug)]
pub struct Hearing {
    receiver: Receiver<Heard>,
    closed: Arc<CancellationToken>,
}

impl Hearing {
    pub(crate) const fn new(receiver: Receiver<Heard>, closed: Arc<CancellationToken>) -> Self {
        Self { receiver, closed }
    }

    /// The next thing heard; `None` once the ledger is closed. Leaving early loses nothing.
    pub async fn next(&mut self) -> Option<Heard> {
        tokio::select! {
            // what is left unheard when it closes is of no use any more
            biased;
            () = self.closed.cancelled() => None,
            heard = self.receiver.recv() => match heard {
                Ok(heard) => Some(heard),
                Err(RecvError::Lagged(_)) => Some(Heard::Anything),
                Err(RecvError::Closed) => None,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use chuhe_domain::vocabulary::BookId;
    use tokio_util::sync::CancellationToken;
    use uuid::Uuid;

    use crate::journal::heard::Heard;
    use crate::ledger::signals::Signals;

    #[tokio::test]
    async fn whoever_lags_behind_hears_that_it_does_and_then_the_newest() {
        let (signals, closed) = (Signals::default(), Arc::new(CancellationToken::new()));
        let mut hearing = signals.subscribe_all(Arc::clone(&closed));
        let heads = |sequence| Heard::Elsewhere(vec![(BookId(Uuid::nil()), sequence)]);
        signals.announce(heads(1));
        assert_eq!(hearing.next().await, Some(heads(1)));
        (2..=5_000).for_each(|sequence| signals.announce(heads(sequence)));
        assert_eq!(hearing.next().await, Some(Heard::Anything));
        let mut last = None;
        while last != Some(heads(5_000)) {
            last = hearing.next().await;
        }
        signals.announce(heads(5_001));
        closed.cancel();
        assert_eq!(hearing.next().await, None);
    }
}
