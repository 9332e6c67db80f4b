/** Without case and accents, so that 'uber' finds 'Über'. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Where in a folded text a word begins with this, or -1. */
export function beginsIn(text: string, start: string): number {
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return at;
  }
  return -1;
}
