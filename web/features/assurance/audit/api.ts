import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AuditRoom } from '#contract/audit.ts';
import type { AssessmentId } from '#domain/ids.ts';
import { auditQuery } from '#web/features/assurance/comments/audit-query.ts';
import { HOLDS_WHOLE } from '#web/features/questionnaire/assessment/is-assessment-cached.ts';
import { api } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { auditRoomMessages as say } from './messages.ts';

/** Everything in an assessment, draft or completed, as it is now. */
export const auditedQuery = (assessmentId: AssessmentId) =>
  queryOptions({
    queryKey: [...queryKeys.assessment, 'audited', assessmentId],
    queryFn: ({ signal }) => api.assessment.read({ assessmentId }, { signal }),
    meta: HOLDS_WHOLE,
  });

type Mark = Parameters<typeof api.audit.mark>[0];

/** Marks a record as looked at, or removes the mark; the answer contains the whole audit screen. */
export function useMark(assessmentId: AssessmentId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      note,
      ...record
    }: Omit<Mark, 'assessmentId' | 'note'> & { note: string | null }): Promise<AuditRoom> =>
      note === null ? api.audit.unmark({ assessmentId, ...record }) : api.audit.mark({ assessmentId, ...record, note }),
    onSuccess: (room) => client.setQueryData(auditQuery(assessmentId).queryKey, room),
    onError: () => toast.error(say.markFailed, { id: 'audit-mark' }),
  });
}

type Drawing = Omit<Parameters<typeof api.audit.draw>[0], 'assessmentId'>;

/** Draws a sample and saves it. */
export function useDraw(assessmentId: AssessmentId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (drawing: Drawing) => api.audit.draw({ assessmentId, ...drawing }),
    onSuccess: (room) => client.setQueryData(auditQuery(assessmentId).queryKey, room),
  });
}
