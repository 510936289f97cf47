// SPDX-License-Identifier: MIT
//! Ports are bound by name: their order does not matter, nor do ports that a model or a stimulus
//! does not name.
use warpwright_golden::scoreboard::Scoreboard;
use warpwright_golden::stimulus::scoreboard::Neighbours;
use warpwright_golden::{ports, AnyModel, AnyStimulus, Model, Port, PortList, Random};

const WARPS: usize = 4;

/// The ports of a scoreboard of four warps.
fn scoreboard() -> PortList {
    let one = |name: &str| vec![name.to_owned()];
    let many = |name: &str, count: usize| (0..count).map(|i| format!("{name}${i}")).collect();
    let list = |names: Vec<Vec<String>>| {
        names.concat().into_iter().map(|name| Port { name, width: 8 }).collect()
    };
    let launch = ["launch_valid", "launch_warp", "launch_wait"].map(one);
    let issue = ["valid", "warp", "reorderable", "slot", "load", "store", "wait"];
    let issue = issue.map(|field| one(&format!("issue_{field}")));
    let complete = ["valid", "warp", "slot"].map(|field| many(&format!("complete_{field}"), 2));
    let outputs = [
        one("hold"),
        many("pending", WARPS),
        many("full", WARPS),
        one("idle"),
        one("loads"),
        one("stores"),
    ];
    PortList {
        inputs: list([launch.to_vec(), issue.to_vec(), complete.to_vec()].concat()),
        outputs: list(outputs.to_vec()),
    }
}

/// What the model gives in each of many cycles, and the inputs it got, each with the name of its
/// port.
fn run(design: &PortList) -> Vec<Vec<(String, Option<u64>)>> {
    let mut model = Scoreboard::new(WARPS, 8, [2; 8], false, false);
    let mut stimulus = Neighbours::new(WARPS, 8);
    let (mut model, mut stimulus) = (model.bind(design), stimulus.bind(design));
    let mut random = Random::new(1);
    let mut seen = vec![0; design.outputs.len()];
    let mut trace = vec![];
    for _ in 0..500 {
        let inputs = stimulus.next(&mut || random.bits(), &seen);
        let outputs = model.outputs(&inputs);
        model.clock(&inputs);
        seen = outputs.iter().map(|value| value.unwrap_or(0)).collect();
        let inputs = inputs.iter().copied().map(Some);
        let names = design.inputs.iter().chain(&design.outputs).map(|port| port.name.clone());
        let mut row: Vec<_> = names.zip(inputs.chain(outputs)).collect();
        row.sort();
        trace.push(row);
    }
    trace
}

#[test]
fn the_order_of_the_ports_changes_nothing() {
    let design = scoreboard();
    let mut other = design.clone();
    other.inputs.rotate_left(5);
    other.outputs.reverse();
    assert_ne!(design, other);
    let trace = run(&design);
    assert_eq!(trace, run(&other));
    assert!(trace
        .iter()
        .flatten()
        .any(|(name, value)| name == "hold" && value.is_some_and(|value| value != 0)));
}

#[test]
fn an_input_that_is_added_changes_nothing() {
    let design = scoreboard();
    let mut other = design.clone();
    other.inputs.insert(4, Port { name: "added".into(), width: 3 });
    let without: Vec<Vec<_>> = run(&other)
        .into_iter()
        .map(|row| row.into_iter().filter(|(name, _)| name != "added").collect())
        .collect();
    assert_eq!(run(&design), without);
    assert!(run(&other).iter().flatten().all(|(name, value)| name != "added" || *value == Some(0)));
}

/// What `bind` says of a design whose ports a change has made others.
fn refused(change: impl FnOnce(&mut PortList)) -> String {
    let mut design = scoreboard();
    change(&mut design);
    let run = std::panic::AssertUnwindSafe(|| {
        drop(Scoreboard::new(WARPS, 8, [2; 8], false, false).bind(&design))
    });
    let error = std::panic::catch_unwind(run).expect_err("the ports do not fit");
    *error.downcast::<String>().expect("a text")
}

#[test]
fn what_does_not_fit_is_named() {
    assert!(refused(|design| drop(design.inputs.remove(3))).contains("`issue_valid`"));
    assert!(refused(|design| drop(design.inputs.pop())).contains("`complete_slot`"));
    let added = || Port { name: "added".into(), width: 1 };
    assert!(
        refused(|design| design.outputs.push(added())).contains("does not name the output `added`")
    );
}

ports! {
    Inputs { a, b: [2], c: [] }
    Outputs { sum }
}

struct Sum;

impl Model for Sum {
    type Inputs = Inputs;
    type Outputs = Outputs<Option<u64>>;

    fn outputs(&mut self, inputs: &Inputs) -> Self::Outputs {
        let Inputs { a, b, c } = inputs;
        Outputs { sum: a + 10 * b[0] + 100 * b[1] + 1000 * c.iter().sum::<u64>() }.map(Some)
    }
    fn clock(&mut self, _: &Inputs) {}
}

#[test]
fn fields_have_their_values() {
    let ports =
        |names: &[&str]| names.iter().map(|&name| Port { name: name.into(), width: 4 }).collect();
    let design = PortList {
        inputs: ports(&["c$0", "b$1", "a", "b$0", "c$1", "c$2"]),
        outputs: ports(&["sum"]),
    };
    assert_eq!(Sum.bind(&design).outputs(&[1, 2, 3, 4, 5, 6]), [Some(3 + 40 + 200 + 12_000)]);
}

#[test]
fn members_of_bundles_are_elements_too() {
    let ports =
        |names: &[&str]| names.iter().map(|&name| Port { name: name.into(), width: 4 }).collect();
    let design = PortList {
        inputs: ports(&[
            "unit_data",
            "unit$0_data$0",
            "unit$0_data$1",
            "unit$1_data$0",
            "unit$1_data$1",
        ]),
        outputs: ports(&["sum"]),
    };
    assert_eq!(Data.bind(&design).outputs(&[9, 1, 2, 3, 4]), [Some(1234)]);
}

ports! {
    Bundles { unit_data: [] }
}

struct Data;

impl Model for Data {
    type Inputs = Bundles;
    type Outputs = Outputs<Option<u64>>;

    fn outputs(&mut self, inputs: &Bundles) -> Self::Outputs {
        Outputs { sum: Some(inputs.unit_data.iter().fold(0, |sum, digit| 10 * sum + digit)) }
    }
    fn clock(&mut self, _: &Bundles) {}
}
