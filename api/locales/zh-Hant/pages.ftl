# 供人閱覽的網頁用語。每個鍵以「page-」開頭。

page-name = 楚河
page-motto = 象棋競賽
page-skip = 跳至內容
page-languages = 語言
page-interface = 程式介面
page-all_tournaments = 全部比賽

page-tournaments = 比賽
page-no_tournaments = 尚無公開的比賽。
page-founded = 建立日期
page-newest = 最新
page-older = 較早的比賽

page-state =
    { $state ->
        [open] 接受報名
        [ready] 報名截止
        [running] 進行中
        [closed] 已結束
        [called_off] 已取消
        [ended_early] 提前結束
       *[other] { $state }
    }
page-entrants = 參賽者
page-entrants_count = { $number } 名參賽者
page-rounds_count = 已公佈 { $number } 輪
page-no_entrants = 尚無人報名。
page-no_rounds = 尚未公佈任何一輪。
page-sections = 本頁內容

page-number = 號
page-nameless = { $number } 號
page-player = 姓名
page-federation = 單位
page-rating = 等級分
page-gone =
    { $standing ->
        [left_field] 賽前退出
        [annulled] 退出，註銷
        [withdrawn] 退出
       *[active] {""}
    }

page-standings = 名次
page-place = 名次
page-points = 積分
page-provisional = 暫定名次：計入成績的對局尚未全部結束。
page-shared_mark = 「=」表示名次並列：積分及各項標準均相等（第 { $article } 款）。
page-annulled_places = 成績註銷，不列名次（第 20.3 款）：
page-criterion =
    { $criterion ->
        [opponents_score] 對手分
        [team_opponents_score] 團體對手分
        [match_wins] 全隊勝場
        [sonneborn_berger] 小分
        [wins] 勝局
        [direct_encounter] 直勝
        [fewer_fouls] 犯規
        [board_points] 全隊總局分
        [board_wins] 全隊勝局
        [best_place] 最高個人名次
        [second_best_place] 次高個人名次
       *[other] { $criterion }
    }
page-criterion_short =
    { $criterion ->
        [opponents_score] 對手分
        [team_opponents_score] 對手分
        [match_wins] 勝場
        [sonneborn_berger] 小分
        [wins] 勝局
        [direct_encounter] 直勝
        [fewer_fouls] 犯規
        [board_points] 局分
        [board_wins] 勝局
        [best_place] 最高名次
        [second_best_place] 次高名次
       *[other] { $criterion }
    }
page-not_applied =
    { $why ->
        [not_consulted] 在此之前已分先後，無須比較
        [not_all_have_met] 仍相等者並未全部相遇
        [no_second_member] 該隊沒有第二名有名次的隊員
        [does_not_fit] 不適用於此名次表
       *[other] { $why }
    }
page-how = 名次計算
page-parted = 與前一名以「{ $by }」區分。
page-penalties = 處分（第 18.4 款）：取消當場比賽資格 { $removals } 次，警告 { $warnings } 次
page-settled = 加賽、抽籤或規程（第 15.6 款）
page-sum_of_places = 隊員名次總和
page-team_without_place =
    { $because ->
        [left] { $team } 不列名次：該隊已退出（第 20 條）。
       *[members_missing] { $team } 不列名次：隊員不足。
    }
page-equal = 與前一名各項均相等，名次並列（第 { $article } 款）。
page-opponent = 對手
page-opponents_points = 對手積分
page-colour = 紅黑
page-result = 結果
page-sum = 合計
page-not_counted = 依規程不計

page-crosstable = 成績表
page-legend = { $win } 勝，{ $draw } 和，{ $loss } 負；「+」未經實際對局而勝，「−」未經實際對局而負（第 21.4 款）。
page-legend_cards = 各輪之下為結果，及對手編號或無對手之原因。
page-legend_teams = 場分：{ $win } 勝，{ $draw } 平，{ $loss } 負，下列局分（第 14.2 款）；「+」未經實際對局而勝，「−」未經實際對局而負（第 21.4 款）。
page-had_red = 執紅
page-had_black = 執黑
page-first_named = （團體賽：列前之隊單數台執紅，第 13.2 款）
page-struck = 劃線者已註銷，雙方均不計（第 20.3 款）。
page-too_wide = 參賽者過多，成績表不便列於一頁。
page-meeting =
    { GIVEN($round) ->
        [yes] 第 { $round } 輪，
       *[no] {""}
    }
    { word-side }，對 { $opponent }
page-withdrew =
    { $effect ->
        [left_field] { $player } 在比賽開始前退出（第 20.2 款）。
        [annulled] { $player } 中途退出，已賽對手 { $met } 名，不足 { $opponents } 名之半數：所有已賽結果一概註銷（第 20.3 款）。
        [kept_below] { $player } 中途退出，已賽對手 { $met } 名，不足 { $opponents } 名之半數；依本次比賽規程成績有效，其餘未賽對局均作棄權。
        [opponents_go_on] { $player } 中途退出淘汰賽：已定的結果有效，應與其相遇者不戰而晉級。
        [not_paired] { $player } 中途退出：已賽結果有效，已編排的對局作棄權，以後各輪不再編排（第 20.4 款）。
        [plays_no_more] { $player } 退出，不再出賽。
        [members_play_on] { $player } 退出，不列團體名次；其隊員繼續參加個人賽。
       *[kept] { $player } 中途退出，已賽對手 { $met } 名，達到 { $opponents } 名之半數：成績有效，其餘未賽對局均作棄權，對方獲勝（第 20.3 款）。
    }

page-stage = 第 { $number } 階段
page-stage_state =
    { $state ->
        [waiting] 未抽籤
        [drawn] 已抽籤
        [over] 已結束
        [ended_early] 提前結束
       *[under_way] 進行中
    }
page-group = 第 { $number } 組
page-group_column = 組

page-rounds = 各輪對局
page-round = 第 { $number } 輪
page-round_state =
    { $state ->
        [closed] 已結束
       *[published] 進行中
    }
page-board = 台次
page-table = 台次
page-red = 紅方
page-black = 黑方
page-bye = 輪空：{ $player }
page-free =
    { $why ->
        [bye] 輪空
        [requested_bye] 申請輪空
        [absent] 缺席
        [suspended] 停止編排
        [left_out] 留出
        [not_yet_in] 未到
       *[gone] 已退出
    }
page-not_paired = 不予編排：{ $player }（{ $why }）
page-status = { word-status }
page-unplayed = 未賽

page-bracket = 對陣表
page-champion = 冠軍：
page-winners = 勝者組
page-losers = 敗者組
page-final = 決賽
page-second_final = 第二場決賽
page-third_place = 第三名決賽
page-bye_alone = 輪空
page-match_note =
    { $note ->
        [lots] 抽籤決定
        [ruling] 裁定
        [withdrawal] 對方退出
        [play_off] 附加賽決定
        [level] 平
       *[outdated] 編排後先前結果已更正
    }

page-regulations = 規程
page-rules = 規則
page-system = 賽制
page-circular =
    { $field ->
        [groups] 分組循環制：同組每兩名參賽者
       *[whole] 大循環制：每兩名參賽者
    }相遇{ $meet ->
        [two_games] 一次，弈兩局，先後手各一局
        [two_cycles] 兩次，第二循環先後手互換
        [four_games] 兩次，每次弈兩局，先後手各一局
       *[once] 一局
    }（第 11.2 款）。
page-grouped =
    分 { $groups } 組，{ $seeding ->
        [rating] 種子按等級分均勻編入各組
        [places] 種子按名次均勻編入各組
       *[lots] 以抽籤分組
    }；組內號碼由抽籤決定（第 11.3、13.1 款）。
page-numbered =
    { $seeding ->
        [places] 號碼依名次而定（第 11.3 款）。
       *[rating] 號碼依等級分而定（第 11.3 款）。
    }
page-everybody = 全體參賽者。
page-qualified =
    { $groups ->
        [several] { $stage }各組
       *[single] { $stage }
    }{ $number ->
       *[other] 第 { $places } 名
    }參加{ $carried ->
        [yes] ；彼此在該階段的成績帶入，不再重賽
       *[no] {""}
    }（第 11.3 款）。
page-swiss =
    { $system ->
        [dutch] 積分編排制，共 { $rounds } 輪，按國際棋聯荷蘭制編排（第 11.4 款）。
       *[cn] 積分編排制，共 { $rounds } 輪，按積分編排（第 11.4 款）。
    }
page-swiss_first =
    { $first ->
        [halves_by_rank] 首輪上半區與下半區依編號順序對陣。
        [neighbours] 首輪相鄰編號對陣：1–2、4–3、5–6、8–7，餘類推。
        [lots] 首輪抽籤編排。
       *[halves_by_lot] 首輪上半區對下半區，對手及先後手均由抽籤決定。
    }
page-swiss_once =
    { $forfeits ->
        [yes] 同一對手只編排一次，棄權亦算已遇（規程另訂）。
       *[no] 同一對手只對局一次；棄權者可再編排（規程另訂）。
    }
page-swiss_colours = 在可能範圍內，連續執同色不多於 { $run } 次，執紅與執黑次數之差不多於 { $difference }（規程另訂）。
page-swiss_federations = 在可能範圍內，首 { $rounds } 輪同單位者不相遇（規程另訂）。
page-swiss_floats = 在可能範圍內，不連續兩輪同向調組（規程另訂）。
page-swiss_bye =
    { $worth ->
        [draw] 輪空作和局計
        [nothing] 輪空不得分
       *[win] 輪空作勝局計
    }；每人最多輪空 { $limit } 次（規程另訂）。
page-swiss_requested =
    { $limit ->
        [0] 不得申請輪空
       *[other] 每人可申請輪空 { $limit } 次，{ $worth ->
            [win] 作勝局計
            [draw] 作和局計
           *[nothing] 不得分
        }
    }（規程另訂）。
page-swiss_suspended = 連續棄權 { $forfeits } 次者停止編排，至裁判員准許為止（規程另訂）。
page-knock_out =
    { $elimination ->
        [double] 雙淘汰制：負兩場或決賽負者出局（第 11.1 款）。
        [double_reset] 雙淘汰制：負兩場者出局；此前未負者若負於決賽，加賽第二場決賽（第 11.1 款）。
       *[single] 淘汰制：負者出局（第 11.1 款）。
    }
page-seeds =
    { $seeding ->
        [lots] 種子次序由抽籤決定（第 11.1 款）。
        [places] 種子次序依名次而定（第 11.3 款）。
       *[rating] 種子次序依等級分而定（第 11.1 款）。
    }
page-match_games =
    { $games ->
        [1] 每場一局，猜先決定先後走（第 13.4 款）。
        [2] 每場兩局，第一局猜先，第二局互換先後走（第 13.5 款）。
       *[other] 每場至多 { $games } 局，勝局多者勝：單數局猜先，雙數局互換先後走（第 13.4、13.5 款）。
    }
page-level_match =
    { $last ->
        [no_ladder] 打平時以抽籤或裁定決定（第 15.6 款）。
        [level] 打平時加賽 { $ladder }；仍打平，以抽籤或裁定決定（第 15.6 款）。
        [red] 打平時加賽 { $ladder }；末局弈和，紅方晉級（第 15.6 款）。
       *[black] 打平時加賽 { $ladder }；末局弈和，黑方晉級（第 15.6 款）。
    }
page-third_place_played = 半決賽負者爭奪第三名。
page-out_together = 同一輪出局者名次並列，以待確定（第 15.6 款）。
page-scoring = 記分
page-teams = 團體
page-team_system =
    { $rule ->
        [fixed_boards] 隊與隊分 { $boards } 台，按報名台次定人（第 12.1 款）
        [with_reserves] 隊與隊分 { $boards } 台，可換替補，台次不得顛倒（第 12.2 款）
        [free_order] 隊與隊分 { $boards } 台，每場賽前臨時定台（第 12.3 款）
        [all_play_all] 一方全體隊員與另一方全體隊員逐一對弈（第 12.4 款）
       *[members_places] 按 { $boards } 名隊員在個人賽的名次（第 12.5 款）
    }
page-team_scoring = 場分按局分定：勝 { $win }，平 { $draw }，負 { $loss }（第 14.2 款）
page-scoring_text = 勝 { $win } 分，和 { $draw } 分，負 { $loss } 分（第 14.1 款）；「+」計 { $win } 分，「−」計 0 分（第 21.4 款）。
page-order = 積分相等時
page-order_text = 依次以{ $criteria }區分；仍無法區分，則名次並列（第 { $article } 款）。
page-withdrawals = 中途退出
page-below_half =
    { $rule ->
        [keep] 已賽對手不足半數者，成績仍然有效，其餘未賽對局均作棄權（規程另訂，不依第 20.3 款）。
       *[annul] 已賽對手不足半數者，所有已賽結果一概註銷；達到或超過半數者，成績有效，其餘未賽對局均作棄權，對方獲勝（第 20.3 款）。
    }
page-leaving_swiss = 積分編排制中途退出：已賽結果有效，已編排的對局作棄權，以後各輪不再編排（第 20.4 款）。
page-leaving_knock_out = 中途退出淘汰賽者，已定的結果有效，應與其相遇者不戰而晉級。
page-forfeits = 棄權與名次標準
page-forfeit_win =
    { $counts ->
        [yes] 未經實際對局的勝局計入「勝局」。
       *[no] 未經實際對局的勝局不計入「勝局」。
    }
page-forfeit_opponent =
    { $counts ->
        [yes] 棄權對手的積分計入「小分」。
       *[no] 棄權對手的積分不計入「小分」。
    }
page-forfeit_in_opponents =
    { $counts ->
        [yes] 棄權對手的積分計入「對手分」。
       *[no] 棄權對手的積分不計入「對手分」。
    }
page-bye_in_opponents = 輪空者之「對手分」以得分者中之最低分計；未予編排之輪次不計。

page-at_table = 第 { $round } 輪第 { $table } 台
page-outcome =
    { $outcome ->
        [red_wins] 紅勝
        [black_wins] 黑勝
        [draw] 和棋
        [both_lose] 雙方判負
       *[other] { $outcome }
    }
page-ending =
    { $ending ->
        [checkmate] 將死
        [stalemate] 困斃
        [facing_generals] 將帥對面
        [time_forfeit] 超時
        [illegal_move] 走棋違反行棋規定
        [perpetual_check] 長將
        [refused_to_change] 應變不變
        [fouls] 三次犯規
        [resignation] 認輸
        [misconduct] 因違紀判負
        [no_attackers] 雙方均無可能取勝
        [simple_position] 雙方均無取勝可能的簡單局勢
        [agreement] 提議作和，對方同意
        [repetition] 不變作和
        [natural_limit] 自然限着
        [reported] 由該台報告
        [forfeit] 棄權，未經實際對局
        [withdrawal] 一方中途退出
        [removal] 取消當場比賽資格
        [ruling] 由裁判員裁定
       *[other] { $ending }
    }
page-article = 第 { $article } 款
page-counts_nowhere = 一方退出，其所有結果一概註銷，本局不計（第 20.3 款）。
page-not_played = 未賽：{ $player } 已退出（第 20 條）。
page-to_move = 輪到{ word-side }走棋
page-in_check = 輪到{ word-side }走棋，正被將軍

page-time_and_fouls = 用時與犯規
page-conduct = 犯規情況
page-remaining = 剩餘時間
page-used = 已用時間
page-moves_due = 尚須着數
page-period = 時段
page-fouls = 犯規
page-fouls_of = { $number } 次（{ $articles }）
page-runs = 走時
page-clock =
    { $how ->
        [runs] { word-side }自 { $at } 起走時；雙方所示均為該時刻的鐘面。
        [over] 終局時的鐘面（{ $at }）。
        [awaits] 雙方均未到場，棋鐘尚未走動（第 21.3 款）。
       *[stands] 棋鐘沒有走動。
    }
page-called =
    { $due ->
        [late] 已請裁判員處理：{ word-side }似已遲到逾限，時限至 { $at } 為止（第 21.1 款）。
       *[flag] 已請裁判員處理：{ word-side }自 { $at } 起似已超時（第 22.1 款）。
    }
page-halted =
    { $ground ->
        [arbiter] 自 { $since } 起暫停：裁判員正在該台處理（第 17.4 款）。
        [claim] 自 { $since } 起暫停：裁判員正在審核一方的要求（第 23.3 款、第 24 條）。
        [hall] 自 { $since } 起全場暫停。
        [fault] 自 { $since } 起暫停：棋鐘發生故障（第 22.4 款）。
        [reopened] 自 { $since } 起暫停：原結果已撤銷，對局待續。
       *[unsaid] 自 { $since } 起暫停。
    }
page-must_change = { word-side }必須變着，再重複一次循環即判負（第 24.3 款）。
page-adjourned =
    自 { $since } 起封局，改時續弈。
    { GIVEN($side) ->
        [yes] { word-side }已封着。
       *[no] {""}
    }
page-position = 局面
page-turn = 回合
page-moves = 着法
page-no_moves = 沒有着法記錄。
