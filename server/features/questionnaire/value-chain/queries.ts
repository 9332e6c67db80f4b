import { sql } from 'kysely';
import type { ActivityRow } from '#contract/value-chain.ts';
import type { CompanyTx } from '#database/doors.ts';
import type { ActivityId, AssessmentId, ComponentId } from '#domain/ids.ts';
import { activity } from '#domain/records/activity.ts';
import { activityFields } from '#domain/value-chain/fields.ts';
import type { DraftTx } from '#server/features/records/lock-draft.ts';
import { versionedRows } from '#server/features/records/versioned-rows.ts';

/** The activities of an assessment, with the fields of their form. */
export const activityRows = versionedRows<ActivityId>()({
  kind: activity,
  fields: activityFields,
  key: 'id',
});

/** Activities of an assessment with the components placed on them, unordered. */
export async function readActivities(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  ids: readonly ActivityId[],
): Promise<ActivityRow[]> {
  const rows = await tx
    .selectFrom('valueChainActivities')
    .leftJoin('companyPeople', 'companyPeople.userId', 'valueChainActivities.nothingFoundBy')
    .where('valueChainActivities.assessmentId', '=', assessmentId)
    .where('valueChainActivities.id', 'in', ids.length > 0 ? [...ids] : [sql<ActivityId>`null`])
    .selectAll('valueChainActivities')
    .select('companyPeople.fullName as by')
    .execute();
  return rows.map(({ companyId: _company, assessmentId: _of, createdAt: _at, by, ...row }) => ({
    ...row,
    componentIds: row.componentIds as ComponentId[],
    nothingFoundBy: by ?? '',
    nothingFoundAt: row.nothingFoundAt?.toISOString() ?? null,
  }));
}

/** A name that two activities of an assessment share, ignoring case and spaces at the ends; undefined if there is none. */
export async function findSharedName(tx: CompanyTx, assessmentId: AssessmentId): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select min(name) as name from value_chain_activities where ${tx.own()} and assessment_id = ${assessmentId}
    group by lower(btrim(name)) having count(*) > 1 limit 1`.execute(tx);
  return rows[0]?.name;
}

/** How many of these components belong to the assessment. */
export async function countComponents(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  ids: readonly ComponentId[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from materiality_components
    where ${tx.own()} and assessment_id = ${assessmentId} and id = any(${ids}::uuid[])`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** The number of placements of an assessment's components on activities. */
export async function countPlacements(tx: CompanyTx, assessmentId: AssessmentId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(cardinality(component_ids)), 0)::int as count from value_chain_activities
    where ${tx.own()} and assessment_id = ${assessmentId}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** The components added to an activity, and those removed. */
export interface PlacedOn {
  activityId: ActivityId;
  put: readonly ComponentId[];
  taken: readonly ComponentId[];
}

/**
 * Places components on activities and removes others, independently of other placements; removes deleted components. A placement ends the
 * statement that nothing was found. Writes nothing if nothing changes.
 */
export async function placeComponents(
  tx: DraftTx,
  assessmentId: AssessmentId,
  placed: readonly PlacedOn[],
): Promise<void> {
  // In the order of their ids; otherwise, two people who place the same components could deadlock.
  for (const { activityId, put, taken } of placed.toSorted((one, other) =>
    one.activityId < other.activityId ? -1 : 1,
  )) {
    await sql`
      update value_chain_activities kept set
        component_ids = next.ids,
        nothing_found = case when cardinality(next.ids) = 0 then nothing_found else '' end,
        nothing_found_by = case when cardinality(next.ids) = 0 then nothing_found_by end,
        nothing_found_at = case when cardinality(next.ids) = 0 then nothing_found_at end
      from (
        select array(
          select component.id from materiality_components component
          where ${tx.own('component')} and component.assessment_id = ${assessmentId}
            and (component.id = any(locked.component_ids) or component.id = any(${put}::uuid[]))
            and component.id <> all(${taken}::uuid[])
          order by component.id) as ids
        from (
          select component_ids from value_chain_activities
          where ${tx.own()} and assessment_id = ${assessmentId} and id = ${activityId} for update) locked
      ) next
      where ${tx.own('kept')} and kept.assessment_id = ${assessmentId} and kept.id = ${activityId}
        and kept.component_ids <> next.ids`.execute(tx);
  }
}

/** Records why nothing was found on an activity, or withdraws that; the person and time are those of the request. */
export async function writeNothingFound(
  tx: DraftTx,
  { assessmentId, id, why, at }: { assessmentId: AssessmentId; id: ActivityId; why: string; at: Date },
): Promise<void> {
  const isSaid = why !== '';
  await sql`
    update value_chain_activities set nothing_found = ${why},
      nothing_found_by = ${isSaid ? sql`current_person()` : null}, nothing_found_at = ${isSaid ? at : null}
    where ${tx.own()} and assessment_id = ${assessmentId} and id = ${id} and nothing_found <> ${why}`.execute(tx);
}
