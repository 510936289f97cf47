//! `doctor`.
use anyhow::Result;
use clap::Args;

/// Shows which tools are there, and installs those that can be.
#[derive(Args)]
pub struct Doctor {
    /// Install Verilator and Yosys into the project's folder.
    #[arg(long)]
    install: bool,
}

impl Doctor {
    /// Runs the command.
    pub fn run(&self) -> Result<()> {
        if self.install {
            warpwright_toolchain::install()?;
        }
        for tool in warpwright_toolchain::doctor() {
            let version = tool.version.as_deref().unwrap_or("missing");
            println!("{:<14} {version:<44} for {}", tool.name, tool.needed_for);
            if let Some(fix) = &tool.fix {
                println!("{:<14} to install: {fix}", "");
            }
        }
        Ok(())
    }
}
