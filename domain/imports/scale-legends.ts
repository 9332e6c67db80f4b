import { fold } from '#domain/words/fold.ts';
import { cellWords, type ImportedCell, type ImportedRows, isBlank, numberIn } from './cell.ts';
import { horizonIn } from './columns-together.ts';
import { scoreValues } from './find-forms.ts';
import { targetsNamed } from './header-words.ts';
import type { HeadingRows } from './heading-rows.ts';
import { readHeadingScale, SCALE_NOTE } from './heading-scale.ts';
import {
  ABOUT_SCALES,
  aboutWhat,
  isLevelWord,
  LONGEST,
  legendIn,
  legendOf,
  type ScaleLegend,
  type Step,
} from './legend-text.ts';
import { readHeading } from './said-heading.ts';
import { isScore } from './targets.ts';
import { topicTable } from './topic-table.ts';

/** A sheet without what it says of scales outside its headings, and where this was. */
export interface ScalesTakenOut {
  rows: ImportedRows;
  legends: readonly ScaleLegend[];
  lines: readonly { row: number; said: string }[];
}

const MOST_STEPS = 11;
/** Other sheets and the lines of notes are looked through as far as this. */
const ROWS_LOOKED_AT = 300;
const COLUMNS_LOOKED_AT = 40;

/** The scales that other sheets of a file say, such as a legend or a method. */
export function scalesElsewhere(sheets: readonly { name: string; rows: ImportedRows }[]): ScaleLegend[] {
  return sheets.flatMap(({ name, rows }) => {
    const looked = rows.slice(0, ROWS_LOOKED_AT).map((row) => row.slice(0, COLUMNS_LOOKED_AT));
    const isLegend = ABOUT_SCALES.test(fold(name));
    const said =
      isTable(looked) && !isLegend ? [] : looked.flatMap((row) => row.flatMap((cell) => legendIn(cell) ?? []));
    return [...said, ...runsIn(looked, { isLegend }).map(({ legend }) => legend)];
  });
}

/** Whether a sheet holds a table of its own, whose scale is not that of others. */
const isTable = (rows: ImportedRows): boolean =>
  rows.some((row) => row.filter((cell) => typeof cell === 'string' && targetsNamed(cell)?.by === 'whole').length >= 4);

/** Takes what a sheet says of scales out of it: lines above, below and between its rows, and legends beside and below them. */
export function takeOutScales(rows: ImportedRows, { first, last }: HeadingRows): ScalesTakenOut {
  const legends: ScaleLegend[] = [];
  const lines = new Map<number, string>();
  const emptied = new Set<number>();
  for (const [at, row] of rows.entries()) {
    if (at >= first && at <= last) continue;
    const isNear = at < first || at <= last + 2;
    if (!isNear && holdsSeveral(row)) continue;
    const filled = row.flatMap((cell, column) => (isBlank(cell) ? [] : [{ cell, column }]));
    const said = filled.flatMap(({ cell, column }) => {
      const legend = legendIn(cell, at === first - 1 || at === last + 1);
      return legend ? [{ ...legend, column }] : [];
    });
    const isOnly = said.length === filled.length || (at < first && said.length > 0);
    if (said.length === 0 || !(isOnly || (said.length > 1 && filled.every(({ cell }) => typeof cell === 'string'))))
      continue;
    legends.push(...(said.length === 1 ? said.map((legend) => ({ ...legend, column: null })) : said));
    lines.set(at, filled.map(({ cell }) => cellWords(cell).trim()).join(' · '));
    if (at > last) emptied.add(at);
  }
  const gap = gapBeside(rows, { first, last });
  const { columns, found } = legendsBeside(rows, first, gap);
  legends.push(...found);
  for (const run of legendsBelow(rows, last, emptied)) {
    legends.push(run.legend);
    for (const at of run.rows) {
      const said = (rows[at] ?? []).filter((cell) => !isBlank(cell)).map((cell) => cellWords(cell).trim());
      lines.set(at, said.join(' · '));
      emptied.add(at);
    }
  }
  if (legends.length === 0) return { rows, legends, lines: [] };
  const cleared = rows.map((row, at) => {
    if (emptied.has(at)) return [];
    return columns && at >= first ? row.slice(0, gap) : row;
  });
  const told = [...lines].sort(([one], [other]) => one - other).map(([at, said]) => ({ row: at + 1, said }));
  return { rows: cleared, legends, lines: told };
}

const holdsSeveral = (row: ImportedRows[number]): boolean => {
  const first = row.findIndex((cell) => !isBlank(cell));
  return first >= 0 && row.some((cell, at) => at > first && !isBlank(cell));
};

/** The first column beside the table that is empty from the headings down; the width of the sheet if there is none. */
function gapBeside(rows: ImportedRows, { first, last }: HeadingRows): number {
  const width = rows.slice(first).reduce((most, row) => Math.max(most, row.length), 0);
  const start = (rows[last] ?? []).findIndex((cell) => !isBlank(cell));
  for (let column = start + 1; column < width; column += 1)
    if (rows.slice(first).every((row) => isBlank(row[column]))) return column;
  // A legend may stand in the column beside the table, without a gap.
  const beside = rows.slice(last + 1).flatMap((row) => (isBlank(row[width - 1]) ? [] : [row[width - 1] ?? null]));
  const isLegend =
    beside.length >= 3 && beside.every((cell) => typeof cell === 'string' && /^\s*\d{1,3}\s?[=:]/.test(cell));
  return isLegend ? width - 1 : width;
}

function legendsBeside(rows: ImportedRows, first: number, gap: number) {
  const beside = rows.slice(first, first + ROWS_LOOKED_AT).map((row) => row.slice(gap));
  if (beside.every((row) => row.length === 0)) return { columns: false, found: [] };
  const runs = runsIn(beside, { isLegend: false });
  const said = beside.flatMap((row) => row.flatMap((cell) => legendIn(cell) ?? []));
  return { columns: runs.length > 0 || said.length > 0, found: [...runs.map(({ legend }) => legend), ...said] };
}

/** Legends whose lines hold nothing else, below the rows of a table that is wider; and the lines above them that head them. */
function legendsBelow(rows: ImportedRows, last: number, emptied: ReadonlySet<number>) {
  const counts = rows.map((row) => row.filter((cell) => !isBlank(cell)).length);
  if ((counts[last] ?? 0) < 4) return [];
  const gap = counts.lastIndexOf(
    0,
    counts.findLastIndex((count) => count > 0),
  );
  const isApart = (at: number) => at > gap && gap > last;
  const narrow = rows.map((row, at) =>
    at > last && ((counts[at] ?? 0) <= 2 || isApart(at)) && !emptied.has(at) ? row : [],
  );
  return runsIn(narrow, { isLegend: false }).map(({ legend, rows: found }) => {
    const from = found[0] ?? 0;
    const heads: number[] = [];
    for (let at = from - 1; at > last && heads.length < 2; at -= 1) {
      const row = narrow[at] ?? [];
      const isHead =
        row.some((cell) => !isBlank(cell)) && row.every((cell) => isBlank(cell) || typeof cell === 'string');
      if (!isHead) break;
      heads.push(at);
    }
    // Lines directly below the rows of the table may be rows that somebody has only begun.
    const isHeaded = heads.length === 0 || (counts[(heads.at(-1) ?? 0) - 1] ?? 0) === 0;
    return { legend, rows: isHeaded ? [...heads, ...found] : found };
  });
}

/** The steps of scales that stand in rows below each other: a number and its name, in one cell or in two. */
function runsIn(rows: ImportedRows, { isLegend }: { isLegend: boolean }): { legend: ScaleLegend; rows: number[] }[] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const found: { legend: ScaleLegend; rows: number[] }[] = [];
  for (let column = 0; column < width; column += 1) {
    let run: (Step & { row: number })[] = [];
    const end = () => {
      const head = headAbove(rows, run[0]?.row ?? 0, column);
      const levels = run.filter(({ word }) => isLevelWord(word)).length;
      const isScale = levels * 2 >= run.length || ((isLegend || ABOUT_SCALES.test(head)) && run.length <= MOST_STEPS);
      const legend = run.length >= 3 && isScale ? legendOf(run, aboutWhat(head), true) : null;
      if (legend) found.push({ legend, rows: run.map(({ row }) => row) });
      run = [];
    };
    for (const [at, row] of rows.entries()) {
      const step = stepIn(row, column);
      const [before, way] = [run.at(-1), run.length > 1 ? (run[1]?.at ?? 0) - (run[0]?.at ?? 0) : 0];
      const isNext = step && before && (way === 0 ? Math.abs(step.at - before.at) === 1 : step.at - before.at === way);
      if (!isNext && run.length > 0) end();
      if (step) run.push({ ...step, row: at });
    }
    end();
  }
  return found;
}

/** The texts in the three rows above a legend, in its columns. */
const headAbove = (rows: ImportedRows, row: number, column: number): string =>
  fold(
    rows
      .slice(Math.max(0, row - 3), row)
      .flatMap((each) => each.slice(Math.max(0, column - 1), column + 2))
      .filter((cell) => typeof cell === 'string')
      .join(' ')
      .replaceAll('ß', 'ss'),
  );

function stepIn(row: ImportedRows[number], column: number): Step | null {
  const cell = row[column];
  const [next, before] = [row[column + 1], row[column - 1]];
  const number = numberIn(cell) ?? (typeof cell === 'string' && /^\s*\d{1,3}\s*$/.test(cell) ? Number(cell) : null);
  if (number !== null) {
    if (!Number.isInteger(number) || number < 0 || number > 100) return null;
    const name = typeof next === 'string' ? next : typeof before === 'string' && isBlank(next) ? before : null;
    return name === null || !/\p{L}/u.test(name) ? null : { at: number, word: fold(name.slice(0, LONGEST)) };
  }
  const [, at, word] = typeof cell === 'string' ? (/^\s*(\d{1,3})\s?[=:–—.)-]\s?(\p{L}.*)$/u.exec(cell) ?? []) : [];
  return at === undefined || word === undefined ? null : { at: Number(at), word: fold(word.slice(0, LONGEST)) };
}

/** The headings with the scale that was said elsewhere, where they do not say one themselves and their columns hold numbers. */
export function withScales(
  head: readonly ImportedCell[],
  legends: readonly ScaleLegend[],
  valuesOf: (at: number) => readonly ImportedCell[],
): readonly ImportedCell[] {
  if (legends.length === 0) return head;
  const isOneAbout = new Set(legends.map(({ about }) => about)).size === 1;
  return head.map((heading, at) => {
    const family = typeof heading === 'string' ? familyOf(horizonIn(heading)?.rest ?? heading) : null;
    if (typeof heading !== 'string' || family === null) return heading;
    const own = readHeadingScale(readHeading(heading));
    const { numbers } = scoreValues(valuesOf(at));
    if (own.range || own.isPercent || own.isMoney || numbers.length === 0) return heading;
    const highest = Math.max(...numbers);
    const fitting = legends.filter(
      ({ about, column, high }) =>
        high >= highest && (column === null || column === at) && (isOneAbout || about === null || about === family),
    );
    const [legend] = fitting.toSorted(
      (one, other) =>
        Number(other.column === at) - Number(one.column === at) ||
        Number(other.about === family) - Number(one.about === family) ||
        one.high - other.high,
    );
    if (!legend) return heading;
    const { low, high, ends } = legend;
    const said = ends && own.isOpposite !== true ? `${low} = ${ends.low}, ${high} = ${ends.high}` : `${low}-${high}`;
    return `${heading} ${SCALE_NOTE}${said}]`;
  });
}

/** Which scores a heading names; null if it names none. */
function familyOf(heading: string): 'severity' | 'likelihood' | null {
  const places: readonly string[] = [
    ...(targetsNamed(heading)?.places ?? []),
    ...(topicTable.named(heading)?.places ?? []),
  ];
  if (places.some((place) => /likelihood$/i.test(place))) return 'likelihood';
  return places.some((place) => isScore(place) || place === 'impactScore' || place === 'financialScore')
    ? 'severity'
    : null;
}
