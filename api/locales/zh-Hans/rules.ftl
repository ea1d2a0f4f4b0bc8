# 各套规则、其参数，以及个别数值的说明。

rule-set-cn-1999 = 《象棋竞赛规则》（1999 年）
rule-set-cn-2011 = 《象棋竞赛规则》（2011 年）
rule-set-cn-2020 = 《象棋竞赛规则》（2020 年）
rule-set-wxf-2018 = 《世界象棋规则》（2018 年）

parameter-natural_limit_rounds = 自然限着：连续不吃子的回合数
parameter-counted_checks = 审核时提出方将军最多计入的着数
parameter-surplus_check_drops = 超出部分的将军从回合数中扣除的单位
parameter-natural_limit_unasked = 双方均未提出时裁判可判和
parameter-claim_penalty_ms = 自然限着提出不实所扣的时间
parameter-repetition_loss_unasked = 无人要求时裁判可就循环反复判负或责令变着
parameter-fouls_to_lose = 判负的犯规次数
parameter-omitted_plies_per_foul = 判犯规一次的连续漏记着数
parameter-omission_grace_ms = 所剩时限不足此数时可暂缓记录
parameter-late_limit_ms = 迟到判负时限
parameter-illegal_move = 走棋违反行棋规定的处理
parameter-draw_offer_from_round = 可以提和的最早回合
parameter-game_points = 每局记分
parameter-team_points = 团体赛场分

parameter_note-may_be_lowered = 比赛规程可以酌减，不得增加。
parameter_note-no_number = 原文只说规定时限，未给数字，须由比赛规程订明。
parameter_note-no_first_round = 原文未设限制，自第一回合起即可提和。
parameter_note-surplus = 原文未说明超过十着的将军如何计算。此处理解为每着所在的回合不计：将军 20 着，须满 70 回合方合 60 回合。
parameter_note-between_editions = 未见原文；1999 年版与 2020 年版一致。
parameter_note-quick_chess = 见于快棋规定：由裁判直接裁定。
parameter_note-strictness_parted = 原文将业余与专业的尺度分开；具体规定未见。
parameter_note-other_scales = 原文记作 2、1、0 分；主办方可采用其他记分法，如 3、1、0 分。
parameter_note-from_events = 仅见于赛事，记作 2、1、0 分。
parameter_note-fouls_in_events = 各赛事自定：2014 年世界锦标赛为四次，越南 2004 年为三次。
parameter_note-omissions_in_events = 据 2014 年世界锦标赛：漏记四至七着为一次，八着为两次。
parameter_note-sum_of_places = 世界锦标赛以队员名次之和排列团体名次。
