import type { ImportedRows } from './cell.ts';
import type { ImportedSheet } from './import-file.ts';
import type { Reading } from './kept-matching.ts';
import { hasLists } from './row-items.ts';
import type { Place } from './table-of.ts';
import type { TableKind } from './tables.ts';
import { FILLED_DOWN, itemTarget, TOPIC_PARTS } from './targets.ts';

/** How a table is read before anybody has corrected anything: its columns as guessed, and what its form suggests. */
export function defaultReading(
  holds: TableKind,
  { mergedDown }: Pick<ImportedSheet, 'mergedDown'>,
  { rows, headerRow }: { rows: ImportedRows; headerRow: number },
  matching: readonly (Place | null)[],
): Reading {
  const titles = matching.flatMap((place, at) => (place === 'title' || itemTarget(place) ? [at] : []));
  const below = rows.slice(headerRow + 1);
  const lacksTitle = holds === 'register' && titles.length === 0 && !matching.includes('id');
  return {
    holds,
    matching,
    kind: null,
    topicId: null,
    topicWords: new Map(),
    group: null,
    words: new Map(),
    empty: 'keeps',
    // Ranges in the headings, or in other columns, say nothing of topics and kinds.
    fillsDown: matching.some((place, at) => FILLED.includes(place ?? '') && (mergedDown[at] ?? 0) > headerRow + 1),
    financialKind: null,
    polarity: null,
    splitsLines: hasLists(below.flatMap((row) => titles.map((at) => row[at] ?? null))),
    coversStandards: false,
    forms: new Map(),
    scales: new Map(),
    makesTitles: lacksTitle && matching.includes('description'),
  };
}

/** Merged cells of these suggest it. */
const FILLED: readonly string[] = [...TOPIC_PARTS, ...FILLED_DOWN];
