/** A text of at most so many characters, cut after a word and ended with '…' if it was longer. */
export function cutAtWord(text: string, longest: number): string {
  const signs = [...text];
  if (signs.length <= longest) return text;
  const kept = signs.slice(0, longest - 1).join('');
  const isWithinWord = /[\p{L}\p{M}\p{N}]/u.test(signs[longest - 1] ?? '');
  const end = isWithinWord ? kept.search(/\s\S*$/) : kept.length;
  // A single long word is cut within.
  const cut = end > longest / 2 ? kept.slice(0, end) : kept;
  return `${cut.replace(/(?:[\s,;:–—-]|\u200d)+$/u, '')}…`;
}
