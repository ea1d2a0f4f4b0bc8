# 供人阅览的网页用语。每个键以“page-”开头。

page-name = 楚河
page-motto = 象棋竞赛
page-skip = 跳至内容
page-languages = 语言
page-interface = 程序接口
page-all_tournaments = 全部比赛

page-tournaments = 比赛
page-no_tournaments = 尚无公开的比赛。
page-founded = 建立日期
page-newest = 最新
page-older = 较早的比赛

page-state =
    { $state ->
        [open] 接受报名
        [ready] 报名截止
        [running] 进行中
        [closed] 已结束
        [called_off] 已取消
        [ended_early] 提前结束
       *[other] { $state }
    }
page-entrants = 参赛者
page-entrants_count = { $number } 名参赛者
page-rounds_count = 已公布 { $number } 轮
page-no_entrants = 尚无人报名。
page-no_rounds = 尚未公布任何一轮。
page-sections = 本页内容

page-number = 号
page-nameless = { $number } 号
page-player = 姓名
page-federation = 单位
page-rating = 等级分
page-gone =
    { $standing ->
        [left_field] 赛前退出
        [annulled] 退出，注销
        [withdrawn] 退出
       *[active] {""}
    }

page-standings = 名次
page-place = 名次
page-points = 积分
page-provisional = 暂定名次：计入成绩的对局尚未全部结束。
page-shared_mark = “=”表示名次并列：积分及各项标准均相等（第 { $article } 款）。
page-annulled_places = 成绩注销，不列名次（第 20.3 款）：
page-criterion =
    { $criterion ->
        [opponents_score] 对手分
        [team_opponents_score] 团体对手分
        [match_wins] 全队胜场
        [sonneborn_berger] 小分
        [wins] 胜局
        [direct_encounter] 直胜
        [fewer_fouls] 犯规
        [board_points] 全队总局分
        [board_wins] 全队胜局
        [best_place] 最高个人名次
        [second_best_place] 次高个人名次
       *[other] { $criterion }
    }
page-criterion_short =
    { $criterion ->
        [opponents_score] 对手分
        [team_opponents_score] 对手分
        [match_wins] 胜场
        [sonneborn_berger] 小分
        [wins] 胜局
        [direct_encounter] 直胜
        [fewer_fouls] 犯规
        [board_points] 局分
        [board_wins] 胜局
        [best_place] 最高名次
        [second_best_place] 次高名次
       *[other] { $criterion }
    }
page-not_applied =
    { $why ->
        [not_consulted] 在此之前已分先后，无须比较
        [not_all_have_met] 仍相等者并未全部相遇
        [no_second_member] 该队没有第二名有名次的队员
        [does_not_fit] 不适用于此名次表
       *[other] { $why }
    }
page-how = 名次计算
page-parted = 与前一名以“{ $by }”区分。
page-penalties = 处分（第 18.4 款）：取消当场比赛资格 { $removals } 次，警告 { $warnings } 次
page-settled = 加赛、抽签或规程（第 15.6 款）
page-sum_of_places = 队员名次总和
page-team_without_place =
    { $because ->
        [left] { $team } 不列名次：该队已退出（第 20 条）。
       *[members_missing] { $team } 不列名次：队员不足。
    }
page-equal = 与前一名各项均相等，名次并列（第 { $article } 款）。
page-opponent = 对手
page-opponents_points = 对手积分
page-colour = 红黑
page-result = 结果
page-sum = 合计
page-not_counted = 依规程不计

page-crosstable = 成绩表
page-legend = { $win } 胜，{ $draw } 和，{ $loss } 负；“+”未经实际对局而胜，“−”未经实际对局而负（第 21.4 款）。
page-legend_cards = 各轮之下为结果，及对手编号或无对手之原因。
page-legend_teams = 场分：{ $win } 胜，{ $draw } 平，{ $loss } 负，下列局分（第 14.2 款）；“+”未经实际对局而胜，“−”未经实际对局而负（第 21.4 款）。
page-had_red = 执红
page-had_black = 执黑
page-first_named = （团体赛：列前之队单数台执红，第 13.2 款）
page-struck = 划线者已注销，双方均不计（第 20.3 款）。
page-too_wide = 参赛者过多，成绩表不便列于一页。
page-meeting =
    { GIVEN($round) ->
        [yes] 第 { $round } 轮，
       *[no] {""}
    }
    { word-side }，对 { $opponent }
page-withdrew =
    { $effect ->
        [left_field] { $player } 在比赛开始前退出（第 20.2 款）。
        [annulled] { $player } 中途退出，已赛对手 { $met } 名，不足 { $opponents } 名之半数：所有已赛结果一概注销（第 20.3 款）。
        [kept_below] { $player } 中途退出，已赛对手 { $met } 名，不足 { $opponents } 名之半数；依本次比赛规程成绩有效，其余未赛对局均作弃权。
        [opponents_go_on] { $player } 中途退出淘汰赛：已定的结果有效，应与其相遇者不战而晋级。
        [not_paired] { $player } 中途退出：已赛结果有效，已编排的对局作弃权，以后各轮不再编排（第 20.4 款）。
        [plays_no_more] { $player } 退出，不再出赛。
        [members_play_on] { $player } 退出，不列团体名次；其队员继续参加个人赛。
       *[kept] { $player } 中途退出，已赛对手 { $met } 名，达到 { $opponents } 名之半数：成绩有效，其余未赛对局均作弃权，对方获胜（第 20.3 款）。
    }

page-stage = 第 { $number } 阶段
page-stage_state =
    { $state ->
        [waiting] 未抽签
        [drawn] 已抽签
        [over] 已结束
        [ended_early] 提前结束
       *[under_way] 进行中
    }
page-group = 第 { $number } 组
page-group_column = 组

page-rounds = 各轮对局
page-round = 第 { $number } 轮
page-round_state =
    { $state ->
        [closed] 已结束
       *[published] 进行中
    }
page-board = 台次
page-table = 台次
page-red = 红方
page-black = 黑方
page-bye = 轮空：{ $player }
page-free =
    { $why ->
        [bye] 轮空
        [requested_bye] 申请轮空
        [absent] 缺席
        [suspended] 停止编排
        [left_out] 留出
        [not_yet_in] 未到
       *[gone] 已退出
    }
page-not_paired = 不予编排：{ $player }（{ $why }）
page-status = { word-status }
page-unplayed = 未赛

page-bracket = 对阵表
page-champion = 冠军：
page-winners = 胜者组
page-losers = 败者组
page-final = 决赛
page-second_final = 第二场决赛
page-third_place = 第三名决赛
page-bye_alone = 轮空
page-match_note =
    { $note ->
        [lots] 抽签决定
        [ruling] 裁定
        [withdrawal] 对方退出
        [play_off] 附加赛决定
        [level] 平
       *[outdated] 编排后先前结果已更正
    }

page-regulations = 规程
page-rules = 规则
page-system = 赛制
page-circular =
    { $field ->
        [groups] 分组循环制：同组每两名参赛者
       *[whole] 大循环制：每两名参赛者
    }相遇{ $meet ->
        [two_games] 一次，弈两局，先后手各一局
        [two_cycles] 两次，第二循环先后手互换
        [four_games] 两次，每次弈两局，先后手各一局
       *[once] 一局
    }（第 11.2 款）。
page-grouped =
    分 { $groups } 组，{ $seeding ->
        [rating] 种子按等级分均匀编入各组
        [places] 种子按名次均匀编入各组
       *[lots] 以抽签分组
    }；组内号码由抽签决定（第 11.3、13.1 款）。
page-numbered =
    { $seeding ->
        [places] 号码依名次而定（第 11.3 款）。
       *[rating] 号码依等级分而定（第 11.3 款）。
    }
page-everybody = 全体参赛者。
page-qualified =
    { $groups ->
        [several] { $stage }各组
       *[single] { $stage }
    }{ $number ->
       *[other] 第 { $places } 名
    }参加{ $carried ->
        [yes] ；彼此在该阶段的成绩带入，不再重赛
       *[no] {""}
    }（第 11.3 款）。
page-swiss =
    { $system ->
        [dutch] 积分编排制，共 { $rounds } 轮，按国际棋联荷兰制编排（第 11.4 款）。
       *[cn] 积分编排制，共 { $rounds } 轮，按积分编排（第 11.4 款）。
    }
page-swiss_first =
    { $first ->
        [halves_by_rank] 首轮上半区与下半区依编号顺序对阵。
        [neighbours] 首轮相邻编号对阵：1–2、4–3、5–6、8–7，余类推。
        [lots] 首轮抽签编排。
       *[halves_by_lot] 首轮上半区对下半区，对手及先后手均由抽签决定。
    }
page-swiss_once =
    { $forfeits ->
        [yes] 同一对手只编排一次，弃权亦算已遇（规程另订）。
       *[no] 同一对手只对局一次；弃权者可再编排（规程另订）。
    }
page-swiss_colours = 在可能范围内，连续执同色不多于 { $run } 次，执红与执黑次数之差不多于 { $difference }（规程另订）。
page-swiss_federations = 在可能范围内，首 { $rounds } 轮同单位者不相遇（规程另订）。
page-swiss_floats = 在可能范围内，不连续两轮同向调组（规程另订）。
page-swiss_bye =
    { $worth ->
        [draw] 轮空作和局计
        [nothing] 轮空不得分
       *[win] 轮空作胜局计
    }；每人最多轮空 { $limit } 次（规程另订）。
page-swiss_requested =
    { $limit ->
        [0] 不得申请轮空
       *[other] 每人可申请轮空 { $limit } 次，{ $worth ->
            [win] 作胜局计
            [draw] 作和局计
           *[nothing] 不得分
        }
    }（规程另订）。
page-swiss_suspended = 连续弃权 { $forfeits } 次者停止编排，至裁判员准许为止（规程另订）。
page-knock_out =
    { $elimination ->
        [double] 双淘汰制：负两场或决赛负者出局（第 11.1 款）。
        [double_reset] 双淘汰制：负两场者出局；此前未负者若负于决赛，加赛第二场决赛（第 11.1 款）。
       *[single] 淘汰制：负者出局（第 11.1 款）。
    }
page-seeds =
    { $seeding ->
        [lots] 种子次序由抽签决定（第 11.1 款）。
        [places] 种子次序依名次而定（第 11.3 款）。
       *[rating] 种子次序依等级分而定（第 11.1 款）。
    }
page-match_games =
    { $games ->
        [1] 每场一局，猜先决定先后走（第 13.4 款）。
        [2] 每场两局，第一局猜先，第二局互换先后走（第 13.5 款）。
       *[other] 每场至多 { $games } 局，胜局多者胜：单数局猜先，双数局互换先后走（第 13.4、13.5 款）。
    }
page-level_match =
    { $last ->
        [no_ladder] 打平时以抽签或裁定决定（第 15.6 款）。
        [level] 打平时加赛 { $ladder }；仍打平，以抽签或裁定决定（第 15.6 款）。
        [red] 打平时加赛 { $ladder }；末局弈和，红方晋级（第 15.6 款）。
       *[black] 打平时加赛 { $ladder }；末局弈和，黑方晋级（第 15.6 款）。
    }
page-third_place_played = 半决赛负者争夺第三名。
page-out_together = 同一轮出局者名次并列，以待确定（第 15.6 款）。
page-scoring = 记分
page-teams = 团体
page-team_system =
    { $rule ->
        [fixed_boards] 队与队分 { $boards } 台，按报名台次定人（第 12.1 款）
        [with_reserves] 队与队分 { $boards } 台，可换替补，台次不得颠倒（第 12.2 款）
        [free_order] 队与队分 { $boards } 台，每场赛前临时定台（第 12.3 款）
        [all_play_all] 一方全体队员与另一方全体队员逐一对弈（第 12.4 款）
       *[members_places] 按 { $boards } 名队员在个人赛的名次（第 12.5 款）
    }
page-team_scoring = 场分按局分定：胜 { $win }，平 { $draw }，负 { $loss }（第 14.2 款）
page-scoring_text = 胜 { $win } 分，和 { $draw } 分，负 { $loss } 分（第 14.1 款）；“+”计 { $win } 分，“−”计 0 分（第 21.4 款）。
page-order = 积分相等时
page-order_text = 依次以{ $criteria }区分；仍无法区分，则名次并列（第 { $article } 款）。
page-withdrawals = 中途退出
page-below_half =
    { $rule ->
        [keep] 已赛对手不足半数者，成绩仍然有效，其余未赛对局均作弃权（规程另订，不依第 20.3 款）。
       *[annul] 已赛对手不足半数者，所有已赛结果一概注销；达到或超过半数者，成绩有效，其余未赛对局均作弃权，对方获胜（第 20.3 款）。
    }
page-leaving_swiss = 积分编排制中途退出：已赛结果有效，已编排的对局作弃权，以后各轮不再编排（第 20.4 款）。
page-leaving_knock_out = 中途退出淘汰赛者，已定的结果有效，应与其相遇者不战而晋级。
page-forfeits = 弃权与名次标准
page-forfeit_win =
    { $counts ->
        [yes] 未经实际对局的胜局计入“胜局”。
       *[no] 未经实际对局的胜局不计入“胜局”。
    }
page-forfeit_opponent =
    { $counts ->
        [yes] 弃权对手的积分计入“小分”。
       *[no] 弃权对手的积分不计入“小分”。
    }
page-forfeit_in_opponents =
    { $counts ->
        [yes] 弃权对手的积分计入“对手分”。
       *[no] 弃权对手的积分不计入“对手分”。
    }
page-bye_in_opponents = 轮空者之“对手分”以得分者中之最低分计；未予编排之轮次不计。

page-at_table = 第 { $round } 轮第 { $table } 台
page-outcome =
    { $outcome ->
        [red_wins] 红胜
        [black_wins] 黑胜
        [draw] 和棋
        [both_lose] 双方判负
       *[other] { $outcome }
    }
page-ending =
    { $ending ->
        [checkmate] 将死
        [stalemate] 困毙
        [facing_generals] 将帅对面
        [time_forfeit] 超时
        [illegal_move] 走棋违反行棋规定
        [perpetual_check] 长将
        [refused_to_change] 应变不变
        [fouls] 三次犯规
        [resignation] 认输
        [misconduct] 因违纪判负
        [no_attackers] 双方均无可能取胜
        [simple_position] 双方均无取胜可能的简单局势
        [agreement] 提议作和，对方同意
        [repetition] 不变作和
        [natural_limit] 自然限着
        [reported] 由该台报告
        [forfeit] 弃权，未经实际对局
        [withdrawal] 一方中途退出
        [removal] 取消当场比赛资格
        [ruling] 由裁判员裁定
       *[other] { $ending }
    }
page-article = 第 { $article } 款
page-counts_nowhere = 一方退出，其所有结果一概注销，本局不计（第 20.3 款）。
page-not_played = 未赛：{ $player } 已退出（第 20 条）。
page-to_move = 轮到{ word-side }走棋
page-in_check = 轮到{ word-side }走棋，正被将军

page-time_and_fouls = 用时与犯规
page-conduct = 犯规情况
page-remaining = 剩余时间
page-used = 已用时间
page-moves_due = 尚须着数
page-period = 时段
page-fouls = 犯规
page-fouls_of = { $number } 次（{ $articles }）
page-runs = 走时
page-clock =
    { $how ->
        [runs] { word-side }自 { $at } 起走时；双方所示均为该时刻的钟面。
        [over] 终局时的钟面（{ $at }）。
        [awaits] 双方均未到场，棋钟尚未走动（第 21.3 款）。
       *[stands] 棋钟没有走动。
    }
page-called =
    { $due ->
        [late] 已请裁判员处理：{ word-side }似已迟到逾限，时限至 { $at } 为止（第 21.1 款）。
       *[flag] 已请裁判员处理：{ word-side }自 { $at } 起似已超时（第 22.1 款）。
    }
page-halted =
    { $ground ->
        [arbiter] 自 { $since } 起暂停：裁判员正在该台处理（第 17.4 款）。
        [claim] 自 { $since } 起暂停：裁判员正在审核一方的要求（第 23.3 款、第 24 条）。
        [hall] 自 { $since } 起全场暂停。
        [fault] 自 { $since } 起暂停：棋钟发生故障（第 22.4 款）。
        [reopened] 自 { $since } 起暂停：原结果已撤销，对局待续。
       *[unsaid] 自 { $since } 起暂停。
    }
page-must_change = { word-side }必须变着，再重复一次循环即判负（第 24.3 款）。
page-adjourned =
    自 { $since } 起封局，改时续弈。
    { GIVEN($side) ->
        [yes] { word-side }已封着。
       *[no] {""}
    }
page-position = 局面
page-turn = 回合
page-moves = 着法
page-no_moves = 没有着法记录。
