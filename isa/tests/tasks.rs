// SPDX-License-Identifier: MIT
//! Programs of several tasks: entries, grids, registers, messages.
use warpwright_isa::{assemble, assemble_with, Grid, Options, SetsIn, TaskType};

fn error(source: &str) -> String {
    match assemble("test.s", source) {
        Ok(_) => panic!("assembled: {source}"),
        Err(errors) => errors.to_string(),
    }
}

const TWO: &str = "
        .shared 64
        .task draw
        .grid 16 8
        .wait 1
        call  common
        mov   r9, draw.width
        exit
        .task count
        .threads 40
        .stage vertex
        .workgroup 8
        .registers 12
        mov   r2, count.width
        call  common
        bar
        exit
common: mov   r5, WIDTH
        ret
";

#[test]
fn each_task_has_its_own_launch() {
    let program = assemble("test.s", TWO).unwrap_or_else(|errors| panic!("{errors}"));
    let [draw, count] = program.tasks().collect::<Vec<_>>()[..] else { panic!("two tasks") };
    assert_eq!(
        (draw.name.as_deref(), draw.entry, draw.registers, draw.initial_wait),
        (Some("draw"), 0, 10, 2)
    );
    assert_eq!(
        (draw.grid, draw.stage(), draw.workgroup),
        (Grid::Pixels { width: 16, height: 8 }, TaskType::Pixel, 64)
    );
    assert_eq!(
        (count.name.as_deref(), count.entry, count.registers, count.initial_wait),
        (Some("count"), 3, 12, 0)
    );
    assert_eq!(
        (count.grid, count.stage(), count.workgroup),
        (Grid::Linear { threads: 40 }, TaskType::Vertex, 8)
    );
    assert_eq!((draw.shared_bytes, count.shared_bytes), (64, 64), "shared memory is for all tasks");
    assert_eq!((program.needs_workgroups(draw), program.needs_workgroups(count)), (false, true));
    let immediates: Vec<String> =
        program.instructions.iter().map(|&word| warpwright_isa::disassemble(word)).collect();
    assert!(
        immediates[1].contains("16")
            && immediates[3].contains("40")
            && immediates[7].contains("16"),
        "{immediates:?}"
    );
}

#[test]
fn registers_are_counted_over_calls_but_not_over_other_tasks() {
    let program = assemble("test.s", TWO).unwrap_or_else(|errors| panic!("{errors}"));
    let few = program.instructions_of(&program.others[0]);
    assert_eq!(few.len(), 6, "four of its own and the subroutine");
}

/// The registers for the sets of atomics stand behind those of all tasks; a task without atomics
/// does not count them.
#[test]
fn registers_for_sets_are_counted_where_atomics_are() {
    let source = ".buffer sum 4\n.task adds\n.threads 8\n.registers 2\nmov r1, sum\natom.add _, [r1], r1\nexit\n\
                  .task wide\n.threads 8\nmov r20, 1\nexit\n";
    let counts = |sets_in| {
        let program = assemble_with("test.s", source, &Options { sets_in, ..Default::default() });
        let program = program.unwrap_or_else(|errors| panic!("{errors}"));
        program.tasks().map(|task| task.registers).collect::<Vec<_>>()
    };
    assert_eq!(counts(SetsIn::Registers), [24, 21]);
    let few = ".task adds\n.threads 8\n.registers 2\nmov r2, 1\nexit\n";
    let options = Options { sets_in: SetsIn::Registers, ..Default::default() };
    let errors = assemble_with("test.s", few, &options).expect_err("too few registers").to_string();
    assert!(errors.contains("the task `adds` uses r2"), "{errors}");
}

/// Warps have as many threads in all tasks.
#[test]
fn the_threads_of_a_warp_are_those_of_every_task() {
    let program = |source: &str| {
        assemble_with("test.s", source, &Options { warp_threads: 8, ..Default::default() })
    };
    let two = program(TWO).unwrap_or_else(|errors| panic!("{errors}"));
    assert_eq!(
        two.tasks().map(|task| (task.warp_threads, task.group_warps())).collect::<Vec<_>>(),
        [(8, 8), (8, 1)]
    );
    let errors =
        program(&TWO.replace("workgroup 8", "workgroup 4")).expect_err("half a warp").to_string();
    assert!(errors.contains("a multiple of the threads of a warp, 8"), "{errors}");
}

#[test]
fn the_command_line_changes_the_first_grid_only() {
    let options = Options { size: Some((4, 4)), ..Default::default() };
    let program =
        assemble_with("test.s", TWO, &options).unwrap_or_else(|errors| panic!("{errors}"));
    let grids: Vec<Grid> = program.tasks().map(|task| task.grid).collect();
    assert_eq!(grids, [Grid::Pixels { width: 4, height: 4 }, Grid::Linear { threads: 40 }]);
}

#[test]
fn a_program_without_tasks_is_one() {
    let program = assemble("test.s", ".threads 8\nmov r3, 1\nexit\nmov r7, 1\n")
        .unwrap_or_else(|errors| panic!("{errors}"));
    assert_eq!(program.tasks().count(), 1);
    assert_eq!(
        (program.launch.name.as_deref(), program.launch.registers),
        (None, 8),
        "all its instructions count"
    );
}

/// What one task leaves outstanding does not hold another: nothing is incomplete at an entry.
#[test]
fn a_task_begins_with_nothing_outstanding() {
    let source =
        ".buffer a 64\n.task one\n.threads 4\nmov r1, 0\nld r0, [r1 + a]\nexit\n.task two\n.threads 4\niadd r0, r0, 1\nexit\n";
    let program = assemble("test.s", source).unwrap_or_else(|errors| panic!("{errors}"));
    let waits: Vec<u64> = program.instructions.iter().map(|word| word >> 56).collect();
    assert_eq!(waits, [0; 5]);
}

#[test]
fn mistakes_are_named() {
    assert!(error(".threads 4\n.task late\nexit\n").contains("before all instructions"));
    assert!(error("exit\n.task late\nexit\n").contains("before all instructions"));
    assert!(error(".task a\nexit\n.task b\n").contains("has no instruction"));
    assert!(error(".task a\nexit\n.task a\nexit\n").contains("a"));
    let five: String = (0..5).map(|i| format!(".task t{i}\nexit\n")).collect();
    assert!(error(&five).contains("at most 4 tasks"));
    assert!(error(".task a\n.registers 2\nexit\n.task b\n.registers 3\nmov r3, 1\nexit\n")
        .contains("the task `b` uses r3"));
    assert!(error(".task a\n.stage triangle\nexit\n").contains("`pixel`, `vertex` or `compute`"));
}
