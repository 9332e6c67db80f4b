import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Topic } from '#domain/assessment/assessment.ts';
import { findHeaderRow } from '#domain/imports/find-table.ts';
import { type GuessedColumn, guessMatching, headingsOf, isOwnRegister } from '#domain/imports/guess-matching.ts';
import type { ImportedSheet } from '#domain/imports/import-file.ts';
import { headingsKey, type Reading, readKept } from '#domain/imports/kept-matching.ts';
import { matchingQuery } from './api.ts';

/** How a sheet is read: as it is kept for its headings, else as it is guessed, with what one has corrected. */
export interface SheetReading {
  headerRow: number;
  setHeaderRow: (row: number) => void;
  headings: readonly string[];
  /** By what its headings are known. */
  key: string;
  isOwn: boolean;
  guesses: readonly GuessedColumn[];
  /** Null while it is asked how it was read the last time. */
  reading: Reading | null;
  /** It is read as it was the last time, and nothing was corrected since. */
  isRemembered: boolean;
  change: (change: Partial<Reading>) => void;
  guessAnew: () => void;
}

export function useReading(sheet: ImportedSheet, topics: readonly Topic[]): SheetReading {
  const [chosenRow, setHeaderRow] = useState<number | null>(null);
  const headerRow = useMemo(() => chosenRow ?? findHeaderRow(sheet.rows), [chosenRow, sheet.rows]);
  const headings = useMemo(() => headingsOf(sheet.rows, headerRow), [sheet.rows, headerRow]);
  const guesses = useMemo(() => guessMatching(sheet.rows, headerRow, topics), [sheet.rows, headerRow, topics]);
  const isOwn = isOwnRegister(headings);
  const key = useMemo(() => headingsKey(headings), [headings]);
  const { data: kept, isPending } = useQuery({ ...matchingQuery(key), enabled: !isOwn });
  const [corrected, setCorrected] = useState<{ key: string; reading: Reading } | null>(null);
  const guessed = useMemo(() => guessedReading(guesses, sheet.merged > 0), [guesses, sheet.merged]);
  const remembered = useMemo(() => (kept ? readKept(kept, topics) : null), [kept, topics]);
  const own = corrected?.key === key ? corrected.reading : null;
  const reading = own ?? (isPending && !isOwn ? null : (remembered ?? guessed));
  return {
    ...{ headerRow, setHeaderRow, headings, key, isOwn, guesses, reading },
    isRemembered: own === null && remembered !== null,
    change: (change) => reading && setCorrected({ key, reading: { ...reading, ...change } }),
    guessAnew: () => setCorrected({ key, reading: guessed }),
  };
}

const guessedReading = (guesses: readonly GuessedColumn[], isMerged: boolean): Reading => ({
  matching: guesses.map(({ target }) => target),
  kind: null,
  topicId: null,
  topicWords: new Map(),
  empty: 'keeps',
  fillsDown: isMerged,
});
