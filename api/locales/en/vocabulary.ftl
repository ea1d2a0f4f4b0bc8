# Words that several texts share: each says a fact of the same name. A text takes one in as { word-side }.

word-side =
    { $side ->
        [red] Red
        [black] Black
       *[other] { $side }
    }

word-status =
    { $status ->
        [scheduled] not begun
        [running] under way
        [stopped] halted
        [adjourned] adjourned
        [provisional] provisional
        [disputed] disputed
        [confirmed] confirmed
        [annulled] taken back
       *[other] { $status }
    }

word-standing =
    { $standing ->
        [detected] put to the arbiter, and not announced
        [announced] announced already
        [lifted] lifted already
       *[other] { $standing }
    }

word-signer =
    { $signer ->
        [red] Red
        [black] Black
        [arbiter] The arbiter
       *[other] { $signer }
    }

word-outcome =
    { $outcome ->
        [red_wins] a win for Red
        [black_wins] a win for Black
        [draw] a draw
        [both_lose] a loss for both
       *[other] { $outcome }
    }

word-signed =
    { $signed ->
        [red_wins] a win for Red
        [black_wins] a win for Black
        [draw] a draw
        [both_lose] a loss for both
       *[other] { $signed }
    }

word-board =
    { $board ->
        [red_wins] a win for Red
        [black_wins] a win for Black
        [draw] a draw
        [both_lose] a loss for both
       *[other] { $board }
    }

word-role =
    { $role ->
        [administrator] administrator
        [organiser] organiser
        [chief_arbiter] chief arbiter
        [arbiter] arbiter
        [arbitration_committee] arbitration committee
        [scorer] scorer
        [player] player
        [reader] reader
       *[other] { $role }
    }

word-office =
    { $office ->
        [organiser] organiser
        [chief_arbiter] chief arbiter
        [deputy_chief_arbiter] deputy chief arbiter
        [arbiter] arbiter
        [arbitration_committee] arbitration committee
       *[other] { $office }
    }

word-penalty_kind =
    { $penalty_kind ->
        [warning] A warning
        [removal] Removal from a game
        [expulsion] Expulsion
       *[other] { $penalty_kind }
    }

word-decision =
    { $decision ->
        [upheld] upheld
        [partly] upheld in part
        [dismissed] dismissed
        [withdrawn] taken back
       *[other] { $decision }
    }

word-spoken =
    { $spoken ->
        [game] game
        [round] round
        [penalty] penalty
       *[other] { $spoken }
    }

word-man =
    { $man ->
        [general] general
        [advisor] advisor
        [elephant] elephant
        [horse] horse
        [chariot] chariot
        [cannon] cannon
        [soldier] soldier
       *[other] { $man }
    }

word-place =
    { GIVEN($game) ->
        [yes] Game { $game }
       *[no] The file
    }{ GIVEN($ply) ->
        [yes] , ply { $ply }
       *[no] { "" }
    }{ GIVEN($line) ->
        [yes] , line { $line }
       *[no] { "" }
    }

possible-moves =
    { GIVEN($possible) ->
        [yes] Possible moves: { $possible_wxf }.
       *[no] { "" }
    }

next-legal_move = Send a legal move.
next-mend_record = Mend the file and send it again, or ask for a lenient reading: it keeps what is legal, and says what it leaves out.
