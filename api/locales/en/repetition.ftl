# What rulings on repetitions say. Every key begins with “repetition-”.

repetition-nature =
    { $nature ->
        [check] check
        [kill] kill
        [chase] chase
       *[idle] idle move
    } (article { $article })

repetition-mover =
    { $side ->
        [red] Red
       *[black] Black
    } { $kind ->
        [general] General
        [advisor] Advisor
        [elephant] Elephant
        [horse] Horse
        [chariot] Chariot
        [cannon] Cannon
       *[soldier] Soldier
    } { $from }–{ $to } ({ $move })

repetition-judged = { repetition-mover }: { $surely }.
repetition-doubted = { repetition-mover }: { $surely } or { $possibly }; no rule settles which.

repetition-victim =
    { $way ->
        [capture] The { ruling-man } can be taken, and nobody can take back: { $line }.
        [exchange] The { ruling-man } can be won by an exchange: { $line }.
       *[checks] The { ruling-man } can be won by continuous checks: { $line }.
    }
repetition-mate = Mate by checks is threatened: { $line }.
repetition-by_soldier = A soldier chases by itself: idle, unless both sides attack at every move (article 27.2).

repetition-doubt =
    { $doubt ->
        [out_of_check] The General stepped out of check, and a kill stands now: whether the checker brought it upon itself, the text does not say.
        [key_point] It takes a defensive point, and attacks advisors or elephants by the way: by article 27.3 that may be idle.
        [long_way] Something is won only by a long line of checks, or by the General or a soldier in the course of it: whether that is a chase, articles 28.3 and 29.1 leave open.
        [kill_unknown] The search for a mate by checks (article 28.2) was given up at its bound.
        [chase_unknown] The search for a man that is won (article 28.3) was given up at its bound.
        [grade] Whether it chases without a flaw, or by several men or against protected ones, is open; by the rules of 2020 (26.9) the graver side must change.
       *[general_moves] Only the General moves, and the attacks of others come and go with it: federations differ.
    }

repetition-verdict =
    { $verdict ->
        [draw] Drawn (article { $article }).
        [red_must_change] Red must change; once more round the cycle, and Red loses (article { $article }).
        [black_must_change] Black must change; once more round the cycle, and Black loses (article { $article }).
        [red_loses] Red loses (article { $article }).
       *[black_loses] Black loses (article { $article }).
    }

repetition-ground =
    { $ground ->
        [perpetual_check] { repetition-offender } alone gives check at every move (article { $article }).
        [forbidden_against_allowed] { repetition-offender }’s moves are all forbidden ones, the other side’s are not (article { $article }).
        [both_allowed] Neither side’s moves are all forbidden ones (article { $article }).
        [both_forbidden] The moves of both sides are all forbidden ones (article { $article }).
        [soldiers_counted] The moves of both sides are all forbidden ones, the chases of soldiers counted (article { $article }).
        [graver] The moves of both sides are all forbidden ones, and { repetition-offender }’s are the graver (rules of 2020, 26.9; article { $article }).
        [judgement] A chief arbiter judges the moves otherwise (article { $article }).
       *[defends] Both sides chase, and the other side only defends the man that { repetition-offender } chases (rules of the World Xiangqi Federation; article { $article }).
    }

repetition-offender =
    { $side ->
        [red] Red
        [black] Black
       *[nobody] One side
    }

repetition-referred = No rule settles this; an arbiter chooses one of these rulings. { $calls }

repetition-edition =
    { $rule_set ->
        [cn-1999] { "" }
        [cn-2011] Ruled by the { rule-set-cn-2011 }; articles are numbered as in those of 1999.
        [cn-2020] Ruled by the { rule-set-cn-2020 }; articles are numbered as in those of 1999.
       *[wxf-2018] Ruled by the { rule-set-wxf-2018 }; articles are the nearest of the Chinese rules of 1999.
    }

repetition-counts = { word-side }: { $counts }.
repetition-count =
    { $nature ->
        [check] { $count ->
            [one] { $count } check
           *[other] { $count } checks
        }
        [kill] { $count ->
            [one] { $count } kill
           *[other] { $count } kills
        }
        [chase] { $count ->
            [one] { $count } chase
           *[other] { $count } chases
        }
        [idle] { $count } idle
       *[open] { $count } open
    }
