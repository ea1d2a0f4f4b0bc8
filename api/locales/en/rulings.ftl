# What rulings say, step by step. Every key begins with “ruling-”.

ruling-man =
    { $side ->
        [red] red
       *[black] black
    } { $kind ->
        [general] general
        [advisor] advisor
        [elephant] elephant
        [horse] horse
        [chariot] chariot
        [cannon] cannon
       *[soldier] soldier
    } on { $square }

ruling-take_with = The { $own } must take the { $opposing }.
ruling-take = The { $opposing } must be taken, by any man that can.
ruling-move = The { $own } must move.

ruling-not_take_with = The { $own } would have to take the { $opposing }, and cannot. { $why }
ruling-not_take = The { $opposing } would have to be taken, and no man can. { $why }
ruling-not_move = The { $own } would have to move, and cannot. { $why }

ruling-free = Any legal move may be played.

ruling-house = House reading, on the basis of article { $article }, which speaks of fewer men: { $text }

ruling-nobody_takes = By its way of moving no man reaches it.
ruling-nobody_moves = By its way of moving it has no point to go to.
ruling-check_unanswered = The general is in check, and no such move ({ $moves }) answers it (article 3.1).
ruling-danger = Every such move ({ $moves }) leaves the general in danger.

ruling-immovable = A foul by article 9.1.5: the { $man } was touched, and it cannot move.
ruling-untakeable = A foul by article 9.1.6: the { $man } was touched, and no man can take it.
