// The start of every page: first its language, then its content.

import "./tokens.css";
import { mount, type Component } from "svelte";
import { chooseOwn } from "./i18n.svelte";

/** Shows a page. */
export async function show(page: Component): Promise<void> {
  await chooseOwn();
  mount(page, { target: document.body });
}

/** A part of the page's address: `/table/3-12` has the parts `table` and `3-12`. */
export function addressPart(place: number): string | undefined {
  return location.pathname.split("/").filter((part) => part !== "")[place];
}
