import type { CompanyTx } from '#database/doors.ts';
import { componentFields } from '#domain/components/fields.ts';
import type { AssessmentId, ComponentId } from '#domain/ids.ts';
import { MAX_COMPONENTS } from '#domain/limits.ts';
import { versionedRows } from '#server/features/rows/versioned-rows.ts';

/** The impacts, risks and opportunities of an assessment. */
export const componentRows = versionedRows<ComponentId>()({
  table: 'materiality_components',
  fields: componentFields,
  key: 'id',
  most: { rows: MAX_COMPONENTS, noun: 'components' },
});

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
