import type { WholeAssessment } from '#contract/assessment.ts';
import type { CompanyTx } from '#database/doors.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { componentRows } from '#server/features/components/queries.ts';
import { responseRows } from '#server/features/questionnaire/queries.ts';
import { scoreRows } from '#server/features/scores/queries.ts';
import { stakeholderRows } from '#server/features/stakeholders/queries.ts';
import { listTopics, selectionRows } from '#server/features/topics/queries.ts';
import { refuse } from '#server/platform/http/refuse.ts';
import { findAssessment } from './queries.ts';

/** An assessment with everything below it. @throws not-found */
export async function readWhole(tx: CompanyTx, id: AssessmentId): Promise<WholeAssessment> {
  const assessment = await findAssessment(tx, id);
  if (!assessment) refuse('not-found');
  return {
    assessment,
    topics: await listTopics(tx, id),
    selections: await selectionRows.list(tx, id),
    responses: await responseRows.list(tx, id),
    scores: await scoreRows.list(tx, id),
    components: await componentRows.list(tx, id),
    stakeholders: await stakeholderRows.list(tx, id),
  };
}
