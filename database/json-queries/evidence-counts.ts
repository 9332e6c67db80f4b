import { jsonArray } from './json-rows.ts';

/** How much evidence each record of assessment `a` has; removed evidence counts if the assessment is completed. */
export const countsOfEvidence = jsonArray(
  { noun: 'one-of', recordId: 'line', pieces: 'number', expired: 'number' },
  `(select noun, record_id, count(*) as pieces,
      count(*) filter (where e.valid_until < (now() at time zone 'UTC')::date) as expired
    from evidence_uses u join evidence e on e.company_id = a.company_id and e.id = u.evidence_id
    where u.company_id = a.company_id and u.assessment_id = a.id and (e.removed_at is null or a.status = 'completed')
    group by noun, record_id) given order by noun, record_id`,
);

/** An expression that writes only the counts, for pages without a whole assessment; null if there is none with this id. */
export const evidenceCounts = `(select ${countsOfEvidence} from assessments a where a.company_id = current_company() and a.id = asked and a.removed_at is null)`;
