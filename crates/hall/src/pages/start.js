// The hall's door: the events that anybody may follow.

import { ask, element } from "./common.js";

const events = await ask("/events");
document.getElementById("none").hidden = events.length > 0;
document.getElementById("events").replaceChildren(...events.map(({ event, settings, boards }) => {
  const item = element("li");
  item.append(element("a", settings.name || "Event " + event, { href: "/wall/" + event }), element("p", `${boards} boards, Laws of ${settings.edition}${settings.time ? ", " + settings.time : ""}`));
  return item;
}));
