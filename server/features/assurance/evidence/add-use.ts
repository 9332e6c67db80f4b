import { MAX_EVIDENCE_USES } from '#domain/limits.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import type { FoundRecord } from './find-record.ts';
import type { UsesTx } from './lock-uses.ts';
import { countUses, insertUse, listUses, type NewUse } from './use-queries.ts';

/**
 * Uses a piece of evidence for a record; the same use a second time changes nothing.
 * @throws too-much-evidence
 */
export async function addUse(tx: UsesTx, use: NewUse, place: FoundRecord, title: string): Promise<void> {
  const { id, assessmentId, evidenceId, criterion, passage } = use;
  const given = await listUses(tx, { assessmentId, evidenceId }, place);
  if (given.some((one) => one.criterion === criterion && one.passage === passage)) return;
  await insertUse(tx, { id, assessmentId, evidenceId, criterion, passage }, place, title);
  if ((await countUses(tx, assessmentId)) > MAX_EVIDENCE_USES) {
    refuse('too-much-evidence', { most: MAX_EVIDENCE_USES, of: 'assessment' });
  }
}
