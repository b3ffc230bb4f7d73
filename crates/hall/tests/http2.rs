//! HTTP/2, negotiated under TLS or by prior knowledge: the same answers, within its own limits.

#![allow(clippy::unwrap_used, reason = "tests")]

use crate::support::{House, wide};
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http2::{SendRequest, handshake};
use hyper::{Request, Response};
use hyper_util::rt::{TokioExecutor, TokioIo};
use rustls_pki_types::pem::PemObject;
use rustls_pki_types::{CertificateDer, ServerName};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use touchmove_hall::{Certificate, Server};
use touchmove_journal::Memory;

type Client = SendRequest<Full<Bytes>>;

async fn connect(stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static) -> Client {
    let (client, connection) = handshake(TokioExecutor::new(), TokioIo::new(stream)).await.unwrap();
    tokio::spawn(connection);
    client
}

fn request(method: &str, url: &str, headers: &[(&str, &str)], body: &str) -> Request<Full<Bytes>> {
    let mut request = Request::builder().method(method).uri(url);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    request.body(Full::new(Bytes::copy_from_slice(body.as_bytes()))).unwrap()
}

async fn read(answer: Response<hyper::body::Incoming>) -> Value {
    let body = answer.into_body().collect().await.unwrap().to_bytes();
    serde_json::from_slice(&body).unwrap_or(Value::Null)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_hall_speaks_http2_without_tls() {
    let house = House::new().await;
    let table = house.board(json!({ "time": "180+2" })).await;
    let mut client = connect(TcpStream::connect(house.address).await.unwrap()).await;
    let (here, bearer) = (
        format!("http://{}", house.address),
        format!("Bearer {}", table.of("arbiter").token.as_ref().unwrap()),
    );
    let acts = format!("{here}/api/v1/boards/{}/acts", table.board);
    let start = json!({ "seq": 1, "act": { "act": "start" } }).to_string();
    let headers = [("authorization", bearer.as_str()), ("origin", &here)];
    let answer = client.send_request(request("POST", &acts, &headers, &start)).await.unwrap();
    assert_eq!((answer.status(), answer.version()), (200.try_into().unwrap(), hyper::Version::HTTP_2));
    assert!(answer.headers().contains_key("content-security-policy"));
    assert_eq!(read(answer).await["n"], 2);
    let elsewhere = [("authorization", bearer.as_str()), ("origin", "http://elsewhere")];
    let answer = client.send_request(request("POST", &acts, &elsewhere, &start)).await.unwrap();
    assert_eq!(answer.status(), 403, "a page of another site changes nothing over HTTP/2 either");
    // Many at the same time over one connection.
    let url = format!("{here}/api/v1/boards/{}", table.board);
    let mut answers = Vec::new();
    for _ in 0..40 {
        answers.push(tokio::spawn(client.send_request(request("GET", &url, &[], ""))));
    }
    for answer in answers {
        assert_eq!(read(answer.await.unwrap().unwrap()).await["n"], 2);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn http2_is_agreed_on_under_tls() {
    let file = |name: &str| PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/tls").join(name);
    let certificate = Certificate { chain: file("cert.pem"), key: file("key.pem") };
    let here = "127.0.0.1:0".parse().unwrap();
    let server = Server::begin(Arc::new(Memory::new()), here, Some(&certificate), wide()).await.unwrap();
    let address = server.listening().address;
    tokio::spawn(server.run(std::future::pending()));
    for (offered, agreed) in [(vec!["h2", "http/1.1"], "h2"), (vec!["http/1.1"], "http/1.1")] {
        let mut roots = RootCertStore::empty();
        roots.add(CertificateDer::from_pem_file(file("cert.pem")).unwrap()).unwrap();
        let mut config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
        config.alpn_protocols = offered.iter().map(|name| name.as_bytes().to_vec()).collect();
        let stream = TcpStream::connect(address).await.unwrap();
        let name = ServerName::try_from("localhost").unwrap();
        let mut stream = TlsConnector::from(Arc::new(config)).connect(name, stream).await.unwrap();
        assert_eq!(stream.get_ref().1.alpn_protocol(), Some(agreed.as_bytes()));
        if agreed == "h2" {
            let mut client = connect(stream).await;
            let url = "https://localhost/api/v1/events";
            let answer = client.send_request(request("GET", url, &[], "")).await.unwrap();
            assert_eq!(answer.status(), 200);
            assert!(answer.headers().contains_key("strict-transport-security"));
            assert_eq!(read(answer).await, json!([]));
        } else {
            stream
                .write_all(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
                .await
                .unwrap();
            let mut answer = String::new();
            let _ = stream.read_to_string(&mut answer).await;
            assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        }
    }
}

/// A head of more than 16 KB is refused, and the connection still serves the next request.
#[tokio::test(flavor = "multi_thread")]
async fn heads_are_bounded() {
    let house = House::new().await;
    let mut client = connect(TcpStream::connect(house.address).await.unwrap()).await;
    let url = format!("http://{}/api/v1/events", house.address);
    let long = "x".repeat(20_000);
    let refused = client.send_request(request("GET", &url, &[("x-long", &long)], "")).await;
    assert!(refused.as_ref().map_or(true, |answer| answer.status() == 431), "{refused:?}");
    let answer = client.send_request(request("GET", &url, &[], "")).await.unwrap();
    assert_eq!(answer.status(), 200);
}

/// Requests that are reset as soon as they are made, again and again: the connection is closed, and nobody else is affected.
#[tokio::test(flavor = "multi_thread")]
async fn rapid_resets_end_the_connection() {
    let house = House::new().await;
    let mut stream = TcpStream::connect(house.address).await.unwrap();
    stream.write_all(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n").await.unwrap();
    stream.write_all(&frame(4, 0, 0, &[])).await.unwrap();
    // GET / over http, with an authority, in literals and entries of the static table.
    let mut head = vec![0x82, 0x86, 0x84, 0x41, 4];
    head.extend_from_slice(b"hall");
    let mut flood = Vec::new();
    for number in 0..5000 {
        let stream = 2 * number + 1;
        flood.extend(frame(1, 0x5, stream, &head));
        flood.extend(frame(3, 0, stream, &8_u32.to_be_bytes()));
    }
    // The server may close before it has read all of it.
    let _ = stream.write_all(&flood).await;
    let mut answered = Vec::new();
    let ended = tokio::time::timeout(Duration::from_secs(10), stream.read_to_end(&mut answered)).await;
    assert!(ended.is_ok(), "the connection stays");
    assert_eq!(house.client(None).get("/api/v1/events").await.status, 200);
}

/// A frame of HTTP/2.
fn frame(kind: u8, flags: u8, stream: u32, body: &[u8]) -> Vec<u8> {
    let mut frame = (body.len() as u32).to_be_bytes()[1..].to_vec();
    frame.extend([kind, flags]);
    frame.extend(stream.to_be_bytes());
    frame.extend(body);
    frame
}

/// WebSockets are still opened by HTTP/1.1, beside it.
#[tokio::test(flavor = "multi_thread")]
async fn sockets_are_opened_by_http1() {
    let house = House::new().await;
    let table = house.board(json!({})).await;
    let mut client = connect(TcpStream::connect(house.address).await.unwrap()).await;
    let url = format!("http://{}/api/v1/boards/{}/live", house.address, table.board);
    let answer = client.send_request(request("GET", &url, &[], "")).await.unwrap();
    assert_eq!(answer.status(), 400);
    assert!(read(answer).await["error"]["message"].as_str().unwrap().contains("WebSocket"));
    table.listen("white", "").await.hear("resync").await;
}
