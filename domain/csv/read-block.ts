/**
 * The cells of a block as spreadsheets put it on the clipboard: tabs between cells, line breaks between rows. A cell with either in it is
 * in quotes, with its own quotes doubled. Quotes that do not enclose a whole cell are ordinary characters, because spreadsheets leave
 * them so. Every row is as long as the longest; empty cells at the end are left out.
 */
export function readBlock(text: string): string[][] {
  const rows = readRows(text);
  while (rows.length > 0 && rows.at(-1)?.every((cell) => cell.trim() === '')) rows.pop();
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  return rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => '')]);
}

/** A cell in quotes, up to what follows it; or one without quotes. Each pattern is tried only at the current position. */
const QUOTED = /"((?:[^"]|"")*)"(?=\t|\r|\n|$)/y;
const PLAIN = /[^\t\r\n]*/y;
const BETWEEN = /\t|\r\n|\n|\r/y;

function readRows(text: string): string[][] {
  const rows: string[][] = [[]];
  for (let at = 0; ; ) {
    const quoted = matchAt(QUOTED, text, at);
    const plain = quoted ?? matchAt(PLAIN, text, at);
    rows.at(-1)?.push(quoted ? (quoted[1] ?? '').replaceAll('""', '"') : (plain?.[0] ?? ''));
    at += plain?.[0].length ?? 0;
    const between = matchAt(BETWEEN, text, at);
    if (!between) return rows;
    at += between[0].length;
    if (between[0] !== '\t') rows.push([]);
  }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
