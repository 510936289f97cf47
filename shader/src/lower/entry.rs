// SPDX-License-Identifier: MIT
//! Entry points: what a thread is given, and where its results go.
use super::call::visit;
use super::inputs::Ids;
use super::types::{Kind, Packing};
use super::{Expr, Lowerer};
use crate::error::{Lowered as Step, Problem, ShaderError};
use crate::front::{Binding, Source};
use crate::ir::{Function, Space, Value, Width};
use crate::layout::Layout;
use crate::options::Options;
use crate::passes::rounds::Rounds;
use naga::{AddressSpace, EntryPoint, Expression, Handle, SampleLevel, ShaderStage, Statement};
use warpwright_isa::{AluOp, Grid, Launch, SpecialRegister, TaskType};

/// What the threads of an entry point are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    Fragment,
    Compute,
    Vertex,
}

/// A lowered entry point.
pub(crate) struct Lowered {
    pub function: Function,
    pub layout: Layout,
    pub launch: Launch,
    /// Most threads that have a number.
    pub threads: u32,
    /// What a vertex shader writes of each vertex: where in the record, in words, which output, and
    /// what it is.
    pub outputs: Vec<(Option<u32>, Vec<Kind>)>,
    /// Bytes of scratch memory of a thread or invocation.
    pub scratch: u32,
    /// The threads stand for several invocations.
    pub rounds: Option<Rounds>,
}

/// Threads of a compute launch.
pub(super) struct Groups {
    pub size: [u32; 3],
    pub count: [u32; 3],
    /// The threads of a workgroup meet, so that it is one of the launch.
    pub together: bool,
    /// They are more than the core has: each thread stands for several.
    pub rounds: Option<Rounds>,
}

impl Groups {
    pub fn invocations(&self) -> u32 {
        self.size.iter().fold(1, |product: u32, &side| product.saturating_mul(side))
    }
    pub fn groups(&self) -> u32 {
        self.count.iter().fold(1, |product: u32, &side| product.saturating_mul(side))
    }
    /// Threads of a workgroup of the launch: whole warps where they meet.
    pub fn padded(&self, warp_threads: u32) -> u32 {
        if let Some(rounds) = &self.rounds {
            rounds.threads
        } else if self.together {
            self.invocations().next_multiple_of(warp_threads)
        } else {
            self.invocations()
        }
    }
}

/// Invocations of the largest workgroup that meets.
const MOST_INVOCATIONS: u32 = 1024;
/// Stores of a thread that clear workgroup memory one by one.
const MOST_STORES: u32 = 12;

/// The stage of an entry point.
pub(crate) fn stage(entry: &EntryPoint) -> Option<Stage> {
    match entry.stage {
        ShaderStage::Fragment => Some(Stage::Fragment),
        ShaderStage::Compute => Some(Stage::Compute),
        ShaderStage::Vertex => Some(Stage::Vertex),
        _ => None,
    }
}

/// Whether any function that may be called has a statement like this.
fn any_statement(source: &Source, entry: &EntryPoint, wanted: impl Fn(&Statement) -> bool) -> bool {
    let mut found = false;
    let functions =
        source.module.functions.iter().map(|(_, function)| function).chain([&entry.function]);
    functions
        .for_each(|function| visit(&function.body, &mut |statement| found |= wanted(statement)));
    found
}

fn any_expression(
    source: &Source,
    entry: &EntryPoint,
    wanted: impl Fn(&Expression) -> bool,
) -> bool {
    let functions =
        source.module.functions.iter().map(|(_, function)| function).chain([&entry.function]);
    functions
        .into_iter()
        .any(|function| function.expressions.iter().any(|(_, expression)| wanted(expression)))
}

/// Lowers entry point number `entry`. `base`: the first byte of memory behind the program.
pub(crate) fn lower_entry(
    source: &Source,
    entry: usize,
    bindings: &[Binding],
    options: &Options,
    base: u32,
) -> Result<Lowered, ShaderError> {
    let about = &source.module.entry_points[entry];
    let fail = |problem: Problem| problem.in_source(&source.file, &source.text);
    let stage = stage(about)
        .ok_or_else(|| fail(Problem::unsupported(format!("a {:?} shader", about.stage), "")))?;
    let barriers = any_statement(source, about, |statement| {
        matches!(statement, Statement::ControlBarrier(_) | Statement::WorkGroupUniformLoad { .. })
    });
    let info = source.info.get_entry_point(entry);
    let used =
        |handle: Handle<naga::GlobalVariable>| info[handle] != naga::valid::GlobalUse::empty();
    let globals: Vec<_> =
        source.module.global_variables.iter().filter(|(handle, _)| used(*handle)).collect();
    let shared = globals.iter().any(|(_, variable)| variable.space == AddressSpace::WorkGroup);
    let mut lowerer = Lowerer::new(source, options, stage);
    let groups = lowerer.groups(about, barriers || shared).map_err(fail)?;
    // The level of a sample is found by derivatives.
    let finds_level = |level: &SampleLevel| {
        options.mips && matches!(level, SampleLevel::Auto | SampleLevel::Bias(_))
    };
    let differs = any_expression(source, about, |expression| match expression {
        Expression::Derivative { .. } => true,
        Expression::ImageSample { level, .. } => finds_level(level),
        _ => false,
    });
    let warp_threads = options.warp_threads;
    let (width, height) = options.size;
    let grid = match stage {
        // The differences need whole quads.
        Stage::Fragment if differs => {
            Grid::Pixels { width: width.next_multiple_of(2), height: height.next_multiple_of(2) }
        }
        Stage::Fragment => Grid::Pixels { width, height },
        Stage::Compute => {
            Grid::Linear { threads: groups.padded(warp_threads).saturating_mul(groups.groups()) }
        }
        Stage::Vertex => Grid::Linear { threads: options.vertices },
    };
    lowerer.threads = match &groups.rounds {
        Some(rounds) => rounds.numbers().saturating_mul(groups.groups()),
        None => threads_of(grid, warp_threads),
    };
    lowerer.rounds = groups.rounds;
    let elements = match stage {
        Stage::Compute => groups.invocations().saturating_mul(groups.groups()),
        _ => lowerer.threads,
    };
    lowerer.layout = Layout::new(bindings, options, elements, base)?;
    let kills = any_statement(source, about, |statement| matches!(statement, Statement::Kill));
    let outputs = lowerer
        .body(about, entry, &groups, &globals, differs && (kills || width % 2 + height % 2 > 0))
        .map_err(fail)?;
    let launch = Launch {
        name: None,
        grid,
        task_type: Some(match stage {
            Stage::Fragment => TaskType::Pixel,
            Stage::Compute => TaskType::Compute,
            Stage::Vertex => TaskType::Vertex,
        }),
        workgroup: match (stage, groups.together) {
            (Stage::Fragment, _) => 64,
            (Stage::Compute, true) => groups.padded(warp_threads),
            _ => 32,
        },
        shared_bytes: lowerer.shared_bytes,
        warp_threads,
        ..Launch::default()
    };
    Ok(Lowered {
        scratch: lowerer.scratch,
        rounds: groups.rounds,
        threads: lowerer.threads,
        function: lowerer.b.finish(),
        layout: lowerer.layout,
        launch,
        outputs,
    })
}

/// Threads with a number, at most.
fn threads_of(grid: Grid, warp_threads: u32) -> u32 {
    match grid {
        Grid::Linear { threads } => threads,
        Grid::Pixels { width, height } => {
            let warps = u64::from(width.div_ceil(warp_threads / 2)) * u64::from(height.div_ceil(2));
            u32::try_from(warps * u64::from(warp_threads)).unwrap_or(u32::MAX)
        }
    }
}

impl<'a> Lowerer<'a> {
    fn groups(&mut self, entry: &EntryPoint, together: bool) -> Step<Groups> {
        let mut size = entry.workgroup_size.map(|side| side.max(1));
        for (side, given) in size.iter_mut().zip(entry.workgroup_size_overrides.iter().flatten()) {
            if let Some(expression) = given {
                let value = self.constant(*expression)?[0];
                *side = self.b.as_const(value).unwrap_or(1).max(1);
            }
        }
        let mut groups = Groups { size, count: self.options.workgroups, together, rounds: None };
        let warp_threads = self.options.warp_threads;
        let most = (self.options.group_threads / warp_threads).max(1) * warp_threads;
        let invocations = groups.invocations();
        if together && groups.padded(warp_threads) > most {
            if invocations > MOST_INVOCATIONS {
                return Err(Problem::unsupported(
                    format!("a workgroup of {invocations} invocations that meet"),
                    "make it at most 1024",
                ));
            }
            let count = invocations.div_ceil(most);
            groups.rounds = Some(Rounds { count, threads: most, invocations, warp_threads });
        }
        Ok(groups)
    }

    fn body(
        &mut self,
        entry: &'a EntryPoint,
        index: usize,
        groups: &Groups,
        globals: &[(Handle<naga::GlobalVariable>, &naga::GlobalVariable)],
        helpers: bool,
    ) -> Step<Vec<(Option<u32>, Vec<Kind>)>> {
        for (handle, variable) in globals {
            let inner = self.source.module.types[variable.ty].inner.clone();
            match variable.space {
                AddressSpace::WorkGroup => {
                    self.shared.insert(*handle, self.shared_bytes);
                    self.shared_bytes += self.types().bytes(&inner, Packing::Words);
                }
                AddressSpace::Private => {
                    let init = match variable.init {
                        Some(init) => self.constant(init)?,
                        None => self.zeros(&inner)?,
                    };
                    let pointer = if self.is_long(&inner) {
                        let pointer = self.scratch_place(&inner);
                        self.store(&pointer, &init)?;
                        pointer
                    } else {
                        self.variable(&inner, &init)?
                    };
                    self.privates.insert(*handle, pointer);
                }
                _ => {}
            }
        }
        if helpers {
            let inside = self.in_picture();
            let word = self.bool_to_word(inside);
            self.alive = Some(self.declare(Kind::Unsigned, word));
        }
        let ids =
            if self.stage == Stage::Compute { self.compute_ids(groups) } else { Ids::default() };
        if self.shared_bytes > 0 {
            // Threads that fill up the last warp have ended.
            let step = groups.invocations();
            self.clear_shared(ids.local_index, step)?;
        }
        let mut args = vec![];
        for argument in &entry.function.arguments {
            let inner = &self.source.module.types[argument.ty].inner;
            let values = self.input(argument.binding.as_ref(), inner, &ids)?;
            args.push(Expr::Values(values));
        }
        let values = self.inline(&entry.function, self.source.info.get_entry_point(index), args)?;
        let outputs = self.results(entry, &values)?;
        if self.b.reachable() {
            self.b.exit();
        }
        Ok(outputs)
    }

    /// Whether the pixel of the thread is in the picture.
    fn in_picture(&mut self) -> Value {
        let (width, height) = self.options.size;
        let [x, y] =
            [SpecialRegister::X, SpecialRegister::Y].map(|register| self.b.special(register));
        let (width, height) = (self.b.word(width), self.b.word(height));
        let (column, row) =
            (self.b.compare(false, 10, x, width), self.b.compare(false, 10, y, height));
        self.b.and(column, row)
    }

    /// Workgroup memory is zero at the start.
    fn clear_shared(&mut self, local: Value, threads: u32) -> Step<()> {
        let words = self.shared_bytes.div_ceil(4);
        let zero = self.b.word(0);
        let (two, bound, step) = (self.b.word(2), self.b.word(words), self.b.word(threads));
        let store = |this: &mut Self, index: Value| {
            let address = this.b.alu(AluOp::Shl, &[index, two]);
            this.b.store(Space::Shared, Width::Word, address, 0, zero);
        };
        let rounds = words.div_ceil(threads);
        if rounds <= MOST_STORES {
            for round in 0..rounds {
                let first = self.b.word(round * threads);
                let index = self.b.alu(AluOp::Iadd, &[local, first]);
                if (round + 1) * threads <= words {
                    store(self, index);
                    continue;
                }
                let inside = self.b.compare(false, 10, index, bound);
                self.only_if(inside, |this| {
                    store(this, index);
                    Ok(())
                })?;
            }
            self.b.barrier();
            return Ok(());
        }
        let index = self.declare(Kind::Unsigned, local);
        self.block(|this, done| {
            this.repeat(|this| {
                let at = this.read(index);
                let inside = this.b.compare(false, 10, at, bound);
                this.choose(
                    inside,
                    |this| {
                        store(this, at);
                        Ok(())
                    },
                    |this| {
                        this.jump(done);
                        Ok(())
                    },
                )?;
                let next = this.b.alu(AluOp::Iadd, &[at, step]);
                this.write(index, next);
                Ok(())
            })
        })?;
        self.variables.truncate(index);
        self.b.barrier();
        Ok(())
    }
}

/// The size of a compute entry point's workgroup.
pub(crate) fn workgroup_size(source: &Source, entry: usize, options: &Options) -> [u32; 3] {
    let mut lowerer = Lowerer::new(source, options, Stage::Compute);
    let about = &source.module.entry_points[entry];
    lowerer.groups(about, false).map_or(about.workgroup_size, |groups| groups.size)
}
