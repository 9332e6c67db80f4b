import { queryOptions } from '@tanstack/react-query';
import type { ImportedSheet } from '#domain/imports/import-file.ts';
import { type KeptMatching, wordMeanings } from '#domain/imports/kept-matching.ts';
import { layingOutAhead } from '#domain/imports/sheets/lay-out.ts';
import type { TextReading } from '#domain/imports/text-reading.ts';
import { MAX_IMPORT_BYTES } from '#domain/limits.ts';
import { api, codeOf } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { inSlices } from './in-slices.ts';
import { importMessages as say, unreadableMessages } from './messages.ts';

/**
 * How a table with these headings was read last time, and what the company said that words mean in others. If a colleague saves a different matching in the meantime, the current screen does
 * not change.
 */
export const matchingQuery = (headings: string) =>
  queryOptions({
    queryKey: [...queryKeys.imports, headings],
    queryFn: async ({ signal }) => {
      const { kept, name, remembered } = await api.imports.findMatching({ headings }, { signal });
      return {
        kept: kept as KeptMatching | null,
        name,
        remembered: {
          topics: new Map(remembered.topicWords.map(({ word, topicCode }) => [word, topicCode])),
          words: wordMeanings(remembered.words),
        },
      };
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Requested again for each table.
    gcTime: 0,
  });

/** The stored matchings of the company, most recently used first. */
export const matchingsQuery = queryOptions({
  queryKey: [...queryKeys.imports, 'all'],
  queryFn: ({ signal }) => api.imports.listMatchings({}, { signal }),
});

/** A file whose sheets have been read. */
export interface ReadTable {
  /** Kept in the browser, so that a text file can be read in another way. */
  file: File;
  sheets: ImportedSheet[];
  /** How a text file was read; null for a workbook. */
  text: TextReading | null;
}

/**
 * Sends a file to be read; returns a sentence if it cannot be read.
 * @param wish how somebody wants a text file to be read
 */
export async function readImport(
  file: File,
  wish: Partial<TextReading> = {},
  signal?: AbortSignal,
): Promise<ReadTable | string> {
  if (file.size > MAX_IMPORT_BYTES) return say.tooLarge;
  try {
    const read = await api.imports.read({ content: await toBase64(file), ...wish }, signal && { signal });
    if ('unreadable' in read) return unreadableMessages[read.unreadable](read.detail);
    await inSlices(layingOutAhead(read.sheets), () => signal?.aborted ?? false);
    return { file, sheets: read.sheets, text: read.text };
  } catch (error) {
    const code = codeOf(error);
    if (code === 'too-busy') return say.busy;
    return code === 'too-large' || code === 'malformed' ? say.tooLarge : say.lost;
  }
}

/** Uses the browser's own conversion, which works piece by piece, because a file can have ten million bytes. */
const toBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
