import { useMutation } from '@tanstack/react-query';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ComponentRow } from '#contract/components.ts';
import type { ScoreRow } from '#contract/scores.ts';
import type { SelectionRow } from '#contract/topics.ts';
import { useSaveFailure } from '#web/features/saving/use-save-failure.ts';
import { api } from '#web/lib/api.ts';
import { mergeRows, openAssessmentQuery, useDraft, usePatchAssessment } from './api.ts';
import { transferMessages as say } from './transfer-messages.ts';

/** Saves a thing as it is, without the mark that it was carried over. `ready` runs once that is done. */
function useReviewed<Rows>(
  send: (
    assessmentId: WholeAssessment['assessment']['id'],
    rows: Rows,
  ) => Promise<(whole: WholeAssessment) => WholeAssessment>,
  ready?: () => void,
) {
  const { id } = useDraft().assessment;
  const patch = usePatchAssessment(id);
  const reportFailure = useSaveFailure(openAssessmentQuery.queryKey);
  return useMutation({
    mutationFn: (rows: Rows) => send(id, rows),
    onSuccess: (change) => {
      patch(change);
      ready?.();
    },
    onError: (error) => reportFailure(error, say.reviewFailed),
  });
}

export const useComponentReviewed = (ready: () => void) =>
  useReviewed<ComponentRow>(async (assessmentId, { version, ...row }) => {
    const saved = await api.components.update({ ...row, assessmentId, carriedFrom: '', seenVersion: version });
    return (whole) => ({ ...whole, components: mergeRows(whole.components, [saved], (one) => one.id) });
  }, ready);

export const useSelectionsReviewed = (ready?: () => void) =>
  useReviewed<readonly SelectionRow[]>(async (assessmentId, rows) => {
    const selections = rows.map(({ version, ...row }) => ({ ...row, carriedFrom: '', seenVersion: version }));
    const saved = await api.topics.saveSelections({ assessmentId, selections });
    return (whole) => ({ ...whole, selections: mergeRows(whole.selections, saved, ({ topicId }) => topicId) });
  }, ready);

export const useScoresReviewed = (ready?: () => void) =>
  useReviewed<readonly ScoreRow[]>(async (assessmentId, rows) => {
    const scores = rows.map(({ version, ...row }) => ({ ...row, carriedFrom: '', seenVersion: version }));
    const saved = await api.scores.save({ assessmentId, scores });
    return (whole) => ({ ...whole, scores: mergeRows(whole.scores, saved, ({ topicId }) => topicId) });
  }, ready);
