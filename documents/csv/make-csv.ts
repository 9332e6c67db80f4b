import { strToU8, zipSync } from 'fflate';
import { writeIn } from '#documents/document/words.ts';
import type { FileFacts } from '#documents/facts.ts';
import { makeTables } from '#documents/workbook/tables/all-tables.ts';
import type { Cell, Table } from '#documents/workbook/tables/table.ts';
import { csvRow, UTF8_MARK } from '#domain/csv/csv-row.ts';
import { DEFAULT_LOCALE } from '#domain/people/report-locales.ts';

/** The tables of an assessment, each as a separate CSV file (RFC 4180, UTF-8 with a byte order mark), in one ZIP file. */
export async function makeCsv(facts: FileFacts): Promise<Uint8Array> {
  const mtime = new Date(facts.at);
  // CSV files are for programs, so they use the default language.
  writeIn(DEFAULT_LOCALE);
  const files = makeTables(facts).map((table) => [`${table.name}.csv`, strToU8(csvOf(table))] as const);
  return zipSync(Object.fromEntries(files), { mtime });
}

function csvOf({ columns, rows }: Table): string {
  const titles = columns.map(({ title }) => title);
  const lines = rows.map((row) => row.map(wordCell));
  return UTF8_MARK + [titles, ...lines].map((line) => csvRow(line, ',')).join('');
}

function wordCell(cell: Cell): string {
  if (cell === null) return '';
  return cell instanceof Date ? cell.toISOString() : String(cell);
}
