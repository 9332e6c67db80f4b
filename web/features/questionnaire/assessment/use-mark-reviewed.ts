import { useMutation } from '@tanstack/react-query';
import type { WholeAssessment } from '#contract/assessment.ts';
import { answerKey } from '#domain/questionnaire/answer.ts';
import { useSaveFailure } from '#web/features/saving/use-save-failure.ts';
import { api } from '#web/lib/api.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { openAssessmentQuery, useDraft, usePatchAssessment, useReadAgain } from './api.ts';
import { transferMessages as say } from './messages.ts';

/** What a copy or a transfer can carry over, by what identifies it. */
export type CarriedRecords = Awaited<ReturnType<typeof api.review.carried>>;

const idOf = ({ id }: { id: string }) => id;
const topicOf = ({ topicId }: { topicId: string }) => topicId;
const requirementOf = ({ esrsVersion, requirement }: { esrsVersion: string; requirement: string }) =>
  `${esrsVersion} ${requirement}`;
const questionOf = ({ section, fieldName }: { section: string; fieldName: string }) => answerKey(section, fieldName);

/** Marks things, as they are shown, as reviewed. `ready` runs once that is done. */
export function useMarkReviewed(ready?: () => void) {
  const { id } = useDraft().assessment;
  const patch = usePatchAssessment(id);
  const readAgain = useReadAgain();
  const reportFailure = useSaveFailure(openAssessmentQuery.queryKey);
  return useMutation({
    mutationFn: async (rows: Partial<CarriedRecords>) => {
      const done = await api.review.confirm({ assessmentId: id, ...seenOf(rows) });
      return { done, isAll: countOf(done) === countOf(rows) };
    },
    onSuccess: ({ done, isAll }) => {
      patch((whole) => ({
        ...whole,
        components: unmark(whole.components, done.components, idOf),
        stakeholders: unmark(whole.stakeholders, done.stakeholders, idOf),
        selections: unmark(whole.selections, done.selections, topicOf),
        scores: unmark(whole.scores, done.scores, topicOf),
        responses: unmark(whole.responses, done.responses, questionOf),
        disclosureChoices: unmark(whole.disclosureChoices, done.disclosureChoices, requirementOf),
      }));
      if (!isAll) {
        toast.info(say.changedSince);
        void readAgain();
      }
      ready?.();
    },
    onError: (error) => reportFailure(error, say.reviewFailed),
  });
}

function seenOf(rows: Partial<CarriedRecords>) {
  const { components, stakeholders, selections, scores, responses, disclosureChoices } = rows;
  return {
    components: components?.map(({ id, version }) => ({ id, seenVersion: version })),
    stakeholders: stakeholders?.map(({ id, version }) => ({ id, seenVersion: version })),
    selections: selections?.map(({ topicId, version }) => ({ topicId, seenVersion: version })),
    scores: scores?.map(({ topicId, version }) => ({ topicId, seenVersion: version })),
    responses: responses?.map(({ section, fieldName, version }) => ({ section, fieldName, seenVersion: version })),
    disclosureChoices: disclosureChoices?.map(({ esrsVersion, requirement, version }) => ({
      ...{ esrsVersion, requirement },
      seenVersion: version,
    })),
  };
}

const countOf = (lists: Readonly<Record<string, readonly unknown[]>>) =>
  Object.values(lists).reduce((sum, list) => sum + list.length, 0);

/** The rows without the mark if it was removed, at their new version. */
function unmark<Key, Row extends Key & { carriedFrom: string; version: number }>(
  rows: Row[],
  done: readonly (Key & { version: number })[],
  keyOf: (row: Key) => string,
): Row[] {
  const versions = new Map(done.map((row) => [keyOf(row), row.version]));
  return rows.map((row) => {
    const version = versions.get(keyOf(row));
    return version === undefined ? row : { ...row, carriedFrom: '', version };
  });
}

/** States that nothing significant changed, which confirms the rows as they are shown; returns the assessment as it is then. */
export const confirmUnchanged = (
  { id, version }: Pick<WholeAssessment['assessment'], 'id' | 'version'>,
  rows: CarriedRecords,
  reason: string,
) => api.review.confirmUnchanged({ assessmentId: id, ...seenOf(rows), reason, version });
