// SPDX-License-Identifier: MIT
//! Every block of rust-hdl-widgets, built as its users build it, with its inputs.
use crate::bench::{Bench, Device, FromNumber};
use rust_hdl::core::prelude::*;
use rust_hdl::widgets::fifo::fifo_logic::{FIFOReadLogic, FIFOWriteLogic};
use rust_hdl::widgets::i2c::i2c_controller::{I2CController, I2CControllerCmd};
use rust_hdl::widgets::i2c::i2c_driver::{I2CDriver, I2CDriverCmd};
use rust_hdl::widgets::prelude::*;
use rust_hdl::widgets::{accum, edge_ff, registered_edge_tristate, sdram};
use std::time::Duration;

/// A block under a name.
pub struct Case {
    pub name: &'static str,
    /// File and type in the library: `fifo/sync_fifo.rs SynchronousFIFO`.
    pub source: &'static str,
    pub build: fn() -> Box<dyn Bench>,
}

impl FromNumber for SDRAMCommand {
    fn from_number(value: u64) -> Self {
        use SDRAMCommand::*;
        [LoadModeRegister, AutoRefresh, Precharge, BurstTerminate, Write, Read, Active, NOP]
            [value as usize % 8]
    }
}
impl FromNumber for I2CDriverCmd {
    fn from_number(value: u64) -> Self {
        use I2CDriverCmd::*;
        [Noop, SendStart, SendTrue, SendFalse, SendStop, GetBit, Restart][value as usize % 7]
    }
}
impl FromNumber for I2CControllerCmd {
    fn from_number(value: u64) -> Self {
        use I2CControllerCmd::*;
        [Noop, BeginWrite, Write, BeginRead, Read, EndTransmission, ReadLast][value as usize % 7]
    }
}

/// `@ name: "file Type" = type, constructor; inputs; bidirectional ports`.
macro_rules! cases {
    ($function:ident $(@ $name:ident: $source:literal = $type:ty, $new:expr;
        $($($part:ident $([$index:literal])?).+),* ; $($($pin:ident).+),*)*) => {
        /// The blocks.
        pub fn $function() -> Vec<Case> {
            vec![$(Case {
                name: stringify!($name),
                source: $source,
                build: || {
                    let mut block: $type = $new;
                    block.connect_all();
                    Box::new(Device {
                        block,
                        pokes: vec![
                            $((
                                concat!($(".", stringify!($part) $(, "[", $index, "]")?),+),
                                |block, value| {
                                    block$(.$part$([$index])?)+.next = FromNumber::from_number(value)
                                },
                            ),)*
                            $((concat!($(".", stringify!($pin)),+), |block, value| {
                                if !block$(.$pin)+.is_driving_tristate() {
                                    block$(.$pin)+.next = FromNumber::from_number(value);
                                }
                            }),)*
                        ],
                        drives: vec![
                            $((concat!($(".", stringify!($pin)),+), |block| {
                                block$(.$pin)+.is_driving_tristate()
                            }),)*
                        ],
                    })
                },
            }),*]
        }
    };
}

/// Inputs from one to a limit: a bit beyond the word is a panic of the Rust simulation.
pub const LIMITS: &[(&str, u64)] = &[("bits_outbound", 16), ("bits", 16)];

/// Memory with short times, at 50 MHz.
pub fn memory() -> MemoryTimings {
    MemoryTimings::fast_boot_sim(50e6)
}
fn spi() -> SPIConfig {
    SPIConfig {
        clock_speed: 48,
        cs_off: true,
        mosi_off: false,
        speed_hz: 4,
        cpha: true,
        cpol: false,
    }
}
fn i2c() -> I2CConfig {
    I2CConfig { delay_time: Duration::from_nanos(60), clock_speed_hz: 48_000_000 }
}
fn bytes() -> impl Iterator<Item = Bits<8>> {
    (0..16u64).map(|place| ((place * place * 7 + 3) % 256).to_bits())
}

pub(crate) use cases;

cases! {
    all
    @ accum: "accum.rs Accum" = accum::Accum<8, 12, 4>, accum::Accum::new(5);
        clock, strobe_in, data_in;
    @ auto_reset: "auto_reset.rs AutoReset" = AutoReset, AutoReset::default(); clock;
    @ delay_line: "delay_line.rs DelayLine" = DelayLine<Bits<8>, 6, 3>, DelayLine::default();
        clock, data_in, delay;
    @ dff: "dff.rs DFF" = DFF<Bits<8>>, DFF::default(); d, clock;
    @ dff_with_init: "dff_with_init.rs DFFWithInit" =
        DFFWithInit<Bits<8>>, DFFWithInit::new(0xA5.into()); d, clock;
    @ edge_rising: "edge_detector.rs EdgeDetector" = EdgeDetector, EdgeDetector::new(true);
        input_signal, clock;
    @ edge_falling: "edge_detector.rs EdgeDetector" = EdgeDetector, EdgeDetector::new(false);
        input_signal, clock;
    @ edge_dff: "edge_ff.rs EdgeDFF" = edge_ff::EdgeDFF<Bits<8>>, edge_ff::EdgeDFF::new(9.into());
        d, clk;
    @ async_fifo: "fifo/async_fifo.rs AsynchronousFIFO" =
        AsynchronousFIFO<Bits<8>, 3, 4, 2>, Default::default();
        read, read_clock, write, data_in, write_clock;
    @ cross_widen: "fifo/cross_fifo.rs CrossWidenFIFO" =
        CrossWidenFIFO<4, 4, 5, 16, 3, 4>, CrossWidenFIFO::new(WordOrder::MostSignificantFirst);
        data_in, write, write_clock, read, read_clock;
    @ cross_narrow: "fifo/cross_fifo.rs CrossNarrowFIFO" =
        CrossNarrowFIFO<16, 3, 4, 4, 4, 5>, CrossNarrowFIFO::new(WordOrder::LeastSignificantFirst);
        data_in, write, write_clock, read, read_clock;
    @ expander_msb: "fifo/fifo_expander_n.rs FIFOExpanderN" =
        FIFOExpanderN<4, 16>, FIFOExpanderN::new(WordOrder::MostSignificantFirst);
        data_in, empty, full, clock;
    @ expander_lsb: "fifo/fifo_expander_n.rs FIFOExpanderN" =
        FIFOExpanderN<4, 16>, FIFOExpanderN::new(WordOrder::LeastSignificantFirst);
        data_in, empty, full, clock;
    @ fifo_read: "fifo/fifo_logic.rs FIFOReadLogic" =
        FIFOReadLogic<Bits<8>, 3, 4, 2>, Default::default();
        clock, read, write_address_delayed, ram_read_data;
    @ fifo_write: "fifo/fifo_logic.rs FIFOWriteLogic" =
        FIFOWriteLogic<Bits<8>, 3, 4, 2>, Default::default();
        write, data_in, clock, read_address;
    @ reducer: "fifo/fifo_reducer.rs FIFOReducer" =
        FIFOReducer<16, 8, false>, Default::default(); data_in, empty, full, clock;
    @ reducer_reversed: "fifo/fifo_reducer.rs FIFOReducer" =
        FIFOReducer<16, 8, true>, Default::default(); data_in, empty, full, clock;
    @ reducer_n: "fifo/fifo_reducer_n.rs FIFOReducerN" =
        FIFOReducerN<16, 4>, FIFOReducerN::new(WordOrder::MostSignificantFirst);
        data_in, empty, full, clock;
    @ register_fifo: "fifo/fifo_register.rs RegisterFIFO" = RegisterFIFO<Bits<8>>, Default::default();
        data_in, write, read, clock;
    @ sync_fifo: "fifo/sync_fifo.rs SynchronousFIFO" =
        SynchronousFIFO<Bits<8>, 3, 4, 2>, Default::default(); clock, read, write, data_in;
    @ i2c_controller: "i2c/i2c_controller.rs I2CController" =
        I2CController, I2CController::new(i2c());
        i2c.sda.line_state, i2c.scl.line_state, clock, cmd, run, write_data_in;
    @ i2c_driver: "i2c/i2c_driver.rs I2CDriver" = I2CDriver, I2CDriver::new(i2c());
        i2c.sda.line_state, i2c.scl.line_state, clock, cmd, run;
    @ i2c_target: "i2c/i2c_target.rs I2CTarget" = I2CTarget, I2CTarget::default();
        i2c.sda.line_state, i2c.scl.line_state, clock, active, to_bus, write_enable;
    @ i2c_test_bus: "i2c/i2c_test_target.rs I2CTestBus" = I2CTestBus<2>, I2CTestBus::default();
        endpoints[0].sda.drive_low, endpoints[0].scl.drive_low, endpoints[1].sda.drive_low,
        endpoints[1].scl.drive_low;
    @ i2c_test_target: "i2c/i2c_test_target.rs I2CTestTarget" =
        I2CTestTarget, I2CTestTarget::new(0x53);
        i2c.sda.line_state, i2c.scl.line_state, clock;
    @ mac_fir: "mac_fir.rs MultiplyAccumulateSymmetricFiniteImpulseResponseFilter" =
        MultiplyAccumulateSymmetricFiniteImpulseResponseFilter<3>,
        MultiplyAccumulateSymmetricFiniteImpulseResponseFilter::new(&[3, -7, 11, -7, 3]);
        data_in, strobe_in, clock;
    @ open_drain: "open_drain.rs OpenDrainBuffer" = OpenDrainBuffer, OpenDrainBuffer::default();
        control.drive_low; bus
    @ lfsr: "png/lfsr.rs LFSRSimple" = LFSRSimple, LFSRSimple::default(); clock, strobe;
    @ pulser: "pulser.rs Pulser" = Pulser, Pulser::new(100, 10.0, Duration::from_millis(40));
        clock, enable;
    @ pwm: "pwm.rs PulseWidthModulator" = rust_hdl::widgets::pwm::PulseWidthModulator<6>,
        Default::default(); enable, threshold, clock;
    @ ram: "ramrom/ram.rs RAM" = RAM<Bits<8>, 4>, RAM::from(bytes());
        read_address, read_clock, write_address, write_clock, write_data, write_enable;
    @ rom: "ramrom/rom.rs ROM" = ROM<Bits<8>, 4>, ROM::from(bytes()); address;
    @ sync_rom: "ramrom/sync_rom.rs SyncROM" = SyncROM<Bits<8>, 4>, SyncROM::from(bytes());
        address, clock;
    @ registered_edge_tristate: "registered_edge_tristate.rs RegisteredEdgeTristate" =
        registered_edge_tristate::RegisteredEdgeTristate<8>, Default::default();
        write_enable, write_data, clock; bus
    @ sdram_base: "sdram/basic_controller.rs SDRAMBaseController" =
        SDRAMBaseController<5, 5, 64, 16>,
        SDRAMBaseController::new(3, memory(), OutputBuffer::Wired);
        clock, sdram.read_data, data_in, write_not_read, cmd_strobe, cmd_address;
    @ sdram_buffer: "sdram/buffer.rs SDRAMOnChipBuffer" =
        SDRAMOnChipBuffer<16>, SDRAMOnChipBuffer::default();
        buf_in.clk, buf_in.we_not, buf_in.cas_not, buf_in.ras_not, buf_in.cs_not, buf_in.bank,
        buf_in.address, buf_in.write_data, buf_in.write_enable, buf_out.read_data;
    @ sdram_burst: "sdram/burst_controller.rs SDRAMBurstController" =
        SDRAMBurstController<5, 5, 4, 16>,
        SDRAMBurstController::new(3, memory(), OutputBuffer::DelayOne);
        clock, sdram.read_data, data_in, write_not_read, cmd_strobe, cmd_address;
    @ sdram_encoder: "sdram/cmd.rs SDRAMCommandEncoder" =
        sdram::cmd::SDRAMCommandEncoder, Default::default(); cmd;
    @ sdram_decoder: "sdram/cmd.rs SDRAMCommandDecoder" =
        sdram::cmd::SDRAMCommandDecoder, Default::default(); ras_not, cas_not, we_not, cs_not;
    @ sdram_fifo: "sdram/fifo_sdram.rs SDRAMFIFOController" =
        SDRAMFIFOController<5, 5, 4, 16, 12>,
        SDRAMFIFOController::new(3, memory(), OutputBuffer::Wired);
        clock, sdram.read_data, ram_clock, data_in, write, read;
    @ shot: "shot.rs Shot" = Shot<8>, Shot::new(100, Duration::from_millis(70)); trigger, clock;
    @ spi_master: "spi/master.rs SPIMaster" = SPIMaster<16>, SPIMaster::new(spi());
        clock, bits_outbound, data_outbound, start_send, continued_transaction, wires.miso;
    @ spi_dynamic: "spi/master_dynamic_mode.rs SPIMasterDynamicMode" =
        SPIMasterDynamicMode<16>, SPIMasterDynamicMode::new(spi().into());
        clock, bits_outbound, data_outbound, start_send, continued_transaction, wires.miso;
    @ mux_slaves: "spi/mux.rs MuxSlaves" = MuxSlaves<3, 2>, MuxSlaves::default();
        from_master.mosi, from_master.msel, from_master.mclk, to_slaves[0].miso,
        to_slaves[1].miso, to_slaves[2].miso, sel;
    @ mux_masters: "spi/mux.rs MuxMasters" = MuxMasters<2, 1>, MuxMasters::default();
        to_bus.miso, from_masters[0].mosi, from_masters[0].msel, from_masters[0].mclk,
        from_masters[1].mosi, from_masters[1].msel, from_masters[1].mclk, sel;
    @ spi_slave: "spi/slave.rs SPISlave" = SPISlave<16>, SPISlave::new(spi());
        clock, wires.mosi, wires.msel, wires.mclk, disabled, start_send, data_outbound, bits,
        continued_transaction;
    @ strobe: "strobe.rs Strobe" = Strobe<8>, Strobe::new(100, 12.5); enable, clock;
    @ bit_synchronizer: "synchronizer.rs BitSynchronizer" = BitSynchronizer, Default::default();
        sig_in, clock;
    @ sync_sender: "synchronizer.rs SyncSender" = SyncSender<Bits<8>>, Default::default();
        sig_in, clock, ack_in, send;
    @ sync_receiver: "synchronizer.rs SyncReceiver" = SyncReceiver<Bits<8>>, Default::default();
        clock, sig_cross, flag_in;
    @ vector_synchronizer: "synchronizer.rs VectorSynchronizer" =
        VectorSynchronizer<Bits<8>>, Default::default(); clock_in, sig_in, send, clock_out;
    @ tristate: "tristate.rs TristateBuffer" = TristateBuffer<Bits<8>>, Default::default();
        write_enable, write_data; bus
}
