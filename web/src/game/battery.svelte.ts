// The battery level, where the browser reports it: only on secure pages of some browsers.

/** The browser's report on the battery. */
export interface Battery {
  /** From 0 to 1; null if unknown. */
  level: number | null;
  charging: boolean | null;
}

interface BatteryManager extends EventTarget {
  level: number;
  charging: boolean;
}

/** Below this, the clock asks for a charger. */
const LOW = 0.2;

let battery = $state.raw<Battery>({ level: null, charging: null });

/** The battery of this device. */
export function ownBattery(): Battery {
  return battery;
}

/** Returns true if it is low and not being charged. */
export function isBatteryLow(): boolean {
  return battery.level !== null && battery.level <= LOW && battery.charging !== true;
}

/** Watches the battery; calls `changed` with its state now and whenever it changes. */
export function watchBattery(changed: (battery: Battery) => void): () => void {
  let manager: BatteryManager | null = null;
  const look = (): void => {
    if (manager === null) return;
    battery = { level: manager.level, charging: manager.charging };
    changed(battery);
  };
  const get = (navigator as { getBattery?: () => Promise<BatteryManager> }).getBattery;
  void get
    ?.call(navigator)
    .then((found) => {
      manager = found;
      for (const name of ["levelchange", "chargingchange"]) found.addEventListener(name, look);
      look();
    })
    .catch(() => undefined);
  return () => {
    for (const name of ["levelchange", "chargingchange"]) manager?.removeEventListener(name, look);
  };
}
