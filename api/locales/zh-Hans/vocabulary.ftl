# 多处共用的词语：每条说出同名的事实。文本以 { word-side } 引用。

word-side =
    { $side ->
        [red] 红方
        [black] 黑方
       *[other] { $side }
    }

word-status =
    { $status ->
        [scheduled] 尚未开始
        [running] 正在进行
        [stopped] 已暂停
        [adjourned] 已封局
        [provisional] 结果待确认
        [disputed] 结果有争议
        [confirmed] 结果已确认
        [annulled] 编排已撤销
       *[other] { $status }
    }

word-standing =
    { $standing ->
        [detected] 尚待裁判员宣布
        [announced] 已经宣布
        [lifted] 已经撤销
       *[other] { $standing }
    }

word-signer =
    { $signer ->
        [red] 红方
        [black] 黑方
        [arbiter] 裁判员
       *[other] { $signer }
    }

word-outcome =
    { $outcome ->
        [red_wins] 红胜
        [black_wins] 黑胜
        [draw] 和棋
        [both_lose] 双方判负
       *[other] { $outcome }
    }

word-signed =
    { $signed ->
        [red_wins] 红胜
        [black_wins] 黑胜
        [draw] 和棋
        [both_lose] 双方判负
       *[other] { $signed }
    }

word-board =
    { $board ->
        [red_wins] 红胜
        [black_wins] 黑胜
        [draw] 和棋
        [both_lose] 双方判负
       *[other] { $board }
    }

word-role =
    { $role ->
        [administrator] 系统管理员
        [organiser] 竞赛组织机构
        [chief_arbiter] 裁判长
        [arbiter] 裁判员
        [arbitration_committee] 仲裁委员会
        [scorer] 记录员
        [player] 棋手
        [reader] 查阅者
       *[other] { $role }
    }

word-office =
    { $office ->
        [organiser] 竞赛组织机构
        [chief_arbiter] 裁判长
        [deputy_chief_arbiter] 副裁判长
        [arbiter] 裁判员
        [arbitration_committee] 仲裁委员会
       *[other] { $office }
    }

word-penalty_kind =
    { $penalty_kind ->
        [warning] 警告
        [removal] 取消当场比赛资格
        [expulsion] 除名
       *[other] { $penalty_kind }
    }

word-decision =
    { $decision ->
        [upheld] 申诉成立
        [partly] 申诉部分成立
        [dismissed] 驳回申诉
        [withdrawn] 撤回申诉
       *[other] { $decision }
    }

word-spoken =
    { $spoken ->
        [game] 对局
        [round] 轮次
        [penalty] 处分
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
        [horse] 马
        [chariot] 车
        [cannon] 炮
        [soldier] { word-soldier }
       *[other] { $man }
    }

word-general =
    { $side ->
        [red] 帅
        [black] 将
       *[other] 帅（将）
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
       *[no] 文件
    }{ GIVEN($ply) ->
        [yes] 第 { $ply } 着
       *[no] { "" }
    }{ GIVEN($line) ->
        [yes] （第 { $line } 行）
       *[no] { "" }
    }

possible-moves =
    { GIVEN($possible) ->
        [yes] 可走的着法：{ $possible_chinese_simplified }。
       *[no] { "" }
    }

next-legal_move = 请改走符合行棋规定的着法。
next-mend_record = 请更正文件后重新发送；或请求宽松读取：保留合法的部分，并说明舍去了什么。
