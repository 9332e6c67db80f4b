/** Verbs before the subject of a question: 'does Nestle score', 'is Nestle material'. */
const BEFORE = '(?:does|did|do|has|have|had|is|was|are|were|can|could|will|would|should)(?: the)?';
/** What a row of ours is compared with: 'than Nestle'. */
const BESIDE = '(?:than|versus|vs\\.?|compared (?:to|with)|comparison (?:to|with)|like)';
/** Question words: only after these a name is known by its place, however it is spelled. */
const ASKS = '(?:how|why|where|when|what|which(?: \\S+){1,2})';

/** An abbreviation may be one of law or method. */
const isShort = (name: string) => /^[\p{Lu}\d-]+$/u.test(name);

/**
 * The name that a sentence is about although no text and no list knows it: somebody else's business. Null if there is none.
 * @param strange words of the question, as typed, that nothing knows
 */
export function unknownSubject(question: string, strange: readonly string[]): string | null {
  for (const typed of strange) {
    const name = typed.replace(/['’]s$/, '');
    if (name.length < 3 || isShort(name) || !/^\p{L}+$/u.test(name)) continue;
    const word = `${name}(?!\\p{L})`;
    const isName = /^\p{Lu}/u.test(name);
    const ways = isName
      ? [`\\b(?:${BEFORE}|${BESIDE}) ${word}`, `(?<![\\p{L}])${word}['’]s(?= |\\W*$)`]
      : [`^(?:and |so |but )?${ASKS} (?:does|did) ${word} (?!of\\b)\\p{L}`];
    const asked = question.startsWith(name) ? question : question.charAt(0).toLowerCase() + question.slice(1);
    if (ways.some((way) => new RegExp(way, isName ? 'u' : 'iu').test(asked))) return name;
  }
  return null;
}
