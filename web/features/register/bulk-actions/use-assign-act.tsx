import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { AssignmentsShape } from '#contract/assignments.ts';
import type { ComponentRow } from '#contract/components.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { useShowAssignments } from '#web/features/assurance/assignments/api.ts';
import { workFormMessages } from '#web/features/assurance/assignments/messages.ts';
import { assignRefusals } from '#web/features/assurance/assignments/refusals.ts';
import { api } from '#web/lib/api.ts';
import { explainRefusal } from '#web/lib/explain-refusal.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { Alert } from '#web/ui/layout/alert.tsx';
import { severalMessages as say } from './messages.ts';
import type { SeenLines } from './plan-clearing.ts';

type AssignInput = Pick<Parameters<typeof api.assignments.assign>[0], 'owner' | 'dueOn' | 'review' | 'reviewer'>;

/** Sets an owner, a due date or a review for several rows, in one act of the history. */
export function useAssignAct(assessmentId: AssessmentId): {
  act: string;
  isBusy: boolean;
  /** What went wrong; null if nothing did. */
  fault: ReactNode;
  /** Returns the current state; null if it was refused. `seen` contains the lines by which reviews are approved. */
  send: (rows: readonly ComponentRow[], given: AssignInput, seen?: SeenLines) => Promise<AssignmentsShape | null>;
} {
  const show = useShowAssignments(assessmentId);
  const client = useQueryClient();
  // A retry after a missing response must be the same act.
  const [act] = useState(() => crypto.randomUUID());
  const [isBusy, setIsBusy] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const fault =
    why === null ? null : (
      <Alert tone="error" announce title={say.failed}>
        {why}
      </Alert>
    );

  async function send(rows: readonly ComponentRow[], given: AssignInput, seen?: SeenLines) {
    setIsBusy(true);
    setWhy(null);
    try {
      const records = rows.map(({ id }) => ({ noun: 'component', key: id, seenLine: seen?.get(id) }) as const);
      const answer = await api.assignments.assign({ assessmentId, act, records, ...given });
      show(answer);
      return answer;
    } catch (error) {
      setWhy(explainRefusal(assignRefusals, error) ?? workFormMessages.failedText);
      void client.invalidateQueries({ queryKey: queryKeys.assignments });
      return null;
    } finally {
      setIsBusy(false);
    }
  }

  return { act, isBusy, fault, send };
}
