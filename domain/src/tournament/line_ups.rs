//! Teams are lined up for a match (**Art. 12**), seated together, and what can be done about it afterwards.

use std::collections::BTreeSet;

use crate::game::Status;
use crate::game::event::Annulled;
use crate::pairing::line_up;
use crate::tournament::command::{Change, TournamentCommand, must_be_open};
use crate::tournament::entries::must_be_active;
use crate::tournament::entry_kind::EntryKind;
use crate::tournament::event::{LineUpRuled, LineUpSubmitted, LineUpsAnnulled, RosterOrdered};
use crate::tournament::named::must_be_about_line_ups;
use crate::tournament::rating_order::{by_rating, lined_up};
use crate::tournament::refusal::Refusal;
use crate::tournament::rounds::{LineUp, Match, Round, RoundStatus};
use crate::tournament::seating::{registered, seat};
use crate::tournament::state::Tournament;
use crate::tournament::teams::TeamMatches;
use crate::vocabulary::ids::Mint;
use crate::vocabulary::{EntryId, MatchId, Moment, PersonalRef};

/// Put the members of a team in the order of their boards.
#[derive(Debug, Clone)]
pub struct OrderRoster {
    /// The team.
    pub team: EntryId,
    /// Its members, all of them who have not left, from the first board.
    pub order: Vec<EntryId>,
}

impl TournamentCommand for OrderRoster {
    /// **Art. 12.1** – the order is the team's, or where the regulations say so that of the ratings; it stands once the team
    /// was lined up for a match.
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        must_be_a_team(tournament, self.team)?;
        let (now, new) = (tournament.roster(self.team), &self.order);
        let (members, named): (BTreeSet<_>, BTreeSet<_>) = (now.iter().collect(), new.iter().collect());
        if members != named || new.len() != named.len() {
            return Err(Refusal::NotTheRoster { team: self.team });
        }
        if lined_up(tournament, self.team) {
            return Err(Refusal::RosterFixed { team: self.team });
        }
        if now == *new {
            return Ok(Vec::new());
        }
        by_rating(tournament, self.team, new)?;
        Ok(vec![RosterOrdered { team: self.team, order: new.clone() }.into()])
    }
}

fn must_be_a_team(tournament: &Tournament, team: EntryId) -> Result<(), Refusal> {
    let Some(entry) = tournament.entries.get(&team) else {
        return Err(Refusal::UnknownEntry { entry: team });
    };
    if entry.particulars.kind == EntryKind::Team { Ok(()) } else { Err(Refusal::NotATeam { entry: team }) }
}

/// Name the line-up of a team for a match.
#[derive(Debug, Clone)]
pub struct SubmitLineUp {
    /// The match.
    pub of: MatchId,
    /// The team.
    pub team: EntryId,
    /// Board by board from the first; none for a board that is left empty.
    pub line_up: LineUp,
}

impl TournamentCommand for SubmitLineUp {
    /// **Art. 12.2, 12.3** – each team names its own, hidden from the other until both are in (house); then the games
    /// are set down. Until then a team may name another. **Art. 12.1, 12.4** – where it follows from the registered order, it
    /// was set down with the pairing, and is named only after it was taken back.
    fn decide(&self, tournament: &Tournament, mint: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        let (round, of, rules) = team_match(tournament, self.of)?;
        if of.opponent(self.team).is_none() {
            return Err(Refusal::NotOfThisMatch { team: self.team });
        }
        must_be_active(tournament, self.team)?;
        if of.boards.seated {
            return Err(Refusal::LineUpsShown(rules.line_up));
        }
        if round.status == RoundStatus::Closed {
            return Err(Refusal::RoundClosed { round: round.number });
        }
        if rules.lines_up_by_itself() {
            if self.line_up != registered(tournament, rules, self.team) {
                return Err(Refusal::LineUpFollows { team: self.team });
            }
        } else {
            let roster = tournament.roster(self.team);
            line_up::check(rules.line_up, &roster, rules.boards, &self.line_up, rules.empty_boards())
                .map_err(|fault| fault.knowing_who_left(tournament.rosters.get(&self.team)))?;
        }
        let (team, line_up) = (self.team, self.line_up.clone());
        let mut changes =
            vec![LineUpSubmitted { round: round.number, of: of.id, team, line_up: line_up.clone() }.into()];
        let seats = if team == of.first {
            of.boards.second.as_ref().map(|second| (&line_up, second))
        } else {
            of.boards.first.as_ref().map(|first| (first, &line_up))
        };
        if let Some((first, second)) = seats {
            changes.extend(seat(tournament, round, of, (first, second), mint));
        }
        Ok(changes)
    }

    fn judges(&self, tournament: &Tournament) -> Vec<EntryId> {
        tournament.entrants_of(self.of)
    }
}

/// Take the line-ups of a match back.
#[derive(Debug, Clone)]
pub struct AnnulLineUps {
    /// The match.
    pub of: MatchId,
    /// Why.
    pub reason: PersonalRef,
}

impl TournamentCommand for AnnulLineUps {
    /// House – a line-up that breaks the rules, or a player who cannot come; only before any game has begun.
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        let (round, of, _) = team_match(tournament, self.of)?;
        if round.status == RoundStatus::Closed {
            return Err(Refusal::RoundClosed { round: round.number });
        }
        if of.boards.first.is_none() && of.boards.second.is_none() {
            return Err(Refusal::LineUpsMissing { table: of.table });
        }
        if let Some((game, _)) = tournament.games_of(of).find(|(_, card)| card.status != Status::Scheduled) {
            return Err(Refusal::GameBegun { game });
        }
        let reason = self.reason.clone();
        let games = of.games.iter().map(|pairing| Change::Game(pairing.game, Annulled {}.into()));
        let annulled = LineUpsAnnulled { round: round.number, of: of.id, reason };
        Ok(std::iter::once(annulled.into()).chain(games).collect())
    }

    fn judges(&self, tournament: &Tournament) -> Vec<EntryId> {
        tournament.entrants_of(self.of)
    }
}

/// Rule that a team has lost boards by its line-up.
#[derive(Debug, Clone)]
pub struct RuleLineUp {
    /// The match.
    pub of: MatchId,
    /// The team.
    pub team: EntryId,
    /// The boards it loses; none takes an earlier ruling back.
    pub boards: BTreeSet<u32>,
    /// The article that was broken.
    pub article: String,
    /// Why.
    pub reason: PersonalRef,
}

impl TournamentCommand for RuleLineUp {
    /// House – an inverted order, or a player who was not entitled, found after play: the boards concerned count as
    /// forfeited in the match. The games themselves stay as they were played.
    fn decide(&self, tournament: &Tournament, _: &Mint, _: Moment) -> Result<Vec<Change>, Refusal> {
        must_be_open(tournament)?;
        must_be_about_line_ups(&self.article)?;
        let (round, of, _) = team_match(tournament, self.of)?;
        if of.opponent(self.team).is_none() {
            return Err(Refusal::NotOfThisMatch { team: self.team });
        }
        if !of.boards.seated {
            return Err(Refusal::LineUpsMissing { table: of.table });
        }
        let played =
            of.games.iter().filter_map(|game| game.board).chain(of.boards.empty.iter().map(|it| it.board));
        let known: BTreeSet<u32> = played.collect();
        if let Some(board) = self.boards.difference(&known).next() {
            return Err(Refusal::NoSuchBoard { board: *board });
        }
        if of.boards.lost.get(&self.team).cloned().unwrap_or_default() == self.boards {
            return Ok(Vec::new());
        }
        let boards = self.boards.iter().copied().collect();
        let (team, article, reason) = (self.team, self.article.clone(), self.reason.clone());
        Ok(vec![LineUpRuled { round: round.number, of: of.id, team, boards, article, reason }.into()])
    }

    fn judges(&self, tournament: &Tournament) -> Vec<EntryId> {
        tournament.entrants_of(self.of)
    }
}

/// A match of teams, with its round and the rules for it.
fn team_match(tournament: &Tournament, id: MatchId) -> Result<(&Round, &Match, &TeamMatches), Refusal> {
    let Some((round, of)) = tournament.match_of(id) else { return Err(Refusal::UnknownMatch { of: id }) };
    let rules = tournament.regulations.team_matches().ok_or(Refusal::NoTeams)?;
    Ok((round, of, rules))
}
