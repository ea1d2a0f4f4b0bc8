# Lời của các phán quyết về lặp nước. Mọi khóa bắt đầu bằng “repetition-”.

repetition-nature =
    { $nature ->
        [check] chiếu
        [kill] dọa hết
        [chase] đuổi bắt
       *[idle] nước nhàn
    } (điều { $article })

repetition-mover =
    { $kind ->
        [general] Tướng
        [advisor] Sĩ
        [elephant] Tượng
        [horse] Mã
        [chariot] Xe
        [cannon] Pháo
       *[soldier] Tốt
    } { $side ->
        [red] đỏ
       *[black] đen
    } { $from }–{ $to } ({ $move })

repetition-judged = { repetition-mover }: { $surely }.
repetition-doubted = { repetition-mover }: { $surely } hoặc { $possibly }; luật không định rõ.

repetition-victim =
    { $way ->
        [capture] Quân { ruling-man } không có căn, có thể bị ăn: { $line }.
        [exchange] Quân { ruling-man } có thể bị bắt bằng đổi quân: { $line }.
       *[checks] Quân { ruling-man } có thể bị bắt bằng chiếu liên tục: { $line }.
    }
repetition-mate = Dọa chiếu hết: { $line }.
repetition-by_soldier = Tốt tự đuổi bắt: coi là nước nhàn, trừ khi cả hai bên đều tấn công ở mọi nước (điều 27.2).

repetition-doubt =
    { $doubt ->
        [out_of_check] Tướng tránh chiếu và nay có nước dọa hết: luật không nói rõ bên chiếu có tự gây ra hay không.
        [key_point] Nước này chiếm điểm phòng thủ và kèm theo bắt sĩ hoặc tượng: theo điều 27.3 có thể coi là nước nhàn.
        [long_way] Chỉ được quân sau một chuỗi chiếu dài, hoặc nhờ tướng hay tốt trong chuỗi đó: điều 28.3 và 29.1 không định rõ có là đuổi bắt hay không.
        [kill_unknown] Việc tìm nước chiếu hết (điều 28.2) đã dừng ở giới hạn.
        [chase_unknown] Việc tìm quân bị bắt (điều 28.3) đã dừng ở giới hạn.
        [grade] Chưa rõ là bắt quân không căn một cách thuần túy, hay nhiều quân cùng bắt hoặc bắt quân có căn; theo luật năm 2020 (26.9), bên nặng hơn phải đổi nước.
       *[general_moves] Chỉ có tướng đi, các quân khác theo đó mà bắt hoặc thôi bắt: các liên đoàn xử khác nhau.
    }

repetition-verdict =
    { $verdict ->
        [draw] Xử hòa (điều { $article }).
        [red_must_change] Đỏ phải đổi nước; nếu lặp thêm một vòng thì Đỏ thua (điều { $article }).
        [black_must_change] Đen phải đổi nước; nếu lặp thêm một vòng thì Đen thua (điều { $article }).
        [red_loses] Xử Đỏ thua (điều { $article }).
       *[black_loses] Xử Đen thua (điều { $article }).
    }

repetition-ground =
    { $ground ->
        [perpetual_check] Riêng { repetition-offender } chiếu ở mọi nước (điều { $article }).
        [forbidden_against_allowed] Mọi nước của { repetition-offender } đều bị cấm, còn bên kia thì không (điều { $article }).
        [both_allowed] Không bên nào có mọi nước đều bị cấm (điều { $article }).
        [both_forbidden] Mọi nước của cả hai bên đều bị cấm (điều { $article }).
        [soldiers_counted] Mọi nước của cả hai bên đều bị cấm, kể cả khi tốt đuổi bắt (điều { $article }).
        [graver] Mọi nước của cả hai bên đều bị cấm, và { repetition-offender } nặng hơn (luật năm 2020, 26.9; điều { $article }).
        [judgement] Tổng trọng tài phán quyết khác (điều { $article }).
       *[defends] Cả hai bên đều đuổi bắt, còn bên kia chỉ bảo vệ quân bị { repetition-offender } bắt (luật của Liên đoàn Cờ tướng Thế giới; điều { $article }).
    }

repetition-offender =
    { $side ->
        [red] Đỏ
        [black] Đen
       *[nobody] một bên
    }

repetition-referred = Luật không định rõ; trọng tài chọn một trong các phán quyết sau. { $calls }

repetition-edition =
    { $rule_set ->
        [cn-1999] { "" }
        [cn-2011] Xử theo { rule-set-cn-2011 }; số điều theo luật năm 1999.
        [cn-2020] Xử theo { rule-set-cn-2020 }; số điều theo luật năm 1999.
       *[wxf-2018] Xử theo { rule-set-wxf-2018 }; số điều là điều gần nhất trong luật Trung Quốc năm 1999.
    }

repetition-counts = { word-side }: { $counts }.
repetition-count =
    { $nature ->
        [check] { $count } chiếu
        [kill] { $count } dọa hết
        [chase] { $count } đuổi bắt
        [idle] { $count } nhàn
       *[open] { $count } chưa định
    }
