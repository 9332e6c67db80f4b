import { cellWords, type ImportedRows } from '#domain/imports/cell.ts';
import { type HeadingRows, MOST_HEADING_ROWS } from '#domain/imports/heading-rows.ts';
import type { ImportedSheet } from '#domain/imports/import-file.ts';
import { TABLE_KINDS, type TableKind } from '#domain/imports/tables.ts';
import { Field } from '#web/ui/inputs/field.tsx';
import { Select } from '#web/ui/inputs/select.tsx';
import { leftOutMessages, importMessages as say } from './messages.ts';

interface SheetChoiceProps {
  /** The rows with the headings of further tables, from 0. */
  alsoAt: readonly number[];
  sheets: readonly ImportedSheet[];
  sheetAt: number;
  onSheet: (at: number) => void;
  /** The rows with the headings, from 0. */
  headingRows: HeadingRows;
  onHeadingRows: (rows: HeadingRows) => void;
  /** The kind of the rows; null if it cannot be chosen. */
  holds: TableKind | null;
  onHolds: (holds: TableKind) => void;
}

/** The number of rows offered as the header row. */
const OFFERED = 40;

/** Chooses which sheet is read, which of its rows contains the headings, and what the other rows are. */
export function SheetChoice({
  sheets,
  sheetAt,
  onSheet,
  headingRows,
  alsoAt,
  onHeadingRows,
  holds,
  onHolds,
}: SheetChoiceProps) {
  const rows = sheets[sheetAt]?.rows ?? [];
  const { first, last } = headingRows;
  const early = rows.slice(0, OFFERED).map((_, at) => at);
  const rowsOffered = [...new Set([...early, ...alsoAt, first])].sort((one, other) => one - other);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {sheets.length > 1 ? (
        <Field label={say.sheet}>
          <Select
            value={String(sheetAt)}
            onChange={(event) => onSheet(Number(event.target.value))}
            options={sheets.map((sheet, at) => ({
              value: String(at),
              label: nameOf(sheet, at),
              disabled: sheet.rows.length === 0,
            }))}
          />
        </Field>
      ) : null}
      <Field label={say.headerRow} hint={say.rowsIn(Math.max(0, rows.length - last - 1))}>
        <Select
          value={String(first)}
          onChange={({ target: { value } }) =>
            onHeadingRows({ first: Number(value), last: Number(value) + last - first })
          }
          options={rowsOffered.map((at) => ({ value: String(at), label: say.headerRowIs(at + 1, wordsOf(rows, at)) }))}
        />
      </Field>
      <Field label={say.headingRows}>
        <Select
          value={String(last - first + 1)}
          onChange={({ target: { value } }) => onHeadingRows({ first, last: first + Number(value) - 1 })}
          options={Array.from({ length: MOST_HEADING_ROWS }, (_, at) => ({
            value: String(at + 1),
            label: say.headingRowsAre(at + 1),
          }))}
        />
      </Field>
      {holds === null ? null : (
        <Field label={say.holdsRows}>
          <Select
            value={holds}
            onChange={({ target: { value } }) => onHolds(TABLE_KINDS.find((kind) => kind === value) ?? holds)}
            options={TABLE_KINDS.map((kind) => ({ value: kind, label: say.rowsAre[kind] }))}
          />
        </Field>
      )}
    </div>
  );
}

function nameOf({ name, isHidden, leftOut }: ImportedSheet, at: number): string {
  const notes = [...(isHidden ? [say.hidden] : []), ...(leftOut ? [leftOutMessages[leftOut.why]] : [])];
  return `${say.sheetName(name, at)}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
}

/** The first words of a row, to identify it. */
const wordsOf = (rows: ImportedRows, at: number): string =>
  (rows[at] ?? [])
    .map((cell) => cellWords(cell).trim())
    .filter((words) => words !== '')
    .slice(0, 4)
    .map((words) => (words.length > 24 ? `${words.slice(0, 23)}…` : words))
    .join(' · ');
