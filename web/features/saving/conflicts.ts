import { codeOf, ORPCError } from '#web/lib/api.ts';

/** One row that somebody else saved since it was opened, as the contract's CONFLICT carries it. */
export interface Conflict<Row> {
  /** The row's own key: a topic id, a component id, a field name. */
  key: string;
  /** What is saved now; null when the other person deleted it. */
  current: Row | null;
  changedBy: string | null;
  changedAt: string | null;
}

/** The conflicts of a refused save, or null when the error is something else. */
export function conflictsOf<Row>(error: unknown): Conflict<Row>[] | null {
  if (codeOf(error) !== 'CONFLICT' || !(error instanceof ORPCError)) return null;
  return (error.data as { conflicts?: Conflict<Row>[] } | undefined)?.conflicts ?? null;
}
