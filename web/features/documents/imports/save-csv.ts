import { csvRow, UTF8_MARK } from '#domain/csv/csv-row.ts';

/** Saves lines as a CSV file. */
export function saveCsv(lines: readonly (readonly string[])[], fileName: string): void {
  const text = UTF8_MARK + lines.map((line) => csvRow(line, ',')).join('');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
