import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Topic } from '#domain/assessment/assessment.ts';
import { defaultReading } from '#domain/imports/default-reading.ts';
import type { GuessedColumn } from '#domain/imports/guess-matching.ts';
import type { ImportedSheet } from '#domain/imports/import-file.ts';
import { columnsGone, headingsKey, type KeptMatching, type Reading, readKept } from '#domain/imports/kept-matching.ts';
import { isOwnRegister } from '#domain/imports/own-register.ts';
import type { LaidOut } from '#domain/imports/sheets/lay-out.ts';
import type { Remembered } from '#domain/imports/sheets/plan-table.ts';
import { type RewordedStep, rewordedSteps } from '#domain/imports/step-words.ts';
import type { TableKind } from '#domain/imports/tables.ts';
import type { Scales } from '#domain/scales/our-scales.ts';
import { matchingQuery } from './api.ts';

/** The stored matching that a sheet is read by. */
export interface ReadBy {
  name: string;
  /** The headings that the sheet does not have. */
  gone: readonly string[];
  /** The steps that the company has worded otherwise since. */
  reworded: readonly RewordedStep[];
  /** It was stored for tables with exactly these headings. */
  isOwn: boolean;
}

/** How a sheet is read: as stored for its headings, otherwise as guessed, with the person's corrections. */
export interface SheetReading {
  /** The key of its headings. */
  key: string;
  /** Its name, if a matching is stored for these headings. */
  name: string;
  isOwn: boolean;
  guesses: readonly GuessedColumn[];
  /** Null while the matching used last time is being loaded. */
  reading: Reading | null;
  /** What the company has said in other files that words mean. */
  known: Remembered | undefined;
  /** The stored matching by which it is read, perhaps with corrections since; null if it is read as guessed. */
  by: ReadBy | null;
  change: (change: Partial<Reading>) => void;
  /** Sets the kind of the rows, whose columns are then guessed. */
  hold: (kind: TableKind) => void;
  guessAnew: () => void;
  /** Reads it by a matching that was stored for other headings. */
  readBy: (kept: KeptMatching, name: string) => void;
}

/** What a person has settled for a sheet, by the key of its headings. */
interface Settled {
  key: string;
  reading: Reading;
  by: ReadBy | null;
}

export function useReading(
  sheet: ImportedSheet,
  { table, headings, kind, guesses }: LaidOut,
  topics: readonly Topic[],
  scales: Scales,
): SheetReading {
  const isOwn = isOwnRegister(headings);
  const key = useMemo(() => headingsKey(headings), [headings]);
  const { data: answer, isError } = useQuery({ ...matchingQuery(key), enabled: !isOwn });
  // All columns appear when it is known: they are drawn in slices.
  const data = useDeferredValue(answer);
  const isPending = data === undefined && !isError;
  const [settled, setSettled] = useState<Settled | null>(null);
  const guessedAs = (holds: TableKind): Reading =>
    defaultReading(
      holds,
      sheet,
      table,
      guesses[holds].map(({ target }) => target),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the guess depends on the table
  const guessed = useMemo(() => guessedAs(kind), [kind, table, guesses]);
  const remembered = useMemo(() => {
    if (!data?.kept) return null;
    const by: ReadBy = { name: data.name, gone: [], reworded: rewordedSteps(data.kept, scales), isOwn: true };
    return { reading: readKept(data.kept, topics, headings), by };
  }, [data, topics, headings, scales]);
  const own = settled?.key === key ? settled : null;
  const reading = own?.reading ?? (isPending && !isOwn ? null : (remembered?.reading ?? guessed));
  const by = own ? own.by : (remembered?.by ?? null);
  return {
    key,
    name: data?.name ?? '',
    isOwn,
    guesses: guesses[reading?.holds ?? kind],
    reading,
    known: data?.remembered,
    by,
    change: (change) => reading && setSettled({ key, reading: { ...reading, ...change }, by }),
    hold: (as) => setSettled({ key, reading: guessedAs(as), by: null }),
    guessAnew: () => setSettled({ key, reading: guessed, by: null }),
    readBy: (kept, name) =>
      setSettled({
        key,
        reading: readKept(kept, topics, headings),
        by: { name, gone: columnsGone(kept, headings), reworded: rewordedSteps(kept, scales), isOwn: false },
      }),
  };
}
