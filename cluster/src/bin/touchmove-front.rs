//! A small TCP front that spreads connections over several halls. It is an example of what can stand in front of a cluster.

use clap::Parser;
use std::net::SocketAddr;
use touchmove_cluster::front::Front;

/// Accept connections at one address and spread them over several halls
#[derive(Parser)]
struct Arguments {
    /// The address at which connections are accepted
    #[arg(long, default_value = "127.0.0.1:8064")]
    listen: SocketAddr,
    /// The addresses of the halls
    #[arg(required = true)]
    halls: Vec<SocketAddr>,
}

#[tokio::main]
async fn main() -> std::io::Result<()> {
    let arguments = Arguments::parse();
    let listener = tokio::net::TcpListener::bind(arguments.listen).await?;
    Front::new(arguments.halls).serve(listener).await;
    Ok(())
}
