// Reports this device's battery to the desk.

import type { ClientMessage } from "../api";
import { ownBattery } from "./battery.svelte";

/** Reports the battery to the server, where the browser allows it. */
export function sendBattery(connection: { say: (message: ClientMessage) => boolean }): void {
  const { level, charging } = ownBattery();
  if (level !== null) connection.say({ type: "device", battery: level, charging });
}
