import { type api, refusalOf } from '#web/lib/api.ts';

/** One row that somebody else has saved since it was opened, as in the refusal `conflict`. */
export interface Conflict<Row> {
  /** The record's own key: a topic id, a component id, a field name, an assessment's or a company's id. */
  key: string;
  /** The saved row; null if the other person deleted it. */
  current: Row | null;
  changedBy: string | null;
  changedById: string | null;
  /** ISO 8601. */
  changedAt: string | null;
}

/** All conflicts have the same shape, whatever was saved. */
type AnySave = typeof api.components.update;

/** The conflicts of a refused save, or null if the error is something else. */
export function conflictsOf<Row>(error: unknown): Conflict<Row>[] | null {
  const refusal = refusalOf<AnySave>(error);
  return refusal?.code === 'conflict' ? (refusal.data.conflicts as Conflict<Row>[]) : null;
}
