import type { CsvSeparator } from '#domain/csv/csv-row.ts';

/** The rows of a CSV in which every value is quoted (RFC 4180). */
export function readCsv(text: string, separator: CsvSeparator): string[][] {
  const cell = new RegExp(`"((?:[^"]|"")*)"(${separator}|\r\n)`, 'y');
  const rows: string[][] = [[]];
  let at = 0;
  while (at < text.length) {
    cell.lastIndex = at;
    const [whole = '', value = '', end] = cell.exec(text) ?? [];
    if (whole === '') throw new Error(`No value begins at ${at}: ${text.slice(at, at + 40)}`);
    rows.at(-1)?.push(value.replaceAll('""', '"'));
    at += whole.length;
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}
