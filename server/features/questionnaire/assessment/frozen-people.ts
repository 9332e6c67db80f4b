import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import type { FrozenAssignment, FrozenScorer } from '#domain/frozen-results/frozen-people.ts';
import { tableOf } from '#domain/history/nouns.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { listAssignments } from '#server/features/assurance/assignments/queries.ts';

/** What is judged: a change to a row of these tables is somebody's judgement. */
const JUDGED = (['component', 'score', 'net-score', 'horizon-score', 'decision'] as const).map(tableOf);

/** Everyone who changed what the result rests on, with their current description; deleted rows count, copied ones do not. */
export async function readScorers(tx: CompanyTx, id: AssessmentId): Promise<FrozenScorer[]> {
  const { rows } = await sql<FrozenScorer>`
    select person.full_name as name, person.job_title as "jobTitle", person.competence, count(distinct h.row_id)::int as rows
    from history h join company_people person on ${tx.own('person')} and person.user_id = h.user_id
    where ${tx.own('h')} and h.assessment_id = ${id} and h.table_name = any(${JUDGED})
      and not (h.action = 'insert' and (h.new ->> 'copied_from_id' is not null or coalesce(h.new ->> 'carried_from', '') <> ''))
    group by person.user_id, person.full_name, person.job_title, person.competence`.execute(tx);
  return rows;
}

/** Who was responsible for what, and which reviews there were. */
export async function readFrozenAssignments(tx: CompanyTx, id: AssessmentId): Promise<FrozenAssignment[]> {
  return (await listAssignments(tx, id))
    .filter(({ ownerName, dueOn, review }) => ownerName !== null || dueOn !== null || review !== 'open')
    .map(({ noun, key, ownerName, dueOn, review, reviewerName }) => ({
      noun,
      key,
      owner: ownerName,
      dueOn,
      review,
      reviewBy: review === 'open' ? null : reviewerName,
    }));
}
