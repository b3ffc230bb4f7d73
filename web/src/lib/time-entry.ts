// A time typed by an arbiter.

/** Reads `1:30:00`, `12:05` or `45` (seconds) into milliseconds; null if it is not a time. A keypad without a colon has a point or a comma,
 * which also separates if two digits follow: `1.30.00`, but not `1.5`. Digits alone are read as on a clock: `310` is 3:10. */
export function readTime(text: string): number | null {
  const figures = /^\d{3,6}$/.test(text.trim()) ? text.trim().replaceAll(/(?<=\d)(?=(?:\d\d)+$)/g, ":") : text;
  const parts = figures
    .trim()
    .replaceAll(/[.,](?=\d\d(?!\d))/g, ":")
    .split(":");
  if (parts.length > 3 || parts.some((part) => !/^\d{1,3}$/.test(part))) return null;
  const numbers = parts.map(Number);
  // Only the first part may be sixty or more.
  if (numbers.slice(1).some((number) => number > 59)) return null;
  return numbers.reduce((sum, number) => sum * 60 + number, 0) * 1000;
}
