import { titleOf } from '#domain/fields/titles.ts';
import { answerTitles, sheetNames, topicTitles } from '#domain/files/sheet-titles.ts';
import { stakeholderFields } from '#domain/stakeholders/fields.ts';
import { topicScoreFields } from '#domain/topics/fields.ts';
import { type ImportedRows, visibleWords } from '../cell.ts';
import type { NamedRows } from '../find-table.ts';
import { headingsOf } from '../guess-matching.ts';
import { AMONG_FIRST, findHeaderRow } from '../heading-rows.ts';
import { isOwnRegister } from '../own-register.ts';
import type { OtherSheet, OwnSheet } from './sheet-plan.ts';

/**
 * The headings by which a sheet of our own workbook is recognized: all of the first list, and one of the second. Others may be missing.
 */
const KNOWN_BY: Readonly<Record<OtherSheet, { all: readonly string[]; one: readonly string[] }>> = {
  topics: { all: [topicTitles.code], one: [topicTitles.isRelevant] },
  scores: {
    all: [topicTitles.code],
    one: [topicScoreFields.impactScore, topicScoreFields.financialScore].map((field) =>
      titleOf(topicScoreFields, field),
    ),
  },
  stakeholders: {
    all: [stakeholderFields.stakeholderGroup.label],
    one: [stakeholderFields.stakeholderNames.label, stakeholderFields.keyStakeholderReason.label],
  },
  answers: { all: [answerTitles.question], one: [answerTitles.answer] },
};

/** Sheets of a file that are read as those of our own workbook, at most one of each kind. */
export type OwnSheets = { [Kind in OtherSheet | 'register']?: OwnSheet<Kind> };

/** The sheets of our own workbook in a file, recognized by their headings, so that files with a single table are recognized as well. */
export function findOwnSheets(sheets: readonly NamedRows[]): OwnSheets {
  const found: OwnSheets = {};
  for (const kind of Object.keys(KNOWN_BY) as OtherSheet[]) {
    const candidates = sheets.flatMap(({ name, rows }, at) => {
      const headerRow = rowKnown(rows, kind);
      return headerRow < 0 ? [] : [{ name, sheet: { kind, at, rows, headerRow } }];
    });
    const own = candidates.find(({ name }) => name === sheetNames[kind]) ?? candidates[0];
    if (own) Object.assign(found, { [kind]: own.sheet });
  }
  const at = sheets.findIndex(({ rows }) => isOwnRegister(headingsOf(rows, findHeaderRow(rows))));
  const rows = sheets[at]?.rows;
  if (rows) found.register = { kind: 'register', at, rows, headerRow: findHeaderRow(rows) };
  return found;
}

function rowKnown(rows: ImportedRows, kind: OtherSheet): number {
  const { all, one } = KNOWN_BY[kind];
  return rows.slice(0, AMONG_FIRST).findIndex((row) => {
    const headings = new Set(row.map((cell) => visibleWords(cell)));
    return all.every((heading) => headings.has(heading)) && one.some((heading) => headings.has(heading));
  });
}
