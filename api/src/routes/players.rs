//! `/v1/players`: the federation's register.
//!
//! Anyone reads the names, federation, title and ratings of who is public; those who register entrants (**Art. 16.1**)
//! read everything.

use actix_web::http::header::{EntityTag, HeaderValue, LINK};
use actix_web::{get, patch, post, web};
use chuhe_domain::event::Event;
use chuhe_domain::federation::players::{
    AmendPlayer, Details, ErasePlayer, Numbered, RatePlayer, RegisterPlayer, RegisterPlayers,
};
use chuhe_domain::vocabulary::{Day, PlayerId, Reason, Timestamp};
use serde::Deserialize;
use utoipa::IntoParams;

use super::addresses::OfPlayer;
use crate::auth::{Allowed, Anyone, Command, Large, NoBody, office};
use crate::cursor::Cursor;
use crate::desk::{Desk, Done, Search, Texts, versions, written as in_scripts};
use crate::extract::{IfNoneMatch, Path, Query};
use crate::problem::{Code, Problem, Reading, Searching, Writing};
use crate::respond::{Answer, created, tagged, written};
use crate::views::{
    Birth, ExternalIdBody, NewPlayer, NewPlayers, PlayerAmendment, PlayerView, PlayersEntered, PlayersView,
    RatingBody, ShortName, WrittenNames,
};

/// Who is looked for.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Sought {
    /// A part of the name in any script; capitals and marks on letters play no part.
    #[param(nullable = false)]
    name: Option<String>,
    /// A system and the number in it, as `axf:1204`; for those who register entrants.
    #[param(nullable = false)]
    external_id: Option<String>,
    /// How many at most.
    #[param(nullable = false, minimum = 1, maximum = 200, default = 50)]
    limit: Option<u32>,
    /// Where the page begins: `next` of the page before.
    #[param(nullable = false)]
    cursor: Option<String>,
}

/// List the players
///
/// In the order of registration: the public ones, and to those who register entrants all.
#[utoipa::path(
    tag = "players", params(Sought, IfNoneMatch),
    responses((status = 200, description = "A page of players.", body = PlayersView), Searching)
)]
#[get("/v1/players")]
pub(crate) async fn list_players(
    anyone: Anyone,
    sought: Query<Sought>,
    known: IfNoneMatch,
    desk: web::Data<Desk>,
) -> Answer {
    let all = anyone.holds::<office::Secretariat>();
    let search = sought.0.search(all)?;
    let version = versions::shown(versions::register(desk.register_version().await?), all);
    let found = desk.find_players(&search).await?;
    let next = found.next.map(|place| Cursor(u64::try_from(place).unwrap_or(u64::MAX)).to_string());
    let link = next.as_ref().map(|next| sought.0.link(next));
    let view = PlayersView::of(&found, next, all);
    let mut answer = tagged(EntityTag::new_strong(version), &known, async || Ok::<_, Problem>(view)).await?;
    if let Some(link) = link.and_then(|link| HeaderValue::from_str(&link).ok()) {
        answer.headers_mut().insert(LINK, link);
    }
    Ok(answer)
}

/// Enter a player in the register
///
/// A number in a system belongs to one player.
#[utoipa::path(
    tag = "players", params(Command<NewPlayer>), request_body = NewPlayer, security(("bearer" = [])),
    responses((status = 201, description = "The player is entered.", body = PlayerView), Writing)
)]
#[post("/v1/players")]
pub(crate) async fn register_player(
    allowed: Allowed<office::Organiser>,
    command: Command<NewPlayer>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, new) = command.by(&allowed);
    let mut texts = Texts::default();
    let minted = PlayerId(envelope.mint().id(0));
    let register = new.entering(minted, envelope.received_at, &mut texts, "")?;
    let done = desk.register_player(&envelope, texts, &register).await?;
    let Event::Player(event) = desk.first_event(&done).await? else {
        return Err(Problem::new(Code::INTERNAL));
    };
    let (tag, view) = shown(&desk, &done, event.player()).await?;
    Ok(created(&done, tag, format!("/v1/players/{}", event.player()), &view))
}

/// Enter a list of players in the register
///
/// Whole or not at all: as many as there are in the list, in its order. The body may have up to 16 MiB.
#[utoipa::path(
    tag = "players", params(Command<NewPlayers>), request_body = NewPlayers, security(("bearer" = [])),
    responses((status = 201, description = "They are entered.", body = PlayersEntered), Writing)
)]
#[post("/v1/player-lists")]
pub(crate) async fn register_players(
    allowed: Allowed<office::Administrator>,
    command: Command<Large<NewPlayers>>,
    desk: web::Data<Desk>,
) -> Answer {
    let (envelope, Large(new)) = command.by(&allowed);
    let (mint, mut texts, mut players) = (envelope.mint(), Texts::default(), Vec::new());
    if new.players.is_empty() || new.players.len() > MOST_PLAYERS {
        let reason = format!("expected 1 to {MOST_PLAYERS} players, found {}", new.players.len());
        return Err(Problem::new(Code::INVALID_VALUE).fact("reason", reason).at("/players"));
    }
    for (row, new) in new.players.into_iter().enumerate() {
        let at = format!("/players/{row}");
        players.push(new.entering(PlayerId(mint.id(row)), envelope.received_at, &mut texts, &at)?);
    }
    let done = desk.register_players(&envelope, texts, &RegisterPlayers { players }).await?;
    let tag = versions::register(desk.register_version().await?);
    Ok(written(&done, tag, &PlayersEntered { players: desk.players_entered(&done).await? }))
}

/// Read a player
#[utoipa::path(
    tag = "players", params(OfPlayer, IfNoneMatch),
    responses((status = 200, description = "The player.", body = PlayerView), Reading)
)]
#[get("/v1/players/{player}")]
pub(crate) async fn get_player(
    path: Path<OfPlayer>,
    anyone: Anyone,
    known: IfNoneMatch,
    _: Query<crate::extract::NoParameters>,
    desk: web::Data<Desk>,
) -> Answer {
    let all = anyone.holds::<office::Secretariat>();
    let kept = desk.player(path.0.player).await?;
    if !kept.player.public && !all {
        return Err(Problem::refused(Reason::new("player.not_found").fact("player", path.0.player)));
    }
    let tag = EntityTag::new_strong(versions::shown(versions::player(kept.version), all));
    tagged(tag, &known, async || Ok(PlayerView::of(&kept, all))).await
}

/// Put right what is known of a player
#[utoipa::path(
    tag = "players", params(OfPlayer, Command<PlayerAmendment>), request_body = PlayerAmendment,
    security(("bearer" = [])),
    responses((status = 200, description = "It is put right.", body = PlayerView), Writing)
)]
#[patch("/v1/players/{player}")]
pub(crate) async fn amend_player(
    path: Path<OfPlayer>,
    allowed: Allowed<office::Administrator>,
    command: Command<PlayerAmendment>,
    desk: web::Data<Desk>,
) -> Answer {
    let player = path.0.player;
    desk.player(player).await?;
    let (envelope, body) = command.by(&allowed);
    must_have_come(body.born.as_ref().and_then(Birth::first_day), envelope.received_at, "/born")?;
    let mut texts = Texts::default();
    let numbers = body.external_ids.map(|ids| numbered(ids, &mut texts, "")).transpose()?;
    let details = Details {
        names: in_scripts(body.names.map(WrittenNames::into_inner).unwrap_or_default(), &mut texts),
        federation: body.federation.map(ShortName::into_inner),
        title: body.title.map(ShortName::into_inner),
        external_ids: None,
        born: texts.perhaps(body.born),
        sex: texts.perhaps(body.sex.map(|sex| sex.to_string())),
        public: body.public,
    };
    let done = desk.amend_player(&envelope, texts, &AmendPlayer { player, details, numbers }).await?;
    let (tag, view) = shown(&desk, &done, player).await?;
    Ok(written(&done, tag, &view))
}

/// Rate a player
///
/// The same list of the same day replaces what it said; a list of an earlier day than the one known stays on record.
#[utoipa::path(
    tag = "players", params(OfPlayer, Command<RatingBody>), request_body = RatingBody, security(("bearer" = [])),
    responses((status = 201, description = "The player is rated.", body = PlayerView), Writing)
)]
#[post("/v1/players/{player}/ratings")]
pub(crate) async fn rate_player(
    path: Path<OfPlayer>,
    allowed: Allowed<office::Administrator>,
    command: Command<RatingBody>,
    desk: web::Data<Desk>,
) -> Answer {
    let player = path.0.player;
    desk.player(player).await?;
    let (envelope, body) = command.by(&allowed);
    must_have_come(Some(body.as_of), envelope.received_at, "/as_of")?;
    let done = desk.rate_player(&envelope, &RatePlayer { player, rating: body.into() }).await?;
    let (tag, view) = shown(&desk, &done, player).await?;
    Ok(written(&done, tag, &view))
}

/// Erase a player
///
/// From the register go for good: every name, number, birth and sex it knew, those that were replaced too. What
/// tournaments have copied is erased there, by each entry’s own erasure. The ledger still verifies.
#[utoipa::path(
    tag = "players", params(OfPlayer, Command<NoBody>), security(("bearer" = [])),
    responses((status = 200, description = "The player is erased.", body = PlayerView), Writing)
)]
#[post("/v1/players/{player}/erasure")]
pub(crate) async fn erase_player(
    path: Path<OfPlayer>,
    allowed: Allowed<office::Administrator>,
    command: Command<NoBody>,
    desk: web::Data<Desk>,
) -> Answer {
    let player = path.0.player;
    desk.player(player).await?;
    let (envelope, NoBody) = command.by(&allowed);
    let done = desk.erase_player(&envelope, &ErasePlayer { player }).await?;
    let (tag, view) = shown(&desk, &done, player).await?;
    Ok(written(&done, tag, &view))
}

/// The most players of one list.
const MOST_PLAYERS: usize = 5_000;
/// The most numbers, or ratings, of one player at once.
const MOST_EACH: usize = 16;

impl NewPlayer {
    fn entering(
        self,
        minted: PlayerId,
        received: Timestamp,
        texts: &mut Texts,
        at: &str,
    ) -> Result<RegisterPlayer, Problem> {
        few(&format!("{at}/ratings"), self.ratings.len())?;
        must_have_come(self.born.as_ref().and_then(Birth::first_day), received, format!("{at}/born"))?;
        for (index, rating) in self.ratings.iter().enumerate() {
            must_have_come(Some(rating.as_of), received, format!("{at}/ratings/{index}/as_of"))?;
        }
        let details = Details {
            names: in_scripts(self.names.into_inner(), texts),
            federation: self.federation.map(ShortName::into_inner),
            title: self.title.map(ShortName::into_inner),
            external_ids: None,
            born: texts.perhaps(self.born),
            sex: texts.perhaps(self.sex.map(|sex| sex.to_string())),
            public: self.public.then_some(true),
        };
        Ok(RegisterPlayer {
            player: self.id.unwrap_or(minted),
            details,
            numbers: numbered(self.external_ids, texts, at)?,
            ratings: self.ratings.into_iter().map(Into::into).collect(),
        })
    }
}

fn numbered(ids: Vec<ExternalIdBody>, texts: &mut Texts, at: &str) -> Result<Vec<Numbered>, Problem> {
    few(&format!("{at}/external_ids"), ids.len())?;
    let numbered = ids.into_iter().map(|ExternalIdBody { system, id }| {
        let number = id.into_inner();
        Numbered { system: system.into_inner(), kept: texts.take(number.clone()), number }
    });
    Ok(numbered.collect())
}

/// Refuses a day that is yet to come, wherever the sender is.
fn must_have_come(day: Option<Day>, received: Timestamp, pointer: impl Into<String>) -> Result<(), Problem> {
    let latest = crate::timestamp::Timestamp::from(received).latest_day();
    match day.zip(latest) {
        Some((day, latest)) if day > latest => {
            let reason = format!("expected no day after {latest}, found {day}");
            Err(Problem::new(Code::INVALID_VALUE).fact("reason", reason).at(pointer))
        }
        _ => Ok(()),
    }
}

fn few(pointer: &str, found: usize) -> Result<(), Problem> {
    if found <= MOST_EACH {
        return Ok(());
    }
    let reason = format!("expected at most {MOST_EACH}, found {found}");
    Err(Problem::new(Code::INVALID_VALUE).fact("reason", reason).at(pointer))
}

impl Sought {
    fn search(&self, all: bool) -> Result<Search, Problem> {
        let odd = |parameter: &str, reason: &str| {
            Problem::new(Code::INVALID_VALUE).fact("reason", reason).at(format!("?{parameter}"))
        };
        let number = match &self.external_id {
            Some(_) if !all => {
                return Err(Problem::new(Code::NOT_YOUR_WORD)
                    .fact("field", "external_id")
                    .at("?external_id"));
            }
            Some(text) => match text.split_once(':') {
                Some((system, number)) => Some((system.to_owned(), number.to_owned())),
                None => return Err(odd("external_id", "expected a system and a number such as axf:1204")),
            },
            None => None,
        };
        let cursor = self.cursor.as_deref().map(str::parse::<Cursor>).transpose();
        let cursor = cursor.map_err(|error| odd("cursor", &error.to_string()))?;
        let limit = self.limit.unwrap_or(50).clamp(1, 200);
        Ok(Search {
            name: self.name.clone(),
            number,
            public_only: !all,
            from: cursor.map_or(0, |cursor| usize::try_from(cursor.0).unwrap_or(usize::MAX)),
            limit: usize::try_from(limit).unwrap_or(usize::MAX),
        })
    }

    /// Where the next page is.
    fn link(&self, next: &str) -> String {
        let mut query = form_urlencoded::Serializer::new(String::new());
        for (name, value) in [("name", &self.name), ("external_id", &self.external_id)] {
            if let Some(value) = value {
                query.append_pair(name, value);
            }
        }
        if let Some(limit) = self.limit {
            query.append_pair("limit", &limit.to_string());
        }
        format!("</v1/players?{}>; rel=\"next\"", query.append_pair("cursor", next).finish())
    }
}

/// The player as the command left it.
async fn shown(desk: &Desk, done: &Done, player: PlayerId) -> Result<(String, PlayerView), Problem> {
    let kept = desk.player_after(player, done).await?;
    Ok((versions::player(kept.version), PlayerView::of(&kept, true)))
}
