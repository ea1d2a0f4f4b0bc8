# 一九九九年规则各章、条、款的标题。原文未印标题者，由本程序自拟。

chapter-1 = 行棋规定
chapter-2 = 比赛规则
chapter-3 = 竞赛
chapter-4 = 棋例

article-1 = 棋盘和棋子
article-1-1 = 棋盘
article-1-2 = 棋子
article-1-3 = 摆法
article-1-4 = 棋具规格

article-2 = 走棋和吃子
article-2-1 = 轮流走棋
article-2-2 = 走法
article-2-3 = 吃子

article-3 = 将死和困毙
article-3-1 = 照将
article-3-2 = 困毙

article-4 = 胜、负、和
article-4-1 = 输棋
article-4-1-1 = 将死
article-4-1-2 = 将帅对面
article-4-1-3 = 困毙判负
article-4-1-4 = 超时判负
article-4-1-5 = 迟到判负
article-4-1-6 = 违反行棋规定
article-4-1-7 = 应变不变
article-4-1-8 = 三次犯规
article-4-1-9 = 认输
article-4-1-10 = 拒守规则、严重违纪
article-4-2 = 和棋
article-4-2-1 = 无可能取胜
article-4-2-2 = 同意作和
article-4-2-3 = 不变作和
article-4-2-4 = 自然限着

article-5 = 摸子、落子、纠正错误
article-5-1 = 摸己方棋子
article-5-2 = 摸对方棋子
article-5-3 = 先摸己后摸彼
article-5-4 = 先摸彼后摸己
article-5-5 = 同时摸双方棋子
article-5-6 = 摆正棋子
article-5-7 = 落子生根
article-5-8 = 纠正错误

article-6 = 计时
article-6-1 = 90 分钟 40 着
article-6-2 = 60 分钟 30 着
article-6-3 = 10 分钟 40 着
article-6-4 = 5 分钟 30 着
article-6-5 = 时间包干

article-7 = 记录
article-7-1 = 逐着记录
article-7-2 = 暂缓记录
article-7-3 = 誊清补正
article-7-4 = 拒绝记录
article-7-5 = 记录方式

article-8 = 棋手须知
article-8-1 = 服装仪表
article-8-2 = 了解规则
article-8-3 = 禁止离座、交谈、参考资料
article-8-4 = 禁止干扰对方
article-8-5 = 提出问题与申诉
article-8-6 = 按钟
article-8-7 = 不得让分媾和
article-8-8 = 违纪处理

article-9 = 犯规
article-9-1 = 犯规情况
article-9-1-1 = 干扰对方
article-9-1-2 = 擅停擅开棋钟
article-9-1-3 = 连续提和
article-9-1-4 = 自然限着不实
article-9-1-5 = 摸不能走的己子
article-9-1-6 = 摸吃不掉的彼子
article-9-1-7 = 连续漏记
article-9-1-8 = 违反棋手须知
article-9-2 = 宣布犯规

article-10 = 对局结束
article-10-1 = 对局结果
article-10-2 = 退出赛场

article-11 = 比赛制度
article-11-1 = 淘汰制
article-11-2 = 大循环制
article-11-3 = 分组循环制
article-11-4 = 积分编排制

article-12 = 团体比赛
article-12-1 = 分台定人制
article-12-2 = 分台换人制
article-12-3 = 临时定台制
article-12-4 = 全队轮赛制
article-12-5 = 队员总分制

article-13 = 先后走
article-13-1 = 循环制个人赛先后走
article-13-2 = 循环制团体赛先后走
article-13-3 = 积分编排制先后走
article-13-4 = 猜先
article-13-5 = 两局制先后走

article-14 = 记分
article-14-1 = 每局记分
article-14-2 = 团体赛记分

article-15 = 名次
article-15-1 = 循环制个人名次
article-15-2 = 积分编排制个人名次
article-15-3 = 循环制团体名次
article-15-4 = 积分编排制团体名次
article-15-5 = 队员总分制名次
article-15-6 = 加赛

article-16 = 竞赛组织机构
article-16-1 = 组织机构职责
article-16-2 = 裁判人员
article-16-3 = 仲裁委员会

article-17 = 裁判员职责
article-17-1 = 补充规定
article-17-2 = 检查场地器材
article-17-3 = 阐明规则
article-17-4 = 执行规则
article-17-5 = 监局与公布结果
article-17-6 = 维持赛场
article-17-7 = 处分违纪棋手
article-17-8 = 接受考评

article-18 = 纪律处分
article-18-1 = 警告
article-18-2 = 取消当场比赛资格
article-18-3 = 除名
article-18-4 = 受处分者名次

article-19 = 赛场
article-19-1 = 保持安静
article-19-2 = 禁止吸烟
article-19-3 = 赛场条件

article-20 = 退出比赛
article-20-1 = 退出须经同意
article-20-2 = 赛前退出
article-20-3 = 循环制中途退出
article-20-4 = 积分编排制中途退出

article-21 = 迟到与缺席
article-21-1 = 一方迟到
article-21-2 = 规定时限前赶到
article-21-3 = 双方迟到
article-21-4 = 缺席的记法

article-22 = 超时
article-22-1 = 未走满着数
article-22-2 = 倒旗
article-22-3 = 无旗棋钟
article-22-4 = 棋钟故障
article-22-5 = 未及按钟

article-23 = 和棋的提议与判定
article-23-1 = 提和
article-23-2 = 裁判判和
article-23-3 = 自然限着判和

article-24 = 待判局面
article-24-1 = 单方长将判负
article-24-2 = 不变作和
article-24-3 = 犯禁方变着

article-25 = 棋例
article-25-1 = 棋例释义
article-25-2 = 禁止着法与允许着法
article-25-3 = 子力价值

article-26 = 总则
article-26-1 = 不允许单方面长将
article-26-2 = 双方均为允许着法
article-26-3 = 双方均为禁止着法
article-26-4 = 一方禁止一方允许

article-27 = 细则
article-27-1 = 帅（将）的捉
article-27-2 = 兵（卒）的捉
article-27-3 = 占据防守要点
article-27-4 = 从重裁处

article-28 = 术语
article-28-1 = 将
article-28-2 = 杀
article-28-3 = 捉
article-28-4 = 打
article-28-5 = 兑
article-28-6 = 献
article-28-7 = 拦
article-28-8 = 跟
article-28-9 = 闲
article-28-10 = 长将
article-28-11 = 长杀
article-28-12 = 长捉
article-28-13 = 长兑
article-28-14 = 长打对长打
article-28-15 = 长打对非长打
article-28-16 = 有根子和无根子

article-29 = 捉子的条件
article-29-1 = 捉的形式
article-29-2 = 刚走的这着
article-29-3 = 有价值的无根子
article-29-4 = 吃后不致被将死
