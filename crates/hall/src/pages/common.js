// What all pages share: asking the server, and following it live.

const address = new URLSearchParams(location.search);
/** The id of the link through which this page was opened. */
export const link = address.get("as");

function withLink(path) {
  return link ? path + (path.includes("?") ? "&" : "?") + "as=" + encodeURIComponent(link) : path;
}

/** Asks the server. A refusal becomes an error with its words. */
export async function ask(path, method = "GET", body) {
  const answer = await fetch(withLink("/api/v1" + path), { method, body: body === undefined ? undefined : JSON.stringify(body), headers: body === undefined ? {} : { "content-type": "application/json" } });
  const text = await answer.text();
  const isJson = (answer.headers.get("content-type") ?? "").startsWith("application/json");
  if (!answer.ok) throw new Error(isJson ? JSON.parse(text).error.message : "The server answered " + answer.status + ".");
  return isJson ? JSON.parse(text) : text;
}

/** Says in the head of the page how things are. */
export function say(text) {
  document.getElementById("status").textContent = text;
}

/** Makes an element. */
export function element(name, text, attributes = {}) {
  const made = document.createElement(name);
  if (text !== undefined && text !== null) made.textContent = text;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** A socket that comes back by itself, and goes on from the last message it heard. */
export function follow(path, hear) {
  let socket, last, run, wait = 500;
  const connect = () => {
    const from = last === undefined ? "" : "?from=" + last + (run ? "&run=" + run : "");
    socket = new WebSocket(location.origin.replace(/^http/, "ws") + withLink("/api/v1" + path + from));
    socket.onopen = () => { wait = 500; say("connected"); socket.send(JSON.stringify({ type: "time", sent: performance.now() })); };
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data);
      const number = message.feed ?? message.n;
      if (message.type === "resync") { last = number; run = message.run; } else if (number !== undefined && message.type !== "repeated") {
        if (last !== undefined && number <= last) return;
        if (last !== undefined && number > last + 1) { socket.send('{"type":"resync"}'); return; }
        last = number;
      }
      hear(message);
    };
    socket.onclose = (event) => {
      if (event.code === 1008) { say(event.reason); return; }
      say("not connected; trying again");
      setTimeout(connect, wait);
      wait = Math.min(wait * 2, 8000);
    };
  };
  connect();
  return { send: (message) => { if (socket.readyState === WebSocket.OPEN) { socket.send(JSON.stringify(message)); return true; } say("not connected; nothing was sent"); return false; } };
}

/** Time as a chess clock shows it. */
export function shown(ms) {
  const seconds = ms < 20000 ? Math.floor(ms / 100) / 10 : Math.floor(ms / 1000);
  const whole = Math.floor(seconds), hours = Math.floor(whole / 3600), minutes = Math.floor(whole / 60) % 60;
  const rest = ms < 20000 ? (seconds % 60).toFixed(1).padStart(4, "0") : String(whole % 60).padStart(2, "0");
  return (hours ? hours + ":" + String(minutes).padStart(2, "0") : minutes) + ":" + rest;
}

/** What is left of a player's time: what the server said, less what has run since. */
export function left(clock, player, since) {
  const ms = clock[player + "_ms"];
  return Math.max(0, clock.running === player ? ms - (performance.now() - since) : ms);
}
