// SPDX-License-Identifier: MIT
//! Blocks of rust-hdl-hls, which hand clocks through interfaces and share a bus of pins.
use crate::bench::{Device, FromNumber};
use crate::blocks::{cases, memory, Case};
use rust_hdl::core::prelude::*;
use rust_hdl::hls::prelude::*;
use rust_hdl::widgets::prelude::{OutputBuffer, WordOrder};

cases! {
    hls
    @ hls_bidi_master: "bidi.rs BidiMaster" = BidiMaster<Bits<8>>, BidiMaster::default();
        bus.sig_empty, bus.sig_full, clock, data_to_bus.data, data_to_bus.empty,
        data_to_bus.almost_empty, data_from_bus.full, data_from_bus.almost_full; bus.sig_inout
    @ hls_bidi_device: "bidi.rs BidiSimulatedDevice" =
        BidiSimulatedDevice<Bits<8>>, BidiSimulatedDevice::default();
        bus.sig_not_read, bus.sig_not_write, bus.sig_master, clock, data_to_bus.data,
        data_to_bus.empty, data_to_bus.almost_empty, data_from_bus.full,
        data_from_bus.almost_full; bus.sig_inout
    @ hls_bridge: "bridge.rs Bridge" = Bridge<16, 8, 2>, Bridge::new(["a", "b"]);
        upstream.address, upstream.address_strobe, upstream.from_controller, upstream.strobe,
        upstream.clock, nodes[0].to_controller, nodes[0].ready, nodes[1].to_controller,
        nodes[1].ready;
    @ hls_router: "router.rs Router" = Router<16, 8, 2>, Router::new(
            ["a", "b"],
            [&Bridge::<16, 8, 2>::new(["c", "d"]), &Bridge::<16, 8, 3>::new(["e", "f", "g"])],
        );
        upstream.address, upstream.address_strobe, upstream.from_controller, upstream.strobe,
        upstream.clock, nodes[0].to_controller, nodes[0].ready, nodes[1].to_controller,
        nodes[1].ready;
    @ hls_host: "host.rs Host" = Host<8>, Host::new(WordOrder::MostSignificantFirst);
        bidi_bus.sig_empty, bidi_bus.sig_full, bus.to_controller, bus.ready, sys_clock,
        bidi_clock; bidi_bus.sig_inout
    @ hls_controller: "controller.rs BaseController" =
        BaseController<8>, BaseController::default();
        from_cpu.data, from_cpu.empty, from_cpu.almost_empty, to_cpu.full, to_cpu.almost_full,
        clock, bus.to_controller, bus.ready;
    @ hls_sdram: "sdram_controller.rs SDRAMController" =
        SDRAMController<5, 5>, SDRAMController::new(3, memory(), OutputBuffer::Wired);
        dram.read_data, upstream.address, upstream.address_strobe, upstream.from_controller,
        upstream.strobe, upstream.clock;
    @ hls_sync_fifo: "fifo.rs SyncFIFO" = SyncFIFO<Bits<8>, 3, 4, 2>, SyncFIFO::default();
        bus_write.data, bus_write.write, bus_read.read, clock;
    @ hls_async_fifo: "fifo.rs AsyncFIFO" = AsyncFIFO<Bits<8>, 3, 4, 2>, AsyncFIFO::default();
        bus_write.data, bus_write.write, write_clock, bus_read.read, read_clock;
    @ hls_link: "fifo_linker.rs FIFOLink" = FIFOLink<Bits<8>>, FIFOLink::default();
        read.data, read.empty, read.almost_empty, write.full, write.almost_full;
    @ hls_expander: "expander.rs Expander" =
        Expander<4, 16>, Expander::new(WordOrder::LeastSignificantFirst);
        bus_read.data, bus_read.empty, bus_read.almost_empty, bus_write.full,
        bus_write.almost_full, clock;
    @ hls_reducer: "reducer.rs Reducer" =
        Reducer<16, 4>, Reducer::new(WordOrder::LeastSignificantFirst);
        bus_read.data, bus_read.empty, bus_read.almost_empty, bus_write.full,
        bus_write.almost_full, clock;
    @ hls_mosi: "mosi_port.rs MOSIPort" = MOSIPort<16>, MOSIPort::default();
        bus.select, bus.from_controller, bus.strobe, bus.clock, ready;
    @ hls_miso: "miso_port.rs MISOPort" = MISOPort<16>, MISOPort::default();
        bus.select, bus.from_controller, bus.strobe, bus.clock, port_in, ready_in;
    @ hls_sdram_fifo: "sdram_fifo.rs SDRAMFIFO" =
        SDRAMFIFO<5, 5, 4, 16, 12>, SDRAMFIFO::new(3, memory(), OutputBuffer::Wired);
        clock, sdram.read_data, ram_clock, bus_write.data, bus_write.write, bus_read.read;
}
