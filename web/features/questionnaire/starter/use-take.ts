import { useState } from 'react';
import type { WholeAssessment } from '#contract/assessment.ts';
import type { ComponentRow } from '#contract/components.ts';
import type { ComponentId } from '#domain/ids.ts';
import { mergeRows, usePatchAssessment, useReadAgain } from '#web/features/questionnaire/assessment/api.ts';
import { explainSaveFailure } from '#web/features/saving/save-failure.ts';
import { api } from '#web/lib/api.ts';
import { explainRefusal } from '#web/lib/explain-refusal.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { starterMessages as say } from './messages.ts';
import { takeRefusals } from './refusals.ts';

/** A suggestion with the wording in which it is added. */
export interface PickedStarter {
  starterId: string;
  title: string;
  description: string;
}

/** How long adding can be undone from its toast, in milliseconds. */
const TIME_TO_UNDO = 12_000;

/** Adds suggestions in one act, reports it and offers to undo it. `problem` says why nothing was added. */
export function useTake({ assessment }: WholeAssessment) {
  const { id: assessmentId } = assessment;
  const patch = usePatchAssessment(assessmentId);
  const readAgain = useReadAgain();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function putBack(rows: readonly ComponentRow[]) {
    try {
      const taken = rows.map(({ id, version }) => ({ id, seenVersion: version }));
      const gone = new Set<string>(await api.starter.putBack({ assessmentId, taken }));
      patch((before) => ({ ...before, components: before.components.filter(({ id }) => !gone.has(id)) }));
      toast.success(say.undone(gone.size), { description: say.undoneText(rows.length - gone.size) });
    } catch (error) {
      toast.error(say.undoFailed, { description: explainSaveFailure(error) });
    }
  }

  /** Returns whether they were added. */
  async function take(picked: readonly PickedStarter[]): Promise<boolean> {
    setBusy(true);
    setProblem(null);
    try {
      const taken = picked.map((one) => ({ ...one, id: crypto.randomUUID() as ComponentId }));
      const rows = await api.starter.take({ assessmentId, taken });
      patch((before) => ({ ...before, components: mergeRows(before.components, rows, ({ id }) => id) }));
      const action = { label: say.undo, onPress: () => void putBack(rows) };
      toast.success(say.taken(rows.length), { description: say.takenText, action, timeout: TIME_TO_UNDO });
      return true;
    } catch (error) {
      setProblem(explainRefusal(takeRefusals, error) ?? explainSaveFailure(error));
      void readAgain();
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { take, isBusy, problem };
}
