import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId, UserId } from '#domain/ids.ts';
import type { HeldDraftTx } from '#server/features/records/lock-draft.ts';

/** Confirms every choice on a disclosure requirement that was carried over and not yet reviewed; returns how many there were. */
export async function confirmChoices(tx: HeldDraftTx, assessmentId: AssessmentId): Promise<number> {
  const { numAffectedRows } = await sql`
    update disclosure_choices kept set carried_from = ''
    where ${tx.own('kept')} and kept.assessment_id = ${assessmentId} and kept.carried_from <> ''`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/**
 * Makes the decisions of the assessment that a draft was copied from again, for sides that nobody has decided in the draft, as far as its
 * version has the topic and the topic is relevant; returns how many there were.
 */
export async function repeatDecisions(
  tx: HeldDraftTx,
  assessmentId: AssessmentId,
  { by, at }: { by: UserId; at: Date },
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into topic_decisions (assessment_id, topic_id, side, is_material, basis, reason, decided_by, decided_at)
    select draft.id, topic.id, earlier.side, earlier.is_material, earlier.basis, earlier.reason, ${by}, ${at}
    from assessments draft
    join assessments source on source.company_id = draft.company_id and source.id = draft.copied_from
      and source.esrs_version = draft.esrs_version
    join topic_decisions earlier on earlier.company_id = source.company_id and earlier.assessment_id = source.id
    join materiality_topics before on before.company_id = earlier.company_id and before.id = earlier.topic_id
    join materiality_topics topic on topic.company_id = draft.company_id and topic.assessment_id = draft.id
      and topic.code = before.code
    where ${tx.own('draft')} and draft.id = ${assessmentId}
      and not exists (
        select from assessment_topic_selections aside where aside.company_id = topic.company_id
          and aside.assessment_id = draft.id and aside.topic_id = topic.id and not aside.is_relevant)
    on conflict (company_id, assessment_id, topic_id, side) do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Records the statement on a draft that is still at `version`; returns whether it was. */
export async function setUnchanged(
  tx: HeldDraftTx,
  id: AssessmentId,
  version: number,
  said: { reason: string; by: UserId; at: Date; rows: number },
): Promise<boolean> {
  const row = await tx
    .updateTable('assessments')
    .set({ unchangedReason: said.reason, unchangedBy: said.by, unchangedAt: said.at, unchangedRows: said.rows })
    .where((eb) => eb.and({ id, version }))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** How many records the statement already covers; null if nobody has made it. */
export async function countStated(tx: CompanyTx, id: AssessmentId): Promise<number | null> {
  const row = await tx.selectFrom('assessments').select('unchangedRows').where('id', '=', id).executeTakeFirst();
  return row?.unchangedRows ?? null;
}
