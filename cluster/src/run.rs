//! `make cluster`: three NATS servers, three halls and a front on this machine, until Ctrl-C.

use crate::Outcome;
use crate::front::Front;
use crate::halls::{Hall, Journal};
use crate::nats::{MISSING, Nats, Ports, Sync, program};
use clap::Args;
use std::net::SocketAddr;
use std::path::PathBuf;
use tokio::net::TcpListener;

/// The arguments of `run`.
#[derive(Args)]
pub struct Arguments {
    /// The program, built with the feature `cluster`
    #[arg(long, default_value = "target/release/touchmove")]
    program: PathBuf,
    /// The folder for journals, keys and logs
    #[arg(long, default_value = "touchmove-data/cluster")]
    folder: PathBuf,
    /// The address of the front
    #[arg(long, default_value = "127.0.0.1:8064")]
    listen: SocketAddr,
}

const SERVERS: u16 = 3;

/// Runs a cluster until Ctrl-C.
///
/// # Errors
/// Returns an error if something could not be started.
pub async fn run(arguments: &Arguments) -> Outcome<()> {
    program().ok_or(MISSING)?;
    let listener = TcpListener::bind(arguments.listen).await?;
    let ports: Vec<Ports> = (0..SERVERS)
        .map(|place| Ports { clients: 4222 + place, routes: 6222 + place, monitor: 8222 + place })
        .collect();
    let nats = Nats::start(&arguments.folder.join("nats"), &ports, Sync::Later).await?;
    let servers: Vec<SocketAddr> = nats.servers.iter().map(|server| server.address).collect();
    println!(
        "NATS: {}",
        servers.iter().map(|server| format!("nats://{server}")).collect::<Vec<_>>().join(" ")
    );
    let mut halls = Vec::new();
    for number in 1..=SERVERS {
        let journal = Journal::Nats { servers: servers.clone(), replicas: SERVERS.into() };
        let port = arguments.listen.port() + number;
        let mut hall = Hall::new(&arguments.program, &arguments.folder, number.into(), port, journal);
        hall.begin()?;
        hall.is_open().await?;
        println!(
            "{}: http://{}/, process {}",
            hall.name,
            hall.address,
            hall.process.as_ref().map_or(0, |process| process.id())
        );
        if let Some(link) = hall.link() {
            println!("The arbiter's link, shown once: http://{}/a/{link}", arguments.listen);
        }
        halls.push(hall);
    }
    println!("The front of all halls: http://{}/", arguments.listen);
    println!("Kill a hall or a NATS server and see what happens. Ctrl-C ends all of them.");
    let (ended, mut end) = tokio::sync::mpsc::unbounded_channel();
    ctrlc::set_handler(move || {
        let _ = ended.send(());
    })?;
    tokio::select! {
        () = Front::new(halls.iter().map(|hall| hall.address)).serve(listener) => {}
        _ = end.recv() => {}
    }
    for hall in &mut halls {
        if let Some(process) = hall.process.as_mut()
            && process.is_running()?
        {
            process.end().await?;
        }
    }
    drop(nats);
    Ok(())
}
