import type { EvidenceCount } from '#domain/evidence/evidence.ts';
import { COUNT, type ReadFields } from './field.ts';

/**
 * How many pieces of evidence a row has, and how many of them have expired. Empty if there are none, so that `without evidence` works.
 */
export function evidenceFields<Row>(
  countsOf: (row: Row) => readonly (Pick<EvidenceCount, 'pieces' | 'expired'> | undefined)[],
): ReadFields<Row> {
  const sum = (row: Row, of: 'pieces' | 'expired') =>
    countsOf(row).reduce((total, count) => total + (count?.[of] ?? 0), 0) || null;
  return {
    evidence: { label: 'Evidence', ...COUNT, read: (row) => sum(row, 'pieces') },
    expiredEvidence: { label: 'Expired evidence', ...COUNT, read: (row) => sum(row, 'expired') },
  };
}
