// SPDX-License-Identifier: MIT
//! Designs of the core, made ready once for any number of runs.
use super::{prepare, variants, EngineKind, Outcome, RunConfig};
use crate::compiled::CompiledModel;
use crate::engine::{self, Cycle};
use crate::events::{self, probes, Place};
use crate::hazards::HazardMonitor;
use crate::microcoded_engine;
use anyhow::{bail, Context, Result};
use std::sync::Arc;
use warpwright_config::{Mechanisms, Size, Variant};
use warpwright_isa::Program;
use warpwright_rtl::dut::{Dut, Port};
use warpwright_rtl::{microcoded, shader_core};

/// Verilog with its ports.
struct Verilog {
    text: String,
    inputs: Vec<Port>,
    outputs: Vec<Port>,
}

/// One design of the core, made ready once for any number of runs.
pub struct Design {
    size: Size,
    mechanisms: Mechanisms,
    variant: Variant,
    verilog: Option<Arc<Verilog>>,
    /// Its number in Verilog that holds several designs.
    choice: Option<u64>,
    /// Signals of its inside behind its outputs, and the events that are made from them.
    probes: Vec<Port>,
    places: Vec<Place>,
}

impl Design {
    /// A design for one of the engines of the hardware: for `verilator` it is compiled here.
    pub fn new(
        engine: EngineKind,
        size: Size,
        mechanisms: Mechanisms,
        variant: Variant,
    ) -> Result<Self> {
        let mut designs = Self::several(engine, size, &[(mechanisms, variant)])?;
        Ok(designs.remove(0))
    }

    /// Whether it is what a run asks for.
    pub(super) fn is_of(&self, config: &RunConfig) -> bool {
        (self.size, self.mechanisms, self.variant)
            == (config.size, config.mechanisms, config.variant)
    }

    /// Several designs of one size: for `verilator` they are compiled here, as one model if they
    /// differ in constants only.
    pub fn several(
        engine: EngineKind,
        size: Size,
        wanted: &[(Mechanisms, Variant)],
    ) -> Result<Vec<Self>> {
        Self::make(engine, size, wanted, false)
    }

    /// Like [`Design::several`]; the designs show the signals of their event streams. They have as
    /// many units and texture pipelines.
    pub fn several_with_events(
        engine: EngineKind,
        size: Size,
        wanted: &[(Mechanisms, Variant)],
    ) -> Result<Vec<Self>> {
        Self::make(engine, size, wanted, true)
    }

    fn make(
        engine: EngineKind,
        size: Size,
        wanted: &[(Mechanisms, Variant)],
        events: bool,
    ) -> Result<Vec<Self>> {
        let design = |&(mechanisms, variant): &(Mechanisms, Variant)| Self {
            size,
            mechanisms,
            variant,
            verilog: None,
            choice: None,
            probes: vec![],
            places: vec![],
        };
        let mut designs: Vec<Self> = wanted.iter().map(design).collect();
        if events {
            if let Some((first, others)) = designs.split_first_mut() {
                first.show_events()?;
                for other in others {
                    other.probes.clone_from(&first.probes);
                    other.places.clone_from(&first.places);
                }
            }
        }
        match engine {
            EngineKind::Isa => bail!("the engine `isa` has no hardware design"),
            EngineKind::Rtl => return Ok(designs),
            EngineKind::Verilator => {}
        }
        // What constants decide is not the same text in all of them.
        let folds = designs.len() == 1;
        let export = |design: &Self| design.export(folds);
        let mut texts = designs.iter().map(export).collect::<Result<Vec<_>>>()?;
        let all: Vec<&str> = texts.iter().map(|verilog| verilog.text.as_str()).collect();
        let merged = if all.len() > 1 { variants::merge(&all, &top(size)) } else { None };
        if let Some(text) = merged {
            let Verilog { mut inputs, outputs, .. } = texts.swap_remove(0);
            inputs.push(Port::new(variants::CHOICE, variants::CHOICE_BITS));
            let merged = designs[0].probed(Verilog { text, inputs, outputs })?;
            let merged = Arc::new(merged);
            for (number, design) in designs.iter_mut().enumerate() {
                design.verilog = Some(Arc::clone(&merged));
                design.choice = Some(number as u64);
            }
            designs.first().map(Self::core).transpose()?;
        } else {
            for (design, verilog) in designs.iter_mut().zip(texts) {
                design.verilog = Some(Arc::new(design.probed(verilog)?));
                design.core()?;
            }
        }
        Ok(designs)
    }

    /// A design that shows the signals of its event stream.
    pub fn with_events(
        engine: EngineKind,
        size: Size,
        mechanisms: Mechanisms,
        variant: Variant,
    ) -> Result<Self> {
        let mut designs = Self::several_with_events(engine, size, &[(mechanisms, variant)])?;
        Ok(designs.remove(0))
    }

    /// Finds the signals of its event stream.
    fn show_events(&mut self) -> Result<()> {
        if self.variant.microcoded {
            bail!("the microcoded core has no event stream");
        }
        let (units, pipelines) = (self.variant.units, self.variant.texture_pipelines);
        let patterns = events::record::patterns(units, pipelines);
        self.probes = probes::find(self.design().as_ref(), &patterns)?;
        self.places = events::places(units, pipelines, &self.probes);
        Ok(())
    }

    /// The signals behind its outputs.
    pub fn probes(&self) -> &[Port] {
        &self.probes
    }

    /// The events that are made from them.
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// The rust-hdl design.
    fn design(&self) -> Box<dyn Dut> {
        if self.variant.microcoded {
            microcoded::build(self.size, self.variant.units, self.variant.without)
        } else {
            shader_core::build_variant(self.size, self.mechanisms, self.variant)
        }
    }

    fn export(&self, folds: bool) -> Result<Verilog> {
        let core = self.design();
        let block = core.block().context("a design of rust-hdl")?;
        let top = top(self.size);
        let options = hdl_export::Options { folds, ..hdl_export::Options::new(&top) };
        let text = hdl_export::export(block, &options)?.to_verilog();
        Ok(Verilog { text, inputs: core.inputs(), outputs: core.outputs() })
    }

    /// The Verilog with the signals of its event stream as outputs, if it is to show them.
    fn probed(&self, mut verilog: Verilog) -> Result<Verilog> {
        if !self.probes.is_empty() {
            let (core, inner) = (self.design(), top(self.size));
            let Verilog { text, inputs, outputs } = &mut verilog;
            *text += &probes::wrapper(core.as_ref(), &inner, &self.top(), inputs, &self.probes)?;
            outputs.extend(probes::compiled_ports(&self.probes));
        }
        Ok(verilog)
    }

    /// The top module of its Verilog.
    fn top(&self) -> String {
        let events = if self.probes.is_empty() { "" } else { "_events" };
        top(self.size) + events
    }

    /// A core in its initial state.
    fn core(&self) -> Result<Box<dyn Dut>> {
        let Some(verilog) = &self.verilog else {
            return Ok(match self.probes.is_empty() {
                true => self.design(),
                false => Box::new(probes::Probed::new(self.design(), &self.probes)?),
            });
        };
        let Verilog { text, inputs, outputs } = verilog.as_ref();
        let mut model =
            CompiledModel::new(text, &self.top(), true, inputs.clone(), outputs.clone())?;
        if let Some(choice) = self.choice {
            model.poke(inputs.len() - 1, choice);
        }
        Ok(Box::new(model))
    }

    /// Runs a program; `images` are the RGBA8 texels of the input pictures. Of `config` count the
    /// registers that the host sets, the memory and the limit.
    pub fn run(
        &self,
        program: &Program,
        images: &[&[u8]],
        config: &RunConfig,
        observe: &mut dyn FnMut(&Cycle),
    ) -> Result<Outcome> {
        let (contents, launch) = prepare(
            program,
            images,
            &RunConfig { size: self.size, variant: self.variant, ..*config },
        )?;
        let mut hazards = HazardMonitor::new(&program.instructions);
        let mut observe = |cycle: &Cycle| {
            hazards.observe(cycle);
            observe(cycle);
        };
        let run = if self.variant.microcoded { microcoded_engine::run } else { engine::run };
        let outcome = run(
            self.core()?.as_mut(),
            contents,
            &launch,
            &config.memory,
            config.limit,
            &mut observe,
        )?;
        if let Some(hazard) = hazards.found() {
            bail!("{}", hazard.describe(program));
        }
        Ok(outcome.into())
    }
}

/// The top module of a size.
fn top(size: Size) -> String {
    format!("shader_core_{}", size.numbers().name)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One compilation serves the baselines of the mechanisms.
    #[test]
    fn baselines_differ_in_constants_alone() {
        let texts = [Mechanisms::ALL, Mechanisms::NONE].map(|mechanisms| {
            let (variant, size) = (Variant::default(), Size::Nano);
            let design = Design::several(EngineKind::Rtl, size, &[(mechanisms, variant)]);
            design.expect("a design")[0].export(false).expect("its Verilog").text
        });
        let texts = [texts[0].as_str(), texts[1].as_str()];
        assert!(variants::merge(&texts, &top(Size::Nano)).is_some());
    }
}
