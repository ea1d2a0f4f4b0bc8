# 每個問題的說法。訊息即標題；鍵為代碼，其中的點寫作連字號。

request-malformed_json = 請求內容不是有效的 JSON
    .detail = 第 { $line } 行第 { $column } 欄：{ $reason }。
    .next = 請改正該處的 JSON 後重新傳送。
request-too_deep = JSON 巢狀過深
    .detail = 陣列和物件最多巢狀 { $limit } 層。
    .next = 請減少巢狀層數；本介面的任何請求都不需要這麼深。
request-unknown_field = 未知欄位
    .detail = 此處沒有欄位「{ $field }」。
    .next = 請刪去該欄位，或到 /openapi.json 核對寫法；未知欄位一律拒絕，以免筆誤被悄悄忽略。
request-missing_field = 缺少欄位
    .detail = 必須提供欄位「{ $field }」。
    .next = 請補上該欄位後重新傳送。
request-invalid_value = 值不可接受
    .detail = 該值不合要求：{ $reason }。
    .next = 請按 /openapi.json 的說明填寫該值。
request-invalid_header = 請求標頭無法讀取
    .detail = 請求標頭 { $header } 無法讀取：{ $reason }。
    .next = 請改正該標頭；若非必需，可以省略。
request-body_incomplete = 請求內容中斷
    .detail = 請求內容尚未傳完，連線就中斷了。
    .next = 請重新傳送；若是命令，請使用同一個 Idempotency-Key。
request-bad_request = 無法理解請求
    .detail = 伺服器無法理解這個請求。
    .next = 請對照 /openapi.json 檢查請求。
request-not_found = 此處沒有內容
    .detail = { $path } 處沒有任何內容。
    .next = 請檢查位址。所有位址都列在 /openapi.json 中。
request-invalid_path = 位址無法讀取
    .detail = 位址中的 { $part } 是「{ $given }」；應為{ $expected ->
        [number] {" "}0 至 4294967295 的整數
        [id] 編號（UUID）
       *[another] 其他值（{ $reason }）
    }。
    .next = 請檢查位址中的編號和數字。
request-method_not_allowed = 不支援該方法
    .detail = 此處不能使用 { $method }，可用的有 { $allowed }。
    .next = 請使用 Allow 回應標頭列出的方法。
request-not_acceptable = 沒有可接受的形式
    .detail = 伺服器無法以請求所接受的形式作答。
    .next = 請改用其他媒體類型或編碼，或省略 Accept 和 Accept-Encoding。
request-body_too_slow = 請求內容傳輸太慢
    .detail = { $seconds } 秒內未收到完整的請求內容。
    .next = 請在網路好轉後重新傳送；若是命令，請使用同一個 Idempotency-Key。
request-body_too_large = 請求內容過大
    .detail = 此處最多接受 { $limit } 位元組。
    .next = 請減少單次傳送的內容，將批次請求分成幾次。
request-unsupported_media_type = 不接受這種請求內容
    .detail = 請求內容必須是 { $expected }，不得壓縮；JSON 須使用 UTF-8 編碼。
    .next = 請正確設定 Content-Type，不要使用 Content-Encoding。
request-rate_limited = 請求過於頻繁
    .detail = 接下來 { $seconds } 秒內的配額已用完。
    .next = 請按 Retry-After 所示等待後再繼續。

auth-missing_token = 需要權杖
    .detail = 只有伺服器認識的人才能進行此操作。
    .next = 請以「Authorization: Bearer …」傳送權杖。權杖由競賽組織機構或裁判長發放。
auth-invalid_token = 權杖無效
    .detail = 權杖不存在、已過期或已被撤銷。
    .next = 請向競賽組織機構或裁判長索取新的權杖。
auth-forbidden = 此權杖無權進行該操作
    .detail = 權杖持有者的職務不包括此項操作。
    .next = 請由具有相應職務的人來進行。
auth-out_of_scope = 超出權杖的範圍
    .detail = 此權杖只適用於某項比賽，或其中某些台次、對局或參賽者，此處不在其內。
    .next = 請改用範圍包括此處的權杖，或向競賽組織機構、裁判長索取。
auth-not_your_side = 不是己方
    .detail = 棋手只能在自己的對局中為己方操作。
    .next = 請用該方棋手的權杖，或由記錄員、裁判員代為登記。
auth-not_your_word = 此項不由該身份提出
    .detail = 「{ $field }」只能由裁判員或該台的記錄員提出。
    .next = 請勿填寫此項，或請裁判員提交。
auth-out_of_office = 已不在任
    .detail = 此令牌登記給已離任的競賽官員（第 16.2 款）。
    .next = 請由在任者處理，或請競賽組織機構、裁判長重新任命。
auth-barred = 須迴避此事
    .detail = 此競賽官員對所涉的一方須迴避；團體對抗中，對其同隊的一人須迴避（第 17.5 款）。可供他人代為處理的權杖，也不得由其發出。
    .next = 請由其他競賽官員處理，或先解除迴避。
auth-consent_is_the_organisers = 是否同意退出由競賽組織機構決定
    .detail = 退出比賽須取得競賽組織機構同意（第 20.1 款），其他人不能代為同意。
    .next = 請由競賽組織機構登記退出，或按未經同意登記。

command-key_missing = 缺少 Idempotency-Key
    .detail = 每條命令都要帶上自己的 UUID，這樣重複傳送也不會執行兩次。
    .next = 請為每條命令產生新的 UUID，作為 Idempotency-Key 傳送，並保留以備重發。
command-key_invalid = Idempotency-Key 不是 UUID
    .detail = 該鍵必須是 UUID，例如 01890a5d-ac96-774b-bcce-b302099a8057。
    .next = 請為每條新命令傳送新的 UUID。
command-key_reused = Idempotency-Key 已被使用
    .detail = 另一個請求已用這個鍵執行過或被拒絕過。
    .next = 新命令請用新的鍵；重發舊命令時請保持原樣。
command-version_mismatch = 情況已有變化
    .detail = If-Match 指定的版本不是目前的版本，目前版本為 { $current }。其後發生：{ $between }。
    .next = 請讀取目前狀態，重新決定，再用新版本傳送命令。

command-contended = 同時操作過多
    .detail = 每次判定時，本命令所依據的狀態都已改變。未儲存任何內容。
    .next = 請稍候，以同一鍵重發。

storage-unavailable = 無法存取帳本
    .detail = 伺服器目前無法存取資料庫，未作任何更改。
    .next = 請稍後重試；若是命令，請使用同一個 Idempotency-Key。
storage-outcome_unknown = 不知是否已執行
    .detail = 寫入命令時資料庫連線中斷。
    .next = 請用同一個 Idempotency-Key 重發命令，不會執行兩次。

server-not_ready = 伺服器尚未就緒
    .detail = 不正常的項目：{ $checks }。
    .next = 請稍候，或使用其他節點。
server-busy = 伺服器已滿負荷
    .detail = 等待處理的檔案超過了伺服器同時接收的數量。
    .next = 請按 Retry-After 所示等待後重新傳送檔案。
server-deadline_exceeded = 處理時間過長
    .detail = { $seconds } 秒內未能作答。命令是否已執行尚不可知。
    .next = 請重試；若是命令，請使用同一個 Idempotency-Key，不會執行兩次。

internal = 伺服器故障
    .detail = 發生了不應發生的錯誤。記錄檔中以本回應的 X-Request-Id 記下了詳情。
    .next = 請重試。如問題依舊，請將 X-Request-Id 告知伺服器管理員。

tournament-entry_not_found = 沒有這名參賽者
    .detail = 本項比賽中沒有參賽者 { $entry }。
    .next = 請檢查編號；參賽名單列有全部參賽者。
tournament-unknown_player = 名冊中沒有這名棋手
    .detail = 棋手名冊中沒有棋手 { $player }，或其資料已被刪除。
    .next = 請在 /v1/players 中查找，或以姓名報名。
game-not_found = 沒有這局棋
    .detail = 沒有對局 { $game }。
    .next = 請檢查編號；各輪編排列有全部對局。

tournament-not_found = 沒有這項比賽
    .detail = 沒有這個編號的比賽。
    .next = 請檢查位址中的比賽編號。
tournament-exists = 比賽編號已被使用
    .detail = 已有這個編號的比賽。
    .next = 請換一個新編號，或省略編號，由伺服器產生。
tournament-closed = 比賽已結束
    .detail = 比賽已經結束，其中的內容不再更改。
    .next = 如確需更改，請先重新開放比賽。
tournament-not_closed = 比賽尚未結束
    .detail = 只有已結束的比賽才能重新開放。
    .next = 無須操作，比賽仍然開放。
tournament-regulations_fixed = 規程已定
    .detail = 已有輪次完成編排，規程不得再改（第 17.1 款）。
    .next = 尚無對局開始時，可先撤銷編排，再改規程。
tournament-tie_break_twice = 名次區分項目重複
    .detail = 積分相等時用以區分名次的每個項目只能列出一次（第 15 條）。
    .next = 請刪去 errors[] 所指的一項。
tournament-override_out_of_range = 規則數值超出範圍
    .detail = 比賽規程可將 { $field } 定為 { $least } 至 { $most }，不能定為 { $value }。
    .next = 請改用範圍內的數值，或不填，即按所選規則執行；各項數值見 /v1/rule-sets。
tournament-late_limit_missing = 未規定遲到判負時限
    .detail = 比賽規程定有用時方案，卻未規定遲到判負時限；規則本身沒有給出數值。
    .next = 請填寫 overrides.late_limit_ms（毫秒）：通常為5、10或15分鐘，不許遲到則為0。
tournament-registration_closed = 報名已截止
    .detail = 不再接受新的參賽者；抽籤或編排之後，報名亦即截止。
    .next = 已報名者的資料仍可更正，但不能再增加參賽者。
tournament-entry_exists = 參賽者編號已被使用
    .detail = 已有參賽者 { $entry }。
    .next = 新參賽者請用新編號；更正資料請修改原有的報名。
tournament-player_entered = 該棋手已經報名
    .detail = 名冊中的棋手 { $player } 已報名，參賽者編號為 { $entry }。
    .next = 請修改原有的報名；如該棋手曾退出，請撤回退出。
tournament-too_many_categories = 組別過多
    .detail = 一項比賽最多可設 { $most } 個組別。
    .next = 請刪去一些。
tournament-category_twice = 組別重複
    .detail = 組別 { $category } 在列表中出現兩次。
    .next = 請刪去 errors[] 所指的一項，或換一個代號。
tournament-category_unnamed = 組別沒有名稱
    .detail = 組別 { $category } 須有可印在一行內的名稱，最多 120 字。
    .next = 請填寫可以印出的名稱。
tournament-unknown_category = 未知的組別
    .detail = 比賽規程沒有設組別 { $category }。
    .next = 請從規程所設的組別中選擇，或先在規程中增設。
tournament-category_in_use = 組別中已有參賽者
    .detail = 參賽者 { $entry } 屬於組別 { $category }，而新規程不再設此組別。
    .next = 請先將該參賽者移出此組別，或保留此組別。
tournament-unknown_entry = 未知的參賽者
    .detail = 本項比賽中沒有參賽者 { $entry }。
    .next = 請對照參賽名單檢查編號。
tournament-not_in_the_field = 參賽者已退出
    .detail = 參賽者 { $entry } 已退出比賽（第 20 條），不再參加對局。
    .next = 請改選其他參賽者；如退出登記有誤，請先撤回。
tournament-not_withdrawn = 參賽者並未退出
    .detail = 參賽者 { $entry } 仍在比賽中，沒有可以更改或撤回的退出。
    .next = 請檢查編號；如編號無誤，則無須操作。
tournament-field_is_drawn = 已不能重返比賽
    .detail = 參賽者 { $entry } 在比賽開始前退出，其後已經抽籤或編排（第 20.2 款）。
    .next = 如只是已編排而尚無對局開始，可先撤銷編排；如抽籤時不在其內，則不能重返。
tournament-nobody_entered = 無人參賽
    .detail = 沒有可以抽籤的參賽者。
    .next = 請先登記參賽者。
tournament-lots_drawn = 已經抽籤
    .detail = 各參賽者的號碼已經抽定。
    .next = 請按抽定的號碼編排下一輪。
tournament-lots_not_drawn = 尚未抽籤
    .detail = { $system ->
        [knock_out] 淘汰制對陣表須先抽定種子位置（第 11.1、13.4 款）。
        [swiss] 積分編排制須先按等級分或抽籤排定號碼（第 11.4 款）。
       *[circular] 按《循環賽對局秩序表》編排，須先抽定號碼（第 13.1 款）。
    }
    .next = { $system ->
        [knock_out] 請先抽籤。
        [swiss] 請先抽籤。
       *[circular] 請先抽籤，或以人工編排本輪。
    }
tournament-lots_committed = 抽籤種子已經鎖定
    .detail = 隨機種子的雜湊值已經公佈，只能用該種子抽籤。
    .next = 請公開該種子，並用它抽籤。
tournament-rounds_paired = 已有編排
    .detail = 抽籤應在首輪編排之前進行；現在已有編排或對局。
    .next = 尚無對局開始時，可先撤銷編排再抽籤；否則請以人工編排。
tournament-round_exists = 本輪已編排
    .detail = 第 { $round } 輪已經編排。
    .next = 個別台次可以人工調整；本輪公佈之前，也可撤銷整輪編排後重排。
tournament-not_the_next_round = 輪次順序不對
    .detail = 接下來應編排第 { $next } 輪，而不是第 { $round } 輪。
    .next = 請編排第 { $next } 輪。
tournament-no_such_round = 秩序表中沒有這一輪
    .detail = 按現有參賽者數，《循環賽對局秩序表》共 { $rounds } 輪，沒有第 { $round } 輪（第 11.2 款）。
    .next = 表中各輪均已編排；如需增加輪次，請以人工編排。
tournament-unknown_stage = 沒有這一階段
    .detail = 規程中沒有第 { $stage } 階段（第 11 條）。
    .next = 請查閱規程中的各階段。
tournament-stage_open = 該階段尚未結束
    .detail = 第 { $stage } 階段仍有未定結果的對局或未結束的輪次，出線者尚未確定（第 11.3 款）。
    .next = 請先判定其對局並結束其各輪。
tournament-place_shared = 決定出線的名次並列
    .detail = 第 { $stage } 階段第 { $group } 組第 { $place } 名並列，其中有人出線、有人不出線（第 15.6 款）。
    .next = 請安排加賽，或按補充規定確定名次。
tournament-not_of_one_group = 雙方不在同一組
    .detail = { $one } 與 { $other } 在該階段未抽入同一組（第 11.3 款）。
    .next = 請編排同組的參賽者。
tournament-no_knock_out = 該階段不是淘汰制
    .detail = 第 { $stage } 階段不按淘汰制進行（第 11.1 款），沒有對陣表。
    .next = 請指明採用淘汰制的階段，或查閱循環表。
tournament-no_match_ready = 目前沒有可編排的場次
    .detail = 第 { $stage } 階段中，雙方已確定的場次都已編排（第 11.1 款）。
    .next = 請等待先前的場次分出勝負；若全部賽完，則無須再編排。
tournament-match_not_ready = 雙方目前不能編排
    .detail = { $one } 與 { $other } 不是對陣表中可編排的同一場次的雙方（第 11.1 款）。
    .next = 請查閱對陣表，編排已就緒場次的雙方。
tournament-lots_name_one = 抽籤須落在其中一方
    .detail = 場次 { $match } 以抽籤決定，卻無人晉級；抽籤須指定晉級的一方（第 15.6 款）。
    .next = 請填寫抽中的一方；如雙方均不晉級，請改為裁定。
tournament-match_outdated = 該場次的雙方已有變更
    .detail = 由於先前的結果更正，場次 { $match } 已不屬於原先編排的雙方（第 11.1 款）。
    .next = 請更改編排，或在新的一輪中編排正確的雙方。
tournament-of_a_play_off = 該場為加賽
    .detail = 場次 { $match } 是第 { $stage } 階段名次並列者之間的加賽；其結果本身不決定勝負（第 15.6 款）。
    .next = 請賽完並結束該輪，再於該階段的名次裁定（settlements）中確定名次。
tournament-match_decided = 該場次已分出勝負
    .detail = 場次 { $match } 已由對局或因退賽而決定。
    .next = 若有誤，請更正對局結果。
tournament-already_decided = 該場次已有裁定
    .detail = 場次 { $match } 各局未分勝負，已另行裁定（第 15.6 款）。
    .next = 如原裁定有誤，請附「corrects」重新提交。
tournament-not_decided = 沒有可更正的內容
    .detail = 場次 { $match } 在對局之外尚無裁定（第 15.6 款）。
    .next = 請去掉「corrects」。
tournament-match_open = 有場次尚未分出勝負
    .detail = 第 { $table } 台的場次 { $match } 打平或尚有對局未下（第 11.1 款）。
    .next = 請安排下一局，或作出決定。
tournament-games_decide = 應先由對局決定
    .detail = 按規程，場次 { $match } 還有一局要下（第 15.6 款）。
    .next = 請安排並完成該局。
tournament-no_further_game = 已無後續對局
    .detail = 規程為場次 { $match } 規定的對局都已下完（第 15.6 款）。
    .next = 請抽籤或按規程決定該場次。
tournament-colours_reversed = 先後手互換，不抽籤
    .detail = 場次 { $match } 的下一局與上一局互換先後手（第 13.5 款）。
    .next = 請去掉先後手與種子後重新提交。
tournament-not_the_first_game = 不是該場的首局
    .detail = 對局 { $game } 是以對局 { $first } 為首局之場次的後續對局，先後手隨首局而定（第 13.5 款）。
    .next = 請指明首局，後續對局隨之更改。
tournament-not_of_this_match = 不是該場次的雙方之一
    .detail = { $entry } 不參加這一場次。
    .next = 請指明雙方之一。
tournament-see_bracket = 淘汰制見對陣表
    .detail = 第 { $stage } 階段為淘汰制（第 11.1 款）：沒有循環表，名次見對陣表。
    .next = 請查閱本賽事的對陣表。
tournament-number_out_of_range = 規程中的數值超出範圍
    .detail = { $stage ->
        [0] { $field }
       *[other] 第 { $stage } 階段的 { $field }
    } 須為 { $least } 至 { $most }，不能為 { $value }。
    .next = 請改用範圍內的數值。
tournament-stage_plan = 各階段的規定無法執行
    .detail = { $fault ->
        [how_many] 階段數須為 1 至 16，不能為 { $stage }
       *[other] { $stage ->
            [0] 規程
           *[other] 第 { $stage } 階段
        }：{ $fault ->
            [not_earlier] 參賽者須來自先前的階段
            [no_range] 起始名次在末尾名次之後
            [no_places] 沒有可依據的先前階段名次
            [no_third_place] 雙淘汰制不設第三名決賽
            [no_table] 淘汰制沒有可用破同分標準排列的名次表
            [too_many_steps] 加賽至多 8 步
            [draw_not_last] 只有加賽的最後一步可憑和局晉級，而其後尚有一步
            [draw_of_several] 只有一局的加賽步驟可憑和局晉級，而該步不止一局
            [not_carried] 只有局數相同的循環階段之間才能帶入成績
            [not_one_field] 隊員名次（第 12.5 款）須出自同一張成績表，而該階段分組進行
            [does_not_fit] 有一項區分名次的標準不適用於所排名者
            [not_for_teams] 本系統的淘汰制不用於團體賽
            [two_formats] 「format」所指為單一循環階段，與「stages」不符；請去掉「format」
           *[order_not_named] 第 15.1 至 15.4 款的次序適用於一局制；須自行寫明區分名次的次序
        }
    }。
    .next = 請更正規程中的該處。
tournament-group_not_named = 請指明組別
    .detail = 第 { $stage } 階段分 { $groups } 組進行，各組自成一表（第 11.3 款）。
    .next = 請加上 ?group=，取值 1 至 { $groups }。
tournament-no_teams = 規程未如此設團體賽
    .detail = 按規程，本賽事的團體不以此方式比賽（第 12 條）。
    .next = 請在編排之前先在規程中設定團體賽。
tournament-not_a_team = 不是隊
    .detail = 參賽者 { $entry } 不是隊，或沒有以此標識報名的隊（第 12 條）。
    .next = 請指明已報名的隊；先報隊，再報隊員。
tournament-team_full = 該隊已滿員
    .detail = { $team } 隊已有 { $most } 名隊員，不能再增加。
    .next = 請為該棋手報另一隊。
tournament-not_the_roster = 與該隊隊員不符
    .detail = 台次須列出 { $team } 隊全部未退出的隊員，每人一次（第 12.1 款）。
    .next = 請先讀取該隊，再按次序傳送全部隊員。
tournament-roster_fixed = 該隊台次已定
    .detail = { $team } 隊已按台次排陣，此後不得更改（第 12.1 款）。
    .next = 若所涉對局均未開始，可撤回排陣。
tournament-line_up_follows = 出場按報名台次
    .detail = 按規程，{ $team } 隊須按報名台次出場（第 12.1 款），所傳送的排陣與之不同。
    .next = 請按台次傳送隊員，無人的台用 null。
tournament-line_ups_shown = 排陣已經公開
    .detail = 雙方均已提交，並已互相公開（第 { $line_up_article } 款）。
    .next = 若尚無對局開始，可請裁判員撤回排陣。
tournament-line_ups_missing = 尚缺排陣
    .detail = 第 { $table } 台起的一場，雙方未全部提交排陣（第 12 條）。
    .next = 請先提交排陣；未到場的隊各台留空。
tournament-no_such_board = 沒有這一台
    .detail = 該場沒有第 { $board } 台。
    .next = 請先讀取該場，再指明其中的台。
tournament-not_about_line_ups = 不是有關排陣的條款
    .detail = 第 { $named } 條款沒有規定何人坐何台，排陣不會違反該條款（有關規定見第 12.1 至 12.4 款）。
    .next = 請填寫排陣所違反的條款，如 12.2。
tournament-unknown_match = 沒有這一場
    .detail = 本賽事沒有場次 { $match }。
    .next = 請檢查標識；各輪列有場次。
tournament-not_a_team_of_this_match = 不是本場的隊
    .detail = { $team } 隊不在本場。
    .next = 請指明本場兩隊之一。
tournament-of_a_team_match = 團體賽的一台
    .detail = 對局 { $game } 是團體賽的一台，棋手由排陣決定（第 12 條）。
    .next = 請撤回該場排陣，另行提交。
tournament-unknown_round = 沒有這一輪
    .detail = 第 { $round } 輪尚未編排。
    .next = 請檢查輪次，或先編排該輪。
tournament-no_pairings = 沒有編排內容
    .detail = 編排表是空的。
    .next = 請至少列出一台對局。
tournament-paired_twice = 同一輪中重複編排
    .detail = 參賽者 { $entry } 在同一輪中出現兩次。
    .next = 每名參賽者每輪至多編排一台，請改正後重新傳送。
tournament-not_free = 本輪不能列為輪空
    .detail = 參賽者 { $entry } 在本輪有對局、重複列出或不在該階段；或者輪空不由裁判指定：秩序表、對陣表及加賽均不另列輪空（第 11.2 款）。
    .next = 僅可在人工編排的輪次中，將沒有對局者列為輪空，每人一次。
tournament-already_paired = 雙方已編排對局
    .detail = 參賽者 { $one } 與 { $other } 已編排在場次 { $match }（第 11.2 款）。
    .next = 請改排其他對手；如該編排有誤，請先更改。
tournament-not_in_this_round = 不是本輪的對局
    .detail = 對局 { $game } 不屬於本輪。
    .next = 請對照本輪編排檢查編號。
tournament-round_published = 本輪已公佈
    .detail = 第 { $round } 輪的編排已經公佈。
    .next = 本輪尚無對局開始時，可先撤回公佈。
tournament-round_not_published = 本輪尚未公佈
    .detail = 第 { $round } 輪的編排尚未公佈，只有工作人員可以看到。
    .next = 如要開始對局，請先公佈本輪。
tournament-round_closed = 本輪已結束
    .detail = 第 { $round } 輪已經結束。
    .next = 如確需更改，請先重新開放本輪。
tournament-round_open = 本輪尚未結束
    .detail = 第 { $round } 輪尚未結束。
    .next = 結束比賽之前請先結束本輪；未結束的輪次無須重新開放。
tournament-game_begun = 對局已開始
    .detail = 對局 { $game } 已經開始，其編排不再更改。
    .next = 編排只能在開局前更改；對局中發現差錯，請由裁判員處理。
tournament-game_open = 尚有對局未決
    .detail = 第 { $table } 台的對局 { $game } { word-status }。
    .next = 請等對局終了，或由裁判員裁定爭議，然後結束本輪。
tournament-hall_stopped = 全場已暫停
    .detail = 全場比賽已經暫停。
    .next = 無須操作；恢復比賽時請重新開鐘。
tournament-hall_not_stopped = 全場並未暫停
    .detail = 全場比賽並未暫停，無須恢復。
    .next = 無須操作；由裁判員停鐘的對局，請逐局恢復。
tournament-not_the_sharers = 所列並非並列者
    .detail = 須列出第 { $stage } 階段第 { $group } 組中同一並列名次的全部參賽者，每人一次，不得有他人（第 15.6 款）。
    .next = 請查閱名次表或對陣表，按優先次序恰好列出並列者。
tournament-unknown_group = 沒有該組
    .detail = 第 { $stage } 階段共 { $groups } 組，沒有第 { $group } 組（第 11.3 款）。
    .next = 請指明第 1 至 { $groups } 組之一。
tournament-not_level = 雙方並不並列
    .detail = 第 { $stage } 階段中，{ $one } 與 { $other } 名次並不並列，或已經確定，無須加賽（第 15.6 款）。
    .next = 請查閱名次表或對陣表，僅為名次並列者安排加賽。
tournament-no_play_off = 未進行加賽
    .detail = 參賽者 { $entry } 與所列其他人之間沒有已定結果的加賽對局（第 15.6 款）。
    .next = 請先賽完加賽並結束該輪；或以抽籤或補充規定確定名次。
tournament-play_off_level = 加賽後仍相等
    .detail = { $one } 與 { $other } 在加賽中得分相等（第 15.6 款）。
    .next = 請再行加賽；或以抽籤或補充規定確定名次。
tournament-play_off_otherwise = 與加賽結果不符
    .detail = 按加賽結果，{ $other } 名次在 { $one } 之前（第 15.6 款）。
    .next = 請按加賽結果的次序提交。
tournament-already_settled = 名次已經確定
    .detail = 第 { $stage } 階段第 { $group } 組中，這些參賽者的次序已經確定（第 15.6 款）。
    .next = 如原次序有誤，請附「corrects」重新提交。
tournament-not_settled = 沒有可更正的內容
    .detail = 第 { $stage } 階段第 { $group } 組中，尚未就這些參賽者確定過次序（第 15.6 款）。
    .next = 請去掉「corrects」，或列出與先前相同的參賽者。
tournament-colours_not_drawn = 先後手尚待抽籤
    .detail = 第 { $stage } 階段{ $games ->
        [1] 由誰先走須猜先決定（第 13.4 款）
       *[other] 兩局中首局由誰先走須抽籤決定（第 13.5 款）
    }；號碼係人工抽取，而本輪未給出種子。
    .next = 請連同種子一併提交，或以人工編排本輪。
tournament-seed_not_wanted = 此種子無須抽籤
    .detail = 本輪沒有須以自身種子抽定的先後手（第 { $article } 款）。
    .next = 請不要提交種子。
tournament-stage_is_ended = 該階段已經結束
    .detail = 第 { $stage } 階段已提前結束，不再編排其輪次。
    .next = 請先恢復該階段，或編排下一階段。
tournament-stage_not_ended = 該階段並未提前結束
    .detail = 第 { $stage } 階段按秩序表繼續進行，沒有可以撤回的結束。
    .next = 請檢查編號；如編號無誤，則無須操作。
tournament-drawn_from = 後一階段依據其名次
    .detail = 第 { $later } 階段已依據第 { $stage } 階段的名次抽籤。
    .next = 在其輪次編排之前，請先撤銷該次抽籤。
tournament-no_vacant_number = 沒有空缺的號碼
    .detail = 第 { $stage } 階段可供補入的號碼均已有人（第 20.2 款）。
    .next = 請改選其他組，或將該參賽者列為替補。
tournament-in_the_field = 參賽者已有號碼
    .detail = 參賽者 { $entry } 已抽入該階段，或先前已補入。
    .next = 請查閱抽籤結果；無須操作。
tournament-does_not_compete = 並非在此對陣的參賽者
    .detail = 團體賽以隊而非隊員參賽，個人賽以棋手參賽（第 12 條）；{ $entry } 與此不符。
    .next = 請指明在表中對陣的參賽者。
tournament-no_round_to_come = 不會有這一輪
    .detail = 就目前所知，輪次為第 1 至第 { $last } 輪，沒有第 { $round } 輪。
    .next = 請填寫已編排或計劃中的輪次。
tournament-already_absent = 缺席已經登記
    .detail = 參賽者 { $entry } 第 { $round } 輪的缺席已經登記。
    .next = 無須操作。
tournament-not_absent = 沒有登記缺席
    .detail = 參賽者 { $entry } 在第 { $round } 輪沒有登記缺席。
    .next = 請檢查參賽者與輪次。
tournament-no_swiss = 不是積分編排制階段
    .detail = 第 { $stage } 階段不采用積分編排制（第 11.4 款）；只有該制方可申請輪空、不予編排。
    .next = 請指明積分編排制的階段，或略去此項。
tournament-no_further_round = 各輪均已編排
    .detail = 第 { $stage } 階段事先定為 { $rounds } 輪（第 11.4 款），均已編排。
    .next = 請撤銷最後一輪的編排，或編排其他階段。
tournament-field_full = 人數已滿
    .detail = 積分編排制一個階段至多 { $most } 名參賽者。
    .next = 請截止報名，或分為數項比賽。
tournament-result_missing = 尚缺結果
    .detail = 第 { $round } 輪第 { $table } 台的場次 { $match } 尚無結果，雙方下一輪的對手有賴於此（第 11.4 款）。
    .next = 請登記結果或予以裁定；或人工編排該輪。
tournament-no_pairing = 該輪無法編排
    .detail = 第 { $round } 輪沒有一種編排能使人人有對手、無人重複相遇而不違反該階段的限制。{ $wanted ->
        [none] 以下各組人數均為單數，組內的人不能與組外任何人相遇：{ $groups }。
       *[other] 以下各組人數均為單數，組內的人除 { $wanted } 外不能與組外任何人相遇，而後者人數少於組數：{ $groups }。
    }
    .next = 請讓某人申請輪空或登記缺席，或人工編排該輪。
tournament-lots_missing = 首輪由抽籤決定
    .detail = 第 { $stage } 階段的號碼並非由種子抽出，而其首輪由抽籤決定（第 11.4 款）。
    .next = 請給出種子（必要時須事先公布其承諾值），或按現場抽籤人工編排。
tournament-not_the_last_round = 不是最後一輪
    .detail = 第 { $round } 輪不是第 { $stage } 階段的最後一輪；只有最後一輪可以留出參加決賽者不予編排。
    .next = 請勿留出；不能出賽者可申請輪空或登記缺席。
tournament-not_to_be_left_out = 該參賽者不能留出
    .detail = 參賽者 { $entry } 不在該階段、已經退出，或重複列出。
    .next = 請列出參加決賽者，每人一次。
tournament-too_many_byes = 輪空次數過多
    .detail = 參賽者 { $entry } 的輪空已達此處上限 { $limit } 次。
    .next = 請安排他人輪空。
tournament-too_many_requests = 申請輪空次數過多
    .detail = 參賽者 { $entry } 申請輪空已達此處上限 { $limit } 次。
    .next = 請改為登記缺席。
tournament-bye_requested = 已申請輪空
    .detail = 參賽者 { $entry } 已申請第 { $round } 輪輪空。
    .next = 無須操作。
tournament-bye_not_requested = 沒有申請輪空
    .detail = 參賽者 { $entry } 沒有申請第 { $round } 輪輪空。
    .next = 請檢查參賽者與輪次。
tournament-round_already_paired = 該輪已編排
    .detail = 第 { $round } 輪已經編排。
    .next = 請更改其編排，或先行撤銷。
tournament-pairs_who_left = 該輪編排了已退出者
    .detail = 第 { $round } 輪編排之後，參賽者 { $entry } 已退出，不再編排（第 20.4 款）。
    .next = 請撤銷該輪編排後重新編排，或予以更改。
tournament-not_suspended = 參賽者照常編排
    .detail = 參賽者 { $entry } 連續棄權次數未到停止編排的程度。
    .next = 無須操作。
tournament-prize_list = 獎勵無法如此發放
    .detail = 第 { $list } 份獎勵：{ $fault ->
        [undeclared] 規程沒有設此組別
        [listed_twice] 此前已有同一對象的獎勵
        [no_unit] 單位須為 1 至 12 個可在一行內印出的字符
        [too_many_places] 獲獎名次至多 200 個
       *[too_much] 數額大於 9007199254740991
    }。
    .next = 請更正規程中的該處。

discipline-unknown_official = 沒有這名競賽官員
    .detail = 本項比賽沒有第 { $official } 號競賽官員。
    .next = 請讀取官員名單，其中列有各人的編號。
discipline-not_yours_to_appoint = 無權任免此職
    .detail = { word-office }一職不由{ word-role }任免（第 16.2 款）。
    .next = 請由競賽組織機構任免；裁判長可任免裁判員。
discipline-chief_arbiter_sits = 已有裁判長
    .detail = 裁判長只設一人（第 16.2 款），現為第 { $official } 號競賽官員。
    .next = 請先免去其職務並由此人接任，或改任副裁判長。
discipline-out_of_office = 此人已經離任
    .detail = 第 { $official } 號競賽官員已經離任。
    .next = 無須操作；如需要，請重新任命。
discipline-token_named = 權杖已屬他人
    .detail = 該權杖已登記在現任的第 { $official } 號競賽官員名下；一個權杖只代表一人（第 16.2 款）。
    .next = 請為此人另發權杖並填寫其編號。
discipline-rules_no_games = 此人不作裁決
    .detail = 第 { $official } 號競賽官員的職務是{ word-office }，既不裁決對局，也不裁決申訴。
    .next = 只有裁判員和仲裁委員會委員才須登記迴避。
discipline-already_barred = 已登記迴避
    .detail = 第 { $official } 號競賽官員對參賽者 { $entry } 已登記迴避。
    .next = 無須操作。
discipline-not_barred = 並未登記迴避
    .detail = 第 { $official } 號競賽官員對參賽者 { $entry } 並未登記迴避。
    .next = 無須解除。
discipline-unknown_article = 沒有這一條款
    .detail = 規則沒有「{ $named }」這一條款。
    .next = 請按規則的編號填寫，如 8.5。
discipline-no_ground = 不能作為處分的依據
    .detail = 第 { $named } 條款沒有規定棋手可能違反的義務（第 8.8 款）。
    .next = 請填寫所違反的條款，如 8.3、9.1.8 或 19.1。
discipline-unknown_penalty = 沒有這項處分
    .detail = 本項比賽沒有第 { $penalty } 號處分。
    .next = 請讀取處分名單，其中列有各項的編號。
discipline-not_your_penalty = 無權作此處分
    .detail = 「{ word-penalty_kind }」處分不由{ word-role }作出或撤銷（第 18.1 至 18.3 款）。
    .next = 警告由監局裁判作出，取消當場比賽資格由裁判長作出，除名由競賽組織機構作出。
discipline-no_game_named = 未指明對局
    .detail = 取消當場比賽資格只及於一局棋（第 18.2 款），請求中沒有指明。
    .next = 請一併填寫對局編號。
discipline-not_at_that_game = 並非這局棋的棋手
    .detail = 參賽者 { $entry } 並非本項比賽對局 { $game } 的棋手。
    .next = 請對照編排檢查兩個編號。
discipline-game_decided = 對局已有結果
    .detail = 對局 { $game } 已有結果或不再進行，不能再取消當場比賽資格（第 18.2 款）。
    .next = 如須改變結果，請更改對局結果，並另予警告。
discipline-already_expelled = 已被除名
    .detail = 參賽者 { $entry } 已由第 { $penalty } 號處分除名（第 18.3 款）。
    .next = 無須操作。
discipline-stays_expelled = 已被除名
    .detail = 參賽者 { $entry } 已由第 { $penalty } 號處分除名；處分未撤銷，不得恢復參賽（第 18.3 款）。
    .next = 如須恢復參賽，請撤銷該處分。
discipline-already_lifted = 處分已經撤銷
    .detail = 第 { $penalty } 號處分已經撤銷。
    .next = 無須操作；如仍須處分，請重新作出。
discipline-unknown_appeal = 沒有這項申訴
    .detail = 本項比賽沒有第 { $appeal } 號申訴。
    .next = 請讀取申訴名單，其中列有各項的編號。
discipline-no_such = 所指並不存在
    .detail = 本項比賽沒有{ word-spoken } { $named }。
    .next = 請對照本項比賽的資料檢查。
discipline-appeal_known = 已經提出申訴
    .detail = 同一參賽者已就同一事項提出申訴：第 { $appeal } 號。
    .next = 請等候裁決；裁決為最終決定。結果或編排更改之後，可就更改後的另行申訴。
discipline-appeal_decided = 申訴已有裁決
    .detail = 第 { $appeal } 號申訴的裁決是：{ word-decision }。
    .next = 無須操作；裁決為最終決定。
discipline-appeal_in_time = 申訴並未逾期
    .detail = 第 { $appeal } 號申訴並未逾期，無須另行受理。
    .next = 請直接裁決。
discipline-appeal_not_admitted = 申訴逾期
    .detail = 第 { $appeal } 號申訴逾期提出，且未獲受理（第 8.5 款）。
    .next = 請先說明理由予以受理，或予駁回。
discipline-not_yours_to_decide = 無權裁決申訴
    .detail = 此項比賽的申訴不由{ word-role }裁決（第 16.3 款）。
    .next = 請由仲裁委員會裁決；未設仲裁委員會時，由裁判長裁決。
discipline-orders_nothing = 無從執行
    .detail = 裁決為「{ word-decision }」的申訴沒有可執行的事項。
    .next = 請勿填寫 effects，或裁定申訴成立。
discipline-ordered_twice = 執行事項重複
    .detail = 第 { $place } 項執行事項在同一裁決中已經列出。
    .next = 每項請只填寫一次。
discipline-none_to_reinstate = 參賽者並未退出
    .detail = 參賽者 { $entry } 仍在比賽中，無須恢復參賽。
    .next = 請檢查編號，或刪去此項。
discipline-unfit_for_what = 何處不合格？
    .detail = 檢查結果為不合格，但既無尺寸，也無說明（第 17.2 款）。
    .next = 請在 note 中寫明檢查所見。
discipline-nothing_inspected = 沒有檢查內容
    .detail = 此項檢查既無尺寸，也無說明（第 17.2 款）。
    .next = 請填寫所量尺寸或檢查所見。

pairing-no_circular_table = 沒有適用的秩序表
    .detail = 《循環賽對局秩序表》適用於 { $fewest } 至 { $most } 名參賽者，現有 { $entrants } 名（第 11.2 款）。
    .next = 請以人工編排本輪。
pairing-no_groups = 人數太少，分不成這麼多組
    .detail = { $entrants } 名參賽者不能分成 { $groups } 組，每組至少 { $fewest } 人（第 11.3 款）。
    .next = 請在規程中減少組數，或增加報名。
pairing-no_bracket = 該人數沒有對陣表
    .detail = 淘汰制適用於 { $fewest } 至 { $most } 名參賽者，而非 { $entrants } 名（第 11.1 款）。
    .next = 請採用其他賽制，或先分組。
pairing-no_third_place_match = 不設第三名決賽
    .detail = 雙淘汰制的第三名由敗者組決定（第 11.1 款）。
    .next = 請去掉第三名決賽。
pairing-seed_not_committed = 種子與公佈的不符
    .detail = 此種子的雜湊值是 { $shown }，已公佈的是 { $committed }。
    .next = 請提供已公佈 SHA-256 的那個種子，一字不差。
pairing-not_a_line_up = 排陣不成立
    .detail =
        排陣須列 { $boards } 台。
        { GIVEN($too_few_boards) ->
            [yes] 只列了 { $too_few_boards } 台。
           *[no] { "" }
        }
        { GIVEN($too_many_boards) ->
            [yes] 列了 { $too_many_boards } 台。
           *[no] { "" }
        }
        { GIVEN($not_of_the_team) ->
            [yes] 不是本隊隊員：{ $not_of_the_team }。
           *[no] { "" }
        }
        { GIVEN($plays_no_more) ->
            [yes] 已退出或被除名、不再出賽的隊員：{ $plays_no_more }。
           *[no] { "" }
        }
        { GIVEN($twice) ->
            [yes] 不止一台：{ $twice }。
           *[no] { "" }
        }
        { GIVEN($reserve) ->
            [yes] 定台制中的替補：{ $reserve }。
           *[no] { "" }
        }
        { GIVEN($order_inverted) ->
            [yes] 台次前後顛倒：{ $order_inverted }。
           *[no] { "" }
        }
        { GIVEN($empty_board) ->
            [yes] 不得空缺的台：{ $empty_board }。
           *[no] { "" }
        }
    .next = 請從第一台起逐台改正後重新傳送。
pairing-not_by_rating = 未按等級分排列
    .detail = 本賽事隊員按等級分排列，高者在前（第 12.1 款）。{ $team } 隊次序顛倒：{ $order_inverted }。
    .next = 請按等級分排列該隊台次。
pairing-not_a_draw = 抽籤結果不成立
    .detail =
        { $entries } 名參賽者各抽一號；不分組時全體、分組時每組，號碼均從 1 起，不重不漏。
        { GIVEN($entry_missing) ->
            [yes] 沒有號碼的參賽者：{ $entry_missing }。
           *[no] { "" }
        }
        { GIVEN($entry_twice) ->
            [yes] 不止一個號碼的參賽者：{ $entry_twice }。
           *[no] { "" }
        }
        { GIVEN($entry_unknown) ->
            [yes] 未參賽者：{ $entry_unknown }。
           *[no] { "" }
        }
        { GIVEN($number_missing) ->
            [yes] 無人抽得的號碼：{ $number_missing }。
           *[no] { "" }
        }
        { GIVEN($number_twice) ->
            [yes] 重複抽得的號碼：{ $number_twice }。
           *[no] { "" }
        }
        { GIVEN($number_out_of_range) ->
            [yes] 範圍以外的號碼：{ $number_out_of_range }。
           *[no] { "" }
        }
        { GIVEN($group_unknown) ->
            [yes] 沒有的組，或不是該參賽者的組：{ $group_unknown }。
           *[no] { "" }
        }
    .next = 請對照抽籤記錄改正後重新傳送。

game-tournament_closed = 比賽已結束
    .detail = 比賽已經結束，其中的對局不再更改。
    .next = 如確需更改，請先重新開放比賽。
game-round_closed = 本輪已結束
    .detail = 這局棋所在的輪次已經結束。
    .next = 結果有誤可由裁判員更改；其他操作請先重新開放本輪。
game-round_not_published = 本輪尚未公佈
    .detail = 這局棋所在輪次的編排尚未公佈。
    .next = 請先公佈本輪。
game-player_withdrawn = 棋手已退出比賽
    .detail = 參賽者 { $entry } 已退出比賽，這局棋不再進行（第 20 條）。
    .next = 無須操作，結果按退出的規定處理；如退出登記有誤，請先撤回。
game-board_ruled = 該台已因出場名單判負
    .detail = 出場名單違反第 12 條，該台已判負，不再進行對局（第 12 條）。
    .next = 無須操作，團體賽已計入該結果；如裁決有誤，請先以不列台次的裁決撤回。
game-annulled = 編排已撤銷
    .detail = 這局棋的編排已經撤銷，不再進行。
    .next = 請查閱本輪現行的編排。
game-not_started = 對局尚未開始
    .detail = 此項操作須在對局進行中作出。
    .next = 請先開始對局。
game-already_started = 對局已開始
    .detail = 這局棋正在進行。
    .next = 無須操作，請繼續對局。
game-begun_without_leave = 棋鐘由裁判方開動
    .detail = 使用棋鐘的對局不能由棋手自行開始；擅自開鐘屬於犯規（第 9.1.2 款）。
    .next = 請由記錄員或裁判員開始對局。
game-begun_too_long_ago = 開始時間過早
    .detail = 如按此時間開始，{ word-side }開局即已超時（第 22.1 款）。
    .next = 請核對 Occurred-At 所寫的時間：設備的時鐘可能有誤；如屬實，請現在開始，由裁判員調整棋鐘。
game-over = 對局已終了
    .detail = 這局棋已經終了，不再繼續。
    .next = 如結果有誤，請由裁判員更改結果或恢復對局。
game-under_way = 對局正在進行
    .detail = 棋手不能以報告結果來結束正在進行的對局；只能認輸或同意作和（第 4.1.9 款）。
    .next = 請認輸、答覆提和，或由記錄員、裁判員報告結果。
game-board_decided = 棋盤已定結果
    .detail =
        { $ending ->
            [stalemate] 盤上已是困斃，無着可走（第 4.1.3 款）。
            [no_attackers] 雙方均無可能取勝的進攻兵力，應判和棋（第 4.2.1 款）。
           *[other] 盤上已是將死，無着可走（第 4.1.1 款）。
        }
    .next = 如係錄入有誤，由裁判員撤回該局或更正結果；所定局面須能繼續對局。
game-no_players_word = 雙方判負由裁判員裁定
    .detail = 棋手不能報告雙方判負，須由裁判員裁定（第 21.3 款）。
    .next = 請報告勝負或和棋，或請裁判員處理。
game-not_over = 對局尚未終了
    .detail = 只有已終了的對局才能簽字、更改結果或恢復。
    .next = 請等對局終了，或先報告結果。
game-not_your_turn = 未輪到走棋
    .detail = 現在未輪到{ word-side }走棋（第 2.1 款）。
    .next = 請等對方走棋。
game-wrong_ply = 着數不符
    .detail = 下一着是第 { $next } 着，不是第 { $sent } 着。
    .next = 請重新讀取對局：此着可能已經記錄，或之前漏了一着。
game-illegal_move = 着法違反行棋規定
    .detail =
        { GIVEN($move_chinese) ->
            [yes] 此時不能走{ $move_chinese }（{ $move }）。{ $why }
           *[no] 此時不能走 { $move }。{ $why }
        }
        { possible-moves }
    .next = 請改走其他着法：此着未予記錄，對局繼續。如此着已在棋盤上走出，請由裁判員裁定（第 4.1.2、4.1.6 款）。
game-no_draw_offer = 沒有待答覆的提和
    .detail = 沒有等待{ word-side }答覆的提和（第 23.1 款）。
    .next = 請繼續對局；走出一着即為拒絕和棋，原來的提和可能已失效。
game-draw_offer_stands = 提和尚待答覆
    .detail = { word-side }已經提和，對方尚未答覆（第 23.1 款）。
    .next = 請等對方答覆；對方走出一着即為拒絕。
game-not_absent = 該方並未缺席
    .detail = { word-side }已按時到場，並未缺席（第 21.4 款）。
    .next = 請指明缺席的一方，或以其他理由判負。
game-already_reported = 結果已報告
    .detail = 同一權杖已經報告過這個結果，須由另一來源認可（第 10.1 款）。
    .next = 無須再報；請由另一方棋手或裁判員報告。
game-nothing_to_amend = 結果並無更改
    .detail = 所填結果與現有結果相同。
    .next = 如現有結果有誤，請填寫正確的結果。
game-drawn_without_play = 未經實際對局不能作和
    .detail = 未經實際對局，只能一方勝（+）一方負（−），或雙方均負（第 21.4 款）。
    .next = 請指明勝方；如確經對局，請勿標為未經實際對局。
game-confirmed_needs_appeal = 已確認的結果須經申訴才能更改
    .detail = 結果已簽字認可（第 10.1 款），只有經申訴才能更改。
    .next = 請由仲裁委員會更改；未設仲裁委員會時，由裁判長更改。
game-result_settled = 結果已有定論
    .detail = 這局棋{ word-status }，再報告或簽字均不起作用（第 10.1 款）。
    .next = 如結果有誤或有爭議，請由裁判員裁定。
game-hall_stopped = 全場已暫停
    .detail = 全場比賽已經暫停，對局不得開始或繼續。
    .next = 請等全場恢復比賽。
game-stopped = 對局已暫停
    .detail = 裁判員已經停鐘，此時不走棋，也不計時（第 17.4 款）。
    .next = 請等裁判員重新開鐘。
game-not_stopped = 對局並未暫停
    .detail = 對局正在進行，沒有停鐘。
    .next = 無須操作，請繼續對局。
game-adjourned = 對局已封局
    .detail = 這局棋已經封局，改時續弈。
    .next = 續弈時請由裁判員恢復對局。
game-not_adjourned = 對局並未封局
    .detail = 只有封局的對局才能續弈。
    .next = 如係裁判員停鐘，請重新開鐘。
game-claim_pending = 有待裁定的申請
    .detail =
        { $claim ->
            [repetition] 一方已要求裁決循環反覆局面，裁判員裁定之前停鐘（第 24 條）。
           *[natural_limit] 一方已提出自然限着和棋，裁判員審核之前停鐘（第 23.3 款）。
        }
    .next = 請先裁定該項申請，然後繼續對弈或終局。
game-no_claim = 沒有提出和棋
    .detail = 沒有待審核的自然限着和棋；按規程，裁判員不主動判和（第 23.3 款）。
    .next = 請等棋手提出。
game-limit_not_reached = 自然限着回合數不足
    .detail = 自上次吃子以來計 { $counted } 個回合，須滿 { $needed } 個回合（第 23.3 款）。
    .next = 請繼續對局。
game-claimed_otherwise = 待裁定的是另一項申請
    .detail =
        { $claim ->
            [repetition] 待裁定的是循環反覆局面（第 24 條）。
           *[natural_limit] 待審核的是自然限着和棋（第 23.3 款）。
        }
    .next = 請先裁定該項申請。
game-not_repeated = 循環反覆未滿次數
    .detail = 自上次吃子以來，盤上局面（同一方走棋）共出現 { $occurrences } 次，須滿 { $needed } 次（第 24 條）。
    .next = 請繼續對局。
game-change_ordered = 已作裁定
    .detail = { word-side }必須變着，裁定後雙方尚未走棋（第 24.3 款）。
    .next = 請繼續對局：不變者自動判負（第 4.1.7 款）。
game-verdict_not_offered = 着法不構成該項裁定
    .detail = 按本賽事所用規則，此循環反覆的着法不應如此裁定（第 24 條）。
    .next = 請在 facts.offered 所列裁定中選擇；只有一項時可以不填。
game-verdict_needed = 須由裁判員選定
    .detail = 此循環反覆可作幾種裁定，規則未予明確（第 24 條）。
    .next = 請在 facts.offered 所列裁定中選擇一項，並說明理由。
game-verdict_without_reason = 未說明理由
    .detail = 規則未予明確，由裁判員選定裁定時須說明理由（第 24 條）。
    .next = 請隨裁定填寫理由。
game-only_a_draw_unasked = 無人要求時只可判和
    .detail = 棋手沒有要求裁決。裁判員可主動判和（第 23.2 款）；按規程，不主動判負，也不主動責令變着。
    .next = 請等棋手提出，或在賽前修改規程中的 repetition_loss_unasked。
game-already_there = 該方已到場
    .detail = { word-side }並未遲到，或已經到場（第 21.2 款）。
    .next = 無須操作；或請指明另一方。
game-player_absent = 該方尚未到場
    .detail = { word-side }尚未到場入座（第 21.2、21.3 款）。
    .next = 請先登記到場；如已過時限，請按缺席判負。
game-no_clock = 本局不計時
    .detail = 系統沒有為這局棋計時（第 6 條）。
    .next = 請不用棋鐘繼續；計時方案須在開局前寫入規程。
game-clock_not_running = 棋鐘未走
    .detail = 雙方的棋鐘都沒有走動。
    .next = 請由裁判員開鐘，或先登記到場。
game-not_your_time = 不是己方的時間
    .detail = 現在走的不是{ word-side }的時間（第 8.5 款）。
    .next = 請等對方走棋按鐘之後再提。
game-press_before_move = 未走棋不得按鐘
    .detail = { word-side }上次按鐘以來沒有走棋；須在走棋之後方可按鐘（第 6 條、第 9.1.2 款）。
    .next = 請先記錄着法；如確未走棋而按鐘，由裁判員宣佈犯規。
game-nothing_to_adjust = 時間沒有變動
    .detail = 增減 0 毫秒，等於沒有變動。
    .next = 請填寫增加或扣除的時間。
game-adjusted_otherwise = 時間增減方向不符
    .detail =
        { $ground ->
            [penalty] 罰時應扣除時間，{ $delta_ms } 毫秒卻是增加（第 23.3 款）。
           *[other] 補時應增加時間，{ $delta_ms } 毫秒卻是扣除（第 23.3 款）。
        }
    .next = 請改正 delta_ms 的正負號，或將理由改為“correction”（更正）。
game-too_much_time = 時間過長
    .detail = { $given_ms } 毫秒超過一天（{ $most_ms } 毫秒）。
    .next = 時間以毫秒計，請檢查是否誤填。
game-time_not_there = 剩餘時間不足
    .detail = { word-side }還剩 { $left_ms } 毫秒，不能扣除 { $taken_ms } 毫秒。
    .next = 請少扣；如已超時，請按超時裁定。
game-no_time_shown = 鐘面沒有剩餘時間
    .detail = 繼續使用的棋鐘，雙方鐘面都須有剩餘時間（第 22.4 款）。
    .next = 請填寫雙方鐘面的時間；如已超時，請按超時裁定。
game-one_hand_only = 一針越過不作超時
    .detail = 沒有小旗的棋鐘，須兩針同時越過才按超時論；只有一針越過，不作超時（第 22.3 款）。
    .next = 請繼續對局，待兩針都越過再行裁定。
game-time_left = 尚未超時
    .detail = { word-side }還剩 { $left_ms } 毫秒（第 22.1 款）。
    .next = 請繼續對局；如棋鐘有誤，請先由裁判員更正。
game-time_is_over = 時間已到
    .detail = { word-side }時間已到，該方棋鐘不能繼續走（第 22.1 款）。
    .next = 請按超時裁定；如棋鐘有誤，請先補時。
game-flag_not_first = 對方先超時
    .detail = { word-side }超時在先，已請裁判員處理（第 22.1 款）。
    .next = 請先裁定該次超時；如棋鐘有誤，請先補時。
game-touched_otherwise = 與摸子規定不符
    .detail = { $move } 不合摸子規定；應走：{ $owed }（第 5 條）。
    .next = 請走上列着法之一；如盤上確已走成，由裁判員記錄在案。
game-sheet_owed = 須先補全記錄
    .detail = { word-side }須先補全漏記的着法，方可走棋（第 7.2 款）。
    .next = 請補全記錄，並登記已補全。
game-nothing_missing = 記錄沒有缺漏
    .detail = { word-side }的記錄沒有登記漏記的着法（第 7.2 款）。
    .next = 無須操作；或請指明另一方。
game-omission_known = 漏記已登記
    .detail = 第 { $from_ply } 至 { $to_ply } 着已登記為漏記（第 7.1 款）。
    .next = 無須操作；或請填寫其他着數。
game-no_such_plies = 沒有這些着
    .detail = 這局棋共 { $plies } 着，沒有可指的第 { $from_ply } 至 { $to_ply } 着。
    .next = 着數由 1 起、雙方合計，請先填起着再填止着。
game-unknown_foul = 沒有這次犯規
    .detail = 這局棋沒有第 { $foul } 號犯規。
    .next = 請讀取對局，其中列有各次犯規的編號。
game-no_such_foul = 沒有這次犯規
    .detail = 這局棋沒有可宣佈的第 { $foul } 號犯規（第 9.2 款）。
    .next = 請讀取對局，其中列有各次犯規的編號；未登記的犯規，請填寫犯規方與條款。
game-foul_settled = 該次犯規已有處理
    .detail = 第 { $foul } 號犯規{ word-standing }（第 9.2 款）。
    .next = 請讀取對局，其中列有各次犯規的處理；已宣佈而有誤的，請說明理由予以撤銷。
game-fouls_stand = 犯規次數仍然有效
    .detail = { word-side }有 { $fouls } 次犯規有效，已判負（第 4.1.8 款），對局不能繼續。
    .next = 請先說明理由，撤銷誤判的犯規，再恢復對局。
game-fouls_lifted = 有效犯規不足
    .detail = 本局因犯規判負（第 4.1.8 款），而{ word-side }有效的犯規只有 { $fouls } 次。
    .next = 請由裁判員恢復對局或更正結果，然後簽字。
game-unknown_foul_article = 規則沒有這種犯規
    .detail = 「{ $named }」不是第 9.1 款所列八種犯規之一。
    .next = 請填寫 9.1.1 至 9.1.8 之一。
game-unknown_article = 沒有這一條款
    .detail = 規則沒有「{ $named }」這一條款。
    .next = 請按規則的編號填寫，如 8.5。
game-move_was_legal = 着法並未違例
    .detail = 此時可以走{ $move_chinese }（{ $move }），不能據此判負（第 4.1.6 款）。
    .next = 請再核對着法與局面；如記錄有誤，請先更正。
game-not_moved_twice = 並非連走兩着
    .detail = { $move } 不是{ word-side }連走的第二着（第 4.1.6 款）。
    .next = 請再核對輪到哪一方走棋，以及棋子的位置。
game-not_opponents_man = 並非走動對方棋子
    .detail = { $move } 不是{ word-side }在己方輪次走動對方棋子（第 4.1.6 款）。
    .next = 請再核對輪到哪一方走棋，以及該處是誰的棋子。
game-nothing_to_retract = 沒有可撤回的着法
    .detail = 已走 { $plies } 着，第 { $after_ply } 着之後沒有着法可撤回（第 5.8 款）。
    .next = 請填寫應保留的最後一着；0 為開局。
game-position_stands = 局面相同
    .detail = 所填局面與盤上現有局面相同（第 5.8 款）。
    .next = 無須操作；或請填寫應據以續弈的局面。
game-record_stands = 記錄相同
    .detail = 所填着法與現有記錄相同。
    .next = 無須操作；或請填寫實際走出的着法。
game-record_contradicts = 記錄與結果不符
    .detail =
        { GIVEN($board) ->
            [yes] 按所填着法，盤上已是{ word-board }，
           *[no] 按所填着法，盤上並未分出勝負，
        }而現有結果是{ word-outcome }（第 10.1 款）。
    .next = 請再核對着法；如結果有誤，請先更改結果；如結果無誤，則着法不全。
game-already_signed = 已經簽字
    .detail = { word-signer }已在結果上簽字（第 10.1 款）。
    .next = 無須再簽，請等其他各方簽字。
game-signed_for_another = 不能一人代簽
    .detail = { word-signer }已用此令牌簽字；棋手與裁判員須各自簽字（第 10.1 款）。
    .next = 請用各自的令牌簽字；如已在紙質記錄上簽字，由裁判員單獨簽字並說明理由。
game-signed_otherwise = 與現有結果不符
    .detail = 所簽結果為{ word-signed }，現有結果為{ word-outcome }（第 10.1 款）。
    .next = 請重新讀取對局；對結果有異議者不應簽字，請報告裁判員。

position-not_repeated = 局面重複次數不足
    .detail = 自上一次吃子以來，該局面出現 { $occurrences } 次，須達 { $needed } 次方可裁決（第 24 條）。
    .next = 請傳送全部着法，直到該局面第三次出現的那一着為止。

notation-unreadable = 不是着法
    .detail =
        「{ $given }」不是任何一種記錄方式的着法（第 7.5 款）。
        { possible-moves }
    .next = 請用完整記錄（炮二平五）、簡寫記錄（炮25）、WXF（C2=5）或 ICCS（h2e2）填寫。
notation-other_side = 寫的是對方的着法
    .detail =
        「{ $given }」寫的是{ word-side }的着法，而現在輪到對方走棋（第 1.1、1.2 款）。
        { possible-moves }
    .next = 請核對輪到哪一方走棋。紅方用一至九，黑方用 1 至 9。
notation-no_such_man = 沒有這個棋子
    .detail =
        輪到走棋的一方沒有「{ $given }」所指的棋子（第 7.5 款）。
        { possible-moves }
    .next = { next-legal_move }
notation-no_move_fits = 沒有這樣的着法
    .detail =
        「{ $given }」所指的棋子都不能這樣走（第 7.5 款）。
        { possible-moves }
    .next = { next-legal_move }
notation-ambiguous = 着法不明確
    .detail = 符合「{ $given }」的着法不止一個（第 7.5 款）：{ $possible_chinese }。
    .next = 請從中選一着，照此填寫：{ $possible_chinese }。
notation-illegal_move = 着法違反行棋規定
    .detail =
        { GIVEN($move_chinese) ->
            [yes] 「{ $given }」即{ $move_chinese }，此時不能走。{ $why }
           *[no] 「{ $given }」此時不能走。{ $why }
        }
        { possible-moves }
    .next = { next-legal_move }

record-unsupported_format = 不支援的格式
    .detail = 這不是本系統能讀取的棋譜檔案格式。
    .next = 請使用 PGN、DhtmlXQ、XQF、CBR 或 CBL。
record-no_game = 檔案中沒有棋局
    .detail = 檔案是空的，或其中沒有棋局。
    .next = 請傳送含有棋譜的檔案。
record-undecodable = 有不能識別的位元組
    .detail =
        { word-place }：有些位元組不是 { $encoding ->
            [utf8] UTF-8
            [utf16_le] UTF-16LE
            [utf16_be] UTF-16BE
            [gb18030] GB18030
            [big5] Big5
           *[other] { $encoding }
        } 文字。
    .next = { next-mend_record }
record-start = 起始局面不正確
    .detail = { word-place }：起始局面無法讀取。{ $cause }
    .next = { next-mend_record }
record-illegal_move = 着法違反行棋規定
    .detail =
        { GIVEN($possible) ->
            [yes] { word-place }：{ $cause }
           *[no] { word-place }：{ $given } 不能走。{ $cause }
        }
    .next = { next-mend_record }
record-unread = 着法無法讀取
    .detail = { word-place }：着法無法讀取。{ $cause }
    .next = { next-mend_record }
record-comment_unfinished = 註釋沒有結束
    .detail = { word-place }：有一處註釋沒有結束。
    .next = { next-mend_record }
record-variation_unfinished = 變着沒有結束
    .detail = { word-place }：有一處變着沒有結束。
    .next = { next-mend_record }
record-variation_out_of_place = 變着沒有着落
    .detail = { word-place }：變着「{ $given }」沒有可以替代的着法，或與另一變着重名。
    .next = { next-mend_record }
record-stray_parenthesis = 多餘的括號
    .detail = { word-place }：有一個括號沒有對應的變着。
    .next = { next-mend_record }
record-too_deep = 變着層次太深
    .detail = { word-place }：變着巢狀超過 { $deepest } 層。
    .next = { next-mend_record }
record-move_number = 回合序號與着法不符
    .detail = { word-place }：着法前寫的是「{ $given }」，應為「{ $expected }」；缺着或多着。
    .next = { next-mend_record }
record-no_move = 着法處沒有着法
    .detail = { word-place }：「{ $given }」寫在着法的位置上，但不是着法。
    .next = { next-mend_record }
record-out_of_place = 位置不當
    .detail = { word-place }：「{ $given }」不能寫在此處（棋局之外）。
    .next = { next-mend_record }
record-said_twice = 重複而不一致
    .detail = { word-place }：「{ $given }」出現兩次，內容不一致。
    .next = { next-mend_record }
record-too_much = 棋局或着法過多
    .detail = { word-place }：檔案中的棋局超過 { $games } 局，或着法超過 { $plies } 着。
    .next = 請將檔案分成幾份傳送。
record-field_unfinished = 欄位沒有結束
    .detail = { word-place }：欄位「{ $given }」沒有結束。
    .next = { next-mend_record }
record-bad_squares = 不是着點
    .detail = { word-place }：「{ $given }」不是着點（每點兩位數字）。
    .next = { next-mend_record }
record-bad_places = 棋子位置不正確
    .detail = { word-place }：「{ $given }」不是 32 個棋子的位置（每子兩位數字）。
    .next = { next-mend_record }
record-unsupported_version = 不支援此格式的這個版本
    .detail = { word-place }：不能讀取此格式的版本 { $version }。
    .next = 請另存為其他版本或其他格式。
record-cut_off = 檔案不完整
    .detail = { word-place }：從第 { $offset } 位元組起內容缺失，檔案共 { $size } 位元組。
    .next = { next-mend_record }
record-left_over = 着法之後還有內容
    .detail = { word-place }：着法到第 { $offset } 位元組為止，而檔案尚未結束。
    .next = { next-mend_record }
record-no_point = 不是棋盤上的點
    .detail = { word-place }：第 { $offset } 位元組不代表棋盤上的任何一點。
    .next = { next-mend_record }
record-no_man = 不是棋子
    .detail = { word-place }：第 { $offset } 位元組是 { $given }，不代表任何棋子。
    .next = { next-mend_record }
record-two_men = 一點上有兩個棋子
    .detail = { word-place }：{ $square } 上有兩個棋子。
    .next = { next-mend_record }
record-games_missing = 缺少棋局
    .detail = { word-place }：目錄列有 { $listed } 局，檔案中只有 { $found } 局。
    .next = { next-mend_record }

touch-nobody_touched = 沒有摸子
    .detail = 沒有指明摸觸了哪個棋子。
    .next = 請按摸觸的先後填寫棋子所在的位置。
touch-empty_square = 該處沒有棋子
    .detail = 在此局面中，{ $square } 上沒有棋子。
    .next = 請填寫棋子所在的位置，並核對局面是否正確。
touch-game_over = 對局已經結束
    .detail =
        { $status ->
            [drawn] 雙方都沒有可以進攻的棋子（第 4.2.1 款），對局已經和棋，無須再走。
            [stalemate] 輪到走棋的一方已被困斃（第 4.1.3 款），無着可走。
           *[checkmate] 輪到走棋的一方已被將死（第 4.1.1 款），無着可走。
        }
    .next = 無須裁決。請核對局面和走棋的一方是否正確。

player-exists = 棋手編號已被使用
    .detail = 名冊中已有棋手 { $player }。
    .next = 新棋手請用新編號；更正資料請修改原有棋手。
player-not_found = 沒有這名棋手
    .detail = 名冊中沒有棋手 { $player }。
    .next = 請檢查編號；/v1/players 列有全部棋手。
player-forgotten = 棋手資料已刪除
    .detail = 名冊已刪除棋手 { $player } 的資料，不再保存任何內容。
    .next = 如有需要，請重新登記該棋手。
player-number_taken = 註冊號屬於另一名棋手
    .detail = 此註冊號（{ $system }）屬於棋手 { $holder }。
    .next = 如為同一人，請修改該棋手的資料；否則請核對註冊號。
player-system_twice = 同一系統有兩個註冊號
    .detail = 一名棋手在 { $system } 中只有一個註冊號。
    .next = 請刪去 errors[] 所指的一項。
player-list_twice = 同一等級分表有兩個等級分
    .detail = 一名棋手在 { $list } 同一日的等級分表中只有一個等級分。
    .next = 請刪去 errors[] 所指的一項。
player-list_refused = 名單中無人登記
    .detail = { $of } 名棋手中有 { $refused } 名不能登記，在名單中的位置（從 0 起）：{ $rows }。其中第一名的原因：{ $why ->
        [exists] 編號已被使用。
        [number_taken] 註冊號屬於名冊中或名單前面的另一名棋手。
        [system_twice] 同一系統有兩個註冊號。
        [list_twice] 同一日的等級分表有兩個等級分。
       *[other] 名冊不能收錄該棋手。
    }
    .next = 請更正或刪去這些棋手，再以新的鍵重新發送名單。

token-exists = 權杖編號已被使用
    .detail = 已有權杖 { $token }。
    .next = 請換一個新編號。
token-unknown = 沒有這個權杖
    .detail = 沒有權杖 { $token }。
    .next = 請檢查編號。
token-outranks_issuer = 無權任命該職務
    .detail = 您的職務無權任命{ word-role }（第 16 條）。
    .next = 請由職務更高的人發放或撤銷。
token-scope_does_not_fit = 權杖範圍與職務不符
    .detail = { word-role }的權杖範圍有所欠缺或多餘，見 errors[] 所指之處。
    .next = 系統管理員的權杖不設範圍；其他職務須指定比賽，棋手還須指定參賽者；只有棋手和記錄員可限定台次或對局。
token-last_administrator = 最後一個系統管理員權杖
    .detail = 沒有這個權杖，就再沒有人能管理本伺服器。
    .next = 請先發放另一個系統管理員權杖，再用它撤銷這一個。

xiangqi-empty_square = 起點沒有棋子
    .detail = { $square } 上沒有棋子（第 { $breaks } 款）。
    .next = { next-legal_move }
xiangqi-opponents_man = 對方的棋子
    .detail = { $square } 上的{ word-man }是對方的棋子（第 { $breaks } 款）。
    .next = { next-legal_move }
xiangqi-stands_still = 棋子沒有走動
    .detail = { $square } 上的棋子沒有離開原位（第 { $breaks } 款）。
    .next = { next-legal_move }
xiangqi-own_man_on_target = 落點有己方棋子
    .detail = { $square } 上的{ word-man }是己方棋子，只能吃對方的棋子（第 { $breaks } 款）。
    .next = { next-legal_move }
xiangqi-not_its_move = 不合走法
    .detail = { word-man }不能這樣走（第 { $breaks } 款）。
    .next = { next-legal_move }
xiangqi-leaves_palace = 走出九宮
    .detail = { word-man }不能走出九宮，{ $square } 在九宮之外（第 { $breaks } 款）。
    .next = { next-legal_move }
xiangqi-crosses_river = 越過河界
    .detail = { word-elephant }不能越過河界，{ $square } 在對岸（第 { $breaks } 款）。
    .next = { next-legal_move }
xiangqi-leg_blocked = 蹩馬腿
    .detail = { $square } 上有棋子蹩住馬腿（第 { $breaks } 款）。
    .next = { next-legal_move }
xiangqi-eye_blocked = 塞象眼
    .detail = { $square } 上有棋子塞住{ word-elephant }眼（第 { $breaks } 款）。
    .next = { next-legal_move }
xiangqi-way_blocked = 去路被擋
    .detail = { $square } 上有棋子擋住去路（第 { $breaks } 款）。
    .next = { next-legal_move }
xiangqi-wrong_screens = 炮打隔子
    .detail =
        { $screens ->
            [0] 炮吃子時必須正好隔一個棋子，現與 { $square } 之間沒有棋子（第 { $breaks } 款）。
           *[other] 炮吃子時必須正好隔一個棋子，現與 { $square } 之間隔 { $screens } 個（第 { $breaks } 款）。
        }
    .next = { next-legal_move }
xiangqi-soldier_retreats = 兵（卒）不能後退
    .detail = { word-soldier }只能前進，過河界後也可橫走，但不能後退（第 { $breaks } 款）。
    .next = { next-legal_move }
xiangqi-soldier_not_across = 兵（卒）尚未過河
    .detail = { $square } 上的{ word-soldier }沒有過河界，只能向前直走（第 { $breaks } 款）。
    .next = { next-legal_move }
xiangqi-generals_face = 將帥對面
    .detail = 走棋後，將和帥在同一直線上直接對面（第 { $breaks } 款）。
    .next = { next-legal_move }
xiangqi-check_unanswered = 未應將
    .detail = { word-general }正被照將，此着無法應將，仍受 { $square } 上棋子的攻擊（第 { $breaks } 款）。
    .next = { next-legal_move }
xiangqi-general_attacked = 送將
    .detail = 走棋後，己方的{ word-general }受到 { $square } 上棋子的攻擊（第 { $breaks } 款）。
    .next = { next-legal_move }
xiangqi-bad_fen = 不是正確的局面
    .detail =
        { GIVEN($given) ->
            [yes] 「{ $given }」不是正確的 FEN 局面。
           *[no] { "" }
        }
        { GIVEN($too_long) ->
            [yes] 超過 { $too_long } 個字元。
           *[no] { "" }
        }
        { GIVEN($empty) ->
            [yes] 沒有內容。
           *[no] { "" }
        }
        { GIVEN($rank_count) ->
            [yes] 有 { $rank_count } 道橫線，應為 10 道。
           *[no] { "" }
        }
        { GIVEN($rank_length) ->
            [yes] 交叉點不是 9 個的橫線（括號內為個數，首行為第 9 道）：{ $rank_length }。
           *[no] { "" }
        }
        { GIVEN($unknown_letter) ->
            [yes] 不代表棋子的字母（括號內為所在橫線）：{ $unknown_letter }。
           *[no] { "" }
        }
        { GIVEN($numbers_side_by_side) ->
            [yes] 有兩個數字相連的橫線：{ $numbers_side_by_side }。
           *[no] { "" }
        }
        { GIVEN($general_missing) ->
            [yes] 缺少的帥（將）：{ $general_missing }。
           *[no] { "" }
        }
        { GIVEN($too_many) ->
            [yes] 超過一副棋應有數目的棋子（括號內為個數）：{ $too_many }。
           *[no] { "" }
        }
        { GIVEN($impossible_point) ->
            [yes] 處在不能到達的位置上的棋子：{ $impossible_point }。
           *[no] { "" }
        }
        { GIVEN($soldiers_on_file) ->
            [yes] 同一方未過河界而在同一縱線上的兵（卒）（括號內為位置）：{ $soldiers_on_file }。
           *[no] { "" }
        }
        { GIVEN($generals_face) ->
            [yes] 將和帥直接對面。
           *[no] { "" }
        }
        { GIVEN($checked_out_of_turn) ->
            [yes] 未輪到走棋的一方正被照將（括號內為攻擊者的位置）：{ $checked_out_of_turn }。
           *[no] { "" }
        }
        { GIVEN($side_missing) ->
            [yes] 沒有註明輪到哪一方走棋。
           *[no] { "" }
        }
        { GIVEN($unknown_side) ->
            [yes] { $unknown_side } 不代表任何一方：w 或 r 為紅方，b 為黑方。
           *[no] { "" }
        }
        { GIVEN($not_dash) ->
            [yes] 應為「-」的欄位：{ $not_dash }。
           *[no] { "" }
        }
        { GIVEN($bad_plies) ->
            [yes] { $bad_plies } 不是上次吃子以來的着數。
           *[no] { "" }
        }
        { GIVEN($bad_round) ->
            [yes] { $bad_round } 不是回合數；回合從 1 起計。
           *[no] { "" }
        }
        { GIVEN($too_many_fields) ->
            [yes] 有 { $too_many_fields } 個欄位，至多 6 個有意義。
           *[no] { "" }
        }
    .next = 請改正後重新傳送。開局局面為：rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1
