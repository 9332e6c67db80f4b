import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChangeShape } from '#contract/history.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { useSession } from '#web/features/account/session/use-session.ts';
import { api } from '#web/lib/api.ts';
import { explainRefusal } from '#web/lib/explain-refusal.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { laterReasonRefusals, laterReasonMessages as say } from './messages.ts';

/** A line of the history that lacks a reason. */
export interface AskedLine {
  assessmentId: AssessmentId;
  line: string;
}

/** Adds a reason to a line of the history and to the other lines of the same decision, and shows it wherever these are visible. */
export function useGiveReason({ assessmentId, line }: AskedLine) {
  const client = useQueryClient();
  const by = useSession().user?.fullName ?? null;
  return useMutation({
    mutationFn: (reason: string) => api.laterReasons.give({ assessmentId, line, reason }),
    onSuccess: ({ lines }, reason) => {
      showReason(client, lines, { reason, lacksReason: false, reasonGiven: { by, at: new Date().toISOString() } });
      toast.success(say.saved(lines.length), { description: say.savedText(lines.length) });
    },
    onError: (error) =>
      toast.error(say.failed, { description: explainRefusal(laterReasonRefusals, error) ?? say.failedText }),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: queryKeys.reasonGaps });
      return client.invalidateQueries({ queryKey: queryKeys.history });
    },
  });
}

/** Updates the lists that are shown, without requesting older pages again. */
function showReason(
  client: QueryClient,
  lines: readonly string[],
  given: Pick<ChangeShape, 'reason' | 'reasonGiven' | 'lacksReason'>,
): void {
  client.setQueriesData<{ changes?: ChangeShape[] }>({ queryKey: queryKeys.history }, (known) =>
    known?.changes
      ? {
          ...known,
          changes: known.changes.map((change) => (lines.includes(change.id) ? { ...change, ...given } : change)),
        }
      : known,
  );
}
