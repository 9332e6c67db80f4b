import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ActivityRow } from '#contract/value-chain.ts';
import type { ActivityId, ComponentId } from '#domain/ids.ts';
import { useUndo } from '#web/features/assurance/undo/undo.ts';
import { mergeRows, openAssessmentQuery, usePatchAssessment } from '#web/features/questionnaire/assessment/api.ts';
import { api, codeOf } from '#web/lib/api.ts';
import { explainRefusal } from '#web/lib/explain-refusal.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { chainMessages, placingRefusals, placingMessages as say } from './messages.ts';

export interface Placement {
  activityId: ActivityId;
  componentId: ComponentId;
  isPlaced: boolean;
}

/** How long it can be undone from its toast, in milliseconds. */
const TIME_TO_UNDO = 10_000;

/** Placing entries on activities, and stating that nothing was found on one. If this fails, it says so, and nothing has changed. */
export function usePlacing({ assessment }: Pick<WholeAssessment, 'assessment'>) {
  const client = useQueryClient();
  const patch = usePatchAssessment(assessment.id);
  const undo = useUndo();
  // A retry after a missing response must be the same act.
  const present = useRef<string>(crypto.randomUUID());

  function show(rows: readonly ActivityRow[]) {
    patch((before) => ({ ...before, activities: mergeRows(before.activities, rows, ({ id }) => id) }));
    void client.invalidateQueries({ queryKey: queryKeys.history });
  }

  function tell(error: unknown, title: string) {
    const description = explainRefusal(placingRefusals, error) ?? say.tryAgain;
    toast.error(title, { description, id: 'placing' });
    const code = codeOf(error);
    if (code === 'not-found' || code === 'assessment-completed' || code === 'something-placed') {
      void client.invalidateQueries({ queryKey: openAssessmentQuery.queryKey });
    }
  }

  return {
    /**
     * Places entries on activities and removes them, as one act of the history, and returns the act; null if nothing was saved. It is
     * announced in these words, with an offer to undo it; without words, the caller announces it.
     */
    async place(placements: readonly Placement[], said: string | null): Promise<string | null> {
      const act = present.current;
      try {
        show(await api.valueChain.place({ assessmentId: assessment.id, act, placements: [...placements] }));
      } catch (error) {
        tell(error, say.failed);
        return null;
      }
      present.current = crypto.randomUUID();
      const onPress = () => void undo({ assessmentId: assessment.id, act });
      const action = { label: chainMessages.undo, onPress };
      if (said !== null) toast.success(said, { id: 'placing', action, timeout: TIME_TO_UNDO });
      return act;
    },
    /** Saves why nothing was found on an activity; '' withdraws the statement. */
    async sayNothingFound(id: ActivityId, why: string) {
      try {
        show([await api.valueChain.sayNothingFound({ assessmentId: assessment.id, id, why })]);
        toast.dismiss('placing');
        return true;
      } catch (error) {
        tell(error, say.saidFailed);
        return false;
      }
    },
  };
}
