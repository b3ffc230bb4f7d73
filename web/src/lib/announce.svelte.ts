// Announcements for screen readers. A live region announces only changes, so the same sentence twice in a row would be
// swallowed: every sentence is a new element, and an old one is removed after a while.

interface Said {
  key: number;
  text: string;
}

const KEPT_MS = 15_000;

let polite = $state<Said[]>([]);
let urgent = $state<Said[]>([]);
let next = 0;

/** The current announcements. */
export const said = {
  get polite(): readonly Said[] {
    return polite;
  },
  get urgent(): readonly Said[] {
    return urgent;
  },
};

/** Announces a sentence when the screen reader is idle; at once if it is urgent. */
export function say(text: string, isUrgent = false): void {
  if (text === "") return;
  next += 1;
  const sentence = { key: next, text };
  if (isUrgent) urgent.push(sentence);
  else polite.push(sentence);
  setTimeout(() => {
    polite = polite.filter(({ key }) => key !== sentence.key);
    urgent = urgent.filter(({ key }) => key !== sentence.key);
  }, KEPT_MS);
}
