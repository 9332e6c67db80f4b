import { sql } from 'kysely';
import type { CompanyTx } from '#database/doors.ts';
import type { AssignedRecord } from '#domain/assignments/assignment.ts';
import type { AssessmentId, UserId } from '#domain/ids.ts';

/** A record that a colleague has given to a person, as its owner or for a review, and that is still theirs. */
export interface GivenRecord extends AssignedRecord {
  as: 'owner' | 'reviewer';
  assessmentId: AssessmentId;
  person: UserId;
  by: UserId | null;
  byName: string | null;
  /** The line of the history that gave it to them. */
  line: string;
}

/** What colleagues have given to people in drafts since a time, by whatever way: the history records each. */
export async function listGiven(tx: CompanyTx, since: Date): Promise<GivenRecord[]> {
  const { rows } = await sql<GivenRecord>`
    with lines as (
      select h.id, h.row_id, h.user_id, h.new from history h
      join assessments s on ${tx.own('s')} and s.id = h.assessment_id and s.status = 'draft' and s.removed_at is null
      where ${tx.own('h')} and h.table_name = 'assignments' and h.action <> 'delete' and h.at > ${since}
    ), given as (
      (select distinct on (row_id) 'owner' as "as", id, row_id, user_id, new ->> 'owner_id' as person from lines
        where new ? 'owner_id' order by row_id, id desc)
      union all
      (select distinct on (row_id) 'reviewer', id, row_id, user_id, new ->> 'reviewer_id' from lines
        where new ? 'reviewer_id' order by row_id, id desc)
    )
    select given."as", a.assessment_id as "assessmentId", a.noun, a.record_key as key, given.person,
      given.user_id as by, giver.full_name as "byName", given.id::text as line
    from given join assignments a on ${tx.own('a')} and a.id = given.row_id
    left join company_people giver on ${tx.own('giver')} and giver.user_id = given.user_id
    where given.user_id is distinct from given.person::uuid and given.person = case given."as"
      when 'owner' then a.owner_id else a.reviewer_id end::text
    order by given.id`.execute(tx);
  return rows;
}
