// SPDX-License-Identifier: MIT
//! Shaders on the interpreter of the middle representation and on the instruction-set simulator.
use warpwright_isa::layout;
use warpwright_shader::front::Language;
use warpwright_shader::{compile, ir, Options, Shader};
use warpwright_sim::isa_sim::{run, Settings};

/// Compiles, or fails with the message.
pub fn build(source: &str, options: &Options) -> Shader {
    compile("test.wgsl", source.as_bytes(), Language::Wgsl, options)
        .unwrap_or_else(|error| panic!("{error}\n{source}"))
}

/// Memory after a run on the simulator, which must not fault.
pub fn simulate(shader: &Shader, images: &[&[u8]]) -> Vec<u8> {
    let memory = shader.program.initial_memory(images);
    let settings = Settings { limit: 50_000_000, ..Settings::default() };
    let outcome = run(&shader.program, memory, &settings).expect("the run ends");
    assert_eq!(
        outcome.faults,
        [],
        "faults of\n{}\n{}",
        shader.program.source,
        shader.program.listing()
    );
    outcome.memory
}

/// Runs a shader on both; both must leave the same in memory. Gives that.
pub fn agree(source: &str, options: &Options) -> (Shader, Vec<u8>) {
    agree_on(source, options, &[])
}

/// As [`agree`], with input pictures.
pub fn agree_on(source: &str, options: &Options, images: &[&[u8]]) -> (Shader, Vec<u8>) {
    let shader = build(source, options);
    let simulated = simulate(&shader, images);
    let mut interpreted = shader.program.initial_memory(images);
    let result = ir::interpret(&shader.function, &shader.program, &mut interpreted, 50_000_000);
    result.unwrap_or_else(|fault| panic!("{fault}\n{source}\n{}", shader.function));
    let from = layout::data_base(shader.program.instructions.len()) as usize;
    for segment in shader.program.segments.iter().filter(|segment| segment.name != "spilled") {
        let range = segment.address as usize..(segment.address + segment.bytes) as usize;
        let first = range.clone().find(|&at| simulated[at] != interpreted[at]);
        if let Some(at) = first {
            panic!(
                "`{}` differs at byte {}: simulator {:02x?}, interpreter {:02x?}\n{source}\n{}\n{}",
                segment.name,
                at - range.start,
                &simulated[at & !3..(at & !3) + 4],
                &interpreted[at & !3..(at & !3) + 4],
                shader.function,
                shader.program.listing()
            );
        }
        assert!(range.start >= from);
    }
    (shader, simulated)
}

/// The words of a buffer.
pub fn words(shader: &Shader, memory: &[u8], name: &str) -> Vec<u32> {
    let segment =
        shader.program.segment(name).unwrap_or_else(|| panic!("there is no buffer `{name}`"));
    let bytes = &memory[segment.address as usize..][..segment.bytes as usize];
    bytes
        .chunks_exact(4)
        .map(|word| u32::from_le_bytes(word.try_into().expect("four bytes")))
        .collect()
}
