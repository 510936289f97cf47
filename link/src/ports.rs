// SPDX-License-Identifier: MIT
//! Which serial port is a board's, and at which rate it answers.
use crate::client::{open, Board, Client, LinkError, Timing};
use serialport::{SerialPort, SerialPortInfo, SerialPortType};

/// How a board's serial line shows on the USB.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bridge {
    /// Vendor of its chip.
    pub vendor: u16,
    /// Product.
    pub product: u16,
    /// The interface that is the line, of a chip with several ports.
    pub interface: Option<u8>,
}

impl Bridge {
    /// Whether a port may be this board's. A system that does not tell interfaces leaves all ports
    /// of a chip.
    fn fits(&self, port: &SerialPortInfo) -> bool {
        let SerialPortType::UsbPort(usb) = &port.port_type else { return false };
        let other = |wanted: u8| usb.interface.is_some_and(|there| there != wanted);
        (usb.vid, usb.pid) == (self.vendor, self.product) && !self.interface.is_some_and(other)
    }
}

/// A serial port: its name, and what is known of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// What it is opened with.
    pub name: String,
    /// The name with the USB device behind it, for people.
    pub text: String,
}

/// The ports of the system.
pub fn available() -> Vec<SerialPortInfo> {
    serialport::available_ports().unwrap_or_default()
}

/// Those that may be a board with one of these bridges; with none, all of them.
pub fn matching(ports: &[SerialPortInfo], bridges: &[Bridge]) -> Vec<Found> {
    let fits =
        |port: &&SerialPortInfo| bridges.is_empty() || bridges.iter().any(|one| one.fits(port));
    ports.iter().filter(fits).map(found).collect()
}

fn found(port: &SerialPortInfo) -> Found {
    let name = port.port_name.clone();
    let SerialPortType::UsbPort(usb) = &port.port_type else {
        return Found { text: name.clone(), name };
    };
    let about: Vec<&str> = [&usb.manufacturer, &usb.product, &usb.serial_number]
        .into_iter()
        .flatten()
        .map(String::as_str)
        .collect();
    let interface = usb.interface.map_or_else(String::new, |number| format!(", port {number}"));
    let about = about.join(" ");
    Found { text: format!("{name} ({:04x}:{:04x} {about}{interface})", usb.vid, usb.pid), name }
}

/// Tries at a rate before the next one's turn.
const TRIES: u32 = 2;

/// Opens a port, and greets the board at the first of these rates that it answers at. Each rate
/// has as many tries as `timing` says, in turns.
///
/// # Errors
/// When the port cannot be opened, or what answers is no board of ours.
pub fn greet(
    port: &str,
    rates: &[u32],
    timing: Timing,
) -> Result<(Client<Box<dyn SerialPort>>, Board), LinkError> {
    for _ in 0..timing.tries.div_ceil(TRIES) {
        for &rate in rates {
            let mut client = Client::new(open(port, rate)?, Timing { tries: TRIES, ..timing });
            match client.board() {
                Ok(board) => return Ok((client.patient(timing), board)),
                Err(LinkError::Silent { .. }) => {}
                Err(other) => return Err(other),
            }
        }
    }
    Err(LinkError::NoBoard { port: port.into(), rates: rates.into() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serialport::UsbPortInfo;

    fn port(name: &str, vid: u16, pid: u16, interface: Option<u8>) -> SerialPortInfo {
        let usb = UsbPortInfo {
            vid,
            pid,
            serial_number: Some("1b2".into()),
            manufacturer: None,
            product: Some("iCEBreaker".into()),
            interface,
        };
        SerialPortInfo { port_name: name.into(), port_type: SerialPortType::UsbPort(usb) }
    }

    fn names(ports: &[SerialPortInfo], bridges: &[Bridge]) -> Vec<String> {
        matching(ports, bridges).into_iter().map(|found| found.name).collect()
    }

    #[test]
    fn the_second_port_of_a_chip_with_two_is_the_serial_line() {
        let ports = [
            port("/dev/ttyUSB0", 0x0403, 0x6010, Some(0)),
            port("/dev/ttyUSB1", 0x0403, 0x6010, Some(1)),
            port("/dev/ttyUSB2", 0x0403, 0x6015, Some(0)),
            SerialPortInfo { port_name: "/dev/ttyS0".into(), port_type: SerialPortType::Unknown },
        ];
        let two = Bridge { vendor: 0x0403, product: 0x6010, interface: Some(1) };
        let one = Bridge { vendor: 0x0403, product: 0x6015, interface: None };
        assert_eq!(names(&ports, &[two]), ["/dev/ttyUSB1"]);
        assert_eq!(names(&ports, &[one]), ["/dev/ttyUSB2"]);
        assert_eq!(names(&ports, &[two, one]), ["/dev/ttyUSB1", "/dev/ttyUSB2"]);
        assert_eq!(names(&ports, &[]).len(), 4, "without a bridge all");
        let text = &matching(&ports, &[two])[0].text;
        assert_eq!(text, "/dev/ttyUSB1 (0403:6010 iCEBreaker 1b2, port 1)");
    }

    #[test]
    fn both_ports_are_left_where_the_system_tells_no_interface() {
        let ports = [port("COM3", 0x0403, 0x6010, None), port("COM4", 0x0403, 0x6010, None)];
        let two = Bridge { vendor: 0x0403, product: 0x6010, interface: Some(1) };
        assert_eq!(names(&ports, &[two]), ["COM3", "COM4"]);
    }
}
