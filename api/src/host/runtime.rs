//! Where a server and a client of it run together: one thread for the two, and others for the ledger.

use std::io;

use tokio::task::LocalSet;

/// Runs this to its end. Within it tasks that stay on their thread can be spawned: the client and the server
/// need that.
///
/// # Errors
/// When the system gives no threads.
pub fn run<F: Future>(future: F) -> io::Result<F::Output> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    Ok(runtime.block_on(LocalSet::new().run_until(future)))
}
