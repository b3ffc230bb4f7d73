//! The bare echo: the cost of axum and a WebSocket when nothing else is done. It answers with as many bytes as the hall does, but only to
//! the sender.

use crate::Outcome;
use axum::Router;
use axum::extract::Query;
use axum::extract::ws::{Message, WebSocket, WebSocketUpgrade};
use axum::routing::get;
use std::collections::HashMap;

/// Serves until it is killed.
pub(crate) async fn serve() -> Outcome<()> {
    let router = Router::new().route(
        "/",
        get(async |Query(asked): Query<HashMap<String, usize>>, upgrade: WebSocketUpgrade| {
            let size = asked.get("answer").copied().unwrap_or(0);
            upgrade.read_buffer_size(1024).write_buffer_size(0).on_upgrade(move |socket| echo(socket, size))
        }),
    );
    let listener = tokio::net::TcpListener::bind(("127.0.0.1", 0)).await?;
    println!("http://{}/", listener.local_addr()?);
    println!();
    axum::serve(listener, router).await?;
    Ok(())
}

async fn echo(mut socket: WebSocket, size: usize) {
    let mut number = 0_u64;
    while let Some(Ok(Message::Text(text))) = socket.recv().await {
        number += 1;
        // The message begins with its number: `{"type":"act","seq":N,`.
        let seq = text.as_str().get(20..).and_then(|rest| rest.split(',').next()).unwrap_or("0");
        let mut answer = format!(r#"{{"type":"answer","seq":{seq},"n":{number},"x":""#);
        while answer.len() + 2 < size {
            answer.push('x');
        }
        answer.push_str("\"}");
        if socket.send(Message::text(answer)).await.is_err() {
            return;
        }
    }
}
