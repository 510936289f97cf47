// SPDX-License-Identifier: MIT
//! What is reported.
use std::fmt;

/// What was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum FindingKind {
    /// A register was read that the thread has not written.
    UnwrittenRegister(u8),
    /// A scalar register was read that the warp has not written.
    UnwrittenScalar(u8),
    /// Shared memory was read that no thread of the workgroup has written.
    UnwrittenShared,
    /// A store into the program.
    IntoProgram,
    /// A store into the texture descriptors.
    IntoDescriptors,
    /// A store outside every buffer.
    OutsideBuffers,
    /// A store to a texel that the launch reads as a texture; the read is that of the other place.
    IntoTexture,
    /// A merged add-modulo whose active threads have different moduli: each set is combined with
    /// that of its first thread.
    DifferentModuli,
    /// Two accesses of different warps, one a write, in no order.
    Race,
}

/// One finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What was done.
    pub kind: FindingKind,
    /// Number of the instruction.
    pub pc: u32,
    /// Number of the launched warp.
    pub warp: u32,
    /// Number of the thread in the launch.
    pub thread: u32,
    /// Byte address, of an access.
    pub address: Option<u32>,
    /// Instruction and warp of the other access.
    pub other: Option<(u32, u32)>,
    /// How often.
    pub count: u64,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            FindingKind::UnwrittenRegister(number) => {
                write!(f, "reads r{number}, which the thread has not written")?
            }
            FindingKind::UnwrittenScalar(number) => {
                write!(f, "reads s{number}, which the warp has not written")?
            }
            FindingKind::UnwrittenShared => {
                write!(f, "reads shared memory that no thread has written")?
            }
            FindingKind::IntoProgram => write!(f, "stores into the program")?,
            FindingKind::IntoDescriptors => write!(f, "stores into the texture descriptors")?,
            FindingKind::OutsideBuffers => write!(f, "stores outside every buffer")?,
            FindingKind::IntoTexture => {
                write!(f, "stores to a texel that the same launch reads as a texture")?
            }
            FindingKind::DifferentModuli => {
                write!(f, "merges additions modulo K where K differs between threads")?
            }
            FindingKind::Race => {
                write!(f, "races with another warp: nothing orders the two accesses")?
            }
        }
        write!(f, ": thread {} of warp {}", self.thread, self.warp)?;
        if let Some(address) = self.address {
            write!(f, ", address {address:#x}")?;
        }
        Ok(())
    }
}
