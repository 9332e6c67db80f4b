import { useMemo } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ScoreRow } from '#contract/scores.ts';
import type { TopicId } from '#domain/ids.ts';
import { relevantTopics } from '#domain/results/matrix.ts';
import { topicScoreFields } from '#domain/topics/fields.ts';
import { assessmentScope, mergeRows, usePatchAssessment } from '#web/features/questionnaire/assessment/api.ts';
import { mergingOf } from '#web/features/saving/merging.ts';
import { useChangedRows } from '#web/features/saving/use-changed-rows.ts';
import { api } from '#web/lib/api.ts';
import { scoreMessages as say } from './messages.ts';
import { asksWhy, isSameScore, type ScoreDraft, type ScoreInput, scoreDraftOf } from './score-draft.ts';

const { topicId: _, ...fields } = topicScoreFields;

/** The screening scores of the relevant topics: saved values, unsaved ones, and saving. */
export function useTopicScores({ assessment, topics, selections, scores }: WholeAssessment) {
  const patch = usePatchAssessment(assessment.id);
  const saved = useMemo(() => new Map<string, ScoreRow>(scores.map((row) => [row.topicId, row])), [scores]);
  const relevant = useMemo(() => relevantTopics(topics, selections), [topics, selections]);
  const relevantIds = useMemo(() => new Set<string>(relevant.map((topic) => topic.id)), [relevant]);
  const rows = useChangedRows<ScoreInput, ScoreRow>({
    scope: assessmentScope(assessment.id),
    form: 'topic-scores',
    isShown: (key) => relevantIds.has(key),
    savedRow: (key) => saved.get(key),
    isSame: isSameScore,
    keyOf: (row) => row.topicId,
    send: (changes) =>
      api.scores.save({
        assessmentId: assessment.id,
        scores: changes.map(({ key, value: { reason, ...value }, seenVersion }) => ({
          topicId: key as TopicId,
          ...value,
          seenVersion,
          ...(reason?.trim() && asksWhy(value, saved.get(key)) && { reason }),
        })),
      }),
    apply: (changed) =>
      patch((before) => ({ ...before, scores: mergeRows(before.scores, changed, (row) => row.topicId) })),
    merging: mergingOf<ScoreInput, ScoreRow, ScoreDraft>({
      fields,
      valuesOf: (draft) => draft,
      withValues: (input, draft) => ({ ...input, ...draft }),
      valuesIn: scoreDraftOf,
      begin: () => scoreDraftOf(undefined),
      title: (_, key) => topics.find((topic) => topic.id === key)?.name ?? '',
    }),
    failedTitle: say.saveFailed,
  });
  return { ...rows, saved, relevant };
}
