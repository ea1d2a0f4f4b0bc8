# Lời của từng lỗi. Thông điệp là tiêu đề; khóa là mã lỗi, dấu chấm viết thành dấu gạch nối.

request-malformed_json = Nội dung không phải JSON hợp lệ
    .detail = Dòng { $line }, cột { $column }: { $reason }.
    .next = Hãy sửa JSON ở chỗ đó rồi gửi lại.
request-too_deep = JSON lồng quá sâu
    .detail = Mảng và đối tượng chỉ được lồng nhau tối đa { $limit } tầng.
    .next = Hãy giảm số tầng; không yêu cầu nào của API này cần sâu đến thế.
request-unknown_field = Trường không xác định
    .detail = Ở đây không có trường “{ $field }”.
    .next = Hãy bỏ trường đó hoặc xem lại cách viết trong /openapi.json; trường lạ luôn bị từ chối để không lỗi gõ nào bị bỏ qua.
request-missing_field = Thiếu một trường
    .detail = Cần có trường “{ $field }”.
    .next = Hãy bổ sung trường đó rồi gửi lại.
request-invalid_value = Giá trị không chấp nhận được
    .detail = Giá trị không phù hợp: { $reason }.
    .next = Hãy gửi giá trị đúng như mô tả trong /openapi.json.
request-invalid_header = Không đọc được tiêu đề HTTP
    .detail = Không đọc được tiêu đề { $header }: { $reason }.
    .next = Hãy sửa tiêu đề đó, hoặc bỏ đi nếu không bắt buộc.
request-body_incomplete = Nội dung bị đứt đoạn
    .detail = Kết nối kết thúc trước khi nhận đủ nội dung.
    .next = Hãy gửi lại; nếu là lệnh thì dùng đúng Idempotency-Key cũ.
request-bad_request = Không hiểu được yêu cầu
    .detail = Máy chủ không hiểu được yêu cầu này.
    .next = Hãy đối chiếu yêu cầu với /openapi.json.
request-not_found = Không có gì ở đây
    .detail = Không có gì tại { $path }.
    .next = Hãy kiểm tra địa chỉ. Mọi địa chỉ đều có trong /openapi.json.
request-invalid_path = Không đọc được địa chỉ
    .detail = Trong địa chỉ, { $part } là “{ $given }”; cần { $expected ->
        [number] một số nguyên từ 0 đến 4294967295
        [id] một mã (UUID)
       *[another] một giá trị khác ({ $reason })
    }.
    .next = Hãy kiểm tra các mã và con số trong địa chỉ.
request-method_not_allowed = Không dùng được phương thức này
    .detail = Ở đây không dùng được { $method }; có thể dùng { $allowed }.
    .next = Hãy dùng một phương thức nêu trong tiêu đề Allow.
request-not_acceptable = Không có dạng trả lời phù hợp
    .detail = Máy chủ không có dạng trả lời nào mà yêu cầu chấp nhận.
    .next = Hãy yêu cầu kiểu nội dung hoặc mã hóa khác, hoặc bỏ Accept và Accept-Encoding.
request-body_too_slow = Nội dung gửi đến quá chậm
    .detail = Sau { $seconds } giây vẫn chưa nhận đủ nội dung.
    .next = Hãy gửi lại khi kết nối tốt hơn; nếu là lệnh thì dùng đúng Idempotency-Key cũ.
request-body_too_large = Nội dung quá lớn
    .detail = Ở đây chỉ nhận tối đa { $limit } byte.
    .next = Hãy gửi ít hơn mỗi lần: chia lô thành nhiều phần.
request-unsupported_media_type = Không nhận kiểu nội dung này
    .detail = Nội dung phải là { $expected }, không nén; JSON phải là mã UTF-8.
    .next = Hãy đặt Content-Type cho đúng và không gửi Content-Encoding.
request-rate_limited = Quá nhiều yêu cầu
    .detail = Hạn mức đã hết trong { $seconds } giây tới.
    .next = Hãy chờ đúng thời gian ghi ở Retry-After rồi tiếp tục.

auth-missing_token = Cần có mã truy cập
    .detail = Chỉ người được máy chủ biết mới làm được việc này.
    .next = Hãy gửi “Authorization: Bearer …” kèm mã truy cập. Ban tổ chức hoặc tổng trọng tài cấp mã này.
auth-invalid_token = Mã truy cập không hợp lệ
    .detail = Mã truy cập không tồn tại, đã hết hạn hoặc đã bị thu hồi.
    .next = Hãy xin ban tổ chức hoặc tổng trọng tài mã mới.
auth-forbidden = Mã truy cập này không được phép
    .detail = Chức trách của người giữ mã không bao gồm việc này.
    .next = Hãy để người có chức trách thực hiện.
auth-out_of_scope = Ngoài phạm vi của mã truy cập
    .detail = Mã truy cập này chỉ dùng cho một giải, hoặc cho một số bàn, ván cờ hay đấu thủ của giải; việc này không nằm trong đó.
    .next = Hãy dùng mã có phạm vi phù hợp, hoặc xin ban tổ chức hay tổng trọng tài cấp.
auth-not_your_side = Không phải bên của mình
    .detail = Kỳ thủ chỉ được thao tác cho bên của mình, trong ván cờ của mình.
    .next = Hãy dùng mã của kỳ thủ bên đó, hoặc nhờ thư ký hay trọng tài nhập giúp.
auth-not_your_word = Vai này không được nêu mục này
    .detail = “{ $field }” thuộc quyền của trọng tài hoặc người ghi biên bản tại bàn.
    .next = Hãy bỏ mục này, hoặc để trọng tài gửi.
auth-out_of_office = Không còn tại chức
    .detail = Mã này được cấp cho người đã thôi nhiệm vụ (điều 16.2).
    .next = Hãy để người đang tại chức xử lý, hoặc xin ban tổ chức hay tổng trọng tài bổ nhiệm lại.
auth-barred = Phải tránh việc này
    .detail = Người này phải tránh một trong những người liên quan; ở giải đồng đội, tránh một người trong đội của họ (điều 17.5). Mã truy cập mà người khác có thể dùng để xử lý thay cũng không do người này cấp.
    .next = Hãy để người khác xử lý, hoặc cho bỏ lệnh tránh trước.
auth-consent_is_the_organisers = Việc đồng ý thuộc ban tổ chức
    .detail = Rút khỏi giải phải được ban tổ chức đồng ý (điều 20.1); người khác không thể đồng ý thay.
    .next = Hãy để ban tổ chức ghi nhận việc rút, hoặc ghi là rút không được đồng ý.

command-key_missing = Thiếu Idempotency-Key
    .detail = Mỗi lệnh mang một UUID riêng để gửi lại không bị thực hiện hai lần.
    .next = Hãy tạo UUID mới cho mỗi lệnh, gửi trong Idempotency-Key và giữ lại để gửi lại khi cần.
command-key_invalid = Idempotency-Key không phải UUID
    .detail = Khóa phải là UUID, ví dụ 01890a5d-ac96-774b-bcce-b302099a8057.
    .next = Hãy gửi UUID mới cho mỗi lệnh mới.
command-key_reused = Idempotency-Key đã được dùng
    .detail = Một yêu cầu khác đã được thực hiện hoặc bị từ chối với khóa này.
    .next = Lệnh mới thì dùng khóa mới; gửi lại lệnh cũ thì giữ nguyên như trước.
command-version_mismatch = Tình hình đã thay đổi
    .detail = Phiên bản nêu trong If-Match không phải phiên bản hiện tại, là { $current }. Từ đó đã có: { $between }.
    .next = Hãy đọc trạng thái hiện tại, quyết định lại rồi gửi lệnh với phiên bản mới.

command-contended = Quá nhiều thao tác cùng lúc
    .detail = Mỗi lần xét lệnh, trạng thái mà lệnh dựa vào đều đã thay đổi. Chưa lưu gì cả.
    .next = Chờ một lát rồi gửi lại với cùng khóa.

storage-unavailable = Không truy cập được sổ cái
    .detail = Máy chủ hiện không truy cập được cơ sở dữ liệu. Chưa có gì thay đổi.
    .next = Hãy thử lại sau ít phút; nếu là lệnh thì dùng đúng Idempotency-Key cũ.
storage-outcome_unknown = Không rõ đã thực hiện hay chưa
    .detail = Cơ sở dữ liệu bị ngắt khi đang ghi lệnh.
    .next = Hãy gửi lại lệnh với đúng Idempotency-Key cũ: lệnh sẽ không bị thực hiện hai lần.

server-not_ready = Máy chủ chưa sẵn sàng
    .detail = Chưa ổn: { $checks }.
    .next = Hãy chờ, hoặc dùng nút khác.
server-busy = Máy chủ đang bận hết mức
    .detail = Số tệp chờ xử lý nhiều hơn số máy chủ nhận cùng lúc.
    .next = Hãy chờ đúng thời gian ghi ở Retry-After rồi gửi lại tệp.
server-deadline_exceeded = Mất quá nhiều thời gian
    .detail = Không có trả lời trong { $seconds } giây. Không rõ lệnh đã thực hiện hay chưa.
    .next = Hãy thử lại; nếu là lệnh thì dùng đúng Idempotency-Key cũ: lệnh sẽ không bị thực hiện hai lần.

internal = Lỗi của máy chủ
    .detail = Đã xảy ra điều không nên xảy ra. Nhật ký ghi lại theo X-Request-Id của trả lời này.
    .next = Hãy thử lại. Nếu vẫn vậy, hãy báo X-Request-Id cho người quản trị máy chủ.

tournament-entry_not_found = Không có đấu thủ này
    .detail = Giải này không có đấu thủ { $entry }.
    .next = Hãy kiểm tra mã; danh sách đấu thủ có đủ mọi người.
tournament-unknown_player = Sổ kỳ thủ không có người này
    .detail = Sổ kỳ thủ không có kỳ thủ { $player }, hoặc dữ liệu đã bị xóa.
    .next = Hãy tìm kỳ thủ ở /v1/players, hoặc đăng ký bằng tên.
game-not_found = Không có ván cờ này
    .detail = Không có ván cờ { $game }.
    .next = Hãy kiểm tra mã; các vòng liệt kê mọi ván cờ.

tournament-not_found = Không có giải này
    .detail = Không có giải nào mang mã này.
    .next = Hãy kiểm tra mã giải trong địa chỉ.
tournament-exists = Mã giải đã được dùng
    .detail = Đã có giải mang mã này.
    .next = Hãy dùng mã mới, hoặc bỏ trống để máy chủ tự tạo.
tournament-closed = Giải đã kết thúc
    .detail = Giải đã kết thúc, mọi nội dung không thay đổi nữa.
    .next = Nếu buộc phải thay đổi, hãy mở lại giải trước.
tournament-not_closed = Giải chưa kết thúc
    .detail = Chỉ mở lại được giải đã kết thúc.
    .next = Không cần làm gì: giải vẫn đang mở.
tournament-regulations_fixed = Điều lệ đã cố định
    .detail = Đã có vòng được xếp cặp nên điều lệ không thay đổi được nữa (điều 17.1).
    .next = Khi chưa ván nào bắt đầu, có thể hủy xếp cặp rồi sửa điều lệ.
tournament-tie_break_twice = Chỉ số phụ bị nêu hai lần
    .detail = Mỗi chỉ số phụ để phân hạng khi bằng điểm chỉ được nêu một lần (điều 15).
    .next = Hãy bỏ mục mà errors[] chỉ ra.
tournament-override_out_of_range = Không thể đặt giá trị này cho luật
    .detail = Điều lệ có thể đặt { $field } từ { $least } đến { $most }, không thể là { $value }.
    .next = Hãy gửi giá trị trong giới hạn này, hoặc bỏ qua: khi đó giá trị của bộ luật có hiệu lực. Xem /v1/rule-sets.
tournament-late_limit_missing = Thiếu giới hạn đến muộn
    .detail = Điều lệ có quy định thời gian nhưng không có giới hạn đến muộn; luật không nêu con số nào.
    .next = Hãy gửi overrides.late_limit_ms, tính bằng mili giây: thường là 5, 10 hoặc 15 phút, 0 nếu không ai được đến muộn.
tournament-registration_closed = Đã hết hạn đăng ký
    .detail = Không nhận thêm đấu thủ; bốc thăm hoặc xếp cặp một vòng cũng kết thúc việc đăng ký.
    .next = Vẫn sửa được thông tin của người đã đăng ký, nhưng không thêm người mới.
tournament-entry_exists = Mã đấu thủ đã được dùng
    .detail = Đã có đấu thủ { $entry }.
    .next = Đấu thủ mới thì dùng mã mới; muốn đính chính thì sửa đăng ký cũ.
tournament-player_entered = Kỳ thủ đã đăng ký
    .detail = Kỳ thủ { $player } trong sổ đã đăng ký với mã { $entry }.
    .next = Hãy sửa đăng ký đó; nếu kỳ thủ đã rút, hãy hủy việc rút.
tournament-too_many_categories = Quá nhiều hạng mục
    .detail = Một giải có nhiều nhất { $most } hạng mục.
    .next = Hãy bỏ bớt.
tournament-category_twice = Hạng mục bị nêu hai lần
    .detail = Hạng mục { $category } có hai lần trong danh sách.
    .next = Hãy bỏ mục mà errors[] chỉ ra, hoặc đặt mã khác.
tournament-category_unnamed = Hạng mục không có tên
    .detail = Hạng mục { $category } cần một tên in được trên một dòng, nhiều nhất 120 ký tự.
    .next = Hãy gửi một tên in được.
tournament-unknown_category = Hạng mục không xác định
    .detail = Điều lệ không có hạng mục { $category }.
    .next = Hãy chọn trong các hạng mục của điều lệ, hoặc thêm vào điều lệ trước.
tournament-category_in_use = Hạng mục đang có người
    .detail = Đấu thủ { $entry } thuộc hạng mục { $category }, mà điều lệ mới không còn nêu.
    .next = Hãy đưa đấu thủ ra khỏi hạng mục trước, hoặc giữ hạng mục.
tournament-unknown_entry = Đấu thủ không xác định
    .detail = Giải này không có đấu thủ { $entry }.
    .next = Hãy đối chiếu mã với danh sách đấu thủ.
tournament-not_in_the_field = Đấu thủ đã rút khỏi giải
    .detail = Đấu thủ { $entry } đã rút khỏi giải (điều 20) và không thi đấu nữa.
    .next = Hãy chọn người khác; nếu ghi rút nhầm, hãy hủy việc rút trước.
tournament-not_withdrawn = Đấu thủ chưa rút khỏi giải
    .detail = Đấu thủ { $entry } vẫn đang dự giải, không có việc rút nào để sửa hay hủy.
    .next = Hãy kiểm tra mã; nếu đúng thì không cần làm gì.
tournament-field_is_drawn = Không thể trở lại giải nữa
    .detail = Đấu thủ { $entry } đã rút trước khi giải bắt đầu, sau đó đã bốc thăm hoặc xếp cặp (điều 20.2).
    .next = Nếu chỉ vướng việc xếp cặp và chưa ván nào bắt đầu, hãy hủy xếp cặp trước. Nếu đã bốc thăm mà không có người này thì không trở lại được.
tournament-nobody_entered = Chưa có đấu thủ
    .detail = Không có ai để bốc thăm.
    .next = Hãy đăng ký đấu thủ trước.
tournament-lots_drawn = Đã bốc thăm
    .detail = Số thăm của các đấu thủ đã được xác định.
    .next = Hãy xếp cặp vòng tiếp theo theo các số đó.
tournament-lots_not_drawn = Chưa bốc thăm
    .detail = { $system ->
        [knock_out] Nhánh đấu loại cần hạt giống được bốc thăm (điều 11.1, 13.4).
        [swiss] Hệ Thụy Sĩ cần số thứ tự được xếp theo hệ số hoặc bốc thăm (điều 11.4).
       *[circular] Bảng thi đấu vòng tròn cần số thăm của các đấu thủ (điều 13.1).
    }
    .next = { $system ->
        [knock_out] Hãy bốc thăm trước.
        [swiss] Hãy bốc thăm trước.
       *[circular] Hãy bốc thăm trước, hoặc xếp cặp vòng này bằng tay.
    }
tournament-lots_committed = Chuỗi bốc thăm đã được cam kết
    .detail = Mã băm của chuỗi bốc thăm đã được công bố, chỉ được bốc thăm bằng chuỗi đó.
    .next = Hãy công khai chuỗi đó và dùng nó để bốc thăm.
tournament-rounds_paired = Đã có vòng được xếp cặp
    .detail = Bốc thăm phải trước khi xếp cặp vòng đầu; hiện đã có cặp đấu hoặc ván cờ.
    .next = Khi chưa ván nào bắt đầu, hãy hủy xếp cặp rồi bốc thăm; nếu không, hãy xếp cặp bằng tay.
tournament-round_exists = Vòng này đã xếp cặp
    .detail = Vòng { $round } đã được xếp cặp.
    .next = Có thể sửa từng cặp bằng tay; khi vòng chưa công bố, có thể hủy toàn bộ rồi xếp lại.
tournament-not_the_next_round = Chưa đến vòng này
    .detail = Vòng cần xếp cặp tiếp theo là vòng { $next }, không phải vòng { $round }.
    .next = Hãy xếp cặp vòng { $next }.
tournament-no_such_round = Bảng thi đấu không có vòng này
    .detail = Với số đấu thủ hiện có, bảng thi đấu vòng tròn gồm { $rounds } vòng, không có vòng { $round } (điều 11.2).
    .next = Mọi vòng trong bảng đã được xếp cặp; nếu cần thêm vòng, hãy xếp bằng tay.
tournament-unknown_stage = Không có giai đoạn này
    .detail = Điều lệ không nêu giai đoạn { $stage } (điều 11).
    .next = Hãy xem các giai đoạn trong điều lệ.
tournament-stage_open = Giai đoạn chưa kết thúc
    .detail = Giai đoạn { $stage } còn ván chưa có kết quả hoặc vòng chưa đóng; chưa rõ ai đi tiếp (điều 11.3).
    .next = Hãy quyết định các ván và đóng các vòng trước.
tournament-place_shared = Thứ hạng quyết định bị đồng hạng
    .detail = Ở giai đoạn { $stage }, bảng { $group }, hạng { $place } đồng hạng giữa người đi tiếp và người bị loại (điều 15.6).
    .next = Hãy cho đấu thêm, hoặc định thứ hạng theo điều lệ.
tournament-not_of_one_group = Hai bên không cùng bảng
    .detail = { $one } và { $other } không bốc thăm vào cùng một bảng của giai đoạn (điều 11.3).
    .next = Hãy xếp cặp những người cùng bảng.
tournament-no_knock_out = Giai đoạn không đấu loại
    .detail = Giai đoạn { $stage } không đấu theo thể thức loại trực tiếp (điều 11.1): không có nhánh đấu.
    .next = Hãy nêu một giai đoạn đấu loại, hoặc xem bảng điểm chéo.
tournament-no_match_ready = Chưa có trận nào xếp được
    .detail = Ở giai đoạn { $stage }, mọi trận đã biết hai bên đều đã được xếp (điều 11.1).
    .next = Hãy chờ các trận trước phân định; nếu nhánh đã đấu xong thì không còn gì để xếp.
tournament-match_not_ready = Chưa xếp được hai bên này
    .detail = { $one } và { $other } không phải hai bên của một trận có thể xếp trong nhánh (điều 11.1).
    .next = Hãy xem nhánh đấu và xếp hai bên của một trận đã sẵn sàng.
tournament-lots_name_one = Thăm rơi vào một trong hai bên
    .detail = Trận { $match } được báo là bốc thăm mà không bên nào đi tiếp; bốc thăm phải chọn một bên (điều 15.6).
    .next = Hãy nêu bên được thăm; nếu không bên nào đi tiếp thì đó là một phán quyết.
tournament-match_outdated = Trận này nay thuộc về người khác
    .detail = Trận { $match } được xếp cho những người không còn thuộc về nó, vì một kết quả trước đã thay đổi (điều 11.1).
    .next = Hãy đổi cặp đấu, hoặc xếp đúng hai bên ở một vòng mới.
tournament-of_a_play_off = Đây là trận đấu thêm
    .detail = Trận { $match } là trận đấu thêm giữa những người đồng hạng ở giai đoạn { $stage }; tự kết quả ấy chưa định điều gì (điều 15.6).
    .next = Hãy cho đấu, kết thúc vòng, rồi phân định thứ hạng bằng settlements của giai đoạn.
tournament-match_decided = Trận đã phân định
    .detail = Trận { $match } đã phân định bằng các ván đấu, hoặc vì có người rút lui.
    .next = Hãy sửa kết quả nếu có sai sót.
tournament-already_decided = Trận đã được định
    .detail = Trận { $match } bất phân thắng bại qua các ván đấu và đã được định (điều 15.6).
    .next = Nếu quyết định đó sai, hãy gửi lại kèm “corrects”.
tournament-not_decided = Không có gì để sửa
    .detail = Ngoài các ván đấu, chưa có gì định trận { $match } (điều 15.6).
    .next = Hãy bỏ “corrects”.
tournament-match_open = Còn trận chưa phân định
    .detail = Trận { $match } ở bàn { $table } đang hòa hoặc còn ván phải đấu (điều 11.1).
    .next = Hãy cho đấu ván tiếp theo, hoặc quyết định trận đấu.
tournament-games_decide = Các ván đấu quyết định trước
    .detail = Theo điều lệ, trận { $match } còn một ván phải đấu (điều 15.6).
    .next = Hãy sắp xếp và cho đấu ván đó.
tournament-no_further_game = Không còn ván nào
    .detail = Mọi ván mà điều lệ quy định cho trận { $match } đã đấu xong (điều 15.6).
    .next = Hãy quyết định trận bằng bốc thăm, hoặc theo điều lệ.
tournament-colours_reversed = Màu quân đổi lại, không bốc thăm
    .detail = Ván tiếp theo của trận { $match } đổi màu so với ván trước (điều 13.5).
    .next = Hãy gửi lại yêu cầu không nêu màu và hạt giống.
tournament-not_the_first_game = Không phải ván đầu của trận
    .detail = Ván { $game } là ván sau của trận bắt đầu bằng ván { $first }, màu quân theo ván đầu ấy (điều 13.5).
    .next = Hãy nêu ván đầu; các ván sau sẽ theo.
tournament-not_of_this_match = Không thuộc trận này
    .detail = { $entry } không đấu trong trận này.
    .next = Hãy nêu một trong hai bên.
tournament-see_bracket = Đấu loại thì xem nhánh
    .detail = Giai đoạn { $stage } đấu loại (điều 11.1): không có bảng điểm chéo, thứ hạng nằm trong nhánh đấu.
    .next = Hãy xem nhánh đấu của giải.
tournament-number_out_of_range = Một con số của điều lệ nằm ngoài phạm vi
    .detail = { $stage ->
        [0] { $field } có thể
       *[other] Ở giai đoạn { $stage }, { $field } có thể
    } từ { $least } đến { $most }, không thể là { $value }.
    .next = Hãy gửi một số trong giới hạn này.
tournament-stage_plan = Không thể thi đấu theo các giai đoạn này
    .detail = { $fault ->
        [how_many] Phải có 1 đến 16 giai đoạn, không phải { $stage }
       *[other] { $stage ->
            [0] Trong điều lệ
           *[other] Giai đoạn { $stage }
        }: { $fault ->
            [not_earlier] người tham dự phải đến từ một giai đoạn trước
            [no_range] hạng đầu đứng sau hạng cuối
            [no_places] không có thứ hạng của giai đoạn trước để đánh số
            [no_third_place] ở thể thức hai lần thua không có trận tranh hạng ba
            [no_table] đấu loại không có bảng điểm để xếp theo chỉ số phụ
            [too_many_steps] loạt đấu thêm có nhiều nhất 8 bước
            [draw_not_last] chỉ ở bước cuối của loạt đấu thêm mới được đi tiếp nhờ hòa, mà sau bước này còn bước nữa
            [draw_of_several] chỉ ở bước một ván mới được đi tiếp nhờ hòa, mà bước này có nhiều ván
            [not_carried] chỉ mang kết quả giữa các giai đoạn vòng tròn có cùng số ván mỗi cặp
            [not_one_field] thứ hạng đội viên (điều 12.5) phải lấy từ một bảng duy nhất, mà giai đoạn này chia bảng
            [does_not_fit] có chỉ số phụ không dùng được cho những bên được xếp hạng
            [not_for_teams] đội không thi đấu loại trực tiếp ở đây
            [two_formats] “format” chỉ một giai đoạn vòng tròn duy nhất, còn “stages” nêu khác; hãy bỏ “format”
           *[order_not_named] thứ tự của điều 15.1 đến 15.4 dành cho thể thức một ván; phải nêu rõ các chỉ số phụ
        }
    }.
    .next = Hãy sửa điều lệ tại chỗ đó.
tournament-group_not_named = Phải nêu bảng
    .detail = Giai đoạn { $stage } chia làm { $groups } bảng, mỗi bảng có bảng điểm riêng (điều 11.3).
    .next = Hãy thêm ?group= với số từ 1 đến { $groups }.
tournament-no_teams = Không thi đấu đồng đội theo cách này
    .detail = Theo điều lệ, các đội không thi đấu theo cách này (điều 12).
    .next = Hãy quy định thi đấu đồng đội trong điều lệ trước khi xếp cặp.
tournament-not_a_team = Không phải là đội
    .detail = Bên tham dự { $entry } không phải là đội, hoặc không có đội nào đăng ký với mã đó (điều 12).
    .next = Hãy nêu một đội đã đăng ký; đăng ký đội trước đội viên.
tournament-team_full = Đội đã đủ người
    .detail = Đội { $team } đã có { $most } đội viên, không nhận thêm được.
    .next = Hãy đăng ký kỳ thủ cho đội khác.
tournament-not_the_roster = Không đúng đội viên của đội
    .detail = Thứ tự phải nêu mọi đội viên chưa rút lui của đội { $team }, mỗi người một lần (điều 12.1).
    .next = Hãy đọc đội rồi gửi đủ đội viên theo thứ tự.
tournament-roster_fixed = Thứ tự của đội đã cố định
    .detail = Đội { $team } đã ra quân theo thứ tự, từ đó không đổi nữa (điều 12.1).
    .next = Hãy hủy đội hình, nếu chưa ván nào bắt đầu.
tournament-line_up_follows = Đội hình theo thứ tự đăng ký
    .detail = Theo điều lệ, đội { $team } ngồi theo thứ tự đăng ký (điều 12.1), còn đội hình gửi lên thì khác.
    .next = Hãy gửi đội viên theo thứ tự, bàn không có người ghi null.
tournament-line_ups_shown = Đội hình đã công bố
    .detail = Hai đội đều đã nộp và đã thấy đội hình của nhau (điều { $line_up_article }).
    .next = Hãy nhờ trọng tài hủy đội hình, nếu chưa ván nào bắt đầu.
tournament-line_ups_missing = Còn thiếu đội hình
    .detail = Trận từ bàn { $table } chưa được cả hai đội nộp đội hình (điều 12).
    .next = Hãy nộp đội hình trước; đội vắng mặt thì để trống mọi bàn.
tournament-no_such_board = Không có bàn này
    .detail = Trận không có bàn { $board }.
    .next = Hãy đọc trận và nêu bàn của trận đó.
tournament-not_about_line_ups = Không phải điều về đội hình
    .detail = Điều { $named } không quy định ai ngồi bàn nào, nên đội hình không thể vi phạm (xem điều 12.1 đến 12.4).
    .next = Hãy nêu điều mà đội hình đã vi phạm, ví dụ 12.2.
tournament-unknown_match = Không có trận này
    .detail = Giải không có trận { $match }.
    .next = Hãy kiểm tra mã; các vòng liệt kê các trận.
tournament-not_a_team_of_this_match = Không phải đội của trận này
    .detail = Đội { $team } không thi đấu trong trận này.
    .next = Hãy nêu một trong hai đội gặp nhau.
tournament-of_a_team_match = Một bàn của trận đồng đội
    .detail = Ván { $game } là một bàn của trận đồng đội, người chơi theo đội hình (điều 12).
    .next = Hãy hủy đội hình của trận rồi nộp đội hình khác.
tournament-unknown_round = Không có vòng này
    .detail = Vòng { $round } chưa được xếp cặp.
    .next = Hãy kiểm tra số vòng, hoặc xếp cặp vòng đó trước.
tournament-no_pairings = Không có cặp đấu nào
    .detail = Danh sách cặp đấu trống.
    .next = Hãy nêu ít nhất một cặp đấu.
tournament-paired_twice = Xếp cặp trùng trong một vòng
    .detail = Đấu thủ { $entry } có mặt hai lần trong cùng một vòng.
    .next = Mỗi vòng mỗi đấu thủ chỉ có tối đa một cặp; hãy sửa rồi gửi lại.
tournament-not_free = Không thể được miễn đấu ở vòng này
    .detail = Bên tham dự { $entry } có ván trong vòng này, bị nêu hai lần hoặc không thuộc giai đoạn; hoặc việc miễn đấu không do trọng tài nêu: bảng thứ tự, nhánh đấu và đấu thêm không nêu ai (điều 11.2).
    .next = Chỉ nêu người không có ván trong vòng xếp cặp bằng tay, mỗi người một lần.
tournament-already_paired = Hai bên đã được xếp cặp với nhau
    .detail = Đấu thủ { $one } và { $other } đã được xếp trong trận { $match } (điều 11.2).
    .next = Hãy xếp đối thủ khác; nếu cặp cũ sai, hãy sửa cặp đó trước.
tournament-not_in_this_round = Không phải ván của vòng này
    .detail = Ván { $game } không thuộc vòng này.
    .next = Hãy đối chiếu mã với các cặp đấu của vòng.
tournament-round_published = Vòng này đã công bố
    .detail = Các cặp đấu của vòng { $round } đã được công bố.
    .next = Khi chưa ván nào của vòng bắt đầu, hãy rút lại việc công bố trước.
tournament-round_not_published = Vòng này chưa công bố
    .detail = Các cặp đấu của vòng { $round } chưa được công bố, chỉ ban điều hành xem được.
    .next = Nếu muốn bắt đầu các ván, hãy công bố vòng trước.
tournament-round_closed = Vòng này đã kết thúc
    .detail = Vòng { $round } đã kết thúc.
    .next = Nếu buộc phải thay đổi, hãy mở lại vòng trước.
tournament-round_open = Vòng này chưa kết thúc
    .detail = Vòng { $round } chưa kết thúc.
    .next = Hãy kết thúc vòng trước khi kết thúc giải; vòng đang mở thì không cần mở lại.
tournament-game_begun = Ván cờ đã bắt đầu
    .detail = Ván { $game } đã bắt đầu, không đổi cặp được nữa.
    .next = Chỉ đổi cặp trước khi ván bắt đầu; nếu ván đang đấu có sai sót, hãy để trọng tài xử lý.
tournament-game_open = Còn ván chưa ngã ngũ
    .detail = Ván { $game } ở bàn { $table } { word-status }.
    .next = Hãy chờ ván kết thúc, hoặc để trọng tài giải quyết tranh chấp, rồi kết thúc vòng.
tournament-hall_stopped = Cả hội trường đã dừng
    .detail = Toàn bộ các ván trong hội trường đã được dừng.
    .next = Không cần làm gì: khi đấu tiếp hãy cho hội trường chạy lại.
tournament-hall_not_stopped = Hội trường không dừng
    .detail = Hội trường không bị dừng, nên không có gì để cho chạy lại.
    .next = Không cần làm gì. Ván do trọng tài dừng thì cho chạy lại từng ván.
tournament-not_the_sharers = Không phải những người đồng hạng
    .detail = Phải nêu tất cả những người cùng một thứ hạng của bảng { $group }, giai đoạn { $stage }, mỗi người một lần và không thêm ai (điều 15.6).
    .next = Hãy xem bảng xếp hạng hoặc nhánh đấu và nêu đúng những người đồng hạng, người đứng trước nêu trước.
tournament-unknown_group = Không có bảng này
    .detail = Giai đoạn { $stage } có { $groups } bảng, không có bảng { $group } (điều 11.3).
    .next = Hãy nêu một bảng từ 1 đến { $groups }.
tournament-not_level = Hai bên không đồng hạng
    .detail = Ở giai đoạn { $stage }, { $one } và { $other } không đồng hạng, hoặc thứ hạng đã được định, nên không phải đấu thêm (điều 15.6).
    .next = Hãy xem bảng xếp hạng hoặc nhánh đấu và chỉ xếp đấu thêm cho những người đồng hạng.
tournament-no_play_off = Chưa đấu thêm
    .detail = { $entry } chưa có ván đấu thêm nào đã có kết quả với những người khác được nêu (điều 15.6).
    .next = Hãy đấu thêm và đóng vòng đó; hoặc định thứ hạng bằng bốc thăm hay theo điều lệ.
tournament-play_off_level = Đấu thêm vẫn bằng nhau
    .detail = { $one } và { $other } bằng điểm nhau trong các ván đấu thêm (điều 15.6).
    .next = Hãy cho đấu thêm nữa; hoặc định thứ hạng bằng bốc thăm hay theo điều lệ.
tournament-play_off_otherwise = Kết quả đấu thêm khác với thứ tự này
    .detail = Theo kết quả đấu thêm, { $other } đứng trước { $one } (điều 15.6).
    .next = Hãy gửi thứ tự đúng như kết quả đấu thêm.
tournament-already_settled = Thứ hạng đã được định
    .detail = Ở giai đoạn { $stage }, bảng { $group }, thứ tự của những bên này đã được định (điều 15.6).
    .next = Nếu thứ tự đó sai, hãy gửi lại kèm “corrects”.
tournament-not_settled = Không có gì để sửa
    .detail = Ở giai đoạn { $stage }, bảng { $group }, chưa từng định thứ tự cho đúng những bên này (điều 15.6).
    .next = Hãy bỏ “corrects”, hoặc nêu đúng những bên đã nêu trước đó.
tournament-colours_not_drawn = Chưa bốc thăm bên đi trước
    .detail = Ở giai đoạn { $stage }, { $games ->
        [1] ai đi trước do bốc thăm (điều 13.4)
       *[other] ai đi trước ván đầu trong hai ván do bốc thăm (điều 13.5)
    }; số thăm được bốc bằng tay và vòng này không có chuỗi bốc thăm.
    .next = Hãy gửi vòng đấu kèm chuỗi bốc thăm, hoặc xếp cặp bằng tay.
tournament-seed_not_wanted = Không có gì để bốc bằng chuỗi này
    .detail = Vòng này không cần bốc thăm bên đi trước bằng chuỗi riêng (điều { $article }).
    .next = Hãy bỏ chuỗi bốc thăm.
tournament-stage_is_ended = Giai đoạn đã kết thúc
    .detail = Giai đoạn { $stage } đã kết thúc sớm, không xếp thêm vòng nào.
    .next = Hãy cho giai đoạn tiếp tục trước, hoặc xếp cặp giai đoạn sau.
tournament-stage_not_ended = Giai đoạn không bị kết thúc sớm
    .detail = Giai đoạn { $stage } vẫn diễn ra theo bảng của nó, không có việc kết thúc nào để hủy.
    .next = Hãy kiểm tra số; nếu đúng thì không cần làm gì.
tournament-drawn_from = Giai đoạn sau dựa vào thứ hạng này
    .detail = Giai đoạn { $later } đã bốc thăm theo thứ hạng của giai đoạn { $stage }.
    .next = Hãy hủy lần bốc thăm đó trước, khi chưa xếp cặp vòng nào của nó.
tournament-no_vacant_number = Không còn số trống
    .detail = Mọi số của giai đoạn { $stage } có thể nhận thêm người đều đã có chủ (điều 20.2).
    .next = Hãy nêu bảng khác, hoặc giữ đấu thủ làm dự bị.
tournament-in_the_field = Đấu thủ đã có số
    .detail = Đấu thủ { $entry } đã được bốc vào giai đoạn này, hoặc đã được nhận trước đó.
    .next = Hãy xem kết quả bốc thăm; không cần làm gì.
tournament-does_not_compete = Không thuộc những bên gặp nhau ở đây
    .detail = Nơi các đội thi đấu thì bên tham dự là đội chứ không phải đội viên; nơi cá nhân thi đấu thì là cá nhân (điều 12). { $entry } không phù hợp.
    .next = Hãy nêu bên thi đấu có tên trong bảng.
tournament-no_round_to_come = Sẽ không có vòng này
    .detail = Theo những gì đã biết, các vòng đi từ 1 đến { $last }; không có vòng { $round }.
    .next = Hãy nêu một vòng đã xếp cặp hoặc đã dự định.
tournament-already_absent = Đã báo vắng
    .detail = Đấu thủ { $entry } đã được báo vắng ở vòng { $round }.
    .next = Không cần làm gì.
tournament-not_absent = Không có báo vắng
    .detail = Đấu thủ { $entry } không được báo vắng ở vòng { $round }.
    .next = Hãy kiểm tra đấu thủ và vòng đấu.
tournament-no_swiss = Không phải giai đoạn hệ Thụy Sĩ
    .detail = Giai đoạn { $stage } không đấu theo hệ Thụy Sĩ (điều 11.4); chỉ ở hệ này mới xin nghỉ vòng hoặc để đấu thủ ngoài việc xếp cặp.
    .next = Hãy nêu một giai đoạn hệ Thụy Sĩ, hoặc bỏ phần đó.
tournament-no_further_round = Mọi vòng đã được xếp cặp
    .detail = Giai đoạn { $stage } có { $rounds } vòng như đã định trước (điều 11.4), và tất cả đã được xếp cặp.
    .next = Hãy hủy xếp cặp vòng cuối, hoặc xếp giai đoạn khác.
tournament-field_full = Không còn chỗ
    .detail = Một giai đoạn hệ Thụy Sĩ có nhiều nhất { $most } đấu thủ.
    .next = Hãy đóng đăng ký, hoặc chia thành nhiều giải.
tournament-result_missing = Thiếu kết quả
    .detail = Trận { $match } ở bàn { $table } của vòng { $round } chưa có kết quả; hai bên gặp ai tiếp theo tùy vào đó (điều 11.4).
    .next = Hãy ghi kết quả hoặc ra phán quyết; hoặc xếp cặp vòng này bằng tay.
tournament-no_pairing = Không xếp cặp được vòng này
    .detail = Không có cách xếp cặp vòng { $round } nào để ai cũng có đối thủ, không ai gặp lại nhau và vẫn giữ các giới hạn của giai đoạn. { $wanted ->
        [none] Mỗi nhóm sau có số lẻ đấu thủ, chỉ có thể gặp người trong nhóm mình: { $groups }.
       *[other] Mỗi nhóm sau có số lẻ đấu thủ, ngoài nhóm mình chỉ có thể gặp { $wanted }, ít hơn số nhóm: { $groups }.
    }
    .next = Hãy để ai đó xin nghỉ vòng hoặc báo vắng, hoặc xếp cặp bằng tay.
tournament-lots_missing = Vòng đầu bốc thăm
    .detail = Số của giai đoạn { $stage } được bốc mà không có chuỗi bốc thăm, và vòng đầu của nó được bốc thăm (điều 11.4).
    .next = Hãy cho chuỗi bốc thăm, đã cam kết trước nếu cần; hoặc xếp cặp bằng tay như đã bốc tại chỗ.
tournament-not_the_last_round = Không phải vòng cuối
    .detail = Vòng { $round } không phải vòng cuối của giai đoạn { $stage }; chỉ ở vòng cuối mới để đấu thủ ngoài việc xếp cặp để đấu chung kết.
    .next = Đừng để ai ra ngoài; ai không có mặt thì xin nghỉ vòng hoặc báo vắng.
tournament-not_to_be_left_out = Không thể để đấu thủ này ra ngoài
    .detail = Đấu thủ { $entry } không đấu ở giai đoạn này, đã rút, hoặc được nêu hai lần.
    .next = Hãy nêu những người đấu chung kết, mỗi người một lần.
tournament-too_many_byes = Quá số lần được miễn đấu
    .detail = Đấu thủ { $entry } đã được miễn đấu đủ số lần cho phép ở đây: { $limit }.
    .next = Hãy để người khác được miễn đấu.
tournament-too_many_requests = Xin nghỉ vòng quá nhiều lần
    .detail = Đấu thủ { $entry } đã xin nghỉ vòng đủ số lần cho phép ở đây: { $limit }.
    .next = Hãy báo vắng thay vào đó.
tournament-bye_requested = Đã xin nghỉ vòng
    .detail = Đấu thủ { $entry } đã xin nghỉ vòng { $round }.
    .next = Không cần làm gì.
tournament-bye_not_requested = Chưa xin nghỉ vòng
    .detail = Đấu thủ { $entry } không xin nghỉ vòng { $round }.
    .next = Hãy kiểm tra đấu thủ và vòng đấu.
tournament-round_already_paired = Vòng đã xếp cặp
    .detail = Vòng { $round } đã được xếp cặp.
    .next = Hãy đổi cặp của vòng, hoặc hủy xếp cặp trước.
tournament-pairs_who_left = Vòng có người đã rút
    .detail = Đấu thủ { $entry } đã rút sau khi vòng { $round } được xếp cặp, và không được xếp cặp nữa (điều 20.4).
    .next = Hãy hủy xếp cặp của vòng rồi xếp lại, hoặc đổi cặp.
tournament-not_suspended = Đấu thủ vẫn được xếp cặp
    .detail = Đấu thủ { $entry } chưa bỏ cuộc liên tiếp đến mức bị ngừng xếp cặp.
    .next = Không cần làm gì.
tournament-prize_list = Không thể trao giải như vậy
    .detail = Danh sách { $list }: { $fault ->
        [undeclared] điều lệ không có hạng mục này
        [listed_twice] đã có danh sách trước cho cùng những người này
        [no_unit] đơn vị phải có 1 đến 12 ký tự in được trên một dòng
        [too_many_places] nhiều nhất 200 hạng có giải
       *[too_much] một khoản lớn hơn 9007199254740991
    }.
    .next = Hãy sửa điều lệ tại chỗ đó.

discipline-unknown_official = Không có người này
    .detail = Giải không có thành viên điều hành số { $official }.
    .next = Hãy đọc danh sách thành viên điều hành: mỗi người đều có số.
discipline-not_yours_to_appoint = Không có quyền bổ nhiệm
    .detail = Chức vụ { word-office } không do { word-role } bổ nhiệm hay cho thôi (điều 16.2).
    .next = Hãy để ban tổ chức làm việc này; tổng trọng tài bổ nhiệm trọng tài.
discipline-chief_arbiter_sits = Đã có tổng trọng tài
    .detail = Chỉ một người làm tổng trọng tài (điều 16.2): hiện là thành viên số { $official }.
    .next = Hãy cho người ấy thôi nhiệm vụ và để người này kế nhiệm, hoặc bổ nhiệm phó tổng trọng tài.
discipline-out_of_office = Người này đã thôi nhiệm vụ
    .detail = Thành viên số { $official } không còn giữ chức vụ.
    .next = Không cần làm gì, hoặc hãy bổ nhiệm lại.
discipline-token_named = Mã truy cập đã thuộc người khác
    .detail = Mã truy cập này đã đứng tên thành viên số { $official } đang giữ chức vụ; mỗi mã chỉ đại diện cho một người (điều 16.2).
    .next = Hãy cấp mã riêng cho người này và nêu mã đó.
discipline-rules_no_games = Người này không phân xử ai
    .detail = Thành viên số { $official } giữ chức { word-office }, không điều hành ván cờ và không quyết định khiếu nại.
    .next = Lệnh tránh chỉ dành cho trọng tài và thành viên ban giải quyết khiếu nại.
discipline-already_barred = Đã có lệnh tránh
    .detail = Thành viên số { $official } đã phải tránh các việc của đấu thủ { $entry }.
    .next = Không cần làm gì.
discipline-not_barred = Không có lệnh tránh
    .detail = Thành viên số { $official } không phải tránh các việc của đấu thủ { $entry }.
    .next = Không có gì để bỏ.
discipline-unknown_article = Không có điều này
    .detail = Luật không có điều “{ $named }”.
    .next = Hãy nêu điều theo số trong luật, ví dụ 8.5.
discipline-no_ground = Không phải căn cứ để phạt
    .detail = Điều { $named } không đặt ra nghĩa vụ nào mà kỳ thủ có thể vi phạm (điều 8.8).
    .next = Hãy nêu điều đã bị vi phạm, ví dụ 8.3, 9.1.8 hoặc 19.1.
discipline-unknown_penalty = Không có hình phạt này
    .detail = Giải không có hình phạt số { $penalty }.
    .next = Hãy đọc danh sách hình phạt: mỗi hình phạt đều có số.
discipline-not_your_penalty = Không có quyền phạt như vậy
    .detail = Hình phạt “{ word-penalty_kind }” không do { word-role } đưa ra hay hủy bỏ (điều 18.1 đến 18.3).
    .next = Trọng tài cảnh cáo, tổng trọng tài truất quyền ở một ván, ban tổ chức trục xuất khỏi giải.
discipline-no_game_named = Ván nào?
    .detail = Truất quyền chỉ áp dụng cho một ván (điều 18.2), mà yêu cầu không nêu ván nào.
    .next = Hãy gửi kèm mã của ván cờ.
discipline-not_at_that_game = Không đấu ván này
    .detail = Đấu thủ { $entry } không đấu ván { $game } của giải này.
    .next = Hãy đối chiếu cả hai mã với bảng xếp cặp.
discipline-game_decided = Ván cờ đã có kết quả
    .detail = Không thể truất quyền ở ván { $game } nữa: ván đã có kết quả hoặc sẽ không đấu (điều 18.2).
    .next = Nếu kết quả phải thay đổi, hãy sửa kết quả và đưa ra cảnh cáo.
discipline-already_expelled = Đã bị trục xuất
    .detail = Đấu thủ { $entry } đã bị trục xuất theo hình phạt số { $penalty } (điều 18.3).
    .next = Không cần làm gì.
discipline-stays_expelled = Đã bị trục xuất
    .detail = Đấu thủ { $entry } đã bị trục xuất theo hình phạt số { $penalty } và không được trở lại khi hình phạt còn hiệu lực (điều 18.3).
    .next = Nếu đấu thủ phải được trở lại, hãy hủy hình phạt ấy.
discipline-already_lifted = Hình phạt đã được hủy
    .detail = Hình phạt số { $penalty } đã được hủy bỏ.
    .next = Không cần làm gì; nếu vẫn phải phạt, hãy đưa ra hình phạt mới.
discipline-unknown_appeal = Không có khiếu nại này
    .detail = Giải không có khiếu nại số { $appeal }.
    .next = Hãy đọc danh sách khiếu nại: mỗi khiếu nại đều có số.
discipline-no_such = Không có mục được nêu
    .detail = Giải này không có { word-spoken } { $named }.
    .next = Hãy đối chiếu với dữ liệu của giải.
discipline-appeal_known = Đã khiếu nại
    .detail = Cùng đấu thủ này đã khiếu nại về cùng việc này: khiếu nại số { $appeal }.
    .next = Hãy chờ quyết định; quyết định là cuối cùng. Khi kết quả được sửa hoặc cặp đấu được đổi, có thể khiếu nại lại về điều mới.
discipline-appeal_decided = Khiếu nại đã được quyết định
    .detail = Khiếu nại số { $appeal }: { word-decision }.
    .next = Không cần làm gì; quyết định là cuối cùng.
discipline-appeal_in_time = Khiếu nại đúng hạn
    .detail = Khiếu nại số { $appeal } không quá hạn, không cần ai cho phép.
    .next = Hãy quyết định khiếu nại.
discipline-appeal_not_admitted = Khiếu nại quá hạn
    .detail = Khiếu nại số { $appeal } được nêu quá hạn và chưa được thụ lý (điều 8.5).
    .next = Hãy thụ lý trước, kèm lý do, hoặc bác khiếu nại.
discipline-not_yours_to_decide = Không có quyền quyết định
    .detail = Khiếu nại ở giải này không do { word-role } quyết định (điều 16.3).
    .next = Hãy để ban giải quyết khiếu nại quyết định, hoặc tổng trọng tài nếu không có ban này.
discipline-orders_nothing = Không có gì để thi hành
    .detail = Khiếu nại với kết luận “{ word-decision }” không kéo theo việc gì phải thi hành.
    .next = Hãy bỏ mục “effects”, hoặc chấp nhận khiếu nại.
discipline-ordered_twice = Nêu hai lần
    .detail = Việc thi hành số { $place } đã được nêu trước đó trong cùng quyết định.
    .next = Hãy nêu mỗi việc một lần.
discipline-none_to_reinstate = Đấu thủ chưa rút khỏi giải
    .detail = Đấu thủ { $entry } vẫn đang dự giải, không cần được trở lại.
    .next = Hãy kiểm tra mã, hoặc bỏ việc này.
discipline-unfit_for_what = Điều gì không đạt?
    .detail = Kết quả là không đạt, nhưng không có số đo hay nhận xét nào nói rõ (điều 17.2).
    .next = Hãy ghi điều đã thấy vào “note”.
discipline-nothing_inspected = Chưa kiểm tra gì
    .detail = Lần kiểm tra không có số đo và không có nhận xét (điều 17.2).
    .next = Hãy nêu số đo hoặc điều đã thấy.

pairing-no_circular_table = Không có bảng thi đấu phù hợp
    .detail = Bảng thi đấu vòng tròn dành cho { $fewest } đến { $most } đấu thủ; hiện có { $entrants } (điều 11.2).
    .next = Hãy xếp cặp vòng này bằng tay.
pairing-no_groups = Quá ít đấu thủ cho số bảng này
    .detail = Không thể chia { $entrants } đấu thủ thành { $groups } bảng, mỗi bảng ít nhất { $fewest } người (điều 11.3).
    .next = Hãy giảm số bảng trong điều lệ, hoặc đăng ký thêm đấu thủ.
pairing-no_bracket = Không có nhánh cho số người này
    .detail = Đấu loại dành cho { $fewest } đến { $most } người, không phải { $entrants } (điều 11.1).
    .next = Hãy dùng thể thức khác, hoặc chia bảng trước.
pairing-no_third_place_match = Không có trận tranh hạng ba
    .detail = Ở thể thức hai lần thua, nhánh thua quyết định hạng ba (điều 11.1).
    .next = Hãy bỏ trận tranh hạng ba.
pairing-seed_not_committed = Không phải chuỗi đã cam kết
    .detail = Mã băm của chuỗi này là { $shown }, mã đã công bố là { $committed }.
    .next = Hãy gửi đúng chuỗi có mã SHA-256 đã công bố, chính xác từng ký tự.
pairing-not_a_line_up = Đội hình không hợp lệ
    .detail =
        Đội hình phải nêu { $boards } bàn.
        { GIVEN($too_few_boards) ->
            [yes] Chỉ nêu { $too_few_boards } bàn.
           *[no] { "" }
        }
        { GIVEN($too_many_boards) ->
            [yes] Đã nêu { $too_many_boards } bàn.
           *[no] { "" }
        }
        { GIVEN($not_of_the_team) ->
            [yes] Không thuộc đội: { $not_of_the_team }.
           *[no] { "" }
        }
        { GIVEN($plays_no_more) ->
            [yes] Đội viên đã rút hoặc bị khai trừ, không đấu nữa: { $plays_no_more }.
           *[no] { "" }
        }
        { GIVEN($twice) ->
            [yes] Ngồi nhiều hơn một bàn: { $twice }.
           *[no] { "" }
        }
        { GIVEN($reserve) ->
            [yes] Dự bị, mà bàn đã cố định: { $reserve }.
           *[no] { "" }
        }
        { GIVEN($order_inverted) ->
            [yes] Ngồi trước người đăng ký trước mình: { $order_inverted }.
           *[no] { "" }
        }
        { GIVEN($empty_board) ->
            [yes] Bàn không được để trống: { $empty_board }.
           *[no] { "" }
        }
    .next = Hãy sửa đội hình từ bàn đầu rồi gửi lại.
pairing-not_by_rating = Không theo thứ tự hệ số
    .detail = Ở giải này đội viên xếp theo hệ số, cao đứng trước (điều 12.1). Đội { $team } ngược thứ tự: { $order_inverted }.
    .next = Hãy xếp đội theo hệ số.
pairing-not_a_draw = Kết quả bốc thăm không hợp lệ
    .detail =
        Mỗi người trong { $entries } đấu thủ bốc một số; trong toàn giải, hoặc trong mỗi bảng, các số đi từ 1, không trùng và không sót.
        { GIVEN($entry_missing) ->
            [yes] Đấu thủ chưa có số: { $entry_missing }.
           *[no] { "" }
        }
        { GIVEN($entry_twice) ->
            [yes] Đấu thủ có nhiều hơn một số: { $entry_twice }.
           *[no] { "" }
        }
        { GIVEN($entry_unknown) ->
            [yes] Không dự giải: { $entry_unknown }.
           *[no] { "" }
        }
        { GIVEN($number_missing) ->
            [yes] Số chưa ai bốc: { $number_missing }.
           *[no] { "" }
        }
        { GIVEN($number_twice) ->
            [yes] Số bị bốc nhiều lần: { $number_twice }.
           *[no] { "" }
        }
        { GIVEN($number_out_of_range) ->
            [yes] Số ngoài phạm vi: { $number_out_of_range }.
           *[no] { "" }
        }
        { GIVEN($group_unknown) ->
            [yes] Bảng không có, hoặc không phải của đấu thủ đó: { $group_unknown }.
           *[no] { "" }
        }
    .next = Hãy đối chiếu với biên bản bốc thăm, sửa rồi gửi lại.

game-tournament_closed = Giải đã kết thúc
    .detail = Giải đã kết thúc, các ván cờ không thay đổi nữa.
    .next = Nếu buộc phải thay đổi, hãy mở lại giải trước.
game-round_closed = Vòng này đã kết thúc
    .detail = Vòng của ván cờ này đã kết thúc.
    .next = Kết quả sai thì trọng tài sửa; việc khác thì hãy mở lại vòng trước.
game-round_not_published = Vòng này chưa công bố
    .detail = Ván cờ thuộc vòng mà các cặp đấu chưa được công bố.
    .next = Hãy công bố vòng trước.
game-player_withdrawn = Kỳ thủ đã rút khỏi giải
    .detail = Đấu thủ { $entry } đã rút khỏi giải, ván này không đấu nữa (điều 20).
    .next = Không cần làm gì: kết quả theo quy định về rút khỏi giải. Nếu ghi rút nhầm, hãy hủy việc rút trước.
game-board_ruled = Bàn đã bị xử thua vì danh sách ra sân
    .detail = Danh sách ra sân vi phạm điều 12, bàn này đã bị xử thua: không đấu ván nào ở bàn này.
    .next = Không cần làm gì: kết quả đã được tính cho trận. Nếu quyết định sai, hãy hủy trước bằng một quyết định không nêu bàn nào.
game-annulled = Cặp đấu đã bị hủy
    .detail = Cặp đấu này đã bị hủy, ván cờ không diễn ra.
    .next = Hãy xem các cặp đấu hiện hành của vòng.
game-not_started = Ván cờ chưa bắt đầu
    .detail = Việc này chỉ làm được khi ván cờ đang diễn ra.
    .next = Hãy bắt đầu ván trước.
game-already_started = Ván cờ đã bắt đầu
    .detail = Ván cờ đang diễn ra.
    .next = Không cần làm gì: hãy tiếp tục ván cờ.
game-begun_without_leave = Đồng hồ do người điều hành bấm
    .detail = Kỳ thủ không tự bắt đầu ván có đồng hồ; tự ý bấm đồng hồ là lỗi (điều 9.1.2).
    .next = Hãy để thư ký hoặc trọng tài bắt đầu ván cờ.
game-begun_too_long_ago = Bắt đầu quá sớm
    .detail = Nếu bắt đầu từ lúc đó, bên { word-side } hết giờ ngay khi vào ván (điều 22.1).
    .next = Hãy xem lại giờ ghi trong Occurred-At: đồng hồ của máy có thể sai. Nếu đúng, hãy bắt đầu ngay bây giờ và để trọng tài chỉnh đồng hồ.
game-over = Ván cờ đã kết thúc
    .detail = Ván cờ đã kết thúc và không tiếp tục nữa.
    .next = Nếu kết quả sai, hãy để trọng tài sửa kết quả hoặc mở lại ván.
game-under_way = Ván cờ đang diễn ra
    .detail = Kỳ thủ không kết thúc ván đang đấu bằng cách báo kết quả, mà bằng xin thua hoặc đồng ý hòa (điều 4.1.9).
    .next = Hãy xin thua, trả đề nghị hòa, hoặc để thư ký hay trọng tài báo kết quả.
game-board_decided = Bàn cờ định kết quả
    .detail =
        { $ending ->
            [stalemate] Trên bàn đã hết nước đi, không còn nước nào (điều 4.1.3).
            [no_attackers] Không bên nào còn quân có thể tấn công: ván cờ phải hòa (điều 4.2.1).
           *[other] Trên bàn đã chiếu bí, không còn nước nào (điều 4.1.1).
        }
    .next = Nếu nhập sai, trọng tài rút lại ván cờ hoặc sửa kết quả; thế cờ được nêu phải còn chơi tiếp được.
game-no_players_word = Cả hai thua là do trọng tài xử
    .detail = Kỳ thủ không báo cả hai bên thua: đó là quyết định của trọng tài (điều 21.3).
    .next = Hãy báo thắng hoặc hòa, hoặc gọi trọng tài.
game-not_over = Ván cờ chưa kết thúc
    .detail = Chỉ ván đã kết thúc mới ký, sửa được kết quả hoặc mở lại được.
    .next = Hãy chờ ván kết thúc, hoặc báo kết quả trước.
game-not_your_turn = Chưa đến lượt đi
    .detail = Chưa đến lượt bên { word-side } đi (điều 2.1).
    .next = Hãy chờ đối phương đi.
game-wrong_ply = Không đúng thứ tự nước đi
    .detail = Nước tiếp theo là nước thứ { $next }, không phải nước thứ { $sent }.
    .next = Hãy đọc lại ván cờ: nước này có thể đã được ghi, hoặc còn thiếu nước trước đó.
game-illegal_move = Nước đi sai luật
    .detail =
        { GIVEN($move_wxf) ->
            [yes] Lúc này không đi được { $move_wxf } ({ $move }). { $why }
           *[no] Lúc này không đi được { $move }. { $why }
        }
        { possible-moves }
    .next = Hãy gửi nước đi đúng luật: nước này không được ghi, ván cờ tiếp tục. Nếu nước này đã đi trên bàn cờ, hãy gọi trọng tài (điều 4.1.2 và 4.1.6).
game-no_draw_offer = Không có đề nghị hòa để trả lời
    .detail = Không có đề nghị hòa nào chờ bên { word-side } trả lời (điều 23.1).
    .next = Hãy tiếp tục ván cờ; đi một nước là từ chối hòa, nên đề nghị hòa có thể đã hết hiệu lực.
game-draw_offer_stands = Đề nghị hòa còn chờ trả lời
    .detail = Bên { word-side } đã đề nghị hòa và đối phương chưa trả lời (điều 23.1).
    .next = Hãy chờ trả lời; đối phương đi một nước là từ chối.
game-not_absent = Kỳ thủ không vắng mặt
    .detail = Bên { word-side } đã có mặt đúng giờ, không phải vắng mặt (điều 21.4).
    .next = Hãy nêu đúng bên vắng mặt, hoặc xử thua vì lý do khác.
game-already_reported = Đã báo kết quả
    .detail = Kết quả này đã được báo bằng cùng mã truy cập; cần một nguồn khác xác nhận (điều 10.1).
    .next = Không cần báo nữa; hãy để kỳ thủ bên kia hoặc trọng tài báo.
game-nothing_to_amend = Kết quả không có gì thay đổi
    .detail = Kết quả gửi lên giống kết quả hiện có.
    .next = Nếu kết quả hiện có sai, hãy gửi kết quả đúng.
game-drawn_without_play = Không đấu thì không thể hòa
    .detail = Không đấu thì một bên thắng (+) và bên kia thua (−), hoặc cả hai cùng thua (điều 21.4).
    .next = Hãy nêu bên thắng; nếu ván đã đấu thật thì đừng đánh dấu là không đấu.
game-confirmed_needs_appeal = Kết quả đã xác nhận chỉ sửa sau khi khiếu nại
    .detail = Kết quả đã được ký xác nhận (điều 10.1), chỉ thay đổi sau khi có khiếu nại.
    .next = Hãy để ban giải quyết khiếu nại sửa, hoặc tổng trọng tài nếu không có ban này.
game-result_settled = Kết quả đã được xử lý
    .detail = Ván cờ { word-status }: báo thêm hay ký thêm không làm thay đổi (điều 10.1).
    .next = Nếu kết quả sai hoặc đang tranh chấp, hãy để trọng tài phán quyết.
game-hall_stopped = Cả hội trường đã dừng
    .detail = Toàn bộ hội trường đang dừng, không ván nào bắt đầu hay tiếp tục.
    .next = Hãy chờ hội trường chạy lại.
game-stopped = Ván cờ đang dừng
    .detail = Trọng tài đã dừng đồng hồ: không đi cờ và không tính giờ (điều 17.4).
    .next = Hãy chờ trọng tài cho đồng hồ chạy lại.
game-not_stopped = Ván cờ không dừng
    .detail = Ván cờ đang diễn ra và đồng hồ không bị dừng.
    .next = Không cần làm gì: hãy tiếp tục ván cờ.
game-adjourned = Ván cờ đã hoãn
    .detail = Ván cờ đã được hoãn, sẽ đấu tiếp lúc khác.
    .next = Khi đấu tiếp, hãy để trọng tài cho ván cờ tiếp tục.
game-not_adjourned = Ván cờ không hoãn
    .detail = Chỉ ván đã hoãn mới được đấu tiếp theo cách này.
    .next = Nếu trọng tài đã dừng đồng hồ, hãy cho đồng hồ chạy lại.
game-claim_pending = Còn yêu cầu chờ phán quyết
    .detail =
        { $claim ->
            [repetition] Đã có yêu cầu phân xử thế cờ lặp lại, đồng hồ dừng cho đến khi trọng tài phán quyết (điều 24).
           *[natural_limit] Đã có yêu cầu hòa theo giới hạn số nước, đồng hồ dừng cho đến khi trọng tài phán quyết (điều 23.3).
        }
    .next = Hãy phán quyết yêu cầu: sau đó đấu tiếp, hoặc ván cờ kết thúc.
game-no_claim = Chưa có ai yêu cầu hòa
    .detail = Không có yêu cầu hòa theo giới hạn số nước, và theo điều lệ giải trọng tài không tự xử (điều 23.3).
    .next = Hãy chờ kỳ thủ yêu cầu.
game-limit_not_reached = Chưa đủ giới hạn số nước
    .detail = Từ lần bắt quân cuối tính được { $counted } hiệp, cần { $needed } hiệp (điều 23.3).
    .next = Hãy để ván cờ tiếp tục.
game-claimed_otherwise = Yêu cầu đang chờ là yêu cầu khác
    .detail =
        { $claim ->
            [repetition] Yêu cầu đang chờ là phân xử thế cờ lặp lại (điều 24).
           *[natural_limit] Yêu cầu đang chờ là hòa theo giới hạn số nước (điều 23.3).
        }
    .next = Hãy phán quyết yêu cầu đó trước.
game-not_repeated = Thế cờ chưa lặp lại đủ lần
    .detail = Từ lần bắt quân cuối, thế cờ trên bàn (cùng bên đi) đã xuất hiện { $occurrences } lần, cần { $needed } lần (điều 24).
    .next = Hãy để ván cờ tiếp tục.
game-change_ordered = Đã có phán quyết
    .detail = { word-side } phải đổi nước, và chưa ai đi kể từ phán quyết đó (điều 24.3).
    .next = Hãy để ván cờ tiếp tục: bên không đổi nước tự động bị xử thua (điều 4.1.7).
game-verdict_not_offered = Các nước đi không dẫn đến phán quyết đó
    .detail = Theo bộ luật của giải, các nước đi lặp lại này không được xử như vậy (điều 24).
    .next = Hãy chọn trong facts.offered; nếu chỉ có một thì có thể bỏ trống.
game-verdict_needed = Trọng tài phải chọn phán quyết
    .detail = Luật để ngỏ nhiều phán quyết cho các nước đi lặp lại này (điều 24).
    .next = Hãy gửi một phán quyết trong facts.offered, kèm lý do.
game-verdict_without_reason = Thiếu lý do của lựa chọn
    .detail = Luật để ngỏ nhiều phán quyết, trọng tài chọn phải nêu lý do (điều 24).
    .next = Hãy gửi lý do cùng phán quyết.
game-only_a_draw_unasked = Không ai yêu cầu thì chỉ xử hòa
    .detail = Không kỳ thủ nào yêu cầu phân xử. Trọng tài có thể tự xử hòa (điều 23.2); theo điều lệ giải không tự xử thua và không tự buộc đổi nước.
    .next = Hãy chờ kỳ thủ yêu cầu, hoặc sửa repetition_loss_unasked trong điều lệ trước giải.
game-already_there = Kỳ thủ đã có mặt
    .detail = Bên { word-side } không đến muộn, hoặc đã đến (điều 21.2).
    .next = Không cần làm gì; hoặc hãy nêu bên kia.
game-player_absent = Kỳ thủ chưa đến
    .detail = Bên { word-side } chưa đến bàn đấu (điều 21.2, 21.3).
    .next = Hãy ghi nhận việc có mặt trước; nếu đã quá muộn, hãy xử thua vì vắng mặt.
game-no_clock = Ván này không tính giờ
    .detail = Hệ thống không giữ đồng hồ cho ván này (điều 6).
    .next = Hãy tiếp tục không có đồng hồ; cách tính giờ phải đặt trong điều lệ trước khi ván bắt đầu.
game-clock_not_running = Đồng hồ đang dừng
    .detail = Không mặt đồng hồ nào đang chạy.
    .next = Hãy để trọng tài cho đồng hồ chạy, hoặc ghi nhận người đã đến.
game-not_your_time = Đang là giờ của đối phương
    .detail = Đồng hồ đang chạy không phải của bên { word-side } (điều 8.5).
    .next = Hãy chờ đối phương đi và bấm đồng hồ.
game-press_before_move = Chưa đi cờ thì không bấm đồng hồ
    .detail = Bên { word-side } chưa đi nước nào từ lần bấm trước; phải đi cờ rồi mới bấm đồng hồ (điều 6, 9.1.2).
    .next = Hãy ghi nước đi trước; nếu đã bấm mà không đi, trọng tài tuyên bố phạm lỗi.
game-nothing_to_adjust = Thời gian không thay đổi
    .detail = Thay đổi 0 mili giây là không thay đổi gì.
    .next = Hãy nêu thời gian được cộng hay bị trừ.
game-adjusted_otherwise = Thay đổi ngược chiều
    .detail =
        { $ground ->
            [penalty] Phạt giờ là trừ giờ, còn { $delta_ms } mili giây lại cộng thêm (điều 23.3).
           *[other] Bù giờ là cộng giờ, còn { $delta_ms } mili giây lại trừ đi (điều 23.3).
        }
    .next = Hãy đổi dấu của delta_ms, hoặc nêu lý do “correction” (sửa).
game-too_much_time = Thời gian quá dài
    .detail = { $given_ms } mili giây dài hơn một ngày ({ $most_ms } mili giây).
    .next = Thời gian tính bằng mili giây: hãy xem có gõ nhầm không.
game-time_not_there = Không còn đủ thời gian
    .detail = Bên { word-side } còn { $left_ms } mili giây, không thể trừ { $taken_ms } mili giây.
    .next = Hãy trừ ít hơn; nếu đã hết giờ, hãy báo hết giờ.
game-no_time_shown = Mặt đồng hồ không còn giờ
    .detail = Đồng hồ dùng tiếp phải còn thời gian cho cả hai bên (điều 22.4).
    .next = Hãy nêu thời gian của mỗi mặt; nếu đã hết giờ, hãy báo hết giờ.
game-one_hand_only = Một kim vượt chưa là hết giờ
    .detail = Với đồng hồ không có cờ, cả hai kim phải vượt mới là hết giờ; một kim vượt thì chưa (điều 22.3).
    .next = Hãy để ván tiếp tục, và xem lại khi cả hai kim đã vượt.
game-time_left = Chưa hết giờ
    .detail = Bên { word-side } còn { $left_ms } mili giây (điều 22.1).
    .next = Hãy để ván tiếp tục; nếu đồng hồ sai, trọng tài chỉnh lại trước.
game-time_is_over = Đã hết giờ
    .detail = Bên { word-side } đã hết giờ, mặt đồng hồ này không chạy tiếp (điều 22.1).
    .next = Hãy báo hết giờ; nếu đồng hồ sai, hãy bù giờ trước.
game-flag_not_first = Đối phương hết giờ trước
    .detail = Bên { word-side } hết giờ trước và trọng tài đã được gọi (điều 22.1).
    .next = Hãy xử lần hết giờ đó trước; nếu đồng hồ sai, hãy bù giờ.
game-touched_otherwise = Không đúng quy định chạm quân
    .detail = { $move } không thuộc các nước phải đi sau khi chạm quân: { $owed } (điều 5).
    .next = Hãy đi một trong các nước đó; nếu trên bàn đã đi rồi, trọng tài ghi vào biên bản.
game-sheet_owed = Phải ghi đủ biên bản trước
    .detail = Bên { word-side } phải ghi bổ sung các nước còn thiếu trước khi đi tiếp (điều 7.2).
    .next = Hãy ghi bổ sung, rồi xác nhận đã ghi đủ.
game-nothing_missing = Biên bản không thiếu
    .detail = Không có nước nào bị ghi nhận là thiếu trong biên bản của bên { word-side } (điều 7.2).
    .next = Không cần làm gì; hoặc hãy nêu bên kia.
game-omission_known = Đã ghi nhận thiếu
    .detail = Các nước từ { $from_ply } đến { $to_ply } đã được ghi nhận là không chép (điều 7.1).
    .next = Không cần làm gì; hoặc hãy nêu các nước khác.
game-no_such_plies = Không có các nước này
    .detail = Ván cờ có { $plies } nước, không có các nước từ { $from_ply } đến { $to_ply } để nói tới.
    .next = Đếm nước từ 1, gộp cả hai bên, nêu nước đầu rồi nước cuối.
game-unknown_foul = Không có lỗi này
    .detail = Ván cờ không có lỗi số { $foul }.
    .next = Hãy đọc ván cờ: các lỗi được liệt kê kèm số.
game-no_such_foul = Không có lỗi này
    .detail = Ván cờ không có lỗi số { $foul } để tuyên bố (điều 9.2).
    .next = Hãy đọc ván cờ: các lỗi được liệt kê kèm số. Lỗi chưa ghi thì nêu bên phạm và điều luật.
game-foul_settled = Lỗi này đã xử lý
    .detail = Lỗi số { $foul } { word-standing } (điều 9.2).
    .next = Hãy đọc ván cờ để xem từng lỗi; lỗi tuyên bố sai thì hủy kèm lý do.
game-fouls_stand = Các lỗi vẫn có hiệu lực
    .detail = Bên { word-side } có { $fouls } lỗi có hiệu lực và đã bị xử thua (điều 4.1.8): ván cờ không tiếp tục.
    .next = Hãy hủy lỗi tuyên bố sai, kèm lý do, rồi mở lại ván cờ.
game-fouls_lifted = Không đủ lỗi có hiệu lực
    .detail = Ván cờ bị xử thua vì lỗi (điều 4.1.8), mà bên { word-side } chỉ còn { $fouls } lỗi có hiệu lực.
    .next = Trọng tài mở lại ván cờ hoặc sửa kết quả, rồi mới ký.
game-unknown_foul_article = Luật không có lỗi này
    .detail = “{ $named }” không phải một trong tám lỗi của điều 9.1.
    .next = Hãy nêu một trong các mục 9.1.1 đến 9.1.8.
game-unknown_article = Không có điều này
    .detail = Luật không có điều “{ $named }”.
    .next = Hãy nêu điều theo số trong luật, ví dụ 8.5.
game-move_was_legal = Nước đi hợp lệ
    .detail = Lúc này đi được { $move_wxf } ({ $move }), không phải căn cứ để xử thua (điều 4.1.6).
    .next = Hãy xem lại nước đi và thế cờ; nếu biên bản sai thì sửa trước.
game-not_moved_twice = Không phải đi hai nước liền
    .detail = { $move } không phải nước thứ hai liên tiếp của bên { word-side } (điều 4.1.6).
    .next = Hãy xem lại đến lượt ai và quân đứng ở đâu.
game-not_opponents_man = Không phải đi quân đối phương
    .detail = { $move } không phải bên { word-side } đi quân của đối phương trong lượt của mình (điều 4.1.6).
    .next = Hãy xem lại đến lượt ai và quân ở đó của ai.
game-nothing_to_retract = Không có nước để rút lại
    .detail = Đã đi { $plies } nước, sau nước { $after_ply } không có nước nào để rút lại (điều 5.8).
    .next = Hãy nêu nước cuối cùng được giữ; 0 là lúc bắt đầu.
game-position_stands = Thế cờ không đổi
    .detail = Thế cờ gửi lên giống thế cờ trên bàn (điều 5.8).
    .next = Không cần làm gì; hoặc hãy gửi thế cờ để đấu tiếp.
game-record_stands = Biên bản không đổi
    .detail = Các nước này đúng như biên bản hiện có.
    .next = Không cần làm gì; hoặc hãy gửi các nước đã thực sự đi.
game-record_contradicts = Biên bản trái với kết quả
    .detail =
        { GIVEN($board) ->
            [yes] Theo các nước này trên bàn đã là: { word-board };
           *[no] Theo các nước này bàn cờ chưa định kết quả;
        } còn kết quả hiện có là: { word-outcome } (điều 10.1).
    .next = Hãy xem lại các nước; nếu kết quả sai, hãy sửa kết quả trước; nếu đúng thì còn thiếu nước.
game-already_signed = Đã ký
    .detail = { word-signer } đã ký kết quả này (điều 10.1).
    .next = Không cần làm gì thêm: hãy chờ các chữ ký khác.
game-signed_for_another = Một mã ký cho cả hai
    .detail = { word-signer } đã ký bằng mã này: không ai ký vừa là kỳ thủ vừa là trọng tài (điều 10.1).
    .next = Hãy để người kia ký bằng mã của mình. Nếu đã ký trên giấy, trọng tài ký một mình và nêu lý do.
game-signed_otherwise = Kết quả hiện có khác
    .detail = Kết quả được ký là { word-signed }, còn kết quả hiện có là { word-outcome } (điều 10.1).
    .next = Hãy đọc lại ván cờ; ai không đồng ý thì không ký và gọi trọng tài.

position-not_repeated = Thế cờ chưa lặp đủ số lần
    .detail = Kể từ lần ăn quân gần nhất, thế cờ này xuất hiện { $occurrences } lần, cần { $needed } lần mới được phân xử (điều 24).
    .next = Hãy gửi mọi nước đi, đến nước làm thế cờ xuất hiện lần thứ ba.

notation-unreadable = Không phải nước đi theo ký hiệu nào
    .detail =
        “{ $given }” không phải cách ghi một nước đi (điều 7.5).
        { possible-moves }
    .next = Hãy ghi bằng chữ Hán (炮二平五, hoặc gọn 炮25), bằng WXF (C2=5) hoặc ICCS (h2e2).
notation-other_side = Nước đi ghi cho bên kia
    .detail =
        “{ $given }” được ghi như nước đi của bên { word-side }, nhưng chưa đến lượt bên này (điều 1.1 và 1.2).
        { possible-moves }
    .next = Hãy xem đang đến lượt bên nào. Bên Đỏ ghi số 一 đến 九, bên Đen ghi số 1 đến 9.
notation-no_such_man = Không có quân như vậy
    .detail =
        Bên đến lượt đi không có quân nào đứng như “{ $given }” ghi (điều 7.5).
        { possible-moves }
    .next = { next-legal_move }
notation-no_move_fits = Không có nước đi như vậy
    .detail =
        Không quân nào mà “{ $given }” có thể chỉ đi được như vậy (điều 7.5).
        { possible-moves }
    .next = { next-legal_move }
notation-ambiguous = Nhiều nước cùng khớp
    .detail = Nhiều nước đúng luật cùng khớp với “{ $given }” (điều 7.5): { $possible_wxf }.
    .next = Hãy gửi một trong các nước sau, ghi đúng như đây: { $possible_wxf }.
notation-illegal_move = Nước đi sai luật
    .detail =
        { GIVEN($move_wxf) ->
            [yes] “{ $given }” là { $move_wxf }, lúc này không đi được. { $why }
           *[no] Lúc này không đi được “{ $given }”. { $why }
        }
        { possible-moves }
    .next = { next-legal_move }

record-unsupported_format = Định dạng không được hỗ trợ
    .detail = Đây không phải tệp biên bản ván cờ theo định dạng đọc được ở đây.
    .next = Hãy gửi PGN, DhtmlXQ, XQF, CBR hoặc CBL.
record-no_game = Tệp không có ván cờ
    .detail = Tệp trống, hoặc không có ván cờ nào trong tệp.
    .next = Hãy gửi tệp có ván cờ.
record-undecodable = Có byte không phải chữ
    .detail =
        { word-place }: có byte không phải chữ theo { $encoding ->
            [utf8] UTF-8
            [utf16_le] UTF-16LE
            [utf16_be] UTF-16BE
            [gb18030] GB18030
            [big5] Big5
           *[other] { $encoding }
        }.
    .next = { next-mend_record }
record-start = Thế cờ ban đầu không đúng
    .detail = { word-place }: không đọc được thế cờ ban đầu. { $cause }
    .next = { next-mend_record }
record-illegal_move = Nước đi sai luật
    .detail =
        { GIVEN($possible) ->
            [yes] { word-place }: { $cause }
           *[no] { word-place }: không đi được { $given }. { $cause }
        }
    .next = { next-mend_record }
record-unread = Không đọc được nước đi
    .detail = { word-place }: không đọc được nước đi. { $cause }
    .next = { next-mend_record }
record-comment_unfinished = Lời bình không kết thúc
    .detail = { word-place }: có lời bình không kết thúc.
    .next = { next-mend_record }
record-variation_unfinished = Biến không kết thúc
    .detail = { word-place }: có biến không kết thúc.
    .next = { next-mend_record }
record-variation_out_of_place = Biến không có chỗ
    .detail = { word-place }: không có nước nào để biến “{ $given }” thay thế, hoặc biến trùng tên.
    .next = { next-mend_record }
record-stray_parenthesis = Thừa dấu ngoặc
    .detail = { word-place }: có dấu ngoặc không đóng biến nào.
    .next = { next-mend_record }
record-too_deep = Biến lồng quá sâu
    .detail = { word-place }: biến lồng nhau quá { $deepest } tầng.
    .next = { next-mend_record }
record-move_number = Số thứ tự không đúng với nước đi
    .detail = { word-place }: trước nước đi ghi “{ $given }”, lẽ ra là “{ $expected }”; thiếu hoặc thừa một nước.
    .next = { next-mend_record }
record-no_move = Không phải nước đi
    .detail = { word-place }: “{ $given }” đứng ở chỗ của một nước đi.
    .next = { next-mend_record }
record-out_of_place = Sai chỗ
    .detail = { word-place }: “{ $given }” không thể đứng ở đây, ngoài ván cờ.
    .next = { next-mend_record }
record-said_twice = Ghi hai lần
    .detail = { word-place }: “{ $given }” được ghi hai lần và không giống nhau.
    .next = { next-mend_record }
record-too_much = Quá nhiều ván hoặc nước đi
    .detail = { word-place }: tệp có hơn { $games } ván hoặc { $plies } nước đi.
    .next = Hãy gửi tệp thành nhiều phần.
record-field_unfinished = Trường không kết thúc
    .detail = { word-place }: trường “{ $given }” không kết thúc.
    .next = { next-mend_record }
record-bad_squares = Không phải các điểm
    .detail = { word-place }: “{ $given }” không phải các điểm, mỗi điểm hai chữ số.
    .next = { next-mend_record }
record-bad_places = Vị trí quân không đúng
    .detail = { word-place }: “{ $given }” không phải vị trí của 32 quân, mỗi quân hai chữ số.
    .next = { next-mend_record }
record-unsupported_version = Phiên bản của định dạng không được hỗ trợ
    .detail = { word-place }: không đọc được phiên bản { $version } của định dạng này.
    .next = Hãy lưu tệp theo phiên bản hoặc định dạng khác.
record-cut_off = Tệp bị cắt cụt
    .detail = { word-place }: thiếu nội dung từ byte { $offset }; tệp có { $size } byte.
    .next = { next-mend_record }
record-left_over = Tệp còn nội dung sau các nước đi
    .detail = { word-place }: các nước đi kết thúc ở byte { $offset }, nhưng tệp chưa hết.
    .next = { next-mend_record }
record-no_point = Không phải điểm trên bàn cờ
    .detail = { word-place }: byte { $offset } không chỉ điểm nào trên bàn cờ.
    .next = { next-mend_record }
record-no_man = Không phải quân cờ
    .detail = { word-place }: byte { $offset } là { $given }, không chỉ quân nào.
    .next = { next-mend_record }
record-two_men = Hai quân trên một điểm
    .detail = { word-place }: hai quân cùng ở { $square }.
    .next = { next-mend_record }
record-games_missing = Thiếu ván cờ
    .detail = { word-place }: mục lục ghi { $listed } ván, tệp chỉ có { $found } ván.
    .next = { next-mend_record }

touch-nobody_touched = Không có quân nào bị chạm
    .detail = Chưa nêu quân nào đã bị chạm.
    .next = Hãy nêu điểm đứng của các quân theo thứ tự đã chạm.
touch-empty_square = Không có quân ở đó
    .detail = Trong thế cờ này không có quân nào ở { $square }.
    .next = Hãy nêu điểm các quân đang đứng, và xem thế cờ có đúng không.
touch-game_over = Ván cờ đã kết thúc
    .detail =
        { $status ->
            [drawn] Không bên nào còn quân có thể tấn công (điều 4.2.1): ván cờ hòa, không còn nước phải đi.
            [stalemate] Bên đến lượt đi đã hết nước đi (điều 4.1.3).
           *[checkmate] Bên đến lượt đi đã bị chiếu hết (điều 4.1.1).
        }
    .next = Không có gì để phán quyết. Hãy xem thế cờ và bên đến lượt đi có đúng không.

player-exists = Mã kỳ thủ đã được dùng
    .detail = Trong sổ đã có kỳ thủ { $player }.
    .next = Kỳ thủ mới thì dùng mã mới; muốn đính chính thì sửa kỳ thủ cũ.
player-not_found = Không có kỳ thủ này
    .detail = Trong sổ không có kỳ thủ { $player }.
    .next = Hãy kiểm tra mã; /v1/players liệt kê mọi kỳ thủ.
player-forgotten = Dữ liệu kỳ thủ đã bị xóa
    .detail = Sổ đã xóa kỳ thủ { $player } và không còn giữ gì về người này.
    .next = Nếu cần, hãy ghi kỳ thủ vào sổ lần nữa.
player-number_taken = Số hiệu là của kỳ thủ khác
    .detail = Số hiệu này ({ $system }) là của kỳ thủ { $holder }.
    .next = Nếu là cùng một người, hãy sửa kỳ thủ đó; nếu không, hãy kiểm tra số hiệu.
player-system_twice = Hai số hiệu trong một hệ thống
    .detail = Một kỳ thủ chỉ có một số hiệu trong { $system }.
    .next = Hãy bỏ mục mà errors[] chỉ ra.
player-list_twice = Hai hệ số trong một bảng
    .detail = Một kỳ thủ chỉ có một hệ số trong bảng { $list } của một ngày.
    .next = Hãy bỏ mục mà errors[] chỉ ra.
player-list_refused = Không ai trong danh sách được ghi
    .detail = { $refused } trong { $of } kỳ thủ không ghi được, ở các vị trí này trong danh sách, tính từ 0: { $rows }. Người đầu tiên: { $why ->
        [exists] mã đã được dùng.
        [number_taken] số hiệu là của kỳ thủ khác, trong sổ hoặc ở phần trên của danh sách.
        [system_twice] có hai số hiệu trong một hệ thống.
        [list_twice] có hai hệ số trong một bảng của một ngày.
       *[other] sổ không nhận kỳ thủ này.
    }
    .next = Hãy sửa hoặc bỏ những người đó, rồi gửi lại danh sách với khóa mới.

token-exists = Mã số của mã truy cập đã được dùng
    .detail = Đã có mã truy cập { $token }.
    .next = Hãy dùng mã số mới.
token-unknown = Không có mã truy cập này
    .detail = Không có mã truy cập { $token }.
    .next = Hãy kiểm tra mã số.
token-outranks_issuer = Không có quyền bổ nhiệm
    .detail = Chức trách của bạn không bổ nhiệm được { word-role } (điều 16).
    .next = Hãy để người có chức trách cao hơn cấp hoặc thu hồi mã.
token-scope_does_not_fit = Phạm vi không hợp với chức trách
    .detail = Phạm vi của mã dành cho { word-role } thiếu hoặc thừa ở chỗ errors[] chỉ ra.
    .next = Mã của quản trị viên không có phạm vi. Các chức trách khác phải nêu giải, kỳ thủ phải nêu cả đấu thủ; chỉ kỳ thủ và thư ký được giới hạn theo bàn hay ván.
token-last_administrator = Quản trị viên cuối cùng
    .detail = Không có mã này thì không còn ai quản trị được máy chủ.
    .next = Hãy cấp một mã quản trị viên khác trước, rồi dùng mã đó thu hồi mã này.

xiangqi-empty_square = Không có quân ở đó
    .detail = Ở { $square } không có quân nào (điều { $breaks }).
    .next = { next-legal_move }
xiangqi-opponents_man = Quân của đối phương
    .detail = Quân { word-man } ở { $square } là của đối phương (điều { $breaks }).
    .next = { next-legal_move }
xiangqi-stands_still = Quân không di chuyển
    .detail = Quân ở { $square } không rời chỗ (điều { $breaks }).
    .next = { next-legal_move }
xiangqi-own_man_on_target = Điểm đến có quân mình
    .detail = Quân { word-man } ở { $square } là quân mình; chỉ được ăn quân đối phương (điều { $breaks }).
    .next = { next-legal_move }
xiangqi-not_its_move = Sai cách đi quân
    .detail = Quân { word-man } không đi như vậy (điều { $breaks }).
    .next = { next-legal_move }
xiangqi-leaves_palace = Ra khỏi cung
    .detail = Quân { word-man } không được ra khỏi cung; { $square } nằm ngoài cung (điều { $breaks }).
    .next = { next-legal_move }
xiangqi-crosses_river = Qua sông
    .detail = Tượng không được qua sông; { $square } ở bên kia sông (điều { $breaks }).
    .next = { next-legal_move }
xiangqi-leg_blocked = Mã bị cản
    .detail = Quân ở { $square } cản chân mã (điều { $breaks }).
    .next = { next-legal_move }
xiangqi-eye_blocked = Tượng bị cản
    .detail = Quân ở { $square } chặn mắt tượng (điều { $breaks }).
    .next = { next-legal_move }
xiangqi-way_blocked = Đường đi bị chặn
    .detail = Quân ở { $square } chặn đường đi (điều { $breaks }).
    .next = { next-legal_move }
xiangqi-wrong_screens = Pháo ăn quân phải có một ngòi
    .detail =
        { $screens ->
            [0] Pháo chỉ ăn quân khi cách đúng một quân làm ngòi; trước { $square } không có quân nào (điều { $breaks }).
           *[other] Pháo chỉ ăn quân khi cách đúng một quân làm ngòi; trước { $square } có { $screens } (điều { $breaks }).
        }
    .next = { next-legal_move }
xiangqi-soldier_retreats = Tốt không được lùi
    .detail = Tốt chỉ tiến, qua sông rồi được đi ngang, nhưng không bao giờ lùi (điều { $breaks }).
    .next = { next-legal_move }
xiangqi-soldier_not_across = Tốt chưa qua sông
    .detail = Tốt ở { $square } chưa qua sông, chỉ được đi thẳng (điều { $breaks }).
    .next = { next-legal_move }
xiangqi-generals_face = Lộ mặt tướng
    .detail = Sau nước này hai tướng đối mặt nhau trên cùng một cột trống (điều { $breaks }).
    .next = { next-legal_move }
xiangqi-check_unanswered = Chưa đỡ chiếu
    .detail = Tướng đang bị chiếu mà nước này không giải được: vẫn bị quân ở { $square } chiếu (điều { $breaks }).
    .next = { next-legal_move }
xiangqi-general_attacked = Để tướng mình bị chiếu
    .detail = Sau nước này tướng mình bị quân ở { $square } chiếu (điều { $breaks }).
    .next = { next-legal_move }
xiangqi-bad_fen = Không phải thế cờ
    .detail =
        { GIVEN($given) ->
            [yes] “{ $given }” không phải một thế cờ FEN đúng.
           *[no] { "" }
        }
        { GIVEN($too_long) ->
            [yes] Dài hơn { $too_long } ký tự.
           *[no] { "" }
        }
        { GIVEN($empty) ->
            [yes] Không có nội dung.
           *[no] { "" }
        }
        { GIVEN($rank_count) ->
            [yes] Số hàng ngang là { $rank_count } thay vì 10.
           *[no] { "" }
        }
        { GIVEN($rank_length) ->
            [yes] Hàng ngang không đủ đúng 9 điểm (trong ngoặc là số điểm; hàng đầu là hàng 9): { $rank_length }.
           *[no] { "" }
        }
        { GIVEN($unknown_letter) ->
            [yes] Chữ không chỉ quân nào (trong ngoặc là hàng): { $unknown_letter }.
           *[no] { "" }
        }
        { GIVEN($numbers_side_by_side) ->
            [yes] Hàng có hai chữ số liền nhau: { $numbers_side_by_side }.
           *[no] { "" }
        }
        { GIVEN($general_missing) ->
            [yes] Thiếu tướng: { $general_missing }.
           *[no] { "" }
        }
        { GIVEN($too_many) ->
            [yes] Quân nhiều hơn số có trong một bộ (trong ngoặc là số quân): { $too_many }.
           *[no] { "" }
        }
        { GIVEN($impossible_point) ->
            [yes] Quân ở điểm không bao giờ đến được: { $impossible_point }.
           *[no] { "" }
        }
        { GIVEN($soldiers_on_file) ->
            [yes] Hai tốt cùng bên ở một cột khi chưa qua sông (trong ngoặc là chỗ đứng): { $soldiers_on_file }.
           *[no] { "" }
        }
        { GIVEN($generals_face) ->
            [yes] Hai tướng đối mặt nhau.
           *[no] { "" }
        }
        { GIVEN($checked_out_of_turn) ->
            [yes] Bên chưa đến lượt đi đang bị chiếu (trong ngoặc là chỗ của quân chiếu): { $checked_out_of_turn }.
           *[no] { "" }
        }
        { GIVEN($side_missing) ->
            [yes] Thiếu bên đến lượt đi.
           *[no] { "" }
        }
        { GIVEN($unknown_side) ->
            [yes] { $unknown_side } không chỉ bên nào: w hoặc r là Đỏ, b là Đen.
           *[no] { "" }
        }
        { GIVEN($not_dash) ->
            [yes] Trường phải là “-”: { $not_dash }.
           *[no] { "" }
        }
        { GIVEN($bad_plies) ->
            [yes] { $bad_plies } không phải số nước kể từ lần ăn quân trước.
           *[no] { "" }
        }
        { GIVEN($bad_round) ->
            [yes] { $bad_round } không phải số hiệp; hiệp đầu là 1.
           *[no] { "" }
        }
        { GIVEN($too_many_fields) ->
            [yes] Có { $too_many_fields } trường, tối đa 6 trường có nghĩa.
           *[no] { "" }
        }
    .next = Hãy sửa rồi gửi lại. Thế cờ ban đầu là: rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1
