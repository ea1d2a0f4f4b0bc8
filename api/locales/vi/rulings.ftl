# Lời của các phán quyết, từng bước. Mọi khóa bắt đầu bằng “ruling-”.

ruling-man =
    { $kind ->
        [general] tướng
        [advisor] sĩ
        [elephant] tượng
        [horse] mã
        [chariot] xe
        [cannon] pháo
       *[soldier] tốt
    } { $side ->
        [red] đỏ
       *[black] đen
    } ở { $square }

ruling-take_with = Quân { $own } phải ăn quân { $opposing }.
ruling-take = Phải ăn quân { $opposing } bằng bất kỳ quân nào ăn được.
ruling-move = Quân { $own } phải đi.

ruling-not_take_with = Lẽ ra quân { $own } phải ăn quân { $opposing }, nhưng không ăn được. { $why }
ruling-not_take = Lẽ ra phải ăn quân { $opposing }, nhưng không quân nào ăn được. { $why }
ruling-not_move = Lẽ ra quân { $own } phải đi, nhưng không đi được. { $why }

ruling-free = Được đi bất kỳ nước nào đúng luật.

ruling-house = Cách hiểu riêng, dựa theo điều { $article } vốn chỉ nói đến ít quân hơn: { $text }

ruling-nobody_takes = Theo cách đi, không quân nào tới được điểm đó.
ruling-nobody_moves = Theo cách đi, không có điểm nào để đi tới.
ruling-check_unanswered = Tướng đang bị chiếu và không nước nào như vậy ({ $moves }) giải được (điều 3.1).
ruling-danger = Mọi nước như vậy ({ $moves }) đều để tướng mình bị chiếu hoặc đối mặt với tướng đối phương.

ruling-immovable = Phạm lỗi theo điều 9.1.5: đã chạm quân { $man } mà quân này không thể đi.
ruling-untakeable = Phạm lỗi theo điều 9.1.6: đã chạm quân { $man } mà không quân nào ăn được.
