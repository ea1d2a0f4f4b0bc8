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
        [provisional] provisional
        [disputed] disputed
        [confirmed] confirmed
        [annulled] taken back
       *[other] { $status }
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

next-legal_move = Send a legal move.
