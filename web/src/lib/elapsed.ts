// A time as written on paper: to the second, without the tenths of a running clock.

/** `1:30:00`, `12:05`, `0:04`. */
export function elapsed(ms: number): string {
  const all = Math.ceil(Math.max(0, ms) / 1000);
  const two = (number: number) => String(number).padStart(2, "0");
  const [hours, minutes, seconds] = [Math.floor(all / 3600), Math.floor(all / 60) % 60, all % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
