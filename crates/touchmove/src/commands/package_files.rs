//! `touchmove package-files`: the manual pages and the completions that packages install, made from the definitions of the commands.

use crate::Arguments;
use crate::failure::{Answer, Failure};
use clap::{Args, CommandFactory};
use clap_complete::Shell;
use std::fs;
use std::path::PathBuf;

/// Write the manual pages and the shell completions, for packages
#[derive(Args)]
#[command(hide = true)]
pub(crate) struct PackageFiles {
    /// The folder to write into: `man` and `completions` in it are created
    folder: PathBuf,
}

impl PackageFiles {
    pub(super) fn run(self) -> Result<Answer, Failure> {
        // Completions would offer this command, and pages would list all commands again as those of `help`.
        let all = Arguments::command();
        let mut command = clap::Command::new("touchmove")
            .version(env!("CARGO_PKG_VERSION"))
            .about(all.get_about().cloned().unwrap_or_default())
            .subcommands(all.get_subcommands().filter(|command| !command.is_hide_set()).cloned())
            .disable_help_subcommand(true);
        let manual = self.folder.join("man");
        fs::create_dir_all(&manual).map_err(Failure::file(&manual))?;
        clap_mangen::generate_to(command.clone(), &manual).map_err(Failure::file(&manual))?;
        let completions = self.folder.join("completions");
        fs::create_dir_all(&completions).map_err(Failure::file(&completions))?;
        for shell in [Shell::Bash, Shell::Zsh, Shell::Fish] {
            clap_complete::generate_to(shell, &mut command, "touchmove", &completions)
                .map_err(Failure::file(&completions))?;
        }
        Ok(Answer::Yes)
    }
}
