import type { CompanyTx } from '#database/doors.ts';
import { openScoresOf } from '#domain/components/open-scores.ts';
import type { AssessmentId, TopicId } from '#domain/ids.ts';
import { refuse } from '#server/platform/http/refuse.ts';

interface Chosen {
  topicId: TopicId;
  isRelevant: boolean;
  reason?: string | undefined;
}

/**
 * A topic with a scored entry is set aside only with a reason.
 * @throws aside-reason-required with the topics that lack one
 */
export async function requireAsideReasons(
  tx: CompanyTx,
  assessmentId: AssessmentId,
  selections: readonly Chosen[],
): Promise<void> {
  const unexplained = selections.flatMap(({ topicId, isRelevant, reason }) =>
    isRelevant || reason?.trim() ? [] : [topicId],
  );
  if (unexplained.length === 0) return;
  const entries = await tx
    .selectFrom('materialityComponents as entry')
    .innerJoin('materialityTopics as topic', 'topic.id', 'entry.topicId')
    .leftJoin('assessmentTopicSelections as chosen', (join) =>
      join.onRef('chosen.topicId', '=', 'entry.topicId').onRef('chosen.assessmentId', '=', 'entry.assessmentId'),
    )
    .select(['topic.code', 'topic.name', 'entry.kind', 'entry.actualPotentialImpact'])
    .select(['entry.severityOpen', 'entry.likelihoodOpen'])
    .where('entry.assessmentId', '=', assessmentId)
    .where('entry.topicId', 'in', unexplained)
    // Nothing is asked of a topic that is set aside already.
    .where((eb) => eb.or([eb('chosen.isRelevant', 'is', null), eb('chosen.isRelevant', '=', true)]))
    .orderBy('topic.position')
    .execute();
  const topics = entries.filter((entry) => openScoresOf(entry).length === 0).map(({ code, name }) => `${code} ${name}`);
  if (topics.length > 0) refuse('aside-reason-required', { topics: [...new Set(topics)] });
}
