//! Ctrl-C, a hang-up and `kill`: noted, and passed on to the process group at work, so that the command itself
//! lives long enough to stop the database it started and to remove its folder.

use std::io;
use std::process::Child;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use rustix::process::{Pid, Signal, kill_process_group};
use tokio::runtime::Builder;
use tokio::signal::unix::{SignalKind, signal};

use crate::failure::Failure;

/// What has been asked of us so far.
#[derive(Debug, Clone, Default)]
pub(crate) struct Interrupts {
    state: Arc<State>,
}

#[derive(Debug, Default)]
struct State {
    raised: AtomicBool,
    group: Mutex<Option<Pid>>,
}

/// The time during which a child's process group receives what we receive.
pub(crate) struct Forwarding<'a> {
    state: &'a State,
}

impl Interrupts {
    /// Takes the signals over, from now to the end of the process.
    pub(crate) fn watch() -> Result<Self, Failure> {
        let interrupts = Self::default();
        listen(Arc::clone(&interrupts.state))
            .map_err(|error| Failure::broken(format!("failed to watch for signals: {error}")))?;
        Ok(interrupts)
    }

    /// Stops here when we were asked to.
    pub(crate) fn check(&self) -> Result<(), Failure> {
        if self.state.raised.load(Ordering::SeqCst) { Err(Failure::interrupted()) } else { Ok(()) }
    }

    /// Passes signals on to `child`, which must lead a process group of its own.
    pub(crate) fn forward_to<'a>(&'a self, child: &Child) -> Forwarding<'a> {
        *self.state.group() = Some(Pid::from_child(child));
        if self.state.raised.load(Ordering::SeqCst) {
            self.state.pass_on(Signal::TERM);
        }
        Forwarding { state: &self.state }
    }
}

impl State {
    fn group(&self) -> MutexGuard<'_, Option<Pid>> {
        self.group.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The first request is polite, the second is not.
    fn raise(&self) {
        let again = self.raised.swap(true, Ordering::SeqCst);
        self.pass_on(if again { Signal::KILL } else { Signal::TERM });
    }

    fn pass_on(&self, word: Signal) {
        if let Some(group) = *self.group() {
            // A group that has just ended needs nothing more.
            let _ = kill_process_group(group, word);
        }
    }
}

impl Drop for Forwarding<'_> {
    fn drop(&mut self) {
        *self.state.group() = None;
    }
}

fn listen(state: Arc<State>) -> io::Result<()> {
    let runtime = Builder::new_current_thread().enable_all().build()?;
    let (mut interrupt, mut terminate, mut hang_up) = {
        let _inside = runtime.enter();
        (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?, signal(SignalKind::hangup())?)
    };
    thread::Builder::new().name("signals".to_owned()).spawn(move || {
        runtime.block_on(async {
            loop {
                tokio::select! {
                    _ = interrupt.recv() => state.raise(),
                    _ = terminate.recv() => state.raise(),
                    _ = hang_up.recv() => state.raise(),
                }
            }
        });
    })?;
    Ok(())
}
