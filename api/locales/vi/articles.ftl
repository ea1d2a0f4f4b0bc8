# Tên các chương và điều của luật 1999. Nơi văn bản không ghi tên, tên là do chúng tôi đặt.

chapter-1 = Luật đi quân
chapter-2 = Luật thi đấu
chapter-3 = Giải đấu
chapter-4 = Luật lặp nước

article-1 = Bàn cờ và quân cờ
article-1-1 = Bàn cờ
article-1-2 = Quân cờ
article-1-3 = Cách bày quân
article-1-4 = Quy cách bàn và quân

article-2 = Đi quân và ăn quân
article-2-1 = Bên Đỏ đi trước, rồi luân phiên
article-2-2 = Cách đi từng quân
article-2-3 = Ăn quân

article-3 = Chiếu hết và hết nước đi
article-3-1 = Chiếu tướng
article-3-2 = Hết nước đi

article-4 = Thắng, thua, hòa
article-4-1 = Các trường hợp thua
article-4-1-1 = Bị chiếu hết
article-4-1-2 = Hai tướng đối mặt
article-4-1-3 = Hết nước đi thì thua
article-4-1-4 = Hết giờ
article-4-1-5 = Đến muộn quá giới hạn
article-4-1-6 = Đi sai luật
article-4-1-7 = Phải đổi nước mà không đổi
article-4-1-8 = Ba lần phạm lỗi
article-4-1-9 = Xin thua
article-4-1-10 = Không tuân luật, vi phạm kỷ luật nặng
article-4-2 = Các trường hợp hòa
article-4-2-1 = Không bên nào có thể thắng
article-4-2-2 = Hai bên đồng ý hòa
article-4-2-3 = Hòa do lặp lại nước đi
article-4-2-4 = Giới hạn tự nhiên

article-5 = Chạm quân, đặt quân, sửa sai
article-5-1 = Chạm quân mình
article-5-2 = Chạm quân đối phương
article-5-3 = Chạm quân mình trước, quân đối phương sau
article-5-4 = Chạm quân đối phương trước, quân mình sau
article-5-5 = Chạm quân hai bên cùng lúc
article-5-6 = Sửa quân cho ngay
article-5-7 = Đã buông tay là đã đi
article-5-8 = Sửa sai

article-6 = Đồng hồ
article-6-1 = 40 nước trong 90 phút
article-6-2 = 30 nước trong 60 phút
article-6-3 = 40 nước trong 10 phút
article-6-4 = 30 nước trong mỗi 5 phút
article-6-5 = Một quỹ thời gian cho cả ván

article-7 = Ghi biên bản
article-7-1 = Ghi từng nước đi
article-7-2 = Thiếu giờ thì ghi sau
article-7-3 = Chép lại cho rõ
article-7-4 = Từ chối ghi biên bản
article-7-5 = Cách ghi nước đi

article-8 = Điều đấu thủ cần biết
article-8-1 = Trang phục, tác phong
article-8-2 = Hiểu rõ luật
article-8-3 = Không rời chỗ, nói chuyện, xem tài liệu
article-8-4 = Không quấy rối đối phương
article-8-5 = Nêu thắc mắc và khiếu nại
article-8-6 = Bấm đồng hồ
article-8-7 = Không nhường điểm, dàn xếp hòa
article-8-8 = Xử lý vi phạm

article-9 = Phạm lỗi
article-9-1 = Các trường hợp phạm lỗi
article-9-1-1 = Quấy rối trong giờ của đối phương
article-9-1-2 = Tự ý dừng hoặc mở đồng hồ
article-9-1-3 = Đề nghị hòa liên tiếp
article-9-1-4 = Đòi hòa theo giới hạn tự nhiên không đúng
article-9-1-5 = Chạm quân mình không thể đi
article-9-1-6 = Chạm quân đối phương không thể ăn
article-9-1-7 = Bỏ ghi nước đi liên tiếp
article-9-1-8 = Vi phạm nhẹ quy tắc đấu thủ
article-9-2 = Công bố phạm lỗi

article-10 = Kết thúc ván cờ
article-10-1 = Kết quả và chữ ký
article-10-2 = Rời phòng thi đấu

article-11 = Thể thức thi đấu
article-11-1 = Loại trực tiếp
article-11-2 = Vòng tròn
article-11-3 = Vòng tròn chia bảng
article-11-4 = Hệ Thụy Sĩ

article-12 = Thi đấu đồng đội
article-12-1 = Cố định người theo bàn
article-12-2 = Theo bàn, có dự bị
article-12-3 = Xếp bàn trước mỗi trận
article-12-4 = Toàn đội gặp toàn đội
article-12-5 = Tổng thành tích đấu thủ

article-13 = Ai cầm Đỏ
article-13-1 = Vòng tròn cá nhân
article-13-2 = Vòng tròn đồng đội
article-13-3 = Hệ Thụy Sĩ
article-13-4 = Loại trực tiếp: bốc thăm
article-13-5 = Hai ván: bốc thăm rồi đổi bên

article-14 = Tính điểm
article-14-1 = Điểm mỗi ván
article-14-2 = Điểm mỗi trận đồng đội

article-15 = Xếp hạng
article-15-1 = Vòng tròn cá nhân
article-15-2 = Thụy Sĩ cá nhân
article-15-3 = Vòng tròn đồng đội
article-15-4 = Thụy Sĩ đồng đội
article-15-5 = Tổng hạng đấu thủ
article-15-6 = Hạng không được đồng hạng

article-16 = Ban tổ chức
article-16-1 = Nhiệm vụ ban tổ chức
article-16-2 = Trọng tài và tổng trọng tài
article-16-3 = Hội đồng giải quyết khiếu nại

article-17 = Nhiệm vụ trọng tài
article-17-1 = Quy định bổ sung
article-17-2 = Học tập, kiểm tra sân bãi và dụng cụ
article-17-3 = Phổ biến luật
article-17-4 = Thi hành luật
article-17-5 = Giám sát và công bố kết quả
article-17-6 = Giữ trật tự phòng đấu
article-17-7 = Xử lý đấu thủ vi phạm
article-17-8 = Chịu sự đánh giá

article-18 = Kỷ luật
article-18-1 = Cảnh cáo
article-18-2 = Truất quyền thi đấu ván đó
article-18-3 = Trục xuất khỏi giải
article-18-4 = Xếp hạng người bị phạt

article-19 = Phòng thi đấu
article-19-1 = Giữ yên lặng
article-19-2 = Cấm hút thuốc
article-19-3 = Điều kiện phòng đấu

article-20 = Bỏ giải
article-20-1 = Phải có lý do và được đồng ý
article-20-2 = Bỏ trước khi khai mạc
article-20-3 = Bỏ giữa giải vòng tròn
article-20-4 = Bỏ giữa giải Thụy Sĩ

article-21 = Đến muộn và vắng mặt
article-21-1 = Một bên đến muộn
article-21-2 = Đến kịp trong giới hạn
article-21-3 = Cả hai bên đến muộn
article-21-4 = Cách ghi vắng mặt

article-22 = Hết giờ
article-22-1 = Không đi đủ số nước
article-22-2 = Rụng cờ
article-22-3 = Đồng hồ không có cờ
article-22-4 = Đồng hồ hỏng
article-22-5 = Đi rồi mà chưa kịp bấm

article-23 = Đề nghị hòa và xử hòa
article-23-1 = Đề nghị hòa
article-23-2 = Trọng tài xử hòa
article-23-3 = Đòi hòa theo giới hạn tự nhiên

article-24 = Thế cờ chờ phân xử
article-24-1 = Một bên trường chiếu thì thua
article-24-2 = Hai bên như nhau thì hòa
article-24-3 = Bên phạm cấm phải đổi nước

article-25 = Luật lặp nước
article-25-1 = Luật này nói về gì
article-25-2 = Nước bị cấm và được phép
article-25-3 = Giá trị quân

article-26 = Nguyên tắc chung
article-26-1 = Không cho một bên trường chiếu
article-26-2 = Cả hai được phép
article-26-3 = Cả hai bị cấm
article-26-4 = Một bị cấm, một được phép

article-27 = Quy định riêng
article-27-1 = Tướng tự đuổi quân
article-27-2 = Tốt tự đuổi quân
article-27-3 = Chiếm điểm phòng thủ then chốt
article-27-4 = Xét theo tính chất nặng nhất

article-28 = Thuật ngữ
article-28-1 = Chiếu
article-28-2 = Dọa hết
article-28-3 = Đuổi bắt
article-28-4 = Tấn công
article-28-5 = Đổi quân
article-28-6 = Hiến quân
article-28-7 = Cản
article-28-8 = Theo
article-28-9 = Nước nhàn
article-28-10 = Trường chiếu
article-28-11 = Trường dọa hết
article-28-12 = Trường bắt
article-28-13 = Trường đổi
article-28-14 = Trường tấn công đối trường tấn công
article-28-15 = Trường tấn công đối không trường tấn công
article-28-16 = Quân có căn và quân không căn

article-29 = Điều kiện của đuổi bắt
article-29-1 = Các hình thức đuổi bắt
article-29-2 = Sinh ra từ nước vừa đi
article-29-3 = Quân có giá trị mà không căn
article-29-4 = Ăn xong không bị chiếu hết
