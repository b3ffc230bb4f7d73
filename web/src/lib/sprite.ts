// The drawings of the pieces, inserted into a page once: everything that draws a piece uses `#wk`, `#bp` and so on.

import sprite from "./pieces.svg?raw";

const ID = "cm-chessboard-sprite";

/** Inserts the pieces into the page, unless they are there. */
export function putSprite(): void {
  if (document.getElementById(ID) !== null) return;
  const holder = document.createElement("div");
  holder.id = ID;
  holder.className = "for-listeners";
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = sprite;
  document.body.append(holder);
}
