# 裁决逐步说明的用语。各条均以“ruling-”开头。

ruling-man =
    { $side ->
        [red] { $kind ->
            [general] { $square } 上的红帅
            [advisor] { $square } 上的红仕
            [elephant] { $square } 上的红相
            [horse] { $square } 上的红马
            [chariot] { $square } 上的红车
            [cannon] { $square } 上的红炮
           *[soldier] { $square } 上的红兵
        }
       *[black] { $kind ->
            [general] { $square } 上的黑将
            [advisor] { $square } 上的黑士
            [elephant] { $square } 上的黑象
            [horse] { $square } 上的黑马
            [chariot] { $square } 上的黑车
            [cannon] { $square } 上的黑炮
           *[soldier] { $square } 上的黑卒
        }
    }

ruling-take_with = { $own }必须吃掉 { $opposing }。
ruling-take = 必须用任何能吃的棋子吃掉 { $opposing }。
ruling-move = { $own }必须走动。

ruling-not_take_with = { $own }应吃掉 { $opposing }，但无法吃掉。{ $why }
ruling-not_take = 应吃掉 { $opposing }，但任何棋子都无法去吃。{ $why }
ruling-not_move = { $own }应走动，但无法走动。{ $why }

ruling-free = 可以另行走子。

ruling-house = 自订解释（第 { $article } 款没有说到这么多棋子，以该款为依据逐一推定）：{ $text }

ruling-nobody_takes = 按走法，己方没有棋子能到达该点。
ruling-nobody_moves = 按走法，没有可以走到的点。
ruling-check_unanswered = { word-general }正被照将，走这些着法（{ $moves }）都无法应将（第 3.1 款）。
ruling-danger = 走这些着法（{ $moves }）都会使己方的{ word-general }受到攻击或将帅直接对面。

ruling-immovable = 犯规（第 9.1.5 款）：摸触了 { $man }，而它不可能走动。
ruling-untakeable = 犯规（第 9.1.6 款）：摸触了 { $man }，而己方的任何棋子都无法吃掉它。
