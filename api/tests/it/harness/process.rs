//! The binary itself, as a process: started, killed, told to stop, and what it prints.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process};

/// Longer than a start or an end takes.
const PATIENCE: Duration = Duration::from_secs(30);

/// A running `chuhe`. Dropping it kills it.
pub(crate) struct Process {
    child: Child,
    pub(crate) out: Lines,
    pub(crate) log: Lines,
}

/// What a process prints, as it comes.
#[derive(Clone, Default)]
pub(crate) struct Lines(Arc<(Mutex<Printed>, Condvar)>);

#[derive(Default)]
struct Printed {
    lines: Vec<String>,
    ended: bool,
}

impl Process {
    /// `chuhe serve` on a free port, with these arguments besides.
    pub(crate) fn serve<S: AsRef<OsStr>>(arguments: impl IntoIterator<Item = S>) -> Self {
        Self::run(&["serve", "--listen", "127.0.0.1:0"], arguments)
    }

    /// `chuhe` with this subcommand and these arguments besides.
    pub(crate) fn run<S: AsRef<OsStr>>(what: &[&str], arguments: impl IntoIterator<Item = S>) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_chuhe"));
        command.args(what).args(arguments);
        for (name, _) in std::env::vars_os() {
            if name.to_string_lossy().starts_with("CHUHE_") {
                command.env_remove(name);
            }
        }
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let out = Lines::of(child.stdout.take().unwrap());
        let log = Lines::of(child.stderr.take().unwrap());
        Self { child, out, log }
    }

    /// Where it listens, once it does.
    #[track_caller]
    pub(crate) fn address(&self) -> SocketAddr {
        let line = self.log.wait_for(" listening address=");
        let (_, rest) = line.split_once("address=").unwrap();
        rest.split_whitespace().next().unwrap().parse().unwrap()
    }

    /// The administrator's secret, which a first start shows.
    #[track_caller]
    pub(crate) fn administrator(&self) -> String {
        let line = self.out.wait_for("administrator token");
        line.rsplit_once(": ").unwrap().1.to_owned()
    }

    /// SIGKILL: nothing of it runs after this.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.ended();
    }

    /// SIGTERM.
    pub(crate) fn terminate(&self) {
        let pid = Pid::from_raw(i32::try_from(self.child.id()).unwrap()).unwrap();
        kill_process(pid, Signal::TERM).unwrap();
    }

    /// How it ended; it must end by itself.
    #[track_caller]
    pub(crate) fn ended(&mut self) -> ExitStatus {
        self.out.wait_for_end();
        self.log.wait_for_end();
        self.child.wait().unwrap()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // One that has ended already cannot be killed, and need not be.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Lines {
    fn of(pipe: impl Read + Send + 'static) -> Self {
        let lines = Self::default();
        let writer = lines.clone();
        std::thread::spawn(move || {
            for line in BufReader::new(pipe).split(b'\n').map_while(Result::ok) {
                writer.lock().lines.push(String::from_utf8_lossy(&line).into_owned());
                writer.0.1.notify_all();
            }
            writer.lock().ended = true;
            writer.0.1.notify_all();
        });
        lines
    }

    fn lock(&self) -> MutexGuard<'_, Printed> {
        self.0.0.lock().unwrap()
    }

    /// Everything so far.
    pub(crate) fn text(&self) -> String {
        self.lock().lines.join("\n")
    }

    /// The first line that holds these words, when it comes.
    #[track_caller]
    pub(crate) fn wait_for(&self, words: &str) -> String {
        let found = |printed: &Printed| printed.lines.iter().find(|line| line.contains(words)).cloned();
        let waiting = self
            .0
            .1
            .wait_timeout_while(self.lock(), PATIENCE, |printed| !printed.ended && found(printed).is_none());
        let (printed, _) = waiting.unwrap();
        let line = found(&printed);
        line.unwrap_or_else(|| panic!("no line with {words:?} in:\n{}", printed.lines.join("\n")))
    }

    #[track_caller]
    fn wait_for_end(&self) {
        let waiting = self.0.1.wait_timeout_while(self.lock(), PATIENCE, |printed| !printed.ended);
        let (printed, _) = waiting.unwrap();
        assert!(printed.ended, "it does not end:\n{}", printed.lines.join("\n"));
    }
}
