import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId, ComponentId, TopicId } from '#domain/ids.ts';
import type { EsrsVersion } from '#domain/reference/esrs-versions.ts';
import type { DraftTx, HeldDraftTx } from '#server/features/records/lock-draft.ts';

/** A topic of the assessment, and whether it is set aside. */
export interface TopicToTakeUnder {
  id: TopicId;
  code: string;
  name: string;
  isSetAside: boolean;
}

/** The version of a draft, which cannot change meanwhile: only the transaction that holds the draft can change it. */
export async function readVersion(draft: HeldDraftTx, assessmentId: AssessmentId): Promise<EsrsVersion> {
  const row = await draft
    .selectFrom('assessments')
    .select('esrsVersion')
    .where('id', '=', assessmentId)
    .executeTakeFirstOrThrow();
  return row.esrsVersion;
}

/** The topics with these codes. */
export async function listTopics(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  codes: readonly string[],
): Promise<TopicToTakeUnder[]> {
  const { rows } = await sql<TopicToTakeUnder>`
    select t.id, t.code, t.name, coalesce(not s.is_relevant, false) as is_set_aside
    from materiality_topics t
    left join assessment_topic_selections s on ${tx.own('s')} and s.assessment_id = t.assessment_id and s.topic_id = t.id
    where ${tx.own('t')} and t.assessment_id = ${assessmentId} and t.code = any(${codes}::text[])`.execute(tx);
  return rows;
}

/** The components that were added from these suggestions. */
export async function listTaken(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  starterIds: readonly string[],
): Promise<{ id: ComponentId; title: string }[]> {
  return tx
    .selectFrom('materialityComponents')
    .select(['id', 'title'])
    .where('assessmentId', '=', assessmentId)
    .where('startedFrom', 'in', starterIds)
    .execute() as Promise<{ id: ComponentId; title: string }[]>;
}

/** Deletes added components that are still at the version that was seen; returns their ids. */
export async function deleteUnchanged(
  tx: DraftTx,
  assessmentId: AssessmentId,
  seen: readonly { id: ComponentId; seenVersion: number }[],
): Promise<ComponentId[]> {
  const { rows } = await sql<{ id: ComponentId }>`
    with seen as (select * from json_to_recordset(${JSON.stringify(seen)}::json) as seen (id uuid, "seenVersion" integer)),
    locked as (
      select c.id from materiality_components c join seen on seen.id = c.id and seen."seenVersion" = c.version
      where ${tx.own('c')} and c.assessment_id = ${assessmentId} and c.started_from <> '' order by c.id for update of c
    )
    delete from materiality_components c using locked
    where ${tx.own('c')} and c.assessment_id = ${assessmentId} and c.id = locked.id returning c.id`.execute(tx);
  return rows.map(({ id }) => id);
}
