# What every problem says. The message is the title; its key is the code with the dot written as a hyphen.

request-malformed_json = The body is not JSON
    .detail = Line { $line }, column { $column }: { $reason }.
    .next = Correct the JSON at that place and send it again.
request-too_deep = The JSON is nested too deeply
    .detail = Arrays and objects may stand in each other { $limit } deep, no more.
    .next = Flatten the body. No request of this API needs such depth.
request-unknown_field = Unknown field
    .detail = There is no field “{ $field }” here.
    .next = Remove it, or look up its spelling in /openapi.json: names nobody knows are refused, so that no slip of the pen is lost.
request-missing_field = A field is missing
    .detail = The field “{ $field }” is needed.
    .next = Add it and send the request again.
request-invalid_value = A value cannot be taken
    .detail = The value does not fit: { $reason }.
    .next = Send a value of the kind described in /openapi.json.
request-invalid_header = A header cannot be read
    .detail = The header { $header } cannot be read: { $reason }.
    .next = Correct the header, or leave it out where it is optional.
request-body_incomplete = The body broke off
    .detail = The connection ended before the whole body had come.
    .next = Send the request again; a command with the same Idempotency-Key.
request-bad_request = The request cannot be understood
    .detail = The server cannot make sense of this request.
    .next = Compare the request with /openapi.json.
request-not_found = Nothing here
    .detail = There is nothing at { $path }.
    .next = Check the address. All addresses are listed in /openapi.json.
request-invalid_path = The address cannot be read
    .detail = In the address, { $part } is “{ $given }”; expected { $expected ->
        [number] a whole number from 0 to 4294967295
        [id] an id (a UUID)
       *[another] another value ({ $reason })
    }.
    .next = Check the ids and numbers in the address.
request-method_not_allowed = Not with this method
    .detail = { $method } is not possible here; possible are { $allowed }.
    .next = Use one of the methods named in the Allow header.
request-not_acceptable = No answer in that form
    .detail = The server has no form of this answer that the request would accept.
    .next = Ask for another media type or encoding, or leave Accept and Accept-Encoding out.
request-body_too_slow = The body came too slowly
    .detail = The body had not come in after { $seconds } seconds.
    .next = Send it again over a better connection; a command with the same Idempotency-Key.
request-body_too_large = The body is too large
    .detail = At most { $limit } bytes are taken here.
    .next = Send less at once: split a batch into several.
request-unsupported_media_type = Not a kind of body taken here
    .detail = The body must be { $expected }, not compressed, and JSON in UTF-8.
    .next = Set Content-Type accordingly and send no Content-Encoding.
request-rate_limited = Too many requests
    .detail = The allowance is used up for the next { $seconds } seconds.
    .next = Wait as long as Retry-After says, then go on.

auth-missing_token = A token is needed
    .detail = This may only be done by someone the server knows.
    .next = Send “Authorization: Bearer …” with a token. The organiser or the chief arbiter gives them out.
auth-invalid_token = The token is not valid
    .detail = The token is unknown, has run out or was revoked.
    .next = Ask the organiser or the chief arbiter for a new one.
auth-forbidden = Not allowed with this token
    .detail = The office of this token’s holder does not include this.
    .next = Let someone do it whose office it is.
auth-out_of_scope = Outside this token’s reach
    .detail = The token is good for one tournament, or for some of its tables, games or entrants, and this is not among them.
    .next = Use a token that reaches this far, or ask the organiser or the chief arbiter for one.
auth-not_your_side = Not your side
    .detail = A player acts for their own side only, and in their own games only.
    .next = Use the token of the player whose side it is, or let a scorer or an arbiter enter it.
auth-not_your_word = Not for this office to say
    .detail = “{ $field }” is another office’s word: an arbiter’s, or of whoever keeps the table.
    .next = Leave it out, or let an arbiter send it.
auth-out_of_office = Out of office
    .detail = This token was named for an official who has left the office (article 16.2).
    .next = Let someone act who is in office, or ask the organiser or the chief arbiter for a new appointment.
auth-barred = Barred from this matter
    .detail = The official is barred from one of those whom this concerns; where teams meet, from one of their team (article 17.5). No token is given out either with which another could act for them.
    .next = Let another official do it, or have the bar lifted.
auth-consent_is_the_organisers = Consent is the organiser’s
    .detail = Only the organiser consents to a withdrawal (article 20.1).
    .next = Let the organiser record the withdrawal, or record it as one without consent.

command-key_missing = The Idempotency-Key is missing
    .detail = Every command carries a UUID of its own, so that repeating it does nothing twice.
    .next = Make a new UUID for each command, send it as Idempotency-Key, and keep it for repeats.
command-key_invalid = The Idempotency-Key is not a UUID
    .detail = The key must be a UUID, such as 01890a5d-ac96-774b-bcce-b302099a8057.
    .next = Send a new UUID with each new command.
command-key_reused = The Idempotency-Key was used before
    .detail = Under this key another request was already carried out or refused.
    .next = Take a new key for a new command; repeat an old one exactly as it was.
command-version_mismatch = Things have moved on
    .detail = The version named by If-Match is not the current one, which is { $current }. Since then: { $between }.
    .next = Read the current state, decide again, and send the command with the new version.

command-contended = Too much at once
    .detail = What this command was decided upon changed under every attempt. Nothing was stored.
    .next = Send it again in a moment, under the same key.

storage-unavailable = The ledger cannot be reached
    .detail = The server cannot reach its database just now. Nothing was done.
    .next = Try again shortly; a command with the same Idempotency-Key.
storage-outcome_unknown = It is not known whether it was done
    .detail = The database broke off while the command was being written down.
    .next = Repeat the command with the same Idempotency-Key: it will not be done twice.

server-not_ready = The server is not ready
    .detail = Not in order: { $checks }.
    .next = Wait, or ask another node.
server-busy = The server is at work on as much as it can
    .detail = More files wait to be worked on than it takes in at once.
    .next = Wait as long as Retry-After says, then send the file again.
server-deadline_exceeded = It took too long
    .detail = There was no answer within { $seconds } seconds. Whether a command was done is not known.
    .next = Try again; a command with the same Idempotency-Key: it will not be done twice.

internal = A fault of this server
    .detail = Something went wrong that should not have. The log holds it under the X-Request-Id of this answer.
    .next = Try again. If it stays so, report the X-Request-Id to whoever runs the server.

tournament-entry_not_found = No such entrant
    .detail = There is no entrant { $entry } in this tournament.
    .next = Check the id: the list of entries holds all of them.
tournament-unknown_player = No such player in the register
    .detail = The register knows no player { $player }, or has erased the player.
    .next = Look for the player in /v1/players, or register the entrant by name.
game-not_found = No such game
    .detail = There is no game { $game }.
    .next = Check the id: the rounds list all games.

tournament-not_found = No such tournament
    .detail = There is no tournament of this id.
    .next = Check the id in the address.
tournament-exists = The id of the tournament is taken
    .detail = There is a tournament of this id already.
    .next = Take a new id, or leave it out and the server makes one.
tournament-closed = The tournament is closed
    .detail = It is over, and nothing in it changes any more.
    .next = If it must change, have the tournament reopened first.
tournament-not_closed = The tournament is not closed
    .detail = Only a closed tournament is reopened.
    .next = There is nothing to do: it is open.
tournament-regulations_fixed = The regulations stand
    .detail = A round is paired, and from then on the regulations do not change (article 17.1).
    .next = While no game has begun the pairings can be taken back, and the regulations changed then.
tournament-tie_break_twice = A tie-break is named twice
    .detail = Each of the criteria that decide between equal points stands in the list once (article 15).
    .next = Remove the one that errors[] points at.
tournament-override_out_of_range = A value of the rules cannot be set so
    .detail = The regulations may set { $field } from { $least } to { $most }, not to { $value }.
    .next = Send a value within these bounds, or leave it out: then the rule set’s own holds. /v1/rule-sets lists them.
tournament-late_limit_missing = The limit for coming late is missing
    .detail = The regulations name a time control, and no limit for coming late; the rules give no number.
    .next = Send overrides.late_limit_ms, in milliseconds: 5, 10 or 15 minutes are usual, 0 where nobody may be late.
tournament-registration_closed = Registration is closed
    .detail = No more entrants are taken; drawing lots and pairing a round close registration too.
    .next = What is known of those entered can still be put right; nobody new comes in.
tournament-entry_exists = The id of the entrant is taken
    .detail = There is an entrant { $entry } already.
    .next = Take a new id for a new entrant; to put one right, amend the entry.
tournament-player_entered = The player is entered already
    .detail = Player { $player } of the register is entered as { $entry }.
    .next = Amend that entry; where the player had withdrawn, have the withdrawal taken back.
tournament-too_many_categories = Too many categories
    .detail = A tournament may have { $most } categories at most.
    .next = Remove some.
tournament-category_twice = A category is declared twice
    .detail = Category { $category } stands in the list twice.
    .next = Remove the one that errors[] points at, or give it another id.
tournament-category_unnamed = A category has no name
    .detail = Category { $category } needs a name of up to 120 characters that fits a line.
    .next = Send a name that can be printed.
tournament-unknown_category = Unknown category
    .detail = The regulations declare no category { $category }.
    .next = Choose from the categories of the regulations, or declare it there first.
tournament-category_in_use = Somebody is in the category
    .detail = Entrant { $entry } is in category { $category }, which these regulations no longer declare.
    .next = Take the entrant out of the category first, or keep it.
tournament-unknown_entry = Unknown entrant
    .detail = There is no entrant { $entry } in this tournament.
    .next = Compare the id with the list of entries.
tournament-not_in_the_field = The entrant has left
    .detail = Entrant { $entry } has withdrawn (article 20) and plays no more.
    .next = Choose another, or have the withdrawal taken back first if it was an error.
tournament-not_withdrawn = The entrant has not left
    .detail = Entrant { $entry } is in the field: there is no withdrawal to amend or to take back.
    .next = Check the id; if it is right, there is nothing to do.
tournament-field_is_drawn = Too late to come back
    .detail = Entrant { $entry } left before the start, and lots were drawn or rounds paired since (article 20.2).
    .next = If only pairings stand in the way and no game has begun, take them back first. Into numbers drawn without them nobody comes back.
tournament-nobody_entered = Nobody is entered
    .detail = There is nobody in the field to draw lots for.
    .next = Register the entrants first.
tournament-lots_drawn = The lots are drawn
    .detail = Everyone’s number is drawn and stands.
    .next = Pair the next round with these numbers.
tournament-lots_not_drawn = The lots are not drawn
    .detail = { $system ->
        [knock_out] The bracket needs the seeds drawn (articles 11.1, 13.4).
        [swiss] The Swiss system needs the numbers drawn, by rating or by lot (article 11.4).
       *[circular] The circular table needs the numbers drawn by lot (article 13.1).
    }
    .next = { $system ->
        [knock_out] Draw lots first.
        [swiss] Draw lots first.
       *[circular] Draw lots first, or pair the round by hand.
    }
tournament-lots_committed = A seed is committed to
    .detail = The digest of a seed was published, and lots are drawn with that seed only.
    .next = Reveal that seed and draw the lots with it.
tournament-rounds_paired = Rounds are paired already
    .detail = Lots are drawn before the first round is paired; there are pairings or games.
    .next = While no game has begun, take the pairings back and draw then; otherwise pair by hand.
tournament-round_exists = The round is paired
    .detail = Round { $round } is paired already.
    .next = Change single pairings by hand, or, while the round is not published, take its whole pairing back and pair again.
tournament-not_the_next_round = Another round is next
    .detail = Round { $next } is to be paired next, not round { $round }.
    .next = Pair round { $next }.
tournament-no_such_round = The table has no such round
    .detail = The circular table for this field has { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }, no round { $round } (article 11.2).
    .next = All of its rounds are paired. Pair a further one by hand.
tournament-unknown_stage = There is no such stage
    .detail = The regulations name no stage { $stage } (article 11).
    .next = Read the stages under the regulations.
tournament-stage_open = The stage is not over
    .detail = Stage { $stage } has meetings without a result, or a round that is not closed; who goes on from it is not settled (article 11.3).
    .next = Decide its games and close its rounds first.
tournament-place_shared = A place that decides is shared
    .detail = In stage { $stage }, group { $group }, place { $place } is shared by those who go on and those who do not (article 15.6).
    .next = Have a play-off played, or settle the places by what the regulations say.
tournament-not_of_one_group = The two are not of one group
    .detail = Entrants { $one } and { $other } were not drawn into the same group of the stage (article 11.3).
    .next = Pair entrants of one group.
tournament-no_knock_out = The stage is no knock-out
    .detail = Stage { $stage } is not played by knock-out (article 11.1): it has no bracket.
    .next = Name a stage that is, or read the crosstable.
tournament-no_match_ready = No match can be paired now
    .detail = In stage { $stage } every match whose two are known is paired (article 11.1).
    .next = Wait until earlier matches are decided; if the bracket is played to its end, nothing is left to pair.
tournament-match_not_ready = The two cannot be paired now
    .detail = Entrants { $one } and { $other } are not the two of a match of the bracket that can be paired (article 11.1).
    .next = Read the bracket, and pair the two of a match that is ready.
tournament-lots_name_one = A lot falls on one of the two
    .detail = Match { $match } was decided by lot for neither; a lot names who goes on (article 15.6).
    .next = Name the one on whom the lot fell; where neither goes on, say that it is a ruling.
tournament-match_outdated = Others belong into this match now
    .detail = Match { $match } was paired for others than those who belong into it since an earlier result changed (article 11.1).
    .next = Change its pairing, or pair the right two in a new round.
tournament-of_a_play_off = The match is of a play-off
    .detail = Match { $match } is of a play-off between those who share a place of stage { $stage }; its result decides nothing by itself (article 15.6).
    .next = Have it played, close its round, and settle the place by the settlements of the stage.
tournament-match_decided = The match is decided
    .detail = Match { $match } is decided by its games, or by who has left.
    .next = Put a result right if it is wrong.
tournament-already_decided = The match is decided
    .detail = Match { $match } was decided where its games left it level (article 15.6).
    .next = If that was wrong, send the decision again with “corrects”.
tournament-not_decided = There is nothing to correct
    .detail = Nothing decides match { $match } beside its games (article 15.6).
    .next = Leave “corrects” out.
tournament-match_open = A match is not decided
    .detail = Match { $match } at table { $table } is level or has games to play (article 11.1).
    .next = Order its next games, or decide it.
tournament-games_decide = The games decide first
    .detail = The regulations have a further game for match { $match } (article 15.6).
    .next = Order the game and have it played.
tournament-no_further_game = There is no further game
    .detail = Every game that the regulations have for match { $match } was played (article 15.6).
    .next = Decide the match by lot, or as the regulations say.
tournament-colours_reversed = The colours are reversed, not drawn
    .detail = The next game of match { $match } has the colours of the one before reversed (article 13.5).
    .next = Send the request without a colour and without a seed.
tournament-not_the_first_game = Not the first game of its match
    .detail = Game { $game } is a later game of the match that begins with game { $first }, and its colours follow from that (article 13.5).
    .next = Name the first game; the later ones follow it.
tournament-not_of_this_match = Not one of the two
    .detail = Entrant { $entry } does not play in this match.
    .next = Name one of the two who do.
tournament-see_bracket = A knock-out has a bracket
    .detail = Stage { $stage } is a knock-out (article 11.1): it has no crosstable, and its places stand in the bracket.
    .next = Read the bracket of the tournament.
tournament-number_out_of_range = A number of the regulations is out of range
    .detail = { $stage ->
        [0] { $field } may be
       *[other] In stage { $stage }, { $field } may be
    } { $least } to { $most }, not { $value }.
    .next = Send a number within these bounds.
tournament-stage_plan = The stages cannot be played so
    .detail = { $fault ->
        [how_many] There must be 1 to 16 stages, not { $stage }
       *[other] { $stage ->
            [0] In the regulations
           *[other] Stage { $stage }
        }: { $fault ->
            [not_earlier] its entrants must come from a stage before it
            [no_range] the first place comes after the last
            [no_places] there are no places of an earlier stage to number by
            [no_third_place] in double elimination no match is played for the third place
            [no_table] a knock-out has no table that tie-breaks could order
            [too_many_steps] a play-off ladder has at most 8 steps
            [draw_not_last] by a draw one goes on from the last step of the play-off ladder alone, and another step follows
            [draw_of_several] by a draw one goes on from a step of one game alone, and this step has several
            [not_carried] results are carried only between circular stages with as many games per meeting
            [not_one_field] members’ places (article 12.5) come of one table, and the stage is played in groups
            [does_not_fit] a tie-break says nothing of those who are ranked
            [not_for_teams] teams do not play a knock-out here
            [two_formats] “format” speaks of one circular stage, and “stages” of others; leave “format” out
           *[order_not_named] the order of articles 15.1 to 15.4 is for one game between any two; the tie-breaks must be named
        }
    }.
    .next = Correct the regulations at that place.
tournament-group_not_named = The group must be named
    .detail = Stage { $stage } is played in { $groups } groups, each with a table of its own (article 11.3).
    .next = Add ?group= with a number from 1 to { $groups }.
tournament-no_teams = Teams are not ranked so
    .detail = By the regulations, teams do not play in this way (article 12).
    .next = Set the regulations for teams first, while nothing is paired.
tournament-not_a_team = Not a team
    .detail = Entrant { $entry } is not a team, or no team is entered under that id (article 12).
    .next = Name a team that is entered; enter the team before its members.
tournament-team_full = The team is full
    .detail = Team { $team } has { $most } members, and there is room for no more.
    .next = Enter the player for another team.
tournament-not_the_roster = Not the members of the team
    .detail = The order must name every member of team { $team } who has not left, each once (article 12.1).
    .next = Read the team, and send all of its members in order.
tournament-roster_fixed = The order of the team stands
    .detail = Team { $team } was lined up for a match by its order, which stands since (article 12.1).
    .next = Take the line-ups back, if no game of theirs has begun.
tournament-line_up_follows = The line-up follows from the registered order
    .detail = Under these regulations team { $team } sits in the registered order (article 12.1), and what was sent is another line-up.
    .next = Send the members in their order, with null for a board nobody has.
tournament-line_ups_shown = The line-ups are shown
    .detail = Both teams have named theirs, and each has seen the other’s (article { $line_up_article }).
    .next = Ask an arbiter to take the line-ups back, if no game has begun.
tournament-line_ups_missing = Line-ups are missing
    .detail = The match at table { $table } is not lined up by both teams (article 12).
    .next = Name the line-ups first; for a team that did not come, all boards empty.
tournament-no_such_board = No such board
    .detail = The match has no board { $board }.
    .next = Read the match, and name boards of it.
tournament-not_about_line_ups = Not an article about line-ups
    .detail = Article { $named } does not say who sits where, so that no line-up breaks it (articles 12.1 to 12.4 do).
    .next = Name the article that the line-up broke, such as 12.2.
tournament-unknown_match = No such match
    .detail = There is no match { $match } in this tournament.
    .next = Check the id; the rounds list the matches.
tournament-not_a_team_of_this_match = Not a team of this match
    .detail = Team { $team } does not play in this match.
    .next = Name one of the two teams that meet.
tournament-of_a_team_match = A board of a team match
    .detail = Game { $game } is a board of a match of teams, whose players follow from the line-ups (article 12).
    .next = Take the line-ups of the match back, and name others.
tournament-unknown_round = No such round
    .detail = Round { $round } is not paired.
    .next = Check the number, or pair the round first.
tournament-no_pairings = No pairings given
    .detail = The list of pairings is empty.
    .next = Name at least one pairing.
tournament-paired_twice = Paired twice in one round
    .detail = Entrant { $entry } would stand twice in the same round.
    .next = Give every entrant one pairing in a round at most, and send it again.
tournament-not_free = Not free in this round
    .detail = Entrant { $entry } has a game in the round, is named twice or is not in the stage; or it is not for an arbiter to say who is free: a printed table, a bracket and a play-off name nobody (article 11.2).
    .next = Name only those free who have no game in a round paired by hand, each once.
tournament-already_paired = Paired with each other already
    .detail = Entrants { $one } and { $other } are paired in match { $match } (article 11.2).
    .next = Pair them with others; if that pairing is wrong, change it first.
tournament-not_in_this_round = Not a game of this round
    .detail = Game { $game } does not belong to this round.
    .next = Compare the id with the pairings of the round.
tournament-round_published = The round is published
    .detail = The pairings of round { $round } are published.
    .next = While none of its games has begun, take the publication back first.
tournament-round_not_published = The round is not published
    .detail = The pairings of round { $round } are not published; only the officials see them.
    .next = If its games are to begin, publish the round first.
tournament-round_closed = The round is closed
    .detail = Round { $round } is closed.
    .next = If it must change, have the round reopened first.
tournament-round_open = The round is not closed
    .detail = Round { $round } is not closed.
    .next = Close it before the tournament is closed. A round that is open need not be reopened.
tournament-game_begun = A game has begun
    .detail = Game { $game } has begun, and its pairing stands.
    .next = Pairings change before a game begins. What is wrong with one under way, an arbiter settles.
tournament-game_open = A game is not decided
    .detail = Game { $game } at table { $table } is { word-status }.
    .next = Wait for its end, or let an arbiter settle the dispute, and close the round then.
tournament-hall_stopped = The hall is stopped
    .detail = The whole hall is stopped already.
    .next = There is nothing to do: restart the hall when play goes on.
tournament-hall_not_stopped = The hall is not stopped
    .detail = The hall was not stopped, so there is nothing to restart.
    .next = There is nothing to do. A game that its arbiter halted is restarted by itself.
tournament-not_the_sharers = Not those who share the place
    .detail = The order must name all who share one place of group { $group } in stage { $stage }, each once and nobody else (article 15.6).
    .next = Read the standings or the bracket, and name exactly those who share the place, the best first.
tournament-unknown_group = There is no such group
    .detail = Stage { $stage } has { $groups ->
        [1] one group
       *[other] { $groups } groups
    }, and no group { $group } (article 11.3).
    .next = Name a group from 1 to { $groups }.
tournament-not_level = The two share no place
    .detail = In stage { $stage }, entrants { $one } and { $other } share no place, or it is settled, so no play-off is due between them (article 15.6).
    .next = Read the standings or the bracket, and pair only those who share a place.
tournament-no_play_off = No play-off was played
    .detail = Entrant { $entry } has no decided play-off game against another of those named (article 15.6).
    .next = Have the play-off played and its round closed; or settle the place by lots or by what the regulations say.
tournament-play_off_level = The play-off left the two level
    .detail = Entrants { $one } and { $other } have equal points from the play-off (article 15.6).
    .next = Have them play again; or settle the place by lots or by what the regulations say.
tournament-play_off_otherwise = The play-off came out otherwise
    .detail = By the play-off, entrant { $other } goes before entrant { $one } (article 15.6).
    .next = Send the order in which the play-off came out.
tournament-already_settled = The place is settled
    .detail = In stage { $stage }, group { $group }, it was said in which order these entrants stand (article 15.6).
    .next = If that was wrong, send the order again with “corrects”.
tournament-not_settled = There is nothing to correct
    .detail = In stage { $stage }, group { $group }, nothing was settled among exactly these entrants (article 15.6).
    .next = Leave “corrects” out, or name the same entrants as before.
tournament-colours_not_drawn = The colours are to be drawn
    .detail = In stage { $stage } { $games ->
        [1] who has Red is drawn by lot (article 13.4)
       *[other] who has Red in the first of two games is drawn by lot (article 13.5)
    }; the numbers were drawn by hand, and no seed was given.
    .next = Send the round with a seed, or pair it by hand.
tournament-seed_not_wanted = Nothing is drawn by this seed
    .detail = No colours are to be drawn by a seed of this round’s own (article { $article }).
    .next = Leave the seed out.
tournament-stage_is_ended = The stage is ended
    .detail = Stage { $stage } was ended; no round of it is paired any more.
    .next = Let it go on first, or pair the next stage.
tournament-stage_not_ended = The stage was not ended
    .detail = Stage { $stage } goes on as its table has it: there is no ending to take back.
    .next = Check the number; if it is right, there is nothing to do.
tournament-drawn_from = A later stage goes by its places
    .detail = Stage { $later } was drawn from the places of stage { $stage }.
    .next = Take that draw back first, while none of its rounds is paired.
tournament-no_vacant_number = No number is free
    .detail = Every number of stage { $stage } is held, where an entrant could be let in (article 20.2).
    .next = Name another group, or keep the entrant as a reserve.
tournament-in_the_field = The entrant has a number already
    .detail = Entrant { $entry } was drawn into the stage, or let in before.
    .next = Read the lots; there is nothing to do.
tournament-does_not_compete = Not one of those who play each other
    .detail = Where teams play, teams take part and not their members; where players do, players (article 12). { $entry } is the other.
    .next = Name the entrant that plays in the table.
tournament-no_round_to_come = No such round is to come
    .detail = Rounds go from 1 to { $last }, as far as they are known; there is no round { $round }.
    .next = Name a round that is paired or planned.
tournament-already_absent = The absence is announced
    .detail = Entrant { $entry } is announced absent in round { $round } already.
    .next = There is nothing to do.
tournament-not_absent = No absence is announced
    .detail = Entrant { $entry } is not announced absent in round { $round }.
    .next = Check the entrant and the round.
tournament-no_swiss = No Swiss stage
    .detail = Stage { $stage } is not played by a Swiss system (article 11.4): byes are asked for, and entrants left out, in one alone.
    .next = Name a Swiss stage, or leave that out.
tournament-no_further_round = All rounds are paired
    .detail = Stage { $stage } has { $rounds } rounds, as many as were fixed beforehand (article 11.4), and all of them are paired.
    .next = Take the pairing of the last one back, or pair another stage.
tournament-field_full = No room for more entrants
    .detail = A Swiss stage has at most { $most } entrants.
    .next = Close the registration, or hold several events.
tournament-result_missing = A result is missing
    .detail = The match { $match } at table { $table } of round { $round } has no result yet: whom its two meet next hangs on it (article 11.4).
    .next = Record the result, or have it ruled; or pair the round by hand.
tournament-no_pairing = This round cannot be paired
    .detail = No pairing of round { $round } leaves nobody out and nobody paired a second time, as the limits of the stage have it. { $wanted ->
        [none] Each of these groups has an odd number of entrants, who can meet nobody outside of their group: { $groups }.
       *[other] Each of these groups has an odd number of entrants, who can meet nobody outside of their group but { $wanted }, too few for so many groups: { $groups }.
    }
    .next = Leave somebody out by a requested bye or an absence, or pair the round by hand.
tournament-lots_missing = The first round is drawn by lot
    .detail = The numbers of stage { $stage } were drawn without a seed, and its first round is drawn by lot (article 11.4).
    .next = Give a seed, which was committed to where that is wanted; or pair the round by hand, as it was drawn in the hall.
tournament-not_the_last_round = Not the last round
    .detail = Round { $round } is not the last of stage { $stage }: only of the last are entrants left out, to play a final.
    .next = Leave nobody out; who will not be there asks for a bye, or is absent.
tournament-not_to_be_left_out = This entrant cannot be left out
    .detail = Entrant { $entry } does not play in this stage, has left it, or is named twice.
    .next = Name those who play the final, each once.
tournament-too_many_byes = One bye too many
    .detail = Entrant { $entry } has had as many byes as one may have here: { $limit }.
    .next = Leave somebody else free.
tournament-too_many_requests = One requested bye too many
    .detail = Entrant { $entry } has asked for as many byes as one may ask for here: { $limit }.
    .next = Announce an absence instead.
tournament-bye_requested = The bye was asked for
    .detail = Entrant { $entry } has asked for a bye in round { $round } already.
    .next = There is nothing to do.
tournament-bye_not_requested = No bye was asked for
    .detail = Entrant { $entry } has not asked for a bye in round { $round }.
    .next = Check the entrant and the round.
tournament-round_already_paired = The round is paired
    .detail = Round { $round } is paired already.
    .next = Change its pairing, or take it back first.
tournament-pairs_who_left = The round pairs one who has left
    .detail = Entrant { $entry } has left since round { $round } was paired, and is not paired any more (article 20.4).
    .next = Take the pairing of the round back and pair it anew, or change it.
tournament-not_suspended = The entrant is paired
    .detail = Entrant { $entry } has not forfeited so often in a row that it would not be paired.
    .next = There is nothing to do.
tournament-prize_list = The prizes cannot be given so
    .detail = List { $list }: { $fault ->
        [undeclared] the regulations declare no such category
        [listed_twice] another list before it is for the same entrants
        [no_unit] the unit is 1 to 12 characters that can be printed in a line
        [too_many_places] at most 200 places are given something
       *[too_much] an amount is larger than 9007199254740991
    }.
    .next = Correct the regulations at that place.

discipline-unknown_official = No such official
    .detail = The tournament has no official number { $official }.
    .next = Read the officials: they are listed with their numbers.
discipline-not_yours_to_appoint = Not for this office to appoint
    .detail = To this office, { word-office }, nobody is appointed or released by the { word-role } (article 16.2).
    .next = Let the organiser do it. A chief arbiter appoints arbiters.
discipline-chief_arbiter_sits = There is a chief arbiter
    .detail = One person is chief arbiter (article 16.2): official number { $official }.
    .next = Release that official, with this person as successor, or appoint a deputy.
discipline-out_of_office = The official has left the office
    .detail = Official number { $official } holds the office no more.
    .next = There is nothing to do, or appoint the person anew.
discipline-token_named = The token acts for another
    .detail = The token acts for official number { $official }, who is in office: one token is one person’s (article 16.2).
    .next = Issue a token for this person, and name that.
discipline-rules_no_games = The official judges nobody
    .detail = Official number { $official } is { word-office }, and neither rules in games nor decides appeals.
    .next = Only arbiters and members of the arbitration committee are barred from the matters of an entrant.
discipline-already_barred = Barred already
    .detail = Official number { $official } is barred from the matters of entrant { $entry } already.
    .next = There is nothing to do.
discipline-not_barred = Not barred
    .detail = Official number { $official } is not barred from the matters of entrant { $entry }.
    .next = There is nothing to lift.
discipline-unknown_article = No such article
    .detail = The rules have no article “{ $named }”.
    .next = Name an article as the rules count it, such as 8.5.
discipline-no_ground = No ground for a penalty
    .detail = Article { $named } lays no duty on a player that could be broken (article 8.8).
    .next = Name the article that was broken, such as 8.3, 9.1.8 or 19.1.
discipline-unknown_penalty = No such penalty
    .detail = The tournament has no penalty number { $penalty }.
    .next = Read the penalties: they are listed with their numbers.
discipline-not_your_penalty = Not this office’s penalty
    .detail = { word-penalty_kind } is not given or lifted by the { word-role } (articles 18.1 to 18.3).
    .next = An arbiter warns, the chief arbiter removes from a game, the organiser expels.
discipline-no_game_named = Which game?
    .detail = A player is removed from one game (article 18.2), and none is named.
    .next = Send the id of the game as well.
discipline-not_at_that_game = Not a player of this game
    .detail = Entrant { $entry } does not play in game { $game } of this tournament.
    .next = Check both ids against the pairings.
discipline-game_decided = The game is decided
    .detail = Nobody is removed from game { $game } any more: it is decided, or will not be played (article 18.2).
    .next = Amend its result if that has to change, and give a warning.
discipline-already_expelled = Expelled already
    .detail = Entrant { $entry } is expelled by penalty number { $penalty } (article 18.3).
    .next = There is nothing to do.
discipline-stays_expelled = Expelled
    .detail = Entrant { $entry } is expelled by penalty number { $penalty }, and stays out while it stands (article 18.3).
    .next = Lift the penalty, if the entrant is to come back.
discipline-already_lifted = Lifted already
    .detail = Penalty number { $penalty } is lifted.
    .next = There is nothing to do. If it is to stand after all, give it anew.
discipline-unknown_appeal = No such appeal
    .detail = The tournament has no appeal number { $appeal }.
    .next = Read the appeals: they are listed with their numbers.
discipline-no_such = Nothing of this name
    .detail = The tournament has no { word-spoken } { $named }.
    .next = Check it against what the tournament holds.
discipline-appeal_known = Lodged already
    .detail = The same entrant has appealed against the same thing: appeal number { $appeal }.
    .next = Wait for its decision; a decision is final. Once the result is amended or the pairing changed, that may be appealed against anew.
discipline-appeal_decided = The appeal is decided
    .detail = Appeal number { $appeal } is { word-decision }.
    .next = There is nothing to do. A decision is final.
discipline-appeal_in_time = The appeal came in time
    .detail = Appeal number { $appeal } was not late, and needs nobody’s leave.
    .next = Decide it.
discipline-appeal_not_admitted = The appeal came late
    .detail = Appeal number { $appeal } came after its time, and was not let in (article 8.5).
    .next = Let it in first, with the reason, or dismiss it.
discipline-not_yours_to_decide = Not for this office to decide
    .detail = Appeals here are not decided by the { word-role } (article 16.3).
    .next = Let the arbitration committee decide, or the chief arbiter where none sits.
discipline-orders_nothing = Nothing to order
    .detail = An appeal that is { word-decision } orders nothing.
    .next = Leave “effects” out, or uphold the appeal.
discipline-ordered_twice = Ordered twice
    .detail = Effect number { $place } is named before in the same decision.
    .next = Name each effect once.
discipline-none_to_reinstate = The entrant has not left
    .detail = Entrant { $entry } is in the field: nobody has to be brought back.
    .next = Check the id, or leave this effect out.
discipline-unfit_for_what = What is unfit?
    .detail = Something is found unfit, and neither a measure nor a word says what (article 17.2).
    .next = Say in “note” what was found.
discipline-nothing_inspected = Nothing was inspected
    .detail = The inspection holds no measure and no word (article 17.2).
    .next = Say what was measured, or what was found.

pairing-no_circular_table = No circular table of this size
    .detail = A circular table is for { $fewest } to { $most } entrants; here are { $entrants } (article 11.2).
    .next = Pair the round by hand.
pairing-no_groups = So few entrants make no such groups
    .detail = { $entrants } entrants cannot be spread over { $groups } groups of at least { $fewest } (article 11.3).
    .next = Name fewer groups in the regulations, or register more entrants.
pairing-no_bracket = There is no bracket for so many
    .detail = A knock-out is for { $fewest } to { $most } entrants, not for { $entrants } (article 11.1).
    .next = Play another system, or in groups first.
pairing-no_third_place_match = No match is played for the third place
    .detail = In double elimination the losers’ bracket decides the third place (article 11.1).
    .next = Leave the match for the third place out.
pairing-seed_not_committed = Not the seed that was committed to
    .detail = The digest of this seed is { $shown }, the one published is { $committed }.
    .next = Send the seed whose SHA-256 was published, to the letter.
pairing-not_a_line_up = No line-up of the team
    .detail =
        A line-up names { $boards } boards.
        { GIVEN($too_few_boards) ->
            [yes] Named are only { $too_few_boards }.
           *[no] { "" }
        }
        { GIVEN($too_many_boards) ->
            [yes] Named are { $too_many_boards }.
           *[no] { "" }
        }
        { GIVEN($not_of_the_team) ->
            [yes] Not of the team: { $not_of_the_team }.
           *[no] { "" }
        }
        { GIVEN($plays_no_more) ->
            [yes] Members who have left or were expelled, and play no more: { $plays_no_more }.
           *[no] { "" }
        }
        { GIVEN($twice) ->
            [yes] On more than one board: { $twice }.
           *[no] { "" }
        }
        { GIVEN($reserve) ->
            [yes] Reserves, where the boards are fixed: { $reserve }.
           *[no] { "" }
        }
        { GIVEN($order_inverted) ->
            [yes] Before one who is registered in front: { $order_inverted }.
           *[no] { "" }
        }
        { GIVEN($empty_board) ->
            [yes] Boards that may not be empty: { $empty_board }.
           *[no] { "" }
        }
    .next = Correct the line-up, board by board from the first, and send it again.
pairing-not_by_rating = Not in the order of the ratings
    .detail = In this event members stand by rating, the higher in front (article 12.1). Of team { $team } the wrong way round: { $order_inverted }.
    .next = Put the team in the order of its ratings.
pairing-not_a_draw = The lots are no draw
    .detail =
        Each of the { $entries } entrants draws one number; in the field, or in each group, they go from 1 without a gap.
        { GIVEN($entry_missing) ->
            [yes] Entrants without a number: { $entry_missing }.
           *[no] { "" }
        }
        { GIVEN($entry_twice) ->
            [yes] Entrants with more than one: { $entry_twice }.
           *[no] { "" }
        }
        { GIVEN($entry_unknown) ->
            [yes] Not entered: { $entry_unknown }.
           *[no] { "" }
        }
        { GIVEN($number_missing) ->
            [yes] Numbers nobody has: { $number_missing }.
           *[no] { "" }
        }
        { GIVEN($number_twice) ->
            [yes] Numbers drawn more than once: { $number_twice }.
           *[no] { "" }
        }
        { GIVEN($number_out_of_range) ->
            [yes] Numbers that are not among them: { $number_out_of_range }.
           *[no] { "" }
        }
        { GIVEN($group_unknown) ->
            [yes] Groups that are not there, or not for that entrant: { $group_unknown }.
           *[no] { "" }
        }
    .next = Compare it with the record of the draw, and send it again.

game-tournament_closed = The tournament is closed
    .detail = The tournament is over, and its games change no more.
    .next = If this must change, have the tournament reopened first.
game-round_closed = The round is closed
    .detail = The round of this game is closed.
    .next = A wrong result is amended by an arbiter; for anything else have the round reopened first.
game-round_not_published = The round is not published
    .detail = The game belongs to a round whose pairings are not published.
    .next = Publish the round first.
game-player_withdrawn = A player has left the tournament
    .detail = Entrant { $entry } has withdrawn, and this game is not played (article 20).
    .next = There is nothing to do: the result follows from the withdrawal. If that was an error, have it taken back first.
game-board_ruled = The board is lost by a line-up
    .detail = The line-up was found to break article 12, and this board is lost by the ruling: no game is played at it.
    .next = There is nothing to do: the match counts it already. If the ruling was wrong, take it back first, by one that names no boards.
game-annulled = The pairing was taken back
    .detail = This pairing was taken back, and its game is not played.
    .next = Look up the pairings of the round as they stand.
game-not_started = The game has not begun
    .detail = This is done while a game is under way.
    .next = Start the game first.
game-already_started = The game has begun already
    .detail = The game is under way.
    .next = There is nothing to do: go on with the game.
game-begun_without_leave = A clock is set going by an official
    .detail = A player does not begin a game with a clock: starting it without leave is a foul (article 9.1.2).
    .next = Let the scorer or an arbiter begin the game.
game-begun_too_long_ago = Begun too long ago
    .detail = Begun at that instant, the game would be lost on time by { word-side } as it begins (article 22.1).
    .next = Look at the time that is said in Occurred-At: the device’s clock may be wrong. If it is right, begin it now and let an arbiter put the clock right.
game-over = The game is over
    .detail = The game has ended and does not go on.
    .next = If the result is wrong, an arbiter amends it or reopens the game.
game-under_way = The game is under way
    .detail = A player ends a game under way by resigning or agreeing to a draw, not by reporting a result (article 4.1.9).
    .next = Resign, answer a draw offer, or let the scorer or an arbiter report the result.
game-board_decided = The board decides the game
    .detail =
        { $ending ->
            [stalemate] Stalemate stands on the board: no move could follow (article 4.1.3).
            [no_attackers] No side has a man left that can attack: the game would be drawn (article 4.2.1).
           *[other] Mate stands on the board: no move could follow (article 4.1.1).
        }
    .next = If it was keyed wrong, an arbiter takes the game back or amends its result; a position stated must be one to play on from.
game-no_players_word = An arbiter says that both lose
    .detail = A player does not report that both lose: that is an arbiter’s ruling (article 21.3).
    .next = Report a win or a draw, or call the arbiter.
game-not_over = The game is not over
    .detail = Only a game that has ended has a result to sign or to amend, or is reopened.
    .next = Wait for its end, or report its result.
game-not_your_turn = Not your turn
    .detail = It is not { word-side }’s turn to move (article 2.1).
    .next = Wait for the opponent’s move.
game-wrong_ply = Another ply is next
    .detail = The next ply is number { $next }, not { $sent }.
    .next = Read the game again: the move may have been recorded already, or one before it is missing.
game-illegal_move = The move is not legal
    .detail =
        { GIVEN($move_wxf) ->
            [yes] { $move_wxf } ({ $move }) cannot be played here. { $why }
           *[no] { $move } cannot be played here. { $why }
        }
        { possible-moves }
    .next = Send a legal move: nothing was recorded, and the game goes on. If it was played on the board, call the arbiter (articles 4.1.2 and 4.1.6).
game-no_draw_offer = There is no offer to answer
    .detail = No draw offer waits for { word-side }’s answer (article 23.1).
    .next = Go on with the game. A move declines an offer, so it may have lapsed.
game-draw_offer_stands = The offer waits for its answer
    .detail = { word-side } has offered a draw, and the opponent has not answered yet (article 23.1).
    .next = Wait for the answer; a move of the opponent’s declines the offer.
game-not_absent = The player was not absent
    .detail = { word-side } has been at the board in time, and was not absent (article 21.4).
    .next = Name the side that was absent, or rule on another ground.
game-already_reported = Reported already
    .detail = This result was reported with the same token already; another source has to agree (article 10.1).
    .next = There is nothing more to do here: let the other player or an arbiter report.
game-nothing_to_amend = The result stands as it is
    .detail = The result sent is the one that stands.
    .next = If it is wrong, send the result that is to stand.
game-drawn_without_play = No draw without play
    .detail = Without play one side wins (+) and the other loses (−), or both lose (article 21.4).
    .next = Name the winner, or, if the game was played, do not mark it as without play.
game-confirmed_needs_appeal = A confirmed result changes after an appeal only
    .detail = The result is signed and confirmed (article 10.1), and is changed after an appeal only.
    .next = Let the arbitration committee amend it, or the chief arbiter where there is none.
game-result_settled = The result is settled
    .detail = The result is { word-status }: neither a report nor a signature changes it any more (article 10.1).
    .next = If it is wrong or in dispute, let an arbiter settle it.
game-hall_stopped = The hall is stopped
    .detail = The whole hall is stopped, and no game begins or goes on.
    .next = Wait until the hall is restarted.
game-stopped = The game is halted
    .detail = An arbiter has stopped the clock: no move is made and no time runs (article 17.4).
    .next = Wait until the arbiter restarts the clock.
game-not_stopped = The game is not halted
    .detail = The game is under way and its clock was not stopped.
    .next = There is nothing to do: go on with the game.
game-adjourned = The game is adjourned
    .detail = The game is adjourned, and goes on at another time.
    .next = When it is to go on, let an arbiter resume it.
game-not_adjourned = The game is not adjourned
    .detail = Only an adjourned game is resumed.
    .next = If an arbiter has stopped the clock, restart the clock instead.
game-claim_pending = A claim waits for its ruling
    .detail =
        { $claim ->
            [repetition] A ruling on a repetition is claimed, and the clock stands until an arbiter has ruled (article 24).
           *[natural_limit] A draw by the natural limit is claimed, and the clock stands until an arbiter has ruled (article 23.3).
        }
    .next = Rule on the claim: the game goes on from there, or is over.
game-no_claim = Nobody has claimed a draw
    .detail = No claim of the natural limit waits for a ruling, and by the regulations none is ruled unasked (article 23.3).
    .next = Wait until a player claims the draw.
game-limit_not_reached = The natural limit is not reached
    .detail = { $counted } rounds count since a man was last taken, and { $needed } are needed (article 23.3).
    .next = Let the game go on.
game-claimed_otherwise = Another claim waits
    .detail =
        { $claim ->
            [repetition] The claim that waits is for a ruling on a repetition (article 24).
           *[natural_limit] The claim that waits is for a draw by the natural limit (article 23.3).
        }
    .next = Rule on that claim first.
game-not_repeated = The position does not stand for the third time
    .detail = The position on the board, with this side to move, has stood { $occurrences ->
            [1] once
           *[other] { $occurrences } times
        } since a man was last taken; { $needed } are needed (article 24).
    .next = Let the game go on.
game-change_ordered = It is ruled already
    .detail = { word-side } must change, and nobody has moved since that was ordered (article 24.3).
    .next = Let the game go on: who does not change loses by itself (article 4.1.7).
game-verdict_not_offered = The moves bear out another verdict
    .detail = By the rule set of the tournament the moves of this repetition do not come to that verdict (article 24).
    .next = Rule one of the verdicts in facts.offered; where there is one only, the verdict may be left out.
game-verdict_needed = The arbiter must choose the verdict
    .detail = The rules leave open which of several verdicts the moves of this repetition come to (article 24).
    .next = Send one of the verdicts in facts.offered, with the reason.
game-verdict_without_reason = The choice lacks its reason
    .detail = The rules leave several verdicts open, and the arbiter who chooses one says why (article 24).
    .next = Send the reason with the verdict.
game-only_a_draw_unasked = Unasked, only a draw is ruled
    .detail = Nobody has claimed a ruling. Unasked, an arbiter may rule the draw (article 23.2); by the regulations no loss, and no change.
    .next = Wait until a player claims it, or change repetition_loss_unasked in the regulations before the event.
game-already_there = The player is at the board
    .detail = { word-side } is not among those who were late (article 21.2).
    .next = There is nothing to do; or name the other side.
game-player_absent = The player has not come yet
    .detail = { word-side } has not come to the board (articles 21.2, 21.3).
    .next = Record the arrival first; if it is too late, rule a forfeit for absence.
game-no_clock = No clock is kept
    .detail = No clock is kept here for this game (article 6).
    .next = Go on without it; a time control is set in the regulations before the game begins.
game-clock_not_running = The clock stands
    .detail = Neither face of the clock runs.
    .next = Let an arbiter restart the clock, or record who has arrived.
game-not_your_time = It is the opponent’s time
    .detail = It is not { word-side }’s time that runs (article 8.5).
    .next = Wait until the opponent has moved and pressed.
game-press_before_move = No move to press for
    .detail = { word-side } has made no move since the last press: the clock is pressed after the move (articles 6, 9.1.2).
    .next = Record the move first. If the clock was pressed without one, an arbiter announces the foul.
game-nothing_to_adjust = A change of nothing
    .detail = A change by 0 milliseconds changes nothing.
    .next = Say how much time is given or taken.
game-adjusted_otherwise = The change goes the wrong way
    .detail =
        { $ground ->
            [penalty] A penalty takes time, and { $delta_ms } milliseconds would give it (article 23.3).
           *[other] What is made good is given, and { $delta_ms } milliseconds would take it (article 23.3).
        }
    .next = Turn the sign of delta_ms, or name the ground “correction”.
game-too_much_time = More time than a clock can mean
    .detail = { $given_ms } milliseconds is more than a day, { $most_ms } milliseconds.
    .next = Times are in milliseconds: look for a slip of the key.
game-time_not_there = There is not so much time
    .detail = { word-side } has { $left_ms } milliseconds left, and { $taken_ms } are to be taken.
    .next = Take less; if the time is over, report the flag.
game-no_time_shown = A face that shows no time
    .detail = Both faces of a clock that goes on must show some time (article 22.4).
    .next = Say what either face shows; if a time is over, report the flag.
game-one_hand_only = One hand alone is no overrun
    .detail = On a clock without flags both hands must be past; if only one is, the time is not over (article 22.3).
    .next = Let the game go on, and look again when both are past.
game-time_left = There is time left
    .detail = { word-side } has { $left_ms } milliseconds left (article 22.1).
    .next = Let the game go on. If the clock is wrong, an arbiter corrects it first.
game-time_is_over = The time is over
    .detail = { word-side }’s time is over, and the face does not go on (article 22.1).
    .next = Report the flag; or, if the clock was wrong, give time by an adjustment first.
game-flag_not_first = The opponent’s time was over before
    .detail = { word-side }’s time was over before, and the arbiter was called for it (article 22.1).
    .next = Rule on that flag first: report it, or give time by an adjustment if the clock was wrong.
game-touched_otherwise = Another move is owed
    .detail = { $move } is not among the moves that are owed for the men touched: { $owed } (article 5).
    .next = Play one of these. If the move was played on the board all the same, an arbiter records it as that.
game-sheet_owed = The score sheet comes first
    .detail = { word-side } completes the score sheet before the next move (article 7.2).
    .next = Write in what is missing, and record that it is done.
game-nothing_missing = Nothing is missing on the sheet
    .detail = No ply is on record as missing on { word-side }’s score sheet (article 7.2).
    .next = There is nothing to do; or name the other side.
game-omission_known = On record already
    .detail = Plies { $from_ply } to { $to_ply } are on record as not written down (article 7.1).
    .next = There is nothing to do; or name other plies.
game-no_such_plies = There are no such plies
    .detail = The game has { $plies } plies, and none from { $from_ply } to { $to_ply } to speak of.
    .next = Count plies from 1, both sides together, and name the first and the last in this order.
game-unknown_foul = No such foul
    .detail = The game has no foul number { $foul }.
    .next = Read the game: it lists its fouls with their numbers.
game-no_such_foul = No such foul
    .detail = The game has no foul number { $foul } to announce (article 9.2).
    .next = Read the game: it lists its fouls with their numbers. One that is not on record is announced by side and article.
game-foul_settled = The foul is settled
    .detail = Foul { $foul } is { word-standing } (article 9.2).
    .next = Read the game: it says how each foul stands. What is wrong with one announced is lifted with a reason.
game-fouls_stand = The fouls stand
    .detail = { word-side } has { $fouls } fouls that stand, and has lost by them (article 4.1.8): the game does not go on.
    .next = Lift the foul that was none, with a reason, and reopen the game then.
game-fouls_lifted = Too few fouls stand
    .detail = The game was lost by fouls (article 4.1.8), and of { word-side } there stand { $fouls }.
    .next = An arbiter reopens the game or amends its result; then it is signed.
game-unknown_foul_article = The text knows no such foul
    .detail = “{ $named }” names none of the eight fouls of article 9.1.
    .next = Name one of 9.1.1 to 9.1.8.
game-unknown_article = No such article
    .detail = The rules have no article “{ $named }”.
    .next = Name an article as the rules count it, such as 8.5.
game-move_was_legal = The move was legal
    .detail = { $move_wxf } ({ $move }) can be played here, and is no ground for a ruling (article 4.1.6).
    .next = Look at the move and the position again. If the record is wrong, correct it first.
game-not_moved_twice = No second move in a row
    .detail = { $move } is no second move in a row by { word-side } (article 4.1.6).
    .next = Look again at whose turn it was, and where the man stood.
game-not_opponents_man = No man of the opponent
    .detail = { $move } moves no man of the opponent in { word-side }’s turn (article 4.1.6).
    .next = Look again at whose turn it was, and whose man stood there.
game-nothing_to_retract = No move to take back
    .detail = { $plies } plies were played, and none after ply { $after_ply } is there to take back (article 5.8).
    .next = Name the last ply that is to stand; 0 is the beginning.
game-position_stands = The men stand like that
    .detail = The position sent is the one on the board (article 5.8).
    .next = There is nothing to do; or send the position from which play goes on.
game-record_stands = The record says that
    .detail = These are the moves on record.
    .next = There is nothing to do; or send the moves as they were played.
game-record_contradicts = The record contradicts the result
    .detail =
        { GIVEN($board) ->
            [yes] With these moves the board ends the game, { word-board },
           *[no] With these moves the board does not end the game,
        } and the result that stands is: { word-outcome } (article 10.1).
    .next = Look at the moves again. If the result is wrong, amend it first; if it is right, the moves are not all there.
game-already_signed = Signed already
    .detail = { word-signer } has signed this result (article 10.1).
    .next = There is nothing more to do here: wait for the other signatures.
game-signed_for_another = One token signs for both
    .detail = { word-signer } has signed with this token already: nobody signs as a player and as the arbiter (article 10.1).
    .next = Let the other sign with a token of their own. If the sheet was signed on paper, the arbiter signs alone and says so in the reason.
game-signed_otherwise = Another result stands
    .detail = The result to be signed is { word-signed }, and the one that stands is { word-outcome } (article 10.1).
    .next = Read the game again. Who does not agree with the result does not sign it, and calls an arbiter.

position-not_repeated = The position has not been repeated enough
    .detail =
        Since a man was last taken, the position has stood { $occurrences ->
            [one] once
           *[other] { $occurrences } times
        }; it is ruled on when it has stood { $needed } times (article 24).
    .next = Send every move of the game, up to the one after which the position stands for the third time.

notation-unreadable = Not a move in any notation
    .detail =
        “{ $given }” is not written as a move is (article 7.5).
        { possible-moves }
    .next = Write it in Chinese (炮二平五, or short 炮25), in WXF (C2=5) or in ICCS (h2e2).
notation-other_side = Written for the other side
    .detail =
        “{ $given }” is written as a move of { word-side }, whose turn it is not (articles 1.1 and 1.2).
        { possible-moves }
    .next = Look whose turn it is. Red’s numbers are written 一 to 九, Black’s 1 to 9.
notation-no_such_man = There is no such man
    .detail =
        No man of the side to move stands where “{ $given }” says (article 7.5).
        { possible-moves }
    .next = { next-legal_move }
notation-no_move_fits = No move fits
    .detail =
        No man that “{ $given }” may mean can go so (article 7.5).
        { possible-moves }
    .next = { next-legal_move }
notation-ambiguous = Several moves fit
    .detail = Several legal moves fit “{ $given }” (article 7.5): { $possible_wxf }.
    .next = Send one of these as it is written here: { $possible_wxf }.
notation-illegal_move = The move is not legal
    .detail =
        { GIVEN($move_wxf) ->
            [yes] “{ $given }” means { $move_wxf }, which cannot be played here. { $why }
           *[no] “{ $given }” cannot be played here. { $why }
        }
        { possible-moves }
    .next = { next-legal_move }

record-unsupported_format = The format is not supported
    .detail = This is no file of games in a format that is read here.
    .next = Send PGN, DhtmlXQ, XQF, CBR or CBL.
record-no_game = No game in the file
    .detail = There is nothing in the file, or nothing in it is a game.
    .next = Send a file that holds games.
record-undecodable = Bytes that are no text
    .detail =
        { word-place }: some bytes are not text in { $encoding ->
            [utf8] UTF-8
            [utf16_le] UTF-16LE
            [utf16_be] UTF-16BE
            [gb18030] GB18030
            [big5] Big5
           *[other] { $encoding }
        }.
    .next = { next-mend_record }
record-start = Not a starting position
    .detail = { word-place }: the starting position cannot be read. { $cause }
    .next = { next-mend_record }
record-illegal_move = An illegal move
    .detail =
        { GIVEN($possible) ->
            [yes] { word-place }: { $cause }
           *[no] { word-place }: { $given } is not legal. { $cause }
        }
    .next = { next-mend_record }
record-unread = A move that cannot be read
    .detail = { word-place }: the move cannot be read. { $cause }
    .next = { next-mend_record }
record-comment_unfinished = A comment does not end
    .detail = { word-place }: a comment begins and does not end.
    .next = { next-mend_record }
record-variation_unfinished = A variation does not end
    .detail = { word-place }: a variation begins and does not end.
    .next = { next-mend_record }
record-variation_out_of_place = No place for a variation
    .detail = { word-place }: there is no ply that the variation “{ $given }” could replace, or it has the name of another.
    .next = { next-mend_record }
record-stray_parenthesis = A parenthesis too many
    .detail = { word-place }: a parenthesis closes no variation.
    .next = { next-mend_record }
record-too_deep = Variations lie too deep
    .detail = { word-place }: variations lie within variations more than { $deepest } deep.
    .next = { next-mend_record }
record-move_number = A number that is not its move’s
    .detail = { word-place }: “{ $given }” stands before a move where “{ $expected }” should. A move is missing, or there is one too many.
    .next = { next-mend_record }
record-no_move = No move in the place of a move
    .detail = { word-place }: “{ $given }” stands in the place of a move.
    .next = { next-mend_record }
record-out_of_place = Out of place
    .detail = { word-place }: there is no place for “{ $given }” here, before or after a game.
    .next = { next-mend_record }
record-said_twice = Said twice
    .detail = { word-place }: “{ $given }” is said twice, and not the same.
    .next = { next-mend_record }
record-too_much = Too many games or plies
    .detail = { word-place }: there are more than { $games } games or { $plies } plies in the file.
    .next = Send the file in parts.
record-field_unfinished = A field does not end
    .detail = { word-place }: the field “{ $given }” begins and does not end.
    .next = { next-mend_record }
record-bad_squares = Not squares
    .detail = { word-place }: “{ $given }” is no list of squares, two digits for each.
    .next = { next-mend_record }
record-bad_places = Not the places of the men
    .detail = { word-place }: “{ $given }” does not say where 32 men stand, two digits for each.
    .next = { next-mend_record }
record-unsupported_version = The version of the format is not supported
    .detail = { word-place }: version { $version } of the format is not read here.
    .next = Save the file in another version or another format.
record-cut_off = The file is cut off
    .detail = { word-place }: something is missing from byte { $offset } on; the file has { $size } bytes.
    .next = { next-mend_record }
record-left_over = The file goes on after the moves
    .detail = { word-place }: the moves are over at byte { $offset }, and the file is not.
    .next = { next-mend_record }
record-no_point = Not a point of the board
    .detail = { word-place }: byte { $offset } names no point of the board.
    .next = { next-mend_record }
record-no_man = Not a man
    .detail = { word-place }: byte { $offset } is { $given }, which names no man.
    .next = { next-mend_record }
record-two_men = Two men on one point
    .detail = { word-place }: two men stand on { $square }.
    .next = { next-mend_record }
record-games_missing = Games are missing
    .detail = { word-place }: the index lists { $listed } games, and the file holds { $found }.
    .next = { next-mend_record }

touch-nobody_touched = No man was touched
    .detail = No man is named that was touched.
    .next = Name the squares of the men, in the order they were touched.
touch-empty_square = Nobody stands there
    .detail = No man stands on { $square } in this position.
    .next = Name the squares that the men stood on, and look whether the position is the right one.
touch-game_over = The game is over
    .detail =
        { $status ->
            [drawn] Neither side has a man left that can attack (article 4.2.1): the game is drawn, and no move is owed.
            [stalemate] The side to move is stalemated (article 4.1.3), and has no move to make.
           *[checkmate] The side to move is checkmated (article 4.1.1), and has no move to make.
        }
    .next = There is nothing to rule on. Look whether the position and the side to move are the right ones.

player-exists = The id of the player is taken
    .detail = There is a player { $player } in the register already.
    .next = Take a new id for a new player; to put one right, amend the player.
player-not_found = No such player
    .detail = There is no player { $player } in the register.
    .next = Check the id: /v1/players lists all of them.
player-forgotten = The player is erased
    .detail = The register has erased player { $player } and keeps nothing more of the player.
    .next = Enter the player anew if that is wanted.
player-number_taken = The number belongs to another player
    .detail = This number in { $system } is player { $holder }’s.
    .next = If it is the same person, amend that player; otherwise check the number.
player-system_twice = Two numbers in one system
    .detail = A player has one number in { $system }.
    .next = Remove the one that errors[] points at.
player-list_twice = Two ratings on one list
    .detail = A player has one rating on the list { $list } of one day.
    .next = Remove the one that errors[] points at.
player-list_refused = Nobody of the list is entered
    .detail = { $refused } of { $of } players cannot be entered, at these places of the list, counted from 0: { $rows }. The first of them: { $why ->
        [exists] the id is taken.
        [number_taken] a number belongs to another player, of the register or further up in the list.
        [system_twice] there are two numbers in one system.
        [list_twice] there are two ratings on one list of one day.
       *[other] the register does not take the player.
    }
    .next = Put them right, or leave them out, and send the list again under a new key.

token-exists = The id of the token is taken
    .detail = There is a token { $token } already.
    .next = Take a new id.
token-unknown = No such token
    .detail = There is no token { $token }.
    .next = Check the id.
token-outranks_issuer = Not yours to appoint
    .detail = Your office does not appoint to this one: { word-role } (article 16).
    .next = Let someone of a higher office issue or revoke the token.
token-scope_does_not_fit = The scope does not fit the office
    .detail = For the office of { word-role } the scope lacks something or has too much, where errors[] points.
    .next = An administrator’s token has no scope. Every other names its tournament, a player’s the entrant too; only players and scorers are limited to tables or games.
token-last_administrator = The last administrator
    .detail = Without this token nobody could run the server any more.
    .next = Issue another administrator’s token first, then revoke this one with it.

xiangqi-empty_square = Nobody stands there
    .detail = There is no man on { $square } (article { $breaks }).
    .next = { next-legal_move }
xiangqi-opponents_man = The opponent’s man
    .detail = The { word-man } on { $square } is the opponent’s (article { $breaks }).
    .next = { next-legal_move }
xiangqi-stands_still = The man does not move
    .detail = The man on { $square } does not leave its point (article { $breaks }).
    .next = { next-legal_move }
xiangqi-own_man_on_target = An own man is on the target
    .detail = The { word-man } on { $square } is the mover’s own; only the opponent’s men are taken (article { $breaks }).
    .next = { next-legal_move }
xiangqi-not_its_move = The man does not move so
    .detail = That is not how the { word-man } moves (article { $breaks }).
    .next = { next-legal_move }
xiangqi-leaves_palace = Out of the palace
    .detail = The { word-man } does not leave the palace, and { $square } lies outside (article { $breaks }).
    .next = { next-legal_move }
xiangqi-crosses_river = Across the river
    .detail = The elephant does not cross the river, and { $square } lies beyond (article { $breaks }).
    .next = { next-legal_move }
xiangqi-leg_blocked = The horse’s leg is blocked
    .detail = A man on { $square } blocks the horse’s leg (article { $breaks }).
    .next = { next-legal_move }
xiangqi-eye_blocked = The elephant’s eye is blocked
    .detail = A man on { $square } blocks the elephant’s eye (article { $breaks }).
    .next = { next-legal_move }
xiangqi-way_blocked = The way is blocked
    .detail = A man on { $square } is in the way (article { $breaks }).
    .next = { next-legal_move }
xiangqi-wrong_screens = The cannon takes over one man
    .detail =
        { $screens ->
            [0] The cannon takes over exactly one man; there is none before { $square } (article { $breaks }).
           *[other] The cannon takes over exactly one man; there are { $screens } before { $square } (article { $breaks }).
        }
    .next = { next-legal_move }
xiangqi-soldier_retreats = A soldier does not go back
    .detail = The soldier goes forward, and sideways once across the river, but never back (article { $breaks }).
    .next = { next-legal_move }
xiangqi-soldier_not_across = The soldier has not crossed the river
    .detail = The soldier on { $square } has not crossed the river, and goes straight forward only (article { $breaks }).
    .next = { next-legal_move }
xiangqi-generals_face = The generals would face each other
    .detail = After the move the two generals would face each other on an open file (article { $breaks }).
    .next = { next-legal_move }
xiangqi-check_unanswered = The check is not answered
    .detail = The general is in check, and the move does not answer it: it would still be attacked from { $square } (article { $breaks }).
    .next = { next-legal_move }
xiangqi-general_attacked = Your general would be attacked
    .detail = After the move your general would be attacked from { $square } (article { $breaks }).
    .next = { next-legal_move }
xiangqi-bad_fen = Not a position
    .detail =
        { GIVEN($given) ->
            [yes] “{ $given }” is not a position.
           *[no] { "" }
        }
        { GIVEN($too_long) ->
            [yes] It is longer than { $too_long } characters.
           *[no] { "" }
        }
        { GIVEN($empty) ->
            [yes] The text is empty.
           *[no] { "" }
        }
        { GIVEN($rank_count) ->
            [yes] The number of ranks is { $rank_count } instead of 10.
           *[no] { "" }
        }
        { GIVEN($rank_length) ->
            [yes] Ranks that have not 9 points (in brackets how many; the first rank is 9): { $rank_length }.
           *[no] { "" }
        }
        { GIVEN($unknown_letter) ->
            [yes] Letters that are no man (in brackets the rank): { $unknown_letter }.
           *[no] { "" }
        }
        { GIVEN($numbers_side_by_side) ->
            [yes] Ranks with two numbers side by side: { $numbers_side_by_side }.
           *[no] { "" }
        }
        { GIVEN($general_missing) ->
            [yes] Generals that are missing: { $general_missing }.
           *[no] { "" }
        }
        { GIVEN($too_many) ->
            [yes] Men of which there are more than a set has (in brackets how many): { $too_many }.
           *[no] { "" }
        }
        { GIVEN($impossible_point) ->
            [yes] Men on points they never come to: { $impossible_point }.
           *[no] { "" }
        }
        { GIVEN($soldiers_on_file) ->
            [yes] Soldiers of one side on one file before the river (in brackets where): { $soldiers_on_file }.
           *[no] { "" }
        }
        { GIVEN($generals_face) ->
            [yes] The generals face each other.
           *[no] { "" }
        }
        { GIVEN($checked_out_of_turn) ->
            [yes] The general of the side not to move is attacked (in brackets from where): { $checked_out_of_turn }.
           *[no] { "" }
        }
        { GIVEN($side_missing) ->
            [yes] The side to move is missing.
           *[no] { "" }
        }
        { GIVEN($unknown_side) ->
            [yes] { $unknown_side } is no side: w or r is Red, b is Black.
           *[no] { "" }
        }
        { GIVEN($not_dash) ->
            [yes] Fields that must be “-”: { $not_dash }.
           *[no] { "" }
        }
        { GIVEN($bad_plies) ->
            [yes] { $bad_plies } is no number of plies since the last capture.
           *[no] { "" }
        }
        { GIVEN($bad_round) ->
            [yes] { $bad_round } is no number of a round; the first is 1.
           *[no] { "" }
        }
        { GIVEN($too_many_fields) ->
            [yes] There are { $too_many_fields } fields, and at most 6 mean something.
           *[no] { "" }
        }
    .next = Put it right and send it again. This is the starting position: rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1
