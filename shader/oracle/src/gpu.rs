// SPDX-License-Identifier: MIT
//! A shader on the software Vulkan driver.
use crate::inputs::{texels, Left, SIDE};
use crate::screen::screen;
use crate::textures;
use anyhow::{anyhow, bail, Context, Result};
use std::borrow::Cow;
use std::collections::BTreeMap;
use warpwright_shader::front::{Binding, Kind, Selector};
use warpwright_shader::Options;
use wgpu::util::DeviceExt;

/// The driver.
pub struct Gpu {
    device: wgpu::Device,
    queue: wgpu::Queue,
    /// Its name and version.
    pub name: String,
}

/// An entry point and what it is given.
#[derive(Clone, Copy)]
pub struct Work<'a> {
    pub module: &'a naga::Module,
    pub bindings: &'a [Binding],
    pub options: &'a Options,
}

enum Made {
    Buffer(wgpu::Buffer),
    Texture(wgpu::TextureView),
    Storage(wgpu::Texture, wgpu::TextureView),
    Sampler(wgpu::Sampler),
}

impl Gpu {
    /// Finds the software driver.
    pub fn open() -> Result<Self> {
        let mut about = wgpu::InstanceDescriptor::new_without_display_handle();
        about.backends = wgpu::Backends::VULKAN;
        let instance = wgpu::Instance::new(about);
        let adapters = pollster::block_on(instance.enumerate_adapters(wgpu::Backends::VULKAN));
        let adapter = adapters
            .into_iter()
            .find(|adapter| adapter.get_info().device_type == wgpu::DeviceType::Cpu)
            .context("there is no software Vulkan driver: install mesa-vulkan-drivers")?;
        let info = adapter.get_info();
        let about = wgpu::DeviceDescriptor {
            required_limits: adapter.limits(),
            ..wgpu::DeviceDescriptor::default()
        };
        let (device, queue) = pollster::block_on(adapter.request_device(&about))?;
        Ok(Self { device, queue, name: format!("{}, {}", info.name, info.driver_info) })
    }

    /// Runs an entry point with what the options say.
    pub fn run(&self, work: &Work) -> Result<Left> {
        let scope = self.device.push_error_scope(wgpu::ErrorFilter::Validation);
        let left = self.run_checked(work);
        match pollster::block_on(scope.pop()) {
            Some(error) => Err(anyhow!("{error}")),
            None => left,
        }
    }

    fn run_checked(&self, work: &Work) -> Result<Left> {
        let Work { module, bindings, options } = *work;
        let entry = options.entry.as_deref().context("no entry point")?;
        let about = module.entry_points.iter().find(|point| point.name == entry);
        let about = about.context("no such entry point")?;
        let module_of = |source| {
            let about = wgpu::ShaderModuleDescriptor { label: None, source };
            self.device.create_shader_module(about)
        };
        let shader = module_of(wgpu::ShaderSource::Naga(Cow::Owned(module.clone())));
        let mut made: Vec<(&Binding, Made)> = vec![];
        let mut images = options.images.iter();
        for binding in bindings {
            let image = matches!(binding.kind, Kind::Texture { .. }).then(|| images.next());
            made.push((binding, self.make(binding, work, image.flatten().copied())?));
        }
        let entries = |layout: &dyn Fn(u32) -> wgpu::BindGroupLayout| {
            let mut groups: BTreeMap<u32, Vec<wgpu::BindGroupEntry>> = BTreeMap::new();
            for (binding, made) in &made {
                let resource = match made {
                    Made::Buffer(buffer) => buffer.as_entire_binding(),
                    Made::Texture(view) | Made::Storage(_, view) => {
                        wgpu::BindingResource::TextureView(view)
                    }
                    Made::Sampler(sampler) => wgpu::BindingResource::Sampler(sampler),
                };
                let entry = wgpu::BindGroupEntry { binding: binding.binding, resource };
                groups.entry(binding.group).or_default().push(entry);
            }
            let group = |(number, entries): (u32, Vec<wgpu::BindGroupEntry>)| {
                let layout = layout(number);
                let about =
                    wgpu::BindGroupDescriptor { label: None, layout: &layout, entries: &entries };
                (number, self.device.create_bind_group(&about))
            };
            groups.into_iter().map(group).collect::<Vec<_>>()
        };
        let mut encoder = self.device.create_command_encoder(&Default::default());
        let mut targets = vec![];
        match about.stage {
            naga::ShaderStage::Compute => {
                let pipeline =
                    self.device.create_compute_pipeline(&wgpu::ComputePipelineDescriptor {
                        label: None,
                        layout: None,
                        module: &shader,
                        entry_point: Some(entry),
                        compilation_options: Default::default(),
                        cache: None,
                    });
                let groups = entries(&|group| pipeline.get_bind_group_layout(group));
                let mut pass = encoder.begin_compute_pass(&Default::default());
                pass.set_pipeline(&pipeline);
                groups.iter().for_each(|(number, group)| pass.set_bind_group(*number, group, &[]));
                let [x, y, z] = options.workgroups;
                pass.dispatch_workgroups(x, y, z);
            }
            naga::ShaderStage::Fragment => {
                let locations = locations(module, about.function.result.as_ref());
                targets = locations.iter().map(|_| self.target()).collect::<Vec<_>>();
                let views: Vec<wgpu::TextureView> =
                    targets.iter().map(|target| target.create_view(&Default::default())).collect();
                let text = screen(module, about)?;
                let vertex = module_of(wgpu::ShaderSource::Wgsl(text.into()));
                let format = Some(wgpu::ColorTargetState::from(wgpu::TextureFormat::Rgba8Unorm));
                let formats = vec![format; targets.len()];
                let pipeline =
                    self.device.create_render_pipeline(&wgpu::RenderPipelineDescriptor {
                        label: None,
                        layout: None,
                        vertex: wgpu::VertexState {
                            module: &vertex,
                            entry_point: None,
                            compilation_options: Default::default(),
                            buffers: &[],
                        },
                        primitive: Default::default(),
                        depth_stencil: None,
                        multisample: Default::default(),
                        fragment: Some(wgpu::FragmentState {
                            module: &shader,
                            entry_point: Some(entry),
                            compilation_options: Default::default(),
                            targets: &formats,
                        }),
                        multiview_mask: None,
                        cache: None,
                    });
                let groups = entries(&|group| pipeline.get_bind_group_layout(group));
                let attachments: Vec<_> = views
                    .iter()
                    .map(|view| {
                        Some(wgpu::RenderPassColorAttachment {
                            view,
                            depth_slice: None,
                            resolve_target: None,
                            ops: wgpu::Operations {
                                load: wgpu::LoadOp::Clear(wgpu::Color::TRANSPARENT),
                                store: wgpu::StoreOp::Store,
                            },
                        })
                    })
                    .collect();
                let mut pass = encoder.begin_render_pass(&wgpu::RenderPassDescriptor {
                    color_attachments: &attachments,
                    ..Default::default()
                });
                pass.set_pipeline(&pipeline);
                groups.iter().for_each(|(number, group)| pass.set_bind_group(*number, group, &[]));
                pass.draw(0..3, 0..1);
            }
            _ => bail!("neither a compute nor a fragment shader"),
        }
        self.queue.submit([encoder.finish()]);
        let mut left = Left::new();
        for (at, target) in targets.iter().enumerate() {
            let name = if at == 0 { "picture".to_string() } else { format!("picture{at}") };
            left.insert(name, self.read_texture(target)?);
        }
        for (binding, made) in &made {
            match (made, binding.kind) {
                (Made::Buffer(buffer), Kind::Storage { read_only: false }) => {
                    left.insert(binding.name.clone(), self.read_buffer(buffer)?);
                }
                (Made::Storage(texture, _), Kind::StorageTexture { texel: 4 | 16 }) => {
                    left.insert(binding.name.clone(), self.read_texture(texture)?);
                }
                _ => {}
            }
        }
        Ok(left)
    }

    fn make(&self, binding: &Binding, work: &Work, image: Option<(u32, u32)>) -> Result<Made> {
        use wgpu::BufferUsages as Usage;
        let Work { module, options, .. } = *work;
        let data = options
            .data
            .iter()
            .find(|(selector, _)| *selector == Selector::Number(binding.group, binding.binding));
        let buffer = |usage| {
            let (_, bytes) = data.context("a buffer without contents")?;
            let about = wgpu::util::BufferInitDescriptor { label: None, contents: bytes, usage };
            Ok(Made::Buffer(self.device.create_buffer_init(&about)))
        };
        match binding.kind {
            Kind::Uniform => buffer(Usage::UNIFORM),
            Kind::Storage { .. } => buffer(Usage::STORAGE | Usage::COPY_SRC),
            Kind::Sampler => {
                let repeat = wgpu::AddressMode::Repeat;
                let about = wgpu::SamplerDescriptor {
                    address_mode_u: repeat,
                    address_mode_v: repeat,
                    address_mode_w: repeat,
                    mag_filter: wgpu::FilterMode::Linear,
                    min_filter: wgpu::FilterMode::Linear,
                    compare: compares(module, binding).then_some(wgpu::CompareFunction::Less),
                    ..Default::default()
                };
                Ok(Made::Sampler(self.device.create_sampler(&about)))
            }
            Kind::Texture { shape } => {
                let size = image.context("a texture without a picture")?;
                let of = textures::Sampled::new(shape, size, class(module, binding)?)?;
                let order = wgpu::util::TextureDataOrder::LayerMajor;
                let (about, bytes) = (of.about(), of.bytes(&texels(size)));
                let texture =
                    self.device.create_texture_with_data(&self.queue, &about, order, &bytes);
                Ok(Made::Texture(texture.create_view(&of.view())))
            }
            Kind::StorageTexture { .. } => {
                let usage = wgpu::TextureUsages::STORAGE_BINDING | wgpu::TextureUsages::COPY_SRC;
                let format = textures::storage(class(module, binding)?)?;
                let texture = self.device.create_texture(&textures::plane(usage, format));
                let view = texture.create_view(&Default::default());
                Ok(Made::Storage(texture, view))
            }
        }
    }

    fn target(&self) -> wgpu::Texture {
        let usage = wgpu::TextureUsages::RENDER_ATTACHMENT | wgpu::TextureUsages::COPY_SRC;
        self.device.create_texture(&textures::plane(usage, wgpu::TextureFormat::Rgba8Unorm))
    }

    fn read_texture(&self, texture: &wgpu::Texture) -> Result<Vec<u8>> {
        // Rows are 256 bytes apart in the buffer.
        let row = 256;
        let buffer = self.device.create_buffer(&wgpu::BufferDescriptor {
            label: None,
            size: u64::from(row * SIDE),
            usage: wgpu::BufferUsages::COPY_DST | wgpu::BufferUsages::MAP_READ,
            mapped_at_creation: false,
        });
        let mut encoder = self.device.create_command_encoder(&Default::default());
        encoder.copy_texture_to_buffer(
            texture.as_image_copy(),
            wgpu::TexelCopyBufferInfo {
                buffer: &buffer,
                layout: wgpu::TexelCopyBufferLayout {
                    offset: 0,
                    bytes_per_row: Some(row),
                    rows_per_image: None,
                },
            },
            texture.size(),
        );
        self.queue.submit([encoder.finish()]);
        let rows = self.map(&buffer)?;
        let texel = texture.format().block_copy_size(None).context("a texel without a size")?;
        let used = (texel * SIDE) as usize;
        Ok(rows.chunks(row as usize).flat_map(|row| &row[..used]).copied().collect())
    }

    fn read_buffer(&self, from: &wgpu::Buffer) -> Result<Vec<u8>> {
        let buffer = self.device.create_buffer(&wgpu::BufferDescriptor {
            label: None,
            size: from.size(),
            usage: wgpu::BufferUsages::COPY_DST | wgpu::BufferUsages::MAP_READ,
            mapped_at_creation: false,
        });
        let mut encoder = self.device.create_command_encoder(&Default::default());
        encoder.copy_buffer_to_buffer(from, 0, &buffer, 0, from.size());
        self.queue.submit([encoder.finish()]);
        self.map(&buffer)
    }

    fn map(&self, buffer: &wgpu::Buffer) -> Result<Vec<u8>> {
        let (send, receive) = std::sync::mpsc::channel();
        buffer.map_async(wgpu::MapMode::Read, .., move |result| drop(send.send(result)));
        self.device.poll(wgpu::PollType::wait_indefinitely())?;
        receive.recv()??;
        Ok(buffer.get_mapped_range(..)?.to_vec())
    }
}

/// The type of a binding.
fn inner<'a>(module: &'a naga::Module, binding: &Binding) -> Option<&'a naga::TypeInner> {
    // Those of another entry point may have the same number.
    let is_it = |variable: &&naga::GlobalVariable| {
        let at = variable.binding.as_ref();
        at.is_some_and(|at| (at.group, at.binding) == (binding.group, binding.binding))
            && variable.name.as_ref().is_none_or(|name| *name == binding.name)
    };
    let variable = module.global_variables.iter().map(|(_, variable)| variable).find(is_it)?;
    Some(&module.types[variable.ty].inner)
}

/// Whether the sampler with this binding compares.
fn compares(module: &naga::Module, binding: &Binding) -> bool {
    matches!(inner(module, binding), Some(naga::TypeInner::Sampler { comparison: true }))
}

/// What the texture with this binding holds.
fn class(module: &naga::Module, binding: &Binding) -> Result<naga::ImageClass> {
    match inner(module, binding) {
        Some(naga::TypeInner::Image { class, .. }) => Ok(*class),
        _ => bail!("no texture is there"),
    }
}

/// Locations of colours, in order.
fn locations(module: &naga::Module, result: Option<&naga::FunctionResult>) -> Vec<u32> {
    let location = |binding: Option<&naga::Binding>| match binding {
        Some(naga::Binding::Location { location, .. }) => Some(*location),
        _ => None,
    };
    let Some(result) = result else { return vec![] };
    let mut all: Vec<u32> = match &module.types[result.ty].inner {
        naga::TypeInner::Struct { members, .. } => {
            members.iter().filter_map(|member| location(member.binding.as_ref())).collect()
        }
        _ => location(result.binding.as_ref()).into_iter().collect(),
    };
    all.sort_unstable();
    all
}
