//! The machine: which core does what, and what a process has taken of it.

use std::sync::OnceLock;

#[cfg(target_os = "linux")]
mod clocks {
    use nix::sched::{CpuSet, sched_getaffinity, sched_setaffinity};
    use nix::time::ClockId;
    use nix::unistd::Pid;

    /// The cores that this process may use.
    pub fn allowed() -> Vec<usize> {
        let allowed = sched_getaffinity(Pid::from_raw(0)).expect("the system tells");
        (0..CpuSet::count()).filter(|core| allowed.is_set(*core).unwrap_or(false)).collect()
    }

    /// Keeps this process on one core. A runtime counts the cores as it starts: so before it does.
    pub fn pin(core: usize) {
        let mut cores = CpuSet::new();
        cores.set(core).expect("the core is one of this machine's");
        sched_setaffinity(Pid::from_raw(0), &cores).expect("the core was allowed");
    }

    /// Processor time that a process has taken, in seconds; 0 stands for this one.
    pub fn taken(process: u32) -> f64 {
        let process = Pid::from_raw(process.try_into().expect("a process id"));
        let taken = ClockId::pid_cpu_clock_id(process).and_then(ClockId::now).expect("it runs");
        taken.tv_sec() as f64 + taken.tv_nsec() as f64 / 1e9
    }
}

/// Other systems tell less: nothing is pinned, and processor time is none.
#[cfg(not(target_os = "linux"))]
mod clocks {
    pub fn allowed() -> Vec<usize> {
        Vec::new()
    }

    pub fn pin(_core: usize) {}

    pub fn taken(_process: u32) -> f64 {
        f64::NAN
    }
}

pub use clocks::{pin, taken};

/// The cores of the server and of the load; the same one where there is no other. As they were when it was
/// first asked: whoever is pinned may use one alone.
pub fn cores() -> [usize; 2] {
    static CORES: OnceLock<[usize; 2]> = OnceLock::new();
    *CORES.get_or_init(|| {
        let allowed = clocks::allowed();
        let server = allowed.first().copied().unwrap_or(0);
        [server, allowed.get(1).copied().unwrap_or(server)]
    })
}

/// How long this thread was ready to run while something else had its core, in seconds.
pub fn waited() -> f64 {
    let figures = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let waited = figures.split_whitespace().nth(1).and_then(|figure| figure.parse::<f64>().ok());
    waited.unwrap_or(0.0) / 1e9
}

/// Resident memory of a process in bytes.
pub fn resident(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmRSS"));
    let kilobytes = line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok());
    kilobytes.unwrap_or(0u64) * 1024
}

/// What the figures were taken on, in a line.
pub fn described() -> String {
    let read = |path: &str| std::fs::read_to_string(path).unwrap_or_default();
    let (cpu, memory) = (read("/proc/cpuinfo"), read("/proc/meminfo"));
    let model = cpu.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    let model = model.map_or("an unknown processor", |(_, model)| model);
    let total = memory.lines().find_map(|line| line.strip_prefix("MemTotal:"));
    let total = total.and_then(|rest| rest.split_whitespace().next()?.parse::<u64>().ok());
    let count = cpu.lines().filter(|line| line.starts_with("processor")).count();
    let kernel = read("/proc/sys/kernel/osrelease");
    let [server, load] = cores();
    let place = match server == load {
        true => "ONE CORE ALONE: server and load share it, and every figure suffers".to_owned(),
        false => format!("server on core {server}, load on core {load}"),
    };
    let gigabytes = total.unwrap_or(0) >> 20;
    format!("{model}, {count} cores, {gigabytes} GB, Linux {}; {place}", kernel.trim())
}
