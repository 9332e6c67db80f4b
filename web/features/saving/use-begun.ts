import { useState } from 'react';
import type { Merging } from './merging.ts';
import { type News, readNews } from './news.ts';
import { begunFrom, catchUp, isBehind, type RowDraft } from './row-drafts.ts';

/**
 * A dialog's copy of a row, made when it opened and updated with what others save in the meantime. It is discarded when the dialog
 * closes; to keep input, see `useChangedRows`.
 */
export function useBegun<Value, Row extends { version: number }>(
  row: Row,
  first: Value,
  merging: Merging<Value, Row>,
): { draft: RowDraft<Value>; change: (value: Value) => void; news: News | null } {
  const [held, setHeld] = useState<RowDraft<Value>>(() => ({ value: first, ...begunFrom(row, first, merging) }));
  const draft = isBehind(held, row) ? catchUp(held, row, merging) : held;
  if (draft !== held) setHeld(draft);
  return {
    draft,
    change: (value) => setHeld((before) => ({ ...before, value })),
    news: readNews(draft, row, merging),
  };
}
