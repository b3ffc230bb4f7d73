//! Over TLS: the same server, and cookies that go nowhere else.

#![allow(clippy::unwrap_used, reason = "tests")]

use crate::support::wide;
use rustls_pki_types::pem::PemObject;
use rustls_pki_types::{CertificateDer, ServerName};
use std::path::PathBuf;
use std::sync::Arc;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use touchmove_hall::{Certificate, Server};
use touchmove_journal::Memory;

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/tls").join(name)
}

#[tokio::test(flavor = "multi_thread")]
async fn cookies_are_secure_under_tls() {
    let certificate = Certificate { chain: file("cert.pem"), key: file("key.pem") };
    let here = "127.0.0.1:0".parse().unwrap();
    let server = Server::begin(Arc::new(Memory::new()), here, Some(&certificate), wide()).await.unwrap();
    assert_eq!(server.listening().scheme(), "https");
    let address = server.listening().address;
    let token = server.hall().first_link().unwrap().to_string();
    tokio::spawn(server.run(std::future::pending()));
    let mut roots = RootCertStore::empty();
    roots.add(CertificateDer::from_pem_file(file("cert.pem")).unwrap()).unwrap();
    let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
    let stream = TcpStream::connect(address).await.unwrap();
    let name = ServerName::try_from("localhost").unwrap();
    let mut stream = TlsConnector::from(Arc::new(config)).connect(name, stream).await.unwrap();
    let request = format!("GET /a/{token} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    // The server closes without a TLS farewell; what was received before counts.
    let _ = stream.read_to_string(&mut answer).await;
    assert!(answer.starts_with("HTTP/1.1 303"), "{answer}");
    assert!(answer.contains("; Secure"), "{answer}");
    assert!(answer.contains("strict-transport-security"), "{answer}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_certificate_of_no_use_is_told_at_the_start() {
    let here = "127.0.0.1:0".parse().unwrap();
    for (chain, key) in [("nowhere.pem", "key.pem"), ("cert.pem", "cert.pem"), ("key.pem", "key.pem")] {
        let certificate = Certificate { chain: file(chain), key: file(key) };
        let begun = Server::begin(Arc::new(Memory::new()), here, Some(&certificate), wide()).await;
        assert!(begun.unwrap_err().to_string().contains(".pem"), "{chain} {key}");
    }
}
