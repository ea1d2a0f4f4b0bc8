//! What the desk does with the register: it is judged as it is kept in memory, guarded by the player's stream, and by the
//! count of the register's events where a number is claimed: of two who claim it at once, one decides again and finds it
//! taken.

use chuhe_domain::event::Event;
use chuhe_domain::federation::players::{
    AmendPlayer, ErasePlayer, PlayerEvent, Players, RatePlayer, RegisterPlayer, RegisterPlayers,
};
use chuhe_domain::vocabulary::{BookId, PersonalId, PlayerId, Reason, Refuse, StreamId};
use chuhe_storage::ledger::Guard;

use crate::desk::books::Desk;
use crate::desk::envelope::Envelope;
use crate::desk::failure::Failure;
use crate::desk::register::found::{Found, Kept, Search};
use crate::desk::register::known::Known;
use crate::desk::run::{Decided, Done};
use crate::desk::texts::Texts;
use crate::desk::versions;

impl Desk {
    /// How far the register has come: the version of whatever is found in it.
    ///
    /// # Errors
    /// When the ledger cannot be read.
    pub async fn register_version(&self) -> Result<u64, Failure> {
        Ok(self.ledger.head(BookId::FEDERATION).await?.tables.count)
    }

    /// Looks for players.
    ///
    /// # Errors
    /// When the ledger cannot be read.
    pub async fn find_players(&self, search: &Search) -> Result<Found, Failure> {
        Ok(self.register.read().await?.find(search))
    }

    /// A player, as the register stands.
    ///
    /// # Errors
    /// When there is none, or the ledger cannot be read.
    pub async fn player(&self, player: PlayerId) -> Result<Kept, Failure> {
        let kept = self.register.read().await?.kept(player);
        kept.ok_or_else(|| not_found(player))
    }

    /// A player as a command left it.
    ///
    /// # Errors
    /// When there was none, or the ledger cannot be read.
    pub async fn player_after(&self, player: PlayerId, done: &Done) -> Result<Kept, Failure> {
        let rows = self.ledger.read_stream(BookId::FEDERATION, StreamId::from(player), 0).await?;
        let (mut players, mut version) = (Players::default(), 0);
        for row in rows.iter().take_while(|row| row.sequence <= done.sequence) {
            if let Event::Player(event) = row.event()? {
                players.evolve(&event);
            }
            version = row.version;
        }
        let player = players.get(player).cloned().ok_or_else(|| not_found(player))?;
        let texts = self.texts(&player.personal).await?;
        Ok(Kept { player, version, texts })
    }

    /// Who came of a list, in its order.
    ///
    /// # Errors
    /// When the ledger cannot be read.
    pub async fn players_entered(&self, done: &Done) -> Result<Vec<PlayerId>, Failure> {
        let after = done.first.map_or(done.sequence, |first| first.saturating_sub(1));
        let rows = self.ledger.read_tables(BookId::FEDERATION, after, Some(done.sequence)).await?;
        Ok(rows.iter().map(|row| PlayerId(row.stream.id)).collect())
    }

    /// Enters a player.
    ///
    /// # Errors
    /// When it is refused, or the ledger fails.
    pub async fn register_player(
        &self,
        envelope: &Envelope,
        texts: Texts,
        command: &RegisterPlayer,
    ) -> Result<Done, Failure> {
        let claims = !command.numbers.is_empty();
        self.about_player(envelope, command.player, 201, texts, claims, |known| {
            (command.decide(known.players(), known).map_err(|refusal| refusal.reason()), Vec::new())
        })
        .await
    }

    /// Puts right what is known of a player.
    ///
    /// # Errors
    /// When it is refused, or the ledger fails.
    pub async fn amend_player(
        &self,
        envelope: &Envelope,
        texts: Texts,
        command: &AmendPlayer,
    ) -> Result<Done, Failure> {
        let claims = command.numbers.is_some();
        self.about_player(envelope, command.player, 200, texts, claims, |known| {
            (command.decide(known.players(), known).map_err(|refusal| refusal.reason()), Vec::new())
        })
        .await
    }

    /// Rates a player.
    ///
    /// # Errors
    /// When it is refused, or the ledger fails.
    pub async fn rate_player(&self, envelope: &Envelope, command: &RatePlayer) -> Result<Done, Failure> {
        self.about_player(envelope, command.player, 201, Texts::default(), false, |known| {
            (command.decide(known.players()).map_err(|refusal| refusal.reason()), Vec::new())
        })
        .await
    }

    /// Forgets a player.
    ///
    /// # Errors
    /// When it is refused, or the ledger fails.
    pub async fn erase_player(&self, envelope: &Envelope, command: &ErasePlayer) -> Result<Done, Failure> {
        self.about_player(envelope, command.player, 200, Texts::default(), false, |known| {
            let verdict = command.decide(known.players()).map_err(|refusal| refusal.reason());
            let nothing = verdict.as_ref().map_or(true, Vec::is_empty);
            (verdict, if nothing { Vec::new() } else { command.erases(known.players()) })
        })
        .await
    }

    /// Enters a list of players, whole or not at all.
    ///
    /// # Errors
    /// When it is refused, or the ledger fails.
    pub async fn register_players(
        &self,
        envelope: &Envelope,
        texts: Texts,
        command: &RegisterPlayers,
    ) -> Result<Done, Failure> {
        let decide = async || {
            let known = self.register.read().await?;
            let verdict = command.decide(known.players(), &*known).map_err(|refused| refused.reason());
            Ok(Decided {
                book: BookId::FEDERATION,
                guards: vec![Guard::Tables { count: known.count() }],
                versions: vec![versions::register(known.count())],
                verdict: verdict.map(|events| events.into_iter().map(placed).collect()),
                erasures: Vec::new(),
                deadlines: Vec::new(),
            })
        };
        self.run(envelope, 201, texts.into_inner(), decide).await
    }

    async fn about_player(
        &self,
        envelope: &Envelope,
        player: PlayerId,
        status: u16,
        texts: Texts,
        claims: bool,
        decide: impl Fn(&Known) -> (Result<Vec<PlayerEvent>, Reason>, Vec<PersonalId>),
    ) -> Result<Done, Failure> {
        let attempt = async || {
            let known = self.register.read().await?;
            let (verdict, erasures) = decide(&known);
            let version = known.version(player);
            let mut guards = vec![Guard::Stream { stream: StreamId::from(player), version }];
            if claims {
                guards.push(Guard::Tables { count: known.count() });
            }
            Ok(Decided {
                book: BookId::FEDERATION,
                guards,
                versions: vec![versions::player(version)],
                verdict: verdict.map(|events| events.into_iter().map(placed).collect()),
                erasures,
                deadlines: Vec::new(),
            })
        };
        self.run(envelope, status, texts.into_inner(), attempt).await
    }
}

fn placed(event: PlayerEvent) -> (StreamId, Event) {
    (StreamId::from(event.player()), event.into())
}

fn not_found(player: PlayerId) -> Failure {
    Failure::NotFound(Reason::new("player.not_found").fact("player", player))
}
