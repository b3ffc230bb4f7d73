// What the desk hears of this device: how much its battery has left.

import type { ClientMessage } from "../api";
import { ownBattery } from "./battery.svelte";

/** Tells the server of the battery, where the browser tells of it. */
export function sendBattery(connection: { say: (message: ClientMessage) => boolean }): void {
  const { level, charging } = ownBattery();
  if (level !== null) connection.say({ type: "device", battery: level, charging });
}
