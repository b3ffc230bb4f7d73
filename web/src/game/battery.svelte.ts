// How much the battery has left, where the browser tells: on secure pages of some browsers, and nowhere else.

/** What the browser tells of its battery. */
export interface Battery {
  /** From 0 to 1; null where it is not told. */
  level: number | null;
  charging: boolean | null;
}

interface BatteryManager extends EventTarget {
  level: number;
  charging: boolean;
}

/** Below this a clock asks for its charger. */
const LOW = 0.2;

let battery = $state.raw<Battery>({ level: null, charging: null });

/** The battery of this device. */
export function ownBattery(): Battery {
  return battery;
}

/** Is it low, and not being charged? */
export function isBatteryLow(): boolean {
  return battery.level !== null && battery.level <= LOW && battery.charging !== true;
}

/** Watches the battery; `changed` is called with what it has, now and whenever that changes. */
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
