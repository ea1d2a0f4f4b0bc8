# 循環局面裁決的用語。各條均以「repetition-」開頭。

repetition-nature =
    { $nature ->
        [check] 將
        [kill] 殺
        [chase] 捉
       *[idle] 閒
    }（第 { $article } 款）

repetition-mover =
    { $side ->
        [red] 紅方
       *[black] 黑方
    }{ $move }

repetition-judged = { repetition-mover }：{ $surely }。
repetition-doubted = { repetition-mover }：{ $surely }或{ $possibly }，棋例未有定論。

repetition-victim =
    { $way ->
        [capture] { ruling-man }無根，可以吃去：{ $line }。
        [exchange] { ruling-man }可經交換得去：{ $line }。
       *[checks] { ruling-man }可經連續照將吃去：{ $line }。
    }
repetition-mate = 下一着起可以照將將死對方：{ $line }。
repetition-by_soldier = 兵（卒）本身捉子：按閒處理，雙方相互長打時則按捉處理（第 27.2 款）。

repetition-doubt =
    { $doubt ->
        [out_of_check] 帥（將）應將後形成殺着，是否屬於照將一方自致，條文沒有說明。
        [key_point] 佔據防守要點，附帶捉士相（象），按第 27.3 款可能按閒處理。
        [long_way] 須經長串照將，或途中由帥（將）、兵（卒）得子；是否算捉，第 28.3、29.1 款沒有定論。
        [kill_unknown] 查找連續照將的殺着（第 28.2 款）已到上限而止。
        [chase_unknown] 查找得子的着法（第 28.3 款）已到上限而止。
        [grade] 是單純捉無根子，還是聯合捉子或捉有根子，未有定論；按 2020 年規則第 26.9 款，較重的一方應變着。
       *[general_moves] 只有帥（將）走動，其他棋子的攻擊隨之時有時無；各棋會的裁處不一。
    }

repetition-verdict =
    { $verdict ->
        [draw] 不變作和（第 { $article } 款）。
        [red_must_change] 紅方必須變着，若再重複一次循環即判負（第 { $article } 款）。
        [black_must_change] 黑方必須變着，若再重複一次循環即判負（第 { $article } 款）。
        [red_loses] 判紅方負（第 { $article } 款）。
       *[black_loses] 判黑方負（第 { $article } 款）。
    }

repetition-ground =
    { $ground ->
        [perpetual_check] { repetition-offender }單方面長將（第 { $article } 款）。
        [forbidden_against_allowed] { repetition-offender }為禁止着法，對方為允許着法（第 { $article } 款）。
        [both_allowed] 雙方均為允許着法（第 { $article } 款）。
        [both_forbidden] 雙方均為禁止着法（第 { $article } 款）。
        [soldiers_counted] 雙方相互長打，兵（卒）的捉按捉計（第 { $article } 款）。
        [graver] 雙方均為禁止着法，而{ repetition-offender }較重（2020 年規則第 26.9 款；第 { $article } 款）。
        [judgement] 裁判長另行裁定（第 { $article } 款）。
       *[defends] 雙方均捉子，而對方只是保護被{ repetition-offender }所捉的子（世界象棋聯合會規則；第 { $article } 款）。
    }

repetition-offender =
    { $side ->
        [red] 紅方
        [black] 黑方
       *[nobody] 一方
    }

repetition-referred = 棋例未有定論，由裁判員在以下裁決中選定其一。{ $calls }

repetition-edition =
    { $rule_set ->
        [cn-1999] { "" }
        [cn-2011] 按{ rule-set-cn-2011 }裁決，條款號依 1999 年規則。
        [cn-2020] 按{ rule-set-cn-2020 }裁決，條款號依 1999 年規則。
       *[wxf-2018] 按{ rule-set-wxf-2018 }裁決，條款號為 1999 年中國規則中最相近者。
    }

repetition-counts = { word-side }：{ $counts }。
repetition-count =
    { $nature ->
        [check] 將 { $count } 着
        [kill] 殺 { $count } 着
        [chase] 捉 { $count } 着
        [idle] 閒 { $count } 着
       *[open] 未定 { $count } 着
    }
