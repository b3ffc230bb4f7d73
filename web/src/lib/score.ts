// A result as it stands in print.

/** `1–0`, `½–½`, `+/−`. */
export function score(result: string): string {
  const halves = /^(1\/2|[01+-])([-/])(1\/2|[01+-])$/.exec(result);
  if (halves === null) return result;
  const [own, other] = [halves[1]!, halves[3]!].map((half) => half.replace("1/2", "½").replace("-", "−"));
  return `${own}${halves[2] === "-" ? "–" : "/"}${other}`;
}
