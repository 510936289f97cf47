// SPDX-License-Identifier: MIT
//! The tests of the compiler, in one program: it is linked once.
mod broken;
mod builtins;
mod combined;
mod common;
mod compared;
mod compute;
mod filetests;
mod fragment;
mod functions;
mod gallery;
mod inputs;
mod loose;
mod mixed;
mod packages;
mod programs;
mod random;
mod random_shader;
mod readme;
mod recorded;
mod rounds;
mod semantics;
mod spills;
mod tables;
mod textures;
