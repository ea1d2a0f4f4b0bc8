# 每个问题的说法。消息即标题；键为代码，其中的点写作连字符。

request-malformed_json = 请求体不是有效的 JSON
    .detail = 第 { $line } 行第 { $column } 列：{ $reason }。
    .next = 请改正该处的 JSON 后重新发送。
request-too_deep = JSON 嵌套过深
    .detail = 数组和对象最多嵌套 { $limit } 层。
    .next = 请减少嵌套层数；本接口的任何请求都不需要这么深。
request-unknown_field = 未知字段
    .detail = 此处没有字段“{ $field }”。
    .next = 请删去该字段，或到 /openapi.json 核对写法；未知字段一律拒绝，以免笔误被悄悄忽略。
request-missing_field = 缺少字段
    .detail = 必须提供字段“{ $field }”。
    .next = 请补上该字段后重新发送。
request-invalid_value = 值不可接受
    .detail = 该值不合要求：{ $reason }。
    .next = 请按 /openapi.json 的说明填写该值。
request-invalid_header = 请求头无法读取
    .detail = 请求头 { $header } 无法读取：{ $reason }。
    .next = 请改正该请求头；若非必需，可以省略。
request-body_incomplete = 请求体中断
    .detail = 请求体尚未传完，连接就断开了。
    .next = 请重新发送；若是命令，请使用同一个 Idempotency-Key。
request-bad_request = 无法理解请求
    .detail = 服务器无法理解这个请求。
    .next = 请对照 /openapi.json 检查请求。
request-not_found = 此处没有内容
    .detail = { $path } 处没有任何内容。
    .next = 请检查地址。所有地址都列在 /openapi.json 中。
request-invalid_path = 地址无法读取
    .detail = 地址中的 { $part } 是“{ $given }”；应为{ $expected ->
        [number] {" "}0 至 4294967295 的整数
        [id] 编号（UUID）
       *[another] 其他值（{ $reason }）
    }。
    .next = 请检查地址中的编号和数字。
request-method_not_allowed = 不支持该方法
    .detail = 此处不能使用 { $method }，可用的有 { $allowed }。
    .next = 请使用 Allow 响应头列出的方法。
request-not_acceptable = 没有可接受的形式
    .detail = 服务器无法以请求所接受的形式作答。
    .next = 请改用其他媒体类型或编码，或省略 Accept 和 Accept-Encoding。
request-body_too_slow = 请求体传输太慢
    .detail = { $seconds } 秒内未收到完整的请求体。
    .next = 请在网络好转后重新发送；若是命令，请使用同一个 Idempotency-Key。
request-body_too_large = 请求体过大
    .detail = 此处最多接受 { $limit } 字节。
    .next = 请减少单次发送的内容，将批量请求分成几次。
request-unsupported_media_type = 不接受这种请求体
    .detail = 请求体必须是 { $expected }，不得压缩；JSON 须使用 UTF-8 编码。
    .next = 请正确设置 Content-Type，不要使用 Content-Encoding。
request-rate_limited = 请求过于频繁
    .detail = 接下来 { $seconds } 秒内的配额已用完。
    .next = 请按 Retry-After 所示等待后再继续。

auth-missing_token = 需要令牌
    .detail = 只有服务器认识的人才能进行此操作。
    .next = 请以“Authorization: Bearer …”发送令牌。令牌由竞赛组织机构或裁判长发放。
auth-invalid_token = 令牌无效
    .detail = 令牌不存在、已过期或已被撤销。
    .next = 请向竞赛组织机构或裁判长索取新的令牌。
auth-forbidden = 此令牌无权进行该操作
    .detail = 令牌持有者的职务不包括此项操作。
    .next = 请由具有相应职务的人来进行。
auth-out_of_scope = 超出令牌的范围
    .detail = 此令牌只适用于某项比赛，或其中某些台次、对局或参赛者，此处不在其内。
    .next = 请改用范围包括此处的令牌，或向竞赛组织机构、裁判长索取。
auth-not_your_side = 不是己方
    .detail = 棋手只能在自己的对局中为己方操作。
    .next = 请用该方棋手的令牌，或由记录员、裁判员代为登记。
auth-not_your_word = 此项不由该身份提出
    .detail = “{ $field }”只能由裁判员或该台的记录员提出。
    .next = 请勿填写此项，或请裁判员提交。
auth-out_of_office = 已不在任
    .detail = 此令牌登记给已离任的竞赛官员（第 16.2 款）。
    .next = 请由在任者处理，或请竞赛组织机构、裁判长重新任命。
auth-barred = 须回避此事
    .detail = 此竞赛官员对所涉的一方须回避；团体对抗中，对其同队的一人须回避（第 17.5 款）。可供他人代为处理的令牌，也不得由其发出。
    .next = 请由其他竞赛官员处理，或先解除回避。
auth-consent_is_the_organisers = 是否同意退出由竞赛组织机构决定
    .detail = 退出比赛须取得竞赛组织机构同意（第 20.1 款），其他人不能代为同意。
    .next = 请由竞赛组织机构登记退出，或按未经同意登记。

command-key_missing = 缺少 Idempotency-Key
    .detail = 每条命令都要带上自己的 UUID，这样重复发送也不会执行两次。
    .next = 请为每条命令生成新的 UUID，作为 Idempotency-Key 发送，并保留以备重发。
command-key_invalid = Idempotency-Key 不是 UUID
    .detail = 该键必须是 UUID，例如 01890a5d-ac96-774b-bcce-b302099a8057。
    .next = 请为每条新命令发送新的 UUID。
command-key_reused = Idempotency-Key 已被使用
    .detail = 另一个请求已用这个键执行过或被拒绝过。
    .next = 新命令请用新的键；重发旧命令时请保持原样。
command-version_mismatch = 情况已有变化
    .detail = If-Match 指定的版本不是当前版本，当前版本为 { $current }。其后发生：{ $between }。
    .next = 请读取当前状态，重新决定，再用新版本发送命令。

command-contended = 同时操作过多
    .detail = 每次判定时，本命令所依据的状态都已改变。未存储任何内容。
    .next = 请稍候，以同一键重发。

storage-unavailable = 无法访问账本
    .detail = 服务器目前无法访问数据库，未作任何更改。
    .next = 请稍后重试；若是命令，请使用同一个 Idempotency-Key。
storage-outcome_unknown = 不知是否已执行
    .detail = 写入命令时数据库连接中断。
    .next = 请用同一个 Idempotency-Key 重发命令，不会执行两次。

server-not_ready = 服务器尚未就绪
    .detail = 不正常的项目：{ $checks }。
    .next = 请稍候，或使用其他节点。
server-busy = 服务器已满负荷
    .detail = 等待处理的文件超过了服务器同时接收的数量。
    .next = 请按 Retry-After 所示等待后重新发送文件。
server-deadline_exceeded = 处理时间过长
    .detail = { $seconds } 秒内未能作答。命令是否已执行尚不可知。
    .next = 请重试；若是命令，请使用同一个 Idempotency-Key，不会执行两次。

internal = 服务器故障
    .detail = 发生了不应发生的错误。日志中以本响应的 X-Request-Id 记录了详情。
    .next = 请重试。如问题依旧，请将 X-Request-Id 告知服务器管理员。

tournament-entry_not_found = 没有这名参赛者
    .detail = 本项比赛中没有参赛者 { $entry }。
    .next = 请检查编号；参赛名单列有全部参赛者。
tournament-unknown_player = 名册中没有这名棋手
    .detail = 棋手名册中没有棋手 { $player }，或其资料已被删除。
    .next = 请在 /v1/players 中查找，或以姓名报名。
game-not_found = 没有这局棋
    .detail = 没有对局 { $game }。
    .next = 请检查编号；各轮编排列有全部对局。

tournament-not_found = 没有这项比赛
    .detail = 没有这个编号的比赛。
    .next = 请检查地址中的比赛编号。
tournament-exists = 比赛编号已被使用
    .detail = 已有这个编号的比赛。
    .next = 请换一个新编号，或省略编号，由服务器产生。
tournament-closed = 比赛已结束
    .detail = 比赛已经结束，其中的内容不再更改。
    .next = 如确需更改，请先重新开放比赛。
tournament-not_closed = 比赛尚未结束
    .detail = 只有已结束的比赛才能重新开放。
    .next = 无须操作，比赛仍然开放。
tournament-regulations_fixed = 规程已定
    .detail = 已有轮次完成编排，规程不得再改（第 17.1 款）。
    .next = 尚无对局开始时，可先撤销编排，再改规程。
tournament-tie_break_twice = 名次区分项目重复
    .detail = 积分相等时用以区分名次的每个项目只能列出一次（第 15 条）。
    .next = 请删去 errors[] 所指的一项。
tournament-override_out_of_range = 规则数值超出范围
    .detail = 比赛规程可将 { $field } 定为 { $least } 至 { $most }，不能定为 { $value }。
    .next = 请改用范围内的数值，或不填，即按所选规则执行；各项数值见 /v1/rule-sets。
tournament-late_limit_missing = 未规定迟到判负时限
    .detail = 比赛规程定有用时方案，却未规定迟到判负时限；规则本身没有给出数值。
    .next = 请填写 overrides.late_limit_ms（毫秒）：通常为5、10或15分钟，不许迟到则为0。
tournament-registration_closed = 报名已截止
    .detail = 不再接受新的参赛者；抽签或编排之后，报名亦即截止。
    .next = 已报名者的资料仍可更正，但不能再增加参赛者。
tournament-entry_exists = 参赛者编号已被使用
    .detail = 已有参赛者 { $entry }。
    .next = 新参赛者请用新编号；更正资料请修改原有的报名。
tournament-player_entered = 该棋手已经报名
    .detail = 名册中的棋手 { $player } 已报名，参赛者编号为 { $entry }。
    .next = 请修改原有的报名；如该棋手曾退出，请撤回退出。
tournament-too_many_categories = 组别过多
    .detail = 一项比赛最多可设 { $most } 个组别。
    .next = 请删去一些。
tournament-category_twice = 组别重复
    .detail = 组别 { $category } 在列表中出现两次。
    .next = 请删去 errors[] 所指的一项，或换一个代号。
tournament-category_unnamed = 组别没有名称
    .detail = 组别 { $category } 须有可印在一行内的名称，最多 120 字。
    .next = 请填写可以印出的名称。
tournament-unknown_category = 未知的组别
    .detail = 比赛规程没有设组别 { $category }。
    .next = 请从规程所设的组别中选择，或先在规程中增设。
tournament-category_in_use = 组别中已有参赛者
    .detail = 参赛者 { $entry } 属于组别 { $category }，而新规程不再设此组别。
    .next = 请先将该参赛者移出此组别，或保留此组别。
tournament-unknown_entry = 未知的参赛者
    .detail = 本项比赛中没有参赛者 { $entry }。
    .next = 请对照参赛名单检查编号。
tournament-not_in_the_field = 参赛者已退出
    .detail = 参赛者 { $entry } 已退出比赛（第 20 条），不再参加对局。
    .next = 请改选其他参赛者；如退出登记有误，请先撤回。
tournament-not_withdrawn = 参赛者并未退出
    .detail = 参赛者 { $entry } 仍在比赛中，没有可以更改或撤回的退出。
    .next = 请检查编号；如编号无误，则无须操作。
tournament-field_is_drawn = 已不能重返比赛
    .detail = 参赛者 { $entry } 在比赛开始前退出，其后已经抽签或编排（第 20.2 款）。
    .next = 如只是已编排而尚无对局开始，可先撤销编排；如抽签时不在其内，则不能重返。
tournament-nobody_entered = 无人参赛
    .detail = 没有可以抽签的参赛者。
    .next = 请先登记参赛者。
tournament-lots_drawn = 已经抽签
    .detail = 各参赛者的号码已经抽定。
    .next = 请按抽定的号码编排下一轮。
tournament-lots_not_drawn = 尚未抽签
    .detail = { $system ->
        [knock_out] 淘汰制对阵表须先抽定种子位置（第 11.1、13.4 款）。
        [swiss] 积分编排制须先按等级分或抽签排定号码（第 11.4 款）。
       *[circular] 按《循环赛对局秩序表》编排，须先抽定号码（第 13.1 款）。
    }
    .next = { $system ->
        [knock_out] 请先抽签。
        [swiss] 请先抽签。
       *[circular] 请先抽签，或以人工编排本轮。
    }
tournament-lots_committed = 抽签种子已经锁定
    .detail = 随机种子的哈希值已经公布，只能用该种子抽签。
    .next = 请公开该种子，并用它抽签。
tournament-rounds_paired = 已有编排
    .detail = 抽签应在首轮编排之前进行；现在已有编排或对局。
    .next = 尚无对局开始时，可先撤销编排再抽签；否则请以人工编排。
tournament-round_exists = 本轮已编排
    .detail = 第 { $round } 轮已经编排。
    .next = 个别台次可以人工调整；本轮公布之前，也可撤销整轮编排后重排。
tournament-not_the_next_round = 轮次顺序不对
    .detail = 接下来应编排第 { $next } 轮，而不是第 { $round } 轮。
    .next = 请编排第 { $next } 轮。
tournament-no_such_round = 秩序表中没有这一轮
    .detail = 按现有参赛者数，《循环赛对局秩序表》共 { $rounds } 轮，没有第 { $round } 轮（第 11.2 款）。
    .next = 表中各轮均已编排；如需增加轮次，请以人工编排。
tournament-unknown_stage = 没有这一阶段
    .detail = 规程中没有第 { $stage } 阶段（第 11 条）。
    .next = 请查阅规程中的各阶段。
tournament-stage_open = 该阶段尚未结束
    .detail = 第 { $stage } 阶段仍有未定结果的对局或未结束的轮次，出线者尚未确定（第 11.3 款）。
    .next = 请先判定其对局并结束其各轮。
tournament-place_shared = 决定出线的名次并列
    .detail = 第 { $stage } 阶段第 { $group } 组第 { $place } 名并列，其中有人出线、有人不出线（第 15.6 款）。
    .next = 请安排加赛，或按补充规定确定名次。
tournament-not_of_one_group = 双方不在同一组
    .detail = { $one } 与 { $other } 在该阶段未抽入同一组（第 11.3 款）。
    .next = 请编排同组的参赛者。
tournament-no_knock_out = 该阶段不是淘汰制
    .detail = 第 { $stage } 阶段不按淘汰制进行（第 11.1 款），没有对阵表。
    .next = 请指明采用淘汰制的阶段，或查阅循环表。
tournament-no_match_ready = 目前没有可编排的场次
    .detail = 第 { $stage } 阶段中，双方已确定的场次都已编排（第 11.1 款）。
    .next = 请等待先前的场次分出胜负；若全部赛完，则无须再编排。
tournament-match_not_ready = 双方目前不能编排
    .detail = { $one } 与 { $other } 不是对阵表中可编排的同一场次的双方（第 11.1 款）。
    .next = 请查阅对阵表，编排已就绪场次的双方。
tournament-lots_name_one = 抽签须落在其中一方
    .detail = 场次 { $match } 以抽签决定，却无人晋级；抽签须指定晋级的一方（第 15.6 款）。
    .next = 请填写抽中的一方；如双方均不晋级，请改为裁定。
tournament-match_outdated = 该场次的双方已有变更
    .detail = 由于先前的结果更正，场次 { $match } 已不属于原先编排的双方（第 11.1 款）。
    .next = 请更改编排，或在新的一轮中编排正确的双方。
tournament-of_a_play_off = 该场为加赛
    .detail = 场次 { $match } 是第 { $stage } 阶段名次并列者之间的加赛；其结果本身不决定胜负（第 15.6 款）。
    .next = 请赛完并结束该轮，再于该阶段的名次裁定（settlements）中确定名次。
tournament-match_decided = 该场次已分出胜负
    .detail = 场次 { $match } 已由对局或因退赛而决定。
    .next = 若有误，请更正对局结果。
tournament-already_decided = 该场次已有裁定
    .detail = 场次 { $match } 各局未分胜负，已另行裁定（第 15.6 款）。
    .next = 如原裁定有误，请附“corrects”重新提交。
tournament-not_decided = 没有可更正的内容
    .detail = 场次 { $match } 在对局之外尚无裁定（第 15.6 款）。
    .next = 请去掉“corrects”。
tournament-match_open = 有场次尚未分出胜负
    .detail = 第 { $table } 台的场次 { $match } 打平或尚有对局未下（第 11.1 款）。
    .next = 请安排下一局，或作出决定。
tournament-games_decide = 应先由对局决定
    .detail = 按规程，场次 { $match } 还有一局要下（第 15.6 款）。
    .next = 请安排并完成该局。
tournament-no_further_game = 已无后续对局
    .detail = 规程为场次 { $match } 规定的对局都已下完（第 15.6 款）。
    .next = 请抽签或按规程决定该场次。
tournament-colours_reversed = 先后手互换，不抽签
    .detail = 场次 { $match } 的下一局与上一局互换先后手（第 13.5 款）。
    .next = 请去掉先后手与种子后重新提交。
tournament-not_the_first_game = 不是该场的首局
    .detail = 对局 { $game } 是以对局 { $first } 为首局之场次的后续对局，先后手随首局而定（第 13.5 款）。
    .next = 请指明首局，后续对局随之更改。
tournament-not_of_this_match = 不是该场次的双方之一
    .detail = { $entry } 不参加这一场次。
    .next = 请指明双方之一。
tournament-see_bracket = 淘汰制见对阵表
    .detail = 第 { $stage } 阶段为淘汰制（第 11.1 款）：没有循环表，名次见对阵表。
    .next = 请查阅本赛事的对阵表。
tournament-number_out_of_range = 规程中的数值超出范围
    .detail = { $stage ->
        [0] { $field }
       *[other] 第 { $stage } 阶段的 { $field }
    } 须为 { $least } 至 { $most }，不能为 { $value }。
    .next = 请改用范围内的数值。
tournament-stage_plan = 各阶段的规定无法执行
    .detail = { $fault ->
        [how_many] 阶段数须为 1 至 16，不能为 { $stage }
       *[other] { $stage ->
            [0] 规程
           *[other] 第 { $stage } 阶段
        }：{ $fault ->
            [not_earlier] 参赛者须来自先前的阶段
            [no_range] 起始名次在末尾名次之后
            [no_places] 没有可依据的先前阶段名次
            [no_third_place] 双淘汰制不设第三名决赛
            [no_table] 淘汰制没有可用破同分标准排列的名次表
            [too_many_steps] 加赛至多 8 步
            [draw_not_last] 只有加赛的最后一步可凭和局晋级，而其后尚有一步
            [draw_of_several] 只有一局的加赛步骤可凭和局晋级，而该步不止一局
            [not_carried] 只有局数相同的循环阶段之间才能带入成绩
            [not_one_field] 队员名次（第 12.5 款）须出自同一张成绩表，而该阶段分组进行
            [does_not_fit] 有一项区分名次的标准不适用于所排名者
            [not_for_teams] 本系统的淘汰制不用于团体赛
            [two_formats] “format”所指为单一循环阶段，与“stages”不符；请去掉“format”
           *[order_not_named] 第 15.1 至 15.4 款的次序适用于一局制；须自行写明区分名次的次序
        }
    }。
    .next = 请更正规程中的该处。
tournament-group_not_named = 请指明组别
    .detail = 第 { $stage } 阶段分 { $groups } 组进行，各组自成一表（第 11.3 款）。
    .next = 请加上 ?group=，取值 1 至 { $groups }。
tournament-no_teams = 规程未如此设团体赛
    .detail = 按规程，本赛事的团体不以此方式比赛（第 12 条）。
    .next = 请在编排之前先在规程中设定团体赛。
tournament-not_a_team = 不是队
    .detail = 参赛者 { $entry } 不是队，或没有以此标识报名的队（第 12 条）。
    .next = 请指明已报名的队；先报队，再报队员。
tournament-team_full = 该队已满员
    .detail = { $team } 队已有 { $most } 名队员，不能再增加。
    .next = 请为该棋手报另一队。
tournament-not_the_roster = 与该队队员不符
    .detail = 台次须列出 { $team } 队全部未退出的队员，每人一次（第 12.1 款）。
    .next = 请先读取该队，再按次序发送全部队员。
tournament-roster_fixed = 该队台次已定
    .detail = { $team } 队已按台次排阵，此后不得更改（第 12.1 款）。
    .next = 若所涉对局均未开始，可撤回排阵。
tournament-line_up_follows = 出场按报名台次
    .detail = 按规程，{ $team } 队须按报名台次出场（第 12.1 款），所发送的排阵与之不同。
    .next = 请按台次发送队员，无人的台用 null。
tournament-line_ups_shown = 排阵已经公开
    .detail = 双方均已提交，并已互相公开（第 { $line_up_article } 款）。
    .next = 若尚无对局开始，可请裁判员撤回排阵。
tournament-line_ups_missing = 尚缺排阵
    .detail = 第 { $table } 台起的一场，双方未全部提交排阵（第 12 条）。
    .next = 请先提交排阵；未到场的队各台留空。
tournament-no_such_board = 没有这一台
    .detail = 该场没有第 { $board } 台。
    .next = 请先读取该场，再指明其中的台。
tournament-not_about_line_ups = 不是有关排阵的条款
    .detail = 第 { $named } 条款没有规定何人坐何台，排阵不会违反该条款（有关规定见第 12.1 至 12.4 款）。
    .next = 请填写排阵所违反的条款，如 12.2。
tournament-unknown_match = 没有这一场
    .detail = 本赛事没有场次 { $match }。
    .next = 请检查标识；各轮列有场次。
tournament-not_a_team_of_this_match = 不是本场的队
    .detail = { $team } 队不在本场。
    .next = 请指明本场两队之一。
tournament-of_a_team_match = 团体赛的一台
    .detail = 对局 { $game } 是团体赛的一台，棋手由排阵决定（第 12 条）。
    .next = 请撤回该场排阵，另行提交。
tournament-unknown_round = 没有这一轮
    .detail = 第 { $round } 轮尚未编排。
    .next = 请检查轮次，或先编排该轮。
tournament-no_pairings = 没有编排内容
    .detail = 编排表是空的。
    .next = 请至少列出一台对局。
tournament-paired_twice = 同一轮中重复编排
    .detail = 参赛者 { $entry } 在同一轮中出现两次。
    .next = 每名参赛者每轮至多编排一台，请改正后重新发送。
tournament-not_free = 本轮不能列为轮空
    .detail = 参赛者 { $entry } 在本轮有对局、重复列出或不在该阶段；或者轮空不由裁判指定：秩序表、对阵表及加赛均不另列轮空（第 11.2 款）。
    .next = 仅可在人工编排的轮次中，将没有对局者列为轮空，每人一次。
tournament-already_paired = 双方已编排对局
    .detail = 参赛者 { $one } 与 { $other } 已编排在场次 { $match }（第 11.2 款）。
    .next = 请改排其他对手；如该编排有误，请先更改。
tournament-not_in_this_round = 不是本轮的对局
    .detail = 对局 { $game } 不属于本轮。
    .next = 请对照本轮编排检查编号。
tournament-round_published = 本轮已公布
    .detail = 第 { $round } 轮的编排已经公布。
    .next = 本轮尚无对局开始时，可先撤回公布。
tournament-round_not_published = 本轮尚未公布
    .detail = 第 { $round } 轮的编排尚未公布，只有工作人员可以看到。
    .next = 如要开始对局，请先公布本轮。
tournament-round_closed = 本轮已结束
    .detail = 第 { $round } 轮已经结束。
    .next = 如确需更改，请先重新开放本轮。
tournament-round_open = 本轮尚未结束
    .detail = 第 { $round } 轮尚未结束。
    .next = 结束比赛之前请先结束本轮；未结束的轮次无须重新开放。
tournament-game_begun = 对局已开始
    .detail = 对局 { $game } 已经开始，其编排不再更改。
    .next = 编排只能在开局前更改；对局中发现差错，请由裁判员处理。
tournament-game_open = 尚有对局未决
    .detail = 第 { $table } 台的对局 { $game } { word-status }。
    .next = 请等对局终了，或由裁判员裁定争议，然后结束本轮。
tournament-hall_stopped = 全场已暂停
    .detail = 全场比赛已经暂停。
    .next = 无须操作；恢复比赛时请重新开钟。
tournament-hall_not_stopped = 全场并未暂停
    .detail = 全场比赛并未暂停，无须恢复。
    .next = 无须操作；由裁判员停钟的对局，请逐局恢复。
tournament-not_the_sharers = 所列并非并列者
    .detail = 须列出第 { $stage } 阶段第 { $group } 组中同一并列名次的全部参赛者，每人一次，不得有他人（第 15.6 款）。
    .next = 请查阅名次表或对阵表，按优先次序恰好列出并列者。
tournament-unknown_group = 没有该组
    .detail = 第 { $stage } 阶段共 { $groups } 组，没有第 { $group } 组（第 11.3 款）。
    .next = 请指明第 1 至 { $groups } 组之一。
tournament-not_level = 双方并不并列
    .detail = 第 { $stage } 阶段中，{ $one } 与 { $other } 名次并不并列，或已经确定，无须加赛（第 15.6 款）。
    .next = 请查阅名次表或对阵表，仅为名次并列者安排加赛。
tournament-no_play_off = 未进行加赛
    .detail = 参赛者 { $entry } 与所列其他人之间没有已定结果的加赛对局（第 15.6 款）。
    .next = 请先赛完加赛并结束该轮；或以抽签或补充规定确定名次。
tournament-play_off_level = 加赛后仍相等
    .detail = { $one } 与 { $other } 在加赛中得分相等（第 15.6 款）。
    .next = 请再行加赛；或以抽签或补充规定确定名次。
tournament-play_off_otherwise = 与加赛结果不符
    .detail = 按加赛结果，{ $other } 名次在 { $one } 之前（第 15.6 款）。
    .next = 请按加赛结果的次序提交。
tournament-already_settled = 名次已经确定
    .detail = 第 { $stage } 阶段第 { $group } 组中，这些参赛者的次序已经确定（第 15.6 款）。
    .next = 如原次序有误，请附“corrects”重新提交。
tournament-not_settled = 没有可更正的内容
    .detail = 第 { $stage } 阶段第 { $group } 组中，尚未就这些参赛者确定过次序（第 15.6 款）。
    .next = 请去掉“corrects”，或列出与先前相同的参赛者。
tournament-colours_not_drawn = 先后手尚待抽签
    .detail = 第 { $stage } 阶段{ $games ->
        [1] 由谁先走须猜先决定（第 13.4 款）
       *[other] 两局中首局由谁先走须抽签决定（第 13.5 款）
    }；号码系人工抽取，而本轮未给出种子。
    .next = 请连同种子一并提交，或以人工编排本轮。
tournament-seed_not_wanted = 此种子无须抽签
    .detail = 本轮没有须以自身种子抽定的先后手（第 { $article } 款）。
    .next = 请不要提交种子。
tournament-stage_is_ended = 该阶段已经结束
    .detail = 第 { $stage } 阶段已提前结束，不再编排其轮次。
    .next = 请先恢复该阶段，或编排下一阶段。
tournament-stage_not_ended = 该阶段并未提前结束
    .detail = 第 { $stage } 阶段按秩序表继续进行，没有可以撤回的结束。
    .next = 请检查编号；如编号无误，则无须操作。
tournament-drawn_from = 后一阶段依据其名次
    .detail = 第 { $later } 阶段已依据第 { $stage } 阶段的名次抽签。
    .next = 在其轮次编排之前，请先撤销该次抽签。
tournament-no_vacant_number = 没有空缺的号码
    .detail = 第 { $stage } 阶段可供补入的号码均已有人（第 20.2 款）。
    .next = 请改选其他组，或将该参赛者列为替补。
tournament-in_the_field = 参赛者已有号码
    .detail = 参赛者 { $entry } 已抽入该阶段，或先前已补入。
    .next = 请查阅抽签结果；无须操作。
tournament-does_not_compete = 并非在此对阵的参赛者
    .detail = 团体赛以队而非队员参赛，个人赛以棋手参赛（第 12 条）；{ $entry } 与此不符。
    .next = 请指明在表中对阵的参赛者。
tournament-no_round_to_come = 不会有这一轮
    .detail = 就目前所知，轮次为第 1 至第 { $last } 轮，没有第 { $round } 轮。
    .next = 请填写已编排或计划中的轮次。
tournament-already_absent = 缺席已经登记
    .detail = 参赛者 { $entry } 第 { $round } 轮的缺席已经登记。
    .next = 无须操作。
tournament-not_absent = 没有登记缺席
    .detail = 参赛者 { $entry } 在第 { $round } 轮没有登记缺席。
    .next = 请检查参赛者与轮次。
tournament-no_swiss = 不是积分编排制阶段
    .detail = 第 { $stage } 阶段不采用积分编排制（第 11.4 款）；只有该制方可申请轮空、不予编排。
    .next = 请指明积分编排制的阶段，或略去此项。
tournament-no_further_round = 各轮均已编排
    .detail = 第 { $stage } 阶段事先定为 { $rounds } 轮（第 11.4 款），均已编排。
    .next = 请撤销最后一轮的编排，或编排其他阶段。
tournament-field_full = 人数已满
    .detail = 积分编排制一个阶段至多 { $most } 名参赛者。
    .next = 请截止报名，或分为数项比赛。
tournament-result_missing = 尚缺结果
    .detail = 第 { $round } 轮第 { $table } 台的场次 { $match } 尚无结果，双方下一轮的对手有赖于此（第 11.4 款）。
    .next = 请登记结果或予以裁定；或人工编排该轮。
tournament-no_pairing = 该轮无法编排
    .detail = 第 { $round } 轮没有一种编排能使人人有对手、无人重复相遇而不违反该阶段的限制。{ $wanted ->
        [none] 以下各组人数均为单数，组内的人不能与组外任何人相遇：{ $groups }。
       *[other] 以下各组人数均为单数，组内的人除 { $wanted } 外不能与组外任何人相遇，而后者人数少于组数：{ $groups }。
    }
    .next = 请让某人申请轮空或登记缺席，或人工编排该轮。
tournament-lots_missing = 首轮由抽签决定
    .detail = 第 { $stage } 阶段的号码并非由种子抽出，而其首轮由抽签决定（第 11.4 款）。
    .next = 请给出种子（必要时须事先公布其承诺值），或按现场抽签人工编排。
tournament-not_the_last_round = 不是最后一轮
    .detail = 第 { $round } 轮不是第 { $stage } 阶段的最后一轮；只有最后一轮可以留出参加决赛者不予编排。
    .next = 请勿留出；不能出赛者可申请轮空或登记缺席。
tournament-not_to_be_left_out = 该参赛者不能留出
    .detail = 参赛者 { $entry } 不在该阶段、已经退出，或重复列出。
    .next = 请列出参加决赛者，每人一次。
tournament-too_many_byes = 轮空次数过多
    .detail = 参赛者 { $entry } 的轮空已达此处上限 { $limit } 次。
    .next = 请安排他人轮空。
tournament-too_many_requests = 申请轮空次数过多
    .detail = 参赛者 { $entry } 申请轮空已达此处上限 { $limit } 次。
    .next = 请改为登记缺席。
tournament-bye_requested = 已申请轮空
    .detail = 参赛者 { $entry } 已申请第 { $round } 轮轮空。
    .next = 无须操作。
tournament-bye_not_requested = 没有申请轮空
    .detail = 参赛者 { $entry } 没有申请第 { $round } 轮轮空。
    .next = 请检查参赛者与轮次。
tournament-round_already_paired = 该轮已编排
    .detail = 第 { $round } 轮已经编排。
    .next = 请更改其编排，或先行撤销。
tournament-pairs_who_left = 该轮编排了已退出者
    .detail = 第 { $round } 轮编排之后，参赛者 { $entry } 已退出，不再编排（第 20.4 款）。
    .next = 请撤销该轮编排后重新编排，或予以更改。
tournament-not_suspended = 参赛者照常编排
    .detail = 参赛者 { $entry } 连续弃权次数未到停止编排的程度。
    .next = 无须操作。
tournament-prize_list = 奖励无法如此发放
    .detail = 第 { $list } 份奖励：{ $fault ->
        [undeclared] 规程没有设此组别
        [listed_twice] 此前已有同一对象的奖励
        [no_unit] 单位须为 1 至 12 个可在一行内印出的字符
        [too_many_places] 获奖名次至多 200 个
       *[too_much] 数额大于 9007199254740991
    }。
    .next = 请更正规程中的该处。

discipline-unknown_official = 没有这名竞赛官员
    .detail = 本项比赛没有第 { $official } 号竞赛官员。
    .next = 请读取官员名单，其中列有各人的编号。
discipline-not_yours_to_appoint = 无权任免此职
    .detail = { word-office }一职不由{ word-role }任免（第 16.2 款）。
    .next = 请由竞赛组织机构任免；裁判长可任免裁判员。
discipline-chief_arbiter_sits = 已有裁判长
    .detail = 裁判长只设一人（第 16.2 款），现为第 { $official } 号竞赛官员。
    .next = 请先免去其职务并由此人接任，或改任副裁判长。
discipline-out_of_office = 此人已经离任
    .detail = 第 { $official } 号竞赛官员已经离任。
    .next = 无须操作；如需要，请重新任命。
discipline-token_named = 令牌已属他人
    .detail = 该令牌已登记在现任的第 { $official } 号竞赛官员名下；一个令牌只代表一人（第 16.2 款）。
    .next = 请为此人另发令牌并填写其编号。
discipline-rules_no_games = 此人不作裁决
    .detail = 第 { $official } 号竞赛官员的职务是{ word-office }，既不裁决对局，也不裁决申诉。
    .next = 只有裁判员和仲裁委员会委员才须登记回避。
discipline-already_barred = 已登记回避
    .detail = 第 { $official } 号竞赛官员对参赛者 { $entry } 已登记回避。
    .next = 无须操作。
discipline-not_barred = 并未登记回避
    .detail = 第 { $official } 号竞赛官员对参赛者 { $entry } 并未登记回避。
    .next = 无须解除。
discipline-unknown_article = 没有这一条款
    .detail = 规则没有“{ $named }”这一条款。
    .next = 请按规则的编号填写，如 8.5。
discipline-no_ground = 不能作为处分的依据
    .detail = 第 { $named } 条款没有规定棋手可能违反的义务（第 8.8 款）。
    .next = 请填写所违反的条款，如 8.3、9.1.8 或 19.1。
discipline-unknown_penalty = 没有这项处分
    .detail = 本项比赛没有第 { $penalty } 号处分。
    .next = 请读取处分名单，其中列有各项的编号。
discipline-not_your_penalty = 无权作此处分
    .detail = “{ word-penalty_kind }”处分不由{ word-role }作出或撤销（第 18.1 至 18.3 款）。
    .next = 警告由监局裁判作出，取消当场比赛资格由裁判长作出，除名由竞赛组织机构作出。
discipline-no_game_named = 未指明对局
    .detail = 取消当场比赛资格只及于一局棋（第 18.2 款），请求中没有指明。
    .next = 请一并填写对局编号。
discipline-not_at_that_game = 并非这局棋的棋手
    .detail = 参赛者 { $entry } 并非本项比赛对局 { $game } 的棋手。
    .next = 请对照编排检查两个编号。
discipline-game_decided = 对局已有结果
    .detail = 对局 { $game } 已有结果或不再进行，不能再取消当场比赛资格（第 18.2 款）。
    .next = 如须改变结果，请更改对局结果，并另予警告。
discipline-already_expelled = 已被除名
    .detail = 参赛者 { $entry } 已由第 { $penalty } 号处分除名（第 18.3 款）。
    .next = 无须操作。
discipline-stays_expelled = 已被除名
    .detail = 参赛者 { $entry } 已由第 { $penalty } 号处分除名；处分未撤销，不得恢复参赛（第 18.3 款）。
    .next = 如须恢复参赛，请撤销该处分。
discipline-already_lifted = 处分已经撤销
    .detail = 第 { $penalty } 号处分已经撤销。
    .next = 无须操作；如仍须处分，请重新作出。
discipline-unknown_appeal = 没有这项申诉
    .detail = 本项比赛没有第 { $appeal } 号申诉。
    .next = 请读取申诉名单，其中列有各项的编号。
discipline-no_such = 所指并不存在
    .detail = 本项比赛没有{ word-spoken } { $named }。
    .next = 请对照本项比赛的资料检查。
discipline-appeal_known = 已经提出申诉
    .detail = 同一参赛者已就同一事项提出申诉：第 { $appeal } 号。
    .next = 请等候裁决；裁决为最终决定。结果或编排更改之后，可就更改后的另行申诉。
discipline-appeal_decided = 申诉已有裁决
    .detail = 第 { $appeal } 号申诉的裁决是：{ word-decision }。
    .next = 无须操作；裁决为最终决定。
discipline-appeal_in_time = 申诉并未逾期
    .detail = 第 { $appeal } 号申诉并未逾期，无须另行受理。
    .next = 请直接裁决。
discipline-appeal_not_admitted = 申诉逾期
    .detail = 第 { $appeal } 号申诉逾期提出，且未获受理（第 8.5 款）。
    .next = 请先说明理由予以受理，或予驳回。
discipline-not_yours_to_decide = 无权裁决申诉
    .detail = 此项比赛的申诉不由{ word-role }裁决（第 16.3 款）。
    .next = 请由仲裁委员会裁决；未设仲裁委员会时，由裁判长裁决。
discipline-orders_nothing = 无从执行
    .detail = 裁决为“{ word-decision }”的申诉没有可执行的事项。
    .next = 请勿填写 effects，或裁定申诉成立。
discipline-ordered_twice = 执行事项重复
    .detail = 第 { $place } 项执行事项在同一裁决中已经列出。
    .next = 每项请只填写一次。
discipline-none_to_reinstate = 参赛者并未退出
    .detail = 参赛者 { $entry } 仍在比赛中，无须恢复参赛。
    .next = 请检查编号，或删去此项。
discipline-unfit_for_what = 何处不合格？
    .detail = 检查结果为不合格，但既无尺寸，也无说明（第 17.2 款）。
    .next = 请在 note 中写明检查所见。
discipline-nothing_inspected = 没有检查内容
    .detail = 此项检查既无尺寸，也无说明（第 17.2 款）。
    .next = 请填写所量尺寸或检查所见。

pairing-no_circular_table = 没有适用的秩序表
    .detail = 《循环赛对局秩序表》适用于 { $fewest } 至 { $most } 名参赛者，现有 { $entrants } 名（第 11.2 款）。
    .next = 请以人工编排本轮。
pairing-no_groups = 人数太少，分不成这么多组
    .detail = { $entrants } 名参赛者不能分成 { $groups } 组，每组至少 { $fewest } 人（第 11.3 款）。
    .next = 请在规程中减少组数，或增加报名。
pairing-no_bracket = 该人数没有对阵表
    .detail = 淘汰制适用于 { $fewest } 至 { $most } 名参赛者，而非 { $entrants } 名（第 11.1 款）。
    .next = 请采用其他赛制，或先分组。
pairing-no_third_place_match = 不设第三名决赛
    .detail = 双淘汰制的第三名由败者组决定（第 11.1 款）。
    .next = 请去掉第三名决赛。
pairing-seed_not_committed = 种子与公布的不符
    .detail = 此种子的哈希值是 { $shown }，已公布的是 { $committed }。
    .next = 请提供已公布 SHA-256 的那个种子，一字不差。
pairing-not_a_line_up = 排阵不成立
    .detail =
        排阵须列 { $boards } 台。
        { GIVEN($too_few_boards) ->
            [yes] 只列了 { $too_few_boards } 台。
           *[no] { "" }
        }
        { GIVEN($too_many_boards) ->
            [yes] 列了 { $too_many_boards } 台。
           *[no] { "" }
        }
        { GIVEN($not_of_the_team) ->
            [yes] 不是本队队员：{ $not_of_the_team }。
           *[no] { "" }
        }
        { GIVEN($plays_no_more) ->
            [yes] 已退出或被除名、不再出赛的队员：{ $plays_no_more }。
           *[no] { "" }
        }
        { GIVEN($twice) ->
            [yes] 不止一台：{ $twice }。
           *[no] { "" }
        }
        { GIVEN($reserve) ->
            [yes] 定台制中的替补：{ $reserve }。
           *[no] { "" }
        }
        { GIVEN($order_inverted) ->
            [yes] 台次前后颠倒：{ $order_inverted }。
           *[no] { "" }
        }
        { GIVEN($empty_board) ->
            [yes] 不得空缺的台：{ $empty_board }。
           *[no] { "" }
        }
    .next = 请从第一台起逐台改正后重新发送。
pairing-not_by_rating = 未按等级分排列
    .detail = 本赛事队员按等级分排列，高者在前（第 12.1 款）。{ $team } 队次序颠倒：{ $order_inverted }。
    .next = 请按等级分排列该队台次。
pairing-not_a_draw = 抽签结果不成立
    .detail =
        { $entries } 名参赛者各抽一号；不分组时全体、分组时每组，号码均从 1 起，不重不漏。
        { GIVEN($entry_missing) ->
            [yes] 没有号码的参赛者：{ $entry_missing }。
           *[no] { "" }
        }
        { GIVEN($entry_twice) ->
            [yes] 不止一个号码的参赛者：{ $entry_twice }。
           *[no] { "" }
        }
        { GIVEN($entry_unknown) ->
            [yes] 未参赛者：{ $entry_unknown }。
           *[no] { "" }
        }
        { GIVEN($number_missing) ->
            [yes] 无人抽得的号码：{ $number_missing }。
           *[no] { "" }
        }
        { GIVEN($number_twice) ->
            [yes] 重复抽得的号码：{ $number_twice }。
           *[no] { "" }
        }
        { GIVEN($number_out_of_range) ->
            [yes] 范围以外的号码：{ $number_out_of_range }。
           *[no] { "" }
        }
        { GIVEN($group_unknown) ->
            [yes] 没有的组，或不是该参赛者的组：{ $group_unknown }。
           *[no] { "" }
        }
    .next = 请对照抽签记录改正后重新发送。

game-tournament_closed = 比赛已结束
    .detail = 比赛已经结束，其中的对局不再更改。
    .next = 如确需更改，请先重新开放比赛。
game-round_closed = 本轮已结束
    .detail = 这局棋所在的轮次已经结束。
    .next = 结果有误可由裁判员更改；其他操作请先重新开放本轮。
game-round_not_published = 本轮尚未公布
    .detail = 这局棋所在轮次的编排尚未公布。
    .next = 请先公布本轮。
game-player_withdrawn = 棋手已退出比赛
    .detail = 参赛者 { $entry } 已退出比赛，这局棋不再进行（第 20 条）。
    .next = 无须操作，结果按退出的规定处理；如退出登记有误，请先撤回。
game-board_ruled = 该台已因出场名单判负
    .detail = 出场名单违反第 12 条，该台已判负，不再进行对局（第 12 条）。
    .next = 无须操作，团体赛已计入该结果；如裁决有误，请先以不列台次的裁决撤回。
game-annulled = 编排已撤销
    .detail = 这局棋的编排已经撤销，不再进行。
    .next = 请查阅本轮现行的编排。
game-not_started = 对局尚未开始
    .detail = 此项操作须在对局进行中作出。
    .next = 请先开始对局。
game-already_started = 对局已开始
    .detail = 这局棋正在进行。
    .next = 无须操作，请继续对局。
game-begun_without_leave = 棋钟由裁判方开动
    .detail = 使用棋钟的对局不能由棋手自行开始；擅自开钟属于犯规（第 9.1.2 款）。
    .next = 请由记录员或裁判员开始对局。
game-begun_too_long_ago = 开始时间过早
    .detail = 如按此时间开始，{ word-side }开局即已超时（第 22.1 款）。
    .next = 请核对 Occurred-At 所写的时间：设备的时钟可能有误；如属实，请现在开始，由裁判员调整棋钟。
game-over = 对局已终了
    .detail = 这局棋已经终了，不再继续。
    .next = 如结果有误，请由裁判员更改结果或恢复对局。
game-under_way = 对局正在进行
    .detail = 棋手不能以报告结果来结束正在进行的对局；只能认输或同意作和（第 4.1.9 款）。
    .next = 请认输、答复提和，或由记录员、裁判员报告结果。
game-board_decided = 棋盘已定结果
    .detail =
        { $ending ->
            [stalemate] 盘上已是困毙，无着可走（第 4.1.3 款）。
            [no_attackers] 双方均无可能取胜的进攻兵力，应判和棋（第 4.2.1 款）。
           *[other] 盘上已是将死，无着可走（第 4.1.1 款）。
        }
    .next = 如系录入有误，由裁判员撤回该局或更正结果；所定局面须能继续对局。
game-no_players_word = 双方判负由裁判员裁定
    .detail = 棋手不能报告双方判负，须由裁判员裁定（第 21.3 款）。
    .next = 请报告胜负或和棋，或请裁判员处理。
game-not_over = 对局尚未终了
    .detail = 只有已终了的对局才能签字、更改结果或恢复。
    .next = 请等对局终了，或先报告结果。
game-not_your_turn = 未轮到走棋
    .detail = 现在未轮到{ word-side }走棋（第 2.1 款）。
    .next = 请等对方走棋。
game-wrong_ply = 着数不符
    .detail = 下一着是第 { $next } 着，不是第 { $sent } 着。
    .next = 请重新读取对局：此着可能已经记录，或之前漏了一着。
game-illegal_move = 着法违反行棋规定
    .detail =
        { GIVEN($move_chinese_simplified) ->
            [yes] 此时不能走{ $move_chinese_simplified }（{ $move }）。{ $why }
           *[no] 此时不能走 { $move }。{ $why }
        }
        { possible-moves }
    .next = 请改走其他着法：此着未予记录，对局继续。如此着已在棋盘上走出，请由裁判员裁定（第 4.1.2、4.1.6 款）。
game-no_draw_offer = 没有待答复的提和
    .detail = 没有等待{ word-side }答复的提和（第 23.1 款）。
    .next = 请继续对局；走出一着即为拒绝和棋，原来的提和可能已失效。
game-draw_offer_stands = 提和尚待答复
    .detail = { word-side }已经提和，对方尚未答复（第 23.1 款）。
    .next = 请等对方答复；对方走出一着即为拒绝。
game-not_absent = 该方并未缺席
    .detail = { word-side }已按时到场，并未缺席（第 21.4 款）。
    .next = 请指明缺席的一方，或以其他理由判负。
game-already_reported = 结果已报告
    .detail = 同一令牌已经报告过这个结果，须由另一来源认可（第 10.1 款）。
    .next = 无须再报；请由另一方棋手或裁判员报告。
game-nothing_to_amend = 结果并无更改
    .detail = 所填结果与现有结果相同。
    .next = 如现有结果有误，请填写正确的结果。
game-drawn_without_play = 未经实际对局不能作和
    .detail = 未经实际对局，只能一方胜（+）一方负（−），或双方均负（第 21.4 款）。
    .next = 请指明胜方；如确经对局，请勿标为未经实际对局。
game-confirmed_needs_appeal = 已确认的结果须经申诉才能更改
    .detail = 结果已签字认可（第 10.1 款），只有经申诉才能更改。
    .next = 请由仲裁委员会更改；未设仲裁委员会时，由裁判长更改。
game-result_settled = 结果已有定论
    .detail = 这局棋{ word-status }，再报告或签字均不起作用（第 10.1 款）。
    .next = 如结果有误或有争议，请由裁判员裁定。
game-hall_stopped = 全场已暂停
    .detail = 全场比赛已经暂停，对局不得开始或继续。
    .next = 请等全场恢复比赛。
game-stopped = 对局已暂停
    .detail = 裁判员已经停钟，此时不走棋，也不计时（第 17.4 款）。
    .next = 请等裁判员重新开钟。
game-not_stopped = 对局并未暂停
    .detail = 对局正在进行，没有停钟。
    .next = 无须操作，请继续对局。
game-adjourned = 对局已封局
    .detail = 这局棋已经封局，改时续弈。
    .next = 续弈时请由裁判员恢复对局。
game-not_adjourned = 对局并未封局
    .detail = 只有封局的对局才能续弈。
    .next = 如系裁判员停钟，请重新开钟。
game-claim_pending = 有待裁定的申请
    .detail =
        { $claim ->
            [repetition] 一方已要求裁决循环反复局面，裁判员裁定之前停钟（第 24 条）。
           *[natural_limit] 一方已提出自然限着和棋，裁判员审核之前停钟（第 23.3 款）。
        }
    .next = 请先裁定该项申请，然后继续对弈或终局。
game-no_claim = 没有提出和棋
    .detail = 没有待审核的自然限着和棋；按规程，裁判员不主动判和（第 23.3 款）。
    .next = 请等棋手提出。
game-limit_not_reached = 自然限着回合数不足
    .detail = 自上次吃子以来计 { $counted } 个回合，须满 { $needed } 个回合（第 23.3 款）。
    .next = 请继续对局。
game-claimed_otherwise = 待裁定的是另一项申请
    .detail =
        { $claim ->
            [repetition] 待裁定的是循环反复局面（第 24 条）。
           *[natural_limit] 待审核的是自然限着和棋（第 23.3 款）。
        }
    .next = 请先裁定该项申请。
game-not_repeated = 循环反复未满次数
    .detail = 自上次吃子以来，盘上局面（同一方走棋）共出现 { $occurrences } 次，须满 { $needed } 次（第 24 条）。
    .next = 请继续对局。
game-change_ordered = 已作裁定
    .detail = { word-side }必须变着，裁定后双方尚未走棋（第 24.3 款）。
    .next = 请继续对局：不变者自动判负（第 4.1.7 款）。
game-verdict_not_offered = 着法不构成该项裁定
    .detail = 按本赛事所用规则，此循环反复的着法不应如此裁定（第 24 条）。
    .next = 请在 facts.offered 所列裁定中选择；只有一项时可以不填。
game-verdict_needed = 须由裁判员选定
    .detail = 此循环反复可作几种裁定，规则未予明确（第 24 条）。
    .next = 请在 facts.offered 所列裁定中选择一项，并说明理由。
game-verdict_without_reason = 未说明理由
    .detail = 规则未予明确，由裁判员选定裁定时须说明理由（第 24 条）。
    .next = 请随裁定填写理由。
game-only_a_draw_unasked = 无人要求时只可判和
    .detail = 棋手没有要求裁决。裁判员可主动判和（第 23.2 款）；按规程，不主动判负，也不主动责令变着。
    .next = 请等棋手提出，或在赛前修改规程中的 repetition_loss_unasked。
game-already_there = 该方已到场
    .detail = { word-side }并未迟到，或已经到场（第 21.2 款）。
    .next = 无须操作；或请指明另一方。
game-player_absent = 该方尚未到场
    .detail = { word-side }尚未到场入座（第 21.2、21.3 款）。
    .next = 请先登记到场；如已过时限，请按缺席判负。
game-no_clock = 本局不计时
    .detail = 系统没有为这局棋计时（第 6 条）。
    .next = 请不用棋钟继续；计时方案须在开局前写入规程。
game-clock_not_running = 棋钟未走
    .detail = 双方的棋钟都没有走动。
    .next = 请由裁判员开钟，或先登记到场。
game-not_your_time = 不是己方的时间
    .detail = 现在走的不是{ word-side }的时间（第 8.5 款）。
    .next = 请等对方走棋按钟之后再提。
game-press_before_move = 未走棋不得按钟
    .detail = { word-side }上次按钟以来没有走棋；须在走棋之后方可按钟（第 6 条、第 9.1.2 款）。
    .next = 请先记录着法；如确未走棋而按钟，由裁判员宣布犯规。
game-nothing_to_adjust = 时间没有变动
    .detail = 增减 0 毫秒，等于没有变动。
    .next = 请填写增加或扣除的时间。
game-adjusted_otherwise = 时间增减方向不符
    .detail =
        { $ground ->
            [penalty] 罚时应扣除时间，{ $delta_ms } 毫秒却是增加（第 23.3 款）。
           *[other] 补时应增加时间，{ $delta_ms } 毫秒却是扣除（第 23.3 款）。
        }
    .next = 请改正 delta_ms 的正负号，或将理由改为“correction”（更正）。
game-too_much_time = 时间过长
    .detail = { $given_ms } 毫秒超过一天（{ $most_ms } 毫秒）。
    .next = 时间以毫秒计，请检查是否误填。
game-time_not_there = 剩余时间不足
    .detail = { word-side }还剩 { $left_ms } 毫秒，不能扣除 { $taken_ms } 毫秒。
    .next = 请少扣；如已超时，请按超时裁定。
game-no_time_shown = 钟面没有剩余时间
    .detail = 继续使用的棋钟，双方钟面都须有剩余时间（第 22.4 款）。
    .next = 请填写双方钟面的时间；如已超时，请按超时裁定。
game-one_hand_only = 一针越过不作超时
    .detail = 没有小旗的棋钟，须两针同时越过才按超时论；只有一针越过，不作超时（第 22.3 款）。
    .next = 请继续对局，待两针都越过再行裁定。
game-time_left = 尚未超时
    .detail = { word-side }还剩 { $left_ms } 毫秒（第 22.1 款）。
    .next = 请继续对局；如棋钟有误，请先由裁判员更正。
game-time_is_over = 时间已到
    .detail = { word-side }时间已到，该方棋钟不能继续走（第 22.1 款）。
    .next = 请按超时裁定；如棋钟有误，请先补时。
game-flag_not_first = 对方先超时
    .detail = { word-side }超时在先，已请裁判员处理（第 22.1 款）。
    .next = 请先裁定该次超时；如棋钟有误，请先补时。
game-touched_otherwise = 与摸子规定不符
    .detail = { $move } 不合摸子规定；应走：{ $owed }（第 5 条）。
    .next = 请走上列着法之一；如盘上确已走成，由裁判员记录在案。
game-sheet_owed = 须先补全记录
    .detail = { word-side }须先补全漏记的着法，方可走棋（第 7.2 款）。
    .next = 请补全记录，并登记已补全。
game-nothing_missing = 记录没有缺漏
    .detail = { word-side }的记录没有登记漏记的着法（第 7.2 款）。
    .next = 无须操作；或请指明另一方。
game-omission_known = 漏记已登记
    .detail = 第 { $from_ply } 至 { $to_ply } 着已登记为漏记（第 7.1 款）。
    .next = 无须操作；或请填写其他着数。
game-no_such_plies = 没有这些着
    .detail = 这局棋共 { $plies } 着，没有可指的第 { $from_ply } 至 { $to_ply } 着。
    .next = 着数由 1 起、双方合计，请先填起着再填止着。
game-unknown_foul = 没有这次犯规
    .detail = 这局棋没有第 { $foul } 号犯规。
    .next = 请读取对局，其中列有各次犯规的编号。
game-no_such_foul = 没有这次犯规
    .detail = 这局棋没有可宣布的第 { $foul } 号犯规（第 9.2 款）。
    .next = 请读取对局，其中列有各次犯规的编号；未登记的犯规，请填写犯规方与条款。
game-foul_settled = 该次犯规已有处理
    .detail = 第 { $foul } 号犯规{ word-standing }（第 9.2 款）。
    .next = 请读取对局，其中列有各次犯规的处理；已宣布而有误的，请说明理由予以撤销。
game-fouls_stand = 犯规次数仍然有效
    .detail = { word-side }有 { $fouls } 次犯规有效，已判负（第 4.1.8 款），对局不能继续。
    .next = 请先说明理由，撤销误判的犯规，再恢复对局。
game-fouls_lifted = 有效犯规不足
    .detail = 本局因犯规判负（第 4.1.8 款），而{ word-side }有效的犯规只有 { $fouls } 次。
    .next = 请由裁判员恢复对局或更正结果，然后签字。
game-unknown_foul_article = 规则没有这种犯规
    .detail = “{ $named }”不是第 9.1 款所列八种犯规之一。
    .next = 请填写 9.1.1 至 9.1.8 之一。
game-unknown_article = 没有这一条款
    .detail = 规则没有“{ $named }”这一条款。
    .next = 请按规则的编号填写，如 8.5。
game-move_was_legal = 着法并未违例
    .detail = 此时可以走{ $move_chinese_simplified }（{ $move }），不能据此判负（第 4.1.6 款）。
    .next = 请再核对着法与局面；如记录有误，请先更正。
game-not_moved_twice = 并非连走两着
    .detail = { $move } 不是{ word-side }连走的第二着（第 4.1.6 款）。
    .next = 请再核对轮到哪一方走棋，以及棋子的位置。
game-not_opponents_man = 并非走动对方棋子
    .detail = { $move } 不是{ word-side }在己方轮次走动对方棋子（第 4.1.6 款）。
    .next = 请再核对轮到哪一方走棋，以及该处是谁的棋子。
game-nothing_to_retract = 没有可撤回的着法
    .detail = 已走 { $plies } 着，第 { $after_ply } 着之后没有着法可撤回（第 5.8 款）。
    .next = 请填写应保留的最后一着；0 为开局。
game-position_stands = 局面相同
    .detail = 所填局面与盘上现有局面相同（第 5.8 款）。
    .next = 无须操作；或请填写应据以续弈的局面。
game-record_stands = 记录相同
    .detail = 所填着法与现有记录相同。
    .next = 无须操作；或请填写实际走出的着法。
game-record_contradicts = 记录与结果不符
    .detail =
        { GIVEN($board) ->
            [yes] 按所填着法，盘上已是{ word-board }，
           *[no] 按所填着法，盘上并未分出胜负，
        }而现有结果是{ word-outcome }（第 10.1 款）。
    .next = 请再核对着法；如结果有误，请先更改结果；如结果无误，则着法不全。
game-already_signed = 已经签字
    .detail = { word-signer }已在结果上签字（第 10.1 款）。
    .next = 无须再签，请等其他各方签字。
game-signed_for_another = 不能一人代签
    .detail = { word-signer }已用此令牌签字；棋手与裁判员须各自签字（第 10.1 款）。
    .next = 请用各自的令牌签字；如已在纸质记录上签字，由裁判员单独签字并说明理由。
game-signed_otherwise = 与现有结果不符
    .detail = 所签结果为{ word-signed }，现有结果为{ word-outcome }（第 10.1 款）。
    .next = 请重新读取对局；对结果有异议者不应签字，请报告裁判员。

position-not_repeated = 局面重复次数不足
    .detail = 自上一次吃子以来，该局面出现 { $occurrences } 次，须达 { $needed } 次方可裁决（第 24 条）。
    .next = 请发送全部着法，直到该局面第三次出现的那一着为止。

notation-unreadable = 不是着法
    .detail =
        “{ $given }”不是任何一种记录方式的着法（第 7.5 款）。
        { possible-moves }
    .next = 请用完整记录（炮二平五）、简写记录（炮25）、WXF（C2=5）或 ICCS（h2e2）填写。
notation-other_side = 写的是对方的着法
    .detail =
        “{ $given }”写的是{ word-side }的着法，而现在轮到对方走棋（第 1.1、1.2 款）。
        { possible-moves }
    .next = 请核对轮到哪一方走棋。红方用一至九，黑方用 1 至 9。
notation-no_such_man = 没有这个棋子
    .detail =
        轮到走棋的一方没有“{ $given }”所指的棋子（第 7.5 款）。
        { possible-moves }
    .next = { next-legal_move }
notation-no_move_fits = 没有这样的着法
    .detail =
        “{ $given }”所指的棋子都不能这样走（第 7.5 款）。
        { possible-moves }
    .next = { next-legal_move }
notation-ambiguous = 着法不明确
    .detail = 符合“{ $given }”的着法不止一个（第 7.5 款）：{ $possible_chinese_simplified }。
    .next = 请从中选一着，照此填写：{ $possible_chinese_simplified }。
notation-illegal_move = 着法违反行棋规定
    .detail =
        { GIVEN($move_chinese_simplified) ->
            [yes] “{ $given }”即{ $move_chinese_simplified }，此时不能走。{ $why }
           *[no] “{ $given }”此时不能走。{ $why }
        }
        { possible-moves }
    .next = { next-legal_move }

record-unsupported_format = 不支持的格式
    .detail = 这不是本系统能读取的棋谱文件格式。
    .next = 请使用 PGN、DhtmlXQ、XQF、CBR 或 CBL。
record-no_game = 文件中没有棋局
    .detail = 文件是空的，或其中没有棋局。
    .next = 请发送含有棋谱的文件。
record-undecodable = 有不能识别的字节
    .detail =
        { word-place }：有些字节不是 { $encoding ->
            [utf8] UTF-8
            [utf16_le] UTF-16LE
            [utf16_be] UTF-16BE
            [gb18030] GB18030
            [big5] Big5
           *[other] { $encoding }
        } 文字。
    .next = { next-mend_record }
record-start = 起始局面不正确
    .detail = { word-place }：起始局面无法读取。{ $cause }
    .next = { next-mend_record }
record-illegal_move = 着法违反行棋规定
    .detail =
        { GIVEN($possible) ->
            [yes] { word-place }：{ $cause }
           *[no] { word-place }：{ $given } 不能走。{ $cause }
        }
    .next = { next-mend_record }
record-unread = 着法无法读取
    .detail = { word-place }：着法无法读取。{ $cause }
    .next = { next-mend_record }
record-comment_unfinished = 注释没有结束
    .detail = { word-place }：有一处注释没有结束。
    .next = { next-mend_record }
record-variation_unfinished = 变着没有结束
    .detail = { word-place }：有一处变着没有结束。
    .next = { next-mend_record }
record-variation_out_of_place = 变着没有着落
    .detail = { word-place }：变着“{ $given }”没有可以替代的着法，或与另一变着重名。
    .next = { next-mend_record }
record-stray_parenthesis = 多余的括号
    .detail = { word-place }：有一个括号没有对应的变着。
    .next = { next-mend_record }
record-too_deep = 变着层次太深
    .detail = { word-place }：变着嵌套超过 { $deepest } 层。
    .next = { next-mend_record }
record-move_number = 回合序号与着法不符
    .detail = { word-place }：着法前写的是“{ $given }”，应为“{ $expected }”；缺着或多着。
    .next = { next-mend_record }
record-no_move = 着法处没有着法
    .detail = { word-place }：“{ $given }”写在着法的位置上，但不是着法。
    .next = { next-mend_record }
record-out_of_place = 位置不当
    .detail = { word-place }：“{ $given }”不能写在此处（棋局之外）。
    .next = { next-mend_record }
record-said_twice = 重复而不一致
    .detail = { word-place }：“{ $given }”出现两次，内容不一致。
    .next = { next-mend_record }
record-too_much = 棋局或着法过多
    .detail = { word-place }：文件中的棋局超过 { $games } 局，或着法超过 { $plies } 着。
    .next = 请将文件分成几份发送。
record-field_unfinished = 字段没有结束
    .detail = { word-place }：字段“{ $given }”没有结束。
    .next = { next-mend_record }
record-bad_squares = 不是着点
    .detail = { word-place }：“{ $given }”不是着点（每点两位数字）。
    .next = { next-mend_record }
record-bad_places = 棋子位置不正确
    .detail = { word-place }：“{ $given }”不是 32 个棋子的位置（每子两位数字）。
    .next = { next-mend_record }
record-unsupported_version = 不支持此格式的这个版本
    .detail = { word-place }：不能读取此格式的版本 { $version }。
    .next = 请另存为其他版本或其他格式。
record-cut_off = 文件不完整
    .detail = { word-place }：从第 { $offset } 字节起内容缺失，文件共 { $size } 字节。
    .next = { next-mend_record }
record-left_over = 着法之后还有内容
    .detail = { word-place }：着法到第 { $offset } 字节为止，而文件尚未结束。
    .next = { next-mend_record }
record-no_point = 不是棋盘上的点
    .detail = { word-place }：第 { $offset } 字节不代表棋盘上的任何一点。
    .next = { next-mend_record }
record-no_man = 不是棋子
    .detail = { word-place }：第 { $offset } 字节是 { $given }，不代表任何棋子。
    .next = { next-mend_record }
record-two_men = 一点上有两个棋子
    .detail = { word-place }：{ $square } 上有两个棋子。
    .next = { next-mend_record }
record-games_missing = 缺少棋局
    .detail = { word-place }：目录列有 { $listed } 局，文件中只有 { $found } 局。
    .next = { next-mend_record }

touch-nobody_touched = 没有摸子
    .detail = 没有指明摸触了哪个棋子。
    .next = 请按摸触的先后填写棋子所在的位置。
touch-empty_square = 该处没有棋子
    .detail = 在此局面中，{ $square } 上没有棋子。
    .next = 请填写棋子所在的位置，并核对局面是否正确。
touch-game_over = 对局已经结束
    .detail =
        { $status ->
            [drawn] 双方都没有可以进攻的棋子（第 4.2.1 款），对局已经和棋，无须再走。
            [stalemate] 轮到走棋的一方已被困毙（第 4.1.3 款），无着可走。
           *[checkmate] 轮到走棋的一方已被将死（第 4.1.1 款），无着可走。
        }
    .next = 无须裁决。请核对局面和走棋的一方是否正确。

player-exists = 棋手编号已被使用
    .detail = 名册中已有棋手 { $player }。
    .next = 新棋手请用新编号；更正资料请修改原有棋手。
player-not_found = 没有这名棋手
    .detail = 名册中没有棋手 { $player }。
    .next = 请检查编号；/v1/players 列有全部棋手。
player-forgotten = 棋手资料已删除
    .detail = 名册已删除棋手 { $player } 的资料，不再保存任何内容。
    .next = 如有需要，请重新登记该棋手。
player-number_taken = 注册号属于另一名棋手
    .detail = 此注册号（{ $system }）属于棋手 { $holder }。
    .next = 如为同一人，请修改该棋手的资料；否则请核对注册号。
player-system_twice = 同一系统有两个注册号
    .detail = 一名棋手在 { $system } 中只有一个注册号。
    .next = 请删去 errors[] 所指的一项。
player-list_twice = 同一等级分表有两个等级分
    .detail = 一名棋手在 { $list } 同一日的等级分表中只有一个等级分。
    .next = 请删去 errors[] 所指的一项。
player-list_refused = 名单中无人登记
    .detail = { $of } 名棋手中有 { $refused } 名不能登记，在名单中的位置（从 0 起）：{ $rows }。其中第一名的原因：{ $why ->
        [exists] 编号已被使用。
        [number_taken] 注册号属于名册中或名单前面的另一名棋手。
        [system_twice] 同一系统有两个注册号。
        [list_twice] 同一日的等级分表有两个等级分。
       *[other] 名册不能收录该棋手。
    }
    .next = 请更正或删去这些棋手，再以新的键重新发送名单。

token-exists = 令牌编号已被使用
    .detail = 已有令牌 { $token }。
    .next = 请换一个新编号。
token-unknown = 没有这个令牌
    .detail = 没有令牌 { $token }。
    .next = 请检查编号。
token-outranks_issuer = 无权任命该职务
    .detail = 您的职务无权任命{ word-role }（第 16 条）。
    .next = 请由职务更高的人发放或撤销。
token-scope_does_not_fit = 令牌范围与职务不符
    .detail = { word-role }的令牌范围有所欠缺或多余，见 errors[] 所指之处。
    .next = 系统管理员的令牌不设范围；其他职务须指定比赛，棋手还须指定参赛者；只有棋手和记录员可限定台次或对局。
token-last_administrator = 最后一个系统管理员令牌
    .detail = 没有这个令牌，就再没有人能管理本服务器。
    .next = 请先发放另一个系统管理员令牌，再用它撤销这一个。

xiangqi-empty_square = 起点没有棋子
    .detail = { $square } 上没有棋子（第 { $breaks } 款）。
    .next = { next-legal_move }
xiangqi-opponents_man = 对方的棋子
    .detail = { $square } 上的{ word-man }是对方的棋子（第 { $breaks } 款）。
    .next = { next-legal_move }
xiangqi-stands_still = 棋子没有走动
    .detail = { $square } 上的棋子没有离开原位（第 { $breaks } 款）。
    .next = { next-legal_move }
xiangqi-own_man_on_target = 落点有己方棋子
    .detail = { $square } 上的{ word-man }是己方棋子，只能吃对方的棋子（第 { $breaks } 款）。
    .next = { next-legal_move }
xiangqi-not_its_move = 不合走法
    .detail = { word-man }不能这样走（第 { $breaks } 款）。
    .next = { next-legal_move }
xiangqi-leaves_palace = 走出九宫
    .detail = { word-man }不能走出九宫，{ $square } 在九宫之外（第 { $breaks } 款）。
    .next = { next-legal_move }
xiangqi-crosses_river = 越过河界
    .detail = { word-elephant }不能越过河界，{ $square } 在对岸（第 { $breaks } 款）。
    .next = { next-legal_move }
xiangqi-leg_blocked = 蹩马腿
    .detail = { $square } 上有棋子蹩住马腿（第 { $breaks } 款）。
    .next = { next-legal_move }
xiangqi-eye_blocked = 塞象眼
    .detail = { $square } 上有棋子塞住{ word-elephant }眼（第 { $breaks } 款）。
    .next = { next-legal_move }
xiangqi-way_blocked = 去路被挡
    .detail = { $square } 上有棋子挡住去路（第 { $breaks } 款）。
    .next = { next-legal_move }
xiangqi-wrong_screens = 炮打隔子
    .detail =
        { $screens ->
            [0] 炮吃子时必须正好隔一个棋子，现与 { $square } 之间没有棋子（第 { $breaks } 款）。
           *[other] 炮吃子时必须正好隔一个棋子，现与 { $square } 之间隔 { $screens } 个（第 { $breaks } 款）。
        }
    .next = { next-legal_move }
xiangqi-soldier_retreats = 兵（卒）不能后退
    .detail = { word-soldier }只能前进，过河界后也可横走，但不能后退（第 { $breaks } 款）。
    .next = { next-legal_move }
xiangqi-soldier_not_across = 兵（卒）尚未过河
    .detail = { $square } 上的{ word-soldier }没有过河界，只能向前直走（第 { $breaks } 款）。
    .next = { next-legal_move }
xiangqi-generals_face = 将帅对面
    .detail = 走棋后，将和帅在同一直线上直接对面（第 { $breaks } 款）。
    .next = { next-legal_move }
xiangqi-check_unanswered = 未应将
    .detail = { word-general }正被照将，此着无法应将，仍受 { $square } 上棋子的攻击（第 { $breaks } 款）。
    .next = { next-legal_move }
xiangqi-general_attacked = 送将
    .detail = 走棋后，己方的{ word-general }受到 { $square } 上棋子的攻击（第 { $breaks } 款）。
    .next = { next-legal_move }
xiangqi-bad_fen = 不是正确的局面
    .detail =
        { GIVEN($given) ->
            [yes] “{ $given }”不是正确的 FEN 局面。
           *[no] { "" }
        }
        { GIVEN($too_long) ->
            [yes] 超过 { $too_long } 个字符。
           *[no] { "" }
        }
        { GIVEN($empty) ->
            [yes] 没有内容。
           *[no] { "" }
        }
        { GIVEN($rank_count) ->
            [yes] 有 { $rank_count } 道横线，应为 10 道。
           *[no] { "" }
        }
        { GIVEN($rank_length) ->
            [yes] 交叉点不是 9 个的横线（括号内为个数，首行为第 9 道）：{ $rank_length }。
           *[no] { "" }
        }
        { GIVEN($unknown_letter) ->
            [yes] 不代表棋子的字母（括号内为所在横线）：{ $unknown_letter }。
           *[no] { "" }
        }
        { GIVEN($numbers_side_by_side) ->
            [yes] 有两个数字相连的横线：{ $numbers_side_by_side }。
           *[no] { "" }
        }
        { GIVEN($general_missing) ->
            [yes] 缺少的帅（将）：{ $general_missing }。
           *[no] { "" }
        }
        { GIVEN($too_many) ->
            [yes] 超过一副棋应有数目的棋子（括号内为个数）：{ $too_many }。
           *[no] { "" }
        }
        { GIVEN($impossible_point) ->
            [yes] 处在不能到达的位置上的棋子：{ $impossible_point }。
           *[no] { "" }
        }
        { GIVEN($soldiers_on_file) ->
            [yes] 同一方未过河界而在同一纵线上的兵（卒）（括号内为位置）：{ $soldiers_on_file }。
           *[no] { "" }
        }
        { GIVEN($generals_face) ->
            [yes] 将和帅直接对面。
           *[no] { "" }
        }
        { GIVEN($checked_out_of_turn) ->
            [yes] 未轮到走棋的一方正被照将（括号内为攻击者的位置）：{ $checked_out_of_turn }。
           *[no] { "" }
        }
        { GIVEN($side_missing) ->
            [yes] 没有注明轮到哪一方走棋。
           *[no] { "" }
        }
        { GIVEN($unknown_side) ->
            [yes] { $unknown_side } 不代表任何一方：w 或 r 为红方，b 为黑方。
           *[no] { "" }
        }
        { GIVEN($not_dash) ->
            [yes] 应为“-”的字段：{ $not_dash }。
           *[no] { "" }
        }
        { GIVEN($bad_plies) ->
            [yes] { $bad_plies } 不是上次吃子以来的着数。
           *[no] { "" }
        }
        { GIVEN($bad_round) ->
            [yes] { $bad_round } 不是回合数；回合从 1 起计。
           *[no] { "" }
        }
        { GIVEN($too_many_fields) ->
            [yes] 有 { $too_many_fields } 个字段，至多 6 个有意义。
           *[no] { "" }
        }
    .next = 请改正后重新发送。开局局面为：rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1
