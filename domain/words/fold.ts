/** Letters without accents, digits and punctuation. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
const PLAIN = /^[\x00-\x7f]*$/;

/** Without case and accents, so that 'uber' finds 'Über'. */
export function fold(text: string): string {
  // Most texts have none, and are folded in a tenth of the time.
  if (PLAIN.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The position in a folded text where a word starts with this, or -1. */
export function beginsIn(text: string, start: string): number {
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return at;
  }
  return -1;
}
