import { topicDecisionFields } from '#domain/topics/topic-decision.ts';
import { columnsOf, isoInstant, jsonArray } from './json-rows.ts';

/** The decisions on the topics of assessment `a`, with the names of the people who made them. */
export const decisionRows = jsonArray(
  { ...columnsOf(topicDecisionFields), decidedBy: 'line', decidedAt: 'one-of', version: 'number' },
  `(select d.topic_id, d.side, d.is_material, d.basis, d.reason, d.version, ${isoInstant('d.decided_at')} as decided_at,
        coalesce((select full_name from company_people where user_id = d.decided_by), '') as decided_by
      from topic_decisions d where d.company_id = a.company_id and d.assessment_id = a.id) told order by topic_id, side`,
);
