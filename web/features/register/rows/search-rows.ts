import { useEffect } from 'react';
import type { ComponentRow } from '#contract/components.ts';
import type { Topic } from '#domain/assessment/assessment.ts';
import { fold } from '#domain/words/fold.ts';

/** How many rows are folded at a time, and the pause after each batch, in milliseconds. */
const PIECE = { rows: 250, pause: 400 };

/** Folds the searchable text piece by piece while idle, so that the first letter of a search need not wait. */
export function useFolded(components: readonly ComponentRow[]) {
  useEffect(() => {
    let left: readonly ComponentRow[] = components;
    const timer = setInterval(() => {
      // After a save, only one is left.
      left = left.filter((row) => !folded.has(row));
      for (const row of left.slice(0, PIECE.rows)) foldedText(row);
      if (left.length <= PIECE.rows) clearInterval(timer);
    }, PIECE.pause);
    return () => clearInterval(timer);
  }, [components]);
}

/** The components that contain all words of a search, in themselves or in their topics. */
export function matching(
  { components, topics }: { components: readonly ComponentRow[]; topics: readonly Topic[] },
  search: string,
) {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const names = new Map(topics.map(({ id, code, name }) => [id as string, fold(`${code} ${name}`)]));
  const fits = (row: ComponentRow) => {
    const [text, name] = [foldedText(row), names.get(row.topicId) ?? ''];
    return words.every((word) => text.includes(word) || name.includes(word));
  };
  return new Set<string>(components.filter(fits).map(({ id }) => id));
}

const folded = new WeakMap<ComponentRow, string>();

/** The searchable text of a component, folded once instead of with each key. */
function foldedText(row: ComponentRow): string {
  const known = folded.get(row);
  if (known !== undefined) return known;
  const text = fold([row.title, row.description, row.justification].join(' '));
  folded.set(row, text);
  return text;
}
