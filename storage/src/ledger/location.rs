//! Where a ledger is kept.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

/// A file of SQLite, or a PostgreSQL database by its URL.
#[derive(Clone, PartialEq, Eq)]
pub enum Location {
    /// The file; it is made where there is none.
    Sqlite(PathBuf),
    /// `postgres://user:password@host/database`, or through a socket: `postgres:///database?host=/run/postgresql&user=chuhe`.
    Postgres(String),
}

impl FromStr for Location {
    type Err = std::convert::Infallible;

    /// What begins with `postgres:` or `postgresql:` is a URL; all else is a path, with or without `sqlite:` before it.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text.starts_with("postgres:") || text.starts_with("postgresql:") {
            return Ok(Self::Postgres(text.to_owned()));
        }
        let path = text.strip_prefix("sqlite:").unwrap_or(text);
        let path = path.strip_prefix("//").unwrap_or(path);
        Ok(Self::Sqlite(PathBuf::from(path)))
    }
}

impl fmt::Display for Location {
    /// Fit for a log: of a URL, nothing that may hold a password.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sqlite(path) => write!(f, "sqlite:{}", path.display()),
            Self::Postgres(url) => {
                let bare = url.split(['?', '#']).next().unwrap_or_default();
                let (_, rest) = bare.split_once("//").unwrap_or_default();
                let host = rest.rsplit_once('@').map_or(rest, |(_, host)| host);
                write!(f, "postgres://{host}")
            }
        }
    }
}

impl fmt::Debug for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::Location;

    #[test]
    fn a_log_never_shows_the_password() {
        let location: Location = "postgres://u:s@e?c@db.example/chuhe?password=secret".parse().unwrap();
        let shown = format!("{location:?} {location}");
        assert!(!shown.contains("secret") && !shown.contains("s@e"), "{shown}");
        let location: Location = "postgres://u:hush@db.example/chuhe?password=secret".parse().unwrap();
        assert_eq!(location.to_string(), "postgres://db.example/chuhe");
    }

    #[test]
    fn what_is_no_url_is_a_path() {
        for text in ["data/chuhe.db", "sqlite:data/chuhe.db", "sqlite://data/chuhe.db"] {
            let location: Location = text.parse().unwrap();
            assert_eq!(location.to_string(), "sqlite:data/chuhe.db");
        }
    }
}
