import type { FileFacts } from '#documents/facts.ts';
import { makeTables } from '#documents/workbook/tables/all-tables.ts';
import type { Finality } from '#domain/sign-off/sign-off.ts';
import { type Cell, type Sheet, UnreadableFile } from '../sheets/sheets.ts';

/**
 * The sheets that the workbook of the same assessment has, so that an exported JSON file is imported like an exported workbook.
 * @param file the contents of the JSON file, which anybody may have changed
 * @throws UnreadableFile if it is not what Twofold exports
 */
export function sheetsOfExport(file: Readonly<Record<string, unknown>>): Sheet[] {
  try {
    return makeTables(factsOf(file)).map(({ name, columns, rows }) => ({
      name,
      rows: [columns.map(({ title }) => title), ...rows.map((row) => row.map(cellOf))],
      merged: 0,
      mergedDown: [],
      formulas: 0,
      isHidden: false,
      hiddenRows: 0,
      refused: null,
    }));
  } catch {
    // Whatever is missing or of another form: nothing of it can be relied on.
    throw new UnreadableFile('damaged', 'JSON');
  }
}

function cellOf(value: unknown): Cell {
  if (typeof value === 'string') return value === '' ? null : value;
  const isPlain = typeof value === 'number' || typeof value === 'boolean' || value instanceof Date;
  return isPlain ? value : null;
}

function factsOf(file: Readonly<Record<string, unknown>>): FileFacts {
  // As `documents/json/make-json.ts` writes it; whatever does not fit fails when its table is made.
  const { made, company, state, inputs, scales, scaleWordings, lastChanges, evidence, history } = file as never as {
    made: { at: string; by: string; product: string };
    company: FileFacts['company'];
    state: Pick<FileFacts, 'frozen' | 'signatures' | 'record'> & { finality: Finality; isReopened: boolean };
    inputs: FileFacts['data'];
    scales: FileFacts['scales']['words'];
    scaleWordings: FileFacts['scales']['wordings'];
    lastChanges: FileFacts['lastChanges'];
    evidence: FileFacts['evidence'];
    history: Pick<FileFacts, 'changes' | 'hasOlderChanges'>;
  };
  const { finality, isReopened, frozen, signatures, record } = state;
  const status = finality === 'draft' ? 'draft' : 'completed';
  const assessment = { ...inputs.assessment, status, isReopened } as const;
  return {
    at: made.at,
    askedBy: made.by,
    version: made.product,
    company,
    reportSettings: { reportName: '', accent: '', locale: 'en-GB', logo: null },
    data: { ...inputs, assessment },
    scales: { words: scales, wordings: scaleWordings },
    lastChanges,
    evidence,
    changes: history.changes,
    hasOlderChanges: history.hasOlderChanges,
    frozen,
    signatures,
    record,
    earlier: null,
    origins: new Map(),
  };
}
