import type { EvidenceCount } from '#domain/evidence/evidence.ts';
import { COUNT, type ReadFields } from './field.ts';

/** How much evidence there is for a row, and how much of it has expired. None says nothing, so that one asks for what is without. */
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
