//! `make cluster`, `make cluster-faults` and `make cluster-measure`: several halls and NATS servers on one machine.

use clap::{Parser, Subcommand};
use touchmove_cluster::{Outcome, faults, measure, run};

/// Run several halls over several NATS servers on this machine
#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Run a cluster until Ctrl-C
    Run(run::Arguments),
    /// Inject faults into a cluster while games are played, and check its journal
    Faults(faults::Arguments),
    /// Measure clusters, and one hall over SQLite for comparison
    Measure(measure::Arguments),
}

fn main() -> Outcome<()> {
    let arguments = Arguments::parse();
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    runtime.block_on(async {
        match arguments.command {
            Command::Run(arguments) => run::run(&arguments).await,
            Command::Faults(arguments) => faults::run(&arguments).await,
            Command::Measure(arguments) => measure::run(&arguments).await,
        }
    })
}
