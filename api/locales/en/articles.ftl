# The titles of the chapters and articles of the 1999 rules. Where the text prints none, they are ours.

chapter-1 = How the game is played
chapter-2 = The conduct of a game
chapter-3 = The tournament
chapter-4 = Repetitions

article-1 = The board and the men
article-1-1 = The board
article-1-2 = The men
article-1-3 = The men before the first move
article-1-4 = Sizes of board and men

article-2 = Moving and taking
article-2-1 = Red first, then by turns
article-2-2 = How the men move
article-2-3 = Taking

article-3 = Checkmate and stalemate
article-3-1 = Check
article-3-2 = Stalemate

article-4 = Won, lost and drawn
article-4-1 = What loses a game
article-4-1-1 = Checkmate
article-4-1-2 = Generals facing
article-4-1-3 = Stalemate loses
article-4-1-4 = Out of time
article-4-1-5 = Too late
article-4-1-6 = An illegal move
article-4-1-7 = Not changing where one must
article-4-1-8 = Three fouls
article-4-1-9 = Resignation
article-4-1-10 = Refusing the rules, grave misconduct
article-4-2 = What draws a game
article-4-2-1 = Nobody can win
article-4-2-2 = An agreed draw
article-4-2-3 = A draw by repetition
article-4-2-4 = The natural limit

article-5 = Touching, letting go, mending mistakes
article-5-1 = An own man touched
article-5-2 = An opposing man touched
article-5-3 = An own man first, then an opposing one
article-5-4 = An opposing man first, then an own one
article-5-5 = Men of both sides at once
article-5-6 = Adjusting a man
article-5-7 = A move made stands
article-5-8 = Mending mistakes

article-6 = The clock
article-6-1 = 40 moves in 90 minutes
article-6-2 = 30 moves in 60 minutes
article-6-3 = 40 moves in 10 minutes
article-6-4 = 30 moves in every 5 minutes
article-6-5 = One time for the whole game

article-7 = Keeping the score
article-7-1 = Every move is written down
article-7-2 = Short of time: written down later
article-7-3 = Writing it out again
article-7-4 = Refusing to keep the score
article-7-5 = Notation

article-8 = What players must know
article-8-1 = Dress and bearing
article-8-2 = Knowing the rules
article-8-3 = No leaving, talking or looking things up
article-8-4 = No disturbing the opponent
article-8-5 = Questions and appeals
article-8-6 = Pressing the clock
article-8-7 = No agreed points or draws
article-8-8 = What misconduct costs

article-9 = Fouls
article-9-1 = What is a foul
article-9-1-1 = Disturbing on the opponent’s time
article-9-1-2 = Stopping or starting the clock
article-9-1-3 = Offering a draw again
article-9-1-4 = An unfounded claim of the natural limit
article-9-1-5 = Touching an own man that cannot move
article-9-1-6 = Touching an opposing man that cannot be taken
article-9-1-7 = Moves not written down
article-9-1-8 = Lesser misconduct
article-9-2 = A foul is announced

article-10 = The end of a game
article-10-1 = The result and its signatures
article-10-2 = Leaving the hall

article-11 = Systems of play
article-11-1 = Knock-out
article-11-2 = The circular system
article-11-3 = Groups
article-11-4 = The Swiss system

article-12 = Teams
article-12-1 = Fixed boards
article-12-2 = Fixed boards with reserves
article-12-3 = Boards named before each match
article-12-4 = Everyone against everyone
article-12-5 = The sum of the members’ results

article-13 = Who has Red
article-13-1 = Circular, individual
article-13-2 = Circular, teams
article-13-3 = Swiss
article-13-4 = Knock-out: by lot
article-13-5 = Two games: by lot, then reversed

article-14 = Scoring
article-14-1 = What a game gives
article-14-2 = What a match gives

article-15 = Places
article-15-1 = Circular, individual
article-15-2 = Swiss, individual
article-15-3 = Circular, teams
article-15-4 = Swiss, teams
article-15-5 = The sum of the members’ places
article-15-6 = Places that are not shared

article-16 = The organiser
article-16-1 = The organiser’s office
article-16-2 = Arbiters and the chief arbiter
article-16-3 = The arbitration committee

article-17 = The arbiters’ office
article-17-1 = Supplementary regulations
article-17-2 = Study, and inspecting hall and equipment
article-17-3 = Explaining the rules
article-17-4 = Applying the rules
article-17-5 = Watching the games, publishing results
article-17-6 = Keeping order in the hall
article-17-7 = Punishing misconduct
article-17-8 = Being judged in turn

article-18 = Penalties
article-18-1 = Warning
article-18-2 = Removal from the game
article-18-3 = Expulsion
article-18-4 = Places of those punished

article-19 = The hall
article-19-1 = Silence and order
article-19-2 = No smoking
article-19-3 = What a hall must offer

article-20 = Leaving the event
article-20-1 = Reason and consent
article-20-2 = Before the start
article-20-3 = During a circular event
article-20-4 = During a Swiss event

article-21 = Late and absent
article-21-1 = One is late
article-21-2 = Arriving in time
article-21-3 = Both are late
article-21-4 = How absence is shown

article-22 = Out of time
article-22-1 = Too few moves in the time
article-22-2 = The flag falls
article-22-3 = Clocks without a flag
article-22-4 = A faulty clock
article-22-5 = Moved, but not pressed in time

article-23 = Draws: offered, ruled, claimed
article-23-1 = Offering a draw
article-23-2 = A draw ruled by the arbiter
article-23-3 = Claiming the natural limit

article-24 = A position to be ruled on
article-24-1 = Perpetual check by one side loses
article-24-2 = Alike on both sides: drawn
article-24-3 = The forbidden side changes

article-25 = The law of repetitions
article-25-1 = What the law is about
article-25-2 = Forbidden and allowed
article-25-3 = What men are worth

article-26 = General principles
article-26-1 = No perpetual check by one side
article-26-2 = Both allowed
article-26-3 = Both forbidden
article-26-4 = One forbidden, the other allowed

article-27 = Particular rules
article-27-1 = The General’s own attacks
article-27-2 = The Soldier’s own attacks
article-27-3 = Taking the key defensive point
article-27-4 = The gravest counts

article-28 = Words
article-28-1 = Check
article-28-2 = Kill
article-28-3 = Chase
article-28-4 = Attack
article-28-5 = Exchange
article-28-6 = Offer
article-28-7 = Block
article-28-8 = Follow
article-28-9 = Idle
article-28-10 = Perpetual check
article-28-11 = Perpetual kill
article-28-12 = Perpetual chase
article-28-13 = Perpetual exchange
article-28-14 = Attack against attack
article-28-15 = Attack against what is not
article-28-16 = Protected and unprotected men

article-29 = What makes a chase
article-29-1 = In which ways
article-29-2 = Arisen from the move just made
article-29-3 = An unprotected man of value
article-29-4 = Not mated for it
