/**
 * The rows of a text, one by one. A cell in quotes may contain separators and line breaks, with its own quotes doubled; a quote within a
 * cell that does not start with one is an ordinary character, and text after the closing quote belongs to the cell.
 *
 * @returns `isOpen` with the row whose quote is never closed
 */
export function* rowsOf(text: string, separator: string): Generator<{ row: string[]; isOpen: boolean }> {
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const quoted = text[at] === '"' ? readQuoted(text, at + 1) : { value: '', next: at };
    if (quoted === null) return yield { row, isOpen: true };
    const end = endOfCell(text, quoted.next, separator);
    row.push(quoted.value + text.slice(quoted.next, end));
    at = end + 1;
    if (text[end] === separator && at < text.length) continue;
    if (text[end] === '\r' && text[at] === '\n') at += 1;
    yield { row, isOpen: false };
    row = [];
  }
}

function readQuoted(text: string, start: number): { value: string; next: number } | null {
  let value = '';
  for (let at = start; ; ) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return null;
    value += text.slice(at, quote);
    if (text[quote + 1] !== '"') return { value, next: quote + 1 };
    value += '"';
    at = quote + 2;
  }
}

function endOfCell(text: string, start: number, separator: string): number {
  let at = start;
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}
