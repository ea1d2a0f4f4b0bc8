# 裁決逐步說明的用語。各條均以「ruling-」開頭。

ruling-man =
    { $side ->
        [red] { $kind ->
            [general] { $square } 上的紅帥
            [advisor] { $square } 上的紅仕
            [elephant] { $square } 上的紅相
            [horse] { $square } 上的紅馬
            [chariot] { $square } 上的紅車
            [cannon] { $square } 上的紅炮
           *[soldier] { $square } 上的紅兵
        }
       *[black] { $kind ->
            [general] { $square } 上的黑將
            [advisor] { $square } 上的黑士
            [elephant] { $square } 上的黑象
            [horse] { $square } 上的黑馬
            [chariot] { $square } 上的黑車
            [cannon] { $square } 上的黑炮
           *[soldier] { $square } 上的黑卒
        }
    }

ruling-take_with = { $own }必須吃掉 { $opposing }。
ruling-take = 必須用任何能吃的棋子吃掉 { $opposing }。
ruling-move = { $own }必須走動。

ruling-not_take_with = { $own }應吃掉 { $opposing }，但無法吃掉。{ $why }
ruling-not_take = 應吃掉 { $opposing }，但任何棋子都無法去吃。{ $why }
ruling-not_move = { $own }應走動，但無法走動。{ $why }

ruling-free = 可以另行走子。

ruling-house = 自訂解釋（第 { $article } 款沒有說到這麼多棋子，以該款為依據逐一推定）：{ $text }

ruling-nobody_takes = 按走法，己方沒有棋子能到達該點。
ruling-nobody_moves = 按走法，沒有可以走到的點。
ruling-check_unanswered = { word-general }正被照將，走這些着法（{ $moves }）都無法應將（第 3.1 款）。
ruling-danger = 走這些着法（{ $moves }）都會使己方的{ word-general }受到攻擊或將帥直接對面。

ruling-immovable = 犯規（第 9.1.5 款）：摸觸了 { $man }，而它不可能走動。
ruling-untakeable = 犯規（第 9.1.6 款）：摸觸了 { $man }，而己方的任何棋子都無法吃掉它。
