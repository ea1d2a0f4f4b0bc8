//! Two servers on one PostgreSQL: they make one administrator, see each other's writes, let one of two win, answer
//! for each other's commands, and one of them outlives the other.

mod postgres {
    use std::time::Duration;

    use serde_json::{Value, json};

    use crate::harness::client::{Client, Request};
    use crate::harness::cup::{self, Cup, legal_moves, play};
    use crate::harness::place::{Place, Postgres};
    use crate::harness::process::Process;
    use crate::stories::race::{at_once, winner};

    const SHOWN: &str = "administrator token";

    #[test]
    fn two_nodes_are_one_server_and_one_outlives_the_other() {
        let place = Postgres::fresh();
        let mut nodes = [(); 2].map(|()| Process::serve(place.arguments()));
        let addresses = nodes.each_ref().map(Process::address);
        let secret = first_to_show(&nodes);
        let [one, other] = addresses.map(|address| Client::new(address, Some(secret.clone())));
        let cup = Cup::public(&one, 4);
        let table = cup.round(1).swap_remove(0);
        let id = &table.game;
        other.post(&cup::game(id, "/start"), &Value::Null).must(200);

        let moves = legal_moves(5, 60);
        let (together, alone) = moves.split_at(20);
        for (ply, iccs) in (1..).zip(together) {
            let request = play(id, ply, iccs);
            let answers = at_once([(&one, request.clone()), (&other, play(id, ply, iccs))]);
            winner(&answers, &["game.wrong_ply"]);
            for node in [&one, &other] {
                let game = node.get(&cup::game(id, "")).must(200);
                assert_eq!(
                    game["moves"].as_array().unwrap().len(),
                    ply,
                    "what was answered is seen everywhere"
                );
            }
            // Answered by one, repeated at the other: the same outcome, of the one who won and of the one who lost.
            let again = other.send(&request);
            assert_eq!((again.status, &again.body), (answers[0].status, &answers[0].body));
        }

        nodes[0].kill();
        let reported = Request::post(&cup::game(id, "/result"), &json!({ "outcome": "draw" }));
        assert!(one.try_send(&reported).is_err(), "who was killed does not answer");
        for (ply, iccs) in (together.len() + 1..).zip(alone.iter().take(10)) {
            other.send(&play(id, ply, iccs)).must(201);
        }
        other.send(&reported).must(201);
        let mut verify = Process::run(&["verify"], place.arguments());
        assert!(verify.ended().success(), "{}", verify.out.text());
        nodes[1].terminate();
        assert!(nodes[1].ended().success(), "{}", nodes[1].log.text());
        let shown = nodes.iter().filter(|node| node.out.text().contains(SHOWN)).count();
        assert_eq!(shown, 1, "one administrator, and one secret");
    }

    /// The secret of the administrator, from the one that made it.
    fn first_to_show(nodes: &[Process]) -> String {
        for _ in 0..2000 {
            if let Some(node) = nodes.iter().find(|node| node.out.text().contains(SHOWN)) {
                return node.administrator();
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        panic!("nobody has made an administrator");
    }
}
