// The pieces as they are drawn, put into a page once: whatever draws a piece uses `#wk`, `#bp` and so on.

import sprite from "./pieces.svg?raw";

const ID = "cm-chessboard-sprite";

/** Puts the pieces into the page, unless they are there. */
export function putSprite(): void {
  if (document.getElementById(ID) !== null) return;
  const holder = document.createElement("div");
  holder.id = ID;
  holder.className = "for-listeners";
  holder.setAttribute("aria-hidden", "true");
  holder.innerHTML = sprite;
  document.body.append(holder);
}
