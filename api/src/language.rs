//! The four languages the server speaks, and which of them a request asks for: `lang=` before
//! `Accept-Language`, before English. A language nobody speaks here is not an error: it is a preference.

use actix_web::http::header::{ACCEPT_LANGUAGE, HeaderMap};
use chuhe_domain::vocabulary::Writing;
use chuhe_domain::xiangqi::{Forms, Script};
use fluent_templates::LanguageIdentifier;
use strum::{EnumIter, IntoEnumIterator};

/// A language of titles, sentences and labels.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, EnumIter)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// 简体中文.
    ZhHans,
    /// 繁體中文.
    ZhHant,
    /// Tiếng Việt.
    Vi,
}

impl Language {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        Self::iter()
    }

    /// The BCP 47 tag, as in `Content-Language` and as the folder under `locales`.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::ZhHans => "zh-Hans",
            Self::ZhHant => "zh-Hant",
            Self::Vi => "vi",
        }
    }

    /// What its speakers call it.
    #[must_use]
    pub const fn endonym(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::ZhHans => "简体中文",
            Self::ZhHant => "繁體中文",
            Self::Vi => "Tiếng Việt",
        }
    }

    /// The same for Fluent.
    #[must_use]
    pub fn identifier(self) -> LanguageIdentifier {
        self.tag().parse().unwrap_or_default()
    }

    /// A move as its readers write it (**Art. 7.5**).
    #[must_use]
    pub fn notation(self, forms: Forms) -> String {
        match self {
            Self::ZhHans => forms.chinese_simplified,
            Self::ZhHant => forms.chinese,
            Self::En | Self::Vi => forms.wxf,
        }
    }

    /// The script of the characters on the men it is shown with.
    #[must_use]
    pub const fn script(self) -> Script {
        match self {
            Self::ZhHans => Script::Simplified,
            Self::En | Self::ZhHant | Self::Vi => Script::Traditional,
        }
    }

    /// The way names are written that its readers read.
    #[must_use]
    pub const fn writing(self) -> Writing {
        match self {
            Self::En => Writing::Latin,
            Self::ZhHans => Writing::Simplified,
            Self::ZhHant => Writing::Traditional,
            Self::Vi => Writing::Vietnamese,
        }
    }

    /// The language nearest to a BCP 47 tag: `zh-TW` and `zh-HK` are written in traditional script,
    /// plain `zh` in simplified.
    #[must_use]
    pub fn nearest(tag: &str) -> Option<Self> {
        let tag = tag.to_ascii_lowercase();
        let mut parts = tag.split(['-', '_']);
        match parts.next()? {
            "en" => Some(Self::En),
            "vi" => Some(Self::Vi),
            "zh" => {
                let parts: Vec<_> = parts.collect();
                let has = |wanted: &[&str]| parts.iter().any(|part| wanted.contains(part));
                let traditional = has(&["hant"]) || (!has(&["hans"]) && has(&["tw", "hk", "mo"]));
                Some(if traditional { Self::ZhHant } else { Self::ZhHans })
            }
            _ => None,
        }
    }

    /// What a request with this query and these headers asks for.
    #[must_use]
    pub fn asked(query: &str, headers: &HeaderMap) -> Self {
        form_urlencoded::parse(query.as_bytes())
            .find_map(|(name, value)| (name == "lang").then(|| Self::nearest(&value)).flatten())
            .or_else(|| Self::accepted(headers))
            .unwrap_or_default()
    }

    fn accepted(headers: &HeaderMap) -> Option<Self> {
        let mut best: Option<(f32, Self)> = None;
        for header in headers.get_all(ACCEPT_LANGUAGE) {
            for item in header.to_str().unwrap_or_default().split(',') {
                let (tag, weight) = item.split_once(';').unwrap_or((item, "q=1"));
                let weight = weight.trim().strip_prefix("q=").and_then(|q| q.parse().ok()).unwrap_or(0.0);
                let Some(language) = Self::nearest(tag.trim()) else { continue };
                if weight > best.map_or(0.0, |(weight, _)| weight) {
                    best = Some((weight, language));
                }
            }
        }
        best.map(|(_, language)| language)
    }
}

#[cfg(test)]
mod tests {
    use actix_web::http::header::HeaderValue;

    use super::*;

    fn asked(query: &str, accept: &'static str) -> Language {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_LANGUAGE, HeaderValue::from_static(accept));
        Language::asked(query, &headers)
    }

    #[test]
    fn the_query_goes_before_the_header_and_the_weight_decides() {
        assert_eq!(asked("", "zh-TW, en;q=0.8"), Language::ZhHant);
        assert_eq!(asked("", "zh"), Language::ZhHans);
        assert_eq!(asked("", "zh-Hans-HK"), Language::ZhHans);
        assert_eq!(asked("", "fr, en;q=0.3, vi;q=0.7"), Language::Vi);
        assert_eq!(asked("", "vi;q=0, fr"), Language::En);
        assert_eq!(asked("a=1&lang=vi", "zh"), Language::Vi);
        assert_eq!(asked("lang=tlh", "zh_HK"), Language::ZhHant);
    }

    #[test]
    fn every_tag_leads_back_to_its_language() {
        for language in Language::all() {
            assert_eq!(Language::nearest(language.tag()), Some(language));
            assert_eq!(language.identifier().to_string(), language.tag());
            assert_eq!(language.writing().to_string(), language.tag());
        }
    }
}
