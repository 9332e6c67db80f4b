import { useState } from 'react';
import type { Merging } from './merging.ts';
import { type News, readNews } from './news.ts';
import { begunFrom, catchUp, isBehind, type RowDraft } from './row-drafts.ts';

/**
 * What a dialog holds of a row, begun when it opened and brought up to what somebody else saves of the row meanwhile. Nothing of it
 * is kept when it closes; for what is, see `useChangedRows`.
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
