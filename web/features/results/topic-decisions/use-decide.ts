import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TopicDecisionRow } from '#contract/topic-decisions.ts';
import type { Side } from '#domain/components/component-score.ts';
import type { AssessmentId, TopicId } from '#domain/ids.ts';
import { openAssessmentQuery, usePatchAssessment } from '#web/features/questionnaire/assessment/api.ts';
import { useSaveFailure } from '#web/features/saving/use-save-failure.ts';
import { api, refusalOf } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { judgementMessages as say } from './messages.ts';

interface Place {
  assessmentId: AssessmentId;
  topicId: TopicId;
  side: Side;
}

/** What somebody else has done to the decision in the meantime; `row` is null if they have withdrawn it. */
interface Meanwhile {
  by: string | null;
  row: TopicDecisionRow | null;
}

/**
 * Deciding a side of a topic, and withdrawing a decision. A colleague's change in the meantime is shown first, and is only overwritten
 * knowingly.
 */
export function useDecide(place: Place, seen: TopicDecisionRow | null) {
  const client = useQueryClient();
  const patch = usePatchAssessment(place.assessmentId);
  const reportFailure = useSaveFailure(openAssessmentQuery.queryKey);
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  const present = meanwhile ? meanwhile.row : seen;
  const isThis = (row: TopicDecisionRow) => row.topicId === place.topicId && row.side === place.side;

  function show(row: TopicDecisionRow | null) {
    patch((whole) => {
      const others = whole.decisions.filter((each) => !isThis(each));
      return { ...whole, decisions: row ? [...others, row] : others };
    });
    void client.invalidateQueries({ queryKey: queryKeys.history });
  }

  function tell(error: unknown, title: string): false {
    const refusal = refusalOf<typeof api.topicDecisions.decide>(error);
    if (refusal?.code === 'conflict') {
      const [conflict] = refusal.data.conflicts;
      const row = conflict?.current ?? null;
      setMeanwhile({ by: conflict?.changedBy ?? null, row });
      show(row);
    } else if (refusal?.code === 'nothing-counts') toast.error(title, { description: say.nothingCountsNow });
    else reportFailure(error, title);
    return false;
  }

  return {
    /** The current decision, as far as this page knows. */
    present,
    meanwhile,
    async decide(decision: Pick<TopicDecisionRow, 'isMaterial' | 'basis' | 'reason'>): Promise<boolean> {
      try {
        const seenVersion = present?.version ?? null;
        show(await api.topicDecisions.decide({ ...place, ...decision, seenVersion }));
        toast.success(say.saved);
        return true;
      } catch (error) {
        return tell(error, say.failed);
      }
    },
    async withdraw(reason: string): Promise<boolean> {
      if (!present) return true;
      try {
        const why = reason.trim();
        await api.topicDecisions.withdraw({
          ...place,
          seenVersion: present.version,
          ...(why !== '' && { reason: why }),
        });
        show(null);
        toast.success(say.withdrawn);
        return true;
      } catch (error) {
        return tell(error, say.withdrawFailed);
      }
    },
  };
}
