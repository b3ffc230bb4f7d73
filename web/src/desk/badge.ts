// The number of boards that wait for the arbiter, visible even when another window is in front: in the title and in the icon.

import icon from "../icon.svg?raw";

/** The icon with a number on it. */
export function numbered(svg: string, count: number): string {
  if (count === 0) return svg;
  const text = count > 9 ? "9+" : String(count);
  const mark =
    `<circle cx="21" cy="21" r="11" fill="#a3261d" stroke="#fff" stroke-width="1.5"/>` +
    `<text x="21" y="26" fill="#fff" font-family="sans-serif" font-size="${text.length > 1 ? 12 : 15}" font-weight="700" text-anchor="middle">${text}</text>`;
  return svg.replace("</svg>", `${mark}</svg>`);
}

/** Shows the number in the title and in the icon of the page. */
export function showBadge(title: string, count: number): void {
  document.title = count === 0 ? title : `(${count}) ${title}`;
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (link !== null) link.href = `data:image/svg+xml,${encodeURIComponent(numbered(icon, count))}`;
}
