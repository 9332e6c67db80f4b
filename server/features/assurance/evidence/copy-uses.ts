import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId } from '#domain/ids.ts';

/**
 * Gives the evidence of an assessment to the same records of its copy, marked with its origin. Removed evidence, and evidence of
 * signatures, stays with its year (product P70). Copied stakeholders and measures are in the order of their originals (`copy_rows`).
 */
export async function copyUses(
  tx: CompanyTx,
  { from, to, origin }: { from: AssessmentId; to: AssessmentId; origin: string },
): Promise<void> {
  await sql`
    with pairs as (
      select 'topic' as noun, earlier.id::text as key, later.id::text as new_key, later.id as topic_id
      from materiality_topics earlier join materiality_topics later on ${tx.own('later')} and later.assessment_id = ${to}
        and later.code = earlier.code
      where ${tx.own('earlier')} and earlier.assessment_id = ${from}
      union all
      select 'component', later.copied_from_id::text, later.id::text, later.topic_id from materiality_components later
      where ${tx.own('later')} and later.assessment_id = ${to} and later.copied_from_id is not null
      union all
      select 'stakeholder', earlier.id::text, later.id::text, null
      from (select id, row_number() over (order by id) as place from stakeholder_mapping
        where ${tx.own()} and assessment_id = ${from}) earlier
      join (select id, row_number() over (order by id) as place from stakeholder_mapping
        where ${tx.own()} and assessment_id = ${to}) later using (place)
      union all
      select 'measure', earlier.id::text, later.id::text, c.topic_id
      from (select m.id, row_number() over (order by m.id) as place from measures m
        join materiality_components c on ${tx.own('c')} and c.assessment_id = m.assessment_id and c.id = m.component_id
        where ${tx.own('m')} and m.assessment_id = ${from}) earlier
      join (select id, component_id, row_number() over (order by id) as place from measures
        where ${tx.own()} and assessment_id = ${to}) later using (place)
      join materiality_components c on ${tx.own('c')} and c.assessment_id = ${to} and c.id = later.component_id
      union all
      select 'thresholds', ${from}::text, ${to}::text, null
    )
    insert into evidence_uses
      (id, assessment_id, evidence_id, noun, record_id, criterion, passage, record_name, title, topic_id, carried_from)
    select gen_random_uuid(), ${to}, u.evidence_id, u.noun, coalesce(pairs.new_key, u.record_id), u.criterion, u.passage, u.record_name,
      e.title, pairs.topic_id, ${origin}
    from evidence_uses u
    join evidence e on ${tx.own('e')} and e.id = u.evidence_id and e.removed_at is null
    left join pairs on pairs.noun = u.noun and pairs.key = u.record_id
    where ${tx.own('u')} and u.assessment_id = ${from} and (u.noun = 'answer' or pairs.new_key is not null)
    order by u.added_at, u.id`.execute(tx);
}
