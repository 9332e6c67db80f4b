/** The state of an auditor's question. */
export type QuestionState = 'open' | 'answered' | 'closed';

/**
 * Closed if the auditor has closed it; otherwise answered if the last comment in its thread is not theirs; otherwise open, so that a
 * further question reopens it.
 */
export function questionState({
  isClosed,
  lastBy,
  askedBy,
}: {
  isClosed: boolean;
  lastBy: string;
  askedBy: string;
}): QuestionState {
  if (isClosed) return 'closed';
  return lastBy === askedBy ? 'open' : 'answered';
}
