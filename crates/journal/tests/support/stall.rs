//! A connection that can be stalled: data is held back until it is released.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Condvar, Mutex};

/// Listens, and forwards everything to another port and back.
pub(crate) struct Stall {
    port: u16,
    gates: Arc<Gates>,
}

#[derive(Default)]
struct Gates {
    held: Mutex<Held>,
    changed: Condvar,
}

/// The directions in which data is held back.
#[derive(Copy, Clone, Default)]
pub(crate) struct Held {
    pub(crate) to_server: bool,
    pub(crate) to_client: bool,
}

impl Stall {
    pub(crate) fn before(server: u16) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let port = listener.local_addr().expect("bound").port();
        let gates = Arc::new(Gates::default());
        let own = Arc::clone(&gates);
        std::thread::spawn(move || {
            for client in listener.incoming() {
                let (Ok(client), Ok(server)) = (client, TcpStream::connect(("127.0.0.1", server))) else {
                    continue;
                };
                let ends = (client.try_clone().expect("cloned"), server.try_clone().expect("cloned"));
                pass(client, server, Arc::clone(&own), |held| held.to_server);
                pass(ends.1, ends.0, Arc::clone(&own), |held| held.to_client);
            }
        });
        Self { port, gates }
    }

    pub(crate) fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    pub(crate) fn hold(&self, held: Held) {
        *self.gates.held.lock().expect("not poisoned") = held;
        self.gates.changed.notify_all();
    }
}

fn pass(mut from: TcpStream, mut to: TcpStream, gates: Arc<Gates>, is_held: fn(&Held) -> bool) {
    std::thread::spawn(move || {
        let mut buffer = [0; 16 << 10];
        while let Ok(length @ 1..) = from.read(&mut buffer) {
            let held = gates.held.lock().expect("not poisoned");
            drop(gates.changed.wait_while(held, |held| is_held(held)).expect("not poisoned"));
            if to.write_all(&buffer[..length]).is_err() {
                break;
            }
        }
        let _ = to.shutdown(std::net::Shutdown::Both);
    });
}
