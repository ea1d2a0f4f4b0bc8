# 多處共用的詞語：每條說出同名的事實。文本以 { word-side } 引用。

word-side =
    { $side ->
        [red] 紅方
        [black] 黑方
       *[other] { $side }
    }

word-status =
    { $status ->
        [scheduled] 尚未開始
        [running] 正在進行
        [stopped] 已暫停
        [adjourned] 已封局
        [provisional] 結果待確認
        [disputed] 結果有爭議
        [confirmed] 結果已確認
        [annulled] 編排已撤銷
       *[other] { $status }
    }

word-standing =
    { $standing ->
        [detected] 尚待裁判員宣佈
        [announced] 已經宣佈
        [lifted] 已經撤銷
       *[other] { $standing }
    }

word-signer =
    { $signer ->
        [red] 紅方
        [black] 黑方
        [arbiter] 裁判員
       *[other] { $signer }
    }

word-outcome =
    { $outcome ->
        [red_wins] 紅勝
        [black_wins] 黑勝
        [draw] 和棋
        [both_lose] 雙方判負
       *[other] { $outcome }
    }

word-signed =
    { $signed ->
        [red_wins] 紅勝
        [black_wins] 黑勝
        [draw] 和棋
        [both_lose] 雙方判負
       *[other] { $signed }
    }

word-board =
    { $board ->
        [red_wins] 紅勝
        [black_wins] 黑勝
        [draw] 和棋
        [both_lose] 雙方判負
       *[other] { $board }
    }

word-role =
    { $role ->
        [administrator] 系統管理員
        [organiser] 競賽組織機構
        [chief_arbiter] 裁判長
        [arbiter] 裁判員
        [arbitration_committee] 仲裁委員會
        [scorer] 記錄員
        [player] 棋手
        [reader] 查閱者
       *[other] { $role }
    }

word-office =
    { $office ->
        [organiser] 競賽組織機構
        [chief_arbiter] 裁判長
        [deputy_chief_arbiter] 副裁判長
        [arbiter] 裁判員
        [arbitration_committee] 仲裁委員會
       *[other] { $office }
    }

word-penalty_kind =
    { $penalty_kind ->
        [warning] 警告
        [removal] 取消當場比賽資格
        [expulsion] 除名
       *[other] { $penalty_kind }
    }

word-decision =
    { $decision ->
        [upheld] 申訴成立
        [partly] 申訴部分成立
        [dismissed] 駁回申訴
        [withdrawn] 撤回申訴
       *[other] { $decision }
    }

word-spoken =
    { $spoken ->
        [game] 對局
        [round] 輪次
        [penalty] 處分
       *[other] { $spoken }
    }

word-man =
    { $man ->
        [general] { word-general }
        [advisor] { $side ->
            [red] 仕
           *[other] 士
        }
        [elephant] { word-elephant }
        [horse] 馬
        [chariot] 車
        [cannon] 炮
        [soldier] { word-soldier }
       *[other] { $man }
    }

word-general =
    { $side ->
        [red] 帥
        [black] 將
       *[other] 帥（將）
    }

word-elephant =
    { $side ->
        [red] 相
        [black] 象
       *[other] 相（象）
    }

word-soldier =
    { $side ->
        [red] 兵
        [black] 卒
       *[other] 兵（卒）
    }

word-place =
    { GIVEN($game) ->
        [yes] 第 { $game } 局
       *[no] 檔案
    }{ GIVEN($ply) ->
        [yes] 第 { $ply } 着
       *[no] { "" }
    }{ GIVEN($line) ->
        [yes] （第 { $line } 行）
       *[no] { "" }
    }

possible-moves =
    { GIVEN($possible) ->
        [yes] 可走的着法：{ $possible_chinese }。
       *[no] { "" }
    }

next-legal_move = 請改走符合行棋規定的着法。
next-mend_record = 請更正檔案後重新傳送；或請求寬鬆讀取：保留合法的部分，並說明捨去了甚麼。
