# 循环局面裁决的用语。各条均以“repetition-”开头。

repetition-nature =
    { $nature ->
        [check] 将
        [kill] 杀
        [chase] 捉
       *[idle] 闲
    }（第 { $article } 款）

repetition-mover =
    { $side ->
        [red] 红方
       *[black] 黑方
    }{ $move }

repetition-judged = { repetition-mover }：{ $surely }。
repetition-doubted = { repetition-mover }：{ $surely }或{ $possibly }，棋例未有定论。

repetition-victim =
    { $way ->
        [capture] { ruling-man }无根，可以吃去：{ $line }。
        [exchange] { ruling-man }可经交换得去：{ $line }。
       *[checks] { ruling-man }可经连续照将吃去：{ $line }。
    }
repetition-mate = 下一着起可以照将将死对方：{ $line }。
repetition-by_soldier = 兵（卒）本身捉子：按闲处理，双方相互长打时则按捉处理（第 27.2 款）。

repetition-doubt =
    { $doubt ->
        [out_of_check] 帅（将）应将后形成杀着，是否属于照将一方自致，条文没有说明。
        [key_point] 占据防守要点，附带捉士相（象），按第 27.3 款可能按闲处理。
        [long_way] 须经长串照将，或途中由帅（将）、兵（卒）得子；是否算捉，第 28.3、29.1 款没有定论。
        [kill_unknown] 查找连续照将的杀着（第 28.2 款）已到上限而止。
        [chase_unknown] 查找得子的着法（第 28.3 款）已到上限而止。
        [grade] 是单纯捉无根子，还是联合捉子或捉有根子，未有定论；按 2020 年规则第 26.9 款，较重的一方应变着。
       *[general_moves] 只有帅（将）走动，其他棋子的攻击随之时有时无；各棋会的裁处不一。
    }

repetition-verdict =
    { $verdict ->
        [draw] 不变作和（第 { $article } 款）。
        [red_must_change] 红方必须变着，若再重复一次循环即判负（第 { $article } 款）。
        [black_must_change] 黑方必须变着，若再重复一次循环即判负（第 { $article } 款）。
        [red_loses] 判红方负（第 { $article } 款）。
       *[black_loses] 判黑方负（第 { $article } 款）。
    }

repetition-ground =
    { $ground ->
        [perpetual_check] { repetition-offender }单方面长将（第 { $article } 款）。
        [forbidden_against_allowed] { repetition-offender }为禁止着法，对方为允许着法（第 { $article } 款）。
        [both_allowed] 双方均为允许着法（第 { $article } 款）。
        [both_forbidden] 双方均为禁止着法（第 { $article } 款）。
        [soldiers_counted] 双方相互长打，兵（卒）的捉按捉计（第 { $article } 款）。
        [graver] 双方均为禁止着法，而{ repetition-offender }较重（2020 年规则第 26.9 款；第 { $article } 款）。
        [judgement] 裁判长另行裁定（第 { $article } 款）。
       *[defends] 双方均捉子，而对方只是保护被{ repetition-offender }所捉的子（世界象棋联合会规则；第 { $article } 款）。
    }

repetition-offender =
    { $side ->
        [red] 红方
        [black] 黑方
       *[nobody] 一方
    }

repetition-referred = 棋例未有定论，由裁判员在以下裁决中选定其一。{ $calls }

repetition-edition =
    { $rule_set ->
        [cn-1999] { "" }
        [cn-2011] 按{ rule-set-cn-2011 }裁决，条款号依 1999 年规则。
        [cn-2020] 按{ rule-set-cn-2020 }裁决，条款号依 1999 年规则。
       *[wxf-2018] 按{ rule-set-wxf-2018 }裁决，条款号为 1999 年中国规则中最相近者。
    }

repetition-counts = { word-side }：{ $counts }。
repetition-count =
    { $nature ->
        [check] 将 { $count } 着
        [kill] 杀 { $count } 着
        [chase] 捉 { $count } 着
        [idle] 闲 { $count } 着
       *[open] 未定 { $count } 着
    }
