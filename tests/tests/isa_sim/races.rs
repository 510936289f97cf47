// SPDX-License-Identifier: MIT
//! Races between warps that the engine `isa` reports, what orders them, and how much it remembers.
use super::check::{address, checked, findings, nothing};
use super::program;
use warpwright_sim::isa_sim::FindingKind;

/// Two warps: the first executes `one`, the second `other`. In both only lane 0 is live, and r1
/// holds the address of `word`.
fn two(one: &str, other: &str) -> String {
    format!(
        ".threads 8\n.workgroup 8\n.shared 16\n.buffer word 16 = 3\n.buffer flag 16
        s2r   r0, launched_warp
        s2r   r2, lane
        isetp.ne p1, r2, 0
  @p1   exit
        mov   r1, word
        mov   r7, flag
        mov   r8, 0
        isetp.eq p0, r0, 0
        mov   r3, 5
        mov   r4, 0
        mov   r5, 1
  @p0   bra   first
        {other}
        exit
first:  {one}
        exit"
    )
}

#[test]
fn races_between_warps() {
    let store = "st [r1], r3";
    let atomic = "atom1.add r6, [r1], r3";
    let fetch = "ld r6, [r1]";
    for (one, other) in [
        (store, "st [r1], r5"),
        (store, fetch),
        (fetch, store),
        (store, atomic),
        (atomic, fetch),
        ("st.u16 [r1], r3", "st.u8 [r1 + 1], r5"),
        ("sts [r8], r3", "sts [r8], r5"),
        ("sts [r8], r3\nlds r6, [r8]", "sts [r8], r5\nlds r6, [r8]"),
    ] {
        let source = two(one, other);
        let found = findings(&source);
        assert!(
            !found.is_empty() && found.iter().all(|found| found.0 == FindingKind::Race),
            "{found:?}\n{source}"
        );
        let at = if one.starts_with("sts") { 0 } else { address(&source, "word") };
        assert!(found.iter().all(|found| found.3 == Some(at)), "{found:?}");
        assert!(found.iter().all(|found| [0, 4].contains(&found.2)), "{found:?}");
    }
    for (one, other) in [
        (fetch, fetch),
        (atomic, atomic),
        ("st.u8 [r1], r3", "st.u8 [r1 + 1], r5"),
        (store, "st [r1 + 4], r5"),
        // The same value: whichever is first.
        (store, "st [r1], r3"),
        // Of the same warp.
        ("st [r1], r3\nld r6, [r1]\nst [r1], r5", "nop"),
        // The word of shared memory is not that of global memory.
        ("sts [r8], r3", "ld r6, [r1]"),
    ] {
        nothing(&two(one, other));
    }
}

#[test]
fn a_race_names_both_places() {
    let program = program(&two("st [r1], r3", "ld r6, [r1]"));
    let finding = checked(&program, &[]).findings[0];
    let (pc, warp) = finding.other.expect("the other access");
    let lines = [finding.pc, pc].map(|pc| program.place(pc).unwrap().text.trim().to_string());
    assert!(lines.contains(&"first:  st [r1], r3".into()), "{lines:?}");
    assert!(lines.contains(&"ld r6, [r1]".into()), "{lines:?}");
    assert_eq!(finding.warp + warp, 1, "the two warps");
    assert!(finding.to_string().starts_with("races with another warp"), "{finding}");
}

#[test]
fn what_barriers_and_atomics_order_is_no_race() {
    nothing(&two("st [r1], r3\nfence.store\nbar", "bar\nld r6, [r1]"));
    nothing(&two("sts [r8], r3\nbar", "bar\nlds r6, [r8]"));
    // Behind the barrier again.
    let found = findings(&two("st [r1], r3\nbar", "bar\nst [r1], r5\nbar\nst [r1], r4"));
    assert_eq!(found, []);
    // Message passing: the flag is read with an atomic that returns it.
    let spin =
        |wait: &str| format!("again: {wait}\nisetp.eq p2, r6, 0\n@p2 bra again\nld r6, [r1]");
    let post = "st [r1], r3\nfence.store\natom1.exch r6, [r7], r5";
    nothing(&two(post, &spin("atom1.add r6, [r7], r4")));
    // The data is read before the flag.
    let early = "ld r6, [r1]\natom1.add r6, [r7], r4";
    assert_eq!(findings(&two(post, early))[0].0, FindingKind::Race);
    // A plain read of the flag orders nothing, and races itself.
    let kinds: Vec<_> =
        findings(&two(post, &spin("ld r6, [r7]"))).iter().map(|found| found.0).collect();
    assert_eq!(kinds, [FindingKind::Race; 3]);
    // An atomic whose result is dropped has not read it.
    let dropped = "again: atom1.add _, [r7], r4\nld r6, [r1]";
    assert_eq!(findings(&two(post, dropped))[0].0, FindingKind::Race);
}

/// Barriers of one workgroup order nothing in another.
#[test]
fn workgroups_race_behind_their_own_barriers() {
    let source =
        two("st [r1], r3\nbar", "bar\nst [r1], r5").replace(".workgroup 8", ".workgroup 4");
    assert_eq!(findings(&source)[0].0, FindingKind::Race);
}

/// Threads of one warp are ordered by the warp: what they do to one word is defined, and is not
/// reported (docs/how-threads-run.md).
#[test]
fn threads_of_one_warp_do_not_race() {
    nothing(
        ".threads 4\n.buffer out 16
        s2r   r0, tid
        mov   r1, out
        st    [r1], r0
        isetp.lt p0, r0, 2
  @p0   bra   later
        st    [r1], r0
        bra   join
later:  ld    r2, [r1]
        st    [r1], r0
join:   sync
        exit",
    );
}

/// The last warp stores once all readers but the first have told it that they have read.
fn read_by(readers: u32) -> String {
    format!(
        ".threads {threads}\n.buffer word 16 = 3\n.buffer flag 16
        s2r   r0, launched_warp
        s2r   r2, lane
        isetp.ne p1, r2, 0
  @p1   exit
        mov   r1, word
        mov   r7, flag
        mov   r5, 1
        isetp.eq p0, r0, {readers}
  @p0   bra   last
        isetp.eq p0, r0, 0
  @p0   bra   first
        nop
        ld    r6, [r1]
        atom1.add r9, [r7], r5
        exit
first:  ld    r6, [r1]
        exit
last:   mov   r3, 0
again:  atom1.add r9, [r7], r3
        isetp.lt p0, r9, {told}
  @p0   bra   again
        st    [r1], r5
        exit",
        threads = 4 * (readers + 1),
        told = readers - 1,
    )
}

/// Of a word the last two reads are remembered, as docs/how-threads-run.md says.
#[test]
fn a_race_with_a_read_before_the_last_two_is_not_seen() {
    let found = findings(&read_by(2));
    assert!(matches!(found[..], [(FindingKind::Race, ..)]), "{found:?}");
    nothing(&read_by(3));
}

/// In a chain of atomics through all warps the last ten of them race behind theirs.
fn chain(warps: u32) -> String {
    format!(
        ".threads {threads}\n.buffer link 16\n.buffer word 16
        s2r   r0, launched_warp
        s2r   r2, lane
        isetp.ne p1, r2, 0
  @p1   exit
        mov   r1, link
        mov   r3, 1
        atom1.add r4, [r1], r3
        isetp.lt p0, r0, {last}
  @p0   exit
        mov   r1, word
        st    [r1], r0
        exit",
        threads = 4 * warps,
        last = warps - 10,
    )
}

/// As docs/how-threads-run.md says, too.
#[test]
fn with_more_than_512_warps_in_a_chain_nothing_is_reported() {
    let found = findings(&chain(500));
    assert!(matches!(found[..], [(FindingKind::Race, ..)]), "{found:?}");
    nothing(&chain(530));
}
