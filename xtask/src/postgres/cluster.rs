//! A throw-away cluster: made, started, and on drop stopped and removed, whatever happened in between.
//! It listens on a socket in its own folder and on no port; what it stores need not survive anything.

use std::env;
use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::os::unix::fs::{PermissionsExt as _, chown};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, geteuid, kill_process};
use tempfile::TempDir;

use super::binaries::Binaries;
use crate::failure::Failure;
use crate::programs;

/// Only a part of the socket's name, as nothing listens on it; not 5432, so that no mistake reaches a real server.
const PORT: u16 = 54_329;
/// What a socket's path may have is 107 bytes; the rest of the name takes about 40.
const LONGEST_FOLDER: usize = 60;

/// Who runs the server where we are root, which PostgreSQL refuses to be run by.
#[derive(Debug, Clone, Copy)]
struct Account {
    user: u32,
    group: u32,
}

/// A running server of our own.
#[derive(Debug)]
pub(crate) struct Cluster {
    binaries: Binaries,
    account: Option<Account>,
    folder: TempDir,
    url: String,
}

impl Cluster {
    /// Makes the cluster and waits until it answers.
    pub(crate) fn start(binaries: &Binaries) -> Result<Self, Failure> {
        let began = Instant::now();
        let account = account()?;
        let folder = folder(account).map_err(Failure::missing)?;
        let url = url(folder.path());
        let cluster = Self { binaries: binaries.clone(), account, folder, url };
        cluster.initialise().and_then(|()| cluster.launch()).map_err(Failure::missing)?;
        eprintln!("xtask: PostgreSQL answers after {:.1} s: {}", began.elapsed().as_secs_f32(), cluster.url);
        Ok(cluster)
    }

    /// The URL, in a form that sqlx reads: the folder of the socket stands in the query.
    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn log(&self) -> PathBuf {
        self.folder.path().join("log")
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(self.binaries.program(program));
        command.current_dir(self.folder.path()).env("HOME", self.folder.path()).env("LC_ALL", "C");
        if let Some(Account { user, group }) = self.account {
            command.uid(user).gid(group);
        }
        command
    }

    fn initialise(&self) -> Result<(), String> {
        let mut command = self.command("initdb");
        command.args(["--no-sync", "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C", "-D"]);
        programs::quietly(command.arg(self.data()))?;
        let path = self.data().join("postgresql.conf");
        OpenOptions::new()
            .append(true)
            .open(&path)
            .and_then(|mut file| file.write_all(settings(self.folder.path()).as_bytes()))
            .map_err(|error| format!("failed to write {}: {error}", path.display()))
    }

    fn launch(&self) -> Result<(), String> {
        let mut command = self.command("pg_ctl");
        command.args(["start", "--wait", "--timeout=60", "--silent", "-D"]).arg(self.data());
        programs::quietly(command.arg("-l").arg(self.log()))
            .map_err(|error| format!("{error}\n{}", fs::read_to_string(self.log()).unwrap_or_default()))
    }

    /// The postmaster, while it lives.
    fn postmaster(&self) -> Option<Pid> {
        let file = fs::read_to_string(self.data().join("postmaster.pid")).ok()?;
        Pid::from_raw(file.lines().next()?.trim().parse().ok()?)
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let Some(postmaster) = self.postmaster() else { return };
        let mut command = self.command("pg_ctl");
        command.args(["stop", "--mode=immediate", "--wait", "--timeout=20", "--silent", "-D"]);
        if let Err(error) = programs::quietly(command.arg(self.data())) {
            eprintln!("xtask: {error}; killing the server");
            // Its children end by themselves once they miss it; the folder is removed after them.
            let _ = kill_process(postmaster, Signal::KILL);
            thread::sleep(Duration::from_secs(1));
        }
    }
}

/// As root, the user that Debian's package makes; else ourselves.
fn account() -> Result<Option<Account>, Failure> {
    if !geteuid().is_root() {
        return Ok(None);
    }
    let number = |flag| programs::answer("id", &[flag, "postgres"])?.parse().ok();
    match (number("-u"), number("-g")) {
        (Some(user), Some(group)) => Ok(Some(Account { user, group })),
        _ => Err(Failure::missing(
            "PostgreSQL refuses to run as root, and there is no user `postgres` to run it as\n  \
             make one:      useradd --system postgres\n  or go without: cargo xtask test --without-postgres",
        )),
    }
}

/// A folder of the server's own, short enough for a socket and open to the account that needs it.
fn folder(account: Option<Account>) -> Result<TempDir, String> {
    let parent = [env::temp_dir(), PathBuf::from("/tmp"), PathBuf::from("/var/tmp")]
        .into_iter()
        .find(|parent| suits(parent, account.is_some()))
        .ok_or(
            "failed to find a folder for temporary files that suits a socket: set TMPDIR to a short path",
        )?;
    let failed = |error| format!("failed to make a folder for PostgreSQL in {}: {error}", parent.display());
    let folder = tempfile::Builder::new().prefix("chuhe-pg-").tempdir_in(&parent).map_err(failed)?;
    if let Some(Account { user, group }) = account {
        chown(folder.path(), Some(user), Some(group)).map_err(failed)?;
    }
    Ok(folder)
}

/// Whether the socket's path would be short and free of letters that a URL or the settings would trip over, and,
/// where the server runs as somebody else, whether every folder on the way lets others through.
fn suits(parent: &Path, other_account: bool) -> bool {
    let plain = |name: &str| name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"/._-".contains(&byte));
    parent.is_absolute()
        && parent.to_str().is_some_and(|name| name.len() <= LONGEST_FOLDER && plain(name))
        && parent.ancestors().all(|folder| {
            folder
                .metadata()
                .is_ok_and(|found| found.is_dir() && (!other_account || found.permissions().mode() & 1 == 1))
        })
}

fn url(folder: &Path) -> String {
    format!("postgres://postgres@localhost:{PORT}/postgres?host={}", folder.display())
}

fn settings(folder: &Path) -> String {
    format!(
        "\n# A throw-away cluster for tests.\nlisten_addresses = ''\nport = {PORT}\nunix_socket_directories = '{}'\n\
         fsync = off\nfull_page_writes = off\nmax_connections = 200\n",
        folder.display()
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_listens_on_a_port_and_the_url_leads_to_the_socket() {
        let folder = Path::new("/tmp/chuhe-pg-x");
        let settings = settings(folder);
        assert!(settings.contains("listen_addresses = ''\n"));
        assert!(settings.contains("unix_socket_directories = '/tmp/chuhe-pg-x'\n"));
        assert_eq!(url(folder), "postgres://postgres@localhost:54329/postgres?host=/tmp/chuhe-pg-x");
    }

    #[test]
    fn a_folder_that_is_long_odd_or_closed_to_others_does_not_suit() {
        let open = tempfile::Builder::new().tempdir_in("/tmp").unwrap();
        let deep = open.path().join("d".repeat(LONGEST_FOLDER));
        let odd = open.path().join("it's");
        for folder in [&deep, &odd] {
            fs::create_dir(folder).unwrap();
            assert!(!suits(folder, false), "{}", folder.display());
        }
        assert!(suits(open.path(), false));
        assert!(!suits(Path::new("relative"), false));
        assert!(!suits(&open.path().join("absent"), false));
    }
}
