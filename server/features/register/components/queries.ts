import type { ComponentRow } from '#contract/components.ts';
import type { CompanyTx } from '#database/doors.ts';
import { componentFields } from '#domain/components/fields.ts';
import type { AssessmentId, ComponentId, TopicId } from '#domain/ids.ts';
import { component } from '#domain/records/component.ts';
import { versionedRows } from '#server/features/records/versioned-rows.ts';
import { readRowsLike } from '#server/features/records/write-rows.ts';
import { refuse } from '#server/platform/http/refuse.ts';

const place = {
  kind: component,
  key: 'id',
} as const;
const { startedFrom, ...stated } = componentFields;

/** The impacts, risks and opportunities of an assessment. A save never changes their origin. */
export const componentRows = versionedRows<ComponentId>()({ ...place, fields: stated, kept: { startedFrom } });

/** Components as they are added from the starter library. */
export const takenRows = versionedRows<ComponentId>()({ ...place, fields: componentFields });

/**
 * The impact, risk or opportunity to which something belongs.
 * @throws not-found
 */
export async function readComponent(tx: CompanyTx, assessmentId: AssessmentId, id: ComponentId): Promise<ComponentRow> {
  const asked = [{ id, seenVersion: null }];
  const [found] = await readRowsLike<ComponentRow>(tx, componentRows.store, assessmentId, asked);
  return found?.row ?? refuse('not-found');
}

/** Whether a component is still as its sender saw it. */
export async function isAtVersion(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  { id, seenVersion }: { id: ComponentId; seenVersion: number },
): Promise<boolean> {
  const row = await tx
    .selectFrom('materialityComponents')
    .select('id')
    .where((eb) => eb.and({ assessmentId, id, version: seenVersion }))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Dropping something carried over and not yet reviewed needs a reason (method M25).
 *
 * @param of the components to delete, or the topic with all of them
 * @throws drop-reason-required
 */
export async function requireReasonToDrop(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  of: { ids: readonly ComponentId[] } | { topicId: TopicId },
  reason: string | undefined,
): Promise<void> {
  if (reason !== undefined && reason.trim() !== '') return;
  const row = await tx
    .selectFrom('materialityComponents')
    .select('id')
    .where('assessmentId', '=', assessmentId)
    .where('carriedFrom', '<>', '')
    .where((eb) => ('ids' in of ? eb('id', 'in', [...of.ids]) : eb('topicId', '=', of.topicId)))
    .limit(1)
    .executeTakeFirst();
  if (row) refuse('drop-reason-required');
}

/** Which component each copied component of an assessment was copied from; others are left out. */
export function listOrigins(tx: CompanyTx, assessmentId: AssessmentId) {
  return tx
    .selectFrom('materialityComponents')
    .select(['id', 'copiedFromId as copiedFrom'])
    .where('assessmentId', '=', assessmentId)
    .where('copiedFromId', 'is not', null)
    .$narrowType<{ copiedFrom: ComponentId }>()
    .execute();
}
