/** A person who can be named in a comment. */
export interface Mentionable {
  id: string;
  name: string;
}

/** A piece of a comment: plain text, or a name with the `@` before it. */
export interface CommentPart<Named> {
  text: string;
  mention: Named | null;
}

const isPartOfWord = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}_]/u.test(character);

/**
 * Splits a comment's text. `@` followed by a full name is a mention if no word is attached to it on either side; if two names match, the
 * longer one counts. Everything else is text, including an `@word` that is nobody's name.
 */
export function splitMentions<Named extends { name: string }>(
  body: string,
  people: readonly Named[],
): CommentPart<Named>[] {
  const longestFirst = people.filter(({ name }) => name !== '').toSorted((a, b) => b.name.length - a.name.length);
  const parts: CommentPart<Named>[] = [];
  let textFrom = 0;
  for (let at = body.indexOf('@'); at !== -1; at = body.indexOf('@', at + 1)) {
    if (at < textFrom || isPartOfWord(body[at - 1])) continue;
    const named = longestFirst.find(
      ({ name }) => body.startsWith(name, at + 1) && !isPartOfWord(body[at + 1 + name.length]),
    );
    if (!named) continue;
    if (at > textFrom) parts.push({ text: body.slice(textFrom, at), mention: null });
    textFrom = at + 1 + named.name.length;
    parts.push({ text: body.slice(at, textFrom), mention: named });
  }
  if (textFrom < body.length) parts.push({ text: body.slice(textFrom), mention: null });
  return parts;
}

/**
 * The people whom a comment mentions. If several have the same name: those who were chosen from the list, or all of them if none was.
 * @param chosen ids of the people whom the writer chose from the list of members
 */
export function mentionedIn<Person extends Mentionable>(
  body: string,
  members: readonly Person[],
  chosen: readonly string[],
): Person[] {
  const names = new Set(splitMentions(body, members).flatMap(({ mention }) => mention?.name ?? []));
  return members.filter((member) => {
    if (!names.has(member.name)) return false;
    const isChosenOfName = members.some(({ id, name }) => name === member.name && chosen.includes(id));
    return !isChosenOfName || chosen.includes(member.id);
  });
}

/** The `@` word being typed at a position in a text: where it starts and what follows the `@`; null if there is none. */
export function mentionAt(text: string, caret: number): { from: number; typed: string } | null {
  const from = text.lastIndexOf('@', caret - 1);
  if (from === -1 || isPartOfWord(text[from - 1])) return null;
  const typed = text.slice(from + 1, caret);
  return /^[^\n@]{0,60}$/.test(typed) && !typed.startsWith(' ') ? { from, typed } : null;
}
