//! The program `touchmove`: the Laws of Chess as software.
//!
//! Every command ends with 0 when all went well, 1 when the answer is "no" or something was found, and 2 on bad usage or
//! unreadable input. Results go to standard output, messages to standard error.

mod commands;
mod drawing;
mod failure;
mod games;
mod progress;
mod zip;

use clap::Parser;
use commands::Command;
use std::io::Write;
use std::process::ExitCode;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The Laws of Chess as software.
#[derive(Parser)]
#[command(name = "touchmove", version = env!("TOUCHMOVE_VERSION"), max_term_width = 100, arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    // The output is buffered; a reader that stops reading ends the program quietly.
    let mut output = std::io::BufWriter::with_capacity(1 << 16, std::io::stdout().lock());
    let answer = arguments.command.run(&mut output).and_then(|answer| {
        output.flush()?;
        Ok(answer)
    });
    match answer {
        Ok(answer) => answer.into(),
        Err(failure) => failure.report(),
    }
}
