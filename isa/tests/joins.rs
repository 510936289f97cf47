// SPDX-License-Identifier: MIT
//! Warnings where a warp splits and does not join, with both places.
use warpwright_isa::assemble;

fn warnings(source: &str) -> String {
    let program = assemble("test.s", source).unwrap_or_else(|errors| panic!("{errors}"));
    program.warnings.iter().map(|warning| format!("{warning}\n")).collect()
}

#[track_caller]
fn has(text: &str, parts: &[&str]) {
    parts.iter().for_each(|part| assert!(text.contains(part), "`{part}` is not in:\n{text}"));
}

#[test]
fn a_split_without_a_sync_is_warned_of_with_the_place_where_its_ways_meet() {
    let text = warnings(
        "s2r r0, tid\nisetp.eq p0, r0, 1\n@p0 bra over\nmov r1, 1\nover: iadd r1, r1, 1\nexit",
    );
    has(&text, &["test.s:3:1", "meet at test.s:5", "expected `sync`"]);
}

#[test]
fn a_branch_that_all_threads_take_alike_needs_no_sync() {
    assert_eq!(
        warnings(
            "mov r1, 4\nagain: isub r1, r1, 1\nisetp.gt p0, r1, 0\n@p0 bra again\nmov r2, 1\nexit"
        ),
        ""
    );
    assert_eq!(warnings("s2r r0, tid\nsput s0, r0\nsget r1, s0\nisetp.eq p0, r1, 0\n@p0 bra over\nnop\nover: nop\nexit"), "");
}

#[test]
fn joins_further_on_and_ends_are_enough() {
    for rest in [
        "over: sync\nexit",
        "over: nop\nsync\nexit",
        "over: exit",
        "over: @p1 bra more\nnop\nmore: sync\nexit",
    ] {
        let source = format!("s2r r0, tid\nisetp.eq p0, r0, 1\n@p0 bra over\nmov r1, 1\n{rest}");
        assert_eq!(warnings(&source), "", "{rest}");
    }
}

#[test]
fn a_cold_block_below_its_join_is_warned_of_with_both_places() {
    let text = warnings(
        "s2r r0, tid\nisetp.eq p0, r0, 1\n@p0 bra cold\nmov r1, 1\njoin: sync\nmov r2, 2\nexit\ncold: mov r1, 3\nbra join",
    );
    has(
        &text,
        &[
            "test.s:5:7",
            "does not wait for the threads at test.s:8",
            "the branch at test.s:3",
            "above the `sync`",
        ],
    );
}

#[test]
fn a_barrier_of_a_split_warp_is_warned_of_with_both_places() {
    let text =
        warnings("s2r r0, tid\nisetp.eq p0, r0, 1\n@p0 bra over\nmov r1, 1\nover: bar\nexit");
    has(&text, &["test.s:5:7", "the branch at test.s:3", "a fault"]);
    assert_eq!(
        warnings("s2r r0, tid\nisetp.eq p0, r0, 1\n@p0 bra over\nmov r1, 1\nover: sync\nbar\nexit"),
        ""
    );
}

#[test]
fn loops_of_divergent_trip_count_with_their_join_behind_are_fine() {
    let text =
        warnings("s2r r0, tid\ntop: isetp.eq p0, r0, 0\n@p0 bra done\nisub r0, r0, 1\nbra top\ndone: sync\nmov r1, 1\nexit");
    assert_eq!(text, "");
}

/// Every program of the repository joins what it splits.
#[test]
fn the_programs_of_the_repository_have_no_warning() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../programs");
    for file in
        std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path())
    {
        if file.extension().is_some_and(|extension| extension == "s") {
            let text = std::fs::read_to_string(&file).expect("a text");
            let options =
                warpwright_isa::Options { images: vec![(16, 16); 4], ..Default::default() };
            let program =
                warpwright_isa::assemble_with(&file.display().to_string(), &text, &options);
            let program = program.unwrap_or_else(|errors| panic!("{errors}"));
            let all: String =
                program.warnings.iter().map(|warning| format!("{warning}\n")).collect();
            assert_eq!(all, "", "{}", file.display());
        }
    }
}
