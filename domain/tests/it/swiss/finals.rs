//! Article 11.4: those whom the arbiter names are left out of the last round, and play a final.

use chuhe_domain::tournament::{
    CloseRound, Entrants, Format, KnockOutFormat, NotPaired, PairRound, Places, PublishRound, Refusal,
    Regulations, StagePlan, SwissRefusal,
};

use super::{dutch, lower_wins, n, open, paired, refused, rounds};
use crate::hall::{Hall, by_seed, entrant};

/// Seven in four rounds, then the first two of them in a final.
fn cup() -> Hall {
    let swiss = StagePlan { format: dutch(rounds(4)), ..StagePlan::default() };
    let last = StagePlan {
        format: Format::KnockOut(KnockOutFormat::default()),
        entrants: Entrants::Places(Places { stage: 1, from: 1, to: 2, carried: false }),
        ..StagePlan::default()
    };
    let mut hall = Hall::under(Regulations { stages: vec![swiss, last], ..Regulations::default() }, 7);
    hall.draw();
    for round in 1..=3 {
        open(&mut hall, round);
        lower_wins(&mut hall, round);
        hall.must(&CloseRound { round });
    }
    hall
}

#[test]
fn art_11_4_finalists_are_left_out_of_the_last_round_and_play_beside_it() {
    let mut hall = cup();
    let leaders: Vec<u32> = hall.standings().ranked.iter().take(2).map(|row| n(row.entry)).collect();
    let left_out: Vec<_> = leaders.iter().map(|it| entrant(*it)).collect();
    let twice = PairRound { left_out: vec![left_out[0], left_out[0]], ..paired(4) };
    let refusal = SwissRefusal::NotToBeLeftOut { entry: left_out[0], index: 1 };
    assert_eq!(refused(&mut hall, &twice), refusal.into());
    // Before the last round is paired, nobody knows who plays the final.
    assert_eq!(refused(&mut hall, &by_seed("final")), Refusal::StageOpen { stage: 1 });
    hall.must(&PairRound { left_out: left_out.clone(), ..paired(4) });
    let round = &hall.tournament.rounds[&4];
    assert_eq!(round.entrants().len(), 5);
    let out: Vec<_> = round.unpaired.iter().map(|it| (it.entry, it.why)).collect();
    let mut expected: Vec<_> = left_out.iter().map(|it| (*it, NotPaired::LeftOut)).collect();
    expected.sort_by_key(|(entry, _)| hall.tournament.number(*entry));
    assert_eq!(out, expected);
    hall.must(&PublishRound { round: 4 });
    hall.must(&by_seed("final"));
    let order = &hall.tournament.draw(2).unwrap().groups[0].order;
    assert_eq!(order, &left_out, "seeded by their places");
    let last = PairRound { round: 5, stage: Some(2), seed: None, ..PairRound::default() };
    hall.must(&last);
    lower_wins(&mut hall, 4);
    hall.must(&CloseRound { round: 4 });
}

#[test]
fn art_11_4_nobody_is_left_out_of_an_earlier_round() {
    let mut hall = cup();
    hall.must(&paired(4));
    let early = PairRound { left_out: vec![entrant(1)], ..paired(5) };
    let refusal = refused(&mut hall, &early);
    assert_eq!(refusal, SwissRefusal::NoFurtherRound { stage: 1, rounds: 4 }.into());
}
