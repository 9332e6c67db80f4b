import type { CompanyTx } from '#database/doors.ts';
import { placeOfReview, recordsOf } from '#domain/duties/list-duties.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { toAssignment } from '#server/features/assurance/assignments/answer-assignments.ts';
import type { GivenRecord } from '#server/features/assurance/assignments/given-queries.ts';
import { listAssignments } from '#server/features/assurance/assignments/queries.ts';
import { listOpen } from '#server/features/questionnaire/assessment/queries.ts';
import { readWhole } from '#server/features/questionnaire/assessment/read-whole.ts';
import type { GivenInMail } from './given-work-mail.ts';

/** Looks up what was given as an email names it; undefined if it has been deleted or set aside, or is no longer the person's to do. */
export type FindGiven = (given: GivenRecord) => GivenInMail | undefined;

/** Reads what was given in these drafts. */
export async function readGivenIn(tx: CompanyTx, drafts: readonly AssessmentId[]): Promise<FindGiven> {
  const isOneOfSeveral = (await listOpen(tx)).length > 1;
  const known = new Map<AssessmentId, FindGiven>();
  for (const id of drafts) known.set(id, await readGivenInDraft(tx, id, isOneOfSeveral));
  return (given) => known.get(given.assessmentId)?.(given);
}

async function readGivenInDraft(tx: CompanyTx, id: AssessmentId, isOneOfSeveral: boolean): Promise<FindGiven> {
  const data = await readWhole(tx, id);
  const find = recordsOf(data);
  const rows = new Map((await listAssignments(tx, id)).map((row) => [`${row.noun} ${row.key}`, row]));
  const { name, financialYearStart } = data.assessment;
  return ({ as, noun, key, person, byName }) => {
    const row = rows.get(`${noun} ${key}`);
    const record = find(noun, key);
    const seen = row && toAssignment(row, person);
    if (!record || seen?.[as] !== person) return undefined;
    // Only the questionnaire opens the draft that an address names.
    const path = isOneOfSeveral
      ? `${record.path}&assessment=${id}`
      : ((as === 'reviewer' ? placeOfReview(noun, key) : null) ?? record.path);
    const assessment = isOneOfSeveral ? { name, financialYearStart } : null;
    return { name: record.name, path, dueOn: seen.dueOn, by: byName, assessment };
  };
}
