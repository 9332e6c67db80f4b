import type { AssessmentData } from '#domain/progress/assessment-data.ts';
import { eachText } from '#domain/search/list-texts.ts';
import type { SearchEntry } from '#domain/search/search-entry.ts';
import { fold } from '#domain/words/fold.ts';

/** The texts of one row, or of one question. */
export interface SearchedTexts {
  /** The texts themselves, in the order of the form. */
  entries: readonly SearchEntry[];
  /** Everything that is searched: names, parents and texts, folded. */
  folded: string;
}

/** Milliseconds of work at a time, so that typing and rendering come first. */
const SLICE = 8;

/**
 * Reads the texts of an assessment row by row, in slices.
 * @param signal stops reading; the texts read so far are returned
 */
export async function readTexts(data: AssessmentData, signal: AbortSignal): Promise<Map<string, SearchedTexts>> {
  const rows = new Map<string, SearchEntry[]>();
  await inSlices(
    eachText(data),
    (entry) => {
      const key = keyOf(entry);
      const row = rows.get(key);
      if (row) row.push(entry);
      else rows.set(key, [entry]);
    },
    signal,
  );
  const read = new Map<string, SearchedTexts>();
  await inSlices(
    rows,
    ([key, entries]) => {
      const [first] = entries;
      read.set(key, {
        entries,
        folded: fold([first?.label, first?.under, ...entries.map(({ text }) => text)].join('\n')),
      });
    },
    signal,
  );
  return read;
}

/** The key of an item in the palette. Scores of topics have a different place from the topics' results. */
export function keyOf({ noun, id, field }: SearchEntry): string {
  return noun === 'topic' && field === 'justification' ? `screening ${id}` : `${noun} ${id}`;
}

async function inSlices<Item>(items: Iterable<Item>, work: (item: Item) => void, signal: AbortSignal): Promise<void> {
  let began = performance.now();
  for (const item of items) {
    if (performance.now() - began > SLICE) {
      await new Promise((resolve) => setTimeout(resolve));
      began = performance.now();
    }
    if (signal.aborted) return;
    work(item);
  }
}
