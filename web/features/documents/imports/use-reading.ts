import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Topic } from '#domain/assessment/assessment.ts';
import { findHeaderRow } from '#domain/imports/find-table.ts';
import {
  type GuessedColumn,
  guessKind,
  guessPlaces,
  headingsOf,
  isOwnRegister,
} from '#domain/imports/guess-matching.ts';
import type { ImportedSheet } from '#domain/imports/import-file.ts';
import { headingsKey, type Reading, readKept } from '#domain/imports/kept-matching.ts';
import type { Remembered } from '#domain/imports/sheets/plan-table.ts';
import type { TableKind } from '#domain/imports/tables.ts';
import { matchingQuery } from './api.ts';

/** How a sheet is read: as stored for its headings, otherwise as guessed, with the person's corrections. */
export interface SheetReading {
  headerRow: number;
  setHeaderRow: (row: number) => void;
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

export function useReading(sheet: ImportedSheet, topics: readonly Topic[]): SheetReading {
  const [chosenRow, setHeaderRow] = useState<number | null>(null);
  const headerRow = useMemo(() => chosenRow ?? findHeaderRow(sheet.rows), [chosenRow, sheet.rows]);
  const headings = useMemo(() => headingsOf(sheet.rows, headerRow), [sheet.rows, headerRow]);
  const isOwn = isOwnRegister(headings);
  const key = useMemo(() => headingsKey(headings), [headings]);
  const { data, isPending } = useQuery({ ...matchingQuery(key), enabled: !isOwn });
  const kept = data?.kept;
  const [corrected, setCorrected] = useState<{ key: string; reading: Reading } | null>(null);
  const kind = useMemo(() => guessKind(sheet.rows, headerRow, topics), [sheet.rows, headerRow, topics]);
  const guessedAs = (holds: TableKind): Reading => ({
    holds,
    matching: guessPlaces(holds, sheet.rows, headerRow, topics).map(({ target }) => target),
    kind: null,
    topicId: null,
    topicWords: new Map(),
    group: null,
    words: new Map(),
    empty: 'keeps',
    fillsDown: sheet.merged > 0,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the guess depends on the sheet
  const guessed = useMemo(() => guessedAs(kind), [kind, sheet, headerRow, topics]);
  const remembered = useMemo(() => (kept ? readKept(kept, topics) : null), [kept, topics]);
  const own = corrected?.key === key ? corrected.reading : null;
  const reading = own ?? (isPending && !isOwn ? null : (remembered ?? guessed));
  const holds = reading?.holds ?? kind;
  const guesses = useMemo(
    () => guessPlaces(holds, sheet.rows, headerRow, topics),
    [holds, sheet.rows, headerRow, topics],
  );
  return {
    headerRow,
    setHeaderRow,
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
