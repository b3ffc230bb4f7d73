// Shares an address: with the device's own function, or by the clipboard.

/** The result: shared, copied, or neither. */
export type Shared = "shared" | "copied" | "failed";

export async function share(text: string, url: string): Promise<Shared> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ text, url });
      return "shared";
    } catch (fault) {
      // The user closed the dialog and wants nothing more.
      if (fault instanceof DOMException && fault.name === "AbortError") return "shared";
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return copiedByHand(url) ? "copied" : "failed";
  }
}

/** In a hall without HTTPS a page has no clipboard, but it can still copy a selection. */
function copiedByHand(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "for-listeners";
  document.body.append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } finally {
    field.remove();
  }
}
