# Lời trên các trang dành cho người xem. Mọi khóa bắt đầu bằng “page-”.

page-name = Chuhe
page-motto = Giải cờ tướng
page-skip = Đến nội dung
page-languages = Ngôn ngữ
page-interface = Giao diện lập trình
page-all_tournaments = Tất cả các giải

page-tournaments = Các giải đấu
page-no_tournaments = Chưa có giải nào được công khai.
page-founded = Ngày lập
page-newest = Mới nhất
page-older = Các giải cũ hơn

page-state =
    { $state ->
        [open] Đang nhận đăng ký
        [ready] Đã đóng đăng ký
        [running] Đang diễn ra
        [closed] Đã kết thúc
        [called_off] Đã hủy
        [ended_early] Kết thúc sớm
       *[other] { $state }
    }
page-entrants = Đấu thủ
page-entrants_count = { $number } đấu thủ
page-rounds_count = Đã công bố { $number } vòng
page-no_entrants = Chưa có ai đăng ký.
page-no_rounds = Chưa có vòng nào được công bố.
page-sections = Trên trang này

page-number = Số
page-nameless = Số { $number }
page-player = Tên
page-federation = Đơn vị
page-rating = Hệ số
page-gone =
    { $standing ->
        [left_field] rút trước khi bắt đầu
        [annulled] đã rút, bị hủy kết quả
        [withdrawn] đã rút
       *[active] {""}
    }

page-standings = Bảng xếp hạng
page-place = Hạng
page-points = Điểm
page-provisional = Tạm thời: chưa phải mọi ván được tính đều đã có kết quả.
page-shared_mark = Dấu “=” là đồng hạng: bằng nhau về điểm và mọi tiêu chí (điều { $article }).
page-annulled_places = Không xếp hạng, mọi kết quả bị hủy (điều 20.3):
page-criterion =
    { $criterion ->
        [opponents_score] Điểm đối thủ
        [team_opponents_score] Điểm đối thủ đồng đội
        [match_wins] Số trận thắng
        [sonneborn_berger] Hệ số Sonneborn–Berger
        [wins] Số ván thắng
        [direct_encounter] Đối đầu trực tiếp
        [fewer_fouls] Ít phạm lỗi hơn
        [board_points] Tổng điểm ván toàn đội
        [board_wins] Tổng số ván thắng toàn đội
        [best_place] Hạng cá nhân cao nhất
        [second_best_place] Hạng cá nhân cao thứ nhì
       *[other] { $criterion }
    }
page-criterion_short =
    { $criterion ->
        [opponents_score] ĐT
        [team_opponents_score] ĐT
        [match_wins] TT
        [sonneborn_berger] S–B
        [wins] Thắng
        [direct_encounter] Đối đầu
        [fewer_fouls] Lỗi
        [board_points] Điểm ván
        [board_wins] Ván thắng
        [best_place] Cao nhất
        [second_best_place] Cao nhì
       *[other] { $criterion }
    }
page-not_applied =
    { $why ->
        [not_consulted] không cần xét: đã phân định trước đó
        [not_all_have_met] những người còn bằng nhau chưa gặp nhau đủ
        [no_second_member] đội không có thành viên thứ hai có hạng
        [does_not_fit] không áp dụng cho bảng xếp hạng này
       *[other] { $why }
    }
page-how = Cách tính thứ hạng
page-parted = Phân định với hạng trên bằng: { $by }.
page-penalties = hình thức kỷ luật (điều 18.4): truất quyền thi đấu ván { $removals }, cảnh cáo { $warnings }
page-settled = đấu thêm, bốc thăm hoặc điều lệ (điều 15.6)
page-sum_of_places = Tổng thứ hạng các thành viên
page-team_without_place =
    { $because ->
        [left] { $team } không được xếp hạng: đội đã rút (điều 20).
       *[members_missing] { $team } không được xếp hạng: thiếu thành viên.
    }
page-equal = Bằng người trên về mọi mặt: đồng hạng (điều { $article }).
page-opponent = Đối thủ
page-opponents_points = Điểm đối thủ
page-colour = Màu quân
page-result = Kết quả
page-sum = Tổng
page-not_counted = không tính, theo điều lệ

page-crosstable = Bảng đối chiếu
page-legend = { $win } thắng, { $draw } hòa, { $loss } thua; + thắng và − thua không qua thi đấu (điều 21.4).
page-legend_cards = Dưới mỗi vòng là kết quả và số của đối thủ, hoặc vì sao không có đối thủ.
page-legend_teams = Điểm trận: { $win } thắng, { $draw } hòa, { $loss } thua, bên dưới là điểm ván (điều 14.2); + thắng và − thua không qua thi đấu (điều 21.4).
page-had_red = cầm quân Đỏ
page-had_black = cầm quân Đen
page-first_named = (đồng đội: đội ghi trước cầm quân Đỏ ở các bàn lẻ, điều 13.2)
page-struck = Gạch ngang: đã bị hủy, không tính cho ai (điều 20.3).
page-too_wide = Có quá nhiều đấu thủ để in bảng trên một trang.
page-meeting =
    { GIVEN($round) ->
        [yes] Vòng { $round },
       *[no] {""}
    }
    { word-side }, gặp { $opponent }
page-withdrew =
    { $effect ->
        [left_field] { $player } rút trước khi giải bắt đầu (điều 20.2).
        [annulled] { $player } rút khi mới gặp { $met } trong { $opponents } đối thủ, chưa đến một nửa: mọi kết quả bị hủy, đối với tất cả (điều 20.3).
        [kept_below] { $player } rút khi mới gặp { $met } trong { $opponents } đối thủ, chưa đến một nửa; theo điều lệ giải này kết quả vẫn giữ, các ván còn lại bị xử thua.
        [opponents_go_on] { $player } rút khỏi vòng đấu loại: những gì đã định vẫn giữ, ai phải gặp đấu thủ này được đi tiếp mà không phải đấu.
        [not_paired] { $player } rút: kết quả vẫn giữ, ván đã bốc cặp bị xử thua, các vòng sau không xếp cặp nữa (điều 20.4).
        [plays_no_more] { $player } đã rút và không đấu nữa.
        [members_play_on] { $player } đã rút và không được xếp hạng đồng đội; các thành viên vẫn đấu tiếp giải cá nhân.
       *[kept] { $player } rút khi đã gặp { $met } trong { $opponents } đối thủ, từ một nửa trở lên: kết quả vẫn giữ, các ván còn lại bị xử thua (điều 20.3).
    }

page-stage = Giai đoạn { $number }
page-stage_state =
    { $state ->
        [waiting] chưa bốc thăm
        [drawn] đã bốc thăm
        [over] đã kết thúc
        [ended_early] kết thúc sớm
       *[under_way] đang thi đấu
    }
page-group = Bảng { $number }
page-group_column = Bảng

page-rounds = Các vòng đấu
page-round = Vòng { $number }
page-round_state =
    { $state ->
        [closed] đã xong
       *[published] đang đấu
    }
page-board = Bàn trong trận
page-table = Bàn
page-red = Đỏ
page-black = Đen
page-bye = Được nghỉ: { $player }
page-free =
    { $why ->
        [bye] miễn đấu
        [requested_bye] xin nghỉ
        [absent] vắng
        [suspended] ngừng xếp
        [left_out] để ngoài
        [not_yet_in] chưa đến
       *[gone] đã rút
    }
page-not_paired = Không xếp cặp: { $player } ({ $why })
page-status = { word-status }
page-unplayed = không đấu

page-bracket = Nhánh đấu
page-champion = Vô địch:
page-winners = Nhánh thắng
page-losers = Nhánh thua
page-final = Chung kết
page-second_final = Chung kết thứ hai
page-third_place = Tranh hạng ba
page-bye_alone = miễn đấu
page-match_note =
    { $note ->
        [lots] bốc thăm
        [ruling] theo phán quyết
        [withdrawal] đối phương rút lui
        [play_off] sau ván đấu thêm
        [level] hòa
       *[outdated] xếp trước khi một kết quả trước thay đổi
    }

page-regulations = Điều lệ
page-rules = Luật
page-system = Thể thức
page-circular =
    Vòng tròn: mỗi cặp đấu thủ
    { $field ->
        [groups] cùng bảng
       *[whole] {""}
    } gặp nhau
    { $meet ->
        [two_games] hai ván, mỗi bên cầm Đỏ một ván
        [two_cycles] hai lượt, lượt sau đổi màu quân
        [four_games] hai lượt, mỗi lượt hai ván, mỗi bên cầm Đỏ một ván
       *[once] một ván
    } (điều 11.2).
page-grouped =
    Chia thành { $groups } bảng, { $seeding ->
        [rating] hạt giống được phân đều theo hệ số
        [places] hạt giống được phân đều theo thứ hạng
       *[lots] phân bảng bằng bốc thăm
    }; số trong mỗi bảng do bốc thăm (điều 11.3, 13.1).
page-numbered =
    { $seeding ->
        [places] Số thi đấu theo thứ hạng (điều 11.3).
       *[rating] Số thi đấu theo hệ số (điều 11.3).
    }
page-everybody = Tất cả đấu thủ đã đăng ký.
page-qualified =
    { $number ->
        [one] Hạng { $places }
       *[other] Các hạng { $places }
    } { $groups ->
        [several] của mỗi bảng ở { $stage }
       *[single] của { $stage }
    }{ $carried ->
        [yes] ; kết quả họ đã gặp nhau ở đó được tính ở đây và không đấu lại
       *[no] {""}
    } (điều 11.3).
page-swiss =
    { $system ->
        [dutch] Hệ Thụy Sĩ, { $rounds } vòng, xếp cặp theo hệ Hà Lan của FIDE (điều 11.4).
       *[cn] Hệ Thụy Sĩ, { $rounds } vòng, xếp cặp theo điểm đã đạt (điều 11.4).
    }
page-swiss_first =
    { $first ->
        [halves_by_rank] Vòng đầu nửa trên gặp nửa dưới theo thứ tự số.
        [neighbours] Vòng đầu các số kề nhau gặp nhau: 1–2, 4–3, 5–6, 8–7, v.v.
        [lots] Vòng đầu xếp cặp theo bốc thăm.
       *[halves_by_lot] Vòng đầu nửa trên gặp nửa dưới; đối thủ và màu quân theo bốc thăm.
    }
page-swiss_once =
    { $forfeits ->
        [yes] Không ai bị xếp gặp cùng một đối thủ hai lần, kể cả ván bỏ cuộc (quy định riêng).
       *[no] Không ai đấu với cùng một đối thủ hai lần; sau một ván bỏ cuộc có thể xếp lại (quy định riêng).
    }
page-swiss_colours = Nếu có thể, không ai cầm cùng một màu quá { $run } lần liên tiếp, và số lần cầm hai màu không chênh nhau quá { $difference } (quy định riêng).
page-swiss_federations = Nếu có thể, người cùng đơn vị không gặp nhau trong các vòng đầu, đến hết vòng { $rounds } (quy định riêng).
page-swiss_floats = Nếu có thể, không ai bị xếp lệch nhóm điểm về cùng một hướng hai vòng liền (quy định riêng).
page-swiss_bye =
    { $worth ->
        [draw] Nghỉ vòng được tính như hòa
        [nothing] Nghỉ vòng không có điểm
       *[win] Nghỉ vòng được tính như thắng
    }; mỗi người nghỉ tối đa { $limit } lần (quy định riêng).
page-swiss_requested =
    { $limit ->
        [0] Không được xin nghỉ vòng
       *[other] Mỗi người được xin nghỉ { $limit } lần, { $worth ->
            [win] tính như thắng
            [draw] tính như hòa
           *[nothing] không có điểm
        }
    } (quy định riêng).
page-swiss_suspended = Ai bỏ cuộc { $forfeits } lần liên tiếp thì không được xếp cặp cho đến khi trọng tài cho phép (quy định riêng).
page-knock_out =
    { $elimination ->
        [double] Đấu loại: thua hai trận hoặc thua chung kết thì bị loại (điều 11.1).
        [double_reset] Đấu loại: thua hai trận thì bị loại; nếu người chưa thua trận nào thua chung kết thì đấu lại chung kết (điều 11.1).
       *[single] Đấu loại: thua thì bị loại (điều 11.1).
    }
page-seeds =
    { $seeding ->
        [lots] Thứ tự hạt giống do bốc thăm (điều 11.1).
        [places] Thứ tự hạt giống theo thứ hạng (điều 11.3).
       *[rating] Thứ tự hạt giống theo hệ số (điều 11.1).
    }
page-match_games =
    { $games ->
        [1] Mỗi trận một ván, bốc thăm bên cầm quân Đỏ (điều 13.4).
        [2] Mỗi trận hai ván: ván đầu bốc thăm bên cầm quân Đỏ, ván hai đổi màu quân (điều 13.5).
       *[other] Mỗi trận nhiều nhất { $games } ván, ai thắng nhiều hơn thì thắng: các ván lẻ bốc thăm bên cầm quân Đỏ, các ván chẵn đổi màu quân (điều 13.4, 13.5).
    }
page-level_match =
    { $last ->
        [no_ladder] Trận hòa được định bằng bốc thăm hoặc phán quyết (điều 15.6).
        [level] Trận hòa thì đấu thêm { $ladder }; nếu vẫn hòa thì định bằng bốc thăm hoặc phán quyết (điều 15.6).
        [red] Trận hòa thì đấu thêm { $ladder }; nếu ván cuối hòa thì bên Đỏ đi tiếp (điều 15.6).
       *[black] Trận hòa thì đấu thêm { $ladder }; nếu ván cuối hòa thì bên Đen đi tiếp (điều 15.6).
    }
page-third_place_played = Những người thua bán kết tranh hạng ba.
page-out_together = Những ai bị loại ở cùng một vòng thì đồng hạng, cho đến khi được phân định (điều 15.6).
page-scoring = Tính điểm
page-teams = Đồng đội
page-team_system =
    { $rule ->
        [fixed_boards] Đội đấu với đội trên { $boards } bàn, đội viên ngồi theo thứ tự đăng ký (điều 12.1)
        [with_reserves] Đội đấu với đội trên { $boards } bàn; được dùng dự bị, giữ thứ tự đăng ký (điều 12.2)
        [free_order] Đội đấu với đội trên { $boards } bàn, thứ tự chọn trước mỗi trận (điều 12.3)
        [all_play_all] Mọi đội viên đội này gặp mọi đội viên đội kia (điều 12.4)
       *[members_places] Theo thứ hạng của { $boards } đội viên ở giải cá nhân (điều 12.5)
    }
page-team_scoring = Mỗi trận, theo điểm ván: thắng { $win }, hòa { $draw }, thua { $loss } (điều 14.2)
page-scoring_text = Thắng { $win }, hòa { $draw }, thua { $loss } (điều 14.1); + tính { $win } điểm, − tính 0 điểm (điều 21.4).
page-order = Khi bằng điểm
page-order_text = { $criteria }; sau đó thì đồng hạng (điều { $article }).
page-withdrawals = Rút khỏi giải
page-below_half =
    { $rule ->
        [keep] Ai rút khi chưa gặp đủ một nửa số đối thủ vẫn giữ kết quả, các ván còn lại bị xử thua (quy định riêng thay cho điều 20.3).
       *[annul] Ai rút khi chưa gặp đủ một nửa số đối thủ thì mọi kết quả bị hủy, đối với tất cả; nếu không thì kết quả vẫn giữ và các ván còn lại bị xử thua (điều 20.3).
    }
page-leaving_swiss = Ai rút khỏi giai đoạn hệ Thụy Sĩ: kết quả vẫn giữ, ván đã xếp cặp bị xử thua, các vòng sau không xếp cặp nữa (điều 20.4).
page-leaving_knock_out = Ai rút khỏi vòng đấu loại thì những gì đã định vẫn giữ; người phải gặp đấu thủ ấy được đi tiếp mà không phải đấu.
page-forfeits = Ván bỏ cuộc trong tiêu chí phụ
page-forfeit_win =
    { $counts ->
        [yes] Thắng không qua thi đấu được tính vào số ván thắng.
       *[no] Thắng không qua thi đấu không được tính vào số ván thắng.
    }
page-forfeit_opponent =
    { $counts ->
        [yes] Điểm của đối thủ bỏ cuộc được tính vào hệ số Sonneborn–Berger.
       *[no] Điểm của đối thủ bỏ cuộc không được tính vào hệ số Sonneborn–Berger.
    }
page-forfeit_in_opponents =
    { $counts ->
        [yes] Điểm của đối thủ bỏ cuộc được tính vào điểm đối thủ.
       *[no] Điểm của đối thủ bỏ cuộc không được tính vào điểm đối thủ.
    }
page-bye_in_opponents = Trong điểm đối thủ, vòng nghỉ được tính bằng số điểm thấp nhất trong những người có điểm; vòng không được xếp cặp thì không tính.

page-at_table = Vòng { $round }, bàn { $table }
page-outcome =
    { $outcome ->
        [red_wins] Đỏ thắng
        [black_wins] Đen thắng
        [draw] Hòa
        [both_lose] Cả hai bị xử thua
       *[other] { $outcome }
    }
page-ending =
    { $ending ->
        [checkmate] chiếu bí
        [stalemate] hết nước đi
        [facing_generals] hai tướng đối mặt
        [time_forfeit] hết giờ
        [illegal_move] đi nước sai luật
        [perpetual_check] chiếu dai
        [refused_to_change] phải đổi nước mà không đổi
        [fouls] phạm lỗi ba lần
        [resignation] nhận thua
        [misconduct] bị xử thua vì vi phạm kỷ luật
        [no_attackers] cả hai không còn quân tấn công
        [simple_position] thế cờ đơn giản không bên nào thắng được
        [agreement] đề nghị hòa được chấp nhận
        [repetition] lặp lại, không bên nào phải đổi nước
        [natural_limit] giới hạn số nước tự nhiên
        [reported] theo báo cáo của bàn đấu
        [forfeit] bỏ cuộc, không qua thi đấu
        [withdrawal] một bên rút khỏi giải
        [removal] bị truất quyền thi đấu ván này
        [ruling] theo quyết định của trọng tài
       *[other] { $ending }
    }
page-article = điều { $article }
page-counts_nowhere = Kết quả bị hủy cùng mọi kết quả của đấu thủ đã rút, không tính ở đâu cả (điều 20.3).
page-not_played = Không đấu: { $player } đã rút khỏi giải (điều 20).
page-to_move = { word-side } đi
page-in_check = { word-side } đi, đang bị chiếu

page-time_and_fouls = Thời gian và lỗi
page-conduct = Phạm lỗi
page-remaining = Còn lại
page-used = Đã dùng
page-moves_due = Nước còn phải đi
page-period = Giai đoạn
page-fouls = Lỗi
page-fouls_of = { $number } ({ $articles })
page-runs = đang chạy
page-clock =
    { $how ->
        [runs] Đồng hồ của { word-side } chạy từ { $at }. Cả hai mặt đồng hồ ghi theo thời điểm đó.
        [over] Đồng hồ lúc kết thúc ván, { $at }.
        [awaits] Đồng hồ chưa chạy: cả hai đấu thủ đều chưa đến (điều 21.3).
       *[stands] Đồng hồ không chạy.
    }
page-called =
    { $due ->
        [late] Đã gọi trọng tài: { word-side } có vẻ đã quá giới hạn đến muộn, hết hạn lúc { $at } (điều 21.1).
       *[flag] Đã gọi trọng tài: { word-side } có vẻ đã hết giờ từ { $at } (điều 22.1).
    }
page-halted =
    { $ground ->
        [arbiter] Tạm dừng từ { $since }: trọng tài đang giải quyết tại bàn (điều 17.4).
        [claim] Tạm dừng từ { $since }: đang xét yêu cầu của một bên (điều 23.3, 24).
        [hall] Tạm dừng từ { $since }, cùng cả phòng đấu.
        [fault] Tạm dừng từ { $since }: đồng hồ bị hỏng (điều 22.4).
        [reopened] Tạm dừng từ { $since }: kết quả đã được rút lại, ván cờ sẽ đấu tiếp.
       *[unsaid] Tạm dừng từ { $since }.
    }
page-must_change = { word-side } phải đổi nước: lặp lại thêm một vòng là thua (điều 24.3).
page-adjourned =
    Hoãn từ { $since }, sẽ đấu tiếp lúc khác.
    { GIVEN($side) ->
        [yes] { word-side } đã niêm phong nước đi.
       *[no] {""}
    }
page-position = Thế cờ
page-turn = Nước
page-moves = Nước đi
page-no_moves = Không có biên bản nước đi.
