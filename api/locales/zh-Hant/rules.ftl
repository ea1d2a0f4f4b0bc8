# 各套規則、其參數，以及個別數值的說明。

rule-set-cn-1999 = 《象棋競賽規則》（1999 年）
rule-set-cn-2011 = 《象棋競賽規則》（2011 年）
rule-set-cn-2020 = 《象棋競賽規則》（2020 年）
rule-set-wxf-2018 = 《世界象棋規則》（2018 年）

parameter-natural_limit_rounds = 自然限着：連續不吃子的回合數
parameter-counted_checks = 審核時提出方將軍最多計入的着數
parameter-surplus_check_drops = 超出部分的將軍從回合數中扣除的單位
parameter-natural_limit_unasked = 雙方均未提出時裁判可判和
parameter-claim_penalty_ms = 自然限着提出不實所扣的時間
parameter-repetition_loss_unasked = 無人要求時裁判可就循環反覆判負或責令變着
parameter-fouls_to_lose = 判負的犯規次數
parameter-omitted_plies_per_foul = 判犯規一次的連續漏記着數
parameter-omission_grace_ms = 所剩時限不足此數時可暫緩記錄
parameter-late_limit_ms = 遲到判負時限
parameter-illegal_move = 走棋違反行棋規定的處理
parameter-draw_offer_from_round = 可以提和的最早回合
parameter-game_points = 每局記分
parameter-team_points = 團體賽場分

parameter_note-may_be_lowered = 比賽規程可以酌減，不得增加。
parameter_note-no_number = 原文只說規定時限，未給數字，須由比賽規程訂明。
parameter_note-no_first_round = 原文未設限制，自第一回合起即可提和。
parameter_note-surplus = 原文未說明超過十着的將軍如何計算。此處理解為每着所在的回合不計：將軍 20 着，須滿 70 回合方合 60 回合。
parameter_note-between_editions = 未見原文；1999 年版與 2020 年版一致。
parameter_note-quick_chess = 見於快棋規定：由裁判直接裁定。
parameter_note-strictness_parted = 原文將業餘與專業的尺度分開；具體規定未見。
parameter_note-other_scales = 原文記作 2、1、0 分；主辦方可採用其他記分法，如 3、1、0 分。
parameter_note-from_events = 僅見於賽事，記作 2、1、0 分。
parameter_note-fouls_in_events = 各賽事自定：2014 年世界錦標賽為四次，越南 2004 年為三次。
parameter_note-omissions_in_events = 據 2014 年世界錦標賽：漏記四至七着為一次，八着為兩次。
parameter_note-sum_of_places = 世界錦標賽以隊員名次之和排列團體名次。
