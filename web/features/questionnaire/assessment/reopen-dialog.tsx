import { useQueryClient } from '@tanstack/react-query';
import type { AssessmentShape } from '#contract/assessment.ts';
import { MAX_REASON } from '#domain/limits.ts';
import { useSaveFailure } from '#web/features/saving/use-save-failure.ts';
import { useUnsaved } from '#web/features/saving/use-unsaved.ts';
import { api, codeOf } from '#web/lib/api.ts';
import { queryKeys } from '#web/lib/query-keys.ts';
import { Field } from '#web/ui/inputs/field.tsx';
import { useForm } from '#web/ui/inputs/form.tsx';
import { LimitedTextarea } from '#web/ui/inputs/limited-text.tsx';
import { limitMessages } from '#web/ui/messages.ts';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { toast } from '#web/ui/overlays/toast-store.ts';
import { openAssessmentQuery } from './api.ts';
import { chooseDraft } from './chosen-draft.ts';
import { completedMessages as say } from './messages.ts';

interface ReopenDialogProps {
  assessment: Pick<AssessmentShape, 'id'>;
  onClose: () => void;
  /** Called once the questionnaire opens its draft. */
  onDone?: () => void;
}

/** Asks why a completed assessment is reopened; the history records it. */
export function ReopenDialog({ assessment, onClose, onDone }: ReopenDialogProps) {
  const [reason = '', setReason] = useUnsaved<string>(assessment.id, 'reopen-reason');
  const reopen = useReopen(assessment, () => setReason(undefined));
  const form = useForm({
    value: { reason },
    onChange: (value) => setReason(value.reason === '' ? undefined : value.reason),
    check: (value) => {
      if (value.reason.trim() === '') return { reason: say.reasonMissing };
      return value.reason.length > MAX_REASON ? { reason: limitMessages.tooLong(MAX_REASON) } : {};
    },
    send: async (value) => {
      const isDone = await reopen(value.reason);
      if (isDone) onDone?.();
      return isDone;
    },
  });

  function close() {
    setReason(undefined);
    onClose();
  }

  return (
    <FormDialog
      form={form}
      title={say.reopenDialogTitle}
      description={say.reopenDialogText}
      cancel={say.cancel}
      send={say.reopen}
      sending={say.reopening}
      onClose={close}
    >
      <Field label={say.reason} hint={say.reasonHint} required error={form.errorOf('reason')}>
        <LimitedTextarea {...form.text('reason')} most={MAX_REASON} className="min-h-20" />
      </Field>
    </FormDialog>
  );
}

/** Reopens the assessment and shows the draft; resolves to whether there is one. */
function useReopen(assessment: Pick<AssessmentShape, 'id'>, forgetReason: () => void) {
  const client = useQueryClient();
  const reportFailure = useSaveFailure(openAssessmentQuery.queryKey);
  return async (reason: string): Promise<boolean> => {
    try {
      await api.assessment.reopen({ assessmentId: assessment.id, reason });
    } catch (error) {
      const code = codeOf(error);
      if (code !== 'not-completed') {
        reportFailure(error, say.reopenFailed);
        return false;
      }
      toast.info(say.draftExists, { description: say.reopenedAlready });
    }
    forgetReason();
    void client.invalidateQueries({ queryKey: queryKeys.dashboard });
    await chooseDraft(client, assessment.id);
    return true;
  };
}
