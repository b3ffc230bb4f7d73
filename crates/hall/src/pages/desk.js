// The desk: the arbiter makes events and boards, hands out links, and follows all boards.

import { cards } from "./cards.js";
import { ask, element, follow, left, link, say, shown } from "./common.js";

const event = location.pathname.split("/")[2];
const by = (id) => document.getElementById(id);
const boards = new Map();

function attempt(work) {
  return async (happening) => {
    happening?.preventDefault?.();
    try { await work(happening); } catch (error) { say(error.message); }
  };
}

async function showLinks(links) {
  by("links").hidden = false;
  by("cards").replaceChildren();
  await cards(by("cards"), links, (board) => {
    const one = boards.get(board);
    return one ? `Round ${one.round}, table ${one.table}: ${one.white || "White"} – ${one.black || "Black"}` : "The event";
  });
}

async function hall() {
  by("hall").hidden = false;
  const show = async () => {
    const events = await ask("/events");
    by("events").replaceChildren(...events.map(({ event, settings, boards: count }) => {
      const item = element("li");
      item.append(element("a", settings.name || "Event " + event, { href: `/desk/${event}?as=${link}` }), element("p", `${count} boards, Laws of ${settings.edition}`));
      return item;
    }));
  };
  by("new-event").onsubmit = attempt(async ({ target }) => {
    const data = new FormData(target);
    const made = await ask("/events", "POST", {
      name: data.get("name"), time: data.get("time").trim() || null, edition: data.get("edition"), supervision: data.get("supervision"), lang: data.get("lang"),
      broadcast_delay_ms: Math.round(Number(data.get("delay")) * 60000), scoresheets: data.has("scoresheets"), private: data.has("private"),
    });
    await show();
    say("The event is made: open it and set up its boards.");
    await showLinks(made.links);
  });
  await show();
}

function row(id) {
  const one = boards.get(id);
  if (!one.row) {
    one.row = element("tr");
    by("boards").append(one.row);
  }
  const { state, rulings } = one.answer;
  one.row.classList.toggle("question", Boolean(state.question));
  const last = rulings.length ? `${rulings.at(-1).text} (${rulings.at(-1).article})` : "";
  const open = element("a", `${one.table}`, { href: `/table/${id}?as=${link}`, target: "_blank", rel: "noopener" });
  one.clock = element("td");
  const cells = [one.round, open, one.white, one.black].map((content) => { const cell = element("td"); cell.append(content); return cell; });
  const where = state.result ?? (state.question ? "question: " + state.question.about : state.phase);
  one.row.replaceChildren(...cells, one.clock, element("td", Math.ceil(state.ply / 2)), element("td", where), element("td", last));
}

function tick() {
  for (const { clock, answer, since } of boards.values()) {
    const times = answer.state.clock;
    if (clock && times) clock.textContent = ["white", "black"].map((player) => shown(left(times, player, since)) + (times.running === player ? " ◂" : "")).join(" / ");
  }
}

async function desk() {
  by("event").hidden = false;
  follow(`/events/${event}/live`, (message) => {
    if (message.type === "resync") {
      by("name").textContent = message.name;
      by("notices").replaceChildren(...message.notices.map(({ text }) => element("p", text)));
      for (const one of message.boards) { boards.set(one.board, { ...boards.get(one.board), ...one, since: performance.now() - one.ago }); row(one.board); }
    } else if (message.type === "notice") by("notices").append(element("p", message.text));
    else if (message.type === "board" && boards.has(message.board)) { Object.assign(boards.get(message.board), { answer: message.answer, since: performance.now() }); row(message.board); }
  });
  setInterval(tick, 250);
  by("new-boards").onsubmit = attempt(async ({ target }) => {
    const data = new FormData(target), round = Number(data.get("round"));
    const lines = data.get("pairings").split("\n").map((line) => line.trim()).filter(Boolean);
    const pairings = (lines.length ? lines : [";"]).map((line) => line.split(";").map((name) => name.trim()));
    const made = await ask(`/events/${event}/boards`, "POST", { boards: pairings.map(([white = "", black = ""]) => ({ round, white, black })) });
    for (const one of made.boards) { boards.set(one.board, { ...one, since: performance.now() }); row(one.board); }
    await showLinks(made.links);
  });
  by("new-cards").onclick = attempt(async () => {
    if (!boards.size || !confirm("New links for all tables? The old ones will be void.")) return;
    await showLinks(await ask(`/events/${event}/links`, "POST", { roles: ["table", "white", "black"], boards: [...boards.keys()], instead: true }));
  });
  by("print").onclick = () => print();
  by("start-all").onclick = attempt(async () => {
    for (const [id, { answer }] of boards) if (answer.state.phase === "waiting") {
      const { seq } = await ask("/boards/" + id);
      await ask(`/boards/${id}/acts`, "POST", { seq: seq + 1, act: { act: "start" } });
    }
  });
}

attempt(event ? desk : hall)();
