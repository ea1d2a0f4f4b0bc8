# The rule sets, their parameters, and what there is to say of single values.

rule-set-cn-1999 = Chinese Xiangqi Competition Rules of 1999
rule-set-cn-2011 = Chinese Xiangqi Competition Rules of 2011
rule-set-cn-2020 = Chinese Xiangqi Competition Rules of 2020
rule-set-wxf-2018 = Rules of the World Xiangqi Federation of 2018

parameter-natural_limit_rounds = Rounds on end without a capture that make a draw
parameter-counted_checks = The claimant’s checks counted at most
parameter-surplus_check_drops = What a check beyond those takes from the count
parameter-natural_limit_unasked = The arbiter may rule the draw when nobody claims it
parameter-claim_penalty_ms = Time an unfounded claim costs
parameter-repetition_loss_unasked = The arbiter may rule a loss or a change on a repetition that nobody claims
parameter-fouls_to_lose = The foul that loses the game
parameter-omitted_plies_per_foul = Moves left out of the score on end that make a foul
parameter-omission_grace_ms = With less time than this, nobody need keep the score
parameter-late_limit_ms = How late a player may be
parameter-illegal_move = What an illegal move costs
parameter-draw_offer_from_round = The first round in which a draw may be offered
parameter-game_points = Points of a game
parameter-team_points = Points of a team match

parameter_note-may_be_lowered = The regulations may lower it and not raise it.
parameter_note-no_number = The text speaks of a set limit and gives no number: the regulations must.
parameter_note-no_first_round = The text lets a draw be offered from the first round on.
parameter_note-surplus = The text does not say what becomes of the checks beyond ten. As we read it, the whole round of each drops out: with 20 checks, 70 rounds are needed for 60.
parameter_note-between_editions = The text has not been read on this; the editions of 1999 and 2020 agree.
parameter_note-quick_chess = Stated for quick chess, where the arbiter judges directly.
parameter_note-strictness_parted = The text parts strictness for amateurs from that for professionals; how, has not been read.
parameter_note-other_scales = Printed as 2, 1 and 0. The organiser may choose another scale, such as 3, 1 and 0.
parameter_note-from_events = Known from events only, which print 2, 1 and 0.
parameter_note-fouls_in_events = Events had numbers of their own: the world championship of 2014 four, Vietnam in 2004 three.
parameter_note-omissions_in_events = From the world championship of 2014: four to seven are one foul, eight two.
parameter_note-sum_of_places = World championships rank teams by the sum of their members’ places.
