// Contrast as drawn: the colour of every text against its background, through everything transparent.

import type { Page } from "playwright-core";

export interface Measured {
  text: string;
  ratio: number;
  /** The required contrast; large letters need less. */
  needed: number;
}

/** The texts within a part of the page whose contrast is too low. */
export async function tooFaint(page: Page, within: string): Promise<Measured[]> {
  const measured = await contrasts(page, within);
  if (measured.length === 0) throw new Error(`there is no text in ${within}`);
  return measured.filter(({ ratio, needed }) => ratio < needed);
}

/** The contrast of every text within a part of the page. */
export function contrasts(page: Page, within: string): Promise<Measured[]> {
  return page.evaluate((selector) => {
    type Rgba = [number, number, number, number];
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 1;
    const pen = canvas.getContext("2d", { willReadFrequently: true })!;
    const rgba = (color: string): Rgba => {
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = color;
      pen.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = pen.getImageData(0, 0, 1, 1).data;
      return [red!, green!, blue!, alpha! / 255];
    };
    const over = ([r, g, b, a]: Rgba, below: Rgba): Rgba => [
      r * a + below[0] * (1 - a),
      g * a + below[1] * (1 - a),
      b * a + below[2] * (1 - a),
      1,
    ];
    const luminance = ([r, g, b]: Rgba): number => {
      const linear = [r, g, b].map((value) => (value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));
      return 0.2126 * linear[0]! + 0.7152 * linear[1]! + 0.0722 * linear[2]!;
    };
    const behind = (element: Element | null): Rgba => {
      if (element === null) return [255, 255, 255, 1];
      const own = rgba(getComputedStyle(element).backgroundColor);
      return own[3] === 1 ? own : over(own, behind(element.parentElement));
    };
    const opacity = (element: Element | null): number =>
      element === null ? 1 : Number(getComputedStyle(element).opacity) * opacity(element.parentElement);
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true }) && element.closest(".for-listeners") === null;
    const found = [];
    for (const place of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const element = node.parentElement!;
        if (node.textContent!.trim() === "" || !isShown(element)) continue;
        const style = getComputedStyle(element);
        const ground = behind(element);
        const ink = rgba(style.color);
        ink[3] *= opacity(element);
        const [light, dark] = [luminance(over(ink, ground)), luminance(ground)].sort((one, other) => other - one);
        const [size, isBold] = [parseFloat(style.fontSize), Number(style.fontWeight) >= 700];
        const isLarge = size >= 24 || (isBold && size >= 18.66);
        found.push({ text: node.textContent!.trim(), ratio: (light! + 0.05) / (dark! + 0.05), needed: isLarge ? 3 : 4.5 });
      }
    }
    return found;
  }, within);
}
