# Các bộ luật, tham số của chúng, và ghi chú cho từng giá trị.

rule-set-cn-1999 = Luật thi đấu cờ tướng Trung Quốc 1999
rule-set-cn-2011 = Luật thi đấu cờ tướng Trung Quốc 2011
rule-set-cn-2020 = Luật thi đấu cờ tướng Trung Quốc 2020
rule-set-wxf-2018 = Luật Liên đoàn Cờ tướng Thế giới 2018

parameter-natural_limit_rounds = Số hiệp liên tiếp không ăn quân thì hòa
parameter-counted_checks = Số nước chiếu của bên đề nghị được tính nhiều nhất
parameter-surplus_check_drops = Mỗi nước chiếu thừa bị trừ khỏi số hiệp
parameter-natural_limit_unasked = Trọng tài có thể xử hòa khi không ai đề nghị
parameter-claim_penalty_ms = Thời gian bị trừ khi đòi hòa không đúng
parameter-repetition_loss_unasked = Trọng tài có thể tự xử thua hoặc buộc đổi nước khi không ai yêu cầu
parameter-fouls_to_lose = Lần phạm lỗi bị xử thua
parameter-omitted_plies_per_foul = Số nước bỏ ghi liên tiếp thành một lỗi
parameter-omission_grace_ms = Còn ít hơn chừng này thì được hoãn ghi biên bản
parameter-late_limit_ms = Giới hạn đến muộn
parameter-illegal_move = Xử lý nước đi sai luật
parameter-draw_offer_from_round = Hiệp đầu tiên được đề nghị hòa
parameter-game_points = Điểm mỗi ván
parameter-team_points = Điểm mỗi trận đồng đội

parameter_note-may_be_lowered = Điều lệ có thể giảm, không được tăng.
parameter_note-no_number = Văn bản nói đến giới hạn quy định nhưng không ghi số: điều lệ phải nêu.
parameter_note-no_first_round = Văn bản cho đề nghị hòa ngay từ hiệp đầu.
parameter_note-surplus = Văn bản không nói các nước chiếu quá mười thì tính thế nào. Theo cách hiểu của chúng tôi, cả hiệp của mỗi nước ấy bị trừ: có 20 nước chiếu thì cần 70 hiệp mới đủ 60.
parameter_note-between_editions = Chưa đọc được văn bản về điểm này; bản 1999 và bản 2020 giống nhau.
parameter_note-quick_chess = Nêu cho cờ nhanh, nơi trọng tài xử trực tiếp.
parameter_note-strictness_parted = Văn bản phân biệt mức nghiêm giữa nghiệp dư và chuyên nghiệp; chưa đọc được cụ thể ra sao.
parameter_note-other_scales = Văn bản ghi 2, 1 và 0. Ban tổ chức có thể chọn thang khác, như 3, 1 và 0.
parameter_note-from_events = Chỉ biết qua các giải, ghi 2, 1 và 0.
parameter_note-fouls_in_events = Các giải có số riêng: giải thế giới 2014 là bốn, Việt Nam 2004 là ba.
parameter_note-omissions_in_events = Theo giải thế giới 2014: bốn đến bảy nước là một lỗi, tám nước là hai.
parameter_note-sum_of_places = Giải thế giới xếp hạng đồng đội theo tổng thứ hạng của đấu thủ.
