import type { z } from 'zod';
import type { ComponentRow, components } from '#contract/components.ts';
import type { RefusalData } from '#contract/refusals.ts';
import type { CompanyTx } from '#database/doors.ts';
import { validateTogether } from '#domain/components/component-validation.ts';
import { scoresGiven } from '#domain/components/score-fields.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { beginAct } from '#server/features/records/begin-act.ts';
import type { DraftTx } from '#server/features/records/lock-draft.ts';
import { removeRows } from '#server/features/records/remove-rows.ts';
import { requireTopics } from '#server/features/records/save-rows.ts';
import { readRowsLike } from '#server/features/records/write-rows.ts';
import { issue } from '#server/platform/http/issues.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import { componentRows, requireReasonToDrop } from './queries.ts';

type Together = z.output<NonNullable<(typeof components.together)['~orpc']['inputSchema']>>;
type ChangedRow = Together['changed'][number];

/**
 * Changes, adds and deletes components of a draft, all or none, as one act in the history. Returns those that were changed and added.
 *
 * @throws not-found, malformed if fields are inconsistent, conflict with everything in the way, drop-reason-required, too-many-rows or
 * too-much-text
 */
export async function saveTogether(
  tx: DraftTx,
  { assessmentId, act, changed, added, removed }: Together,
  reason?: string,
): Promise<ComponentRow[]> {
  await beginAct(tx, act);
  await requireTopics(tx, assessmentId, [
    ...changed.flatMap(({ set }) => set.topicId ?? []),
    ...added.map(({ topicId }) => topicId),
  ]);
  const rows = await withChanges(tx, assessmentId, changed);
  const saved =
    changed.length + added.length === 0
      ? []
      : await componentRows.save(tx, assessmentId, [...rows, ...added.map((row) => ({ ...row, seenVersion: null }))]);
  if (removed.length > 0) await requireReasonToDrop(tx, assessmentId, { ids: removed.map(({ id }) => id) }, reason);
  await removeRows<ComponentRow>(tx, componentRows.store, assessmentId, removed);
  return saved;
}

/** The rows as they should become. A deleted one has only the fields to change: saving it reports the conflict. */
async function withChanges(tx: CompanyTx, assessmentId: AssessmentId, changed: readonly ChangedRow[]) {
  const found =
    changed.length > 0 ? await readRowsLike<ComponentRow>(tx, componentRows.store, assessmentId, changed) : [];
  const byId = new Map(found.map(({ rowId, row }) => [rowId, row]));
  const issues: RefusalData<'malformed'>['issues'] = [];
  const rows = changed.map(({ id, seenVersion, set }, at) => {
    const row = byId.get(id.toLowerCase());
    const { version, ...next } = {
      ...row,
      carriedFrom: '',
      ...(row && scoresGiven(row, set)),
      ...set,
      id,
    } as ComponentRow;
    if (version === seenVersion) {
      for (const [field, code] of Object.entries(validateTogether(next))) {
        issues.push(issue(['changed', at, 'set', field], code, 'components'));
      }
    }
    return { ...next, seenVersion };
  });
  if (issues.length > 0) refuse('malformed', { issues });
  return rows;
}
