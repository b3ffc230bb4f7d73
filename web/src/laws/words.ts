// Finds the words of a search in a text: by their beginnings, without accents, in either script of Serbian.

const LATIN: Record<string, string> = Object.fromEntries(
  "а:a б:b в:v г:g д:d ђ:d е:e ж:z з:z и:i ј:j к:k л:l љ:lj м:m н:n њ:nj о:o п:p р:r с:s т:t ћ:c у:u ф:f х:h ц:c ч:c џ:dz ш:s đ:d"
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);

/** A word in the form used for comparison. */
export function folded(word: string): string {
  const plain = word.toLocaleLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");
  return plain.replaceAll(/[а-џђљњћđ]/gu, (letter) => LATIN[letter] ?? letter);
}

/** The words of a text. */
export function words(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A text in parts; every second part is a word that begins like one of those searched for. */
export function marked(text: string, wanted: string): string[] {
  const beginnings = words(wanted).map(folded);
  const parts = [""];
  for (const part of text.split(/([\p{L}\p{N}]+)/u)) {
    const own = folded(part);
    if (part !== "" && beginnings.some((beginning) => own.startsWith(beginning))) parts.push(part, "");
    else parts[parts.length - 1] += part;
  }
  return parts;
}
