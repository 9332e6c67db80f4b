import type { WholeAssessment } from '#contract/assessment.ts';
import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { listComponents } from '#server/features/components/queries.ts';
import { listResponses } from '#server/features/questionnaire/queries.ts';
import { listScores } from '#server/features/scores/queries.ts';
import { listStakeholders } from '#server/features/stakeholders/queries.ts';
import { listSelections, listTopics } from '#server/features/topics/queries.ts';
import { notFound } from '#server/platform/http/access.ts';
import { findAssessment } from './queries.ts';

/** An assessment with everything below it. @throws NOT_FOUND */
export async function readWhole(tx: CompanyTx, id: AssessmentId): Promise<WholeAssessment> {
  const assessment = await findAssessment(tx, id);
  if (!assessment) throw notFound();
  return {
    assessment,
    topics: await listTopics(tx, id),
    selections: await listSelections(tx, id),
    responses: await listResponses(tx, id),
    scores: await listScores(tx, id),
    components: await listComponents(tx, id),
    stakeholders: await listStakeholders(tx, id),
  };
}
