# Lời của các phán quyết, từng bước. Mọi khóa bắt đầu bằng “ruling-”.

ruling-man =
    { $kind ->
        [general] tướng ở { $square }
        [advisor] sĩ ở { $square }
        [elephant] tượng ở { $square }
        [horse] mã ở { $square }
        [chariot] xe ở { $square }
        [cannon] pháo ở { $square }
       *[soldier] tốt ở { $square }
    }

ruling-take_with = Quân { $own } phải ăn quân { $opposing }.
ruling-take = Phải ăn quân { $opposing } bằng bất kỳ quân nào ăn được.
ruling-move = Quân { $own } phải đi.

ruling-not_take_with = Lẽ ra quân { $own } phải ăn quân { $opposing }, nhưng không ăn được. { $why }
ruling-not_take = Lẽ ra phải ăn quân { $opposing }, nhưng không quân nào ăn được. { $why }
ruling-not_move = Lẽ ra quân { $own } phải đi, nhưng không đi được. { $why }

ruling-free = Được đi bất kỳ nước nào đúng luật.

ruling-nobody_takes = Theo cách đi, không quân nào tới được điểm đó.
ruling-nobody_moves = Theo cách đi, không có điểm nào để đi tới.
ruling-danger = Mọi nước như vậy ({ $moves }) đều để tướng mình bị chiếu hoặc đối mặt với tướng đối phương.

ruling-immovable = Phạm lỗi theo điều 9.1.5: đã chạm quân { $man } mà quân này không thể đi.
ruling-untakeable = Phạm lỗi theo điều 9.1.6: đã chạm quân { $man } mà không quân nào ăn được.
