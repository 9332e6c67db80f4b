/** How a question of an auditor stands. */
export type QuestionState = 'open' | 'answered' | 'closed';

/**
 * Closed where she has closed it; else answered where the last word in its thread is not hers; else open, so that asking further
 * opens it again.
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
