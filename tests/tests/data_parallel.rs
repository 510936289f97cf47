// SPDX-License-Identifier: MIT
//! Data-parallel kernels on 8 warps of eight threads and eight lanes, as a peer is measured on
//! them: what they leave, and the cycles that docs/mechanisms/2.md and 4.md claim.
use std::fmt::Write;
use warpwright_config::{Size, Variant};
use warpwright_sim::engines::{self, EngineKind, RunConfig};
use warpwright_sim::harness::{seed, Random};
use warpwright_sim::memory::MemoryConfig;
use warpwright_tests::programs::{Job, FAST};

/// Words of a buffer.
fn list(words: impl IntoIterator<Item = u32>) -> String {
    words.into_iter().map(|word| word.to_string()).collect::<Vec<_>>().join(", ")
}

/// Numbers of 15 bits.
fn numbers(count: usize, from: u64) -> Vec<u32> {
    let mut random = Random::new(seed(from));
    (0..count).map(|_| random.below(1 << 15) as u32).collect()
}

/// Runs a kernel as exported Verilog: it leaves these words, in at most so many cycles.
fn takes(name: &str, text: &str, latency: u32, buffer: &str, expected: &[u32], cycles: u64) {
    let job = Job::for_warps(name, text, None, vec![], 8);
    let config = RunConfig {
        memory: MemoryConfig { latency, ..FAST },
        limit: 100_000,
        variant: Variant { threads: Some(8), lanes: Some(8), ..Variant::default() },
        ..RunConfig::new(EngineKind::Verilator, Size::Small)
    };
    let outcome = engines::run(&job.program, &[], &config, &mut |_| {})
        .unwrap_or_else(|error| panic!("{name}: {error:#}"));
    assert_eq!(outcome.fault, None, "{name}");
    assert_eq!(job.words(&outcome.memory, buffer), expected, "{name}");
    println!("{name}: {} cycles", outcome.cycles);
    assert!(outcome.cycles <= cycles, "{name}: {} cycles, at most {cycles}", outcome.cycles);
}

/// The sum of two vectors of 3,000 words: loads of four places in flight before the first sum.
#[test]
fn a_sum_of_vectors_takes_at_most_5500_cycles() {
    let [a, b] = [44, 45].map(|from| numbers(3000, from));
    let mut text = format!(
        ".threads 64\n.buffer a 12000 = {}\n.buffer b 12000 = {}\n.buffer out 12000\n\
         s2r r0, tid\nshl r1, r0, 2\nmov r5, 12000 - 768\nmain: isetp.geu p0, r1, r5\n@p0 bra rest\n",
        list(a.iter().copied()),
        list(b.iter().copied())
    );
    for part in 0..4 {
        let (one, other, at) = (8 + part, 16 + part, 256 * part);
        write!(text, "ld r{one}, [r1 + a + {at}]\nld r{other}, [r1 + b + {at}]\n").unwrap();
    }
    for part in 0..4 {
        let (one, other, at) = (8 + part, 16 + part, 256 * part);
        write!(text, "iadd r{one}, r{one}, r{other}\nst [r1 + out + {at}], r{one}\n").unwrap();
    }
    text += "iadd r1, r1, 1024\nbra main\n\
             rest: sync\nmov r5, 12000\n\
             loop: isetp.geu p0, r1, r5\n@p0 bra done\n\
             ld r8, [r1 + a]\nld r16, [r1 + b]\niadd r8, r8, r16\nst [r1 + out], r8\n\
             iadd r1, r1, 256\nbra loop\ndone: sync\nexit\n";
    let expected: Vec<u32> = a.iter().zip(&b).map(|(a, b)| a + b).collect();
    takes("sum of vectors", &text, 40, "out", &expected, 5500);
}

/// The sum of 3,000 words: four loads in flight, then a tree in shared memory.
#[test]
fn a_reduction_takes_at_most_4500_cycles() {
    let words = numbers(3000, 46);
    let mut text = format!(
        ".threads 64\n.workgroup 64\n.shared 256\n.buffer in 12000 = {}\n.buffer out 16\n\
         s2r r0, tid\nshl r1, r0, 2\nmov r4, 0\nmov r3, r1\nmov r5, 12000 - 768\n\
         main: isetp.geu p0, r3, r5\n@p0 bra rest\n",
        list(words.iter().copied())
    );
    for part in 0..4 {
        writeln!(text, "ld r{}, [r3 + in + {}]", 10 + part, 256 * part).unwrap();
    }
    text += "iadd r3, r3, 1024\n";
    for part in 0..4 {
        writeln!(text, "iadd r4, r4, r{}", 10 + part).unwrap();
    }
    text += "bra main\n\
             rest: sync\nmov r5, 12000\n\
             loop: isetp.geu p0, r3, r5\n@p0 bra done\nld r2, [r3 + in]\niadd r3, r3, 256\n\
             iadd r4, r4, r2\nbra loop\n\
             done: sync\nsts [r1], r4\nbar\nmov r6, 32\n\
             tree: isetp.ltu p1, r0, r6\nshl r7, r6, 2\niadd r7, r7, r1\n\
             @p1 lds r8, [r7]\n@p1 lds r9, [r1]\n@p1 iadd r8, r8, r9\n@p1 sts [r1], r8\nbar\n\
             shr r6, r6, 1\nisetp.ne p0, r6, 0\n@p0 bra tree\n\
             isetp.eq p0, r0, 0\n@p0 lds r8, [r1]\n@p0 st [r1 + out], r8\nexit\n";
    takes("reduction", &text, 40, "out", &[words.iter().sum(), 0, 0, 0], 4500);
}

/// 64 rows of 128 words times a vector, which each thread's registers keep its part of.
#[test]
fn a_matrix_times_a_vector_takes_at_most_12000_cycles() {
    let (matrix, vector) = (numbers(64 * 128, 47), numbers(128, 48));
    let mut text = format!(
        ".threads 64\n.workgroup 8\n.shared 32\n.buffer vector 512 = {}\n.buffer out 256\n\
         .buffer matrix 32768 = {}\n\
         s2r r0, tid\ns2r r1, workgroup\nand r0, r0, 7\nshl r0, r0, 2\n",
        list(vector.iter().copied()),
        list(matrix.iter().copied())
    );
    for part in 0..16 {
        writeln!(text, "ld r{}, [r0 + vector + {}]", 12 + part, 32 * part).unwrap();
    }
    text += "row: imul r2, r1, 512\niadd r2, r2, r0\nmov r4, 0\n";
    for group in (0..16).step_by(4) {
        for part in 0..4 {
            writeln!(text, "ld r{}, [r2 + matrix + {}]", 28 + part, 32 * (group + part)).unwrap();
        }
        for part in 0..4 {
            writeln!(text, "imad r4, r{}, r{}, r4", 28 + part, 12 + group + part).unwrap();
        }
    }
    text += "sts [r0], r4\nbar\nmov r7, 16\n\
             tree: isetp.ltu p1, r0, r7\niadd r8, r0, r7\n\
             @p1 lds r5, [r8]\n@p1 lds r6, [r0]\n@p1 iadd r5, r5, r6\n@p1 sts [r0], r5\nbar\n\
             shr r7, r7, 1\nisetp.geu p0, r7, 4\n@p0 bra tree\n\
             isetp.eq p0, r0, 0\n@p0 lds r5, [r0]\nshl r9, r1, 2\n@p0 st [r9 + out], r5\nbar\n\
             iadd r1, r1, 8\nisetp.ltu p0, r1, 64\n@p0 bra row\nexit\n";
    let product = |row: &[u32]| {
        row.iter().zip(&vector).fold(0, |sum: u32, (a, b)| sum.wrapping_add(a.wrapping_mul(*b)))
    };
    let expected: Vec<u32> = matrix.chunks_exact(128).map(product).collect();
    takes("matrix times vector", &text, 40, "out", &expected, 12000);
}

/// The claim of docs/mechanisms/4.md: 3,000 bytes in 256 bins of shared memory, by 8 warps of eight
/// threads on eight lanes, in fewer than 5,000 cycles at memory latency 10.
#[test]
fn a_histogram_of_3000_bytes_takes_less_than_5000_cycles() {
    let mut random = Random::new(seed(43));
    let bytes: Vec<u8> = (0..3000).map(|_| random.below(256) as u8).collect();
    let mut expected = vec![0; 256];
    bytes.iter().for_each(|&byte| expected[usize::from(byte)] += 1);
    let words =
        bytes.chunks_exact(4).map(|word| u32::from_le_bytes(word.try_into().expect("four")));
    let each_of_four = |text: &str| -> String {
        (0..4).map(|part| text.replace("PART", &(256 * part).to_string())).collect()
    };
    let text = format!(
        ".threads 64\n.workgroup 64\n.shared 1024\n.temp r9\n.buffer bins 1024\n\
         .buffer bytes 3000 = {}\n\
         s2r r0, tid\nshl r1, r0, 2\nmov r2, 0\n{}bar\nmov r5, 3000\nmov r6, 1\nmov r7, r0\n\
         again: ld.u8 r2, [r7 + bytes]\niadd r7, r7, 64\nshl r2, r2, 2\nsatom.add _, [r2], r6\n\
         isetp.ltu p0, r7, r5\n@p0 bra again\nsync\nbar\n{}exit\n",
        list(words),
        each_of_four("sts [r1 + PART], r2\n"),
        each_of_four("lds r2, [r1 + PART]\nst [r1 + bins + PART], r2\n"),
    );
    takes("histogram", &text, 10, "bins", &expected, 4999);
}
