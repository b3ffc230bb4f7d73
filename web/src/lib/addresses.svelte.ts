// The address at which other devices reach the hall: found by the server, chosen once, and used in every QR code and on every card.

import type { AddressesView } from "../api";
import { api, Refused } from "./api";

let view = $state.raw<AddressesView | null>(null);
let isAsked = false;

/** Asks the server for its addresses, once. Without permission the address of this page is used. */
export async function findAddresses(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  try {
    view = await api.addresses();
  } catch (error) {
    isAsked = error instanceof Refused;
  }
}

/** The known addresses; null before the server has answered. */
export function addresses(): AddressesView | null {
  return view;
}

/** The address for QR codes: the chosen one, else the first in the network, else that of this page. */
export function hallOrigin(): string {
  const found = view?.origins.find(({ reach }) => reach === "network");
  return view?.chosen ?? found?.origin ?? location.origin;
}

/** Saves the address for everyone. */
export async function chooseAddress(origin: string): Promise<void> {
  view = await api.chooseAddress(origin);
}

/** Returns true if this address leads every device to itself, or nowhere. */
export function isOwnAddress(origin: string): boolean {
  return /^https?:\/\/(localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1?\])(:\d+)?\/?$/i.test(origin);
}

/** An address as it is typed: without the part that every browser adds by itself. */
export function typed(origin: string): string {
  return origin.replace(/^http:\/\//, "").replace(/\/$/, "");
}
