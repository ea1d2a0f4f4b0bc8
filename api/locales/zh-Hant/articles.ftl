# 一九九九年規則各章、條、款的標題。原文未印標題者，由本程式自擬。

chapter-1 = 行棋規定
chapter-2 = 比賽規則
chapter-3 = 競賽
chapter-4 = 棋例

article-1 = 棋盤和棋子
article-1-1 = 棋盤
article-1-2 = 棋子
article-1-3 = 擺法
article-1-4 = 棋具規格

article-2 = 走棋和吃子
article-2-1 = 輪流走棋
article-2-2 = 走法
article-2-3 = 吃子

article-3 = 將死和困斃
article-3-1 = 照將
article-3-2 = 困斃

article-4 = 勝、負、和
article-4-1 = 輸棋
article-4-1-1 = 將死
article-4-1-2 = 將帥對面
article-4-1-3 = 困斃判負
article-4-1-4 = 超時判負
article-4-1-5 = 遲到判負
article-4-1-6 = 違反行棋規定
article-4-1-7 = 應變不變
article-4-1-8 = 三次犯規
article-4-1-9 = 認輸
article-4-1-10 = 拒守規則、嚴重違紀
article-4-2 = 和棋
article-4-2-1 = 無可能取勝
article-4-2-2 = 同意作和
article-4-2-3 = 不變作和
article-4-2-4 = 自然限着

article-5 = 摸子、落子、糾正錯誤
article-5-1 = 摸己方棋子
article-5-2 = 摸對方棋子
article-5-3 = 先摸己後摸彼
article-5-4 = 先摸彼後摸己
article-5-5 = 同時摸雙方棋子
article-5-6 = 擺正棋子
article-5-7 = 落子生根
article-5-8 = 糾正錯誤

article-6 = 計時
article-6-1 = 90 分鐘 40 着
article-6-2 = 60 分鐘 30 着
article-6-3 = 10 分鐘 40 着
article-6-4 = 5 分鐘 30 着
article-6-5 = 時間包乾

article-7 = 記錄
article-7-1 = 逐着記錄
article-7-2 = 暫緩記錄
article-7-3 = 謄清補正
article-7-4 = 拒絕記錄
article-7-5 = 記錄方式

article-8 = 棋手須知
article-8-1 = 服裝儀表
article-8-2 = 瞭解規則
article-8-3 = 禁止離座、交談、參考資料
article-8-4 = 禁止干擾對方
article-8-5 = 提出問題與申訴
article-8-6 = 按鐘
article-8-7 = 不得讓分媾和
article-8-8 = 違紀處理

article-9 = 犯規
article-9-1 = 犯規情況
article-9-1-1 = 干擾對方
article-9-1-2 = 擅停擅開棋鐘
article-9-1-3 = 連續提和
article-9-1-4 = 自然限着不實
article-9-1-5 = 摸不能走的己子
article-9-1-6 = 摸吃不掉的彼子
article-9-1-7 = 連續漏記
article-9-1-8 = 違反棋手須知
article-9-2 = 宣佈犯規

article-10 = 對局結束
article-10-1 = 對局結果
article-10-2 = 退出賽場

article-11 = 比賽制度
article-11-1 = 淘汰制
article-11-2 = 大循環制
article-11-3 = 分組循環制
article-11-4 = 積分編排制

article-12 = 團體比賽
article-12-1 = 分台定人制
article-12-2 = 分台換人制
article-12-3 = 臨時定台制
article-12-4 = 全隊輪賽制
article-12-5 = 隊員總分制

article-13 = 先後走
article-13-1 = 循環制個人賽先後走
article-13-2 = 循環制團體賽先後走
article-13-3 = 積分編排制先後走
article-13-4 = 猜先
article-13-5 = 兩局制先後走

article-14 = 記分
article-14-1 = 每局記分
article-14-2 = 團體賽記分

article-15 = 名次
article-15-1 = 循環制個人名次
article-15-2 = 積分編排制個人名次
article-15-3 = 循環制團體名次
article-15-4 = 積分編排制團體名次
article-15-5 = 隊員總分制名次
article-15-6 = 加賽

article-16 = 競賽組織機構
article-16-1 = 組織機構職責
article-16-2 = 裁判人員
article-16-3 = 仲裁委員會

article-17 = 裁判員職責
article-17-1 = 補充規定
article-17-2 = 檢查場地器材
article-17-3 = 闡明規則
article-17-4 = 執行規則
article-17-5 = 監局與公佈結果
article-17-6 = 維持賽場
article-17-7 = 處分違紀棋手
article-17-8 = 接受考評

article-18 = 紀律處分
article-18-1 = 警告
article-18-2 = 取消當場比賽資格
article-18-3 = 除名
article-18-4 = 受處分者名次

article-19 = 賽場
article-19-1 = 保持安靜
article-19-2 = 禁止吸煙
article-19-3 = 賽場條件

article-20 = 退出比賽
article-20-1 = 退出須經同意
article-20-2 = 賽前退出
article-20-3 = 循環制中途退出
article-20-4 = 積分編排制中途退出

article-21 = 遲到與缺席
article-21-1 = 一方遲到
article-21-2 = 規定時限前趕到
article-21-3 = 雙方遲到
article-21-4 = 缺席的記法

article-22 = 超時
article-22-1 = 未走滿着數
article-22-2 = 倒旗
article-22-3 = 無旗棋鐘
article-22-4 = 棋鐘故障
article-22-5 = 未及按鐘

article-23 = 和棋的提議與判定
article-23-1 = 提和
article-23-2 = 裁判判和
article-23-3 = 自然限着判和

article-24 = 待判局面
article-24-1 = 單方長將判負
article-24-2 = 不變作和
article-24-3 = 犯禁方變着

article-25 = 棋例
article-25-1 = 棋例釋義
article-25-2 = 禁止着法與允許着法
article-25-3 = 子力價值

article-26 = 總則
article-26-1 = 不允許單方面長將
article-26-2 = 雙方均為允許着法
article-26-3 = 雙方均為禁止着法
article-26-4 = 一方禁止一方允許

article-27 = 細則
article-27-1 = 帥（將）的捉
article-27-2 = 兵（卒）的捉
article-27-3 = 佔據防守要點
article-27-4 = 從重裁處

article-28 = 術語
article-28-1 = 將
article-28-2 = 殺
article-28-3 = 捉
article-28-4 = 打
article-28-5 = 兑
article-28-6 = 獻
article-28-7 = 攔
article-28-8 = 跟
article-28-9 = 閒
article-28-10 = 長將
article-28-11 = 長殺
article-28-12 = 長捉
article-28-13 = 長兑
article-28-14 = 長打對長打
article-28-15 = 長打對非長打
article-28-16 = 有根子和無根子

article-29 = 捉子的條件
article-29-1 = 捉的形式
article-29-2 = 剛走的這着
article-29-3 = 有價值的無根子
article-29-4 = 吃後不致被將死
