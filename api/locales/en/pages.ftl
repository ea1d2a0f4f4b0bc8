# What the pages for people say. Every key begins with “page-”.

page-name = Chuhe
page-motto = Xiangqi tournaments
page-skip = To the content
page-languages = Language
page-interface = Programming interface
page-all_tournaments = All tournaments

page-tournaments = Tournaments
page-no_tournaments = No tournament is public yet.
page-founded = Founded
page-newest = Newest
page-older = Older tournaments

page-state =
    { $state ->
        [open] Registration is open
        [ready] Registration is closed
        [running] Under way
        [closed] Finished
        [called_off] Called off
        [ended_early] Ended early
       *[other] { $state }
    }
page-entrants = Entrants
page-entrants_count =
    { $number ->
        [one] { $number } entrant
       *[other] { $number } entrants
    }
page-rounds_count =
    { $number ->
        [one] { $number } round published
       *[other] { $number } rounds published
    }
page-no_entrants = Nobody is entered yet.
page-no_rounds = No round is published yet.
page-sections = On this page

page-number = No.
page-nameless = No. { $number }
page-player = Name
page-federation = Federation
page-rating = Rating
page-gone =
    { $standing ->
        [left_field] left before the start
        [annulled] withdrawn, annulled
        [withdrawn] withdrawn
       *[active] {""}
    }

page-standings = Standings
page-place = Place
page-points = Points
page-provisional = Provisional: not every game that counts has a result yet.
page-shared_mark = “=” marks a shared place: equal in points and in every criterion (article { $article }).
page-annulled_places = Without a place, all results annulled (article 20.3):
page-criterion =
    { $criterion ->
        [opponents_score] Opponents’ score
        [team_opponents_score] Teams’ opponents’ score
        [match_wins] Matches won
        [sonneborn_berger] Sonneborn–Berger
        [wins] Games won
        [direct_encounter] Direct encounter
        [fewer_fouls] Fewer fouls
        [board_points] Board points
        [board_wins] Games won on all boards
        [best_place] Best place of a member
        [second_best_place] Second best place of a member
       *[other] { $criterion }
    }
page-criterion_short =
    { $criterion ->
        [opponents_score] Opp.
        [team_opponents_score] Opp.
        [match_wins] MW
        [sonneborn_berger] S–B
        [wins] Won
        [direct_encounter] Direct
        [fewer_fouls] Fouls
        [board_points] Boards
        [board_wins] Won
        [best_place] Best
        [second_best_place] 2nd best
       *[other] { $criterion }
    }
page-not_applied =
    { $why ->
        [not_consulted] not consulted: parted before it came to this
        [not_all_have_met] not all of those still equal have met
        [no_second_member] the team has no second member with a place
        [does_not_fit] makes no sense of those who are ranked here
       *[other] { $why }
    }
page-how = How the places came about
page-parted = Parted from the place above by: { $by }.
page-penalties = penalties (article 18.4): removals from a game { $removals }, warnings { $warnings }
page-settled = a play-off, lots or the regulations (article 15.6)
page-sum_of_places = Sum of the members’ places
page-team_without_place =
    { $because ->
        [left] { $team } has no place: the team has left (article 20).
       *[members_missing] { $team } has no place: members are missing.
    }
page-equal = Equal in everything with the one above: the place is shared (article { $article }).
page-opponent = Opponent
page-opponents_points = Opponent’s points
page-colour = Colour
page-result = Result
page-sum = Sum
page-not_counted = not counted, by the regulations

page-crosstable = Crosstable
page-legend = { $win } won, { $draw } drawn, { $loss } lost, + won and − lost without play (article 21.4).
page-legend_cards = Under each round the result, and the opponent’s number or why there was none.
page-legend_teams = Match points: { $win } won, { $draw } drawn, { $loss } lost, and the board points beneath (article 14.2); + won and − lost without play (article 21.4).
page-had_red = had Red
page-had_black = had Black
page-first_named = (of two teams, the first-named has Red on the odd boards: article 13.2)
page-struck = Struck through: annulled, and counted for nobody (article 20.3).
page-too_wide = There are too many entrants to print the grid on a page.
page-meeting =
    { GIVEN($round) ->
        [yes] Round { $round },
       *[no] {""}
    }
    { word-side } against { $opponent }
page-withdrew =
    { $effect ->
        [left_field] { $player } left before the start (article 20.2).
        [annulled] { $player } withdrew having met { $met } of { $opponents } opponents, fewer than half: all results are annulled, for everyone (article 20.3).
        [kept_below] { $player } withdrew having met { $met } of { $opponents } opponents, fewer than half; by the regulations of this tournament the results stand, and the rest is forfeited.
        [opponents_go_on] { $player } withdrew from the knock-out: what was decided stands, and whoever was to meet this entrant goes on without play.
        [not_paired] { $player } withdrew: the results stand, a game already paired is forfeited, and no later round pairs this entrant (article 20.4).
        [plays_no_more] { $player } withdrew and plays no more.
        [members_play_on] { $player } withdrew and has no place among the teams; its members play on for themselves.
       *[kept] { $player } withdrew having met { $met } of { $opponents } opponents, half or more: the results stand, and the rest is forfeited (article 20.3).
    }

page-stage = Stage { $number }
page-stage_state =
    { $state ->
        [waiting] not drawn yet
        [drawn] drawn
        [over] finished
        [ended_early] ended early
       *[under_way] under way
    }
page-group = Group { $number }
page-group_column = Group

page-rounds = Rounds
page-round = Round { $number }
page-round_state =
    { $state ->
        [closed] closed
       *[published] in play
    }
page-board = Board
page-table = Table
page-red = Red
page-black = Black
page-bye = Bye: { $player }
page-free =
    { $why ->
        [bye] bye
        [requested_bye] requested bye
        [absent] absent
        [suspended] suspended
        [left_out] left out
        [not_yet_in] not yet there
       *[gone] gone
    }
page-not_paired = Not paired: { $player } ({ $why })
page-status = { word-status }
page-unplayed = not played

page-bracket = Bracket
page-champion = Champion:
page-winners = Winners’ bracket
page-losers = Losers’ bracket
page-final = Final
page-second_final = Second final
page-third_place = Third place
page-bye_alone = bye
page-match_note =
    { $note ->
        [lots] by lot
        [ruling] by ruling
        [withdrawal] by withdrawal
        [play_off] after a play-off
        [level] level
       *[outdated] paired before an earlier result changed
    }

page-regulations = Regulations
page-rules = Rules
page-system = System
page-circular =
    Circular: everyone meets everyone else
    { $field ->
        [groups] of the group
       *[whole] {""}
    }
    { $meet ->
        [two_games] in two games, one with each colour
        [two_cycles] twice, with colours reversed the second time
        [four_games] twice, in two games each time, one with each colour
       *[once] once
    } (article 11.2).
page-grouped =
    In { $groups } groups, { $seeding ->
        [rating] over which the seeds are spread by rating
        [places] over which the seeds are spread by their places
       *[lots] into which the lot falls
    }; the numbers within a group are drawn by lot (articles 11.3, 13.1).
page-numbered =
    { $seeding ->
        [places] The numbers follow the places (article 11.3).
       *[rating] The numbers follow the ratings (article 11.3).
    }
page-everybody = Everybody who is entered.
page-qualified =
    { $number ->
        [one] Place { $places }
       *[other] Places { $places }
    } of { $groups ->
        [several] each group of { $stage }
       *[single] { $stage }
    }{ $carried ->
        [yes] ; what they played against each other there counts here and is not played again
       *[no] {""}
    } (article 11.3).
page-swiss =
    { $system ->
        [dutch] Swiss system, { $rounds } rounds, paired by FIDE’s Dutch system (article 11.4).
       *[cn] Swiss system, { $rounds } rounds, paired by the points so far (article 11.4).
    }
page-swiss_first =
    { $first ->
        [halves_by_rank] In the first round the upper half meets the lower in order of the numbers.
        [neighbours] In the first round neighbours meet: 1–2, 4–3, 5–6, 8–7 and so on.
        [lots] The first round is drawn by lot.
       *[halves_by_lot] In the first round the upper half meets the lower; opponents and colours are drawn by lot.
    }
page-swiss_once =
    { $forfeits ->
        [yes] Nobody is paired with the same opponent twice, a game forfeited included (house rule).
       *[no] Nobody plays the same opponent twice; after a forfeit two may be paired again (house rule).
    }
page-swiss_colours = Nobody has the same colour more than { $run } times running, nor one colour more than { $difference } times oftener than the other, where that can be (house rule).
page-swiss_federations = As far as can be, those of one federation do not meet in the first rounds, up to round { $rounds } (house rule).
page-swiss_floats = As far as can be, nobody is paired outside the own points in the same direction twice running (house rule).
page-swiss_bye =
    { $worth ->
        [draw] A bye counts as a draw
        [nothing] A bye brings no points
       *[win] A bye counts as a win
    }; byes for each entrant at most: { $limit } (house rule).
page-swiss_requested =
    { $limit ->
        [0] No bye can be asked for
       *[other] Byes that each may ask for: { $limit }, and one { $worth ->
            [win] counts as a win
            [draw] counts as a draw
           *[nothing] brings no points
        }
    } (house rule).
page-swiss_suspended = After so many forfeits in a row one is not paired until an arbiter says so: { $forfeits } (house rule).
page-knock_out =
    { $elimination ->
        [double] Knock-out: who loses twice is out, or loses the final (article 11.1).
        [double_reset] Knock-out: who loses twice is out; a final lost by who had not lost before is played again (article 11.1).
       *[single] Knock-out: who loses is out (article 11.1).
    }
page-seeds =
    { $seeding ->
        [lots] The seeds are drawn by lot (article 11.1).
        [places] The seeds follow the places (article 11.3).
       *[rating] The seeds follow the ratings (article 11.1).
    }
page-match_games =
    { $games ->
        [1] A match is one game; who has Red is drawn by lot (article 13.4).
        [2] A match is two games: who has Red in the first is drawn by lot, and the second has the colours reversed (article 13.5).
       *[other] A match is the best of { $games } games: who has Red in the odd ones is drawn by lot, and the even ones have the colours reversed (articles 13.4, 13.5).
    }
page-level_match =
    { $last ->
        [no_ladder] A level match is decided by lot or by a ruling (article 15.6).
        [level] A level match goes on with { $ladder }; if that leaves it level, it is decided by lot or by a ruling (article 15.6).
        [red] A level match goes on with { $ladder }; by a draw in the last game Red goes on (article 15.6).
       *[black] A level match goes on with { $ladder }; by a draw in the last game Black goes on (article 15.6).
    }
page-third_place_played = Those who lose the semi-finals play for the third place.
page-out_together = Those who go out in the same round share their places, until these are settled (article 15.6).
page-scoring = Points
page-teams = Teams
page-team_system =
    { $rule ->
        [fixed_boards] Team against team on { $boards } boards, each member on the board of the registered order (article 12.1)
        [with_reserves] Team against team on { $boards } boards; reserves may play, the registered order is kept (article 12.2)
        [free_order] Team against team on { $boards } boards, in an order chosen before each match (article 12.3)
        [all_play_all] Every member of one team against every member of the other (article 12.4)
       *[members_places] By the places of { $boards } members in the individual event (article 12.5)
    }
page-team_scoring = A match, by its board points: won { $win }, drawn { $draw }, lost { $loss } (article 14.2)
page-scoring_text = A win { $win }, a draw { $draw }, a loss { $loss } (article 14.1); + counts { $win } and − counts 0 (article 21.4).
page-order = Order among equals
page-order_text = { $criteria }; after that the place is shared (article { $article }).
page-withdrawals = Withdrawal
page-below_half =
    { $rule ->
        [keep] Whoever leaves having met fewer than half of the opponents keeps the results; the rest is forfeited (house rule in place of article 20.3).
       *[annul] Whoever leaves having met fewer than half of the opponents has every result annulled, for everyone; otherwise the results stand and the rest is forfeited (article 20.3).
    }
page-leaving_swiss = Who leaves a Swiss stage: the results stand, a game already paired is forfeited, and no later round pairs the entrant (article 20.4).
page-leaving_knock_out = Whoever leaves a knock-out keeps what was decided, and the opponent to come goes on without play.
page-forfeits = Forfeits in the tie-breaks
page-forfeit_win =
    { $counts ->
        [yes] A win without play counts among the games won.
       *[no] A win without play does not count among the games won.
    }
page-forfeit_opponent =
    { $counts ->
        [yes] The points of an opponent who forfeited count in Sonneborn–Berger.
       *[no] The points of an opponent who forfeited do not count in Sonneborn–Berger.
    }
page-forfeit_in_opponents =
    { $counts ->
        [yes] The points of an opponent who forfeited count in the opponents’ score.
       *[no] The points of an opponent who forfeited do not count in the opponents’ score.
    }
page-bye_in_opponents = In the opponents’ score a bye counts as the lowest score among those who scored; a round without a pairing counts nothing.

page-at_table = Round { $round }, table { $table }
page-outcome =
    { $outcome ->
        [red_wins] Red wins
        [black_wins] Black wins
        [draw] Draw
        [both_lose] Both lose
       *[other] { $outcome }
    }
page-ending =
    { $ending ->
        [checkmate] checkmate
        [stalemate] stalemate
        [facing_generals] the generals came to face each other
        [time_forfeit] time over
        [illegal_move] an illegal move was played
        [perpetual_check] perpetual check
        [refused_to_change] did not change what had to be changed
        [fouls] the third foul
        [resignation] resignation
        [misconduct] forfeited for misconduct
        [no_attackers] nobody has a man left that can attack
        [simple_position] a simple position that neither side can win
        [agreement] by agreement
        [repetition] by a repetition that neither side need change
        [natural_limit] by the natural limit
        [reported] as reported from the table
        [forfeit] forfeited, without play
        [withdrawal] a player withdrew
        [removal] removed from the game
        [ruling] by ruling of an arbiter
       *[other] { $ending }
    }
page-article = article { $article }
page-counts_nowhere = The result is annulled with all others of a player who withdrew, and counts nowhere (article 20.3).
page-not_played = Not played: { $player } has withdrawn (article 20).
page-to_move = { word-side } to move
page-in_check = { word-side } to move, in check

page-time_and_fouls = Time and fouls
page-conduct = Conduct
page-remaining = Time left
page-used = Time used
page-moves_due = Moves due
page-period = Period
page-fouls = Fouls
page-fouls_of = { $number } ({ $articles })
page-runs = running
page-clock =
    { $how ->
        [runs] { word-side }’s time has run since { $at }. Both times are shown as they stood then.
        [over] The times as they stood at the end, { $at }.
        [awaits] No time runs: neither player has come to the board yet (article 21.3).
       *[stands] No time runs.
    }
page-called =
    { $due ->
        [late] The arbiter is called: { word-side } seems to have missed the limit for coming late, which was over at { $at } (article 21.1).
       *[flag] The arbiter is called: { word-side }’s time seems to be over, since { $at } (article 22.1).
    }
page-halted =
    { $ground ->
        [arbiter] Halted since { $since }: an arbiter is at the table (article 17.4).
        [claim] Halted since { $since }: a claim is being looked into (articles 23.3, 24).
        [hall] Halted since { $since }, with the whole hall.
        [fault] Halted since { $since }: the clock is out of order (article 22.4).
        [reopened] Halted since { $since }: the result was taken back, and the game is to go on.
       *[unsaid] Halted since { $since }.
    }
page-must_change = { word-side } must change: once more round the same moves, and the game is lost (article 24.3).
page-adjourned =
    Adjourned since { $since }, to go on at another time.
    { GIVEN($side) ->
        [yes] { word-side } has sealed a move.
       *[no] {""}
    }
page-position = Position
page-turn = Move
page-moves = Moves
page-no_moves = No move is recorded.
