//! The edition: a digest of everything a page is made from beside the ledger. It stands in every `ETag`, so that no
//! browser keeps a page of another edition.

use std::sync::LazyLock;

use sha2::{Digest, Sha256};

pub(crate) const STYLESHEET: &str = include_str!("../../assets/chuhe.css");
pub(crate) const ICON: &str = include_str!("../../assets/chuhe.svg");

const MADE_FROM: &[&str] = &[
    env!("CARGO_PKG_VERSION"),
    STYLESHEET,
    ICON,
    include_str!("../../templates/base.html"),
    include_str!("../../templates/board.html"),
    include_str!("../../templates/board_lines.html"),
    include_str!("../../templates/bracket.html"),
    include_str!("../../templates/game.html"),
    include_str!("../../templates/judged.svg"),
    include_str!("../../templates/list.html"),
    include_str!("../../templates/pieces.html"),
    include_str!("../../templates/problem.html"),
    include_str!("../../templates/tables.html"),
    include_str!("../../templates/tournament.html"),
    include_str!("../../locales/en/pages.ftl"),
    include_str!("../../locales/vi/pages.ftl"),
    include_str!("../../locales/zh-Hans/pages.ftl"),
    include_str!("../../locales/zh-Hant/pages.ftl"),
];

static EDITION: LazyLock<String> = LazyLock::new(|| {
    let digest = MADE_FROM.iter().fold(Sha256::new(), Digest::chain_update).finalize();
    digest.iter().take(6).map(|byte| format!("{byte:02x}")).collect()
});

/// This edition, in hexadecimal.
pub(crate) fn edition() -> &'static str {
    &EDITION
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_template_and_asset_is_part_of_the_edition() {
        for folder in ["templates", "assets"] {
            for file in std::fs::read_dir(format!("{}/{folder}", env!("CARGO_MANIFEST_DIR"))).unwrap() {
                let path = file.unwrap().path();
                let text = std::fs::read_to_string(&path).unwrap();
                assert!(MADE_FROM.contains(&text.as_str()), "{} is left out", path.display());
            }
        }
    }
}
