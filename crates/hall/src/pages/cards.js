// Table cards: links with their codes, to be printed and laid on the tables.

import { ask, element } from "./common.js";

const WORDS = { table: "Table (both players)", white: "White", black: "Black", arbiter: "Arbiter", assistant: "Assistant", organiser: "Organiser", spectator: "Spectators" };

async function code({ role, path }) {
  const address = location.origin + path;
  const figure = element("figure"), picture = element("img", null, { alt: `Code of the link for ${WORDS[role]}` });
  picture.src = "data:image/svg+xml," + encodeURIComponent(await ask("/qr", "POST", { text: address }));
  const caption = element("figcaption");
  caption.append(element("strong", WORDS[role]), element("br"), element("a", "open", { href: path, target: "_blank", rel: "noopener", class: "noprint" }), element("br"), element("code", address));
  figure.append(picture, caption);
  return figure;
}

/** Shows links, a card for each board, and one for the event itself. */
export async function cards(place, links, titles) {
  const groups = new Map();
  for (const one of links) groups.set(one.board ?? "", [...(groups.get(one.board ?? "") ?? []), one]);
  for (const [board, of] of groups) {
    const card = element("article", null, { class: "card" }), codes = element("div", null, { class: "codes" });
    card.append(element("h3", titles(board)), codes);
    place.append(card);
    for (const one of of) codes.append(await code(one));
  }
}
