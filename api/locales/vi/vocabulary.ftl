# Những từ dùng chung: mỗi mục nói một dữ kiện cùng tên. Văn bản dùng bằng { word-side }.

word-side =
    { $side ->
        [red] Đỏ
        [black] Đen
       *[other] { $side }
    }

word-status =
    { $status ->
        [scheduled] chưa bắt đầu
        [running] đang diễn ra
        [stopped] đang dừng
        [adjourned] đã hoãn
        [provisional] có kết quả chờ xác nhận
        [disputed] có kết quả đang tranh chấp
        [confirmed] có kết quả đã xác nhận
        [annulled] đã bị hủy xếp cặp
       *[other] { $status }
    }

word-standing =
    { $standing ->
        [detected] đang chờ trọng tài tuyên bố
        [announced] đã được tuyên bố
        [lifted] đã được hủy
       *[other] { $standing }
    }

word-signer =
    { $signer ->
        [red] Bên Đỏ
        [black] Bên Đen
        [arbiter] Trọng tài
       *[other] { $signer }
    }

word-outcome =
    { $outcome ->
        [red_wins] Đỏ thắng
        [black_wins] Đen thắng
        [draw] hòa
        [both_lose] cả hai bị xử thua
       *[other] { $outcome }
    }

word-signed =
    { $signed ->
        [red_wins] Đỏ thắng
        [black_wins] Đen thắng
        [draw] hòa
        [both_lose] cả hai bị xử thua
       *[other] { $signed }
    }

word-board =
    { $board ->
        [red_wins] Đỏ thắng
        [black_wins] Đen thắng
        [draw] hòa
        [both_lose] cả hai bị xử thua
       *[other] { $board }
    }

word-role =
    { $role ->
        [administrator] quản trị viên
        [organiser] ban tổ chức
        [chief_arbiter] tổng trọng tài
        [arbiter] trọng tài
        [arbitration_committee] ban giải quyết khiếu nại
        [scorer] thư ký ghi biên bản
        [player] kỳ thủ
        [reader] người xem
       *[other] { $role }
    }

word-office =
    { $office ->
        [organiser] ban tổ chức
        [chief_arbiter] tổng trọng tài
        [deputy_chief_arbiter] phó tổng trọng tài
        [arbiter] trọng tài
        [arbitration_committee] ban giải quyết khiếu nại
       *[other] { $office }
    }

word-penalty_kind =
    { $penalty_kind ->
        [warning] cảnh cáo
        [removal] truất quyền thi đấu ván đó
        [expulsion] trục xuất khỏi giải
       *[other] { $penalty_kind }
    }

word-decision =
    { $decision ->
        [upheld] được chấp nhận
        [partly] được chấp nhận một phần
        [dismissed] bị bác
        [withdrawn] đã rút lại
       *[other] { $decision }
    }

word-spoken =
    { $spoken ->
        [game] ván
        [round] vòng
        [penalty] hình phạt số
       *[other] { $spoken }
    }

word-man =
    { $man ->
        [general] tướng
        [advisor] sĩ
        [elephant] tượng
        [horse] mã
        [chariot] xe
        [cannon] pháo
        [soldier] tốt
       *[other] { $man }
    }

word-place =
    { GIVEN($game) ->
        [yes] Ván { $game }
       *[no] Tệp
    }{ GIVEN($ply) ->
        [yes] , nước { $ply }
       *[no] { "" }
    }{ GIVEN($line) ->
        [yes] , dòng { $line }
       *[no] { "" }
    }

possible-moves =
    { GIVEN($possible) ->
        [yes] Các nước có thể đi: { $possible_wxf }.
       *[no] { "" }
    }

next-legal_move = Hãy gửi một nước đi đúng luật.
next-mend_record = Hãy sửa tệp rồi gửi lại, hoặc yêu cầu đọc nới lỏng: giữ phần đúng luật và nói rõ phần bị bỏ.
