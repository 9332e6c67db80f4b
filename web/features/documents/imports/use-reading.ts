import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Topic } from '#domain/assessment/assessment.ts';
import { defaultReading } from '#domain/imports/default-reading.ts';
import { type GuessedColumn, guessKind, guessPlaces, headingsOf } from '#domain/imports/guess-matching.ts';
import { findHeadingRows, type HeadingRows } from '#domain/imports/heading-rows.ts';
import type { ImportedSheet } from '#domain/imports/import-file.ts';
import { headingsKey, type Reading, readKept } from '#domain/imports/kept-matching.ts';
import type { ScaleLegend } from '#domain/imports/legend-text.ts';
import { isOwnRegister } from '#domain/imports/own-register.ts';
import { type PlainTable, plainTable } from '#domain/imports/plain-table.ts';
import type { Remembered } from '#domain/imports/sheets/plan-table.ts';
import type { TableKind } from '#domain/imports/tables.ts';
import { matchingQuery } from './api.ts';

/** How a sheet is read: as stored for its headings, otherwise as guessed, with the person's corrections. */
export interface SheetReading {
  /** The rows with its headings, from 0. */
  headingRows: HeadingRows;
  setHeadingRows: (rows: HeadingRows) => void;
  /** The sheet with one row of headings, and without lines that are not rows of the table. */
  table: PlainTable;
  headings: readonly string[];
  /** The key of its headings. */
  key: string;
  isOwn: boolean;
  guesses: readonly GuessedColumn[];
  /** Null while the matching used last time is being loaded. */
  reading: Reading | null;
  /** What the company has said in other files that words mean. */
  known: Remembered | undefined;
  /** It is read in the same way as last time, without corrections since. */
  isRemembered: boolean;
  change: (change: Partial<Reading>) => void;
  /** Sets the kind of the rows, whose columns are then guessed. */
  hold: (kind: TableKind) => void;
  guessAnew: () => void;
}

/** @param elsewhere the scales that other sheets of the file say */
export function useReading(
  sheet: ImportedSheet,
  topics: readonly Topic[],
  elsewhere: readonly ScaleLegend[],
): SheetReading {
  const [chosenRows, setHeadingRows] = useState<HeadingRows | null>(null);
  const headingRows = useMemo(() => chosenRows ?? findHeadingRows(sheet.rows), [chosenRows, sheet.rows]);
  const table = useMemo(() => plainTable(sheet.rows, headingRows, elsewhere), [sheet.rows, headingRows, elsewhere]);
  const { rows, headerRow } = table;
  const headings = useMemo(() => headingsOf(rows, headerRow), [rows, headerRow]);
  const isOwn = isOwnRegister(headings);
  const key = useMemo(() => headingsKey(headings), [headings]);
  const { data, isPending } = useQuery({ ...matchingQuery(key), enabled: !isOwn });
  const kept = data?.kept;
  const [corrected, setCorrected] = useState<{ key: string; reading: Reading } | null>(null);
  const kind = useMemo(() => guessKind(rows, headerRow, topics), [rows, headerRow, topics]);
  const guessedAs = (holds: TableKind): Reading => {
    const places = guessPlaces(holds, rows, headerRow, topics).map(({ target }) => target);
    return defaultReading(holds, sheet, table, places);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the guess depends on the table
  const guessed = useMemo(() => guessedAs(kind), [kind, table, topics]);
  const remembered = useMemo(() => (kept ? readKept(kept, topics) : null), [kept, topics]);
  const own = corrected?.key === key ? corrected.reading : null;
  const reading = own ?? (isPending && !isOwn ? null : (remembered ?? guessed));
  const holds = reading?.holds ?? kind;
  const guesses = useMemo(() => guessPlaces(holds, rows, headerRow, topics), [holds, rows, headerRow, topics]);
  return {
    headingRows,
    setHeadingRows,
    table,
    headings,
    key,
    isOwn,
    guesses,
    reading,
    known: data?.remembered,
    isRemembered: own === null && remembered !== null,
    change: (change) => reading && setCorrected({ key, reading: { ...reading, ...change } }),
    hold: (as) => setCorrected({ key, reading: guessedAs(as) }),
    guessAnew: () => setCorrected({ key, reading: guessed }),
  };
}
