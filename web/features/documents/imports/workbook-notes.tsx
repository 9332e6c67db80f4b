import type { WholeAssessment } from '#contract/assessment.ts';
import { sheetNames } from '#domain/files/sheet-titles.ts';
import type { ImportedSheet } from '#domain/imports/import-file.ts';
import { doubledHeadings } from '#domain/imports/sheets/columns.ts';
import { scalesInFile } from '#domain/imports/sheets/scales-in-file.ts';
import type { OtherSheet, OwnSheet } from '#domain/imports/sheets/sheet-plan.ts';
import { thresholdsInFile } from '#domain/imports/sheets/thresholds-in-file.ts';
import { useScalesOf } from '#web/features/register/scales/scales-of.ts';
import { notesOnCells } from './cell-notes.ts';
import { leftOutMessages, importMessages as say } from './messages.ts';

interface WorkbookNotesProps {
  whole: WholeAssessment;
  sheets: readonly ImportedSheet[];
  /** The sheets that are read. */
  present: readonly OwnSheet<OtherSheet | 'register'>[];
}

/**
 * Notes on a workbook that people should read before they rely on the rest: how it is read, what is not read and why, and where it
 * differs.
 */
export function WorkbookNotes({ whole, sheets, present }: WorkbookNotesProps) {
  const scales = useScalesOf(whole.assessment.id);
  const notes = [...howRead(sheets, present), ...notRead(sheets, present)];
  const adopted = [
    ...differing(
      sheets,
      'thresholds',
      say.thresholds,
      thresholdsInFile(sheets, whole.assessment),
      say.thresholdsDiffer,
    ),
    ...differing(sheets, 'scales', say.scales, scalesInFile(sheets, scales), say.scalesDiffer),
  ];
  if (notes.length + adopted.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-xs text-muted">
      {[...notes, ...adopted].map((note) => (
        <li key={note} className="wrap-anywhere">
          {note}
        </li>
      ))}
    </ul>
  );
}

function howRead(sheets: readonly ImportedSheet[], present: WorkbookNotesProps['present']): string[] {
  return [
    ...sheets.flatMap(({ name, leftOut }) => (leftOut ? [say.leftOutSheet(name, leftOutMessages[leftOut.why])] : [])),
    ...present.flatMap(({ kind, at, rows, headerRow }) => {
      const [name] = say.sheets[kind];
      const doubled = doubledHeadings(rows, headerRow);
      return [
        ...(doubled.length > 0 ? [say.doubledHeadings(name, doubled)] : []),
        ...((sheets[at]?.merged ?? 0) > 0 ? [say.mergedCells(name)] : []),
        ...notesOnCells(sheets[at], headerRow).map((note) => say.ofSheet(name, note)),
      ];
    }),
  ];
}

const isNamed = (sheets: readonly ImportedSheet[], name: string) => sheets.some((sheet) => sheet.name === name);

/** Sheets that are not imported: our own with the reason, and unknown ones. */
function notRead(sheets: readonly ImportedSheet[], present: WorkbookNotesProps['present']): string[] {
  const explained = [...say.sheetsNotRead.flatMap(([kinds]) => kinds), 'thresholds', 'scales'] as const;
  const ours = new Set<string>(explained.map((kind) => sheetNames[kind]));
  const read = new Set(present.map(({ at }) => at));
  const others = sheets.flatMap(({ name }, at) => (read.has(at) || ours.has(name) ? [] : [name]));
  const why = say.sheetsNotRead.flatMap(([kinds, because]) => {
    const names = kinds.map((kind) => sheetNames[kind]).filter((name) => isNamed(sheets, name));
    return names.length > 0 ? [because(say.namesOf(names))] : [];
  });
  return [...why, ...(others.length > 0 ? [say.notOurs(others)] : [])];
}

/** Differences that no import applies, because they need to be adopted with a reason, with the values in the file. */
function differing<Change>(
  sheets: readonly ImportedSheet[],
  kind: 'thresholds' | 'scales',
  rule: string,
  changes: readonly Change[],
  differ: (changes: readonly Change[]) => string,
): string[] {
  if (!isNamed(sheets, sheetNames[kind])) return [];
  return [changes.length > 0 ? `${rule} ${differ(changes)}` : rule];
}
