import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId, UserId } from '#domain/ids.ts';
import { evaluate } from '#domain/query/evaluate.ts';
import type { QueryData } from '#domain/query/fields/noun.ts';
import { needsOf } from '#domain/query/needs.ts';
import type { Query } from '#domain/query/query.ts';
import { workOnComponents } from '#domain/query/work-on.ts';
import { disclosureRequirements } from '#domain/reference/disclosure-requirements.ts';
import { answerAssignments } from '#server/features/assurance/assignments/answer-assignments.ts';
import { readPieces } from '#server/features/assurance/evidence/read-pieces.ts';
import { readQueriedChanges } from '#server/features/assurance/history/read-queried-changes.ts';
import { findEarlier } from '#server/features/questionnaire/assessment/find-earlier.ts';
import { readWhole } from '#server/features/questionnaire/assessment/read-whole.ts';
import { forMember } from '#server/platform/http/access.ts';

const ask = forMember.query.ask.handler(async ({ context, input: { assessmentId, query }, errors }) => {
  const taken = await context.limits.take('query', context.member.userId);
  if (!taken.ok) throw errors['rate-limited']({ data: { retryAfterSeconds: taken.retryAfterSeconds } });
  const data = await context.database.inCompany(context.member, (tx) =>
    readData(tx, assessmentId, query, { me: context.member.userId, today: context.now().toISOString().slice(0, 10) }),
  );
  return evaluate(query, data);
});

/**
 * Reads the data that a query needs, and nothing else.
 * @throws not-found
 */
export async function readData(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  query: Query,
  asker: { me: UserId; today: string },
): Promise<QueryData> {
  const needs = needsOf(query);
  const current = await readWhole(tx, assessmentId);
  const before = needs.earlier ? await findEarlier(tx, current.assessment) : undefined;
  return {
    current,
    earlier: before ? await readWhole(tx, before.id) : null,
    changes: needs.changes ? await readQueriedChanges(tx, assessmentId) : [],
    requirements: needs.requirements ? disclosureRequirements : {},
    evidence: needs.evidence ? await readPieces(tx, assessmentId, asker.today) : [],
    ...(needs.work && {
      work: workOnComponents({ ...(await answerAssignments(tx, assessmentId, asker.me)), ...asker }, current),
    }),
  };
}

export const queryRoutes = { ask };
