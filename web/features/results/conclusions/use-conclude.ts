import { useQueryClient } from '@tanstack/react-query';
import type { TopicDecisionRow } from '#contract/topic-decisions.ts';
import type { Side } from '#domain/components/component-score.ts';
import type { AssessmentId, TopicId } from '#domain/ids.ts';
import { mergeRows, openAssessmentQuery, usePatchAssessment } from '#web/features/questionnaire/assessment/api.ts';
import { useSaveFailure } from '#web/features/saving/use-save-failure.ts';
import { api, codeOf } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { conclusionMessages as say } from './messages.ts';

/** A side of a topic that can be concluded. */
export interface ChosenSide {
  topicId: TopicId;
  side: Side;
}

interface Conclusion {
  sides: readonly ChosenSide[];
  isMaterial: boolean;
  reason: string;
}

/** Concludes sides of topics top-down, all of them or none; returns whether it did. */
export function useConclude(assessmentId: AssessmentId, rows: readonly TopicDecisionRow[]) {
  const client = useQueryClient();
  const patch = usePatchAssessment(assessmentId);
  const reportFailure = useSaveFailure(openAssessmentQuery.queryKey);
  return async ({ sides, isMaterial, reason }: Conclusion): Promise<boolean> => {
    const versionOf = ({ topicId, side }: ChosenSide) =>
      rows.find((row) => row.topicId === topicId && row.side === side)?.version ?? null;
    try {
      const seen = sides.map((each) => ({ ...each, seenVersion: versionOf(each) }));
      const saved = await api.topicDecisions.conclude({ assessmentId, sides: seen, isMaterial, reason });
      patch((whole) => ({
        ...whole,
        decisions: mergeRows(whole.decisions, saved, ({ topicId, side }) => `${topicId} ${side}`),
      }));
      void client.invalidateQueries({ queryKey: queryKeys.history });
      toast.success(say.concluded(saved.length));
      return true;
    } catch (error) {
      if (codeOf(error) === 'conflict') {
        void client.invalidateQueries({ queryKey: queryKeys.dashboard });
        toast.error(say.failed, { description: say.overtaken, id: 'save-failed' });
      } else reportFailure(error, say.failed);
      return false;
    }
  };
}
