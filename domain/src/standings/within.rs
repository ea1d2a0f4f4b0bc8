//! The places within a category: the one table, with everybody else left out.
//!
//! Nobody is ranked anew: whoever stands before another overall stands before the other here too, by the same points and
//! criteria from all games, and whoever shares a place overall shares it here.

use std::collections::BTreeSet;

use crate::standings::parting::Separation;
use crate::standings::ranking::{Standing, Standings};
use crate::vocabulary::EntryId;

impl Standings {
    /// The same with these entrants only, their places numbered through.
    #[must_use]
    #[doc(alias = "組別")]
    pub fn within(self, members: &BTreeSet<EntryId>) -> Self {
        let mut ranked: Vec<Standing> = Vec::new();
        // Overall place of the last one taken, and what parts those left out since from the one before them.
        let (mut last_overall, mut between) = (None, None);
        let mut next = 1;
        for mut standing in self.ranked {
            between = foremost(&standing, between, standing.separated_by);
            if !members.contains(&standing.entry) {
                continue;
            }
            let overall = standing.place;
            let with_the_last = last_overall == Some(overall);
            standing.place = match ranked.last_mut().filter(|_| with_the_last) {
                Some(last) => {
                    last.shared = true;
                    last.place
                }
                None => next,
            };
            standing.shared = with_the_last;
            standing.separated_by = between.filter(|_| !ranked.is_empty() && !with_the_last);
            (last_overall, between) = (Some(overall), None);
            next += 1;
            ranked.push(standing);
        }
        let annulled = self.annulled.into_iter().filter(|gone| members.contains(&gone.entry)).collect();
        Self { ranked, annulled }
    }
}

/// Of two partings one after the other, the one that was made first: that alone parts who stands above both from who
/// stands below.
fn foremost(standing: &Standing, one: Option<Separation>, other: Option<Separation>) -> Option<Separation> {
    let step = |by: &Separation| match by {
        Separation::Points | Separation::SumOfPlaces => 0,
        Separation::Penalties => 1,
        Separation::Settled => usize::MAX,
        Separation::TieBreak(id) => {
            2 + standing.tie_breaks.iter().take_while(|value| value.tie_break != *id).count()
        }
    };
    one.into_iter().chain(other).min_by_key(step)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::standings::paper::{Paper, entry, in_lines};

    /// 4, 1, 2 and 3 in this order: by points, by small points, by points.
    fn four() -> Standings {
        Paper::read(
            ". 1 0 1
             0 . 1 1
             1 0 . ½
             0 0 ½ .",
        )
        .rank()
    }

    fn of(table: Standings, numbers: &[u32]) -> Vec<String> {
        let table = table.within(&numbers.iter().map(|number| entry(*number)).collect());
        in_lines(&table).iter().map(|line| line.replace(" 2 . 0 ", " … ").replace(" 1 . 0 ", " … ")).collect()
    }

    #[test]
    fn places_close_up_and_what_parted_them_first_is_told() {
        assert_eq!(in_lines(&four())[1..3], ["2 2 2 2 2 . 0 sonneborn_berger", "3 3 1½ 2¼ 1 . 0 points"]);
        assert_eq!(of(four(), &[1, 3]), ["1 1 2 2½ … -", "2 3 1½ 2¼ … points"]);
        assert_eq!(of(four(), &[1, 2]), ["1 1 2 2½ … -", "2 2 2 2 … sonneborn_berger"]);
        assert_eq!(of(four(), &[3]), ["1 3 1½ 2¼ … -"]);
        assert!(of(four(), &[]).is_empty());
    }

    #[test]
    fn who_shares_a_place_overall_shares_it_with_those_of_the_category() {
        let three_share = || {
            Paper::read(
                ". 0 1 ½
                 1 . 0 ½
                 0 1 . ½
                 ½ ½ ½ .",
            )
            .rank()
        };
        let shared = of(three_share(), &[2, 3, 4]);
        assert_eq!(shared, ["1= 2 1½ 2¼ 1 1 0 -", "1= 3 1½ 2¼ 1 1 0 -", "3 4 1½ 2¼ 0 . 0 wins"]);
        // The other two with whom 3 shares the place are not of the category.
        assert_eq!(of(three_share(), &[3, 4]), ["1 3 1½ 2¼ 1 1 0 -", "2 4 1½ 2¼ 0 . 0 wins"]);
    }

    #[test]
    fn art_20_3_the_annulled_of_the_category_have_no_place_in_it_either() {
        let table = Paper::read(". 1\n0 .").annul(2).rank();
        let within = table.clone().within(&[entry(2)].into());
        assert_eq!((within.ranked.len(), within.annulled.len()), (0, 1));
        assert!(table.within(&[entry(1)].into()).annulled.is_empty());
    }
}
