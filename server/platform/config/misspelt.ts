/** Prefixes that, as far as we know, only our own settings have: `SMTP_HOST` was meant for us. */
const ownBeginnings = /^(DATABASE_|SMTP_|MAIL_|LLM_|PUBLIC_URL|SUPPORT_|TRUST_PROX|BACKUP_PASS)/;
/** Up to this many differing letters, a name counts as mistyped. */
const CLOSE = 2;

/** Names that are not settings but look as if they were meant to be, a sentence each. Values are not repeated. */
export function findMisspelt(given: readonly string[], known: readonly string[]): string[] {
  return given.flatMap((name) => {
    // Short names without an underscore (POST, HOSTS) may be anyone's.
    if (known.includes(name) || !name.includes('_')) return [];
    const [nearest] = known
      .map((setting) => ({ setting, apart: countEdits(name, setting) }))
      .sort((a, b) => a.apart - b.apart);
    if (!nearest || (nearest.apart > CLOSE && !ownBeginnings.test(name))) return [];
    return [`${name} is not a setting; did you mean ${nearest.setting}?`];
  });
}

/** How many letters must be added, removed or replaced to turn one word into the other (Levenshtein). */
function countEdits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [place, other] of [...to].entries()) {
      const [left = 0, above = 0, before = 0] = [next[place], row[place + 1], row[place]];
      next.push(Math.min(left + 1, above + 1, before + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
